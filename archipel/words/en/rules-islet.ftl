### Islet: its rules, told to players.  A section has a title, a text and perhaps what is said of its picture: paragraphs, lists with "-", *strong* words.

rules-islet-aim-title = What it is about
rules-islet-aim =
    You are birds. Lay tiles to make the islet wider and higher, gather what nests are made of, and lay your eggs on it.
    Whoever has laid the most eggs in the end wins.

    With two players each has 10 eggs, with three 8, with four 6; and each has one bird.

rules-islet-tiles-title = Tiles and levels
rules-islet-tiles =
    Tiles are triangles. Two cells are *adjacent* when they share an edge, so each has three neighbours. Cells without a
    tile are sea, also in the midst of the islet.

    There are 90 tiles: fresh water, sand or clay, each with a nest of leaves, branches or flowers, ten of every kind.

    Tiles are stacked. The *level* of a cell is how many lie on it, and only the one on top counts.
rules-islet-tiles-picture = An islet late in a game. The number on each cell is its level; taller stacks have darker ones.

rules-islet-cards-title = Cards
rules-islet-cards =
    Six resources, twelve cards each: water, sand and clay; leaf, branch and flower. When a deck is empty there is none
    to take.

    Each pair of terrains belongs to a nest: water and sand to branches, water and clay to leaves, sand and clay to
    flowers.

rules-islet-setup-title = Set-up
rules-islet-setup =
    Six tiles form the first islet, a hexagon. Everybody draws four tiles. Birds start at sea. The first player begins.
rules-islet-setup-picture = The first islet: six tiles round a point, all birds at sea. Dotted: where the first tile can go.

rules-islet-secrets-title = What you may know
rules-islet-secrets =
    Your tiles are secret. Cards, eggs and everything on the islet are open.

rules-islet-turn-title = Your turn
rules-islet-turn =
    You either *explore* or *move*.

    - Exploring: lay one to four tiles and take cards for them, draw up to four tiles again, and keep eight cards at most.
    - Moving: step with your bird and lay eggs, as often and in any order, as long as you can pay. You may also do
      nothing.

rules-islet-exploring-title = Exploring: laying tiles
rules-islet-exploring =
    The first tile goes into the sea, beside the islet. Each further one goes onto the islet: on a cell adjacent to the tile
    laid just before, ending at least one level higher than that tile, and not on an egg or a bird, your own neither.
rules-islet-exploring-picture = Sand was laid into the sea on the right. The second tile goes onto a cell beside it, and the mark says which card it brings.

rules-islet-gains-title = Exploring: taking cards
rules-islet-gains =
    Each tile brings a card. Laid into the sea or onto the same terrain: a card of its terrain. Laid onto another
    terrain: a card of the nest that belongs to the two. The nests printed on the tiles do not matter here.

rules-islet-drawing-title = Exploring: the end of it
rules-islet-drawing =
    You stop when you like, after four tiles, or when no other can be laid. Then you draw until you have four tiles again, as
    long as there are any. If you hold more than eight cards, guarantees not counted, you put back what is too much.

rules-islet-stepping-title = Moving: steps
rules-islet-stepping =
    Your bird steps to an adjacent cell of the islet, whatever the levels, and past birds and eggs. From the sea it goes to
    any cell at the shore. It never goes back to sea.

    A step to the same terrain is free. To another terrain, and always from the sea, it costs one card of the terrain you
    step to.

    You may not stop where another bird is, so you step there only if you can go on. Nor do you step back onto a cell
    you have already stood on since the last thing you paid for: it would change nothing.
rules-islet-stepping-picture = The red bird sits on sand. Sand beside it is free to step on; other terrain costs the card shown.

rules-islet-laying-title = Moving: laying eggs
rules-islet-laying =
    Where your bird is, if no egg and no other bird is there, you may lay. It costs three cards of the nest printed on the
    top tile.

    Eggs come in pairs: one goes on the cell, and another onto a card of your choice, which you take from its deck: this
    is a *guarantee*. You have at most two of the same. When no free egg is left, the egg comes from one of your guarantees, and
    its card goes back.
rules-islet-laying-picture = A first egg in its nest, with its bird beside it.

rules-islet-paying-title = Paying
rules-islet-paying =
    Two equal terrain cards can stand for one of another terrain. Two different ones can stand for a card of their nest. You
    may go on like that: sand and sand for a clay, that clay with a water for a leaf. You pay nothing that is not needed.

rules-islet-guarantees-title = Guarantees
rules-islet-guarantees =
    A guarantee pays like a card, once a turn, and stays with you, also in the turn in which you won it, but not for
    that same egg. At the end of your turn it is fresh again. Fresh guarantees are used before cards. They do not count among your eight.

rules-islet-end-title = The end
rules-islet-end =
    When somebody has laid his last egg, the round is finished. When the last tile is drawn from the bag, the round is
    finished and one more is played. If both happen, the earlier end counts. The game also ends with a round
    in which for three turns each nobody has laid a tile or an egg.

rules-islet-scoring-title = Who wins
rules-islet-scoring =
    The most eggs on the islet win. Between equal players the heights decide: compare your highest eggs, then the next, and
    so on. Still equal, you share it.

rules-islet-solo-title = Alone: two islets
rules-islet-solo =
    You build two islets of six tiles, *day* and *night*, and have 10 eggs to lay, or 6 for an easier game. Of thirteen
    day and night cards two are shown at each islet. To begin, place your bird on any cell.
rules-islet-solo-picture = Two islets, day on the left and night on the right, each with the cards that say where to lay.

rules-islet-solo-turn-title = Alone: your turn
rules-islet-solo-turn =
    You explore only the islet where your bird is. Before moving you give up three tiles, all from your hand or all from
    the bag.

    Your bird may also cross to a cell of the other islet whose top tile is of the very same kind; that always
    costs one card of its terrain.

rules-islet-solo-cards-title = Alone: day and night cards
rules-islet-solo-cards =
    You lay only where a card shown at that islet agrees, with its day side by day and its night side by night. It asks for

    - one terrain within another: a tile of the first, with all its neighbours, at least two, of the second;
    - level 3 and a terrain, or level 4 and a nest: exactly that level;
    - or just level 4, whatever is there.

    The card is then discarded, and the *other* islet is filled up to two cards.

rules-islet-solo-end-title = Alone: the end
rules-islet-solo-end =
    You win with your last egg; the tiles left in the bag are your points. You lose when you would have to draw a tile and
    there is none. The ranks:

    - 15 and more: ideal ecosystem
    - 10 to 14: endangered species saved
    - 7 to 9: wildlife grows
    - 4 to 6: flora begins to bloom
    - 3 and fewer: try again

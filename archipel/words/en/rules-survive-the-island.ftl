### Survive the Island: its rules, told to players.  A section has a title, a text and perhaps what is said of its picture: paragraphs, lists with "-", *strong* words.

rules-survive-the-island-aim-title = What it is about
rules-survive-the-island-aim =
    The island is sinking and its volcanoes wake. Bring your adventurers to the arrival islands in the corners, by raft
    or swimming, before the third volcano breaks out.

    You have ten adventurers, who carry treasures worth 1, 1, 2, 2, 3, 3, 4, 4, 5 and 5. The most treasure saved wins.

rules-survive-the-island-board-title = The board
rules-survive-the-island-board =
    The sea has 129 six-sided cells. Rows are lettered *a* to *m* from the top, and cells numbered from the left. The
    40 cells in the middle are covered with tiles; the one at the heart, g6, is water.

    In each corner lies an *arrival island* with two landing cells: b1 and c1 in the north-west, b10 and c11 in the
    north-east, k1 and l1 in the south-west, k11 and l10 in the south-east. Whoever reaches one is saved and leaves play.

    Sea serpents start at b1, c11, k1, l10 and in the middle, g6.
rules-survive-the-island-board-picture = The island before anybody has come, with arrival islands in the corners and five sea serpents.

rules-survive-the-island-tiles-title = Tiles and pieces
rules-survive-the-island-tiles =
    The island has 16 beaches, 16 forests and 8 mountains, each with something underneath:

    - *Effects*, at once: shark (3 beaches, 3 forests), kaiju (3, 2), raft (1, 3), whirlpool (2 forests, 4 mountains),
      volcano (4 mountains).
    - *Powers*, kept in the hand: paddles (2 beaches), dolphin (3, 1), dive (2 forests), creature die (2, 2), repellent
      (2, 1).

    Beside the board wait 6 sharks, 2 kaijus and 12 rafts of three seats. Sharks, kaijus and rafts that are eliminated go
    back there and can come again; the five sea serpents do not. A cell is *free* when no adventurer, raft or creature
    is in it.

rules-survive-the-island-players-title = How many play
rules-survive-the-island-players =
    Two to five. Two players have two colours each, red and green against blue and yellow, played as one, and four rafts
    each. Otherwise it is one colour and two rafts each. With *open values* you go on seeing your own treasures.

rules-survive-the-island-setup-title = Set-up
rules-survive-the-island-setup =
    Tiles and treasures are dealt by chance. Then, in turn and one at a time, everybody places adventurers, each on
    an empty tile. Five players fill all 40 tiles, and then go on with second ones, two to a tile at most.

    After that everybody places rafts, one at a time, on free water cells beside the island. The middle is not free:
    a sea serpent lives there.
rules-survive-the-island-setup-picture = After the set-up of three players: adventurers on the tiles, six rafts round the island.

rules-survive-the-island-secrets-title = What you may know
rules-survive-the-island-secrets =
    Each looks at his own treasures while placing, and not afterwards (unless you play with open values). Tiles in a hand
    are secret: the others see only which kind of land they were. At the end everything is open. What is eliminated
    waits beside the board, for all to see.

rules-survive-the-island-turn-title = Your turn
rules-survive-the-island-turn =
    - *Act*: with an adventurer in play you have three moves. You may also play as many powers from your hand as you like,
      before, between and after the moves. You may stop whenever you like.
    - *Sink* one tile. If you had nobody in play when your turn began, you sink two, one after the other.
    - *Roll* the die. A creature of that kind *must* be moved if any of them can.

    A power taken this turn can be played from the next turn on.

rules-survive-the-island-walking-title = On foot
rules-survive-the-island-walking =
    One move takes an adventurer from a tile or a raft to the tile next to it, onto a raft next to it with a free seat, or
    from a raft on a landing cell to the arrival island. You may go back onto the island! Any number may stand on a tile.
rules-survive-the-island-walking-picture = The red adventurer in hand can walk to any tile beside him.

rules-survive-the-island-swimming-title = Swimming
rules-survive-the-island-swimming =
    A move that begins or ends in the water is a swim: into the water from a tile, a raft or the water; and out of it
    onto a tile, a raft with a seat or an arrival island. Each adventurer swims once a turn at most, and may walk before
    and after. Being carried by a power, pushed or sunk is no swim.

    You swim into a water cell without a raft, or whose raft is full. If it has a seat, you are aboard.

rules-survive-the-island-boarding-title = Climbing aboard
rules-survive-the-island-boarding =
    Whenever a swimmer is in the same cell as a raft with a free seat, he climbs aboard, before anything else happens there:
    also when it is the raft that came, or when a seat becomes free. If there are more swimmers than seats, whoever’s turn
    it is chooses who gets one, whosever they are.

rules-survive-the-island-sailing-title = Sailing
rules-survive-the-island-sailing =
    One move takes a raft to the next water cell without a raft. It must be empty, or you must have at least as many
    aboard as each of the others has. With one each, each of you may sail it.
rules-survive-the-island-sailing-picture = Red is alone aboard, so red moves the raft: to any of the cells with a dot.

rules-survive-the-island-no-entry-title = Where nobody goes
rules-survive-the-island-no-entry =
    Nothing enters the cell of a volcano. Nothing enters the cell of a kaiju, except another kaiju.

rules-survive-the-island-powers-title = Powers
rules-survive-the-island-powers =
    You play them among your moves, and they cost none:

    - *Paddles*: an empty raft, or one you control, goes one or two cells. It stops where it picks up a swimmer or is
      destroyed.
    - *Dolphin*: one of your swimmers goes one or two steps through the water, and may end in the water, on a tile, on a
      raft or on an arrival island. A cell with a shark or a serpent can only be the last.
    - *Dive*: any creature goes to any free water cell.
    - *Creature die*: roll, and move such a creature at once, as at the end of a turn.
    - *Repellent*: remove a shark from a cell where one of yours is aboard a raft. It also protects: see there.

    A power that can do nothing cannot be played, and nothing ends where it began. With two of the same, the one of the
    lowest land goes.

rules-survive-the-island-sinking-title = Sinking a tile
rules-survive-the-island-sinking =
    Choose any tile of the lowest kind left, inland ones too: beaches, then forests, then mountains. Those on it are
    in the water now, and a kaiju stays where it was. Turn the tile over: effects happen at once, powers go into your hand,
    unseen.
rules-survive-the-island-sinking-picture = Ringed: the beaches beside the water. One of them has to go.

rules-survive-the-island-arrivals-title = What comes up
rules-survive-the-island-arrivals =
    A *shark*, a *kaiju* or a *raft* comes into the cell; swimmers there climb onto the raft. A creature that comes does
    at once what it does. In a kaiju’s cell nothing comes up but a second kaiju, which pushes the first.

    If none is left beside the board, you choose one on the board to bring: any shark, any other kaiju, or an empty raft. If
    no raft is empty, nothing comes.

rules-survive-the-island-disasters-title = Whirlpool and volcano
rules-survive-the-island-disasters =
    - *Whirlpool*: everything in the cell and the water cells around it is eliminated: adventurers, rafts, creatures.
    - *Volcano*: everything in the cell is eliminated, and the volcano stands there for good, neither water nor land.
      At the third one the game is over.

rules-survive-the-island-die-title = The die, and how creatures move
rules-survive-the-island-die =
    Two faces each show a sea serpent, a shark and a kaiju. A serpent goes one cell and a shark one or two, over water. A
    kaiju goes one or two, over water and land. None goes onto a volcano or an arrival island, nor ends where it began.

    Each stops in the first cell with something for it: for a serpent a raft or an adventurer, for a shark a swimmer, for
    a kaiju anything at all.
rules-survive-the-island-die-picture = A shark was rolled: the dots are where it can go, and the swimmers are in its reach.

rules-survive-the-island-creatures-title = What creatures do
rules-survive-the-island-creatures =
    - A *sea serpent* eliminates rafts, empty ones too, and every adventurer in its cell.
    - A *shark* eliminates swimmers.
    - A *kaiju* eliminates rafts, and pushes adventurers and creatures away.

    This happens when the creature comes, by moving, being pushed or from under a tile, and also when an adventurer or raft
    comes to it. Whoever finds a seat on a raft there is no swimmer for the shark. Sharks and serpents share cells; where
    both meet somebody, the serpent acts first. A shark in a cell that a kaiju enters bites nobody before it or they
    are pushed.

rules-survive-the-island-kaiju-title = Kaijus push
rules-survive-the-island-kaiju =
    When a kaiju comes, a raft there is eliminated first. Then whoever’s turn it is pushes everything else out of the cell,
    one by one, in the order he likes: an adventurer to a tile or water cell next to it, where he climbs aboard or meets
    what is there; a creature as it moves by itself. A kaiju that is pushed does its own pushing first.

    A kaiju cannot come where something could not be pushed out.
rules-survive-the-island-kaiju-picture = A kaiju has come to a raft: those aboard are pushed out of its way, one by one, into cells beside it.

rules-survive-the-island-repellent-title = Repellent
rules-survive-the-island-repellent =
    Before a shark or a kaiju does anything in a cell with adventurers, everybody who has one there and holds at least one
    tile is asked, first the one whose turn it is. With a repellent you may repel: the tile is used up, the creature goes back
    beside the board, and all stays as it was. The first to repel settles it. A shark is only asked about when
    it would eat a swimmer, and each of several sharks by itself.

    Nothing repels serpents, whirlpools or volcanoes.

rules-survive-the-island-end-title = The end
rules-survive-the-island-end =
    The game ends at the third volcano, or when no adventurer is left in play. Whoever is not on an arrival island then
    is lost. Add up the treasures saved: the most win, and equal players share it.

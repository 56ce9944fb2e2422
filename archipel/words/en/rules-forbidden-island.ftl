### L’Île Interdite: its rules, told to players.  A section has a title, a text and perhaps what is said of its picture: paragraphs, lists with "-", *strong* words.

rules-forbidden-island-aim-title = What it is about
rules-forbidden-island-aim =
    All of you play together against the island. Take the four treasures, the Crystal of Fire, the Statue of the Wind, the
    Ocean’s Chalice and the Earth Stone, meet on Fools’ Landing and fly home before the sea has swallowed the way.

    You win together or lose together.

rules-forbidden-island-island-title = The island
rules-forbidden-island-island =
    24 square tiles, shuffled anew each time. Tiles are *adjacent* when they share a side. Each treasure can be taken on
    either of two tiles, which bear its sign. Fools’ Landing is the way out. Five gates are where the other roles
    start; the remaining tiles are only land to stand on.

    A tile is dry, flooded or gone. One that is gone never comes back.

rules-forbidden-island-cards-title = Two decks
rules-forbidden-island-cards =
    There are 28 *treasure cards*: five of each treasure, three Waters Rise!, three helicopters and two sandbags. Hands are open.

    And 24 *flood cards*: one for each tile.

rules-forbidden-island-meter-title = The water level
rules-forbidden-island-meter =
    It says how many flood cards are drawn each turn: two at first, then three, four and five. At the tenth tick is the
    skull, and all is lost.

rules-forbidden-island-roles-title = Roles
rules-forbidden-island-roles =
    Everybody is good at something:

    - *Diver*: crosses any number of flooded and missing tiles in one action, and ends on a tile.
    - *Engineer*: shores up one or two tiles for one action.
    - *Explorer*: moves and shores up diagonally too.
    - *Messenger*: gives treasure cards to anybody, wherever they are.
    - *Navigator*: moves another’s pawn one or two tiles for one action.
    - *Pilot*: once a turn, flies to any tile for one action.

rules-forbidden-island-setup-title = Set-up
rules-forbidden-island-setup =
    The tiles are laid out. Six flood cards are drawn, and those tiles are flooded. Roles are dealt or chosen, and each
    pawn stands on the tile of its role, flooded or not. Everybody gets two treasure cards; a Waters Rise! among them is
    put back and replaced. The water level starts where the difficulty says, and the first player begins.
rules-forbidden-island-setup-picture = A game for two as it begins: six tiles are flooded, pawns stand where their roles start.

rules-forbidden-island-turn-title = Your turn
rules-forbidden-island-turn =
    - Up to three *actions*.
    - Two *treasure cards*, one by one.
    - As many *flood cards* as the water level says, one by one.

    Then it is the next player’s turn. You may stop before your actions are spent.

rules-forbidden-island-moving-title = Moving
rules-forbidden-island-moving =
    For an action your pawn goes to an adjacent tile, dry or flooded, but not where a tile is missing. The Explorer goes
    diagonally too. The Diver goes on through flooded and missing tiles as far as he likes; a dry tile ends his way.

    The Pilot may instead fly to any tile, once a turn. The Navigator may instead move another’s pawn one or two steps
    from tile to adjacent tile; that pawn’s own skills do not help it then, and it does not end where it stood.
rules-forbidden-island-moving-picture = Where red can go with one action is marked: the tiles that share a side with his.

rules-forbidden-island-shoring-title = Shoring up
rules-forbidden-island-shoring =
    For an action a flooded tile, your own or an adjacent one, becomes dry. The Explorer reaches diagonally too, and the
    Engineer does two different ones for a single action if he likes.
rules-forbidden-island-shoring-picture = Flooded tiles that red can shore up: his own and those beside it.

rules-forbidden-island-giving-title = Giving cards
rules-forbidden-island-giving =
    For an action you give one treasure card to somebody whose pawn is on your tile; the Messenger, to anybody anywhere.
    Helicopters and sandbags cannot be given. Whoever has five may still receive, and then brings the hand down to five.

rules-forbidden-island-claiming-title = Taking a treasure
rules-forbidden-island-claiming =
    For an action, with four cards of a treasure in your hand and your pawn on one of its two tiles, dry or flooded,
    discard the four cards and take it.

rules-forbidden-island-special-title = Helicopter and sandbags
rules-forbidden-island-special =
    These cost no action, and whoever holds one may play it, whoever’s turn it is: during actions and before each
    card that is drawn. Not while a pawn is swimming for its life; and while somebody discards, only he may.

    - *Sandbags*: any flooded tile becomes dry.
    - *Helicopter*: one or more pawns that stand together fly to any other tile.

    A card played goes to the discards. Somebody with too many cards may play one instead of discarding it. Before each
    draw the page waits as long as anybody holds such a card.

rules-forbidden-island-drawing-title = Drawing treasure cards
rules-forbidden-island-drawing =
    Treasures, helicopters and sandbags go into your hand. *Waters Rise!* is carried out at once: the level goes up one
    tick, and the flood cards drawn so far are shuffled and laid on top of their deck, so that the same tiles come
    again first.

    When the deck is used up, the discards are shuffled into a new one at once.

rules-forbidden-island-limit-title = Five cards
rules-forbidden-island-limit =
    Nobody keeps more than five. Whoever has a sixth, drawn or given, discards one at once, or plays a special card. Then the
    turn goes on.

rules-forbidden-island-flood-title = Flood cards
rules-forbidden-island-flood =
    A dry tile that is drawn is flooded, and its card goes to the flood discards. A flooded one *sinks*: tile and card
    leave the game. When the deck is used up, the discards become the new one.
rules-forbidden-island-flood-picture = Later: blue tiles are flooded, and where there are only ripples a tile has sunk. The drops say how likely each is to come up next.

rules-forbidden-island-swimming-title = When your tile sinks
rules-forbidden-island-swimming =
    Pawns on it swim to an adjacent tile, flooded or not, in the order of play from the player whose turn it is. The Explorer
    may swim diagonally, the Diver goes to a nearest tile through missing ones, and the Pilot flies anywhere. With
    nowhere to go, all is lost.
rules-forbidden-island-swimming-picture = Red’s tile has sunk under him. He swims to one of those marked, or all is lost.

rules-forbidden-island-winning-title = Winning
rules-forbidden-island-winning =
    With the four treasures taken and all pawns on Fools’ Landing, dry or flooded, somebody plays a helicopter: you have
    won.
rules-forbidden-island-winning-picture = All four treasures are found and both stand on Fools’ Landing, flooded as it is: a helicopter card takes them home.

rules-forbidden-island-losing-title = Losing
rules-forbidden-island-losing =
    All is lost at once when

    - Fools’ Landing sinks,
    - both tiles of a treasure you do not have yet have sunk,
    - a pawn has nowhere to swim,
    - or the water reaches the skull.

    Everything then stays as it stands. Everybody has won, or nobody.

rules-forbidden-island-options-title = Difficulty and shapes
rules-forbidden-island-options =
    Two to four play. The water starts at the first tick (novice), the second (normal), the third (elite) or the fourth
    (legendary). Roles are dealt by chance, or chosen. Besides the usual island there are eight other shapes of 24 tiles,
    mostly harder.

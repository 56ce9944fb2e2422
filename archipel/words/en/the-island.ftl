### The Island

the-island-title = The Island
the-island-summary = The island is sinking: get your explorers to safety, by boat or swimming, before the volcano erupts

## Pieces and terrains

the-island-serpent = sea serpent
the-island-shark = shark
the-island-whale = whale
the-island-boat = boat

the-island-beach = beach
the-island-forest = forest
the-island-mountain = mountain

the-island-colour-r = red
the-island-colour-b = blue
the-island-colour-g = green
the-island-colour-y = yellow

## Places off the board

the-island-place-NW = north-western safe island
the-island-place-NE = north-eastern safe island
the-island-place-SW = south-western safe island
the-island-place-SE = south-eastern safe island
the-island-place-lost = lost
the-island-place-hand = still in hand

## What is under the tiles

the-island-back-shark = shark
the-island-back-shark-help = At once: a shark appears where the tile was, and swimmers there are lost
the-island-back-whale = whale
the-island-back-whale-help = At once: a whale appears where the tile was
the-island-back-boat = boat
the-island-back-boat-help = At once: a boat appears where the tile was, and up to three swimmers there are taken aboard
the-island-back-whirlpool = whirlpool
the-island-back-whirlpool-help = At once: everything in that cell and the sea cells next to it is gone: swimmers, boats with all aboard, creatures
the-island-back-volcano = volcano
the-island-back-volcano-help = At once: the volcano erupts and the game is over; whoever is not on a safe island is lost
the-island-back-dolphin = dolphin
the-island-back-dolphin-help = Start of your turn: one of your swimmers goes one to three sea cells
the-island-back-wind = fair wind
the-island-back-wind-help = Start of your turn: a boat that you control, with one of your explorers aboard, goes one to three sea cells
the-island-back-move-serpent = move a sea serpent
the-island-back-move-serpent-help = Start of your turn: any sea serpent goes to any sea cell that holds nothing
the-island-back-move-shark = move a shark
the-island-back-move-shark-help = Start of your turn: any shark goes to any sea cell that holds nothing
the-island-back-move-whale = move a whale
the-island-back-move-whale-help = Start of your turn: any whale goes to any sea cell that holds nothing
the-island-back-repel-shark = repel a shark
the-island-back-repel-shark-help = Defence: a shark that another player moves onto your swimmers is removed before it bites
the-island-back-repel-whale = repel a whale
the-island-back-repel-whale-help = Defence: a whale that another player moves onto a boat you control is removed before it strikes
the-island-back-unknown = face-down tile
the-island-back-unknown-help = Only its owner knows what is under it

## Options

the-island-option-seats = how many play: 2, 3 or 4
the-island-option-two_colours = two players with two colours each: red and green against blue and yellow
the-island-option-challenges = challenges to play with, any of 1 to 4
the-island-option-open_values = players go on seeing the values of their own explorers once the game has begun

the-island-challenge-1 = Overcrowded: at set-up a tile that touches no sea takes two explorers
the-island-challenge-2 = To the last: the volcano is a whirlpool, and the game ends when no explorer is left in play
the-island-challenge-3 = All equal: each explorer saved counts one, whatever its value
the-island-challenge-4 = Atlantis drowned: the volcano is a whirlpool, and the game ends when the last tile is taken

## What is to be decided ($actor is a seat, as text, or "chance"; $moves_left a number)

the-island-phase-place-explorers = Player { $actor }: place one of your explorers on a tile
the-island-phase-place-boats = Player { $actor }: place one of your boats in the sea, beside the island
the-island-phase-tile = Player { $actor }: play a tile from your hand, or keep them all
the-island-phase-move = { $moves_left ->
    [one] Player { $actor }: move your explorers and boats, { $moves_left } move left
   *[other] Player { $actor }: move your explorers and boats, { $moves_left } moves left
}
the-island-phase-sink = Player { $actor }: choose the tile that sinks
the-island-phase-reveal = The tile that sank is turned over
the-island-phase-aboard = Player { $actor }: choose who gets into the boat; it has three seats
the-island-phase-roll = The creature die is rolled
the-island-phase-creature = Player { $actor }: move a creature of the kind rolled, or let them stay
the-island-phase-defend = Player { $actor }: a creature attacks; repel it with the right tile, or let it come
the-island-phase-over = The game is over

## Moves, told.  Besides the parts of the move: $origin and $cell are $from and $to without the star of who is aboard.

the-island-move-place = { $piece } is placed on { $to }
the-island-move-boat = A boat is placed at { $to }
the-island-move-skip = No tile is played
the-island-move-play-dolphin = A dolphin carries { $piece } from { $from } to { $to }
the-island-move-play-wind = A fair wind drives the boat from { $from } to { $to }
the-island-move-play-move-serpent = A tile moves the sea serpent from { $from } to { $to }
the-island-move-play-move-shark = A tile moves the shark from { $from } to { $to }
the-island-move-play-move-whale = A tile moves the whale from { $from } to { $to }
the-island-move-end = No more moves this turn
the-island-move-walk = { $piece } walks from { $from } to { $to }
the-island-move-board = { $piece } gets into the boat at { $cell }
the-island-move-swim = { $piece } swims from { $from } to { $to }
the-island-move-dive = { $piece } jumps off the boat at { $origin }
the-island-move-land = { $piece } lands on the { $to ->
    [NW] { the-island-place-NW }
    [NE] { the-island-place-NE }
    [SW] { the-island-place-SW }
   *[SE] { the-island-place-SE }
}
the-island-move-sail = The boat sails from { $from } to { $to }
the-island-move-sink = The { $terrain ->
    [beach] { the-island-beach }
    [forest] { the-island-forest }
   *[mountain] { the-island-mountain }
} at { $from } sinks
the-island-move-reveal = { $back ->
    [shark] Under the tile: a shark appears
    [whale] Under the tile: a whale appears
    [boat] Under the tile: a boat appears
    [whirlpool] Under the tile: a whirlpool swallows everything around
    [volcano] Under the tile: the volcano erupts
    [dolphin] Under the tile, kept in hand: { the-island-back-dolphin }
    [wind] Under the tile, kept in hand: { the-island-back-wind }
    [move-serpent] Under the tile, kept in hand: { the-island-back-move-serpent }
    [move-shark] Under the tile, kept in hand: { the-island-back-move-shark }
    [move-whale] Under the tile, kept in hand: { the-island-back-move-whale }
    [repel-shark] Under the tile, kept in hand: { the-island-back-repel-shark }
    [repel-whale] Under the tile, kept in hand: { the-island-back-repel-whale }
   *[unknown] The tile is kept in hand, unseen by the others
}
the-island-move-aboard = { $piece } is taken into the boat at { $cell }
the-island-move-roll = The die shows { $face ->
    [serpent] a sea serpent
    [shark] a shark
   *[whale] a whale
}
the-island-move-serpent = The sea serpent at { $from } goes to { $to }
the-island-move-shark = The shark at { $from } goes to { $to }
the-island-move-whale = The whale at { $from } goes to { $to }
the-island-move-stay = No creature moves
the-island-move-repel = { $piece ->
    [shark] The shark from { $from } is driven off before it reaches { $to }
   *[whale] The whale from { $from } is driven off before it reaches { $to }
}
the-island-move-allow = { $piece ->
    [shark] Nothing is done against the shark from { $from } that goes to { $to }
   *[whale] Nothing is done against the whale from { $from } that goes to { $to }
}

## Moves, explained

the-island-help-place = Put one of your explorers on a tile that nobody stands on (place r4 e5)
the-island-help-boat = Put one of your boats in a sea cell beside the island, without a boat or a serpent (boat c5)
the-island-help-skip = Play no tile this turn (skip)
the-island-help-play-dolphin = Let a dolphin carry one of your swimmers one to three sea cells (play dolphin r3 c8)
the-island-help-play-wind = Let the wind drive a boat you control one to three sea cells (play wind c5 c8)
the-island-help-play-move-serpent = Move any sea serpent to any sea cell that holds nothing (play move-serpent b1 h2)
the-island-help-play-move-shark = Move any shark to any sea cell that holds nothing (play move-shark e3 h2)
the-island-help-play-move-whale = Move any whale to any sea cell that holds nothing (play move-whale e3 h2)
the-island-help-end = Give up the moves you have left (end)
the-island-help-walk = Walk to the tile next to yours (walk r3 e6)
the-island-help-board = Get into a boat with a free seat: from the tile or boat next to it, or from the water of its cell (board r3 c5)
the-island-help-swim = Swim into the sea cell next to yours, once a turn; sharks and serpents there are deadly (swim r3 c6)
the-island-help-dive = Jump off a boat into the water of its cell; this is the explorer’s swim of the turn (dive r3)
the-island-help-land = Step onto a safe island, from a boat or the water of one of its two landing cells (land r3 NW)
the-island-help-sail = Move a boat, empty or under your control, to the sea cell next to it; serpents and whales capsize those who carry anybody (sail c5 c6)
the-island-help-sink = Take a tile: one of the lowest terrain left that touches the sea (sink e5)
the-island-help-reveal = The tile just taken is turned over (reveal shark)
the-island-help-aboard = Choose a swimmer for a seat in the boat that has appeared (aboard r3)
the-island-help-roll = The creature die is rolled (roll whale)
the-island-help-serpent = Move a sea serpent one cell; it takes swimmers, and a boat with all aboard (serpent b1 b2)
the-island-help-shark = Move a shark one or two cells; it stops at the first swimmers and takes them (shark e3 f2)
the-island-help-whale = Move a whale one to three cells; it stops at the first boat that carries anybody and capsizes it (whale e3 f2)
the-island-help-stay = Move no creature (stay)
the-island-help-repel = Discard the right defence tile and remove the creature that attacks (repel)
the-island-help-allow = Let the creature come (allow)

## Why a move cannot be made: these go on after the move and a colon.  The rule's number is added behind.

the-island-game-over = the game is over

the-island-not-placing-explorers = explorers are placed only at the beginning of the game
the-island-not-placing-boats = boats are placed only at the beginning of the game, after the explorers
the-island-not-playing-tiles = a tile from the hand is for the start of a turn, and this is not the time
the-island-not-moving = this is not the time to move explorers and boats
the-island-not-sinking = this is not the time to take a tile
the-island-not-revealing = no tile is being turned over now
the-island-not-filling-a-boat = no seats in a boat are being given out now
the-island-not-rolling = this is not the time for the die
the-island-not-moving-creatures = this is not the time to move a creature
the-island-not-defending = nobody is being asked about an attack now

the-island-place-not-yours = { $piece } is not one of your explorers
the-island-place-not-in-hand = { $piece } is not among the explorers you have still to place
the-island-place-no-tile = there is no tile at { $to }
the-island-place-tile-taken = somebody stands on { $to } already; take a tile that nobody stands on
the-island-place-tile-full = no more room on { $to }; a tile takes one explorer, or two if it touches no sea
the-island-boat-not-sea = { $to } is not sea
the-island-boat-no-tile-near = { $to } touches no tile, and a boat starts beside the island
the-island-boat-cell-taken = there is a boat or a sea serpent at { $to } already

the-island-not-yours = { $piece } is not one of your explorers
the-island-out-of-play = { $piece } is not in play; only explorers on tiles, in boats or in the water move
the-island-walk-left-the-island = { $piece } has left the island and cannot set foot on it again
the-island-walk-no-tile = there is no tile at { $to }
the-island-walk-too-far = { $to } is not next to { $from }, where { $piece } stands
the-island-board-no-boat = there is no boat in that cell
the-island-board-full = the boat is full; it carries three
the-island-board-already-aboard = { $piece } is in that boat already
the-island-board-swimmer-elsewhere = a swimmer gets only into a boat in the same cell, and { $piece } swims in another
the-island-board-too-far = the boat is not next to { $piece }
the-island-swim-aboard = { $piece } is in a boat; it can only dive into the water of the boat’s own cell
the-island-swim-not-sea = { $to } is not sea
the-island-swim-too-far = { $to } is not next to { $from }, where { $piece } is
the-island-swim-twice = { $piece } has swum or dived this turn already, and may do so only once
the-island-dive-not-aboard = { $piece } is not in a boat
the-island-land-from-tile = { $piece } still stands on the island; one lands from a boat or from the water
the-island-land-not-there = { $piece } is not beside the { $to ->
    [NW] { the-island-place-NW }; one lands there from b1 or c1
    [NE] { the-island-place-NE }; one lands there from b10 or c11
    [SW] { the-island-place-SW }; one lands there from k1 or l1
   *[SE] { the-island-place-SE }; one lands there from k11 or l10
}
the-island-sail-no-boat = there is no boat at { $from }
the-island-sail-not-controlled = you do not control the boat at { $from }: another player has more explorers aboard
the-island-sail-not-sea = { $to } is not sea
the-island-sail-too-far = { $to } is not next to { $from }; a boat sails one cell a move
the-island-sail-boat-there = there is a boat at { $to } already, and a cell holds one

the-island-sink-no-tile = there is no tile at { $from }
the-island-sink-lower-first = { $terrain ->
    [forest] { $from } is forest, and all beaches sink first
   *[mountain] { $from } is mountain, and all beaches and forests sink first
}
the-island-sink-inland = { $from } does not touch the sea, and another { $terrain ->
    [beach] { the-island-beach }
    [forest] { the-island-forest }
   *[mountain] { the-island-mountain }
} does
the-island-reveal-none-left = none of the tiles it could be has that back
the-island-aboard-not-a-swimmer-there = { $piece } does not swim where the boat has appeared

the-island-creature-not-rolled = the die does not show { $piece ->
    [serpent] a sea serpent
    [shark] a shark
   *[whale] a whale
}
the-island-creature-none-there = there is no { $piece ->
    [serpent] { the-island-serpent }
    [shark] { the-island-shark }
   *[whale] { the-island-whale }
} at { $from }
the-island-creature-not-sea = { $to } is not sea, and creatures stay in the sea
the-island-creature-same-cell = it has to end in another cell than { $from }; to move none, play stay
the-island-creature-out-of-reach = { $piece ->
    [serpent] { $to } is out of reach from { $from }; a sea serpent goes one cell
    [shark] { $to } is out of reach from { $from }; a shark goes one or two sea cells, and no farther than the first swimmers
   *[whale] { $to } is out of reach from { $from }; a whale goes one to three sea cells, and no farther than the first boat that carries anybody
}
the-island-repel-no-tile = you have no tile that repels { $piece ->
    [shark] a shark
   *[whale] a whale
}

the-island-dolphin-not-in-hand = you have no dolphin in hand
the-island-dolphin-not-a-swimmer = { $piece } is not swimming, and a dolphin helps only swimmers
the-island-dolphin-out-of-reach = a dolphin cannot carry { $piece } from { $from } to { $to }; it goes one to three sea cells, and not through one with a shark or a sea serpent
the-island-wind-not-in-hand = you have no fair wind in hand
the-island-wind-no-boat = there is no boat at { $from }
the-island-wind-not-controlled = the wind drives only a boat you control, with one of your explorers aboard, which the one at { $from } is not
the-island-wind-out-of-reach = the wind cannot drive a boat from { $from } to { $to }; it goes one to three sea cells without a boat, and not through one with a sea serpent or a whale
the-island-tile-same-cell = it is at { $to } already, and has to end in another cell
the-island-move-creature-not-in-hand = you have no tile in hand that moves { $piece ->
    [serpent] a sea serpent
    [shark] a shark
   *[whale] a whale
}
the-island-move-creature-none-there = there is no { $piece ->
    [serpent] { the-island-serpent }
    [shark] { the-island-shark }
   *[whale] { the-island-whale }
} at { $from }
the-island-move-creature-not-empty = { $to } is not an empty sea cell, without swimmer, boat or creature

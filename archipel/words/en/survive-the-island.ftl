### Survive the Island

survive-the-island-title = Survive the Island
survive-the-island-summary = The island sinks and the kaijus wake: bring your adventurers and their treasures to safety before the third volcano erupts

## Pieces and terrains

survive-the-island-serpent = sea serpent
survive-the-island-shark = shark
survive-the-island-kaiju = kaiju
survive-the-island-raft = raft

survive-the-island-beach = beach
survive-the-island-forest = forest
survive-the-island-mountain = mountain
survive-the-island-volcano = volcano

survive-the-island-colour-r = red
survive-the-island-colour-b = blue
survive-the-island-colour-g = green
survive-the-island-colour-y = yellow
survive-the-island-colour-p = purple

## Places off the board

survive-the-island-place-NW = north-western arrival island
survive-the-island-place-NE = north-eastern arrival island
survive-the-island-place-SW = south-western arrival island
survive-the-island-place-SE = south-eastern arrival island
survive-the-island-place-lost = lost
survive-the-island-place-hand = still in hand

## What is under the tiles

survive-the-island-back-shark = shark
survive-the-island-back-shark-help = At once: a shark appears where the tile was, and attacks the swimmers there
survive-the-island-back-kaiju = kaiju
survive-the-island-back-kaiju-help = At once: a kaiju appears where the tile was, and pushes away what is there
survive-the-island-back-raft = raft
survive-the-island-back-raft-help = At once: a raft appears where the tile was, and up to three swimmers there get onto it
survive-the-island-back-whirlpool = whirlpool
survive-the-island-back-whirlpool-help = At once: everything in that cell and the water next to it is gone: adventurers, rafts, creatures
survive-the-island-back-volcano = volcano
survive-the-island-back-volcano-help = At once: everything in that cell is gone, and nothing enters it any more; the third volcano ends the game
survive-the-island-back-paddles = paddles
survive-the-island-back-paddles-help = Among your moves: a raft that is empty or under your control goes one or two cells
survive-the-island-back-dolphin = dolphin
survive-the-island-back-dolphin-help = Among your moves: one of your swimmers goes one or two cells, and may end on a raft, a tile or an arrival island
survive-the-island-back-dive = dive
survive-the-island-back-dive-help = Among your moves: any creature goes to any water cell that holds nothing
survive-the-island-back-creature-die = creature die
survive-the-island-back-creature-die-help = Among your moves: roll the die and move a creature of that kind at once
survive-the-island-back-repellent = repellent
survive-the-island-back-repellent-help = Whenever a shark or a kaiju comes upon one of your adventurers: it is removed before it does any harm; among your moves, it removes a shark beside a raft of yours
survive-the-island-back-unknown = face-down tile
survive-the-island-back-unknown-help = Only its owner knows what is under it

## Options

survive-the-island-option-seats = how many play: 2, 3, 4 or 5; two play with two colours each, red and green against blue and yellow
survive-the-island-option-open_values = players go on seeing the values of their own adventurers once the game has begun

## What is to be decided ($actor is a seat, as text, or "chance"; $moves_left a number)

survive-the-island-phase-place-adventurers = Player { $actor }: place one of your adventurers on a tile
survive-the-island-phase-place-rafts = Player { $actor }: place one of your rafts in the water, beside the island
survive-the-island-phase-act = { $moves_left ->
    [0] Player { $actor }: play tiles from your hand, or end; no moves left
    [one] Player { $actor }: move your adventurers and rafts, play tiles; { $moves_left } move left
   *[other] Player { $actor }: move your adventurers and rafts, play tiles; { $moves_left } moves left
}
survive-the-island-phase-sink = Player { $actor }: choose the tile that sinks
survive-the-island-phase-reveal = The tile that sank is turned over
survive-the-island-phase-bring = Player { $actor }: choose which one comes; there is none left beside the board
survive-the-island-phase-roll = The creature die is rolled
survive-the-island-phase-creature = Player { $actor }: move a creature of the kind rolled
survive-the-island-phase-aboard = Player { $actor }: choose who gets onto the raft; it has three seats
survive-the-island-phase-repel = Player { $actor }: a creature attacks; repel it, or let it come
survive-the-island-phase-push = Player { $actor }: push everything out of the kaiju’s way
survive-the-island-phase-over = The game is over

## Beside the board, in few words: what is going on.  $at is a cell, $asked the seats still to answer, $count a number.

survive-the-island-now-volcanoes = { $count ->
    [one] { $count } volcano of 3
   *[other] { $count } volcanoes of 3
}
survive-the-island-now-sinks-left = { $count ->
    [one] { $count } tile still to sink
   *[other] { $count } tiles still to sink
}
survive-the-island-now-rafts-in-hand = { $count ->
    [one] one raft to place
   *[other] { $count } rafts to place
}
survive-the-island-now-die = the die shows { $die ->
    [serpent] a sea serpent
    [shark] a shark
   *[kaiju] a kaiju
}
survive-the-island-now-roll = a creature die is played
survive-the-island-now-bring = which { $piece ->
    [shark] { survive-the-island-shark }
    [kaiju] { survive-the-island-kaiju }
   *[raft] { survive-the-island-raft }
} comes to { $at }?
survive-the-island-now-aboard = who boards the raft at { $at }?
survive-the-island-now-repel = who repels the { $creature ->
    [shark] { survive-the-island-shark }
   *[kaiju] { survive-the-island-kaiju }
} at { $at }? (asked: { $asked })
survive-the-island-now-push = kaiju at { $at } pushes

## Moves, told.  Besides the parts of the move: $origin and $cell are $from and $to without the star of who is aboard.

survive-the-island-move-place = { $piece } is placed on { $to }
survive-the-island-move-raft = A raft is placed at { $to }
survive-the-island-move-end = Nothing more is done this turn
survive-the-island-move-walk = { $piece } goes from { $origin } onto the tile at { $to }
survive-the-island-move-board = { $piece } gets onto the raft at { $cell }
survive-the-island-move-swim = { $piece } swims from { $origin } to { $to }
survive-the-island-move-land = { $piece } lands on the { $to ->
    [NW] { survive-the-island-place-NW }
    [NE] { survive-the-island-place-NE }
    [SW] { survive-the-island-place-SW }
   *[SE] { survive-the-island-place-SE }
}
survive-the-island-move-sail = The raft goes from { $from } to { $to }
survive-the-island-move-play-paddles = Paddles take the raft from { $from } to { $to }
survive-the-island-move-play-dolphin = { $to ->
    [NW] A dolphin carries { $piece } to the { survive-the-island-place-NW }
    [NE] A dolphin carries { $piece } to the { survive-the-island-place-NE }
    [SW] A dolphin carries { $piece } to the { survive-the-island-place-SW }
    [SE] A dolphin carries { $piece } to the { survive-the-island-place-SE }
   *[cell] A dolphin carries { $piece } from { $from } to { $to }
}
survive-the-island-move-play-dive = { $piece ->
    [serpent] The sea serpent dives from { $from } to { $to }
    [shark] The shark dives from { $from } to { $to }
   *[kaiju] The kaiju dives from { $from } to { $to }
}
survive-the-island-move-play-creature-die = A tile lets the creature die be rolled
survive-the-island-move-play-repellent = A repellent removes the shark at { $from }
survive-the-island-move-sink = The { $terrain ->
    [beach] { survive-the-island-beach }
    [forest] { survive-the-island-forest }
   *[mountain] { survive-the-island-mountain }
} at { $from } sinks
survive-the-island-move-reveal = { $back ->
    [shark] Under the tile: a shark
    [kaiju] Under the tile: a kaiju
    [raft] Under the tile: a raft
    [whirlpool] Under the tile: a whirlpool swallows everything around
    [volcano] Under the tile: a volcano erupts
    [paddles] Under the tile, kept in hand: { survive-the-island-back-paddles }
    [dolphin] Under the tile, kept in hand: { survive-the-island-back-dolphin }
    [dive] Under the tile, kept in hand: { survive-the-island-back-dive }
    [creature-die] Under the tile, kept in hand: { survive-the-island-back-creature-die }
    [repellent] Under the tile, kept in hand: { survive-the-island-back-repellent }
   *[unknown] The tile is kept in hand, unseen by the others
}
survive-the-island-move-bring = { $piece ->
    [shark] The shark at { $from } comes to { $to }
    [kaiju] The kaiju at { $from } comes to { $to }
   *[raft] The raft at { $from } comes to { $to }
}
survive-the-island-move-roll = The die shows { $face ->
    [serpent] a sea serpent
    [shark] a shark
   *[kaiju] a kaiju
}
survive-the-island-move-serpent = The sea serpent at { $from } goes to { $to }
survive-the-island-move-shark = The shark at { $from } goes to { $to }
survive-the-island-move-kaiju = The kaiju at { $from } goes to { $to }
survive-the-island-move-aboard = { $piece } is taken onto the raft at { $cell }
survive-the-island-move-repel = { $piece ->
    [shark] A repellent drives off the shark at { $to }
   *[kaiju] A repellent drives off the kaiju at { $to }
}
survive-the-island-move-allow = { $piece ->
    [shark] Nothing is done against the shark at { $to }
   *[kaiju] Nothing is done against the kaiju at { $to }
}
survive-the-island-move-push = { $piece ->
    [serpent] The sea serpent is pushed from { $from } to { $to }
    [shark] The shark is pushed from { $from } to { $to }
    [kaiju] The other kaiju is pushed from { $from } to { $to }
   *[pawn] { $piece } is pushed from { $from } to { $to }
}

## Moves, explained

survive-the-island-help-place = Put one of your adventurers on a tile that nobody stands on; once every tile holds one, where just one stands (place r4 e5)
survive-the-island-help-raft = Put one of your rafts in a water cell beside the island that holds nothing (raft c5)
survive-the-island-help-end = Give up the moves and tiles you could still use this turn (end)
survive-the-island-help-walk = Go to the tile next to yours; out of the water this is the adventurer’s swim of the turn (walk r3 e6)
survive-the-island-help-board = Get onto a raft with a free seat in the cell next to yours; out of the water this is the adventurer’s swim of the turn (board r3 c5)
survive-the-island-help-swim = Swim into the water next to you, once a turn; serpents there are deadly, and sharks (swim r3 c6)
survive-the-island-help-land = Step onto an arrival island, from one of its two landing cells; out of the water this is the adventurer’s swim of the turn (land r3 NW)
survive-the-island-help-sail = Move a raft, empty or under your control, to the water next to it; serpents eliminate rafts with all aboard (sail c5 c6)
survive-the-island-help-play-paddles = Move a raft, empty or under your control, one or two cells (play paddles c5 c7)
survive-the-island-help-play-dolphin = Let a dolphin carry one of your swimmers one or two cells, out of the water too if you like (play dolphin r3 c7)
survive-the-island-help-play-dive = Move any creature to any water cell that holds nothing (play dive shark c3 h2)
survive-the-island-help-play-creature-die = Roll the die now, and move a creature of that kind (play creature-die)
survive-the-island-help-play-repellent = Remove a shark from a cell where one of your adventurers is on a raft (play repellent c5)
survive-the-island-help-sink = Take a tile: any one of the lowest terrain left (sink e5)
survive-the-island-help-reveal = The tile just taken is turned over (reveal shark)
survive-the-island-help-bring = Choose which one on the board comes to where the tile was, since there is none left beside it (bring c5)
survive-the-island-help-roll = The creature die is rolled (roll kaiju)
survive-the-island-help-serpent = Move a sea serpent one cell; it takes all adventurers there, and the raft (serpent b1 b2)
survive-the-island-help-shark = Move a shark one or two cells; it stops at the first swimmers and takes them (shark e3 f2)
survive-the-island-help-kaiju = Move a kaiju one or two cells, over land too; it stops at the first thing in its way, crushes rafts and pushes the rest (kaiju e3 f2)
survive-the-island-help-aboard = Choose a swimmer for a seat on the raft (aboard r3)
survive-the-island-help-repel = Discard a repellent, and remove the creature that attacks (repel)
survive-the-island-help-allow = Let the creature come (allow)
survive-the-island-help-push = Push an adventurer or a creature out of the kaiju’s cell: an adventurer next to it, a creature as it moves by itself (push r3 e5)

## Why a move cannot be made: these go on after the move and a colon.  The rule's number is added behind.

survive-the-island-game-over = the game is over

survive-the-island-not-placing-adventurers = adventurers are placed only at the beginning of the game
survive-the-island-not-placing-rafts = rafts are placed only at the beginning of the game, after the adventurers
survive-the-island-not-acting = this is not the time for moves and power tiles
survive-the-island-not-sinking = this is not the time to take a tile
survive-the-island-not-revealing = no tile is being turned over now
survive-the-island-not-bringing = nothing on the board is to be brought to a sunken tile now
survive-the-island-not-rolling = this is not the time for the die
survive-the-island-not-moving-creatures = this is not the time to move a creature
survive-the-island-not-filling-a-raft = no seats on a raft are being given out now
survive-the-island-not-repelling = nobody is being asked about an attack now
survive-the-island-not-pushing = no kaiju is pushing anything now

survive-the-island-place-not-yours = { $piece } is not one of your adventurers
survive-the-island-place-not-in-hand = { $piece } is not among the adventurers you have still to place
survive-the-island-place-no-tile = there is no tile at { $to }
survive-the-island-place-tile-taken = no room on { $to }; take a tile that nobody stands on or, once every tile holds one, where just one stands
survive-the-island-raft-not-water = { $to } is not water
survive-the-island-raft-no-tile-near = { $to } touches no tile, and a raft starts beside the island
survive-the-island-raft-not-free = there is something at { $to } already, and a raft starts in a cell that holds nothing

survive-the-island-no-moves-left = you have no moves to spend any more this turn
survive-the-island-not-yours = { $piece } is not one of your adventurers
survive-the-island-out-of-play = { $piece } is not in play; only adventurers on tiles, on rafts or in the water move
survive-the-island-kaiju-there = there is a kaiju at { $to }, and nothing else enters its cell
survive-the-island-walk-no-tile = there is no tile at { $to }
survive-the-island-walk-too-far = { $to } is not next to { $piece }
survive-the-island-board-no-raft = there is no raft in that cell
survive-the-island-board-too-far = the raft is not in a cell next to { $piece }
survive-the-island-board-full = the raft is full; it carries three
survive-the-island-swim-not-water = { $to } is not water
survive-the-island-swim-too-far = { $to } is not next to { $piece }
survive-the-island-swim-to-a-seat = the raft at { $to } has a free seat, so { $piece } would be aboard; play board { $piece } { $to }
survive-the-island-swim-twice = { $piece } has swum this turn already, and may go into the water or out of it only once
survive-the-island-land-not-there = { $piece } is not beside the { $to ->
    [NW] { survive-the-island-place-NW }; one lands there from b1 or c1
    [NE] { survive-the-island-place-NE }; one lands there from b10 or c11
    [SW] { survive-the-island-place-SW }; one lands there from k1 or l1
   *[SE] { survive-the-island-place-SE }; one lands there from k11 or l10
}
survive-the-island-sail-no-raft = there is no raft at { $from }
survive-the-island-sail-not-controlled = you do not control the raft at { $from }: another player has more adventurers aboard
survive-the-island-sail-not-water = { $to } is not water
survive-the-island-sail-too-far = { $to } is not next to { $from }; a raft goes one cell a move
survive-the-island-sail-raft-there = there is a raft at { $to } already, and a cell holds one

survive-the-island-power-same-cell = it is at { $to } already, and has to end in another cell
survive-the-island-paddles-not-in-hand = you have no paddles in hand
survive-the-island-paddles-no-raft = there is no raft at { $from }
survive-the-island-paddles-not-controlled = you do not control the raft at { $from }: another player has more adventurers aboard
survive-the-island-paddles-out-of-reach = paddles cannot take a raft from { $from } to { $to }; it goes one or two cells of water without a raft or a kaiju, and no farther than a sea serpent or the first swimmer it takes aboard
survive-the-island-dolphin-not-in-hand = you have no dolphin in hand
survive-the-island-dolphin-not-a-swimmer = { $piece } is not swimming, and a dolphin helps only swimmers
survive-the-island-dolphin-out-of-reach = a dolphin cannot carry { $piece } from { $from } to { $to }; it goes one or two cells, and no farther than a shark, a sea serpent or a raft with a free seat
survive-the-island-dive-not-in-hand = you have no dive in hand
survive-the-island-dive-none-there = there is no { $piece ->
    [serpent] { survive-the-island-serpent }
    [shark] { survive-the-island-shark }
   *[kaiju] { survive-the-island-kaiju }
} at { $from }
survive-the-island-dive-not-free = { $to } is not a water cell that holds nothing: no adventurer, raft or creature
survive-the-island-creature-die-not-in-hand = you have no creature die in hand
survive-the-island-repellent-not-in-hand = you have no repellent in hand
survive-the-island-repellent-no-shark = there is no shark at { $from }
survive-the-island-repellent-nobody-aboard = none of your adventurers is on a raft at { $from }

survive-the-island-sink-no-tile = there is no tile at { $from }
survive-the-island-sink-lower-first = { $terrain ->
    [forest] { $from } is forest, and all beaches sink first
   *[mountain] { $from } is mountain, and all beaches and forests sink first
}
survive-the-island-reveal-none-left = none of the tiles it could be has that back
survive-the-island-bring-none-there = { $piece ->
    [shark] there is no shark at { $from }
    [kaiju] there is no kaiju at { $from } that could come to { $to }
   *[raft] there is no empty raft at { $from }
}

survive-the-island-creature-not-rolled = the die does not show { $piece ->
    [serpent] a sea serpent
    [shark] a shark
   *[kaiju] a kaiju
}
survive-the-island-creature-none-there = there is no { $piece ->
    [serpent] { survive-the-island-serpent }
    [shark] { survive-the-island-shark }
   *[kaiju] { survive-the-island-kaiju }
} at { $from }
survive-the-island-creature-same-cell = it has to end in another cell than { $from }
survive-the-island-creature-out-of-reach = { $piece ->
    [serpent] { $to } is out of reach from { $from }; a sea serpent goes one cell, in the water
    [shark] { $to } is out of reach from { $from }; a shark goes one or two cells in the water, and no farther than the first swimmers
   *[kaiju] { $to } is out of reach from { $from }; a kaiju goes one or two cells over water and tiles, and no farther than the first thing in its way
}
survive-the-island-kaiju-cannot-clear = something at { $to } would have nowhere to be pushed to, so no kaiju can enter
survive-the-island-aboard-not-a-swimmer-there = { $piece } does not swim beside the raft
survive-the-island-repel-no-tile = you have no repellent in hand
survive-the-island-push-not-there = { $piece ->
    [serpent] there is no sea serpent in the kaiju’s cell
    [shark] there is no shark in the kaiju’s cell
    [kaiju] there is no other kaiju in that cell
   *[pawn] { $piece } is not in the kaiju’s cell
}
survive-the-island-push-out-of-reach = { $piece ->
    [serpent] { $to } is out of reach; a sea serpent is pushed one cell, in the water
    [shark] { $to } is out of reach; a shark is pushed one or two cells in the water, and no farther than the first swimmers
    [kaiju] { $to } is out of reach; a kaiju is pushed one or two cells over water and tiles, and no farther than the first thing in its way
   *[pawn] { $to } is no water or tile next to the kaiju
}

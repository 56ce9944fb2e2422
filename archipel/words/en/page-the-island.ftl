### The Island: what its board and its hand say.

page-the-island-board = Board of The Island

## Pieces and cells ($colour is a letter, $number and $value numbers, $piece and $pawn words)

page-the-island-pawn = { $colour ->
   *[r] { the-island-colour-r } explorer { $number }
    [b] { the-island-colour-b } explorer { $number }
    [g] { the-island-colour-g } explorer { $number }
    [y] { the-island-colour-y } explorer { $number }
}
page-the-island-piece = { $piece }
page-the-island-piece-at = { $piece }, { $cell }
page-the-island-worth = { $piece } (value { $value })
page-the-island-who-is = { $how ->
    [aboard] { $pawn } aboard
   *[swimming] { $pawn } swimming
}
page-the-island-ground = { $ground ->
    [beach] { $cell }: beach
    [forest] { $cell }: forest
    [mountain] { $cell }: mountain
   *[sea] { $cell }: sea
}

## What can be chosen

page-the-island-to-go = To { $cell }
page-the-island-to-place = Place on { $cell }
page-the-island-to-boat = Place a boat at { $cell }
page-the-island-to-walk = Walk to { $cell }
page-the-island-to-board = Board the boat at { $cell }
page-the-island-to-swim = Swim to { $cell }
page-the-island-to-dive = Jump into the water at { $cell }
page-the-island-to-land = Land: { $cell }
page-the-island-to-sail = Sail to { $cell }
page-the-island-sink = { $terrain ->
    [beach] Sink the beach { $cell }
    [forest] Sink the forest { $cell }
   *[mountain] Sink the mountain { $cell }
}
page-the-island-do-skip = Keep my tiles
page-the-island-do-end = End my moves
page-the-island-do-stay = Move none
page-the-island-do-repel = Repel it
page-the-island-do-allow = Let it come

## What is asked

page-the-island-where = Where to? You hold: { $piece }.
page-the-island-ask-place-explorers = Choose an explorer from your hand, then the tile he starts on. You see values now, but not later.
page-the-island-ask-place-boats = Place a boat in the sea, beside the island.
page-the-island-ask-tile = Play a tile from your hand, or keep them all.
page-the-island-ask-move = { $moves_left ->
    [one] One move left. Move an explorer or a boat.
   *[other] { $moves_left } moves left. Move an explorer or a boat.
}
page-the-island-ask-sink = Choose the tile that sinks.
page-the-island-ask-aboard = The boat has three seats: choose who gets in.
page-the-island-ask-creature = { $die ->
    [serpent] The die shows a sea serpent: move one, or none.
    [shark] The die shows a shark: move one, or none.
   *[whale] The die shows a whale: move one, or none.
}
page-the-island-ask-defend = { $die ->
    [shark] A shark swims from { $from } at your swimmer in { $to }. Repel it?
   *[whale] A whale swims from { $from } at your boat in { $to }. Repel it?
}

## Players, turns, hands

page-the-island-count-saved = saved
page-the-island-count-lost = lost
page-the-island-count-in-play = in play
page-the-island-stretch-tile = Tile
page-the-island-stretch-move = Move
page-the-island-stretch-sink = Sink
page-the-island-stretch-creature = Creature
page-the-island-hand = { $count ->
    [one] Your hand: { $count } tile
   *[other] Your hand: { $count } tiles
}
page-the-island-hand-empty = Your hand is empty
page-the-island-to-place-next = Your explorers
page-the-island-crafts-left = { $count ->
    [one] { $count } boat to place
   *[other] { $count } boats to place
}
page-the-island-left = Still above water
page-the-island-left-beach = { $count ->
    [one] beach
   *[other] beaches
}
page-the-island-left-forest = { $count ->
    [one] forest
   *[other] forests
}
page-the-island-left-mountain = { $count ->
    [one] mountain
   *[other] mountains
}

page-the-island-sure-end = { $moves_left ->
    [one] One move is left. End your moves all the same?
   *[other] { $moves_left } moves are left. End your moves all the same?
}

### Survive the Island: what its board and its hand say.

page-survive-the-island-board = Board of Survive the Island

## Pieces and cells ($colour is a letter, $number and $value numbers, $piece and $pawn words)

page-survive-the-island-pawn = { $colour ->
   *[r] { survive-the-island-colour-r } adventurer { $number }
    [b] { survive-the-island-colour-b } adventurer { $number }
    [g] { survive-the-island-colour-g } adventurer { $number }
    [y] { survive-the-island-colour-y } adventurer { $number }
    [p] { survive-the-island-colour-p } adventurer { $number }
}
page-survive-the-island-piece = { $piece }
page-survive-the-island-piece-at = { $piece }, { $cell }
page-survive-the-island-worth = { $piece } (value { $value })
page-survive-the-island-who-is = { $how ->
    [aboard] { $pawn } aboard
   *[swimming] { $pawn } swimming
}
page-survive-the-island-ground = { $ground ->
    [beach] { $cell }: beach
    [forest] { $cell }: forest
    [mountain] { $cell }: mountain
    [volcano] { $cell }: volcano
   *[sea] { $cell }: sea
}

## What can be chosen

page-survive-the-island-to-go = To { $cell }
page-survive-the-island-to-place = Place on { $cell }
page-survive-the-island-to-raft = Place a raft at { $cell }
page-survive-the-island-to-push = Push to { $cell }
page-survive-the-island-to-walk = Walk to { $cell }
page-survive-the-island-to-board = Climb onto the raft at { $cell }
page-survive-the-island-to-swim = Swim to { $cell }
page-survive-the-island-to-land = Land: { $cell }
page-survive-the-island-to-sail = Sail to { $cell }
page-survive-the-island-sink = { $terrain ->
    [beach] Sink the beach { $cell }
    [forest] Sink the forest { $cell }
   *[mountain] Sink the mountain { $cell }
}
page-survive-the-island-do-end = End my moves
page-survive-the-island-do-repel = Repel it
page-survive-the-island-do-allow = Let it come

## What is asked

page-survive-the-island-where = Where to? You hold: { $piece }.
page-survive-the-island-ask-place-adventurers = Choose an adventurer from your hand, then the tile he starts on. You see values now, but not later.
page-survive-the-island-ask-place-rafts = Place a raft in the water, beside the island.
page-survive-the-island-ask-act = { $moves_left ->
    [0] Play tiles from your hand, or go on.
    [one] One move left. Move an adventurer or a raft, or play a tile.
   *[other] { $moves_left } moves left. Move an adventurer or a raft, or play a tile.
}
page-survive-the-island-ask-sink = { $sinks_left ->
    [one] Choose the tile that sinks.
   *[other] Choose a tile that sinks; { $sinks_left } are to go.
}
page-survive-the-island-ask-bring = { $piece ->
    [shark] No shark is left in the supply: choose the one that comes to { $cell }.
    [kaiju] No kaiju is left in the supply: choose the one that comes to { $cell }.
   *[raft] No raft is left in the supply: choose an empty one that comes to { $cell }.
}
page-survive-the-island-ask-aboard = More swimmers than seats: choose who climbs onto the raft at { $cell }.
page-survive-the-island-ask-creature = { $die ->
    [serpent] The die shows a sea serpent: move one.
    [shark] The die shows a shark: move one.
   *[kaiju] The die shows a kaiju: move one.
}
page-survive-the-island-ask-repel = { $creature ->
    [shark] A shark attacks swimmers at { $cell }. Repel it?
   *[kaiju] A kaiju comes to { $cell }, where one of yours is. Repel it?
}
page-survive-the-island-ask-push = The kaiju at { $cell } pushes everything away: choose what, then where to.

## Players, turns, hands

page-survive-the-island-count-saved = saved
page-survive-the-island-count-lost = lost
page-survive-the-island-count-in-play = in play
page-survive-the-island-stretch-act = Act
page-survive-the-island-stretch-sink = Sink
page-survive-the-island-stretch-creature = Creature
page-survive-the-island-hand = { $count ->
    [one] Your hand: { $count } tile
   *[other] Your hand: { $count } tiles
}
page-survive-the-island-hand-empty = Your hand is empty
page-survive-the-island-to-place-next = Your adventurers
page-survive-the-island-crafts-left = { $count ->
    [one] { $count } raft to place
   *[other] { $count } rafts to place
}
page-survive-the-island-left = Still above water
page-survive-the-island-left-beach = { $count ->
    [one] beach
   *[other] beaches
}
page-survive-the-island-left-forest = { $count ->
    [one] forest
   *[other] forests
}
page-survive-the-island-left-mountain = { $count ->
    [one] mountain
   *[other] mountains
}
page-survive-the-island-volcanoes = { $count ->
    [one] { $count } volcano
   *[other] { $count } volcanoes
}
page-survive-the-island-volcanoes-end = the 3rd ends it

page-survive-the-island-sure-end = { $moves_left ->
    [one] One move is left. End your moves all the same?
   *[other] { $moves_left } moves are left. End your moves all the same?
}

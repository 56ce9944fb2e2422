### Islet

islet-title = Islet
islet-summary = Birds stack tiles into an islet that grows wide and high, gather what nests are made of, and lay their eggs as high as they can; alone, by day and by night

## Terrains and nests, and the resources of the cards

islet-terrain-water = fresh water
islet-terrain-sand = sand
islet-terrain-clay = clay

islet-nest-leaf = leaf nest
islet-nest-branch = branch nest
islet-nest-flower = flower nest

islet-resource-water = water
islet-resource-sand = sand
islet-resource-clay = clay
islet-resource-leaf = leaf
islet-resource-branch = branch
islet-resource-flower = flower

## Kinds of tiles: a terrain and the nest printed on it

islet-kind-water-leaf = water-leaf
islet-kind-water-branch = water-branch
islet-kind-water-flower = water-flower
islet-kind-sand-leaf = sand-leaf
islet-kind-sand-branch = sand-branch
islet-kind-sand-flower = sand-flower
islet-kind-clay-leaf = clay-leaf
islet-kind-clay-branch = clay-branch
islet-kind-clay-flower = clay-flower

## Seats, by the colour of their birds

islet-colour-red = Red
islet-colour-blue = Blue
islet-colour-green = Green
islet-colour-yellow = Yellow

## Alone: the two islets, and what the sides of day and night cards ask of the cell of an egg

islet-islet-day = Day
islet-islet-night = Night

islet-wish-water-in-sand = water, with sand all around
islet-wish-sand-in-clay = sand, with clay all around
islet-wish-clay-in-water = clay, with water all around
islet-wish-water-in-clay = water, with clay all around
islet-wish-sand-in-water = sand, with water all around
islet-wish-clay-in-sand = clay, with sand all around
islet-wish-level-3-water = level 3, water
islet-wish-level-3-sand = level 3, sand
islet-wish-level-3-clay = level 3, clay
islet-wish-level-4-leaf = level 4, leaf nest
islet-wish-level-4-branch = level 4, branch nest
islet-wish-level-4-flower = level 4, flower nest
islet-wish-level-4 = level 4, whatever it is
islet-wish-help = All around: every tile beside it is of that terrain, and there are two at least. A level is meant exactly: higher will not do.

## Options

islet-option-seats = how many play: 2, 3 or 4, or 1 for the game alone
islet-option-eggs = alone, how many eggs are to be laid: 10, or 6 for an easier game

## What is to be decided ($actor is a seat, as text, or "chance"; $puts and $trims_left numbers)

islet-phase-perch = Player { $actor }: choose the cell your bird begins on, on either islet
islet-phase-turn = Player { $actor }: explore with your tiles, or move your bird
islet-phase-explore = { $puts ->
    [one] Player { $actor }: { $puts } tile is placed; put another beside it and higher, or stop
   *[other] Player { $actor }: { $puts } tiles are placed; put another beside the last and higher, or stop
}
islet-phase-draw = A tile is drawn from the bag
islet-phase-drop = Player { $actor }: you have more than eight cards; put one back
islet-phase-trim = { $trims_left ->
    [one] The last of three tiles leaves the bag and the game
   *[other] Tiles leave the bag and the game, { $trims_left } more
}
islet-phase-move = Player { $actor }: step with your bird, lay an egg, or stop
islet-phase-reveal = A day and night card is shown
islet-phase-over = The game is over

## How a game alone ended ($score is a number), and how good that is

islet-ending-won = { $score ->
    [0] All eggs are laid, and the bag is empty.
    [one] All eggs are laid, with { $score } tile left in the bag.
   *[other] All eggs are laid, with { $score } tiles left in the bag.
} { islet-now-rank }
islet-ending-lost = The tiles have run out before all eggs were laid: this time the islets stay quiet.

islet-rank-ideal = The ideal ecosystem: nature itself could not have done better!
islet-rank-saved = An endangered species is saved!
islet-rank-growing = The wildlife is growing.
islet-rank-blooming = The flora is beginning to bloom.
islet-rank-again = Just about: try again, with fewer tiles.

islet-now-rank = { $score ->
    [0] { islet-rank-again }
    [1] { islet-rank-again }
    [2] { islet-rank-again }
    [3] { islet-rank-again }
    [4] { islet-rank-blooming }
    [5] { islet-rank-blooming }
    [6] { islet-rank-blooming }
    [7] { islet-rank-growing }
    [8] { islet-rank-growing }
    [9] { islet-rank-growing }
    [10] { islet-rank-saved }
    [11] { islet-rank-saved }
    [12] { islet-rank-saved }
    [13] { islet-rank-saved }
    [14] { islet-rank-saved }
   *[other] { islet-rank-ideal }
}

## Around the board

islet-panel-birds = Birds
islet-panel-in-the-sea = in the sea
islet-panel-no-cards = no cards
islet-panel-decks = Cards left to take
islet-panel-shore = Sea beside the islet
islet-panel-unseen = Counted with the hands that are not shown:

islet-sign-level = the number is the level
islet-sign-egg = egg of player 1
islet-sign-bird = bird of player 1
islet-sign-shore = sea beside the islet
islet-sign-open = a tile may go here
islet-sign-guarantee = guarantee
islet-sign-spent = spent this turn
islet-sign-marked = touched by the last move
islet-sign-cards-help = Covering a terrain with another wins the card of their nest: water and sand a branch, water and clay a leaf, sand and clay a flower. On the same terrain, and in the sea, a tile wins a card of its own terrain.
islet-sign-paying-help = When you pay, two equal terrain cards can stand for one of another terrain, and two different ones for a card of their nest.
islet-sign-guarantee-help = A guarantee pays like a card, once a turn, and stays yours. Its egg is the one you lay when no other is left.

## Around the board, counted ($count, $round, $final, $left, $puts, $level and $limit are numbers), and names for sentences

islet-now-round = Round { $round }
islet-now-turn = Turn { $round }
islet-now-final = { $left ->
    [0] Final round
   *[other] The final round is { $final }
}
islet-now-quiet = { $count ->
    [one] { $count } turn in a row without a tile or an egg; the game ends at { $limit }
   *[other] { $count } turns in a row without a tile or an egg; the game ends at { $limit }
}
islet-now-last-put = Placed { $puts } of 4, the last at { $cell }, level { $level }: the next goes beside it, onto level { $level } or more
islet-now-trail = Not back to { $cells } before something is paid
islet-now-bird = at { $cell }
islet-now-laid = { $count ->
    [0] no egg laid
    [one] { $count } laid, at level
   *[other] { $count } laid, at levels
}
islet-now-free = { $count ->
    [one] { $count } egg in reserve
   *[other] { $count } eggs in reserve
}
islet-now-cards = Cards { $count }:
islet-now-hand = { $count ->
    [0] no tiles in hand
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
islet-now-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
islet-now-to-come = { $count ->
    [0] No day and night card to come
    [one] { $count } day and night card to come
   *[other] { $count } day and night cards to come
}

islet-now-kind = { $kind ->
    [water-leaf] { islet-kind-water-leaf }
    [water-branch] { islet-kind-water-branch }
    [water-flower] { islet-kind-water-flower }
    [sand-leaf] { islet-kind-sand-leaf }
    [sand-branch] { islet-kind-sand-branch }
    [sand-flower] { islet-kind-sand-flower }
    [clay-leaf] { islet-kind-clay-leaf }
    [clay-branch] { islet-kind-clay-branch }
   *[clay-flower] { islet-kind-clay-flower }
}
islet-now-second-kind = { $second_kind ->
    [water-leaf] { islet-kind-water-leaf }
    [water-branch] { islet-kind-water-branch }
    [water-flower] { islet-kind-water-flower }
    [sand-leaf] { islet-kind-sand-leaf }
    [sand-branch] { islet-kind-sand-branch }
    [sand-flower] { islet-kind-sand-flower }
    [clay-leaf] { islet-kind-clay-leaf }
    [clay-branch] { islet-kind-clay-branch }
   *[clay-flower] { islet-kind-clay-flower }
}
islet-now-third-kind = { $third_kind ->
    [water-leaf] { islet-kind-water-leaf }
    [water-branch] { islet-kind-water-branch }
    [water-flower] { islet-kind-water-flower }
    [sand-leaf] { islet-kind-sand-leaf }
    [sand-branch] { islet-kind-sand-branch }
    [sand-flower] { islet-kind-sand-flower }
    [clay-leaf] { islet-kind-clay-leaf }
    [clay-branch] { islet-kind-clay-branch }
   *[clay-flower] { islet-kind-clay-flower }
}
islet-now-resource = { $resource ->
    [water] { islet-resource-water }
    [sand] { islet-resource-sand }
    [clay] { islet-resource-clay }
    [leaf] { islet-resource-leaf }
    [branch] { islet-resource-branch }
   *[flower] { islet-resource-flower }
}
islet-now-cost = { $cost ->
    [water] { islet-resource-water }
    [sand] { islet-resource-sand }
    [clay] { islet-resource-clay }
    [leaf] { islet-resource-leaf }
    [branch] { islet-resource-branch }
   *[flower] { islet-resource-flower }
}
islet-now-wish = { $wish ->
    [water-in-sand] { islet-wish-water-in-sand }
    [sand-in-clay] { islet-wish-sand-in-clay }
    [clay-in-water] { islet-wish-clay-in-water }
    [water-in-clay] { islet-wish-water-in-clay }
    [sand-in-water] { islet-wish-sand-in-water }
    [clay-in-sand] { islet-wish-clay-in-sand }
    [level-3-water] { islet-wish-level-3-water }
    [level-3-sand] { islet-wish-level-3-sand }
    [level-3-clay] { islet-wish-level-3-clay }
    [level-4-leaf] { islet-wish-level-4-leaf }
    [level-4-branch] { islet-wish-level-4-branch }
    [level-4-flower] { islet-wish-level-4-flower }
   *[level-4] { islet-wish-level-4 }
}

# what is paid, each part with a comma and a space behind it
islet-now-paid = { $paid_water ->
    [none] { "" }
   *[other] { $paid_water } × { islet-resource-water },{ " " }
}{ $paid_sand ->
    [none] { "" }
   *[other] { $paid_sand } × { islet-resource-sand },{ " " }
}{ $paid_clay ->
    [none] { "" }
   *[other] { $paid_clay } × { islet-resource-clay },{ " " }
}{ $paid_leaf ->
    [none] { "" }
   *[other] { $paid_leaf } × { islet-resource-leaf },{ " " }
}{ $paid_branch ->
    [none] { "" }
   *[other] { $paid_branch } × { islet-resource-branch },{ " " }
}{ $paid_flower ->
    [none] { "" }
   *[other] { $paid_flower } × { islet-resource-flower },{ " " }
}
islet-now-way = { $from ->
    [sea] lands at { $to } from the sea
   *[other] goes from { $from } to { $to }
}
islet-now-won = { $resource ->
    [none] , but there is no card left for it
   *[other] , for a card: { islet-now-resource }
}
islet-now-reason = { $wish ->
    [none] { "" }
   *[other] { " " }(card { $card }: { islet-now-wish })
}

## Moves, told: they go on after the name of whose turn it is

islet-move-perch = Perches at { $to }
islet-move-put = { $onto ->
    [sea] Puts a { islet-now-kind } tile into the sea at { $to }
   *[other] Covers { $to } with a { islet-now-kind } tile
}{ islet-now-won }
islet-move-go = { $free ->
    [yes] Goes from { $from } to { $to }, on the same ground
   *[no] Pays { islet-now-paid }and { islet-now-way }
}
islet-move-lay = Pays { islet-now-paid }and { $then ->
    [keep] lays an egg at { $to } and another on a card that is now guaranteed, { islet-now-resource }
   *[lose] lays the egg of a guarantee at { $to }, giving up { islet-now-resource }
}{ islet-now-reason }
islet-move-done = Does nothing more
islet-move-draw = { $kind ->
    [unknown] Draws a tile, unseen by the others
   *[other] Draws a tile: { islet-now-kind }
}
islet-move-drop = Puts back a card: { islet-now-resource }
islet-move-trim = { $from ->
    [hand] Removes three tiles of the hand from the game: { islet-now-kind }, { islet-now-second-kind } and { islet-now-third-kind }
   *[bag] Removes three tiles of the bag from the game
}
islet-move-lose = A tile leaves the bag and the game: { islet-now-kind }
islet-move-reveal = { $islet ->
    [day] Card { $card } is shown for the day: { islet-now-wish }
   *[night] Card { $card } is shown for the night: { islet-now-wish }
}

## Moves, explained

islet-help-perch = Place your bird on any cell of either islet, to begin with (perch day:0,0)
islet-help-put = Explore: the first tile goes into the sea beside the islet, up to three more go onto it, each beside the one before and ending higher; each wins a card (put water-leaf 2,0)
islet-help-go = Step to a cell beside your bird’s, free on the same terrain (go 0,1 -), else for a card of the terrain you go to (go 0,1 clay); from the sea, onto any cell of the shore; alone, also across to a tile of the same kind
islet-help-lay = Lay an egg where your bird is, for three cards of the nest there: with eggs left, put another on a card of your choice, which becomes a guarantee (lay leaf+leaf+leaf keep sand); else take the egg of a guarantee (lay leaf+leaf+leaf lose sand); alone, for a card that is shown (… for 5)
islet-help-done = Stop placing tiles, or end the move; as the first thing in a turn, pass (done)
islet-help-draw = A tile is drawn into the hand (draw sand-leaf)
islet-help-drop = Put a card back, to be down at eight (drop sand)
islet-help-trim = Begin a move: three tiles of your hand (trim hand K K K) or of the bag (trim bag) leave the game
islet-help-lose = A tile of the bag leaves the game (lose sand-leaf)
islet-help-reveal = A day and night card is shown at the other islet (reveal 5)

## Why a move cannot be made: these go on after the move and a colon.  The rule's number is added behind.

islet-game-over = the game is over
islet-game-over-alone = the game is over

islet-not-perching = a bird is placed only once, at the beginning of a game alone
islet-not-exploring = this is not the time to place tiles; a turn of exploring begins with one, and a turn of moving has none
islet-not-moving = this is not the time to move; a turn of moving begins with a step or an egg, and a turn of exploring has neither
islet-trim-first = alone, a move begins by removing three tiles from the game; play trim hand or trim bag first
islet-nothing-to-end = there is nothing to end now
islet-not-drawing = no tile is being drawn now; that comes after exploring
islet-not-dropping = cards are put back only after exploring, and only by who has more than eight
islet-not-trimming = tiles are removed from the game only alone, to begin a move
islet-not-losing = no tile of the bag leaves the game now; that comes after trim bag
islet-not-revealing = no day and night card is being shown now; that comes after an egg, alone

islet-cell-of-two-islets = there is but one islet in this game; write the cell without day or night, like 0,1
islet-cell-of-no-islet = there are two islets in this game; say which one, like day:0,1 or night:0,1

islet-put-not-in-hand = you have no such tile in hand: { islet-now-kind }
islet-put-other-islet = explore the islet where your bird is; { $to } belongs to the other
islet-put-not-in-the-sea = there is a tile at { $to } already; the first tile of a turn goes into the sea
islet-put-away-from-the-islet = { $to } does not touch the islet; the first tile goes into the sea right beside it
islet-put-in-the-sea = { $to } is sea; only the first tile of a turn goes there, the others onto the islet
islet-put-not-adjacent = { $to } does not share an edge with the tile placed just before
islet-put-on-an-egg = there is an egg at { $to }, and nothing is ever put on an egg
islet-put-on-a-bird = there is a bird at { $to }, and nothing is put on a bird
islet-put-too-low = { $to } is too low; a tile has to end higher than the one placed just before
islet-draw-none-left = there is no such tile in the bag: { islet-now-kind }
islet-drop-not-held = you have no such card to put back: { islet-now-resource }

islet-go-into-the-sea = { $to } is sea, and a bird goes only where there is a tile
islet-go-inland = { $to } does not touch the sea; from the sea, a bird lands on the shore
islet-go-not-adjacent = { $to } does not share an edge with { $from }, where your bird is
islet-go-another-kind = a bird crosses only to a tile of the same kind, and those at { $from } and { $to } differ
islet-go-on-the-trail = your bird has been at { $to } since it last paid, or is there now; going back would change nothing
islet-go-no-way-on = another bird is at { $to }, and with what you would have left you could not get away from it
islet-done-beside-a-bird = your bird is in a cell with another, and the move may not end there; go on to a cell without one

islet-pay-nothing-due = the step from { $from } to { $to } is on the same terrain and costs nothing; write - for the payment
islet-pay-too-little = { $verb ->
    [go] that does not cover the cost: a step to { $to } takes one card: { islet-now-cost }
   *[lay] that does not cover the cost: an egg at { $to } takes three cards: { islet-now-cost }
}
islet-pay-too-much = { $verb ->
    [go] a part of it would be enough: a step to { $to } takes one card: { islet-now-cost }
   *[lay] a part of it would be enough: an egg at { $to } takes three cards: { islet-now-cost }
}
islet-pay-not-held = you do not have all of that to pay with: cards, and guarantees that are not spent yet

islet-lay-in-the-sea = your bird is in the sea, and eggs are laid on the islet
islet-lay-egg-there = there is an egg at { $to } already, and a cell holds one
islet-lay-bird-there = another bird is at { $to }; lay where yours is alone
islet-lay-no-egg-left = you have laid all your eggs
islet-keep-no-free-eggs = all your eggs are laid or lie on guarantees; lay one of those, with lose
islet-keep-third = you have two guarantees of that already, and a third is one too many: { islet-now-resource }
islet-keep-none-left = there is no card left in that deck to guarantee: { islet-now-resource }
islet-lose-free-eggs-left = guarantees are given up only when no other egg is left, and you have some; use keep
islet-lose-not-guaranteed = you have no such guarantee to give up: { islet-now-resource }
islet-lay-for-a-card = only alone is an egg laid for a card; leave out what follows “for”
islet-lay-for-no-card = alone, every egg is laid for a card shown at its islet; say which, with “for” and its number
islet-card-not-shown = card { $card } is not shown at the islet where your bird is
islet-card-not-satisfied = { $to } is not what card { $card } asks for: { islet-now-wish }

islet-perch-in-the-sea = { $to } is sea; choose a cell with a tile
islet-trim-not-in-hand = you do not have those three tiles in hand: { islet-now-kind }, { islet-now-second-kind } and { islet-now-third-kind }
islet-trim-bag-too-empty = there are not three tiles left in the bag; take them from your hand
islet-lose-none-left = there is no such tile in the bag: { islet-now-kind }
islet-reveal-not-unseen = card { $card } has been shown already

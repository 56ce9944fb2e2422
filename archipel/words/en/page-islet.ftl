### Islet’s board on the page

page-islet-board = The islet, its birds and eggs
page-islet-day = Day
page-islet-night = Night

## What is asked ($kind, $cost, $resource are names)

page-islet-ask-first = Where in the sea does the tile go ({ $kind })?
page-islet-ask-further = Which cell does the tile cover ({ $kind })?
page-islet-ask-pay-go = The step costs one card: { $cost }. How will you pay?
page-islet-ask-pay-lay = Laying here costs three cards: { $cost }. How will you pay?
page-islet-ask-keep = Another egg goes on a card, which is yours once a turn from now on. Which card?
page-islet-ask-lose = No egg is free: which guarantee gives its egg?
page-islet-ask-card = For which card do you lay?
page-islet-ask-kinds = Which three tiles go? Touch the one that stays, or choose here.
page-islet-ask-perch = Choose the cell your bird begins on, on either islet.
page-islet-ask-turn = Explore with your tiles, or move your bird.
page-islet-ask-explore = Lay another tile beside the last one and higher, or end exploring.
page-islet-ask-drop = More than eight cards: choose one to put back.
page-islet-ask-move = Step with your bird, lay an egg, or end moving.

## What can be done

page-islet-do-lay = Lay an egg
page-islet-do-done-exploring = End exploring
page-islet-do-done-moving = End moving
page-islet-do-pass = Pass
page-islet-do-trim-hand = Move: give up three tiles of my hand
page-islet-do-trim-bag = Move: give up three tiles of the bag
page-islet-keep = Guarantee: { $resource }
page-islet-lose = Give up: { $resource }
page-islet-free = nothing
page-islet-list = { $list }
page-islet-cards = { $count } × { $resource }

## Cells, for labels ($cell, $kind, $name, $resource are names, $level is a number)

page-islet-cell = Cell { $cell }
page-islet-top = { $kind }, level { $level }
page-islet-egg-of = egg of { $name }
page-islet-bird-of = bird of { $name }
page-islet-gains = gives a card: { $resource }
page-islet-costs = costs a card: { $resource }
page-islet-put-here = lay the tile here
page-islet-go-here = go here

## Round the islet ($count, $puts, $most, $laid and $free are numbers)

page-islet-in-bag = { $count ->
    [one] tile in the bag
   *[other] tiles in the bag
}
page-islet-reserve = Cards left
page-islet-cover = Covering
page-islet-pair = { $one } and { $other } give: { $nest }
page-islet-your-tiles = Your tiles
page-islet-puts = { $puts } of 4 laid
page-islet-your-cards = Your cards
page-islet-cards-of = { $count } of { $most } at most
page-islet-guarantees = Guarantees
page-islet-once-a-turn = each once a turn
page-islet-laid = { $laid } laid, { $free } free

## Beside the players, and the stretches of a turn

page-islet-count-laid = laid
page-islet-count-free = free
page-islet-stretch-turn = Choice
page-islet-stretch-explore = Exploring
page-islet-stretch-move = Moving

page-islet-sure-pass = Pass the whole turn, without exploring or moving?

## The end

page-islet-tie-broken = Level in eggs: their heights decide, compared one by one, the highest first.
page-islet-tie-shared = Level in eggs, and in all their heights: the victory is shared.
page-islet-tie-heights = { $name }: { $heights }

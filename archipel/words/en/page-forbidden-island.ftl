### Forbidden Island’s board on the page

page-forbidden-island-board = The island and what stands round it

## One short word for each tile, for small screens

page-forbidden-island-tile-fools-landing = Landing
page-forbidden-island-tile-bronze-gate = Bronze
page-forbidden-island-tile-copper-gate = Copper
page-forbidden-island-tile-gold-gate = Gold
page-forbidden-island-tile-iron-gate = Iron
page-forbidden-island-tile-silver-gate = Silver
page-forbidden-island-tile-temple-of-the-moon = Moon
page-forbidden-island-tile-temple-of-the-sun = Sun
page-forbidden-island-tile-whispering-garden = Whisper
page-forbidden-island-tile-howling-garden = Howling
page-forbidden-island-tile-cave-of-embers = Embers
page-forbidden-island-tile-cave-of-shadows = Shadows
page-forbidden-island-tile-coral-palace = Coral
page-forbidden-island-tile-tidal-palace = Tidal
page-forbidden-island-tile-breakers-bridge = Bridge
page-forbidden-island-tile-cliffs-of-abandon = Cliffs
page-forbidden-island-tile-crimson-forest = Forest
page-forbidden-island-tile-dunes-of-deception = Dunes
page-forbidden-island-tile-lost-lagoon = Lagoon
page-forbidden-island-tile-misty-marsh = Marsh
page-forbidden-island-tile-observatory = Observ.
page-forbidden-island-tile-phantom-rock = Rock
page-forbidden-island-tile-twilight-hollow = Hollow
page-forbidden-island-tile-watchtower = Tower
page-forbidden-island-tile-at = { $tile } ({ $cell })
page-forbidden-island-pawn = { $role } ({ $name })

## Cards in the hand, in one word

page-forbidden-island-card-crystal = Crystal
page-forbidden-island-card-statue = Statue
page-forbidden-island-card-chalice = Chalice
page-forbidden-island-card-stone = Stone
page-forbidden-island-card-helicopter = Copter
page-forbidden-island-card-sandbags = Sandbags
page-forbidden-island-card-waters-rise = Rise

## What is asked ($tile, $card, $role are names)

page-forbidden-island-ask-verb = { $tile }: what will you do there?
page-forbidden-island-ask-second = { $tile } and which other tile? You may shore up two at once.
page-forbidden-island-ask-use = What will you do with the card: { $card }?
page-forbidden-island-ask-from = Whom does the helicopter pick up? Touch a pawn.
page-forbidden-island-ask-pawns = Who goes along?
page-forbidden-island-ask-lift = Where does the helicopter fly to?
page-forbidden-island-ask-sandbags = Which flooded tile do the sandbags dry?
page-forbidden-island-ask-guide = Where to do you guide the pawn ({ $role })?
page-forbidden-island-ask-act = { $actions_left ->
    [one] One action left: go, shore up, give a card, take a treasure, or end.
   *[other] { $actions_left } actions left: go, shore up, give a card, take a treasure, or end.
}
page-forbidden-island-ask-before-treasure = Draw a treasure card, unless somebody plays a special card first.
page-forbidden-island-ask-before-flood = Draw a flood card, unless somebody plays a special card first.
page-forbidden-island-ask-discard = Six cards are one too many: discard one, or play a special card.
page-forbidden-island-ask-swim = Your tile has sunk: where do you swim to?
page-forbidden-island-ask-special = You may play a special card now, at no cost.

## What can be done

page-forbidden-island-do-end = End my actions
page-forbidden-island-do-draw = Draw a treasure card
page-forbidden-island-do-draw-flood = Draw a flood card
page-forbidden-island-do-claim = Take the treasure: { $treasure }

page-forbidden-island-verb-move = Go there
page-forbidden-island-verb-fly = Fly there
page-forbidden-island-verb-swim = Swim there
page-forbidden-island-verb-shore = Shore up
page-forbidden-island-verb-sandbag = Dry with sandbags
page-forbidden-island-verb-guide = Guide the pawn there
page-forbidden-island-verb-lift = Fly there by helicopter
page-forbidden-island-only-one = This tile only

# who gets or plays the card, by role; $role is empty where nobody is named
page-forbidden-island-use-discard = Discard it
page-forbidden-island-use-give = Give it to: { $role }
page-forbidden-island-use-lift = Call the helicopter ({ $role })
page-forbidden-island-use-sandbag = Lay the sandbags ({ $role })
page-forbidden-island-use-escape = Fly home, all together! ({ $role })
page-forbidden-island-aboard = { $roles }

## Round the island ($water is a tick of the meter, $floods, $count, $cards, $due, $top, $layer, $limit and $percent numbers)

page-forbidden-island-water-level = Water level
page-forbidden-island-water-at = { $water ->
    [10] Water level: the skull
   *[other] Water level { $water } of 10: { $floods } flood cards a turn
}
page-forbidden-island-cards-a-turn = { $count } cards
page-forbidden-island-best-hand = { $cards } of 4 cards in the best hand
page-forbidden-island-treasure-state = { $treasure }: { $state }
page-forbidden-island-deck-treasure = Treasures
page-forbidden-island-deck-flood = Flood
page-forbidden-island-pile = deck
page-forbidden-island-discards = discards
page-forbidden-island-percent = { $percent }%
page-forbidden-island-rise-now = that the water rises this turn
page-forbidden-island-rise-next = that the water rises next turn
page-forbidden-island-from-top = to draw from the top { $top }
page-forbidden-island-floods-due = { $due ->
    [one] { $due } flood card from the top { $top }
   *[other] { $due } flood cards from the top { $top }
}
page-forbidden-island-risk-flood = may be flooded
page-forbidden-island-risk-sink = may sink

page-forbidden-island-your-hand = Your hand
page-forbidden-island-hand-size = { $count } of { $limit } cards
page-forbidden-island-piles = Decks and discards
page-forbidden-island-layer = { $layer ->
    [1] Top of the flood deck ({ $count })
   *[other] Below, layer { $layer } ({ $count })
}

## Beside the players, and the stretches of a turn

page-forbidden-island-count-cards = cards
page-forbidden-island-stretch-act = Actions
page-forbidden-island-stretch-treasure = Treasures
page-forbidden-island-stretch-flood = Flood

page-forbidden-island-sure-end = { $actions_left ->
    [one] One action is left. End your actions and draw cards all the same?
   *[other] { $actions_left } actions are left. End your actions and draw cards all the same?
}

## Moves in the log that tell of players: as in the game's own words, with names ($seat, $to_seat, $pawns)

page-forbidden-island-move-give = Gives { $to_seat } a card: { forbidden-island-now-card }
page-forbidden-island-move-sandbag = Sandbags of { $seat } dry { forbidden-island-now-tile } ({ $to })
page-forbidden-island-move-lift = The helicopter of { $seat } flies from { $from } to { forbidden-island-now-tile } ({ $to }), with { $pawns } aboard
page-forbidden-island-move-escape = The helicopter of { $seat } takes everybody home, with all four treasures

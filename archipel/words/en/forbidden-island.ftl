### L’Île Interdite (Forbidden Island)

forbidden-island-title = Forbidden Island
forbidden-island-summary = All together against the rising sea: find the four treasures, gather at Fools’ Landing and fly off before the island is gone

## Tiles: the name, and one that fits two short lines

forbidden-island-tile-fools-landing = Fools’ Landing
forbidden-island-tile-fools-landing-short = Fools’ Landing
forbidden-island-tile-bronze-gate = Bronze Gate
forbidden-island-tile-bronze-gate-short = Bronze Gate
forbidden-island-tile-copper-gate = Copper Gate
forbidden-island-tile-copper-gate-short = Copper Gate
forbidden-island-tile-gold-gate = Gold Gate
forbidden-island-tile-gold-gate-short = Gold Gate
forbidden-island-tile-iron-gate = Iron Gate
forbidden-island-tile-iron-gate-short = Iron Gate
forbidden-island-tile-silver-gate = Silver Gate
forbidden-island-tile-silver-gate-short = Silver Gate
forbidden-island-tile-temple-of-the-moon = Temple of the Moon
forbidden-island-tile-temple-of-the-moon-short = Temple Moon
forbidden-island-tile-temple-of-the-sun = Temple of the Sun
forbidden-island-tile-temple-of-the-sun-short = Temple Sun
forbidden-island-tile-whispering-garden = Whispering Garden
forbidden-island-tile-whispering-garden-short = Whisper Garden
forbidden-island-tile-howling-garden = Howling Garden
forbidden-island-tile-howling-garden-short = Howling Garden
forbidden-island-tile-cave-of-embers = Cave of Embers
forbidden-island-tile-cave-of-embers-short = Cave Embers
forbidden-island-tile-cave-of-shadows = Cave of Shadows
forbidden-island-tile-cave-of-shadows-short = Cave Shadows
forbidden-island-tile-coral-palace = Coral Palace
forbidden-island-tile-coral-palace-short = Coral Palace
forbidden-island-tile-tidal-palace = Tidal Palace
forbidden-island-tile-tidal-palace-short = Tidal Palace
forbidden-island-tile-breakers-bridge = Breakers Bridge
forbidden-island-tile-breakers-bridge-short = Breakers Bridge
forbidden-island-tile-cliffs-of-abandon = Cliffs of Abandon
forbidden-island-tile-cliffs-of-abandon-short = Cliffs Abandon
forbidden-island-tile-crimson-forest = Crimson Forest
forbidden-island-tile-crimson-forest-short = Crimson Forest
forbidden-island-tile-dunes-of-deception = Dunes of Deception
forbidden-island-tile-dunes-of-deception-short = Dunes Decept.
forbidden-island-tile-lost-lagoon = Lost Lagoon
forbidden-island-tile-lost-lagoon-short = Lost Lagoon
forbidden-island-tile-misty-marsh = Misty Marsh
forbidden-island-tile-misty-marsh-short = Misty Marsh
forbidden-island-tile-observatory = Observatory
forbidden-island-tile-observatory-short = Obser- vatory
forbidden-island-tile-phantom-rock = Phantom Rock
forbidden-island-tile-phantom-rock-short = Phantom Rock
forbidden-island-tile-twilight-hollow = Twilight Hollow
forbidden-island-tile-twilight-hollow-short = Twilight Hollow
forbidden-island-tile-watchtower = Watchtower
forbidden-island-tile-watchtower-short = Watch- tower

## Treasures

forbidden-island-treasure-crystal = Crystal of Fire
forbidden-island-treasure-statue = Statue of the Wind
forbidden-island-treasure-chalice = Ocean’s Chalice
forbidden-island-treasure-stone = Earth Stone

## Treasure cards

forbidden-island-card-crystal = Crystal of Fire
forbidden-island-card-crystal-help = Four of these take the Crystal of Fire, at the Cave of Embers or the Cave of Shadows
forbidden-island-card-statue = Statue of the Wind
forbidden-island-card-statue-help = Four of these take the Statue of the Wind, at the Whispering Garden or the Howling Garden
forbidden-island-card-chalice = Ocean’s Chalice
forbidden-island-card-chalice-help = Four of these take the Ocean’s Chalice, at the Coral Palace or the Tidal Palace
forbidden-island-card-stone = Earth Stone
forbidden-island-card-stone-help = Four of these take the Earth Stone, at the Temple of the Moon or the Temple of the Sun
forbidden-island-card-helicopter = helicopter
forbidden-island-card-helicopter-help = Flies pawns that stand together to any tile, without an action; and takes everybody home from Fools’ Landing once all treasures are found
forbidden-island-card-sandbags = sandbags
forbidden-island-card-sandbags-help = Dries any flooded tile, wherever it is, without an action
forbidden-island-card-waters-rise = waters rise
forbidden-island-card-waters-rise-help = The water goes up a tick, and the flood cards drawn so far are shuffled and laid back on top: those places are next

## Roles

forbidden-island-role-diver = Diver
forbidden-island-role-diver-help = Goes through any number of flooded or missing tiles with one action
forbidden-island-role-engineer = Engineer
forbidden-island-role-engineer-help = Shores up one or two tiles with one action
forbidden-island-role-explorer = Explorer
forbidden-island-role-explorer-help = Moves and shores up diagonally too
forbidden-island-role-messenger = Messenger
forbidden-island-role-messenger-help = Gives treasure cards to anybody, however far apart
forbidden-island-role-navigator = Navigator
forbidden-island-role-navigator-help = Moves another pawn one or two tiles with one action
forbidden-island-role-pilot = Pilot
forbidden-island-role-pilot-help = Once a turn, flies to any tile with one action

## Options

forbidden-island-option-seats = how many play: 2, 3 or 4
forbidden-island-option-difficulty = how high the water stands at the beginning: novice, normal, elite or legendary
forbidden-island-option-roles = the roles: random, or one for each player from diver, engineer, explorer, messenger, navigator, pilot
forbidden-island-option-layout = the shape of the island: standard, shadows, volcano, skull, coral-reef, bone, gulls-bay, arch or atoll

forbidden-island-difficulty-novice = Novice
forbidden-island-difficulty-novice-help = The water begins at tick 1: two floods a turn, and two rises before there are three
forbidden-island-difficulty-normal = Normal
forbidden-island-difficulty-normal-help = The water begins at tick 2: two floods a turn, and three with the next rise
forbidden-island-difficulty-elite = Elite
forbidden-island-difficulty-elite-help = The water begins at tick 3: three floods a turn
forbidden-island-difficulty-legendary = Legendary
forbidden-island-difficulty-legendary-help = The water begins at tick 4: three floods a turn, and the skull is six rises away

forbidden-island-roles-random = dealt at random

forbidden-island-layout-standard = Standard island
forbidden-island-layout-shadows = Isle of Shadows
forbidden-island-layout-volcano = Volcano
forbidden-island-layout-skull = Skull
forbidden-island-layout-coral-reef = Coral Reef
forbidden-island-layout-bone = Bone
forbidden-island-layout-gulls-bay = Gulls’ Bay
forbidden-island-layout-arch = Arch
forbidden-island-layout-atoll = Atoll

## What is to be decided ($actor is a seat, as text, or "chance"; $actions_left, $draws_left and $floods_left numbers)

forbidden-island-phase-act = { $actions_left ->
    [one] Player { $actor }: act, { $actions_left } action left
   *[other] Player { $actor }: act, { $actions_left } actions left
}
forbidden-island-phase-before-treasure = { $draws_left ->
    [one] Player { $actor }: draw the last treasure card of the turn, unless a special card is played first
   *[other] Player { $actor }: draw the first of { $draws_left } treasure cards, unless a special card is played first
}
forbidden-island-phase-treasure = A treasure card is drawn
forbidden-island-phase-discard = Player { $actor }: six cards are one too many; discard one, or play a special card
forbidden-island-phase-before-flood = { $floods_left ->
    [one] Player { $actor }: draw the last flood card of the turn, unless a special card is played first
   *[other] Player { $actor }: draw the next of { $floods_left } flood cards, unless a special card is played first
}
forbidden-island-phase-flood = A flood card is drawn
forbidden-island-phase-swim = Player { $actor }: your tile has sunk; choose where you swim to
forbidden-island-phase-over = The game is over

## How the game ended

forbidden-island-ending-escaped = Everybody is aboard with all four treasures: the team has made it!
forbidden-island-ending-landing = Fools’ Landing has sunk, and no helicopter can come any more. The island has won.
forbidden-island-ending-treasure = Both places of a treasure have sunk before it was found. The island has won.
forbidden-island-ending-drowned = One of you had nowhere left to swim to. The island has won.
forbidden-island-ending-skull = The water has reached the skull. The island has won.

## Around the board

forbidden-island-panel-team = Team
forbidden-island-panel-no-cards = no cards
forbidden-island-panel-in-the-water = in the water
forbidden-island-panel-water = Water
forbidden-island-panel-treasures = Treasures
forbidden-island-panel-taken = found
forbidden-island-panel-lost = lost
forbidden-island-panel-sunk = Sunk

forbidden-island-sign-flooded = flooded
forbidden-island-sign-sunk = sunk
forbidden-island-sign-landing = the helicopter lands here
forbidden-island-sign-found = treasure already found
forbidden-island-sign-layer = layer of its flood card
forbidden-island-sign-layer-help = The number at a cell is the layer of the flood deck that holds its flood card: 1 is on top and drawn first; without a number, the card is drawn already

## Around the board, counted ($count is a number), and names for sentences, by $tile, $second_tile, $card, $treasure

forbidden-island-now-actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
forbidden-island-now-draws-left = { $count ->
    [one] { $count } treasure card
   *[other] { $count } treasure cards
}
forbidden-island-now-floods-left = { $count ->
    [one] { $count } flood
   *[other] { $count } floods
}
forbidden-island-now-left = Left this turn: { $what }
forbidden-island-now-flown = The Pilot has flown this turn
forbidden-island-now-floods-a-turn = { $count ->
    [0] the skull: the game is lost
   *[other] { $count } floods a turn
}
forbidden-island-now-deck = Treasure deck ({ $count })
forbidden-island-now-discards = Treasure discards ({ $count })
forbidden-island-now-flood-deck = Flood deck ({ $count })
forbidden-island-now-flood-discards = Flood discards ({ $count })

forbidden-island-now-tile = { $tile ->
    [fools-landing] Fools’ Landing
    [bronze-gate] the Bronze Gate
    [copper-gate] the Copper Gate
    [gold-gate] the Gold Gate
    [iron-gate] the Iron Gate
    [silver-gate] the Silver Gate
    [temple-of-the-moon] the Temple of the Moon
    [temple-of-the-sun] the Temple of the Sun
    [whispering-garden] the Whispering Garden
    [howling-garden] the Howling Garden
    [cave-of-embers] the Cave of Embers
    [cave-of-shadows] the Cave of Shadows
    [coral-palace] the Coral Palace
    [tidal-palace] the Tidal Palace
    [breakers-bridge] Breakers Bridge
    [cliffs-of-abandon] the Cliffs of Abandon
    [crimson-forest] the Crimson Forest
    [dunes-of-deception] the Dunes of Deception
    [lost-lagoon] the Lost Lagoon
    [misty-marsh] the Misty Marsh
    [observatory] the Observatory
    [phantom-rock] Phantom Rock
    [twilight-hollow] Twilight Hollow
    [watchtower] the Watchtower
   *[none] the sea
}
forbidden-island-now-second-tile = { $second_tile ->
    [fools-landing] Fools’ Landing
    [bronze-gate] the Bronze Gate
    [copper-gate] the Copper Gate
    [gold-gate] the Gold Gate
    [iron-gate] the Iron Gate
    [silver-gate] the Silver Gate
    [temple-of-the-moon] the Temple of the Moon
    [temple-of-the-sun] the Temple of the Sun
    [whispering-garden] the Whispering Garden
    [howling-garden] the Howling Garden
    [cave-of-embers] the Cave of Embers
    [cave-of-shadows] the Cave of Shadows
    [coral-palace] the Coral Palace
    [tidal-palace] the Tidal Palace
    [breakers-bridge] Breakers Bridge
    [cliffs-of-abandon] the Cliffs of Abandon
    [crimson-forest] the Crimson Forest
    [dunes-of-deception] the Dunes of Deception
    [lost-lagoon] the Lost Lagoon
    [misty-marsh] the Misty Marsh
    [observatory] the Observatory
    [phantom-rock] Phantom Rock
    [twilight-hollow] Twilight Hollow
    [watchtower] the Watchtower
   *[none] the sea
}
forbidden-island-now-card = { $card ->
    [crystal] { forbidden-island-card-crystal }
    [statue] { forbidden-island-card-statue }
    [chalice] { forbidden-island-card-chalice }
    [stone] { forbidden-island-card-stone }
    [helicopter] { forbidden-island-card-helicopter }
    [sandbags] { forbidden-island-card-sandbags }
   *[waters-rise] { forbidden-island-card-waters-rise }
}
forbidden-island-now-treasure = { $treasure ->
    [crystal] the Crystal of Fire
    [statue] the Statue of the Wind
    [chalice] the Ocean’s Chalice
   *[stone] the Earth Stone
}

## Moves, told: they go on after the name of whose turn it is

forbidden-island-move-move = Goes from { $from } to { forbidden-island-now-tile } ({ $to })
forbidden-island-move-fly = Flies from { $from } to { forbidden-island-now-tile } ({ $to })
forbidden-island-move-guide = Guides player { $to_seat } from { $from } to { forbidden-island-now-tile } ({ $to })
forbidden-island-move-shore = { $second ->
    [none] Shores up { forbidden-island-now-tile } ({ $to })
   *[other] Shores up { forbidden-island-now-tile } ({ $to }) and { forbidden-island-now-second-tile } ({ $second })
}
forbidden-island-move-give = Gives player { $to_seat } a card: { forbidden-island-now-card }
forbidden-island-move-claim = Takes { forbidden-island-now-treasure }
forbidden-island-move-end = Does nothing more
forbidden-island-move-sandbag = Player { $seat }’s sandbags dry { forbidden-island-now-tile } ({ $to })
forbidden-island-move-lift = Player { $seat }’s helicopter flies from { $from } to { forbidden-island-now-tile } ({ $to }), with { $pawns } aboard
forbidden-island-move-escape = Player { $seat }’s helicopter takes everybody home, with all four treasures
forbidden-island-move-draw = Draws the next card
forbidden-island-move-treasure = { $card ->
    [waters-rise] The waters rise
   *[other] Treasure card: { forbidden-island-now-card }
}
forbidden-island-move-discard = Discards a card: { forbidden-island-now-card }
forbidden-island-move-flood = { $sinks ->
    [yes] The sea swallows { forbidden-island-now-tile } ({ $to })
   *[no] Water covers { forbidden-island-now-tile } ({ $to })
}
forbidden-island-move-swim = Swims from { $from } to { forbidden-island-now-tile } ({ $to })

## Moves, explained

forbidden-island-help-move = Move your pawn to a tile that shares a side with yours; the Explorer goes diagonally too, the Diver through water (move c3)
forbidden-island-help-fly = As the Pilot, fly to any other tile, once a turn (fly c3)
forbidden-island-help-guide = As the Navigator, move another player’s pawn one or two tiles (guide 2 c4)
forbidden-island-help-shore = Dry a flooded tile, your own or one beside it; the Engineer dries two at once (shore c3, shore c3 d3)
forbidden-island-help-give = Give a treasure card to a player on your tile; the Messenger gives to anybody (give 2 crystal)
forbidden-island-help-claim = Trade four cards of a treasure for it, on one of its two tiles (claim crystal)
forbidden-island-help-end = Give up the actions you have left (end)
forbidden-island-help-sandbag = Play sandbags, at no cost: any flooded tile becomes dry (sandbag 2 c3: those of player 2)
forbidden-island-help-lift = Play a helicopter, at no cost: pawns that stand together fly to any other tile (lift 2 c3 f4 1 3: that of player 2, with pawns 1 and 3)
forbidden-island-help-escape = Play a helicopter to fly home: with the four treasures, and everybody on Fools’ Landing, you win (escape 2)
forbidden-island-help-draw = Play no special card now, and turn up the next card (draw)
forbidden-island-help-treasure = A treasure card is drawn (treasure crystal)
forbidden-island-help-discard = Put down a card, to be back at five (discard crystal)
forbidden-island-help-flood = A flood card is drawn: a dry tile is flooded, a flooded one sinks for good (flood misty-marsh)
forbidden-island-help-swim = Save your pawn: swim to a tile next to where yours sank (swim c4)

## Why a move cannot be made: these go on after the move and a colon.  The rule's number is added behind.

forbidden-island-game-over = the game is over

forbidden-island-not-acting = this is not the time for actions; they come at the beginning of a turn, before the draws
forbidden-island-not-before-a-draw = no draw is waiting; one waits only after the actions, and only while somebody holds a special card
forbidden-island-not-drawing-treasure = no treasure card is being drawn now
forbidden-island-not-discarding = nobody has too many cards, and only then is one discarded
forbidden-island-not-flooding = no flood card is being drawn now
forbidden-island-not-swimming = nobody is in the water now; on dry feet one moves
forbidden-island-special-not-now = special cards are for the time of the actions and just before a draw, and this is neither
forbidden-island-special-anothers-discard = somebody else has a card too many, and until it is gone player { $seat } plays no special card

forbidden-island-no-such-seat = nobody plays with that number in this match

forbidden-island-move-no-tile = there is no tile at { $to } to stand on
forbidden-island-move-same-tile = your pawn is at { $to } already; move to another tile
forbidden-island-move-too-far = you do not get from { $from } to { forbidden-island-now-tile } ({ $to }) with one action; a pawn goes to a tile that shares a side, the Explorer diagonally too, the Diver on through water
forbidden-island-fly-not-pilot = only the Pilot flies; use move
forbidden-island-fly-twice = the Pilot has flown this turn already, and may only once; use move
forbidden-island-fly-no-tile = there is no tile at { $to } to land on
forbidden-island-fly-same-tile = your pawn is at { $to } already; fly to another tile
forbidden-island-guide-not-navigator = only the Navigator moves other pawns
forbidden-island-guide-oneself = the Navigator guides others; for your own pawn, use move
forbidden-island-guide-no-tile = there is no tile at { $to } to stand on
forbidden-island-guide-same-tile = player { $to_seat } is at { $to } already, and has to end elsewhere
forbidden-island-guide-too-far = player { $to_seat } cannot be guided from { $from } to { forbidden-island-now-tile } ({ $to }); it takes one or two steps over tiles that share a side
forbidden-island-shore-not-flooded = only flooded tiles can be shored up, and this names something else
forbidden-island-shore-too-far = that is out of reach; you shore up your own tile and those that share a side with it, the Explorer diagonally too
forbidden-island-shore-two-not-engineer = only the Engineer shores up two tiles with one action; name one
forbidden-island-shore-two-out-of-order = name two different tiles, by letter and then by number
forbidden-island-give-special = only treasure cards can be given; whoever holds a special card keeps or plays it
forbidden-island-give-oneself = the card is yours already; name another player
forbidden-island-give-not-held = you hold no such card: { forbidden-island-now-card }
forbidden-island-give-apart = player { $to_seat } is not on your tile; only the Messenger gives from afar
forbidden-island-claim-taken = the team has { forbidden-island-now-treasure } already
forbidden-island-claim-too-few = for { forbidden-island-now-treasure } you need four of its cards in your hand
forbidden-island-claim-elsewhere = { $treasure ->
    [crystal] the Crystal of Fire is found only at the Cave of Embers and the Cave of Shadows
    [statue] the Statue of the Wind is found only at the Whispering Garden and the Howling Garden
    [chalice] the Ocean’s Chalice is found only at the Coral Palace and the Tidal Palace
   *[stone] the Earth Stone is found only at the Temple of the Moon and the Temple of the Sun
}

forbidden-island-sandbag-not-held = player { $seat } has no sandbags
forbidden-island-sandbag-not-flooded = there is no flooded tile at { $to }, and sandbags help no other
forbidden-island-helicopter-not-held = player { $seat } has no helicopter
forbidden-island-lift-no-tile = there is no tile at { $to } to land on
forbidden-island-lift-same-tile = the helicopter is at { $to } already; it has to land elsewhere
forbidden-island-lift-not-there = all who fly along have to stand at { $from }, and not all of { $pawns } do
forbidden-island-escape-treasures-left = first all four treasures have to be found
forbidden-island-escape-not-all-there = first everybody has to be on Fools’ Landing

forbidden-island-treasure-none-left = the deck has no such card left: { forbidden-island-now-card }
forbidden-island-discard-not-held = there is no such card in that hand: { forbidden-island-now-card }
forbidden-island-flood-not-on-top = the flood card of { forbidden-island-now-tile } is not in the top layer of the deck
forbidden-island-swim-not-there = the pawn cannot save itself from { $from } to { $to }; it swims to a tile beside it, the Explorer diagonally too, the Diver to the nearest, the Pilot to any

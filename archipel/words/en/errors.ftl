### What goes wrong, in one line: what it is and, where it can be said, what would be right.

compiling = Compiling the rules of { $game } for this machine, once …

## Games, matches and moves

unknown-game = there is no game “{ $name }”; choose from: { $known }
bad-seed = { $value } is no seed; a seed is a whole number from 0 on, or a text
nothing-to-undo = there is no move to take back
no-such-seat = there is no seat { $value }; the seats are { $known }
not-to-move = { $actor ->
    [none] the game is over, so nobody is to move
    [chance] seat { $seat } is not to move; chance is
   *[other] seat { $seat } is not to move; seat { $actor } is
}
not-chance = { $actor ->
    [none] nothing is left to chance: the game is over
   *[other] this is no draw: seat { $actor } is to move
}
not-a-move = no move is written like that; a move is a verb and what it names, one space apart, as in the list of legal moves
# $rule is the number of the rule that forbids the move, "none" for a text that is no move.
illegal-move = { $move }: { $why }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}

## Options: these go on after the name of the option and a colon

option-unknown = there is no such option; the options are { $known }
option-not-one-of = { $value } does not fit; it can be one of { $known }
option-seats-needed = say how many play: { $known }
option-two-colours = two colours each are only for two players
option-challenges = { $value } does not fit; it takes a list of some of 1, 2, 3, 4, each at most once
option-roles = { $value } does not fit; it takes "random", or a list of { $seats } different roles out of { $known }
option-eggs-alone = only a game alone, with one seat, has this option

## Positions: these go on after the key and a colon

position-unknown-key = no position of this game has such a key
position-unknown-entry = { $value } cannot stand here; no such entry exists in this match
position-must-be-given = it is missing, and has to be given here
position-not-now = it has nothing to say in this phase; leave it out
position-not-an-object = { $value } is not an object, in braces
position-not-a-list = { $value } is not a list, in brackets
position-not-a-number = { $high ->
    [0] { $value } does not fit; it can only be { NUMBER($low, useGrouping: 0) } in this phase
   *[other] { $value } is not a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
}
position-unknown-name = { $value } is not one of { $known }
position-not-this-game = it has to be “{ $game }”, not { $value }
position-wrong-actor = { $actor ->
    [None] it cannot be { $value }: the game is over, so it is null
    [chance] it cannot be { $value }: chance is to move
   *[other] it cannot be { $value }: seat { $actor } is to move
}
position-no-decision = in this position there is nothing to decide in that phase
position-not-a-cell = { $value } is not a cell of the board
position-not-an-island-cell = { $value } is not a cell of the island, so no tile can lie there
position-on-a-tile = a tile lies at { $value }, but this belongs in the sea
position-two-boats = two boats at { $value }, but a cell holds one
position-no-boat = { $value } says aboard, but there is no boat in that cell
position-boat-too-full = more than { $most } at { $value }, but a boat carries no more
position-boat-in-sunk-cell = a boat at { $value }, where a tile has only just sunk
position-no-place-for-boats = more boats in hand than cells to place them in
position-in-hand = { $value } cannot be in hand any more; that is for the phase place-explorers
position-in-play-when-over = { $value } is still in play, but the game is over; it can only be lost or on a safe island
position-no-place-for-explorers = more explorers in hand than the tiles take
position-nobody-in-play = nobody is left in play, so a game to the last is over
position-not-the-values = the values of { $value } have to be { $values }, in any order
position-not-a-tile = { $value } is not a tile written like beach/dolphin
position-not-kept = { $value } is never kept in hand; it takes effect as soon as it is turned up
position-too-many = more than { $most }, which is all there are
position-too-many-backs = { $most ->
    [0] there is no tile { $value } in the box
    [one] there is only one tile { $value } in the box, hands and pool together
   *[other] there are only { $most } tiles { $value } in the box, hands and pool together
}
position-too-many-coming = more than { $most }, which is all there are, counting those still to come
position-pool-must-be-given = it has to say which backs of { $value } are unseen, since some of its tiles are gone
position-pool-unsound = each terrain needs as many unseen backs as it has tiles left; one of them one more in the phase reveal
position-twice = { $value } stands here twice
position-not-sunk = no tile can have sunk at { $value }; it has to be a cell of the island without a tile
position-attack-parts = it needs all of from, to and asked
position-attack-unsound = the rules do not lead to this attack; the creature has to be able to go there, and exactly those who may repel it are asked, in turn order
position-on-a-volcano = { $value } is on a volcano, where nothing can be
position-three-volcanoes = with the third volcano the game is over
position-swum-of-another = { $value } belongs to another seat, and only the turn’s own adventurers swim
position-beside-a-seat = a swimmer is beside a raft with a free seat, and would have gone aboard
position-beside-a-creature = it shares a cell with what would have eliminated it
position-beside-a-kaiju = nothing shares a kaiju’s cell, unless it is about to be pushed out
position-stack-parts = { $value } needs exactly these: { $known }
position-stack-unsound = what it says is to be settled does not fit the phase or the board
position-asked-unsound = asked has to be those still to answer, in the order of asking
position-roles-count = it has to name { $seats } roles, one a seat
position-roles-not-chosen = these are not the roles chosen in options
position-no-tile = there is no tile at { $value }
position-lost-already = Fools’ Landing is gone, or both tiles of a treasure not yet taken, or a pawn has nowhere to swim, so the game is over
position-pawn-without-tile = a pawn has no tile under it, and no tile has just sunk
position-pawns-apart = pawns in two cells without a tile, but only one tile can have just sunk
position-ending-unfit = this ending does not fit the phase or the board
position-water-skull = the meter stands at 10 exactly when the ending is skull
position-not-the-cards = hands, deck and discards together have to make up the { $count } cards { $value }
position-deck-empty = it is empty, but the discards would have become the new deck
position-hand-too-large = a hand of more than { $most } cards can be in the phase discard only: one such hand, with one card too many
position-no-flood-card = the flood card of { $value } is missing
position-flood-card-gone = { $value } has sunk, and its flood card is out of the game
position-empty-layer = no layer is empty
position-swimming-unsound = it has to name the seats whose pawns are in the water, in order from the turn’s seat
position-only-alone = only a game alone has this key
position-not-alone = a game alone has no final round; leave it out
position-not-a-place = { $value } is not a cell; cells are written like -1,0, in a game alone like day:-1,0
position-off-the-islet = there is no tile at { $value }, so it is not on the islet
position-tile-parts = { $value } is not a terrain, a nest and a level, like ["sand", "leaf", 2]
position-too-many-tiles = there are only { $most } tiles { $value }; bag, hands and top tiles have more together
position-too-many-in-all = there are only { $most } tiles; bag, hands and stacks have more together
position-empty-hand = in a game alone the hand is never empty but in the phase draw or at the end
position-too-many-cards = there are only { $most } cards { $value }; cards and guarantees of all seats are more together
position-too-many-in-hand = a seat keeps no more than { $most } cards, but for the one that is exploring
position-guarantee-parts = { $value } is not a resource and whether it is spent, like ["sand", false]
position-third-guarantee = a third guarantee of { $value }, but a seat has two at most
position-spent = a guarantee of { $value } is spent, but only the seat whose turn it is has such, while it moves
position-bird-in-the-sea = the bird of seat { $value } has to be on a cell in this phase
position-two-birds = two birds are in one cell, and none of them is on a way that goes on
position-eggs-unsound = the eggs of seat { $value }, laid, on guarantees and free, have to be { $most } together
position-eggs-odd = the free eggs of seat { $value } have to be an even number
position-all-laid = all eggs are laid, so the game is won and over
position-not-won = it is won only when all eggs are laid
position-trail-end = it has to end with the cell the bird is on

## Files

file-unreadable = { $file } cannot be read: { $why ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder
    [ENOTDIR] part of the path is no folder
    [EACCES] it is not allowed
    [EPERM] it is not allowed
    [EROFS] the disk can only be read
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is used up
    [EFBIG] it would be too large
   *[other] the system says { $why }
}
file-unwritable = { $file } cannot be written: { $why ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder
    [ENOTDIR] part of the path is no folder
    [EACCES] it is not allowed
    [EPERM] it is not allowed
    [EROFS] the disk can only be read
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is used up
    [EFBIG] it would be too large
   *[other] the system says { $why }
}
file-too-long = { $file } is longer than 64 MiB, and no match is
file-not-text = { $file } is not text in UTF-8
file-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: not JSON; the file may be cut off or mistyped there
file-too-deep = { $file } holds numbers or nesting beyond any match
file-key-twice = { $file }: the key { $key } stands twice in one object
file-not-a-match = { $file } is not a match file; that is an object with the key archipel
file-unknown-key = { $file }: a match file has no key { $key }
file-missing-key = { $file }: the key { $key } is missing
file-version = { $file } is a match file of version { $value }; this program reads version { NUMBER($version, useGrouping: 0) }
file-wrong-kind = { $file }: { $key } has to be { $kind ->
    [text] a text
    [text-or-null] a text or null
    [texts] a list of texts
    [object-or-null] an object or null
   *[object] an object
}
file-unsound = { $file } holds no match that can be: { $why }
file-options-disagree = { $file }: options says otherwise than the options in start
file-illegal-move = { $file }: moves[{ NUMBER($index, useGrouping: 0) }] is not legal: { $why }
file-result-disagrees = { $file }: result is not what the moves lead to

## Scenario files

file-not-yaml = { $file }, line { NUMBER($line, useGrouping: 0) }: not YAML; the file may be cut off or mistyped there
file-not-scenarios = { $file } is not a scenario file; that is a list of scenarios, and at least one
scenario-not-an-object = { $file }, line { NUMBER($line, useGrouping: 0) }: a scenario is an object with rule, title and position
scenario-unknown-key = { $file }, line { NUMBER($line, useGrouping: 0) }: a scenario has no key { $key }; the keys are { $known }
scenario-missing-key = { $file }, line { NUMBER($line, useGrouping: 0) }: the key { $key } is missing
scenario-wrong-kind = { $file }, line { NUMBER($line, useGrouping: 0) }: { $value } is not what { $key } takes
scenario-refused-alone = { $file }, line { NUMBER($line, useGrouping: 0) }: with refused there is nothing to play, so besides it stand only rule, title and position

## Bots

unknown-bot = there is no bot “{ $name }”; choose from: { $known }
bot-not-compiled = the bot “{ $name }” does not play in simulations; those that do: { $known }. For others there is archipel arena
bots-not-seats = { $bots ->
    [0] no bot is named
    [one] one bot is named
   *[other] { $bots } bots are named
} for { $seats } seats; name one for each
games-too-few = { $value } does not fit as a number of games; it takes 1 at least

## Scenarios that do not hold

scenario-refused-otherwise = it should be refused naming { $wanted }, but the reason is: { $why }
scenario-not-refused = the position is accepted, but should be refused naming { $wanted }
scenario-position-refused = the position is refused: { $why }
scenario-trouble = { $where }: { $why }
scenario-legal = { $where }: { $move } is legal
scenario-legal-differs = { $where }: { $missing ->
    [none] { "" }
   *[other] not legal: { $missing }
}{ $extra ->
    [none] { "" }
   *[other] { $missing ->
        [none] { "" }
       *[other] { "; " }
    }legal besides: { $extra }
}
scenario-differs = { $where }: { $found }, where { $wanted } was expected
scenario-no-key = { $where }: there is no { $key }

## Environments: moves by their numbers

illegal-number = { $number } is not the number of a legal move here; the mask of actions says which are
move-without-number = { $move } has no number: it is legal here, but no match can lead to it
env-package-missing = this needs the package { $package }: pip install archipel[envs]
env-not-for-rivals = { $game } is played alone or as a team like this, not between rivals; Gymnasium has it
env-not-alone = { $game } is played between rivals; aec_env has it, and Gymnasium only what one decides alone
env-illegal-choice = { $value } does not fit; it can be one of { $known }
env-too-few = { $name } has to be a whole number from 1 on, not { $value }
env-reset-first = there are no games yet; call reset first
env-actions-shape = actions have to be { NUMBER($n, useGrouping: 0) } whole numbers, one a game
env-illegal-in-game = { $number } is not the number of a legal move in game { NUMBER($index, useGrouping: 0) }; its mask says which are

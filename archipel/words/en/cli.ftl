### The command line: help pages, errors, tables.  `cli-play` is the command, `cli-play-seats` its option.

cli-usage = Usage:
cli-options = Options
cli-commands = Commands

cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-position = POSITION
cli-metavar-count = N
cli-metavar-seed = SEED
cli-metavar-seat = SEAT
cli-metavar-numbers = N,N
cli-metavar-bots = BOT,BOT
cli-metavar-name = NAME
cli-metavar-roles = ROLE,ROLE
cli-metavar-seconds = SECONDS
cli-metavar-language = LANGUAGE
cli-metavar-shell = SHELL
cli-metavar-port = PORT
cli-metavar-database = DATABASE
cli-metavar-action = ACTION
cli-metavar-folder = FOLDER
cli-metavar-text = TEXT

## The program

cli-archipel = Island board games: play them, watch them, simulate them.
cli-archipel-epilogue = Completion of commands, games and bots with the Tab key: for bash, eval "$(archipel completion bash)" in ~/.bashrc does it; zsh and fish likewise. “archipel COMMAND --help” says more about a command.

## Options of all commands, and of several

cli-option-lang = Speak this language: en or fr (otherwise the environment’s)
cli-option-debug = Show where an error comes from
cli-option-help = Show this page
cli-option-version = Show the version
cli-option-seats = How many play
cli-option-seed = The seed of all draws, a number or a text: the same seed and the same choices give the same match (random if left out)
cli-option-challenges = The Island: challenges to play with, some of 1, 2, 3, 4
cli-option-two_colours = The Island, two players: two colours each
cli-option-open_values = The Island: players go on seeing the values of their own explorers
cli-option-difficulty = Forbidden Island: how high the water begins, one of novice, normal, elite, legendary
cli-option-layout = Forbidden Island: the shape of the island, one of standard, shadows, volcano, skull, coral-reef, bone, gulls-bay, arch, atoll
cli-option-roles = Forbidden Island: “random”, or the role of each seat, some of diver, engineer, explorer, messenger, navigator, pilot
cli-option-eggs = Islet, one player: with how many eggs, 10 or 6
cli-option-as_json = Write JSON
cli-option-view = Show what this seat may see, or “all” for what everybody may see (everything if left out)

## Commands

cli-play = Play in the terminal, alone against bots or several round one keyboard
cli-play-more = At the prompt, “?” explains the moves and the symbols on the board; “undo”, “save FILE” and “quit” do what they say. A match that is left is kept, and can be gone on with.
cli-play-seats = How many play (2 if left out)
cli-play-people = How many of them are people, from seat 1 on (1 if left out); greedy bots play the other seats
cli-play-bots = Who plays each seat, in order: bots by name, “human” for a person
cli-play-resume = Go on with the match in this file
cli-play-save = Keep the match in this file as it goes

cli-show = Draw a position, from its file or the end of a match file
cli-show-more = “-” reads the standard input.

cli-replay = Go through a match move by move
cli-replay-more = Enter goes on, “b” back, a number to that move, “q” leaves. Without a terminal it prints every move, as with --plain.
cli-replay-plain = Print every move, in words

cli-advise = Say which moves look best to whoever is to move, and what they promise
cli-advise-at = After so many moves of the match (all if left out)
cli-advise-iterations = How many times to look ahead (20000 if left out)
cli-advise-seconds = How long to look ahead

cli-games = List the games and their options

cli-simulate = Let bots play many matches and sum them up
cli-simulate-games = How many matches (1000 if left out)
cli-simulate-bots = The bot of each seat, in order; one name stands for all seats (greedy if left out)
cli-simulate-seed = The seed of the first match, a whole number; the others count on from it (0 if left out)
cli-simulate-seats = How many play (as many as bots are named, else 2)

cli-bench = Measure how fast a game runs on this machine, or how much a server bears (“server”)
cli-bench-seconds = How long to measure each thing (2 if left out)

cli-serve = Serve tables to play at, with friends and bots, in a browser
cli-serve-more = Everything is kept in one file unless another database is named. Each option can also be set in the environment, as ARCHIPEL_HOST and so on.
cli-serve-host = The address to listen at (127.0.0.1 if left out: only this machine)
cli-serve-port = The port to listen at (8000 if left out, 0 for any that is free)
cli-serve-database = Where tables are kept: sqlite:FILE (a file of your own if left out) or postgresql://USER@HOST/NAME
cli-serve-public_url = Where people find the server, if a proxy stands before it
cli-serve-open_ = Open the page in a browser
cli-admin = Look after the tables in a server’s database
cli-admin-more = list: all tables. export TABLE…: their matches, as files. delete TABLE…: for good. check: whether something is missing. verify: replays every match with its draws. reports: what people told you about others. ban, unban VISITOR or NETWORK…: whom you keep out; bans: all of them. forget VISITOR…: his names, chat and seats. prune: deletes tables where no match goes on and nothing has changed for so many days. The server may run meanwhile.
cli-admin-database = The database: sqlite:FILE or postgresql://… (the file of your own server if left out)
cli-admin-to = Where to put exported matches (here if left out)
cli-admin-why = ban: why, for yourself
cli-admin-days = prune: how many days
cli-serving = Archipel is at { $address }
cli-verify = Check that every draw of a match follows from its seed
cli-check = Check the rules against scenario files
cli-compile = Compile the rules for this machine now, so that nothing waits for it later
cli-compile-more = All games, if none is named.
cli-completion = Print the script that gives a shell completion: bash, zsh or fish

## Errors

cli-error-see-help = { $why } (more: { $command } --help)
cli-error-unexpected = unexpected { $kind }{ $why ->
    [none] { "" }
   *[other] { ": " }{ $why }
}; this is a mistake in Archipel, and --debug shows where
cli-error-no-such-command = there is no command “{ $name }”; { $nearest ->
    [none] the commands are { $known }
   *[other] did you mean “{ $nearest }”?
}
cli-error-no-such-option = there is no option { $option }{ $nearest ->
    [none] { "" }
   *[other] ; did you mean { $nearest }?
}
cli-error-option-needs-value = the option { $option } needs a value after it
cli-error-option-takes-no-value = the option { $option } takes no value
cli-error-nobody-to-advise = { $actor ->
    [none] the match is over there, so nobody is to move
   *[other] chance is to move there; name another moment with --at
}
cli-error-no-such-move = there is no moment after { $at } moves; the match has { $moves }
cli-error-missing-argument = { $name } is missing
cli-error-missing-option = the option { $option } is missing
cli-error-extra-arguments = { $count ->
    [one] one argument too many: { $arguments }
   *[other] { $count } arguments too many: { $arguments }
}
cli-error-not-a-number = { $option }: “{ $value }” is not a whole number from { $least } on
cli-error-not-seconds = { $option }: “{ $value }” is not a number of seconds above 0
cli-error-no-such-language = there is no language “{ $value }”; there are { $known }
cli-error-no-such-game = there is no game “{ $value }”; { $nearest ->
    [none] the games are { $known }
   *[other] did you mean “{ $nearest }”?
}
cli-error-no-such-bot = nobody called “{ $value }” plays; { $nearest ->
    [none] it can be one of { $known }
   *[other] did you mean “{ $nearest }”?
}
cli-error-no-such-shell = there is no completion for “{ $value }”; it can be one of { $known }
cli-error-bots-and-people = say --bots or --people, not both
cli-error-bots-and-seats = { $seats ->
    [one] { $seats } seat plays, so name { $seats } bot, not { $named }
   *[other] { $seats } seats play, so name { $seats } bots, not { $named }
}
cli-error-people-and-seats = { $people } people do not fit into { $seats } seats
cli-error-resume-and-options = a match that is gone on with has its seats, options and seed already; leave out { $options }
cli-error-save-exists = { $file } exists already; go on with it by --resume, or name another file
cli-error-bad-position = { $file }: { $why }
cli-error-not-a-position = { $file } holds neither a position nor a match; a position is an object with the key game
cli-error-view = --view: “{ $value }” is no seat of this match; it can be one of { $known }
cli-error-no-seed = { $file } has no seed, so its draws cannot be checked; only a match with the key seed can be

cli-error-no-such-action = there is no action “{ $value }”; { $nearest ->
    [none] it can be one of { $known }
   *[other] did you mean “{ $nearest }”?
}
cli-error-admin-needs-names = { $action } needs the names of what it is about
cli-error-admin-days = prune, and nothing else, takes --days
cli-error-admin-no-visitor = “{ $value }” is no visitor; visitors are named by 32 hex digits, as reports have them

## Results

cli-admin-exported = { $table }: { $file }
cli-admin-deleted = { $table } is deleted.
cli-admin-unsound = { $table } lacks something that was stored.
cli-admin-checked = { $count ->
    [one] { $count } table looked at
   *[other] { $count } tables looked at
}{ $failed ->
    [0] , all sound.
    [one] , { $failed } is not sound.
   *[other] , { $failed } are not sound.
}
cli-admin-not-verified = { $table }: { $why }
cli-admin-verified = { $count ->
    [one] { $count } match replayed
   *[other] { $count } matches replayed
}{ $failed ->
    [0] , every move and every draw holds.
    [one] , { $failed } does not hold.
   *[other] , { $failed } do not hold.
}
cli-admin-banned = { $who } is kept out, within seconds.
cli-admin-unbanned = { $who } is let in again, within seconds.
cli-admin-forgotten = { $who } is forgotten.
cli-admin-pruned = { $count ->
    [one] { $count } table deleted.
   *[other] { $count } tables deleted.
}
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-phase = phase
cli-admin-column-seats = seats
cli-admin-column-events = events
cli-admin-column-opened = opened
cli-admin-column-changed = changed
cli-admin-column-at = at
cli-admin-column-seat = seat
cli-admin-column-visitor = visitor
cli-admin-column-said = said
cli-admin-column-why = why

cli-compiled = { $game }: ready, after { $seconds } s
cli-checked = { $count ->
    [0] No scenario
    [one] { $count } scenario holds
   *[other] { $count } scenarios hold
}{ $failed ->
    [0] .
    [one] , { $failed } does not.
   *[other] , { $failed } do not.
}

cli-verified = { $draws ->
    [0] Verified: the set-up is what the seed { $seed } deals.
    [one] Verified: the set-up and one draw are what the seed { $seed } deals and draws.
   *[other] Verified: the set-up and { $draws } draws are what the seed { $seed } deals and draws.
}
cli-verify-start = { $file }: not verified: the start is not what the seed { $seed } deals
cli-verify-draw = { $file }: not verified: moves[{ $index }], draw { $draw }, is “{ $found }”, and the seed { $seed } draws “{ $drawn }”

cli-games-name = name
cli-games-title = game
cli-games-seats = players
cli-games-options = options
cli-yes = yes
cli-no = no
cli-none = none
cli-games-default = (else { $value })
cli-games-needed = (needed)

cli-simulate-title = { $game }: { $games ->
    [one] one match
   *[other] { $games } matches
}, { $moves } moves, { $seconds } s
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-share = share
cli-simulate-points = points on average
cli-simulate-spread = spread
cli-simulate-best = best
cli-simulate-progress = Matches

cli-advise-title = What seat { $seat } may do
cli-advise-move = move
cli-advise-seat = seat { $seat } wins
cli-advise-team = chance to win
cli-advise-visits = looked at
cli-advise-line = It may go on like this: { $line }

cli-bench-title = { $game } on this machine
cli-bench-what = measured
cli-bench-value = value
cli-bench-progress = Measuring

# $phase is the phase as positions name it
bench-random-moves-per-second-one-thread = random moves, one core
bench-random-games-per-second-one-thread = random matches, one core
bench-random-moves-per-second-all-cores = random moves, all cores
bench-random-games-per-second-all-cores = random matches, all cores
bench-moves-per-random-game = moves in a random match
bench-greedy-moves-per-second-one-thread = moves of the greedy bot, one core
bench-search-cut-short-iterations-per-second-one-thread = looks ahead, judged where they stop, one core
bench-search-to-the-end-iterations-per-second-one-thread = looks ahead, played to the end, one core
bench-search-percent-of-time-in-compiled-code = time of a bot that looks ahead spent in compiled code
bench-batched-steps-per-second-one-thread = steps of a batch of environments, one core
bench-record-pairs-per-second = legal and play, called from Python
bench-match-moves-per-second = moves of a match, as texts
bench-views-per-second = views
bench-copies-per-second = copies of a state
bench-phase-percent = phase { $phase }: share of the moves
bench-phase-legal = phase { $phase }: listing the legal moves
bench-phase-play = phase { $phase }: playing one
bench-first-compile-seconds = first compile
bench-cached-match-start-seconds = start of a match, rules compiled before
bench-cached-match-peak-megabytes = memory for a match, at most
bench-help-seconds = archipel --help

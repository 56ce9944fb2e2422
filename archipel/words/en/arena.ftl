### Bots against bots, and bots from elsewhere.

cli-metavar-bot = BOT
cli-metavar-address = ADDRESS
cli-metavar-share = PERCENT

cli-arena = Let bots play each other, and see how far to trust the result
cli-arena-more = Bots are named as ours are, or as module:Class, or as command: and a program that speaks the bot protocol. Every deal is played once with each bot in each seat. Of fewer bots than seats the last one fills the seats that are left; in a team game each bot plays the same deals with the whole team.
cli-arena-bots = The bots, with commas between
cli-arena-games = How many matches, rounded up to whole blocks of one deal (200 if left out, and no such end with --until or --than)
cli-arena-until = Stop when half of the 95 % interval of the first bot’s share is narrower than this: 2%
cli-arena-than = Stop when the first bot’s share is surely more or surely less than this: 50%
cli-arena-seed = The seed of all deals, a whole number (0 if left out)
cli-arena-seats = How many play (as many as bots are named, 2 at least)
cli-arena-time = Seconds a move; bots that are not ours have 5 if it is left out
cli-arena-cores = On how many cores (all if left out)
cli-arena-ray = Play on the Ray cluster at this address; “local” starts one here
cli-arena-suite = Ask the questions in this file, or in the suite of this name, one after the other; go on where it stopped
cli-arena-results = Keep what a suite brings in this file (the suite’s name and -results.jsonl if left out)
cli-arena-plot = Draw ratings and points into this file, a .png, .svg or .pdf

cli-tune = Look for better weights of a game’s evaluation, by letting them play
cli-tune-more = Each round draws sets of weights around the best so far and plays them against those of the file (in a team, or alone, they play for themselves), and the next round is drawn around the winners. It takes hours to find a little.
cli-tune-seats = How many play (as few as can be if left out)
cli-tune-rounds = How many rounds (20 if left out)
cli-tune-games = How many matches for each set of weights, in each seat (40 if left out)
cli-tune-spread = How far from the middle the first sets are drawn (30% if left out)
cli-tune-seed = The seed of all draws and deals (0 if left out)
cli-tune-output = Write a file of weights here after every round
cli-tune-round = Round { $number }: the middle wins { $share }, the best of the sets { $best }; spread { $spread }

cli-bot-protocol = Be a bot that is spoken to by the bot protocol, on standard input and output
cli-bot-protocol-more = Messages and answers are JSON, an object a line. docs/bots.md has them all.

cli-error-not-a-share = { $option }: “{ $value }” is no part of a whole, like 2% or 0.02
cli-error-needs-suite = { $option } is for suites; name one with --suite
cli-error-suite-and-options = a suite’s questions say all about the matches; leave out { $options }

cli-arena-title = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } players
}: { $games ->
    [one] one match
   *[other] { $games } matches
} in { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} of a deal, { $seconds } s
arena-column-bot = bot
arena-column-wins = wins
arena-column-share = share of a seat
arena-column-points = points on average
arena-column-rating = rating
arena-column-time = a move
arena-column-faults = faults
cli-arena-progress = Matches
cli-bot-fault = { $bot }: { $kind ->
    [raised] raised an error
    [hung] took too long
    [rubbish] answered with something that is no answer
    [illegal] named a move that is not legal
    [died] ended
   *[other] { $kind }
}, { $count ->
    [one] once
   *[other] { $count } times
}; the first time: { $example }
cli-arena-intervals = In brackets: 95 % intervals, with the block of a deal as the unit. Shares by Wilson, points by Student, ratings (Plackett–Luce, on Elo’s scale, 1500 on average) by a bootstrap.

plot-title = { $game }, { $games ->
    [one] one match
   *[other] { $games } matches
}
plot-rating = rating, with its 95 % interval
plot-share = matches won, with the 95 % interval
plot-points = points
plot-part = part of the matches

## What goes wrong

bot-no-module = the module { $module } of the bot cannot be loaded: { $why }
bot-no-class = the module { $module } has no class { $name }
bot-cannot-choose = { $name } is no bot: it has no method choose(view, legal, clock)
bot-not-made = the bot { $name } cannot be made: { $why }
bot-no-command = { $command } is no command line; after “command:” comes a program, and its arguments
bot-no-program = there is no program { $program } that can be run
bot-not-started = the bot { $name } cannot begin a match: { $kind ->
    [raised] it raised an error
    [hung] it took too long
    [rubbish] it answered with something that is no answer
    [died] it ended
   *[other] { $kind }
} ({ $what })
arena-than = { $value } does not fit as the share to compare with; it is a part of a whole, like 0.5
arena-until = { $value } does not fit as the width to stop at; it is a part of a whole, like 0.02
arena-needs-extra = this needs { $what }, which is not installed: pip install "archipel[{ $extra }]"
arena-no-cluster = there is no Ray cluster at { $address }: { $why }
plot-suffix = { $file }: a picture’s name ends in one of { $known }
suite-no-list = { $file } is no suite; that is a list of questions, and at least one
suite-no-question = { $file }, question { NUMBER($number, useGrouping: 0) }: a question is an object with game and bots
suite-unknown-key = { $file }, question { NUMBER($number, useGrouping: 0) }: a question has no key { $key }; the keys are { $known }
suite-wrong-kind = { $file }, question { NUMBER($number, useGrouping: 0) }: { $value } is not what { $key } takes
suite-missing-key = { $file }, question { NUMBER($number, useGrouping: 0) }: the key { $key } is missing
suite-bad-question = { $file }, question { NUMBER($number, useGrouping: 0) }: { $why }
suite-bad-results = { $file }, line { NUMBER($line, useGrouping: 0) }: no result of a suite; name another file with --results

### The page, once a match is over: the end, looking back, analysis, fair dice.

## Looking back

page-after-title = { $title }, looked back at
page-after-replay = Look back
page-after-to-table = Table
page-after-copy-link = Link to here
page-after-timeline = The match
page-after-moment = Moment of the match
page-after-beginning = The beginning
page-after-at = { $at } of { $length }
page-after-play = Play
page-after-pause = Pause
page-after-step-on = One move on
page-after-step-back = One move back
page-after-turn-next = To the next turn
page-after-turn-before = To the turn before
page-after-speed = Speed
page-after-times = { $speed } ×
page-after-eyes = Seen with the eyes of
page-after-eyes-open = who sees everything
page-after-eyes-everybody = who watches
page-after-eyes-of = { $name }

## Analysis

page-after-analysis = Analysis
page-after-analysis-what = A strong bot looks the match over: everybody’s chances after each move, where the match turned, and where there was a better move.
page-after-analyse = Look it over
page-after-analysing = Looking it over: { $progress } %
page-after-analysis-failed = This match could not be looked over.
page-after-graph = Everybody’s chances to win, from the first move to the last. The table below has the numbers.
page-after-graph-across = moves, from the first to the last
page-after-percent = { $share } %
page-after-team = All of you
page-after-points = Turning points
page-after-point = { $better ->
    [yes] Move { $at }: { $name } gains { $swing } %
   *[no] Move { $at }: { $name } loses { $swing } %
}
page-after-point-team = { $better ->
    [yes] Move { $at }: your chance rises by { $swing } %
   *[no] Move { $at }: your chance falls by { $swing } %
}
page-after-mark-turning = Turning point at move { $at }
page-after-mark-mistake = Better move at move { $at }
page-after-mistake = There was better.
page-after-fell = { $name }’s chance fell from { $before } % to { $after } %.
page-after-better = Better: { $move }
page-after-kept = { $name }’s chance: { $after } %. No better move was found.
page-after-lucky = Luck for { $name }: { $swing } % gained by the draw.
page-after-unlucky = Bad luck for { $name }: { $swing } % lost by the draw.
page-after-skill = Skill and luck
page-after-skill-what = Given away: how much one’s own moves cost of the chance to win, all told. Luck: what all draws together gave (+) or took (−).
page-after-mistakes = mistakes
page-after-given-away = given away
page-after-luck = luck
page-after-of = { $count } of { $moves }
page-after-table = The chances as a table
page-after-table-turn = Turn

## The end

page-after-counting = And now the scores…

## Fair dice

page-after-fair = Were dice and tiles fair?
page-after-fair-bound = The secret is the one that the server was bound to before anybody sat down.
page-after-fair-not-bound = The secret is another one than the server was bound to before anybody sat down.
page-after-fair-mixed = { $count ->
    [0] The seed of all draws is made of that secret.
    [one] The seed of all draws is made of that secret and of the player’s number.
   *[other] The seed of all draws is made of that secret and of the players’ { $count } numbers.
}
page-after-fair-not-mixed = { $count ->
    [0] The seed of all draws is not made of that secret.
   *[other] The seed of all draws is not made of that secret and of the players’ numbers.
}
page-after-fair-own = The number that your browser gave when you sat down is among them.
page-after-fair-not-own = The number that your browser gave when you sat down is not among them: the server left it out.
page-after-fair-draws = { $count ->
    [0] There was nothing to draw.
    [one] The one draw is what the seed draws.
   *[other] All { $count } draws are what the seed draws.
}
page-after-fair-stray = { $count ->
    [one] One draw is not what the seed draws.
   *[other] { $count } draws are not what the seed draws.
}
page-after-fair-cannot = Browsers let a page check this only over https, or on one’s own machine.
page-after-fair-file = The set-up too, and by the rules themselves: download the match and run “{ $command }”.
page-after-fair-number = Number of seat { $seat }

### Learning: the rules pages and the guided first games.

page-learning-rules = Rules
page-learning-rules-game = Rules of { $title }
page-learning-rules-of = { $title }: the rules
page-learning-no-rules = There is no such game here.
page-learning-search = Search the rules
page-learning-contents = Contents
page-learning-rule-numbers = Rules in this section:
page-learning-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
page-learning-nothing-found = Nothing is said about “{ $search }”.

## Beside a game

page-learning-read-rule = Read the rule
page-learning-all-rules = All the rules

## Guided first games

page-learning-learn = Guided first game
page-learning-learn-short = Learn
page-learning-learn-game = Learn { $title }: guided first game
page-learning-lesson = Guided first game: lesson { $number } of { $count }
page-learning-progress = How far the guide is
page-learning-again = Once more
page-learning-next = Next lesson
page-learning-skip = Skip this lesson
page-learning-play = Now play a real game

## The help line, while another plays

page-learning-others-turn = { $name } decides; you can look around meanwhile.

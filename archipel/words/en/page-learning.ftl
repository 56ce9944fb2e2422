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

### Apprendre : les pages de règles et les premières parties guidées.

page-learning-rules = Règles
page-learning-rules-game = Règles de { $title }
page-learning-rules-of = { $title } : les règles
page-learning-no-rules = Il n’y a pas de tel jeu ici.
page-learning-search = Chercher dans les règles
page-learning-contents = Sommaire
page-learning-rule-numbers = Règles de cette section :
page-learning-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
page-learning-nothing-found = Rien n’est dit de « { $search } ».

## Beside a game

page-learning-read-rule = Lire la règle
page-learning-all-rules = Toutes les règles

## Guided first games

page-learning-learn = Première partie guidée
page-learning-learn-short = Apprendre
page-learning-learn-game = Apprendre { $title } : première partie guidée
page-learning-lesson = Première partie guidée : leçon { $number } sur { $count }
page-learning-progress = Avancement du guide
page-learning-again = Recommencer
page-learning-next = Leçon suivante
page-learning-skip = Passer cette leçon
page-learning-play = À vous, pour de vrai

## The help line, while another plays

page-learning-others-turn = { $name } décide ; regardez le plateau en attendant.

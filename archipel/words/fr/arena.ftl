### Robots contre robots, et robots venus d’ailleurs.

cli-metavar-bot = ROBOT
cli-metavar-address = ADRESSE
cli-metavar-share = POURCENT

cli-arena = Faire jouer des robots les uns contre les autres, et voir à quel point s’y fier
cli-arena-more = Un robot est nommé comme les nôtres, ou par module:Classe, ou par command: suivi d’un programme qui parle le protocole des robots. Chaque donne est jouée une fois avec chaque robot à chaque place. S’il y a moins de robots que de places, le dernier nommé prend celles qui restent ; dans un jeu d’équipe, chaque robot joue les mêmes donnes avec toute l’équipe.
cli-arena-bots = Les robots, séparés par des virgules
cli-arena-games = Combien de parties, arrondi à des blocs entiers d’une même donne (200 si rien n’est dit, et sans cette limite avec --until ou --than)
cli-arena-until = S’arrêter quand la moitié de l’intervalle à 95 % de la part du premier robot est plus étroite : 2%
cli-arena-than = S’arrêter quand la part du premier robot est sûrement plus grande ou sûrement plus petite : 50%
cli-arena-seed = La graine de toutes les donnes, un nombre entier (0 si rien n’est dit)
cli-arena-seats = Combien jouent (autant que de robots nommés, 2 au moins)
cli-arena-time = Secondes par coup ; les robots qui ne sont pas les nôtres en ont 5 si rien n’est dit
cli-arena-cores = Sur combien de cœurs (tous si rien n’est dit)
cli-arena-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici
cli-arena-suite = Poser les questions de ce fichier, ou de la série de ce nom, l’une après l’autre ; reprendre là où on s’était arrêté
cli-arena-results = Garder dans ce fichier ce qu’apporte une série (sinon, le nom de la série suivi de -results.jsonl)
cli-arena-plot = Dessiner les cotes et les points dans ce fichier, en .png, .svg ou .pdf

cli-tune = Chercher de meilleurs poids pour l’évaluation d’un jeu, en les faisant jouer
cli-tune-more = Chaque manche tire des jeux de poids autour des meilleurs connus et les fait jouer contre ceux du fichier (en équipe ou seuls, ils jouent pour eux-mêmes), et la manche suivante est tirée autour des gagnants. Il faut des heures pour trouver un peu mieux.
cli-tune-seats = Combien jouent (aussi peu que possible par défaut)
cli-tune-rounds = Combien de manches (20 par défaut)
cli-tune-games = Combien de parties pour chaque jeu de poids, à chaque place (40 par défaut)
cli-tune-spread = À quelle distance du milieu sont tirés les premiers (30% par défaut)
cli-tune-seed = La graine de tous les tirages et de toutes les donnes (0 par défaut)
cli-tune-output = Écrire ici un fichier de poids après chaque manche
cli-tune-round = Manche { $number } : le milieu gagne { $share }, le meilleur { $best } ; écart { $spread }

cli-bot-protocol = Être un robot à qui l’on parle par le protocole des robots, sur l’entrée et la sortie standard
cli-bot-protocol-more = Messages et réponses sont en JSON, un objet par ligne. docs/bots.md les donne tous.

cli-error-not-a-share = { $option } : « { $value } » n’est pas une part d’un tout, comme 2% ou 0.02
cli-error-needs-suite = { $option } ne sert qu’aux séries ; nommez-en une avec --suite
cli-error-suite-and-options = les questions d’une série disent tout des parties ; retirez { $options }

cli-arena-title = { $game }, { $seats ->
    [one] seul
   *[other] { $seats } joueurs
} : { $games ->
    [one] une partie
   *[other] { $games } parties
} en { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
} d’une même donne, { $seconds } s
arena-column-bot = robot
arena-column-wins = victoires
arena-column-share = part d’une place
arena-column-points = points en moyenne
arena-column-rating = cote
arena-column-time = un coup
arena-column-faults = fautes
cli-arena-progress = Parties
cli-bot-fault = { $bot } : { $kind ->
    [raised] a levé une erreur
    [hung] a mis trop de temps
    [rubbish] a répondu par quelque chose qui n’est pas une réponse
    [illegal] a nommé un coup qui n’est pas permis
    [died] s’est arrêté
   *[other] { $kind }
}, { $count ->
    [one] une fois
   *[other] { $count } fois
} ; la première fois : { $example }
cli-arena-intervals = Entre parenthèses : les intervalles à 95 %, l’unité étant le bloc d’une donne. Parts selon Wilson, points selon Student, cotes (Plackett–Luce, sur l’échelle Elo, 1500 en moyenne) par bootstrap.

plot-title = { $game }, { $games ->
    [one] une partie
   *[other] { $games } parties
}
plot-rating = cote, avec son intervalle à 95 %
plot-share = parties gagnées, avec l’intervalle à 95 %
plot-points = points
plot-part = part des parties

## Ce qui ne va pas

bot-no-module = impossible de charger le module { $module } du robot : { $why }
bot-no-class = le module { $module } n’a pas de classe { $name }
bot-cannot-choose = { $name } n’est pas un robot : il n’a pas de méthode choose(view, legal, clock)
bot-not-made = impossible de créer le robot { $name } : { $why }
bot-no-command = { $command } n’est pas une ligne de commande ; après « command: » vient un programme, avec ses arguments
bot-no-program = il n’y a pas de programme { $program } qu’on puisse lancer
bot-not-started = le robot { $name } ne peut pas commencer une partie : { $kind ->
    [raised] il a levé une erreur
    [hung] il a mis trop de temps
    [rubbish] il a répondu par quelque chose qui n’est pas une réponse
    [died] il s’est arrêté
   *[other] { $kind }
} ({ $what })
arena-than = { $value } ne convient pas comme part à comparer ; c’est une part d’un tout, comme 0.5
arena-until = { $value } ne convient pas comme largeur d’arrêt ; c’est une part d’un tout, comme 0.02
arena-needs-extra = il faut pour cela { $what }, qui n’est pas installé : pip install "archipel[{ $extra }]"
arena-no-cluster = il n’y a pas de grappe Ray à { $address } : { $why }
plot-suffix = { $file } : le nom d’une image finit par { $known }
suite-no-list = { $file } n’est pas une série, c’est-à-dire une liste d’au moins une question
suite-no-question = { $file }, question { NUMBER($number, useGrouping: 0) } : une question est un objet avec game et bots
suite-unknown-key = { $file }, question { NUMBER($number, useGrouping: 0) } : une question n’a pas de clé { $key } ; les clés sont { $known }
suite-wrong-kind = { $file }, question { NUMBER($number, useGrouping: 0) } : { $value } ne convient pas pour { $key }
suite-missing-key = { $file }, question { NUMBER($number, useGrouping: 0) } : il manque la clé { $key }
suite-bad-question = { $file }, question { NUMBER($number, useGrouping: 0) } : { $why }
suite-bad-results = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un résultat de série ; nommez un autre fichier avec --results

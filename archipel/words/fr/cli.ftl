### La ligne de commande : pages d’aide, erreurs, tableaux.

cli-usage = Usage :
cli-options = Options
cli-commands = Commandes

cli-metavar-options = OPTIONS
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-position = POSITION
cli-metavar-count = N
cli-metavar-seed = GRAINE
cli-metavar-seat = PLACE
cli-metavar-numbers = N,N
cli-metavar-bots = ROBOT,ROBOT
cli-metavar-name = NOM
cli-metavar-roles = RÔLE,RÔLE
cli-metavar-seconds = SECONDES
cli-metavar-language = LANGUE
cli-metavar-port = PORT
cli-metavar-action = ACTION
cli-metavar-folder = DOSSIER
cli-metavar-text = TEXTE
cli-metavar-database = BASE
cli-metavar-shell = SHELL

## Le programme

cli-archipel = Des jeux de société insulaires : à jouer, à regarder, à simuler.
cli-archipel-epilogue = Pour compléter commandes, jeux et robots avec la touche Tab : sous bash, eval "$(archipel completion bash)" dans ~/.bashrc ; de même sous zsh et fish. « archipel COMMANDE --help » en dit plus sur une commande.

## Options de toutes les commandes, et de plusieurs

cli-option-lang = Parler cette langue : en ou fr (sinon celle de l’environnement)
cli-option-debug = Montrer d’où vient une erreur
cli-option-help = Montrer cette page
cli-option-version = Montrer la version
cli-option-seats = Combien jouent
cli-option-seed = La graine de tous les tirages, un nombre ou un texte : la même graine et les mêmes choix donnent la même partie (au hasard si elle manque)
cli-option-challenges = The Island : les défis à relever, parmi 1, 2, 3, 4
cli-option-two_colours = The Island à deux : deux couleurs chacun
cli-option-open_values = The Island : chacun voit toujours les valeurs de ses explorateurs
cli-option-difficulty = L’Île Interdite : la hauteur de l’eau au début, parmi novice, normal, elite, legendary
cli-option-layout = L’Île Interdite : la forme de l’île, parmi standard, shadows, volcano, skull, coral-reef, bone, gulls-bay, arch, atoll
cli-option-roles = L’Île Interdite : « random », ou le rôle de chaque place, parmi diver, engineer, explorer, messenger, navigator, pilot
cli-option-eggs = Islet, seul : avec combien d’œufs, 10 ou 6
cli-option-as_json = Écrire du JSON
cli-option-view = Montrer ce que voit cette place, ou « all » pour ce que tous peuvent voir (tout si elle manque)

## Commandes

cli-play = Jouer dans le terminal, seul contre des robots ou à plusieurs au même clavier
cli-play-more = À l’invite, « ? » explique les coups et les signes du plateau ; « undo » reprend un coup, « save FICHIER » enregistre, « quit » quitte. Une partie quittée est gardée, et peut être reprise.
cli-play-seats = Combien jouent (2 si rien n’est dit)
cli-play-people = Combien sont des personnes, à partir de la place 1 (1 si rien n’est dit) ; des robots « greedy » jouent les autres places
cli-play-bots = Qui joue chaque place, dans l’ordre : des robots par leur nom, « human » pour une personne
cli-play-resume = Reprendre la partie de ce fichier
cli-play-save = Garder la partie dans ce fichier au fur et à mesure

cli-show = Dessiner une position, depuis son fichier ou la fin d’une partie
cli-show-more = « - » lit l’entrée standard.

cli-replay = Revoir une partie coup par coup
cli-replay-more = Entrée avance, « b » recule, un nombre va à ce coup, « q » quitte. Sans terminal, tous les coups sont imprimés, comme avec --plain.
cli-replay-plain = Imprimer tous les coups, en mots

cli-advise = Dire quels coups semblent les meilleurs à qui doit jouer, et ce qu’ils promettent
cli-advise-at = Après tant de coups de la partie (tous par défaut)
cli-advise-iterations = Combien de fois regarder devant soi (20000 par défaut)
cli-advise-seconds = Combien de temps regarder devant soi

cli-games = Lister les jeux et leurs options

cli-simulate = Faire jouer beaucoup de parties à des robots, et en faire le bilan
cli-simulate-games = Combien de parties (1000 si rien n’est dit)
cli-simulate-bots = Le robot de chaque place, dans l’ordre ; un seul nom vaut pour toutes (greedy si rien n’est dit)
cli-simulate-seed = La graine de la première partie, un nombre entier ; les autres comptent à partir d’elle (0 si rien n’est dit)
cli-simulate-seats = Combien jouent (autant que de robots nommés, sinon 2)

cli-bench = Mesurer la vitesse d’un jeu sur cette machine, ou ce que supporte un serveur (« server »)
cli-bench-seconds = Durée de chaque mesure (2 si rien n’est dit)

cli-serve = Ouvrir des tables où jouer, avec des amis et des robots, dans un navigateur
cli-serve-more = Tout est gardé dans un fichier, sauf si une autre base est nommée. Chaque option peut aussi venir de l’environnement, comme ARCHIPEL_HOST.
cli-serve-host = L’adresse où écouter (127.0.0.1 par défaut : cette machine seulement)
cli-serve-port = Le port où écouter (8000 par défaut, 0 pour n’importe lequel qui soit libre)
cli-serve-database = Où les tables sont gardées : sqlite:FICHIER (un fichier à vous par défaut) ou postgresql://UTILISATEUR@HÔTE/NOM
cli-serve-public_url = Où l’on trouve le serveur, si un proxy se tient devant
cli-serve-open_ = Ouvrir la page dans un navigateur
cli-admin = S’occuper des tables dans la base d’un serveur
cli-admin-more = list : toutes les tables. export TABLE… : leurs parties, en fichiers. delete TABLE… : pour de bon. check : s’il manque quelque chose. verify : rejoue chaque partie avec ses tirages. reports : ce qu’on vous a dit des autres. ban, unban VISITEUR ou RÉSEAU… : qui vous n’admettez pas ; bans : tous ceux-là. forget VISITEUR… : ses noms, ses messages et ses places. prune : supprime les tables sans partie en cours où rien n’a changé depuis tant de jours. Le serveur peut tourner pendant ce temps.
cli-admin-database = La base : sqlite:FICHIER ou postgresql://… (le fichier de votre propre serveur par défaut)
cli-admin-to = Où mettre les parties exportées (ici par défaut)
cli-admin-why = ban : pourquoi, pour vous-même
cli-admin-days = prune : combien de jours
cli-serving = Archipel est à { $address }
cli-verify = Vérifier que chaque tirage d’une partie découle de sa graine
cli-check = Confronter les règles à des fichiers de scénarios
cli-compile = Compiler dès maintenant les règles pour cette machine, pour ne plus attendre ensuite
cli-compile-more = Tous les jeux, si aucun n’est nommé.
cli-completion = Imprimer le script de complétion d’un shell : bash, zsh ou fish

## Erreurs

cli-error-see-help = { $why } (voir : { $command } --help)
cli-error-unexpected = erreur inattendue { $kind }{ $why ->
    [none] { "" }
   *[other] { " : " }{ $why }
} ; c’est une faute d’Archipel, et --debug montre où
cli-error-no-such-command = il n’y a pas de commande « { $name } » ; { $nearest ->
    [none] les commandes sont { $known }
   *[other] vouliez-vous dire « { $nearest } » ?
}
cli-error-no-such-option = il n’y a pas d’option { $option }{ $nearest ->
    [none] { "" }
   *[other] { " ; " }vouliez-vous dire { $nearest } ?
}
cli-error-option-needs-value = l’option { $option } demande une valeur
cli-error-option-takes-no-value = l’option { $option } ne prend pas de valeur
cli-error-nobody-to-advise = { $actor ->
    [none] la partie y est finie : ce n’est à personne de jouer
   *[other] c’est au hasard de jouer à ce moment-là ; choisissez-en un autre avec --at
}
cli-error-no-such-move = il n’y a pas de moment après { $at } coups ; la partie en a { $moves }
cli-error-missing-argument = il manque { $name }
cli-error-missing-option = il manque l’option { $option }
cli-error-extra-arguments = { $count ->
    [one] un argument de trop : { $arguments }
   *[other] { $count } arguments de trop : { $arguments }
}
cli-error-not-a-number = { $option } : « { $value } » n’est pas un nombre entier à partir de { $least }
cli-error-not-seconds = { $option } : « { $value } » n’est pas un nombre de secondes au-dessus de 0
cli-error-no-such-language = il n’y a pas de langue « { $value } » ; il y a { $known }
cli-error-no-such-game = il n’y a pas de jeu « { $value } » ; { $nearest ->
    [none] les jeux sont { $known }
   *[other] vouliez-vous dire « { $nearest } » ?
}
cli-error-no-such-bot = personne ne joue sous le nom « { $value } » ; { $nearest ->
    [none] ce peut être { $known }
   *[other] vouliez-vous dire « { $nearest } » ?
}
cli-error-no-such-shell = il n’y a pas de complétion pour « { $value } » ; ce peut être { $known }
cli-error-bots-and-people = dites --bots ou --people, pas les deux
cli-error-bots-and-seats = { $seats ->
    [one] { $seats } place joue : nommez { $seats } robot, pas { $named }
   *[other] { $seats } places jouent : nommez { $seats } robots, pas { $named }
}
cli-error-people-and-seats = { $people } personnes ne tiennent pas en { $seats } places
cli-error-resume-and-options = une partie reprise a déjà ses places, ses options et sa graine ; retirez { $options }
cli-error-save-exists = { $file } existe déjà ; reprenez-le avec --resume, ou nommez un autre fichier
cli-error-bad-position = { $file } : { $why }
cli-error-not-a-position = { $file } ne contient ni position ni partie ; une position est un objet avec la clé game
cli-error-view = --view : « { $value } » n’est pas une place de cette partie ; ce peut être { $known }
cli-error-no-seed = { $file } n’a pas de graine, ses tirages ne peuvent donc être vérifiés ; il faut une partie avec la clé seed

cli-error-no-such-action = il n’y a pas d’action « { $value } » ; { $nearest ->
    [none] les actions sont { $known }
   *[other] vouliez-vous dire « { $nearest } » ?
}
cli-error-admin-needs-names = { $action } a besoin des noms de ce dont il s’agit
cli-error-admin-days = prune, et rien d’autre, prend --days
cli-error-admin-no-visitor = « { $value } » n’est pas un visiteur ; les visiteurs sont nommés par 32 chiffres hexadécimaux, comme dans les signalements

## Résultats

cli-admin-exported = { $table } : { $file }
cli-admin-deleted = { $table } est supprimée.
cli-admin-unsound = { $table } : il manque quelque chose qui était enregistré.
cli-admin-checked = { $count ->
    [one] { $count } table examinée
   *[other] { $count } tables examinées
}{ $failed ->
    [0] , tout est en ordre.
    [one] , { $failed } n’est pas en ordre.
   *[other] , { $failed } ne sont pas en ordre.
}
cli-admin-not-verified = { $table } : { $why }
cli-admin-verified = { $count ->
    [one] { $count } partie rejouée
   *[other] { $count } parties rejouées
}{ $failed ->
    [0] , chaque coup et chaque tirage est juste.
    [one] , { $failed } n’est pas juste.
   *[other] , { $failed } ne sont pas justes.
}
cli-admin-banned = { $who } n’est plus admis, dans quelques secondes.
cli-admin-unbanned = { $who } est admis de nouveau, dans quelques secondes.
cli-admin-forgotten = { $who } est oublié.
cli-admin-pruned = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
cli-admin-column-table = table
cli-admin-column-game = jeu
cli-admin-column-phase = phase
cli-admin-column-seats = places
cli-admin-column-events = événements
cli-admin-column-opened = ouverte
cli-admin-column-changed = changée
cli-admin-column-at = quand
cli-admin-column-seat = place
cli-admin-column-visitor = visiteur
cli-admin-column-said = message
cli-admin-column-why = pourquoi

cli-compiled = { $game } : prêt, en { $seconds } s
cli-checked = { $count ->
    [0] Aucun scénario n’est juste
    [one] { $count } scénario est juste
   *[other] { $count } scénarios sont justes
}{ $failed ->
    [0] .
    [one] , { $failed } ne l’est pas.
   *[other] , { $failed } ne le sont pas.
}

cli-verified = { $draws ->
    [0] Vérifié : la mise en place est celle que donne la graine { $seed }.
    [one] Vérifié : la mise en place et un tirage sont ceux que donne la graine { $seed }.
   *[other] Vérifié : la mise en place et { $draws } tirages sont ceux que donne la graine { $seed }.
}
cli-verify-start = { $file } : non vérifié : le début n’est pas celui que donne la graine { $seed }
cli-verify-draw = { $file } : non vérifié : moves[{ $index }], tirage { $draw }, est « { $found } », et la graine { $seed } tire « { $drawn } »

cli-games-name = nom
cli-games-title = jeu
cli-games-seats = joueurs
cli-games-options = options
cli-yes = oui
cli-no = non
cli-none = aucun
cli-games-default = (sinon { $value })
cli-games-needed = (à dire)

cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves } coups, { $seconds } s
cli-simulate-seat = place
cli-simulate-bot = robot
cli-simulate-wins = victoires
cli-simulate-share = part
cli-simulate-points = points en moyenne
cli-simulate-spread = écart type
cli-simulate-best = record
cli-simulate-progress = Parties

cli-advise-title = Ce que peut faire la place { $seat }
cli-advise-move = coup
cli-advise-seat = gagne : place { $seat }
cli-advise-team = chance de gagner
cli-advise-visits = examiné
cli-advise-line = La suite pourrait être : { $line }

cli-bench-title = { $game } sur cette machine
cli-bench-what = mesure
cli-bench-value = valeur
cli-bench-progress = Mesure

# $phase est la phase comme les positions la nomment
bench-random-moves-per-second-one-thread = coups au hasard, un cœur
bench-random-games-per-second-one-thread = parties au hasard, un cœur
bench-random-moves-per-second-all-cores = coups au hasard, tous les cœurs
bench-random-games-per-second-all-cores = parties au hasard, tous les cœurs
bench-moves-per-random-game = coups d’une partie au hasard
bench-greedy-moves-per-second-one-thread = coups du robot « greedy », un cœur
bench-search-cut-short-iterations-per-second-one-thread = anticipations, jugées où elles s’arrêtent, un cœur
bench-search-to-the-end-iterations-per-second-one-thread = anticipations, jouées jusqu’au bout, un cœur
bench-search-percent-of-time-in-compiled-code = temps d’un robot qui anticipe passé en code compilé
bench-batched-steps-per-second-one-thread = pas d’un lot d’environnements, un cœur
bench-record-pairs-per-second = legal et play, appelés depuis Python
bench-match-moves-per-second = coups d’une partie, en textes
bench-views-per-second = vues
bench-copies-per-second = copies d’un état
bench-phase-percent = phase { $phase } : part des coups
bench-phase-legal = phase { $phase } : lister les coups permis
bench-phase-play = phase { $phase } : en jouer un
bench-first-compile-seconds = première compilation
bench-cached-match-start-seconds = début d’une partie, règles déjà compilées
bench-cached-match-peak-megabytes = mémoire d’une partie, au plus
bench-help-seconds = archipel --help

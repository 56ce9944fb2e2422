### La page : ce que disent ses boutons, ses panneaux et ses phrases.

page-move = { $move }
page-one-moment = Un instant…
page-no-server = Le serveur ne répond pas pour le moment. Nous réessayons.

## Start

page-motto = Quatre jeux d’îles, une seule table.
page-games = Jeux
page-settings = Langue, lumière et nom
page-theme-dark = Nuit
page-theme-light = Jour
page-your-name = Votre nom
page-your-name-why = Comme les autres vous voient à la table.
page-keep = Garder
page-you = vous
page-guest = Invité
page-not-affiliated = Archipel est une œuvre à part : il n’est affilié ni aux éditeurs ni aux auteurs de ces jeux.
page-credits = Crédits
page-credits-ours = Les plateaux, les pièces et les scènes sont dessinés pour Archipel et libres d’usage. Le reste, d’autres l’ont fait :
page-back-home = ‹ Archipel

page-title-the-island = The Island
page-title-survive-the-island = Survive the Island
page-title-forbidden-island = L’Île Interdite
page-title-islet = Islet
page-card-the-island = L’île s’enfonce. Trois places par barque, et tout le monde veut embarquer.
page-card-survive-the-island = Kaijus, volcans et radeaux : sauvez les vôtres avant le troisième grondement.
page-card-forbidden-island = Quatre trésors, une île qui sombre, un hélicoptère. On gagne ensemble.
page-card-islet = Des oiseaux bâtissent leur îlot, tuile après tuile, pour y pondre leurs œufs.
page-players = { $least } à { $most } joueurs
page-each-alone = chacun pour soi
page-all-together = tous ensemble

page-play-now = Jouer
page-play-now-game = Jouer à { $title } contre des robots, tout de suite
page-new-table = Nouvelle table
page-new-table-game = Nouvelle table de { $title }
page-my-tables = Mes tables
page-no-tables = Vos tables seront ici, pour reprendre où vous en étiez.
page-open-tables = Tables ouvertes
page-no-open-tables = Personne ne cherche de joueurs pour l’instant. Ouvrez une table et gardez une place pour qui viendra.
page-all = Toutes
page-fewer = Moins
page-your-turn = À vous de jouer
page-go-there = Voir
page-look-again = Revoir
page-sit = S’asseoir
page-watch = Regarder
page-watching = { $count ->
    [0] {""}
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
page-seats-free = { $free ->
    [0] tout le monde est là
    [one] encore { $free } place
   *[other] encore { $free } places
}
page-phase-playing = en cours
page-phase-over = finie
page-phase-closed = fermée
page-load-match = Charger un fichier de partie
page-file-not-a-match = Ce fichier ne contient pas de partie lisible.

## A new table

page-who-plays = Qui joue
page-how-to-play = Comment jouer
page-seat = Place { $seat }
page-name = Nom
page-player = Joueur { $number }
page-add-seat = Ajouter une place
page-remove-seat = Enlever une place
page-kind-me = Moi
page-kind-me-help = Vous, dans ce navigateur
page-kind-here = Sur cet écran
page-kind-here-help = Vous vous passez l’appareil ; un rideau cache les secrets de chacun
page-kind-friend = Un ami, par lien
page-kind-friend-help = Vous aurez un lien et un code QR à envoyer
page-kind-anyone = N’importe qui
page-kind-anyone-help = La table est affichée, et qui vient peut s’asseoir ici
page-kind-bot = Robot
page-level = La force du robot
page-level-novice = Robot novice
page-level-novice-help = Joue sa première idée ; bien pour une première partie
page-level-casual = Robot tranquille
page-level-casual-help = Prévoit un peu ; une soirée agréable
page-level-strong = Robot fort
page-level-strong-help = Réfléchit un instant ; dur à battre
page-level-expert = Robot expert
page-level-expert-help = Réfléchit une seconde par coup ; très dur à battre
page-option-two_colours = Deux couleurs chacun
page-option-challenges = Défis
page-option-open_values = Valeurs visibles
page-option-difficulty = Difficulté
page-option-layout = L’île
page-option-roles = Rôles
page-option-eggs = Œufs
page-option-challenges-help = Chacun change un peu le jeu ; prenez-en aucun, un ou plusieurs
page-option-difficulty-help = La hauteur de l’eau au début
page-option-layout-help = La place des tuiles : l’île classique, ou une autre forme, souvent plus difficile
page-option-roles-help = Ce que chacun sait faire mieux que les autres
page-option-eggs-help = Combien d’œufs il faut pondre ; avec six, c’est plus facile
page-option-line = { $option } : { $value }
page-time = Temps par coup
page-time-help = Quand il est écoulé, un robot joue le coup
page-time-of = { $seconds ->
    [0] Autant qu’on veut
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
page-open = Afficher la table
page-open-help = D’autres la trouvent sur la page d’accueil et peuvent regarder
page-open-table = Ouvrir la table
page-start = Commencer

## Before the start

page-waiting-for-people = On attend les autres
page-all-here = Tout le monde est là
page-opener-starts = La personne qui a ouvert la table lance la partie.
page-free = libre
page-here = là
page-away = absent
page-put-out = Libérer la place
page-stand-up = Se lever
page-close-table = Fermer la table
page-close-sure = La partie s’arrête là, pour tout le monde et pour de bon.
page-link-join = Envoyez ce lien à qui doit s’asseoir ici
page-link-watch = Lien pour regarder
page-link-carry = Ouvrez ce lien sur l’autre appareil ; il sert une fois
page-carry = Continuer sur un autre appareil
page-copy = Copier
page-copied = Copié
page-qr = Code QR
page-table-closed = Cette table a été fermée.
page-table-private = Cette table est privée. Demandez un lien à qui joue là.
page-no-such-table = Il n’y a pas de telle table.

## Play

page-menu = Menu
page-back-to-table = Retour à la table
page-pace = Les coups des autres
page-pace-1400 = Lentement
page-pace-700 = L’un après l’autre
page-pace-250 = Vite
page-pace-0 = D’un coup
page-your-turn-name = À vous, { $name }
page-turn-of = { $name } joue
page-over = La partie est finie
page-colour-red = rouge, cercle
page-colour-blue = bleu, carré
page-colour-green = vert, triangle
page-colour-yellow = jaune, losange
page-colour-purple = violet, étoile
page-bot-name-1 = Corail
page-bot-name-2 = Récif
page-bot-name-3 = Lagune
page-bot-name-4 = Embrun
page-bot-name-5 = Dune
page-back = Retour
page-hurry = Passer
page-undo = Reprendre
page-undo-ask = Demander à reprendre
page-undo-asked = { $name } aimerait reprendre son dernier coup.
page-undo-waiting = On demande aux autres si vous pouvez reprendre.
page-agree = D’accord
page-refuse = Non
page-hint = Conseil
page-hinting = Réflexion…
page-hint-share = { $share } % de chances
page-hint-then = puis : { $move }
page-wait = { $name } : attendez, je joue peut-être une carte
page-waits = { $name } demande d’attendre un peu avant la pioche.
page-go-on = Continuer
page-do-it = Oui
page-not-yet = Pas encore
page-connection-lost = La connexion est perdue. Elle revient toute seule.
page-time-left = Temps restant
page-curtain = Passez l’appareil à { $name }
page-curtain-why = D’ici là, ce que les autres ne doivent pas voir est caché.
page-curtain-take = C’est moi, { $name }
page-players-title = Joueurs
page-kept-warm = un robot, pour l’instant
page-warm = Laisser un robot jouer pour { $name } en son absence
page-log = Journal
page-log-by = { $name } : { $line }
page-log-undo = { $count ->
    [one] { $name } reprend un coup
   *[other] { $name } reprend { $count } coups
}
page-chat = { $count ->
    [0] Discussion
   *[other] Discussion ({ $count })
}
page-chat-write = Écrire aux autres
page-chat-send = Envoyer

## After

page-winners = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
page-team-won = Vous avez réussi !
page-team-lost = Pas cette fois
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rematch = Rejouer
page-look-at-board = Voir le plateau
page-download = Télécharger
page-show-scores = Scores
page-fair-dice = Tirages équitables
page-fair-dice-how = Les tirages de cette partie sont liés par ce nombre avant que quiconque s’asseye, et mêlés à un nombre de chaque joueur : personne ne peut les choisir.
page-dice-commitment = Montré au début
page-dice-secret = Le secret
page-dice-seed = La graine de tous les tirages

## Regarder de plus près

page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-all = Tout le plateau

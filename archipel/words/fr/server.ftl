### Ce que le serveur dit aux joueurs et aux hôtes.

## Demandes

request-malformed = cela ne peut pas être compris : { $why }
request-not-json = le corps doit être du JSON, de type application/json
request-too-large = c’est trop grand ; jusqu’à { $most } Kio sont lus
no-such-address = il n’y a rien à cette adresse
no-such-method = cela ne peut pas être demandé à cette adresse
request-broken-off = la demande s’est interrompue, ou arrivait trop lentement
server-failed = cela s’est mal passé ; c’est une erreur d’Archipel, et le journal de l’hôte dit où
bad-token = un jeton a 22 caractères : lettres, chiffres, - et _
wrong-origin = cette page n’appartient pas au serveur
too-many-connections = trop de connexions sont déjà ouvertes
too-many-tables = vous avez ouvert { $most } tables qui ne sont pas finies ; fermez-en une d’abord
too-often = un instant : c’était trop à la fois
seat-malformed = « { $value } » n’est pas une place ici ; les places s’écrivent "1", "2", etc.
table-busy = d’autres ont été plus rapides à cette table, donc rien n’a été fait ; réessayez
storage-failed = cela n’a pas pu être enregistré à l’instant, donc rien n’a été fait ; réessayez

## Tables

no-such-table = cette table n’existe pas
table-private = cette table est privée ; demandez un lien
table-not-yours = seul celui qui a ouvert la table peut faire cela
table-only-players = seuls ceux qui sont assis à la table peuvent faire cela
table-not-playing = aucune partie n’est en cours à cette table
table-match-not-over = la partie n’est pas encore finie
table-started = la partie a déjà commencé
table-seats-free = il reste des places libres
table-seats-are-listed = le nombre de joueurs découle de la liste des places ; omettez cette option
table-seats-as-in-file = la partie du fichier a { $seats } places ; donnez-en autant
table-bad-time = le temps pour un coup doit être de { $least } à { $most } secondes
table-bad-kind = une place ne peut pas être pour « { $value } » ; choisissez parmi : { $known }
table-bad-level = une place de robot a besoin de son niveau, et aucune autre n’en a ; les niveaux : { $known }
table-bad-number = le nombre pour les dés doit avoir 64 chiffres hexadécimaux, en minuscules
table-bad-name = un nom a de 1 à { $most } caractères, sur une ligne
table-name-each-seat = nommez chaque place une fois, avec un nom pour chacune
table-no-free-seat = aucune place n’est libre pour vous ici
table-seat-taken = la place { $seat } est prise
table-seat-not-for-you = la place { $seat } est réservée à quelqu’un d’autre
table-no-guest = il n’y a pas d’invité à la place { $seat }
carry-used-up = ce lien a déjà servi, ou est trop ancien ; faites-en un autre là où vous jouez

## Jeu

not-your-seat = la place { $seat } n’est pas la vôtre
not-your-move = { $actor ->
    [none] la partie est finie
   *[other] c’est à la place { $actor } de jouer
}
move-stale = il s’est passé autre chose entre-temps ; regardez à nouveau
table-waits = la place { $seat } demande d’attendre un instant avant la pioche
wait-without-card = seul celui qui tient une carte spéciale peut demander d’attendre
undo-not-asked = personne ne vous demande de reprendre un coup maintenant
seat-not-away = quelqu’un joue à la place { $seat }, ou y était il y a un instant
chat-only-players = seuls ceux qui sont assis à la table peuvent écrire
chat-malformed = un message a de 1 à { $most } caractères
chat-too-fast = un instant : pas tant de messages à la fois
bots-busy = tous les robots sont occupés ; réessayez dans un instant
no-advice = personne ne donne de conseils ici
no-analysis = personne n’a encore demandé l’analyse de cette partie

report-malformed = un signalement a de 1 à { $most } caractères
banned = l’hôte de ce serveur ne vous laisse pas entrer

## Pour les hôtes

metrics-not-for-you = seules les machines que nomme ARCHIPEL_METRICS_FROM peuvent lire ceci

server-page-not-built = Le serveur fonctionne, mais la page n’a pas été construite.
server-bad-database = « { $value } » n’est pas une base ; il faut sqlite:FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
server-database-refuses = la base refuse : { $why }
server-no-postgresql = pour PostgreSQL, il faut le paquet psycopg : pip install 'archipel[postgresql]'
server-bad-port = « { $value } » n’est pas un port ; un port est un nombre jusqu’à 65535
server-bad-url = « { $value } » n’est pas une adresse où l’on puisse venir ; il en faut une comme https://example.org/archipel
server-bad-number = { $name } : « { $value } » n’est pas un nombre à partir de 0
server-bad-networks = { $name } : « { $value } » n’énumère pas des adresses et des réseaux, comme 127.0.0.1, 10.0.0.0/8
table-other-rules = elle a été jouée avec les règles de la version { $rules } et ne tient pas avec celles de { $own } : { $why }
admin-no-match = aucune partie n’a commencé à la table { $table }
admin-gap = il y a un trou dans les événements de la table { $table }
admin-wrong-phase = la table { $table } est dite { $phase }, et sa partie dit autre chose
admin-wrong-deal = le début de la table { $table } n’est pas celui que donnent ses dés
admin-wrong-draw = table { $table } : moves[{ $index }] n’est pas ce que tirent ses dés
admin-bad-ban = « { $value } » ne peut être tenu à l’écart ; nommez un visiteur par 32 chiffres hexadécimaux, ou un réseau comme 192.0.2.0/24
server-no-port = impossible d’écouter à { $host }, port { $port } ; un autre programme y est-il déjà ?

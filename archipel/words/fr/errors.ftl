### Ce qui ne va pas, en une ligne : ce que c’est et, quand on peut le dire, ce qui conviendrait.

compiling = Compilation des règles de { $game } pour cette machine, une fois pour toutes…

## Jeux, parties et coups

unknown-game = il n’y a pas de jeu « { $name } » ; au choix : { $known }
bad-seed = { $value } n’est pas une graine ; il faut un nombre entier à partir de 0, ou un texte
nothing-to-undo = il n’y a aucun coup à reprendre
no-such-seat = il n’y a pas de joueur { $value } ; les joueurs sont { $known }
not-to-move = { $actor ->
    [none] la partie est finie : ce n’est à personne de jouer
    [chance] ce n’est pas à la place { $seat } de jouer, mais au hasard
   *[other] ce n’est pas à la place { $seat } de jouer, mais à la place { $actor }
}
not-chance = { $actor ->
    [none] le hasard n’a plus rien à faire : la partie est terminée
   *[other] ce n’est pas au hasard de jouer, mais au joueur { $actor }
}
not-a-move = aucun coup ne s’écrit ainsi ; un coup est un verbe suivi de ce qu’il nomme, séparés par une espace, comme dans la liste des coups permis
# $rule est le numéro de la règle qui interdit le coup, "none" pour un texte qui n’est pas un coup.
illegal-move = { $move } : { $why }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}

## Options : la suite du nom de l’option et d’un deux-points

option-unknown = cette option n’existe pas ; les options sont { $known }
option-not-one-of = { $value } ne convient pas ; les valeurs possibles sont { $known }
option-seats-needed = indiquez le nombre de joueurs : { $known }
option-two-colours = on ne joue avec deux couleurs chacun qu’à deux joueurs
option-challenges = { $value } ne convient pas ; il faut une liste de nombres parmi 1, 2, 3, 4, chacun une fois au plus
option-roles = { $value } ne convient pas ; il faut "random", ou une liste de { $seats } rôles différents parmi { $known }
option-eggs-alone = cette option n’existe qu’en solo, à un seul joueur

## Positions : la suite de la clé et d’un deux-points

position-unknown-key = aucune position de ce jeu n’a cette clé
position-unknown-entry = { $value } n’a pas sa place ici ; cette entrée n’existe pas dans cette partie
position-must-be-given = valeur manquante, et obligatoire ici
position-not-now = sans objet pendant cette phase, à laisser de côté
position-not-an-object = { $value } n’est pas un objet, entre accolades
position-not-a-list = { $value } n’est pas une liste, entre crochets
position-not-a-number = { $high ->
    [0] { $value } ne convient pas ; pendant cette phase la seule valeur possible est { NUMBER($low, useGrouping: 0) }
   *[other] { $value } n’est pas un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
}
position-unknown-name = { $value } ne figure pas parmi { $known }
position-not-this-game = il faut « { $game } » et non { $value }
position-wrong-actor = { $actor ->
    [None] { $value } est impossible : la partie est terminée, il faut donc null
    [chance] { $value } est impossible : c’est au hasard de jouer
   *[other] { $value } est impossible : c’est au joueur { $actor } de jouer
}
position-no-decision = dans cette position, il n’y a rien à décider pendant cette phase
position-not-a-cell = { $value } n’est pas une case du plateau
position-not-an-island-cell = { $value } n’est pas une case de l’île ; aucune tuile ne peut s’y trouver
position-on-a-tile = il y a une tuile en { $value }, alors qu’il faut une case de mer
position-two-boats = deux bateaux en { $value }, alors qu’une case n’en contient qu’un
position-no-boat = { $value } veut dire à bord, mais il n’y a pas de bateau dans cette case
position-boat-too-full = plus de { $most } à bord en { $value }, alors qu’un bateau n’en transporte pas davantage
position-boat-in-sunk-cell = un bateau en { $value }, là où une tuile vient à peine de sombrer
position-no-place-for-boats = il y a plus de bateaux en main que de cases où les placer
position-in-hand = { $value } ne peut plus être en main ; ce n’est possible que pendant la phase place-explorers
position-in-play-when-over = { $value } est encore en jeu alors que la partie est terminée ; il ne peut qu’être perdu ou sur une île sûre
position-no-place-for-explorers = il y a plus d’explorateurs en main que les tuiles n’en accueillent
position-nobody-in-play = plus personne n’est en jeu : une partie « jusqu’au dernier » est donc finie
position-not-the-values = les valeurs de { $value } doivent être { $values }, dans un ordre quelconque
position-not-a-tile = { $value } n’est pas une tuile écrite comme beach/dolphin
position-not-kept = { $value } ne se garde jamais en main ; cette tuile agit dès qu’elle est retournée
position-too-many = plus de { $most }, alors qu’il n’en existe pas davantage
position-too-many-backs = { $most ->
    [0] il n’y a aucune tuile { $value } dans la boîte
    [one] il n’y a qu’une tuile { $value } dans la boîte, mains et réserve confondues
   *[other] il n’y a que { $most } tuiles { $value } dans la boîte, mains et réserve confondues
}
position-too-many-coming = plus de { $most } en comptant ce qui doit encore apparaître, alors qu’il n’en existe pas davantage
position-pool-must-be-given = il faut indiquer les versos encore cachés de { $value }, dont certaines tuiles ont sombré
position-pool-unsound = il faut pour chaque terrain autant de versos cachés que de tuiles restantes, et un de plus pour l’un d’eux pendant la phase reveal
position-twice = { $value } y figure deux fois
position-not-sunk = aucune tuile n’a pu sombrer en { $value } ; il faut une case de l’île sans tuile
position-attack-parts = il faut à la fois from, to et asked
position-attack-unsound = les règles ne mènent pas à cette attaque ; la créature doit pouvoir aller là, et seuls ceux qui peuvent la repousser sont consultés, dans l’ordre du tour
position-on-a-volcano = { $value } est sur un volcan, où rien ne peut se trouver
position-three-volcanoes = au troisième volcan, la partie est finie
position-swum-of-another = { $value } appartient à un autre siège, et seuls les aventuriers du siège dont c’est le tour nagent
position-beside-a-seat = un nageur est à côté d’un radeau qui a une place libre, et serait monté à bord
position-beside-a-creature = il partage une case avec ce qui l’aurait éliminé
position-beside-a-kaiju = rien ne partage la case d’un kaiju, sauf ce qui va en être poussé
position-stack-parts = { $value } prend exactement : { $known }
position-stack-unsound = ce qui resterait à régler ne convient ni à la phase ni au plateau
position-asked-unsound = asked doit nommer ceux qui doivent encore répondre, dans l’ordre des questions
position-roles-count = il faut y nommer { $seats } rôles, un par place
position-roles-not-chosen = ce ne sont pas les rôles choisis dans options
position-no-tile = il n’y a pas de tuile en { $value }
position-lost-already = l’Héliport a disparu, ou les deux tuiles d’un trésor pas encore pris, ou un pion n’a nulle part où nager : la partie est finie
position-pawn-without-tile = un pion n’a pas de tuile sous lui, et aucune tuile ne vient de couler
position-pawns-apart = des pions dans deux cases sans tuile, or une seule tuile peut venir de couler
position-ending-unfit = cette fin ne va pas avec la phase ou le plateau
position-water-skull = l’échelle est à 10 exactement quand la fin est skull
position-not-the-cards = mains, pioche et défausse doivent faire ensemble les { $count } cartes { $value }
position-deck-empty = elle est vide, or la défausse serait devenue la nouvelle pioche
position-hand-too-large = une main de plus de { $most } cartes n’existe que dans la phase discard : une seule, avec une carte de trop
position-no-flood-card = la carte Inondation de { $value } manque
position-flood-card-gone = { $value } a coulé, et sa carte Inondation est hors du jeu
position-empty-layer = aucune couche n’est vide
position-swimming-unsound = il faut y nommer les places dont les pions sont à l’eau, dans l’ordre à partir de la place dont c’est le tour
position-only-alone = cette clé n’existe qu’en solo
position-not-alone = en solo, il n’y a pas de dernière manche ; à laisser de côté
position-not-a-place = { $value } n’est pas une case ; une case s’écrit comme -1,0 et, en solo, comme day:-1,0
position-off-the-islet = il n’y a pas de tuile en { $value }, qui n’est donc pas sur l’îlot
position-tile-parts = { $value } ne donne pas un terrain, un nid et un niveau, comme ["sand", "leaf", 2]
position-too-many-tiles = il n’y a que { $most } tuiles { $value } ; le sac, les mains et le dessus des piles en comptent davantage
position-too-many-in-all = il n’y a que { $most } tuiles ; le sac, les mains et les piles en comptent davantage
position-empty-hand = en solo, la main n’est jamais vide, sauf pendant la phase draw et à la fin
position-too-many-cards = il n’y a que { $most } cartes { $value } ; les cartes et les garanties de tous en comptent davantage
position-too-many-in-hand = un joueur ne garde pas plus de { $most } cartes, sauf celui qui explore
position-guarantee-parts = { $value } ne dit pas une ressource et si elle est épuisée, comme ["sand", false]
position-third-guarantee = une troisième garantie { $value }, alors qu’un joueur en a deux au plus
position-spent = une garantie { $value } est épuisée, ce qui n’arrive qu’au joueur dont c’est le tour, pendant son déplacement
position-bird-in-the-sea = l’oiseau du joueur { $value } doit être sur une case pendant cette phase
position-two-birds = deux oiseaux sont sur une même case, et aucun n’est sur un chemin qui continue
position-eggs-unsound = les œufs du joueur { $value }, pondus, sur des garanties et libres, doivent être { $most } en tout
position-eggs-odd = les œufs libres du joueur { $value } doivent être en nombre pair
position-all-laid = tous les œufs sont pondus : la partie est donc gagnée et finie
position-not-won = la partie n’est gagnée que si tous les œufs sont pondus
position-trail-end = la liste doit finir par la case où se trouve l’oiseau

## Fichiers

file-unreadable = impossible de lire { $file } : { $why ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [EACCES] ce n’est pas autorisé
    [EPERM] ce n’est pas autorisé
    [EROFS] le disque est en lecture seule
    [ENOSPC] le disque est plein
    [EDQUOT] votre quota de disque est épuisé
    [EFBIG] il serait trop gros
   *[other] le système répond { $why }
}
file-unwritable = impossible d’écrire { $file } : { $why ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [EACCES] ce n’est pas autorisé
    [EPERM] ce n’est pas autorisé
    [EROFS] le disque est en lecture seule
    [ENOSPC] le disque est plein
    [EDQUOT] votre quota de disque est épuisé
    [EFBIG] il serait trop gros
   *[other] le système répond { $why }
}
file-too-long = { $file } dépasse 64 Mio, ce qu’aucune partie n’atteint
file-not-text = { $file } n’est pas un texte en UTF-8
file-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du JSON ; le fichier est peut-être tronqué ou mal saisi à cet endroit
file-too-deep = { $file } contient des nombres ou une imbrication au-delà de toute partie
file-key-twice = { $file } : la clé { $key } figure deux fois dans un même objet
file-not-a-match = { $file } n’est pas un fichier de partie, c’est-à-dire un objet avec la clé archipel
file-unknown-key = { $file } : un fichier de partie n’a pas de clé { $key }
file-missing-key = { $file } : il manque la clé { $key }
file-version = { $file } est un fichier de partie de version { $value } ; ce programme lit la version { NUMBER($version, useGrouping: 0) }
file-wrong-kind = { $file } : { $key } doit être { $kind ->
    [text] un texte
    [text-or-null] un texte ou null
    [texts] une liste de textes
    [object-or-null] un objet ou null
   *[object] un objet
}
file-unsound = { $file } ne contient pas une partie possible : { $why }
file-options-disagree = { $file } : options contredit les options de start
file-illegal-move = { $file } : moves[{ NUMBER($index, useGrouping: 0) }] n’est pas permis : { $why }
file-result-disagrees = { $file } : result n’est pas ce à quoi mènent les coups

## Fichiers de scénarios

file-not-yaml = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du YAML ; le fichier est peut-être tronqué ou mal saisi à cet endroit
file-not-scenarios = { $file } n’est pas un fichier de scénarios, c’est-à-dire une liste d’au moins un scénario
scenario-not-an-object = { $file }, ligne { NUMBER($line, useGrouping: 0) } : un scénario est un objet avec rule, title et position
scenario-unknown-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : un scénario n’a pas de clé { $key } ; les clés sont { $known }
scenario-missing-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il manque la clé { $key }
scenario-wrong-kind = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $value } ne convient pas pour { $key }
scenario-refused-alone = { $file }, ligne { NUMBER($line, useGrouping: 0) } : avec refused il n’y a rien à jouer ; seuls rule, title et position l’accompagnent

## Robots

unknown-bot = il n’y a pas de robot « { $name } » ; au choix : { $known }
bot-not-compiled = le robot « { $name } » ne joue pas dans les simulations ; ceux qui jouent : { $known }. Pour les autres il y a archipel arena
bots-not-seats = { $bots ->
    [0] aucun robot n’est nommé
    [one] un seul robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $seats } joueurs ; il en faut un pour chacun
games-too-few = { $value } ne convient pas comme nombre de parties ; il en faut au moins 1

## Scénarios qui ne tiennent pas

scenario-refused-otherwise = elle devrait être refusée en nommant { $wanted }, mais la raison est : { $why }
scenario-not-refused = la position est acceptée, mais devrait être refusée en nommant { $wanted }
scenario-position-refused = la position est refusée : { $why }
scenario-trouble = { $where } : { $why }
scenario-legal = { $where } : { $move } est permis
scenario-legal-differs = { $where } : { $missing ->
    [none] { "" }
   *[other] non permis : { $missing }
}{ $extra ->
    [none] { "" }
   *[other] { $missing ->
        [none] { "" }
       *[other] {" "}{ "; " }
    }permis en plus : { $extra }
}
scenario-differs = { $where } : { $found }, alors que { $wanted } était attendu
scenario-no-key = { $where } : il n’y a pas de { $key }

## Environnements : les coups par leurs numéros

illegal-number = { $number } n’est pas le numéro d’un coup permis ici ; le masque des actions dit lesquels le sont
move-without-number = { $move } n’a pas de numéro : le coup est permis ici, mais aucune partie n’y mène
env-package-missing = il faut pour cela le paquet { $package } : pip install archipel[envs]
env-not-for-rivals = { $game } se joue ainsi seul ou en équipe, non entre rivaux ; Gymnasium s’en charge
env-not-alone = { $game } se joue entre rivaux ; aec_env s’en charge, et Gymnasium seulement de ce qu’un seul décide
env-illegal-choice = { $value } ne convient pas ; on peut choisir parmi { $known }
env-too-few = { $name } doit être un nombre entier à partir de 1, pas { $value }
env-reset-first = il n’y a pas encore de parties ; appelez d’abord reset
env-actions-shape = les actions doivent être { NUMBER($n, useGrouping: 0) } nombres entiers, un par partie
env-illegal-in-game = { $number } n’est pas le numéro d’un coup permis dans la partie { NUMBER($index, useGrouping: 0) } ; son masque dit lesquels le sont

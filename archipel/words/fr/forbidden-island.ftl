### L’Île Interdite

forbidden-island-title = L’Île Interdite
forbidden-island-summary = Tous ensemble contre la mer qui monte : trouvez les quatre trésors, rejoignez l’Héliport et envolez-vous avant que l’île ne disparaisse

## Tuiles : le nom, et un autre qui tient sur deux lignes courtes

forbidden-island-tile-fools-landing = Héliport
forbidden-island-tile-fools-landing-short = Héli- port
forbidden-island-tile-bronze-gate = Porte de Bronze
forbidden-island-tile-bronze-gate-short = Porte Bronze
forbidden-island-tile-copper-gate = Porte de Cuivre
forbidden-island-tile-copper-gate-short = Porte Cuivre
forbidden-island-tile-gold-gate = Porte d’Or
forbidden-island-tile-gold-gate-short = Porte d’Or
forbidden-island-tile-iron-gate = Porte de Fer
forbidden-island-tile-iron-gate-short = Porte Fer
forbidden-island-tile-silver-gate = Porte d’Argent
forbidden-island-tile-silver-gate-short = Porte Argent
forbidden-island-tile-temple-of-the-moon = Temple de la Lune
forbidden-island-tile-temple-of-the-moon-short = Temple Lune
forbidden-island-tile-temple-of-the-sun = Temple du Soleil
forbidden-island-tile-temple-of-the-sun-short = Temple Soleil
forbidden-island-tile-whispering-garden = Jardin des Murmures
forbidden-island-tile-whispering-garden-short = Jardin Murmures
forbidden-island-tile-howling-garden = Jardin des Hurlements
forbidden-island-tile-howling-garden-short = Jardin Hurlem.
forbidden-island-tile-cave-of-embers = Caverne du Brasier
forbidden-island-tile-cave-of-embers-short = Caverne Brasier
forbidden-island-tile-cave-of-shadows = Caverne des Ombres
forbidden-island-tile-cave-of-shadows-short = Caverne Ombres
forbidden-island-tile-coral-palace = Palais de Corail
forbidden-island-tile-coral-palace-short = Palais Corail
forbidden-island-tile-tidal-palace = Palais des Marées
forbidden-island-tile-tidal-palace-short = Palais Marées
forbidden-island-tile-breakers-bridge = Pont des Abîmes
forbidden-island-tile-breakers-bridge-short = Pont Abîmes
forbidden-island-tile-cliffs-of-abandon = Falaises de l’Oubli
forbidden-island-tile-cliffs-of-abandon-short = Falaises Oubli
forbidden-island-tile-crimson-forest = Forêt Pourpre
forbidden-island-tile-crimson-forest-short = Forêt Pourpre
forbidden-island-tile-dunes-of-deception = Dunes de l’Illusion
forbidden-island-tile-dunes-of-deception-short = Dunes Illusion
forbidden-island-tile-lost-lagoon = Lagon Perdu
forbidden-island-tile-lost-lagoon-short = Lagon Perdu
forbidden-island-tile-misty-marsh = Marais Brumeux
forbidden-island-tile-misty-marsh-short = Marais Brumeux
forbidden-island-tile-observatory = Observatoire
forbidden-island-tile-observatory-short = Obser- vatoire
forbidden-island-tile-phantom-rock = Rocher Fantôme
forbidden-island-tile-phantom-rock-short = Rocher Fantôme
forbidden-island-tile-twilight-hollow = Val du Crépuscule
forbidden-island-tile-twilight-hollow-short = Val Crépusc.
forbidden-island-tile-watchtower = Tour de Guet
forbidden-island-tile-watchtower-short = Tour Guet

## Trésors

forbidden-island-treasure-crystal = Cristal ardent
forbidden-island-treasure-statue = Statue du zéphyr
forbidden-island-treasure-chalice = Calice de l’onde
forbidden-island-treasure-stone = Pierre sacrée

## Cartes Trésor

forbidden-island-card-crystal = Cristal ardent
forbidden-island-card-crystal-help = Quatre de ces cartes donnent le Cristal ardent, à la Caverne du Brasier ou à la Caverne des Ombres
forbidden-island-card-statue = Statue du zéphyr
forbidden-island-card-statue-help = Quatre de ces cartes donnent la Statue du zéphyr, au Jardin des Murmures ou au Jardin des Hurlements
forbidden-island-card-chalice = Calice de l’onde
forbidden-island-card-chalice-help = Quatre de ces cartes donnent le Calice de l’onde, au Palais de Corail ou au Palais des Marées
forbidden-island-card-stone = Pierre sacrée
forbidden-island-card-stone-help = Quatre de ces cartes donnent la Pierre sacrée, au Temple de la Lune ou au Temple du Soleil
forbidden-island-card-helicopter = hélicoptère
forbidden-island-card-helicopter-help = Emmène des pions qui sont ensemble vers n’importe quelle tuile, sans action ; et ramène tout le monde depuis l’Héliport une fois les trésors trouvés
forbidden-island-card-sandbags = sacs de sable
forbidden-island-card-sandbags-help = Assèchent n’importe quelle tuile inondée, sans action
forbidden-island-card-waters-rise = montée des eaux
forbidden-island-card-waters-rise-help = L’eau monte d’un cran, et les cartes Inondation déjà tirées sont mélangées et remises sur la pioche : ces lieux reviennent en premier

## Rôles

forbidden-island-role-diver = Plongeur
forbidden-island-role-diver-help = Traverse en une action autant de tuiles inondées ou disparues qu’il veut
forbidden-island-role-engineer = Ingénieur
forbidden-island-role-engineer-help = Assèche une ou deux tuiles en une action
forbidden-island-role-explorer = Explorateur
forbidden-island-role-explorer-help = Se déplace et assèche aussi en diagonale
forbidden-island-role-messenger = Messager
forbidden-island-role-messenger-help = Donne des cartes Trésor à n’importe qui, même de loin
forbidden-island-role-navigator = Navigateur
forbidden-island-role-navigator-help = Déplace le pion d’un autre d’une ou deux tuiles en une action
forbidden-island-role-pilot = Pilote
forbidden-island-role-pilot-help = Une fois par tour, vole vers n’importe quelle tuile en une action

## Options

forbidden-island-option-seats = nombre de joueurs : 2, 3 ou 4
forbidden-island-option-difficulty = hauteur de l’eau au début : novice, normal, elite ou legendary
forbidden-island-option-roles = les rôles : random (au hasard), ou un par joueur parmi diver, engineer, explorer, messenger, navigator, pilot
forbidden-island-option-layout = la forme de l’île : standard, shadows, volcano, skull, coral-reef, bone, gulls-bay, arch ou atoll

forbidden-island-difficulty-novice = Novice
forbidden-island-difficulty-novice-help = L’eau part du cran 1 : deux inondations par tour, et trois après deux montées
forbidden-island-difficulty-normal = Normal
forbidden-island-difficulty-normal-help = L’eau part du cran 2 : deux inondations par tour, et trois dès la première montée
forbidden-island-difficulty-elite = Élite
forbidden-island-difficulty-elite-help = L’eau part du cran 3 : trois inondations par tour
forbidden-island-difficulty-legendary = Légendaire
forbidden-island-difficulty-legendary-help = L’eau part du cran 4 : trois inondations par tour, et la tête de mort à six montées

forbidden-island-roles-random = tirés au hasard

forbidden-island-layout-standard = Île classique
forbidden-island-layout-shadows = Île des Ombres
forbidden-island-layout-volcano = Volcan
forbidden-island-layout-skull = Tête de mort
forbidden-island-layout-coral-reef = Récif de corail
forbidden-island-layout-bone = Os
forbidden-island-layout-gulls-bay = Baie des Mouettes
forbidden-island-layout-arch = Arche
forbidden-island-layout-atoll = Atoll

## Ce qu’il faut décider ($actor est un joueur, en texte, ou "chance" ; $actions_left, $draws_left et $floods_left des nombres)

forbidden-island-phase-act = { $actions_left ->
    [one] Joueur { $actor } : agissez, il vous reste { $actions_left } action
   *[other] Joueur { $actor } : agissez, il vous reste { $actions_left } actions
}
forbidden-island-phase-before-treasure = { $draws_left ->
    [one] Joueur { $actor } : tirez la dernière carte Trésor du tour, à moins qu’une carte spéciale ne soit jouée avant
   *[other] Joueur { $actor } : tirez la première de { $draws_left } cartes Trésor, à moins qu’une carte spéciale ne soit jouée avant
}
forbidden-island-phase-treasure = Une carte Trésor est tirée
forbidden-island-phase-discard = Joueur { $actor } : six cartes, c’est une de trop ; défaussez-en une, ou jouez une carte spéciale
forbidden-island-phase-before-flood = { $floods_left ->
    [one] Joueur { $actor } : tirez la dernière carte Inondation du tour, à moins qu’une carte spéciale ne soit jouée avant
   *[other] Joueur { $actor } : tirez la prochaine de { $floods_left } cartes Inondation, à moins qu’une carte spéciale ne soit jouée avant
}
forbidden-island-phase-flood = Une carte Inondation est tirée
forbidden-island-phase-swim = Joueur { $actor } : votre tuile a sombré ; choisissez vers où nager
forbidden-island-phase-over = La partie est terminée

## Comment la partie s’est terminée

forbidden-island-ending-escaped = Tout le monde est à bord avec les quatre trésors : l’équipe a réussi !
forbidden-island-ending-landing = L’Héliport a sombré, et plus aucun hélicoptère ne peut venir. L’île a gagné.
forbidden-island-ending-treasure = Les deux lieux d’un trésor ont sombré avant qu’on l’ait trouvé. L’île a gagné.
forbidden-island-ending-drowned = L’un de vous n’avait plus nulle part où nager. L’île a gagné.
forbidden-island-ending-skull = L’eau a atteint la tête de mort. L’île a gagné.

## Autour du plateau

forbidden-island-panel-team = Équipe
forbidden-island-panel-no-cards = aucune carte
forbidden-island-panel-in-the-water = à l’eau
forbidden-island-panel-water = Eau
forbidden-island-panel-treasures = Trésors
forbidden-island-panel-taken = trouvé
forbidden-island-panel-lost = perdu
forbidden-island-panel-sunk = Sous l’eau

forbidden-island-sign-flooded = inondée
forbidden-island-sign-sunk = disparue
forbidden-island-sign-landing = l’hélicoptère se pose ici
forbidden-island-sign-found = trésor déjà trouvé
forbidden-island-sign-layer = couche de sa carte Inondation
forbidden-island-sign-layer-help = Le numéro d’une case est la couche de la pioche où se trouve sa carte Inondation : la 1 est au-dessus et tirée d’abord ; sans numéro, la carte est déjà tirée

## Autour du plateau, compté ($count est un nombre), et des noms pour les phrases, selon $tile, $second_tile, $card, $treasure

forbidden-island-now-actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
forbidden-island-now-draws-left = { $count ->
    [one] { $count } carte Trésor
   *[other] { $count } cartes Trésor
}
forbidden-island-now-floods-left = { $count ->
    [one] { $count } inondation
   *[other] { $count } inondations
}
forbidden-island-now-left = Reste du tour : { $what }
forbidden-island-now-flown = Le Pilote a volé ce tour-ci
forbidden-island-now-floods-a-turn = { $count ->
    [0] la tête de mort : la partie est perdue
   *[other] { $count } inondations par tour
}
forbidden-island-now-deck = Pioche Trésor ({ $count })
forbidden-island-now-discards = Défausse Trésor ({ $count })
forbidden-island-now-flood-deck = Pioche Inondation ({ $count })
forbidden-island-now-flood-discards = Défausse Inondation ({ $count })

forbidden-island-now-tile = { $tile ->
    [fools-landing] l’Héliport
    [bronze-gate] la Porte de Bronze
    [copper-gate] la Porte de Cuivre
    [gold-gate] la Porte d’Or
    [iron-gate] la Porte de Fer
    [silver-gate] la Porte d’Argent
    [temple-of-the-moon] le Temple de la Lune
    [temple-of-the-sun] le Temple du Soleil
    [whispering-garden] le Jardin des Murmures
    [howling-garden] le Jardin des Hurlements
    [cave-of-embers] la Caverne du Brasier
    [cave-of-shadows] la Caverne des Ombres
    [coral-palace] le Palais de Corail
    [tidal-palace] le Palais des Marées
    [breakers-bridge] le Pont des Abîmes
    [cliffs-of-abandon] les Falaises de l’Oubli
    [crimson-forest] la Forêt Pourpre
    [dunes-of-deception] les Dunes de l’Illusion
    [lost-lagoon] le Lagon Perdu
    [misty-marsh] le Marais Brumeux
    [observatory] l’Observatoire
    [phantom-rock] le Rocher Fantôme
    [twilight-hollow] le Val du Crépuscule
    [watchtower] la Tour de Guet
   *[none] la mer
}
forbidden-island-now-second-tile = { $second_tile ->
    [fools-landing] l’Héliport
    [bronze-gate] la Porte de Bronze
    [copper-gate] la Porte de Cuivre
    [gold-gate] la Porte d’Or
    [iron-gate] la Porte de Fer
    [silver-gate] la Porte d’Argent
    [temple-of-the-moon] le Temple de la Lune
    [temple-of-the-sun] le Temple du Soleil
    [whispering-garden] le Jardin des Murmures
    [howling-garden] le Jardin des Hurlements
    [cave-of-embers] la Caverne du Brasier
    [cave-of-shadows] la Caverne des Ombres
    [coral-palace] le Palais de Corail
    [tidal-palace] le Palais des Marées
    [breakers-bridge] le Pont des Abîmes
    [cliffs-of-abandon] les Falaises de l’Oubli
    [crimson-forest] la Forêt Pourpre
    [dunes-of-deception] les Dunes de l’Illusion
    [lost-lagoon] le Lagon Perdu
    [misty-marsh] le Marais Brumeux
    [observatory] l’Observatoire
    [phantom-rock] le Rocher Fantôme
    [twilight-hollow] le Val du Crépuscule
    [watchtower] la Tour de Guet
   *[none] la mer
}
forbidden-island-now-card = { $card ->
    [crystal] { forbidden-island-card-crystal }
    [statue] { forbidden-island-card-statue }
    [chalice] { forbidden-island-card-chalice }
    [stone] { forbidden-island-card-stone }
    [helicopter] { forbidden-island-card-helicopter }
    [sandbags] { forbidden-island-card-sandbags }
   *[waters-rise] { forbidden-island-card-waters-rise }
}
forbidden-island-now-treasure = { $treasure ->
    [crystal] le Cristal ardent
    [statue] la Statue du zéphyr
    [chalice] le Calice de l’onde
   *[stone] la Pierre sacrée
}

## Les coups, racontés : la suite du nom de qui joue son tour

forbidden-island-move-move = Va de { $from } vers { forbidden-island-now-tile } ({ $to })
forbidden-island-move-fly = Vole de { $from } vers { forbidden-island-now-tile } ({ $to })
forbidden-island-move-guide = Guide le joueur { $to_seat } de { $from } vers { forbidden-island-now-tile } ({ $to })
forbidden-island-move-shore = { $second ->
    [none] Assèche { forbidden-island-now-tile } ({ $to })
   *[other] Assèche { forbidden-island-now-tile } ({ $to }) et { forbidden-island-now-second-tile } ({ $second })
}
forbidden-island-move-give = Donne une carte au joueur { $to_seat } : { forbidden-island-now-card }
forbidden-island-move-claim = Prend { forbidden-island-now-treasure }
forbidden-island-move-end = Ne fait plus rien
forbidden-island-move-sandbag = Les sacs de sable du joueur { $seat } assèchent { forbidden-island-now-tile } ({ $to })
forbidden-island-move-lift = L’hélicoptère du joueur { $seat } vole de { $from } vers { forbidden-island-now-tile } ({ $to }), avec { $pawns } à bord
forbidden-island-move-escape = L’hélicoptère du joueur { $seat } ramène tout le monde, avec les quatre trésors
forbidden-island-move-draw = Tire la carte suivante
forbidden-island-move-treasure = { $card ->
    [waters-rise] Les eaux montent
   *[other] Carte Trésor : { forbidden-island-now-card }
}
forbidden-island-move-discard = Défausse une carte : { forbidden-island-now-card }
forbidden-island-move-flood = { $sinks ->
    [yes] La mer engloutit { forbidden-island-now-tile } ({ $to })
   *[no] L’eau recouvre { forbidden-island-now-tile } ({ $to })
}
forbidden-island-move-swim = Nage de { $from } vers { forbidden-island-now-tile } ({ $to })

## Les coups, expliqués

forbidden-island-help-move = Mener votre pion sur une tuile qui touche la vôtre par un côté ; l’Explorateur va aussi en diagonale, le Plongeur à travers l’eau (move c3)
forbidden-island-help-fly = Pour le Pilote : voler vers n’importe quelle autre tuile, une fois par tour (fly c3)
forbidden-island-help-guide = Pour le Navigateur : déplacer le pion d’un autre joueur d’une ou deux tuiles (guide 2 c4)
forbidden-island-help-shore = Assécher une tuile inondée, la vôtre ou une qui la touche par un côté ; l’Ingénieur en assèche deux à la fois (shore c3, shore c3 d3)
forbidden-island-help-give = Donner une carte Trésor à un joueur de votre tuile ; le Messager donne à n’importe qui (give 2 crystal)
forbidden-island-help-claim = Échanger quatre cartes d’un trésor contre lui, sur une de ses deux tuiles (claim crystal)
forbidden-island-help-end = Renoncer aux actions qui vous restent (end)
forbidden-island-help-sandbag = Jouer des sacs de sable, sans frais : une tuile inondée, n’importe laquelle, est asséchée (sandbag 2 c3 : ceux du joueur 2)
forbidden-island-help-lift = Jouer un hélicoptère, sans frais : des pions qui sont ensemble volent vers n’importe quelle autre tuile (lift 2 c3 f4 1 3 : celui du joueur 2, avec les pions 1 et 3)
forbidden-island-help-escape = Jouer un hélicoptère pour rentrer : avec les quatre trésors, et tout le monde à l’Héliport, c’est gagné (escape 2)
forbidden-island-help-draw = Ne pas jouer de carte spéciale maintenant, et retourner la carte suivante (draw)
forbidden-island-help-treasure = Une carte Trésor est tirée (treasure crystal)
forbidden-island-help-discard = Défausser une carte, pour revenir à cinq (discard crystal)
forbidden-island-help-flood = Une carte Inondation est tirée : une tuile sèche est inondée, une tuile inondée sombre pour de bon (flood misty-marsh)
forbidden-island-help-swim = Sauver votre pion : nager vers une tuile voisine de celle qui a sombré (swim c4)

## Pourquoi un coup est impossible : la suite du coup et d’un deux-points. Le numéro de la règle est ajouté derrière.

forbidden-island-game-over = la partie est terminée

forbidden-island-not-acting = ce n’est pas le moment d’agir ; les actions viennent au début d’un tour, avant les tirages
forbidden-island-not-before-a-draw = aucun tirage n’attend ; il n’y en a qu’après les actions, et seulement si quelqu’un a une carte spéciale
forbidden-island-not-drawing-treasure = aucune carte Trésor n’est à tirer maintenant
forbidden-island-not-discarding = personne n’a trop de cartes, et on n’en défausse que dans ce cas
forbidden-island-not-flooding = aucune carte Inondation n’est à tirer maintenant
forbidden-island-not-swimming = personne n’est à l’eau maintenant ; à pied sec, on se déplace avec move
forbidden-island-special-not-now = les cartes spéciales se jouent pendant les actions ou juste avant un tirage, et ce n’est pas le cas
forbidden-island-special-anothers-discard = quelqu’un d’autre a une carte de trop, et en attendant le joueur { $seat } ne joue pas de carte spéciale

forbidden-island-no-such-seat = personne ne joue sous ce numéro dans cette partie

forbidden-island-move-no-tile = il n’y a pas de tuile en { $to } où poser le pied
forbidden-island-move-same-tile = votre pion est déjà en { $to } ; choisissez une autre tuile
forbidden-island-move-too-far = on ne va pas de { $from } vers { forbidden-island-now-tile } ({ $to }) en une action ; un pion rejoint une tuile qui touche la sienne par un côté, l’Explorateur aussi en diagonale, le Plongeur à travers l’eau
forbidden-island-fly-not-pilot = seul le Pilote vole ; jouez move
forbidden-island-fly-twice = le Pilote a déjà volé ce tour-ci, et ne le peut qu’une fois ; jouez move
forbidden-island-fly-no-tile = il n’y a pas de tuile en { $to } où se poser
forbidden-island-fly-same-tile = votre pion est déjà en { $to } ; volez vers une autre tuile
forbidden-island-guide-not-navigator = seul le Navigateur déplace les pions des autres
forbidden-island-guide-oneself = le Navigateur guide les autres ; pour votre propre pion, jouez move
forbidden-island-guide-no-tile = il n’y a pas de tuile en { $to } où poser le pied
forbidden-island-guide-same-tile = le joueur { $to_seat } est déjà en { $to }, et doit finir ailleurs
forbidden-island-guide-too-far = on ne peut pas guider le joueur { $to_seat } de { $from } vers { forbidden-island-now-tile } ({ $to }) ; il fait un ou deux pas, de tuile en tuile, par les côtés
forbidden-island-shore-not-flooded = on n’assèche que des tuiles inondées, et ce n’en est pas
forbidden-island-shore-too-far = c’est hors de portée ; on assèche sa propre tuile et celles qui la touchent par un côté, l’Explorateur aussi en diagonale
forbidden-island-shore-two-not-engineer = seul l’Ingénieur assèche deux tuiles en une action ; n’en nommez qu’une
forbidden-island-shore-two-out-of-order = nommez deux tuiles différentes, dans l’ordre des lettres, puis des chiffres
forbidden-island-give-special = on ne donne que des cartes Trésor ; une carte spéciale se garde ou se joue
forbidden-island-give-oneself = cette carte est déjà à vous ; nommez un autre joueur
forbidden-island-give-not-held = vous n’avez pas cette carte : { forbidden-island-now-card }
forbidden-island-give-apart = le joueur { $to_seat } n’est pas sur votre tuile ; seul le Messager donne de loin
forbidden-island-claim-taken = l’équipe a déjà { forbidden-island-now-treasure }
forbidden-island-claim-too-few = pour { forbidden-island-now-treasure }, il vous faut quatre de ses cartes en main
forbidden-island-claim-elsewhere = { $treasure ->
    [crystal] le Cristal ardent ne se trouve qu’à la Caverne du Brasier et à la Caverne des Ombres
    [statue] la Statue du zéphyr ne se trouve qu’au Jardin des Murmures et au Jardin des Hurlements
    [chalice] le Calice de l’onde ne se trouve qu’au Palais de Corail et au Palais des Marées
   *[stone] la Pierre sacrée ne se trouve qu’au Temple de la Lune et au Temple du Soleil
}

forbidden-island-sandbag-not-held = le joueur { $seat } n’a pas de sacs de sable
forbidden-island-sandbag-not-flooded = il n’y a pas de tuile inondée en { $to }, et les sacs de sable ne servent à rien d’autre
forbidden-island-helicopter-not-held = le joueur { $seat } n’a pas d’hélicoptère
forbidden-island-lift-no-tile = il n’y a pas de tuile en { $to } où se poser
forbidden-island-lift-same-tile = l’hélicoptère est déjà en { $to } ; il doit se poser ailleurs
forbidden-island-lift-not-there = tous les passagers doivent être en { $from }, ce qui n’est pas le cas de tous parmi { $pawns }
forbidden-island-escape-treasures-left = il faut d’abord trouver les quatre trésors
forbidden-island-escape-not-all-there = il faut d’abord que tout le monde soit à l’Héliport

forbidden-island-treasure-none-left = la pioche n’a plus cette carte : { forbidden-island-now-card }
forbidden-island-discard-not-held = cette carte n’est pas dans cette main : { forbidden-island-now-card }
forbidden-island-flood-not-on-top = la carte Inondation n’est pas dans la couche du dessus de la pioche, pour { forbidden-island-now-tile }
forbidden-island-swim-not-there = le pion ne peut pas se sauver de { $from } vers { $to } ; il nage vers une tuile voisine par un côté, l’Explorateur aussi en diagonale, le Plongeur vers la plus proche, le Pilote vers n’importe laquelle

### Le plateau de L’Île Interdite sur la page

page-forbidden-island-board = L’île et ce qui l’entoure

## Un mot court pour chaque tuile, pour les petits écrans

page-forbidden-island-tile-fools-landing = Héliport
page-forbidden-island-tile-bronze-gate = Bronze
page-forbidden-island-tile-copper-gate = Cuivre
page-forbidden-island-tile-gold-gate = Or
page-forbidden-island-tile-iron-gate = Fer
page-forbidden-island-tile-silver-gate = Argent
page-forbidden-island-tile-temple-of-the-moon = Lune
page-forbidden-island-tile-temple-of-the-sun = Soleil
page-forbidden-island-tile-whispering-garden = Murmures
page-forbidden-island-tile-howling-garden = Hurlem.
page-forbidden-island-tile-cave-of-embers = Brasier
page-forbidden-island-tile-cave-of-shadows = Ombres
page-forbidden-island-tile-coral-palace = Corail
page-forbidden-island-tile-tidal-palace = Marées
page-forbidden-island-tile-breakers-bridge = Pont
page-forbidden-island-tile-cliffs-of-abandon = Falaises
page-forbidden-island-tile-crimson-forest = Forêt
page-forbidden-island-tile-dunes-of-deception = Dunes
page-forbidden-island-tile-lost-lagoon = Lagon
page-forbidden-island-tile-misty-marsh = Marais
page-forbidden-island-tile-observatory = Observat.
page-forbidden-island-tile-phantom-rock = Rocher
page-forbidden-island-tile-twilight-hollow = Val
page-forbidden-island-tile-watchtower = Tour
page-forbidden-island-tile-at = { $tile } ({ $cell })
page-forbidden-island-pawn = { $role } ({ $name })

## Les cartes de la main, en un mot

page-forbidden-island-card-crystal = Cristal
page-forbidden-island-card-statue = Statue
page-forbidden-island-card-chalice = Calice
page-forbidden-island-card-stone = Pierre
page-forbidden-island-card-helicopter = Hélico
page-forbidden-island-card-sandbags = Sacs
page-forbidden-island-card-waters-rise = Montée

## Ce qui est demandé ($tile, $card, $role sont des noms)

page-forbidden-island-ask-verb = { $tile } : qu’y faites-vous ?
page-forbidden-island-ask-second = { $tile }, et quelle autre tuile ? Vous pouvez en assécher deux à la fois.
page-forbidden-island-ask-use = Que faites-vous de la carte : { $card } ?
page-forbidden-island-ask-from = Qui l’hélicoptère vient-il chercher ? Touchez un pion.
page-forbidden-island-ask-pawns = Qui est du voyage ?
page-forbidden-island-ask-lift = Où va l’hélicoptère ?
page-forbidden-island-ask-sandbags = Quelle tuile inondée les sacs de sable assèchent-ils ?
page-forbidden-island-ask-guide = Où guidez-vous le pion ({ $role }) ?
page-forbidden-island-ask-act = { $actions_left ->
    [one] Encore une action : allez, asséchez, donnez une carte, prenez un trésor, ou finissez.
   *[other] Encore { $actions_left } actions : allez, asséchez, donnez une carte, prenez un trésor, ou finissez.
}
page-forbidden-island-ask-before-treasure = Tirez une carte Trésor, à moins que quelqu’un ne joue d’abord une carte spéciale.
page-forbidden-island-ask-before-flood = Tirez une carte Inondation, à moins que quelqu’un ne joue d’abord une carte spéciale.
page-forbidden-island-ask-discard = Six cartes, c’est une de trop : défaussez-en une, ou jouez une carte spéciale.
page-forbidden-island-ask-swim = Votre tuile a sombré : vers où nagez-vous ?
page-forbidden-island-ask-special = Vous pouvez jouer une carte spéciale, sans qu’elle coûte d’action.

## Ce qu’on peut faire

page-forbidden-island-do-end = Finir mes actions
page-forbidden-island-do-draw = Tirer une carte Trésor
page-forbidden-island-do-draw-flood = Tirer une carte Inondation
page-forbidden-island-do-claim = Prendre le trésor : { $treasure }

page-forbidden-island-verb-move = Y aller
page-forbidden-island-verb-fly = Y voler
page-forbidden-island-verb-swim = Y nager
page-forbidden-island-verb-shore = Assécher
page-forbidden-island-verb-sandbag = Assécher avec les sacs de sable
page-forbidden-island-verb-guide = Y guider le pion
page-forbidden-island-verb-lift = Y aller en hélicoptère
page-forbidden-island-only-one = Seulement cette tuile

# qui reçoit ou joue la carte, par son rôle ; $role est vide quand personne n’est nommé
page-forbidden-island-use-discard = La défausser
page-forbidden-island-use-give = La donner : { $role }
page-forbidden-island-use-lift = Appeler l’hélicoptère ({ $role })
page-forbidden-island-use-sandbag = Poser les sacs de sable ({ $role })
page-forbidden-island-use-escape = S’envoler tous ensemble ! ({ $role })
page-forbidden-island-aboard = { $roles }

## Autour de l’île ($water est un cran, $floods, $count, $cards, $due, $top, $layer, $limit et $percent des nombres)

page-forbidden-island-water-level = Niveau de l’eau
page-forbidden-island-water-at = { $water ->
    [10] Niveau de l’eau : la tête de mort
   *[other] Niveau de l’eau : { $water } sur 10, { $floods } inondations par tour
}
page-forbidden-island-cards-a-turn = { $count } cartes
page-forbidden-island-best-hand = { $cards } cartes sur 4 dans la meilleure main
page-forbidden-island-treasure-state = { $treasure } : { $state }
page-forbidden-island-deck-treasure = Trésors
page-forbidden-island-deck-flood = Inondation
page-forbidden-island-pile = pioche
page-forbidden-island-discards = défausse
page-forbidden-island-percent = { $percent } %
page-forbidden-island-rise-now = que l’eau monte à ce tour
page-forbidden-island-rise-next = que l’eau monte au prochain tour
page-forbidden-island-from-top = à tirer parmi les { $top } du dessus
page-forbidden-island-floods-due = { $due ->
    [one] { $due } inondation parmi les { $top } du dessus
   *[other] { $due } inondations parmi les { $top } du dessus
}
page-forbidden-island-risk-flood = risque d’être inondée
page-forbidden-island-risk-sink = risque de sombrer

page-forbidden-island-your-hand = Votre main
page-forbidden-island-hand-size = { $count ->
    [one] { $count } carte sur { $limit }
   *[other] { $count } cartes sur { $limit }
}
page-forbidden-island-piles = Pioches et défausses
page-forbidden-island-layer = { $layer ->
    [1] Dessus de la pioche Inondation ({ $count })
   *[other] Dessous, couche { $layer } ({ $count })
}

## À côté des joueurs, et les étapes d’un tour

page-forbidden-island-count-cards = cartes
page-forbidden-island-stretch-act = Actions
page-forbidden-island-stretch-treasure = Trésors
page-forbidden-island-stretch-flood = Inondation

page-forbidden-island-sure-end = { $actions_left ->
    [one] Il vous reste une action. Finir et piocher quand même ?
   *[other] Il vous reste { $actions_left } actions. Finir et piocher quand même ?
}

## Les coups du journal qui parlent des joueurs : comme dans les mots du jeu, avec les noms ($seat, $to_seat, $pawns)

page-forbidden-island-move-give = Donne une carte à { $to_seat } : { forbidden-island-now-card }
page-forbidden-island-move-sandbag = Des sacs de sable ({ $seat }) assèchent { forbidden-island-now-tile } ({ $to })
page-forbidden-island-move-lift = L’hélicoptère ({ $seat }) vole de { $from } vers { forbidden-island-now-tile } ({ $to }), avec { $pawns } à bord
page-forbidden-island-move-escape = L’hélicoptère ({ $seat }) ramène tout le monde, avec les quatre trésors

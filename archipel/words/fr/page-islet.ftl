### Le plateau d’Islet sur la page

page-islet-board = L’îlot, ses oiseaux et ses œufs
page-islet-day = Jour
page-islet-night = Nuit

## Ce qui est demandé ($kind, $cost, $resource sont des noms)

page-islet-ask-first = Où la tuile va-t-elle dans la mer ({ $kind }) ?
page-islet-ask-further = Quelle case la tuile couvre-t-elle ({ $kind }) ?
page-islet-ask-pay-go = Le pas coûte une carte : { $cost }. Comment payer ?
page-islet-ask-pay-lay = Pondre ici coûte trois cartes : { $cost }. Comment payer ?
page-islet-ask-keep = Un autre œuf va sur une carte, désormais à vous une fois par tour. Laquelle ?
page-islet-ask-lose = Aucun œuf n’est libre : quelle garantie donne le sien ?
page-islet-ask-card = Pour quelle carte pondez-vous ?
page-islet-ask-kinds = Quelles trois tuiles partent ? Touchez celle qui reste, ou choisissez ici.
page-islet-ask-perch = Choisissez la case où votre oiseau commence, sur l’un ou l’autre îlot.
page-islet-ask-turn = Explorez avec vos tuiles, ou déplacez votre oiseau.
page-islet-ask-explore = Posez une autre tuile à côté de la dernière et plus haut, ou finissez d’explorer.
page-islet-ask-drop = Plus de huit cartes : choisissez-en une à rendre.
page-islet-ask-move = Avancez votre oiseau, pondez un œuf, ou finissez de vous déplacer.

## Ce qu’on peut faire

page-islet-do-lay = Pondre un œuf
page-islet-do-done-exploring = Finir l’exploration
page-islet-do-done-moving = Finir le déplacement
page-islet-do-pass = Passer
page-islet-do-trim-hand = Se déplacer : retirer trois tuiles de ma main
page-islet-do-trim-bag = Se déplacer : retirer trois tuiles du sac
page-islet-keep = Garantir : { $resource }
page-islet-lose = Rendre : { $resource }
page-islet-free = rien
page-islet-list = { $list }
page-islet-cards = { $count } × { $resource }

## Les cases, pour leurs étiquettes ($cell, $kind, $name, $resource sont des noms, $level un nombre)

page-islet-cell = Case { $cell }
page-islet-top = { $kind }, niveau { $level }
page-islet-egg-of = œuf de { $name }
page-islet-bird-of = oiseau de { $name }
page-islet-gains = donne une carte : { $resource }
page-islet-costs = coûte une carte : { $resource }
page-islet-put-here = poser la tuile ici
page-islet-go-here = aller ici

## Autour de l’îlot ($count, $puts, $most, $laid et $free sont des nombres)

page-islet-in-bag = { $count ->
    [one] tuile dans le sac
   *[other] tuiles dans le sac
}
page-islet-reserve = Réserve
page-islet-cover = Recouvrir
page-islet-pair = { $one } et { $other } donnent : { $nest }
page-islet-your-tiles = Vos tuiles
page-islet-puts = { $puts ->
    [one] { $puts } posée sur 4
   *[other] { $puts } posées sur 4
}
page-islet-your-cards = Vos ressources
page-islet-cards-of = { $count } sur { $most } au plus
page-islet-guarantees = Garanties
page-islet-once-a-turn = une fois par tour chacune
page-islet-laid = { $laid ->
    [one] { $laid } pondu, { $free } à pondre
   *[other] { $laid } pondus, { $free } à pondre
}

## À côté des joueurs, et les étapes d’un tour

page-islet-count-laid = pondus
page-islet-count-free = libres
page-islet-stretch-turn = Choix
page-islet-stretch-explore = Exploration
page-islet-stretch-move = Déplacement

page-islet-sure-pass = Passer tout le tour, sans explorer ni se déplacer ?

## La fin

page-islet-tie-broken = À égalité d’œufs : leurs hauteurs décident, comparées une à une, les plus hautes d’abord.
page-islet-tie-shared = À égalité d’œufs, et de toutes leurs hauteurs : la victoire est partagée.
page-islet-tie-heights = { $name } : { $heights }

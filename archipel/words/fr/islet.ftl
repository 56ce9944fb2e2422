### Islet

islet-title = Islet
islet-summary = Des oiseaux empilent des tuiles en un îlot qui s’étend et s’élève, rassemblent de quoi garnir leurs nids et pondent le plus haut possible ; et seul, de jour et de nuit

## Terrains et nids, et les ressources des cartes

islet-terrain-water = eau douce
islet-terrain-sand = sable
islet-terrain-clay = argile

islet-nest-leaf = nid de feuilles
islet-nest-branch = nid de branches
islet-nest-flower = nid de fleurs

islet-resource-water = eau
islet-resource-sand = sable
islet-resource-clay = argile
islet-resource-leaf = feuille
islet-resource-branch = branche
islet-resource-flower = fleur

## Sortes de tuiles : un terrain, et le nid qui y est imprimé

islet-kind-water-leaf = eau-feuille
islet-kind-water-branch = eau-branche
islet-kind-water-flower = eau-fleur
islet-kind-sand-leaf = sable-feuille
islet-kind-sand-branch = sable-branche
islet-kind-sand-flower = sable-fleur
islet-kind-clay-leaf = argile-feuille
islet-kind-clay-branch = argile-branche
islet-kind-clay-flower = argile-fleur

## Les joueurs, selon la couleur de leur oiseau

islet-colour-red = Rouge
islet-colour-blue = Bleu
islet-colour-green = Vert
islet-colour-yellow = Jaune

## Seul : les deux îlots, et ce que les faces des cartes jour et nuit demandent à la case d’un œuf

islet-islet-day = Jour
islet-islet-night = Nuit

islet-wish-water-in-sand = eau, entourée de sable
islet-wish-sand-in-clay = sable, entouré d’argile
islet-wish-clay-in-water = argile, entourée d’eau
islet-wish-water-in-clay = eau, entourée d’argile
islet-wish-sand-in-water = sable, entouré d’eau
islet-wish-clay-in-sand = argile, entourée de sable
islet-wish-level-3-water = niveau 3, eau
islet-wish-level-3-sand = niveau 3, sable
islet-wish-level-3-clay = niveau 3, argile
islet-wish-level-4-leaf = niveau 4, nid de feuilles
islet-wish-level-4-branch = niveau 4, nid de branches
islet-wish-level-4-flower = niveau 4, nid de fleurs
islet-wish-level-4 = niveau 4, tout convient
islet-wish-help = Entouré : toutes les tuiles voisines sont de ce terrain, et il y en a au moins deux. Le niveau doit être exact : plus haut ne convient pas.

## Options

islet-option-seats = nombre de joueurs : 2, 3 ou 4, ou 1 pour jouer seul
islet-option-eggs = seul, nombre d’œufs à pondre : 10, ou 6 pour une partie plus facile

## Ce qu’il faut décider ($actor est un joueur, en texte, ou "chance" ; $puts et $trims_left des nombres)

islet-phase-perch = Joueur { $actor } : choisissez la case où votre oiseau commence, sur l’un ou l’autre îlot
islet-phase-turn = Joueur { $actor } : explorez avec vos tuiles, ou déplacez votre oiseau
islet-phase-explore = { $puts ->
    [one] Joueur { $actor } : { $puts } tuile posée ; posez-en une autre, à côté et plus haut, ou arrêtez
   *[other] Joueur { $actor } : { $puts } tuiles posées ; posez-en une autre, à côté de la dernière et plus haut, ou arrêtez
}
islet-phase-draw = Une tuile est tirée du sac
islet-phase-drop = Joueur { $actor } : vous avez plus de huit cartes ; rendez-en une
islet-phase-trim = { $trims_left ->
    [one] La dernière de trois tuiles quitte le sac et la partie
   *[other] Des tuiles quittent le sac et la partie, encore { $trims_left }
}
islet-phase-move = Joueur { $actor } : avancez votre oiseau, pondez un œuf, ou arrêtez
islet-phase-reveal = Une carte jour et nuit est révélée
islet-phase-over = La partie est terminée

## Comment finit une partie à un seul joueur ($score est un nombre), et ce que cela vaut

islet-ending-won = { $score ->
    [0] Tous les œufs sont pondus, et le sac est vide.
    [one] Tous les œufs sont pondus, et il reste { $score } tuile dans le sac.
   *[other] Tous les œufs sont pondus, et il reste { $score } tuiles dans le sac.
} { islet-now-rank }
islet-ending-lost = Les tuiles sont épuisées avant que tous les œufs soient pondus : cette fois, les îlots restent silencieux.

islet-rank-ideal = Un écosystème idéal : la nature n’aurait pas fait mieux !
islet-rank-saved = Une espèce menacée est sauvée !
islet-rank-growing = La faune prospère.
islet-rank-blooming = La flore commence à éclore.
islet-rank-again = De justesse : retentez votre chance, en économisant vos tuiles.

islet-now-rank = { $score ->
    [0] { islet-rank-again }
    [1] { islet-rank-again }
    [2] { islet-rank-again }
    [3] { islet-rank-again }
    [4] { islet-rank-blooming }
    [5] { islet-rank-blooming }
    [6] { islet-rank-blooming }
    [7] { islet-rank-growing }
    [8] { islet-rank-growing }
    [9] { islet-rank-growing }
    [10] { islet-rank-saved }
    [11] { islet-rank-saved }
    [12] { islet-rank-saved }
    [13] { islet-rank-saved }
    [14] { islet-rank-saved }
   *[other] { islet-rank-ideal }
}

## Autour du plateau

islet-panel-birds = Oiseaux
islet-panel-in-the-sea = en mer
islet-panel-no-cards = aucune carte
islet-panel-decks = Cartes à prendre
islet-panel-shore = Mer au bord de l’îlot
islet-panel-unseen = Comptées avec les mains qu’on ne voit pas :

islet-sign-level = le nombre est le niveau
islet-sign-egg = œuf du joueur 1
islet-sign-bird = oiseau du joueur 1
islet-sign-shore = mer au bord de l’îlot
islet-sign-open = une tuile peut y aller
islet-sign-guarantee = garantie
islet-sign-spent = dépensée ce tour-ci
islet-sign-marked = touché par le dernier coup
islet-sign-cards-help = Couvrir un terrain d’un autre donne la carte de leur nid : eau et sable une branche, eau et argile une feuille, sable et argile une fleur. Sur le même terrain, et dans la mer, une tuile donne une carte de son propre terrain.
islet-sign-paying-help = Au moment de payer, deux cartes d’un même terrain en valent une d’un autre, et deux terrains différents valent une carte de leur nid.
islet-sign-guarantee-help = Une garantie paie comme une carte, une fois par tour, et vous reste. Son œuf est celui que vous pondez quand il n’en reste pas d’autre.

## Autour du plateau, compté ($count, $round, $final, $left, $puts, $level et $limit sont des nombres), et des noms pour les phrases

islet-now-round = Manche { $round }
islet-now-turn = Tour { $round }
islet-now-final = { $left ->
    [0] Dernière manche
   *[other] La dernière manche est la { $final }
}
islet-now-quiet = { $count ->
    [one] { $count } tour de suite sans tuile ni œuf ; la partie finit à { $limit }
   *[other] { $count } tours de suite sans tuile ni œuf ; la partie finit à { $limit }
}
islet-now-last-put = { $puts ->
    [one] { $puts } tuile posée sur 4, en { $cell }, niveau { $level } : la suivante va à côté, sur un niveau { $level } ou plus
   *[other] { $puts } tuiles posées sur 4, la dernière en { $cell }, niveau { $level } : la suivante va à côté, sur un niveau { $level } ou plus
}
islet-now-trail = Pas de retour en { $cells } avant d’avoir payé
islet-now-bird = en { $cell }
islet-now-laid = { $count ->
    [0] aucun œuf pondu
    [one] { $count } pondu, au niveau
   *[other] { $count } pondus, aux niveaux
}
islet-now-free = { $count ->
    [one] { $count } œuf en réserve
   *[other] { $count } œufs en réserve
}
islet-now-cards = Cartes { $count } :
islet-now-hand = { $count ->
    [0] aucune tuile en main
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
islet-now-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
islet-now-to-come = { $count ->
    [0] Plus de carte jour et nuit à venir
    [one] { $count } carte jour et nuit à venir
   *[other] { $count } cartes jour et nuit à venir
}

islet-now-kind = { $kind ->
    [water-leaf] { islet-kind-water-leaf }
    [water-branch] { islet-kind-water-branch }
    [water-flower] { islet-kind-water-flower }
    [sand-leaf] { islet-kind-sand-leaf }
    [sand-branch] { islet-kind-sand-branch }
    [sand-flower] { islet-kind-sand-flower }
    [clay-leaf] { islet-kind-clay-leaf }
    [clay-branch] { islet-kind-clay-branch }
   *[clay-flower] { islet-kind-clay-flower }
}
islet-now-second-kind = { $second_kind ->
    [water-leaf] { islet-kind-water-leaf }
    [water-branch] { islet-kind-water-branch }
    [water-flower] { islet-kind-water-flower }
    [sand-leaf] { islet-kind-sand-leaf }
    [sand-branch] { islet-kind-sand-branch }
    [sand-flower] { islet-kind-sand-flower }
    [clay-leaf] { islet-kind-clay-leaf }
    [clay-branch] { islet-kind-clay-branch }
   *[clay-flower] { islet-kind-clay-flower }
}
islet-now-third-kind = { $third_kind ->
    [water-leaf] { islet-kind-water-leaf }
    [water-branch] { islet-kind-water-branch }
    [water-flower] { islet-kind-water-flower }
    [sand-leaf] { islet-kind-sand-leaf }
    [sand-branch] { islet-kind-sand-branch }
    [sand-flower] { islet-kind-sand-flower }
    [clay-leaf] { islet-kind-clay-leaf }
    [clay-branch] { islet-kind-clay-branch }
   *[clay-flower] { islet-kind-clay-flower }
}
islet-now-resource = { $resource ->
    [water] { islet-resource-water }
    [sand] { islet-resource-sand }
    [clay] { islet-resource-clay }
    [leaf] { islet-resource-leaf }
    [branch] { islet-resource-branch }
   *[flower] { islet-resource-flower }
}
islet-now-cost = { $cost ->
    [water] { islet-resource-water }
    [sand] { islet-resource-sand }
    [clay] { islet-resource-clay }
    [leaf] { islet-resource-leaf }
    [branch] { islet-resource-branch }
   *[flower] { islet-resource-flower }
}
islet-now-wish = { $wish ->
    [water-in-sand] { islet-wish-water-in-sand }
    [sand-in-clay] { islet-wish-sand-in-clay }
    [clay-in-water] { islet-wish-clay-in-water }
    [water-in-clay] { islet-wish-water-in-clay }
    [sand-in-water] { islet-wish-sand-in-water }
    [clay-in-sand] { islet-wish-clay-in-sand }
    [level-3-water] { islet-wish-level-3-water }
    [level-3-sand] { islet-wish-level-3-sand }
    [level-3-clay] { islet-wish-level-3-clay }
    [level-4-leaf] { islet-wish-level-4-leaf }
    [level-4-branch] { islet-wish-level-4-branch }
    [level-4-flower] { islet-wish-level-4-flower }
   *[level-4] { islet-wish-level-4 }
}

# ce qui est payé, chaque élément suivi d’une virgule et d’une espace
islet-now-paid = { $paid_water ->
    [none] { "" }
   *[other] { $paid_water } × { islet-resource-water },{ " " }
}{ $paid_sand ->
    [none] { "" }
   *[other] { $paid_sand } × { islet-resource-sand },{ " " }
}{ $paid_clay ->
    [none] { "" }
   *[other] { $paid_clay } × { islet-resource-clay },{ " " }
}{ $paid_leaf ->
    [none] { "" }
   *[other] { $paid_leaf } × { islet-resource-leaf },{ " " }
}{ $paid_branch ->
    [none] { "" }
   *[other] { $paid_branch } × { islet-resource-branch },{ " " }
}{ $paid_flower ->
    [none] { "" }
   *[other] { $paid_flower } × { islet-resource-flower },{ " " }
}
islet-now-way = { $from ->
    [sea] se pose en { $to } depuis la mer
   *[other] va de { $from } à { $to }
}
islet-now-won = { $resource ->
    [none] , mais il n’y a plus de carte pour cela
   *[other] , pour une carte : { islet-now-resource }
}
islet-now-reason = { $wish ->
    [none] { "" }
   *[other] { " " }(carte { $card } : { islet-now-wish })
}

## Les coups, racontés : la suite du nom de qui joue son tour

islet-move-perch = Se perche en { $to }
islet-move-put = { $onto ->
    [sea] Pose une tuile { islet-now-kind } dans la mer en { $to }
   *[other] Couvre { $to } d’une tuile { islet-now-kind }
}{ islet-now-won }
islet-move-go = { $free ->
    [yes] Va de { $from } à { $to }, sur le même terrain
   *[no] Paie { islet-now-paid }et { islet-now-way }
}
islet-move-lay = Paie { islet-now-paid }et { $then ->
    [keep] pond un œuf en { $to } et un autre sur une carte, désormais garantie : { islet-now-resource }
   *[lose] pond en { $to } l’œuf d’une garantie, qui est rendue : { islet-now-resource }
}{ islet-now-reason }
islet-move-done = Ne fait plus rien
islet-move-draw = { $kind ->
    [unknown] Tire une tuile, à l’insu des autres
   *[other] Tire une tuile : { islet-now-kind }
}
islet-move-drop = Rend une carte : { islet-now-resource }
islet-move-trim = { $from ->
    [hand] Retire trois tuiles de sa main de la partie : { islet-now-kind }, { islet-now-second-kind } et { islet-now-third-kind }
   *[bag] Retire trois tuiles du sac de la partie
}
islet-move-lose = Une tuile quitte le sac et la partie : { islet-now-kind }
islet-move-reveal = { $islet ->
    [day] La carte { $card } est révélée pour le jour : { islet-now-wish }
   *[night] La carte { $card } est révélée pour la nuit : { islet-now-wish }
}

## Les coups, expliqués

islet-help-perch = Poser votre oiseau sur n’importe quelle case d’un des deux îlots, pour commencer (perch day:0,0)
islet-help-put = Explorer : la première tuile va dans la mer au bord de l’îlot, jusqu’à trois autres vont dessus, chacune à côté de la précédente et finissant plus haut ; chacune donne une carte (put water-leaf 2,0)
islet-help-go = Avancer vers une case voisine de celle de votre oiseau, gratuitement sur le même terrain (go 0,1 -), sinon contre une carte du terrain d’arrivée (go 0,1 clay) ; depuis la mer, sur n’importe quelle case du rivage ; seul, aussi vers une tuile de même sorte de l’autre îlot
islet-help-lay = Pondre un œuf où est votre oiseau, contre trois cartes du nid qui s’y trouve : s’il vous reste des œufs, un autre va sur une carte de votre choix, qui devient une garantie (lay leaf+leaf+leaf keep sand) ; sinon, prendre l’œuf d’une garantie (lay leaf+leaf+leaf lose sand) ; seul, pour une carte révélée (… for 5)
islet-help-done = Arrêter de poser des tuiles, ou finir le déplacement ; en début de tour, passer (done)
islet-help-draw = Une tuile est tirée et va dans la main (draw sand-leaf)
islet-help-drop = Rendre une carte, pour revenir à huit (drop sand)
islet-help-trim = Commencer un déplacement : trois tuiles de votre main (trim hand K K K) ou du sac (trim bag) quittent la partie
islet-help-lose = Une tuile du sac quitte la partie (lose sand-leaf)
islet-help-reveal = Une carte jour et nuit est révélée à l’autre îlot (reveal 5)

## Pourquoi un coup est impossible : la suite du coup et d’un deux-points. Le numéro de la règle est ajouté derrière.

islet-game-over = la partie est terminée
islet-game-over-alone = la partie est terminée

islet-not-perching = on ne pose son oiseau qu’une fois, au début d’une partie à un seul joueur
islet-not-exploring = ce n’est pas le moment de poser des tuiles ; un tour d’exploration commence ainsi, et un tour de déplacement n’en comporte pas
islet-not-moving = ce n’est pas le moment de se déplacer ; un tour de déplacement commence par un pas ou un œuf, et un tour d’exploration n’en comporte pas
islet-trim-first = seul, on commence un déplacement en retirant trois tuiles de la partie ; jouez d’abord trim hand ou trim bag
islet-nothing-to-end = il n’y a rien à finir maintenant
islet-not-drawing = aucune tuile n’est à tirer maintenant ; cela vient après l’exploration
islet-not-dropping = on ne rend des cartes qu’après l’exploration, et seulement si l’on en a plus de huit
islet-not-trimming = on ne retire des tuiles que seul, pour commencer un déplacement
islet-not-losing = aucune tuile du sac ne quitte la partie maintenant ; cela vient après trim bag
islet-not-revealing = aucune carte jour et nuit n’est à révéler maintenant ; cela vient après un œuf, quand on joue seul

islet-cell-of-two-islets = il n’y a qu’un îlot dans cette partie ; écrivez la case sans day ni night, comme 0,1
islet-cell-of-no-islet = il y a deux îlots dans cette partie ; dites lequel, comme day:0,1 ou night:0,1

islet-put-not-in-hand = vous n’avez pas cette tuile en main : { islet-now-kind }
islet-put-other-islet = explorez l’îlot où est votre oiseau ; { $to } est sur l’autre
islet-put-not-in-the-sea = il y a déjà une tuile en { $to } ; la première tuile d’un tour va dans la mer
islet-put-away-from-the-islet = { $to } ne touche pas l’îlot ; la première tuile va dans la mer, juste au bord
islet-put-in-the-sea = { $to } est dans la mer ; seule la première tuile d’un tour y va, les autres vont sur l’îlot
islet-put-not-adjacent = { $to } n’a pas de côté commun avec la tuile posée juste avant
islet-put-on-an-egg = il y a un œuf en { $to }, et on ne pose jamais rien sur un œuf
islet-put-on-a-bird = il y a un oiseau en { $to }, et on ne pose rien sur un oiseau
islet-put-too-low = { $to } est trop bas ; une tuile doit finir plus haut que celle posée juste avant
islet-draw-none-left = il n’y a pas de telle tuile dans le sac : { islet-now-kind }
islet-drop-not-held = vous n’avez pas de telle carte à rendre : { islet-now-resource }

islet-go-into-the-sea = { $to } est dans la mer, et un oiseau ne va que là où il y a une tuile
islet-go-inland = { $to } ne touche pas la mer ; depuis la mer, un oiseau se pose sur le rivage
islet-go-not-adjacent = { $to } n’a pas de côté commun avec { $from }, où est votre oiseau
islet-go-another-kind = un oiseau ne change d’îlot que vers une tuile de même sorte, et celles de { $from } et de { $to } diffèrent
islet-go-on-the-trail = votre oiseau est déjà en { $to }, ou y est passé depuis qu’il a payé ; y revenir ne changerait rien
islet-go-no-way-on = il y a un autre oiseau en { $to }, et avec ce qui vous resterait vous ne pourriez pas en repartir
islet-done-beside-a-bird = votre oiseau est sur la case d’un autre, et le déplacement ne peut y finir ; continuez vers une case sans oiseau

islet-pay-nothing-due = le pas de { $from } à { $to } reste sur le même terrain et ne coûte rien ; écrivez - pour le paiement
islet-pay-too-little = { $verb ->
    [go] cela ne suffit pas : un pas vers { $to } coûte une carte : { islet-now-cost }
   *[lay] cela ne suffit pas : un œuf en { $to } coûte trois cartes : { islet-now-cost }
}
islet-pay-too-much = { $verb ->
    [go] une partie suffirait : un pas vers { $to } coûte une carte : { islet-now-cost }
   *[lay] une partie suffirait : un œuf en { $to } coûte trois cartes : { islet-now-cost }
}
islet-pay-not-held = vous n’avez pas tout cela pour payer, en cartes et en garanties non dépensées

islet-lay-in-the-sea = votre oiseau est en mer, et on pond sur l’îlot
islet-lay-egg-there = il y a déjà un œuf en { $to }, et une case n’en porte qu’un
islet-lay-bird-there = il y a un autre oiseau en { $to } ; pondez là où le vôtre est seul
islet-lay-no-egg-left = vous avez pondu tous vos œufs
islet-keep-no-free-eggs = tous vos œufs sont pondus ou sur des garanties ; pondez l’un de ceux-ci, avec lose
islet-keep-third = vous avez déjà deux garanties de cette sorte, et une troisième serait de trop : { islet-now-resource }
islet-keep-none-left = il ne reste pas de carte à garantir dans cette pioche : { islet-now-resource }
islet-lose-free-eggs-left = on ne rend une garantie que quand il ne reste pas d’autre œuf, et il vous en reste ; jouez keep
islet-lose-not-guaranteed = vous n’avez pas de telle garantie à rendre : { islet-now-resource }
islet-lay-for-a-card = ce n’est que seul qu’on pond pour une carte ; retirez ce qui suit « for »
islet-lay-for-no-card = seul, on pond toujours pour une carte révélée à l’îlot ; dites laquelle, avec « for » et son numéro
islet-card-not-shown = la carte { $card } n’est pas révélée à l’îlot où est votre oiseau
islet-card-not-satisfied = { $to } n’est pas ce que la carte { $card } demande : { islet-now-wish }

islet-perch-in-the-sea = { $to } est dans la mer ; choisissez une case avec une tuile
islet-trim-not-in-hand = vous n’avez pas ces trois tuiles en main : { islet-now-kind }, { islet-now-second-kind } et { islet-now-third-kind }
islet-trim-bag-too-empty = il n’y a plus trois tuiles dans le sac ; prenez-les dans votre main
islet-lose-none-left = il n’y a pas de telle tuile dans le sac : { islet-now-kind }
islet-reveal-not-unseen = la carte { $card } a déjà été révélée

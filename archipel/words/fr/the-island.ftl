### The Island

the-island-title = The Island
the-island-summary = L’île s’enfonce : mettez vos explorateurs à l’abri, en bateau ou à la nage, avant l’éruption du volcan

## Pièces et terrains

the-island-serpent = serpent de mer
the-island-shark = requin
the-island-whale = baleine
the-island-boat = bateau

the-island-beach = plage
the-island-forest = forêt
the-island-mountain = montagne

the-island-colour-r = rouge
the-island-colour-b = bleu
the-island-colour-g = vert
the-island-colour-y = jaune

## Lieux hors du plateau

the-island-place-NW = île sûre du nord-ouest
the-island-place-NE = île sûre du nord-est
the-island-place-SW = île sûre du sud-ouest
the-island-place-SE = île sûre du sud-est
the-island-place-lost = perdu
the-island-place-hand = encore en main

## Le verso des tuiles

the-island-back-shark = requin
the-island-back-shark-help = Immédiat : un requin surgit à la place de la tuile, et les nageurs qui s’y trouvent sont perdus
the-island-back-whale = baleine
the-island-back-whale-help = Immédiat : une baleine surgit à la place de la tuile
the-island-back-boat = bateau
the-island-back-boat-help = Immédiat : un bateau apparaît à la place de la tuile et recueille jusqu’à trois nageurs qui s’y trouvent
the-island-back-whirlpool = tourbillon
the-island-back-whirlpool-help = Immédiat : tout disparaît de cette case et des cases de mer voisines : nageurs, bateaux et passagers, créatures
the-island-back-volcano = éruption volcanique
the-island-back-volcano-help = Immédiat : le volcan explose et la partie est terminée ; qui n’est pas sur une île sûre est perdu
the-island-back-dolphin = dauphin
the-island-back-dolphin-help = Au début de votre tour : un de vos nageurs avance d’une à trois cases de mer
the-island-back-wind = vent favorable
the-island-back-wind-help = Au début de votre tour : un bateau que vous contrôlez, avec un de vos explorateurs à bord, avance d’une à trois cases de mer
the-island-back-move-serpent = déplacer un serpent de mer
the-island-back-move-serpent-help = Au début de votre tour : un serpent de mer de votre choix rejoint une case de mer où il n’y a rien
the-island-back-move-shark = déplacer un requin
the-island-back-move-shark-help = Au début de votre tour : un requin de votre choix rejoint une case de mer où il n’y a rien
the-island-back-move-whale = déplacer une baleine
the-island-back-move-whale-help = Au début de votre tour : une baleine de votre choix rejoint une case de mer où il n’y a rien
the-island-back-repel-shark = repousser un requin
the-island-back-repel-shark-help = Défense : un requin qu’un adversaire lance sur vos nageurs est retiré avant de mordre
the-island-back-repel-whale = repousser une baleine
the-island-back-repel-whale-help = Défense : une baleine qu’un adversaire lance sur un bateau que vous contrôlez est retirée avant de frapper
the-island-back-unknown = tuile cachée
the-island-back-unknown-help = Seul son propriétaire en connaît le verso

## Options

the-island-option-seats = nombre de joueurs : 2, 3 ou 4
the-island-option-two_colours = deux joueurs avec deux couleurs chacun : rouge et vert contre bleu et jaune
the-island-option-challenges = défis à relever, à choisir de 1 à 4
the-island-option-open_values = chacun continue de voir la valeur de ses propres explorateurs une fois la partie commencée

the-island-challenge-1 = Surpeuplé : à la mise en place, une tuile qui ne touche pas la mer accueille deux explorateurs
the-island-challenge-2 = Jusqu’au dernier : l’éruption devient un tourbillon, et la partie s’arrête quand plus aucun explorateur n’est en jeu
the-island-challenge-3 = Tous égaux : chaque explorateur sauvé compte un point, quelle que soit sa valeur
the-island-challenge-4 = Atlantis submergée : l’éruption devient un tourbillon, et la partie s’arrête quand la dernière tuile est retirée

## Ce qu’il faut décider ($actor est un joueur, en texte, ou "chance" ; $moves_left un nombre)

the-island-phase-place-explorers = Joueur { $actor } : placez un de vos explorateurs sur une tuile
the-island-phase-place-boats = Joueur { $actor } : placez un de vos bateaux en mer, au bord de l’île
the-island-phase-tile = Joueur { $actor } : jouez une tuile de votre main, ou gardez-les toutes
the-island-phase-move = { $moves_left ->
    [one] Joueur { $actor } : déplacez vos explorateurs et vos bateaux, il vous reste { $moves_left } déplacement
   *[other] Joueur { $actor } : déplacez vos explorateurs et vos bateaux, il vous reste { $moves_left } déplacements
}
the-island-phase-sink = Joueur { $actor } : choisissez la tuile qui sombre
the-island-phase-reveal = La tuile qui a sombré est retournée
the-island-phase-aboard = Joueur { $actor } : choisissez qui monte dans le bateau ; il a trois places
the-island-phase-roll = Le dé de créature est lancé
the-island-phase-creature = Joueur { $actor } : déplacez une créature indiquée par le dé, ou laissez-les en place
the-island-phase-defend = Joueur { $actor } : une créature attaque ; repoussez-la avec la bonne tuile, ou laissez-la venir
the-island-phase-over = La partie est terminée

## Les coups, racontés. Outre les éléments du coup : $origin et $cell sont $from et $to sans l’étoile de qui est à bord.

the-island-move-place = { $piece } est placé en { $to }
the-island-move-boat = Un bateau est placé en { $to }
the-island-move-skip = Aucune tuile n’est jouée
the-island-move-play-dolphin = Un dauphin emporte { $piece } de { $from } à { $to }
the-island-move-play-wind = Un vent favorable pousse le bateau de { $from } à { $to }
the-island-move-play-move-serpent = Une tuile déplace le serpent de mer de { $from } à { $to }
the-island-move-play-move-shark = Une tuile déplace le requin de { $from } à { $to }
the-island-move-play-move-whale = Une tuile déplace la baleine de { $from } à { $to }
the-island-move-end = Plus de déplacement ce tour-ci
the-island-move-walk = { $piece } marche de { $from } à { $to }
the-island-move-board = { $piece } monte dans le bateau en { $cell }
the-island-move-swim = { $piece } nage de { $from } à { $to }
the-island-move-dive = { $piece } saute à l’eau depuis le bateau en { $origin }
the-island-move-land = { $piece } débarque sur l’{ $to ->
    [NW] { the-island-place-NW }
    [NE] { the-island-place-NE }
    [SW] { the-island-place-SW }
   *[SE] { the-island-place-SE }
}
the-island-move-sail = Le bateau vogue de { $from } à { $to }
the-island-move-sink = La { $terrain ->
    [beach] { the-island-beach }
    [forest] { the-island-forest }
   *[mountain] { the-island-mountain }
} en { $from } sombre
the-island-move-reveal = { $back ->
    [shark] Sous la tuile : un requin surgit
    [whale] Sous la tuile : une baleine surgit
    [boat] Sous la tuile : un bateau apparaît
    [whirlpool] Sous la tuile : un tourbillon engloutit tout alentour
    [volcano] Sous la tuile : le volcan entre en éruption
    [dolphin] Sous la tuile, gardée en main : { the-island-back-dolphin }
    [wind] Sous la tuile, gardée en main : { the-island-back-wind }
    [move-serpent] Sous la tuile, gardée en main : { the-island-back-move-serpent }
    [move-shark] Sous la tuile, gardée en main : { the-island-back-move-shark }
    [move-whale] Sous la tuile, gardée en main : { the-island-back-move-whale }
    [repel-shark] Sous la tuile, gardée en main : { the-island-back-repel-shark }
    [repel-whale] Sous la tuile, gardée en main : { the-island-back-repel-whale }
   *[unknown] La tuile est gardée en main, à l’insu des autres
}
the-island-move-aboard = { $piece } est recueilli dans le bateau en { $cell }
the-island-move-roll = Le dé indique { $face ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
}
the-island-move-serpent = Le serpent de mer en { $from } va en { $to }
the-island-move-shark = Le requin en { $from } va en { $to }
the-island-move-whale = La baleine en { $from } va en { $to }
the-island-move-stay = Aucune créature ne bouge
the-island-move-repel = { $piece ->
    [shark] Le requin venu de { $from } est repoussé avant d’atteindre { $to }
   *[whale] La baleine venue de { $from } est repoussée avant d’atteindre { $to }
}
the-island-move-allow = { $piece ->
    [shark] Rien n’est fait contre le requin qui va de { $from } à { $to }
   *[whale] Rien n’est fait contre la baleine qui va de { $from } à { $to }
}

## Les coups, expliqués

the-island-help-place = Poser un de vos explorateurs sur une tuile déserte (place r4 e5)
the-island-help-boat = Poser un de vos bateaux sur une case de mer au bord de l’île, sans bateau ni serpent de mer (boat c5)
the-island-help-skip = Ne jouer aucune tuile ce tour-ci (skip)
the-island-help-play-dolphin = Faire porter un de vos nageurs par un dauphin, d’une à trois cases de mer (play dolphin r3 c8)
the-island-help-play-wind = Faire pousser par le vent un bateau que vous contrôlez, d’une à trois cases de mer (play wind c5 c8)
the-island-help-play-move-serpent = Mettre un serpent de mer de votre choix sur une case de mer où il n’y a rien (play move-serpent b1 h2)
the-island-help-play-move-shark = Mettre un requin de votre choix sur une case de mer où il n’y a rien (play move-shark e3 h2)
the-island-help-play-move-whale = Mettre une baleine de votre choix sur une case de mer où il n’y a rien (play move-whale e3 h2)
the-island-help-end = Renoncer aux déplacements qui vous restent (end)
the-island-help-walk = Marcher jusqu’à une tuile voisine (walk r3 e6)
the-island-help-board = Monter dans un bateau où il reste une place : depuis une tuile ou un bateau voisins, ou depuis l’eau de sa case (board r3 c5)
the-island-help-swim = Nager jusqu’à une case de mer voisine, une fois par tour ; requins et serpents de mer y sont mortels (swim r3 c6)
the-island-help-dive = Sauter d’un bateau dans l’eau de sa case ; c’est la nage du tour pour cet explorateur (dive r3)
the-island-help-land = Débarquer sur une île sûre, d’un bateau ou de l’eau d’une des deux cases qui la touchent (land r3 NW)
the-island-help-sail = Déplacer d’une case de mer un bateau vide ou que vous contrôlez ; serpents de mer et baleines font chavirer ceux qui ont des passagers (sail c5 c6)
the-island-help-sink = Retirer une tuile : une du terrain le plus bas qui reste, au bord de la mer (sink e5)
the-island-help-reveal = La tuile qu’on vient de retirer est retournée (reveal shark)
the-island-help-aboard = Choisir un nageur pour une place du bateau qui vient d’apparaître (aboard r3)
the-island-help-roll = Le dé de créature est lancé (roll whale)
the-island-help-serpent = Déplacer un serpent de mer d’une case ; il emporte les nageurs, et un bateau avec ses passagers (serpent b1 b2)
the-island-help-shark = Déplacer un requin d’une ou deux cases ; il s’arrête aux premiers nageurs et les emporte (shark e3 f2)
the-island-help-whale = Déplacer une baleine d’une à trois cases ; elle s’arrête au premier bateau qui a des passagers et le fait chavirer (whale e3 f2)
the-island-help-stay = Ne déplacer aucune créature (stay)
the-island-help-repel = Défausser la bonne tuile de défense et retirer la créature qui attaque (repel)
the-island-help-allow = Laisser venir la créature (allow)

## Pourquoi un coup est impossible : la suite du coup et d’un deux-points. Le numéro de la règle est ajouté derrière.

the-island-game-over = la partie est terminée

the-island-not-placing-explorers = on ne place les explorateurs qu’au début de la partie
the-island-not-placing-boats = on ne place les bateaux qu’au début de la partie, après les explorateurs
the-island-not-playing-tiles = une tuile de la main se joue au début d’un tour, et ce n’en est pas le moment
the-island-not-moving = ce n’est pas le moment de déplacer explorateurs et bateaux
the-island-not-sinking = ce n’est pas le moment de retirer une tuile
the-island-not-revealing = aucune tuile n’est à retourner maintenant
the-island-not-filling-a-boat = il n’y a pas de places à attribuer dans un bateau maintenant
the-island-not-rolling = ce n’est pas le moment de lancer le dé
the-island-not-moving-creatures = ce n’est pas le moment de déplacer une créature
the-island-not-defending = il n’y a pas d’attaque à laquelle répondre maintenant

the-island-place-not-yours = { $piece } n’est pas un de vos explorateurs
the-island-place-not-in-hand = { $piece } n’est pas parmi les explorateurs qu’il vous reste à placer
the-island-place-no-tile = il n’y a pas de tuile en { $to }
the-island-place-tile-taken = il y a déjà quelqu’un en { $to } ; prenez une tuile déserte
the-island-place-tile-full = plus de place en { $to } ; une tuile accueille un explorateur, ou deux si elle ne touche pas la mer
the-island-boat-not-sea = { $to } n’est pas une case de mer
the-island-boat-no-tile-near = { $to } ne touche aucune tuile, et un bateau se place au bord de l’île
the-island-boat-cell-taken = il y a déjà un bateau ou un serpent de mer en { $to }

the-island-not-yours = { $piece } n’est pas un de vos explorateurs
the-island-out-of-play = { $piece } n’est pas en jeu ; seuls se déplacent les explorateurs sur une tuile, dans un bateau ou dans l’eau
the-island-walk-left-the-island = { $piece } a quitté l’île et ne peut plus y remettre le pied
the-island-walk-no-tile = il n’y a pas de tuile en { $to }
the-island-walk-too-far = { $to } n’est pas voisine de { $from }, où se tient { $piece }
the-island-board-no-boat = il n’y a pas de bateau dans cette case
the-island-board-full = le bateau est plein ; il ne transporte que trois passagers
the-island-board-already-aboard = { $piece } est déjà dans ce bateau
the-island-board-swimmer-elsewhere = un nageur ne monte que dans un bateau de sa case, et { $piece } nage dans une autre
the-island-board-too-far = le bateau n’est pas voisin de { $piece }
the-island-swim-aboard = { $piece } est dans un bateau ; il ne peut que sauter dans l’eau de la même case
the-island-swim-not-sea = { $to } n’est pas une case de mer
the-island-swim-too-far = { $to } n’est pas voisine de { $from }, où se trouve { $piece }
the-island-swim-twice = { $piece } a déjà nagé ou sauté à l’eau ce tour-ci, et ne le peut qu’une fois
the-island-dive-not-aboard = { $piece } n’est pas dans un bateau
the-island-land-from-tile = { $piece } est encore sur l’île ; on débarque d’un bateau ou de l’eau
the-island-land-not-there = { $piece } n’est pas au bord de l’{ $to ->
    [NW] { the-island-place-NW } ; on y débarque depuis b1 ou c1
    [NE] { the-island-place-NE } ; on y débarque depuis b10 ou c11
    [SW] { the-island-place-SW } ; on y débarque depuis k1 ou l1
   *[SE] { the-island-place-SE } ; on y débarque depuis k11 ou l10
}
the-island-sail-no-boat = il n’y a pas de bateau en { $from }
the-island-sail-not-controlled = vous ne contrôlez pas le bateau en { $from } : un autre joueur a plus d’explorateurs à bord
the-island-sail-not-sea = { $to } n’est pas une case de mer
the-island-sail-too-far = { $to } n’est pas voisine de { $from } ; un bateau avance d’une case par déplacement
the-island-sail-boat-there = il y a déjà un bateau en { $to }, et une case n’en contient qu’un

the-island-sink-no-tile = il n’y a pas de tuile en { $from }
the-island-sink-lower-first = { $terrain ->
    [forest] { $from } est une forêt, et toutes les plages sombrent d’abord
   *[mountain] { $from } est une montagne, et toutes les plages et forêts sombrent d’abord
}
the-island-sink-inland = { $from } ne touche pas la mer, alors qu’une autre { $terrain ->
    [beach] { the-island-beach }
    [forest] { the-island-forest }
   *[mountain] { the-island-mountain }
} la touche
the-island-reveal-none-left = aucune des tuiles possibles n’a ce verso
the-island-aboard-not-a-swimmer-there = { $piece } ne nage pas là où le bateau est apparu

the-island-creature-not-rolled = le dé n’indique pas { $piece ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
}
the-island-creature-none-there = il n’y a pas de { $piece ->
    [serpent] { the-island-serpent }
    [shark] { the-island-shark }
   *[whale] { the-island-whale }
} en { $from }
the-island-creature-not-sea = { $to } n’est pas une case de mer, et les créatures restent en mer
the-island-creature-same-cell = il faut finir dans une autre case que { $from } ; pour ne rien déplacer, jouez stay
the-island-creature-out-of-reach = { $piece ->
    [serpent] { $to } est hors de portée depuis { $from } ; un serpent de mer avance d’une case
    [shark] { $to } est hors de portée depuis { $from } ; un requin avance d’une ou deux cases de mer, sans dépasser les premiers nageurs
   *[whale] { $to } est hors de portée depuis { $from } ; une baleine avance d’une à trois cases de mer, sans dépasser le premier bateau qui a des passagers
}
the-island-repel-no-tile = vous n’avez pas de tuile qui repousse { $piece ->
    [shark] un requin
   *[whale] une baleine
}

the-island-dolphin-not-in-hand = vous n’avez pas de dauphin en main
the-island-dolphin-not-a-swimmer = { $piece } ne nage pas, et un dauphin n’aide que les nageurs
the-island-dolphin-out-of-reach = un dauphin ne peut pas porter { $piece } de { $from } à { $to } ; il parcourt une à trois cases de mer, sans traverser la case d’un requin ou d’un serpent de mer
the-island-wind-not-in-hand = vous n’avez pas de vent favorable en main
the-island-wind-no-boat = il n’y a pas de bateau en { $from }
the-island-wind-not-controlled = le vent ne pousse qu’un bateau que vous contrôlez, avec un de vos explorateurs à bord, ce qui n’est pas le cas en { $from }
the-island-wind-out-of-reach = le vent ne peut pas pousser un bateau de { $from } à { $to } ; le trajet compte une à trois cases de mer sans bateau, et ne traverse pas la case d’un serpent de mer ou d’une baleine
the-island-tile-same-cell = c’est déjà la case { $to }, et il faut finir dans une autre
the-island-move-creature-not-in-hand = vous n’avez pas en main de tuile qui déplace { $piece ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
}
the-island-move-creature-none-there = il n’y a pas de { $piece ->
    [serpent] { the-island-serpent }
    [shark] { the-island-shark }
   *[whale] { the-island-whale }
} en { $from }
the-island-move-creature-not-empty = { $to } n’est pas une case de mer vide, sans nageur, bateau ni créature

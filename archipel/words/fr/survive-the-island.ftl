### Survive the Island

survive-the-island-title = Survive the Island
survive-the-island-summary = L’île sombre et les kaijus s’éveillent : mettez vos aventuriers et leurs trésors à l’abri avant l’éruption du troisième volcan

## Pièces et terrains

survive-the-island-serpent = serpent de mer
survive-the-island-shark = requin
survive-the-island-kaiju = kaiju
survive-the-island-raft = radeau

survive-the-island-beach = plage
survive-the-island-forest = forêt
survive-the-island-mountain = montagne
survive-the-island-volcano = volcan

survive-the-island-colour-r = rouge
survive-the-island-colour-b = bleu
survive-the-island-colour-g = vert
survive-the-island-colour-y = jaune
survive-the-island-colour-p = violet

## Lieux hors du plateau

survive-the-island-place-NW = île d’arrivée du nord-ouest
survive-the-island-place-NE = île d’arrivée du nord-est
survive-the-island-place-SW = île d’arrivée du sud-ouest
survive-the-island-place-SE = île d’arrivée du sud-est
survive-the-island-place-lost = perdu
survive-the-island-place-hand = encore en main

## Le verso des tuiles

survive-the-island-back-shark = requin
survive-the-island-back-shark-help = Immédiat : un requin surgit à la place de la tuile et attaque les nageurs qui s’y trouvent
survive-the-island-back-kaiju = kaiju
survive-the-island-back-kaiju-help = Immédiat : un kaiju surgit à la place de la tuile et pousse ce qui s’y trouve
survive-the-island-back-raft = radeau
survive-the-island-back-raft-help = Immédiat : un radeau apparaît à la place de la tuile, et jusqu’à trois nageurs qui s’y trouvent montent à bord
survive-the-island-back-whirlpool = tourbillon
survive-the-island-back-whirlpool-help = Immédiat : tout disparaît de cette case et des cases d’eau voisines : aventuriers, radeaux, créatures
survive-the-island-back-volcano = volcan
survive-the-island-back-volcano-help = Immédiat : tout disparaît de cette case, où plus rien n’entre ; le troisième volcan met fin à la partie
survive-the-island-back-paddles = rames
survive-the-island-back-paddles-help = Parmi vos actions : un radeau vide ou que vous contrôlez avance d’une ou deux cases
survive-the-island-back-dolphin = dauphin
survive-the-island-back-dolphin-help = Parmi vos actions : un de vos nageurs avance d’une ou deux cases, et peut finir sur un radeau, une tuile ou une île d’arrivée
survive-the-island-back-dive = plongeon
survive-the-island-back-dive-help = Parmi vos actions : une créature de votre choix rejoint une case d’eau où il n’y a rien
survive-the-island-back-creature-die = dé créature
survive-the-island-back-creature-die-help = Parmi vos actions : lancez le dé et déplacez aussitôt une créature de cette sorte
survive-the-island-back-repellent = répulsif
survive-the-island-back-repellent-help = Dès qu’un requin ou un kaiju arrive sur un de vos aventuriers : il est retiré avant de nuire ; parmi vos actions, retire un requin près d’un de vos passagers
survive-the-island-back-unknown = tuile cachée
survive-the-island-back-unknown-help = Seul son propriétaire en connaît le verso

## Options

survive-the-island-option-seats = nombre de joueurs : 2, 3, 4 ou 5 ; à deux, chacun a deux couleurs, rouge et vert contre bleu et jaune
survive-the-island-option-open_values = chacun continue de voir la valeur de ses propres aventuriers une fois la partie commencée

## Ce qu’il faut décider ($actor est un joueur, en texte, ou "chance" ; $moves_left un nombre)

survive-the-island-phase-place-adventurers = Joueur { $actor } : placez un de vos aventuriers sur une tuile
survive-the-island-phase-place-rafts = Joueur { $actor } : placez un de vos radeaux dans l’eau, au bord de l’île
survive-the-island-phase-act = { $moves_left ->
    [0] Joueur { $actor } : jouez des tuiles de votre main, ou finissez ; plus de déplacement
    [one] Joueur { $actor } : déplacez vos aventuriers et des radeaux, jouez des tuiles ; il vous reste { $moves_left } déplacement
   *[other] Joueur { $actor } : déplacez vos aventuriers et des radeaux, jouez des tuiles ; il vous reste { $moves_left } déplacements
}
survive-the-island-phase-sink = Joueur { $actor } : choisissez la tuile qui sombre
survive-the-island-phase-reveal = La tuile qui a sombré est retournée
survive-the-island-phase-bring = Joueur { $actor } : choisissez lequel vient ; la réserve est vide
survive-the-island-phase-roll = Le dé créature est lancé
survive-the-island-phase-creature = Joueur { $actor } : déplacez une créature indiquée par le dé
survive-the-island-phase-aboard = Joueur { $actor } : choisissez qui monte sur le radeau ; il a trois places
survive-the-island-phase-repel = Joueur { $actor } : une créature attaque ; repoussez-la, ou laissez-la venir
survive-the-island-phase-push = Joueur { $actor } : poussez tout hors de la case du kaiju
survive-the-island-phase-over = La partie est terminée

## À côté du plateau, en peu de mots : ce qui se passe. $at est une case, $asked les joueurs qui ont à répondre, $count un nombre.

survive-the-island-now-volcanoes = { $count ->
    [one] { $count } volcan sur 3
   *[other] { $count } volcans sur 3
}
survive-the-island-now-sinks-left = { $count ->
    [one] encore { $count } tuile à retirer
   *[other] encore { $count } tuiles à retirer
}
survive-the-island-now-rafts-in-hand = { $count ->
    [one] un radeau à placer
   *[other] { $count } radeaux à placer
}
survive-the-island-now-die = le dé indique { $die ->
    [serpent] un serpent de mer
    [shark] un requin
   *[kaiju] un kaiju
}
survive-the-island-now-roll = un dé créature est joué
survive-the-island-now-bring = quel { $piece ->
    [shark] { survive-the-island-shark }
    [kaiju] { survive-the-island-kaiju }
   *[raft] { survive-the-island-raft }
} vient en { $at } ?
survive-the-island-now-aboard = qui monte à bord en { $at } ?
survive-the-island-now-repel = qui repousse le { $creature ->
    [shark] { survive-the-island-shark }
   *[kaiju] { survive-the-island-kaiju }
} en { $at } ? (à répondre : { $asked })
survive-the-island-now-push = le kaiju en { $at } pousse

## Les coups, racontés. Outre les éléments du coup : $origin et $cell sont $from et $to sans l’étoile de qui est à bord.

survive-the-island-move-place = { $piece } est placé en { $to }
survive-the-island-move-raft = Un radeau est placé en { $to }
survive-the-island-move-end = Plus d’action ce tour-ci
survive-the-island-move-walk = { $piece } passe de { $origin } sur la tuile en { $to }
survive-the-island-move-board = { $piece } monte sur le radeau en { $cell }
survive-the-island-move-swim = { $piece } nage de { $origin } à { $to }
survive-the-island-move-land = { $piece } débarque sur l’{ $to ->
    [NW] { survive-the-island-place-NW }
    [NE] { survive-the-island-place-NE }
    [SW] { survive-the-island-place-SW }
   *[SE] { survive-the-island-place-SE }
}
survive-the-island-move-sail = Le radeau va de { $from } à { $to }
survive-the-island-move-play-paddles = Des rames mènent le radeau de { $from } à { $to }
survive-the-island-move-play-dolphin = { $to ->
    [NW] Un dauphin emporte { $piece } jusqu’à l’{ survive-the-island-place-NW }
    [NE] Un dauphin emporte { $piece } jusqu’à l’{ survive-the-island-place-NE }
    [SW] Un dauphin emporte { $piece } jusqu’à l’{ survive-the-island-place-SW }
    [SE] Un dauphin emporte { $piece } jusqu’à l’{ survive-the-island-place-SE }
   *[cell] Un dauphin emporte { $piece } de { $from } à { $to }
}
survive-the-island-move-play-dive = { $piece ->
    [serpent] Le serpent de mer plonge de { $from } à { $to }
    [shark] Le requin plonge de { $from } à { $to }
   *[kaiju] Le kaiju plonge de { $from } à { $to }
}
survive-the-island-move-play-creature-die = Une tuile fait lancer le dé créature
survive-the-island-move-play-repellent = Un répulsif chasse le requin en { $from }
survive-the-island-move-sink = La { $terrain ->
    [beach] { survive-the-island-beach }
    [forest] { survive-the-island-forest }
   *[mountain] { survive-the-island-mountain }
} en { $from } sombre
survive-the-island-move-reveal = { $back ->
    [shark] Sous la tuile : un requin
    [kaiju] Sous la tuile : un kaiju
    [raft] Sous la tuile : un radeau
    [whirlpool] Sous la tuile : un tourbillon engloutit tout alentour
    [volcano] Sous la tuile : un volcan entre en éruption
    [paddles] Sous la tuile, gardée en main : { survive-the-island-back-paddles }
    [dolphin] Sous la tuile, gardée en main : { survive-the-island-back-dolphin }
    [dive] Sous la tuile, gardée en main : { survive-the-island-back-dive }
    [creature-die] Sous la tuile, gardée en main : { survive-the-island-back-creature-die }
    [repellent] Sous la tuile, gardée en main : { survive-the-island-back-repellent }
   *[unknown] La tuile est gardée en main, à l’insu des autres
}
survive-the-island-move-bring = { $piece ->
    [shark] Le requin en { $from } vient en { $to }
    [kaiju] Le kaiju en { $from } vient en { $to }
   *[raft] Le radeau en { $from } vient en { $to }
}
survive-the-island-move-roll = Le dé indique { $face ->
    [serpent] un serpent de mer
    [shark] un requin
   *[kaiju] un kaiju
}
survive-the-island-move-serpent = Le serpent de mer en { $from } va en { $to }
survive-the-island-move-shark = Le requin en { $from } va en { $to }
survive-the-island-move-kaiju = Le kaiju en { $from } va en { $to }
survive-the-island-move-aboard = { $piece } est recueilli sur le radeau en { $cell }
survive-the-island-move-repel = { $piece ->
    [shark] Un répulsif chasse le requin en { $to }
   *[kaiju] Un répulsif chasse le kaiju en { $to }
}
survive-the-island-move-allow = { $piece ->
    [shark] Rien n’est fait contre le requin en { $to }
   *[kaiju] Rien n’est fait contre le kaiju en { $to }
}
survive-the-island-move-push = { $piece ->
    [serpent] Le serpent de mer est poussé de { $from } à { $to }
    [shark] Le requin est poussé de { $from } à { $to }
    [kaiju] L’autre kaiju est poussé de { $from } à { $to }
   *[pawn] { $piece } est poussé de { $from } à { $to }
}

## Les coups, expliqués

survive-the-island-help-place = Poser un de vos aventuriers sur une tuile déserte ; quand il n’y en a plus, sur une tuile où il n’y a qu’un pion (place r4 e5)
survive-the-island-help-raft = Poser un de vos radeaux sur une case d’eau au bord de l’île où il n’y a rien (raft c5)
survive-the-island-help-end = Renoncer aux déplacements et aux tuiles que vous pourriez encore jouer ce tour-ci (end)
survive-the-island-help-walk = Aller sur une tuile voisine ; depuis l’eau, c’est la nage du tour pour cet aventurier (walk r3 e6)
survive-the-island-help-board = Monter sur un radeau voisin où il reste une place ; depuis l’eau, c’est la nage du tour pour cet aventurier (board r3 c5)
survive-the-island-help-swim = Nager jusqu’à une case d’eau voisine, une fois par tour ; serpents de mer et requins y sont mortels (swim r3 c6)
survive-the-island-help-land = Débarquer sur une île d’arrivée, d’une des deux cases qui la touchent ; depuis l’eau, c’est la nage du tour pour cet aventurier (land r3 NW)
survive-the-island-help-sail = Déplacer d’une case d’eau un radeau vide ou que vous contrôlez ; un serpent de mer l’élimine avec ses passagers (sail c5 c6)
survive-the-island-help-play-paddles = Déplacer d’une ou deux cases un radeau vide ou que vous contrôlez (play paddles c5 c7)
survive-the-island-help-play-dolphin = Faire porter un de vos nageurs par un dauphin, d’une ou deux cases, et même hors de l’eau (play dolphin r3 c7)
survive-the-island-help-play-dive = Mettre une créature de votre choix sur une case d’eau où il n’y a rien (play dive shark c3 h2)
survive-the-island-help-play-creature-die = Lancer le dé maintenant, et déplacer une créature de cette sorte (play creature-die)
survive-the-island-help-play-repellent = Retirer un requin d’une case où un de vos aventuriers est sur un radeau (play repellent c5)
survive-the-island-help-sink = Retirer une tuile : n’importe laquelle du terrain le plus bas qui reste (sink e5)
survive-the-island-help-reveal = La tuile qu’on vient de retirer est retournée (reveal shark)
survive-the-island-help-bring = Choisir lequel, sur le plateau, vient à la place de la tuile, puisque la réserve est vide (bring c5)
survive-the-island-help-roll = Le dé créature est lancé (roll kaiju)
survive-the-island-help-serpent = Déplacer un serpent de mer d’une case ; il emporte tous les aventuriers qui s’y trouvent, et le radeau (serpent b1 b2)
survive-the-island-help-shark = Déplacer un requin d’une ou deux cases ; il s’arrête aux premiers nageurs et les emporte (shark e3 f2)
survive-the-island-help-kaiju = Déplacer un kaiju d’une ou deux cases, sur terre aussi ; il s’arrête à ce qu’il rencontre, écrase les radeaux et pousse le reste (kaiju e3 f2)
survive-the-island-help-aboard = Choisir un nageur pour une place sur le radeau (aboard r3)
survive-the-island-help-repel = Défausser un répulsif et retirer la créature qui attaque (repel)
survive-the-island-help-allow = Laisser venir la créature (allow)
survive-the-island-help-push = Pousser un aventurier ou une créature hors de la case du kaiju : un aventurier juste à côté, une créature selon sa façon d’avancer (push r3 e5)

## Pourquoi un coup est impossible : la suite du coup et d’un deux-points. Le numéro de la règle est ajouté derrière.

survive-the-island-game-over = la partie est terminée

survive-the-island-not-placing-adventurers = on ne place les aventuriers qu’au début de la partie
survive-the-island-not-placing-rafts = on ne place les radeaux qu’au début de la partie, après les aventuriers
survive-the-island-not-acting = ce n’est pas le moment des déplacements et des tuiles pouvoir
survive-the-island-not-sinking = ce n’est pas le moment de retirer une tuile
survive-the-island-not-revealing = aucune tuile n’est à retourner maintenant
survive-the-island-not-bringing = rien n’est à déplacer vers une tuile engloutie maintenant
survive-the-island-not-rolling = ce n’est pas le moment de lancer le dé
survive-the-island-not-moving-creatures = ce n’est pas le moment de déplacer une créature
survive-the-island-not-filling-a-raft = il n’y a pas de places à attribuer sur un radeau maintenant
survive-the-island-not-repelling = il n’y a pas d’attaque à laquelle répondre maintenant
survive-the-island-not-pushing = aucun kaiju ne pousse quoi que ce soit maintenant

survive-the-island-place-not-yours = { $piece } n’est pas un de vos aventuriers
survive-the-island-place-not-in-hand = { $piece } n’est pas parmi les aventuriers qu’il vous reste à placer
survive-the-island-place-no-tile = il n’y a pas de tuile en { $to }
survive-the-island-place-tile-taken = plus de place en { $to } ; prenez une tuile déserte ou, quand il n’y en a plus, une tuile où il n’y a qu’un pion
survive-the-island-raft-not-water = { $to } n’est pas une case d’eau
survive-the-island-raft-no-tile-near = { $to } ne touche aucune tuile, et un radeau se place au bord de l’île
survive-the-island-raft-not-free = il y a déjà quelque chose en { $to }, et un radeau se place sur une case où il n’y a rien

survive-the-island-no-moves-left = vous n’avez plus de déplacement à faire ce tour-ci
survive-the-island-not-yours = { $piece } n’est pas un de vos aventuriers
survive-the-island-out-of-play = { $piece } n’est pas en jeu ; seuls se déplacent les aventuriers sur une tuile, sur un radeau ou dans l’eau
survive-the-island-kaiju-there = il y a un kaiju en { $to }, et rien d’autre n’entre sur sa case
survive-the-island-walk-no-tile = il n’y a pas de tuile en { $to }
survive-the-island-walk-too-far = { $to } n’est pas à côté de { $piece }
survive-the-island-board-no-raft = il n’y a pas de radeau dans cette case
survive-the-island-board-too-far = le radeau n’est pas dans une case voisine de { $piece }
survive-the-island-board-full = le radeau est plein ; il ne porte que trois passagers
survive-the-island-swim-not-water = { $to } n’est pas une case d’eau
survive-the-island-swim-too-far = { $to } n’est pas à côté de { $piece }
survive-the-island-swim-to-a-seat = il reste une place sur le radeau en { $to }, où { $piece } serait donc à bord ; jouez board { $piece } { $to }
survive-the-island-swim-twice = { $piece } a déjà nagé ce tour-ci, et ne peut entrer dans l’eau ou en sortir qu’une fois
survive-the-island-land-not-there = { $piece } n’est pas au bord de l’{ $to ->
    [NW] { survive-the-island-place-NW } ; on y débarque depuis b1 ou c1
    [NE] { survive-the-island-place-NE } ; on y débarque depuis b10 ou c11
    [SW] { survive-the-island-place-SW } ; on y débarque depuis k1 ou l1
   *[SE] { survive-the-island-place-SE } ; on y débarque depuis k11 ou l10
}
survive-the-island-sail-no-raft = il n’y a pas de radeau en { $from }
survive-the-island-sail-not-controlled = vous ne contrôlez pas le radeau en { $from } : un autre joueur a plus d’aventuriers à bord
survive-the-island-sail-not-water = { $to } n’est pas une case d’eau
survive-the-island-sail-too-far = { $to } n’est pas voisine de { $from } ; un radeau avance d’une case par déplacement
survive-the-island-sail-raft-there = il y a déjà un radeau en { $to }, et une case n’en contient qu’un

survive-the-island-power-same-cell = c’est déjà la case { $to }, et il faut finir dans une autre
survive-the-island-paddles-not-in-hand = vous n’avez pas de rames en main
survive-the-island-paddles-no-raft = il n’y a pas de radeau en { $from }
survive-the-island-paddles-not-controlled = vous ne contrôlez pas le radeau en { $from } : un autre joueur a plus d’aventuriers à bord
survive-the-island-paddles-out-of-reach = les rames ne peuvent pas mener un radeau de { $from } à { $to } ; le trajet compte une ou deux cases d’eau sans radeau ni kaiju, et s’arrête à un serpent de mer ou au premier nageur recueilli
survive-the-island-dolphin-not-in-hand = vous n’avez pas de dauphin en main
survive-the-island-dolphin-not-a-swimmer = { $piece } ne nage pas, et un dauphin n’aide que les nageurs
survive-the-island-dolphin-out-of-reach = un dauphin ne peut pas porter { $piece } de { $from } à { $to } ; il parcourt une ou deux cases, et s’arrête à un requin, à un serpent de mer ou à un radeau qui a une place
survive-the-island-dive-not-in-hand = vous n’avez pas de plongeon en main
survive-the-island-dive-none-there = il n’y a pas de { $piece ->
    [serpent] { survive-the-island-serpent }
    [shark] { survive-the-island-shark }
   *[kaiju] { survive-the-island-kaiju }
} en { $from }
survive-the-island-dive-not-free = { $to } n’est pas une case d’eau où il n’y a rien : ni aventurier, ni radeau, ni créature
survive-the-island-creature-die-not-in-hand = vous n’avez pas de dé créature en main
survive-the-island-repellent-not-in-hand = vous n’avez pas de répulsif en main
survive-the-island-repellent-no-shark = il n’y a pas de requin en { $from }
survive-the-island-repellent-nobody-aboard = aucun de vos aventuriers n’est sur un radeau en { $from }

survive-the-island-sink-no-tile = il n’y a pas de tuile en { $from }
survive-the-island-sink-lower-first = { $terrain ->
    [forest] { $from } est une forêt, et toutes les plages sombrent d’abord
   *[mountain] { $from } est une montagne, et toutes les plages et forêts sombrent d’abord
}
survive-the-island-reveal-none-left = aucune des tuiles possibles n’a ce verso
survive-the-island-bring-none-there = { $piece ->
    [shark] il n’y a pas de requin en { $from }
    [kaiju] il n’y a pas en { $from } de kaiju qui puisse venir en { $to }
   *[raft] il n’y a pas de radeau vide en { $from }
}

survive-the-island-creature-not-rolled = le dé n’indique pas { $piece ->
    [serpent] un serpent de mer
    [shark] un requin
   *[kaiju] un kaiju
}
survive-the-island-creature-none-there = il n’y a pas de { $piece ->
    [serpent] { survive-the-island-serpent }
    [shark] { survive-the-island-shark }
   *[kaiju] { survive-the-island-kaiju }
} en { $from }
survive-the-island-creature-same-cell = il faut finir dans une autre case que { $from }
survive-the-island-creature-out-of-reach = { $piece ->
    [serpent] { $to } est hors de portée depuis { $from } ; un serpent de mer avance d’une case, dans l’eau
    [shark] { $to } est hors de portée depuis { $from } ; un requin avance d’une ou deux cases dans l’eau, sans dépasser les premiers nageurs
   *[kaiju] { $to } est hors de portée depuis { $from } ; un kaiju avance d’une ou deux cases, d’eau ou de terre, sans dépasser ce qu’il rencontre
}
survive-the-island-kaiju-cannot-clear = quelque chose en { $to } ne pourrait être poussé nulle part, et aucun kaiju ne peut donc y entrer
survive-the-island-aboard-not-a-swimmer-there = { $piece } ne nage pas à côté du radeau
survive-the-island-repel-no-tile = vous n’avez pas de répulsif en main
survive-the-island-push-not-there = { $piece ->
    [serpent] il n’y a pas de serpent de mer dans la case du kaiju
    [shark] il n’y a pas de requin dans la case du kaiju
    [kaiju] il n’y a pas d’autre kaiju dans cette case
   *[pawn] { $piece } n’est pas dans la case du kaiju
}
survive-the-island-push-out-of-reach = { $piece ->
    [serpent] { $to } est hors de portée ; un serpent de mer est poussé d’une case, dans l’eau
    [shark] { $to } est hors de portée ; un requin est poussé d’une ou deux cases dans l’eau, sans dépasser les premiers nageurs
    [kaiju] { $to } est hors de portée ; un kaiju est poussé d’une ou deux cases, d’eau ou de terre, sans dépasser ce qu’il rencontre
   *[pawn] { $to } n’est ni une case d’eau ni une tuile voisine du kaiju
}

### The Island : ses règles, racontées aux joueurs.  Une section a un titre, un texte et parfois la légende de son image : paragraphes, listes avec "-", mots *forts*.

rules-the-island-aim-title = Le but du jeu
rules-the-island-aim =
    L’île s’enfonce, et tout le monde veut la quitter. Menez vos explorateurs sur l’une des quatre îles sûres, dans les
    coins, en bateau ou à la nage, avant l’éruption du volcan.

    Vous avez dix explorateurs. Leurs valeurs, 1, 1, 1, 2, 2, 3, 3, 4, 5 et 6, sont cachées dessous. Qui a sauvé le plus de
    points à la fin gagne.

rules-the-island-board-title = Le plateau
rules-the-island-board =
    La mer est faite de 133 cases à six côtés. Les rangées portent les lettres *a* à *m* depuis le haut, et les cases sont
    numérotées depuis la gauche : c5 est la cinquième de la troisième rangée. Les 40 cases du milieu sont couvertes par les
    tuiles de l’île ; la case centrale, g6, est en pleine mer.

    Dans chaque coin se trouve une *île sûre*. Elle touche deux cases où l’on peut débarquer : b1 et c1 au nord-ouest, b10 et
    c11 au nord-est, k1 et l1 au sud-ouest, k11 et l10 au sud-est. Qui y débarque est sauvé pour de bon.

    Cinq serpents de mer attendent dès le début : un devant chaque île sûre (b1, c11, k1, l10) et un au milieu de l’île.
rules-the-island-board-picture = L’île avant l’arrivée de quiconque : plages, forêts et montagnes, les îles sûres dans les coins, cinq serpents de mer.

rules-the-island-tiles-title = Les tuiles
rules-the-island-tiles =
    L’île compte 16 plages, 16 forêts et 8 montagnes. Les plages sombrent d’abord, les montagnes en dernier. Le verso d’une
    tuile ne se découvre que lorsqu’elle sombre :

    - *Immédiat* : requin (3 plages, 2 forêts, 1 montagne), baleine (3, 2, aucune), bateau (1, 3, aucune), tourbillon
      (aucune, 2, 4) et, sous une seule montagne, l’éruption.
    - *Au début d’un de vos tours* : dauphin (3, 1, aucune), vent favorable (2 plages), et le déplacement d’un serpent de mer,
      d’un requin ou d’une baleine (1 plage et 1 forêt pour chacun).
    - *En défense* : repousser un requin (1, 1, 1), repousser une baleine (aucune, 2, 1).

    La boîte contient 5 serpents de mer, 6 requins, 5 baleines et 12 bateaux. Ce qui quitte le plateau ne revient pas.

rules-the-island-placing-title = Mise en place : les explorateurs
rules-the-island-placing =
    Les tuiles sont mélangées et posées, et les valeurs de chaque couleur attribuées au hasard à ses explorateurs.

    Puis, à tour de rôle et un par un, chacun pose un explorateur sur une tuile où il n’y a personne, jusqu’au dernier.
    Vous voyez maintenant vos valeurs : demandez-vous qui est près de l’eau, et qui sombrera le premier.

rules-the-island-boats-title = Mise en place : les bateaux
rules-the-island-boats =
    Dans le même ordre, chacun place deux bateaux, un par un : sur une case de mer au bord de l’île, sans autre bateau ni
    serpent de mer. Avec deux couleurs chacun, ce sont quatre bateaux.

    Puis le premier joueur commence, et les tours s’enchaînent.
rules-the-island-boats-picture = Après la mise en place à quatre : tout le monde sur les tuiles, huit bateaux autour de l’île.

rules-the-island-secrets-title = Ce que vous pouvez savoir
rules-the-island-secrets =
    Les valeurs de vos explorateurs ne regardent que vous. Une fois le dernier bateau placé, vous ne les voyez plus
    vous-même : souvenez-vous-en ! Avec l’option *valeurs visibles*, vous continuez de voir les vôtres.

    Le verso des tuiles de votre main est secret aussi ; les autres voient seulement si c’est une plage, une forêt ou une
    montagne. La page compte ce que personne n’a encore vu. À la fin, tout est montré.

rules-the-island-turn-title = Votre tour
rules-the-island-turn =
    Un tour a quatre étapes, toujours dans cet ordre :

    - *Tuile* : si vous avez des tuiles en main, vous pouvez en jouer une qui se joue au début du tour.
    - *Déplacements* : vous en avez trois, pour vos explorateurs et pour des bateaux. Vous pouvez vous arrêter avant. L’étape
      finit quand ils sont épuisés, ou quand vous n’avez plus personne sur les tuiles, à bord ou à l’eau.
    - *Tuile qui sombre* : vous retirez une tuile de l’île et regardez ce qu’il y a dessous.
    - *Créature* : vous lancez le dé, et pouvez déplacer une créature de cette sorte.

    Si vous n’avez plus personne en jeu, vous ne sautez que les déplacements ; vous continuez de faire sombrer des tuiles et
    de déplacer des créatures.

rules-the-island-walking-title = Marcher
rules-the-island-walking =
    Un déplacement mène un explorateur sur la tuile voisine, quel que soit le nombre de ceux qui s’y trouvent. Vous ne
    déplacez que les vôtres. Qui a quitté les tuiles n’y remonte jamais.
rules-the-island-walking-picture = L’explorateur rouge en main peut marcher vers toute tuile voisine, ou monter dans le bateau.

rules-the-island-swimming-title = Nager
rules-the-island-swimming =
    Un déplacement mène un explorateur d’une tuile, ou de l’eau, dans la case de mer voisine ; ou d’un bateau dans l’eau de la
    même case. Chaque explorateur ne se met ainsi à l’eau qu’une fois par tour. Monter à bord, débarquer, ou tomber à l’eau
    parce qu’un bateau ou une tuile disparaît n’est pas compté.

    Autant de nageurs que l’on veut partagent une case, même avec un bateau où ils ne sont pas. Nager dans la case d’un requin
    ou d’un serpent de mer est permis, et c’est la fin de cet explorateur.
rules-the-island-swimming-picture = Du bord de l’île dans l’eau : chaque point est un déplacement. Plutôt pas vers le requin.

rules-the-island-boarding-title = Monter à bord
rules-the-island-boarding =
    Un bateau a trois places, pour n’importe qui. Pour un déplacement, un explorateur y monte : d’une tuile voisine, d’un
    bateau voisin, ou de l’eau de la même case. Un serpent de mer ou une baleine dans cette case ne fait rien du seul fait
    que quelqu’un monte.

rules-the-island-sailing-title = Naviguer
rules-the-island-sailing =
    Un déplacement mène un bateau dans la case de mer voisine, s’il n’y a pas de bateau. Un bateau vide est à tout le
    monde. Un bateau occupé n’est déplacé que par un joueur qui le contrôle : personne d’autre n’y a plus d’explorateurs. À
    égalité, chacun le peut. Les deux couleurs d’un joueur comptent ensemble.

    Menez du monde sur un serpent de mer ou une baleine, et le bateau disparaît : ils nagent là, et sont perdus aussitôt si un
    requin ou un serpent de mer s’y trouve. Les requins n’abîment pas les bateaux, et rien n’abîme un bateau vide.
rules-the-island-sailing-picture = Rouge est seul à bord, donc rouge mène le bateau : vers toute case de mer voisine sans bateau.

rules-the-island-landing-title = Débarquer
rules-the-island-landing =
    Depuis l’une des deux cases qui touchent une île sûre, un déplacement mène un explorateur à terre, d’un bateau ou de
    l’eau. Il y est à l’abri jusqu’à la fin.
rules-the-island-landing-picture = Le bateau est sur une case d’accostage : ceux à bord peuvent débarquer, un déplacement chacun. Rouge s’apprête à le faire.

rules-the-island-sinking-title = Faire sombrer une tuile
rules-the-island-sinking =
    Choisissez une tuile de la sorte la plus basse qui reste : les plages d’abord, puis les forêts, puis les montagnes. Elle
    doit toucher la mer ; les cases déjà englouties et le trou du milieu en font partie. Si aucune de cette sorte ne la
    touche, n’importe laquelle de cette sorte convient.

    Ceux qui s’y trouvaient sont à l’eau. Puis la tuile est retournée. Ce qui est immédiat est montré et s’applique ; les autres
    tuiles vont dans votre main, à l’insu des autres, pour un tour suivant.
rules-the-island-sinking-picture = Entourées : les plages qui touchent la mer. L’une d’elles doit sombrer.

rules-the-island-at-once-title = Ce qui surgit aussitôt
rules-the-island-at-once =
    - *Requin* : il surgit dans la case, et les nageurs qui s’y trouvent sont perdus. Celui-là ne peut pas être repoussé.
    - *Baleine* : elle surgit dans la case.
    - *Bateau* : il apparaît, et les nageurs qui s’y trouvent y montent. S’ils sont plus de trois, vous choisissez lesquels, à
      qui qu’ils soient.
    - *Tourbillon* : tout disparaît de la case et des cases de mer voisines : nageurs, bateaux et passagers, créatures. Les
      tuiles et ceux qui s’y tiennent ne risquent rien.
    - *Éruption* : la partie est terminée.

rules-the-island-die-title = Le dé de créature
rules-the-island-die =
    Deux faces chacun : serpent de mer, requin, baleine. Vous pouvez alors déplacer une créature de cette sorte, ou aucune,
    sur les cases de mer : un serpent d’une case, un requin d’une ou deux, une baleine d’une à trois.

    Elle s’arrête dans la première case où se trouve une proie : un nageur pour un requin, un bateau occupé pour une baleine.
    Elle ne finit pas là d’où elle part. Si aucune créature de cette sorte ne peut bouger, rien n’est demandé.
rules-the-island-die-picture = Le dé montre un requin : il nage d’une ou deux cases, et s’arrête où il rencontre le nageur.

rules-the-island-creatures-title = Ce que font les créatures
rules-the-island-creatures =
    Dans la case où elle finit,

    - un *serpent de mer* prend les nageurs, et un bateau avec tous ses passagers ; un bateau vide reste ;
    - un *requin* prend les nageurs ;
    - une *baleine* brise un bateau occupé : ses passagers nagent, et sont perdus si un requin ou un serpent de mer est là aussi.

    Les créatures s’ignorent entre elles.

rules-the-island-defence-title = Repousser
rules-the-island-defence =
    Quand un autre joueur mène un requin sur votre nageur, ou une baleine sur un bateau que vous contrôlez, et que vous avez au
    moins une tuile en main, on vous le demande. Avec la bonne tuile, vous pouvez repousser : la tuile est défaussée, la
    créature quitte le plateau, et rien d’autre n’arrive. Plusieurs sont interrogés dans l’ordre du tour, et le premier qui
    repousse règle l’affaire.

    On vous le demande que vous ayez la bonne tuile ou non : la question ne trahit rien. Il n’y a rien contre les serpents de mer.

rules-the-island-hand-title = Jouer une tuile
rules-the-island-hand =
    Au début de votre tour, une seule tuile, qui est ensuite défaussée :

    - *Dauphin* : un de vos nageurs avance d’une à trois cases de mer, sans traverser un requin ni un serpent de mer. Cela ne
      compte pas comme sa nage du tour.
    - *Vent favorable* : un bateau que vous contrôlez, avec un des vôtres à bord, avance d’une à trois cases de mer sans bateau.
      Il n’entre dans la case d’un serpent ou d’une baleine que pour y finir, avec ce qui s’ensuit.
    - *Déplacer un serpent de mer, un requin, une baleine* : une créature de votre choix rejoint une case de mer où il n’y a
      rien du tout.

    Une tuile sans effet possible ne se joue pas, et rien ne finit là d’où il part. De deux tuiles au même verso, c’est celle
    du terrain le plus bas qui part.

rules-the-island-end-title = La fin
rules-the-island-end =
    À l’éruption, tous ceux qui ne sont pas sur une île sûre sont perdus. Retournez ceux que vous avez sauvés et additionnez
    leurs valeurs. Le plus de points gagne ; les ex æquo partagent la victoire.

rules-the-island-challenges-title = Les défis
rules-the-island-challenges =
    Quatre changements pour qui connaît le jeu, seuls ou ensemble :

    - *Surpopulation* : à la mise en place, une tuile qui ne touche pas la mer accueille deux explorateurs. Les six autour du
      trou du milieu la touchent.
    - *Jusqu’au dernier* : l’éruption n’est qu’un tourbillon. La partie finit quand personne n’est plus en jeu. Une fois toutes
      les tuiles disparues, elle finit aussi si pendant huit tours de table personne n’est sauvé ni perdu.
    - *Tous égaux* : chaque explorateur sauvé vaut un point, quelle que soit sa valeur.
    - *Atlantide engloutie* : l’éruption n’est qu’un tourbillon, et la partie finit quand la dernière tuile est prise, avant
      qu’on la retourne.

    Avec plusieurs défis, la première fin qui se présente est la bonne, et qui n’est pas à l’abri est perdu.

rules-the-island-two-title = À deux
rules-the-island-two =
    À deux, on joue une couleur chacun, ou deux : le premier rouge et vert, le second bleu et jaune. Les trois déplacements
    d’un tour valent alors pour les deux couleurs ensemble, et les points s’additionnent.

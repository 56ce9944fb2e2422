### Islet : ses règles, racontées aux joueurs.  Une section a un titre, un texte et parfois la légende de son image : paragraphes, listes avec "-", mots *forts*.

rules-islet-aim-title = Le but du jeu
rules-islet-aim =
    Vous êtes des oiseaux. Posez des tuiles pour étendre et élever l’îlot, rassemblez de quoi garnir vos nids, et pondez-y vos œufs.
    Qui a pondu le plus d’œufs à la fin gagne.

    À deux, chacun a 10 œufs, à trois 8, à quatre 6 ; et chacun a un oiseau.

rules-islet-tiles-title = Tuiles et niveaux
rules-islet-tiles =
    Les tuiles sont des triangles. Deux cases sont *voisines* quand elles ont un côté commun : chacune en a donc trois. Les cases sans
    tuile sont de la mer, même au milieu de l’îlot.

    Il y a 90 tuiles : eau douce, sable ou argile, chacune avec un nid de feuilles, de branches ou de fleurs, dix de chaque sorte.

    Les tuiles s’empilent. Le *niveau* d’une case est le nombre de tuiles qui s’y trouvent, et seule celle du dessus compte.
rules-islet-tiles-picture = Un îlot en fin de partie. Le nombre sur chaque case est son niveau ; il est plus foncé sur les piles plus hautes.

rules-islet-cards-title = Les cartes
rules-islet-cards =
    Six ressources, douze cartes de chacune : eau, sable et argile ; feuille, branche et fleur. Quand une pioche est vide, il n’y a
    rien à y prendre.

    À chaque paire de terrains correspond un nid : les branches à l’eau et au sable, les feuilles à l’eau et à l’argile, les fleurs au
    sable et à l’argile.

rules-islet-setup-title = Mise en place
rules-islet-setup =
    Six tuiles forment le premier îlot, un hexagone. Chacun tire quatre tuiles. Les oiseaux partent de la mer. Le premier joueur
    commence.
rules-islet-setup-picture = Le premier îlot : six tuiles autour d’un point, tous les oiseaux en mer. En pointillé : où peut aller la première tuile.

rules-islet-secrets-title = Ce que vous pouvez savoir
rules-islet-secrets =
    Vos tuiles sont secrètes. Les cartes, les œufs et tout ce qui est sur l’îlot se voient.

rules-islet-turn-title = Votre tour
rules-islet-turn =
    Soit vous *explorez*, soit vous vous *déplacez*.

    - Explorer : posez d’une à quatre tuiles et prenez des cartes pour elles, tirez jusqu’à quatre tuiles, et gardez huit cartes au
      plus.
    - Se déplacer : avancez votre oiseau et pondez, autant que vous voulez et dans n’importe quel ordre, tant que vous pouvez
      payer. Vous pouvez aussi ne rien faire.

rules-islet-exploring-title = Explorer : poser des tuiles
rules-islet-exploring =
    La première tuile va dans la mer, contre l’îlot. Chaque suivante va sur l’îlot : sur une case voisine de la tuile posée juste
    avant, pour finir au moins un niveau plus haut qu’elle, et pas sur un œuf ni un oiseau, même à vous.
rules-islet-exploring-picture = Du sable a été posé dans la mer à droite. La deuxième tuile va sur une case d’à côté, et la marque dit quelle carte elle rapporte.

rules-islet-gains-title = Explorer : prendre des cartes
rules-islet-gains =
    Chaque tuile rapporte une carte. Posée dans la mer ou sur le même terrain : une carte de son terrain. Posée sur un autre
    terrain : une carte du nid qui correspond aux deux. Les nids imprimés sur les tuiles ne comptent pas ici.

rules-islet-drawing-title = Explorer : pour finir
rules-islet-drawing =
    Vous vous arrêtez quand vous voulez, après quatre tuiles, ou quand aucune autre ne peut être posée. Puis vous tirez jusqu’à avoir de
    nouveau quatre tuiles, tant qu’il y en a. Si vous avez plus de huit cartes, sans compter les garanties, vous rendez le surplus.

rules-islet-stepping-title = Se déplacer : avancer
rules-islet-stepping =
    Votre oiseau va sur une case voisine de l’îlot, quels que soient les niveaux, les oiseaux et les œufs. De la mer, il va sur
    n’importe quelle case du rivage. Il ne retourne jamais en mer.

    Avancer sur le même terrain est gratuit. Sur un autre terrain, et toujours depuis la mer, cela coûte une carte du terrain où
    l’on va.

    On ne peut pas s’arrêter là où se trouve un autre oiseau : on n’y va que si l’on peut continuer. On ne revient pas non plus
    sur une case où l’on a déjà été depuis la dernière chose payée : cela ne changerait rien.
rules-islet-stepping-picture = L’oiseau rouge est sur du sable. Le sable d’à côté est gratuit ; un autre terrain coûte la carte montrée.

rules-islet-laying-title = Se déplacer : pondre
rules-islet-laying =
    Là où est votre oiseau, s’il n’y a ni œuf ni autre oiseau, vous pouvez pondre. Cela coûte trois cartes du nid imprimé sur la
    tuile du dessus.

    Les œufs vont par deux : l’un sur la case, l’autre sur une carte de votre choix, que vous prenez à sa pioche : une *garantie*.
    Vous en avez deux de la même sorte au plus. Quand aucun œuf n’est plus libre, l’œuf vient d’une de vos garanties, dont la carte
    est rendue.
rules-islet-laying-picture = Un premier œuf dans son nid, avec son oiseau à côté.

rules-islet-paying-title = Payer
rules-islet-paying =
    Deux cartes du même terrain peuvent en remplacer une d’un autre terrain. Deux cartes de terrains différents peuvent remplacer une
    carte de leur nid. On peut enchaîner : sable et sable pour une argile, cette argile et une eau pour une feuille. On ne paie
    rien de superflu.

rules-islet-guarantees-title = Les garanties
rules-islet-guarantees =
    Une garantie paie comme une carte, une fois par tour, et vous reste, aussi le tour où vous l’avez gagnée, mais pas pour ce même
    œuf. À la fin de votre tour, elle est fraîche de nouveau. Les garanties
    fraîches servent avant les cartes. Elles ne comptent pas parmi vos huit.

rules-islet-end-title = La fin
rules-islet-end =
    Quand quelqu’un a pondu son dernier œuf, on finit le tour de table. Quand la dernière tuile est tirée du sac, on finit le tour de
    table et l’on en joue encore un. Si les deux arrivent, la fin la plus proche compte. La partie finit aussi avec un tour de
    table quand, pendant trois tours chacun, personne n’a posé de tuile ni pondu.

rules-islet-scoring-title = Qui gagne
rules-islet-scoring =
    Le plus d’œufs sur l’îlot gagne. Entre ex æquo, les hauteurs décident : comparez vos œufs les plus hauts, puis les suivants, et
    ainsi de suite. S’ils sont encore égaux, vous partagez la victoire.

rules-islet-solo-title = Seul : deux îlots
rules-islet-solo =
    Vous bâtissez deux îlots de six tuiles, *jour* et *nuit*, et avez 10 œufs à pondre, ou 6 pour une partie plus facile. De treize
    cartes jour et nuit, deux sont montrées à chaque îlot. Pour commencer, posez votre oiseau sur la case de votre choix.
rules-islet-solo-picture = Deux îlots, le jour à gauche et la nuit à droite, chacun avec les cartes qui disent où pondre.

rules-islet-solo-turn-title = Seul : votre tour
rules-islet-solo-turn =
    Vous n’explorez que l’îlot où est votre oiseau. Avant de vous déplacer, vous renoncez à trois tuiles, toutes de votre main ou
    toutes du sac.

    Votre oiseau peut aussi passer sur une case de l’autre îlot dont la tuile du dessus est exactement de la même sorte ; cela coûte
    toujours une carte de son terrain.

rules-islet-solo-cards-title = Seul : les cartes jour et nuit
rules-islet-solo-cards =
    Vous ne pondez que là où une carte montrée à cet îlot l’admet, par sa face jour le jour et sa face nuit la nuit. Elle demande

    - un terrain entouré d’un autre : une tuile du premier, dont toutes les voisines, deux au moins, sont du second ;
    - le niveau 3 et un terrain, ou le niveau 4 et un nid : exactement ce niveau ;
    - ou simplement le niveau 4, quoi qu’il y ait.

    La carte est alors défaussée, et c’est l’*autre* îlot qui est complété à deux cartes.

rules-islet-solo-end-title = Seul : la fin
rules-islet-solo-end =
    Vous gagnez avec votre dernier œuf ; les tuiles restées dans le sac sont vos points. Vous perdez quand il faudrait tirer une tuile et
    qu’il n’y en a plus. Les rangs :

    - 15 et plus : écosystème idéal
    - 10 à 14 : espèces menacées sauvées
    - 7 à 9 : la faune croît
    - 4 à 6 : la flore commence à éclore
    - 3 et moins : essayez encore

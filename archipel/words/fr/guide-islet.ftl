### Islet : sa première partie guidée.  Une leçon a un titre et un texte, une tâche par étape, ce qu’on dit d’un autre coup, et une fin.

guide-islet-beginning-title = Six tuiles et la mer
guide-islet-beginning = Six tuiles forment le premier îlot. Chacun a tiré du sac quatre tuiles, que les autres ne voient pas, et tous les oiseaux sont encore en mer. Vous jouez les rouges, contre les bleus. Les cartes viennent avec les tuiles que vous posez ; dix œufs sont à pondre.
guide-islet-beginning-1 = La première tuile d’un tour va dans la mer. Prenez n’importe laquelle des vôtres et posez-la à une place en pointillé.
guide-islet-beginning-2 = Elle vous a rapporté une carte de son terrain. Cela suffit pour l’instant : finissez l’exploration.
guide-islet-beginning-aside = C’est permis, mais posez une tuile dans la mer, puis arrêtez-vous.
guide-islet-beginning-end = Vous avez tiré une tuile, pour en avoir de nouveau quatre, et c’est le tour des bleus.

guide-islet-exploring-title = Explorer
guide-islet-exploring = À chaque tour, soit vous explorez, soit vous vous déplacez. Pour explorer, posez des tuiles. La première va dans la mer contre l’îlot et rapporte une carte de son terrain. La suivante va sur l’îlot à côté d’elle, un niveau plus haut.
guide-islet-exploring-1 = Posez la tuile sable-branche à droite de l’îlot, en 2,0.
guide-islet-exploring-2 = Vous avez reçu une carte Sable. Posez maintenant la tuile sable-feuille sur l’eau voisine, en 1,0.
guide-islet-exploring-aside = C’est possible aussi, mais prenez la tuile et la case demandées.
guide-islet-exploring-end = Du sable sur de l’eau : aux deux correspond la branche, et vous avez pris une carte Branche.

guide-islet-climbing-title = Plus haut
guide-islet-climbing = Chaque tuile de plus va à côté de la précédente et doit finir plus haut. Votre dernière est au niveau 2 ; à côté se trouve une pile de deux, et une tuile dessus fait le niveau 3.
guide-islet-climbing-1 = Posez la tuile eau-feuille sur l’argile en 0,0.
guide-islet-climbing-aside = C’est permis, mais posez d’abord la tuile eau-feuille sur l’argile.
guide-islet-climbing-end = De l’eau sur de l’argile rapporte une feuille. Aucune pile plus haute n’est à côté : l’exploration est finie, et vous avez tiré jusqu’à quatre tuiles.

guide-islet-flying-title = Se déplacer
guide-islet-flying = Cette fois, vous vous déplacez. De la mer, votre oiseau vole vers n’importe quelle case du rivage, pour une carte de son terrain. Sur le même terrain, avancer est gratuit ; ailleurs, cela coûte une carte du terrain où l’on va.
guide-islet-flying-1 = Volez vers la pile la plus haute, en 0,0, pour une carte Sable.
guide-islet-flying-2 = Avancez sur le sable en -1,0.
guide-islet-flying-aside = C’est permis, mais volez vers le sable en 0,0 avec une carte Sable, puis plus loin.
guide-islet-flying-end = De sable en sable : cela n’a rien coûté.

guide-islet-laying-title = Pondre
guide-islet-laying = Votre oiseau est sur une tuile au nid de feuilles. Trois cartes Feuille, et vous pondez. Un second œuf va sur une carte de votre choix : une garantie, qui paie une fois à chaque tour.
guide-islet-laying-1 = Pondez, et choisissez quelle carte sera votre garantie.
guide-islet-laying-aside = C’est permis, mais vous avez juste ce que coûte un œuf ici.
guide-islet-laying-end = Votre premier œuf, et une carte que vous aurez à chaque tour.

guide-islet-trading-title = Payer autrement
guide-islet-trading = Deux cartes du même terrain en remplacent une d’un autre. Vous avez deux cartes Argile, et une garantie de sable.
guide-islet-trading-1 = Allez sur l’eau en 1,0, en payant deux argiles.
guide-islet-trading-2 = Continuez sur le sable en 2,0 : votre garantie paie.
guide-islet-trading-3 = Finissez votre déplacement.
guide-islet-trading-aside = C’est permis, mais allez sur l’eau en 1,0, puis sur le sable en 2,0.
guide-islet-trading-end = La garantie a payé, et vous reste : au prochain tour elle paiera encore.

guide-islet-together-title = Deux font un nid
guide-islet-together = Deux cartes de terrains différents remplacent une carte de leur nid : eau et argile pour une feuille. Vous avez une feuille, deux eaux, une argile, et une garantie d’argile.
guide-islet-together-1 = Pondez ici, et choisissez une garantie.
guide-islet-together-aside = C’est permis, mais il y a de quoi pondre, juste ici.
guide-islet-together-end = Une feuille, et deux fois eau et argile : trois feuilles.

guide-islet-dropping-title = Huit cartes
guide-islet-dropping = Après avoir exploré, vous gardez huit cartes au plus. Vous en avez dix. Les garanties ne comptent pas.
guide-islet-dropping-1 = Rendez une carte : choisissez-la parmi les vôtres.
guide-islet-dropping-2 = Encore une.
guide-islet-dropping-aside = Rendez une carte.
guide-islet-dropping-end = Il en reste huit. L’important est ce dont vous aurez besoin ensuite.

guide-islet-alone-title = Seul : jour et nuit
guide-islet-alone = Islet se joue aussi en solitaire. Il y a deux îlots, l’un de jour et l’autre de nuit, et près de chacun des cartes qui disent où l’on peut pondre. On gagne avec son dernier œuf, tant qu’il y a des tuiles dans le sac ; celles qui restent sont les points.
guide-islet-alone-1 = Posez votre oiseau sur l’eau en 0,0 de l’îlot du jour : tout autour il y a du sable, ce que demande la première carte du jour.
guide-islet-alone-2 = Avant de se déplacer, trois tuiles s’en vont pour de bon. Prenez-les dans le sac.
guide-islet-alone-3 = Pondez ici, pour la carte qui demande de l’eau dans du sable, et choisissez une garantie.
guide-islet-alone-4 = Finissez le déplacement.
guide-islet-alone-aside = C’est permis, mais suivez la carte : de l’eau dans du sable, de jour, et trois tuiles du sac.
guide-islet-alone-end = La carte s’en va. Si la nuit en avait moins de deux, elle en recevrait une nouvelle : on va ainsi de l’une à l’autre.

guide-islet-ending-title = Le dernier œuf
guide-islet-ending = Neuf de vos dix œufs sont pondus, et le dixième est sur votre garantie de feuille. Quand il est pondu, on finit le tour de table, et le plus d’œufs gagne ; à égalité, les plus hauts.
guide-islet-ending-1 = Pondez votre dernier œuf : la garantie paie une dernière fois, et vous y renoncez.
guide-islet-ending-2 = Finissez votre déplacement. Bleu a encore un tour.
guide-islet-ending-aside = C’est permis, mais pondez d’abord votre dernier œuf.
guide-islet-ending-end = C’est fini, et vous avez gagné. Vous savez tout : bonne partie !

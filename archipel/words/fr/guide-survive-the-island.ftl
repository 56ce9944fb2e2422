### Survive the Island : sa première partie guidée.  Une leçon a un titre et un texte, une tâche par étape, ce qu’on dit d’un autre coup, et une fin.

guide-survive-the-island-placing-title = Aventuriers et radeaux
guide-survive-the-island-placing = Vous jouez les rouges, contre les bleus et les verts. Deux aventuriers sont encore dans votre main, les plus riches : ils portent des trésors de 5. Vous ne voyez les valeurs que pendant la mise en place.
guide-survive-the-island-placing-1 = Choisissez l’aventurier 10 dans votre main, puis une tuile vide.
guide-survive-the-island-placing-2 = Les autres ont placé les leurs. Maintenant l’aventurier 9.
guide-survive-the-island-placing-3 = Et un radeau, dans l’eau au bord de l’île.
guide-survive-the-island-placing-aside = Placez d’abord l’autre, s’il vous plaît.
guide-survive-the-island-placing-end = Tout est prêt. À partir d’ici vous ne voyez plus vos valeurs.

guide-survive-the-island-moving-title = Trois déplacements
guide-survive-the-island-moving = Avec quelqu’un en jeu, vous avez trois déplacements par tour : marcher, monter sur un radeau, naviguer. Vous menez un radeau vide, ou celui où personne n’a plus de monde que vous.
guide-survive-the-island-moving-1 = Marchez de e5 en d5.
guide-survive-the-island-moving-2 = Montez sur le radeau en c5.
guide-survive-the-island-moving-3 = Menez-le maintenant.
guide-survive-the-island-moving-aside = C’est permis, mais occupons-nous de l’aventurier en e5 et du radeau en c5.
guide-survive-the-island-moving-end = Il est en route.

guide-survive-the-island-swimming-title = Nager, dans les deux sens
guide-survive-the-island-swimming = Chaque aventurier nage une fois par tour : dans l’eau, ou hors de l’eau. Ici, on peut même remonter sur l’île. Et un nageur monte tout seul sur un radeau dès qu’ils se rencontrent.
guide-survive-the-island-swimming-1 = Faites remonter le nageur de d3 sur la forêt d4.
guide-survive-the-island-swimming-2 = Faites nager l’aventurier 10 de d4 en c4.
guide-survive-the-island-swimming-3 = Menez votre radeau de b3 en c4, pour le recueillir.
guide-survive-the-island-swimming-aside = Pas celui-là maintenant : ce qui est demandé est indiqué sur le plateau.
guide-survive-the-island-swimming-end = Vous avez vu ? Il était à bord aussitôt, sans déplacement à lui.

guide-survive-the-island-sinking-title = L’île sombre
guide-survive-the-island-sinking = Après avoir agi, vous faites sombrer une tuile : n’importe quelle plage, tant qu’il y en a. Dessous se trouve un effet immédiat, ou un pouvoir que vous gardez. Puis le dé est lancé.
guide-survive-the-island-sinking-1 = Faites sombrer une plage.
guide-survive-the-island-sinking-aside = Il faut qu’une plage parte.
guide-survive-the-island-sinking-end = Un dauphin : il va dans votre main, et les autres ne le voient pas. Le dé a montré un requin, mais il n’y en a pas encore.

guide-survive-the-island-powers-title = Les pouvoirs
guide-survive-the-island-powers = Parmi vos déplacements, vous jouez autant de pouvoirs que vous voulez ; ils n’en coûtent pas. Vous tenez un dauphin, pour un nageur, et des rames, pour un radeau. Votre radeau est à une case de c1, d’où l’on débarque.
guide-survive-the-island-powers-1 = Jouez le dauphin : votre nageur de d3 va sur le radeau en c2.
guide-survive-the-island-powers-2 = Jouez les rames : le radeau va de c2 en c1.
guide-survive-the-island-powers-3 = Débarquez l’aventurier 10 sur l’île du nord-ouest.
guide-survive-the-island-powers-4 = Puis l’aventurier 9.
guide-survive-the-island-powers-aside = C’est permis, mais faites ce qui est indiqué : tout tient en un tour.
guide-survive-the-island-powers-end = Deux pouvoirs et deux déplacements : deux sont sauvés, le troisième débarque au prochain tour.

guide-survive-the-island-creatures-title = Les créatures
guide-survive-the-island-creatures = À la fin de votre tour, vous lancez le dé, et devez déplacer une telle créature si c’est possible. Un serpent avance d’une case et élimine radeaux et aventuriers ; un requin d’une ou deux et mange les nageurs ; un kaiju pousse.
guide-survive-the-island-creatures-1 = Le dé montre un requin. Menez-le sur un nageur de Bleu ou de Vert.
guide-survive-the-island-creatures-aside = C’est permis, mais deux nageurs sont à portée, et aucun n’est à vous.
guide-survive-the-island-creatures-end = Perdu. Les créatures sont votre seule arme : servez-vous-en.

guide-survive-the-island-kaiju-title = Les kaijus poussent
guide-survive-the-island-kaiju = Un kaiju va sur l’eau et sur terre. Il élimine un radeau, et vous poussez hors de son chemin qui s’y trouve, où vous voulez.
guide-survive-the-island-kaiju-1 = Le dé montre un kaiju. Menez-le de c10 sur le radeau en c8.
guide-survive-the-island-kaiju-2 = Poussez l’un d’eux : choisissez-le, puis une case.
guide-survive-the-island-kaiju-3 = Et l’autre.
guide-survive-the-island-kaiju-aside = Menez le kaiju sur le radeau en c8.
guide-survive-the-island-kaiju-end = Le radeau a disparu et deux nagent. Poussés vers un requin ou un serpent, ils s’en tireraient encore moins bien.

guide-survive-the-island-repellent-title = Le répulsif
guide-survive-the-island-repellent = C’est le tour de Bleu, et un requin est venu sur votre nageur en d5. Vous tenez un répulsif, qui chasse requins et kaijus.
guide-survive-the-island-repellent-1 = Repoussez le requin.
guide-survive-the-island-repellent-aside = Il serait perdu ! Servez-vous du répulsif.
guide-survive-the-island-repellent-end = Le requin est de retour dans la réserve, et peut revenir.

guide-survive-the-island-ending-title = Le troisième volcan
guide-survive-the-island-ending = Deux volcans sont éveillés. Au troisième, la partie finit aussitôt. Il y en a un sous deux des quatre montagnes qui restent.
guide-survive-the-island-ending-1 = Faites sombrer une des montagnes.
guide-survive-the-island-ending-aside = Il faut qu’une montagne parte.
guide-survive-the-island-ending-end = Le troisième volcan ! Qui n’est pas sur une île d’arrivée est perdu, et l’on additionne les trésors sauvés. Vous savez tout : bonne partie !

### The Island : sa première partie guidée.  Une leçon a un titre et un texte, une tâche par étape, ce qu’on dit d’un autre coup, et une fin.

guide-the-island-placing-title = Qui commence où
guide-the-island-placing = Presque tous les explorateurs sont sur l’île. Vous jouez les rouges, et tenez encore vos deux meilleurs : ils valent 6 et 5 points. Vous ne voyez les valeurs que maintenant : retenez qui est qui !
guide-the-island-placing-1 = Choisissez dans votre main l’explorateur qui vaut 6, puis une tuile vide, peut-être au rivage.
guide-the-island-placing-2 = Bleu en a placé un aussi. Maintenant celui qui vaut 5.
guide-the-island-placing-aside = Placez d’abord l’autre, s’il vous plaît : celui qui vaut le plus.
guide-the-island-placing-end = Bien. Les plages sombrent d’abord, les montagnes en dernier ; ceux du rivage sont vite en bateau, ou vite à l’eau.

guide-the-island-boats-title = Les bateaux
guide-the-island-boats = Les bateaux vont en mer, au bord de l’île. Un bateau n’est à personne : qui y a le plus de monde le mène, et n’importe qui mène un bateau vide.
guide-the-island-boats-1 = Placez votre bateau là où vos explorateurs l’atteignent.
guide-the-island-boats-aside = Un bateau va sur une case de mer au bord de l’île.
guide-the-island-boats-end = À partir d’ici vous ne voyez plus vos valeurs. Votre tour commence.

guide-the-island-moving-title = Trois déplacements
guide-the-island-moving = À chaque tour vous avez trois déplacements, pour vos explorateurs et pour des bateaux. Votre meilleur, en e7, est à un pas d’un bateau.
guide-the-island-moving-1 = Faites marcher l’explorateur de e7 en e8 : choisissez-le, puis la tuile.
guide-the-island-moving-2 = Montez maintenant dans le bateau en d8.
guide-the-island-moving-3 = Et naviguez : choisissez le bateau, puis une case.
guide-the-island-moving-aside = C’est permis, mais occupons-nous de l’explorateur en e7 et du bateau en d8.
guide-the-island-moving-end = Trois déplacements, et votre meilleur est en mer. Un bateau a trois places, pour n’importe qui.

guide-the-island-sinking-title = L’île s’enfonce
guide-the-island-sinking = Après vos déplacements, vous faites sombrer une tuile : une plage tant qu’il y en a, et au bord de la mer. Qui s’y trouve tombe à l’eau, et vous voyez ce qu’il y a dessous.
guide-the-island-sinking-1 = Faites sombrer la plage d6, sous les pieds de Bleu.
guide-the-island-sinking-aside = Cette plage peut sombrer aussi. Mais quelqu’un de Bleu est sur d6…
guide-the-island-sinking-end = Un requin ! L’explorateur de Bleu était à l’eau. Puis le dé : une baleine, mais il n’y en a pas encore ; c’est à Bleu.

guide-the-island-swimming-title = Nager
guide-the-island-swimming = Les plages ont disparu. On peut aussi nager : une case par tour pour chaque explorateur, et jamais de retour sur l’île. Un requin n’est pas loin.
guide-the-island-swimming-1 = Faites nager l’explorateur de d4 en c4, loin du requin.
guide-the-island-swimming-2 = Menez le bateau vide de d3 en c4.
guide-the-island-swimming-3 = Faites-le monter.
guide-the-island-swimming-aside = Occupons-nous de l’explorateur en d4 : d’abord à l’eau en c4, puis le bateau vide vers lui.
guide-the-island-swimming-end = À bord. Il n’aurait pas pu nager plus loin ce tour-ci, mais monter dans un bateau n’est pas nager.

guide-the-island-landing-title = À l’abri !
guide-the-island-landing = Votre bateau est à une case de l’île du nord-est. Deux des trois à bord sont à vous, donc vous le menez. Chacun débarque pour un déplacement.
guide-the-island-landing-1 = Menez le bateau en b10.
guide-the-island-landing-2 = Débarquez un explorateur : choisissez-le, puis l’île du coin.
guide-the-island-landing-3 = Et l’autre.
guide-the-island-landing-aside = Menez le bateau en b10, et débarquez vos deux explorateurs.
guide-the-island-landing-end = Deux sont à l’abri, et rien ne peut plus leur arriver. L’explorateur de Bleu est seul dans le bateau, qu’il mène désormais.

guide-the-island-creatures-title = Les créatures
guide-the-island-creatures = À la fin d’un tour, vous lancez le dé de créature. Un serpent de mer avance d’une case et mange nageurs et bateaux ; un requin d’une ou deux, et mange les nageurs ; une baleine jusqu’à trois, et brise les bateaux.
guide-the-island-creatures-1 = Le dé montre un requin. Menez-le sur le nageur de Bleu en c8.
guide-the-island-creatures-aside = C’est permis. Mais il y a une proie en c8.
guide-the-island-creatures-end = Perdu. Vous auriez aussi pu n’en déplacer aucun. Gare à vos nageurs quand Bleu lancera le dé !

guide-the-island-hand-title = Les tuiles en main
guide-the-island-hand = Certaines tuiles se gardent quand elles sombrent. Au début d’un tour suivant, vous pouvez en jouer une. Vous tenez un dauphin : il porte un de vos nageurs jusqu’à trois cases.
guide-the-island-hand-1 = Jouez le dauphin : choisissez-le, puis votre nageur en c4, puis c1.
guide-the-island-hand-2 = Débarquez maintenant sur l’île du nord-ouest.
guide-the-island-hand-aside = Le dauphin va jusqu’en c1, d’où l’on débarque.
guide-the-island-hand-end = Un de plus à l’abri. L’autre tuile reste dans votre main : elle sert à se défendre.

guide-the-island-defence-title = Repousser
guide-the-island-defence = C’est le tour de Bleu, et il mène un requin sur votre nageur en c8. Qui est attaqué et tient des tuiles est interrogé. Vous tenez la bonne.
guide-the-island-defence-1 = Repoussez le requin.
guide-the-island-defence-aside = Il serait perdu ! Vous avez la tuile qui repousse un requin.
guide-the-island-defence-end = Le requin est parti, et votre nageur est toujours là. Contre les serpents de mer, il n’y a rien.

guide-the-island-ending-title = L’éruption
guide-the-island-ending = Il ne reste que des montagnes. Sous l’une d’elles est le volcan, et personne ne sait laquelle. Vous en avez sauvé trois ; deux des vôtres sont encore en chemin.
guide-the-island-ending-1 = Faites sombrer une montagne au bord de la mer.
guide-the-island-ending-aside = Il faut qu’une montagne parte.
guide-the-island-ending-end = L’éruption ! Qui n’est pas sur une île sûre est perdu. On retourne les valeurs et on additionne. Vous savez tout : bonne partie !

### L’Île Interdite : sa première partie guidée.  Une leçon a un titre et un texte, une tâche par étape, ce qu’on dit d’un autre coup, et une fin.

guide-forbidden-island-moving-title = Marcher
guide-forbidden-island-moving = Vous êtes le Messager, et l’Ingénieur est avec vous. Ensemble, vous cherchez quatre trésors. Vous tenez trois cartes du Cristal ardent ; avec une quatrième, vous pourrez le prendre à la Caverne du Brasier.
guide-forbidden-island-moving-1 = Descendez d’une tuile, à la Caverne du Brasier en e3.
guide-forbidden-island-moving-aside = C’est permis, mais allez d’abord à la Caverne du Brasier.
guide-forbidden-island-moving-end = C’était une de vos trois actions.

guide-forbidden-island-shoring-title = Assécher
guide-forbidden-island-shoring = Trois tuiles sont inondées. Une tuile inondée qui est tirée de nouveau sombre pour de bon. Pour une action, vous asséchez la vôtre, ou une voisine.
guide-forbidden-island-shoring-1 = Asséchez une des tuiles inondées à côté de vous.
guide-forbidden-island-shoring-aside = Asséchez d’abord une tuile : c’est ce qui garde l’île à flot.
guide-forbidden-island-shoring-end = De nouveau sèche. La troisième est hors de votre portée.

guide-forbidden-island-roles-title = Les rôles, et donner
guide-forbidden-island-roles = Pour une fois, vous êtes l’Ingénieur. Il assèche deux tuiles pour une action. Et il tient la carte Cristal qui manque au Messager : sur la même tuile, on peut la donner.
guide-forbidden-island-roles-1 = Asséchez les deux tuiles inondées en une action : la vôtre et celle de gauche.
guide-forbidden-island-roles-2 = Allez auprès du Messager, en e3.
guide-forbidden-island-roles-3 = Donnez au Messager votre carte Cristal : choisissez-la dans votre main.
guide-forbidden-island-roles-aside = C’est permis, mais trois actions suffisent tout juste à ce qui est demandé.
guide-forbidden-island-roles-end = Trois actions. Puis vous avez tiré deux cartes Trésor, et deux tuiles ont été inondées : chaque tour finit ainsi.

guide-forbidden-island-claiming-title = Un trésor
guide-forbidden-island-claiming = Vous êtes de nouveau le Messager, avec quatre cartes Cristal, sur l’une des deux tuiles du Cristal ardent.
guide-forbidden-island-claiming-1 = Prenez le Cristal ardent.
guide-forbidden-island-claiming-aside = C’est permis, mais le trésor est juste ici.
guide-forbidden-island-claiming-end = Le premier des quatre ! Une fois un trésor pris, ses tuiles peuvent sombrer.

guide-forbidden-island-drawing-title = L’eau monte
guide-forbidden-island-drawing = À la fin d’un tour, vous tirez deux cartes Trésor, puis des cartes Inondation. Parmi les cartes Trésor, trois font monter l’eau.
guide-forbidden-island-drawing-1 = Finissez vos actions.
guide-forbidden-island-drawing-aside = C’est permis, mais finissez vos actions, pour voir ce qui est tiré.
guide-forbidden-island-drawing-end = Montée des eaux ! Le niveau a monté, et les tuiles inondées sont revenues sur la pioche : deux d’entre elles ont été tirées de nouveau, et ont sombré.

guide-forbidden-island-swimming-title = À la nage !
guide-forbidden-island-swimming = La tuile sous vos pieds a sombré. Vous nagez vers une tuile voisine. S’il n’y en avait pas, tout serait perdu.
guide-forbidden-island-swimming-1 = Choisissez vers où nager.
guide-forbidden-island-swimming-aside = Nagez vers une tuile voisine.
guide-forbidden-island-swimming-end = Sauvé. Le Cristal était déjà à vous : sans lui, perdre les deux cavernes aurait mis fin à la partie.

guide-forbidden-island-specials-title = Sacs de sable et hélicoptère
guide-forbidden-island-specials = Deux trésors sont à vous. Vous tenez deux cartes spéciales, qui ne coûtent pas d’action et se jouent au tour de n’importe qui. L’Héliport, votre chemin du retour, est inondé : s’il sombre, tout est perdu.
guide-forbidden-island-specials-1 = Posez vos sacs de sable sur l’Héliport, c1 : choisissez la carte, puis la tuile.
guide-forbidden-island-specials-2 = Appelez l’hélicoptère : volez tous les deux de d5 au Temple du Soleil, b3.
guide-forbidden-island-specials-aside = C’est permis, mais faites d’abord ce qui est demandé.
guide-forbidden-island-specials-end = En un instant, vous voilà tous deux au temple. Gardez le dernier hélicoptère pour le retour !

guide-forbidden-island-discarding-title = Cinq cartes
guide-forbidden-island-discarding = Vous avez tiré une sixième carte. On n’en garde que cinq. Le Cristal est déjà pris : sa carte ne sert plus à rien.
guide-forbidden-island-discarding-1 = Défaussez la carte Cristal.
guide-forbidden-island-discarding-aside = Gardez celle-là ! La carte Cristal ne sert plus à rien.
guide-forbidden-island-discarding-end = Et l’eau a pris ses trois tuiles de ce tour.

guide-forbidden-island-escaping-title = Le retour
guide-forbidden-island-escaping = Les quatre trésors sont à vous, et il reste peu de l’île. L’Ingénieur attend à l’Héliport, et vous tenez un hélicoptère.
guide-forbidden-island-escaping-1 = Allez à l’Héliport, en c1.
guide-forbidden-island-escaping-2 = Tout le monde est là : jouez l’hélicoptère et envolez-vous.
guide-forbidden-island-escaping-aside = Pas maintenant : on rentre !
guide-forbidden-island-escaping-end = Vous avez gagné, ensemble. Vous savez tout : bonne partie !

### La page, une fois la partie finie : la fin, la revoir, l’analyse, les tirages équitables.

## Revoir

page-after-title = { $title }, la partie revue
page-after-replay = Revoir la partie
page-after-to-table = Table
page-after-copy-link = Lien vers ici
page-after-timeline = La partie
page-after-moment = Moment de la partie
page-after-beginning = Le début
page-after-at = { $at } sur { $length }
page-after-play = Lecture
page-after-pause = Pause
page-after-step-on = Un coup plus loin
page-after-step-back = Un coup en arrière
page-after-turn-next = Au tour suivant
page-after-turn-before = Au tour précédent
page-after-speed = Vitesse
page-after-times = { $speed } ×
page-after-eyes = Avec les yeux de
page-after-eyes-open = qui voit tout
page-after-eyes-everybody = qui regarde
page-after-eyes-of = { $name }

## Analyse

page-after-analysis = Analyse
page-after-analysis-what = Un robot fort repasse la partie : les chances de chacun après chaque coup, les tournants, et là où il y avait mieux à jouer.
page-after-analyse = Analyser la partie
page-after-analysing = Analyse en cours : { $progress } %
page-after-analysis-failed = Cette partie n’a pas pu être analysée.
page-after-graph = Les chances de gagner de chacun, du premier coup au dernier. Le tableau plus bas donne les chiffres.
page-after-graph-across = les coups, du premier au dernier
page-after-percent = { $share } %
page-after-team = Vous tous
page-after-points = Tournants
page-after-point = { $better ->
    [yes] Coup { $at } : { $name } gagne { $swing } %
   *[no] Coup { $at } : { $name } perd { $swing } %
}
page-after-point-team = { $better ->
    [yes] Coup { $at } : vos chances montent de { $swing } %
   *[no] Coup { $at } : vos chances baissent de { $swing } %
}
page-after-mark-turning = Tournant au coup { $at }
page-after-mark-mistake = Il y avait mieux au coup { $at }
page-after-mistake = Il y avait mieux.
page-after-fell = Les chances de { $name } passent de { $before } % à { $after } %.
page-after-better = Mieux : { $move }
page-after-kept = Chances de { $name } : { $after } %. Rien de mieux n’a été trouvé.
page-after-lucky = Chance pour { $name } : le tirage lui donne { $swing } %.
page-after-unlucky = Malchance pour { $name } : le tirage lui coûte { $swing } %.
page-after-skill = Adresse et hasard
page-after-skill-what = Laissé : ce que ses propres coups ont coûté de chances de gagner, en tout. Hasard : ce que tous les tirages ont donné (+) ou pris (−).
page-after-mistakes = erreurs
page-after-given-away = laissé
page-after-luck = hasard
page-after-of = { $count } sur { $moves }
page-after-table = Les chances en tableau
page-after-table-turn = Tour

## La fin

page-after-counting = Et maintenant, les scores…

## Tirages équitables

page-after-fair = Les dés et les tuiles étaient-ils honnêtes ?
page-after-fair-bound = Le secret est bien celui auquel le serveur s’était engagé avant que quiconque ne s’assoie.
page-after-fair-not-bound = Le secret n’est pas celui auquel le serveur s’était engagé avant que quiconque ne s’assoie.
page-after-fair-mixed = { $count ->
    [0] La graine de tous les tirages est faite de ce secret.
    [one] La graine de tous les tirages est faite de ce secret et du nombre du joueur.
   *[other] La graine de tous les tirages est faite de ce secret et des { $count } nombres des joueurs.
}
page-after-fair-not-mixed = { $count ->
    [0] La graine de tous les tirages n’est pas faite de ce secret.
   *[other] La graine de tous les tirages n’est pas faite de ce secret et des nombres des joueurs.
}
page-after-fair-own = Le nombre que votre navigateur a donné au moment de s’asseoir en fait partie.
page-after-fair-not-own = Le nombre que votre navigateur a donné au moment de s’asseoir n’en fait pas partie : le serveur l’a laissé de côté.
page-after-fair-draws = { $count ->
    [0] Il n’y avait rien à tirer.
    [one] Le seul tirage est celui de la graine.
   *[other] Les { $count } tirages sont ceux de la graine.
}
page-after-fair-stray = { $count ->
    [one] Un tirage n’est pas celui de la graine.
   *[other] { $count } tirages ne sont pas ceux de la graine.
}
page-after-fair-cannot = Les navigateurs ne laissent une page vérifier cela qu’en https, ou sur sa propre machine.
page-after-fair-file = La mise en place aussi, et d’après les règles mêmes : téléchargez la partie et lancez « { $command } ».
page-after-fair-number = Nombre du siège { $seat }

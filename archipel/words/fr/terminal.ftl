### Jouer dans un terminal

## Autour du plateau

terminal-saved = sauf
terminal-lost = noyé
terminal-left = jeu
terminal-hands = Tuiles en main
terminal-values = Valeurs
terminal-values-over = Valeurs (* saufs)
terminal-unseen = Non vues
terminal-meaning = { $name } : { $meaning }
terminal-at-sea = En mer
terminal-landing = débarcadère
terminal-more-there = autres
terminal-boats-in-hand = { $count ->
    [one] un bateau à placer
   *[other] { $count } bateaux à placer
}
terminal-narrow = Ce terminal a { $found } colonnes ; avec { $width } ou plus, il montre le plateau. En attendant, une liste.

## À l’invite

terminal-you = vous
terminal-chance = Hasard
terminal-curtain = À { $name } (joueur { $seat }) : passez le clavier.
terminal-curtain-enter = Appuyez sur Entrée quand personne d’autre ne regarde …
terminal-anothers-move = Cela, c’est au joueur { $seat } d’en décider, et c’est un robot
terminal-hint = Tapez un coup, son début ou un numéro ; ? explique, undo reprend, quit quitte.
terminal-back = Tapez un numéro ou le mot suivant ; Entrée seule revient à tous les coups.
terminal-nothing-to-undo = Vous n’avez encore rien joué qui puisse être repris.
terminal-saved-in = La partie est gardée dans { $file }
terminal-resume-with = Pour la reprendre : { $command }

terminal-help-moves = Ce que vous pouvez faire
terminal-help-signs = Les signes
terminal-help-typing = Ce que vous pouvez taper
terminal-help-choose = Un coup, comme ci-dessus, ou ses premiers mots pour voir la suite, ou un numéro de la liste ; la touche Tab complète
terminal-help-undo = undo : revenir à votre décision précédente
terminal-help-save = save FICHIER : écrire la partie dans un fichier (sans nom, dans celui où elle est gardée)
terminal-help-quit = quit : quitter ; la partie est gardée, et peut être reprise

## À la fin

terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
terminal-and = { " et " }

## Revoir

terminal-replay-prompt = Entrée : suivant, b : retour, 0–{ $last } : ce coup, q : quitter ›

### Jouer dans un terminal

## Autour du plateau

terminal-saved = saufs
terminal-lost = perdu
terminal-left = jeu
terminal-hands = Tuiles en main
terminal-values = Valeurs
terminal-values-over = Valeurs (* saufs)
terminal-unseen = Non vues
terminal-at-sea = En mer
terminal-landing = débarcadère
terminal-more-there = autres
terminal-boats-in-hand = { $count ->
    [one] un bateau à placer
   *[other] { $count } bateaux à placer
}
terminal-narrow = Ce terminal a { $found } colonnes ; avec { $width } ou plus, il montre le plateau. En attendant, une liste.

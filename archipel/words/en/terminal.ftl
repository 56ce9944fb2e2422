### Playing in a terminal

## Around the board

terminal-saved = safe
terminal-lost = lost
terminal-left = left
terminal-hands = Tiles in hand
terminal-values = Values
terminal-values-over = Values (* saved)
terminal-unseen = Still unseen
terminal-at-sea = At sea
terminal-landing = landing
terminal-more-there = more there
terminal-boats-in-hand = { $count ->
    [one] one boat to place
   *[other] { $count } boats to place
}
terminal-narrow = This terminal is { $found } columns wide; with { $width } or more it shows the board. Until then, a list.

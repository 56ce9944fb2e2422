### Playing in a terminal

## Around the board

terminal-saved = safe
terminal-lost = lost
terminal-left = left
terminal-hands = Tiles in hand
terminal-values = Values
terminal-values-over = Values (* saved)
terminal-unseen = Still unseen
terminal-meaning = { $name }: { $meaning }
terminal-at-sea = At sea
terminal-landing = landing
terminal-more-there = more there
terminal-boats-in-hand = { $count ->
    [one] one boat to place
   *[other] { $count } boats to place
}
terminal-narrow = This terminal is { $found } columns wide; with { $width } or more it shows the board. Until then, a list.

## At the prompt

terminal-you = you
terminal-chance = Chance
terminal-curtain = { $name } (player { $seat }) is next: pass the keyboard on.
terminal-curtain-enter = Press Enter when nobody else is looking …
terminal-anothers-move = That is for player { $seat } to decide, and a bot plays there
terminal-hint = Type a move, the beginning of one, or a number; ? explains, undo takes back, quit leaves.
terminal-back = Type a number or the next word; Enter alone goes back to all moves.
terminal-nothing-to-undo = You have made no move yet that could be taken back.
terminal-saved-in = The match is kept in { $file }
terminal-resume-with = Go on with: { $command }

terminal-help-moves = What you can do now
terminal-help-signs = The signs
terminal-help-typing = What you can type
terminal-help-choose = A move, such as one above, or its first words to see how it can go on, or a number of the list; the Tab key completes
terminal-help-undo = undo: back to your decision before this one
terminal-help-save = save FILE: write the match to a file (without a name, to the one it is kept in)
terminal-help-quit = quit: leave; the match is kept, and can be gone on with

## At the end

terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
terminal-and = { " and " }

## Replaying

terminal-replay-prompt = Enter: next, b: back, 0–{ $last }: that move, q: leave ›

"""The numbering of each game's moves, as rules: one file a game."""

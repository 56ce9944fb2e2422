"""How good a state looks to a seat, one file a game."""

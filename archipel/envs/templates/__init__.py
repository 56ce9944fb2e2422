"""Rules written once for every game, bound to each."""

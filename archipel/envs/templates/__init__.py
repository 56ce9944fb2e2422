"""Rules written once for several games, bound to each."""

"""Bots written once for all games; each file here is bound to a game before it is compiled."""

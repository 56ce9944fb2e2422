"""How good a game of Islet alone looks (section 8 of its spec page), counted in tiles."""

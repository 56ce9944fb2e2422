"""How much a server bears: `archipel bench server`."""

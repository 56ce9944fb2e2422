"""Code written once for every game and bound to each (see `archipel.rules.binding`)."""

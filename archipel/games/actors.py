"""Who moves, as rules number them: seats count from 0, and two are no seats."""

CHANCE = -1
NOBODY = -2


def actor_text(actor: int) -> str | None:
    """An actor as positions have it."""
    if actor == NOBODY:
        return None
    return "chance" if actor == CHANCE else str(actor + 1)

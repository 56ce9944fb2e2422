"""What bots got wrong, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from archipel.cli.screen import Screen
from archipel.words import words


def tell_faults(screen: Screen, bot: str, faults: Iterable[Mapping[str, Any]]) -> None:
    """A line for each way in which a bot failed to name a move: how often, and what there was to see of it."""
    for fault in faults:
        screen.say(words().say("cli-bot-fault", bot=bot, **fault))

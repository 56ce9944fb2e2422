"""What bots got wrong, in words."""

from __future__ import annotations

from archipel.bots.faults import Record
from archipel.cli.screen import Screen
from archipel.words import words


def tell_faults(screen: Screen, bot: str, record: Record) -> None:
    """A line for each way in which a bot failed to name a move: how often, and what there was to see of it."""
    for kind, count in record.counts.items():
        screen.say(words().say("cli-bot-fault", bot=bot, kind=kind, count=count, example=record.examples[kind]))

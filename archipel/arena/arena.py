"""A question asked and answered."""

from __future__ import annotations

import time
from collections.abc import Iterable

from archipel.arena.blocks import Block
from archipel.arena.crews import gathered
from archipel.arena.playing import Keep, Progress, play_question
from archipel.arena.question import Question
from archipel.arena.report import Report, report
from archipel.bots.binding import bound
from archipel.bots.contained import Contained
from archipel.compiling import prepare, prepare_doors
from archipel.games.catalogue import definition


def compete(
    question: Question,
    *,
    cores: int | None = None,
    ray: str | None = None,
    known: Iterable[Block] = (),
    keep: Keep | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let the bots play, on so many cores (all, if none are named) or on a Ray cluster.

    The same question has the same matches wherever they are played, as long as no bot is in want of time.
    """
    check(question)
    began = time.perf_counter()
    with gathered(question, cores, ray) as crew:
        blocks = play_question(question, crew, known, keep, progress)
    return report(question, blocks, time.perf_counter() - began)


def check(question: Question) -> None:
    """Refuse bots that cannot be had, and compile once what many processes will load."""
    game = definition(question.game)
    prepare(game)
    if question.compiled:
        prepare_doors(game.name, bound("playing", game).CONTEST_DOORS)
        return
    for spec in dict.fromkeys(question.bots):
        bot = Contained(spec, question.time)
        try:
            bot.check(question.game, question.options)
        finally:
            bot.close()

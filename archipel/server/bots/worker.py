"""A process that thinks: questions come in on standard input, answers go out on standard output."""

from __future__ import annotations

import os
import sys
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, BinaryIO

import msgspec

from archipel.bots import Bot, make_bot
from archipel.bots.advice import Advised, advise
from archipel.bots.analysis import Judged, Looks, judged
from archipel.bots.thinking import Budget
from archipel.match import Game, Match
from archipel.server.bots.asking import LENGTH, Answer, Hinted, Question, packed
from archipel.server.storage.analyses import JudgedMove
from archipel.telling import told_move

MOST_MINDS = 8
"""Seats a worker remembers; a search takes some 20 MB."""
ADVICE_ITERATIONS = 4_000
MOST_HINTS = 3
LEAST_LOOKED_AT = 0.02
"""A move that was looked at less, for every time the best was, is no advice: hardly anything is known of it."""


@dataclass
class Mind:
    """A bot on a seat, and how far it has followed the match."""

    bot: Bot
    level: str
    past: Match
    seen: list[str] = field(default_factory=list)

    def follow(self, question: Question) -> None:
        """Tell the bot what its seat saw since."""
        for move in question.moves[len(self.seen) :]:
            told = self.past.move_seen(move, question.seat)
            self.past.play(move)
            self.bot.see({"move": told, "view": self.past.view(question.seat)})
            self.seen.append(move)


class Minds:
    """The bots a worker has in mind."""

    def __init__(self) -> None:
        self._minds: OrderedDict[tuple[str, int], Mind] = OrderedDict()

    def choose(self, question: Question) -> str:
        """The move of a bot."""
        mind = self._mind(question)
        mind.follow(question)
        return mind.bot.choose(mind.past.view(question.seat), question.legal, question.seconds)

    def _mind(self, question: Question) -> Mind:
        key = (question.table, question.seat)
        mind = self._minds.pop(key, None)
        if mind is None or mind.level != question.level or question.moves[: len(mind.seen)] != mind.seen:
            past = Game(question.game).match(question.start)
            mind = Mind(make_bot(question.level), question.level, past)
            mind.bot.start(question.game, past.options, question.seat, question.luck)
        self._minds[key] = mind
        if len(self._minds) > MOST_MINDS:
            self._minds.popitem(last=False)
        return mind


def advised(question: Question) -> list[Hinted]:
    """Advice for a seat, from what it may know."""
    match = _replayed(question)
    budget = Budget(ADVICE_ITERATIONS, 1000 * question.seconds, to_choose=True)
    found = advise(match, question.seat, budget, question.luck)
    own = [hint for hint in found if hint.move in question.legal]
    own = [hint for hint in own if hint is own[0] or _is_known(hint, own[0], str(question.seat))][:MOST_HINTS]
    return [
        Hinted(
            hint.move,
            round(hint.shares[str(question.seat)], 3),
            hint.line,
            _plan(match, question.seat, [hint.move, *hint.line]),
        )
        for hint in own
    ]


def _is_known(hint: Advised, best: Advised, seat: str) -> bool:
    """Whether another move was looked at enough to be named: not if it seems to promise more than the best."""
    return hint.visits >= LEAST_LOOKED_AT * best.visits and hint.shares[seat] <= best.shares[seat]


def _plan(match: Match, seat: int, moves: list[str]) -> list[dict[str, Any]]:
    """A seat's moves as they are told, as far as they follow each other: what comes after a draw is a guess."""
    ahead = match.copy()
    told = []
    for move in moves:
        if ahead.actor != str(seat) or move not in ahead.legal() or ahead.mover(move) != str(seat):
            break
        message, arguments = told_move(match.game.name, move, ahead.describe(move))
        told.append({"message": message, "arguments": arguments})
        ahead.play(move)
    return told


def looked_over(question: Question) -> list[JudgedMove]:
    """Moves of a match that is over, judged: one at least, and more until the time is up."""
    until = time.monotonic() + question.seconds
    found = []
    looks = Looks(milliseconds=1000 * question.seconds / 4)
    for judgement in judged(_replayed(question), question.judge_from or 0, looks, question.luck):
        found.append(_rounded(judgement))
        if time.monotonic() >= until:
            break
    return found


def _rounded(judgement: Judged) -> JudgedMove:
    def shares(exact: list[float]) -> list[float]:
        return [round(share, 3) for share in exact]

    before, after = judgement.before, judgement.after
    return JudgedMove(
        judgement.index,
        judgement.seat,
        judgement.move,
        shares(judgement.shares),
        None if before is None else round(before, 3),
        None if after is None else round(after, 3),
        judgement.best,
        judgement.mistake,
        None if judgement.luck is None else shares(judgement.luck),
    )


def _replayed(question: Question) -> Match:
    match = Game(question.game).match(question.start)
    for move in question.moves:
        match.play(move)
    return match


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    minds = Minds()

    def send(answer: Answer) -> None:
        answers.write(packed(answer))
        answers.flush()

    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        question = msgspec.msgpack.decode(questions.read(*LENGTH.unpack(head)), type=Question)
        _prepare(question)
        send(Answer(thinking=True))
        try:
            if question.judge_from is not None:
                send(Answer(judged=looked_over(question)))
            elif question.level:
                send(Answer(move=minds.choose(question)))
            else:
                send(Answer(hints=advised(question)))
        except Exception as error:  # one match that goes wrong must not stop the others
            send(Answer(error=f"{type(error).__name__}: {error}"))


def _prepare(question: Question) -> None:
    """Have the rules and the search of a game loaded, or compiled, before the time runs."""
    from archipel.bots.binding import bound
    from archipel.compiling import prepare, prepare_doors
    from archipel.games.catalogue import definition

    game = definition(question.game)
    prepare(game)
    prepare_doors(question.game, bound("search", game).DOORS)


if __name__ == "__main__":
    # answers have standard output to themselves; whatever else is printed goes where errors go
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.nice(5)
    serve(sys.stdin.buffer, answers)

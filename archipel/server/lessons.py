"""Guided first games over HTTP.  Nothing is kept: each request replays its lesson from the beginning."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec

from archipel.errors import IllegalMove
from archipel.guides import Lesson, first_of, fits, guide_to
from archipel.match import Game
from archipel.server import messages, shapes
from archipel.server.answering import Answer, Asked, Endpoint, words_of
from archipel.server.refusals import Malformed, NotThere
from archipel.server.storage.records import MOVE, OVER, Event, Row, Seat, Talks
from archipel.server.tables.choices import moves_of
from archipel.server.tables.play import Play, Step
from archipel.server.tables.showing import event_shown, now_shown, state_shown

MOST_MOVES = 12
"""More than any lesson has steps."""
_LARGEST = 4 << 10


class AskLesson(messages.Request):
    """A lesson, and the learner's moves in it so far."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    lesson: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Empty: the first."""
    moves: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=MOST_MOVES)] = (
        msgspec.field(default_factory=list)
    )


class LessonNow(shapes.Shape):
    """How far a lesson is."""

    lessons: list[str]
    """All of the guide, in order."""
    lesson: str
    seat: messages.SeatText
    step: int
    """Steps done."""
    steps: int
    aside: bool
    """The last move may be made, but is not the one wanted: it was not made."""
    refused: shapes.Refused | None
    """Why the rules do not allow the last move; it was not made."""
    show: str | None
    """A move that is wanted now."""
    state: dict[str, Any]
    """What the WebSocket's `state` has."""
    events: list[dict[str, Any]]
    """What the last move led to, as the WebSocket's `event` has it."""


class LessonApi:
    """The endpoint of lessons."""

    def endpoints(self) -> list[Endpoint]:
        """All there are: one."""
        return [Endpoint("POST", "/api/lessons", self.lesson, {200: LessonNow}, AskLesson, largest=_LARGEST)]

    async def lesson(self, asked: Asked[AskLesson]) -> Answer:
        """A lesson after some moves of the learner's."""
        guide = guide_to(asked.body.game)
        wanted = asked.body.lesson
        lesson = next((lesson for lesson in guide if wanted in ("", lesson.name)), None)
        if lesson is None:
            raise NotThere("no-such-lesson", game=asked.body.game, lesson=wanted)
        moves, refused = asked.body.moves, None
        try:
            told = await asyncio.to_thread(told_after, lesson, moves)
        except IllegalMove as error:  # who learns tries things: the request itself was a good one
            told = await asyncio.to_thread(told_after, lesson, moves[:-1]) | {"events": []}
            refused = words_of(error, asked.request)
        return 200, {"lessons": [one.name for one in guide], "lesson": lesson.name, "refused": refused, **told}


def told_after(lesson: Lesson, moves: list[str]) -> dict[str, Any]:
    """What is told of a lesson after some moves; the last may be one that is not wanted."""
    going = Going(lesson)
    events: list[dict[str, Any]] = []
    for move in moves:
        if going.aside or going.done >= len(lesson.steps):
            raise Malformed("lesson-past-its-end")
        events = going.make(move)
    return going.told() | {"events": events}


class Going:
    """A lesson being played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.play = Play(_row_of(lesson))
        self.done = 0
        self.aside = False
        self.play.open(self.play.eye_of(lesson.seat))

    def make(self, move: str) -> list[dict[str, Any]]:
        """The learner's move and what answers it, as events; none if it is not the one wanted."""
        self.play.check(self.lesson.seat, move)
        step = self.lesson.steps[self.done]
        self.aside = not fits(step.wanted, move)
        if self.aside:
            return []
        self.done += 1
        events = [self._happen(move)]
        for patterns in step.then:
            answer = first_of(patterns, self.play.match.legal())
            assert answer is not None, (self.lesson.name, patterns)  # a test plays every guide
            events.append(self._happen(answer))
        return events

    def _happen(self, move: str) -> dict[str, Any]:
        happened: Step = self.play.follow(Event(self.play.version + 1, MOVE, self.play.actor, time.time(), move=move))
        # a draw follows at once: what may be done is told with it
        now = None if self.play.match.actor == "chance" else self._now()
        return event_shown(self.play, happened, [self.lesson.seat], now)

    def _now(self) -> dict[str, Any]:
        return now_shown(self.play, Talks(), None, [self.lesson.seat], time.time()) | {"undo": None}

    def told(self) -> dict[str, Any]:
        """How far it is."""
        seat, steps = self.lesson.seat, self.lesson.steps
        choices = self.play.choices()
        legal = moves_of(choices[seat]) if seat in choices else []
        state = state_shown(self.play, Talks(), None, [seat], [], None, time.time())
        return {
            "seat": str(seat),
            "step": self.done,
            "steps": len(steps),
            "aside": self.aside,
            "show": first_of(steps[self.done].wanted, legal) if self.done < len(steps) else None,
            "state": state | {"undo": None},
        }


def _row_of(lesson: Lesson) -> Row:
    """A table where the lesson is played, of which nobody else ever hears."""
    game = lesson.position["game"]
    seats = len(Game(game).match(lesson.position).seats)
    return Row(
        id=lesson.name,
        game=game,
        options={},
        opener="",
        opened=0.0,
        join_code="",
        watch_code="",
        secret="",
        seats=[Seat(seat, "me") for seat in range(1, seats + 1)],
        phase=OVER,
        start=lesson.position,
    )

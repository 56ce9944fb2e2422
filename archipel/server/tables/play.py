"""A match being played at a table: its moves and draws as numbered events, and who has seen what of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from archipel.games.described import Described
from archipel.games.reading import Position
from archipel.match import Game
from archipel.server.refusals import NotNow
from archipel.server.storage.records import MOVE, UNDO, Event, Row
from archipel.server.tables.choices import Choices, choices_of
from archipel.telling import HIDDEN, UNKNOWN, told_move

Eye = int | None
"""Who looks: a seat, or None for what everybody may see."""
Told = dict[str, Any]

CHANCE = "chance"


@dataclass(slots=True)
class Step:
    """An event, and what each eye that was open saw of it."""

    event: Event
    shown: Described | None = None
    """The move as it is shown; the same for all tables where it is made likewise."""
    hidden: dict[Eye, str] | None = None
    """How the move reads to those who may not know it; None if everybody may."""
    turn: int | None = None
    """Whose turn it was before, where that matters: of the last move."""
    taken: int = 0
    changes: dict[Eye, Position] = field(default_factory=dict)
    """What was new to each eye; forgotten once everybody has been told."""

    def read_by(self, eye: Eye, *, over: bool) -> str | None:
        """The move as an eye may read it; when the match is over, all of it."""
        if over or self.hidden is None:
            return self.event.move
        return self.hidden.get(eye, self.event.move)

    def told(self, game: str, eye: Eye, *, over: bool) -> Told:
        """The event as an eye may read it."""
        return self.told_as(game, self.read_by(eye, over=over))

    def told_as(self, game: str, move: str | None) -> Told:
        """The event as it is told to those who may read its move so."""
        event = self.event
        told: Told = {
            "version": event.version,
            "kind": event.kind,
            "seat": None if event.seat is None else str(event.seat),
            "at": event.at,
        }
        if event.kind == UNDO:
            return told | {"to": event.kept, "taken": self.taken}
        assert move is not None
        assert self.shown is not None
        parts = self.shown.parts
        if move.endswith(HIDDEN):
            parts = dict.fromkeys(parts, UNKNOWN)
        message, arguments = told_move(game, move, parts)
        return told | {"move": move, "parts": parts, "told": {"message": message, "arguments": arguments}}


def _news(before: Position, now: Position) -> Position:
    """The keys of a view that have changed; most have not, and are the very same objects."""
    return {key: value for key, value in now.items() if (old := before.get(key)) is not value and old != value}


class Play:
    """The match of a table.

    What is played here is not yet stored: whoever plays stores the events, and if that fails forgets this and reads
    the table again.
    """

    def __init__(self, row: Row) -> None:
        assert row.start is not None
        game = Game(row.game)
        self.table = row.id
        self.game = row.game
        self.match = game.match(row.start)
        self.match.seed = row.seed
        self.secrets = game.definition.secrets
        self.seats = tuple(range(1, len(row.seats) + 1))
        self.history: list[Step] = []
        """Every event; `line` has those whose moves still stand."""
        self.line: list[Step] = []
        self.ids: dict[str, int] = {}
        self._shared: Position = {}
        """What all eyes see alike."""
        self._known: dict[Eye, Position] = {}
        """What each open eye sees besides."""
        self._choices: tuple[int, dict[int, Choices]] | None = None
        self._last: dict[int | None, int] = {}
        """Where in `line` each seat's last move is."""

    @property
    def version(self) -> int:
        """How many events there have been."""
        return len(self.history)

    @property
    def actor(self) -> int | None:
        """The seat that is to move, None when it is over or a draw is due."""
        actor = self.match.actor
        return None if actor in (None, CHANCE) else int(actor)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        turn: int = self.shared_view["turn"]
        return turn

    @property
    def shared_view(self) -> Position:
        """The part of the views that all see alike."""
        if not self._shared:
            self._shared, _ = self.match.seen(())
        return self._shared

    # ---- who looks -----------------------------------------------------------------------------------------

    def eye_of(self, seat: int | None) -> Eye:
        """Whose eyes a seat sees with: where nothing is secret, everybody's."""
        return seat if self.secrets else None

    def open(self, eye: Eye) -> Position:
        """What an eye sees now; it is kept up to date until it is closed."""
        if eye not in self._known:
            self._shared, known = self.match.seen([eye])
            self._known |= known
        return self._shared | self._known[eye]

    def close_all_but(self, eyes: Iterable[Eye]) -> None:
        """Nobody looks with the other eyes any more."""
        kept = set(eyes)
        self._known = {eye: known for eye, known in self._known.items() if eye in kept}

    def _look(self) -> dict[Eye, Position]:
        """What is new to each open eye: the keys of its view that have changed."""
        shared, known = self._shared, self._known
        self._shared, self._known = self.match.seen(known)
        if self.match.over:
            return {eye: _news(shared | secrets, self._shared) for eye, secrets in known.items()}
        news = _news(shared, self._shared)
        return {eye: news if now is known[eye] else news | _news(known[eye], now) for eye, now in self._known.items()}

    # ---- moves ---------------------------------------------------------------------------------------------

    def follow(self, event: Event) -> Step:
        """The next event happens, and everybody sees it."""
        if event.kind == UNDO:
            step = Step(event)
            self._take_back(step)
        else:
            assert event.move is not None
            step = self._step(event)
            step.turn = self.turn
            self.match.play(event.move)
            self._note(step)
        step.changes = self._look()
        return step

    def choices(self) -> dict[int, Choices]:
        """The legal moves, by the seats that may make them; none while a draw is due."""
        if self._choices is None or self._choices[0] != self.version:
            self._choices = (self.version, {} if self.actor is None else choices_of(self.match))
        return self._choices[1]

    def check(self, seat: int, move: str) -> None:
        """Refuse a move that is not legal, or not the seat's.

        Whether it is the seat's turn to do anything comes first: why a move is not legal to somebody else may tell what
        that one holds.
        """
        if seat not in self.choices() or self.match.mover(move) != str(seat):
            raise NotNow("not-your-move", actor=self.match.actor or "none")

    def move(self, seat: int, move: str, move_id: str | None, now: float) -> list[Step]:
        """A seat's move, which was checked, and the draws that follow it."""
        return [self._make(move, seat, move_id, now), *self.draw(now)]

    def draw(self, now: float) -> list[Step]:
        """The draws that are due."""
        steps = []
        while self.match.actor == CHANCE:
            steps.append(self._make(self.match.drawn(), None, None, now))
        return steps

    def leads_to_draw(self, move: str) -> bool:
        """Whether a draw comes right after a legal move."""
        ahead = self.match.copy()
        ahead.play(move)
        return ahead.actor == CHANCE

    def _make(self, move: str, seat: int | None, move_id: str | None, now: float) -> Step:
        return self.follow(Event(self.version + 1, MOVE, seat, now, move=move, move_id=move_id))

    def _step(self, event: Event) -> Step:
        """An event about to happen, with what it means."""
        assert event.move is not None
        hidden: dict[Eye, str] | None = None
        if event.seat is None and self.secrets:
            seen = {eye: self.match.move_seen(event.move, eye) for eye in (None, *self.seats)}
            hidden = {eye: text for eye, text in seen.items() if text != event.move} or None
        return Step(event, self.match.described(event.move), hidden)

    def _note(self, step: Step) -> None:
        self.history.append(step)
        self._last[step.event.seat] = len(self.line)
        self.line.append(step)
        if step.event.move_id is not None:
            self.ids[step.event.move_id] = step.event.version

    # ---- taking back ---------------------------------------------------------------------------------------

    def last_move_of(self, seat: int) -> int | None:
        """Where in `line` a seat's last move is; None if it has made none."""
        return self._last.get(seat)

    def undo(self, seat: int, kept: int, now: float) -> Step:
        """Take back all but the first so many moves."""
        return self.follow(Event(self.version + 1, UNDO, seat, now, kept=kept))

    def _take_back(self, step: Step) -> None:
        kept = step.event.kept or 0
        step.taken = len(self.line) - kept
        self.match.back_to(kept)
        del self.line[kept:]
        self._last = {earlier.event.seat: place for place, earlier in enumerate(self.line)}
        self.history.append(step)

    # ---- what was stored -----------------------------------------------------------------------------------

    def replay(self, events: Iterable[Event]) -> None:
        """Go through events that happened before anybody looked."""
        for event in events:
            if event.kind == UNDO:
                self._take_back(Step(event))
            else:
                assert event.move is not None
                step = self._step(event)
                self.match.play(event.move)
                self._note(step)
        self._shared, self._known = {}, {}

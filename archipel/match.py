"""A match: a game being played, move by move."""

from __future__ import annotations

import os
import secrets
import threading
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache, cached_property
from math import gcd
from operator import attrgetter
from typing import Any

from archipel import matchfile
from archipel.compiling import prepare
from archipel.errors import ArchipelError, IllegalMove, OptionError, Reason
from archipel.games.actors import CHANCE, NOBODY, actor_text
from archipel.games.catalogue import definition
from archipel.games.definition import Definition
from archipel.games.described import Described
from archipel.games.keys import Followed
from archipel.games.reading import Position, shown
from archipel.rules import Batch, batch, clone, numbers, snapshot, store
from archipel.seeds import draw, draw_weighted, seed_text

SPECTATOR = 255
"""A seat nobody has, for what everybody may see."""


class Game:
    """One of the games, to start matches of.

    >>> game = Game("the-island")
    >>> match = game.start(seats=2, seed=7)
    >>> match.actor, len(match.legal())
    ('1', 400)
    """

    def __init__(self, name: str) -> None:
        self.definition: Definition = definition(name)
        self.name = self.definition.name

    def __repr__(self) -> str:
        return f"archipel.game({self.name!r})"

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may play."""
        return self.definition.seats

    @property
    def options(self) -> Position:
        """Every option with its default."""
        return {
            name: value.copy() if isinstance(value, list) else value for name, value in self.definition.options.items()
        }

    def start(self, *, seed: int | str | None = None, **options: Any) -> Match:
        """A new match, dealt by the seed.  `seats` must be named, other options may be."""
        if "seats" not in options:
            raise OptionError("seats", "option-seats-needed", known=", ".join(map(str, self.seats)))
        game = self.definition
        prepare(game)
        text = seed_text(seed)
        state = game.state()
        game.read_options(state, {name: list(v) if isinstance(v, tuple) else v for name, v in options.items()})
        luck = game.draws()
        for n, total in enumerate(game.draw_totals(state)):
            luck.drawn[n] = draw(text, ["setup", n], total)
        states, draws = batch(game.state), batch(game.draws)
        store(states, 0, state)
        store(draws, 0, luck)
        game.doors.deal_at(states, draws, 0)
        return Match(self, snapshot(states), text)

    def match(self, position: Mapping[str, Any], seed: int | str | None = None) -> Match:
        """A match from any position; a `PositionError` names what is wrong with it."""
        prepare(self.definition)
        return Match(self, self.definition.read(position), seed_text(seed))


class _Room(threading.local):
    """Room for the rules of a game to write into: whoever has them do so reads it at once, so a thread needs one."""

    def __init__(self, game: Definition) -> None:
        self.moves = batch(game.moves)
        self.veiled = batch(game.state)


@cache
def _room_for(game: Definition) -> _Room:
    return _Room(game)


class Match:
    """A match being played.  Moves are texts, positions and views plain JSON objects."""

    def __init__(self, game: Game, start: Any, seed: str | None) -> None:
        self.game = game
        self.seed = seed
        self._game = game.definition
        self._doors = game.definition.doors
        self._room = _room_for(self._game)
        self._states = batch(self._game.state)
        store(self._states, 0, start)
        self._first = clone(self._states)
        self._moves: list[int] = []
        self._texts: list[str] = []
        self._thawed: Any = None
        self._acting: int | None = None
        """Who moves now, once somebody has asked."""
        self._open = Followed(self._game.open_keys(start))
        self._secrets: dict[int | None, tuple[int, Followed]] = {}
        """Each seat's number, and what it may know of the secrets."""

    def __repr__(self) -> str:
        return f"<{self.game.name} match, {len(self._moves)} moves, {self.actor or 'nobody'} to move>"

    # ---- who, what -----------------------------------------------------------------------------------------

    @property
    def actor(self) -> str | None:
        """Who moves now: a seat, `"chance"`, or None when it is over."""
        return actor_text(self._actor())

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._actor() == NOBODY

    @property
    def moves(self) -> list[str]:
        """The moves so far."""
        return list(self._texts)

    @property
    def options(self) -> Position:
        """How this match is played."""
        return self._game.write_options(self._start)

    @property
    def seats(self) -> list[str]:
        """The seats, in playing order."""
        return list(self._seats)

    def start_position(self) -> Position:
        """The position the match started from."""
        return self._game.write(self._start)

    def position(self) -> Position:
        """The position now, secrets and all."""
        return self._game.write(self._now())

    def view(self, seat: str | int | None) -> Position:
        """What a seat may know, or a spectator for None."""
        self._doors.veil_at(self._states, 0, self._veiled, 0, self._seat(seat))
        return self._game.write(snapshot(self._veiled))

    def views(self, seats: Iterable[int | None]) -> dict[int | None, Position]:
        """What several seats may know, at a little more than the cost of one; to be read only."""
        shared, known = self.seen(seats)
        return {seat: shared | secrets for seat, secrets in known.items()}

    def seen(self, seats: Iterable[int | None]) -> tuple[Position, dict[int | None, Position]]:
        """The keys of a view that all see alike, and those by which the views of several seats differ.

        They are to be read only, and share with those of before what has not changed since.  In the end all see all.
        """
        if self.over:
            return self._game.write(self._now()), {seat: {} for seat in seats}
        shared = self._open.look(self._states)
        if not self._game.secrets:
            return shared, {seat: {} for seat in seats}
        return shared, {seat: self._secrets_known(seat) for seat in seats}

    def _secrets_known(self, seat: int | None) -> Position:
        """What a seat may know of the secrets."""
        known = self._secrets.get(seat)
        if known is None:
            assert self._game.secret_keys is not None
            known = self._secrets[seat] = (self._seat(seat), Followed(self._game.secret_keys))
        number, secrets = known
        self._doors.veil_at(self._states, 0, self._veiled, 0, number)
        return secrets.look(self._veiled)

    def moves_seen(self, seat: str | int | None) -> list[str]:
        """The moves so far as a seat may read them: a draw that went unseen into another's hand ends in `?`."""
        watcher = self._seat(seat)
        if self.over:
            return self.moves
        states = clone(self._first)
        seen = []
        for move in self._moves:
            seen.append(self._game.text_seen(snapshot(states), move, watcher))
            self._doors.play_at(states, 0, move)
        return seen

    def move_seen(self, move: str, seat: str | int | None) -> str:
        """A move that could be made now, as a seat may read it once it is made (C-4.3)."""
        return self._game.text_seen(self._now(), self._code(move), self._seat(seat))

    # ---- moves ---------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The legal moves of the actor, sorted; none when it is over."""
        count = self._doors.legal_at(self._states, self._buffer, 0)
        return sorted(map(self._game.text_of, numbers(self._buffer, 0, "code", count)))

    def chances(self) -> dict[str, Fraction]:
        """Each outcome of chance with its probability."""
        weights = self._weights()
        total = sum(weights.values())
        return {text: Fraction(weight, total) for text, weight in weights.items()}

    def mover(self, move: str) -> str:
        """Who may make a legal move."""
        return self.mover_named(self._game.named_seat(self._check(move)))

    def mover_named(self, named: int | None) -> str:
        """Who may make a legal move that names a seat for that, or none."""
        mover = self.actor if named is None else actor_text(named)
        assert mover is not None
        return mover

    def choices(self) -> list[Described]:
        """The legal moves in order: all there is to show."""
        count = self._doors.legal_at(self._states, self._buffer, 0)
        found = self._game.descriptions.of(self._now(), numbers(self._buffer, 0, "code", count))
        found.sort(key=attrgetter("text"))
        return found

    def describe(self, move: str) -> dict[str, str]:
        """A move in parts: `verb`, `piece`, `from`, `to` and so on, for whoever shows it."""
        return self.described(move).parts

    def described(self, move: str) -> Described:
        """A move as it is shown."""
        (described,) = self._game.descriptions.of(self._now(), [self._code(move)])
        return described

    def play(self, move: str) -> None:
        """Play a move; an `IllegalMove` says why it may not be, and nothing is changed."""
        self._do(self._check(move), move)

    def roll(self) -> str:
        """Draw an outcome for chance, play it and return it."""
        move = self.drawn()
        self._do(self._code(move), move)
        return move

    def drawn(self) -> str:
        """The outcome for chance that `roll` would play; without a seed, another each time."""
        weights = self._weights()
        common = gcd(*weights.values())
        odds = [weight // common for weight in weights.values()]
        if self.seed is None:
            drawn = secrets.randbelow(sum(odds))
            index = next(i for i in range(len(odds)) if drawn < sum(odds[: i + 1]))
        else:
            index = draw_weighted(self.seed, self._texts, odds)
        return list(weights)[index]

    def undo(self) -> str:
        """Take back the last move, a draw included, and return it."""
        if not self._moves:
            raise ArchipelError("nothing-to-undo")
        undone = self._texts[-1]
        self.back_to(len(self._moves) - 1)
        return undone

    def back_to(self, count: int) -> None:
        """Take back all but the first so many moves."""
        del self._moves[count:], self._texts[count:]
        self._thawed = self._acting = None
        self._states = clone(self._first)
        for move in self._moves:
            self._doors.play_at(self._states, 0, move)

    # ---- the end, and files --------------------------------------------------------------------------------

    def scores(self) -> dict[str, int]:
        """Each seat's points, when it is over."""
        if not self.over:
            return {}
        return {seat: self._doors.score_at(self._states, 0, int(seat) - 1) for seat in self.seats}

    def winners(self) -> list[int]:
        """The seats that have won, when it is over; several if they share it."""
        if not self.over:
            return []
        return [int(seat) for seat in self.seats if self._doors.won_at(self._states, 0, int(seat) - 1)]

    def copy(self) -> Match:
        """Another match at the same point."""
        twin = Match(self.game, self._start, self.seed)
        twin._states = clone(self._states)
        twin._moves, twin._texts = list(self._moves), list(self._texts)
        return twin

    def record(self) -> dict[str, Any]:
        """The match as the object a match file holds (C-5.1)."""
        result = {"scores": self.scores(), "winners": self.winners()} if self.over else None
        return {
            "archipel": matchfile.VERSION,
            "game": self.game.name,
            "options": self.options,
            "seed": self.seed,
            "start": self.start_position(),
            "moves": self.moves,
            "result": result,
        }

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file, whole or not at all."""
        matchfile.write(path, self.record())

    # ---- inside --------------------------------------------------------------------------------------------

    @property
    def _start(self) -> Any:
        """The state the match started with."""
        return snapshot(self._first)

    @property
    def _buffer(self) -> Batch[Any]:
        return self._room.moves

    @property
    def _veiled(self) -> Batch[Any]:
        return self._room.veiled

    @cached_property
    def _seats(self) -> dict[str, int]:
        """The seats' numbers by their names."""
        return {str(seat + 1): seat for seat in range(self.options["seats"])}

    def _actor(self) -> int:
        """Who moves now: asked for many times at each moment, so the rules are asked once."""
        if self._acting is None:
            self._acting = self._doors.actor_at(self._states, 0)
        return self._acting

    def _seat(self, seat: str | int | None) -> int:
        if seat is None:
            return SPECTATOR
        if isinstance(seat, (str, int)) and not isinstance(seat, bool) and str(seat) in self._seats:
            return self._seats[str(seat)]
        raise ArchipelError("no-such-seat", value=shown(seat), known=", ".join(self.seats))

    def _weights(self) -> dict[str, int]:
        """The outcomes of chance and their weights, in the order of `legal()`."""
        if self._actor() != CHANCE:
            raise ArchipelError("not-chance", actor=self.actor or "none")
        count = self._doors.legal_at(self._states, self._buffer, 0)
        outcomes = map(self._game.text_of, numbers(self._buffer, 0, "code", count))
        return dict(sorted(zip(outcomes, numbers(self._buffer, 0, "weight", count), strict=True)))

    def _code(self, move: str) -> int:
        code = self._game.move_of(move) if isinstance(move, str) else None
        if code is None:
            raise IllegalMove(shown(move), None, Reason("not-a-move"))
        return code

    def _check(self, move: str) -> int:
        """The number of a legal move."""
        code = self._code(move)
        refusal = self._doors.refuse_at(self._states, self._buffer, 0, code)
        if refusal:
            rule, message = self._game.refusal_of(refusal)
            raise IllegalMove(move, rule, Reason(message, **self._game.parts_of(self._now(), code)))
        return code

    def _now(self) -> Any:
        """The state now as an object, to be read only: it is made once for each move."""
        if self._thawed is None:
            self._thawed = snapshot(self._states)
        return self._thawed

    def _do(self, code: int, text: str) -> None:
        self._doors.play_at(self._states, 0, code)
        self._thawed = self._acting = None
        self._moves.append(code)
        self._texts.append(text)


def load(path: str | os.PathLike[str]) -> Match:
    """The match in a file; a `FileError` if it is none, or breaks off, or breaks the rules."""
    return matchfile.replayed(matchfile.read(path), os.fspath(path))

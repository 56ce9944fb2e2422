"""Section 9: reading a position."""

from __future__ import annotations

from functools import partial

from archipel.errors import PositionError
from archipel.games.islet.doors import DOORS
from archipel.games.islet.facts import MOST_PUTS, NONE, TILES_TRIMMED
from archipel.games.islet.invariants import EXPLORING, check_cards, check_eggs, check_tiles
from archipel.games.islet.options import read_options
from archipel.games.islet.pieces import (
    cell_called,
    read_bag,
    read_birds,
    read_cards,
    read_cells,
    read_eggs,
    read_guarantees,
    read_hands,
    read_piles,
)
from archipel.games.islet.soundness import Fault
from archipel.games.islet.state import NO_ROUND, Ending, Moves, Phase, State
from archipel.games.islet.writing import ENDING_NAMES, NAME, PHASE_NAMES, actor_of
from archipel.games.reading import Position, a_list, a_name, a_number, check_actor, is_due, opened, options_of, shown
from archipel.rules import batch, snapshot, store

# fmt: off
KEYS = (
    "actor", "bag", "birds", "cards", "cells", "eggs", "final_round", "free_eggs", "game", "guarantees", "hands",
    "last_put", "options", "phase", "puts", "quiet", "round", "trail", "turn",
)
# fmt: on
KEYS_ALONE = ("ending", "shown", "trims_left", "unseen")
PHASES_ALONE = (Phase.PERCH, Phase.TRIM, Phase.REVEAL)
_MOST_ROUNDS = 2**30
"""More than any match has, and half of what a state can count to."""


def read(position: object) -> State:
    """The state a position describes; a `PositionError` if it cannot be."""
    s, fault = _linked(_transcribe(position, view=False))
    if fault != Fault.NONE:
        raise PositionError(*_FAULTS[fault])
    check_actor(position, actor_of(s))
    return s


def read_view(view: object) -> State:
    """The veiled state a view describes: a position in which secrets may be `"?"`."""
    return _linked(_transcribe(view, view=True))[0]


def _transcribe(given: object, *, view: bool) -> State:
    """Each key by itself, and those that bound each other's numbers."""
    position = opened(given, NAME, KEYS + KEYS_ALONE)
    s = State()
    options_of("options", partial(read_options, s), position.get("options", {}))
    s.phase = PHASE_NAMES.index(a_name("phase", position["phase"], PHASE_NAMES))
    s.turn = a_number("turn", position.get("turn", 1), 1, s.seats) - 1
    if s.seats > 1:
        _check_not_alone(s, position)
    read_cells(s, position.get("cells", {}))
    read_bag(s, position.get("bag", {}))
    read_hands(s, position.get("hands", {}), view=view)
    read_cards(s, position.get("cards", {}))
    read_guarantees(s, position.get("guarantees", {}))
    read_birds(s, position.get("birds", {}))
    read_eggs(s, position)
    read_piles(s, position)
    _read_moment(s, position)
    _read_rounds(s, position)
    check_tiles(s)
    check_cards(s)
    check_eggs(s)
    return s


def _check_not_alone(s: State, position: Position) -> None:
    """Section 8: what is only in a game alone."""
    for key in KEYS_ALONE:
        if key in position:
            raise PositionError(key, "position-only-alone")
    if s.phase in PHASES_ALONE:
        raise PositionError("phase", "position-no-decision")


def _read_moment(s: State, position: Position) -> None:
    """What is going on, each only in its phases."""
    s.last_put = NONE
    if is_due(position, "last_put", now=s.phase == Phase.EXPLORE):
        s.last_put = cell_called(s, "last_put", position["last_put"])
    trimming = s.phase == Phase.TRIM
    most = TILES_TRIMMED if trimming else 0
    s.trims_left = a_number("trims_left", position.get("trims_left", most), int(trimming), most)
    if is_due(position, "ending", now=s.phase == Phase.OVER and s.seats == 1):
        names = {name: ending for ending, name in ENDING_NAMES.items()}
        s.ending = names[a_name("ending", position["ending"], names)]
    _read_puts(s, position)
    _read_trail(s, position)


def _read_puts(s: State, position: Position) -> None:
    """IS-5.4: a fourth tile ends the placing; IS-7.5: a game that is lost alone leaves the number as it is."""
    exploring = s.phase in EXPLORING
    most = MOST_PUTS if exploring or s.ending == Ending.LOST else 0
    if s.phase == Phase.EXPLORE:
        most -= 1
    s.puts = a_number("puts", position.get("puts", int(exploring)), int(exploring), most)


def _read_trail(s: State, position: Position) -> None:
    """IS-6.3: in a move, cells that the bird has stood on, its own last."""
    s.trail[:] = NONE
    trail = [cell_called(s, "trail", name) for name in a_list("trail", position.get("trail", []))]
    if s.phase != Phase.MOVE:
        if trail:
            raise PositionError("trail", "position-not-now")
        return
    if "trail" not in position:
        trail = [s.bird[s.turn]]
    if trail[-1:] != [s.bird[s.turn]]:
        raise PositionError("trail", "position-trail-end")
    if len(set(trail)) < len(trail):
        raise PositionError("trail", "position-twice", value=shown(position["trail"]))
    s.trail_length = len(trail)
    for i, cell in enumerate(trail):
        s.trail[i] = cell


def _read_rounds(s: State, position: Position) -> None:
    """IS-7.1 to IS-7.3; IS-8.8: alone no round is the final one, and nothing counts the quiet turns."""
    s.round = a_number("round", position.get("round", 1), 1, _MOST_ROUNDS)
    s.final_round = NO_ROUND
    if position.get("final_round") is not None:
        if s.seats == 1:
            raise PositionError("final_round", "position-not-alone")
        s.final_round = a_number("final_round", position["final_round"], s.round, _MOST_ROUNDS)
    s.quiet = a_number("quiet", position.get("quiet", 0), 0, 0 if s.seats == 1 else _MOST_ROUNDS)


def _linked(s: State) -> tuple[State, Fault]:
    """The state with its cells linked, and what the rules find wrong with it."""
    states, moves = batch(State), batch(Moves)
    store(states, 0, s)
    fault = Fault(DOORS.settle_at(states, moves, 0))
    return snapshot(states), fault


_FAULTS: dict[Fault, tuple[str, str]] = {
    Fault.NO_DECISION: ("phase", "position-no-decision"),
    Fault.TWO_BIRDS: ("birds", "position-two-birds"),
    Fault.ALL_LAID: ("phase", "position-all-laid"),
}

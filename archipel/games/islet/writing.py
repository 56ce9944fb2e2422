"""Section 9: a state as the JSON object of a position, or of a view if it is veiled."""

from __future__ import annotations

from archipel.games.actors import actor_text
from archipel.games.islet.facts import NESTS, NONE, UNKNOWN
from archipel.games.islet.notation import (
    ISLET_NAMES,
    KIND_NAMES,
    NEST_NAMES,
    RESOURCE_NAMES,
    SEA,
    TERRAIN_NAMES,
    cell_name,
)
from archipel.games.islet.options import write_options
from archipel.games.islet.state import NO_ROUND, Ending, Phase, Pile, State
from archipel.games.islet.turn import actor
from archipel.games.keys import Keys
from archipel.games.notation import spelt
from archipel.games.reading import Position
from archipel.rules import plain

NAME = "islet"
PHASE_NAMES = [spelt(phase) for phase in Phase]
ENDING_NAMES = {Ending.WON: "won", Ending.LOST: "lost"}
UNSEEN = "?"


def write(s: State) -> Position:
    """A state, whole or veiled, as a position or a view."""
    written = dict(sorted((_TABLE.written(s) | SECRET.written(s)).items()))
    return written if s.seats > 1 else written | _ALONE.written(s)


def open_keys(s: State) -> Keys:
    """The part of a position that everybody sees; alone there is more of it."""
    return _TABLE if s.seats > 1 else _TABLE_ALONE


def actor_of(s: State) -> str | None:
    """Who moves now, as positions have it."""
    return actor_text(plain(actor)(s))


def _write_pile(s: State, pile: int) -> list[int]:
    return [card for card, where in enumerate(s.pile, 1) if where == pile]


def _write_cell(s: State, cell: int) -> str | None:
    return cell_name(s.place[cell]) if cell != NONE else None


def _write_tile(s: State, cell: int) -> list[str | int]:
    terrain, nest = divmod(s.kind[cell], NESTS)
    return [TERRAIN_NAMES[terrain], NEST_NAMES[nest], s.level[cell]]


def _write_hand(s: State, seat: int) -> list[str]:
    tiles = [name for kind, name in enumerate(KIND_NAMES) for _ in range(s.hands[seat, kind])]
    return sorted(tiles) + [UNSEEN] * s.hands[seat, UNKNOWN]


def _write_cards(s: State, seat: int) -> dict[str, int]:
    return {name: s.cards[seat, resource] for resource, name in enumerate(RESOURCE_NAMES) if s.cards[seat, resource]}


def _write_guarantees(s: State, seat: int) -> list[list[str | bool]]:
    """Sorted by resource, fresh before spent."""
    return sorted(
        [name, spent]
        for resource, name in enumerate(RESOURCE_NAMES)
        for spent, held in ((False, s.fresh), (True, s.spent))
        for _ in range(held[seat, resource])
    )


def _seats(s: State) -> dict[str, int]:
    return {str(seat + 1): seat for seat in range(s.seats)}


_TABLE = Keys(
    State,
    {
        "actor": actor_of,
        "birds": lambda s: {name: _write_cell(s, s.bird[seat]) or SEA for name, seat in _seats(s).items()},
        "cards": lambda s: {name: _write_cards(s, seat) for name, seat in _seats(s).items()},
        "cells": lambda s: {cell_name(s.place[cell]): _write_tile(s, cell) for cell in range(s.cells)},
        "eggs": lambda s: {cell_name(s.place[cell]): s.egg[cell] + 1 for cell in range(s.cells) if s.egg[cell] != NONE},
        "final_round": lambda s: s.final_round if s.final_round != NO_ROUND else None,
        "free_eggs": lambda s: {name: s.free_eggs[seat] for name, seat in _seats(s).items()},
        "game": lambda _: NAME,
        "guarantees": lambda s: {name: _write_guarantees(s, seat) for name, seat in _seats(s).items()},
        "last_put": lambda s: _write_cell(s, s.last_put),
        "options": write_options,
        "phase": lambda s: PHASE_NAMES[s.phase],
        "puts": lambda s: s.puts,
        "quiet": lambda s: s.quiet,
        "round": lambda s: s.round,
        "trail": lambda s: [cell_name(s.place[cell]) for cell in s.trail[: s.trail_length]],
        "turn": lambda s: s.turn + 1,
    },
)
_ALONE = Keys(
    State,
    {
        "ending": lambda s: ENDING_NAMES.get(Ending(s.ending)),
        "shown": lambda s: {name: _write_pile(s, islet) for islet, name in ISLET_NAMES.items()},
        "trims_left": lambda s: s.trims_left,
        "unseen": lambda s: _write_pile(s, Pile.UNSEEN),
    },
)
_TABLE_ALONE = _TABLE | _ALONE
SECRET = Keys(
    State,
    {
        "bag": lambda s: {name: s.bag[kind] for kind, name in enumerate(KIND_NAMES) if s.bag[kind]},
        "hands": lambda s: {name: _write_hand(s, seat) for name, seat in _seats(s).items()},
    },
)
"""The part of a position in which something may be hidden."""

"""Positions as JSON, written and read (section 9)."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from archipel.errors import PositionError
from archipel.games.actors import actor_text
from archipel.games.forbidden_island.doors import DOORS
from archipel.games.forbidden_island.facts import (
    ACTIONS_A_TURN,
    FLOODS_AT,
    ISLANDS,
    NONE,
    SKULL,
    START_TICKS,
    START_TILES,
    TREASURE_DRAWS,
    Ending,
    Role,
)
from archipel.games.forbidden_island.notation import CELL_NAMES, TILE_NAMES, TREASURE_NAMES
from archipel.games.forbidden_island.options import ROLE_NAMES, read_options, write_options
from archipel.games.forbidden_island.piles import (
    read_cards,
    read_flood_cards,
    write_counts,
    write_flood_cards,
    write_hand,
)
from archipel.games.forbidden_island.soundness import Fault
from archipel.games.forbidden_island.state import DISCARDED, Moves, Phase, State
from archipel.games.forbidden_island.turn import actor
from archipel.games.keys import Keys
from archipel.games.notation import spelt
from archipel.games.reading import (
    Position,
    a_flag,
    a_list,
    a_name,
    a_number,
    an_object,
    by_seat,
    check_actor,
    opened,
    options_of,
    shown,
    without_twins,
)
from archipel.rules import batch, plain, snapshot, store

NAME = "forbidden-island"
PHASE_NAMES = [spelt(phase) for phase in Phase]
ENDING_NAMES = [spelt(ending) for ending in Ending]
# fmt: off
KEYS = (
    "actions_left", "actor", "deck", "discards", "draws_left", "ending", "flood_discards", "flood_layers", "flooded",
    "floods_left", "flown", "game", "hands", "options", "pawns", "phase", "roles", "swimming", "tiles", "treasures",
    "turn", "water",
)
# fmt: on


# ---- writing -------------------------------------------------------------------------------------------------


def write(s: State) -> Position:
    """A state as a position, which is also every view of it."""
    return OPEN.written(s)


def actor_of(s: State) -> str | None:
    """Who moves now, as positions have it."""
    return actor_text(plain(actor)(s))


def _swimmers(s: State) -> list[int]:
    """FI-7.6: the seats whose pawns have no tile under them, in order from the turn's seat."""
    in_order = [(s.turn + step) % s.seats for step in range(s.seats)]
    return [seat for seat in in_order if not s.land >> s.pawn[seat] & 1]


OPEN = Keys(
    State,
    {
        "actions_left": lambda s: s.actions_left,
        "actor": actor_of,
        "deck": lambda s: write_counts(s.deck),
        "discards": lambda s: write_counts(s.discards),
        "draws_left": lambda s: s.draws_left,
        "ending": lambda s: ENDING_NAMES[s.ending] if s.ending != Ending.NONE else None,
        "flood_discards": lambda s: write_flood_cards(s, DISCARDED),
        "flood_layers": lambda s: [write_flood_cards(s, layer) for layer in range(s.layers, 0, -1)],
        "flooded": lambda s: [name for cell, name in enumerate(CELL_NAMES) if s.flooded >> cell & 1],
        "floods_left": lambda s: s.floods_left,
        "flown": lambda s: bool(s.flown),
        "game": lambda _: NAME,
        "hands": lambda s: {str(seat + 1): write_hand(s, seat) for seat in range(s.seats)},
        "options": write_options,
        "pawns": lambda s: {str(seat + 1): CELL_NAMES[s.pawn[seat]] for seat in range(s.seats)},
        "phase": lambda s: PHASE_NAMES[s.phase],
        "roles": lambda s: [ROLE_NAMES[role] for role in s.role[: s.seats]],
        "swimming": lambda s: [seat + 1 for seat in _swimmers(s)] if s.phase == Phase.SWIM else [],
        "tiles": lambda s: {CELL_NAMES[cell]: TILE_NAMES[tile] for tile, cell in enumerate(s.where) if cell != NONE},
        "treasures": lambda s: sorted(name for name, taken in zip(TREASURE_NAMES, s.taken, strict=True) if taken),
        "turn": lambda s: s.turn + 1,
        "water": lambda s: s.water,
    },
)
"""All of a position, which everybody sees."""


# ---- reading -------------------------------------------------------------------------------------------------


def read(position: object) -> State:
    """The state a position describes; a `PositionError` if it cannot be."""
    given = opened(position, NAME, KEYS)
    s, fault = _settled(_transcribe(given))
    if fault != Fault.NONE:
        raise PositionError(*_FAULTS[fault])
    _check_swimming(s, given.get("swimming", []))
    check_actor(position, actor_of(s))
    return s


def _transcribe(position: Position) -> State:
    """Each key by itself, and those that bound each other's numbers."""
    s = State()
    options_of("options", partial(read_options, s), position.get("options", {}))
    s.phase = PHASE_NAMES.index(a_name("phase", position["phase"], PHASE_NAMES))
    s.turn = a_number("turn", position.get("turn", 1), 1, s.seats) - 1
    _read_ending(s, position)
    _read_tiles(s, position)
    _read_roles(s, position.get("roles"))
    _read_pawns(s, by_seat("pawns", position.get("pawns", {}), s.seats))
    for name in without_twins("treasures", a_list("treasures", position.get("treasures", []))):
        s.taken[TREASURE_NAMES.index(a_name("treasures", name, TREASURE_NAMES))] = 1
    read_cards(s, position)
    read_flood_cards(s, position)
    _read_counters(s, position)
    s.flown = a_flag("flown", position.get("flown", False))
    return s


def _read_ending(s: State, position: Position) -> None:
    """FI-9.2: an ending exactly when it is over, and the tenth tick exactly at the skull."""
    ending = position.get("ending")
    s.ending = Ending.NONE if ending is None else ENDING_NAMES.index(a_name("ending", ending, ENDING_NAMES[1:]))
    if (s.ending != Ending.NONE) != (s.phase == Phase.OVER):
        raise PositionError("ending", "position-ending-unfit")
    s.water = a_number("water", position.get("water", START_TICKS[s.difficulty]), 1, SKULL)
    if (s.water == SKULL) != (s.ending == Ending.SKULL):
        raise PositionError("water", "position-water-skull")


def _read_tiles(s: State, position: Position) -> None:
    cells = {CELL_NAMES[cell]: cell for cell in ISLANDS[s.layout]}
    s.where[:] = NONE
    tiles = an_object("tiles", position.get("tiles", dict(zip(cells, TILE_NAMES, strict=True))))
    for name, tile in tiles.items():
        if name not in cells:
            raise PositionError("tiles", "position-not-a-cell", value=shown(name))
        number = TILE_NAMES.index(a_name("tiles", tile, TILE_NAMES))
        if s.where[number] != NONE:
            raise PositionError("tiles", "position-twice", value=shown(tile))
        s.where[number] = cells[name]
    for name in without_twins("flooded", a_list("flooded", position.get("flooded", []))):
        if not isinstance(name, str) or name not in tiles:
            raise PositionError("flooded", "position-no-tile", value=shown(name))
        s.flooded |= 1 << cells[name]


def _read_roles(s: State, given: object) -> None:
    """The roles of a position are those chosen in its options, if they are."""
    chosen = [ROLE_NAMES[role] for role in s.role[: s.seats]] if s.roles_chosen else None
    if given is None:
        given = chosen or ROLE_NAMES[: s.seats]
    names = without_twins("roles", [a_name("roles", name, ROLE_NAMES) for name in a_list("roles", given)])
    if len(names) != s.seats:
        raise PositionError("roles", "position-roles-count", seats=s.seats)
    if chosen not in (None, names):
        raise PositionError("roles", "position-roles-not-chosen")
    for seat, name in enumerate(names):
        s.role[seat] = ROLE_NAMES.index(name)


def _read_pawns(s: State, given: dict[int, Any]) -> None:
    cells = {CELL_NAMES[cell]: cell for cell in ISLANDS[s.layout]}
    s.pawn[:] = NONE
    for seat in range(s.seats):
        if seat in given:
            if not isinstance(given[seat], str) or given[seat] not in cells:
                raise PositionError("pawns", "position-not-a-cell", value=shown(given[seat]))
            s.pawn[seat] = cells[given[seat]]
        else:
            s.pawn[seat] = s.where[START_TILES[Role(s.role[seat])]]
            if s.pawn[seat] == NONE:
                raise PositionError("pawns", "position-must-be-given")


def _read_counters(s: State, position: Position) -> None:
    """FI-9.2: each within what its phase allows; at the end as the last phase left them (FI-8.3)."""
    most = _most_left(s)
    acting = s.phase == Phase.ACT
    actions = position.get("actions_left", ACTIONS_A_TURN if acting else 0)
    s.actions_left = a_number("actions_left", actions, int(acting), most.actions)
    drawing = s.phase in (Phase.BEFORE_TREASURE, Phase.TREASURE)
    if "draws_left" not in position and (drawing or s.phase == Phase.DISCARD):
        raise PositionError("draws_left", "position-must-be-given")
    draws = position.get("draws_left", TREASURE_DRAWS if acting else 0)
    s.draws_left = a_number("draws_left", draws, int(drawing), most.draws)
    flooding = s.phase in (Phase.BEFORE_FLOOD, Phase.FLOOD)
    if "floods_left" not in position and flooding:
        raise PositionError("floods_left", "position-must-be-given")
    s.floods_left = a_number("floods_left", position.get("floods_left", 0), int(flooding), most.floods)
    if s.floods_left > 0 and (s.actions_left > 0 or s.draws_left > 0):
        raise PositionError("floods_left", "position-not-now")


class _Most(NamedTuple):
    """The most there can be of what is left of a turn."""

    actions: int
    draws: int
    floods: int


def _most_left(s: State) -> _Most:
    floods = FLOODS_AT[s.water]
    match s.phase:
        case Phase.ACT | Phase.DISCARD:
            return _Most(ACTIONS_A_TURN, TREASURE_DRAWS, 0)
        case Phase.BEFORE_TREASURE | Phase.TREASURE:
            return _Most(0, TREASURE_DRAWS, 0)
        case Phase.BEFORE_FLOOD | Phase.FLOOD | Phase.SWIM:
            return _Most(0, 0, floods)
    match s.ending:
        case Ending.ESCAPED:
            return _Most(ACTIONS_A_TURN, TREASURE_DRAWS, floods)
        case Ending.SKULL:
            return _Most(0, TREASURE_DRAWS, 0)
    return _Most(0, 0, floods)


def _check_swimming(s: State, given: object) -> None:
    """FI-7.6, FI-9.1: the pawns without a tile, in order; nobody when there is nobody to choose."""
    swimming = [a_number("swimming", seat, 1, s.seats) - 1 for seat in a_list("swimming", given)]
    if swimming != (_swimmers(s) if s.phase == Phase.SWIM else []):
        raise PositionError("swimming", "position-swimming-unsound")


def _settled(s: State) -> tuple[State, Fault]:
    """The state with its tallies, and what the rules find wrong with it."""
    states, moves = batch(State), batch(Moves)
    store(states, 0, s)
    fault = Fault(DOORS.settle_at(states, moves, 0))
    return snapshot(states), fault


_FAULTS: dict[Fault, tuple[str, str]] = {
    Fault.NO_DECISION: ("phase", "position-no-decision"),
    Fault.LOST_ALREADY: ("tiles", "position-lost-already"),
    Fault.PAWN_WITHOUT_TILE: ("pawns", "position-pawn-without-tile"),
    Fault.PAWNS_APART_IN_WATER: ("pawns", "position-pawns-apart"),
    Fault.ENDING: ("ending", "position-ending-unfit"),
}

"""Section 9: positions as JSON objects, written and read."""

from __future__ import annotations

from functools import partial

from archipel.errors import PositionError
from archipel.games.actors import actor_text
from archipel.games.keys import Keys
from archipel.games.notation import spelt
from archipel.games.reading import (
    Position,
    a_list,
    a_name,
    a_number,
    an_object,
    by_seat,
    check_actor,
    is_due,
    opened,
    options_of,
)
from archipel.games.the_island.doors import DOORS
from archipel.games.the_island.facts import (
    BOATS,
    BOATS_A_COLOUR,
    CALM_ROUNDS,
    MOVES_A_TURN,
    NONE,
    SUPPLY,
    Back,
    Creature,
    Terrain,
)
from archipel.games.the_island.island import colours_in_play
from archipel.games.the_island.notation import BOX, CREATURE_NAMES
from archipel.games.the_island.options import read_options, write_options
from archipel.games.the_island.soundness import Fault
from archipel.games.the_island.state import Moves, Phase, State
from archipel.games.the_island.turn import actor
from archipel.rules import batch, plain, snapshot, store

NAME = "the-island"
PHASE_NAMES = [spelt(phase) for phase in Phase]
# fmt: off
KEYS = (
    "actor", "attack", "boats", "boats_in_hand", "calm", "die", "explorers", "game", "hands", "moves_left",
    "options", "phase", "pool", "serpents", "sharks", "sunk", "swum", "terrain", "turn", "values", "whales",
)
# fmt: on
CREATURE_KEYS = {Creature.SERPENT: "serpents", Creature.SHARK: "sharks", Creature.WHALE: "whales"}
_MOST_CALM = 2**31 - 1
_colours = plain(colours_in_play)


def actor_of(s: State) -> str | None:
    """Who moves now, as positions have it."""
    return actor_text(plain(actor)(s))


# ---- writing -------------------------------------------------------------------------------------------------


def write(s: State) -> Position:
    """A state, whole or veiled, as a position or a view."""
    written = OPEN.written(s) | SECRET.written(s)
    return {key: written[key] for key in KEYS}


def _write_attack(s: State) -> Position | None:
    if s.attack_from == NONE:
        return None
    asked = [seat + 1 for seat in s.asked[: s.asked_count]]
    return {"asked": asked, "from": BOX.cells[s.attack_from], "to": BOX.cells[s.attack_to]}


OPEN = Keys(
    State,
    {
        "actor": actor_of,
        "attack": _write_attack,
        "boats": lambda s: BOX.write_cells(s.boat),
        "boats_in_hand": lambda s: {str(seat + 1): s.boats_in_hand[seat] for seat in range(s.seats)},
        "calm": lambda s: s.calm,
        "die": lambda s: CREATURE_NAMES[s.die] if s.die != NONE else None,
        "explorers": lambda s: BOX.write_pawns(s, _colours(s)),
        "game": lambda _: NAME,
        "moves_left": lambda s: s.moves_left,
        "options": write_options,
        "phase": lambda s: PHASE_NAMES[s.phase],
        "serpents": lambda s: BOX.write_cells(s.creatures[Creature.SERPENT]),
        "sharks": lambda s: BOX.write_cells(s.creatures[Creature.SHARK]),
        "sunk": lambda s: BOX.write_cell(s.sunk),
        "swum": lambda s: BOX.write_some(s.swum),
        "terrain": BOX.write_terrain,
        "turn": lambda s: s.turn + 1,
        "whales": lambda s: BOX.write_cells(s.creatures[Creature.WHALE]),
    },
)
"""The part of a position that everybody sees."""
SECRET = Keys(
    State,
    {
        "hands": BOX.write_hands,
        "pool": BOX.write_pool,
        "values": lambda s: BOX.write_values(s, _colours(s)),
    },
)
"""The part of a position in which something may be hidden."""


# ---- reading -------------------------------------------------------------------------------------------------


def read(position: object) -> State:
    """The state a position describes; a `PositionError` if it cannot be."""
    s, fault = _counted(_transcribe(position, view=False))
    if fault != Fault.NONE:
        raise PositionError(*_FAULTS[fault])
    check_actor(position, actor_of(s))
    return s


def read_view(view: object) -> State:
    """The veiled state a view describes: a position in which secrets may be `"?"`."""
    return _counted(_transcribe(view, view=True))[0]


def _transcribe(given: object, *, view: bool) -> State:
    """Each key by itself, and those that bound each other's numbers."""
    position = opened(given, NAME, KEYS)
    s = State()
    options_of("options", partial(read_options, s), position.get("options", {}))
    s.phase = PHASE_NAMES.index(a_name("phase", position["phase"], PHASE_NAMES))
    s.turn = a_number("turn", position.get("turn", 1), 1, s.seats) - 1
    over, placing = s.phase == Phase.OVER, s.phase == Phase.PLACE_EXPLORERS
    BOX.read_terrain(s, position.get("terrain", {}))
    _read_boats(s, position)
    _read_creatures(s, position)
    BOX.read_pawns(s, position.get("explorers", {}), _colours(s), s.boat, placing=placing, over=over)
    BOX.read_values(s, position.get("values", {}), _colours(s), view=view)
    BOX.read_hands(s, position.get("hands", {}), view=view)
    BOX.read_pool(s, position.get("pool", {}))
    BOX.check_backs(s)
    _check_supply(s)
    _read_moment(s, position)
    return s


def _read_boats(s: State, position: Position) -> None:
    BOX.read_vessels(s, "boats", position.get("boats", []), s.boat)
    in_set_up = s.phase in (Phase.PLACE_EXPLORERS, Phase.PLACE_BOATS)
    most = BOATS_A_COLOUR * _colours(s) // s.seats if in_set_up else 0
    for seat, boats in by_seat("boats_in_hand", position.get("boats_in_hand", {}), s.seats).items():
        s.boats_in_hand[seat] = a_number("boats_in_hand", boats, 0, most)


def _read_creatures(s: State, position: Position) -> None:
    for creature, key in CREATURE_KEYS.items():
        cells = BOX.read_sea_cells(s, key, position.get(key, []))
        if cells.total() > SUPPLY[creature]:
            raise PositionError(key, "position-too-many", most=SUPPLY[creature])
        for cell, count in cells.items():
            s.creatures[creature, cell] = count


def _check_supply(s: State) -> None:
    """TI-1.6: no more than the box holds, what the pool can still bring counted."""
    if sum(s.boat) + sum(s.boats_in_hand) + BOX.unseen(s, Back.BOAT) > BOATS:
        raise PositionError("boats", "position-too-many-coming", most=BOATS)
    for creature, back in ((Creature.SHARK, Back.SHARK), (Creature.WHALE, Back.WHALE)):
        if sum(s.creatures[creature]) + BOX.unseen(s, back) > SUPPLY[creature]:
            raise PositionError(CREATURE_KEYS[creature], "position-too-many-coming", most=SUPPLY[creature])


def _read_moment(s: State, position: Position) -> None:
    """What is going on, each only in its phases."""
    moving = s.phase == Phase.MOVE
    most = MOVES_A_TURN if moving else 0
    s.moves_left = a_number("moves_left", position.get("moves_left", most), int(moving), most)
    BOX.read_some("swum", position.get("swum", []), _colours(s), s.swum)
    if position.get("swum") and not moving:
        raise PositionError("swum", "position-not-now")
    calm = _MOST_CALM if s.phase == Phase.OVER else CALM_ROUNDS * s.seats - 1
    s.calm = a_number("calm", position.get("calm", 0), 0, calm)
    s.sunk = NONE
    if is_due(position, "sunk", now=s.phase in (Phase.REVEAL, Phase.ABOARD)):
        s.sunk = BOX.cell("sunk", position["sunk"])
        if s.sunk not in BOX.island or s.terrain[s.sunk] != Terrain.SEA:
            raise PositionError("sunk", "position-not-sunk", value=position["sunk"])
        if s.phase == Phase.REVEAL and s.boat[s.sunk]:
            raise PositionError("boats", "position-boat-in-sunk-cell", value=position["sunk"])
    s.die = NONE
    if is_due(position, "die", now=s.phase in (Phase.CREATURE, Phase.DEFEND)):
        s.die = CREATURE_NAMES.index(a_name("die", position["die"], CREATURE_NAMES))
    _read_attack(s, position)


def _read_attack(s: State, position: Position) -> None:
    s.attack_from = s.attack_to = NONE
    s.asked[:] = NONE
    if not is_due(position, "attack", now=s.phase == Phase.DEFEND):
        return
    parts = ("from", "to", "asked")
    attack = an_object("attack", position["attack"], parts)
    if len(attack) < len(parts):
        raise PositionError("attack", "position-attack-parts")
    s.attack_from, s.attack_to = BOX.cell("attack", attack["from"]), BOX.cell("attack", attack["to"])
    asked = [a_number("attack", seat, 1, s.seats) - 1 for seat in a_list("attack", attack["asked"])]
    if not 0 < len(asked) < s.seats:
        raise PositionError("attack", "position-attack-unsound")
    s.asked_count = len(asked)
    for i, seat in enumerate(asked):
        s.asked[i] = seat


def _counted(s: State) -> tuple[State, Fault]:
    """The state with its tallies, and what the rules find wrong with it."""
    states, moves = batch(State), batch(Moves)
    store(states, 0, s)
    fault = Fault(DOORS.settle_at(states, moves, 0))
    return snapshot(states), fault


_FAULTS: dict[Fault, tuple[str, str]] = {
    Fault.NO_DECISION: ("phase", "position-no-decision"),
    Fault.NO_PLACE_FOR_EXPLORERS: ("explorers", "position-no-place-for-explorers"),
    Fault.NO_PLACE_FOR_BOATS: ("boats_in_hand", "position-no-place-for-boats"),
    Fault.NOBODY_IN_PLAY: ("explorers", "position-nobody-in-play"),
    Fault.ATTACK: ("attack", "position-attack-unsound"),
    Fault.POOL: ("pool", "position-pool-unsound"),
}

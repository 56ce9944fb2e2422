"""Section 9: positions as JSON objects, written and read."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from archipel.errors import PositionError
from archipel.games.actors import actor_text
from archipel.games.reading import Position, a_list, a_name, a_number, an_object, check_keys, options_of, shown
from archipel.games.the_island import doors
from archipel.games.the_island.explorers import colours_in_play
from archipel.games.the_island.facts import (
    BACK_COUNTS,
    BACKS,
    BOATS,
    BOATS_A_COLOUR,
    CALM_ROUNDS,
    COLOURS,
    EXPLORER_VALUES,
    EXPLORERS_A_COLOUR,
    FIRST_KEPT,
    ISLAND_CELLS,
    KINDS,
    MOVES_A_TURN,
    NONE,
    OFF_BOARD,
    SEATS_IN_A_BOAT,
    SUPPLY,
    TERRAINS,
    TILES_OF_TERRAIN,
    Back,
    Creature,
    Place,
    Terrain,
)
from archipel.games.the_island.notation import (
    BACK_NAMES,
    CELL_NAMES,
    CREATURE_NAMES,
    EXPLORER_NAMES,
    PLACE_NAMES,
    TERRAIN_NAMES,
    place_text,
    spelt,
)
from archipel.games.the_island.options import read_options, write_options
from archipel.games.the_island.soundness import Fault
from archipel.games.the_island.state import Moves, Phase, State
from archipel.games.the_island.turn import actor
from archipel.rules import batch, plain, snapshot, store

NAME = "the-island"
PHASE_NAMES = [spelt(phase) for phase in Phase]
KEYS = [
    "actor",
    "attack",
    "boats",
    "boats_in_hand",
    "calm",
    "die",
    "explorers",
    "game",
    "hands",
    "moves_left",
    "options",
    "phase",
    "pool",
    "serpents",
    "sharks",
    "sunk",
    "swum",
    "terrain",
    "turn",
    "values",
    "whales",
]
_CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}
_EXPLORERS = {name: explorer for explorer, name in enumerate(EXPLORER_NAMES)}
_PLACES = {name: place.value for place, name in PLACE_NAMES.items()}
_KINDS = [f"{terrain}/{back}" for terrain in TERRAIN_NAMES for back in BACK_NAMES]
_KIND = {name: kind for kind, name in enumerate(_KINDS) if kind % BACKS != Back.UNKNOWN}
_CREATURE_KEYS = {Creature.SERPENT: "serpents", Creature.SHARK: "sharks", Creature.WHALE: "whales"}
_MOST_CALM = 2**31 - 1


colours_of = plain(colours_in_play)


def actor_of(s: State) -> str | None:
    """Who moves now, as positions have it."""
    return actor_text(plain(actor)(s))


# ---- writing -------------------------------------------------------------------------------------------------


def write(s: State) -> Position:
    """A state, whole or veiled, as a position or a view."""
    seats = range(s.seats)
    colours = range(colours_of(s))
    playing = range(len(colours) * EXPLORERS_A_COLOUR)
    return {
        "actor": actor_of(s),
        "attack": _write_attack(s),
        "boats": [CELL_NAMES[cell] for cell, boat in enumerate(s.boat) if boat],
        "boats_in_hand": {str(seat + 1): s.boats_in_hand[seat] for seat in seats},
        "calm": s.calm,
        "die": CREATURE_NAMES[s.die] if s.die != NONE else None,
        "explorers": {EXPLORER_NAMES[explorer]: place_text(s, explorer) for explorer in playing},
        "game": NAME,
        "hands": {str(seat + 1): _write_hand(s, seat) for seat in seats},
        "moves_left": s.moves_left,
        "options": write_options(s),
        "phase": PHASE_NAMES[s.phase],
        "pool": {terrain: _write_pool(s, i) for i, terrain in enumerate(TERRAIN_NAMES)},
        "serpents": _write_creatures(s, Creature.SERPENT),
        "sharks": _write_creatures(s, Creature.SHARK),
        "sunk": CELL_NAMES[s.sunk] if s.sunk != NONE else None,
        "swum": [EXPLORER_NAMES[explorer] for explorer in playing if s.swum[explorer]],
        "terrain": {CELL_NAMES[c]: TERRAIN_NAMES[s.terrain[c]] for c in ISLAND_CELLS if s.terrain[c] < Terrain.SEA},
        "turn": s.turn + 1,
        "values": {COLOURS[colour]: _write_values(s, colour) for colour in colours},
        "whales": _write_creatures(s, Creature.WHALE),
    }


def _write_attack(s: State) -> Position | None:
    if s.attack_from == NONE:
        return None
    asked = [seat + 1 for seat in s.asked[: s.asked_count]]
    return {"asked": asked, "from": CELL_NAMES[s.attack_from], "to": CELL_NAMES[s.attack_to]}


def _write_creatures(s: State, creature: Creature) -> list[str]:
    return [CELL_NAMES[cell] for cell, count in enumerate(s.creatures[creature]) if count for _ in range(count)]


def _write_hand(s: State, seat: int) -> list[str]:
    return sorted(_KINDS[kind] for kind, count in enumerate(s.hands[seat]) if count for _ in range(count))


def _write_pool(s: State, terrain: int) -> dict[str, int]:
    first = terrain * BACKS
    unseen = {BACK_NAMES[back]: s.pool[first + back] for back in range(BACKS) if s.pool[first + back]}
    return dict(sorted(unseen.items()))


def _write_values(s: State, colour: int) -> list[Any]:
    first = colour * EXPLORERS_A_COLOUR
    return [value or "?" for value in s.value[first : first + EXPLORERS_A_COLOUR]]


# ---- reading -------------------------------------------------------------------------------------------------


def read(position: object) -> State:
    """The state a position describes; a `PositionError` if it cannot be."""
    return _sound(_transcribe(position, view=False), position)


def read_view(view: object) -> State:
    """The veiled state a view describes: a position in which secrets may be `"?"`."""
    return _counted(_transcribe(view, view=True))[0]


def _transcribe(position: object, *, view: bool) -> State:
    """Each key by itself, and those that bound each other's numbers."""
    if not isinstance(position, dict):
        raise PositionError("position", "position-not-an-object", value=shown(position))
    check_keys(position, KEYS)
    s = State()
    if position.get("game") != NAME:
        raise PositionError("game", "position-not-this-game", value=shown(position.get("game")), game=NAME)
    options_of("options", partial(read_options, s), position.get("options", {}))
    if "phase" not in position:
        raise PositionError("phase", "position-must-be-given")
    s.phase = PHASE_NAMES.index(a_name("phase", position["phase"], PHASE_NAMES))
    s.turn = a_number("turn", position.get("turn", 1), 1, s.seats) - 1
    _read_terrain(s, position.get("terrain", {}))
    _read_boats(s, position)
    _read_creatures(s, position)
    _read_explorers(s, position.get("explorers", {}))
    _read_values(s, position.get("values", {}), view)
    _read_hands(s, position.get("hands", {}), view)
    _read_pool(s, position.get("pool", {}))
    _read_moment(s, position)
    return s


def _cell(key: str, name: object) -> int:
    if not isinstance(name, str) or name not in _CELLS:
        raise PositionError(key, "position-not-a-cell", value=shown(name))
    return _CELLS[name]


def _read_terrain(s: State, given: object) -> None:
    s.terrain[:] = Terrain.SEA
    s.terrain[OFF_BOARD] = Terrain.OFF
    for name, terrain in an_object("terrain", given).items():
        cell = _cell("terrain", name)
        if cell not in ISLAND_CELLS:
            raise PositionError("terrain", "position-not-an-island-cell", value=name)
        s.terrain[cell] = TERRAIN_NAMES.index(a_name("terrain", terrain, TERRAIN_NAMES))


def _read_sea_cells(s: State, key: str, given: object) -> Counter[int]:
    cells = Counter(_cell(key, name) for name in a_list(key, given))
    for cell in cells:
        if s.terrain[cell] != Terrain.SEA:
            raise PositionError(key, "position-on-a-tile", value=CELL_NAMES[cell])
    return cells


def _read_boats(s: State, position: Position) -> None:
    for cell, count in _read_sea_cells(s, "boats", position.get("boats", [])).items():
        if count > 1:
            raise PositionError("boats", "position-two-boats", value=CELL_NAMES[cell])
        s.boat[cell] = 1
    most = BOATS_A_COLOUR * colours_of(s) // s.seats
    in_set_up = s.phase in (Phase.PLACE_EXPLORERS, Phase.PLACE_BOATS)
    for seat, boats in _by_seat(s, "boats_in_hand", position).items():
        s.boats_in_hand[seat] = a_number("boats_in_hand", boats, 0, most if in_set_up else 0)


def _by_seat(s: State, key: str, position: Position) -> dict[int, Any]:
    seats = [str(seat + 1) for seat in range(s.seats)]
    return {int(seat) - 1: value for seat, value in an_object(key, position.get(key, {}), seats).items()}


def _read_creatures(s: State, position: Position) -> None:
    for creature, key in _CREATURE_KEYS.items():
        cells = _read_sea_cells(s, key, position.get(key, []))
        if cells.total() > SUPPLY[creature]:
            raise PositionError(key, "position-too-many", most=SUPPLY[creature])
        for cell, count in cells.items():
            s.creatures[creature, cell] = count


def _read_explorers(s: State, given: object) -> None:
    s.place[:] = Place.LOST
    playing = EXPLORER_NAMES[: colours_of(s) * EXPLORERS_A_COLOUR]
    aboard: Counter[int] = Counter()
    for name, place in an_object("explorers", given, playing).items():
        explorer = _EXPLORERS[name]
        if isinstance(place, str) and place in _PLACES:
            s.place[explorer] = _PLACES[place]
            if place == "hand" and s.phase != Phase.PLACE_EXPLORERS:
                raise PositionError("explorers", "position-in-hand", value=name)
            continue
        s.aboard[explorer] = isinstance(place, str) and place.endswith("*")
        cell = _cell("explorers", place[:-1] if s.aboard[explorer] else place)
        s.place[explorer] = cell
        if s.aboard[explorer]:
            aboard[cell] += 1
            if not s.boat[cell]:
                raise PositionError("explorers", "position-no-boat", value=place)
            if aboard[cell] > SEATS_IN_A_BOAT:
                raise PositionError("explorers", "position-boat-too-full", value=place, most=SEATS_IN_A_BOAT)
        if s.phase == Phase.OVER:
            raise PositionError("explorers", "position-in-play-when-over", value=name)


def _read_values(s: State, given: object, view: bool) -> None:
    colours = COLOURS[: colours_of(s)]
    values = an_object("values", given, colours)
    for i, colour in enumerate(colours):
        dealt = a_list("values", values.get(colour, list(EXPLORER_VALUES)))
        hidden = view and dealt == ["?"] * EXPLORERS_A_COLOUR
        if not hidden and (any(type(v) is not int for v in dealt) or sorted(dealt) != list(EXPLORER_VALUES)):
            raise PositionError("values", "position-not-the-values", value=colour)
        first = i * EXPLORERS_A_COLOUR
        s.value[first : first + EXPLORERS_A_COLOUR] = [0] * EXPLORERS_A_COLOUR if hidden else dealt


def _read_hands(s: State, given: object, view: bool) -> None:
    for seat, tiles in _by_seat(s, "hands", {"hands": given}).items():
        for tile in a_list("hands", tiles):
            if view and isinstance(tile, str) and tile in _KINDS:
                kind = _KINDS.index(tile)
            elif isinstance(tile, str) and tile in _KIND:
                kind = _KIND[tile]
            else:
                raise PositionError("hands", "position-not-a-tile", value=shown(tile))
            if kind % BACKS < FIRST_KEPT:
                raise PositionError("hands", "position-not-kept", value=tile)
            if s.hands[seat, kind] == sum(TILES_OF_TERRAIN):
                raise PositionError("hands", "position-too-many", most=sum(TILES_OF_TERRAIN))
            s.hands[seat, kind] += 1


def _read_pool(s: State, given: object) -> None:
    pool = an_object("pool", given, TERRAIN_NAMES)
    left = Counter(s.terrain)
    for terrain, name in enumerate(TERRAIN_NAMES):
        if name in pool:
            unseen = an_object("pool", pool[name], [n for n in BACK_NAMES if n != "?"])
        elif left[terrain] == TILES_OF_TERRAIN[terrain]:
            unseen = {BACK_NAMES[back]: counts[terrain] for back, counts in BACK_COUNTS.items() if counts[terrain]}
        elif left[terrain] == 0:
            unseen = {}
        else:
            raise PositionError("pool", "position-pool-must-be-given", value=name)
        for back, count in unseen.items():
            s.pool[terrain * BACKS + BACK_NAMES.index(back)] = a_number("pool", count, 1, TILES_OF_TERRAIN[terrain])
    _check_supply(s)


def _check_supply(s: State) -> None:
    """No more of anything than the box holds, what the pool can still bring counted."""
    for kind in range(KINDS):
        terrain, back = divmod(kind, BACKS)
        held = sum(s.hands[seat, kind] for seat in range(s.seats))
        if back != Back.UNKNOWN and s.pool[kind] + held > BACK_COUNTS[Back(back)][terrain]:
            key = "pool" if s.pool[kind] > BACK_COUNTS[Back(back)][terrain] else "hands"
            raise PositionError(
                key, "position-too-many-backs", value=_KINDS[kind], most=BACK_COUNTS[Back(back)][terrain]
            )
    coming = {back: sum(s.pool[terrain * BACKS + back] for terrain in range(TERRAINS)) for back in Back}
    if sum(s.boat) + sum(s.boats_in_hand) + coming[Back.BOAT] > BOATS:
        raise PositionError("boats", "position-too-many-coming", most=BOATS)
    for creature, back in ((Creature.SHARK, Back.SHARK), (Creature.WHALE, Back.WHALE)):
        if sum(s.creatures[creature]) + coming[back] > SUPPLY[creature]:
            raise PositionError(_CREATURE_KEYS[creature], "position-too-many-coming", most=SUPPLY[creature])


def _read_moment(s: State, position: Position) -> None:
    """What is going on, each only in its phases."""
    moving = s.phase == Phase.MOVE
    s.moves_left = a_number(
        "moves_left",
        position.get("moves_left", MOVES_A_TURN if moving else 0),
        int(moving),
        MOVES_A_TURN if moving else 0,
    )
    swum = a_list("swum", position.get("swum", []))
    if swum and not moving:
        raise PositionError("swum", "position-not-now")
    for name in swum:
        explorer = _EXPLORERS[a_name("swum", name, EXPLORER_NAMES[: colours_of(s) * EXPLORERS_A_COLOUR])]
        if s.swum[explorer]:
            raise PositionError("swum", "position-twice", value=name)
        s.swum[explorer] = 1
    s.calm = a_number(
        "calm", position.get("calm", 0), 0, _MOST_CALM if s.phase == Phase.OVER else CALM_ROUNDS * s.seats - 1
    )
    s.sunk = NONE
    if _due(s, position, "sunk", Phase.REVEAL, Phase.ABOARD):
        s.sunk = _cell("sunk", position["sunk"])
        if s.sunk not in ISLAND_CELLS or s.terrain[s.sunk] != Terrain.SEA:
            raise PositionError("sunk", "position-not-sunk", value=position["sunk"])
        if s.phase == Phase.REVEAL and s.boat[s.sunk]:
            raise PositionError("boats", "position-boat-in-sunk-cell", value=position["sunk"])
    s.die = NONE
    if _due(s, position, "die", Phase.CREATURE, Phase.DEFEND):
        s.die = CREATURE_NAMES.index(a_name("die", position["die"], CREATURE_NAMES))
    _read_attack(s, position)


def _due(s: State, position: Position, key: str, *phases: Phase) -> bool:
    """Whether a key has something to say in this phase; it must then, and must not otherwise."""
    given = position.get(key) is not None
    if given and s.phase not in phases:
        raise PositionError(key, "position-not-now")
    if not given and s.phase in phases:
        raise PositionError(key, "position-must-be-given")
    return given


def _read_attack(s: State, position: Position) -> None:
    s.attack_from = s.attack_to = NONE
    s.asked[:] = NONE
    if not _due(s, position, "attack", Phase.DEFEND):
        return
    parts = ("from", "to", "asked")
    attack = an_object("attack", position["attack"], parts)
    if len(attack) < len(parts):
        raise PositionError("attack", "position-attack-parts")
    s.attack_from, s.attack_to = _cell("attack", attack["from"]), _cell("attack", attack["to"])
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
    fault = Fault(doors.settle_at(states, moves, 0))
    return snapshot(states), fault


_FAULTS = {
    Fault.NO_DECISION: ("phase", "position-no-decision"),
    Fault.NO_PLACE_FOR_EXPLORERS: ("explorers", "position-no-place-for-explorers"),
    Fault.NO_PLACE_FOR_BOATS: ("boats_in_hand", "position-no-place-for-boats"),
    Fault.NOBODY_IN_PLAY: ("explorers", "position-nobody-in-play"),
    Fault.ATTACK: ("attack", "position-attack-unsound"),
    Fault.POOL: ("pool", "position-pool-unsound"),
}


def _sound(s: State, position: object) -> State:
    s, fault = _counted(s)
    if fault != Fault.NONE:
        raise PositionError(*_FAULTS[fault])
    assert isinstance(position, dict)
    if "actor" in position and position["actor"] != actor_of(s):
        raise PositionError("actor", "position-wrong-actor", value=shown(position["actor"]), actor=str(actor_of(s)))
    return s

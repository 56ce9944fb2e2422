"""Section 10: positions as JSON objects, written and read."""

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
from archipel.games.survive_the_island.doors import DOORS
from archipel.games.survive_the_island.facts import (
    MOVES_A_TURN,
    NONE,
    RAFTS,
    SUPPLY,
    VOLCANOES,
    Creature,
    Terrain,
)
from archipel.games.survive_the_island.island import colours_in_play
from archipel.games.survive_the_island.notation import BOX, CREATURE_NAMES
from archipel.games.survive_the_island.options import read_options, write_options
from archipel.games.survive_the_island.soundness import Fault
from archipel.games.survive_the_island.state import MOST_FRAMES, Do, Frame, Moves, Phase, State
from archipel.games.survive_the_island.turn import actor
from archipel.rules import batch, plain, snapshot, store

NAME = "survive-the-island"
PHASE_NAMES = [spelt(phase) for phase in Phase]
# fmt: off
KEYS = (
    "actor", "adventurers", "die", "game", "hands", "kaijus", "moves_left", "options", "phase", "pool",
    "rafts", "rafts_in_hand", "serpents", "sharks", "sinks_left", "stack", "sunk", "swum", "terrain", "turn",
    "values", "volcanoes",
)
# fmt: on
CREATURE_KEYS = {Creature.SERPENT: "serpents", Creature.SHARK: "sharks", Creature.KAIJU: "kaijus"}
PIECES = [*CREATURE_NAMES, "raft"]
_SET_UP = (Phase.PLACE_ADVENTURERS, Phase.PLACE_RAFTS)
_INTERRUPTIONS = (Phase.ROLL, Phase.CREATURE, Phase.ABOARD, Phase.REPEL, Phase.PUSH)
_colours = plain(colours_in_play)


def actor_of(s: State) -> str | None:
    """Who moves now, as positions have it."""
    return actor_text(plain(actor)(s))


# ---- writing -------------------------------------------------------------------------------------------------


def write(s: State) -> Position:
    """A state, whole or veiled, as a position or a view."""
    written = OPEN.written(s) | SECRET.written(s)
    return {key: written[key] for key in KEYS}


def _write_frame(frame: Frame) -> Position:
    """SI-10.2."""
    written: Position = {"do": spelt(Do(frame.do))}
    if frame.do == Do.ROLL:
        return written
    written["at"] = BOX.cells[frame.at]
    if frame.do == Do.BRING:
        written["piece"] = PIECES[frame.piece]
    if frame.do == Do.REPEL:
        written["creature"] = CREATURE_NAMES[frame.piece]
        written["asked"] = [seat + 1 for seat in frame.asked[: frame.asked_count]]
    return written


OPEN = Keys(
    State,
    {
        "actor": actor_of,
        "adventurers": lambda s: BOX.write_pawns(s, _colours(s)),
        "die": lambda s: CREATURE_NAMES[s.die] if s.die != NONE else None,
        "game": lambda _: NAME,
        "kaijus": lambda s: BOX.write_cells(s.creatures[Creature.KAIJU]),
        "moves_left": lambda s: s.moves_left,
        "options": write_options,
        "phase": lambda s: PHASE_NAMES[s.phase],
        "rafts": lambda s: BOX.write_cells(s.raft),
        "rafts_in_hand": lambda s: {str(seat + 1): s.rafts_in_hand[seat] for seat in range(s.seats)},
        "serpents": lambda s: BOX.write_cells(s.creatures[Creature.SERPENT]),
        "sharks": lambda s: BOX.write_cells(s.creatures[Creature.SHARK]),
        "sinks_left": lambda s: s.sinks_left,
        "stack": lambda s: [_write_frame(s.stack[i]) for i in range(s.depth)],
        "sunk": lambda s: BOX.write_cell(s.sunk),
        "swum": lambda s: BOX.write_some(s.swum),
        "terrain": BOX.write_terrain,
        "turn": lambda s: s.turn + 1,
        "volcanoes": lambda s: BOX.write_cells([terrain == Terrain.VOLCANO for terrain in s.terrain]),
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
    over, placing = s.phase == Phase.OVER, s.phase == Phase.PLACE_ADVENTURERS
    BOX.read_terrain(s, position.get("terrain", {}))
    _read_volcanoes(s, position)
    _read_rafts(s, position)
    _read_creatures(s, position)
    BOX.read_pawns(s, position.get("adventurers", {}), _colours(s), s.raft, placing=placing, over=over)
    _check_pawns(s)
    BOX.read_values(s, position.get("values", {}), _colours(s), view=view)
    BOX.read_hands(s, position.get("hands", {}), view=view)
    BOX.read_pool(s, position.get("pool", {}))
    BOX.check_backs(s)
    _read_stack(s, position)
    _read_moment(s, position)
    return s


def _read_volcanoes(s: State, position: Position) -> None:
    for cell, count in BOX.read_cells("volcanoes", position.get("volcanoes", [])).items():
        if count > 1:
            raise PositionError("volcanoes", "position-twice", value=BOX.cells[cell])
        if cell not in BOX.island or s.terrain[cell] != Terrain.SEA:
            raise PositionError("volcanoes", "position-not-sunk", value=BOX.cells[cell])
        s.terrain[cell] = Terrain.VOLCANO
    if s.terrain.count(Terrain.VOLCANO) > VOLCANOES:
        raise PositionError("volcanoes", "position-too-many", most=VOLCANOES)


def _read_rafts(s: State, position: Position) -> None:
    BOX.read_vessels(s, "rafts", position.get("rafts", []), s.raft)
    most = RAFTS if s.phase in _SET_UP else 0
    for seat, rafts in by_seat("rafts_in_hand", position.get("rafts_in_hand", {}), s.seats).items():
        s.rafts_in_hand[seat] = a_number("rafts_in_hand", rafts, 0, most)
    if sum(s.raft) + sum(s.rafts_in_hand) > RAFTS:
        raise PositionError("rafts", "position-too-many", most=RAFTS)


def _read_creatures(s: State, position: Position) -> None:
    for creature, key in CREATURE_KEYS.items():
        given = position.get(key, [])
        swims = creature != Creature.KAIJU
        cells = BOX.read_sea_cells(s, key, given) if swims else BOX.read_cells(key, given)
        if cells.total() > SUPPLY[creature]:
            raise PositionError(key, "position-too-many", most=SUPPLY[creature])
        for cell, count in cells.items():
            if s.terrain[cell] == Terrain.VOLCANO:
                raise PositionError(key, "position-on-a-volcano", value=BOX.cells[cell])
            s.creatures[creature, cell] = count


def _check_pawns(s: State) -> None:
    for pawn, place in enumerate(s.place):
        if place < len(BOX.cells) and s.terrain[place] == Terrain.VOLCANO:
            raise PositionError("adventurers", "position-on-a-volcano", value=BOX.pawn_names[pawn])


def _read_stack(s: State, position: Position) -> None:
    for frame in s.stack:
        frame.at = frame.piece = NONE
        frame.asked[:] = NONE
    frames = a_list("stack", position.get("stack", []))
    if len(frames) > MOST_FRAMES:
        raise PositionError("stack", "position-too-many", most=MOST_FRAMES)
    for frame, given in zip(s.stack, frames, strict=False):
        _read_frame(s, frame, an_object("stack", given))
    s.depth = len(frames)


_FRAME_KEYS = {
    Do.ROLL: {"do"},
    Do.BRING: {"do", "piece", "at"},
    Do.ABOARD: {"do", "at"},
    Do.REPEL: {"do", "creature", "at", "asked"},
    Do.PUSH: {"do", "at"},
}


def _read_frame(s: State, frame: Frame, given: Position) -> None:
    names = {spelt(do): do for do in _FRAME_KEYS}
    do = names[a_name("stack", given.get("do"), names)]
    if given.keys() != _FRAME_KEYS[do]:
        raise PositionError("stack", "position-stack-parts", value=spelt(do), known=", ".join(sorted(_FRAME_KEYS[do])))
    frame.do = do
    if do == Do.ROLL:
        return
    frame.at = BOX.cell("stack", given["at"])
    frame.piece = 0
    if do == Do.BRING:
        frame.piece = PIECES.index(a_name("stack", given["piece"], ("shark", "kaiju", "raft")))
    elif do == Do.REPEL:
        frame.piece = CREATURE_NAMES.index(a_name("stack", given["creature"], ("shark", "kaiju")))
        asked = [a_number("stack", seat, 1, s.seats) - 1 for seat in a_list("stack", given["asked"])]
        if not 0 < len(asked) <= s.seats:
            raise PositionError(*_FAULTS[Fault.ASKED])
        frame.asked_count = len(asked)
        for i, seat in enumerate(asked):
            frame.asked[i] = seat


def _read_moment(s: State, position: Position) -> None:
    """What is going on, each only in its phases."""
    die_played = s.depth > 0 and s.stack[0].do == Do.ROLL
    s.sunk = NONE
    may_be_sinking = s.phase in (Phase.ABOARD, Phase.REPEL, Phase.PUSH) and not die_played
    must_be_sinking = s.phase in (Phase.REVEAL, Phase.BRING)
    if is_due(position, "sunk", now=must_be_sinking or (may_be_sinking and position.get("sunk") is not None)):
        s.sunk = BOX.cell("sunk", position["sunk"])
        if s.sunk not in BOX.island or s.terrain[s.sunk] != Terrain.SEA:
            raise PositionError("sunk", "position-not-sunk", value=position["sunk"])
        if s.phase == Phase.REVEAL and s.raft[s.sunk]:
            raise PositionError("rafts", "position-boat-in-sunk-cell", value=position["sunk"])
    s.die = NONE
    if is_due(position, "die", now=s.phase == Phase.CREATURE):
        s.die = CREATURE_NAMES.index(a_name("die", position["die"], CREATURE_NAMES))
    low, high = _sinks(s, die_played=die_played)
    s.sinks_left = a_number("sinks_left", position.get("sinks_left", min(high, 1)), low, high)
    acting = s.phase == Phase.ACT or (s.phase in _INTERRUPTIONS and s.sunk == NONE and s.sinks_left > 0)
    default = MOVES_A_TURN if s.phase == Phase.ACT else 0
    s.moves_left = a_number("moves_left", position.get("moves_left", default), 0, MOVES_A_TURN if acting else 0)
    _read_swum(s, position, acting=acting)


def _sinks(s: State, *, die_played: bool) -> tuple[int, int]:
    """SI-10.1: the fewest and the most tiles that can still be due."""
    if s.phase in _SET_UP:
        return 1, 1
    if s.phase == Phase.OVER or (s.phase in (Phase.ROLL, Phase.CREATURE) and not die_played):
        return 0, 0
    own_die = s.phase in (Phase.ABOARD, Phase.REPEL, Phase.PUSH) and s.sunk == NONE and not die_played
    return (0 if own_die else 1), 2


def _read_swum(s: State, position: Position, *, acting: bool) -> None:
    given = position.get("swum", [])
    BOX.read_some("swum", given, _colours(s), s.swum)
    if given and not acting:
        raise PositionError("swum", "position-not-now")
    for pawn, swum in enumerate(s.swum):
        if swum and pawn // BOX.a_colour % s.seats != s.turn:
            raise PositionError("swum", "position-swum-of-another", value=BOX.pawn_names[pawn])


def _counted(s: State) -> tuple[State, Fault]:
    """The state with its tallies, and what the rules find wrong with it."""
    states, moves = batch(State), batch(Moves)
    store(states, 0, s)
    fault = Fault(DOORS.settle_at(states, moves, 0))
    return snapshot(states), fault


_FAULTS: dict[Fault, tuple[str, str]] = {
    Fault.NO_DECISION: ("phase", "position-no-decision"),
    Fault.NO_PLACE_FOR_ADVENTURERS: ("adventurers", "position-no-place-for-explorers"),
    Fault.NO_PLACE_FOR_RAFTS: ("rafts_in_hand", "position-no-place-for-boats"),
    Fault.NOBODY_IN_PLAY: ("adventurers", "position-nobody-in-play"),
    Fault.THREE_VOLCANOES: ("volcanoes", "position-three-volcanoes"),
    Fault.POOL: ("pool", "position-pool-unsound"),
    Fault.STACK: ("stack", "position-stack-unsound"),
    Fault.ASKED: ("stack", "position-asked-unsound"),
    Fault.SWIMMER_BESIDE_A_SEAT: ("adventurers", "position-beside-a-seat"),
    Fault.SWIMMER_BESIDE_A_CREATURE: ("adventurers", "position-beside-a-creature"),
    Fault.RAFT_BESIDE_A_SERPENT: ("rafts", "position-beside-a-creature"),
    Fault.ADVENTURER_BESIDE_A_KAIJU: ("adventurers", "position-beside-a-kaiju"),
    Fault.RAFT_BESIDE_A_KAIJU: ("rafts", "position-beside-a-kaiju"),
    Fault.SERPENT_BESIDE_A_KAIJU: ("serpents", "position-beside-a-kaiju"),
    Fault.SHARK_BESIDE_A_KAIJU: ("sharks", "position-beside-a-kaiju"),
    Fault.TWO_KAIJUS: ("kaijus", "position-beside-a-kaiju"),
}

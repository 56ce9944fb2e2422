"""Moves as text: `walk r3 e6`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from archipel.games.notation import Form, Names, Notation, numbered, spelt
from archipel.games.shared.box import Box
from archipel.games.shared.circumstances import with_circumstances
from archipel.games.the_island.facts import (
    BACK_COUNTS,
    BOARD,
    COLOURS,
    EXPLORER_VALUES,
    FIRST_KEPT,
    ISLAND_CELLS,
    LANDING_CELLS,
    OFF_BOARD,
    SEATS_IN_A_BOAT,
    Back,
    Creature,
    Place,
    Terrain,
)
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.state import State

CREATURE_NAMES = [spelt(creature) for creature in Creature]

BOX = Box(
    pawns="explorers",
    cells=BOARD.names,
    island=ISLAND_CELLS,
    colours=COLOURS,
    values=EXPLORER_VALUES,
    terrains=[spelt(terrain) for terrain in Terrain if terrain < Terrain.SEA],
    backs=[spelt(back) if back != Back.UNKNOWN else "?" for back in Back],
    counts=[BACK_COUNTS[back] for back in Back],
    first_kept=FIRST_KEPT,
    places={
        Place.LOST.value: "lost",
        Place.HAND.value: "hand",
        **{Place[island].value: island for island in LANDING_CELLS},
    },
    lost=Place.LOST,
    sea=Terrain.SEA,
    off_board=OFF_BOARD,
    off=Terrain.OFF,
    seats_aboard=SEATS_IN_A_BOAT,
)

_PAWNS = BOX.pawn_numbers
_CELLS = BOX.cell_numbers
_ISLANDS: Names = {island: Place[island].value for island in LANDING_CELLS}
_BACKS = numbered(BOX.backs[:-1])
_CREATURES = numbered(CREATURE_NAMES)

_FORMS: dict[int, Form] = {
    Verb.PLACE: ("place", _PAWNS, _CELLS),
    Verb.BOAT: ("boat", None, _CELLS),
    Verb.SKIP: ("skip", None, None),
    Verb.PLAY_DOLPHIN: ("play dolphin", _PAWNS, _CELLS),
    Verb.PLAY_WIND: ("play wind", _CELLS, _CELLS),
    Verb.PLAY_MOVE_SERPENT: ("play move-serpent", _CELLS, _CELLS),
    Verb.PLAY_MOVE_SHARK: ("play move-shark", _CELLS, _CELLS),
    Verb.PLAY_MOVE_WHALE: ("play move-whale", _CELLS, _CELLS),
    Verb.END: ("end", None, None),
    Verb.WALK: ("walk", _PAWNS, _CELLS),
    Verb.BOARD: ("board", _PAWNS, _CELLS),
    Verb.SWIM: ("swim", _PAWNS, _CELLS),
    Verb.DIVE: ("dive", _PAWNS, None),
    Verb.LAND: ("land", _PAWNS, _ISLANDS),
    Verb.SAIL: ("sail", _CELLS, _CELLS),
    Verb.SINK: ("sink", None, _CELLS),
    Verb.REVEAL: ("reveal", _BACKS, None),
    Verb.ABOARD: ("aboard", _PAWNS, None),
    Verb.ROLL: ("roll", _CREATURES, None),
    Verb.SERPENT: ("serpent", _CELLS, _CELLS),
    Verb.SHARK: ("shark", _CELLS, _CELLS),
    Verb.WHALE: ("whale", _CELLS, _CELLS),
    Verb.STAY: ("stay", None, None),
    Verb.REPEL: ("repel", None, None),
    Verb.ALLOW: ("allow", None, None),
}
NOTATION = Notation(_FORMS)


_OF_A_PAWN = frozenset(verb for verb, (_, subject, *_) in _FORMS.items() if subject is _PAWNS)
_ANSWERS = frozenset({Verb.REPEL, Verb.ALLOW})


def circumstances(s: State, moves: Sequence[int]) -> list[Hashable]:
    """Moves, each with all that its parts depend on: where its explorer is, which tile sinks, who attacks and where."""
    attack = (s.die, s.attack_from, s.attack_to)
    return with_circumstances(s, moves, of_a_pawn=_OF_A_PAWN, sink=Verb.SINK, answers=_ANSWERS, question=attack)


def parts_of(s: State, move: int) -> dict[str, str]:
    """A move in parts, so that nobody needs to take its text apart.

    `verb`, and as the verb has them `piece`, `from`, `to` (places as in a position), `tile` (the hand tile used),
    `terrain`, `back` and `face`.
    """
    verb, target = move >> 16, move & 255
    if verb in _OF_A_PAWN:
        return _pawn_in_parts(move, BOX.write_place(s, move >> 8 & 255))
    if verb == Verb.SINK and s.terrain[target] < Terrain.SEA:
        return _in_parts(move) | {"terrain": BOX.terrains[s.terrain[target]]}
    if verb in _ANSWERS and s.attack_from < len(BOX.cells):
        creature = CREATURE_NAMES[s.die]
        attack = {"piece": creature, "from": BOX.cells[s.attack_from], "to": BOX.cells[s.attack_to]}
        return _in_parts(move) | attack | ({"tile": f"repel-{creature}"} if verb == Verb.REPEL else {})
    return _in_parts(move)


def _in_parts(move: int) -> dict[str, str]:
    """What a move's number alone tells."""
    verb, subject, target = Verb(move >> 16), move >> 8 & 255, move & 255
    words = NOTATION.words_of(move).split(" ")
    parts = {"verb": words[0]} | ({"tile": words[1]} if words[0] == "play" else {})
    if _FORMS[verb][1] is _CELLS:
        piece = "boat" if verb in (Verb.PLAY_WIND, Verb.SAIL) else words[-1].removeprefix("move-")
        return parts | {"piece": piece, "from": BOX.cells[subject], "to": BOX.cells[target]}
    match verb:
        case Verb.BOAT:
            return parts | {"piece": "boat", "from": "hand", "to": BOX.cells[target]}
        case Verb.SINK:
            return parts | {"from": BOX.cells[target]}
        case Verb.REVEAL:
            return parts | {"back": BOX.backs[subject]}
        case Verb.ROLL:
            return parts | {"face": CREATURE_NAMES[subject]}
    return parts


def _pawn_in_parts(move: int, place: str) -> dict[str, str]:
    """The move of an explorer who is at a place."""
    return _in_parts(move) | {"piece": BOX.pawn_names[move >> 8 & 255], "from": place, "to": _end(move, place)}


def _end(move: int, place: str) -> str:
    """Where an explorer's move from a place ends, as a position would have it."""
    target = move & 255
    match Verb(move >> 16):
        case Verb.DIVE:
            return place.removesuffix("*")
        case Verb.ABOARD:
            return place.removesuffix("*") + "*"
        case Verb.BOARD:
            return f"{BOX.cells[target]}*"
        case Verb.LAND:
            return BOX.places[target]
    return BOX.cells[target]

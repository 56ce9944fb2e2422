"""Moves as text: `walk r3 e6`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from archipel.games.notation import Form, Names, Notation, numbered, spelt
from archipel.games.shared.box import Box
from archipel.games.shared.circumstances import with_circumstances
from archipel.games.survive_the_island.facts import (
    ADVENTURER_VALUES,
    BACK_COUNTS,
    BOARD,
    COLOURS,
    FIRST_KEPT,
    ISLAND_CELLS,
    LANDING_CELLS,
    OFF_BOARD,
    SEATS_ON_A_RAFT,
    Back,
    Creature,
    Place,
    Terrain,
)
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.state import State

CREATURE_NAMES = [spelt(creature) for creature in Creature]

BOX = Box(
    pawns="adventurers",
    cells=BOARD.names,
    island=ISLAND_CELLS,
    colours=COLOURS,
    values=ADVENTURER_VALUES,
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
    seats_aboard=SEATS_ON_A_RAFT,
)

_PAWNS = BOX.pawn_numbers
_CELLS = BOX.cell_numbers
_ISLANDS: Names = {island: Place[island].value for island in LANDING_CELLS}
_BACKS = numbered(BOX.backs[:-1])
_CREATURES = numbered(CREATURE_NAMES)

_FORMS: dict[int, Form] = {
    Verb.PLACE: ("place", _PAWNS, _CELLS),
    Verb.RAFT: ("raft", None, _CELLS),
    Verb.END: ("end", None, None),
    Verb.WALK: ("walk", _PAWNS, _CELLS),
    Verb.BOARD: ("board", _PAWNS, _CELLS),
    Verb.SWIM: ("swim", _PAWNS, _CELLS),
    Verb.LAND: ("land", _PAWNS, _ISLANDS),
    Verb.SAIL: ("sail", _CELLS, _CELLS),
    Verb.PLAY_PADDLES: ("play paddles", _CELLS, _CELLS),
    Verb.PLAY_DOLPHIN: ("play dolphin", _PAWNS, _CELLS | _ISLANDS),
    Verb.PLAY_DIVE_SERPENT: ("play dive serpent", _CELLS, _CELLS),
    Verb.PLAY_DIVE_SHARK: ("play dive shark", _CELLS, _CELLS),
    Verb.PLAY_DIVE_KAIJU: ("play dive kaiju", _CELLS, _CELLS),
    Verb.PLAY_CREATURE_DIE: ("play creature-die", None, None),
    Verb.PLAY_REPELLENT: ("play repellent", None, _CELLS),
    Verb.SINK: ("sink", None, _CELLS),
    Verb.REVEAL: ("reveal", _BACKS, None),
    Verb.BRING: ("bring", None, _CELLS),
    Verb.ROLL: ("roll", _CREATURES, None),
    Verb.SERPENT: ("serpent", _CELLS, _CELLS),
    Verb.SHARK: ("shark", _CELLS, _CELLS),
    Verb.KAIJU: ("kaiju", _CELLS, _CELLS),
    Verb.ABOARD: ("aboard", _PAWNS, None),
    Verb.REPEL: ("repel", None, None),
    Verb.ALLOW: ("allow", None, None),
    Verb.PUSH: ("push", _PAWNS, _CELLS),
    Verb.PUSH_SERPENT: ("push serpent", None, _CELLS),
    Verb.PUSH_SHARK: ("push shark", None, _CELLS),
    Verb.PUSH_KAIJU: ("push kaiju", None, _CELLS),
}
NOTATION = Notation(_FORMS)


_OF_A_PAWN = frozenset(verb for verb, (_, subject, *_) in _FORMS.items() if subject is _PAWNS)
_PUSHES = frozenset({Verb.PUSH_SERPENT, Verb.PUSH_SHARK, Verb.PUSH_KAIJU})
_OF_THE_STACK = _PUSHES | {Verb.REPEL, Verb.ALLOW, Verb.BRING}
"""What settles the last thing on the stack."""


def circumstances(s: State, moves: Sequence[int]) -> list[Hashable]:
    """Moves, each with all that its parts depend on: where its adventurer is, which tile sinks, what is settled."""
    frame = s.stack[s.depth - 1] if s.depth else None
    settled = (frame.at, frame.piece) if frame is not None else None
    return with_circumstances(s, moves, of_a_pawn=_OF_A_PAWN, sink=Verb.SINK, answers=_OF_THE_STACK, question=settled)


def parts_of(s: State, move: int) -> dict[str, str]:
    """A move in parts, so that nobody needs to take its text apart.

    `verb`, and as the verb has them `piece`, `from`, `to` (places as in a position), `tile` (the power used),
    `terrain`, `back` and `face`.
    """
    verb, target = move >> 16, move & 255
    if verb in _OF_A_PAWN:
        return _pawn_in_parts(move, BOX.write_place(s, move >> 8 & 255))
    if verb == Verb.SINK and s.terrain[target] < Terrain.SEA:
        return _in_parts(move) | {"terrain": BOX.terrains[s.terrain[target]]}
    frame = s.stack[s.depth - 1] if s.depth else None
    at = BOX.write_cell(frame.at) if frame is not None else None
    if frame is None or not at:
        return _in_parts(move)
    creature = CREATURE_NAMES[frame.piece] if frame.piece < len(CREATURE_NAMES) else None
    if verb in _PUSHES:
        return _in_parts(move) | {"from": at}
    if verb in (Verb.REPEL, Verb.ALLOW) and creature:
        return _in_parts(move) | {"piece": creature, "to": at}
    if verb == Verb.BRING:
        return _in_parts(move) | {"piece": creature or "raft", "from": BOX.cells[target], "to": at}
    return _in_parts(move)


def _in_parts(move: int) -> dict[str, str]:
    """What a move's number alone tells."""
    verb, subject, target = Verb(move >> 16), move >> 8 & 255, move & 255
    words = NOTATION.words_of(move).split(" ")
    parts = {"verb": words[0]} | ({"tile": words[1]} if words[0] == "play" else {})
    if _FORMS[verb][1] is _CELLS:
        piece = "raft" if verb in (Verb.SAIL, Verb.PLAY_PADDLES) else words[-1]
        return parts | {"piece": piece, "from": BOX.cells[subject], "to": BOX.cells[target]}
    if verb in _PUSHES:
        return parts | {"piece": words[1], "to": BOX.cells[target]}
    match verb:
        case Verb.SINK:
            return parts | {"from": BOX.cells[target]}
        case Verb.RAFT:
            return parts | {"piece": "raft", "from": "hand", "to": BOX.cells[target]}
        case Verb.PLAY_REPELLENT:
            return parts | {"piece": "shark", "from": BOX.cells[target]}
        case Verb.REVEAL:
            return parts | {"back": BOX.backs[subject]}
        case Verb.ROLL:
            return parts | {"face": CREATURE_NAMES[subject]}
    return parts


def _pawn_in_parts(move: int, place: str) -> dict[str, str]:
    """The move of an adventurer who is at a place."""
    return _in_parts(move) | {"piece": BOX.pawn_names[move >> 8 & 255], "from": place, "to": _end(move, place)}


def _end(move: int, place: str) -> str:
    """Where an adventurer's move from a place ends, as a position would have it."""
    verb, target = move >> 16, move & 255
    if verb == Verb.ABOARD:
        return f"{place}*"
    there = BOX.places[target] if target in BOX.places else BOX.cells[target]
    return there + ("*" if verb == Verb.BOARD else "")

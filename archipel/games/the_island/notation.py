"""Moves as text: `walk r3 e6`."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache

from archipel.games.the_island.facts import (
    BOARD,
    COLOURS,
    EXPLORERS_A_COLOUR,
    LANDING_CELLS,
    Back,
    Creature,
    Place,
    Terrain,
)
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.state import State


def spelt(member: IntEnum) -> str:
    """The name of an enumeration's member as texts have it: `MOVE_SHARK` is `move-shark`."""
    return member.name.lower().replace("_", "-")


CELL_NAMES = BOARD.names
EXPLORER_NAMES = [f"{colour}{i}" for colour in COLOURS for i in range(1, EXPLORERS_A_COLOUR + 1)]
CREATURE_NAMES = [spelt(creature) for creature in Creature]
TERRAIN_NAMES = [spelt(terrain) for terrain in Terrain if terrain < Terrain.SEA]
BACK_NAMES = [spelt(back) if back != Back.UNKNOWN else "?" for back in Back]
PLACE_NAMES = {Place.LOST: "lost", Place.HAND: "hand"} | {Place[island]: island for island in LANDING_CELLS}

Names = dict[str, int]
_EXPLORERS: Names = {name: i for i, name in enumerate(EXPLORER_NAMES)}
_CELLS: Names = {name: i for i, name in enumerate(CELL_NAMES)}
_ISLANDS: Names = {island: Place[island].value for island in LANDING_CELLS}
_BACKS: Names = {name: i for i, name in enumerate(BACK_NAMES) if name != "?"}
_CREATURES: Names = {name: i for i, name in enumerate(CREATURE_NAMES)}

# each verb: its words, and what its subject and its target may be
_FORMS: dict[Verb, tuple[str, Names | None, Names | None]] = {
    Verb.PLACE: ("place", _EXPLORERS, _CELLS),
    Verb.BOAT: ("boat", None, _CELLS),
    Verb.SKIP: ("skip", None, None),
    Verb.PLAY_DOLPHIN: ("play dolphin", _EXPLORERS, _CELLS),
    Verb.PLAY_WIND: ("play wind", _CELLS, _CELLS),
    Verb.PLAY_MOVE_SERPENT: ("play move-serpent", _CELLS, _CELLS),
    Verb.PLAY_MOVE_SHARK: ("play move-shark", _CELLS, _CELLS),
    Verb.PLAY_MOVE_WHALE: ("play move-whale", _CELLS, _CELLS),
    Verb.END: ("end", None, None),
    Verb.WALK: ("walk", _EXPLORERS, _CELLS),
    Verb.BOARD: ("board", _EXPLORERS, _CELLS),
    Verb.SWIM: ("swim", _EXPLORERS, _CELLS),
    Verb.DIVE: ("dive", _EXPLORERS, None),
    Verb.LAND: ("land", _EXPLORERS, _ISLANDS),
    Verb.SAIL: ("sail", _CELLS, _CELLS),
    Verb.SINK: ("sink", None, _CELLS),
    Verb.REVEAL: ("reveal", _BACKS, None),
    Verb.ABOARD: ("aboard", _EXPLORERS, None),
    Verb.ROLL: ("roll", _CREATURES, None),
    Verb.SERPENT: ("serpent", _CELLS, _CELLS),
    Verb.SHARK: ("shark", _CELLS, _CELLS),
    Verb.WHALE: ("whale", _CELLS, _CELLS),
    Verb.STAY: ("stay", None, None),
    Verb.REPEL: ("repel", None, None),
    Verb.ALLOW: ("allow", None, None),
}
_VERBS = {words: verb for verb, (words, _, _) in _FORMS.items()}
_SPELLINGS = {
    id(names): {i: name for name, i in names.items()} for names in (_EXPLORERS, _CELLS, _ISLANDS, _BACKS, _CREATURES)
}


@lru_cache(maxsize=1 << 16)
def text_of(move: int) -> str:
    """A move's text."""
    words, *arguments = _FORMS[Verb(move >> 16)]
    parts = [words]
    for names, value in zip(arguments, (move >> 8 & 255, move & 255), strict=True):
        if names is not None:
            parts.append(_SPELLINGS[id(names)][value])
    return " ".join(parts)


@lru_cache(maxsize=1 << 16)
def move_of(text: str) -> int | None:
    """The move a text spells, None if it spells none."""
    words = text.split(" ")
    length = 2 if words[0] == "play" else 1
    verb = _VERBS.get(" ".join(words[:length]))
    if verb is None:
        return None
    values = [0, 0]
    given = words[length:]
    wanted = [(i, names) for i, names in enumerate(_FORMS[verb][1:]) if names is not None]
    if len(given) != len(wanted):
        return None
    for word, (i, names) in zip(given, wanted, strict=True):
        value = names.get(word)
        if value is None:
            return None
        values[i] = value
    return verb << 16 | values[0] << 8 | values[1]


def place_text(s: State, explorer: int) -> str:
    """Where an explorer is, as positions have it: `e5`, `c5*` aboard, `NW`, `lost`, `hand`."""
    place = s.place[explorer]
    if place < len(CELL_NAMES):
        return CELL_NAMES[place] + "*" if s.aboard[explorer] else CELL_NAMES[place]
    return PLACE_NAMES[Place(place)]


def parts_of(s: State, move: int) -> dict[str, str]:
    """A move in parts, so that nobody needs to take its text apart.

    `verb`, and as the verb has them `piece`, `from`, `to` (places as in a position), `tile` (the hand tile used),
    `terrain`, `back` and `face`.
    """
    verb, subject, target = Verb(move >> 16), move >> 8 & 255, move & 255
    words = _FORMS[verb][0].split(" ")
    parts = {"verb": words[0]}
    if verb in (Verb.DIVE, Verb.ABOARD):
        here = CELL_NAMES[s.place[subject]] if s.place[subject] < len(CELL_NAMES) else place_text(s, subject)
        return parts | {
            "piece": EXPLORER_NAMES[subject],
            "from": place_text(s, subject),
            "to": here + ("*" if verb == Verb.ABOARD else ""),
        }
    if _FORMS[verb][1] is _EXPLORERS:
        there = PLACE_NAMES[Place(target)] if verb == Verb.LAND else CELL_NAMES[target]
        parts |= {
            "piece": EXPLORER_NAMES[subject],
            "from": place_text(s, subject),
            "to": there + ("*" if verb == Verb.BOARD else ""),
        }
        return parts | ({"tile": "dolphin"} if verb == Verb.PLAY_DOLPHIN else {})
    if verb == Verb.BOAT:
        return parts | {"piece": "boat", "from": "hand", "to": CELL_NAMES[target]}
    if verb == Verb.SINK:
        terrain = s.terrain[target]
        return (
            parts
            | {"from": CELL_NAMES[target]}
            | ({"terrain": TERRAIN_NAMES[terrain]} if terrain < Terrain.SEA else {})
        )
    if verb == Verb.REVEAL:
        return parts | {"back": BACK_NAMES[subject]}
    if verb == Verb.ROLL:
        return parts | {"face": CREATURE_NAMES[subject]}
    if verb in (Verb.REPEL, Verb.ALLOW) and s.die < len(CREATURE_NAMES) and s.attack_from < len(CELL_NAMES):
        creature = CREATURE_NAMES[s.die]
        parts |= {"piece": creature, "from": CELL_NAMES[s.attack_from], "to": CELL_NAMES[s.attack_to]}
        return parts | ({"tile": f"repel-{creature}"} if verb == Verb.REPEL else {})
    if _FORMS[verb][1] is _CELLS:
        piece = "boat" if verb in (Verb.PLAY_WIND, Verb.SAIL) else words[-1].removeprefix("move-")
        parts |= {"piece": piece, "from": CELL_NAMES[subject], "to": CELL_NAMES[target]}
        return parts | ({"tile": words[1]} if len(words) > 1 else {})
    return parts

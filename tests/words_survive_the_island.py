"""Survive the Island for `test_words`: positions in which every verb can be legal, and every refusal can be met."""

from __future__ import annotations

from typing import Any

from archipel.games.notation import spelt
from archipel.games.survive_the_island.facts import Creature
from archipel.games.survive_the_island.refusals import Refusal

Position = dict[str, Any]

OTHER_WORDS = [
    *("raft", "volcano", "now-die", "now-rafts-in-hand", "now-sinks-left", "now-volcanoes"),
    *(f"now-{do}" for do in ("roll", "bring", "aboard", "repel", "push")),
]
"""Besides those that every game has."""


def at(phase: str, **keys: Any) -> Position:
    somebody = {"adventurers": {"r1": "e5"}} if phase != "over" else {}
    return {"game": "survive-the-island", "phase": phase, **somebody, **keys}


LAND: Position = {
    "terrain": {"d5": "beach", "e5": "beach", "e6": "forest", "e7": "forest", "f6": "mountain"},
    "pool": {"beach": {"shark": 1, "dolphin": 1}, "forest": {"raft": 1, "kaiju": 1}, "mountain": {"volcano": 1}},
}

PLACING = at(
    "place-adventurers", **LAND, kaijus=["e7"], adventurers={"r1": "hand", "r2": "e5", "b1": "hand", "y1": "hand"}
)
RAFTS = at(
    "place-rafts",
    **LAND,
    rafts=["d4"],
    serpents=["e4"],
    rafts_in_hand={"1": 1, "2": 1},
    adventurers={"r1": "e5", "b1": "d5"},
)
ACTING = at(
    "act",
    **LAND,
    rafts=["b4", "c5", "c6", "c8", "d3", "k1"],
    adventurers={"r1": "e5", "r2": "c5*", "r3": "a1", "r4": "NW", "r5": "d3*", "r6": "c2", "r7": "k1*", "r8": "e7"}
    | {"r9": "d4", "r10": "l1", "b1": "c6*", "b2": "c6*", "b3": "c6*", "b4": "e6"},
    swum=["r3", "r5", "r9", "r10"],
    serpents=["b1"],
    sharks=["e1", "k1"],
    kaijus=["d7", "f6"],
    hands={"1": ["beach/creature-die", "beach/dolphin", "beach/paddles", "beach/repellent", "forest/dive"]},
)
EMPTY_HANDED = ACTING | {"hands": {}}
MOVED = ACTING | {"moves_left": 0}
SINKING = at("sink", **LAND)
REVEALING = at("reveal", sunk="d4", terrain=LAND["terrain"], pool=LAND["pool"] | {"beach": {"shark": 1, "dolphin": 2}})
BRING_SHARK, BRING_KAIJU, BRING_RAFT = (
    at("bring", **LAND, sunk="d4", stack=[{"do": "bring", "piece": piece, "at": "d4"}], **{f"{piece}s": cells})
    for piece, cells in (
        ("shark", ["a1", "a2", "a3", "a4", "a5", "a6"]),
        ("kaiju", ["a1", "m1"]),
        ("raft", [f"k{n}" for n in range(1, 12)] + ["l1"]),
    )
)
ROLLING = at("roll", **LAND)
SERPENT, SHARK, KAIJU = (
    at("creature", **LAND, serpents=["c5"], sharks=["c5"], kaijus=["a4"], die=die)
    for die in ("serpent", "shark", "kaiju")
)
WALLED_IN = at(
    "creature",
    terrain=dict.fromkeys(("f5", "f6", "g5", "g7", "h5", "h6"), "beach"),
    pool={"beach": {"shark": 3, "kaiju": 3}},
    adventurers={"r1": "a1"},
    serpents=["g6"],
    kaijus=["f6"],
    die="kaiju",
)
FILLING = at(
    "aboard",
    sunk="d4",
    rafts=["d4"],
    **LAND,
    adventurers={"r1": "d4", "r2": "d4", "r3": "c5", "b1": "d4", "b2": "d4"},
    stack=[{"do": "aboard", "at": "d4"}],
)
SHARK_COMES, KAIJU_COMES = (
    at(
        "repel",
        **LAND,
        **{f"{creature}s": ["c6"]},
        adventurers={"b1": "c6"},
        hands={"2": ["beach/repellent"]},
        stack=[{"do": "repel", "creature": creature, "at": "c6", "asked": [2]}],
    )
    for creature in ("shark", "kaiju")
)
UNARMED = SHARK_COMES | {"hands": {"2": ["beach/dolphin"]}}
PUSHING = at("push", **LAND, adventurers={"r1": "c6", "r2": "e5"}, stack=[{"do": "push", "at": "c6"}])
PUSH_ONE = PUSHING | {"kaijus": ["c6", "c7"]}
PUSH_ALL = PUSHING | {"serpents": ["c6"], "sharks": ["c6", "c6"], "kaijus": ["c6", "c6"]}
OVER = at("over")

POSITIONS = [
    *(PLACING, RAFTS, ACTING, EMPTY_HANDED, MOVED, SINKING, REVEALING, BRING_SHARK, BRING_KAIJU, BRING_RAFT, ROLLING),
    *(SERPENT, SHARK, KAIJU, WALLED_IN, FILLING, SHARK_COMES, KAIJU_COMES, UNARMED, PUSH_ONE, PUSH_ALL, OVER),
]

# moves of every verb by the phase they belong to, and what they are told in every other
TIMES: dict[str, tuple[Refusal, list[str]]] = {
    "place-adventurers": (Refusal.NOT_PLACING_ADVENTURERS, ["place r1 e5"]),
    "place-rafts": (Refusal.NOT_PLACING_RAFTS, ["raft c5"]),
    "act": (
        Refusal.NOT_ACTING,
        [
            *("end", "walk r1 e6", "board r1 c5", "swim r1 c6", "land r1 NW", "sail c5 c6"),
            *("play paddles c5 c7", "play dolphin r1 c7", "play dolphin r1 NW", "play creature-die"),
            *(f"play dive {name} b1 h2" for name in map(spelt, Creature)),
            "play repellent c5",
        ],
    ),
    "sink": (Refusal.NOT_SINKING, ["sink e5", "sink a1"]),
    "reveal": (Refusal.NOT_REVEALING, ["reveal shark"]),
    "bring": (Refusal.NOT_BRINGING, ["bring c5"]),
    "roll": (Refusal.NOT_ROLLING, ["roll shark"]),
    "creature": (Refusal.NOT_MOVING_CREATURES, ["serpent b1 b2", "shark b1 b2", "kaiju b1 b2"]),
    "aboard": (Refusal.NOT_FILLING_A_RAFT, ["aboard r1", "aboard p10"]),
    "repel": (Refusal.NOT_REPELLING, ["repel", "allow"]),
    "push": (Refusal.NOT_PUSHING, ["push r1 c7", *(f"push {name} c7" for name in map(spelt, Creature))]),
}

# the other refusals: where they are met, and by which moves
REFUSED: list[tuple[Refusal, Position, list[str]]] = [
    (Refusal.PLACE_NOT_YOURS, PLACING, ["place b1 d5", "place y1 d5"]),
    (Refusal.PLACE_NOT_IN_HAND, PLACING, ["place r2 d5", "place r3 d5", "place g1 d5"]),
    (Refusal.PLACE_NO_TILE, PLACING, ["place r1 a1"]),
    (Refusal.PLACE_TILE_TAKEN, PLACING, ["place r1 e5"]),
    (Refusal.RAFT_NOT_WATER, RAFTS, ["raft e5"]),
    (Refusal.RAFT_NO_TILE_NEAR, RAFTS, ["raft a1"]),
    (Refusal.RAFT_NOT_FREE, RAFTS, ["raft d4", "raft e4"]),
    (Refusal.NO_MOVES_LEFT, MOVED, ["walk r1 d5", "board r2 b4", "swim r1 e4", "land r7 SW", "sail c5 c4"]),
    (Refusal.NOT_YOURS, ACTING, ["walk b4 e7", "board b4 c5", "swim b4 d6", "land b1 NW", "play dolphin b4 d6"]),
    (Refusal.OUT_OF_PLAY, ACTING, ["walk r4 e5", "board g1 c5", "swim g1 a1", "land r4 NW"]),
    (Refusal.KAIJU_THERE, ACTING, ["walk r8 f6", "swim r8 d7", "sail c8 d7"]),
    (Refusal.KAIJU_THERE, PLACING, ["place r1 e7"]),
    (Refusal.KAIJU_THERE, PUSH_ONE, ["push r1 c7"]),
    (Refusal.WALK_NO_TILE, ACTING, ["walk r1 e4", "walk r2 c4"]),
    (Refusal.WALK_TOO_FAR, ACTING, ["walk r1 e7", "walk r1 e5", "walk r2 e7", "walk r3 e5"]),
    (Refusal.BOARD_NO_RAFT, ACTING, ["board r1 e4"]),
    (Refusal.BOARD_TOO_FAR, ACTING, ["board r1 c5", "board r2 d3", "board r2 c5"]),
    (Refusal.BOARD_FULL, ACTING, ["board r2 c6"]),
    (Refusal.SWIM_NOT_WATER, ACTING, ["swim r1 e6"]),
    (Refusal.SWIM_TOO_FAR, ACTING, ["swim r1 a1", "swim r2 a7"]),
    (Refusal.SWIM_TO_A_SEAT, ACTING, ["swim r2 b4"]),
    (Refusal.SWIM_TWICE, ACTING, ["swim r3 a2", "swim r5 d2", "walk r9 d5", "board r9 c5", "land r10 SW"]),
    (Refusal.LAND_NOT_THERE, ACTING, ["land r2 NW", "land r2 NE", "land r6 SW", "land r7 SE"]),
    (Refusal.SAIL_NO_RAFT, ACTING, ["sail a1 a2"]),
    (Refusal.SAIL_NOT_CONTROLLED, ACTING, ["sail c6 c7"]),
    (Refusal.SAIL_NOT_WATER, ACTING, ["sail c5 d5"]),
    (Refusal.SAIL_TOO_FAR, ACTING, ["sail c5 a1"]),
    (Refusal.SAIL_RAFT_THERE, ACTING, ["sail c5 c6"]),
    (Refusal.POWER_SAME_CELL, ACTING, ["play paddles c5 c5", "play dolphin r6 c2"]),
    (Refusal.PADDLES_NOT_IN_HAND, EMPTY_HANDED, ["play paddles c5 c4"]),
    (Refusal.PADDLES_NO_RAFT, ACTING, ["play paddles a1 a2"]),
    (Refusal.PADDLES_NOT_CONTROLLED, ACTING, ["play paddles c6 c7"]),
    (Refusal.PADDLES_OUT_OF_REACH, ACTING, ["play paddles c5 m1", "play paddles c5 d5"]),
    (Refusal.DOLPHIN_NOT_IN_HAND, EMPTY_HANDED, ["play dolphin r6 c3"]),
    (Refusal.DOLPHIN_NOT_A_SWIMMER, ACTING, ["play dolphin r1 e4", "play dolphin r2 c4", "play dolphin r4 a1"]),
    (Refusal.DOLPHIN_OUT_OF_REACH, ACTING, ["play dolphin r6 m1", "play dolphin r6 SE"]),
    (Refusal.CREATURE_DIE_NOT_IN_HAND, EMPTY_HANDED, ["play creature-die"]),
    (Refusal.REPELLENT_NOT_IN_HAND, EMPTY_HANDED, ["play repellent k1"]),
    (Refusal.REPELLENT_NO_SHARK, ACTING, ["play repellent c5"]),
    (Refusal.REPELLENT_NOBODY_ABOARD, ACTING, ["play repellent e1"]),
    (Refusal.SINK_NO_TILE, SINKING, ["sink a1"]),
    (Refusal.SINK_LOWER_FIRST, SINKING, ["sink e6", "sink f6"]),
    (Refusal.REVEAL_NONE_LEFT, REVEALING, ["reveal whirlpool", "reveal creature-die"]),
    *((Refusal.BRING_NONE_THERE, position, ["bring m7"]) for position in (BRING_SHARK, BRING_KAIJU, BRING_RAFT)),
    (Refusal.CREATURE_NOT_ROLLED, SHARK, ["serpent c5 c6", "kaiju a4 a5"]),
    (Refusal.CREATURE_NOT_ROLLED, KAIJU, ["shark c5 c6"]),
    (Refusal.KAIJU_CANNOT_CLEAR, WALLED_IN, ["kaiju f6 g6"]),
    (Refusal.ABOARD_NOT_A_SWIMMER_THERE, FILLING, ["aboard r3", "aboard r4", "aboard g1"]),
    (Refusal.REPEL_NO_TILE, UNARMED, ["repel"]),
    (Refusal.PUSH_NOT_THERE, PUSH_ONE, ["push r2 c5", "push serpent c5", "push shark c5", "push kaiju c5"]),
    (
        Refusal.PUSH_OUT_OF_REACH,
        PUSH_ALL,
        ["push r1 m1", "push r1 c6", "push serpent c8", "push shark d5", "push kaiju m1"],
    ),
]
for _name, _rolled in (("serpent", SERPENT), ("shark", SHARK), ("kaiju", KAIJU)):
    _here, _there = _rolled[f"{_name}s"][0], ACTING[f"{_name}s"][0]
    REFUSED += [
        (Refusal.CREATURE_NONE_THERE, _rolled, [f"{_name} a1 a2"]),
        (Refusal.CREATURE_SAME_CELL, _rolled, [f"{_name} {_here} {_here}"]),
        (Refusal.CREATURE_OUT_OF_REACH, _rolled, [f"{_name} {_here} m1"]),
        (Refusal.DIVE_NOT_IN_HAND, EMPTY_HANDED, [f"play dive {_name} {_there} h2"]),
        (Refusal.DIVE_NONE_THERE, ACTING, [f"play dive {_name} m1 h2"]),
        (Refusal.DIVE_NOT_FREE, ACTING, [f"play dive {_name} {_there} {to}" for to in ("b4", "c2", "e5", "d7")]),
    ]

SENTENCES = [
    (ACTING, "walk r1 e6", "r1 goes from e5 onto the tile at e6", "r1 passe de e5 sur la tuile en e6"),
    (ACTING, "board r2 b4", "r2 gets onto the raft at b4", "r2 monte sur le radeau en b4"),
    (ACTING, "swim r2 c4", "r2 swims from c5 to c4", "r2 nage de c5 à c4"),
    (
        ACTING,
        "play dolphin r6 NW",
        "A dolphin carries r6 to the north-western arrival island",
        "Un dauphin emporte r6 jusqu’à l’île d’arrivée du nord-ouest",
    ),
    (ACTING, "play dive kaiju f6 h2", "The kaiju dives from f6 to h2", "Le kaiju plonge de f6 à h2"),
    (PUSH_ALL, "push r1 c7", "r1 is pushed from c6 to c7", "r1 est poussé de c6 à c7"),
    (PUSH_ALL, "push shark c7", "The shark is pushed from c6 to c7", "Le requin est poussé de c6 à c7"),
    (KAIJU_COMES, "repel", "A repellent drives off the kaiju at c6", "Un répulsif chasse le kaiju en c6"),
]

# the key that is named, and a position that cannot be
BAD_POSITIONS: list[tuple[str, object]] = [
    ("game", {"game": "the-island"}),
    ("phase", at("tile")),
    ("phase", at("sink")),
    ("adventurers", at("roll", adventurers={})),
    ("adventurers", at("roll", adventurers={"r1": "c5"}, sharks=["c5"])),
    ("adventurers", at("roll", adventurers={"r1": "c5"}, rafts=["c5"])),
    ("adventurers", at("roll", volcanoes=["e5"])),
    ("rafts", at("roll", rafts=["c5"], serpents=["c5"])),
    ("kaijus", at("roll", kaijus=["c5", "c5"])),
    ("kaijus", at("roll", kaijus=["c5", "c6", "c7"])),
    ("kaijus", at("roll", kaijus=["g7"], volcanoes=["g7"])),
    ("volcanoes", at("roll", volcanoes=["d4", "d5", "d6"])),
    ("volcanoes", at("roll", volcanoes=["a1"])),
    ("volcanoes", at("roll", volcanoes=["d4", "d4"])),
    ("swum", at("act", swum=["b1"])),
    ("sinks_left", at("roll", sinks_left=1)),
    ("stack", at("push")),
    ("stack", at("roll", stack=[{"do": "sing"}])),
    ("stack", SHARK_COMES | {"stack": [{"do": "repel", "at": "c6"}]}),
    ("stack", SHARK_COMES | {"stack": [{"do": "repel", "creature": "shark", "at": "c6", "asked": [1]}]}),
]

"""The Island for `test_words`: positions in which every verb can be legal, and every refusal can be met."""

from __future__ import annotations

from typing import Any

from archipel.games.notation import spelt
from archipel.games.the_island.facts import Creature
from archipel.games.the_island.options import CHALLENGES
from archipel.games.the_island.refusals import Refusal

Position = dict[str, Any]

OTHER_WORDS = ["boat", *(f"challenge-{number}" for number in range(1, len(CHALLENGES) + 1))]
"""Besides those that every game has."""


def at(phase: str, **keys: Any) -> Position:
    return {"game": "the-island", "phase": phase, **keys}


LAND: Position = {
    "terrain": {"d5": "beach", "e5": "beach", "e6": "forest", "e7": "forest", "f6": "mountain"},
    "pool": {"beach": {"shark": 1, "dolphin": 1}, "forest": {"boat": 1, "whale": 1}, "mountain": {"volcano": 1}},
}
RING: Position = {
    "terrain": dict.fromkeys(("d4", "d5", "e4", "e5", "e6", "f5", "f6"), "beach") | {"h5": "forest", "i5": "mountain"},
    "pool": {"beach": {"shark": 3, "whale": 3, "boat": 1}, "forest": {"shark": 1}, "mountain": {"volcano": 1}},
}
CREATURES: Position = {"serpents": ["b1"], "sharks": ["c2"], "whales": ["a4"]}

PLACING = at("place-explorers", **LAND, explorers={"r1": "hand", "r2": "e5", "b1": "hand"})
CROWDED = at(
    "place-explorers", **RING, options={"challenges": [1]}, explorers={"r1": "hand", "r2": "d4", "r3": "e5", "b1": "e5"}
)
BOATS = at(
    "place-boats",
    **LAND,
    boats=["d4"],
    serpents=["e4"],
    boats_in_hand={"1": 1, "2": 1},
    explorers={"r1": "e5", "b1": "d5"},
)
TILE = at(
    "tile",
    **LAND,
    **CREATURES,
    boats=["d3", "b5", "b7"],
    explorers={"r1": "c5", "r2": "d3*", "r3": "e5", "b1": "c6", "b2": "b5*"},
    hands={"1": ["beach/dolphin", "beach/move-serpent", "beach/move-shark", "beach/move-whale", "beach/wind"]},
)
EMPTY_HANDED = TILE | {"hands": {"1": ["beach/repel-shark"]}}
MOVING = at(
    "move",
    **LAND,
    boats=["c5", "c6", "d3", "k1"],
    explorers={"r1": "e5", "r2": "c5*", "r3": "a1", "r4": "NW", "r5": "d3*", "r6": "d3", "r7": "k1*"}
    | {"b1": "c6*", "b2": "c6*", "b3": "c6*", "b4": "e6"},
    swum=["r3", "r5"],
)
SINKING = at("sink", **RING, explorers={"r1": "e5"})
REVEALING = at("reveal", sunk="d4", terrain=LAND["terrain"], pool=LAND["pool"] | {"beach": {"shark": 1, "dolphin": 2}})
FILLING = at(
    "aboard", sunk="d4", boats=["d4"], **LAND, explorers={"r1": "d4", "r2": "d4", "r3": "c5", "b1": "d4", "b2": "d4"}
)
ROLLING = at("roll", **LAND)
SERPENT, SHARK, WHALE = (
    at("creature", **LAND, serpents=["c5"], sharks=["c5"], whales=["c5"], die=die)
    for die in ("serpent", "shark", "whale")
)
BITTEN = at(
    "defend",
    **LAND,
    sharks=["c5"],
    explorers={"b1": "c6"},
    die="shark",
    attack={"from": "c5", "to": "c6", "asked": [2]},
)
STRUCK = BITTEN | {"sharks": [], "whales": ["c5"], "boats": ["c6"], "explorers": {"b1": "c6*"}, "die": "whale"}
BITTEN_ARMED = BITTEN | {"hands": {"2": ["beach/repel-shark"]}}
BITTEN_UNARMED = BITTEN | {"hands": {"2": ["beach/dolphin"]}}
STRUCK_ARMED = STRUCK | {"hands": {"2": ["forest/repel-whale"]}}
STRUCK_UNARMED = STRUCK | {"hands": {"2": ["beach/dolphin"]}}
OVER = at("over")

POSITIONS = [
    *(PLACING, CROWDED, BOATS, TILE, EMPTY_HANDED, MOVING, SINKING, REVEALING, FILLING, ROLLING),
    *(SERPENT, SHARK, WHALE, BITTEN_ARMED, BITTEN_UNARMED, STRUCK_ARMED, STRUCK_UNARMED, OVER),
]

# moves of every verb by the phase they belong to, and what they are told in every other
TIMES: dict[str, tuple[Refusal, list[str]]] = {
    "place-explorers": (Refusal.NOT_PLACING_EXPLORERS, ["place r1 e5"]),
    "place-boats": (Refusal.NOT_PLACING_BOATS, ["boat c5"]),
    "tile": (
        Refusal.NOT_PLAYING_TILES,
        [
            "skip",
            "play dolphin r1 c8",
            "play wind c5 c8",
            *(f"play move-{name} b1 h2" for name in map(spelt, Creature)),
        ],
    ),
    "move": (
        Refusal.NOT_MOVING,
        ["end", "walk r1 e6", "board r1 c5", "swim r1 c6", "dive r1", "land r1 NW", "sail c5 c6"],
    ),
    "sink": (Refusal.NOT_SINKING, ["sink e5", "sink a1"]),
    "reveal": (Refusal.NOT_REVEALING, ["reveal shark"]),
    "aboard": (Refusal.NOT_FILLING_A_BOAT, ["aboard r1", "aboard y10"]),
    "roll": (Refusal.NOT_ROLLING, ["roll shark"]),
    "creature": (Refusal.NOT_MOVING_CREATURES, ["serpent b1 b2", "shark b1 b2", "whale b1 b2", "stay"]),
    "defend": (Refusal.NOT_DEFENDING, ["repel", "allow"]),
}

# the other refusals: where they are met, and by which moves
REFUSED: list[tuple[Refusal, Position, list[str]]] = [
    (Refusal.PLACE_NOT_YOURS, PLACING, ["place b1 d5"]),
    (Refusal.PLACE_NOT_IN_HAND, PLACING, ["place r2 d5", "place r3 d5", "place g1 d5"]),
    (Refusal.PLACE_NO_TILE, PLACING, ["place r1 a1"]),
    (Refusal.PLACE_TILE_TAKEN, PLACING, ["place r1 e5"]),
    (Refusal.PLACE_TILE_FULL, CROWDED, ["place r1 d4", "place r1 e5"]),
    (Refusal.BOAT_NOT_SEA, BOATS, ["boat e5"]),
    (Refusal.BOAT_NO_TILE_NEAR, BOATS, ["boat a1"]),
    (Refusal.BOAT_CELL_TAKEN, BOATS, ["boat d4", "boat e4"]),
    (Refusal.NOT_YOURS, MOVING, ["walk b4 e7", "board b4 c5", "swim b4 d6", "dive b1", "land b1 NW"]),
    (Refusal.NOT_YOURS, TILE, ["play dolphin b1 c7"]),
    (Refusal.OUT_OF_PLAY, MOVING, ["walk r4 e5", "board r8 c5", "swim g1 a1", "dive r4", "land r4 NW"]),
    (Refusal.WALK_LEFT_THE_ISLAND, MOVING, ["walk r2 d5", "walk r6 d5"]),
    (Refusal.WALK_NO_TILE, MOVING, ["walk r1 e4"]),
    (Refusal.WALK_TOO_FAR, MOVING, ["walk r1 e7", "walk r1 e5"]),
    (Refusal.BOARD_NO_BOAT, MOVING, ["board r1 d4"]),
    (Refusal.BOARD_FULL, MOVING, ["board r2 c6"]),
    (Refusal.BOARD_ALREADY_ABOARD, MOVING, ["board r2 c5"]),
    (Refusal.BOARD_SWIMMER_ELSEWHERE, MOVING, ["board r6 c5"]),
    (Refusal.BOARD_TOO_FAR, MOVING, ["board r1 c5", "board r2 d3"]),
    (Refusal.SWIM_ABOARD, MOVING, ["swim r2 c4"]),
    (Refusal.SWIM_NOT_SEA, MOVING, ["swim r1 e6"]),
    (Refusal.SWIM_TOO_FAR, MOVING, ["swim r1 a1", "swim r6 a1"]),
    (Refusal.SWIM_TWICE, MOVING, ["swim r3 a2", "dive r5"]),
    (Refusal.DIVE_NOT_ABOARD, MOVING, ["dive r1", "dive r6"]),
    (Refusal.LAND_FROM_TILE, MOVING, ["land r1 NW"]),
    (Refusal.LAND_NOT_THERE, MOVING, ["land r2 NW", "land r2 NE", "land r6 SW", "land r7 SE"]),
    (Refusal.SAIL_NO_BOAT, MOVING, ["sail a1 a2"]),
    (Refusal.SAIL_NOT_CONTROLLED, MOVING, ["sail c6 c7"]),
    (Refusal.SAIL_NOT_SEA, MOVING, ["sail c5 d5"]),
    (Refusal.SAIL_TOO_FAR, MOVING, ["sail c5 a1"]),
    (Refusal.SAIL_BOAT_THERE, MOVING, ["sail c5 c6"]),
    (Refusal.SINK_NO_TILE, SINKING, ["sink a1"]),
    (Refusal.SINK_LOWER_FIRST, SINKING, ["sink h5", "sink i5"]),
    (Refusal.SINK_INLAND, SINKING, ["sink e5"]),
    (Refusal.REVEAL_NONE_LEFT, REVEALING, ["reveal whirlpool", "reveal move-shark"]),
    (Refusal.ABOARD_NOT_A_SWIMMER_THERE, FILLING, ["aboard r3", "aboard r4", "aboard g1"]),
    (Refusal.CREATURE_NOT_ROLLED, SHARK, ["serpent c5 c6", "whale c5 c6"]),
    (Refusal.CREATURE_NOT_ROLLED, WHALE, ["shark c5 c6"]),
    (Refusal.REPEL_NO_TILE, BITTEN_UNARMED, ["repel"]),
    (Refusal.REPEL_NO_TILE, STRUCK_UNARMED, ["repel"]),
    (Refusal.DOLPHIN_NOT_IN_HAND, EMPTY_HANDED, ["play dolphin r1 c6"]),
    (Refusal.DOLPHIN_NOT_A_SWIMMER, TILE, ["play dolphin r2 d2", "play dolphin r3 e4", "play dolphin r9 a1"]),
    (Refusal.DOLPHIN_OUT_OF_REACH, TILE, ["play dolphin r1 m1", "play dolphin r1 d5"]),
    (Refusal.WIND_NOT_IN_HAND, EMPTY_HANDED, ["play wind d3 d2"]),
    (Refusal.WIND_NO_BOAT, TILE, ["play wind c5 c6"]),
    (Refusal.WIND_NOT_CONTROLLED, TILE, ["play wind b5 b6", "play wind b7 b8"]),
    (Refusal.WIND_OUT_OF_REACH, TILE, ["play wind d3 m1", "play wind d3 d5"]),
    (Refusal.TILE_SAME_CELL, TILE, ["play dolphin r1 c5", "play wind d3 d3"]),
]
for _name, _rolled in (("serpent", SERPENT), ("shark", SHARK), ("whale", WHALE)):
    REFUSED += [
        (Refusal.CREATURE_NONE_THERE, _rolled, [f"{_name} a1 a2"]),
        (Refusal.CREATURE_NOT_SEA, _rolled, [f"{_name} c5 d5"]),
        (Refusal.CREATURE_SAME_CELL, _rolled, [f"{_name} c5 c5"]),
        (Refusal.CREATURE_OUT_OF_REACH, _rolled, [f"{_name} c5 m1"]),
        (Refusal.MOVE_CREATURE_NOT_IN_HAND, EMPTY_HANDED, [f"play move-{_name} b1 h2"]),
        (Refusal.MOVE_CREATURE_NONE_THERE, TILE, [f"play move-{_name} m1 h2"]),
    ]
    _there = f"play move-{_name} {TILE[f'{_name}s'][0]}"
    REFUSED.append((Refusal.MOVE_CREATURE_NOT_EMPTY, TILE, [f"{_there} {to}" for to in ("b5", "c5", "e5", "c2")]))

SENTENCES = [
    (MOVING, "walk r1 e6", "r1 walks from e5 to e6", "r1 marche de e5 à e6"),
    (MOVING, "dive r2", "r2 jumps off the boat at c5", "r2 saute à l’eau depuis le bateau en c5"),
    (
        MOVING,
        "land r7 SW",
        "r7 lands on the south-western safe island",
        "r7 débarque sur l’île sûre du sud-ouest",
    ),
]

# the key that is named, and a position that cannot be
BAD_POSITIONS: list[tuple[str, object]] = [
    ("position", []),
    ("game", {}),
    ("kraken", at("roll", kraken=1)),
    ("phase", at("night")),
    ("phase", {"game": "the-island"}),
    ("phase", at("tile")),
    ("turn", at("roll", turn=3)),
    ("turn", at("roll", turn=True)),
    ("moves_left", at("roll", moves_left=1)),
    ("calm", at("roll", calm=-1)),
    ("actor", at("roll", actor="1")),
    ("actor", at("over", actor="1")),
    ("actor", at("move", explorers={"r1": "a1"}, actor="2")),
    ("options", at("roll", options={"seats": 7})),
    ("options", at("roll", options={"tide": True})),
    ("terrain", at("roll", terrain={"a1": "beach"})),
    ("boats", at("roll", boats=["z9"])),
    ("boats", at("roll", boats=["a1", "a1"])),
    ("boats", at("roll", boats={})),
    ("sharks", at("roll", sharks=["a1"] * 7)),
    ("sharks", at("roll", **LAND, sharks=["a1"] * 6)),
    ("serpents", at("roll", **LAND, serpents=["e5"])),
    ("explorers", at("roll", explorers={"g1": "a1"})),
    ("explorers", at("roll", explorers={"r1": "a1*"})),
    ("explorers", at("roll", boats=["a1"], explorers=dict.fromkeys(("r1", "r2", "r3", "r4"), "a1*"))),
    ("explorers", at("roll", explorers={"r1": "hand"})),
    ("explorers", at("over", explorers={"r1": "a1"})),
    ("explorers", at("roll", options={"challenges": [2]})),
    ("values", at("roll", values={"r": [1]})),
    ("hands", at("roll", hands={"1": ["beach/kraken"]})),
    ("hands", at("roll", hands={"1": ["beach/shark"]})),
    ("hands", at("roll", hands={"1": ["mountain/wind"]})),
    ("hands", at("roll", hands={"1": ["mountain/repel-shark"] * 2})),
    ("hands", at("roll", hands={"1": ["beach/wind"] * 3})),
    ("pool", at("roll", terrain={"e5": "beach"})),
    ("pool", at("roll", pool={"beach": {"shark": 1}})),
    ("swum", at("roll", swum=["r1"])),
    ("swum", at("move", explorers={"r1": "a1"}, swum=["r1", "r1"])),
    ("sunk", at("reveal")),
    ("sunk", at("reveal", sunk="a1")),
    ("die", at("roll", die="shark")),
    ("boats", REVEALING | {"boats": ["d4"]}),
    ("boats_in_hand", at("place-boats", boats_in_hand={"1": 1})),
    ("attack", BITTEN_ARMED | {"attack": {"from": "c5"}}),
    ("attack", BITTEN_ARMED | {"attack": {"from": "c5", "to": "m1", "asked": [2]}}),
]

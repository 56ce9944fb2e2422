"""Forbidden Island for `test_words`: positions in which every verb can be legal, and every refusal can be met."""

from __future__ import annotations

from typing import Any

from archipel.games.forbidden_island.facts import LAYOUT_NAMES, Card, Ending, Role, Tile, Treasure
from archipel.games.forbidden_island.options import DIFFICULTY_NAMES
from archipel.games.forbidden_island.refusals import Refusal
from archipel.games.notation import spelt

Position = dict[str, Any]

OTHER_WORDS = [
    *(f"tile-{spelt(tile)}{suffix}" for tile in Tile for suffix in ("", "-short")),
    *(f"treasure-{spelt(treasure)}" for treasure in Treasure),
    *(f"card-{spelt(card)}{suffix}" for card in Card for suffix in ("", "-help")),
    *(f"role-{spelt(role)}{suffix}" for role in Role for suffix in ("", "-help")),
    *(f"difficulty-{name}{suffix}" for name in DIFFICULTY_NAMES for suffix in ("", "-help")),
    *(f"layout-{name}" for name in LAYOUT_NAMES),
    "roles-random",
    *(f"ending-{spelt(ending)}" for ending in Ending if ending != Ending.NONE),
    *(f"panel-{part}" for part in ("team", "no-cards", "in-the-water", "water", "treasures", "taken", "lost", "sunk")),
    *(f"sign-{sign}" for sign in ("flooded", "sunk", "landing", "found", "layer", "layer-help")),
    *(f"now-{count}-left" for count in ("actions", "draws", "floods")),
    *(f"now-{told}" for told in ("left", "flown", "floods-a-turn", "deck", "discards", "flood-deck")),
    *(f"now-{told}" for told in ("flood-discards", "tile", "second-tile", "card", "treasure")),
]
"""Besides those that every game has."""


def at(phase: str, **keys: Any) -> Position:
    return {"game": "forbidden-island", "phase": phase, **keys}


CELLS = (
    *("c1", "d1", "b2", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "e3", "f3"),
    *("a4", "b4", "c4", "d4", "e4", "f4", "b5", "c5", "d5", "e5", "c6", "d6"),
)
"""The standard island in reading order, where tiles lie in the order of the page unless a position says otherwise."""
ALL = ["chalice", "crystal", "statue", "stone"]

NAVIGATING = at(
    "act",
    roles=["navigator", "pilot"],
    pawns={"1": "e3", "2": "e3"},
    flooded=["c5", "d3", "e3"],
    hands={"1": ["crystal", "crystal", "crystal", "crystal"], "2": ["helicopter", "sandbags"]},
)
APART = NAVIGATING | {"pawns": {"1": "c3", "2": "a3"}}
TAKEN = NAVIGATING | {"treasures": ["crystal"]}
POOR = NAVIGATING | {"hands": {"1": ["crystal", "helicopter"]}, "pawns": {"1": "c3", "2": "c3"}}
FLYING = at("act", roles=["pilot", "engineer"], pawns={"1": "c3", "2": "e3"}, flooded=["c3"])
FLOWN = FLYING | {"flown": True, "actions_left": 1}
SHORING = at(
    "act", roles=["engineer", "diver"], pawns={"1": "c3", "2": "d6"}, flooded=["c3", "c4", "d3", "d4"], actions_left=2
)
LEAVING = at("act", treasures=ALL, pawns={"1": "c1", "2": "c1"}, hands={"2": ["helicopter"]})
LEFT_BEHIND = LEAVING | {"pawns": {"1": "c1", "2": "d1"}}
NOT_YET = LEAVING | {"treasures": ["chalice", "crystal", "stone"]}
WAITING_TO_DRAW = at("before-treasure", hands={"1": ["sandbags"]}, flooded=["c5"], draws_left=2)
DRAWING = at("treasure", hands={"2": ["helicopter", "helicopter", "helicopter"]}, draws_left=1)
DISCARDING = at(
    "discard",
    hands={"1": ["crystal", "crystal", "helicopter", "sandbags", "statue", "stone"], "2": ["helicopter"]},
    flooded=["c5"],
    draws_left=1,
)
WAITING_FOR_FLOOD = at("before-flood", hands={"2": ["helicopter"]}, floods_left=2)
FLOODING = at("flood", flooded=["c5", "d5"], flood_discards=["misty-marsh"], floods_left=2)
SWIMMING = at(
    "swim",
    tiles={cell: spelt(tile) for cell, tile in zip(CELLS, Tile, strict=True) if cell != "d4"},
    roles=["messenger", "pilot"],
    pawns={"1": "d4", "2": "d4"},
    swimming=[1, 2],
)
OVER = at("over", ending="skull", water=10)
SINKING = FLOODING

POSITIONS = [
    *(NAVIGATING, APART, TAKEN, POOR, FLYING, FLOWN, SHORING, LEAVING, LEFT_BEHIND, NOT_YET),
    *(WAITING_TO_DRAW, DRAWING, DISCARDING, WAITING_FOR_FLOOD, FLOODING, SWIMMING, OVER),
]

# moves of every verb by the phases they belong to, and what they are told in every other
TIMES: dict[str, tuple[Refusal, list[str]]] = {
    "act": (
        Refusal.NOT_ACTING,
        ["move c3", "fly c3", "guide 2 c3", "shore c3", "shore c3 d3", "give 2 crystal", "claim stone", "end"],
    ),
    "before-treasure before-flood": (Refusal.NOT_BEFORE_A_DRAW, ["draw"]),
    "treasure": (Refusal.NOT_DRAWING_TREASURE, ["treasure crystal", "treasure waters-rise"]),
    "discard": (Refusal.NOT_DISCARDING, ["discard crystal", "discard helicopter"]),
    "flood": (Refusal.NOT_FLOODING, ["flood observatory", "flood cliffs-of-abandon"]),
    "swim": (Refusal.NOT_SWIMMING, ["swim c4"]),
    "act before-treasure before-flood discard": (
        Refusal.SPECIAL_NOT_NOW,
        ["sandbag 1 c5", "lift 2 c3 f4 1 2", "escape 2"],
    ),
}

# the other refusals: where they are met, and by which moves
REFUSED: list[tuple[Refusal, Position, list[str]]] = [
    (Refusal.SPECIAL_ANOTHERS_DISCARD, DISCARDING, ["lift 2 d2 c3 1", "sandbag 2 c5", "escape 2"]),
    (
        Refusal.NO_SUCH_SEAT,
        NAVIGATING,
        ["give 3 crystal", "sandbag 4 c5", "lift 2 e3 c3 1 4", "escape 3", "guide 4 c4"],
    ),
    (Refusal.MOVE_NO_TILE, NAVIGATING, ["move a1", "move i7"]),
    (Refusal.MOVE_SAME_TILE, NAVIGATING, ["move e3"]),
    (Refusal.MOVE_TOO_FAR, NAVIGATING, ["move d4", "move c3", "move f4"]),
    (Refusal.FLY_NOT_PILOT, NAVIGATING, ["fly c1"]),
    (Refusal.FLY_TWICE, FLOWN, ["fly c1"]),
    (Refusal.FLY_NO_TILE, FLYING, ["fly b1"]),
    (Refusal.FLY_SAME_TILE, FLYING, ["fly c3"]),
    (Refusal.GUIDE_NOT_NAVIGATOR, FLYING, ["guide 2 e4"]),
    (Refusal.GUIDE_ONESELF, NAVIGATING, ["guide 1 e4"]),
    (Refusal.GUIDE_NO_TILE, NAVIGATING, ["guide 2 f5"]),
    (Refusal.GUIDE_SAME_TILE, NAVIGATING, ["guide 2 e3"]),
    (Refusal.GUIDE_TOO_FAR, NAVIGATING, ["guide 2 c4", "guide 2 b3"]),
    (Refusal.SHORE_NOT_FLOODED, NAVIGATING, ["shore e4", "shore f3", "shore a1"]),
    (Refusal.SHORE_NOT_FLOODED, SHORING, ["shore c2 c3", "shore b3", "shore c3 e3"]),
    (Refusal.SHORE_TOO_FAR, NAVIGATING, ["shore c5"]),
    (Refusal.SHORE_TOO_FAR, SHORING, ["shore d4", "shore c3 d4"]),
    (Refusal.SHORE_TWO_NOT_ENGINEER, NAVIGATING, ["shore d3 e3"]),
    (Refusal.SHORE_TWO_OUT_OF_ORDER, SHORING, ["shore c4 c3", "shore c3 c3", "shore d3 c4"]),
    (Refusal.GIVE_SPECIAL, POOR, ["give 2 helicopter", "give 2 sandbags", "give 2 waters-rise"]),
    (Refusal.GIVE_ONESELF, NAVIGATING, ["give 1 crystal"]),
    (Refusal.GIVE_NOT_HELD, NAVIGATING, ["give 2 stone", "give 2 chalice", "give 2 statue"]),
    (Refusal.GIVE_APART, APART, ["give 2 crystal"]),
    (Refusal.CLAIM_TAKEN, TAKEN, ["claim crystal"]),
    (Refusal.CLAIM_TOO_FEW, POOR, [f"claim {name}" for name in ALL]),
    *(
        (Refusal.CLAIM_ELSEWHERE, APART | {"pawns": {"1": "d6"}, "hands": {"1": [name] * 4}}, [f"claim {name}"])
        for name in ALL
    ),
    (Refusal.SANDBAG_NOT_HELD, NAVIGATING, ["sandbag 1 c5"]),
    (Refusal.SANDBAG_NOT_FLOODED, NAVIGATING, ["sandbag 2 c4", "sandbag 2 a1"]),
    (Refusal.HELICOPTER_NOT_HELD, NAVIGATING, ["lift 1 e3 c3 1", "escape 1"]),
    (Refusal.LIFT_NO_TILE, NAVIGATING, ["lift 2 e3 a1 1 2"]),
    (Refusal.LIFT_SAME_TILE, NAVIGATING, ["lift 2 e3 e3 1"]),
    (Refusal.LIFT_NOT_THERE, APART, ["lift 2 c3 f4 1 2", "lift 2 d6 c3 1"]),
    (Refusal.ESCAPE_TREASURES_LEFT, NOT_YET, ["escape 2"]),
    (Refusal.ESCAPE_NOT_ALL_THERE, LEFT_BEHIND, ["escape 2"]),
    (Refusal.TREASURE_NONE_LEFT, DRAWING, ["treasure helicopter"]),
    (Refusal.DISCARD_NOT_HELD, DISCARDING, ["discard chalice", "discard waters-rise"]),
    (Refusal.FLOOD_NOT_ON_TOP, FLOODING, ["flood misty-marsh"]),
    (Refusal.SWIM_NOT_THERE, SWIMMING, ["swim d4", "swim c3", "swim a1"]),
]

SENTENCES = [
    (
        NAVIGATING,
        "guide 2 e5",
        "Guides player 2 from e3 to Phantom Rock (e5)",
        "Guide le joueur 2 de e3 vers le Rocher Fantôme (e5)",
    ),
    (
        NAVIGATING,
        "move f3",
        "Goes from e3 to the Cave of Shadows (f3)",
        "Va de e3 vers la Caverne des Ombres (f3)",
    ),
    (NAVIGATING, "claim crystal", "Takes the Crystal of Fire", "Prend le Cristal ardent"),
    (
        NAVIGATING,
        "lift 2 e3 d4 1 2",
        "Player 2’s helicopter flies from e3 to the Cliffs of Abandon (d4), with 1, 2 aboard",
        "L’hélicoptère du joueur 2 vole de e3 vers les Falaises de l’Oubli (d4), avec 1, 2 à bord",
    ),
    (SHORING, "shore d3", "Shores up the Howling Garden (d3)", "Assèche le Jardin des Hurlements (d3)"),
    (
        SHORING,
        "shore c3 d3",
        "Shores up the Whispering Garden (c3) and the Howling Garden (d3)",
        "Assèche le Jardin des Murmures (c3) et le Jardin des Hurlements (d3)",
    ),
    (DRAWING, "treasure waters-rise", "The waters rise", "Les eaux montent"),
    (FLOODING, "flood observatory", "The sea swallows the Observatory (d5)", "La mer engloutit l’Observatoire (d5)"),
    (FLOODING, "flood iron-gate", "Water covers the Iron Gate (d2)", "L’eau recouvre la Porte de Fer (d2)"),
    (SWIMMING, "swim c4", "Swims from d4 to Breakers Bridge (c4)", "Nage de d4 vers le Pont des Abîmes (c4)"),
]

# the key that is named, and a position that cannot be
BAD_POSITIONS: list[tuple[str, object]] = [
    ("game", {"game": "the-island"}),
    ("phase", at("place-explorers")),
    ("phase", at("before-treasure", draws_left=2)),
    ("options", at("act", options={"layout": "moon"})),
    ("roles", at("act", roles=["diver"])),
    ("roles", at("act", roles=["diver", "cook"])),
    ("tiles", at("act", tiles={"a1": "watchtower"})),
    ("flooded", at("act", flooded=["a1"])),
    ("pawns", at("act", pawns={"1": "a1"})),
    ("water", at("act", water=10)),
    ("hands", at("act", hands={"1": ["crystal"] * 6})),
    ("draws_left", at("treasure")),
    ("floods_left", at("flood")),
    ("ending", at("over", ending="escaped")),
]

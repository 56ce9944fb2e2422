"""Islet for `test_words`: positions in which every verb can be legal, and every refusal can be met."""

from __future__ import annotations

from typing import Any

from archipel.games.islet.facts import DAY_AND_NIGHT
from archipel.games.islet.notation import ISLET_NAMES, KIND_NAMES, NEST_NAMES, RESOURCE_NAMES, TERRAIN_NAMES
from archipel.games.islet.parts import wish_of
from archipel.games.islet.refusals import Refusal
from archipel.games.islet.writing import ENDING_NAMES

Position = dict[str, Any]

OTHER_WORDS = [
    *(f"terrain-{terrain}" for terrain in TERRAIN_NAMES),
    *(f"nest-{nest}" for nest in NEST_NAMES),
    *(f"resource-{resource}" for resource in RESOURCE_NAMES),
    *(f"kind-{kind}" for kind in KIND_NAMES),
    *(f"colour-{colour}" for colour in ("red", "blue", "green", "yellow")),
    *(f"islet-{islet}" for islet in ISLET_NAMES.values()),
    *{f"wish-{wish_of(card, side)}" for card in range(1, len(DAY_AND_NIGHT) + 1) for side in ("day", "night")},
    "wish-help",
    *(f"ending-{ending}" for ending in ENDING_NAMES.values()),
    *(f"rank-{rank}" for rank in ("ideal", "saved", "growing", "blooming", "again")),
    *(f"panel-{part}" for part in ("birds", "in-the-sea", "no-cards", "decks", "shore", "unseen")),
    *(f"sign-{sign}" for sign in ("level", "egg", "bird", "shore", "open", "guarantee", "spent", "marked")),
    *(f"sign-{topic}-help" for topic in ("cards", "paying", "guarantee")),
    *(f"now-{told}" for told in ("round", "turn", "final", "quiet", "last-put", "trail", "bird", "laid", "free")),
    *(f"now-{told}" for told in ("cards", "hand", "bag", "to-come", "rank")),
    *(f"now-{part}" for part in ("kind", "second-kind", "third-kind", "resource", "cost", "wish", "paid")),
    *(f"now-{part}" for part in ("way", "won", "reason")),
]
"""Besides those that every game has."""


def at(phase: str, **keys: Any) -> Position:
    return {"game": "islet", "phase": phase, **keys}


def alone(phase: str, **keys: Any) -> Position:
    """A game alone, on two islets, with three tiles in hand."""
    tiles = {f"{islet}:{cell}": tile for islet in ("day", "night") for cell, tile in HEX.items()}
    given = {"options": {"seats": 1}, "cells": tiles, "hands": {"1": HAND}, "birds": {"1": "day:0,0"}}
    return at(phase, **given | keys)


def time_of(position: Position) -> str:
    """When it is: the phase, but a turn that is played alone is another."""
    is_alone = position.get("options") == {"seats": 1}
    return "turn-alone" if position["phase"] == "turn" and is_alone else position["phase"]


# the islet of the beginning: every cell has a neighbour on either side, round a common corner
HEX: Position = {
    "-1,0": ["sand", "leaf", 1],
    "0,0": ["sand", "branch", 1],
    "1,0": ["clay", "leaf", 1],
    "1,1": ["water", "leaf", 1],
    "0,1": ["water", "flower", 1],
    "-1,1": ["clay", "flower", 1],
}
HAND = ["clay-flower", "sand-leaf", "sand-leaf"]
PURSE = {"1": {"branch": 4, "clay": 2, "sand": 1}}
NINE = [[name, False] for name in ("branch", "clay", "leaf", "water") for _ in range(2)] + [["flower", False]]
"""Guarantees that hold all eggs but one."""

TURN = at("turn", cells=HEX, hands={"1": HAND}, birds={"1": "0,0", "2": "1,1"}, cards=PURSE)
AT_SEA = TURN | {"cells": HEX | {"0,-1": ["sand", "leaf", 1]}, "birds": {}}
MEETING = TURN | {"birds": {"1": "0,0", "2": "1,0"}, "cards": {"1": {"clay": 1}}}
NO_CARD_LEFT = TURN | {
    "guarantees": {"1": [["sand", False]]},
    "eggs": {"0,1": 1},
    "cards": {"1": {"branch": 3, "sand": 3}, "2": {"sand": 8}},
}
TWO_GUARANTEES = TURN | {"guarantees": {"1": [["sand", False]] * 2}, "eggs": {"0,1": 1, "-1,1": 1}}
LAST_EGGS = TURN | {"guarantees": {"1": NINE}, "eggs": {"0,1": 1}, "free_eggs": {"1": 0}, "cards": {"1": {"branch": 3}}}
ALL_LAID = at(
    "turn",
    options={"seats": 4},
    cells=HEX | {"2,0": ["sand", "leaf", 1]},
    eggs=dict.fromkeys(HEX, 1),
    birds={"1": "2,0"},
    cards={"1": {"leaf": 3}},
)
SITTING = TURN | {"eggs": {"0,0": 2, "0,1": 1}, "guarantees": {"1": [["sand", False]], "2": [["sand", False]]}}
EXPLORING = at(
    "explore",
    cells=HEX
    | {
        "0,0": ["clay", "leaf", 2],
        "-1,0": ["sand", "leaf", 3],
        "1,0": ["clay", "leaf", 2],
        "0,-1": ["clay", "leaf", 1],
    },
    hands={"1": HAND},
    eggs={"1,0": 2},
    guarantees={"2": [["sand", False]]},
    last_put="0,0",
    puts=2,
)
BIRD_IN_THE_WAY = EXPLORING | {"eggs": {}, "guarantees": {}, "birds": {"1": "1,0"}}
DRAWING = at("draw", cells=HEX, bag={"sand-leaf": 2, "clay-flower": 1}, hands={"1": ["sand-leaf"]})
DROPPING = at("drop", cells=HEX, cards={"1": {"water": 5, "leaf": 4}}, hands={"1": ["sand-leaf"] * 4})
MOVING = at("move", cells=HEX, birds={"1": "-1,0"}, trail=["0,0", "-1,0"], cards=PURSE)
TOGETHER = at("move", cells=HEX, birds={"1": "0,0", "2": "0,0"}, cards=PURSE)
OVER = at("over", cells=HEX)

PERCHING = alone("perch", birds={})
TURN_ALONE = alone("turn", bag={"sand-leaf": 3}, cards=PURSE)
BAG_TOO_EMPTY = alone("turn", bag={"sand-leaf": 2})
TRIMMING = alone("trim", bag={"sand-leaf": 2, "clay-flower": 2}, trims_left=2)
# at 0,0 of the day: sand between sand and clay, which is what none of the day sides with terrains ask for
MOVING_ALONE = alone(
    "move",
    cells=TURN_ALONE["cells"] | {"day:0,0": ["sand", "branch", 4]},
    cards=PURSE,
    shown={"day": [5, 11], "night": [7, 12]},
    unseen=[1, 2],
)
REVEALING = alone("reveal", shown={"day": [5], "night": [7]}, unseen=[1, 2, 3])
OVER_ALONE = alone("over", ending="lost")
SINKING = DRAWING

POSITIONS = [
    *(TURN, AT_SEA, MEETING, NO_CARD_LEFT, TWO_GUARANTEES, LAST_EGGS, ALL_LAID, SITTING),
    *(EXPLORING, BIRD_IN_THE_WAY, DRAWING, DROPPING, MOVING, TOGETHER, OVER),
    *(PERCHING, TURN_ALONE, BAG_TOO_EMPTY, TRIMMING, MOVING_ALONE, REVEALING),
]

LAY = "lay branch+branch+branch"

# moves of every verb by the times they belong to, and what they are told at every other
TIMES: dict[str, tuple[Refusal, list[str]]] = {
    "perch": (Refusal.NOT_PERCHING, ["perch day:0,0"]),
    "turn turn-alone explore": (Refusal.NOT_EXPLORING, ["put sand-leaf 2,0", "put sand-leaf day:2,0"]),
    "turn turn-alone move": (Refusal.NOT_MOVING, ["go 0,1 -", f"{LAY} keep sand", f"{LAY} lose sand for 3"]),
    "turn turn-alone explore move": (Refusal.NOTHING_TO_END, ["done"]),
    "draw": (Refusal.NOT_DRAWING, ["draw sand-leaf"]),
    "drop": (Refusal.NOT_DROPPING, ["drop water"]),
    "turn-alone": (Refusal.NOT_TRIMMING, ["trim bag", "trim hand clay-flower sand-leaf sand-leaf"]),
    "trim": (Refusal.NOT_LOSING, ["lose sand-leaf"]),
    "reveal": (Refusal.NOT_REVEALING, ["reveal 1", "reveal 13"]),
}

# the other refusals: where they are met, and by which moves
REFUSED: list[tuple[Refusal, Position, list[str]]] = [
    (Refusal.GAME_OVER_ALONE, OVER_ALONE, ["done", "perch day:0,0", "trim bag", "reveal 1", "put sand-leaf day:2,0"]),
    (Refusal.TRIM_FIRST, TURN_ALONE, ["done", "go day:-1,0 -", f"{LAY} keep sand for 5"]),
    (Refusal.CELL_OF_TWO_ISLETS, TURN, ["put sand-leaf day:2,0", "go night:-1,0 -"]),
    (Refusal.CELL_OF_NO_ISLET, PERCHING, ["perch 0,0"]),
    (Refusal.CELL_OF_NO_ISLET, MOVING_ALONE, ["go -1,0 -"]),
    (Refusal.PUT_NOT_IN_HAND, TURN, ["put water-leaf 2,0", "put sand-flower 0,0"]),
    (Refusal.PUT_OTHER_ISLET, TURN_ALONE, ["put sand-leaf night:2,0"]),
    (Refusal.PUT_NOT_IN_THE_SEA, TURN, ["put sand-leaf 1,0"]),
    (Refusal.PUT_AWAY_FROM_THE_ISLET, TURN, ["put sand-leaf 5,5", "put sand-leaf 3,0"]),
    (Refusal.PUT_IN_THE_SEA, EXPLORING, ["put sand-leaf 2,0"]),
    (Refusal.PUT_NOT_ADJACENT, EXPLORING, ["put sand-leaf 0,1", "put sand-leaf 0,0"]),
    (Refusal.PUT_ON_AN_EGG, EXPLORING, ["put sand-leaf 1,0"]),
    (Refusal.PUT_ON_A_BIRD, BIRD_IN_THE_WAY, ["put sand-leaf 1,0"]),
    (Refusal.PUT_TOO_LOW, EXPLORING, ["put sand-leaf 0,-1"]),
    (Refusal.DRAW_NONE_LEFT, DRAWING, ["draw water-leaf"]),
    (Refusal.DROP_NOT_HELD, DROPPING, ["drop sand", "drop flower"]),
    (Refusal.GO_INTO_THE_SEA, TURN, ["go 0,-1 -", "go 7,7 sand"]),
    (Refusal.GO_INLAND, AT_SEA, ["go 0,0 sand"]),
    (Refusal.GO_NOT_ADJACENT, TURN, ["go 0,1 clay+clay", "go 0,0 -"]),
    (Refusal.GO_ANOTHER_KIND, MOVING_ALONE, ["go night:1,0 clay"]),
    (Refusal.GO_ON_THE_TRAIL, MOVING, ["go 0,0 -"]),
    (Refusal.GO_NO_WAY_ON, MEETING, ["go 1,0 clay"]),
    (Refusal.DONE_BESIDE_A_BIRD, TOGETHER, ["done"]),
    (Refusal.PAY_NOTHING_DUE, TURN, ["go -1,0 sand"]),
    (Refusal.PAY_TOO_LITTLE, TURN, ["go 1,0 -", "go 1,0 sand", "lay branch+branch keep sand", "lay - keep sand"]),
    (Refusal.PAY_TOO_MUCH, TURN, ["go 1,0 clay+clay", "lay branch+branch+branch+sand keep sand"]),
    (Refusal.PAY_NOT_HELD, TURN, ["go 1,0 water+water", "lay branch+branch+sand+water keep sand"]),
    (Refusal.LAY_IN_THE_SEA, AT_SEA, [f"{LAY} keep sand"]),
    (Refusal.LAY_EGG_THERE, SITTING, [f"{LAY} keep sand"]),
    (Refusal.LAY_BIRD_THERE, TOGETHER, [f"{LAY} keep sand"]),
    (Refusal.LAY_NO_EGG_LEFT, ALL_LAID, ["lay leaf+leaf+leaf keep sand", "lay leaf+leaf+leaf lose sand"]),
    (Refusal.KEEP_NO_FREE_EGGS, LAST_EGGS, [f"{LAY} keep sand"]),
    (Refusal.KEEP_THIRD, TWO_GUARANTEES, [f"{LAY} keep sand"]),
    (Refusal.KEEP_NONE_LEFT, NO_CARD_LEFT, [f"{LAY} keep sand"]),
    (Refusal.LOSE_FREE_EGGS_LEFT, TURN, [f"{LAY} lose sand"]),
    (Refusal.LOSE_NOT_GUARANTEED, LAST_EGGS, [f"{LAY} lose sand"]),
    (Refusal.LAY_FOR_A_CARD, TURN, [f"{LAY} keep sand for 3"]),
    (Refusal.LAY_FOR_NO_CARD, MOVING_ALONE, [f"{LAY} keep sand"]),
    (Refusal.CARD_NOT_SHOWN, MOVING_ALONE, [f"{LAY} keep sand for 7", f"{LAY} keep sand for 13"]),
    (Refusal.CARD_NOT_SATISFIED, MOVING_ALONE, [f"{LAY} keep sand for 5"]),
    (Refusal.PERCH_IN_THE_SEA, PERCHING, ["perch day:2,0", "perch night:9,9"]),
    (Refusal.TRIM_NOT_IN_HAND, TURN_ALONE, ["trim hand sand-leaf sand-leaf sand-leaf"]),
    (Refusal.TRIM_NOT_IN_HAND, TURN_ALONE, ["trim hand clay-flower sand-leaf water-leaf"]),
    (Refusal.TRIM_BAG_TOO_EMPTY, BAG_TOO_EMPTY, ["trim bag"]),
    (Refusal.LOSE_NONE_LEFT, TRIMMING, ["lose water-leaf"]),
    (Refusal.REVEAL_NOT_UNSEEN, REVEALING, ["reveal 5", "reveal 13"]),
]

SENTENCES = [
    (
        TURN,
        "put sand-leaf 2,0",
        "Puts a sand-leaf tile into the sea at 2,0, for a card: sand",
        "Pose une tuile sable-feuille dans la mer en 2,0, pour une carte\xa0: sable",
    ),
    (
        EXPLORING,
        "put clay-flower -1,0",
        "Covers -1,0 with a clay-flower tile, for a card: flower",
        "Couvre -1,0 d’une tuile argile-fleur, pour une carte\xa0: fleur",
    ),
    (
        NO_CARD_LEFT,
        "put sand-leaf 2,0",
        "Puts a sand-leaf tile into the sea at 2,0, but there is no card left for it",
        "Pose une tuile sable-feuille dans la mer en 2,0, mais il n’y a plus de carte pour cela",
    ),
    (
        TURN,
        "go -1,0 -",
        "Goes from 0,0 to -1,0, on the same ground",
        "Va de 0,0 à -1,0, sur le même terrain",
    ),
    (
        MOVING,
        "go -1,1 clay",
        "Pays 1\xa0×\xa0clay, and goes from -1,0 to -1,1",
        "Paie 1\xa0×\xa0argile, et va de -1,0 à -1,1",
    ),
    (
        AT_SEA,
        "go -1,1 clay",
        "Pays 1\xa0×\xa0clay, and lands at -1,1 from the sea",
        "Paie 1\xa0×\xa0argile, et se pose en -1,1 depuis la mer",
    ),
    (
        TURN,
        "lay branch+branch+clay+clay+sand keep water",
        "Pays 1\xa0×\xa0sand, 2\xa0×\xa0clay, 2\xa0×\xa0branch, and lays an egg at 0,0 and another on a card that is "
        "now guaranteed, water",
        "Paie 1\xa0×\xa0sable, 2\xa0×\xa0argile, 2\xa0×\xa0branche, et pond un œuf en 0,0 et un autre sur une carte, "
        "désormais garantie\xa0: eau",
    ),
    (
        LAST_EGGS,
        f"{LAY} lose leaf",
        "Pays 3\xa0×\xa0branch, and lays the egg of a guarantee at 0,0, giving up leaf",
        "Paie 3\xa0×\xa0branche, et pond en 0,0 l’œuf d’une garantie, qui est rendue\xa0: feuille",
    ),
    (
        MOVING_ALONE,
        f"{LAY} keep sand for 11",
        "Pays 3\xa0×\xa0branch, and lays an egg at day:0,0 and another on a card that is now guaranteed, sand "
        "(card 11: level 4, branch nest)",
        "Paie 3\xa0×\xa0branche, et pond un œuf en day:0,0 et un autre sur une carte, désormais garantie\xa0: sable "
        "(carte 11\xa0: niveau 4, nid de branches)",
    ),
    (
        TURN_ALONE,
        "trim hand clay-flower sand-leaf sand-leaf",
        "Removes three tiles of the hand from the game: clay-flower, sand-leaf and sand-leaf",
        "Retire trois tuiles de sa main de la partie\xa0: argile-fleur, sable-feuille et sable-feuille",
    ),
    (
        REVEALING,
        "reveal 1",
        "Card 1 is shown for the night: level 3, clay",
        "La carte 1 est révélée pour la nuit\xa0: niveau 3, argile",
    ),
]

# the key that is named, and a position that cannot be
BAD_POSITIONS: list[tuple[str, object]] = [
    ("game", {"game": "the-island"}),
    ("phase", at("sink")),
    ("options", at("turn", options={"eggs": 6})),
    ("options", at("turn", options={"seats": 5})),
    ("cells", at("turn", cells={"day:0,0": ["sand", "leaf", 1]})),
    ("cells", at("turn", cells={"0,0": ["sand", "leaf"]})),
    ("cells", at("turn", cells={"+1,0": ["sand", "leaf", 1]})),
    ("eggs", at("turn", cells=HEX, eggs={"5,5": 1})),
    ("birds", at("turn", cells=HEX, birds={"1": "5,5"})),
    ("birds", at("turn", cells=HEX, birds={"1": "0,0", "2": "0,0"})),
    ("cards", at("turn", cards={"1": {"sand": 9}})),
    ("cards", at("turn", cards={"1": {"sand": 8}, "2": {"sand": 5}})),
    ("guarantees", at("turn", guarantees={"1": [["sand", True]]})),
    ("guarantees", at("turn", guarantees={"1": [["sand", False]] * 3})),
    ("free_eggs", at("turn", free_eggs={"1": 3})),
    ("shown", at("turn", shown={"day": [1]})),
    ("final_round", alone("turn", final_round=3)),
    ("ending", alone("over")),
]

"""Make the golden matches anew: greedy bots play each of `MATCHES` to its end.

    python tests/golden/make.py

A golden match is for ever: a release that replays one otherwise plays another game (C-7.1).  So this is run to add
one, or after a change of the law, and never to make a failing test pass.  Files that exist are left alone unless
`--again` is given; `digests.txt` has the digest of every final position.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path
from typing import Any

import archipel
from archipel.bots import make_bot
from archipel.match import Match
from archipel.seeds import canonical

HERE = Path(__file__).parent
DIGESTS = HERE / "digests.txt"
GAME = "the-island"
SURVIVE = "survive-the-island"
FORBIDDEN = "forbidden-island"
ISLET = "islet"

CALM = {
    "game": GAME,
    "phase": "move",
    "options": {"seats": 2},
    "explorers": {"r10": "c2", "r9": "d3*", "b10": "k10", "b4": "d3*", "b5": "m3"},
    "boats": ["d3", "h8"],
    "serpents": ["g6"],
    "whales": ["m6"],
    "hands": {"1": ["beach/dolphin"], "2": ["mountain/repel-shark"]},
}
"""No tile is left: when these few are safe or lost, nothing happens any more."""
CROWD = {
    "game": GAME,
    "phase": "sink",
    "turn": 3,
    "options": {"seats": 4, "challenges": [2]},
    "terrain": {"e5": "forest", "f4": "forest", "e6": "mountain"},
    "pool": {"beach": {}, "forest": {"boat": 2}, "mountain": {"volcano": 1}},
    "explorers": {
        f"{colour}{i}": cell for colour in "rbgy" for i, cell in ((1, "e5"), (5, "f4"), (9, "f4"), (10, "e6"))
    },
    "boats": ["c5", "g2"],
    "serpents": ["b1", "l10"],
    "sharks": ["d2", "k6"],
    "whales": ["i2"],
    "hands": {"1": ["beach/repel-shark"], "2": ["forest/repel-whale"], "3": ["beach/wind"], "4": ["beach/move-shark"]},
}
"""Boats surface under more swimmers than they hold."""
EXAMPLE = {
    "game": ISLET,
    "phase": "turn",
    "cells": {
        "0,0": ["sand", "leaf", 1],
        "1,0": ["clay", "branch", 1],
        "1,1": ["water", "flower", 2],
        "0,1": ["water", "leaf", 1],
        "-1,1": ["sand", "branch", 1],
        "-1,0": ["sand", "flower", 1],
    },
    "birds": {"1": "0,0"},
    "eggs": {"-1,0": 1},
    "guarantees": {"1": [["clay", False]]},
    "cards": {"1": {"water": 1, "flower": 2, "clay": 1, "sand": 1}},
    "hands": {
        "1": ["clay-leaf", "sand-branch", "sand-flower", "water-leaf"],
        "2": ["clay-branch", "clay-flower", "sand-leaf", "water-branch"],
    },
    "bag": {f"{terrain}-{nest}": 4 for terrain in ("water", "sand", "clay") for nest in ("leaf", "branch", "flower")},
}
"""Where the booklet's example of a move begins, with tiles in hand and bag so that the evening can go on."""

MATCHES: dict[str, dict[str, Any]] = {
    "two-seats": {"seats": 2},
    "three-seats": {"seats": 3},
    "four-seats": {"seats": 4},
    "two-colours": {"seats": 2, "two_colours": True},
    "overcrowded": {"seats": 3, "challenges": [1]},
    "to-the-last": {"seats": 2, "challenges": [2]},
    "all-equal": {"seats": 4, "challenges": [3]},
    "atlantis-drowned": {"seats": 3, "challenges": [4]},
    "all-challenges": {"seats": 4, "challenges": [1, 2, 3, 4]},
    "open-values": {"seats": 2, "two_colours": True, "open_values": True},
    "calm": CALM,
    "crowd": CROWD,
    "survive-two-seats": {"game": SURVIVE, "seats": 2},
    "survive-three-seats": {"game": SURVIVE, "seats": 3},
    "survive-four-seats": {"game": SURVIVE, "seats": 4},
    "survive-five-seats": {"game": SURVIVE, "seats": 5},
    "survive-open-values": {"game": SURVIVE, "seats": 3, "open_values": True},
    "forbidden-escaped-two": {"game": FORBIDDEN, "seats": 2, "roles": ["explorer", "pilot"]},
    "forbidden-escaped-three": {
        "game": FORBIDDEN,
        "seats": 3,
        "difficulty": "normal",
        "roles": ["diver", "navigator", "engineer"],
        "layout": "skull",
    },
    "forbidden-escaped-four": {"game": FORBIDDEN, "seats": 4, "layout": "bone"},
    "forbidden-escaped-elite": {"game": FORBIDDEN, "seats": 2, "difficulty": "elite", "layout": "volcano"},
    "forbidden-landing": {"game": FORBIDDEN, "seats": 3, "difficulty": "elite", "layout": "coral-reef"},
    "forbidden-treasure": {
        "game": FORBIDDEN,
        "seats": 4,
        "roles": ["messenger", "engineer", "pilot", "diver"],
        "layout": "gulls-bay",
    },
    "forbidden-drowned": {
        "game": FORBIDDEN,
        "seats": 2,
        "difficulty": "legendary",
        "roles": ["navigator", "messenger"],
        "layout": "arch",
    },
    "forbidden-skull": {"game": FORBIDDEN, "seats": 3, "difficulty": "legendary", "layout": "shadows"},
    "forbidden-atoll": {"game": FORBIDDEN, "seats": 2, "roles": ["explorer", "engineer"], "layout": "atoll"},
    "islet-two-seats": {"game": ISLET, "seats": 2},
    "islet-three-seats": {"game": ISLET, "seats": 3},
    "islet-four-seats": {"game": ISLET, "seats": 4},
    "islet-alone": {"game": ISLET, "seats": 1},
    "islet-alone-six": {"game": ISLET, "seats": 1, "eggs": 6},
    "islet-example": EXAMPLE,
}
BEGUN = {"islet-example": ["go 1,0 clay", "go 1,1 water", "lay clay+flower+flower+sand keep leaf", "go 0,1 -", "done"]}
"""How a match begins before bots play on."""
SEEDS = {
    "to-the-last": "to-the-last 1",
    "forbidden-escaped-two": "forbidden-escaped-two 1",
    "forbidden-escaped-elite": "forbidden-escaped-elite 9",
    "forbidden-landing": "forbidden-landing 1",
    "forbidden-drowned": "forbidden-drowned 92",
    "forbidden-skull": "forbidden-skull 4",
    "islet-alone": "islet-alone 158",
    "islet-alone-six": "islet-alone-six 1141",
}
"""Where the name itself gives a match with another end, or alone in Islet one with hardly an egg."""


def start(name: str) -> Match:
    """The match of a name, the name being its seed unless `SEEDS` has another."""
    told, seed = MATCHES[name], SEEDS.get(name, name)
    game = archipel.game(told.get("game", GAME))
    if "phase" in told:
        return game.match(told, seed=seed)
    return game.start(seed=seed, **{option: value for option, value in told.items() if option != "game"})


def play(match: Match) -> None:
    """Greedy bots play to the end."""
    bots = {seat: make_bot("greedy") for seat in match.seats}
    for seat, bot in bots.items():
        bot.start(match.game.name, match.options, int(seat), int(seat))
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(bots[match.actor].choose(match.view(match.actor), match.legal(), None))


def digest(match: Match) -> str:
    """The digest of the position a match stands at."""
    return hashlib.sha256(canonical(match.position()).encode()).hexdigest()


def main() -> None:
    """Make the files."""
    parser = argparse.ArgumentParser(description="Make the golden matches.")
    parser.add_argument("--again", action="store_true", help="also those that exist")
    again = parser.parse_args().again
    lines = []
    for name in MATCHES:
        path = HERE / f"{name}.json"
        if again or not path.exists():
            match = start(name)
            for move in BEGUN.get(name, ()):
                match.play(move)
            play(match)
            match.save(path)
        lines.append(f"{digest(archipel.load(path))}  {path.name}\n")
    DIGESTS.write_text("".join(sorted(lines, key=lambda line: line.split()[1])), encoding="utf-8")


if __name__ == "__main__":
    main()

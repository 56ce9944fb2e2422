"""The games that are tried, and crowds to try them with."""

from __future__ import annotations

import copy
from random import Random

import pytest

from archipel.games.survive_the_island import facts as survive
from archipel.games.survive_the_island import moves as survive_moves
from archipel.games.survive_the_island import state as survive_state
from archipel.games.the_island import facts, moves, state

from .playing import Position, Tried, take_tiles


def crowded_island(position: Position, random: Random) -> Position:
    """A position with many explorers in few cells, most of the island gone, full hands and boats still to come."""
    crowd = copy.deepcopy(position)
    seats = crowd["options"]["seats"]
    for cell, terrain, back in take_tiles(crowd, random, ("boat", "volcano")):
        if back in THE_ISLAND.kept:
            crowd["hands"][str(random.randint(1, seats))].append(f"{terrain}/{back}")
        elif back in ("shark", "whale"):
            crowd[f"{back}s"].append(cell)
    hubs = random.sample(sorted(crowd["terrain"]), 2) + random.sample(facts.BOARD.names, 2)
    for explorer, place in crowd["explorers"].items():
        if place not in ("lost", *facts.LANDING_CELLS) and random.random() < 0.8:
            hub = random.choice(hubs + crowd["boats"])
            crew = sum(where == f"{hub}*" for where in crowd["explorers"].values())
            crowd["explorers"][explorer] = f"{hub}*" if hub in crowd["boats"] and crew < 3 else hub
    return crowd


def crowded_survive(position: Position, random: Random) -> Position:
    """Many adventurers in few cells, most of the island gone, full hands, and creatures all about."""
    crowd = copy.deepcopy(position)
    seats = crowd["options"]["seats"]
    for cell, terrain, back in take_tiles(crowd, random, ("volcano",)):
        if back in SURVIVE.kept:
            crowd["hands"][str(random.randint(1, seats))].append(f"{terrain}/{back}")
        elif back == "raft" and len(crowd["rafts"]) < survive.RAFTS:
            crowd["rafts"].append(cell)
    names = survive.BOARD.names
    water = [cell for cell in names if cell not in [*crowd["terrain"], *crowd["serpents"], *crowd["rafts"]]]
    hubs = random.sample(sorted(crowd["terrain"]), 2) + random.sample(water, 2)
    where = crowd["adventurers"]
    for adventurer in where:
        if random.random() < 0.8:
            where[adventurer] = random.choice(hubs + crowd["rafts"])
        crew = sum(place == f"{where[adventurer]}*" for place in where.values())
        if where[adventurer] in crowd["rafts"] and crew < survive.SEATS_ON_A_RAFT:
            where[adventurer] += "*"
    afoot = set(where.values())
    around = survive.BOARD.neighbours
    near = [names[n] for hub in [*hubs, *crowd["rafts"]] for n in around[names.index(hub)]]
    for _ in range(random.choice((1, 4, 6))):
        cell = random.choice(near)
        if cell not in afoot and cell not in crowd["terrain"]:
            crowd["sharks"].append(cell)
    for _ in range(random.choice((1, 2, 2))):
        cell = random.choice(near)
        taken = [*crowd["rafts"], *crowd["serpents"], *crowd["sharks"], *crowd["kaijus"]]
        if cell not in afoot and cell not in taken:
            crowd["kaijus"].append(cell)
    return crowd


THE_ISLAND = Tried(
    name="the-island",
    prefix="TI",
    board=facts.BOARD,
    phases=state.Phase,
    verbs=moves.Verb,
    pawns="explorers",
    vessels="boats",
    colours=facts.COLOURS,
    playing=lambda options: 4 if options["two_colours"] else int(options["seats"]),
    back_counts=facts.BACK_COUNTS,
    first_kept=facts.FIRST_KEPT,
    most_moves=state.MOST_MOVES,
    seldom=frozenset(("aboard", "defend", "tile")),
    crowded=crowded_island,
    repelled_with=lambda position: f"repel-{position['die']}",
)
SURVIVE = Tried(
    name="survive-the-island",
    prefix="SI",
    board=survive.BOARD,
    phases=survive_state.Phase,
    verbs=survive_moves.Verb,
    pawns="adventurers",
    vessels="rafts",
    colours=survive.COLOURS,
    playing=lambda options: 4 if options["seats"] == 2 else int(options["seats"]),
    back_counts=survive.BACK_COUNTS,
    first_kept=survive.FIRST_KEPT,
    most_moves=survive_state.MOST_MOVES,
    seldom=frozenset(("aboard", "bring", "push", "repel")),
    crowded=crowded_survive,
    repelled_with=lambda _: "repellent",
)
TRIED = (THE_ISLAND, SURVIVE)
every_game = pytest.mark.parametrize("tried", TRIED, ids=repr)

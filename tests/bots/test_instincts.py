"""What players of the sinking island do without thinking: how the search plays on there."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import archipel
from archipel.bots.binding import bound
from archipel.bots.sight import MOST_CELLS, Sight, see_anew
from archipel.bots.weighing import search_weights_of
from archipel.games.catalogue import NAMES, definition
from archipel.games.survive_the_island import facts as survive_the_island
from archipel.games.the_island import facts as the_island
from archipel.match import Match
from archipel.rules import plain, snapshot

TI = "the-island"
SI = "survive-the-island"
SMALL_FIRST = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]


def appeals(match: Match) -> dict[str, float]:
    """How each legal move appeals to the one who may make it."""
    appeal, sight = appeal_in(match), new_sight()
    return {move: appeal(move, sight) for move in match.legal()}


def appeal_in(match: Match) -> Callable[[str, Sight], float]:
    """How a move appeals, with what has been seen so far."""
    game = definition(match.game.name)
    appeal = plain(import_module(f"archipel.bots.instincts.{game.name.replace('-', '_')}").appeal)
    state, weights = game.read(match.position()), snapshot(search_weights_of(game))
    return lambda move, sight: appeal(state, sight, game.move_of(move), weights)


def new_sight() -> Sight:
    """Nothing has been seen yet."""
    sight = Sight()
    plain(see_anew)(sight)
    return sight


def at(name: str, phase: str, **position: Any) -> dict[str, float]:
    return appeals(archipel.game(name).match({"game": name, "phase": phase, **position}))


def boats(name: str, *cells: str) -> dict[str, list[str]]:
    return {"boats" if name == TI else "rafts": list(cells)}


def pawns(name: str, **where: str) -> dict[str, dict[str, str]]:
    return {"explorers" if name == TI else "adventurers": where}


def moving(name: str) -> str:
    return "move" if name == TI else "act"


BOTH = pytest.mark.parametrize("name", [TI, SI])


@BOTH
def test_who_can_land_lands(name: str) -> None:
    found = at(name, moving(name), **pawns(name, r10="b1*", r1="d3", b1="m3"), **boats(name, "b1"))
    assert max(found, key=found.__getitem__) == "land r10 NW"


@BOTH
def test_nobody_swims_to_a_shark(name: str) -> None:
    found = at(name, moving(name), **pawns(name, r1="c5", b1="m3"), sharks=["c4"])
    assert found["swim r1 c4"] < 0 == found["end"] < found["swim r1 b4"]


@BOTH
def test_a_boat_sails_for_land_and_not_to_a_serpent(name: str) -> None:
    crew = pawns(name, r9="c4*", r10="c4*", b1="m3")
    found = at(name, moving(name), **crew, **boats(name, "c4"), serpents=["c5"])
    assert found["sail c4 c5"] < found["end"] < found["sail c4 c3"]
    assert max((move for move in found if move.startswith("sail")), key=found.__getitem__) in (
        "sail c4 c3",
        "sail c4 b3",
    )


@BOTH
def test_those_aboard_gain_as_much_by_a_step_whoever_has_the_helm(name: str) -> None:
    """Two of one's own sail with another's who is not at the helm: it is not more at the helm in the next cell."""
    crew = {"r1": "c4*", "r2": "c4*", "b2": "m3"}
    alone = at(name, moving(name), **pawns(name, **crew), **boats(name, "c4"))
    together = at(name, moving(name), **pawns(name, **crew, b1="c4*"), **boats(name, "c4"))
    assert alone["sail c4 c3"] > together["sail c4 c3"] > 0


@BOTH
def test_who_boards_may_take_the_helm(name: str) -> None:
    where = {"terrain": {"d4": "forest"}, "pool": {"beach": {}, "forest": {"shark": 1}, "mountain": {}}}
    even = at(name, moving(name), **pawns(name, r1="d4", b1="c4*"), **boats(name, "c4"), **where)
    outvoted = at(name, moving(name), **pawns(name, r1="d4", b1="c4*", b2="c4*"), **boats(name, "c4"), **where)
    empty = at(name, moving(name), **pawns(name, r1="d4", b1="m3"), **boats(name, "c4"), **where)
    assert empty["board r1 c4"] == even["board r1 c4"] > outvoted["board r1 c4"]


@BOTH
def test_an_empty_boat_comes_to_those_who_wait(name: str) -> None:
    ashore = {
        "terrain": {"e4": "forest", "d4": "forest"},
        "pool": {"beach": {}, "forest": {"shark": 2}, "mountain": {}},
    }
    found = at(name, moving(name), **pawns(name, r9="d4", r10="d4", b1="m3"), **boats(name, "c3"), **ashore)
    assert max((move for move in found if move.startswith("sail")), key=found.__getitem__) in (
        "sail c3 c4",
        "sail c3 d3",
    )


@BOTH
def test_beside_a_serpent_a_tile_is_sunk_under_others(name: str) -> None:
    tiles = {"g5": "beach", "g7": "beach", "e6": "beach"}
    pool = {"beach": {"shark": 3}, "forest": {}, "mountain": {}}
    found = at(name, "sink", **pawns(name, r1="g5", b1="g7"), terrain=tiles, pool=pool, serpents=["g6"])
    assert found["sink g5"] < found["sink e6"] == 0 < found["sink g7"]


@BOTH
def test_creatures_are_sent_to_others(name: str) -> None:
    crews = pawns(name, r1="b3*", b1="b5*", b2="m3")
    found = at(name, "creature", **crews, **boats(name, "b3", "b5"), serpents=["b4"], die="serpent")
    assert found["serpent b4 b3"] < found["serpent b4 c4"] == 0 < found["serpent b4 b5"]
    swimmers = pawns(name, r1="b3", b1="b5", b2="m3")
    found = at(name, "creature", **swimmers, sharks=["b4"], die="shark")
    assert found["shark b4 b3"] < 0 < found["shark b4 b5"]


@BOTH
def test_capsizing_a_boat_hurts_less_than_eating_its_crew(name: str) -> None:
    crew = pawns(name, r1="m5", b1="b5*", b2="b5*")
    wrecker = "whale" if name == TI else "kaiju"
    capsized = at(name, "creature", **crew, **boats(name, "b5"), **{wrecker + "s": ["b4"]}, die=wrecker)
    eaten = at(name, "creature", **crew, **boats(name, "b5"), serpents=["b4"], die="serpent")
    assert 0 < capsized[f"{wrecker} b4 b5"] < eaten["serpent b4 b5"]


def test_where_all_are_equal_values_do_not_count() -> None:
    ashore = {"explorers": {"r1": "b1", "r10": "b1", "b1": "m3"}, "values": {"r": SMALL_FIRST, "b": SMALL_FIRST}}
    equal = at(TI, "move", options={"challenges": [3]}, **ashore)
    assert equal["land r1 NW"] == equal["land r10 NW"]
    usual = at(TI, "move", **ashore)
    assert usual["land r10 NW"] == pytest.approx(6 * usual["land r1 NW"])


def test_tiles_that_move_creatures_anywhere_are_kept() -> None:
    hand = {"hands": {"1": ["beach/move-shark"]}, "sharks": ["m5"]}
    pool: dict[str, dict[str, int]] = {"beach": {}, "forest": {}, "mountain": {}}
    found = at(TI, "tile", explorers={"r1": "c5", "b1": "m3"}, pool=pool, **hand)
    assert max(found, key=found.__getitem__) == "skip"


def test_others_are_pushed_to_the_shark_and_ones_own_out_of_its_way() -> None:
    held = {"kaijus": ["c5"], "sharks": ["c6"], "stack": [{"do": "push", "at": "c5"}]}
    found = at(SI, "push", adventurers={"r1": "c5", "b1": "c5", "b2": "m3"}, **held)
    assert max(found, key=found.__getitem__) == "push b1 c6"
    assert min(found, key=found.__getitem__) == "push r1 c6"


@BOTH
def test_who_follows_it_saves_many(name: str) -> None:
    """Against one who plays at random: it would save hardly anybody, were it random too."""
    scores = [scores_against_chance(name, seed) for seed in range(4)]
    assert sum(own for own, _ in scores) > 50 > 2 * sum(other for _, other in scores)


def scores_against_chance(name: str, seed: int) -> tuple[int, int]:
    match = archipel.game(name).start(seats=2, seed=seed)
    luck = random.Random(seed)
    while not match.over:
        if match.actor == "1":
            found = appeals(match)
            match.play(max(found, key=lambda move: found[move] + luck.uniform(0, 0.1)))
        else:
            match.play(match.drawn() if match.actor == "chance" else luck.choice(match.legal()))
    return match.scores()["1"], match.scores()["2"]


@BOTH
def test_a_move_appeals_alike_whatever_was_looked_at_before(name: str) -> None:
    match = archipel.game(name).start(seats=2, seed=2)
    luck = random.Random(2)
    while not match.over:
        if match.actor != "chance" and luck.random() < 0.2:
            appeal = appeal_in(match)
            assert appeals(match) == {move: appeal(move, new_sight()) for move in match.legal()}
        match.play(match.drawn() if match.actor == "chance" else luck.choice(match.legal()))


def test_first_sights_have_room_for_every_cell() -> None:
    assert max(the_island.CELLS, survive_the_island.CELLS) == MOST_CELLS


@pytest.mark.parametrize("name", NAMES)
def test_the_search_follows_it_where_there_is_one(name: str) -> None:
    game = definition(name)
    part = "instinct" if name in (TI, SI) else "sampling"
    assert bound("search", game).carry_on is bound(part, game).carry_on

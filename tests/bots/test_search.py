"""The search: what it finds, what it may know, and that it ends when it is told to."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import archipel
from archipel.bots import bot_names, make_bot
from archipel.bots.levels import LEVELS, Level
from archipel.bots.searching import SearchBot
from archipel.bots.thinking import Budget, Thinker
from archipel.errors import ArchipelError
from archipel.games.catalogue import NAMES, definition
from archipel.match import Match

FEW = Level(60)
LANDING = {
    "game": "the-island",
    "phase": "move",
    "moves_left": 1,
    "explorers": {"r10": "b1", "r1": "f2", "b1": "m3", "b2": "l5"},
    "sharks": ["b2"],
    "serpents": ["c2"],
    "values": {"r": [1, 1, 1, 2, 2, 3, 3, 4, 5, 6], "b": [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]},
}
"""Red's best explorer can go ashore now, with a shark and a serpent after it."""
ESCAPING = {
    "game": "forbidden-island",
    "phase": "before-flood",
    "floods_left": 2,
    "treasures": ["chalice", "crystal", "statue", "stone"],
    "pawns": {"1": "c1", "2": "c1"},
    "hands": {"1": ["helicopter"], "2": []},
    "flooded": ["c1"],
}
"""Everybody is on the landing with all treasures: one card, and they have won."""

STRANDED = {
    "game": "islet",
    "options": {"eggs": 6, "seats": 1},
    "phase": "turn",
    "round": 20,
    "bag": {
        "water-leaf": 3,
        "water-branch": 3,
        "water-flower": 6,
        "sand-leaf": 3,
        "sand-branch": 4,
        "sand-flower": 4,
        "clay-leaf": 5,
        "clay-branch": 5,
        "clay-flower": 4,
    },
    "birds": {"1": "day:1,0"},
    "cells": {
        "day:0,-1": ["sand", "leaf", 1],
        "day:1,-1": ["sand", "branch", 1],
        "day:-2,0": ["water", "leaf", 1],
        "day:-1,0": ["clay", "flower", 1],
        "day:0,0": ["sand", "leaf", 2],
        "day:1,0": ["sand", "leaf", 4],
        "day:2,0": ["water", "branch", 2],
        "day:3,0": ["clay", "flower", 1],
        "day:-2,1": ["sand", "flower", 1],
        "day:-1,1": ["water", "branch", 1],
        "day:0,1": ["sand", "flower", 1],
        "day:1,1": ["water", "flower", 1],
        "night:-3,-1": ["sand", "leaf", 1],
        "night:-2,-1": ["clay", "leaf", 1],
        "night:-1,-1": ["water", "branch", 1],
        "night:0,-1": ["clay", "flower", 1],
        "night:2,-1": ["clay", "branch", 1],
        "night:-1,0": ["clay", "leaf", 1],
        "night:0,0": ["water", "leaf", 2],
        "night:1,0": ["sand", "leaf", 3],
        "night:2,0": ["clay", "flower", 2],
        "night:3,0": ["sand", "flower", 1],
        "night:-1,1": ["clay", "flower", 1],
        "night:0,1": ["sand", "flower", 1],
        "night:1,1": ["water", "branch", 1],
        "night:2,1": ["water", "leaf", 2],
        "night:3,1": ["sand", "branch", 1],
    },
    "eggs": {"day:1,0": 1, "day:1,1": 1, "night:0,-1": 1, "night:1,0": 1},
    "free_eggs": {"1": 0},
    "guarantees": {"1": [["clay", False], ["flower", False]]},
    "hands": {"1": ["clay-branch", "sand-branch", "sand-leaf", "water-branch"]},
    "shown": {"day": [], "night": [10, 11]},
    "unseen": [2, 4, 5, 6, 7, 8, 9],
}
"""Alone on Islet: both cards shown are for the other islet, and nothing is left to pay for the way there."""


def at(position: dict[str, Any]) -> Match:
    return archipel.game(position["game"]).match(position)


def chosen(match: Match, level: Level = FEW, seed: int = 1, seat: str | None = None) -> str:
    """What a search bot plays, told nothing but the view."""
    seat = seat or match.actor
    assert seat is not None
    bot = SearchBot(level)
    bot.start(match.game.name, match.options, int(seat), seed)
    return bot.choose(match.view(seat), match.legal(), None)


@pytest.mark.parametrize(("position", "best"), [(LANDING, "land r10 NW"), (ESCAPING, "escape 1")])
def test_it_finds_the_move_that_wins(position: dict[str, Any], best: str) -> None:
    assert chosen(at(position), Level(300)) == best


def test_alone_it_does_not_pay_for_a_move_that_leads_nowhere() -> None:
    assert chosen(at(STRANDED), Level(1000)).startswith("put")


@pytest.mark.parametrize("seed", [2, 14, 55])
def test_alone_it_lays_six_eggs(seed: int) -> None:
    """It once went on building until the bag was empty, for what it planned was never better than in the plan."""
    match = archipel.game("islet").start(seats=1, seed=seed, eggs=6)
    bot = SearchBot(Level(1000))
    bot.start(match.game.name, match.options, 1, seed)
    while not match.over:
        move = match.drawn() if match.actor == "chance" else bot.choose(match.view("1"), match.legal(), None)
        match.play(move)
        bot.see({"move": move, "view": match.view("1")})
    assert match.winners()


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_legal_moves_from_start_to_some_way_on(name: str) -> None:
    game = archipel.game(name)
    match = game.start(seats=max(game.seats), seed=3)
    bots = {seat: SearchBot(Level(8)) for seat in match.seats}
    for seat, bot in bots.items():
        bot.start(name, match.options, int(seat), 5)
    for _ in range(60):
        if match.actor is None:
            break
        if match.actor == "chance":
            match.roll()
        else:
            match.play(bots[match.actor].choose(match.view(match.actor), match.legal(), None))
        for seat, bot in bots.items():
            bot.see({"move": match.moves_seen(seat)[-1], "view": match.view(seat)})
    assert len(match.moves) == 60 or match.over


def test_the_same_seed_gives_the_same_choice() -> None:
    match = archipel.game("the-island").start(seats=2, seed=9)
    assert len({chosen(match, seed=4) for _ in range(3)}) == 1


def test_what_looks_the_same_to_a_seat_is_played_the_same() -> None:
    """The hidden tile and the hidden values differ; a bot that peeked would not know so."""
    choices = set()
    low, high = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6], [6, 5, 4, 3, 3, 2, 2, 1, 1, 1]
    for held, other, values in (("dolphin", "repel-shark", low), ("repel-shark", "dolphin", high)):
        match = at(
            {
                "game": "the-island",
                "phase": "move",
                "turn": 2,
                "explorers": {"r1": "c3", "r2": "b2", "b3": "d2", "b4": "c2*", "b9": "c2*"},
                "boats": ["c2"],
                "sharks": ["e1"],
                "terrain": {"d4": "beach"},
                "pool": {"beach": {other: 1}},
                "hands": {"1": [f"beach/{held}"]},
                "values": {"r": values, "b": values},
            }
        )
        choices.add((chosen(match, Level(400), seed=6), str(match.view("2"))))
    assert len(choices) == 1


def test_moves_that_stand_against_each_other_have_the_same_luck() -> None:
    """A swimmer's three ways to a landing are equally long; what they promise differs only by how values are dealt."""
    swimming = {
        "game": "the-island",
        "phase": "move",
        "explorers": {"r1": "g6", "b1": "m3", "b2": "l5"},
        "values": {"r": [1, 1, 1, 2, 2, 3, 3, 4, 5, 6], "b": [6, 5, 4, 3, 3, 2, 2, 1, 1, 1]},
    }
    match, game = at(swimming), definition("the-island")
    ways = {game.move_of(f"swim r1 {cell}") for cell in ("f6", "f7", "g5")}
    found = []
    for seed in range(3):
        thinker = Thinker(game, seed, plies=0)
        thinker.look_at(match.view("1"))
        thinker.think(Budget(iterations=len(match.legal()), to_choose=True))
        found.append({tuple(prospect.shares) for prospect in thinker.prospects() if prospect.move in ways})
    assert [len(shares) for shares in found] == [1, 1, 1]
    assert len(set.union(*found)) == 3, "other luck promises something else"


@pytest.mark.parametrize("name", ["the-island", "survive-the-island"])
def test_on_the_sinking_island_it_tries_many_moves(name: str) -> None:
    """Once it took what it had not tried for as bad as the worst it had: 4,000 looks came to 9 moves, and to 15."""
    match = moving_after_setup(name)
    thinker = Thinker(definition(name), seed=1)
    assert match.actor is not None
    thinker.look_at(match.view(match.actor))
    thinker.think(Budget(iterations=4000))
    assert len(thinker.prospects()) > 20


def moving_after_setup(name: str) -> Match:
    """A first turn with several moves left."""
    match = archipel.game(name).start(seats=2, seed=3)
    bots = {seat: make_bot("greedy") for seat in match.seats}
    for seat, bot in bots.items():
        bot.start(name, match.options, int(seat), 1)
    while match.position()["phase"] not in ("move", "act"):
        assert match.actor is not None
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal(), None))
    return match


def test_a_search_that_has_no_end_is_stopped_from_outside() -> None:
    match = archipel.game("forbidden-island").start(seats=2, seed=2)
    thinker = Thinker(definition("forbidden-island"), seed=1)
    thinker.look_at(match.view("1"))
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(thinker.think(Budget())))
    thread.start()
    while not found and thread.is_alive():
        thinker.stop()
        thread.join(0.05)
    assert len(found) == 1
    assert thinker.think(Budget(iterations=5)) == 5, "it can go on afterwards"


def test_a_budget_of_time_ends_it() -> None:
    match = archipel.game("forbidden-island").start(seats=2, seed=2)
    thinker = Thinker(definition("forbidden-island"), seed=1)
    thinker.look_at(match.view("1"))
    assert thinker.think(Budget(milliseconds=30)) > 0
    assert thinker.prospects()


def test_by_the_clock_alone_it_goes_where_it_finds_most() -> None:
    """It cannot know how many looks there will be, so no move could be dropped: all would be looked at alike."""
    match = at(LANDING)
    thinker = Thinker(definition(match.game.name), seed=1)
    thinker.look_at(match.view("1"))
    thinker.think(Budget(milliseconds=200, to_choose=True))
    visits = [prospect.visits for prospect in thinker.prospects()]
    assert max(visits) > 2 * min(visits)


def test_what_was_found_is_kept_while_the_match_goes_there() -> None:
    match = archipel.game("forbidden-island").start(seats=2, seed=2)
    game = definition("forbidden-island")
    thinker = Thinker(game, seed=1)
    thinker.look_at(match.view("1"))
    thinker.think(Budget(iterations=300))
    best = thinker.prospects()[0]
    match.play(game.text_of(best.move))
    thinker.look_at(match.view("1"))
    thinker.go_on(best.move)
    assert sum(prospect.visits for prospect in thinker.prospects()) >= best.visits - 2
    thinker.go_on(None)
    thinker.think(Budget(iterations=10))
    assert sum(prospect.visits for prospect in thinker.prospects()) <= 10, "it began anew"


def test_every_seat_is_promised_a_share_and_all_of_them_one_victory() -> None:
    match = archipel.game("the-island").start(seats=4, seed=2)
    thinker = Thinker(definition("the-island"), seed=1)
    thinker.look_at(match.view("1"))
    thinker.think(Budget(iterations=100))
    for prospect in thinker.prospects():
        assert len(prospect.shares) == 4
        assert sum(prospect.shares) == pytest.approx(1, abs=1e-4)


def test_levels_are_bots_by_name() -> None:
    assert [*LEVELS] == ["novice", "casual", "strong", "expert"]
    assert set(LEVELS) <= set(bot_names())
    assert all(isinstance(make_bot(name), SearchBot) for name in (*LEVELS, "search", "search:50"))
    for name in ("search:", "search:many", "search:-1", "expert:9"):
        with pytest.raises(ArchipelError, match="there is no bot"):
            make_bot(name)


def test_a_novice_overlooks_and_an_expert_does_not() -> None:
    match = at(LANDING)
    novice = {chosen(match, LEVELS["novice"], seed) for seed in range(40)}
    strong = {chosen(match, LEVELS["strong"], seed) for seed in range(3)}
    assert len(novice) > 1
    assert strong == {"land r10 NW"}

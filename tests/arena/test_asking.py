"""Who is asked, with what to choose from: in L'Île Interdite seats may act out of turn (C-3.2)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import archipel
from archipel.arena.asking import Player, decide, play_match
from archipel.bots.contained import Contained
from archipel.match import Match

pytestmark = pytest.mark.usefixtures("guests")

CARDS = {
    "game": "forbidden-island",
    "phase": "act",
    "options": {"seats": 3},
    "hands": {"1": ["crystal", "stone"], "2": ["sandbags", "stone"], "3": ["helicopter"]},
    "flooded": ["d6"],
}
"""Seat 1 is to move; seats 2 and 3 have a special card each."""


@contextmanager
def seated(match: Match, specs: list[str], teams: list[int]) -> Iterator[dict[str, Player]]:
    """Bots at the seats of a match."""
    players = {}
    for seat, spec, team in zip(match.seats, specs, teams, strict=True):
        bot = Contained(spec)
        bot.start(match.game.name, match.options, int(seat), int(seat))
        players[seat] = Player(bot, team)
    try:
        yield players
    finally:
        for player in players.values():
            player.bot.close()


def asked(specs: list[str], teams: list[int]) -> tuple[str, list[Any]]:
    """The decision at the table of cards, and who was asked what before it."""
    match = archipel.game("forbidden-island").match(CARDS)
    with seated(match, specs, teams) as players:
        move = decide(match, players)
        assert move in match.legal()
        assert all(not player.bot.record.counts for player in players.values())
    return move, [json.loads(line) for line in Path("asked.jsonl").read_text().splitlines()]


def moves_of(seat: str) -> list[str]:
    match = archipel.game("forbidden-island").match(CARDS)
    return [move for move in match.legal() if match.mover(move) == seat]


def test_the_table_is_what_it_says() -> None:
    assert "sandbag 2 d6" in moves_of("2")
    assert moves_of("3")
    assert moves_of("1")


def test_who_wants_to_is_asked_out_of_turn_first_and_with_its_own_moves_only() -> None:
    move, log = asked(["strangers:Asked"] * 3, [0, 1, 2])
    assert log == [["2", True, moves_of("2")]]
    assert move == moves_of("2")[0]


def test_who_holds_back_leaves_it_to_the_next_and_at_last_to_the_actor() -> None:
    move, log = asked(["strangers:HoldsBack"] * 3, [0, 0, 0])
    assert log == [["2", True, moves_of("2")], ["3", True, moves_of("3")], ["1", False, moves_of("1")]]
    assert move == moves_of("1")[0]


def test_one_bot_on_all_seats_is_offered_all_their_moves() -> None:
    _, log = asked(["strangers:InTurnOnly"] * 3, [0, 0, 0])
    assert log == [["1", False, sorted(moves_of("1") + moves_of("2") + moves_of("3"))]]


def test_another_s_seat_is_nobody_s_to_move_for() -> None:
    _, log = asked(["strangers:InTurnOnly"] * 3, [0, 1, 0])
    assert log == [["1", False, sorted(moves_of("1") + moves_of("3"))]]


def test_bots_of_ours_play_whole_matches_with_one_that_acts_out_of_turn() -> None:
    interjected = 0
    for seed in range(8):
        match = archipel.game("forbidden-island").start(seats=3, seed=seed)
        with seated(match, ["greedy", "strangers:Asked", "random"], [0, 0, 0]) as players:
            play_match(match, players)
            assert all(not player.bot.record.counts for player in players.values())
        assert match.over
        log = [json.loads(line) for line in Path("asked.jsonl").read_text().splitlines()]
        interjected = sum(out_of_turn for _, out_of_turn, _ in log)
    assert interjected > 0


@pytest.mark.parametrize("game", archipel.game_names())
def test_each_is_told_what_it_may_read(game: str) -> None:
    """As `moves_seen` and `view` have it, move by move."""
    match = archipel.game(game).start(seats=2, seed=5)
    wanted: dict[str, list[Any]] = {seat: [] for seat in match.seats}
    told: dict[str, list[Any]] = {seat: [] for seat in match.seats}

    class Listens(Contained):
        def start(self, game: str, options: dict[str, Any], seat: int, seed: int) -> None:
            super().start(game, options, seat, seed)
            self.seat = str(seat)

        def see(self, event: dict[str, Any]) -> None:
            told[self.seat].append(event)
            if not match.over:
                wanted[self.seat].append({"move": match.moves_seen(self.seat)[-1], "view": match.view(self.seat)})
            else:
                wanted[self.seat].append({"move": match.moves[-1], "view": match.position()})

    players = {}
    for seat in match.seats:
        bot = Listens("random")
        bot.start(game, match.options, int(seat), int(seat))
        players[seat] = Player(bot, seat)
    play_match(match, players)
    assert told == wanted
    assert len(told["1"]) == len(match.moves)

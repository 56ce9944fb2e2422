"""Whole arenas: the same matches however many play them, luck that cancels, and bad bots that stop nobody."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.arena import Question, Report, compete
from archipel.arena.blocks import PlainTable, close_table, play_blocks
from archipel.arena.playing import FEWEST_BLOCKS

TWO = {"seats": 2}


def but_for_time(report: Report) -> dict[str, Any]:
    """A report without what depends on the machine."""
    told = report.as_json()
    entries = [{**entry, "seconds_a_move": None} for entry in told["entries"]]
    return {**told, "seconds": None, "entries": entries}


def test_compiled_matches_are_the_same_on_one_core_and_on_two() -> None:
    question = Question("the-island", TWO, ("greedy", "random"), games=40, seed=3)
    assert but_for_time(compete(question, cores=1)) == but_for_time(compete(question, cores=2))
    other = Question("the-island", TWO, ("greedy", "random"), games=40, seed=4)
    assert compete(question).entries != compete(other).entries


@pytest.mark.usefixtures("guests")
def test_so_are_those_of_bots_from_elsewhere_even_if_they_fail() -> None:
    question = Question("forbidden-island", TWO, ("strangers:Sometimes", "strangers:Lucky", "greedy"), games=9, seed=3)
    one, two = (compete(question, cores=cores) for cores in (1, 2))
    assert but_for_time(one) == but_for_time(two)
    assert {fault.kind for fault in one.entries[0].faults} == {"died", "illegal", "raised"}
    assert [entry.faults for entry in one.entries[1:]] == [[], []]


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("bot", "kind"), [("Raises", "raised"), ("HangsAtTimes", "hung"), ("Illegal", "illegal"), ("Dies", "died")]
)
def test_a_bad_bot_is_named_and_the_others_play_on(bot: str, kind: str) -> None:
    question = Question("forbidden-island", TWO, (f"strangers:{bot}",), games=1, time=0.02, seed=1)
    report = compete(question, cores=1)
    assert report.games == 1
    (fault,) = report.entries[0].faults
    assert fault.kind == kind
    assert fault.count >= 2
    assert fault.example


def test_the_same_bot_against_itself_is_exactly_even_whatever_its_seat_is_worth() -> None:
    report = compete(Question("the-island", TWO, ("greedy", "greedy"), games=60))
    assert [entry.share.mean for entry in report.entries] == [0.5, 0.5]
    assert report.entries[0].points == report.entries[1].points
    assert [entry.rating.mean for entry in report.entries] == [pytest.approx(1500)] * 2


@pytest.mark.usefixtures("guests")
def test_a_seat_s_advantage_cancels() -> None:
    """Two bots that play alike: over the seats they differ, over the blocks they do not."""
    question = Question("forbidden-island", TWO, ("strangers:Lucky", "strangers:Lucky"), games=4)
    report = compete(question, cores=1)
    assert report.entries[0].share == report.entries[1].share
    rivals = Question("the-island", {"seats": 3}, ("random", "random", "random"), time=1.0)
    block = play_blocks(rivals, 0, 1)[0]
    close_table()
    assert block.matches[0] == block.matches[1] == block.matches[2]


def test_each_match_of_a_block_has_the_same_deal() -> None:
    question = Question("the-island", TWO, ("random", "greedy"), time=1.0)
    table = PlainTable(question)
    starts = []

    class Watched(PlainTable):
        def _match(self, lineup: Any, number: int) -> Any:
            from archipel.match import Game

            starts.append(
                Game("the-island").start(seed=f"{question.seed} {number}", **question.options).start_position()
            )
            return super()._match(lineup, number)

    assert Watched(question).play(0, 2)[1].number == 1
    assert starts[0] == starts[1] != starts[2] == starts[3]
    table.close()


def test_greedy_beats_random_and_every_number_says_so() -> None:
    report = compete(Question("the-island", {"seats": 4}, ("greedy", "random"), games=80))
    greedy, random = report.entries
    assert (report.games, report.blocks, report.even, report.stopped) == (80, 20, 0.25, "games")
    assert (greedy.seats, random.seats) == (80, 240)
    assert greedy.wins + random.wins == pytest.approx(80)
    assert greedy.share.low is not None
    assert random.share.high is not None
    assert greedy.share.low > 0.5 > 0.1 > random.share.high
    assert greedy.lead is None
    assert random.lead is not None
    assert random.lead.mean == pytest.approx(greedy.share.mean - random.share.mean)
    assert greedy.points.mean > 5 > random.points.mean
    assert greedy.rating.mean > 1600 > 1400 > random.rating.mean
    assert sum(random.scores.values()) == 240


def test_a_team_wins_or_loses_together() -> None:
    report = compete(Question("forbidden-island", {"seats": 3, "difficulty": "novice"}, ("greedy", "random"), games=80))
    greedy, random = report.entries
    assert report.even is None
    assert greedy.wins == int(greedy.wins) == pytest.approx(40 * greedy.share.mean)
    assert greedy.wins > random.wins == 0


def test_it_stops_when_the_interval_is_narrow_enough_and_not_before() -> None:
    wide = compete(Question("the-island", TWO, ("greedy", "random"), until=0.3))
    assert (wide.blocks, wide.stopped) == (FEWEST_BLOCKS, "answer")
    one, two = (
        compete(Question("the-island", TWO, ("greedy", "greedy"), until=0.03, seed=5), cores=cores) for cores in (1, 2)
    )
    assert but_for_time(one) == but_for_time(two)
    assert one.blocks > FEWEST_BLOCKS
    assert one.entries[0].share.half_width < 0.03
    capped = compete(Question("the-island", TWO, ("greedy", "random"), games=44, until=0.001))
    assert (capped.games, capped.stopped) == (44, "games")


def test_it_stops_when_a_share_is_surely_more_or_less_and_not_before() -> None:
    far = compete(Question("the-island", TWO, ("greedy", "random"), games=2000, than=0.5))
    assert (far.blocks, far.stopped) == (10, "answer")  # all won: of nine, Wilson's lower end is still one half
    low = far.entries[0].share.low
    assert low is not None
    assert low > 0.5
    even = compete(Question("the-island", TWO, ("greedy", "greedy"), games=60, than=0.5))
    assert (even.games, even.stopped) == (60, "games")


def test_a_time_limit_is_told_to_our_own_bots_and_time_is_measured() -> None:
    report = compete(Question("the-island", TWO, ("search:1000000000", "random"), games=2, time=0.005), cores=1)
    search, random = report.entries
    assert search.faults == random.faults == []
    assert search.seconds_a_move is not None
    assert random.seconds_a_move is not None
    assert 0.001 < search.seconds_a_move < 0.1
    assert random.seconds_a_move < search.seconds_a_move


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    question = Question("the-island", TWO, ("greedy", "random"), games=30)
    compete(question, cores=1, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (30, 30)
    assert sorted(told) == told

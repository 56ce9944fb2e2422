"""Lessons over HTTP: nothing is kept, every move is the engine's, and nonsense is refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from archipel.games.catalogue import NAMES
from archipel.guides import guide_to
from archipel.server.lessons import MOST_MOVES, LessonNow

from .running import ServerProcess

Ask = dict[str, Any]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    with (
        ServerProcess(folder) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}/", timeout=60) as client,
    ):
        yield client


def told(http: httpx.Client, asked: Ask) -> Ask:
    answer = http.post("api/lessons", json=asked)
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=LessonNow)
    found: Ask = answer.json()
    return found


def refused(http: httpx.Client, asked: Ask, status: int) -> Ask:
    answer = http.post("api/lessons", json=asked)
    assert answer.status_code == status, answer.text
    error: Ask = answer.json()["error"]
    return error


@pytest.mark.parametrize("game", NAMES)
def test_a_guide_is_followed_to_its_end_by_what_is_shown(http: httpx.Client, game: str) -> None:
    for lesson in guide_to(game):
        moves: list[str] = []
        now = told(http, {"game": game, "lesson": lesson.name})
        while now["show"] is not None:
            moves.append(now["show"])
            now = told(http, {"game": game, "lesson": lesson.name, "moves": moves})
            assert now["events"][0]["move"] == moves[-1]
            assert now["events"][-1]["now"] is not None
        assert (now["step"], now["steps"]) == (len(moves), len(lesson.steps))
    assert now["state"]["result"] is not None


def test_without_a_name_it_is_the_first_lesson(http: httpx.Client) -> None:
    now = told(http, {"game": "the-island"})
    assert now["lesson"] == now["lessons"][0] == "placing"
    assert now["state"]["view"]["values"]["b"] == ["?"] * 10  # secrets stay secret


def test_another_move_than_the_wanted_one_is_not_made(http: httpx.Client) -> None:
    asked = {"game": "the-island", "lesson": "landing", "moves": ["sail b9 b8"]}
    now = told(http, asked)
    assert (now["aside"], now["step"], now["events"], now["show"]) == (True, 0, [], "sail b9 b10")
    assert now["state"]["view"]["boats"] == ["b9"]
    assert refused(http, {**asked, "moves": ["sail b9 b8", "sail b9 b10"]}, 400)["message"] == "lesson-past-its-end"


def test_a_move_the_rules_refuse_is_refused_with_its_rule(http: httpx.Client) -> None:
    asked = {"game": "the-island", "lesson": "landing"}
    now = told(http, {**asked, "moves": ["land r9 NW"]})
    assert (now["refused"]["rule"], now["step"], now["events"]) == ("TI-5.4", 0, [])
    assert now["state"]["view"] == told(http, asked)["state"]["view"]
    assert told(http, {**asked, "moves": ["fly"]})["refused"]["rule"] is None
    assert refused(http, {**asked, "moves": ["fly", "sail b9 b10"]}, 400)["text"]


def test_nonsense_is_refused(http: httpx.Client) -> None:
    assert refused(http, {"game": "the-island", "lesson": "atlantis"}, 404)["message"] == "no-such-lesson"
    assert refused(http, {"game": "atlantis"}, 404)["message"] == "no-such-lesson"
    whole = ["walk r10 e8", "board r10 d8", "sail d8 c8", "end"]
    assert refused(http, {"game": "the-island", "lesson": "moving", "moves": whole}, 400)["text"]
    assert refused(http, {"game": "the-island", "moves": ["end"] * (MOST_MOVES + 1)}, 400)["text"]
    assert refused(http, {"game": "the-island", "moves": "end"}, 400)["text"]
    assert refused(http, {"game": "the-island", "moves": ["x" * 5000]}, 413)["text"]

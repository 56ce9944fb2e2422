"""Looking back at a match: step by step with anybody's eyes, what could have been done, and every draw."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import archipel
from archipel.match import Match
from archipel.seeds import draw_weighted
from archipel.server.replaying import Choices, Draws, Replay
from archipel.server.tables.retelling import MOST_STEPS

from .people import Told, Visitor
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table
from .test_tables import act, code_of

GOLDEN = Path(__file__).parents[1] / "golden"


async def uploaded(ada: Visitor, name: str) -> tuple[Told, dict[str, Any]]:
    """A table where a golden match is over, and its file."""
    record = json.loads((GOLDEN / f"{name}.json").read_text())
    kinds = [{"kind": "me"}, *({"kind": "here"} for _ in range(record["options"]["seats"] - 1))]
    table = await ada.post("tables/upload", {"match": record, "seats": kinds})
    await ada.sit(table, *(seat["seat"] for seat in table["seats"]))
    return await ada.start(table), record


async def whole(visitor: Visitor, path: str, eyes: str) -> tuple[Told, list[Told]]:
    """What is seen at first, and all steps."""
    steps: list[Told] = []
    first = page = await visitor.get(f"{path}/replay?as={eyes}")
    while True:
        msgspec.convert(page, Replay, strict=True)
        assert len(page["steps"]) <= MOST_STEPS
        assert page["from"] == len(steps)
        steps += page["steps"]
        if len(steps) >= page["length"]:
            return first["view"], steps
        page = await visitor.get(f"{path}/replay?as={eyes}&from={len(steps)}")


def seen(match: Match, eyes: str) -> dict[str, Any]:
    """What these eyes see of a match."""
    return match.position() if eyes == "open" else match.view(None if eyes == "everybody" else eyes)


@pytest.mark.parametrize("name", ["three-seats", "survive-two-seats", "forbidden-escaped-two", "islet-alone"])
def test_a_match_is_gone_through_again_with_anybody_s_eyes(server: ServerProcess, name: str) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table, record = await uploaded(ada, name)
        path = f"tables/{table['id']}"
        for eyes in ("open", "everybody", "1"):
            match = archipel.game(record["game"]).match(record["start"])
            view, steps = await whole(ada, path, eyes)
            assert view == seen(match, eyes)
            assert [step["index"] for step in steps] == list(range(len(record["moves"])))
            for step, move in zip(steps, record["moves"], strict=True):
                read = move if eyes == "open" else match.move_seen(move, None if eyes == "everybody" else eyes)
                assert step["move"] == read
                match.play(move)
                view = view | step["changes"]
                assert view == seen(match, eyes)

    act(server, scene)


def test_before_the_end_everybody_looks_back_with_his_own_eyes_only(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "the-island")
        path = f"tables/{table['id']}"
        since = first.state["version"]
        await play_on({"1": first, "2": second}, random.Random(1), 12)
        state = await ada.get(f"{path}/state")
        told = await ada.get(f"{path}/replay?as=1&since={since}")
        view = told["view"]
        for step in told["steps"]:
            assert step["version"] > since
            view |= step["changes"]
        assert view == state["view"]
        for visitor, eyes, status in ((ada, "2", 403), (bob, "1", 403), (ada, "open", 409), (ada, "7", 400)):
            assert (await visitor.http.get(f"/api/{path}/replay?as={eyes}")).status_code == status
        for wrong in ("replay/choices?at=3", "draws"):
            assert (await ada.http.get(f"/api/{path}/{wrong}")).status_code == 409
        assert (await eve.http.get(f"/api/{path}/replay")).status_code == 403
        watching = f"{path}/replay?code={code_of(table['links']['watch'])}"
        assert (await eve.get(watching))["length"] >= 12
        assert (await eve.http.get(f"/api/{watching}&as=1")).status_code == 403
        assert (await ada.http.get(f"/api/{path}/replay?from=x")).status_code == 400

    act(server, scene)


def test_what_could_have_been_done_and_drawn(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table, record = await uploaded(ada, "three-seats")
        path = f"tables/{table['id']}"
        draws = await ada.get(f"{path}/draws")
        msgspec.convert(draws, Draws, strict=False)
        assert draws["moves"] == record["moves"]
        match = archipel.game(record["game"]).match(record["start"])
        chosen = {draw["index"]: draw["odds"] for draw in draws["draws"]}
        for index, move in enumerate(record["moves"]):
            assert (index in chosen) == (match.actor == "chance")
            if index in chosen:
                outcomes, weights = zip(*chosen[index], strict=True)
                assert outcomes[draw_weighted(record["seed"], record["moves"][:index], weights)] == move
            elif index % 40 == 0:
                told = await ada.get(f"{path}/replay/choices?at={index}")
                msgspec.convert(told, Choices, strict=True)
                assert [choice["move"] for choice in told["choices"]] == match.legal()
                assert {choice["seat"] for choice in told["choices"]} == {match.actor}
            match.play(move)
        assert (await ada.get(f"{path}/replay/choices?at=999999"))["choices"] == []
        beyond = await ada.get(f"{path}/replay?as=open&from=999999")
        assert (beyond["from"], beyond["steps"]) == (len(record["moves"]), [])
        assert beyond["view"] == match.position()

    act(server, scene)

"""A table over real sockets: sitting down, moves, refusals, repeats, coming back, and the fair dice at the end."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from archipel.cli.verifying import verify
from archipel.games.catalogue import NAMES
from archipel.server.tables import dice

from .people import Place, Told, Visitor
from .running import ServerProcess


async def two_at_a_table(ada: Visitor, bob: Visitor, game: str, **more: Any) -> tuple[Told, Place, Place]:
    """A match between two people, begun."""
    table = await ada.open(game, "me", "friend", **more)
    await ada.sit(table, "1")
    await bob.sit(table, "2", code=table["links"]["join"].partition("join=")[2])
    table = await ada.start(table)
    first, second = await ada.at(table), await bob.at(table)
    await first.until("state")
    await second.until("state")
    return table, first, second


async def play_on(places: dict[str, Place], luck: random.Random, most: int) -> None:
    """Play so many moves, any that is legal, everybody hearing of each."""
    for _ in range(most):
        legal = {seat: moves for place in places.values() for seat, moves in place.state["legal"].items()}
        if not legal:
            return
        seat = luck.choice(sorted(legal))
        answer = await places[seat].move(seat, luck.choice(legal[seat])["move"])
        assert answer["type"] == "accepted", answer
        for place in set(places.values()):
            await place.settled()


def test_messages_are_not_deflated_though_a_browser_offers_to_inflate_them(server: ServerProcess) -> None:
    async def connect() -> None:
        async with Visitor(server.address) as ada:
            place = await ada.at(await ada.open("islet", "me", "novice"))
            assert place.socket.request is not None
            assert place.socket.response is not None
            assert "permessage-deflate" in place.socket.request.headers["Sec-WebSocket-Extensions"]
            assert "Sec-WebSocket-Extensions" not in place.socket.response.headers

    asyncio.run(connect())


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_is_played_and_its_dice_can_be_checked(server: ServerProcess, game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
            table, first, second = await two_at_a_table(ada, bob, game)
            commitment = table["dice"]["commitment"]
            assert table["dice"]["secret"] is None
            await play_on({"1": first, "2": second}, random.Random(3), 10_000)
            assert first.state["result"] == second.state["result"] is not None
            await first.until("table")
            shown = first.table["dice"]
            assert (shown["commitment"], first.table["phase"]) == (commitment, "over")
            assert dice.commitment(shown["secret"]) == commitment
            numbers = [(told["seat"], told["number"]) for told in shown["contributions"]]
            assert len(numbers) == 2
            assert shown["seed"] == dice.seed_of(shown["secret"], table["id"], numbers)
            file = tmp_path / "match.json"
            file.write_text(json.dumps(await ada.get(f"tables/{table['id']}/match")))
            assert verify(str(file))[0] == shown["seed"]

    asyncio.run(play())


def test_a_move_is_played_once_however_often_it_is_sent(server: ServerProcess) -> None:
    async def play() -> None:
        async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
            _, first, second = await two_at_a_table(ada, bob, "the-island")
            move = first.state["legal"]["1"][0]["move"]
            answers = [await first.move("1", move, version=0, move_id="once") for _ in range(3)]
            assert answers == [{"type": "accepted", "id": "once", "version": 1}] * 3
            await second.settled()
            assert second.state["version"] == 1
            refused = await first.move("1", move, version=0)
            assert (refused["message"], refused["stale"]) == ("move-stale", True)
            assert (await first.until("state"))["version"] == 1

    asyncio.run(play())


def test_a_refused_move_names_its_rule_in_the_client_s_language(server: ServerProcess) -> None:
    async def play() -> None:
        async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
            table, first, second = await two_at_a_table(ada, bob, "the-island")
            refused = await first.move("1", "walk r1 e5")
            assert refused["rule"].startswith("TI-")
            assert refused["rule"] in refused["text"]
            assert not refused["stale"]
            nonsense = await first.move("1", "dance")
            assert (nonsense["message"], nonsense["rule"]) == ("not-a-move", None)
            anothers = await first.move("2", first.state["legal"]["1"][0]["move"])
            assert anothers["message"] == "not-your-seat"
            early = await second.move("2", first.state["legal"]["1"][0]["move"])
            assert early["message"] == "not-your-move"
            french = await ada.at(table, language="fr")
            await french.until("state")
            told = await french.move("1", "walk r1 e5")
            assert (told["message"], told["rule"]) == (refused["message"], refused["rule"])
            assert told["text"] != refused["text"]

    asyncio.run(play())


def test_who_comes_back_is_told_what_he_missed(server: ServerProcess) -> None:
    async def play() -> None:
        async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
            table, first, second = await two_at_a_table(ada, bob, "the-island")
            await play_on({"1": first, "2": second}, random.Random(1), 4)
            seen = second.state["version"]
            await second.close()
            await play_on({"1": first}, random.Random(2), 1)
            again = await bob.at(table, version=seen)
            state = await again.until("state")
            assert [event["version"] for event in state["since"]] == list(range(seen + 1, state["version"] + 1))
            assert len(state["log"]) == state["version"]

    asyncio.run(play())


def test_a_server_that_stops_tells_everybody_to_come_back(server: ServerProcess) -> None:
    async def play() -> None:
        async with Visitor(server.address) as ada, Visitor(server.address, name="Bob") as bob:
            table, first, second = await two_at_a_table(ada, bob, "islet")
            await play_on({"1": first, "2": second}, random.Random(1), 3)
            version = first.state["version"]
            status = asyncio.create_task(asyncio.to_thread(server.stop))
            assert (await first.until("come-back"))["after"] > 0
            await second.until("come-back")
            assert await status == 0
            server.start()
            again = await ada.at(table, version=version)
            assert (await again.until("state"))["version"] == version

    asyncio.run(play())

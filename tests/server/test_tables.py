"""Tables: who may sit where, who sees them, links, leaving, rematches, files."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import archipel

from .people import Visitor
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table

Scene = Callable[[Visitor, Visitor, Visitor], Awaitable[None]]


def act(server: ServerProcess, scene: Scene) -> None:
    """Play a scene with three visitors."""

    async def play() -> None:
        address = server.address
        async with Visitor(address) as ada, Visitor(address, name="Bob") as bob, Visitor(address, name="Eve") as eve:
            await scene(ada, bob, eve)

    asyncio.run(play())


def code_of(link: str) -> str:
    return link.rpartition("=")[2]


def test_a_friend_s_seat_is_taken_with_the_link_and_by_nobody_else(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table = await ada.open("the-island", "me", "friend")
        path = f"tables/{table['id']}"
        sitting = {"seats": ["2"], "names": ["Eve"], "number": "0" * 64}
        assert await eve.refused(f"{path}/sit", sitting) == (403, "table-seat-not-for-you")
        watch_only = {**sitting, "code": code_of(table["links"]["watch"])}
        assert await eve.refused(f"{path}/sit", watch_only) == (403, "table-seat-not-for-you")
        assert await eve.refused(f"{path}/sit", {**sitting, "seats": ["1"]}) == (403, "table-seat-not-for-you")
        assert (await eve.http.get(f"/api/{path}")).status_code == 403
        assert await ada.refused(f"{path}/start") == (409, "table-seats-free")
        shown = await bob.sit(table, code=code_of(table["links"]["join"]))
        assert shown["mine"] == {"seats": ["2"], "opener": False}
        assert shown["seats"][1]["name"] == "Bob"
        assert await eve.refused(f"{path}/sit", {**sitting, "code": code_of(table["links"]["join"])}) == (
            409,
            "table-seat-taken",
        )
        await ada.sit(table, "1")
        assert await bob.refused(f"{path}/start") == (403, "table-not-yours")
        assert (await ada.start(table))["phase"] == "playing"
        assert await bob.refused(f"{path}/leave", {"seats": ["1"]}) == (403, "not-your-seat")

    act(server, scene)


def test_a_guest_is_put_out_and_his_link_is_of_no_use_any_more(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table = await ada.open("islet", "me", "friend")
        code = code_of(table["links"]["join"])
        await eve.sit(table, "2", code=code)
        assert await bob.refused(f"tables/{table['id']}/put-out", {"seat": "2"}) == (403, "table-not-yours")
        shown = await ada.post(f"tables/{table['id']}/put-out", {"seat": "2"})
        assert not shown["seats"][1]["taken"]
        again = {"seats": ["2"], "names": ["Eve"], "number": "0" * 64, "code": code}
        assert await eve.refused(f"tables/{table['id']}/sit", again) == (403, "table-seat-not-for-you")
        await bob.sit(table, "2", code=code_of(shown["links"]["join"]))

    act(server, scene)


def test_open_tables_are_listed_until_they_begin_and_private_ones_never(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        private = await ada.open("the-island", "me", "friend")
        public = await ada.open("islet", "me", "anyone")
        listed = (await bob.get("tables"))["tables"]
        assert [table["id"] for table in listed] == [public["id"]]
        assert listed[0]["links"] is None
        await bob.sit(public, "2")
        await ada.sit(public, "1")
        await ada.start(public)
        assert (await bob.get("tables"))["tables"] == []
        mine = (await ada.get("me"))["tables"]
        assert [told["table"]["id"] for told in mine] == [public["id"], private["id"]]
        assert [told["to_move"] for told in mine] == [True, False]
        watching = await eve.at(public)
        state = await watching.until("state")
        assert (state["legal"], state["undo"]) == ({}, None)

    act(server, scene)


def test_a_private_table_is_watched_with_its_link_only(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, _, _ = await two_at_a_table(ada, bob, "survive-the-island")
        kept_out = await eve.at(table)
        await kept_out.socket.wait_closed()
        assert kept_out.socket.close_code == 4403
        watching = await eve.at(table, code=code_of(table["links"]["watch"]))
        assert (await watching.until("state"))["legal"] == {}
        lost = await eve.at({"id": "aaaaaaaaaaaaaa"})
        await lost.socket.wait_closed()
        assert lost.socket.close_code == 4404

    act(server, scene)


def test_one_screen_holds_several_seats(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table = await ada.open("the-island", "me", "here")
        await ada.sit(table, "1", "2")
        place = await ada.at(await ada.start(table))
        await place.until("state")
        assert sorted(place.state["views"]) == ["1", "2"]
        await play_on({"1": place, "2": place}, random.Random(5), 60)
        again = await ada.at(table)
        state = await again.until("state")
        assert state["views"] == place.state["views"]

    act(server, scene)


def test_a_seat_is_carried_to_another_device_once(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, _ = await two_at_a_table(ada, bob, "the-island")
        assert await bob.refused(f"tables/{table['id']}/carry", {"seat": "1"}) == (403, "not-your-seat")
        link = (await ada.post(f"tables/{table['id']}/carry", {"seat": "1"}))["link"]
        shown = await eve.post("carry", {"token": code_of(link)})
        assert shown["mine"]["seats"] == ["1"]
        assert await bob.refused("carry", {"token": code_of(link)}) == (409, "carry-used-up")
        place = await eve.at(table)
        await place.until("state")
        answer = await place.move("1", place.state["legal"]["1"][0]["move"])
        assert answer["type"] == "accepted"
        await first.settled()

    act(server, scene)


def test_a_rematch_turns_the_seats_and_keeps_them_for_their_people(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "the-island", options={"challenges": [1]})
        assert await ada.refused(f"tables/{table['id']}/rematch") == (409, "table-match-not-over")
        await play_on({"1": first, "2": second}, random.Random(1), 10_000)
        assert await eve.refused(f"tables/{table['id']}/rematch") == (403, "table-only-players")
        again = await bob.post(f"tables/{table['id']}/rematch")
        assert (await ada.post(f"tables/{table['id']}/rematch"))["id"] == again["id"]
        assert (again["before"], again["options"]["challenges"]) == (table["id"], [1])
        assert again["dice"]["commitment"] != table["dice"]["commitment"]
        assert [seat["for_me"] for seat in again["seats"]] == [True, False]
        assert (
            await first.until(
                "table",
            )
        )["table"]["phase"] == "over"
        await ada.sit(again)
        assert await eve.refused(f"tables/{again['id']}/sit", {"names": ["Eve"], "number": "0" * 64}) == (
            409,
            "table-no-free-seat",
        )
        shown = await bob.sit(again)
        assert [seat["name"] for seat in shown["seats"]] == ["Bob", "Ada"]
        await bob.start(again)

    act(server, scene)


def test_a_match_file_goes_in_and_comes_out(server: ServerProcess, tmp_path: Path) -> None:
    match = archipel.game("islet").start(seats=2, seed=11)
    luck = random.Random(1)
    while len(match.moves) < 30:
        match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))

    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        record = match.record()
        seats = [{"kind": "me"}, {"kind": "here"}]
        short = {"match": record, "seats": seats[:1]}
        assert await ada.refused("tables/upload", short) == (400, "table-seats-as-in-file")
        wrong = {"match": {**record, "moves": ["dance"]}, "seats": seats}
        assert await ada.refused("tables/upload", wrong) == (400, "file-illegal-move")
        table = await ada.post("tables/upload", {"match": record, "seats": seats})
        assert table["dice"]["uploaded"]
        await ada.sit(table, "1", "2")
        await ada.start(table)
        place = await ada.at(table)
        await place.until("state")
        assert (await ada.http.get(f"/api/tables/{table['id']}/match")).status_code == 409
        await play_on({"1": place, "2": place}, luck, 10_000)
        file = tmp_path / "match.json"
        file.write_text(json.dumps(await ada.get(f"tables/{table['id']}/match")))
        again = archipel.load(file)
        assert again.moves[:30] == match.moves[:30]
        assert (again.over, again.seed) == (True, "11")

    act(server, scene)


def test_a_closed_table_stays_closed(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "the-island")
        assert await bob.refused(f"tables/{table['id']}/close") == (403, "table-not-yours")
        await ada.post(f"tables/{table['id']}/close")
        assert (await second.until("table"))["table"]["phase"] == "closed"
        refused = await first.move("1", first.state["legal"]["1"][0]["move"])
        assert refused["message"] == "table-not-playing"

    act(server, scene)


def test_requests_of_other_pages_and_nonsense_are_refused(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        body = {"game": "islet", "seats": [{"kind": "me"}]}
        foreign = await ada.http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
        assert foreign.status_code == 403
        form = await ada.http.post("/api/tables", content=json.dumps(body), headers={"Content-Type": "text/plain"})
        assert form.status_code == 400
        for wrong in ({}, {**body, "game": "atlantis"}, {**body, "more": 1}, {**body, "options": {"eggs": 7}}):
            answer = await ada.http.post("/api/tables?lang=fr", json=wrong)
            assert answer.status_code == 400, answer.text
            assert answer.json()["error"]["text"]
        assert (await ada.http.get("/api/nothing")).status_code == 404
        page = await ada.http.get("/t/whatever")
        assert page.status_code == 200
        assert "default-src 'none'" in page.headers["content-security-policy"]

    act(server, scene)

"""People at a table: taking back, waiting, keeping a seat warm, time, chat, hints."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import archipel
from archipel.server.tables.seating import FASTEST

from .people import Place, Told, Visitor
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table
from .test_tables import act


async def moved(place: Place, seat: str, *others: Place) -> Told:
    """The first legal move of a seat, heard by all."""
    answer = await place.move(seat, place.state["legal"][seat][0]["move"])
    assert answer["type"] == "accepted", answer
    for listener in (place, *others):
        await listener.settled()
    return answer


def test_within_one_s_turn_a_move_is_taken_back_at_once(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        _, first, second = await two_at_a_table(ada, bob, "the-island")
        places, luck = {"1": first, "2": second}, random.Random(1)
        while not (walks := _walks(first) + _walks(second)):
            await play_on(places, luck, 1)
        actor = first.state["actor"]
        mover, other = places[actor], places["2" if actor == "1" else "1"]
        before, version = dict(mover.state["view"]), mover.state["version"]
        assert not (mover.state["undo"] and mover.state["undo"]["free"])
        assert (await mover.move(actor, walks[0]))["type"] == "accepted"
        await mover.settled()
        await other.settled()
        assert mover.state["undo"]["free"]
        assert not other.state["undo"]["free"]
        await mover.send(type="undo", version=version + 1, seat=actor)
        event = await mover.until("event")
        assert (event["kind"], event["seat"], event["to"], event["taken"]) == ("undo", actor, version, 1)
        assert mover.state["view"] == before
        await other.until("event", kind="undo")

    act(server, scene)


def _walks(place: Place) -> list[str]:
    """The walks somebody may make who has moves left after that."""
    moves = [told for legal in place.state["legal"].values() for told in legal]
    return [told["move"] for told in moves if told["verb"] == "walk" and place.state["view"]["moves_left"] > 1]


async def from_position(ada: Visitor, bob: Visitor, position: Told) -> tuple[Place, Place]:
    """A match of two people that begins in a position."""
    match = archipel.game(position["game"]).match(position, seed=7)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = await ada.post("tables/upload", {"match": match.record(), "seats": seats})
    await ada.sit(table, "1")
    await bob.sit(table, "2", code=table["links"]["join"].rpartition("=")[2])
    await ada.start(table)
    first, second = await ada.at(table), await bob.at(table)
    await first.until("state")
    await second.until("state")
    return first, second


def test_what_the_other_has_seen_is_taken_back_when_he_agrees(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        _, first, second = await two_at_a_table(ada, bob, "the-island")
        await moved(first, "1", second)
        await moved(second, "2", first)
        assert first.state["undo"] == {"seat": "1", "free": False, "asked": None, "agreed": [], "waiting_for": []}
        await first.send(type="undo", version=2, seat="1")
        asked = (await second.until("now"))["now"]["undo"]
        assert (asked["asked"], asked["waiting_for"]) == ("1", ["2"])
        await first.send(type="undo-answer", version=2, agree=True)
        assert (await first.until("error"))["message"] == "undo-not-asked"
        await second.send(type="undo-answer", version=2, agree=False)
        assert (await first.until("now", version=2))["now"]["undo"]["asked"] is None
        await first.send(type="undo", version=2, seat="1")
        await second.until("now")
        await second.until("now")
        await second.send(type="undo-answer", version=2, agree=True)
        event = await first.until("event", kind="undo")
        assert (event["version"], event["to"], event["taken"]) == (3, 0, 2)
        assert first.state["legal"]["1"]
        await second.until("event", kind="undo")
        await play_on({"1": first, "2": second}, random.Random(1), 3)

    act(server, scene)


def test_taking_back_and_making_again_draws_the_same(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table = await ada.open("the-island", "me", "here")
        await ada.sit(table, "1", "2")
        place = await ada.at(await ada.start(table))
        await place.until("state")
        places = {"1": place, "2": place}
        luck = random.Random(3)
        while place.state["views"]["1"]["phase"] != "sink":
            await play_on(places, luck, 1)
        seat = place.state["actor"]
        version = place.state["version"]
        drawn = []
        for _ in range(2):
            await place.move(seat, place.state["legal"][seat][0]["move"])
            heard = [await place.until("event"), await place.until("event")]
            while heard[-1]["now"] is None:
                heard.append(await place.until("event"))
            drawn.append([event["move"] for event in heard])
            await place.send(type="undo", version=place.state["version"], seat=seat)
            undone = await place.until("event", kind="undo")
            assert undone["to"] == version
        assert drawn[0] == drawn[1]

    act(server, scene)


def a_special_card() -> tuple[Told, str, str]:
    """A position of L'Île Interdite before a draw, a seat that holds a special card, and the other, who is to move."""

    def special(match: Any) -> bool:
        return match.position()["phase"] == "before-treasure" and any(
            "sandbags" in hand or "helicopter" in hand for hand in match.position()["hands"].values()
        )

    match = next(found for seed in range(100) if (found := _played_until(seed, special)) is not None)
    position = match.position()
    holder = next(seat for seat, hand in position["hands"].items() if {"sandbags", "helicopter"} & set(hand))
    return position, holder, "1" if holder == "2" else "2"


def test_whoever_holds_a_special_card_holds_up_the_draw(server: ServerProcess) -> None:
    position, holder, other = a_special_card()

    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        first, second = await from_position(ada, bob, position)
        places = {"1": first, "2": second}
        actor = first.state["actor"]
        if not {"sandbags", "helicopter"} & set(position["hands"][other]):
            await places[other].send(type="wait", seat=other)
            assert (await places[other].until("error"))["message"] == "wait-without-card"
        await places[holder].send(type="wait", seat=holder)
        assert (await places[actor].until("now"))["now"]["waits"] == [holder]
        assert holder in places[actor].state["may_act"]
        if actor != holder:
            refused = await places[actor].move(actor, "draw")
            assert refused["message"] == "table-waits"
            stolen = next(told["move"] for told in places[holder].state["legal"][holder])
            assert (await places[actor].move(actor, stolen))["message"] == "not-your-move"
        await places[holder].send(type="go-on", seat=holder)
        await places[actor].until("now")
        assert (await places[actor].move(actor, "draw"))["type"] == "accepted"

    act(server, scene)


def _played_until(seed: int, wanted: Any) -> Any:
    """A match of L'Île Interdite played at random until something holds; None if it ends before."""
    match = archipel.game("forbidden-island").start(seats=2, seed=seed)
    luck = random.Random(seed)
    while not match.over:
        if wanted(match):
            hands = match.position()["hands"]
            holder = next(seat for seat, hand in hands.items() if {"sandbags", "helicopter"} & set(hand))
            if holder != match.actor:
                return match
        match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
    return None


def test_chat_is_heard_by_all_but_those_who_muted_it(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        await first.send(type="chat", text="  Hello\n<b>all</b> ")
        said = await second.until("chat")
        assert (said["n"], said["seat"], said["name"], said["text"]) == (1, "1", "Ada", "Hello <b>all</b>")
        await second.send(type="chat", text="x" * 281)
        assert (await second.until("error"))["message"] == "chat-malformed"
        watching = await eve.at(table, code=table["links"]["watch"].rpartition("=")[2])
        assert [line["text"] for line in (await watching.until("state"))["chat"]] == ["Hello <b>all</b>"]
        await watching.send(type="chat", text="let me in")
        assert (await watching.until("error"))["message"] == "chat-only-players"
        await first.send(type="mute", seat="2", on=True)
        await first.send(type="ping", n=1)
        await first.until("pong")
        await second.send(type="chat", text="are you there?")
        await second.until("chat")
        await second.send(type="chat", text="no?")
        await watching.until("chat")
        await watching.until("chat")
        await first.send(type="ping", n=2)
        while (message := await first.next())["type"] != "pong":
            assert message["type"] != "chat"
        for _ in range(20):
            await second.send(type="chat", text="more")
        assert (await second.until("error"))["message"] == "chat-too-fast"

    act(server, scene)


def test_a_bot_keeps_a_seat_warm_and_gives_it_back(tmp_path: Path) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        await first.send(type="warm", seat="2", agree=True)
        assert (await first.until("error"))["message"] == "seat-not-away"
        await bob.post(f"tables/{table['id']}/leave", {"seats": ["2"]})
        await second.close()
        while (await first.until("table"))["table"]["seats"][1]["present"]:
            pass
        await first.send(type="warm", seat="2", agree=True)
        assert (await first.until("table"))["table"]["seats"][1]["warm"]
        while first.state["actor"] == "1":
            await moved(first, "1")
        event = await first.settled()
        assert event["seat"] == "2"
        again = await bob.at(table)
        await again.until("state")
        assert not again.table["seats"][1]["warm"]

    with ServerProcess(tmp_path) as server:
        act(server, scene)


def test_hints_come_from_the_workers(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        _, first, second = await two_at_a_table(ada, bob, "islet")
        await second.send(type="hint", version=0, seat="2")
        assert (await second.until("error"))["message"] == "move-stale"
        await first.send(type="hint", version=0, seat="1")
        hint = await first.until("hint")
        assert {told["move"] for told in hint["moves"]} <= {told["move"] for told in first.state["legal"]["1"]}
        best = hint["moves"][0]
        assert 0 <= best["share"] <= 1
        verb = best["move"].split()[0]
        assert best["plan"][0]["message"].startswith(f"islet-move-{verb}")
        assert all("draw" not in told["message"] for told in best["plan"])

    act(server, scene)


def test_when_the_time_for_a_move_runs_out_a_bot_moves(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        table = await ada.open("islet", "me", time=FASTEST)
        await ada.sit(table, "1")
        place = await ada.at(await ada.start(table))
        await place.until("state")
        assert place.state["clock"]["seat"] == "1"
        assert 0 < place.state["clock"]["left"] <= FASTEST
        event = await place.settled()
        assert event["seat"] == "1"
        assert not place.table["seats"][0]["warm"]
        assert place.state["clock"]["left"] > 0

    act(server, scene)

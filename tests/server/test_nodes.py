"""Two nodes on one PostgreSQL: people at one table sit at different nodes and notice nothing of it."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest

from archipel.games.catalogue import NAMES
from archipel.server.again import again_after_conflict
from archipel.server.limits import CHATTING
from archipel.server.refusals import Busy, status_of
from archipel.server.storage import Conflict
from archipel.server.tables.seating import FASTEST

from .people import Place, Told, Visitor
from .postgres import Postgres
from .running import ServerProcess
from .test_kills import tables_of
from .test_playing import play_on, two_at_a_table
from .test_together import a_special_card, from_position, moved

CUT_EARS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
Scene = Callable[[Visitor, Visitor], Awaitable[None]]


@pytest.fixture(scope="module")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two nodes on one database, for all tests here."""
    address = postgres.new_database()
    with ExitStack() as running:
        folders = [tmp_path_factory.mktemp("node") for _ in range(2)]
        yield [running.enter_context(ServerProcess(folder, at=address)) for folder in folders]


@pytest.fixture
def nodes(both: list[ServerProcess]) -> list[ServerProcess]:
    """Two nodes that run."""
    for node in both:
        if node.process.poll() is not None:
            node.start()
    return both


def act(nodes: list[ServerProcess], scene: Scene) -> None:
    """Play a scene with a visitor at each node."""

    async def play() -> None:
        async with Visitor(nodes[0].address) as ada, Visitor(nodes[1].address, name="Bob") as bob:
            async with asyncio.timeout(120):
                await scene(ada, bob)

    asyncio.run(play())


async def seen(place: Place, **like: object) -> Told:
    """The table, once the second seat is shown like this."""
    while True:
        table: Told = (await place.until("table"))["table"]
        if like.items() <= table["seats"][1].items():
            return table


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_is_played_between_two_nodes(nodes: list[ServerProcess], game: str) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, game)
        await play_on({"1": first, "2": second}, random.Random(3), 10_000)
        assert first.state["result"] == second.state["result"] is not None
        for place in (first, second):
            while place.table["phase"] != "over":
                await place.until("table")
            assert place.table["dice"]["secret"]
        files = [await visitor.get(f"tables/{table['id']}/match") for visitor in (ada, bob)]
        assert files[0] == files[1]
        again = [await visitor.post(f"tables/{table['id']}/rematch") for visitor in (ada, bob)]
        assert again[0]["id"] == again[1]["id"]

    act(nodes, scene)


def test_who_is_there_is_seen_at_the_other_node(nodes: list[ServerProcess]) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        if not first.table["seats"][1]["present"]:
            await seen(first, present=True)
        if not second.table["seats"][0]["present"]:
            await second.until("table")
        watching = await bob.at(table, code=table["links"]["watch"].rpartition("=")[2])
        await watching.until("state")
        await second.close()
        await watching.close()
        assert (await seen(first, present=False))["watching"] == 0
        second = await bob.at(table)
        await seen(first, present=True)
        await asyncio.to_thread(nodes[1].kill)
        await seen(first, present=False)

    act(nodes, scene)


def test_seats_taken_and_left_at_one_node_are_seen_at_the_other(nodes: list[ServerProcess]) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table = await ada.open("islet", "me", "anyone")
        assert table["id"] in [told["id"] for told in (await bob.get("tables"))["tables"]]
        first = await ada.at(table)
        await first.until("table")
        await bob.sit(table, "2")
        await seen(first, taken=True, name="Bob")
        await bob.post(f"tables/{table['id']}/leave", {"seats": ["2"]})
        await seen(first, taken=False)
        both = await asyncio.gather(ada.sit(table, "1"), bob.sit(table, "2"))
        assert {told["id"] for told in both} == {table["id"]}
        second = await bob.at(table)
        await second.until("table")
        await ada.start(table)
        assert (await second.until("state"))["version"] == (await first.until("state"))["version"]

    act(nodes, scene)


def test_chat_is_heard_at_the_other_node_in_one_order(nodes: list[ServerProcess]) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        _, first, second = await two_at_a_table(ada, bob, "islet")
        places = (first, second)
        for n in range(4):
            await asyncio.gather(*(place.send(type="chat", text=f"{n}") for place in places))
        heard = [[await place.until("chat") for _ in range(8)] for place in places]
        assert heard[0] == heard[1]
        assert [said["n"] for said in heard[0]] == list(range(1, 9))

    act(nodes, scene)


def test_taking_back_is_asked_and_agreed_to_across_nodes(nodes: list[ServerProcess]) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        _, first, second = await two_at_a_table(ada, bob, "the-island")
        await moved(first, "1", second)
        await moved(second, "2", first)
        for agree in (False, True):
            await first.send(type="undo", version=2, seat="1")
            while not (asked := (await second.until("now"))["now"]["undo"])["asked"]:
                pass
            assert (asked["asked"], asked["waiting_for"]) == ("1", ["2"])
            await second.send(type="undo-answer", version=2, agree=agree)
            if not agree:
                while (await first.until("now"))["now"]["undo"]["asked"]:
                    pass
        for place in (first, second):
            event = await place.until("event", kind="undo")
            assert (event["version"], event["to"], event["taken"]) == (3, 0, 2)
        await play_on({"1": first, "2": second}, random.Random(1), 3)

    act(nodes, scene)


def test_a_draw_is_held_up_across_nodes(nodes: list[ServerProcess]) -> None:
    position, holder, other = a_special_card()

    async def scene(ada: Visitor, bob: Visitor) -> None:
        places = dict(zip("12", await from_position(ada, bob, position), strict=True))
        await places[holder].send(type="wait", seat=holder)
        while (await places[other].until("now"))["now"]["waits"] != [holder]:
            pass
        assert (await places[other].move(other, "draw"))["message"] == "table-waits"
        await places[holder].send(type="go-on", seat=holder)
        while (await places[other].until("now"))["now"]["waits"]:
            pass
        assert (await places[other].move(other, "draw"))["type"] == "accepted"

    act(nodes, scene)


def test_a_bot_keeps_a_seat_warm_whose_people_were_at_another_node(nodes: list[ServerProcess]) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        await bob.post(f"tables/{table['id']}/leave", {"seats": ["2"]})
        await second.close()
        await seen(first, present=False)
        await first.send(type="warm", seat="2", agree=True)
        await seen(first, warm=True)
        while first.state["actor"] == "1":
            await moved(first, "1")
        assert (await first.settled())["seat"] == "2"
        again = await bob.at(table)
        await again.until("state")
        assert not again.table["seats"][1]["warm"]
        await seen(first, warm=False)

    act(nodes, scene)


def test_clocks_show_the_same_at_all_nodes_and_run_out_once(nodes: list[ServerProcess]) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet", time=FASTEST)
        clocks = [place.state["clock"] for place in (first, second)]
        assert [clock["seat"] for clock in clocks] == ["1", "1"]
        assert abs(clocks[0]["left"] - clocks[1]["left"]) < 1.5
        events = [await place.settled() for place in (first, second)]
        assert events[0]["seat"] == events[1]["seat"] == "1"
        assert events[0]["move"] == events[1]["move"]
        await ada.post(f"tables/{table['id']}/close")  # else bots would think about it for ever

    act(nodes, scene)


def test_bots_move_once_however_many_nodes_look_on(nodes: list[ServerProcess]) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table = await ada.open("islet", "novice", "novice", open=True)
        await ada.start(table)
        places = [await visitor.at(table) for visitor in (ada, bob)]
        for place in places:
            await place.until("state")
        await asyncio.gather(*(_until_version(place, 30) for place in places))
        await asyncio.to_thread(nodes[0].kill)  # whichever of them had the bots move
        await _until_version(places[1], places[1].state["version"] + 10)

    act(nodes, scene)
    assert any(play.version >= 40 for play in asyncio.run(tables_of(nodes[1].at)))


async def _until_version(place: Place, version: int) -> None:
    while place.state["version"] < version:
        await place.settled()
        await place.send(type="ping", n=1)  # who is silent for long is sent away


def test_what_a_node_missed_while_it_did_not_listen_it_looks_up(nodes: list[ServerProcess], postgres: Postgres) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        _, first, second = await two_at_a_table(ada, bob, "the-island")
        await play_on({"1": first, "2": second}, random.Random(1), 3)
        cut = 0
        for _ in range(4):
            actor = first.state["actor"]
            mover = {"1": first, "2": second}[actor]
            cut += len(await asyncio.to_thread(postgres.execute, nodes[0].at, CUT_EARS))
            await mover.move(actor, mover.state["legal"][actor][0]["move"])
            await asyncio.gather(first.settled(), second.settled())
            assert first.state["version"] == second.state["version"]
        assert cut

    act(nodes, scene)


@contextmanager
def deaf(nodes: list[ServerProcess], postgres: Postgres) -> Iterator[None]:
    """Nodes hear nothing of each other, however often they try to listen."""
    enough = threading.Event()

    def keep_deaf() -> None:
        while not enough.wait(0.01):
            postgres.execute(nodes[0].at, CUT_EARS)

    postgres.execute(nodes[0].at, CUT_EARS)
    cutting = threading.Thread(target=keep_deaf)
    cutting.start()
    try:
        yield
    finally:
        enough.set()
        cutting.join()


def test_nothing_is_refused_only_because_a_node_has_not_heard_of_a_change(
    nodes: list[ServerProcess], postgres: Postgres
) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table = await ada.open("the-island", "me", "friend")
        await ada.sit(table, "1")
        code = table["links"]["join"].partition("join=")[2]
        await bob.get(f"tables/{table['id']}?code={code}")  # both nodes have it in mind
        people, here = {"1": ada, "2": bob}, f"/api/tables/{table['id']}"
        with deaf(nodes, postgres):
            await bob.sit(table, "2", code=code)
            await ada.start(table)  # not `table-seats-free`
            for version in range(6):
                state = await ada.get(f"tables/{table['id']}/state?version={version}")
                mover = people[state["actor"]]
                elsewhere = nodes[mover is ada].address
                seen = await mover.http.get(f"{mover.address}{here}/state?version={version}")
                move = seen.json()["legal"][state["actor"]][0]["move"]
                asked = {"id": f"{version}", "version": version, "seat": state["actor"], "move": move}
                sent = await mover.http.post(f"{elsewhere}{here}/moves", json=asked, headers={"Origin": elsewhere})
                assert sent.status_code == 200, sent.text
            assert await mover.refused(f"tables/{table['id']}/moves", asked | {"id": "late"}) == (409, "move-stale")
            await bob.post(f"tables/{table['id']}/leave", {"seats": ["2"]})
            await ada.post(f"tables/{table['id']}/close")
            assert await bob.refused(f"tables/{table['id']}/close") == (403, "table-not-yours")

    act(nodes, scene)


def test_what_is_tried_again_counts_once_towards_the_limits(nodes: list[ServerProcess], postgres: Postgres) -> None:
    async def scene(ada: Visitor, bob: Visitor) -> None:
        table, *_ = await two_at_a_table(ada, bob, "the-island")
        with deaf(nodes, postgres):
            for n in range(int(CHATTING.at_once)):
                for visitor in (ada, bob):  # each at a node that does not know of the other's line, and tries again
                    await visitor.post(f"tables/{table['id']}/acts", {"type": "chat", "text": f"line {n}"})

    act(nodes, scene)


def test_who_is_never_the_fastest_hears_that_he_may_try_again() -> None:
    tries: list[int] = []

    @again_after_conflict
    async def move() -> None:
        tries.append(len(tries))
        raise Conflict

    with pytest.raises(Busy) as busy:
        asyncio.run(move())
    assert (status_of(busy.value), busy.value.reason) == (503, "table-busy")
    assert len(tries) > 1

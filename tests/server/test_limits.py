"""Limits: how much and how often one visitor and one address may do anything; and what every answer tells browsers."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from archipel.errors import ArchipelError
from archipel.server import limits
from archipel.server.limits import Buckets, Rate, Room
from archipel.server.outgoing import Outgoing
from archipel.server.refusals import TooMuch
from archipel.server.settings import settings_from

from .people import Place, Told, Visitor
from .running import ServerProcess
from .test_playing import two_at_a_table
from .test_tables import act

TABLE = {"game": "islet", "seats": [{"kind": "me"}]}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the limits everybody meets, behind a proxy on this machine."""
    with ServerProcess(tmp_path, ARCHIPEL_LIMITS="1", ARCHIPEL_TRUSTED_PROXIES="127.0.0.1") as running:
        yield running


def test_a_bucket_fills_as_time_passes_and_says_when() -> None:
    now = 0.0
    buckets = Buckets(Rate(0.5, 2), clock=lambda: now)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(TooMuch) as refused:
        buckets.take("a")
    assert refused.value.after == pytest.approx(2.0)
    buckets.take("b")
    now = 2.0
    buckets.take("a")


def test_room_is_given_back() -> None:
    room = Room(1)
    with room.one("a"), room.one("b"), pytest.raises(TooMuch), room.one("a"):
        pass
    with room.one("a"):
        pass


def test_what_waits_for_a_client_who_does_not_read_is_bounded() -> None:
    async def scene() -> None:
        outgoing = Outgoing()
        large = "x" * (limits.LARGEST_OUTGOING // 4)
        for _ in range(4):
            outgoing.send(large)
        assert await outgoing.next() == [large]
        outgoing.send(large)
        assert not outgoing.closed
        for _ in range(3):
            outgoing.send("one too many")
        assert (outgoing.closed, outgoing.code) == (True, 4429)
        assert await outgoing.next() == []

    asyncio.run(scene())


async def opened(http: httpx.AsyncClient, address: str) -> httpx.Response:
    return await http.post("/api/tables", json=TABLE, headers={"X-Forwarded-For": address})


def test_one_address_opens_only_so_many_tables_and_is_told_when_to_come_back(strict: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        async with httpx.AsyncClient(base_url=strict.address, timeout=60) as nobody:
            nobody.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            answers = [await opened(nobody, "192.0.2.1") for _ in range(40)]
            refused = next(answer for answer in answers if answer.status_code != 201)
            assert (refused.status_code, refused.json()["error"]["message"]) == (429, "too-often")
            assert 0 < int(refused.headers["retry-after"]) <= 5
            assert (await opened(nobody, "192.0.2.2")).status_code == 201
            # what somebody claims before the proxy has its say is not believed
            assert (await opened(nobody, "192.0.2.77, 192.0.2.1")).status_code == 429
            # a network of one home is one address
            assert [(await opened(nobody, f"2001:db8::{n:x}")).status_code for n in range(40)].count(429)
        assert (await ada.http.get("/api/games")).status_code == 200

    act(strict, scene)


def test_a_visitor_has_only_so_many_tables_that_are_not_over(strict: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        tables: list[Told] = []
        for n in range(limits.MOST_TABLES):
            answer = await opened(ada.http, f"198.51.100.{n}")
            assert answer.status_code == 201, answer.text
            tables.append(answer.json())
        full = await opened(ada.http, "203.0.113.1")
        assert (full.status_code, full.json()["error"]["message"]) == (429, "too-many-tables")
        await ada.post(f"tables/{tables[0]['id']}/close")
        assert (await opened(ada.http, "203.0.113.1")).status_code == 201

    act(strict, scene)


def test_requests_come_only_so_fast(tmp_path: Path) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        few = int(limits.ASKING.at_once / 20)
        statuses = [(await ada.http.get("/api/games")).status_code for _ in range(10 * few)]
        assert set(statuses) == {200, 429}
        assert statuses.index(429) >= few
        elsewhere = await bob.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.9"})
        assert elsewhere.status_code == 200

    with ServerProcess(tmp_path, ARCHIPEL_LIMITS="0.05", ARCHIPEL_TRUSTED_PROXIES="127.0.0.1") as server:
        act(server, scene)


async def let_in(visitor: Visitor, table: Told) -> Place | None:
    """A connection; None if it is one too many."""
    place = await visitor.at(table, greet=False)
    try:
        await place.send(type="hello")
        await place.until("state")
    except ConnectionClosed:
        assert place.socket.close_code == 4429
        return None
    return place


def test_a_visitor_has_only_so_many_connections_and_room_is_given_back(strict: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, _ = await two_at_a_table(ada, bob, "islet")
        for _ in range(1, limits.MOST_SOCKETS_A_VISITOR):
            assert await let_in(ada, table)
        assert not await let_in(ada, table)
        assert await let_in(bob, table)
        await first.close()
        while (again := await let_in(ada, table)) is None:
            await asyncio.sleep(0.05)
        await again.send(type="ping", n=1)
        await again.until("pong")

    act(strict, scene)


def test_chat_and_hints_are_counted_for_the_visitor_not_the_connection(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, _ = await two_at_a_table(ada, bob, "islet")
        other = await ada.at(table)
        await other.until("state")
        for _ in range(int(limits.CHATTING.at_once)):
            await first.send(type="chat", text="Hello")
            await first.until("chat")
        await other.send(type="chat", text="Hello")
        assert (await other.until("error"))["message"] == "chat-too-fast"
        for _ in range(int(limits.ADVISING.at_once)):
            await first.send(type="hint", version=99, seat="1")
            assert (await first.until("error"))["message"] == "move-stale"
        await other.send(type="hint", version=99, seat="1")
        assert (await other.until("error"))["message"] == "too-often"

    act(server, scene)


def test_a_client_who_says_too_much_is_left(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        _, first, second = await two_at_a_table(ada, bob, "islet")
        heard = asyncio.create_task(first.put_out())
        with contextlib.suppress(ConnectionClosed):
            for _ in range(int(limits.SPEAKING.at_once) * 3):
                await first.send(type="ping", n=1)
        assert await heard in (4429, 1006)  # the farewell may be lost in the flood
        await second.send(type="ping", n=1)
        await second.until("pong")

    act(server, scene)


def test_bodies_are_read_only_so_far(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        large = json.dumps({**TABLE, "options": {"x": "y" * limits.LARGEST_BODY}})
        answer = await ada.http.post("/api/tables", content=large, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["message"]) == (413, "request-too-large")

    act(server, scene)


# ---- what browsers are told --------------------------------------------------------------------------------------


def test_every_answer_has_the_headers_that_protect_our_pages(server: ServerProcess) -> None:
    async def scene(ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        answers = [
            await ada.http.get("/"),
            await ada.http.get("/t/anything"),
            await ada.http.get("/health"),
            await ada.http.get("/api/games"),
            await ada.http.get("/api/nothing"),
            await ada.http.delete("/api/games"),
            await ada.http.post("/api/tables", content=b"{"),
            await ada.http.get("/api/games", headers={"Origin": "https://elsewhere.example"}),
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 404, 405, 400, 403]
        for answer in answers:
            policy = answer.headers["content-security-policy"].split("; ")
            assert policy[0] == "default-src 'none'"
            assert {"frame-ancestors 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'self'"} <= set(policy)
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "access-control-allow-origin" not in answer.headers
            assert "strict-transport-security" not in answer.headers
            assert "server" not in answer.headers
        for answer in answers[4:]:
            assert answer.json()["error"]["text"]

    act(server, scene)


def test_under_https_browsers_are_told_to_keep_to_it(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--public-url", "https://example.org/games") as server:
        answer = httpx.get(f"{server.address}/health")
        assert int(answer.headers["strict-transport-security"].partition("=")[2]) > 86_400


# ---- settings ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [("ARCHIPEL_LIMITS", "many"), ("ARCHIPEL_GRACE", "-1"), ("ARCHIPEL_TRUSTED_PROXIES", "the proxy, 10.0.0.0/8")],
)
def test_settings_that_make_no_sense_are_refused_in_words(name: str, value: str) -> None:
    with pytest.raises(ArchipelError, match=name):
        settings_from({name: value}, database="sqlite:x")

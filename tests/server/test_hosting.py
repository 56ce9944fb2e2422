"""For hosts: health, metrics, logs without secrets, reports, bans, and what is forgotten."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import apsw
import httpx

import archipel
from archipel.server.security import hashed

from .people import Told, Visitor
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table
from .test_tables import act, code_of


def admin(server: ServerProcess, *arguments: str, status: int = 0) -> str:
    """What `archipel admin` says of a server's database."""
    done = subprocess.run(
        [sys.executable, "-m", "archipel", "admin", *arguments, "--database", f"sqlite:{server.database}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout or done.stderr


def test_metrics_count_what_goes_on_and_only_hosts_may_read_them(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        assert (await ada.http.get("/health")).text == "ok\n"
        _, first, second = await two_at_a_table(ada, bob, "islet")
        await play_on({"1": first, "2": second}, random.Random(1), 5)
        answer = await ada.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = answer.text.splitlines()
        numbers = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}
        assert numbers["archipel_connections"] == 2
        assert numbers["archipel_tables"] == 1
        assert numbers["archipel_events_total"] == first.state["version"]
        assert numbers['archipel_http_answers_total{status="200"}'] >= 4
        for line in lines:
            assert re.fullmatch(r"# (HELP|TYPE) \w+ .+|\w+({\w+=\"[^\"]+\"})? [\d.e+]+", line), line
        proxied = await ada.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
        assert (proxied.status_code, proxied.json()["error"]["message"]) == (403, "metrics-not-for-you")

    act(server, scene)


def test_no_secret_is_ever_logged(server: ServerProcess) -> None:
    """Nor a name, a line of chat, or an address."""
    secrets: set[str] = {"Ada", "Bob", "127.0.0.1", "A line of chat", "Something to report"}

    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        token = "t" * 22
        secrets.add(token)
        table, first, second = await two_at_a_table(ada, bob, "islet")
        path = f"tables/{table['id']}"
        link = (await ada.post(f"{path}/carry", {"seat": "1"}))["link"]
        secrets.update(code_of(told) for told in (link, *table["links"].values()))
        for visitor in (ada, bob):
            secrets.update(visitor.http.cookies.values())
            secrets.update(map(hashed, visitor.http.cookies.values()))
        await first.send(type="chat", text="A line of chat")
        await second.until("chat")
        await bob.post(f"{path}/report", {"seat": "1", "text": "Something to report"})
        await eve.http.get(f"/api/{path}?code={code_of(table['links']['watch'])}")
        await eve.http.get(f"/api/{path}", headers={"Authorization": f"Bearer {token}"})
        await eve.http.post("/api/carry", json={"token": code_of(link)})
        await eve.http.post("/api/carry", json={"token": code_of(link)})
        await eve.http.post("/api/carry", content=b'{"token": "' + code_of(link).encode())
        await second.socket.send("nonsense " + code_of(link))
        await first.send(type="hint", version=0, seat="1")
        await first.until("hint")
        await play_on({"1": first, "2": second}, random.Random(1), 10_000)
        await first.until("table")
        shown = (await ada.get(path))["dice"]
        secrets.update([shown["secret"], shown["seed"], *(told["number"] for told in shown["contributions"])])
        assert first.table["phase"] == "over"

    act(server, scene)
    server.stop()
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"a table was opened", "a match is over", "a report about table"} <= {
        re.sub(r" [a-z2-9]{14}$", "", line["message"]) for line in lines
    }
    assert all({"at", "level", "from", "message"} <= set(line) for line in lines)
    assert [secret for secret in secrets if secret in log] == []


def test_a_report_reaches_the_host_who_keeps_somebody_out(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        path = f"tables/{table['id']}/report"
        assert await ada.refused(path, {"seat": "2", "text": " "}) == (400, "report-malformed")
        assert await ada.refused(path, {"seat": "3", "text": "x"}) == (400, "seat-malformed")
        assert await eve.refused(path, {"seat": "2", "text": "x"}) == (403, "table-private")
        await ada.post(path, {"seat": "2", "text": "Rude [bold]words[/bold]\nall evening"})
        (report,) = json.loads(await asyncio.to_thread(admin, server, "reports", "--json"))
        assert (report["table_id"], report["seat"], report["said"][:4]) == (table["id"], 2, "Rude")
        assert "Rude [bold]words[/bold] all evening" in await asyncio.to_thread(admin, server, "reports")
        await asyncio.to_thread(admin, server, "ban", report["about"], "--why", "rude")
        assert report["about"] in await asyncio.to_thread(admin, server, "bans")
        body = {"game": "islet", "seats": [{"kind": "me"}]}
        while (await bob.http.post("/api/tables", json=body)).status_code != 403:
            await asyncio.sleep(0.2)
        assert await bob.refused("tables", body) == (403, "banned")
        assert await second.put_out() == 4403
        kept_out = await bob.at(table, greet=False)
        await kept_out.socket.wait_closed()
        assert kept_out.socket.close_code == 4403
        await first.move("1", first.state["legal"]["1"][0]["move"])
        await asyncio.to_thread(admin, server, "unban", report["about"])
        while (await bob.http.post("/api/tables", json=body)).status_code != 201:
            await asyncio.sleep(0.2)
        await asyncio.to_thread(admin, server, "ban", "127.0.0.0/8")
        while (await eve.http.post("/api/tables", json=body)).status_code != 403:
            await asyncio.sleep(0.2)
        assert (await eve.http.get("/api/games")).status_code == 200

    act(server, scene)


def test_who_wants_to_be_forgotten_is(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "islet")
        for place in (first, second):
            await place.send(type="chat", text="Hello")
            await first.until("chat")
        assert await bob.post("me/forget") == {}
        while (shown := await first.until("table"))["table"]["seats"][1]["name"] is not None:
            pass
        assert shown["table"]["seats"][1]["warm"]
        assert (await bob.get("me"))["tables"] == []
        again = await ada.at(table)
        assert [line["name"] for line in (await again.until("state"))["chat"]] == ["Ada"]
        while first.state["actor"] == "1":
            await first.move("1", first.state["legal"]["1"][0]["move"])
            await first.settled()
        assert (await first.settled())["seat"] == "2"

    act(server, scene)


# ---- archipel admin ----------------------------------------------------------------------------------------------


async def some_tables(ada: Visitor, bob: Visitor) -> tuple[Told, Told, Told]:
    """One that gathers, one that goes on, one that is over."""
    gathering = await ada.open("islet", "me", "friend")
    going_on, first, second = await two_at_a_table(ada, bob, "the-island")
    await play_on({"1": first, "2": second}, random.Random(1), 30)
    await first.send(type="undo", version=first.state["version"], seat=first.state["undo"]["seat"])
    await second.until("now")
    over, first, second = await two_at_a_table(ada, bob, "islet")
    await play_on({"1": first, "2": second}, random.Random(1), 10_000)
    await first.until("table")
    return gathering, going_on, over


def test_a_host_lists_exports_checks_verifies_and_deletes(server: ServerProcess, tmp_path: Path) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        gathering, going_on, over = await some_tables(ada, bob)
        listed = json.loads(await asyncio.to_thread(admin, server, "list", "--json"))
        assert {told["id"]: told["phase"] for told in listed} == {
            gathering["id"]: "gathering",
            going_on["id"]: "playing",
            over["id"]: "over",
        }
        assert over["id"] in await asyncio.to_thread(admin, server, "list")
        assert "all sound" in await asyncio.to_thread(admin, server, "check")
        assert "2 matches replayed" in await asyncio.to_thread(admin, server, "verify")
        await asyncio.to_thread(admin, server, "export", over["id"], going_on["id"], "--to", str(tmp_path))
        exported = archipel.load(tmp_path / f"{over['id']}.json")
        assert exported.record() == await ada.get(f"tables/{over['id']}/match")
        await asyncio.to_thread(admin, server, "export", gathering["id"], status=1)
        await asyncio.to_thread(admin, server, "delete", going_on["id"])
        await asyncio.to_thread(admin, server, "delete", going_on["id"], status=1)
        assert len(json.loads(await asyncio.to_thread(admin, server, "list", "--json"))) == 2
        assert [told["table"]["id"] for told in (await ada.get("me"))["tables"]] == [over["id"], gathering["id"]]
        assert "0 tables deleted" in await asyncio.to_thread(admin, server, "prune", "--days", "1")

    act(server, scene)


def test_verify_finds_what_was_tampered_with(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        await some_tables(ada, bob)

    act(server, scene)
    server.stop()
    database = apsw.Connection(str(server.database))
    (over,) = next(iter(database.execute("SELECT id FROM tables WHERE phase = 'over'")))

    def tampered(statement: str, *values: object) -> str:
        database.execute("SAVEPOINT before")
        database.execute(statement, values)
        database.execute("RELEASE before")
        return admin(server, "verify", status=1)

    assert "1 does not hold" in tampered("UPDATE tables SET phase = 'playing' WHERE id = ?", over)
    database.execute("UPDATE tables SET phase = 'over' WHERE id = ?", (over,))
    (secret,) = next(iter(database.execute("SELECT secret FROM tables WHERE id = ?", (over,))))
    assert over in tampered("UPDATE tables SET secret = ? WHERE id = ?", "0" * 64, over)
    database.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, over))
    admin(server, "verify")
    assert over in tampered("DELETE FROM events WHERE table_id = ? AND version = 3", over)
    assert over in admin(server, "check", status=1)


def test_old_tables_are_forgotten_but_never_one_that_goes_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
            await some_tables(ada, bob)

        act(server, scene)
        server.stop()
        database = apsw.Connection(str(server.database))
        database.execute("UPDATE tables SET changed = changed - 10 * 86400")
        database.close()
    with ServerProcess(tmp_path, ARCHIPEL_KEEP_DAYS="7") as server:

        async def left() -> set[str]:
            return {told["phase"] for told in json.loads(await asyncio.to_thread(admin, server, "list", "--json"))}

        async def swept() -> None:
            while await left() != {"playing"}:
                await asyncio.sleep(0.2)

        asyncio.run(asyncio.wait_for(swept(), 60))
        assert httpx.get(f"{server.address}/health").text == "ok\n"


def test_a_server_that_has_hardly_begun_stops_as_cleanly(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        assert server.stop() == 0
        for _ in range(3):
            server.start()
            assert server.stop() == 0


def test_every_match_names_its_rules_and_one_that_does_not_hold_by_ours_is_told_so(server: ServerProcess) -> None:
    async def play(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        await some_tables(ada, bob)
        people.append(ada)

    people: list[Visitor] = []
    act(server, play)
    listed = json.loads(admin(server, "list", "--json"))
    assert {told["rules"] for told in listed} == {None, archipel.__version__}
    assert all((told["rules"] is None) == (told["phase"] == "gathering") for told in listed)
    over = next(told["id"] for told in listed if told["phase"] == "over")
    server.stop()
    database = apsw.Connection(str(server.database))
    database.execute("UPDATE tables SET rules = '0.0.1' WHERE id = ?", (over,))
    assert "2 matches replayed, every move" in admin(server, "verify")  # as it was
    database.execute("UPDATE events SET move = 'reveal whale' WHERE table_id = ? AND version = 2", (over,))
    database.close()
    told = admin(server, "verify", status=1)
    assert over in told
    assert "0.0.1" in told
    server.start()

    async def look() -> None:
        async with httpx.AsyncClient(base_url=server.address, cookies=people[0].http.cookies) as http:
            answer = await http.get(f"/api/tables/{over}")
            assert (answer.status_code, answer.json()["error"]["message"]) == (409, "table-other-rules")
            assert answer.json()["error"]["arguments"]["rules"] == "0.0.1"
            own = (await http.get("/api/me")).json()["tables"]
            assert len(own) == len(listed) - 1
        ada = Visitor(server.address)
        ada.http.cookies = people[0].http.cookies
        place = await ada.at({"id": over})
        assert (await place.until("error"))["message"] == "table-other-rules"

    asyncio.run(look())

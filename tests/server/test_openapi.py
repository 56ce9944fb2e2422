"""The OpenAPI document: complete, true to what is answered, and tried by schemathesis."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from conftest import SOAK

from archipel.games.catalogue import NAMES
from archipel.server import shapes

from .people import Visitor
from .running import ServerProcess
from .test_playing import play_on, two_at_a_table
from .test_tables import act

EXAMPLES = 200 if SOAK else 4
PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.fixture
def document(server: ServerProcess) -> dict[str, Any]:
    """The document as a server tells it."""

    async def asked() -> dict[str, Any]:
        async with Visitor(server.address) as ada:
            return await ada.get("openapi.json")

    return asyncio.run(asked())


def test_the_page_about_the_protocol_tells_of_every_request(document: dict[str, Any]) -> None:
    for path, methods in document["paths"].items():
        spelt = path.removeprefix("/").replace("{table}", "ID")
        for method, operation in methods.items():
            assert re.search(rf"`{method.upper()} {re.escape(spelt)}[`?]", PROTOCOL), (method, spelt)
            assert operation["summary"]
            assert {"400", "403", "404", "409", "429", "503"} <= set(operation["responses"])
    assert "/api/tables/{table}/play" not in document["paths"]


@pytest.mark.parametrize("game", NAMES)
def test_what_is_answered_has_the_shape_that_is_told(server: ServerProcess, game: str) -> None:
    def check(told: Any, shape: Any) -> None:
        msgspec.convert(told, shape, strict=True)

    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        check(await ada.get("games"), shapes.Games)
        table, first, second = await two_at_a_table(ada, bob, game)
        path = f"tables/{table['id']}"
        check((await ada.http.get(f"/api/{path}/match")).json(), shapes.Refusal)
        for visitor in (ada, bob):
            check(await visitor.get(path), shapes.Table)
            check(await visitor.get(f"{path}/state?version=0"), shapes.State)
            check(await visitor.get("me"), shapes.Mine)
        await play_on({"1": first, "2": second}, random.Random(1), 20)
        check(await ada.get(f"{path}/state"), shapes.State)
        await first.send(type="undo", version=first.state["version"], seat="1")
        check(await ada.get(f"{path}/log"), shapes.Log)
        check(await ada.get(f"{path}/state"), shapes.State)
        check(await ada.post(f"{path}/carry", {"seat": "1"}), shapes.Carry)
        alone = await ada.open(game, "me", "here", time=60, open=True)
        check(await bob.get("tables"), shapes.Tables)
        await ada.sit(alone, "1", "2")
        await ada.start(alone)
        check(await ada.get(f"tables/{alone['id']}/state"), shapes.State)

    act(server, scene)


def test_schemathesis_finds_nothing(server: ServerProcess) -> None:
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{server.address}/api/openapi.json",
            f"--checks={CHECKS}",
            "--exclude-path-regex=/events$",
            f"--max-examples={EXAMPLES}",
            "--phases=examples,coverage,fuzzing",
            "--generation-deterministic",
            "--no-color",
            "--suppress-health-check=all",
            "--request-timeout=60",
        ],
        capture_output=True,
        text=True,
        env={**os.environ, "SCHEMATHESIS_HOOKS": ""},
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "Traceback" not in server.log.read_text()

"""The wheel, as people get it: installed into an environment of its own, without Node, it serves the page and plays."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest

from .people import Visitor
from .running import ServerProcess

CHECKOUT = Path(__file__).parents[2]
MOVES = 6


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment that has the wheel, and nothing of the checkout."""
    page = CHECKOUT / "archipel" / "server" / "page" / "index.html"
    assert page.exists(), "the wheel packs the page, which is not built: make page"
    folder = tmp_path_factory.mktemp("wheel")
    pip = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([sys.executable, *pip, "wheel", "--no-deps", "--wheel-dir", folder, CHECKOUT], check=True)
    (wheel,) = folder.glob("archipel-*.whl")
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    subprocess.run([python, *pip, "install", wheel], check=True)
    return python


@pytest.fixture
def server(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """The installed server, started elsewhere, where no other program is found: Node least of all."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    # interpreted: what is compiled is the same code, and takes minutes
    with ServerProcess(tmp_path, python=installed, PATH=str(installed.parent), ARCHIPEL_RULES="python") as running:
        assert shutil.which("node", path=str(installed.parent)) is None
        yield running


def test_the_page_and_all_it_loads_are_in_the_wheel(server: ServerProcess) -> None:
    async def load() -> None:
        async with Visitor(server.address) as visitor:
            page = await visitor.http.get("/")
            assert page.headers["content-type"].startswith("text/html")
            waiting = {urljoin("/", link) for link in re.findall(r'(?:src|href)="(\./[^"]+)"', page.text)}
            assert any(address.endswith(".js") for address in waiting)
            loaded: set[str] = set()
            while waiting:
                address = waiting.pop()
                answer = await visitor.http.get(address)
                assert answer.status_code == 200, address
                assert not answer.headers["content-type"].startswith("text/html"), f"{address} is not in the wheel"
                loaded.add(address)
                waiting |= named_in(address, answer.text if address.endswith((".js", ".css")) else "") - loaded
            assert {Path(address).suffix for address in loaded} >= {".js", ".css", ".woff2", ".svg"}

    asyncio.run(load())


def named_in(address: str, text: str) -> set[str]:
    """The page's own files that a script or a style sheet names, relative to itself or to the page."""
    hashed = r"-[\w-]{8}\.(?:css|js|svg|woff2)"  # other names are keys of tables
    beside = {urljoin(address, name) for name in re.findall(rf"[\"'`(]((?:\./)?[\w.-]+{hashed})[\"'`)]", text)}
    return beside | {f"/{name}" for name in re.findall(rf"[\"'`](assets/[\w./-]+{hashed})[\"'`]", text)}


@pytest.mark.parametrize("game", ["the-island", "islet"])
def test_the_installed_server_plays(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with Visitor(server.address) as ada:
            table = await ada.open(game, "me", "novice")
            await ada.sit(table, "1")
            await ada.start(table)
            place = await ada.at(table)
            await place.until("state")
            for _ in range(MOVES):
                while "1" not in place.state["legal"]:
                    await place.settled()
                before = place.state["version"]
                answer = await place.move("1", place.state["legal"]["1"][0]["move"])
                assert answer["type"] == "accepted"
                await place.settled()
                assert place.state["version"] > before
            await place.close()

    asyncio.run(play())

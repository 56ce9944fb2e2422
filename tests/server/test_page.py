"""The page's files: what they are kept for, and where the page thinks it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from archipel.server.page import page_at

from .running import ServerProcess


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as a build leaves it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><html><head><title>A</title></head></html>")
    (page / "assets" / "app-3f9a2c1b.js").write_text("1")
    (page / "robots.txt").write_text("all")
    (tmp_path / "secret.txt").write_text("secret")
    return page


def test_hashed_files_are_kept_and_every_address_leads_to_the_page(folder: Path) -> None:
    app = Starlette(routes=[Route("/{path:path}", page_at("/games", folder))])

    async def ask() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            no_names = ("/t/%00", f"/{'x' * 5000}")  # that a file could have
            for address in ("/", "/index.html", "/t/abc", "/../secret.txt", "/%2e%2e/secret.txt", *no_names):
                answer = await http.get(address)
                assert '<head><base href="/games/">' in answer.text, address
                assert answer.headers["cache-control"] == "no-cache"
            hashed = await http.get("/assets/app-3f9a2c1b.js")
            assert (hashed.text, "immutable" in hashed.headers["cache-control"]) == ("1", True)
            plain = await http.get("/robots.txt")
            assert (plain.text, plain.headers["cache-control"]) == ("all", "no-cache")

    asyncio.run(ask())


def test_scripts_are_sent_compressed_to_those_who_can_read_that(folder: Path) -> None:
    script = "console.log('the same again');" * 500
    (folder / "assets" / "big-12345678.js").write_text(script)
    (folder / "assets" / "sea-12345678.woff2").write_bytes(b"\0" * 5000)
    app = Starlette(routes=[Route("/{path:path}", page_at("", folder))])

    async def ask() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            packed = await http.get("/assets/big-12345678.js")
            assert (packed.text, packed.headers["content-encoding"]) == (script, "gzip")
            assert int(packed.headers["content-length"]) < len(script) / 10
            assert "javascript" in packed.headers["content-type"]
            assert "immutable" in packed.headers["cache-control"]
            plain = await http.get("/assets/big-12345678.js", headers={"Accept-Encoding": "identity"})
            assert (plain.text, plain.headers.get("content-encoding")) == (script, None)
            assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
            font = await http.get("/assets/sea-12345678.woff2")
            assert "content-encoding" not in font.headers

    asyncio.run(ask())


def test_a_server_below_a_prefix_answers_whether_the_proxy_takes_it_off_or_not(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--public-url", "https://example.org/games") as server:
        port = server.port

        async def ask() -> None:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                origin = {"Origin": "https://example.org"}
                for prefix in ("/games", ""):
                    body = {"game": "islet", "seats": [{"kind": "me"}]}
                    answer = await http.post(f"{prefix}/api/tables", json=body, headers=origin)
                    assert answer.json()["links"]["join"].startswith("https://example.org/games/t/")
                    cookie = answer.headers["set-cookie"]
                    assert all(part in cookie for part in ("Path=/games/", "Secure", "HttpOnly", "SameSite=lax"))
                    assert (await http.get(f"{prefix}/health")).text == "ok\n"
                    local = {"Origin": f"http://127.0.0.1:{port}"}
                    assert (await http.post(f"{prefix}/api/tables", json=body, headers=local)).status_code == 403

        asyncio.run(ask())

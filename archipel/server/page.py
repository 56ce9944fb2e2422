"""The page's files, with what browsers and caches are to know about them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from archipel.server.answering import language_of
from archipel.words import words

FOLDER = Path(__file__).parent / "page"
_HASHED = re.compile(r"[.-][\w-]{8,}\.\w+$")
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


def page_at(prefix: str, folder: Path = FOLDER) -> Callable[[Request], Awaitable[Response]]:
    """The files of the page, for a server mounted at a prefix; any other address is the page, which knows its way."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(_not_built(language_of(request)), headers={"Cache-Control": _ASK_AGAIN})
        wanted = (folder / request.path_params["path"].lstrip("/")).resolve()
        if wanted.is_relative_to(folder.resolve()) and wanted.is_file() and wanted.name != index.name:
            kept = _FOR_EVER if _HASHED.search(wanted.name) else _ASK_AGAIN
            return FileResponse(wanted, headers={"Cache-Control": kept})
        # however deep the address, the page finds its files and the server where the server is mounted
        text = index.read_text(encoding="utf-8").replace("<head>", f'<head><base href="{prefix}/">', 1)
        return HTMLResponse(text, headers={"Cache-Control": _ASK_AGAIN})

    return page


def _not_built(language: str) -> str:
    text = words(language).say("server-page-not-built")
    return f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Archipel</title><p>{text}</p></html>'

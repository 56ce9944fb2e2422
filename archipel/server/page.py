"""The page's files, with what browsers and caches are to know about them."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from archipel.server.http import language_of
from archipel.words import words

FOLDER = Path(__file__).parent / "page"
_HASHED = re.compile(r"[.-][\w-]{8,}\.\w+$")
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


async def page(request: Request) -> Response:
    """A file of the page; any other address is the page itself, which knows its way."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(_not_built(language_of(request)), headers={"Cache-Control": _ASK_AGAIN})
    wanted = (FOLDER / request.path_params["path"].lstrip("/")).resolve()
    if wanted.is_relative_to(FOLDER) and wanted.is_file() and wanted != index:
        kept = _FOR_EVER if _HASHED.search(wanted.name) else _ASK_AGAIN
        return FileResponse(wanted, headers={"Cache-Control": kept})
    return FileResponse(index, headers={"Cache-Control": _ASK_AGAIN})


def _not_built(language: str) -> str:
    text = words(language).say("server-page-not-built")
    return f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Archipel</title><p>{text}</p></html>'

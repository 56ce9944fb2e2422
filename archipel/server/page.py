"""The page's files, with what browsers and caches are to know about them."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from archipel.server.answering import language_of
from archipel.words import words

FOLDER = Path(__file__).parent / "page"
_HASHED = re.compile(r"[.-][\w-]{8,}\.\w+$")
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_PACKED = frozenset({".css", ".html", ".js", ".json", ".svg"})
"""Files that get much smaller when they are compressed."""


def page_at(prefix: str, folder: Path = FOLDER) -> Callable[[Request], Awaitable[Response]]:
    """The files of the page, for a server mounted at a prefix; any other address is the page, which knows its way."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(_not_built(language_of(request)), headers={"Cache-Control": _ASK_AGAIN})
        wanted = _file_named(folder, request.path_params["path"])
        if wanted is not None and wanted.name != index.name:
            kept = _FOR_EVER if _HASHED.search(wanted.name) else _ASK_AGAIN
            return _file(request, wanted, {"Cache-Control": kept})
        # however deep the address, the page finds its files and the server where the server is mounted
        text = index.read_text(encoding="utf-8").replace("<head>", f'<head><base href="{prefix}/">', 1)
        return HTMLResponse(text, headers={"Cache-Control": _ASK_AGAIN})

    return page


def _file_named(folder: Path, path: str) -> Path | None:
    """The file of the page that an address names, None if it names none."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # what can be no file's name: too long, or with a null in it
        return None


def _file(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """A file, compressed if that helps and the browser can read it."""
    if path.suffix not in _PACKED:
        return FileResponse(path, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, headers=headers)
    headers["Content-Encoding"] = "gzip"
    kind = mimetypes.guess_type(path.name)[0]
    return Response(_compressed(path, path.stat().st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def _compressed(path: Path, _written: int) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def _not_built(language: str) -> str:
    text = words(language).say("server-page-not-built")
    return f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Archipel</title><p>{text}</p></html>'

"""The schema, as numbered files of plain SQL; each is run once, in order."""

from __future__ import annotations

import re
from pathlib import Path

_FOLDER = Path(__file__).parent / "migrations"
_COMMENT = re.compile(r"--[^\n]*")


def migrations(done: int) -> list[tuple[int, list[str]]]:
    """The migrations after a number, each with its statements."""
    numbered = sorted((int(file.name.partition("_")[0]), file) for file in _FOLDER.glob("[0-9]*.sql"))
    return [(number, _statements(file.read_text(encoding="utf-8"))) for number, file in numbered if number > done]


def _statements(text: str) -> list[str]:
    """The statements of a file; none of ours has a semicolon inside."""
    return [statement.strip() for statement in _COMMENT.sub("", text).split(";") if statement.strip()]

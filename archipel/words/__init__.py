"""Words shown to people, in French and English, from Fluent files."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
_HERE = Path(__file__).parent


# a message or a term begins a line with its name; terms begin with a dash
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)


class Words:
    """The messages of one language.

    A file is parsed when one of its messages is wanted, since parsing is most of the time that a short command takes.
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **arguments: Any) -> str:
        """A message in words; a `KeyError` for one that does not exist, since that is our mistake."""
        if not self.has(message):
            raise KeyError(f"no message {message!r} in {self.language}")
        self._parse([self._index[message]])
        text, errors = self._format(message, arguments)
        if errors and self._unparsed:
            # it may use a message of another file
            self._parse(list(self._unparsed))
            text, errors = self._format(message, arguments)
        if errors:
            raise errors[0]
        return text

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._index

    def messages(self) -> Iterable[str]:
        """The ids of all messages."""
        return [name for name in self._index if not name.startswith("-")]

    @cached_property
    def _unparsed(self) -> dict[Path, str]:
        """The files that are read but not parsed."""
        return {file: file.read_text(encoding="utf-8") for file in sorted((_HERE / self.language).glob("*.ftl"))}

    @cached_property
    def _index(self) -> dict[str, Path]:
        """The file of each message and term."""
        return {name: file for file, text in self._unparsed.items() for name in _ENTRY.findall(text)}

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _parse(self, files: Iterable[Path]) -> None:
        from fluent.runtime import FluentResource

        for file in files:
            if file in self._unparsed:
                self._bundle.add_resource(FluentResource(self._unparsed.pop(file)))

    def _format(self, message: str, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, arguments)
        return str(text), errors


_chosen: str | None = None
_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language meanwhile, to one of several people at once."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def choose_language(language: str) -> None:
    """Speak a language from now on."""
    global _chosen
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    _chosen = language


def language_of_environment() -> str:
    """The first of our languages the environment asks for, as gettext looks for it; English if none is."""
    for variable in ("ARCHIPEL_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in os.environ.get(variable, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
            if wish in ("C", "POSIX") or wish.startswith("C."):
                return "en"
    return "en"


@cache
def _words(language: str) -> Words:
    return Words(language)


def words(language: str | None = None) -> Words:
    """The words of a language: the one asked for, else the one spoken or chosen, else the environment's."""
    return _words(language or _spoken.get() or _chosen or language_of_environment())

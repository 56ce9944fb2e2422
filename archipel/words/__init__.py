"""Words shown to people, in French and English, from Fluent files."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
_HERE = Path(__file__).parent


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: Any = None

    def say(self, message: str, **arguments: Any) -> str:
        """A message in words; a `KeyError` for one that does not exist, since that is our mistake."""
        bundle = self._messages()
        if not bundle.has_message(message):
            raise KeyError(f"no message {message!r} in {self.language}")
        text, errors = bundle.format_pattern(bundle.get_message(message).value, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._messages().has_message(message))

    def messages(self) -> Iterable[str]:
        """The ids of all messages."""
        return list(self._messages()._messages)

    def _messages(self) -> Any:
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            self._bundle = FluentBundle([self.language], use_isolating=False)
            for file in sorted((_HERE / self.language).glob("*.ftl")):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return self._bundle


_chosen: str | None = None


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
    """The words of a language: the one asked for, else the chosen one, else the environment's."""
    return _words(language or _chosen or language_of_environment())

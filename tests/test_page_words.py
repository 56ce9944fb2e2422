"""The page's words: every message in `page*.ftl` is used by the page's sources, and every one they name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import archipel
from archipel.words import LANGUAGES, words

WORDS = Path(archipel.__file__).parent / "words" / "en"
SOURCES = Path(__file__).parents[1] / "web" / "src"

# "page-play-now", or `page-level-${level}` with a part that is put in
NAMED = re.compile(r"""["'`](page-(?:[\w-]|\$\{[^}]*\})+)["'`]""")
PUT_IN = re.compile(r"\$\{[^}]*\}")


def messages() -> set[str]:
    """The page's own messages."""
    return {
        name
        for file in sorted(WORDS.glob("page*.ftl"))
        for name in re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    }


def named() -> Iterator[tuple[str, re.Pattern[str]]]:
    """What the sources name, and the messages that means."""
    files = {file.stem for file in WORDS.glob("page*.ftl")}
    for source in sorted(SOURCES.rglob("*")):
        if source.suffix in (".ts", ".svelte") and not source.name.endswith(".test.ts"):
            for name in NAMED.findall(source.read_text(encoding="utf-8")):
                meant = "[a-z0-9_-]+".join(map(re.escape, PUT_IN.split(name)))
                if name != "page-${game}" and name not in files:  # a file of words, not a message
                    yield f"{source.relative_to(SOURCES)}: {name}", re.compile(meant, re.IGNORECASE)


def test_every_message_of_the_page_begins_with_its_file() -> None:
    for file in sorted(WORDS.glob("page*.ftl")):
        for name in re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE):
            assert name.startswith(f"{file.stem}-"), name


def test_every_message_the_page_names_exists() -> None:
    there = messages()
    assert [where for where, meant in named() if not any(map(meant.fullmatch, there))] == []


def test_every_message_of_the_page_is_used() -> None:
    means = [meant for _, meant in named()]
    assert len(means) > 0
    assert [name for name in sorted(messages()) if not any(meant.fullmatch(name) for meant in means)] == []


def test_the_page_calls_the_games_by_their_names() -> None:
    for language in LANGUAGES:
        spoken = words(language)
        titles = {name for name in messages() if name.startswith("page-title-")}
        assert titles
        for title in titles:
            assert spoken.say(title) == spoken.say(f"{title.removeprefix('page-title-')}-title")

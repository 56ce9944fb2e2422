"""Bots by what they are called."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from archipel import ArchipelError
from archipel.bots import bot_names
from archipel.bots.loading import Origin, load_bot, origin_of
from archipel.words import LANGUAGES, words

START = ("the-island", {"seats": 2}, 1, 7)


@pytest.mark.parametrize(
    ("spec", "origin"),
    [
        ("greedy", Origin.OURS),
        ("search:100", Origin.OURS),
        ("my.module:Bot", Origin.MODULE),
        ("command:./bot --fast", Origin.PROGRAM),
    ],
)
def test_the_name_says_where_a_bot_comes_from(spec: str, origin: Origin) -> None:
    assert origin_of(spec) is origin


def test_our_own_are_had_by_name() -> None:
    assert all(hasattr(load_bot(name), "choose") for name in bot_names())


def test_a_class_is_found_in_the_current_folder(guests: Path) -> None:
    code = """
from archipel.bots.loading import load_bot
for spec in ("strangers:First", "strangers:made_to_order"):
    bot = load_bot(spec)
    bot.start("the-island", {}, 1, 7)
    bot.see({"move": "a", "view": {}})
    print(bot.choose({}, ["a", "b"], None), bot.acts_out_of_turn)
print(load_bot("strangers:Asked").acts_out_of_turn)
"""
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, cwd=guests, check=True)
    assert done.stdout.splitlines() == ["a False", "b False", "True"]


def test_a_program_is_a_bot_too() -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "first_bot.py"
    bot = load_bot(f"command:{sys.executable} '{example}'")
    bot.start(*START)
    bot.see({"move": "roll shark", "view": {}})
    assert bot.choose({}, ["dive r1", "land r2 NW", "swim r1 a1"], None) == "land r2 NW"
    bot.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nobody", "unknown-bot"),
        ("no_such_module_here:Bot", "bot-no-module"),
        ("strangers:Missing", "bot-no-class"),
        ("strangers:nobody", "bot-no-class"),
        ("strangers:Speechless", "bot-cannot-choose"),
        ("command:", "bot-no-command"),
        ("command:'unclosed", "bot-no-command"),
        ("command:no-such-program-here", "bot-no-program"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_in_a_sentence(spec: str, reason: str, guests: Path) -> None:
    assert guests.is_dir()
    with pytest.raises(ArchipelError) as caught:
        load_bot(spec)
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert "{" not in words(language).say(reason, **caught.value.reason.arguments)

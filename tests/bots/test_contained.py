"""Bots that do everything wrong: each costs itself the move, is named, and nobody else notices."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from archipel import ArchipelError
from archipel.bots.contained import FOREIGN_SECONDS, Contained

pytestmark = pytest.mark.usefixtures("guests")

LEGAL = ["dive r1", "land r2 NW", "stay", "swim r1 a1"]
SHORT = 0.3
GAME = ("the-island", {"seats": 2})


@contextmanager
def contained(spec: str, limit: float | None = None, seed: int = 7) -> Iterator[Contained]:
    """A bot in a match."""
    bot = Contained(spec, limit)
    try:
        bot.start(*GAME, 1, seed)
        yield bot
    finally:
        bot.close()


def chosen(spec: str, times: int, limit: float | None = None, seed: int = 7) -> tuple[list[str], Contained]:
    """The moves a bot makes, told of nothing in between."""
    with contained(spec, limit, seed) as bot:
        return [bot.choose({}, LEGAL) for _ in range(times)], bot


def script(text: str) -> str:
    """A shell's program, as a bot."""
    Path("program.sh").write_text(text)
    return "command:sh program.sh"


@pytest.mark.parametrize(
    ("spec", "limit", "kind", "said"),
    [
        ("strangers:Raises", None, "raised", "ValueError: no idea (strangers.py:"),
        ("strangers:Hangs", SHORT, "hung", "> 0.55 s"),
        ("strangers:Illegal", None, "illegal", '"fly away"'),
        ("strangers:Nothing", None, "illegal", "null"),
        ("strangers:Dies", None, "died", "status 3"),
    ],
)
def test_a_bad_bot_loses_its_move_and_is_named(spec: str, limit: float | None, kind: str, said: str) -> None:
    moves, bot = chosen(spec, 2, limit)
    assert set(moves) <= set(LEGAL)
    assert bot.record.counts == {kind: 2}
    assert bot.record.examples[kind].startswith(said)
    assert bot.asked == 2


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("read a; echo '{\"ready\": true}'; while read a; do echo hello world; done", "rubbish", "hello world"),
        ("read a; echo '{\"ready\": true}'; while read a; do echo '{\"mood\": 1}'; done", "rubbish", '{"mood": 1}'),
        ("read a; echo '{\"ready\": true}'; while read a; do echo '[1]'; done", "rubbish", "[1]"),
        ("read a; echo '{\"ready\": true}'; read a; yes | tr -d '\\n'", "rubbish", "yyyyyyyy"),
        ("read a; echo '{\"ready\": true}'; read a; echo 'help!' >&2; exit 5", "died", "status 5: help!"),
        ("read a; echo '{\"ready\": true}'; read a; exec sleep 60", "hung", "> 0.55 s"),
        ("read a; echo '{\"ready\": true}'; while read a; do echo '{\"move\": [1, 2]}'; done", "illegal", "[1, 2]"),
    ],
)
def test_so_is_a_program(text: str, kind: str, said: str) -> None:
    moves, bot = chosen(script(text), 2, SHORT if kind == "hung" else None)
    assert set(moves) <= set(LEGAL)
    assert bot.record.counts == {kind: 2}
    assert bot.record.examples[kind].startswith(said)


def test_the_random_move_follows_from_the_seed() -> None:
    assert chosen("strangers:Raises", 20)[0] == chosen("strangers:Raises", 20)[0]
    assert chosen("strangers:Raises", 20)[0] != chosen("strangers:Raises", 20, seed=8)[0]
    assert set(chosen("strangers:Raises", 40)[0]) == set(LEGAL)


def test_what_a_bot_prints_does_no_harm() -> None:
    moves, bot = chosen("strangers:Chatty", 3)
    assert moves == LEGAL[:1] * 3
    assert not bot.record.counts


@pytest.mark.parametrize(("now", "kind"), [("hang", "hung"), ("die", "died")])
def test_who_comes_after_it_is_told_of_the_whole_match(now: str, kind: str) -> None:
    with contained("strangers:Counts", SHORT) as bot:
        for number in range(2):
            bot.see({"move": f"move {number}", "view": {"x": "y" * 100_000}})  # more than a pipe holds
        assert bot.choose({}, LEGAL) == LEGAL[2]
        bot.choose({"now": now}, LEGAL)
        assert bot.record.counts == {kind: 1}
        bot.see({"move": "move 3", "view": {}})
        assert bot.choose({}, LEGAL) == LEGAL[3]
        bot.start(*GAME, 2, 8)
        assert bot.choose({}, LEGAL) == LEGAL[0]
        assert bot.record.counts == {kind: 1}


def test_an_error_while_it_is_told_something_costs_the_next_move() -> None:
    with contained("strangers:RaisesWhenItSees") as bot:
        bot.see({"move": "stay", "view": {}})
        bot.choose({}, LEGAL)
        assert bot.record.examples["raised"].startswith("KeyError: 'stay'")
        assert bot.choose({}, LEGAL) == LEGAL[0]
        assert bot.record.counts == {"raised": 1}


def test_an_error_at_the_beginning_is_counted_and_the_match_goes_on() -> None:
    moves, bot = chosen("strangers:RaisesAtFirst", 2)
    assert set(moves) <= set(LEGAL)
    assert bot.record.counts["raised"] == 3
    assert "RuntimeError: not today" in bot.record.examples["raised"]


def test_a_program_that_reads_nothing_is_not_waited_for() -> None:
    began = time.monotonic()
    with contained(script("read a; echo '{\"ready\": true}'; exec sleep 60"), SHORT) as bot:
        for _ in range(5):
            bot.see({"move": "stay", "view": {"x": "y" * 100_000}})
        assert bot.choose({}, LEGAL) in LEGAL
    assert bot.record.counts == {"hung": 1}
    assert time.monotonic() - began < 20


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    text = "(while :; do date >> alive; sleep 0.05; done) & read a; echo '{\"ready\": true}'; read a; exec sleep 60"
    with contained(script(text), SHORT) as bot:
        bot.choose({}, LEGAL)
        told = (tmp_path / "alive").stat().st_size
        time.sleep(0.2)
        assert (tmp_path / "alive").stat().st_size == told


@pytest.mark.parametrize("path", [None, "/somewhere"])
def test_a_program_has_its_own_python_and_none_of_our_packages(
    path: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be another version of ours, to be compared with."""
    if path is None:
        monkeypatch.delenv("PYTHONPATH", raising=False)
    else:
        monkeypatch.setenv("PYTHONPATH", path)
    text = """read a; echo '{"ready": true}'; read a; echo "{\\"error\\": \\"path: ${PYTHONPATH-none}\\"}" """
    _, bot = chosen(script(text), 1)
    assert bot.record.examples["raised"] == f"path: {path or 'none'}"


def test_out_of_turn_a_bad_bot_holds_back() -> None:
    with contained("strangers:Illegal") as bot:
        assert bot.interject({}, LEGAL) is None
        assert bot.record.counts == {"illegal": 1}
    with contained("strangers:Nothing") as bot:
        assert bot.interject({}, LEGAL) is None
        assert not bot.record.counts


def test_foreign_bots_have_a_limit_and_ours_none() -> None:
    assert Contained("greedy").limit is None
    assert Contained("greedy", 2).limit == 2
    assert Contained("strangers:First").limit == FOREIGN_SECONDS
    assert Contained("strangers:First", 2).limit == 2


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("strangers:Missing", "bot-no-class"),
        ("no_such_module_here:Bot", "bot-no-module"),
        ("strangers:Speechless", "bot-cannot-choose"),
        ("strangers:Unmade", "bot-not-made"),
        ("strangers:RaisesAtFirst", "bot-not-started"),
        ("command:cat", "bot-not-started"),
        ("command:true", "bot-not-started"),
        (f"command:{sys.executable} -c pass", "bot-not-started"),
    ],
)
def test_a_bot_that_cannot_begin_is_refused_before_anybody_plays(spec: str, reason: str) -> None:
    bot = Contained(spec)
    with pytest.raises(ArchipelError) as caught:
        bot.check(*GAME)
    bot.close()
    assert caught.value.reason == reason

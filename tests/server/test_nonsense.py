"""Messages that make no sense: each is answered, none harms the table."""

from __future__ import annotations

import json

import pytest

from .people import Visitor
from .running import ServerProcess
from .test_playing import two_at_a_table
from .test_tables import act

NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    '{"type": "move"}',
    '{"type": "dance"}',
    '{"type": "ping", "n": 1e400}',
    f'{{"type": "ping", "n": {10**40}}}',
    '{"type": "ping", "n": "1"}',
    '{"type": "ping", "n": 1, "m": 2}',
    '{"type": "hello"}',
    '{"type": "chat", "text": "\\ud800"}',
    "[" * 5_000,
    '{"type": "undo", "version": 99, "seat": "1"}',
    '{"type": "undo", "version": 0, "seat": "1"}',
    '{"type": "undo", "version": 0, "seat": "9"}',
    '{"type": "undo-answer", "version": 0, "agree": true}',
    '{"type": "wait", "seat": "1"}',
    '{"type": "warm", "seat": "1", "agree": true}',
    '{"type": "hint", "version": 7, "seat": "1"}',
    json.dumps({"type": "move", "id": "x" * 65, "version": 0, "seat": "1", "move": "end"}),
    json.dumps({"type": "move", "id": "x", "version": 0, "seat": "1", "move": "x" * 201}),
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nonsense_is_answered_in_words_and_the_match_goes_on(server: ServerProcess, language: str) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, first, second = await two_at_a_table(ada, bob, "the-island")
        for text in NONSENSE:
            place = await ada.at(table, language=language)
            await place.until("state")
            await place.socket.send(text)
            answer = await place.until("error")
            assert answer["text"] and answer["message"]
            await place.send(type="ping", n=1)
            assert await place.until("pong") == {"type": "pong", "n": 1}
            await place.close()
        answer = await first.move("1", first.state["legal"]["1"][0]["move"])
        assert answer["type"] == "accepted"
        await second.settled()

    act(server, scene)


def test_who_keeps_on_with_nonsense_or_says_too_much_is_left(server: ServerProcess) -> None:
    async def scene(ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        table, _, _ = await two_at_a_table(ada, bob, "islet")
        place = await ada.at(table)
        for _ in range(30):
            await place.socket.send("nonsense")
        assert await place.put_out() == 4400
        large = await ada.at(table)
        await large.socket.send("x" * 100_000)
        assert await large.put_out() in (1009, 4429)
        first = await bob.at(table, greet=False)
        await first.send(type="ping", n=1)
        assert await first.put_out() == 4400

    act(server, scene)

"""A bot from elsewhere: it sits down at a table by its join link and plays any legal move, over plain HTTP.

    python play_over_http.py 'https://example.org/t/k3v9x0q2m7abcd#join=3mJ…'

Nothing but Python is needed.  Write your own `choose`.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

Told = dict[str, Any]


def choose(moves: list[Told]) -> str:
    """The bot: which of its legal moves to make.  Each has its text, `move`, and its parts."""
    return str(random.choice(moves)["move"])


class Player:
    """A visitor with a token of its own, at one table."""

    def __init__(self, link: str) -> None:
        address, _, fragment = link.partition("#")
        base, _, table = address.rpartition("/t/")
        assert urlsplit(base).scheme in ("http", "https"), "the link looks like https://example.org/t/ID#join=CODE"
        self._url = f"{base}/api/tables/{table}"
        self._code = fragment.removeprefix("join=")
        # whoever knows this token is this visitor: keep it if the bot should come back to its seat later
        self._headers = {"Authorization": f"Bearer {secrets.token_urlsafe(16)}", "Content-Type": "application/json"}

    def sit(self, name: str) -> list[str]:
        """Take a seat that is free; the seats it has then."""
        number = secrets.token_hex(32)  # its part of the dice
        table = self._post("sit", {"names": [name], "number": number, "code": self._code})
        return list(table["mine"]["seats"])

    def messages(self) -> Iterator[Told]:
        """What happens at the table, as it happens: a JSON object a line."""
        request = urllib.request.Request(f"{self._url}/events", headers=self._headers)
        with urllib.request.urlopen(request, timeout=60) as lines:
            for line in lines:
                if line.strip():  # an empty line is a sign of life
                    yield json.loads(line)

    def move(self, version: int, seat: str, move: str) -> None:
        """Make a move: the answer comes once it is stored."""
        self._post("moves", {"id": secrets.token_hex(8), "version": version, "seat": seat, "move": move})

    def _post(self, path: str, body: Told) -> Told:
        request = urllib.request.Request(f"{self._url}/{path}", json.dumps(body).encode(), self._headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return dict(json.load(answer))


def play(link: str) -> Told:
    """Play a match to its end; how it ended."""
    player = Player(link)
    print("sitting on", player.sit("Random"))
    for message in player.messages():
        # a state tells everything; the last event of several, and `now`, tell what may be done next
        now = message if message["type"] == "state" else message.get("now")
        if now is None:
            continue
        if now["result"] is not None:
            return dict(now["result"])
        for seat, moves in now["legal"].items():
            player.move(message["version"], seat, choose(moves))
    raise ConnectionError("the stream ended before the match did")


if __name__ == "__main__":
    print("result", json.dumps(play(sys.argv[1])))

"""People at tables, as the tests play them: a visitor with a cookie, and connections to tables."""

from __future__ import annotations

import contextlib
import json
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Told = dict[str, Any]


class Visitor:
    """A browser: one cookie, requests, and WebSockets."""

    def __init__(self, address: str, *, name: str = "Ada") -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60)

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Told:
        """What a request finds."""
        answer = await self.http.get(f"/api/{path}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def post(self, path: str, body: Told | None = None) -> Told:
        """What a request brings about."""
        answer = await self.http.post(f"/api/{path}", json=body or {})
        assert answer.status_code in (200, 201), answer.text
        return dict(answer.json())

    async def refused(self, path: str, body: Told | None = None) -> tuple[int, str]:
        """How a request is refused: the status and the message."""
        answer = await self.http.post(f"/api/{path}", json=body or {})
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["message"]

    async def open(self, game: str, *kinds: str, **more: Any) -> Told:
        """A new table; a bot's kind is its level."""
        people = ("me", "here", "friend", "anyone")
        seats = [{"kind": kind} if kind in people else {"kind": "bot", "level": kind} for kind in kinds]
        return await self.post("tables", {"game": game, "seats": seats, **more})

    async def sit(self, table: Told, *seats: str, code: str | None = None) -> Told:
        """Sit down."""
        body = {"seats": seats, "names": [self.name] * (len(seats) or 1), "number": secrets.token_hex(32), "code": code}
        return await self.post(f"tables/{table['id']}/sit", body)

    async def start(self, table: Told) -> Told:
        """Begin the match."""
        return await self.post(f"tables/{table['id']}/start")

    async def at(
        self,
        table: Told,
        version: int | None = None,
        code: str | None = None,
        language: str = "en",
        greet: bool = True,
    ) -> Place:
        """A connection to a table, greeted."""
        url = self.address.replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            f"{url}/api/tables/{table['id']}/play",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie} if cookie else {},
        )
        place = Place(socket)
        if greet:
            await place.send(type="hello", version=version, language=language, code=code)
        return place


class Place:
    """A connection to a table, and what it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Told = {}
        self.table: Told = {}
        self.heard: list[str] = []

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> Told:
        """The next message; the state follows it, as a page's would."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Told = json.loads(text)
        self._follow(message)
        return message

    def _follow(self, message: Told) -> None:
        match message["type"]:
            case "state":
                self.state = message
            case "table":
                self.table = message["table"]
            case "now":
                self.state |= message["now"]
            case "event":
                assert message["version"] == self.state["version"] + 1
                self.state["version"] = message["version"]
                if "changes" in message:
                    self.state["view"] |= message["changes"]
                for seat, changes in message.get("views", {}).items():
                    self.state["views"][seat] |= changes
                if message["now"] is not None:
                    self.state |= message["now"]

    async def until(self, kind: str, /, **like: Any) -> Told:
        """The next message of a kind."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(key) == value for key, value in like.items()):
                return message

    async def settled(self) -> Told:
        """The next event after which somebody may do something."""
        while True:
            message = await self.until("event")
            if message["now"] is not None:
                return message

    async def move(self, seat: str, move: str, version: int | None = None, move_id: str | None = None) -> Told:
        """Make a move; how it was answered."""
        told = move_id or secrets.token_hex(8)
        version = self.state["version"] if version is None else version
        await self.send(type="move", id=told, version=version, seat=seat, move=move)
        while True:
            message = await self.next()
            if message["type"] in ("accepted", "refused") and message["id"] == told:
                return message

    async def put_out(self) -> int | None:
        """Hear everything until the server closes the connection; why it did."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.socket.recv()
        return self.socket.close_code

    async def close(self) -> None:
        """Go."""
        await self.socket.close()

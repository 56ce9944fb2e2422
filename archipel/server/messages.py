"""What clients send: over HTTP and over the WebSocket, as `docs/protocol.md` has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec

from archipel.server.refusals import Malformed

MOST_SEATS = 5
LONGEST_MOVE, LONGEST_ID, LONGEST_CHAT = 200, 64, 280
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""One that every program can hold."""

SeatText = Annotated[str, msgspec.Meta(pattern=f"^[1-{MOST_SEATS}]$")]
"""A seat, as it is written."""

# ---- HTTP ----------------------------------------------------------------------------------------------------


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A body."""


class WantedSeat(Request):
    """For whom a seat of a new table is."""

    kind: str
    level: str | None = None


class OpenTable(Request):
    """`POST api/tables`."""

    game: str
    seats: list[WantedSeat]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    time: float | None = None
    open: bool = False


class Sit(Request):
    """`POST api/tables/ID/sit`."""

    names: list[str]
    number: str
    seats: list[str] = msgspec.field(default_factory=list)
    code: str | None = None


class Seats(Request):
    """`POST api/tables/ID/leave`."""

    seats: list[str]


class OneSeat(Request):
    """`POST api/tables/ID/put-out`, `…/carry`."""

    seat: str


class Nothing(Request):
    """A body with nothing in it."""


class TakeCarry(Request):
    """`POST api/carry`."""

    token: str


class Upload(Request):
    """`POST api/tables/upload`."""

    match: dict[str, Any]
    seats: list[WantedSeat]


class SendReport(Request):
    """`POST api/tables/ID/report`."""

    seat: str
    text: str


class MoveAsked(msgspec.Struct):
    """What a move is sent with; the id is the client's own."""

    id: str
    version: Number
    seat: str
    move: str


class HintAsked(msgspec.Struct):
    """What a hint is asked for with."""

    version: Number
    seat: str


class SendMove(MoveAsked, forbid_unknown_fields=True):
    """`POST api/tables/ID/moves`."""


class AskHint(HintAsked, forbid_unknown_fields=True):
    """`POST api/tables/ID/hint`."""


# ---- WebSocket -----------------------------------------------------------------------------------------------


def _spelt(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


class Message(msgspec.Struct, tag_field="type", tag=_spelt, forbid_unknown_fields=True):
    """A message."""


class Hello(Message):
    """The first message."""

    version: Number | None = None
    language: str = "en"
    code: str | None = None


class Move(MoveAsked, Message):
    """A move."""


class Undo(Message):
    """To take back to a seat's last decision."""

    version: Number
    seat: str


class UndoAnswer(Message):
    """Whether one agrees to that."""

    version: Number
    agree: bool


class Wait(Message):
    """That nothing be drawn for a moment."""

    seat: str


class GoOn(Message):
    """No longer."""

    seat: str


class Warm(Message):
    """Whether one agrees that a bot plays for a seat."""

    seat: str
    agree: bool


class Chat(Message):
    """A line to all at the table."""

    text: str


class Mute(Message):
    """To hear no more of a seat."""

    seat: str
    on: bool


class Hint(HintAsked, Message):
    """To be advised."""


class Ping(Message):
    """A sign of life."""

    n: Number


Act = Undo | UndoAnswer | Wait | GoOn | Warm | Chat
"""What may also be done over HTTP: `POST api/tables/ID/acts`."""
Anything = Hello | Move | Undo | UndoAnswer | Wait | GoOn | Warm | Chat | Mute | Hint | Ping

T = TypeVar("T")
_reading: msgspec.json.Decoder[Anything] = msgspec.json.Decoder(Anything)
_writing = msgspec.json.Encoder()


def read_message(data: str | bytes) -> Anything:
    """A message of the WebSocket."""
    return _understood(lambda: _reading.decode(data))


def read_body(data: bytes, kind: type[T]) -> T:
    """A body of HTTP."""
    return _understood(lambda: msgspec.json.decode(data, type=kind))


def _understood(decode: Callable[[], T]) -> T:
    try:
        return decode()
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed("request-malformed", why=str(error)) from error


def written(value: object) -> str:
    """Anything as JSON."""
    return _writing.encode(value).decode()


def seat_number(text: str) -> int:
    """A seat, as a number from 1."""
    if len(text) != 1 or not "1" <= text <= str(MOST_SEATS):
        raise Malformed("seat-malformed", value=text[:20])
    return int(text)

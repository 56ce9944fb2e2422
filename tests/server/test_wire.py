"""Several messages written at once, as a client reads them."""

from __future__ import annotations

from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from archipel.server.wire import framed


def test_a_client_reads_each_of_several_messages_however_long_they_are() -> None:
    texts = ["", "a", "b" * 125, "c" * 126, "d" * 65_535, "e" * 65_536, "\u00cele"]
    client = Protocol(Side.CLIENT, max_size=None)
    client.receive_data(b"".join([framed(text.encode()) for text in texts]))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, frame.fin) for frame in frames] == [(Opcode.TEXT, True)] * len(texts)
    assert [bytes(frame.data).decode() for frame in frames] == texts

"""Tables to play at, over HTTP and WebSocket: see `docs/protocol.md` and `docs/hosting.md`."""

"""Tables: who sits where, and the match that is played there.  No input, no output: see `docs/protocol.md`."""

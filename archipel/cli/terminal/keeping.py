"""Keeping a match, so that leaving it loses nothing."""

from __future__ import annotations

import contextlib
import shlex
import tempfile
import time
from pathlib import Path

from archipel.match import Match


class Keeper:
    """Writes a match to the file that was asked for, else to one of its own that is removed when the match is over."""

    def __init__(self, match: Match, asked: str | None) -> None:
        self.match = match
        self.asked = asked is not None
        self.path = Path(asked) if asked is not None else _own_file(match.game.name)
        self._kept: list[str] | None = None

    def keep(self) -> None:
        """Write the match, unless nothing has happened since."""
        if self._kept != self.match.moves:
            self.match.save(self.path)
            self._kept = self.match.moves

    def finish(self) -> None:
        """The match is over: what was asked for stays, our own file goes."""
        if self.asked:
            self.match.save(self.path)
        else:
            self.discard()

    def discard(self) -> None:
        """Remove our own file."""
        with contextlib.suppress(OSError):
            self.path.unlink()

    def resume_command(self, players: list[str]) -> str:
        """What to type to go on."""
        return f"archipel play --resume {shlex.quote(str(self.path))} --bots {','.join(players)}"


def _own_file(game: str) -> Path:
    """A new file's name among the user's files, or among the temporary ones where there is no home to write to."""
    import platformdirs

    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}.json"
    folder = platformdirs.user_state_path("archipel", appauthor=False) / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(tempfile.gettempdir())
    return folder / name

"""Match files (C-5.1): read, checked and written."""

from __future__ import annotations

import errno
import json
import os
import stat
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from archipel.errors import ArchipelError, FileError, IllegalMove
from archipel.games.reading import shown
from archipel.seeds import canonical, seed_text

if TYPE_CHECKING:
    from archipel.match import Match

VERSION = 1
KEYS = ("archipel", "game", "options", "seed", "start", "moves", "result")
_LONGEST = 64 << 20  # bytes: far above any match, and no file bomb


def read_text(path: str | os.PathLike[str]) -> str:
    """A file's text; a `FileError` if it cannot be read or is no text."""
    name = os.fspath(path)
    try:
        found = Path(path).stat()
        if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
            raise OSError(errno.EINVAL, "not a file")  # a pipe or a device might never end
        if found.st_size <= _LONGEST:
            return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise FileError("file-unreadable", file=name, why=trouble(error)) from error
    except ValueError as error:  # not UTF-8, or a name that can be no file's
        raise FileError("file-not-text", file=name) from error
    raise FileError("file-too-long", file=name)


def trouble(error: OSError | ValueError) -> str:
    """The system's short name for what is wrong, `ENOENT` and so on."""
    return errno.errorcode.get(getattr(error, "errno", None) or errno.EINVAL, "EINVAL")


def read_json(path: str | os.PathLike[str]) -> Any:
    """A file's JSON value."""
    return parse_json(read_text(path), os.fspath(path))


def parse_json(text: str, name: str) -> Any:
    """A JSON value; a `FileError` names the line where it goes wrong."""

    def refuse(constant: str) -> Any:
        raise FileError("file-not-json", file=name, line=1 + text.count("\n", 0, text.find(constant)))

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
            raise FileError("file-key-twice", file=name, key=shown(twice))
        return found

    try:
        return json.loads(text, parse_constant=refuse, object_pairs_hook=once)
    except json.JSONDecodeError as error:
        raise FileError("file-not-json", file=name, line=error.lineno) from error
    except FileError:
        raise
    except (ValueError, RecursionError) as error:
        raise FileError("file-too-deep", file=name) from error


def read(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The object in a match file, its keys checked but its moves not yet."""
    return checked(read_json(path), os.fspath(path))


def checked(record: Any, name: str) -> dict[str, Any]:
    """An object that can be a match file's, its keys checked but its moves not yet."""
    if not isinstance(record, dict) or "archipel" not in record:
        raise FileError("file-not-a-match", file=name)
    for key in record:
        if key not in KEYS:
            raise FileError("file-unknown-key", file=name, key=shown(key))
    for key in KEYS:
        if key not in record:
            raise FileError("file-missing-key", file=name, key=key)
    if type(record["archipel"]) is not int or record["archipel"] != VERSION:
        raise FileError("file-version", file=name, value=shown(record["archipel"]), version=VERSION)
    kinds: dict[str, tuple[Callable[[Any], bool], str]] = {
        "game": (lambda v: isinstance(v, str), "text"),
        "options": (lambda v: isinstance(v, dict), "object"),
        "seed": (lambda v: v is None or isinstance(v, str), "text-or-null"),
        "start": (lambda v: isinstance(v, dict), "object"),
        "moves": (lambda v: isinstance(v, list) and all(isinstance(m, str) for m in v), "texts"),
        "result": (lambda v: v is None or isinstance(v, dict), "object-or-null"),
    }
    for key, (fits, kind) in kinds.items():
        if not fits(record[key]):
            raise FileError("file-wrong-kind", file=name, key=key, kind=kind)
    return record


def replayed(record: dict[str, Any], name: str) -> Match:
    """The match a record tells, every move played; a `FileError` where it breaks the rules."""
    from archipel.match import Game, Match

    try:
        game = Game(record["game"])
        started = game.match(record["start"])
        seed = None if record["seed"] is None else seed_text(record["seed"])
        options = game.definition.state()
        game.definition.read_options(options, record["options"])
    except ArchipelError as error:
        raise FileError("file-unsound", file=name, why=str(error)) from error
    if game.definition.write_options(options) != started.options:
        raise FileError("file-options-disagree", file=name)
    match = Match(game, game.definition.read(record["start"]), seed)
    for index, move in enumerate(record["moves"]):
        try:
            match.play(move)
        except IllegalMove as error:
            raise FileError("file-illegal-move", file=name, index=index, why=str(error)) from error
    if canonical(match.record()["result"]) != canonical(record["result"]):
        raise FileError("file-result-disagrees", file=name)
    return match


def write(path: str | os.PathLike[str], record: dict[str, Any]) -> None:
    """Write a file whole or not at all: a full disk leaves what was there."""
    text = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():
            raise OSError(errno.EISDIR if target.is_dir() else errno.EINVAL, "not a file")  # a device would be replaced
        descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        temporary = Path(name)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.chmod(0o666 & ~_umask())
            temporary.replace(target)
        except BaseException:
            temporary.unlink()
            raise
    except (OSError, ValueError) as error:  # the latter for a name that can be no file's
        raise FileError("file-unwritable", file=os.fspath(path), why=trouble(error)) from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

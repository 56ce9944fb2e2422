"""Where compiled rules are kept between runs.

One folder for each state of the package: Numba's own cache notices a change only in the file a function is written
in, not in the rules and tables it uses, so the folder's name is a hash of all the sources, of Numba's version and
of the Python; and of where the package is, because two copies would each take the other's code for outdated.  Inside
it, one folder a game, because code that is bound to several games has the same file and line in each.  Numba replaces
files whole, so several processes may fill one folder at once.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import stat
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

RULELESS = frozenset({"arena", "cli", "drawing", "guides", "server", "words"})
"""Folders of the package that hold no rules nor anything rules use: changing them compiles nothing again."""
_KEPT = 4  # states of the package whose code is kept: the newest, and some to go back to
_DIGITS = 16
_OURS = re.compile(rf"[0-9a-f]{{{_DIGITS}}}")


def folder_for(module: str) -> Path | None:
    """The cache folder for the rules of a module; None if no folder can be written."""
    root = package_folder()
    if root is None:
        return None
    parts = module.split(".")
    game = parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else "common"
    return root / game


@cache
def package_folder() -> Path | None:
    """The folder of this state of the package, made if need be."""
    for root in _candidates():
        try:
            root.mkdir(parents=True, exist_ok=True)
            folder = root / _key()
            folder.mkdir(exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            os.utime(folder)
        except OSError:
            continue
        _prune(root)
        return folder
    return None


def _candidates() -> list[Path]:
    """Where to try, first choice first.  A folder that was asked for is the only one tried before the temporary one."""
    asked = os.environ.get("ARCHIPEL_CACHE")
    if asked:
        choices = [Path(asked).expanduser()]
    else:
        import platformdirs

        choices = [platformdirs.user_cache_path("archipel", appauthor=False)]
    return choices + _temporary()


def _temporary() -> list[Path]:
    """A folder of our own among the temporary files, where HOME cannot be written.

    Cached code is run, so a folder that someone else made, or may write to, is not used.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    try:
        folder = Path(tempfile.gettempdir()) / f"archipel-{user}"
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return []
    private = not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    ours = not hasattr(os, "getuid") or (found.st_uid == user and private)
    return [folder] if stat.S_ISDIR(found.st_mode) and ours else []


@cache
def _key() -> str:
    import numba

    package = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{numba.__version__} {sys.implementation.cache_tag} {package}".encode())
    for source in sorted(package.rglob("*.py")):
        if RULELESS.intersection(source.relative_to(package).parts):
            continue
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:_DIGITS]


def _prune(root: Path) -> None:
    """Remove the code of all but the last few states of the package that were used."""
    used: list[tuple[float, Path]] = []
    for folder in root.iterdir():
        if _OURS.fullmatch(folder.name) and folder.is_dir():
            with suppress(FileNotFoundError):  # another process prunes too
                used.append((folder.stat().st_mtime, folder))
    for _, old in sorted(used, reverse=True)[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)

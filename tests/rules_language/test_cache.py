"""Compiled rules are kept between runs: where, for how long, and never where somebody else could change them."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from .running import CHECKOUT, output

TOY = """
from archipel.rules import Batch, batch, i8, record, rule
from archipel.rules.compiler import listening


@record
class Boat:
    size = i8()


@rule
def room_at(boats: Batch[Boat], i: int) -> int:
    return room(boats[i])


@rule
def room(boat: Boat) -> int:
    return 20 - boat.size


compiled = []
with listening(lambda: compiled.append(1)):
    answer = room_at(batch(Boat), 0)
print(answer, "compiled", len(compiled))
"""
COMPILED = "20 compiled 2"
LOADED = "20 compiled 0"
NOWHERE = "/dev/null/x"
"""No folder, and none can be made there, not even by root."""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A folder with a module of two rules in it, and a copy of the package that nobody else changes meanwhile."""
    folder = tmp_path / "toy"
    shutil.copytree(CHECKOUT / "archipel", folder / "archipel", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "toy.py").write_text(TOY)
    return folder


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def states_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# ---- where ---------------------------------------------------------------------------------------------------


def test_the_folder_asked_for_is_made_and_used(toy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "new" / "cache"
    assert output("import toy", rules="compiled", cwd=toy, ARCHIPEL_CACHE=str(cache)) == COMPILED
    (state,) = cache.iterdir()
    assert files_in(state / "common")
    assert output("import toy", rules="compiled", cwd=toy, ARCHIPEL_CACHE=str(cache)) == LOADED


def test_nothing_asked_for_is_the_users_own_cache(toy: Path, tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path / "home"), "XDG_CACHE_HOME": str(tmp_path / "home" / "xdg")}
    assert output("import toy", rules="compiled", cwd=toy, **home) == COMPILED
    assert files_in(tmp_path / "home")
    assert output("import toy", rules="compiled", cwd=toy, **home) == LOADED


def test_interpreted_rules_write_nothing(tmp_path: Path) -> None:
    code = "from archipel.rules import batch, Rng, random32; print(random32(batch(Rng)[0]))"
    assert output(code, rules="python", ARCHIPEL_CACHE=str(tmp_path / "cache")) == "0"
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("asked", [{"ARCHIPEL_CACHE": NOWHERE}, {}], ids=["asked for", "by default"])
def test_a_private_temporary_folder_serves_where_nothing_else_can_be_written(
    toy: Path, tmp_path: Path, asked: dict[str, str]
) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    places = {"HOME": NOWHERE, "XDG_CACHE_HOME": NOWHERE, "TMPDIR": str(temporary)} | asked
    assert output("import toy", rules="compiled", cwd=toy, **places) == COMPILED
    (folder,) = temporary.iterdir()
    assert folder.name == f"archipel-{os.getuid()}"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert files_in(folder)
    assert output("import toy", rules="compiled", cwd=toy, **places) == LOADED


def test_a_temporary_folder_that_others_can_write_is_not_used(toy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "tmp" / f"archipel-{os.getuid()}"
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    assert_kept_nowhere(toy, tmp_path)
    assert files_in(folder) == []


def test_a_temporary_folder_that_is_a_link_is_not_used(toy: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir(mode=0o700)
    (tmp_path / "tmp").mkdir()
    (tmp_path / "tmp" / f"archipel-{os.getuid()}").symlink_to(theirs)
    assert_kept_nowhere(toy, tmp_path)
    assert files_in(theirs) == []


def assert_kept_nowhere(toy: Path, tmp_path: Path) -> None:
    """The rules work all the same."""
    places = {"ARCHIPEL_CACHE": NOWHERE, "HOME": NOWHERE, "TMPDIR": str(tmp_path / "tmp")}
    assert output("import toy", rules="compiled", cwd=toy, **places) == COMPILED


# ---- for which sources ---------------------------------------------------------------------------------------

FACTS = "ROOM = 20\n"
INNER = """
from archipel.rules import rule
from archipel.boards.facts import ROOM

@rule
def room(taken: int) -> int:
    return ROOM - taken
"""
DOOR = """
from archipel.rules import rule
from archipel.boards.inner import room

@rule
def room_left(taken: int) -> int:
    return room(taken)
"""
ASK = "from archipel.boards.door import room_left; print(room_left(1))"


def test_a_change_anywhere_in_the_package_is_seen(toy: Path, tmp_path: Path) -> None:
    """Numba by itself watches only the file of the door, which stays as it is."""
    cache, boards = tmp_path / "cache", toy / "archipel" / "boards"
    for name, source in (("facts", FACTS), ("inner", INNER), ("door", DOOR)):
        (boards / f"{name}.py").write_text(source)
    assert output(ASK, rules="compiled", cwd=toy, ARCHIPEL_CACHE=str(cache)) == "19"
    (boards / "facts.py").write_text("ROOM = 60\n")
    assert output(ASK, rules="compiled", cwd=toy, ARCHIPEL_CACHE=str(cache)) == "59"
    assert len(states_in(cache)) == 2
    (boards / "facts.py").write_text(FACTS)
    assert output(ASK, rules="compiled", cwd=toy, ARCHIPEL_CACHE=str(cache)) == "19"
    assert len(states_in(cache)) == 2


# ---- several at once -----------------------------------------------------------------------------------------


def test_processes_that_compile_at_once_leave_one_usable_cache(toy: Path, tmp_path: Path) -> None:
    environment = os.environ | {"ARCHIPEL_RULES": "compiled", "ARCHIPEL_CACHE": str(tmp_path / "cache")}
    both = [
        subprocess.Popen(
            [sys.executable, "-c", "import toy"],
            cwd=toy,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for process in both:
        said, complained = process.communicate()
        assert process.returncode == 0, complained
        assert said.startswith("20 compiled ")
    assert output("import toy", rules="compiled", cwd=toy, ARCHIPEL_CACHE=str(tmp_path / "cache")) == LOADED


# ---- for how long --------------------------------------------------------------------------------------------


def test_old_states_are_pruned_and_the_newest_kept(toy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    names = [f"{n:016x}" for n in range(1, 7)]
    for age, name in enumerate(names):
        (cache / name / "common").mkdir(parents=True)
        (cache / name / "common" / "code.nbc").write_text("code")
        os.utime(cache / name, (10**9 - age, 10**9 - age))
    assert prepare(toy, cache) in states_in(cache)
    kept = states_in(cache) - {prepare(toy, cache)}
    assert kept == set(names[:3])
    assert all((cache / name / "common" / "code.nbc").exists() for name in kept)


def test_a_state_in_use_counts_as_new(toy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    ours = prepare(toy, cache)
    for n in range(1, 6):
        (cache / f"{n:016x}").mkdir()
    os.utime(cache / ours, (1, 1))
    assert prepare(toy, cache) == ours
    assert ours in states_in(cache)
    assert len(states_in(cache)) == 4


def test_only_states_of_the_package_are_pruned(toy: Path, tmp_path: Path) -> None:
    """A folder asked for may hold other things; sixteen letters do not make one of them ours."""
    cache = tmp_path / "cache"
    others = {"holiday-pictures", "0123456789ABCDEF", "notes", "f" * 15}
    for name in others:
        (cache / name).mkdir(parents=True)
        os.utime(cache / name, (1, 1))
    (cache / "0123456789abcdef").write_text("a file")
    for n in range(6):
        (cache / f"{n:016x}").mkdir()
    prepare(toy, cache)
    assert others | {"0123456789abcdef"} <= states_in(cache)
    assert len(states_in(cache)) == len(others) + 1 + 4


def prepare(toy: Path, cache: Path) -> str:
    """Have the folder for this state of the package made; its name."""
    code = "from archipel.rules.cache import package_folder; print(package_folder().name)"
    return output(code, rules="compiled", cwd=toy, ARCHIPEL_CACHE=str(cache))

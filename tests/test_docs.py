"""What the documents show is run: their Python, their scenarios, their command lines; and their links lead somewhere.

A document's blocks run top to bottom, in one namespace and one folder, so that a later block may use what an earlier
one made.  The folder has a link to the tests, whose scenarios documents name.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archipel.scenarios import check_file

CHECKOUT = Path(__file__).parent.parent
RUN = [CHECKOUT / "README.md", CHECKOUT / "CONTRIBUTING.md", *sorted((CHECKOUT / "docs").glob("*.md"))]
LINKED = [*sorted(CHECKOUT.glob("*.md")), *sorted((CHECKOUT / "docs").rglob("*.md"))]

_BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_ANY_BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]*\ssrc=\"([^\"]+)\"")
_SHELLS = ("console", "sh")


def _named(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


def blocks(path: Path) -> Iterator[tuple[str, str, int]]:
    """The blocks of a document: what kind, the text, and the line it begins in."""
    text = path.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        yield found["kind"], found["text"], text.count("\n", 0, found.start("text")) + 1


def commands(block: str) -> list[str]:
    """The command lines of a block that need nobody at the keyboard."""
    lines = [line.removeprefix("$ ") for line in block.splitlines() if line.startswith("$ archipel")]
    return [line for line in lines if not _needs_a_person(line)]


def _needs_a_person(command: str) -> bool:
    """Whether it is a match with a person in it whose moves are not given."""
    plays = command.startswith("archipel play")
    return plays and "<" not in command and ("--bots" not in command or "human" in command)


@pytest.mark.parametrize("path", RUN, ids=_named)
def test_what_a_document_shows_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").symlink_to(CHECKOUT / "tests")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARCHIPEL_LANG", "en")
    namespace: dict[str, Any] = {"__name__": f"docs_{path.stem.replace('-', '_')}"}
    for kind, text, line in blocks(path):
        if kind == "python" and ">>>" in text:
            run_examples(text, namespace, path, line)
        elif kind == "python":
            run_python(text, namespace, tmp_path / f"line_{line}.py")
        elif kind == "yaml":
            check_scenarios(text, tmp_path / f"line_{line}.yaml")
        elif kind in _SHELLS:
            for command in commands(text):
                run_command(command)


def run_examples(text: str, namespace: dict[str, Any], path: Path, line: int) -> None:
    """A block as a doctest; what it defines stays."""
    examples = doctest.DocTestParser().get_doctest(text, namespace, f"{_named(path)}:{line}", str(path), line)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    runner.run(examples, out=told.append, clear_globs=False)
    namespace.update(examples.globs)
    assert not runner.failures, "".join(told)


def run_python(text: str, namespace: dict[str, Any], file: Path) -> None:
    """A block as a program, in a file of its own, where compiled rules look for their source."""
    file.write_text(text, encoding="utf-8")
    exec(compile(text, str(file), "exec"), namespace)


def check_scenarios(text: str, file: Path) -> None:
    """A block as a scenario file, all of which hold."""
    file.write_text(text, encoding="utf-8")
    _, failures = check_file(file)
    assert list(map(str, failures)) == []


def run_command(command: str) -> None:
    """A command line, with the `archipel` of this Python; always compiled, since some play hundreds of matches."""
    environment = {name: value for name, value in os.environ.items() if name != "ARCHIPEL_RULES"}
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(command, shell=True, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"$ {command}\n{done.stdout[-2000:]}{done.stderr}"


def test_documents_have_something_to_run() -> None:
    kinds = {kind for path in RUN for kind, _, _ in blocks(path)}
    assert "python" in kinds
    assert [command for path in RUN for kind, text, _ in blocks(path) if kind in _SHELLS for command in commands(text)]


@pytest.mark.parametrize("path", LINKED, ids=_named)
def test_links_lead_somewhere(path: Path) -> None:
    text = _ANY_BLOCK.sub("", path.read_text(encoding="utf-8"))
    links = [link or image for link, image in _LINK.findall(text)]
    inside = [link.partition("#")[0] for link in links if not re.match(r"\w+:", link)]
    assert [link for link in inside if not (path.parent / link).exists()] == []

"""Help pages: quick to come, in both languages, complete."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest

import archipel
from archipel.cli.helping import meaning, text_of
from archipel.cli.program import COMMANDS, program
from archipel.words import LANGUAGES, choose_language

Run = Any
COMMAND_FILES = Path(archipel.__file__).parent / "cli" / "commands"


def test_help_imports_nothing_heavy() -> None:
    code = """
import sys
from archipel.cli.running import run
status = run(["--help"])
heavy = {"numba", "numpy", "rich", "yaml", "archipel.match", "archipel.cli.commands.play"} & set(sys.modules)
sys.exit(f"imported {heavy}" if heavy or status else 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Commands" in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_s_help_imports_nothing_heavy(command: str) -> None:
    code = f"""
import sys
from archipel.cli.running import run
status = run([{command!r}, "--help"])
heavy = {{"numba", "numpy", "rich", "yaml", "archipel.match"}} & set(sys.modules)
sys.exit(f"imported {{heavy}}" if heavy or status else 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"archipel {command}" in done.stdout


def test_every_file_of_a_command_is_listed() -> None:
    assert {file.stem.replace("_", "-") for file in COMMAND_FILES.glob("[!_]*.py")} == set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.words._chosen", None)
    choose_language(language)
    context = click.Context(program)
    for name in COMMANDS:
        command = program.get_command(context, name)
        assert command is not None
        assert text_of(command)
        assert all(meaning(command, param) for param in command.params if isinstance(param, click.Option))
        assert command.get_help(click.Context(command, info_name=name, parent=context))


def test_help_speaks_french_wherever_lang_stands(run: Run) -> None:
    before, after = run("--lang", "fr", "play", "--help"), run("play", "--help", "--lang=fr")
    assert before == after
    assert "Usage\u00a0:" in before.out
    assert "FICHIER" in before.out
    assert "Options" in before.out
    for english in ("Usage: ", "Show", "default", "TEXT"):
        assert english not in before.out


def test_the_environment_chooses_the_language(run: Run) -> None:
    assert "Commandes" in run("--help", LANG="fr_FR.UTF-8").out
    assert "Commands" in run("--help", LANG="fr_FR.UTF-8", ARCHIPEL_LANG="en").out


def test_without_a_command_help_is_shown(run: Run) -> None:
    assert run() == run("--help")
    assert run().status == 0


def test_version(run: Run) -> None:
    assert run("--version").out == f"archipel {archipel.__version__}\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(run: Run, shell: str) -> None:
    done = run("completion", shell)
    assert done.status == 0
    assert "_ARCHIPEL_COMPLETE" in done.out


def test_completion_completes_commands_games_and_bots(run: Run) -> None:
    def completed(*words: str) -> list[str]:
        line = " ".join(["archipel", *words])
        done = run(_ARCHIPEL_COMPLETE="bash_complete", COMP_WORDS=line, COMP_CWORD=str(len(words)))
        return [item.partition(",")[2] for item in done.out.splitlines()]

    assert completed("p") == ["play"]
    assert completed("play", "the") == ["the-island"]
    assert completed("simulate", "--bots", "greedy,ra") == ["greedy,random"]
    assert "--seed" in completed("play", "--s")

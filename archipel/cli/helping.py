"""Help pages, all words from Fluent: `cli-play` is what `play` does, `cli-play-seats` its option `--seats`."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import click

from archipel.words import words

_WIDEST = 96


def metavar(param: click.Parameter) -> str:
    """What stands for a parameter's value: `FILE`, `FICHIER`."""
    name = words().say(f"cli-metavar-{param.metavar or param.name}")
    return f"{name}…" if param.nargs == -1 else name


def write_help(
    command: click.Command, context: click.Context, rest: Iterable[tuple[str, list[tuple[str, str]]]] = ()
) -> str:
    """A command's page: usage, what it does, options, and further sections of the caller's."""
    import shutil

    say = words().say
    page = click.HelpFormatter(width=min(shutil.get_terminal_size().columns, _WIDEST))
    page.write_usage(context.command_path, " ".join(usage(command)), prefix=f"{heading(say('cli-usage'))} ")
    page.write_paragraph()
    with page.indentation():
        page.write_text(text_of(command))
    options = [
        (spelling(param), meaning(command, param)) for param in command.params if isinstance(param, click.Option)
    ]
    for title, rows in [*rest, (say("cli-options"), options)]:
        page.write_paragraph()
        page.write(f"{heading(title)}\n")
        with page.indentation():
            page.write_dl(rows)
    epilogue = f"cli-{command.name}-epilogue"
    if words().has(epilogue):
        page.write_paragraph()
        with page.indentation():
            page.write_text(say(epilogue))
    return page.getvalue().rstrip("\n")


def usage(command: click.Command) -> list[str]:
    """What may follow a command's name."""
    say = words().say
    pieces = [f"[{say('cli-metavar-options')}]"]
    arguments = [param for param in command.params if isinstance(param, click.Argument)]
    pieces += [metavar(param) if param.required else f"[{metavar(param)}]" for param in arguments]
    if isinstance(command, click.Group):
        pieces.append(f"{say('cli-metavar-command')} …")
    return pieces


def text_of(command: click.Command) -> str:
    """What a command does: a line, and more where there is more to say."""
    parts = [words().say(f"cli-{command.name}")]
    more = f"cli-{command.name}-more"
    if words().has(more):
        parts.append(words().say(more))
    return "\n\n".join(parts)


def spelling(option: click.Option) -> str:
    """An option as it is written: `-h, --help`, `--save FILE`."""
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag else f"{names} {metavar(option)}"


def meaning(command: click.Command, option: click.Option) -> str:
    """What an option does: in this command, or everywhere."""
    own = f"cli-{command.name}-{option.name}"
    return words().say(own if words().has(own) else f"cli-option-{option.name}")


def heading(text: str) -> str:
    """A heading, bold on a terminal."""
    import os

    return click.style(text, bold=True) if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else text

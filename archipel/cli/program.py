"""The program: global options, and commands that are imported only when they are run."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from archipel.cli.command import Command, common_options, told_where
from archipel.cli.failures import Misuse, nearest
from archipel.cli.helping import write_help
from archipel.words import words

PROGRAM = "archipel"
COMMANDS = (
    "play",
    "show",
    "replay",
    "advise",
    "games",
    "serve",
    "admin",
    "simulate",
    "arena",
    "tune",
    "bot-protocol",
    "bench",
    "verify",
    "check",
    "compile",
    "completion",
)
"""In the order of help; each is a file in `commands/`."""


class Program(click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Their names; none is imported."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"archipel.cli.commands.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, Command)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse what stands before the command."""
        with told_where(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named, or the one that may have been meant."""
        name = args[0]
        if name not in COMMANDS and not ctx.resilient_parsing:
            raise Misuse(
                "cli-error-no-such-command", name=name, nearest=nearest(name, COMMANDS), known=", ".join(COMMANDS)
            )
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: click.Context) -> str:
        """The page with all commands."""
        commands = [(name, words().say(f"cli-{name}")) for name in COMMANDS]
        return write_help(self, ctx, [(words().say("cli-commands"), commands)])


def _version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from archipel import __version__

        click.echo(f"{PROGRAM} {__version__}")
        context.exit()


def _help_without_command() -> None:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


_VERSION: dict[str, Any] = {"is_flag": True, "is_eager": True, "expose_value": False, "callback": _version}

program = Program(
    PROGRAM,
    callback=_help_without_command,
    invoke_without_command=True,
    add_help_option=False,
    params=[*common_options(), click.Option(["--version"], **_VERSION)],
)

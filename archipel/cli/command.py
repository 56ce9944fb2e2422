"""What all commands have in common."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from archipel.cli.failures import Misuse
from archipel.cli.helping import write_help
from archipel.cli.kinds import LANGUAGE
from archipel.errors import OptionError
from archipel.words import words


class Command(click.Command):
    """A command whose words come from Fluent, with the options that every command takes."""

    def __init__(self, name: str | None, **settings: Any) -> None:
        own = settings.pop("params", None) or []
        # a command's docstring is for whoever reads the code
        super().__init__(
            name, **{**settings, "help": None, "params": [*own, *common_options()], "add_help_option": False}
        )
        self.allow_extra_args = True  # so that they reach us, to be refused in our own words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse, and refuse what is left over."""
        with told_where(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Misuse("cli-error-extra-arguments", count=len(rest), arguments=" ".join(rest))
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        """Run it; an option that does not fit is told as the command line spells it."""
        try:
            return super().invoke(ctx)
        except OptionError as error:
            spelt = f"--{error.option.replace('_', '-')}{str(error).removeprefix(error.option)}"
            raise click.UsageError(spelt, ctx) from error

    def get_help(self, ctx: click.Context) -> str:
        """The command's page."""
        return write_help(self, ctx)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        """Its line in lists of commands."""
        return words().say(f"cli-{self.name}")


@contextmanager
def told_where(context: click.Context) -> Iterator[None]:
    """Some of click's errors do not say in which command they arose."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or context
        raise


def common_options() -> list[click.Parameter]:
    """Options taken before and after a command's name.

    `--lang` and `--debug` are looked for before parsing; here they are only accepted.
    """
    return [
        click.Option(["--lang"], type=LANGUAGE, metavar="language", expose_value=False),
        click.Option(["--debug"], is_flag=True, expose_value=False),
        click.Option(["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help),
    ]


def _show_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(context.get_help())
        context.exit()

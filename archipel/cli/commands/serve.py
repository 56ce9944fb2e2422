"""`archipel serve`: tables over HTTP and WebSocket."""

from __future__ import annotations

import os
import signal
import sys

import click

from archipel.cli.command import Command
from archipel.cli.kinds import Whole
from archipel.words import words


@click.command("serve", cls=Command)
@click.option("--host", metavar="address")
@click.option("--port", type=Whole(), metavar="port")
@click.option("--database", metavar="database")
@click.option("--public-url", metavar="address")
@click.option("--open", "open_", is_flag=True)
def command(host: str | None, port: int | None, database: str | None, public_url: str | None, open_: bool) -> None:
    """Serve until asked to stop."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # somebody may ask before it has started

    from archipel.server.settings import settings_from

    settings = settings_from(os.environ, host=host, port=port, database=database, public_url=public_url)

    from archipel.server.running import listening, serve
    from archipel.server.warming import is_handed_over, run_interpreted_if_uncompiled

    sock = listening(settings)
    if not is_handed_over():
        address = settings.public_url or "http://{}:{}/".format(*sock.getsockname()[:2])
        click.echo(words().say("cli-serving", address=address))
        if open_ and _has_screen():
            click.launch(address)
        run_interpreted_if_uncompiled(sock)
    serve(settings, sock)


def _has_screen() -> bool:
    """Whether a browser could open here; without one the system's opener would only complain, program by program."""
    return sys.platform != "linux" or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))

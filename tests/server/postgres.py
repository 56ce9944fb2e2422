"""A PostgreSQL of the tests' own: in a temporary folder, on a free port, started and stopped by them."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg

MISSING = "the tests need PostgreSQL; `make test` installs it, or says how"
USER = "archipel"


def _programs() -> Path:
    """The folder of PostgreSQL's programs, the newest if there are several."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    assert folders, MISSING
    return folders[-1]


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []


class Postgres:
    """A PostgreSQL that can be stopped, killed and started again at the same address."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="archipel-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self._folder, "nobody")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._run("initdb", "--username", USER, "--auth", "trust", "--no-sync", "--encoding", "UTF8", "--locale", "C")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*_unprivileged(), str(self._programs / program), "--pgdata", str(self._folder / "data"), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=(self._folder / "output").open("a"),
            stderr=subprocess.STDOUT,
            cwd=self._folder,
            timeout=120,
        )
        assert done.returncode == 0, (self._folder / "output").read_text()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self._folder} -c max_connections=60"
        self._run("pg_ctl", "start", "--wait", "--log", str(self._folder / "log"), "--options", options)

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as a crash."""
        self._run("pg_ctl", "stop", "--wait", "--mode", mode)

    def close(self) -> None:
        """Stop it, and leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"tables_{secrets.token_hex(6)}"
        self.execute(self.address("postgres"), f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    @staticmethod
    def execute(address: str, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement in a database."""
        with psycopg.connect(address, autocommit=True) as link:
            cursor = link.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

"""A server as people run it: a process of its own, on a free port, with a database in a folder of the test's."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path


class ServerProcess:
    """A server process that can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        at: str | None = None,
        python: Path = Path(sys.executable),
        **environment: str,
    ) -> None:
        self._python = python
        self.database = folder / "tables.sqlite"
        self.at = at or f"sqlite:{self.database}"
        self.log = folder / "server.log"
        self._options = options
        self._environment = {"ARCHIPEL_LIMITS": "1000", "ARCHIPEL_BOT_PAUSE": "0.01", **environment}
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        arguments = [
            "serve",
            "--port",
            str(self.port or self._free()),
            "--database",
            self.at,
            *self._options,
        ]
        self.process = subprocess.Popen(
            [self._python, "-u", "-m", "archipel", *arguments],
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
            env={**os.environ, "ARCHIPEL_LANG": "en", **self._environment},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert re.search(r"https?://\S+", line), self.log.read_text()

    def _free(self) -> int:
        """A port nobody listens at, to be the server's from now on."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        return self.port

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """As a host would; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        self._ended()
        return self.process.returncode

    def _ended(self) -> None:
        watchdog = threading.Timer(30, self.process.kill)
        watchdog.start()
        self.process.wait()
        watchdog.cancel()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

"""A server as people run it: a process of its own, on a free port, with a database in a folder of the test's."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from urllib.parse import urlsplit


class ServerProcess:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.database = folder / "tables.sqlite"
        self.log = folder / "server.log"
        self._options = options
        self._environment = {"ARCHIPEL_LIMITS": "1000", "ARCHIPEL_BOT_PAUSE": "0.01", **environment}
        self._port = "0"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        arguments = ["serve", "--port", self._port, "--database", f"sqlite:{self.database}", *self._options]
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "archipel", *arguments],
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
            env={**os.environ, "ARCHIPEL_LANG": "en", **self._environment},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, self.log.read_text()
        self.address = found[0].rstrip("/")
        self._port = str(urlsplit(self.address).port)

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

"""Python programs run apart: in the other mode, with another environment, or with nothing loaded yet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import archipel

CHECKOUT = Path(archipel.__file__).parent.parent


def run(code: str, *, rules: str, cwd: Path = CHECKOUT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program, with rules compiled or interpreted; `cwd` is where it finds its modules first."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ARCHIPEL_")}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=kept | {"ARCHIPEL_RULES": rules} | environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


def output(code: str, *, rules: str, cwd: Path = CHECKOUT, **environment: str) -> str:
    """What a program prints that must end well."""
    done = run(code, rules=rules, cwd=cwd, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()

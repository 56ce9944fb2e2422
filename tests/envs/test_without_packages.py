"""Without Gymnasium and PettingZoo, what needs neither works, and the rest says what is missing."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
from archipel.envs import Batch, aec_env, numbering
games = Batch("islet", 2, seats=2)
games.reset()
games.step(games.sample())
assert numbering("islet").actions == games.actions
try:
    aec_env("islet", seats=2)
except ValueError as error:
    print(error)
"""


def test_only_what_needs_a_package_asks_for_it() -> None:
    environment = os.environ | {"ARCHIPEL_RULES": "python", "ARCHIPEL_LANG": "en"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "this needs the package pettingzoo: pip install archipel[envs]\n"

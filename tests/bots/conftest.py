"""Where bots from elsewhere are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

GUESTS = Path(__file__).parent / "guests" / "strangers.py"


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with `strangers.py` in it, which is the current one."""
    shutil.copy(GUESTS, tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path

"""What bots make of both games of the sinking island, written once: templates, bound to each."""

from __future__ import annotations

from pathlib import Path

AT_SEA = Path(__file__).parent

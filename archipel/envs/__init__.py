"""Environments to learn the games in: PettingZoo for rivals, Gymnasium for one alone or a team, batches for speed.

They need `pip install archipel[envs]`; `Batch` and `numbering` need nothing more than the games do.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from archipel.envs.batch import Batch, Step
from archipel.envs.numbering import Numbering, numbering
from archipel.envs.reading import layout, parts
from archipel.errors import ArchipelError

__all__ = ["Batch", "Numbering", "Step", "aec_env", "layout", "numbering", "parts"]


def aec_env(game: str, *, seats: int, render_mode: str | None = None, **options: Any) -> Any:
    """A PettingZoo environment of a game between rivals."""
    try:
        from pettingzoo.utils import wrappers
    except ImportError as error:
        raise ArchipelError("env-package-missing", package="pettingzoo") from error
    from archipel.envs.aec import RivalsEnv

    return wrappers.OrderEnforcingWrapper(RivalsEnv(game, seats, render_mode, **options))


with suppress(ImportError):
    from archipel.envs.alone import register

    register()

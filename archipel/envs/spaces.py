"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from archipel.envs.desk import Desk


def spaces_of(desk: Desk) -> tuple[Dict, Discrete[Any]]:
    """The space of what is seen, a vector and a mask, and that of actions."""
    limits = np.iinfo(np.int16)
    seen = Box(limits.min, limits.max, (desk.length,), np.int16)
    mask = Box(0, 1, (desk.actions,), np.int8)
    return Dict({"observation": seen, "action_mask": mask}), Discrete(desk.actions)

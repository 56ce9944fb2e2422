"""How long property tests look: the same examples every time, and many more when asked for."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SOAK = bool(os.environ.get("ARCHIPEL_SOAK"))

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=25, suppress_health_check=_SLOW)
settings.register_profile("soak", deadline=None, max_examples=1000, suppress_health_check=_SLOW)
settings.load_profile("soak" if SOAK else "steady")

"""Whether rules are compiled or interpreted in this process, decided once, by the environment."""

import os
from typing import Final

_MODES = ("compiled", "python")
_mode = os.environ.get("ARCHIPEL_RULES") or "compiled"
if _mode not in _MODES:
    raise SystemExit(f"ARCHIPEL_RULES is {_mode!r}; it takes {' or '.join(_MODES)}")

INTERPRETED: Final[bool] = _mode == "python"

"""The rules as Python calls them."""

from __future__ import annotations

from archipel.games.doors import bind_doors
from archipel.games.islet import kernel
from archipel.games.islet.legal import refuse
from archipel.games.islet.setup import deal
from archipel.games.islet.soundness import count_tallies, fault

DOORS = bind_doors(
    "islet",
    {name: getattr(kernel, name) for name in kernel.__all__}
    | {"refuse": refuse, "deal": deal, "count_tallies": count_tallies, "fault": fault},
)

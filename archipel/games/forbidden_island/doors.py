"""The rules as Python calls them."""

from __future__ import annotations

from archipel.games.doors import bind_doors
from archipel.games.forbidden_island import kernel
from archipel.games.forbidden_island.legal import refuse
from archipel.games.forbidden_island.setup import deal
from archipel.games.forbidden_island.soundness import count_tallies, fault

DOORS = bind_doors(
    "forbidden_island",
    {name: getattr(kernel, name) for name in kernel.__all__}
    | {"refuse": refuse, "deal": deal, "count_tallies": count_tallies, "fault": fault},
)

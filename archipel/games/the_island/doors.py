"""The rules as Python calls them."""

from __future__ import annotations

from archipel.games.doors import bind_doors
from archipel.games.the_island import kernel
from archipel.games.the_island.legal import refuse
from archipel.games.the_island.setup import deal
from archipel.games.the_island.soundness import count_tallies, fault

DOORS = bind_doors(
    "the_island",
    {name: getattr(kernel, name) for name in kernel.__all__}
    | {"refuse": refuse, "deal": deal, "count_tallies": count_tallies, "fault": fault},
)

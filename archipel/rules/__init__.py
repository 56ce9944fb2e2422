"""The small language rules are written in: written once, run compiled or interpreted.

    @record                          @rule
    class Boat:                      def has_room(boat: Boat) -> bool:
        cell = i16()                     return boat.size < SEATS_IN_A_BOAT
        size = i8()

`@record` lays a class out as one flat block of memory.  `@rule` compiles a function, by Numba, for exactly the types
in its annotations.  With ``ARCHIPEL_RULES=python`` in the environment Numba and NumPy take no part: records are plain
objects, rules plain functions, and a debugger steps through them.  See ``docs/rules-language.md``.
"""

from archipel.rules.chance import Rng, below, random32, seed_rng
from archipel.rules.errors import RuleError
from archipel.rules.fields import Grid, Row, f32, f64, i8, i16, i32, i64, many, one
from archipel.rules.mode import INTERPRETED
from archipel.rules.records import (
    Batch,
    batch,
    clone,
    column,
    fields_held,
    fields_read,
    frozen,
    numbers,
    record,
    snapshot,
    store,
    thawed,
)
from archipel.rules.rule import plain, rule
from archipel.rules.tables import table

__all__ = [
    "INTERPRETED",
    "Batch",
    "Grid",
    "Rng",
    "Row",
    "RuleError",
    "batch",
    "below",
    "clone",
    "column",
    "f32",
    "f64",
    "fields_held",
    "fields_read",
    "frozen",
    "i8",
    "i16",
    "i32",
    "i64",
    "many",
    "numbers",
    "one",
    "plain",
    "random32",
    "record",
    "rule",
    "seed_rng",
    "snapshot",
    "store",
    "table",
    "thawed",
]

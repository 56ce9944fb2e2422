"""Constant tables that rules look things up in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from archipel.rules.fields import Grid, Row
from archipel.rules.mode import INTERPRETED


class _Fixed(Row[int]):
    """Numbers that rules may not write, interpreted as little as compiled."""

    def __setitem__(self, key: Any, value: Any) -> None:
        raise ValueError("a table never changes")


@overload
def table(rows: Sequence[int]) -> Row[int]: ...
@overload
def table(rows: Sequence[Sequence[int]]) -> Grid[int]: ...
def table(rows: Sequence[Any]) -> Any:
    """Numbers that never change, in a row or a grid.

    They are kept in the narrowest integers that hold them, since constant memory is scarce on a GPU.
    """
    nested = not isinstance(rows[0], int)
    if nested and len({len(row) for row in rows}) != 1:
        raise ValueError("the rows of a table have one length")
    if INTERPRETED:
        return Grid(_Fixed(map(int, row)) for row in rows) if nested else _Fixed(map(int, rows))
    import numpy as np

    wide = np.array(rows, dtype=np.int64)
    for narrow in (np.int8, np.int16, np.int32):
        if np.iinfo(narrow).min <= wide.min() and wide.max() <= np.iinfo(narrow).max:
            wide = wide.astype(narrow)
            break
    wide.flags.writeable = False
    return wide

"""How records lie in memory when rules are compiled: NumPy's and Numba's names for each record class."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np

from archipel.rules.fields import fields_of


@cache
def dtype_of(cls: type) -> np.dtype[Any]:
    """The NumPy layout of a record class: its fields in order, aligned as C would.

    It names the class, since two classes may have the same fields.
    """
    columns = [(name, dtype_of(f.record) if f.record else f.code, f.shape) for name, f in fields_of(cls).items()]
    return np.dtype(columns, align=True, metadata={"record": cls})


def class_of(dtype: np.dtype[Any]) -> type:
    """The record class laid out so."""
    assert dtype.metadata is not None
    return cast("type", dtype.metadata["record"])

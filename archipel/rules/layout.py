"""How records lie in memory when rules are compiled: NumPy's and Numba's names for each record class."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

_classes: dict[np.dtype[Any], type] = {}


@cache
def dtype_of(cls: type) -> np.dtype[Any]:
    """The NumPy layout of a record class: its fields in order, aligned as C would."""
    from archipel.rules.records import fields_of

    columns = [(name, dtype_of(f.record) if f.record else f.code, f.shape) for name, f in fields_of(cls).items()]
    dtype = np.dtype(columns, align=True)
    _classes.setdefault(dtype, cls)
    return dtype


def class_of(dtype: np.dtype[Any]) -> type:
    """The record class laid out so."""
    return _classes[dtype]

"""Batches of records as NumPy arrays, whether rules are compiled or interpreted."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from archipel.rules import INTERPRETED, Batch, store
from archipel.rules.fields import fields_of

Array = NDArray[Any]
Layout = dict[str, tuple[int, tuple[int, ...]]]
"""The fields of a record of numbers: where each begins, and its shape, `()` for a single number."""


def layout_of(record: type[Any]) -> Layout:
    """Where the fields of a record of numbers lie when it is written as one row."""
    layout: Layout = {}
    start = 0
    for name, field in fields_of(record).items():
        layout[name] = (start, field.shape)
        start += prod(field.shape)
    return layout


def size_of(record: type[Any]) -> int:
    """How many numbers a record holds."""
    return sum(prod(shape) for _, shape in layout_of(record).values())


def rows(records: Batch[Any], record: type[Any], kind: type[np.generic]) -> Array:
    """Records that hold numbers of one kind only, a row each.  Compiled, it is the records' own memory."""
    if INTERPRETED:
        return np.array([list(_numbers_in(r, record)) for r in records], dtype=kind)
    return cast("Array", records).view(kind).reshape(len(records), -1)


def column(records: Batch[Any], field: str) -> Array:
    """One field of all records."""
    if INTERPRETED:
        return np.array([getattr(r, field) for r in records])
    return cast("Array", cast("Any", records)[field])


def spread(records: Batch[Any], value: Any) -> None:
    """Write the same record everywhere."""
    store(records, 0, value)
    if INTERPRETED:
        for i in range(1, len(records)):
            store(records, i, value)
    else:
        cast("Any", records)[1:] = cast("Any", records)[0]


def fill(records: Batch[Any], field: str, values: Array | int) -> None:
    """Write one field of all records."""
    if INTERPRETED:
        for r, value in zip(records, np.broadcast_to(values, len(records)).tolist(), strict=True):
            setattr(r, field, value)
    else:
        cast("Any", records)[field] = values


def _numbers_in(r: Any, record: type[Any]) -> Iterator[int]:
    for name, field in fields_of(record).items():
        value = getattr(r, name)
        match len(field.shape):
            case 0:
                yield value
            case 1:
                yield from value
            case _:
                for row in value:
                    yield from row

"""Snapshots of compiled records: the bytes of a record, out of which a field is read when somebody first asks for it.

A state has some thirty fields and a thousand numbers, and whoever looks at one mostly wants a few of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from functools import cache
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar, cast

from archipel.rules.fields import Field, Grid, Records, Row, fields_of
from archipel.rules.layout import dtype_of

R = TypeVar("R")
Reader = Callable[[bytes], Any]

SLOTS = ("__frozen__", "__read__")
"""What a snapshot holds besides its fields: the bytes, and the names of the fields that were read out of them."""
_LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}


def thawed(cls: type[R], frozen: Any) -> R:
    """A record out of its bytes."""
    record = cast("Any", object.__new__(cls))
    record.__frozen__ = frozen
    record.__read__ = []
    return cast("R", record)


def read_field(record: Any, name: str) -> Any:
    """A field of a snapshot that nobody has asked for yet: the `__getattr__` of records."""
    cls: type = type(record)
    reader = _readers(cls).get(name)
    if reader is None:
        raise AttributeError(f"{cls.__name__} has no field {name!r}")
    value = reader(record.__frozen__)
    setattr(record, name, value)
    record.__read__.append(name)
    return value


def fields_read(record: object) -> Collection[str]:
    """The fields of a snapshot that somebody has asked for."""
    return cast("list[str]", cast("Any", record).__read__)


def fields_held(cls: type, names: Collection[str]) -> Callable[[bytes], Hashable]:
    """What tells, out of a record's bytes, what some of its fields hold; with other fields it never tells the same."""
    places = _places(cls)
    return itemgetter(*[places[name] for name in sorted(names)]) if names else lambda _: ()


@cache
def _places(cls: type) -> dict[str, slice]:
    """Where in a record's bytes each field is."""
    found = cast("Any", dtype_of(cls).fields)
    return {name: slice(start, start + dtype.itemsize) for name, (dtype, start, *_) in found.items()}


@cache
def _readers(cls: type) -> dict[str, Reader]:
    return {name: _reader(field, _places(cls)[name]) for name, field in fields_of(cls).items()}


def _reader(field: Field, place: slice) -> Reader:
    inner, shape = field.record, field.shape
    if inner is not None:
        if not shape:
            return lambda frozen: thawed(inner, frozen[place])
        size = dtype_of(inner).itemsize
        parts = [slice(start, start + size) for start in range(place.start, place.stop, size)]
        return lambda frozen: Records(thawed(inner, frozen[part]) for part in parts)
    count = prod(shape)
    unpack = Struct(f"={count}{_LETTERS[str(field.code)]}").unpack_from
    start = place.start
    match shape:
        case ():
            return lambda frozen: unpack(frozen, start)[0]
        case (_,):
            return lambda frozen: Row(unpack(frozen, start))
        case _:
            width = shape[-1]

            def grid(frozen: bytes) -> Grid[Any]:
                numbers = unpack(frozen, start)
                return Grid(Row(numbers[first : first + width]) for first in range(0, count, width))

            return grid

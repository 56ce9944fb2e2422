"""Fields of a record: numbers, rows and grids of numbers, and records inside records.

`cell = i8()` reads to a type checker as an int, `crew = i8(3)` as a row of ints, so rules over records are checked like
any other code.  At run time each is a `Field`, which `@record` turns into a place in the record.
"""

from __future__ import annotations

import copy
from typing import Any, Generic, SupportsIndex, TypeVar, cast, overload

T = TypeVar("T")
N = TypeVar("N", int, float)


class Row(list[N]):
    """Numbers in a row.  `row[:] = 0` fills it, as it fills an array."""

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, slice) and isinstance(value, (int, float)):
            value = [value] * len(self[key])
        list.__setitem__(self, key, value)


class Grid(list[Row[N]], Generic[N]):
    """Rows of numbers, indexed `grid[row, column]`."""

    @overload
    def __getitem__(self, key: tuple[int, int]) -> N: ...
    @overload
    def __getitem__(self, key: SupportsIndex) -> Row[N]: ...
    @overload
    def __getitem__(self, key: slice) -> list[Row[N]]: ...
    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            return list.__getitem__(self, key[0])[key[1]]
        return list.__getitem__(self, key)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, tuple):
            list.__getitem__(self, key[0])[key[1]] = value
        else:
            list.__getitem__(self, key)[:] = value


class Field:
    """What a record's field holds: `code` is a NumPy type code or another record's class."""

    __slots__ = ("code", "shape")

    def __init__(self, code: str | type, shape: tuple[int, ...] = ()) -> None:
        if any(n < 1 for n in shape):
            raise ValueError(f"a field of shape {shape} holds nothing")
        self.code = code
        self.shape = shape

    @property
    def record(self) -> type | None:
        """The class of the records it holds, if it holds records."""
        return self.code if isinstance(self.code, type) else None


def fields_of(cls: type) -> dict[str, Field]:
    """The fields of a record class, in order; a TypeError if it is none."""
    try:
        return cast("dict[str, Field]", cls.__dict__["__fields__"])
    except KeyError:
        raise TypeError(f"{cls.__name__} is not a @record") from None


class Records(list[T]):
    """Records in a row, interpreted.  Assigning one copies its contents, as in an array; reading one refers to it."""

    def __setitem__(self, i: Any, other: Any) -> None:
        mine = self[i]
        for name in fields_of(type(other)):
            setattr(mine, name, copy.deepcopy(getattr(other, name)))


class _Number(Generic[N]):
    """`i8()`, `i8(n)`, `i8(n, m)`: one number, a row, a grid."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self) -> N: ...
    @overload
    def __call__(self, n: int, /) -> Row[N]: ...
    @overload
    def __call__(self, n: int, m: int, /) -> Grid[N]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.code, shape)


i8: _Number[int] = _Number("i1")
i16: _Number[int] = _Number("i2")
i32: _Number[int] = _Number("i4")
i64: _Number[int] = _Number("i8")
f32: _Number[float] = _Number("f4")
f64: _Number[float] = _Number("f8")


def one(cls: type[T]) -> T:
    """A single record inside another."""
    return cast("T", Field(cls))


def many(cls: type[T], n: int) -> list[T]:
    """`n` records in a row inside another; `s.boats[b]` refers to one, it does not copy."""
    return cast("list[T]", Field(cls, (n,)))

"""Records: `@record`, batches of them, and plain Python copies.

A record class is an ordinary slotted class: `State()` makes a blank one, with ints and lists.  Interpreted rules
work on such objects.  Compiled rules work on the same fields laid out flat; there a `batch` is a NumPy array, and
`snapshot` and `store` carry a record from a batch to an object and back.  Code that is not rules (texts, drawings,
files) reads and writes objects only, so it need not know which mode it runs in.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from archipel.rules.fields import Field, Grid, Records, Row, fields_of
from archipel.rules.mode import INTERPRETED

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")
R = TypeVar("R")


class Batch(Protocol[R]):
    """Records in a row, the only way to hand records to a rule from Python."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> R: ...
    def __setitem__(self, i: int, record: R, /) -> None: ...
    def __iter__(self) -> Iterator[R]: ...


def record(cls: type[T]) -> type[T]:
    """Make a record of a class whose attributes are fields."""
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    if not fields:
        raise TypeError(f"{cls.__name__} has no fields: write them as `cell = i8()`")
    strays = [name for name in vars(cls) if name not in fields and not name.startswith("__")]
    if strays:
        raise TypeError(f"{cls.__name__}.{strays[0]} is not a field: a record holds numbers and records only")
    blanks = [(name, _blank(field)) for name, field in fields.items()]

    def __init__(self: Any) -> None:
        for name, make in blanks:
            setattr(self, name, make())

    def __eq__(self: Any, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in fields)

    def __repr__(self: Any) -> str:
        return f"{cls.__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in fields)})"

    body = {
        "__slots__": (*fields, *_OF_SNAPSHOTS),  # so that writing a misspelt field is an error
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__doc__": cls.__doc__,
        "__fields__": fields,
        "__init__": __init__,
        "__eq__": __eq__,
        "__hash__": None,
        "__repr__": __repr__,
        **_READING,
    }
    return type(cls.__name__, (), body)


def _blank(field: Field) -> Callable[[], Any]:
    inner = field.record
    if inner is not None:
        if not field.shape:
            return inner
        return lambda: Records(inner() for _ in range(field.shape[0]))
    zero = 0.0 if str(field.code).startswith("f") else 0
    match field.shape:
        case ():
            return lambda: zero
        case (n,):
            return lambda: Row([zero] * n)
        case (n, m):
            return lambda: Grid(Row([zero] * m) for _ in range(n))
    raise TypeError(f"a field has at most two dimensions, not {len(field.shape)}")


if INTERPRETED:
    _OF_SNAPSHOTS: tuple[str, ...] = ()
    _READING: dict[str, Any] = {}

    def batch(cls: type[R], n: int = 1) -> Batch[R]:
        """`n` blank records in a row."""
        return cast("Batch[R]", Records(cls() for _ in range(n)))

    def snapshot(records: Batch[R], i: int = 0) -> R:
        """A plain Python copy of a record in a batch."""
        return copy.deepcopy(records[i])

    def store(records: Batch[R], i: int, value: R) -> None:
        """Write a plain Python record into a batch."""
        records[i] = value

    def clone(records: Batch[R]) -> Batch[R]:
        """A copy of a whole batch."""
        return cast("Batch[R]", Records(copy.deepcopy(r) for r in records))

    def numbers(records: Batch[R], i: int, field: str, count: int) -> list[int]:
        """The first numbers in a row of a record, without a copy of all the rest."""
        return list(getattr(records[i], field)[:count])

    def column(records: Batch[R], field: str) -> list[Any]:
        """What a field holds in each record of a batch."""
        return [getattr(record, field) for record in records]

    def frozen(records: Batch[Any], i: int = 0) -> Any:
        """What a record holds now, to compare, and to thaw when somebody wants to read it."""
        return pickle.dumps(records[i], pickle.HIGHEST_PROTOCOL)

    @lru_cache(maxsize=16)  # each key of a position thaws the same one
    def _thawed(frozen: bytes) -> Any:
        return pickle.loads(frozen)

    def thawed(cls: type[R], frozen: Any) -> R:  # noqa: ARG001 -- a compiled record does not know its class
        """A record as it was, to be read only."""
        return cast("R", _thawed(frozen))

    def fields_read(record: object) -> Collection[str]:
        """The fields of a thawed record that somebody has asked for; interpreted, they all may be."""
        return fields_of(type(record))

    def fields_held(cls: type, names: Collection[str]) -> Callable[[Any], Hashable]:  # noqa: ARG001
        """What tells, of what a record holds, what some of its fields do; interpreted, it tells of all of them."""
        return (lambda frozen: frozen) if names else (lambda _: ())

else:
    from archipel.rules import thawing
    from archipel.rules.layout import class_of, dtype_of

    _OF_SNAPSHOTS, _READING = thawing.SLOTS, {"__getattr__": thawing.read_field}

    def batch(cls: type[R], n: int = 1) -> Batch[R]:
        """`n` blank records in a row."""
        import numpy as np

        return cast("Batch[R]", np.zeros(n, dtype_of(cast("Any", cls))))

    thawed, fields_read, fields_held = thawing.thawed, thawing.fields_read, thawing.fields_held

    def snapshot(records: Batch[R], i: int = 0) -> R:
        """A plain Python copy of a record in a batch."""
        cls = class_of(cast("np.ndarray[Any, Any]", records).dtype)
        return cast("R", thawed(cls, frozen(records, i)))

    def frozen(records: Batch[Any], i: int = 0) -> Any:
        """What a record holds now, to compare, and to thaw when somebody wants to read it."""
        return cast("np.ndarray[Any, Any]", records)[i : i + 1].tobytes()

    def store(records: Batch[R], i: int, value: R) -> None:
        """Write a plain Python record into a batch."""
        cast("Any", records)[i] = _freeze(value)

    def clone(records: Batch[R]) -> Batch[R]:
        """A copy of a whole batch."""
        # copying the bytes: ndarray.copy() of a structured array is thirty times slower
        array = cast("np.ndarray[Any, Any]", records)
        return cast("Batch[R]", array.view("u1").copy().view(array.dtype))

    def numbers(records: Batch[R], i: int, field: str, count: int) -> list[int]:
        """The first numbers in a row of a record, without a copy of all the rest."""
        return cast("list[int]", cast("Any", records)[field][i, :count].tolist())

    def column(records: Batch[R], field: str) -> list[Any]:
        """What a field holds in each record of a batch."""
        return cast("list[Any]", cast("Any", records)[field].tolist())


def _freeze(value: Any) -> tuple[Any, ...]:
    frozen: list[Any] = []
    for name, field in fields_of(type(value)).items():
        item = getattr(value, name)
        if field.record is not None:
            item = _freeze_all(item) if field.shape else _freeze(item)
        frozen.append(item)
    return tuple(frozen)


def _freeze_all(values: Iterable[Any]) -> list[tuple[Any, ...]]:
    return [_freeze(value) for value in values]

"""Rules compiled by Numba.

The annotations of a rule are its one signature: whatever narrower types a caller passes are widened, so every rule
is compiled once, and rules may be written top-down.  A rule whose parameters are batches and plain numbers is a
*door*: it gets a wrapper for calls from Python and a place in the disk cache, with all the rules it uses linked
into it.  A rule that takes a record is inner: it has neither, which saves a quarter of the compile time.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import traceback
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numba
from numba.core import event, types
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher

from archipel.rules import cache
from archipel.rules.errors import RuleError
from archipel.rules.layout import dtype_of
from archipel.rules.records import Batch

_NUMBERS = {int: types.int64, bool: types.boolean, float: types.float64, None: types.none, type(None): types.none}


class _Compilation(event.Listener):
    """Numba says when it compiles a function, and says nothing of one it finds in the cache."""

    def __init__(self, heard: Callable[[], None]) -> None:
        self.heard = heard

    def on_start(self, event: Any) -> None:
        if isinstance(event.data.get("dispatcher"), Rule):
            self.heard()

    def on_end(self, event: Any) -> None:
        pass


@contextmanager
def listening(heard: Callable[[], None]) -> Iterator[None]:
    """Call `heard` for each rule compiled meanwhile; one found in the cache is not compiled."""
    with event.install_listener("numba:compile", _Compilation(heard)):
        yield


class Rule(CPUDispatcher):
    """A rule: Numba's dispatcher, held to one signature."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.is_door = not any(_is_record(hint) for hint in inspect.get_annotations(function, eval_str=True).values())
        options = {"nopython": True, "nogil": True, "boundscheck": True, "error_model": "numpy"}
        if not self.is_door:
            options["no_cpython_wrapper"] = True
        super().__init__(py_func=function, locals={}, targetoptions=options)
        self._signature: Any = None
        self._entry: Callable[..., Any] | None = None
        if self.is_door:
            folder = cache.folder_for(function.__module__)
            if folder is not None:
                numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
                self.enable_caching()

    def compile(self, sig: Any) -> Any:  # noqa: ARG002
        """Compile for the annotations; the types a caller happens to pass do not matter."""
        if self._signature is None:
            self._signature = _signature(self.py_func)
        try:
            return super().compile(self._signature)
        except KeyError as error:
            raise _misspelt(self.py_func, error) from error
        except (NumbaError, NotImplementedError) as error:
            raise _explained(error, self.py_func) from error

    def __call__(self, *args: Any) -> Any:
        if not self.is_door:
            raise RuleError(
                f"{_where(self.py_func)}: {self.py_func.__name__} takes a record, so only rules can call it; "
                "give it a batch, or set ARCHIPEL_RULES=python"
            )
        return (self._entry or self.prepare())(*args)

    def prepare(self) -> Callable[..., Any]:
        """Compile a door, or load it from the cache, before it is needed.

        There is one signature, so calls go straight to its code: that Numba looks at the types of arguments, those of
        records above all, takes longer than a move.
        """
        self._entry = self.compile(None)
        return self._entry


def compiled_rule(function: Any) -> Any:
    """The compiled form of a rule."""
    return Rule(function)


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and "__fields__" in vars(hint)


def _signature(function: Callable[..., Any]) -> Any:
    hints = inspect.get_annotations(function, eval_str=True)
    missing = [name for name in (*inspect.signature(function).parameters, "return") if name not in hints]
    if missing:
        raise RuleError(f"{_where(function)}: {function.__name__} has no annotation for {missing[0]!r}")
    result = _numba_type(hints.pop("return"), function)
    return result(*(_numba_type(hint, function) for hint in hints.values()))


def _numba_type(hint: Any, function: Callable[..., Any]) -> Any:
    if _is_record(hint):
        return numba.from_dtype(dtype_of(hint))
    if typing.get_origin(hint) is Batch and _is_record(typing.get_args(hint)[0]):
        return types.Array(numba.from_dtype(dtype_of(typing.get_args(hint)[0])), 1, "C")
    try:
        return _NUMBERS[hint]
    except (KeyError, TypeError):
        name = hint.__name__ if isinstance(hint, type) else hint
        raise RuleError(
            f"{_where(function)}: {name} is nothing a rule can take: records, batches, int, bool, float"
        ) from None


def _where(function: Callable[..., Any], line: int | None = None) -> str:
    code = function.__code__
    return f"{code.co_filename}:{line or code.co_firstlineno}"


def _misspelt(function: Callable[..., Any], error: KeyError) -> RuleError:
    """Say where a misspelt field is; Numba reports it as a bare KeyError from deep inside."""
    field, line = str(error.args[0]), _line_of(error)
    lines, start = inspect.getsourcelines(function)
    for node in ast.walk(ast.parse(textwrap.dedent("".join(lines)))):
        if isinstance(node, ast.Attribute) and node.attr == field and line in (None, start + node.lineno - 1):
            where = _where(function, start + node.lineno - 1)
            return RuleError(f"{where}: in {function.__name__}: {ast.unparse(node)}: the record has no field {field!r}")
    return RuleError(f"{_where(function, line)}: in {function.__name__}: nothing is called {field!r}")


def _line_of(error: Exception) -> int | None:
    """The line Numba was at when it stumbled: the last of its own frames that works on a place in the source."""
    line = None
    for frame, _ in traceback.walk_tb(error.__traceback__):
        loc = getattr(frame.f_locals.get("self"), "loc", None)
        line = getattr(loc, "line", line)
    return line


def _explained(error: Exception, function: Callable[..., Any]) -> RuleError:
    """Numba's error in one line, beginning with the place in the rule."""
    innermost: BaseException = error
    for cause in _causes(error):
        if getattr(cause, "loc", None) is not None:
            innermost = cause
    loc = getattr(innermost, "loc", None)
    where = f"{loc.filename}:{loc.line}" if loc is not None else _where(function)
    text = [line.strip() for line in str(getattr(innermost, "msg", None) or innermost).splitlines() if line.strip()]
    noise = ("Failed in", "- Resolution", "During:", "There are", "- Of which", "Overload", "File", "With argument")
    said = [line for line in text if not line.startswith(noise)] or text
    return RuleError(f"{where}: in {function.__name__}: {said[0]}" + (f" {said[1]}" if len(said) > 1 else ""))


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__

"""Errors that people read: a message id and its arguments, put into words only when shown."""

from __future__ import annotations

from typing import Any

_BREAKS = {ord(c): c.encode("unicode_escape").decode() for c in "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"}


def on_one_line(text: str) -> str:
    """A text with its line breaks spelt out: what an error quotes may be anything."""
    return text.translate(_BREAKS)


class Reason(str):
    """A message id that carries its arguments.  It compares and prints as the id; `say` makes a sentence of it."""

    arguments: dict[str, Any]

    def __new__(cls, message: str, **arguments: Any) -> Reason:
        reason = super().__new__(cls, message)
        reason.arguments = arguments
        return reason


class ArchipelError(ValueError):
    """What is wrong, and what would be right, in one line."""

    def __init__(self, reason: str, **arguments: Any) -> None:
        self.reason = reason if isinstance(reason, Reason) else Reason(reason, **arguments)
        super().__init__(self.reason)

    def __str__(self) -> str:
        from archipel.words import words

        return on_one_line(words().say(self.reason, **self.reason.arguments))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), str(self.reason), self.reason.arguments, self.__dict__)


def _rebuild(cls: type[ArchipelError], reason: str, arguments: dict[str, Any], state: dict[str, Any]) -> ArchipelError:
    error = cls.__new__(cls)
    ArchipelError.__init__(error, Reason(reason, **arguments))
    error.__dict__.update(state)
    return error


class IllegalMove(ArchipelError):
    """A move that may not be made: `rule` is the number of the rule that forbids it, None for a text that is none."""

    def __init__(self, move: str, rule: str | None, reason: Reason) -> None:
        super().__init__(reason)
        self.move = move
        self.rule = rule

    def __str__(self) -> str:
        from archipel.words import words

        why = super().__str__()
        return on_one_line(words().say("illegal-move", move=self.move, why=why, rule=self.rule or "none"))


class PositionError(ArchipelError):
    """A position that cannot be: `key` is the key that is wrong, and the message begins with it."""

    def __init__(self, key: str, reason: str, *, inside: str | None = None, **arguments: Any) -> None:
        super().__init__(reason, **arguments)
        self.key = on_one_line(key)
        self.inside = inside
        """Which part of the key's value is wrong, where that can be told."""

    def __str__(self) -> str:
        where = self.key if self.inside is None else f"{self.key}: {self.inside}"
        return on_one_line(f"{where}: {super().__str__()}")


class OptionError(ArchipelError):
    """An option that does not exist or does not fit: `option` is its name."""

    def __init__(self, option: str, reason: str, **arguments: Any) -> None:
        super().__init__(reason, **arguments)
        self.option = option

    def __str__(self) -> str:
        return on_one_line(f"{self.option}: {super().__str__()}")


class FileError(ArchipelError):
    """A file that cannot be read, written or understood."""

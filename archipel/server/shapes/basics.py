"""What all shapes have in common, and the shape of a refusal."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Position = dict[str, Any]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """An object with these keys and no others."""


class Refused(Shape):
    """Why something was not done."""

    message: str
    arguments: dict[str, Any]
    text: str
    rule: str | msgspec.UnsetType | None = msgspec.UNSET
    """Of a move that the rules refuse."""


class Refusal(Shape):
    """The body of every refusal."""

    error: Refused

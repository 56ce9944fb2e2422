"""What an option of a game may be, told so that a form can be made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["flag", "one", "some", "each-seat"]


@dataclass(frozen=True)
class Choice:
    """What an option may be.

    `flag`: true or false.  `one`: one of the values.  `some`: a list of some of them.  `each-seat`: a list of
    different ones, one a seat, or `otherwise`.
    """

    kind: Kind
    values: tuple[str | int, ...] = ()
    otherwise: str | None = None
    only_seats: tuple[int, ...] | None = None
    """With how many seats there is such an option; None for any."""


FLAG = Choice("flag")

"""C-5.2 told again: what follows from a seed."""

from __future__ import annotations

import hashlib
import hmac
import json
from fractions import Fraction
from math import gcd, lcm
from typing import Any


def number(seed: str, words: list[Any]) -> int:
    """The 256-bit number for a list."""
    text = json.dumps(words, separators=(",", ":"), ensure_ascii=False)
    return int.from_bytes(hmac.digest(seed.encode(), text.encode(), hashlib.sha256), "big")


def drawn_of(seed: str, words: list[Any], total: int) -> int:
    """A draw, with as many empty strings appended as it takes."""
    while number(seed, words) >= 2**256 // total * total:
        words = [*words, ""]
    return number(seed, words) % total


def stack_of(chances: dict[str, Fraction]) -> list[str]:
    """The outcomes in their order, each as often as the smallest weights in proportion to the chances say."""
    scale = lcm(*(chance.denominator for chance in chances.values()))
    weights = [int(chance * scale) for chance in chances.values()]
    assert gcd(*weights) == 1
    return [move for move, weight in zip(chances, weights, strict=True) for _ in range(weight)]

"""Draws that can be checked (C-5.2): every outcome follows from the seed and the moves before it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence

import msgspec

from archipel.errors import ArchipelError
from archipel.games.reading import shown

_BITS = 256
_written = msgspec.json.Encoder().encode
"""A list of texts and numbers in canonical JSON, quicker: at every draw it is of all moves of the match."""


def canonical(value: object) -> str:
    """JSON in the one form that is compared and hashed: keys sorted, no white space."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def seed_text(seed: int | str | None) -> str:
    """A seed as the text it is kept as; a random one of 256 bits for None."""
    if seed is None:
        return secrets.token_hex(_BITS // 8)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)) or (isinstance(seed, int) and seed < 0):
        raise ArchipelError("bad-seed", value=shown(seed))
    text = str(seed)
    if not text.isascii() and text != text.encode(errors="replace").decode():
        raise ArchipelError("bad-seed", value=shown(seed))  # half a character, which no UTF-8 has
    return text


def draw(seed: str, moves: Sequence[object], total: int) -> int:
    """One of `total` equally likely outcomes, by the moves so far."""
    words = list(moves)
    limit = (1 << _BITS) - (1 << _BITS) % total
    while True:
        digest = hmac.digest(seed.encode(), _written(words), hashlib.sha256)
        number = int.from_bytes(digest, "big")
        if number < limit:
            return number % total
        words.append("")


def draw_weighted(seed: str, moves: Sequence[object], weights: Sequence[int]) -> int:
    """The index of an outcome, as likely as its weight; the weights have no common divisor."""
    drawn = draw(seed, moves, sum(weights))
    for i, weight in enumerate(weights):
        if drawn < weight:
            return i
        drawn -= weight
    raise AssertionError("a draw is below the sum of the weights")

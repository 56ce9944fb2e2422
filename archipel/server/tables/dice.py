"""Fair dice: the seed of a match is made of the server's secret and of a number from each person."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

from archipel.seeds import canonical

BYTES = 32
_NAME = "archipel dice 1"
_NUMBER = re.compile(rf"[0-9a-f]{{{2 * BYTES}}}")


def new_secret() -> str:
    """A secret of 256 bits, hex."""
    return secrets.token_hex(BYTES)


def commitment(secret: str) -> str:
    """What is shown of a secret before anybody sits down: its hash."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def is_number(text: str) -> bool:
    """Whether it is a person's part of the dice: 64 hex digits."""
    return _NUMBER.fullmatch(text) is not None


def seed_of(secret: str, table: str, numbers: Iterable[tuple[str, str]]) -> str:
    """The seed of a match, from the secret and from the seats of people with their numbers."""
    given = canonical([_NAME, table, [list(pair) for pair in sorted(numbers)]])
    return hmac.new(bytes.fromhex(secret), given.encode(), hashlib.sha256).hexdigest()

"""Random numbers: sfc32, the same interpreted, compiled, on a GPU or in another language.

Four 32-bit words, no multiplication, kept in 64-bit integers so that plain ints do.  A generator belongs to whoever
drives a game (a playout, a bot), never to the state of the game: a copy of a state tells nothing about what will be
drawn.
"""

from archipel.rules.fields import i64
from archipel.rules.records import record
from archipel.rules.rule import rule

MASK32 = 0xFFFFFFFF
WARM_UP = 12  # sfc32's authors': enough for a seed's bits to reach every word


@record
class Rng:
    """The generator's words."""

    a = i64()
    b = i64()
    c = i64()
    counter = i64()


@rule
def seed_rng(rng: Rng, seed: int) -> None:
    """Begin the sequence that belongs to a seed below 2**63."""
    rng.a = seed & MASK32
    rng.b = seed >> 32 & MASK32
    rng.c = 0
    rng.counter = 1
    for _ in range(WARM_UP):
        random32(rng)


@rule
def random32(rng: Rng) -> int:
    """The next 32 bits."""
    value = rng.a + rng.b + rng.counter & MASK32
    rng.counter = rng.counter + 1 & MASK32
    rng.a = rng.b ^ rng.b >> 9
    rng.b = rng.c + (rng.c << 3) & MASK32
    rng.c = (rng.c << 21 | rng.c >> 11) + value & MASK32
    return value


@rule
def below(rng: Rng, n: int) -> int:
    """One of 0 … n-1, each as likely (to within n in 2**32, far below what any simulation can see)."""
    return random32(rng) * n >> 32

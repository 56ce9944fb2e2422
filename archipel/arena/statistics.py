"""Means of blocks, and how far to trust them.  The block is the unit: its matches share a deal."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

LEVEL = 0.95
_Z = 1.959963984540054
"""Of the normal distribution, 95 % lie within so many standard deviations."""
SURELY = 3.0
"""So many standard deviations, where one looks again after every block and luck has many chances to mislead."""


@dataclass(frozen=True)
class Estimate:
    """A mean and the interval it is likely to be in, None if there is too little to tell."""

    mean: float
    low: float | None
    high: float | None

    @property
    def half_width(self) -> float:
        """Half of the interval; without end if there is none."""
        return float("inf") if self.low is None or self.high is None else (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        """Whether the interval lies wholly on one side of a value."""
        return self.low is not None and self.high is not None and not self.low <= value <= self.high


@dataclass
class Tally:
    """Numbers, one a block."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One more block."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.count

    @property
    def variance(self) -> float:
        """Their spread, squared."""
        return max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)


def share_interval(tally: Tally, z: float = _Z) -> Estimate:
    """Wilson's interval for a share between 0 and 1.

    Wilson counts independent trials.  Blocks are worth as many as would spread as they do; so that a few blocks that
    happen to agree promise nothing, one more that is all lost and one more that is all won are reckoned in there.
    """
    wider = Tally(tally.count + 2, tally.total + 1, tally.squares + 1)
    trials = wider.mean * (1 - wider.mean) * tally.count / wider.variance
    share = min(1.0, max(0.0, tally.mean))
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    half = z / scale * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return Estimate(tally.mean, max(0.0, min(tally.mean, centre - half)), min(1.0, max(tally.mean, centre + half)))


def mean_interval(tally: Tally) -> Estimate:
    """Student's interval for any mean."""
    if tally.count < 2:
        return Estimate(tally.mean, None, None)
    half = _students_t(tally.count - 1) * sqrt(tally.variance / tally.count)
    return Estimate(tally.mean, tally.mean - half, tally.mean + half)


def _students_t(freedom: int) -> float:
    """Student's counterpart of `_Z`: exact for the smallest samples, then by its expansion in 1/freedom."""
    exact = (12.7062, 4.3027, 3.1824, 2.7764)
    if freedom <= len(exact):
        return exact[freedom - 1]
    z = _Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))

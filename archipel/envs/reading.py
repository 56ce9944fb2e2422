"""Observations taken apart."""

from __future__ import annotations

from math import prod

from archipel.envs.arrays import Array, Layout, layout_of
from archipel.envs.binding import bound
from archipel.games.catalogue import definition


def layout(game: str) -> Layout:
    """The parts of a game's observations in order: where each begins, and its shape."""
    return layout_of(bound(definition(game)).Observation)


def parts(game: str, observations: Array) -> dict[str, Array]:
    """The parts of one observation, or of many in rows, by name.  They share memory with what they are part of."""
    leading = observations.shape[:-1]
    return {
        name: observations[..., start : start + prod(shape)].reshape((*leading, *shape))
        for name, (start, shape) in layout(game).items()
    }

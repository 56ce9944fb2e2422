"""What an evaluation counts its features with: a data file a game, `archipel/bots/weights/NAME.json`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any

from archipel.bots.prospects import Style
from archipel.games.definition import Definition
from archipel.rules import Batch, batch, store

Numbers = dict[str, Any]
"""Weights by their names, a list for those of a row, numbers in turn for those of a record within."""


def numbers_of(game: Definition, part: str) -> Numbers:
    """The numbers in a part of a game's file: its `evaluation`, or its `search`."""
    numbers: Numbers = _file_of(game)[part]
    return numbers


def file_with(game: Definition, evaluation: Numbers) -> dict[str, Any]:
    """All that is in a game's file, with other numbers for its evaluation."""
    return _file_of(game) | {"evaluation": evaluation}


def _file_of(game: Definition) -> dict[str, Any]:
    file = files("archipel.bots") / "weights" / f"{game.name}.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def pace_of(game: Definition) -> float:
    """How many times as often as its number says a level looks ahead: more where a look takes less time."""
    pace: float = _file_of(game)["pace"]
    return pace


def weights_of(game: Definition) -> Batch[Any]:
    """A game's weights, as compiled code takes them: the same for every seat."""
    return weighed(game, [numbers_of(game, "evaluation")] * max(game.seats))


def search_weights_of(game: Definition) -> Batch[Any]:
    """The same for the search, where it has weights of its own: the greedy bot keeps its, to be measured against."""
    file = _file_of(game)
    return weighed(game, [file["evaluation"] | file.get("search evaluation", {})] * max(game.seats))


def weighed(game: Definition, by_seat: Sequence[Numbers]) -> Batch[Any]:
    """Weights for each seat, as compiled code takes them."""
    record = import_module(f"archipel.bots.evaluation.{game.name.replace('-', '_')}").Weights
    held = batch(record, len(by_seat))
    for seat, numbers in enumerate(by_seat):
        store(held, seat, _filled(record(), numbers))
    return held


def style_of(game: Definition, **other: Any) -> Batch[Any]:
    """How the search goes about a game, by the number of seats, as compiled code takes it; some of it as told."""
    held = batch(Style, max(game.seats))
    file = _file_of(game)
    for seats in game.seats:
        numbers = file["search"] | file.get(f"search for {seats}", {})
        store(held, seats - 1, _filled(Style(), numbers | other))
    return held


def _filled(weights: Any, numbers: Numbers) -> Any:
    for name, value in numbers.items():
        if isinstance(value, dict):
            _filled(getattr(weights, name), value)
        elif isinstance(value, list):
            for i, number in enumerate(value):
                getattr(weights, name)[i] = number
        else:
            setattr(weights, name, value)
    return weights

"""What an evaluation counts its features with: a data file a game, `archipel/bots/weights/NAME.json`."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.resources import files
from typing import Any

from archipel.games.definition import Definition
from archipel.rules import Batch, batch, store


def weights_of(game: Definition) -> Batch[Any]:
    """A game's weights, as compiled code takes them."""
    file = files("archipel.bots") / "weights" / f"{game.name}.json"
    return weighed(game, json.loads(file.read_text("utf-8")))


def weighed(game: Definition, numbers: dict[str, Any]) -> Batch[Any]:
    """Weights by their names, a list for those of a row."""
    record = import_module(f"archipel.bots.evaluation.{game.name.replace('-', '_')}").Weights
    weights = record()
    for name, value in numbers.items():
        if isinstance(value, list):
            for i, number in enumerate(value):
                getattr(weights, name)[i] = number
        else:
            setattr(weights, name, value)
    held = batch(record)
    store(held, 0, weights)
    return held

"""The games there are, with their options, told so that a form can be made of them."""

from __future__ import annotations

from typing import Any

from archipel import __version__
from archipel.bots.levels import LEVELS
from archipel.games.catalogue import NAMES, definition
from archipel.games.choices import Choice


def games_told() -> dict[str, Any]:
    """What `GET api/games` answers."""
    return {"program": __version__, "bots": list(LEVELS), "games": [_game_told(name) for name in NAMES]}


def _game_told(name: str) -> dict[str, Any]:
    game = definition(name)
    return {
        "name": name,
        "seats": list(game.seats),
        "team": game.team,
        "secrets": game.secrets,
        "options": [
            _option_told(option, choice, game.options[option]) for option, choice in sorted(game.choices.items())
        ],
    }


def _option_told(name: str, choice: Choice, default: Any) -> dict[str, Any]:
    told: dict[str, Any] = {"name": name, "kind": choice.kind, "default": default}
    if choice.values:
        told["values"] = list(choice.values)
    if choice.otherwise is not None:
        told["otherwise"] = choice.otherwise
    if choice.only_seats is not None:
        told["only_seats"] = list(choice.only_seats)
    return told

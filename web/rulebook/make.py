"""Make the pictures of the rules pages: moments of play, as somebody who watches sees them.

    python web/rulebook/make.py

Which moments is said in `pictures.yaml`: by game and section a recorded match (`match`, after `at` moves) or a lesson
of the guided first game (`lesson`), then some moves (`then`).  `offers` are the moves that are shown as possible,
`choose` what of them is already chosen, and `part` what of the board is shown: left, top and width, as shares of it.
They are written into `web/src/rules/pictures/`, and the page's own boards draw them.
"""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import yaml

import archipel
from archipel.guides import guide_to
from archipel.match import Match

HERE = Path(__file__).parent
GOLDEN = HERE.parents[1] / "tests" / "golden"
PICTURES = HERE.parent / "src" / "rules" / "pictures"

Picture = dict[str, Any]


def told() -> dict[str, dict[str, Picture]]:
    """What is said of the pictures, by game and section."""
    found: dict[str, dict[str, Picture]] = yaml.safe_load((HERE / "pictures.yaml").read_text(encoding="utf-8"))
    return found


def begun(game: str, picture: Picture) -> Match:
    """The match that a picture is taken of, before its own moves."""
    if "lesson" in picture:
        (lesson,) = (one for one in guide_to(game) if one.name == picture["lesson"])
        return archipel.game(game).match(lesson.position)
    record = json.loads((GOLDEN / f"{picture['match']}.json").read_text(encoding="utf-8"))
    match = archipel.game(game).match(record["start"])
    for move in record["moves"][: picture["at"]]:
        match.play(move)
    return match


def taken(game: str, picture: Picture) -> Picture:
    """A picture as the page wants it."""
    match = begun(game, picture)
    for move in picture.get("then", []):
        match.play(move)
    offers = picture.get("offers", [])
    fitting = [move for move in match.legal() if any(fnmatchcase(move, pattern) for pattern in offers)]
    if bool(offers) != bool(fitting):
        raise ValueError(f"{game}: no move fits {offers}")
    return {
        "view": match.view(None),
        "seat": match.actor if fitting else None,
        "legal": [{"move": move, **match.describe(move)} for move in fitting],
        "choose": picture.get("choose", []),
        "part": picture.get("part", [0, 0, 1]),
    }


def made(game: str, pictures: dict[str, Picture]) -> str:
    """The file of a game."""
    all_of_them = {section: taken(game, picture) for section, picture in pictures.items()}
    lines = (f'  "{section}": {json.dumps(one, separators=(",", ":"))}' for section, one in all_of_them.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    for game, pictures in told().items():
        (PICTURES / f"{game}.json").write_text(made(game, pictures), encoding="utf-8")


if __name__ == "__main__":
    main()

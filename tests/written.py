"""Moves that can be written down, legal or not, by their numbers: what is tried besides the legal ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib import import_module
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any, Protocol

from archipel.games.islet.moves import verb_of as verb_of_islet
from archipel.games.islet.notation import ISLET_NAMES, KIND_NAMES, RESOURCE_NAMES, payment_text
from archipel.games.islet.payments import PAYMENTS, WAYS
from archipel.games.notation import Notation
from archipel.match import Game, Match
from archipel.rules import plain


class Written(Protocol):
    """How the moves of a game can be written down."""

    def verb_of(self, code: int) -> int:
        """A move's verb."""

    def any_code(self, random: Random) -> int:
        """Any move at all."""

    def altered(self, code: int, random: Random) -> int:
        """A move with one thing changed, if there is any."""

    def every_code(self, match: Match) -> list[int]:
        """Every move there is, or if there is no end of them every one that comes near to what a match is about."""


class Table:
    """A game whose notation is a table of forms."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def verb_of(self, code: int) -> int:
        return self.notation.verb_of(code)

    def any_code(self, random: Random) -> int:
        verb = random.choice(sorted(self.notation._forms))
        return self._coded(verb, [random.choice(values) for values in self._values_for(verb)])

    def altered(self, code: int, random: Random) -> int:
        verb, values = self.notation.verb_of(code), self.notation.values_of(code)
        choices = self._values_for(verb)
        changed = random.choice([i for i, some in enumerate(choices) if len(some) > 1] or [0])
        values[changed] = random.choice(choices[changed])
        return self._coded(verb, values)

    def every_code(self, match: Match) -> list[int]:  # noqa: ARG002 - the same at all times
        return self._every_code

    @cached_property
    def _every_code(self) -> list[int]:
        codes = [self._coded(verb, v) for verb in self.notation._forms for v in product(*self._values_for(verb))]
        return [code for code in codes if self.notation.move_of(self.notation.text_of(code)) == code]

    def _coded(self, verb: int, values: Sequence[int]) -> int:
        """The number of a move: its verb, and its arguments' values."""
        arguments = zip(values, self.notation._shifts, strict=True)
        return verb << self.notation._verb_shift | sum(value << shift for value, shift in arguments)

    def _values_for(self, verb: int) -> list[list[int]]:
        """What each argument of a verb may be; nought alone for one that it does not have."""
        _, *arguments = self.notation._forms[verb]
        return [[0] if names is None else sorted(names.values()) for names in arguments]


FEW = 3
"""All payments of so many cards are among those tried."""
Position = dict[str, Any]


def _payments() -> list[str]:
    """Nothing, all of a few cards, those that pay for something, and those with a card too many."""
    paying = {payment_text(PAYMENTS[cost, way]) for cost in range(len(RESOURCE_NAMES)) for way in range(WAYS[cost])}
    more = {"+".join(sorted([*pay.split("+"), "sand"])) for pay in paying}
    few = {
        "+".join(some) for n in range(1, FEW + 1) for some in combinations_with_replacement(sorted(RESOURCE_NAMES), n)
    }
    return sorted({"-", *few, *paying, *more})


class OfIslet:
    """Islet: cells without end, and payments of any cards, so moves are put together from words."""

    NEAR = range(-3, 4)
    """Rows and columns of the cells that come up."""
    KINDS: Sequence[str] = KIND_NAMES
    RESOURCES: Sequence[str] = RESOURCE_NAMES
    PAYMENTS: Sequence[str] = _payments()
    CARDS: Sequence[str] = tuple(str(card) for card in range(1, 14))
    FORMS: Sequence[tuple[str, ...]] = (
        ("perch", "CELL"),
        ("put", "KIND", "CELL"),
        ("go", "CELL", "PAY"),
        ("lay", "PAY", "keep", "RESOURCE"),
        ("lay", "PAY", "lose", "RESOURCE"),
        ("lay", "PAY", "keep", "RESOURCE", "for", "CARD"),
        ("lay", "PAY", "lose", "RESOURCE", "for", "CARD"),
        ("done",),
        ("draw", "KIND"),
        ("drop", "RESOURCE"),
        ("trim", "hand", "THREE"),
        ("trim", "bag"),
        ("lose", "KIND"),
        ("reveal", "CARD"),
    )

    def __init__(self, game: Game) -> None:
        self.game = game

    def verb_of(self, code: int) -> int:
        return plain(verb_of_islet)(code)

    def any_code(self, random: Random) -> int:
        return self._code([self._any_word(word, random) for word in random.choice(self.FORMS)])

    def altered(self, code: int, random: Random) -> int:
        words = self._words(self.game.definition.text_of(code))
        form = next(form for form in self.FORMS if self._is_of(words, form))
        i = random.choice([i for i, word in enumerate(form) if word.isupper()] or [0])
        words[i] = self._any_word(form[i], random)
        return self._code(words)

    def every_code(self, match: Match) -> list[int]:
        position = match.position()
        choices = {
            "CELL": self._cells_about(position),
            "KIND": list(self.KINDS),
            "PAY": self.PAYMENTS,
            "RESOURCE": list(self.RESOURCES),
            "CARD": self.CARDS,
            "THREE": [" ".join(three) for three in combinations_with_replacement(sorted(self.KINDS), 3)],
        }
        forms = [[choices.get(word, [word]) for word in form] for form in self.FORMS]
        return [self._code(words) for form in forms for words in product(*form)]

    def _any_word(self, word: str, random: Random) -> str:
        match word:
            case "CELL":
                islet = random.choice(("", "", "day:", "night:"))
                return f"{islet}{random.choice(self.NEAR)},{random.choice(self.NEAR)}"
            case "KIND":
                return random.choice(self.KINDS)
            case "PAY":
                return random.choice(self.PAYMENTS)
            case "RESOURCE":
                return random.choice(self.RESOURCES)
            case "CARD":
                return random.choice(self.CARDS)
            case "THREE":
                return " ".join(sorted(random.choices(self.KINDS, k=3)))
        return word

    def _words(self, text: str) -> list[str]:
        """The words of a move, three kinds as one of them."""
        words = text.split(" ")
        return [*words[:2], " ".join(words[2:])] if words[:2] == ["trim", "hand"] else words

    def _is_of(self, words: Sequence[str], form: Sequence[str]) -> bool:
        return len(words) == len(form) and all(
            wanted.isupper() or word == wanted for word, wanted in zip(words, form, strict=True)
        )

    def _code(self, words: Sequence[str]) -> int:
        code = self.game.definition.move_of(" ".join(words))
        assert code is not None, words
        return code

    def _cells_about(self, position: Position) -> list[str]:
        """Those of the islet and around it, some far away, and some as the other kind of game has them."""
        islets = [f"{name}:" for name in ISLET_NAMES.values()]
        near = {name for cell in position["cells"] for name in self._around(cell)}
        far = {f"{islet}{cell}" for islet in ("", *islets) for cell in ("0,0", "32767,-32767", "-9,9")}
        return sorted(near | far)

    def _around(self, cell: str) -> Iterator[str]:
        """A cell, and all within a step of it in every direction."""
        islet, colon, place = cell.rpartition(":")
        column, row = map(int, place.split(","))
        for across, down in product((-1, 0, 1), (-1, 0, 1)):
            yield f"{islet}{colon}{column + across},{row + down}"


def written(game: Game) -> Written:
    """How the moves of a game can be written down."""
    if game.name == "islet":
        return OfIslet(game)
    return Table(import_module(f"archipel.games.{game.name.replace('-', '_')}.notation").NOTATION)

"""Seeded games played out and told move by move in digests, so that two processes can be compared.

    ARCHIPEL_RULES=python python tests/twin.py --games 64 > interpreted.jsonl
    ARCHIPEL_RULES=compiled python tests/twin.py --games 64 > compiled.jsonl

Each line is a game: its number, its options, its moves, a digest for the moment before each move, and what the
greedy bot chose where it was asked.  What is played depends on the number of the game alone, never on how rules run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any, NamedTuple

from written import written

import archipel
from archipel.bots import make_bot
from archipel.games.forbidden_island.facts import LAYOUT_NAMES
from archipel.games.forbidden_island.options import DIFFICULTY_NAMES, ROLE_NAMES
from archipel.match import Game, Match
from archipel.rules import INTERPRETED
from archipel.seeds import canonical

Options = dict[str, Any]

SEATINGS: list[Options] = [
    {"seats": 2, "two_colours": False},
    {"seats": 2, "two_colours": True},
    {"seats": 3, "two_colours": False},
    {"seats": 4, "two_colours": False},
]
CHALLENGES = [list(some) for count in range(5) for some in combinations((1, 2, 3, 4), count)]


def _options_of_the_island() -> list[Options]:
    """All of them; the first 64 have every seating with every set of challenges, each way of values with both."""
    return [
        {
            **SEATINGS[number % 4],
            "challenges": CHALLENGES[number // 4 % 16],
            "open_values": (number % 4 + number // 4 + number // 64) % 2 == 1,
        }
        for number in range(128)
    ]


def _options_of_survive() -> list[Options]:
    return [{"seats": seats, "open_values": open_values} for open_values in (False, True) for seats in (2, 3, 4, 5)]


def _options_of_forbidden_island() -> list[Options]:
    """All of them, roles at random or some that are chosen; any 36 in a row have every layout with every difficulty."""
    options: list[Options] = []
    for number in range(216):
        chosen, fewer = divmod((number + number // 36) % 6, 3)
        seats = 4 - fewer
        teams = list(permutations(ROLE_NAMES, seats))
        options.append(
            {
                "seats": seats,
                "difficulty": DIFFICULTY_NAMES[number % 4],
                "layout": LAYOUT_NAMES[number % 9],
                "roles": list(teams[7 * number % len(teams)]) if chosen else "random",
            }
        )
    return options


def _options_of_islet() -> list[Options]:
    """All of them: eggs are an option only alone."""
    return [{"seats": 1, "eggs": 10}, {"seats": 1, "eggs": 6}, *({"seats": seats} for seats in (2, 3, 4))]


class Twin(NamedTuple):
    """How a game is played in both ways."""

    options: list[Options]
    """Every way to play it."""
    batch: int
    """How many matches a pair of processes plays."""
    least: int
    """A match has more moves than this, on average."""
    asked: int
    """The greedy bot is first asked after so many moves, or twice as many, up to five times, by the match's number."""


TWINS = {
    "the-island": Twin(_options_of_the_island(), batch=64, least=200, asked=30),
    "survive-the-island": Twin(_options_of_survive(), batch=32, least=200, asked=30),
    "forbidden-island": Twin(_options_of_forbidden_island(), batch=72, least=50, asked=6),
    "islet": Twin(_options_of_islet(), batch=40, least=150, asked=30),
}
IDLE = {"end", "skip", "stay", "allow", "done"}
ODD_MOVES = 5
"""How many moves that need not be legal are tried at each moment."""
MOST_FOR_BOT = 50
"""The greedy bot is asked once a game, where there are no more moves than this: interpreted it thinks long."""


def choose(legal: list[str], random: Random) -> str:
    """Any move, but seldom an idle one, and each verb as likely as the next, so that things happen."""
    busy = [move for move in legal if move not in IDLE]
    if not busy or random.random() < 0.1:
        return random.choice(legal)
    verb = random.choice(sorted({move.split(" ")[0] for move in busy}))
    return random.choice([move for move in busy if move.split(" ")[0] == verb])


def refusal(match: Match, code: int) -> int:
    """Why a move is refused, as the rules number it; 0 if it is legal."""
    return match.game.definition.doors.refuse_at(match._states, match._buffer, 0, code)


def digest(*parts: object) -> str:
    """A few letters that tell things apart."""
    return hashlib.sha256(canonical(parts).encode()).hexdigest()[:12]


def bot_choice(match: Match, number: int) -> str:
    """What the greedy bot does in the place of whoever is to move."""
    assert match.actor is not None
    bot = make_bot("greedy")
    bot.start(match.game.name, match.options, int(match.actor), number)
    return bot.choose(match.view(match.actor), match.legal(), None)


def options_of(game: str, number: int) -> Options:
    """The options of a match: every combination comes in its turn."""
    options = TWINS[game].options
    return options[number % len(options)]


def played(game: Game, number: int) -> Iterator[tuple[Match, Random]]:
    """The game of a number, at the moment before each move and at the end."""
    random = Random(number)
    match = game.start(seed=number, **options_of(game.name, number))
    yield match, random
    while not match.over:
        match.play(choose(match.legal(), random))
        yield match, random


def told(game: Game, number: int) -> dict[str, Any]:
    """A game in digests."""
    digests: list[str] = []
    bots: dict[str, str] = {}
    first_asked = TWINS[game.name].asked * (1 + number % 5)
    for match, random in played(game, number):
        legal = match.legal()
        odd = [written(game).any_code(random) for _ in range(ODD_MOVES)]
        odds = sorted(str(chance) for chance in match.chances().values()) if match.actor == "chance" else []
        views = [match.view(seat) for seat in (None, *match.seats)] if len(match.moves) % 16 == 0 else []
        parts = (match.actor, match.position(), legal, odds, [refusal(match, code) for code in odd], views)
        digests.append(digest(*parts))
        if (
            not bots
            and len(match.moves) >= first_asked
            and match.actor not in ("chance", None)
            and 1 < len(legal) <= MOST_FOR_BOT
        ):
            bots[str(len(match.moves))] = bot_choice(match, number)
    result = [match.scores(), match.winners()]
    return {
        "number": number,
        "options": match.options,
        "moves": match.moves,
        "digests": digests,
        "bots": bots,
        "result": result,
    }


def main() -> None:
    """Tell games on standard output, and last how they were played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=TWINS, default="the-island", help="which")
    parser.add_argument("--games", type=int, default=64, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    arguments = parser.parse_args()
    game = archipel.game(arguments.game)
    for number in range(arguments.first, arguments.first + arguments.games):
        print(json.dumps(told(game, number)))
    print(json.dumps({"interpreted": INTERPRETED, "numba": "numba" in sys.modules, "numpy": "numpy" in sys.modules}))


if __name__ == "__main__":
    main()

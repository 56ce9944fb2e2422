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
from itertools import combinations, product
from random import Random
from typing import Any

import archipel
from archipel.bots import make_bot
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
OPTIONS: dict[str, list[Options]] = {
    "the-island": [
        {**seating, "challenges": challenges, "open_values": open_values}
        for open_values, challenges, seating in product((False, True), CHALLENGES, SEATINGS)
    ],
    "survive-the-island": [
        {"seats": seats, "open_values": open_values} for open_values, seats in product((False, True), (2, 3, 4, 5))
    ],
}
"""By game, every way to play it."""
IDLE = {"end", "skip", "stay", "allow"}
ODD_MOVES = 5
"""How many moves that need not be legal are tried at each moment."""
MOST_VERBS = 32
"""More than any game has."""
MOST_FOR_BOT = 50
"""The greedy bot is asked once a game, where there are no more moves than this: interpreted it thinks long."""


def choose(legal: list[str], random: Random) -> str:
    """Any move, but seldom an idle one, and each verb as likely as the next, so that things happen."""
    busy = [move for move in legal if move not in IDLE]
    if not busy or random.random() < 0.1:
        return random.choice(legal)
    verb = random.choice(sorted({move.split(" ")[0] for move in busy}))
    return random.choice([move for move in busy if move.split(" ")[0] == verb])


def any_code(game: Game, random: Random) -> int:
    """The number of any move that can be written down, legal or not."""
    while True:
        code = random.randrange(MOST_VERBS) << 16 | random.randrange(140) << 8 | random.randrange(140)
        try:
            game.definition.text_of(code)
        except KeyError:
            continue
        return code


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
    """The options of a match.

    Of The Island 64 have every seating with every set of challenges, 128 every combination; of another game every
    combination comes in its turn.
    """
    if game != "the-island":
        return OPTIONS[game][number % len(OPTIONS[game])]
    seating, challenges = number % 4, number // 4 % 16
    open_values = (seating + challenges + number // 64) % 2 == 1
    return {**SEATINGS[seating], "challenges": CHALLENGES[challenges], "open_values": open_values}


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
    first_asked = 30 + number % 5 * 30
    for match, random in played(game, number):
        legal = match.legal()
        odd = [any_code(game, random) for _ in range(ODD_MOVES)]
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
    parser.add_argument("--game", choices=OPTIONS, default="the-island", help="which")
    parser.add_argument("--games", type=int, default=64, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    arguments = parser.parse_args()
    game = archipel.game(arguments.game)
    for number in range(arguments.first, arguments.first + arguments.games):
        print(json.dumps(told(game, number)))
    print(json.dumps({"interpreted": INTERPRETED, "numba": "numba" in sys.modules, "numpy": "numpy" in sys.modules}))


if __name__ == "__main__":
    main()

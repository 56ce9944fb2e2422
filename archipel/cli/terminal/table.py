"""Setting the table: the match, and who plays which seat."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from archipel.bots.contained import Contained
from archipel.bots.loading import Origin, origin_of
from archipel.cli.failures import Misuse
from archipel.cli.kinds import HUMAN
from archipel.match import Game, Match, load

_FEWEST_SEATS = 2
_DEFAULT_BOT = "greedy"


@dataclass
class Player:
    """Who plays a seat: a person, or a bot."""

    seat: str
    name: str
    bot: Contained | None


def new_match(game: str, options: dict[str, Any], bots: list[str] | None, seed: str | None) -> Match:
    """A match with as many seats as is said, or as players are named, else two."""
    seats = options.pop("seats", len(bots) if bots else _FEWEST_SEATS)
    return Game(game).start(seats=seats, seed=seed, **options)


def resumed_match(path: str, options: dict[str, Any], seed: str | None) -> Match:
    """The match in a file, which has its options already."""
    told = [*options, *(["seed"] if seed is not None else [])]
    if told:
        raise Misuse("cli-error-resume-and-options", options=", ".join(f"--{name.replace('_', '-')}" for name in told))
    return load(path)


def players_of(match: Match, people: int | None, bots: list[str] | None) -> dict[str, Player]:
    """Who plays each seat: as named, or so many people from seat 1 on and bots in the other seats."""
    seats = match.seats
    if bots is not None and people is not None:
        raise Misuse("cli-error-bots-and-people")
    if bots is None:
        people = 1 if people is None else people
        if people > len(seats):
            raise Misuse("cli-error-people-and-seats", people=people, seats=len(seats))
        bots = [HUMAN] * people + [_DEFAULT_BOT] * (len(seats) - people)
    if len(bots) != len(seats):
        raise Misuse("cli-error-bots-and-seats", seats=len(seats), named=len(bots))
    return {seat: Player(seat, name, _bot_for(match, name)) for seat, name in zip(seats, bots, strict=True)}


def _bot_for(match: Match, name: str) -> Contained | None:
    """A bot, which has shown that it can begin such a match if it is not ours; None for a person."""
    if name == HUMAN:
        return None
    bot = Contained(name)
    if origin_of(name) is not Origin.OURS:
        bot.check(match.game.name, match.options)
    return bot


def brief(players: dict[str, Player], match: Match) -> None:
    """Tell all bots of a match from its beginning, as their seats saw it."""
    bots = {seat: player.bot for seat, player in players.items() if player.bot}
    for seat, bot in bots.items():
        bot.start(match.game.name, match.options, int(seat), _own_luck(match, seat))
    seen = {seat: match.moves_seen(seat) for seat in bots}
    past = match.game.match(match.start_position())
    for index, move in enumerate(match.moves):
        past.play(move)
        for seat, bot in bots.items():
            bot.see({"move": seen[seat][index], "view": past.view(seat)})


def inform(players: dict[str, Player], match: Match, seen: dict[str, str]) -> None:
    """Tell all bots of the last move, as each seat may read it."""
    for seat, player in players.items():
        if player.bot:
            player.bot.see({"move": seen[seat], "view": match.view(seat)})


def _own_luck(match: Match, seat: str) -> int:
    """A number for a bot's own luck: the same in the same match, and unlike the match's draws."""
    return int.from_bytes(hashlib.sha256(f"{match.seed} {seat}".encode()).digest()[:4], "big")

"""A match between bots: who is asked, with what to choose from, and who is told."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from archipel.bots.contained import Contained
from archipel.games.definition import Definition
from archipel.match import Match

CHANCE = "chance"


@dataclass(frozen=True)
class Player:
    """A bot at a seat; those with the same team make each other's moves."""

    bot: Contained
    team: Hashable


def play_match(match: Match, players: Mapping[str, Player]) -> None:
    """Play to the end; the bots have been started."""
    while not match.over:
        move = match.drawn() if match.actor == CHANCE else decide(match, players)
        seen = {seat: match.move_seen(move, seat) for seat in players} if match.actor == CHANCE else {}
        match.play(move)
        for seat, player in players.items():
            read = move if match.over else seen.get(seat, move)
            player.bot.see({"move": read, "view": match.view(seat)})


def decide(match: Match, players: Mapping[str, Player]) -> str:
    """The move that is made now.

    Where other seats may act too (C-3.2), those that want to be asked out of turn are asked first, those after the
    actor before the others, each with its own moves.  Then the actor, with its own moves and those of its team's seats
    that do not want to be asked.
    """
    actor, legal = match.actor, match.legal()
    assert actor is not None
    if match.game.definition.named_seat is Definition.named_seat:  # nobody acts out of turn
        return players[actor].bot.choose(match.view(actor), legal)
    interjected = interjection(match, {seat: player.bot for seat, player in players.items()})
    if interjected is not None:
        return interjected
    movers = {move: match.mover(move) for move in legal}
    spoken_for = [seat for seat in match.seats if _speaks_for(players[actor], players[seat])]
    return players[actor].bot.choose(
        match.view(actor), [move for move in legal if movers[move] in (actor, *spoken_for)]
    )


def interjection(match: Match, bots: Mapping[str, Contained]) -> str | None:
    """What a bot that wants to be asked out of turn does before the actor, None if all hold back."""
    assert match.actor is not None
    for seat in _after(match.actor, match.seats):
        if seat in bots and bots[seat].acts_out_of_turn:
            own = [move for move in match.legal() if match.mover(move) == seat]
            move = bots[seat].interject(match.view(seat), own) if own else None
            if move is not None:
                return move
    return None


def _after(actor: str, seats: list[str]) -> list[str]:
    """The other seats, in playing order from the actor's on."""
    place = seats.index(actor)
    return seats[place + 1 :] + seats[:place]


def _speaks_for(player: Player, other: Player) -> bool:
    return player.team == other.team and not other.bot.acts_out_of_turn

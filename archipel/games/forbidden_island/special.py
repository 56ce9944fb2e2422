"""Section 6: special cards, played by any seat that holds one."""

from __future__ import annotations

from archipel.games.forbidden_island.cards import discard_from
from archipel.games.forbidden_island.cells import has, only
from archipel.games.forbidden_island.facts import HELICOPTER, LANDING, SANDBAGS, TREASURES
from archipel.games.forbidden_island.refusals import Refusal
from archipel.games.forbidden_island.state import State
from archipel.rules import rule


@rule
def refuse_sandbag(s: State, seat: int, cell: int) -> int:
    """FI-6.1: its sandbags, on any flooded tile."""
    if s.hands[seat, SANDBAGS] == 0:
        return Refusal.SANDBAG_NOT_HELD.value
    return Refusal.ALLOWED.value if has(s.flooded, cell) else Refusal.SANDBAG_NOT_FLOODED.value


@rule
def sandbag(s: State, seat: int, cell: int) -> None:
    """FI-6.1, FI-6.4."""
    discard_from(s, seat, SANDBAGS, 1)
    s.flooded &= ~only(cell)


@rule
def pawns_on(s: State, cell: int) -> int:
    """The seats whose pawns stand there, a bit a seat."""
    crew = 0
    for seat in range(s.seats):
        if s.pawn[seat] == cell:
            crew |= 1 << seat
    return crew


@rule
def refuse_lift(s: State, seat: int, cell: int, to: int, crew: int) -> int:
    """FI-6.2: its helicopter, pawns that stand together, to another tile."""
    if s.hands[seat, HELICOPTER] == 0:
        return Refusal.HELICOPTER_NOT_HELD.value
    if crew >> s.seats != 0:
        return Refusal.NO_SUCH_SEAT.value
    if crew & ~pawns_on(s, cell) != 0:
        return Refusal.LIFT_NOT_THERE.value
    if cell == to:
        return Refusal.LIFT_SAME_TILE.value
    return Refusal.ALLOWED.value if has(s.land, to) else Refusal.LIFT_NO_TILE.value


@rule
def lift(s: State, seat: int, to: int, crew: int) -> None:
    """FI-6.2, FI-6.4."""
    discard_from(s, seat, HELICOPTER, 1)
    for lifted in range(s.seats):
        if crew >> lifted & 1:
            s.pawn[lifted] = to


@rule
def refuse_escape(s: State, seat: int) -> int:
    """FI-6.3: its helicopter, the four treasures taken and everybody on Fools' Landing."""
    if s.hands[seat, HELICOPTER] == 0:
        return Refusal.HELICOPTER_NOT_HELD.value
    return refuse_leaving(s)


@rule
def refuse_leaving(s: State) -> int:
    """FI-6.3: what keeps the team on the island, were there a helicopter."""
    for treasure in range(TREASURES):
        if not s.taken[treasure]:
            return Refusal.ESCAPE_TREASURES_LEFT.value
    for pawn in range(s.seats):
        if s.pawn[pawn] != s.where[LANDING]:
            return Refusal.ESCAPE_NOT_ALL_THERE.value
    return Refusal.ALLOWED.value


@rule
def use_helicopter(s: State, seat: int) -> None:
    """FI-6.3, FI-6.4: the card that takes all home."""
    discard_from(s, seat, HELICOPTER, 1)

"""Seats and pawns as one of the seats counts them: itself first, then the others in playing order."""

from __future__ import annotations

from archipel.rules import rule

PAWNS_A_COLOUR = 10
OWN_PAWNS = 20
"""A seat plays at most two colours."""
NOBODY = -1


@rule
def seat_from(me: int, seat: int, seats: int) -> int:
    """A seat counted from one's own, `NOBODY` for none."""
    return (seat - me) % seats if seat < seats else NOBODY


@rule
def pawn_from(me: int, pawn: int, seats: int, colours: int) -> int:
    """A pawn counted from one's own: seat by seat, a seat's colours in their order."""
    colour = pawn // PAWNS_A_COLOUR
    group = (colour % seats - me) % seats * (colours // seats) + colour // seats
    return group * PAWNS_A_COLOUR + pawn % PAWNS_A_COLOUR


@rule
def pawn_to(me: int, number: int, seats: int, colours: int) -> int:
    """The pawn that one counts so."""
    group, each = number // PAWNS_A_COLOUR, colours // seats
    colour = (group // each + me) % seats + group % each * seats
    return colour * PAWNS_A_COLOUR + number % PAWNS_A_COLOUR

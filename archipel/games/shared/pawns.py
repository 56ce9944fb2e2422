"""Pawns changing places: on tiles, aboard, in the water.  A template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.games.shared.exemplar import NONE, PAWNS, PAWNS_A_COLOUR, Place, State
    from archipel.games.shared.sea import is_sea

__all__ = [
    "controls",
    "count_pawns",
    "go_aboard",
    "go_afoot",
    "is_in_play",
    "is_saved",
    "is_swimming",
    "leave",
    "pawns_in_hand",
    "seat_of",
]


@rule
def seat_of(s: State, pawn: int) -> int:
    """Whose pawn it is: colours go round the seats, so with two colours each seat has every other one."""
    return pawn // PAWNS_A_COLOUR % s.seats


@rule
def is_in_play(place: int) -> bool:
    """On a tile, aboard or in the water."""
    return place < Place.NW


@rule
def is_saved(place: int) -> bool:
    """On one of the four islands in the corners."""
    return Place.NW <= place < Place.LOST


@rule
def is_swimming(s: State, pawn: int) -> bool:
    """In the water of a cell."""
    return is_in_play(s.place[pawn]) and not s.aboard[pawn] and is_sea(s, s.place[pawn])


@rule
def leave(s: State, pawn: int) -> None:
    """Take a pawn from where it stands, sits or swims."""
    cell = s.place[pawn]
    if s.aboard[pawn]:
        s.crew[seat_of(s, pawn), cell] -= 1
        s.aboard[pawn] = False
    else:
        s.afoot[seat_of(s, pawn), cell] -= 1
    s.place[pawn] = NONE


@rule
def go_afoot(s: State, pawn: int, cell: int) -> None:
    """Onto the tile of a cell, or into its water."""
    s.place[pawn] = cell
    s.afoot[seat_of(s, pawn), cell] += 1


@rule
def go_aboard(s: State, pawn: int, cell: int) -> None:
    """Into what floats in a cell."""
    s.place[pawn] = cell
    s.aboard[pawn] = True
    s.crew[seat_of(s, pawn), cell] += 1


@rule
def controls(s: State, seat: int, cell: int) -> bool:
    """No other seat has more pawns aboard; so what is empty is anybody's."""
    for other in range(s.seats):
        if s.crew[other, cell] > s.crew[seat, cell]:
            return False
    return True


@rule
def pawns_in_hand(s: State, seat: int) -> int:
    """How many pawns a seat has still to place."""
    count = 0
    for pawn in range(PAWNS):
        if s.place[pawn] == Place.HAND and seat_of(s, pawn) == seat:
            count += 1
    return count


@rule
def count_pawns(s: State) -> None:
    """Count the tallies of pawns that a state keeps at hand."""
    for pawn in range(PAWNS):
        cell = s.place[pawn]
        if is_in_play(cell):
            seat = seat_of(s, pawn)
            s.in_play[seat] += 1
            if s.aboard[pawn]:
                s.crew[seat, cell] += 1
            else:
                s.afoot[seat, cell] += 1

"""What moves in both games of the sinking island do for a seat at first sight.  A template.

No move is made to see how things look after it, as an evaluation needs it: only those are counted whom it touches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.sight import Sight
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.bots.at_sea.exemplar import (
        CAPSIZER,
        SERPENT,
        SHARK,
        Weights,
        hope_aboard,
        hope_ashore,
        hope_in_water,
        hope_met,
        is_wrecked,
        worth_of,
    )
    from archipel.bots.at_sea.hopes import hope
    from archipel.games.shared.exemplar import NEIGHBOURS, PAWNS, SEATS_ABOARD, State
    from archipel.games.shared.pawns import seat_of
    from archipel.games.shared.sea import aboard_in, afoot_in, has_room, is_tile

__all__ = [
    "ashore_beside",
    "gain",
    "gain_by_sailing",
    "gain_by_sinking",
    "gain_by_striking",
    "hope_boarding",
    "hope_swimming",
    "stake",
]

LOST = -1.0
"""The hope of who goes where it is surely lost: there is no worse."""


@rule
def stake(s: State, pawn: int, w: Weights) -> float:
    """What a pawn's being saved is worth to the seat whose turn it is: less than nothing if it is another's."""
    if seat_of(s, pawn) == s.turn:
        return worth_of(s, pawn)
    return -w.rivals * worth_of(s, pawn) / (s.seats - 1)


@rule
def gain(s: State, sight: Sight, pawn: int, hoped: float, w: Weights) -> float:
    """What it is worth to the seat if a pawn can hope for so much instead of what it hopes for now."""
    if sight.pawn != pawn:
        sight.pawn = pawn
        sight.staying = hope(s, pawn, w)
    return stake(s, pawn, w) * (hoped - sight.staying)


@rule
def hope_swimming(s: State, cell: int, w: Weights) -> float:
    """The chance to be saved of who goes into the water of a cell."""
    if s.creatures[SHARK, cell] > 0 or s.creatures[SERPENT, cell] > 0:
        return LOST
    return hope_in_water(s, cell, w)


@rule
def hope_boarding(s: State, cell: int, w: Weights) -> float:
    """That of who goes aboard the boat in a cell, and may take the helm."""
    s.crew[s.turn, cell] += 1
    hoped = hope_aboard(s, s.turn, cell, w)
    s.crew[s.turn, cell] -= 1
    return hoped


@rule
def ashore_beside(s: State, cell: int) -> int:
    """How many of the seat whose turn it is could step from the shore into a cell, as many at most as find seats."""
    count = 0
    for beside in NEIGHBOURS[cell]:
        if is_tile(s, beside):
            count += s.afoot[s.turn, beside]
    return min(count, SEATS_ABOARD)


@rule
def gain_by_sailing(s: State, sight: Sight, cell: int, to: int, beside: float, w: Weights) -> float:
    """Bringing those aboard nearer to land or out of danger; where there is room, coming to those who wait for it."""
    look_aboard(s, sight, cell, w)
    found = 0.0
    if sight.room:
        found += beside * (ashore_beside(s, to) - sight.waiting)
    if sight.crew + s.afoot[s.turn, to] == 0:
        return found
    nearer = hope_aboard(s, s.turn, to, w) - sight.aboard
    for pawn in range(PAWNS):
        if s.place[pawn] == cell and s.aboard[pawn]:
            if is_wrecked(s, to):
                found += gain(s, sight, pawn, LOST, w)
            else:
                found += stake(s, pawn, w) * nearer
        elif s.place[pawn] == to and sight.room:
            found += gain(s, sight, pawn, hope_met(s, to, w), w)
    return found


@rule
def look_aboard(s: State, sight: Sight, cell: int, w: Weights) -> None:
    """See how those aboard a boat fare where it is, and who waits beside it."""
    if sight.boat != cell:
        sight.boat = cell
        sight.crew = aboard_in(s, cell)
        sight.room = has_room(s, cell)
        sight.aboard = hope_aboard(s, s.turn, cell, w)
        sight.waiting = ashore_beside(s, cell)


@rule
def gain_by_sinking(s: State, cell: int, w: Weights) -> float:
    """Who stood on the tile swims: fine if it is another's."""
    if afoot_in(s, cell) == 0:
        return 0.0
    change = hope_in_water(s, cell, w) - hope_ashore(s, cell, w)
    found = 0.0
    for pawn in range(PAWNS):
        if s.place[pawn] == cell:
            found += stake(s, pawn, w) * change
    return found


@rule
def gain_by_striking(s: State, sight: Sight, creature: int, cell: int, w: Weights) -> float:
    """What a creature does to those in a cell: a serpent takes all, a shark swimmers, and boats can be capsized."""
    if afoot_in(s, cell) + aboard_in(s, cell) == 0:
        return 0.0
    found = 0.0
    for pawn in range(PAWNS):
        if s.place[pawn] == cell:
            if creature == SERPENT or (creature == SHARK and not s.aboard[pawn]):
                found += gain(s, sight, pawn, 0.0, w)
            elif creature == CAPSIZER and s.aboard[pawn]:
                found += gain(s, sight, pawn, hope_in_water(s, cell, w), w)
    return found

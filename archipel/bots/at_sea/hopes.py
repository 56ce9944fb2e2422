"""What the hopes of all pawns come to for a seat.  A template.

Every pawn counts its value times the chance, guessed from where it is, that it will be saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.prospects import Prospects, Style, share_out
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.bots.at_sea.exemplar import Weights, hope_aboard, hope_ashore, hope_in_water, worth_of
    from archipel.games.shared.exemplar import PAWNS, State
    from archipel.games.shared.pawns import is_in_play, is_saved, seat_of
    from archipel.games.shared.sea import is_tile

__all__ = ["evaluate", "foresee", "hope"]


@rule
def evaluate(s: State, seat: int, w: Weights) -> float:
    """The points a seat hopes for, less a part of what the others hope for on average."""
    ours, theirs = 0.0, 0.0
    for pawn in range(PAWNS):
        hoped = hope(s, pawn, w)
        if hoped > 0.0:
            if seat_of(s, pawn) == seat:
                ours += hoped * worth_of(s, pawn)
            else:
                theirs += hoped * worth_of(s, pawn)
    return ours - w.rivals * theirs / (s.seats - 1)


@rule
def foresee(s: State, ahead: Prospects, style: Style, w: Weights) -> None:
    """Each seat's share of the victory, by the points it hopes for."""
    for seat in range(s.seats):
        ahead.value[seat] = 0.0
    for pawn in range(PAWNS):
        hoped = hope(s, pawn, w)
        if hoped > 0.0:
            ahead.value[seat_of(s, pawn)] += hoped * worth_of(s, pawn)
    share_out(ahead, s.seats, style.decisiveness)


@rule
def hope(s: State, pawn: int, w: Weights) -> float:
    """The chance that a pawn will be saved."""
    place = s.place[pawn]
    if is_saved(place):
        return 1.0
    if not is_in_play(place):
        return 0.0
    if s.aboard[pawn]:
        return max(w.forlorn, hope_aboard(s, seat_of(s, pawn), place, w))
    if is_tile(s, place):
        return max(w.forlorn, hope_ashore(s, place, w))
    return max(w.forlorn, hope_in_water(s, place, w))

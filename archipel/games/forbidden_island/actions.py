"""Section 5: what a seat does with its three actions."""

from __future__ import annotations

from archipel.games.forbidden_island.cards import discard_from
from archipel.games.forbidden_island.cells import has, only
from archipel.games.forbidden_island.facts import CARDS_TO_CLAIM, NONE, TILES_OF, TREASURES, Role
from archipel.games.forbidden_island.refusals import Refusal
from archipel.games.forbidden_island.state import State
from archipel.games.forbidden_island.ways import guided_to, moves_to, shores
from archipel.rules import rule


@rule
def refuse_move(s: State, cell: int) -> int:
    """FI-5.1: to a tile the pawn can reach in one step, or as the Diver in one dive."""
    if cell == s.pawn[s.turn]:
        return Refusal.MOVE_SAME_TILE.value
    if not has(s.land, cell):
        return Refusal.MOVE_NO_TILE.value
    return Refusal.ALLOWED.value if has(moves_to(s, s.turn), cell) else Refusal.MOVE_TOO_FAR.value


@rule
def move(s: State, cell: int) -> None:
    """FI-5.1."""
    s.pawn[s.turn] = cell


@rule
def refuse_pilot(s: State) -> int:
    """FI-5.2: only the Pilot flies, and once a turn."""
    if s.role[s.turn] != Role.PILOT:
        return Refusal.FLY_NOT_PILOT.value
    return Refusal.FLY_TWICE.value if s.flown else Refusal.ALLOWED.value


@rule
def refuse_fly(s: State, cell: int) -> int:
    """FI-5.2: to any other tile."""
    refused = refuse_pilot(s)
    if refused != Refusal.ALLOWED:
        return refused
    if cell == s.pawn[s.turn]:
        return Refusal.FLY_SAME_TILE.value
    return Refusal.ALLOWED.value if has(s.land, cell) else Refusal.FLY_NO_TILE.value


@rule
def fly(s: State, cell: int) -> None:
    """FI-5.2."""
    s.pawn[s.turn] = cell
    s.flown = 1


@rule
def refuse_guide(s: State, seat: int, cell: int) -> int:
    """FI-5.3: the Navigator, another's pawn, one or two steps."""
    if s.role[s.turn] != Role.NAVIGATOR:
        return Refusal.GUIDE_NOT_NAVIGATOR.value
    if seat >= s.seats:
        return Refusal.NO_SUCH_SEAT.value
    if seat == s.turn:
        return Refusal.GUIDE_ONESELF.value
    if cell == s.pawn[seat]:
        return Refusal.GUIDE_SAME_TILE.value
    if not has(s.land, cell):
        return Refusal.GUIDE_NO_TILE.value
    return Refusal.ALLOWED.value if has(guided_to(s, seat), cell) else Refusal.GUIDE_TOO_FAR.value


@rule
def guide(s: State, seat: int, cell: int) -> None:
    """FI-5.3."""
    s.pawn[seat] = cell


@rule
def refuse_shore(s: State, cell: int) -> int:
    """FI-5.4: a flooded tile under the pawn or next to it."""
    if not has(s.flooded, cell):
        return Refusal.SHORE_NOT_FLOODED.value
    return Refusal.ALLOWED.value if has(shores(s, s.turn), cell) else Refusal.SHORE_TOO_FAR.value


@rule
def refuse_shore_two(s: State, cell: int, other: int) -> int:
    """FI-5.4: the Engineer, two different ones for one action, named in their order."""
    if s.role[s.turn] != Role.ENGINEER:
        return Refusal.SHORE_TWO_NOT_ENGINEER.value
    if cell >= other:
        return Refusal.SHORE_TWO_OUT_OF_ORDER.value
    refused = refuse_shore(s, cell)
    return refused if refused != Refusal.ALLOWED else refuse_shore(s, other)


@rule
def shore(s: State, cell: int) -> None:
    """FI-5.4."""
    s.flooded &= ~only(cell)


@rule
def refuse_give(s: State, seat: int, card: int) -> int:
    """FI-5.5: a treasure card to a seat on the same tile; the Messenger gives from anywhere."""
    if seat >= s.seats:
        return Refusal.NO_SUCH_SEAT.value
    if seat == s.turn:
        return Refusal.GIVE_ONESELF.value
    if card >= TREASURES:
        return Refusal.GIVE_SPECIAL.value
    if s.hands[s.turn, card] == 0:
        return Refusal.GIVE_NOT_HELD.value
    if s.role[s.turn] != Role.MESSENGER and s.pawn[seat] != s.pawn[s.turn]:
        return Refusal.GIVE_APART.value
    return Refusal.ALLOWED.value


@rule
def give(s: State, seat: int, card: int) -> None:
    """FI-5.5."""
    s.hands[s.turn, card] -= 1
    s.hands[seat, card] += 1


@rule
def refuse_claim(s: State, treasure: int) -> int:
    """FI-5.6: four of its cards, on one of its tiles, and nobody has it yet."""
    if s.taken[treasure]:
        return Refusal.CLAIM_TAKEN.value
    if s.hands[s.turn, treasure] < CARDS_TO_CLAIM:
        return Refusal.CLAIM_TOO_FEW.value
    for i in range(2):
        cell = s.where[TILES_OF[treasure, i]]
        if cell != NONE and cell == s.pawn[s.turn]:
            return Refusal.ALLOWED.value
    return Refusal.CLAIM_ELSEWHERE.value


@rule
def claim(s: State, treasure: int) -> None:
    """FI-5.6."""
    discard_from(s, s.turn, treasure, CARDS_TO_CLAIM)
    s.taken[treasure] = 1

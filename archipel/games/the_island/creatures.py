"""Sections 6.8 to 6.10: the creature the die lets move, and those who may repel it."""

from __future__ import annotations

from archipel.games.the_island.explorers import capsize, lose_swimmers, remove_boat
from archipel.games.the_island.facts import NONE, REACH_OF, SERPENT, SHARK, WHALE, Back
from archipel.games.the_island.island import controls, discard, has_tile, holds_any_tile, is_sea
from archipel.games.the_island.refusals import Refusal
from archipel.games.the_island.sea import carries_anybody, find_reach
from archipel.games.the_island.state import Reach, State
from archipel.rules import rule


@rule
def refuse_creature(s: State, reach: Reach, creature: int, cell: int, to: int) -> int:
    """TI-6.8: a creature of the kind rolled, to a cell it can reach without passing prey."""
    if creature != s.die:
        return Refusal.CREATURE_NOT_ROLLED.value
    if s.creatures[creature, cell] == 0:
        return Refusal.CREATURE_NONE_THERE.value
    if not is_sea(s, to):
        return Refusal.CREATURE_NOT_SEA.value
    if to == cell:
        return Refusal.CREATURE_SAME_CELL.value
    find_reach(s, reach, creature, cell, REACH_OF[creature])
    if reach.steps[to] == 0:
        return Refusal.CREATURE_OUT_OF_REACH.value
    return Refusal.ALLOWED.value


@rule
def threaten(s: State, cell: int, to: int) -> None:
    """TI-6.10: a creature sets out; those it would harm are asked, in turn order after the turn's seat."""
    s.attack_from = cell
    s.attack_to = to
    s.asked_count = 0
    for step in range(1, s.seats):
        seat = (s.turn + step) % s.seats
        if may_repel(s, seat, to):
            s.asked[s.asked_count] = seat
            s.asked_count += 1


@rule
def may_repel(s: State, seat: int, cell: int) -> bool:
    """TI-6.10: a seat with a swimmer there (shark) or in control of the boat (whale), and with a tile in hand."""
    if not holds_any_tile(s, seat):
        return False
    if s.die == SHARK:
        return s.afoot[seat, cell] > 0
    if s.die == WHALE:
        return carries_anybody(s, cell) and controls(s, seat, cell)
    return False


@rule
def fitting_defence(s: State) -> int:
    """TI-6.10: the back that repels the creature that attacks."""
    return Back.REPEL_SHARK.value if s.die == SHARK else Back.REPEL_WHALE.value


@rule
def refuse_repel(s: State) -> int:
    """TI-6.10: only with the fitting defence tile."""
    if not has_tile(s, s.asked[0], fitting_defence(s)):
        return Refusal.REPEL_NO_TILE.value
    return Refusal.ALLOWED.value


@rule
def repel(s: State) -> None:
    """TI-6.10: the tile is discarded, the creature removed, and nothing else happens."""
    discard(s, s.asked[0], fitting_defence(s))
    s.creatures[s.die, s.attack_from] -= 1
    forget_attack(s)


@rule
def allow(s: State) -> None:
    """TI-6.10: the next seat is asked; when there is none left, the creature strikes."""
    s.asked_count -= 1
    for i in range(s.asked_count):
        s.asked[i] = s.asked[i + 1]
    s.asked[s.asked_count] = NONE


@rule
def strike(s: State) -> None:
    """TI-6.9: the creature arrives, with what it does in the cell it ends in."""
    cell, creature = s.attack_to, s.die
    s.creatures[creature, s.attack_from] -= 1
    s.creatures[creature, cell] += 1
    forget_attack(s)
    if creature == SERPENT:
        lose_swimmers(s, cell)
        if carries_anybody(s, cell):
            remove_boat(s, cell)
    elif creature == SHARK:
        lose_swimmers(s, cell)
    elif carries_anybody(s, cell):
        capsize(s, cell)


@rule
def forget_attack(s: State) -> None:
    """The attack is settled."""
    s.attack_from = NONE
    s.attack_to = NONE
    s.asked[:] = NONE
    s.asked_count = 0

"""How good a state of Islet looks to a seat: the eggs it has laid, and how near it is to laying the next.

The next egg is looked for where the bird is and within two steps: the nearer, and the more of the nest there can be
paid with what is left after the way, the better.  The weights are a player's rules of thumb, not measurements.
"""

from __future__ import annotations

from archipel.bots.evaluation.islet_alone.outlook import tiles_to_spare
from archipel.bots.evaluation.islet_alone.prices import AloneWeights
from archipel.bots.evaluation.islet_alone.purse import nests_payable
from archipel.bots.prospects import Prospects, Style, likelihood, share_out
from archipel.games.islet.cells import nest_of, terrain_of, touches_sea
from archipel.games.islet.facts import FIRST_NEST, NONE, RESOURCES
from archipel.games.islet.grid import SIDES
from archipel.games.islet.holdings import eggs_laid, guarantees_of
from archipel.games.islet.paying import purse_of
from archipel.games.islet.payments import NESTS_FOR_A_LAY
from archipel.games.islet.state import State
from archipel.rules import f64, one, record, rule


@record
class Weights:
    """What each thing counts; the numbers are in `archipel/bots/weights/islet.json`."""

    # the others' mean, against one's own
    rivals = f64()
    # an egg laid; a level under it, which only breaks ties; a guarantee; cards in hand
    egg = f64()
    height = f64()
    guarantee = f64()
    card = f64()
    nest_card = f64()
    # the next egg, when all that its nest costs can be paid, less by the square of what is missing; each step to it
    next_egg = f64()
    step = f64()
    # the game alone, which is another one
    alone = one(AloneWeights)


@rule
def evaluate(s: State, seat: int, w: Weights) -> float:
    """What a seat has got, less a part of what the others have on average; alone, the tiles to spare."""
    if s.seats == 1:
        return tiles_to_spare(s, w.alone)
    theirs = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs += standing(s, other, w)
    return standing(s, seat, w) - w.rivals * theirs / (s.seats - 1)


@rule
def foresee(s: State, ahead: Prospects, style: Style, w: Weights) -> None:
    """Each seat's share of the victory, by its standing; alone, the chance to win."""
    if s.seats == 1:
        ahead.value[0] = likelihood(tiles_to_spare(s, w.alone), style.even, style.decisiveness)
        return
    for seat in range(s.seats):
        ahead.value[seat] = standing(s, seat, w)
    share_out(ahead, s.seats, style.decisiveness)


@rule
def standing(s: State, seat: int, w: Weights) -> float:
    """Eggs first, then what may become eggs."""
    worth = w.egg * eggs_laid(s, seat) + w.guarantee * guarantees_of(s, seat) + next_egg(s, seat, w)
    for resource in range(RESOURCES):
        worth += s.cards[seat, resource] * (w.card if resource < FIRST_NEST else w.nest_card)
    for cell in range(s.cells):
        if s.egg[cell] == seat:
            worth += w.height * s.level[cell]
    return worth


@rule
def next_egg(s: State, seat: int, w: Weights) -> float:
    """The best place for it within two steps, from the sea any on the shore."""
    if eggs_laid(s, seat) == s.eggs:
        return 0.0
    here = s.bird[seat]
    best = 0.0
    if here == NONE:
        for cell in range(s.cells):
            if touches_sea(s, cell):
                best = max(best, hope(s, seat, cell, 1, 1, w))
        return best
    best = hope(s, seat, here, 0, 0, w)
    for side in range(SIDES):
        near = s.near[here, side]
        if near != NONE:
            paid = 1 if terrain_of(s, near) != terrain_of(s, here) else 0
            best = max(best, hope(s, seat, near, 1, paid, w))
            for further in range(SIDES):
                to = s.near[near, further]
                if to != NONE and to != here:
                    on = 1 if terrain_of(s, to) != terrain_of(s, near) else 0
                    best = max(best, hope(s, seat, to, 2, paid + on, w))
    return best


@rule
def hope(s: State, seat: int, cell: int, steps: int, paid: int, w: Weights) -> float:
    """Of laying in a cell so many steps away, some of them paid for."""
    if s.egg[cell] != NONE:
        return 0.0
    for other in range(s.seats):
        if other != seat and s.bird[other] == cell:
            return 0.0
    ready = min(NESTS_FOR_A_LAY, nests_payable(purse_of(s, seat), nest_of(s, cell), paid)) / NESTS_FOR_A_LAY
    return max(0.0, w.next_egg * ready * ready - w.step * steps)

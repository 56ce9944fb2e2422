"""How good a state of Islet looks to a seat: the eggs it has laid, and how near it is to laying the next.

The next egg is looked for where the bird is and within two steps: the nearer, and the more of the nest there can be
paid with what is left after the way, the better.  The weights are a player's rules of thumb, not measurements.
"""

from __future__ import annotations

from archipel.bots.prospects import Prospects, Style, likelihood, share_out
from archipel.games.islet.cells import islet_at, nest_of, terrain_of, touches_sea
from archipel.games.islet.facts import (
    CARDS_OF_A_RESOURCE,
    DAY_AND_NIGHT_CARDS,
    FIRST_NEST,
    NEST_OF_PAIR,
    NONE,
    RESOURCES,
    TERRAINS,
    Islet,
    Nest,
    Terrain,
)
from archipel.games.islet.grid import SIDES
from archipel.games.islet.holdings import eggs_laid, guarantees_of, tiles_in_bag, tiles_in_hand
from archipel.games.islet.payments import NESTS_FOR_A_LAY
from archipel.games.islet.solo import satisfies
from archipel.games.islet.state import Ending, Phase, State
from archipel.rules import f64, record, rule, table

WON = 1000.0

_PAIR_OF_NEST = {nest: pair for pair, nest in NEST_OF_PAIR.items()}
LACKS = table([next(terrain.value for terrain in Terrain if terrain not in _PAIR_OF_NEST[nest]) for nest in Nest])
"""By nest, the terrain it is not made of."""


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
    # alone: a tile that is left, which is time; a card shown that some cell satisfies; a move that can lead to an egg,
    # which outweighs the tiles it costs; what is left of the next egg where no card allows it
    tile = f64()
    satisfiable = f64()
    about_to_lay = f64()
    unsatisfying = f64()


@rule
def evaluate(s: State, seat: int, w: Weights) -> float:
    """What a seat has got, less a part of what the others have on average; alone, the time that is left as well."""
    if s.seats == 1:
        return outlook_alone(s, w)
    theirs = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs += standing(s, other, w)
    return standing(s, seat, w) - w.rivals * theirs / (s.seats - 1)


@rule
def foresee(s: State, ahead: Prospects, style: Style, w: Weights) -> None:
    """Each seat's share of the victory, by its standing; alone, the chance to win."""
    if s.seats == 1:
        ahead.value[0] = likelihood(outlook_alone(s, w), style.even, style.decisiveness)
        return
    for seat in range(s.seats):
        ahead.value[seat] = standing(s, seat, w)
    share_out(ahead, s.seats, style.decisiveness)


@rule
def outlook_alone(s: State, w: Weights) -> float:
    """IS-8.7: won with as many tiles as can be, or lost; until then, eggs against time."""
    if s.ending == Ending.WON:
        return WON + tiles_in_bag(s)
    if s.ending == Ending.LOST:
        return w.egg * eggs_laid(s, 0) - WON
    time = w.tile * (tiles_in_bag(s) + tiles_in_hand(s, 0))
    moving = s.phase == Phase.TRIM or s.phase == Phase.MOVE
    about_to_lay = w.about_to_lay if moving and next_egg(s, 0, w) > w.next_egg / 2 else 0.0
    return standing(s, 0, w) + time + w.satisfiable * cards_satisfiable(s) + about_to_lay


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
    ready = min(NESTS_FOR_A_LAY, payable(s, seat, nest_of(s, cell), paid)) / NESTS_FOR_A_LAY
    worth = w.next_egg * ready * ready - w.step * steps
    if s.seats == 1 and not satisfies_any(s, cell):
        worth *= w.unsatisfying
    return max(0.0, worth)


@rule
def payable(s: State, seat: int, nest: int, paid: int) -> int:
    """About how many of a nest a seat can pay after some paid steps: its own, pairs of its terrains, three others."""
    terrains, pairs = 0, CARDS_OF_A_RESOURCE
    for terrain in range(TERRAINS):
        held = s.cards[seat, terrain] + s.fresh[seat, terrain]
        terrains += held
        if terrain != LACKS[nest]:
            pairs = min(pairs, held)
    left = max(0, terrains - paid)
    pairs = min(pairs, left // 2)
    return s.cards[seat, FIRST_NEST + nest] + s.fresh[seat, FIRST_NEST + nest] + pairs + (left - 2 * pairs) // 3


@rule
def satisfies_any(s: State, cell: int) -> bool:
    """IS-8.6: a card is shown at its islet that the cell satisfies."""
    for card in range(1, DAY_AND_NIGHT_CARDS + 1):
        if s.pile[card - 1] == islet_at(s, cell) and satisfies(s, cell, card):
            return True
    return False


@rule
def cards_satisfiable(s: State) -> int:
    """IS-8.6: how many of the cards shown some cell without an egg satisfies."""
    cards = 0
    for card in range(1, DAY_AND_NIGHT_CARDS + 1):
        if s.pile[card - 1] == Islet.DAY or s.pile[card - 1] == Islet.NIGHT:
            cards += is_satisfiable(s, card)
    return cards


@rule
def is_satisfiable(s: State, card: int) -> bool:
    """By a cell of the islet where it is shown."""
    for cell in range(s.cells):
        if s.egg[cell] == NONE and islet_at(s, cell) == s.pile[card - 1] and satisfies(s, cell, card):
            return True
    return False

"""Section 3: dealing tiles, and alone the day and night cards."""

from __future__ import annotations

from archipel.games.islet.cells import add_cell
from archipel.games.islet.facts import (
    DAY_AND_NIGHT_CARDS,
    KINDS,
    MOST_SEATS,
    NONE,
    RESOURCES,
    SHOWN_AT_AN_ISLET,
    START_CELLS,
    TILES,
    TILES_IN_HAND,
    TILES_OF_A_KIND,
    UNKNOWN,
    Islet,
)
from archipel.games.islet.grid import SIDES, STARTS
from archipel.games.islet.holdings import take_from_bag
from archipel.games.islet.state import MOST_CELLS, NO_ROUND, Ending, Phase, Pile, State
from archipel.rules import Rng, below, i8, record, rule

TILES_OF_AN_ISLET = len(START_CELLS)
CARDS_SHOWN = 2 * SHOWN_AT_AN_ISLET
MOST_DRAWS = max(
    TILES_OF_AN_ISLET + MOST_SEATS * TILES_IN_HAND,
    2 * TILES_OF_AN_ISLET + TILES_IN_HAND + CARDS_SHOWN,
)


@record
class Draws:
    """The luck of set-up, in an order that never changes.

    First tiles, each one of those left in the bag, where they lie by kind: `water-leaf`, `water-branch`,
    `water-flower`, then sand, then clay likewise.  They go to the cells of the islet in the order of IS-3.1, alone to
    those of `day` and then of `night`; then four to each seat, seat by seat.  Alone, four day and night cards follow,
    each one of those left, lowest first: two for `day`, two for `night`.
    """

    drawn = i8(MOST_DRAWS)


@rule
def tiles_dealt(s: State) -> int:
    """How many tiles are dealt: to the islet, or both, and into hands."""
    islets = 2 if s.seats == 1 else 1
    return islets * TILES_OF_AN_ISLET + s.seats * TILES_IN_HAND


def draw_totals(tiles: int, seats: int) -> list[int]:
    """How many equally likely outcomes each draw of set-up has, in the order of the draws."""
    cards = CARDS_SHOWN if seats == 1 else 0
    return [*(TILES - i for i in range(tiles)), *(DAY_AND_NIGHT_CARDS - i for i in range(cards))]


@rule
def draw_all(s: State, draws: Draws, rng: Rng) -> None:
    """Draw all the luck of set-up."""
    tiles = tiles_dealt(s)
    for i in range(tiles):
        draws.drawn[i] = below(rng, TILES - i)
    if s.seats == 1:
        for i in range(CARDS_SHOWN):
            draws.drawn[tiles + i] = below(rng, DAY_AND_NIGHT_CARDS - i)


@rule
def deal(s: State, draws: Draws) -> None:
    """IS-3.1: from the options to the position before the first move; IS-8.1: or alone before the bird is placed."""
    clear(s)
    for kind in range(KINDS):
        s.bag[kind] = TILES_OF_A_KIND
    if s.seats == 1:
        deal_islet(s, draws, Islet.DAY, 0)
        deal_islet(s, draws, Islet.NIGHT, TILES_OF_AN_ISLET)
        deal_cards(s, draws, tiles_dealt(s))
    else:
        deal_islet(s, draws, Islet.ONLY, 0)
    first = tiles_dealt(s) - s.seats * TILES_IN_HAND
    for seat in range(s.seats):
        s.free_eggs[seat] = s.eggs
        for i in range(TILES_IN_HAND):
            s.hands[seat, take_from_bag(s, draws.drawn[first + seat * TILES_IN_HAND + i])] += 1
    s.phase = Phase.PERCH if s.seats == 1 else Phase.TURN


@rule
def deal_islet(s: State, draws: Draws, islet: int, first: int) -> None:
    """IS-3.1: six tiles in a hexagon."""
    for i in range(TILES_OF_AN_ISLET):
        add_cell(s, STARTS[islet, i], take_from_bag(s, draws.drawn[first + i]))


@rule
def deal_cards(s: State, draws: Draws, first: int) -> None:
    """IS-8.1: two day and night cards at each islet, the rest unseen."""
    s.pile[:] = Pile.UNSEEN.value
    for i in range(CARDS_SHOWN):
        s.pile[nth_unseen(s, draws.drawn[first + i])] = Pile.DAY if i < SHOWN_AT_AN_ISLET else Pile.NIGHT


@rule
def nth_unseen(s: State, nth: int) -> int:
    """The nth of the cards not yet seen, lowest first."""
    for card in range(DAY_AND_NIGHT_CARDS):
        if s.pile[card] == Pile.UNSEEN:
            if nth == 0:
                return card
            nth -= 1
    return NONE


@rule
def clear(s: State) -> None:
    """No islet, and nobody has anything."""
    s.phase = Phase.OVER
    s.turn = 0
    s.puts = 0
    s.last_put = NONE
    s.trims_left = 0
    s.ending = Ending.NOT_YET
    s.round = 1
    s.final_round = NO_ROUND
    s.quiet = 0
    s.trail_length = 0
    s.trail[:] = NONE
    s.cells = 0
    s.bird[:] = NONE
    s.free_eggs[:] = 0
    s.bag[:] = 0
    s.pile[:] = Pile.GONE.value
    s.place[:] = 0
    s.kind[:] = 0
    s.level[:] = 0
    s.egg[:] = 0
    for cell in range(MOST_CELLS):
        for side in range(SIDES):
            s.near[cell, side] = 0
    for seat in range(MOST_SEATS):
        for kind in range(UNKNOWN + 1):
            s.hands[seat, kind] = 0
        for resource in range(RESOURCES):
            s.cards[seat, resource] = 0
            s.fresh[seat, resource] = 0
            s.spent[seat, resource] = 0

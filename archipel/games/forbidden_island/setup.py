"""Section 3: dealing tiles, flood cards, treasure cards and roles."""

from __future__ import annotations

from archipel.games.forbidden_island.cells import count_land, only
from archipel.games.forbidden_island.facts import (
    CARD_KINDS,
    CARDS,
    CARDS_AT_START,
    FLOODED_AT_START,
    HELD_CARDS,
    HELD_KINDS,
    LAYOUT_CELLS,
    MOST_SEATS,
    NONE,
    ROLES,
    START_TICK,
    START_TILE,
    TILES,
    TREASURES,
    Ending,
)
from archipel.games.forbidden_island.state import DISCARDED, State
from archipel.games.forbidden_island.turn import begin_turn
from archipel.rules import Rng, below, i8, record, rule

_MOST_CARDS = MOST_SEATS * CARDS_AT_START


@record
class Draws:
    """The luck of set-up, in this order: a cell for each tile, the flood cards, each seat's cards, each seat's role."""

    drawn = i8(TILES + FLOODED_AT_START + _MOST_CARDS + MOST_SEATS)


def draw_totals(s: State) -> list[int]:
    """How many equally likely outcomes each draw of set-up has, in the order of the draws."""
    tiles = range(TILES, 0, -1)
    floods = range(TILES, TILES - FLOODED_AT_START, -1)
    cards = range(HELD_CARDS, HELD_CARDS - CARDS_AT_START * s.seats, -1)
    roles = () if s.roles_chosen else range(ROLES, ROLES - s.seats, -1)
    return [*tiles, *floods, *cards, *roles]


@rule
def draw_all(s: State, draws: Draws, rng: Rng) -> None:
    """Draw all the luck of set-up."""
    n = 0
    for i in range(TILES):
        draws.drawn[n] = below(rng, TILES - i)
        n += 1
    for i in range(FLOODED_AT_START):
        draws.drawn[n] = below(rng, TILES - i)
        n += 1
    for i in range(CARDS_AT_START * s.seats):
        draws.drawn[n] = below(rng, HELD_CARDS - i)
        n += 1
    for i in range(s.seats):
        draws.drawn[n] = below(rng, ROLES - i)
        n += 1


@rule
def deal(s: State, draws: Draws) -> None:
    """From the options to the first decision."""
    clear(s)
    deal_tiles(s, draws)
    deal_floods(s, draws)
    deal_cards(s, draws)
    if not s.roles_chosen:
        deal_roles(s, draws)
    for seat in range(s.seats):
        s.pawn[seat] = s.where[START_TILE[s.role[seat]]]
    s.water = START_TICK[s.difficulty]
    begin_turn(s, 0)


@rule
def clear(s: State) -> None:
    """No island, no team, nothing going on; the options and chosen roles stay."""
    s.floods_left = 0
    s.ending = Ending.NONE
    s.flooded = 0
    for seat in range(MOST_SEATS):
        s.pawn[seat] = NONE
        if seat >= s.seats or not s.roles_chosen:
            s.role[seat] = NONE
        for card in range(HELD_KINDS):
            s.hands[seat, card] = 0
    for treasure in range(TREASURES):
        s.taken[treasure] = 0


@rule
def deal_tiles(s: State, draws: Draws) -> None:
    """FI-3.1: for each tile, in the page's order, the drawn one of the cells left, which swaps with the first."""
    for i in range(TILES):
        s.where[i] = LAYOUT_CELLS[s.layout, i]
    for i in range(TILES):
        j = i + draws.drawn[i]
        cell = s.where[j]
        s.where[j] = s.where[i]
        s.where[i] = cell
    count_land(s)


@rule
def deal_floods(s: State, draws: Draws) -> None:
    """FI-3.1: six cards, each the drawn one of those left; their tiles are flooded."""
    s.layers = 1
    for tile in range(TILES):
        s.flood_card[tile] = s.layers
    for i in range(FLOODED_AT_START):
        left = draws.drawn[TILES + i]
        for tile in range(TILES):
            if s.flood_card[tile] == s.layers:
                if left == 0:
                    s.flood_card[tile] = DISCARDED
                    s.flooded |= only(s.where[tile])
                    break
                left -= 1


@rule
def deal_cards(s: State, draws: Draws) -> None:
    """FI-3.3: each the drawn one of those left that are no `waters-rise`, which is the same as putting those back."""
    for card in range(CARD_KINDS):
        s.deck[card] = CARDS[card]
        s.discards[card] = 0
    for i in range(CARDS_AT_START * s.seats):
        left = draws.drawn[TILES + FLOODED_AT_START + i]
        card = 0
        while left >= s.deck[card]:
            left -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.hands[i // CARDS_AT_START, card] += 1


@rule
def deal_roles(s: State, draws: Draws) -> None:
    """FI-3.2: each seat the drawn one of the roles left."""
    first = TILES + FLOODED_AT_START + CARDS_AT_START * s.seats
    for seat in range(s.seats):
        left = draws.drawn[first + seat]
        for role in range(ROLES):
            if not has_role(s, role):
                if left == 0:
                    s.role[seat] = role
                    break
                left -= 1


@rule
def has_role(s: State, role: int) -> bool:
    """Whether somebody plays a role."""
    for seat in range(s.seats):
        if s.role[seat] == role:
            return True
    return False

"""Section 7: flood cards, tiles that sink, and pawns that swim."""

from __future__ import annotations

from archipel.games.forbidden_island.cards import lay_flood_discards_on_top
from archipel.games.forbidden_island.cells import has, only
from archipel.games.forbidden_island.facts import NONE, TILES
from archipel.games.forbidden_island.refusals import Refusal
from archipel.games.forbidden_island.state import DISCARDED, GONE, State
from archipel.games.forbidden_island.ways import swims_to
from archipel.rules import rule


@rule
def refuse_flood(s: State, tile: int) -> int:
    """FI-7.4: a card of the top layer."""
    return Refusal.ALLOWED.value if s.flood_card[tile] == s.layers else Refusal.FLOOD_NOT_ON_TOP.value


@rule
def draw_flood(s: State, tile: int) -> bool:
    """FI-7.4: a dry tile is flooded, a flooded one sinks, and its card leaves the game with it.  Whether it sank."""
    s.floods_left -= 1
    here = only(s.where[tile])
    sinks = s.flooded & here != 0
    if sinks:
        s.flooded &= ~here
        s.land &= ~here
        s.where[tile] = NONE
    else:
        s.flooded |= here
    s.flood_card[tile] = GONE if sinks else DISCARDED
    uncover_next_layer(s)
    return sinks


@rule
def uncover_next_layer(s: State) -> None:
    """The next layer is on top when one is used up."""
    for tile in range(TILES):
        if s.flood_card[tile] == s.layers:
            return
    s.layers -= 1


@rule
def renew_flood_deck(s: State) -> None:
    """FI-7.5: after the last of the deck the discards are the new one."""
    if s.layers == 0:
        lay_flood_discards_on_top(s)


@rule
def swimmer(s: State) -> int:
    """FI-7.6: the first seat from the turn's on whose pawn has no tile under it, `NONE` if all have."""
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        if not has(s.land, s.pawn[seat]):
            return seat
    return NONE


@rule
def refuse_swim(s: State, cell: int) -> int:
    """FI-7.6: one of the places the pawn can reach."""
    return Refusal.ALLOWED.value if has(swims_to(s, swimmer(s)), cell) else Refusal.SWIM_NOT_THERE.value


@rule
def swim(s: State, cell: int) -> None:
    """FI-7.6."""
    s.pawn[swimmer(s)] = cell

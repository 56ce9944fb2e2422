"""Section 7: taking a tile, and what is under it."""

from __future__ import annotations

from archipel.games.survive_the_island.encounters import (
    arrive,
    kaiju_may_arrive,
    lose_raft,
    lose_swimmers,
    move_creature,
    will_meet,
)
from archipel.games.survive_the_island.facts import (
    BACKS,
    CELLS,
    CREATURES,
    FIRST_KEPT,
    IN_SUPPLY,
    KAIJU,
    NEIGHBOURS,
    RAFTS,
    SHARK,
    Back,
    Terrain,
)
from archipel.games.survive_the_island.island import aboard_in, is_sea, is_tile, lowest_terrain, sunk_terrain
from archipel.games.survive_the_island.refusals import Refusal
from archipel.games.survive_the_island.stack import put_on_stack, take_from_stack
from archipel.games.survive_the_island.state import Do, State
from archipel.rules import rule

RAFT = CREATURES
"""The piece that is brought, where it is no creature."""


@rule
def refuse_sink(s: State, cell: int) -> int:
    """SI-7.1: any tile of the lowest terrain."""
    if not is_tile(s, cell):
        return Refusal.SINK_NO_TILE.value
    if s.terrain[cell] != lowest_terrain(s):
        return Refusal.SINK_LOWER_FIRST.value
    return Refusal.ALLOWED.value


@rule
def sink(s: State, cell: int) -> None:
    """SI-7.1: the tile is taken, and what stood on it is in the water."""
    s.tiles_left[s.terrain[cell]] -= 1
    s.terrain[cell] = Terrain.SEA
    s.sunk = cell


@rule
def refuse_reveal(s: State, back: int) -> int:
    """SI-7.1: one of the unseen backs of that terrain."""
    if s.pool[sunk_terrain(s) * BACKS + back] == 0:
        return Refusal.REVEAL_NONE_LEFT.value
    return Refusal.ALLOWED.value


@rule
def reveal(s: State, back: int) -> None:
    """SI-7.2: effects are applied, powers go to the hand."""
    kind = sunk_terrain(s) * BACKS + back
    s.pool[kind] -= 1
    if back >= FIRST_KEPT:
        s.hands[s.turn, kind] += 1
    elif back == Back.WHIRLPOOL:
        whirl(s)
    elif back == Back.VOLCANO:
        empty(s, s.sunk)
        s.terrain[s.sunk] = Terrain.VOLCANO
        s.volcanoes += 1
    elif back == Back.KAIJU:
        bring_kaiju(s)
    elif s.creatures[KAIJU, s.sunk] == 0:
        # SI-7.3: nothing else arrives in a kaiju's cell
        bring_shark_or_raft(s, SHARK if back == Back.SHARK else RAFT)


@rule
def bring_kaiju(s: State) -> None:
    """SI-7.3: a kaiju arrives; SI-7.4: with none in the supply, one from the board; SI-8.8: if it could stand there."""
    if in_supply(s, KAIJU):
        if kaiju_may_arrive(s, s.sunk):
            arrive(s, KAIJU, s.sunk)
    else:
        bring_from_board(s, KAIJU)


@rule
def bring_shark_or_raft(s: State, piece: int) -> None:
    """SI-7.3: a shark or a raft arrives; SI-7.4: with none in the supply, one from the board."""
    if not in_supply(s, piece):
        bring_from_board(s, piece)
    elif piece == SHARK:
        arrive(s, SHARK, s.sunk)
    else:
        s.raft[s.sunk] = True
        will_meet(s, s.sunk)


@rule
def in_supply(s: State, piece: int) -> bool:
    """SI-10.4: the supply is what is not on the board."""
    count = 0
    for cell in range(CELLS):
        count += s.raft[cell] if piece == RAFT else s.creatures[piece, cell]
    return count < (RAFTS if piece == RAFT else IN_SUPPLY[piece])


@rule
def can_bring(s: State, piece: int, cell: int) -> bool:
    """SI-7.4: an empty raft; a shark; a kaiju that is not already there, and could stand there."""
    if piece == RAFT:
        return s.raft[cell] != 0 and aboard_in(s, cell) == 0
    if piece == KAIJU:
        return cell != s.sunk and s.creatures[KAIJU, cell] > 0 and kaiju_could_come(s, cell)
    return s.creatures[piece, cell] > 0


@rule
def kaiju_could_come(s: State, cell: int) -> bool:
    """SI-8.8: with that kaiju gone from its cell, a kaiju could stand where the tile was."""
    s.creatures[KAIJU, cell] -= 1
    fits = kaiju_may_arrive(s, s.sunk)
    s.creatures[KAIJU, cell] += 1
    return fits


@rule
def bring_from_board(s: State, piece: int) -> None:
    """SI-7.4: the seat picks one; with only one choice there is nothing to decide, and with none nothing happens."""
    choices, last = 0, 0
    for cell in range(CELLS):
        if can_bring(s, piece, cell):
            choices += 1
            last = cell
    if choices > 1:
        put_on_stack(s, Do.BRING, s.sunk, piece)
    elif choices == 1:
        bring(s, piece, last)


@rule
def refuse_bring(s: State, cell: int) -> int:
    """SI-7.4."""
    if not can_bring(s, s.stack[s.depth - 1].piece, cell):
        return Refusal.BRING_NONE_THERE.value
    return Refusal.ALLOWED.value


@rule
def bring_chosen(s: State, cell: int) -> None:
    """SI-7.4: the one the seat picked."""
    piece = s.stack[s.depth - 1].piece
    take_from_stack(s)
    bring(s, piece, cell)


@rule
def bring(s: State, piece: int, cell: int) -> None:
    """SI-7.4: from its cell to where the tile was."""
    if piece == RAFT:
        s.raft[cell] = False
        s.raft[s.sunk] = True
        will_meet(s, s.sunk)
    else:
        move_creature(s, piece, cell, s.sunk)


@rule
def whirl(s: State) -> None:
    """SI-7.6: everything in the cell and the water around it is eliminated."""
    empty(s, s.sunk)
    for near in NEIGHBOURS[s.sunk]:
        if is_sea(s, near):
            empty(s, near)


@rule
def empty(s: State, cell: int) -> None:
    """Adventurers, a raft and creatures are eliminated."""
    lose_raft(s, cell)
    lose_swimmers(s, cell)
    for creature in range(CREATURES):
        s.creatures[creature, cell] = 0

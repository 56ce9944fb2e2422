"""What a seat may see, and a state that fits it.  A template.

A *veiled* state has the secrets taken out: unseen tiles in hands are `UNKNOWN` and counted with the pool, unseen
values are 0.  It is what a view is written from and all a bot is given; `redeal` makes a whole state of it again by
dealing what is hidden at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.rules import Rng, below, i8, record, rule

if TYPE_CHECKING:
    from archipel.games.shared.exemplar import (
        BACKS,
        FIRST_KEPT,
        LAST_OF_SET_UP,
        OVER,
        PAWNS,
        PAWNS_A_COLOUR,
        TERRAINS,
        UNKNOWN,
        VALUES,
        State,
        colours_in_play,
    )
    from archipel.games.shared.pawns import seat_of

__all__ = ["Memory", "forget", "memorise", "recall", "redeal", "veil"]


@record
class Memory:
    """What a seat has seen and may no longer look at: the values of its pawns."""

    value = i8(PAWNS)


@rule
def forget(memory: Memory) -> None:
    """Know nothing of the game to come."""
    memory.value[:] = 0


@rule
def memorise(memory: Memory, s: State) -> None:
    """Remember the values that a veiled state still shows."""
    for pawn in range(PAWNS):
        if s.value[pawn] > 0:
            memory.value[pawn] = s.value[pawn]


@rule
def recall(s: State, memory: Memory) -> None:
    """Put remembered values back into a veiled state."""
    for pawn in range(PAWNS):
        if s.value[pawn] == 0:
            s.value[pawn] = memory.value[pawn]


@rule
def veil(s: State, seat: int) -> None:
    """Take out what a seat may not see; a spectator is no seat.  At the end all is open."""
    if s.phase == OVER:
        return
    for other in range(s.seats):
        if other != seat:
            hide_hand(s, other)
    for pawn in range(PAWNS):
        if seat_of(s, pawn) != seat or not sees_own_values(s):
            s.value[pawn] = 0


@rule
def hide_hand(s: State, seat: int) -> None:
    """Only the terrain of a tile shows; its back counts among the unseen."""
    for terrain in range(TERRAINS):
        first = terrain * BACKS
        for back in range(FIRST_KEPT, UNKNOWN):
            s.pool[first + back] += s.hands[seat, first + back]
            s.hands[seat, first + UNKNOWN] += s.hands[seat, first + back]
            s.hands[seat, first + back] = 0


@rule
def sees_own_values(s: State) -> bool:
    """Until set-up ends, or with open values."""
    return s.phase <= LAST_OF_SET_UP or s.open_values != 0


@rule
def redeal(s: State, rng: Rng) -> None:
    """Deal what is hidden, every way as likely: tiles in hands from the unseen ones that are kept, and values."""
    for seat in range(s.seats):
        for terrain in range(TERRAINS):
            while s.hands[seat, terrain * BACKS + UNKNOWN] > 0:
                redeal_tile(s, rng, seat, terrain)
    for colour in range(colours_in_play(s)):
        for pawn in range(colour * PAWNS_A_COLOUR, (colour + 1) * PAWNS_A_COLOUR):
            if s.value[pawn] == 0:
                s.value[pawn] = draw_value(s, rng, colour)


@rule
def redeal_tile(s: State, rng: Rng, seat: int, terrain: int) -> None:
    """One hidden tile of a terrain gets one of the unseen backs that go to the hand."""
    first = terrain * BACKS
    kept = 0
    for back in range(FIRST_KEPT, UNKNOWN):
        kept += s.pool[first + back]
    drawn = below(rng, kept)
    back = FIRST_KEPT
    while drawn >= s.pool[first + back]:
        drawn -= s.pool[first + back]
        back += 1
    s.pool[first + back] -= 1
    s.hands[seat, first + back] += 1
    s.hands[seat, first + UNKNOWN] -= 1


@rule
def draw_value(s: State, rng: Rng, colour: int) -> int:
    """One of the values of a colour that none of its pawns has yet."""
    first = colour * PAWNS_A_COLOUR
    hidden = 0
    for i in range(PAWNS_A_COLOUR):
        if s.value[first + i] == 0:
            hidden += 1
    drawn = below(rng, hidden)
    for i in range(PAWNS_A_COLOUR):
        if is_left(s, first, i):
            if drawn == 0:
                return VALUES[i]
            drawn -= 1
    return 0


@rule
def is_left(s: State, first: int, i: int) -> bool:
    """Whether the i-th value of the box is not yet some pawn's; of equal values the first go first."""
    before = 0
    for j in range(i):
        if VALUES[j] == VALUES[i]:
            before += 1
    given = 0
    for j in range(PAWNS_A_COLOUR):
        if s.value[first + j] == VALUES[i]:
            given += 1
    return given <= before

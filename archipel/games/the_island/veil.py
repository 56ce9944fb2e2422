"""Section 9: what a seat may see, and a state that fits it.

A *veiled* state has the secrets taken out: unseen tiles in hands are `UNKNOWN` and counted with the pool, unseen
values are 0.  It is what a view is written from and all a bot is given; `redeal` makes a whole state of it again by
dealing what is hidden at random.
"""

from __future__ import annotations

from archipel.games.the_island.explorers import colours_in_play, seat_of
from archipel.games.the_island.facts import (
    BACKS,
    EXPLORERS,
    EXPLORERS_A_COLOUR,
    FIRST_KEPT,
    TERRAINS,
    VALUES,
    Back,
)
from archipel.games.the_island.state import Phase, State
from archipel.rules import Rng, below, i8, record, rule


@record
class Memory:
    """What a seat has seen and may no longer look at: the values of its explorers."""

    value = i8(EXPLORERS)


@rule
def forget(memory: Memory) -> None:
    """Know nothing of the game to come."""
    memory.value[:] = 0


@rule
def memorise(memory: Memory, s: State) -> None:
    """Remember the values that a veiled state still shows."""
    for explorer in range(EXPLORERS):
        if s.value[explorer] > 0:
            memory.value[explorer] = s.value[explorer]


@rule
def recall(s: State, memory: Memory) -> None:
    """Put remembered values back into a veiled state."""
    for explorer in range(EXPLORERS):
        if s.value[explorer] == 0:
            s.value[explorer] = memory.value[explorer]


@rule
def veil(s: State, seat: int) -> None:
    """TI-9.1: take out what a seat may not see; a spectator is no seat.  TI-9.3: at the end all is open."""
    if s.phase == Phase.OVER:
        return
    for other in range(s.seats):
        if other != seat:
            hide_hand(s, other)
    for explorer in range(EXPLORERS):
        if seat_of(s, explorer) != seat or not sees_own_values(s):
            s.value[explorer] = 0


@rule
def hide_hand(s: State, seat: int) -> None:
    """TI-9.1, TI-9.3: only the terrain of a tile shows; its back counts among the unseen."""
    for terrain in range(TERRAINS):
        first = terrain * BACKS
        for back in range(FIRST_KEPT, Back.UNKNOWN):
            s.pool[first + back] += s.hands[seat, first + back]
            s.hands[seat, first + Back.UNKNOWN] += s.hands[seat, first + back]
            s.hands[seat, first + back] = 0


@rule
def sees_own_values(s: State) -> bool:
    """TI-9.2: until set-up ends, or with open values."""
    return s.phase == Phase.PLACE_EXPLORERS or s.phase == Phase.PLACE_BOATS or s.open_values != 0


@rule
def redeal(s: State, rng: Rng) -> None:
    """Deal what is hidden, every way as likely: tiles in hands from the unseen ones that are kept, and values."""
    for seat in range(s.seats):
        for terrain in range(TERRAINS):
            while s.hands[seat, terrain * BACKS + Back.UNKNOWN] > 0:
                redeal_tile(s, rng, seat, terrain)
    for colour in range(colours_in_play(s)):
        for explorer in range(colour * EXPLORERS_A_COLOUR, (colour + 1) * EXPLORERS_A_COLOUR):
            if s.value[explorer] == 0:
                s.value[explorer] = draw_value(s, rng, colour)


@rule
def redeal_tile(s: State, rng: Rng, seat: int, terrain: int) -> None:
    """One hidden tile of a terrain gets one of the unseen backs that go to the hand."""
    first = terrain * BACKS
    kept = 0
    for back in range(FIRST_KEPT, Back.UNKNOWN):
        kept += s.pool[first + back]
    drawn = below(rng, kept)
    back = FIRST_KEPT.value
    while drawn >= s.pool[first + back]:
        drawn -= s.pool[first + back]
        back += 1
    s.pool[first + back] -= 1
    s.hands[seat, first + back] += 1
    s.hands[seat, first + Back.UNKNOWN] -= 1


@rule
def draw_value(s: State, rng: Rng, colour: int) -> int:
    """One of the values of a colour that none of its explorers has yet."""
    first = colour * EXPLORERS_A_COLOUR
    hidden = 0
    for i in range(EXPLORERS_A_COLOUR):
        if s.value[first + i] == 0:
            hidden += 1
    drawn = below(rng, hidden)
    for i in range(EXPLORERS_A_COLOUR):
        if is_left(s, first, i):
            if drawn == 0:
                return VALUES[i]
            drawn -= 1
    return 0


@rule
def is_left(s: State, first: int, i: int) -> bool:
    """Whether the i-th value of the box is not yet some explorer's; of equal values the first go first."""
    before = 0
    for j in range(i):
        if VALUES[j] == VALUES[i]:
            before += 1
    given = 0
    for j in range(EXPLORERS_A_COLOUR):
        if s.value[first + j] == VALUES[i]:
            given += 1
    return given <= before

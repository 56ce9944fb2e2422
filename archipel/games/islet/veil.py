"""What a seat may see (IS-9.1), and a state that fits it.

A *veiled* state has the secrets taken out: the tiles in other hands are `UNKNOWN` and counted with the bag.  It is
what a view is written from and all a bot is given; `redeal` makes a whole state of it again by dealing what is hidden
at random.
"""

from __future__ import annotations

from archipel.games.islet.facts import KINDS, UNKNOWN
from archipel.games.islet.holdings import take_from_bag, tiles_in_bag
from archipel.games.islet.state import Phase, State
from archipel.rules import Rng, below, i8, record, rule


@record
class Memory:
    """What a seat has seen and may no longer look at: nothing, in this game."""

    nothing = i8()


@rule
def forget(memory: Memory) -> None:
    """Know nothing of the game to come."""
    memory.nothing = 0


@rule
def memorise(memory: Memory, s: State) -> None:  # noqa: ARG001 -- in other games there is something to remember
    """Remember nothing."""
    memory.nothing = 0


@rule
def recall(s: State, memory: Memory) -> None:
    """Put nothing back."""


@rule
def veil(s: State, seat: int) -> None:
    """Take out what a seat may not see; a spectator is no seat.  At the end all is open."""
    if s.phase == Phase.OVER:
        return
    for other in range(s.seats):
        if other != seat:
            hide_hand(s, other)


@rule
def hide_hand(s: State, seat: int) -> None:
    """Only how many tiles there are shows; their kinds count among the unseen."""
    for kind in range(KINDS):
        s.bag[kind] += s.hands[seat, kind]
        s.hands[seat, UNKNOWN] += s.hands[seat, kind]
        s.hands[seat, kind] = 0


@rule
def redeal(s: State, rng: Rng) -> None:
    """Deal what is hidden, every way as likely: tiles in hands from the unseen ones."""
    for seat in range(s.seats):
        while s.hands[seat, UNKNOWN] > 0:
            s.hands[seat, UNKNOWN] -= 1
            s.hands[seat, take_from_bag(s, below(rng, tiles_in_bag(s)))] += 1

"""SI-10.2: the stack of what is still to be settled, innermost last."""

from __future__ import annotations

from archipel.games.survive_the_island.facts import MOST_SEATS, NONE
from archipel.games.survive_the_island.state import Do, Frame, State
from archipel.rules import rule


@rule
def put_on_stack(s: State, do: int, at: int, piece: int) -> None:
    """One more thing to settle, before all others."""
    frame = s.stack[s.depth]
    frame.do = do
    frame.at = at
    frame.piece = piece
    s.depth += 1


@rule
def take_from_stack(s: State) -> None:
    """The innermost thing is settled."""
    s.depth -= 1
    clear_frame(s.stack[s.depth])


@rule
def clear_stack(s: State) -> None:
    """Nothing is to be settled any more."""
    s.depth = 0
    for frame in s.stack:
        clear_frame(frame)


@rule
def clear_frame(frame: Frame) -> None:
    """As it is when it is not on the stack."""
    frame.do = Do.NOTHING
    frame.at = NONE
    frame.piece = NONE
    frame.asked_count = 0
    for i in range(MOST_SEATS):
        frame.asked[i] = NONE


@rule
def is_answered(frame: Frame) -> bool:
    """The seat asked first has answered; whether it was the last."""
    frame.asked_count -= 1
    for i in range(frame.asked_count):
        frame.asked[i] = frame.asked[i + 1]
    frame.asked[frame.asked_count] = NONE
    return frame.asked_count == 0

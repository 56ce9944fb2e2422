"""Why a move is not legal: each reason with the rule that forbids it.

Every verb has a rule `refuse_…` beside the rule that plays it.  The list of legal moves and the check of a single
move both ask it, so they cannot disagree, and what it answers can be told to the player.  The words are messages of
the same name, `islet-put-too-low` and so on, in `archipel/words/`.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Refusal(IntEnum):
    """Reasons; `ALLOWED` is none."""

    ALLOWED = 0
    # not the time for it
    GAME_OVER = auto()
    GAME_OVER_ALONE = auto()
    NOT_PERCHING = auto()
    NOT_EXPLORING = auto()
    NOT_MOVING = auto()
    TRIM_FIRST = auto()
    NOTHING_TO_END = auto()
    NOT_DRAWING = auto()
    NOT_DROPPING = auto()
    NOT_TRIMMING = auto()
    NOT_LOSING = auto()
    NOT_REVEALING = auto()
    # cells
    CELL_OF_TWO_ISLETS = auto()
    CELL_OF_NO_ISLET = auto()
    # exploring
    PUT_NOT_IN_HAND = auto()
    PUT_OTHER_ISLET = auto()
    PUT_NOT_IN_THE_SEA = auto()
    PUT_AWAY_FROM_THE_ISLET = auto()
    PUT_IN_THE_SEA = auto()
    PUT_NOT_ADJACENT = auto()
    PUT_ON_AN_EGG = auto()
    PUT_ON_A_BIRD = auto()
    PUT_TOO_LOW = auto()
    DRAW_NONE_LEFT = auto()
    DROP_NOT_HELD = auto()
    # moving
    GO_INTO_THE_SEA = auto()
    GO_INLAND = auto()
    GO_NOT_ADJACENT = auto()
    GO_ANOTHER_KIND = auto()
    GO_ON_THE_TRAIL = auto()
    GO_NO_WAY_ON = auto()
    DONE_BESIDE_A_BIRD = auto()
    # paying
    PAY_NOTHING_DUE = auto()
    PAY_TOO_LITTLE = auto()
    PAY_TOO_MUCH = auto()
    PAY_NOT_HELD = auto()
    # laying
    LAY_IN_THE_SEA = auto()
    LAY_EGG_THERE = auto()
    LAY_BIRD_THERE = auto()
    LAY_NO_EGG_LEFT = auto()
    KEEP_NO_FREE_EGGS = auto()
    KEEP_THIRD = auto()
    KEEP_NONE_LEFT = auto()
    LOSE_FREE_EGGS_LEFT = auto()
    LOSE_NOT_GUARANTEED = auto()
    LAY_FOR_A_CARD = auto()
    LAY_FOR_NO_CARD = auto()
    CARD_NOT_SHOWN = auto()
    CARD_NOT_SATISFIED = auto()
    # alone
    PERCH_IN_THE_SEA = auto()
    TRIM_NOT_IN_HAND = auto()
    TRIM_BAG_TOO_EMPTY = auto()
    LOSE_NONE_LEFT = auto()
    REVEAL_NOT_UNSEEN = auto()


RULE: dict[Refusal, str] = {
    Refusal.GAME_OVER: "IS-7.1",
    Refusal.GAME_OVER_ALONE: "IS-8.7",
    Refusal.NOT_PERCHING: "IS-8.1",
    Refusal.NOT_EXPLORING: "IS-4.1",
    Refusal.NOT_MOVING: "IS-4.1",
    Refusal.TRIM_FIRST: "IS-8.3",
    Refusal.NOTHING_TO_END: "IS-4.1",
    Refusal.NOT_DRAWING: "IS-5.4",
    Refusal.NOT_DROPPING: "IS-5.5",
    Refusal.NOT_TRIMMING: "IS-8.3",
    Refusal.NOT_LOSING: "IS-8.3",
    Refusal.NOT_REVEALING: "IS-8.5",
    Refusal.CELL_OF_TWO_ISLETS: "IS-1.1",
    Refusal.CELL_OF_NO_ISLET: "IS-8.1",
    Refusal.PUT_NOT_IN_HAND: "IS-4.1",
    Refusal.PUT_OTHER_ISLET: "IS-8.2",
    Refusal.PUT_NOT_IN_THE_SEA: "IS-5.1",
    Refusal.PUT_AWAY_FROM_THE_ISLET: "IS-5.1",
    Refusal.PUT_IN_THE_SEA: "IS-5.2",
    Refusal.PUT_NOT_ADJACENT: "IS-5.2",
    Refusal.PUT_ON_AN_EGG: "IS-5.2",
    Refusal.PUT_ON_A_BIRD: "IS-5.2",
    Refusal.PUT_TOO_LOW: "IS-5.2",
    Refusal.DRAW_NONE_LEFT: "IS-5.4",
    Refusal.DROP_NOT_HELD: "IS-5.5",
    Refusal.GO_INTO_THE_SEA: "IS-6.1",
    Refusal.GO_INLAND: "IS-6.1",
    Refusal.GO_NOT_ADJACENT: "IS-6.1",
    Refusal.GO_ANOTHER_KIND: "IS-8.4",
    Refusal.GO_ON_THE_TRAIL: "IS-6.3",
    Refusal.GO_NO_WAY_ON: "IS-6.2",
    Refusal.DONE_BESIDE_A_BIRD: "IS-6.2",
    Refusal.PAY_NOTHING_DUE: "IS-6.1",
    Refusal.PAY_TOO_LITTLE: "IS-6.6",
    Refusal.PAY_TOO_MUCH: "IS-6.6",
    Refusal.PAY_NOT_HELD: "IS-6.7",
    Refusal.LAY_IN_THE_SEA: "IS-6.4",
    Refusal.LAY_EGG_THERE: "IS-6.4",
    Refusal.LAY_BIRD_THERE: "IS-6.4",
    Refusal.LAY_NO_EGG_LEFT: "IS-6.5",
    Refusal.KEEP_NO_FREE_EGGS: "IS-6.5",
    Refusal.KEEP_THIRD: "IS-6.5",
    Refusal.KEEP_NONE_LEFT: "IS-6.5",
    Refusal.LOSE_FREE_EGGS_LEFT: "IS-6.5",
    Refusal.LOSE_NOT_GUARANTEED: "IS-6.5",
    Refusal.LAY_FOR_A_CARD: "IS-6.4",
    Refusal.LAY_FOR_NO_CARD: "IS-8.5",
    Refusal.CARD_NOT_SHOWN: "IS-8.5",
    Refusal.CARD_NOT_SATISFIED: "IS-8.6",
    Refusal.PERCH_IN_THE_SEA: "IS-8.1",
    Refusal.TRIM_NOT_IN_HAND: "IS-8.3",
    Refusal.TRIM_BAG_TOO_EMPTY: "IS-8.3",
    Refusal.LOSE_NONE_LEFT: "IS-8.3",
    Refusal.REVEAL_NOT_UNSEEN: "IS-8.5",
}

"""Why a move is not legal: each reason with the rule that forbids it.

Every verb has a rule `refuse_…` beside the rule that plays it.  The list of legal moves and the check of a single move
both ask it, so they cannot disagree, and what it answers can be told to the player.  The words are messages of the same
name, `survive-the-island-not-yours` and so on, in `archipel/words/`.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Refusal(IntEnum):
    """Reasons; `ALLOWED` is none."""

    ALLOWED = 0
    # not the time for it
    GAME_OVER = auto()
    NOT_PLACING_ADVENTURERS = auto()
    NOT_PLACING_RAFTS = auto()
    NOT_ACTING = auto()
    NOT_SINKING = auto()
    NOT_REVEALING = auto()
    NOT_BRINGING = auto()
    NOT_ROLLING = auto()
    NOT_MOVING_CREATURES = auto()
    NOT_FILLING_A_RAFT = auto()
    NOT_REPELLING = auto()
    NOT_PUSHING = auto()
    # set-up
    PLACE_NOT_YOURS = auto()
    PLACE_NOT_IN_HAND = auto()
    PLACE_NO_TILE = auto()
    PLACE_TILE_TAKEN = auto()
    RAFT_NOT_WATER = auto()
    RAFT_NO_TILE_NEAR = auto()
    RAFT_NOT_FREE = auto()
    # moves
    NO_MOVES_LEFT = auto()
    NOT_YOURS = auto()
    OUT_OF_PLAY = auto()
    KAIJU_THERE = auto()
    WALK_NO_TILE = auto()
    WALK_TOO_FAR = auto()
    BOARD_NO_RAFT = auto()
    BOARD_TOO_FAR = auto()
    BOARD_FULL = auto()
    SWIM_NOT_WATER = auto()
    SWIM_TOO_FAR = auto()
    SWIM_TO_A_SEAT = auto()
    SWIM_TWICE = auto()
    LAND_NOT_THERE = auto()
    SAIL_NO_RAFT = auto()
    SAIL_NOT_CONTROLLED = auto()
    SAIL_NOT_WATER = auto()
    SAIL_TOO_FAR = auto()
    SAIL_RAFT_THERE = auto()
    # powers
    POWER_SAME_CELL = auto()
    PADDLES_NOT_IN_HAND = auto()
    PADDLES_NO_RAFT = auto()
    PADDLES_NOT_CONTROLLED = auto()
    PADDLES_OUT_OF_REACH = auto()
    DOLPHIN_NOT_IN_HAND = auto()
    DOLPHIN_NOT_A_SWIMMER = auto()
    DOLPHIN_OUT_OF_REACH = auto()
    DIVE_NOT_IN_HAND = auto()
    DIVE_NONE_THERE = auto()
    DIVE_NOT_FREE = auto()
    CREATURE_DIE_NOT_IN_HAND = auto()
    REPELLENT_NOT_IN_HAND = auto()
    REPELLENT_NO_SHARK = auto()
    REPELLENT_NOBODY_ABOARD = auto()
    # sinking
    SINK_NO_TILE = auto()
    SINK_LOWER_FIRST = auto()
    REVEAL_NONE_LEFT = auto()
    BRING_NONE_THERE = auto()
    # creatures
    CREATURE_NOT_ROLLED = auto()
    CREATURE_NONE_THERE = auto()
    CREATURE_SAME_CELL = auto()
    CREATURE_OUT_OF_REACH = auto()
    KAIJU_CANNOT_CLEAR = auto()
    ABOARD_NOT_A_SWIMMER_THERE = auto()
    REPEL_NO_TILE = auto()
    PUSH_NOT_THERE = auto()
    PUSH_OUT_OF_REACH = auto()


RULE: dict[Refusal, str] = {
    Refusal.GAME_OVER: "SI-9.1",
    Refusal.NOT_PLACING_ADVENTURERS: "SI-3.2",
    Refusal.NOT_PLACING_RAFTS: "SI-3.3",
    Refusal.NOT_ACTING: "SI-4.1",
    Refusal.NOT_SINKING: "SI-4.3",
    Refusal.NOT_REVEALING: "SI-7.1",
    Refusal.NOT_BRINGING: "SI-7.4",
    Refusal.NOT_ROLLING: "SI-4.4",
    Refusal.NOT_MOVING_CREATURES: "SI-4.4",
    Refusal.NOT_FILLING_A_RAFT: "SI-5.6",
    Refusal.NOT_REPELLING: "SI-8.5",
    Refusal.NOT_PUSHING: "SI-8.7",
    Refusal.PLACE_NOT_YOURS: "SI-3.2",
    Refusal.PLACE_NOT_IN_HAND: "SI-3.2",
    Refusal.PLACE_NO_TILE: "SI-3.2",
    Refusal.PLACE_TILE_TAKEN: "SI-3.2",
    Refusal.RAFT_NOT_WATER: "SI-3.3",
    Refusal.RAFT_NO_TILE_NEAR: "SI-3.3",
    Refusal.RAFT_NOT_FREE: "SI-3.3",
    Refusal.NO_MOVES_LEFT: "SI-4.1",
    Refusal.NOT_YOURS: "SI-4.1",
    Refusal.OUT_OF_PLAY: "SI-1.3",
    Refusal.KAIJU_THERE: "SI-5.4",
    Refusal.WALK_NO_TILE: "SI-5.1",
    Refusal.WALK_TOO_FAR: "SI-5.1",
    Refusal.BOARD_NO_RAFT: "SI-5.1",
    Refusal.BOARD_TOO_FAR: "SI-5.1",
    Refusal.BOARD_FULL: "SI-5.1",
    Refusal.SWIM_NOT_WATER: "SI-5.2",
    Refusal.SWIM_TOO_FAR: "SI-5.2",
    Refusal.SWIM_TO_A_SEAT: "SI-5.3",
    Refusal.SWIM_TWICE: "SI-5.2",
    Refusal.LAND_NOT_THERE: "SI-5.1",
    Refusal.SAIL_NO_RAFT: "SI-5.5",
    Refusal.SAIL_NOT_CONTROLLED: "SI-5.5",
    Refusal.SAIL_NOT_WATER: "SI-5.5",
    Refusal.SAIL_TOO_FAR: "SI-5.5",
    Refusal.SAIL_RAFT_THERE: "SI-5.5",
    Refusal.POWER_SAME_CELL: "SI-6.6",
    Refusal.PADDLES_NOT_IN_HAND: "SI-6.1",
    Refusal.PADDLES_NO_RAFT: "SI-6.1",
    Refusal.PADDLES_NOT_CONTROLLED: "SI-6.1",
    Refusal.PADDLES_OUT_OF_REACH: "SI-6.1",
    Refusal.DOLPHIN_NOT_IN_HAND: "SI-6.2",
    Refusal.DOLPHIN_NOT_A_SWIMMER: "SI-6.2",
    Refusal.DOLPHIN_OUT_OF_REACH: "SI-6.2",
    Refusal.DIVE_NOT_IN_HAND: "SI-6.3",
    Refusal.DIVE_NONE_THERE: "SI-6.3",
    Refusal.DIVE_NOT_FREE: "SI-6.3",
    Refusal.CREATURE_DIE_NOT_IN_HAND: "SI-6.4",
    Refusal.REPELLENT_NOT_IN_HAND: "SI-6.5",
    Refusal.REPELLENT_NO_SHARK: "SI-6.5",
    Refusal.REPELLENT_NOBODY_ABOARD: "SI-6.5",
    Refusal.SINK_NO_TILE: "SI-7.1",
    Refusal.SINK_LOWER_FIRST: "SI-7.1",
    Refusal.REVEAL_NONE_LEFT: "SI-7.1",
    Refusal.BRING_NONE_THERE: "SI-7.4",
    Refusal.CREATURE_NOT_ROLLED: "SI-4.4",
    Refusal.CREATURE_NONE_THERE: "SI-4.4",
    Refusal.CREATURE_SAME_CELL: "SI-8.1",
    Refusal.CREATURE_OUT_OF_REACH: "SI-8.2",
    Refusal.KAIJU_CANNOT_CLEAR: "SI-8.8",
    Refusal.ABOARD_NOT_A_SWIMMER_THERE: "SI-5.6",
    Refusal.REPEL_NO_TILE: "SI-8.5",
    Refusal.PUSH_NOT_THERE: "SI-8.7",
    Refusal.PUSH_OUT_OF_REACH: "SI-8.7",
}

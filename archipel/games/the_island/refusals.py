"""Why a move is not legal: each reason with the rule that forbids it.

Every verb has a rule `refuse_…` beside the rule that plays it.  The list of legal moves and the check of a single
move both ask it, so they cannot disagree, and what it answers can be told to the player.  The words are messages of
the same name, `the-island-not-yours` and so on, in `archipel/words/`.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Refusal(IntEnum):
    """Reasons; `ALLOWED` is none."""

    ALLOWED = 0
    # not the time for it
    GAME_OVER = auto()
    NOT_PLACING_EXPLORERS = auto()
    NOT_PLACING_BOATS = auto()
    NOT_PLAYING_TILES = auto()
    NOT_MOVING = auto()
    NOT_SINKING = auto()
    NOT_REVEALING = auto()
    NOT_FILLING_A_BOAT = auto()
    NOT_ROLLING = auto()
    NOT_MOVING_CREATURES = auto()
    NOT_DEFENDING = auto()
    # set-up
    PLACE_NOT_YOURS = auto()
    PLACE_NOT_IN_HAND = auto()
    PLACE_NO_TILE = auto()
    PLACE_TILE_TAKEN = auto()
    PLACE_TILE_FULL = auto()
    BOAT_NOT_SEA = auto()
    BOAT_NO_TILE_NEAR = auto()
    BOAT_CELL_TAKEN = auto()
    # explorers and boats
    NOT_YOURS = auto()
    OUT_OF_PLAY = auto()
    WALK_LEFT_THE_ISLAND = auto()
    WALK_NO_TILE = auto()
    WALK_TOO_FAR = auto()
    BOARD_NO_BOAT = auto()
    BOARD_FULL = auto()
    BOARD_ALREADY_ABOARD = auto()
    BOARD_SWIMMER_ELSEWHERE = auto()
    BOARD_TOO_FAR = auto()
    SWIM_ABOARD = auto()
    SWIM_NOT_SEA = auto()
    SWIM_TOO_FAR = auto()
    SWIM_TWICE = auto()
    DIVE_NOT_ABOARD = auto()
    LAND_FROM_TILE = auto()
    LAND_NOT_THERE = auto()
    SAIL_NO_BOAT = auto()
    SAIL_NOT_CONTROLLED = auto()
    SAIL_NOT_SEA = auto()
    SAIL_TOO_FAR = auto()
    SAIL_BOAT_THERE = auto()
    # sinking
    SINK_NO_TILE = auto()
    SINK_LOWER_FIRST = auto()
    SINK_INLAND = auto()
    REVEAL_NONE_LEFT = auto()
    ABOARD_NOT_A_SWIMMER_THERE = auto()
    # creatures
    CREATURE_NOT_ROLLED = auto()
    CREATURE_NONE_THERE = auto()
    CREATURE_NOT_SEA = auto()
    CREATURE_SAME_CELL = auto()
    CREATURE_OUT_OF_REACH = auto()
    REPEL_NO_TILE = auto()
    # hand tiles
    DOLPHIN_NOT_IN_HAND = auto()
    DOLPHIN_NOT_A_SWIMMER = auto()
    DOLPHIN_OUT_OF_REACH = auto()
    WIND_NOT_IN_HAND = auto()
    WIND_NO_BOAT = auto()
    WIND_NOT_CONTROLLED = auto()
    WIND_OUT_OF_REACH = auto()
    TILE_SAME_CELL = auto()
    MOVE_CREATURE_NOT_IN_HAND = auto()
    MOVE_CREATURE_NONE_THERE = auto()
    MOVE_CREATURE_NOT_EMPTY = auto()


RULE: dict[Refusal, str] = {
    Refusal.GAME_OVER: "TI-8.1",
    Refusal.NOT_PLACING_EXPLORERS: "TI-3.2",
    Refusal.NOT_PLACING_BOATS: "TI-3.3",
    Refusal.NOT_PLAYING_TILES: "TI-4.1",
    Refusal.NOT_MOVING: "TI-4.2",
    Refusal.NOT_SINKING: "TI-6.1",
    Refusal.NOT_REVEALING: "TI-6.2",
    Refusal.NOT_FILLING_A_BOAT: "TI-6.5",
    Refusal.NOT_ROLLING: "TI-6.8",
    Refusal.NOT_MOVING_CREATURES: "TI-6.8",
    Refusal.NOT_DEFENDING: "TI-6.10",
    Refusal.PLACE_NOT_YOURS: "TI-3.2",
    Refusal.PLACE_NOT_IN_HAND: "TI-3.2",
    Refusal.PLACE_NO_TILE: "TI-3.2",
    Refusal.PLACE_TILE_TAKEN: "TI-3.2",
    Refusal.PLACE_TILE_FULL: "TI-8.2",
    Refusal.BOAT_NOT_SEA: "TI-3.3",
    Refusal.BOAT_NO_TILE_NEAR: "TI-3.3",
    Refusal.BOAT_CELL_TAKEN: "TI-3.3",
    Refusal.NOT_YOURS: "TI-5.5",
    Refusal.OUT_OF_PLAY: "TI-4.2",
    Refusal.WALK_LEFT_THE_ISLAND: "TI-5.5",
    Refusal.WALK_NO_TILE: "TI-5.1",
    Refusal.WALK_TOO_FAR: "TI-5.1",
    Refusal.BOARD_NO_BOAT: "TI-5.2",
    Refusal.BOARD_FULL: "TI-5.2",
    Refusal.BOARD_ALREADY_ABOARD: "TI-5.2",
    Refusal.BOARD_SWIMMER_ELSEWHERE: "TI-5.2",
    Refusal.BOARD_TOO_FAR: "TI-5.2",
    Refusal.SWIM_ABOARD: "TI-5.3",
    Refusal.SWIM_NOT_SEA: "TI-5.3",
    Refusal.SWIM_TOO_FAR: "TI-5.3",
    Refusal.SWIM_TWICE: "TI-5.3",
    Refusal.DIVE_NOT_ABOARD: "TI-5.3",
    Refusal.LAND_FROM_TILE: "TI-5.4",
    Refusal.LAND_NOT_THERE: "TI-5.4",
    Refusal.SAIL_NO_BOAT: "TI-5.6",
    Refusal.SAIL_NOT_CONTROLLED: "TI-5.6",
    Refusal.SAIL_NOT_SEA: "TI-5.6",
    Refusal.SAIL_TOO_FAR: "TI-5.6",
    Refusal.SAIL_BOAT_THERE: "TI-5.6",
    Refusal.SINK_NO_TILE: "TI-6.1",
    Refusal.SINK_LOWER_FIRST: "TI-6.1",
    Refusal.SINK_INLAND: "TI-6.1",
    Refusal.REVEAL_NONE_LEFT: "TI-6.2",
    Refusal.ABOARD_NOT_A_SWIMMER_THERE: "TI-6.5",
    Refusal.CREATURE_NOT_ROLLED: "TI-6.8",
    Refusal.CREATURE_NONE_THERE: "TI-6.8",
    Refusal.CREATURE_NOT_SEA: "TI-6.8",
    Refusal.CREATURE_SAME_CELL: "TI-6.8",
    Refusal.CREATURE_OUT_OF_REACH: "TI-6.8",
    Refusal.REPEL_NO_TILE: "TI-6.10",
    Refusal.DOLPHIN_NOT_IN_HAND: "TI-7.1",
    Refusal.DOLPHIN_NOT_A_SWIMMER: "TI-7.1",
    Refusal.DOLPHIN_OUT_OF_REACH: "TI-7.1",
    Refusal.WIND_NOT_IN_HAND: "TI-7.2",
    Refusal.WIND_NO_BOAT: "TI-7.2",
    Refusal.WIND_NOT_CONTROLLED: "TI-7.2",
    Refusal.WIND_OUT_OF_REACH: "TI-7.2",
    Refusal.TILE_SAME_CELL: "TI-7.4",
    Refusal.MOVE_CREATURE_NOT_IN_HAND: "TI-7.3",
    Refusal.MOVE_CREATURE_NONE_THERE: "TI-7.3",
    Refusal.MOVE_CREATURE_NOT_EMPTY: "TI-7.3",
}

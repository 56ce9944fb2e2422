"""A move as one number: a verb and two things it names."""

from __future__ import annotations

from enum import IntEnum


class Verb(IntEnum):
    """What a move does.  `PLAY_…` are hand tiles, `SERPENT`, `SHARK` and `WHALE` the creature the die lets move."""

    PLACE = 0
    BOAT = 1
    SKIP = 2
    PLAY_DOLPHIN = 3
    PLAY_WIND = 4
    PLAY_MOVE_SERPENT = 5
    PLAY_MOVE_SHARK = 6
    PLAY_MOVE_WHALE = 7
    END = 8
    WALK = 9
    BOARD = 10
    SWIM = 11
    DIVE = 12
    LAND = 13
    SAIL = 14
    SINK = 15
    REVEAL = 16
    ABOARD = 17
    ROLL = 18
    SERPENT = 19
    SHARK = 20
    WHALE = 21
    STAY = 22
    REPEL = 23
    ALLOW = 24

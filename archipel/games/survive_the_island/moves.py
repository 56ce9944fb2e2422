"""A move as one number: a verb and two things it names."""

from __future__ import annotations

from enum import IntEnum


class Verb(IntEnum):
    """What a move does.

    `PLAY_…` are power tiles, `SERPENT`, `SHARK` and `KAIJU` creatures the die lets move, `PUSH_…` what a kaiju pushes.
    """

    PLACE = 0
    RAFT = 1
    END = 2
    WALK = 3
    BOARD = 4
    SWIM = 5
    LAND = 6
    SAIL = 7
    PLAY_PADDLES = 8
    PLAY_DOLPHIN = 9
    PLAY_DIVE_SERPENT = 10
    PLAY_DIVE_SHARK = 11
    PLAY_DIVE_KAIJU = 12
    PLAY_CREATURE_DIE = 13
    PLAY_REPELLENT = 14
    SINK = 15
    REVEAL = 16
    BRING = 17
    ROLL = 18
    SERPENT = 19
    SHARK = 20
    KAIJU = 21
    ABOARD = 22
    REPEL = 23
    ALLOW = 24
    PUSH = 25
    PUSH_SERPENT = 26
    PUSH_SHARK = 27
    PUSH_KAIJU = 28

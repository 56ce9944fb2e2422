"""Why a move is not legal: each reason with the rule that forbids it.

Every verb has a rule `refuse_…` beside the rule that plays it.  The list of legal moves and the check of a single
move both ask it, so they cannot disagree, and what it answers can be told to the player.  The words are messages of
the same name, `forbidden-island-move-no-tile` and so on, in `archipel/words/`.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Refusal(IntEnum):
    """Reasons; `ALLOWED` is none."""

    ALLOWED = 0
    # not the time for it
    GAME_OVER = auto()
    NOT_ACTING = auto()
    NOT_BEFORE_A_DRAW = auto()
    NOT_DRAWING_TREASURE = auto()
    NOT_DISCARDING = auto()
    NOT_FLOODING = auto()
    NOT_SWIMMING = auto()
    SPECIAL_NOT_NOW = auto()
    SPECIAL_ANOTHERS_DISCARD = auto()
    # actions
    NO_SUCH_SEAT = auto()
    MOVE_NO_TILE = auto()
    MOVE_SAME_TILE = auto()
    MOVE_TOO_FAR = auto()
    FLY_NOT_PILOT = auto()
    FLY_TWICE = auto()
    FLY_NO_TILE = auto()
    FLY_SAME_TILE = auto()
    GUIDE_NOT_NAVIGATOR = auto()
    GUIDE_ONESELF = auto()
    GUIDE_NO_TILE = auto()
    GUIDE_SAME_TILE = auto()
    GUIDE_TOO_FAR = auto()
    SHORE_NOT_FLOODED = auto()
    SHORE_TOO_FAR = auto()
    SHORE_TWO_NOT_ENGINEER = auto()
    SHORE_TWO_OUT_OF_ORDER = auto()
    GIVE_SPECIAL = auto()
    GIVE_ONESELF = auto()
    GIVE_NOT_HELD = auto()
    GIVE_APART = auto()
    CLAIM_TAKEN = auto()
    CLAIM_TOO_FEW = auto()
    CLAIM_ELSEWHERE = auto()
    # special cards
    SANDBAG_NOT_HELD = auto()
    SANDBAG_NOT_FLOODED = auto()
    HELICOPTER_NOT_HELD = auto()
    LIFT_NO_TILE = auto()
    LIFT_SAME_TILE = auto()
    LIFT_NOT_THERE = auto()
    ESCAPE_TREASURES_LEFT = auto()
    ESCAPE_NOT_ALL_THERE = auto()
    # drawing
    TREASURE_NONE_LEFT = auto()
    DISCARD_NOT_HELD = auto()
    FLOOD_NOT_ON_TOP = auto()
    SWIM_NOT_THERE = auto()


RULE: dict[Refusal, str] = {
    Refusal.GAME_OVER: "FI-8.3",
    Refusal.NOT_ACTING: "FI-4.1",
    Refusal.NOT_BEFORE_A_DRAW: "FI-4.1",
    Refusal.NOT_DRAWING_TREASURE: "FI-7.1",
    Refusal.NOT_DISCARDING: "FI-7.3",
    Refusal.NOT_FLOODING: "FI-7.4",
    Refusal.NOT_SWIMMING: "FI-7.6",
    Refusal.SPECIAL_NOT_NOW: "FI-4.2",
    Refusal.SPECIAL_ANOTHERS_DISCARD: "FI-4.2",
    Refusal.NO_SUCH_SEAT: "FI-2.1",
    Refusal.MOVE_NO_TILE: "FI-5.1",
    Refusal.MOVE_SAME_TILE: "FI-5.1",
    Refusal.MOVE_TOO_FAR: "FI-5.1",
    Refusal.FLY_NOT_PILOT: "FI-5.2",
    Refusal.FLY_TWICE: "FI-5.2",
    Refusal.FLY_NO_TILE: "FI-5.2",
    Refusal.FLY_SAME_TILE: "FI-5.2",
    Refusal.GUIDE_NOT_NAVIGATOR: "FI-5.3",
    Refusal.GUIDE_ONESELF: "FI-5.3",
    Refusal.GUIDE_NO_TILE: "FI-5.3",
    Refusal.GUIDE_SAME_TILE: "FI-5.3",
    Refusal.GUIDE_TOO_FAR: "FI-5.3",
    Refusal.SHORE_NOT_FLOODED: "FI-5.4",
    Refusal.SHORE_TOO_FAR: "FI-5.4",
    Refusal.SHORE_TWO_NOT_ENGINEER: "FI-5.4",
    Refusal.SHORE_TWO_OUT_OF_ORDER: "FI-5.4",
    Refusal.GIVE_SPECIAL: "FI-5.5",
    Refusal.GIVE_ONESELF: "FI-5.5",
    Refusal.GIVE_NOT_HELD: "FI-5.5",
    Refusal.GIVE_APART: "FI-5.5",
    Refusal.CLAIM_TAKEN: "FI-5.6",
    Refusal.CLAIM_TOO_FEW: "FI-5.6",
    Refusal.CLAIM_ELSEWHERE: "FI-5.6",
    Refusal.SANDBAG_NOT_HELD: "FI-6.1",
    Refusal.SANDBAG_NOT_FLOODED: "FI-6.1",
    Refusal.HELICOPTER_NOT_HELD: "FI-6.2",
    Refusal.LIFT_NO_TILE: "FI-6.2",
    Refusal.LIFT_SAME_TILE: "FI-6.2",
    Refusal.LIFT_NOT_THERE: "FI-6.2",
    Refusal.ESCAPE_TREASURES_LEFT: "FI-6.3",
    Refusal.ESCAPE_NOT_ALL_THERE: "FI-6.3",
    Refusal.TREASURE_NONE_LEFT: "FI-7.1",
    Refusal.DISCARD_NOT_HELD: "FI-7.3",
    Refusal.FLOOD_NOT_ON_TOP: "FI-7.4",
    Refusal.SWIM_NOT_THERE: "FI-7.6",
}

"""What each game shows a learner, as rules: one file a game."""

NOTHING = -1
"""In place of a cell, a seat or anything else where there is none."""
MOST = 32767
"""The highest number there is room for."""

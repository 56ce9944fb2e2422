"""What each game shows a learner, as rules: one file a game."""

"""Playing and replaying matches in a terminal, or through a pipe."""

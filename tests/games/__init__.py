"""Tests of each game: what is always true of it, and what it refuses."""

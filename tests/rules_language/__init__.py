"""Tests of the small language rules are written in."""

"""Bots against bots: paired deals, seats in turn, and intervals that say how far to trust the result."""

from __future__ import annotations

from archipel.arena.arena import compete
from archipel.arena.question import Question
from archipel.arena.report import Report

__all__ = ["Question", "Report", "compete"]

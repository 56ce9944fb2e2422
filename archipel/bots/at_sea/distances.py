"""How far it is to land."""

from __future__ import annotations

from collections.abc import Iterable

from archipel.boards.board import Board


def steps_to_land(board: Board, landings: Iterable[str]) -> list[int]:
    """From each cell to the nearest landing cell, as if all were water; `landings` are their names."""
    cells = board.cells_named(" ".join(landings))
    return [min(board.distances(cell)[landing] for landing in cells) for cell in range(len(board.points))]

"""Boards: cells with names, neighbours and distances, whatever their shape."""

from archipel.boards.board import Board
from archipel.boards.hexes import hex_rows
from archipel.boards.squares import squares

__all__ = ["Board", "hex_rows", "squares"]

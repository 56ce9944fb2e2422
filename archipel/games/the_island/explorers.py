"""Explorers changing places: on tiles, aboard, in the water, safe or lost."""

from __future__ import annotations

from archipel.games.the_island.facts import EXPLORERS, Place
from archipel.games.the_island.island import go_aboard, go_afoot, leave, seat_of
from archipel.games.the_island.sea import deadly
from archipel.games.the_island.state import State
from archipel.rules import rule


@rule
def enter_water(s: State, explorer: int, cell: int) -> None:
    """TI-5.3: into the water, and lost if a shark or a serpent is there."""
    if deadly(s, cell):
        go_out_of_play(s, explorer, Place.LOST)
    else:
        go_afoot(s, explorer, cell)


@rule
def go_out_of_play(s: State, explorer: int, place: int) -> None:
    """To a safe island, or lost; either breaks the calm (TI-8.3)."""
    s.place[explorer] = place
    s.in_play[seat_of(s, explorer)] -= 1
    s.calm = 0


@rule
def lose_swimmers(s: State, cell: int) -> None:
    """Everybody in the water of a cell is lost."""
    for explorer in range(EXPLORERS):
        if s.place[explorer] == cell and not s.aboard[explorer]:
            leave(s, explorer)
            go_out_of_play(s, explorer, Place.LOST)


@rule
def remove_boat(s: State, cell: int) -> None:
    """The boat is gone, and those aboard with it."""
    for explorer in range(EXPLORERS):
        if s.place[explorer] == cell and s.aboard[explorer]:
            leave(s, explorer)
            go_out_of_play(s, explorer, Place.LOST)
    s.boat[cell] = False


@rule
def capsize(s: State, cell: int) -> None:
    """TI-5.7: the boat is gone, and those aboard are in the water, or lost there."""
    for explorer in range(EXPLORERS):
        if s.place[explorer] == cell and s.aboard[explorer]:
            leave(s, explorer)
            enter_water(s, explorer, cell)
    s.boat[cell] = False


@rule
def move_boat(s: State, cell: int, to: int) -> None:
    """The boat, and those aboard, to another cell."""
    s.boat[cell] = False
    s.boat[to] = True
    for explorer in range(EXPLORERS):
        if s.place[explorer] == cell and s.aboard[explorer]:
            leave(s, explorer)
            go_aboard(s, explorer, to)

"""Explorers changing places: on tiles, aboard, in the water, safe or lost."""

from __future__ import annotations

from archipel.games.the_island.facts import (
    COLOURS,
    EXPLORERS,
    EXPLORERS_A_COLOUR,
    NONE,
    Place,
)
from archipel.games.the_island.sea import deadly, is_sea
from archipel.games.the_island.state import State
from archipel.rules import rule

ALL_COLOURS = len(COLOURS)


@rule
def colours_in_play(s: State) -> int:
    """How many colours the match is played with."""
    return ALL_COLOURS if s.two_colours else s.seats


@rule
def seat_of(s: State, explorer: int) -> int:
    """Whose explorer it is: colours go round the seats, so with two colours each seat has every other one."""
    return explorer // EXPLORERS_A_COLOUR % s.seats


@rule
def is_in_play(explorer_place: int) -> bool:
    """On a tile, in a boat or in the water."""
    return explorer_place < Place.NW


@rule
def is_swimming(s: State, explorer: int) -> bool:
    """In the water of a cell."""
    return is_in_play(s.place[explorer]) and not s.aboard[explorer] and is_sea(s, s.place[explorer])


@rule
def leave(s: State, explorer: int) -> None:
    """Take an explorer from its tile, its boat or the water."""
    cell = s.place[explorer]
    seat = seat_of(s, explorer)
    if s.aboard[explorer]:
        s.crew[seat, cell] -= 1
        s.aboard[explorer] = False
    else:
        s.afoot[seat, cell] -= 1
    s.place[explorer] = NONE


@rule
def enter_water(s: State, explorer: int, cell: int) -> None:
    """TI-5.3: into the water, and lost if a shark or a serpent is there."""
    if deadly(s, cell):
        go_out_of_play(s, explorer, Place.LOST)
    else:
        go_afoot(s, explorer, cell)


@rule
def go_afoot(s: State, explorer: int, cell: int) -> None:
    """Onto the tile of a cell, or into its water."""
    s.place[explorer] = cell
    s.afoot[seat_of(s, explorer), cell] += 1


@rule
def go_aboard(s: State, explorer: int, cell: int) -> None:
    """Into the boat in a cell."""
    s.place[explorer] = cell
    s.aboard[explorer] = True
    s.crew[seat_of(s, explorer), cell] += 1


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
def controls(s: State, seat: int, cell: int) -> bool:
    """TI-5.6: no other seat has more explorers aboard the boat; so an empty one is anybody's."""
    for other in range(s.seats):
        if s.crew[other, cell] > s.crew[seat, cell]:
            return False
    return True


@rule
def move_boat(s: State, cell: int, to: int) -> None:
    """The boat, and those aboard, to another cell."""
    s.boat[cell] = False
    s.boat[to] = True
    for explorer in range(EXPLORERS):
        if s.place[explorer] == cell and s.aboard[explorer]:
            leave(s, explorer)
            go_aboard(s, explorer, to)

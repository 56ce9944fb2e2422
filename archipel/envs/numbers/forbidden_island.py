"""The numbering of L'Île Interdite's moves.

Cells are the 24 of the layout, in reading order.  The cell that a helicopter starts from follows from who is aboard.
"""

from __future__ import annotations

from itertools import combinations

from archipel.envs.spans import Axis, Spans
from archipel.games.forbidden_island.facts import (
    CARD_KINDS,
    HELD_KINDS,
    ISLANDS,
    LAYOUT_CELLS,
    MOST_SEATS,
    TILES,
    TREASURES,
)
from archipel.games.forbidden_island.legal import tile_of_crew
from archipel.games.forbidden_island.moves import (
    CREW_BITS,
    SEAT_BITS,
    THING_BITS,
    Verb,
    crew_of,
    first_of,
    seat_of,
    second_of,
    verb_of,
)
from archipel.games.forbidden_island.state import State
from archipel.rules import i8, record, rule, table

SEAT: Axis = ("seat", MOST_SEATS)
CELL: Axis = ("cell", TILES)
PAIRS = list(combinations(range(TILES), 2))
CREWS = (1 << MOST_SEATS) - 1

SPANS = Spans(
    {
        Verb.MOVE: ("move", CELL),
        Verb.FLY: ("fly", CELL),
        Verb.GUIDE: ("guide", SEAT, CELL),
        Verb.SHORE: ("shore", CELL),
        Verb.SHORE_TWO: ("shore", ("two cells", len(PAIRS))),
        Verb.GIVE: ("give", SEAT, ("treasure", TREASURES)),
        Verb.CLAIM: ("claim", ("treasure", TREASURES)),
        Verb.END: ("end",),
        Verb.SANDBAG: ("sandbag", SEAT, CELL),
        Verb.LIFT: ("lift", SEAT, CELL, ("crew", CREWS)),
        Verb.ESCAPE: ("escape", SEAT),
        Verb.DRAW: ("draw",),
        Verb.DISCARD: ("discard", ("card", HELD_KINDS)),
        Verb.SWIM: ("swim", CELL),
    },
    {Verb.TREASURE: ("treasure", ("card", CARD_KINDS)), Verb.FLOOD: ("flood", ("tile", TILES))},
)
FIRST = SPANS.firsts
CELL_NUMBER = table(
    [[cells.index(cell) if cell in cells else TILES for cell in range(max(map(max, ISLANDS)) + 1)] for cells in ISLANDS]
)
"""By layout and cell of the grid: which cell of the layout it is."""
PAIR_NUMBER = table(
    [[PAIRS.index((min(i, j), max(i, j))) if i != j else 0 for j in range(TILES)] for i in range(TILES)]
)
PAIR = table(PAIRS)


@record
class Survey:
    """What has to be counted for the numbers of moves: nothing, in this game."""

    nothing = i8()


@rule
def survey(s: State, found: Survey) -> None:
    """There is nothing to count."""


@rule
def number_of(s: State, found: Survey, move: int) -> int:  # noqa: ARG001 -- in other games there is something counted
    """The number of a legal move."""
    verb, seat, first = verb_of(move), seat_of(move), first_of(move)
    return FIRST[verb] + place_in_span(s, move, verb, seat, first)


@rule
def place_in_span(s: State, move: int, verb: int, seat: int, first: int) -> int:
    """Where a move stands among those of its verb."""
    match verb:
        case Verb.MOVE | Verb.FLY | Verb.SHORE | Verb.SWIM:
            return CELL_NUMBER[s.layout, first]
        case Verb.GUIDE | Verb.SANDBAG:
            return seat * TILES + CELL_NUMBER[s.layout, first]
        case Verb.SHORE_TWO:
            return PAIR_NUMBER[CELL_NUMBER[s.layout, first], CELL_NUMBER[s.layout, second_of(move)]]
        case Verb.GIVE:
            return seat * TREASURES + first
        case Verb.LIFT:
            return (seat * TILES + CELL_NUMBER[s.layout, second_of(move)]) * CREWS + crew_of(move) - 1
        case Verb.ESCAPE:
            return seat
        case Verb.END | Verb.DRAW:
            return 0
    return first


@rule
def move_of(s: State, found: Survey, verb: int, place: int) -> int:  # noqa: ARG001 -- in other games there is something counted
    """The legal move that stands at a place among those of its verb."""
    match verb:
        case Verb.MOVE | Verb.FLY | Verb.SHORE | Verb.SWIM:
            return written(verb, 0, LAYOUT_CELLS[s.layout, place], 0, 0)
        case Verb.GUIDE | Verb.SANDBAG:
            return written(verb, place // TILES, LAYOUT_CELLS[s.layout, place % TILES], 0, 0)
        case Verb.SHORE_TWO:
            one, other = LAYOUT_CELLS[s.layout, PAIR[place, 0]], LAYOUT_CELLS[s.layout, PAIR[place, 1]]
            return written(verb, 0, min(one, other), max(one, other), 0)
        case Verb.GIVE:
            return written(verb, place // TREASURES, place % TREASURES, 0, 0)
        case Verb.LIFT:
            to, crew = LAYOUT_CELLS[s.layout, place // CREWS % TILES], place % CREWS + 1
            return written(verb, place // CREWS // TILES, tile_of_crew(s, crew), to, crew)
        case Verb.ESCAPE:
            return written(verb, place, 0, 0, 0)
    return written(verb, 0, place, 0, 0)


@rule
def written(verb: int, seat: int, first: int, second: int, crew: int) -> int:
    """A move as the game writes it."""
    return (((verb << SEAT_BITS | seat) << THING_BITS | first) << THING_BITS | second) << CREW_BITS | crew

"""Moves as text: `lift 2 c3 f4 1 3`."""

from __future__ import annotations

from archipel.games.forbidden_island.facts import GRID, MOST_SEATS, NONE, Card, Tile, Treasure
from archipel.games.forbidden_island.flooding import swimmer
from archipel.games.forbidden_island.moves import WIDTHS, Verb
from archipel.games.forbidden_island.state import Phase, State
from archipel.games.notation import Form, Names, Notation, numbered, spelt
from archipel.rules import plain

CELL_NAMES = GRID.names
CARD_NAMES = [spelt(card) for card in Card]
TILE_NAMES = [spelt(tile) for tile in Tile]
TREASURE_NAMES = [spelt(treasure) for treasure in Treasure]

_SEATS: Names = {str(seat + 1): seat for seat in range(MOST_SEATS)}
_CREWS: Names = {
    " ".join(str(seat + 1) for seat in range(MOST_SEATS) if crew >> seat & 1): crew
    for crew in range(1, 1 << MOST_SEATS)
}
_CELLS = numbered(CELL_NAMES)
_CARDS = numbered(CARD_NAMES)
_TILES = numbered(TILE_NAMES)
_TREASURES = numbered(TREASURE_NAMES)

_FORMS: dict[int, Form] = {
    Verb.MOVE: ("move", None, _CELLS, None, None),
    Verb.FLY: ("fly", None, _CELLS, None, None),
    Verb.GUIDE: ("guide", _SEATS, _CELLS, None, None),
    Verb.SHORE: ("shore", None, _CELLS, None, None),
    Verb.SHORE_TWO: ("shore", None, _CELLS, _CELLS, None),
    Verb.GIVE: ("give", _SEATS, _CARDS, None, None),
    Verb.CLAIM: ("claim", None, _TREASURES, None, None),
    Verb.END: ("end", None, None, None, None),
    Verb.SANDBAG: ("sandbag", _SEATS, _CELLS, None, None),
    Verb.LIFT: ("lift", _SEATS, _CELLS, _CELLS, _CREWS),
    Verb.ESCAPE: ("escape", _SEATS, None, None, None),
    Verb.DRAW: ("draw", None, None, None, None),
    Verb.TREASURE: ("treasure", None, _CARDS, None, None),
    Verb.DISCARD: ("discard", None, _CARDS, None, None),
    Verb.FLOOD: ("flood", None, _TILES, None, None),
    Verb.SWIM: ("swim", None, _CELLS, None, None),
}
NOTATION = Notation(_FORMS, WIDTHS)


def named_seat(move: int) -> int | None:
    """FI-4.2: the seat that plays a special card, None for any other move."""
    return NOTATION.values_of(move)[0] if Verb.SANDBAG <= NOTATION.verb_of(move) <= Verb.ESCAPE else None


def parts_of(s: State, move: int) -> dict[str, str]:
    """A move in parts, so that nobody needs to take its text apart.

    `verb`, and as the verb has them `seat` (who plays a special card), `to_seat` (who is guided or given a card),
    `from`, `to`, `tile` (what lies at `to`), `second` and `second_tile` (of two tiles shored up, else "none"), `pawns`
    (who is lifted), `card` and `treasure`.
    """
    verb = Verb(NOTATION.verb_of(move))
    seat, first, second, crew = NOTATION.values_of(move)
    parts = {"verb": NOTATION.words_of(move)}
    match verb:
        case Verb.MOVE | Verb.FLY | Verb.SWIM:
            return parts | _journey(s, _pawn_of_actor(s), first)
        case Verb.GUIDE:
            journey = _journey(s, s.pawn[seat], first) if seat < s.seats else _destination(s, first)
            return parts | {"to_seat": str(seat + 1)} | journey
        case Verb.SHORE:
            return parts | _destination(s, first) | {"second": "none", "second_tile": "none"}
        case Verb.SHORE_TWO:
            return parts | _destination(s, first) | {"second": CELL_NAMES[second], "second_tile": _tile_at(s, second)}
        case Verb.GIVE:
            return parts | {"to_seat": str(seat + 1), "card": CARD_NAMES[first]}
        case Verb.CLAIM:
            return parts | {"treasure": TREASURE_NAMES[first]}
        case Verb.SANDBAG:
            return parts | {"seat": str(seat + 1)} | _destination(s, first)
        case Verb.LIFT:
            pawns = ", ".join(str(pawn + 1) for pawn in range(MOST_SEATS) if crew >> pawn & 1)
            return parts | {"seat": str(seat + 1), "pawns": pawns} | _journey(s, first, second)
        case Verb.ESCAPE:
            return parts | {"seat": str(seat + 1)}
        case Verb.TREASURE | Verb.DISCARD:
            return parts | {"card": CARD_NAMES[first]}
        case Verb.FLOOD:
            cell = s.where[first]
            here = {"to": CELL_NAMES[cell]} if cell != NONE else {}
            return parts | here | {"tile": TILE_NAMES[first], "sinks": "yes" if s.flooded >> cell & 1 else "no"}
    return parts


def _pawn_of_actor(s: State) -> int:
    """The cell of the pawn that moves by itself."""
    return s.pawn[plain(swimmer)(s) if s.phase == Phase.SWIM else s.turn]


def _journey(s: State, cell: int, to: int) -> dict[str, str]:
    return {"from": CELL_NAMES[cell], **_destination(s, to)}


def _destination(s: State, cell: int) -> dict[str, str]:
    return {"to": CELL_NAMES[cell], "tile": _tile_at(s, cell)}


def _tile_at(s: State, cell: int) -> str:
    """The tile in a cell, "none" if there is none."""
    return next((TILE_NAMES[tile] for tile in Tile if s.where[tile] == cell), "none")

"""Positions of the sinking island as JSON, written and read: the parts that both games write alike.

A `Box` says what differs: names, counts, and the numbers behind them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from typing import Any

from archipel.errors import PositionError
from archipel.games.reading import a_list, a_name, a_number, an_object, by_seat, shown
from archipel.games.shared.exemplar import State
from archipel.rules import Row


@dataclass(frozen=True)
class Box:
    """What is in the box, by the names that positions use."""

    pawns: str
    """The key of the pawns: `explorers`, `adventurers`."""
    cells: Sequence[str]
    island: Collection[int]
    colours: Sequence[str]
    values: Sequence[int]
    terrains: Sequence[str]
    backs: Sequence[str]
    """The names of the backs, `?` last."""
    counts: Sequence[Sequence[int]]
    """By back, how many of each terrain there are."""
    first_kept: int
    places: dict[int, str]
    """Where a pawn can be, other than in a cell."""
    lost: int
    sea: int
    off_board: int
    off: int
    seats_aboard: int

    @property
    def a_colour(self) -> int:
        """Pawns of each colour."""
        return len(self.values)

    @cached_property
    def pawn_names(self) -> list[str]:
        """`r1`, `r2` and so on."""
        return [f"{colour}{i}" for colour in self.colours for i in range(1, self.a_colour + 1)]

    @cached_property
    def pawn_numbers(self) -> dict[str, int]:
        """The same, the other way round."""
        return {name: pawn for pawn, name in enumerate(self.pawn_names)}

    @cached_property
    def cell_numbers(self) -> dict[str, int]:
        """Cells by their names."""
        return {name: cell for cell, name in enumerate(self.cells)}

    @cached_property
    def kinds(self) -> list[str]:
        """Kinds of tile as hands have them: `beach/dolphin`."""
        return [f"{terrain}/{back}" for terrain in self.terrains for back in self.backs]

    @cached_property
    def sorted_backs(self) -> list[tuple[str, int]]:
        """The names of the backs in order, each with its number."""
        return sorted((name, back) for back, name in enumerate(self.backs))

    @cached_property
    def tiles(self) -> list[int]:
        """How many tiles each terrain has."""
        return [sum(count[terrain] for count in self.counts) for terrain in range(len(self.terrains))]

    # ---- writing -----------------------------------------------------------------------------------------------

    def write_place(self, s: State, pawn: int) -> str:
        """Where a pawn is: `e5`, `c5*` aboard, `NW`, `lost`, `hand`."""
        place = s.place[pawn]
        if place < len(self.cells):
            return self.cells[place] + "*" if s.aboard[pawn] else self.cells[place]
        return self.places[place]

    def write_cells(self, counts: Sequence[int]) -> list[str]:
        """Cells by how many of something they hold."""
        held = compress(zip(self.cells, counts, strict=False), counts)  # most cells hold nothing
        return [name for name, count in held for _ in range(count)]

    def write_cell(self, cell: int) -> str | None:
        """A cell's name, null for none."""
        return self.cells[cell] if cell < len(self.cells) else None

    def write_terrain(self, s: State) -> dict[str, str]:
        """The tiles left."""
        return {self.cells[cell]: self.terrains[s.terrain[cell]] for cell in self.island if s.terrain[cell] < self.sea}

    def write_pawns(self, s: State, colours: int) -> dict[str, str]:
        """Where everybody is."""
        return {self.pawn_names[pawn]: self.write_place(s, pawn) for pawn in range(colours * self.a_colour)}

    def write_some(self, flags: Sequence[int]) -> list[str]:
        """The pawns that are flagged."""
        return list(compress(self.pawn_names, flags))

    def write_values(self, s: State, colours: int) -> dict[str, list[Any]]:
        """The values, `?` for those not seen."""
        width = self.a_colour
        rows = [s.value[first : first + width] for first in range(0, colours * width, width)]
        return {colour: [value or "?" for value in row] for colour, row in zip(self.colours, rows, strict=False)}

    def write_hands(self, s: State) -> dict[str, list[str]]:
        """The tiles in each hand."""
        return {str(seat + 1): self._write_hand(s.hands[seat]) for seat in range(s.seats)}

    def _write_hand(self, hand: Sequence[int]) -> list[str]:
        held = compress(zip(self.kinds, hand, strict=False), hand)
        return sorted(name for name, count in held for _ in range(count))

    def write_pool(self, s: State) -> dict[str, dict[str, int]]:
        """The backs unseen, by terrain."""
        width = len(self.backs)
        pool = {}
        for i, terrain in enumerate(self.terrains):
            row = s.pool[i * width : (i + 1) * width]
            pool[terrain] = {name: row[back] for name, back in self.sorted_backs if row[back]}
        return pool

    # ---- reading -----------------------------------------------------------------------------------------------

    def cell(self, key: str, name: object) -> int:
        """The number of a cell."""
        if not isinstance(name, str) or name not in self.cell_numbers:
            raise PositionError(key, "position-not-a-cell", value=shown(name))
        return self.cell_numbers[name]

    def read_terrain(self, s: State, given: object) -> None:
        """The tiles left; everything else is sea."""
        s.terrain[:] = self.sea
        s.terrain[self.off_board] = self.off
        for name, terrain in an_object("terrain", given).items():
            cell = self.cell("terrain", name)
            if cell not in self.island:
                raise PositionError("terrain", "position-not-an-island-cell", value=name)
            s.terrain[cell] = self.terrains.index(a_name("terrain", terrain, self.terrains))

    def read_cells(self, key: str, given: object) -> Counter[int]:
        """A list of cells, a cell twice for two there."""
        return Counter(self.cell(key, name) for name in a_list(key, given))

    def read_sea_cells(self, s: State, key: str, given: object) -> Counter[int]:
        """Likewise, for what only floats or swims."""
        cells = self.read_cells(key, given)
        for cell in cells:
            if s.terrain[cell] != self.sea:
                raise PositionError(key, "position-on-a-tile", value=self.cells[cell])
        return cells

    def read_vessels(self, s: State, key: str, given: object, vessels: Row[int]) -> None:
        """Boats or rafts: one in a cell."""
        for cell, count in self.read_sea_cells(s, key, given).items():
            if count > 1:
                raise PositionError(key, "position-two-boats", value=self.cells[cell])
            vessels[cell] = 1

    def read_pawns(
        self, s: State, given: object, colours: int, vessels: Row[int], *, placing: bool, over: bool
    ) -> None:
        """Where everybody is; who is left out is lost."""
        s.place[:] = self.lost
        aboard: Counter[int] = Counter()
        numbers = {name: place for place, name in self.places.items()}
        for name, place in an_object(self.pawns, given, self.pawn_names[: colours * self.a_colour]).items():
            pawn = self.pawn_numbers[name]
            if isinstance(place, str) and place in numbers:
                s.place[pawn] = numbers[place]
                if place == "hand" and not placing:
                    raise PositionError(self.pawns, "position-in-hand", value=name)
                continue
            s.aboard[pawn] = isinstance(place, str) and place.endswith("*")
            s.place[pawn] = cell = self.cell(self.pawns, place[:-1] if s.aboard[pawn] else place)
            if over:
                raise PositionError(self.pawns, "position-in-play-when-over", value=name)
            if s.aboard[pawn]:
                aboard[cell] += 1
                if not vessels[cell]:
                    raise PositionError(self.pawns, "position-no-boat", value=place)
                if aboard[cell] > self.seats_aboard:
                    raise PositionError(self.pawns, "position-boat-too-full", value=place, most=self.seats_aboard)

    def read_some(self, key: str, given: object, colours: int, flags: Row[int]) -> None:
        """A list of pawns, each once."""
        for name in a_list(key, given):
            pawn = self.pawn_numbers[a_name(key, name, self.pawn_names[: colours * self.a_colour])]
            if flags[pawn]:
                raise PositionError(key, "position-twice", value=name)
            flags[pawn] = 1

    def read_values(self, s: State, given: object, colours: int, *, view: bool) -> None:
        """The values of each colour: those of the box in any order, or in a view ten times `?`."""
        dealt = an_object("values", given, self.colours[:colours])
        for i, colour in enumerate(self.colours[:colours]):
            values = a_list("values", dealt.get(colour, list(self.values)))
            hidden = view and values == ["?"] * self.a_colour
            if not hidden and (any(type(v) is not int for v in values) or sorted(values) != sorted(self.values)):
                listed = ", ".join(map(str, self.values))
                raise PositionError("values", "position-not-the-values", value=colour, values=listed)
            s.value[i * self.a_colour : (i + 1) * self.a_colour] = [0] * self.a_colour if hidden else values

    def read_hands(self, s: State, given: object, *, view: bool) -> None:
        """The tiles in each hand: only such as are kept, and in a view `beach/?` too."""
        for seat, tiles in by_seat("hands", given, s.seats).items():
            for tile in a_list("hands", tiles):
                if not isinstance(tile, str) or tile not in self.kinds or (tile.endswith("?") and not view):
                    raise PositionError("hands", "position-not-a-tile", value=shown(tile))
                kind = self.kinds.index(tile)
                if kind % len(self.backs) < self.first_kept:
                    raise PositionError("hands", "position-not-kept", value=tile)
                if s.hands[seat, kind] == sum(self.tiles):
                    raise PositionError("hands", "position-too-many", most=sum(self.tiles))
                s.hands[seat, kind] += 1

    def read_pool(self, s: State, given: object) -> None:
        """The backs unseen: all of a terrain that is whole, none of one that is gone, else they must be given."""
        pool = an_object("pool", given, self.terrains)
        left = Counter(s.terrain)
        for i, terrain in enumerate(self.terrains):
            if terrain in pool:
                unseen = an_object("pool", pool[terrain], self.backs[:-1])
            elif left[i] == self.tiles[i]:
                unseen = {back: count[i] for back, count in zip(self.backs, self.counts, strict=True) if count[i]}
            elif left[i] == 0:
                unseen = {}
            else:
                raise PositionError("pool", "position-pool-must-be-given", value=terrain)
            for back, count in unseen.items():
                s.pool[i * len(self.backs) + self.backs.index(back)] = a_number("pool", count, 1, self.tiles[i])

    def check_backs(self, s: State) -> None:
        """No more of a back in pool and hands than the box has."""
        for kind, name in enumerate(self.kinds):
            terrain, back = divmod(kind, len(self.backs))
            most = self.counts[back][terrain]
            held = sum(s.hands[seat, kind] for seat in range(s.seats))
            if s.pool[kind] + held > most and not name.endswith("?"):
                key = "pool" if s.pool[kind] > most else "hands"
                raise PositionError(key, "position-too-many-backs", value=name, most=most)

    def unseen(self, s: State, back: int) -> int:
        """How many of a back the pool can still bring."""
        return sum(s.pool[back :: len(self.backs)])

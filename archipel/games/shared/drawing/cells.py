"""What stands in each cell, and a cell drawn: two short lines, the name above, who is there below."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from archipel.games.drawn import Line, joined, padded, spread, width_of
from archipel.games.shared.drawing.looks import Looks, View
from archipel.games.shared.drawing.signs import CREATURE_SIGNS, GROUND_SIGNS, LANDING_SIGN


@dataclass
class Cell:
    """What a view tells of a cell."""

    creatures: list[str] = field(default_factory=list)
    craft: tuple[str, str] | None = None
    """The ends of the boat or raft there."""
    crew: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    """Those on its tile, or in its water."""

    def signs(self) -> Line:
        """Its creatures."""
        return [(kind, CREATURE_SIGNS[kind]) for kind in self.creatures]

    def parts(self) -> list[Line]:
        """Craft and people, in pieces that may stand on different lines."""
        crew: list[Line] = [[(name[0], name)] for name in self.crew]
        if self.craft and crew:
            bow, stern = self.craft
            crew[0].insert(0, ("craft", bow))
            crew[-1].append(("craft", stern))
        elif self.craft:
            crew = [[("craft", " ".join(self.craft))]]
        return [*crew, *([(name[0], name)] for name in self.people)]


def cells_of(looks: Looks, view: View) -> dict[str, Cell]:
    """The cells that hold anything."""
    cells: dict[str, Cell] = defaultdict(Cell)
    for kind in looks.creatures:
        for name in view[f"{kind}s"]:
            cells[name].creatures.append(kind)
    for name in view[f"{looks.craft}s"]:
        cells[name].craft = looks.craft_ends
    for pawn, place in looks.pawns(view).items():
        if place.endswith("*"):
            cells[place.removesuffix("*")].crew.append(pawn)
        elif place[0].islower() and place not in ("hand", "lost"):
            cells[place].people.append(pawn)
    return cells


@dataclass
class DrawnCell:
    """A cell's two lines."""

    top: Line
    bottom: Line
    crowd: list[Line]
    """What they do not show all of, in full."""


def drawn_cell(
    name: str, cell: Cell, *, style: str, ground: str | None, landing: bool, marked: bool, width: int
) -> DrawnCell:
    """Name and creatures above, people below; who does not fit there goes up, and who fits nowhere is counted."""
    head: Line = [("marked" if marked else style, name)]
    signs = cell.signs()
    if landing:
        signs.insert(0, (f"{style} landing", LANDING_SIGN))
    if ground:
        signs.insert(0, (style, GROUND_SIGNS[ground] * (1 if cell.creatures else 2)))
    room = width - width_of(head)
    crowd = [cell.signs()] if len(signs) > room else []
    signs = signs[:room]
    parts = cell.parts()
    for gap in (" ", ""):
        below = joined(parts, (style, gap))
        if width_of(below) <= width:
            return DrawnCell(_top(head, signs, width, style), padded(below, width, style), crowd)
    if ground:
        signs[0] = (style, GROUND_SIGNS[ground])
    above: Line = []
    while parts and width_of([*head, *signs, *above, *parts[0]]) <= width:
        above += parts.pop(0)
    top = padded([*head, *signs, *above], width, style)
    below = joined(parts, (style, ""))
    if width_of(below) <= width:
        return DrawnCell(top, padded(below, width, style), crowd)
    count, more = len(parts), "+1"
    while width_of(below) + len(more) > width:
        parts.pop()
        below, more = joined(parts, (style, "")), f"+{count - len(parts)}"
    return DrawnCell(top, spread(below, [("more", more)], width, style), [*crowd, *cell.parts()])


def _top(head: Line, signs: Line, width: int, style: str) -> Line:
    """Name and signs, apart if there is room."""
    apart = joined([head, signs], (style, " ")) if signs else head
    return padded(apart if width_of(apart) <= width else [*head, *signs], width, style)

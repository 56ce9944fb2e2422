"""The page of Forbidden Island told again in plain Python, by the names of cells and cards: what tests compare with."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from itertools import chain, combinations

from archipel.games.forbidden_island.facts import LAYOUTS

from .playing import Position
from .tried import TREASURE_TILES, TREASURES

COLUMNS = "abcdefghi"
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def step(cell: str, across: int, down: int) -> str:
    """The name that a cell has so many columns and rows away, whether or not there is one."""
    column = COLUMNS.index(cell[0]) + across
    return f"{COLUMNS[column]}{int(cell[1:]) + down}" if 0 <= column < len(COLUMNS) else ""


def beside(cell: str) -> set[str]:
    """FI-1.1: the cells that share a side, and names that are none."""
    return {step(cell, *way) for way in SIDES}


def around(cell: str) -> set[str]:
    """Those that share a side or a corner."""
    return {step(cell, *way) for way in SIDES + CORNERS}


def layout_cells(layout: str) -> list[str]:
    """The cells of a layout, in reading order."""
    rows = LAYOUTS[layout]
    return [f"{COLUMNS[x]}{y}" for y, row in enumerate(rows, 1) for x, mark in enumerate(row) if mark == "#"]


def sunk_cells(position: Position) -> set[str]:
    """The cells of the layout whose tile has sunk."""
    return set(layout_cells(position["options"]["layout"])) - set(position["tiles"])


# ---- ways ----------------------------------------------------------------------------------------------------


def dives(start: str, land: Collection[str], flooded: Collection[str], sunk: Collection[str]) -> set[str]:
    """FI-5.1: the Diver's tiles, cell by cell from where he is: he goes on from water and stops on a dry tile."""
    seen, found, queue = {start}, set(), deque([start])
    while queue:
        here = queue.popleft()
        if here != start and here in land and here not in flooded:
            continue
        for there in beside(here) - seen:
            if there in land or there in sunk:
                seen.add(there)
                queue.append(there)
            if there in land:
                found.add(there)
    return found


def nearest(start: str, land: Collection[str], sunk: Collection[str]) -> set[str]:
    """FI-7.6: the tiles nearest to a Diver in the water, every one measured over missing cells."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if here in land:
            continue
        for there in beside(here) - set(steps):
            if there in land or there in sunk:
                steps[there] = steps[here] + 1
                queue.append(there)
    tiles = [cell for cell in steps if cell in land]
    return {cell for cell in tiles if steps[cell] == min(steps[tile] for tile in tiles)}


def guided(start: str, land: Collection[str]) -> set[str]:
    """FI-5.3: every tile at the end of one step or two, from tile to tile."""
    once = [there for there in beside(start) if there in land]
    twice = [there for here in once for there in beside(here) if there in land]
    return {*once, *twice} - {start}


# ---- decisions -----------------------------------------------------------------------------------------------


def legal(position: Position) -> list[str]:
    """Section 4: every legal move, or outcome."""
    match position["phase"]:
        case "act":
            return sorted(chain(actions(position), *(specials(position, seat) for seat in position["hands"])))
        case "before-treasure" | "before-flood":
            return sorted(chain(["draw"], *(specials(position, seat) for seat in position["hands"])))
        case "treasure":
            return sorted(f"treasure {card}" for card in position["deck"])
        case "discard":
            [seat] = [seat for seat, hand in position["hands"].items() if len(hand) == 6]
            own = {f"discard {card}" for card in position["hands"][seat]}
            return sorted(chain(own, specials(position, seat)))
        case "flood":
            return [f"flood {tile}" for tile in position["flood_layers"][0]]
        case "swim":
            return sorted(f"swim {cell}" for cell in swims(position, position["swimming"][0]))
    return []


def actions(position: Position) -> Iterator[str]:
    """Section 5."""
    turn, land = position["turn"], set(position["tiles"])
    role, here, hand = position["roles"][turn - 1], position["pawns"][str(turn)], position["hands"][str(turn)]
    near = around(here) if role == "explorer" else beside(here)
    yield "end"
    reach = dives(here, land, position["flooded"], sunk_cells(position)) if role == "diver" else near & land
    yield from (f"move {cell}" for cell in reach)
    if role == "pilot" and not position["flown"]:
        yield from (f"fly {cell}" for cell in land - {here})
    low = sorted((near | {here}) & set(position["flooded"]))
    yield from (f"shore {cell}" for cell in low)
    if role == "engineer":
        yield from (f"shore {one} {other}" for one, other in combinations(low, 2))
    for seat, there in position["pawns"].items():
        if seat == str(turn):
            continue
        if role == "navigator":
            yield from (f"guide {seat} {cell}" for cell in guided(there, land))
        if role == "messenger" or there == here:
            yield from (f"give {seat} {card}" for card in set(hand) & set(TREASURES))
    for treasure in TREASURES:
        claimable = hand.count(treasure) >= 4 and position["tiles"][here] in TREASURE_TILES[treasure]
        if claimable and treasure not in position["treasures"]:
            yield f"claim {treasure}"


def specials(position: Position, seat: str) -> Iterator[str]:
    """Section 6: what a seat may do with its special cards."""
    hand, pawns = position["hands"][seat], position["pawns"]
    if "sandbags" in hand:
        yield from (f"sandbag {seat} {cell}" for cell in position["flooded"])
    if "helicopter" not in hand:
        return
    for size in range(1, len(pawns) + 1):
        for crew in combinations(pawns, size):
            here = {pawns[pawn] for pawn in crew}
            if len(here) == 1:
                yield from (
                    f"lift {seat} {min(here)} {to} {' '.join(crew)}" for to in position["tiles"] if to not in here
                )
    landing = next(cell for cell, tile in position["tiles"].items() if tile == "fools-landing")
    if len(position["treasures"]) == 4 and set(pawns.values()) == {landing}:
        yield f"escape {seat}"


def swims(position: Position, seat: int) -> set[str]:
    """FI-7.6: where a pawn whose tile has sunk can go."""
    role, here, land = position["roles"][seat - 1], position["pawns"][str(seat)], set(position["tiles"])
    match role:
        case "pilot":
            return land
        case "diver":
            return nearest(here, land, sunk_cells(position))
        case "explorer":
            return around(here) & land
    return beside(here) & land

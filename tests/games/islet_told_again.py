"""The page of Islet told again in plain Python, by the names of cells, tiles and cards: what tests compare with."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from pathlib import Path

from .playing import Position

PAGE = Path(__file__).parents[2] / "docs" / "spec" / "islet.md"
TERRAINS = ("water", "sand", "clay")
NESTS = ("leaf", "branch", "flower")
RESOURCES = (*TERRAINS, *NESTS)
KINDS = tuple(f"{terrain}-{nest}" for terrain in TERRAINS for nest in NESTS)
NEST_OF = {("sand", "water"): "branch", ("clay", "water"): "leaf", ("clay", "sand"): "flower"}
HEXAGON = ("-1,0", "0,0", "1,0", "1,1", "0,1", "-1,1")
EGGS = {2: 10, 3: 8, 4: 6}
WISHES = {
    int(number): {"day": day, "night": night}
    for number, day, night in re.findall(
        r"^\| (\d+) \| (.+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
}
"""IS-8.6: what each card asks for at either islet, read from the page itself."""
Cards = tuple[int, ...]
"""How many of each resource."""
NOTHING: Cards = (0,) * len(RESOURCES)


# ---- the grid ------------------------------------------------------------------------------------------------


@cache
def beside(cell: str) -> tuple[str, str, str]:
    """IS-1.1: the three neighbours of a cell."""
    islet, colon, place = cell.rpartition(":")
    column, row = map(int, place.split(","))
    across = row + 1 if (column + row) % 2 else row - 1
    return (
        f"{islet}{colon}{column - 1},{row}",
        f"{islet}{colon}{column + 1},{row}",
        f"{islet}{colon}{column},{across}",
    )


def islet_of(cell: str) -> str:
    """`day` or `night`, and with others no name at all."""
    return cell.rpartition(":")[0]


def own_cell(position: Position) -> str | None:
    """Where the bird of the turn's seat is, None for the sea."""
    cell: str = position["birds"][str(position["turn"])]
    return None if cell == "sea" else cell


def other_birds(position: Position) -> set[str]:
    """The cells of the others' birds."""
    return {cell for seat, cell in position["birds"].items() if seat != str(position["turn"]) and cell != "sea"}


def shore(position: Position, islet: str) -> set[str]:
    """The cells in the sea beside an islet."""
    land = [cell for cell in position["cells"] if islet_of(cell) == islet]
    return {near for cell in land for near in beside(cell)} - set(land)


# ---- paying --------------------------------------------------------------------------------------------------


def counted(names: Counter[str]) -> Cards:
    """Cards by their numbers."""
    return tuple(names[resource] for resource in RESOURCES)


def spelt_out(cards: Cards) -> str:
    """IS-6.6: a payment as moves name it."""
    names = [name for name, count in zip(RESOURCES, cards, strict=True) for _ in range(count)]
    return "+".join(sorted(names)) or "-"


def cards_named(payment: str) -> Counter[str]:
    """The cards of a payment."""
    return Counter() if payment == "-" else Counter(payment.split("+"))


def contains(cards: Cards, part: Cards) -> bool:
    return all(count >= needed for count, needed in zip(cards, part, strict=True))


def less(cards: Cards, part: Cards) -> Cards:
    return tuple(count - gone for count, gone in zip(cards, part, strict=True))


@cache
def turned_once(cards: Cards) -> frozenset[Cards]:
    """IS-6.6: what cards become when two terrain cards are turned into one card, in every way there is."""
    found = set()
    for one, other in product(TERRAINS, TERRAINS):
        given = counted(Counter((one, other)))
        if contains(cards, given):
            made = [NEST_OF[min(one, other), max(one, other)]] if one != other else [t for t in TERRAINS if t != one]
            for name in made:
                found.add(tuple(map(sum, zip(less(cards, given), counted(Counter((name,))), strict=True))))
    return frozenset(found)


@cache
def covers(cards: Cards, cost: Cards) -> bool:
    """IS-6.6: whether cards can be made to cover a cost, trying every order of turning them."""
    return contains(cards, cost) or any(covers(turned, cost) for turned in turned_once(cards))


@lru_cache(1 << 14)
def payments(purse: Cards, cost: Cards) -> tuple[Cards, ...]:
    """IS-6.6: of all that could be given up, what covers a cost while no proper part of it does."""
    found: list[Cards] = []
    for cards in sorted(product(*(range(count + 1) for count in purse)), key=sum):
        if not any(contains(cards, known) for known in found) and covers(cards, cost):
            found.append(cards)
    return tuple(found)


def cost_of(resource: str, count: int) -> Cards:
    """So many cards of one resource."""
    return counted(Counter({resource: count}))


def purse_of(position: Position, seat: str) -> Cards:
    """IS-6.7: what a seat can pay with, its cards and its fresh guarantees."""
    fresh = Counter(resource for resource, spent in position["guarantees"][seat] if not spent)
    return counted(Counter(position["cards"][seat]) + fresh)


def out_of_decks(position: Position) -> Counter[str]:
    """IS-1.3: the cards that are in no deck."""
    held: Counter[str] = Counter()
    for seat in position["cards"]:
        held.update(position["cards"][seat])
        held.update(resource for resource, _ in position["guarantees"][seat])
    return held


# ---- the legal moves -----------------------------------------------------------------------------------------


def legal(position: Position) -> list[str]:
    """Section 4: every legal move, or outcome."""
    match position["phase"]:
        case "perch":
            return sorted(f"perch {cell}" for cell in position["cells"])
        case "turn":
            begun = trims(position) if position["options"]["seats"] == 1 else moving(position)
            return sorted({*first_puts(position), *begun})
        case "explore":
            return sorted({"done", *further_puts(position, position["last_put"])})
        case "draw":
            return sorted(f"draw {kind}" for kind in position["bag"])
        case "drop":
            return sorted(f"drop {resource}" for resource in position["cards"][str(position["turn"])])
        case "trim":
            return sorted(f"lose {kind}" for kind in position["bag"])
        case "move":
            return sorted(moving(position))
        case "reveal":
            return sorted(f"reveal {card}" for card in position["unseen"])
    return []


def first_puts(position: Position) -> Iterator[str]:
    """IS-5.1, IS-8.2."""
    here = own_cell(position)
    islet = islet_of(here) if position["options"]["seats"] == 1 and here else ""
    for kind in position["hands"][str(position["turn"])]:
        yield from (f"put {kind} {cell}" for cell in shore(position, islet))


def further_puts(position: Position, last: str) -> Iterator[str]:
    """IS-5.2."""
    taken = {*position["eggs"], *position["birds"].values()}
    level = position["cells"][last][2]
    for cell in beside(last):
        if cell in position["cells"] and cell not in taken and position["cells"][cell][2] >= level:
            yield from (f"put {kind} {cell}" for kind in position["hands"][str(position["turn"])])


def trims(position: Position) -> Iterator[str]:
    """IS-8.3."""
    if sum(position["bag"].values()) >= 3:
        yield "trim bag"
    yield from (f"trim hand {' '.join(three)}" for three in combinations(sorted(position["hands"]["1"]), 3))


def moving(position: Position) -> Iterator[str]:
    """Section 6."""
    here, seat = own_cell(position), str(position["turn"])
    if here not in other_birds(position):
        yield "done"
    trail = frozenset(position["trail"] if position["phase"] == "move" else [here] if here else [])
    purse = purse_of(position, seat)
    for to, paid in steps(position, here, trail, purse):
        if to not in other_birds(position) or leads_on(position, to, trail, less(purse, paid), bool(any(paid))):
            yield f"go {to} {spelt_out(paid)}"
    yield from lays(position, here, purse)


def steps(position: Position, here: str | None, trail: frozenset[str], purse: Cards) -> Iterator[tuple[str, Cards]]:
    """IS-6.1, IS-6.3, IS-8.4: every step there is from a cell, or the sea, and every payment for it."""
    cells = position["cells"]
    for to, tile in cells.items():
        if here is None:
            reached, free = any(near not in cells for near in beside(to)), False
        elif islet_of(here) == islet_of(to):
            reached, free = to in beside(here), tile[0] == cells[here][0]
        else:
            reached, free = tile[:2] == cells[here][:2], False
        if reached and to not in trail:
            yield from ((to, paid) for paid in ([NOTHING] if free else payments(purse, cost_of(tile[0], 1))))


def leads_on(position: Position, to: str, trail: frozenset[str], purse: Cards, paid: bool) -> bool:
    """IS-6.2: after a step onto another's cell, steps can follow that end on a cell without another bird."""
    others = other_birds(position)
    start = (to, frozenset((to,)) if paid else trail | {to}, purse)
    seen, queue = {start}, [start]
    while queue:
        here, walked, left = queue.pop()
        for there, price in steps(position, here, walked, left):
            if there not in others:
                return True
            stand = (there, frozenset((there,)) if any(price) else walked | {there}, less(left, price))
            if stand not in seen:
                seen.add(stand)
                queue.append(stand)
    return False


def lays(position: Position, here: str | None, purse: Cards) -> Iterator[str]:
    """IS-6.4, IS-6.5, IS-8.5."""
    if here is None or here in position["eggs"] or here in other_birds(position):
        return
    seat = str(position["turn"])
    held = Counter(resource for resource, _ in position["guarantees"][seat])
    fresh = Counter(resource for resource, spent in position["guarantees"][seat] if not spent)
    reasons = [""]
    if position["options"]["seats"] == 1:
        shown = position["shown"][islet_of(here)]
        reasons = [f" for {card}" for card in shown if satisfies(position, here, card)]
    for paid in payments(purse, cost_of(position["cells"][here][1], 3)):
        pay = spelt_out(paid)
        left = out_of_decks(position) - (cards_named(pay) - fresh)
        thens = [f"lose {resource}" for resource in held]
        if position["free_eggs"][seat]:
            thens = [f"keep {resource}" for resource in RESOURCES if held[resource] < 2 and left[resource] < 12]
        yield from (f"lay {pay} {then}{reason}" for then in thens for reason in reasons)


def satisfies(position: Position, cell: str, card: int) -> bool:
    """IS-8.6."""
    terrain, nest, level = position["cells"][cell]
    wish = WISHES[card][islet_of(cell)]
    if " in " in wish:
        around = [position["cells"][near][0] for near in beside(cell) if near in position["cells"]]
        return len(around) >= 2 and all(wish == f"{terrain} in {other}" for other in around)
    return wish in (f"level {level}", f"level {level}, {terrain}", f"level {level}, {nest}")


# ---- what a move does ----------------------------------------------------------------------------------------


def after(position: Position, move: str) -> Position:
    """The position that a legal move leads to."""
    told = copy.deepcopy(position)
    verb, *words = move.split(" ")
    if position["phase"] == "turn" and position["options"]["seats"] > 1:
        told["quiet"] += 1
    match verb:
        case "perch":
            told["birds"]["1"] = words[0]
            begin_turn(told)
        case "put":
            put(told, *words)
        case "go":
            go(told, *words)
        case "lay":
            lay(told, *words)
        case "done":
            if position["phase"] == "explore":
                draw_on(told)
            else:
                end_turn(told)
        case "draw":
            take(told["bag"], words[0])
            hand = told["hands"][str(told["turn"])]
            hand.append(words[0])
            hand.sort()
            if not told["bag"] and told["options"]["seats"] > 1:
                end_with(told, told["round"] + 1)
            draw_on(told)
        case "drop":
            take(told["cards"][str(told["turn"])], words[0])
            drop_on(told)
        case "trim":
            for kind in words[1:]:
                told["hands"]["1"].remove(kind)
            told |= {"phase": "trim", "trims_left": 3} if words == ["bag"] else in_move(told)
        case "lose":
            take(told["bag"], words[0])
            told["trims_left"] -= 1
            told |= {} if told["trims_left"] else in_move(told)
        case "reveal":
            show(told, int(words[0]))
    told["actor"] = actor(told)
    return told


def take(counts: dict[str, int], name: str) -> None:
    """One less of something; what there is none of is not written down."""
    counts[name] -= 1
    if not counts[name]:
        del counts[name]


def actor(told: Position) -> str | None:
    """Section 4: who decides in each phase."""
    if told["phase"] in ("draw", "trim", "reveal"):
        return "chance"
    return None if told["phase"] == "over" else str(told["turn"])


def put(told: Position, kind: str, cell: str) -> None:
    """IS-5.3, IS-5.4."""
    terrain, nest = kind.split("-")
    seat = str(told["turn"])
    under, _, level = told["cells"].get(cell, [terrain, "", 0])
    card = terrain if terrain == under else NEST_OF[min(terrain, under), max(terrain, under)]
    if out_of_decks(told)[card] < 12:
        told["cards"][seat][card] = told["cards"][seat].get(card, 0) + 1
    told["cells"][cell] = [terrain, nest, level + 1]
    told["hands"][seat].remove(kind)
    told["puts"] += 1
    told["quiet"] = 0
    if told["puts"] < 4 and list(further_puts(told, cell)):
        told |= {"phase": "explore", "last_put": cell}
    else:
        draw_on(told)


def draw_on(told: Position) -> None:
    """IS-5.4: up to four; IS-8.7: alone the game is lost where there are not as many."""
    told["last_put"] = None
    if len(told["hands"][str(told["turn"])]) < 4 and told["bag"]:
        told["phase"] = "draw"
    elif len(told["hands"][str(told["turn"])]) < 4 and told["options"]["seats"] == 1:
        told |= {"phase": "over", "ending": "lost", "trail": []}
    else:
        drop_on(told)


def drop_on(told: Position) -> None:
    """IS-5.5."""
    if sum(told["cards"][str(told["turn"])].values()) > 8:
        told["phase"] = "drop"
    else:
        end_turn(told)


def in_move(told: Position) -> Position:
    """IS-6.3: the trail begins with the bird's cell."""
    return {"phase": "move", "trail": [own_cell(told)]}


def pay(told: Position, payment: str) -> None:
    """IS-6.7: fresh guarantees first."""
    seat = str(told["turn"])
    for resource in cards_named(payment).elements():
        if [resource, False] in told["guarantees"][seat]:
            told["guarantees"][seat].remove([resource, False])
            told["guarantees"][seat].append([resource, True])
        else:
            take(told["cards"][seat], resource)
    told["guarantees"][seat].sort()


def go(told: Position, to: str, payment: str) -> None:
    """IS-6.1, IS-6.3."""
    here = own_cell(told)
    trail = told["trail"] if told["phase"] == "move" else [here]
    pay(told, payment)
    told["birds"][str(told["turn"])] = to
    told |= {"phase": "move", "trail": [to] if payment != "-" else [*trail, to]}


def lay(told: Position, payment: str, then: str, resource: str, *reason: str) -> None:
    """IS-6.5, IS-7.1, IS-8.5, IS-8.7."""
    seat, alone = str(told["turn"]), told["options"]["seats"] == 1
    here = own_cell(told)
    pay(told, payment)
    guarantees = told["guarantees"][seat]
    if then == "keep":
        guarantees.append([resource, False])
        told["free_eggs"][seat] -= 2
    else:
        guarantees.remove([resource, [resource, True] in guarantees])
    guarantees.sort()
    told["eggs"][here] = told["turn"]
    told["quiet"] = 0
    told |= in_move(told)
    last = list(told["eggs"].values()).count(told["turn"]) == eggs_of(told)
    if alone and here:
        told["shown"][islet_of(here)].remove(int(reason[1]))
        if last:
            told |= {"phase": "over", "ending": "won", "trail": []}
        else:
            reveal_on(told)
    elif last:
        end_with(told, told["round"])


def eggs_of(position: Position) -> int:
    """IS-1.5: how many eggs a seat has."""
    options = position["options"]
    return int(options["eggs"]) if options["seats"] == 1 else EGGS[options["seats"]]


def other_islet(told: Position) -> str:
    here = own_cell(told)
    return "night" if here is not None and islet_of(here) == "day" else "day"


def reveal_on(told: Position) -> None:
    """IS-8.5."""
    if told["unseen"] and len(told["shown"][other_islet(told)]) < 2:
        told |= {"phase": "reveal", "trail": []}
    else:
        told |= in_move(told)


def show(told: Position, card: int) -> None:
    told["unseen"].remove(card)
    told["shown"][other_islet(told)].append(card)
    told["shown"][other_islet(told)].sort()
    reveal_on(told)


def end_with(told: Position, final: int) -> None:
    """IS-7.2: if both, the earlier counts."""
    told["final_round"] = final if told["final_round"] is None else min(final, told["final_round"])


def begin_turn(told: Position) -> None:
    told["phase"] = "turn"


def end_turn(told: Position) -> None:
    """IS-4.2, IS-7.1 to IS-7.3, IS-8.8."""
    seats, seat = told["options"]["seats"], str(told["turn"])
    told["guarantees"][seat] = sorted([resource, False] for resource, _ in told["guarantees"][seat])
    told |= {"trail": [], "puts": 0}
    if told["turn"] < seats:
        told["turn"] += 1
        begin_turn(told)
    elif seats > 1 and (told["final_round"] == told["round"] or told["quiet"] >= 3 * seats):
        told["phase"] = "over"
    else:
        told |= {"turn": 1, "round": told["round"] + 1}
        begin_turn(told)


# ---- the end -------------------------------------------------------------------------------------------------


def heights(position: Position, seat: int) -> list[int]:
    """IS-7.4: how high a seat's eggs lie, highest first."""
    return sorted(
        (position["cells"][cell][2] for cell, whose in position["eggs"].items() if whose == seat), reverse=True
    )


def scores(position: Position) -> dict[str, int]:
    """IS-7.4, IS-8.7."""
    if position["options"]["seats"] == 1:
        return {"1": sum(position["bag"].values()) if position["ending"] == "won" else 0}
    return {seat: len(heights(position, int(seat))) for seat in position["birds"]}


def winners(position: Position) -> list[int]:
    """IS-7.4, IS-8.7."""
    if position["options"]["seats"] == 1:
        return [1] if position["ending"] == "won" else []
    ranks = {int(seat): (score, heights(position, int(seat))) for seat, score in scores(position).items()}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]

"""Islet as it is tried: what a seat may see of it, and crowds of birds."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from archipel.games.islet import moves, state

from . import islet_told_again as told
from .playing import Position, Tried


def strive(legal: list[str], random: Random) -> str:
    """Any move, but mostly one that leads somewhere: an egg where one can be laid, else tiles and steps."""
    for verb, share in (("lay ", 0.9), ("put ", 0.5), ("go ", 0.8), ("trim ", 0.8)):
        some = [move for move in legal if move.startswith(verb)]
        if some and random.random() < share:
            return random.choice(some)
    return random.choice(legal)


def chances_of_islet(position: Position) -> dict[str, Fraction]:
    """IS-5.4, IS-8.3, IS-8.5: the tiles of the bag by their counts, the unseen cards as likely each."""
    if position["phase"] == "reveal":
        return {f"reveal {card}": Fraction(1, len(position["unseen"])) for card in position["unseen"]}
    verb = "draw" if position["phase"] == "draw" else "lose"
    bag = position["bag"]
    return {f"{verb} {kind}": Fraction(count, sum(bag.values())) for kind, count in bag.items()}


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HiddenHands(Tried):
    """A game in which the tiles in other hands are hidden, and count among those in the bag."""

    secrets: tuple[str, ...] = ("bag", "hands")
    placing: int = 1
    choose: Callable[[list[str], Random], str] = strive
    chances: Callable[[Position], dict[str, Fraction]] = chances_of_islet

    def view(self, position: Position, seat: str | None) -> Position:
        """IS-9.1 told again."""
        view = super().view(position, seat)
        if position["phase"] != "over":
            hidden = [kind for other, hand in position["hands"].items() if other != seat for kind in hand]
            view["bag"] = dict(Counter(position["bag"]) + Counter(hidden))
            for other, hand in position["hands"].items():
                if other != seat:
                    view["hands"][other] = ["?"] * len(hand)
        return view

    def seen(self, move: str, turn: int, seat: str | None) -> str:
        """C-4.3: a tile is seen by who draws it."""
        return "draw ?" if move.startswith("draw ") and str(turn) != seat else move

    def other_secrets(self, position: Position, seat: str | None, random: Random) -> Position:
        """The same to a seat's eyes, with the other hands dealt anew from all that it has not seen."""
        other = copy.deepcopy(position)
        hidden = [watched for watched in position["hands"] if watched != seat]
        unseen = [kind for kind, count in position["bag"].items() for _ in range(count)]
        unseen += [kind for watched in hidden for kind in position["hands"][watched]]
        random.shuffle(unseen)
        for watched in hidden:
            other["hands"][watched] = [unseen.pop() for _ in position["hands"][watched]]
        return other | {"bag": dict(Counter(unseen))}


# ---- crowds --------------------------------------------------------------------------------------------------


def crowded_islet(position: Position, random: Random) -> Position:
    """A late moment: stacks on few cells, birds side by side among eggs, full hands, and a bag that is soon empty."""
    seats = list(position["hands"])
    alone = len(seats) == 1
    tiles = Counter(dict.fromkeys(told.KINDS, 10))
    cells: Position = {}
    for islet in ("day:", "night:") if alone else ("",):
        cells |= grown(f"{islet}0,0", random.randint(2, 8 if alone else 10), tiles, random)
    cards = Counter(dict.fromkeys(told.RESOURCES, 12))
    late = position | {"cells": cells, "eggs": {}, "trail": [], "phase": "turn", "turn": 1}
    late["birds"] = flock(seats, cells, random, alone=alone)
    if alone:
        cells[late["birds"]["1"]][2] = random.choice((1, 3, 4, 4))
    late["guarantees"], late["free_eggs"], late["cards"], late["hands"] = {}, {}, {}, {}
    for seat, bird in late["birds"].items():
        empty = sorted({*cells} - {*late["eggs"], bird})
        own = random.sample(empty, min(len(empty), random.randint(0, len(cells) // len(seats))))
        laid = own[: told.eggs_of(position) - 1]
        late["eggs"] |= dict.fromkeys(laid, int(seat))
        rest = told.eggs_of(position) - len(laid)
        warranted = rest if rest <= 6 and random.random() < 0.5 else random.randrange(rest % 2, min(rest, 6) + 1, 2)
        late["guarantees"][seat] = [[resource, False] for resource in dealt(cards, warranted, 2, random)]
        late["free_eggs"][seat] = rest - warranted
        nest = cells[bird][1] if bird in cells and random.random() < 0.6 else None
        late["cards"][seat] = dict(Counter(dealt(cards, random.choice((0, 4, 8, 8)), 8, random, nest)))
        late["hands"][seat] = dealt(tiles, random.choice((1, 2, 4, 4)) if alone else random.randint(0, 4), 4, random)
    late["bag"] = dict(Counter(dealt(tiles, random.choice((0, 3, 6, 12, 20)), 10, random)))
    late["round"] = random.randint(1, 9)
    if alone:
        return late | day_and_night(late, random)
    late["quiet"] = random.choice((0, 0, random.randrange(3 * len(seats))))
    late["final_round"] = random.choice((None, None, late["round"], late["round"] + 1))
    return late


def grown(first: str, count: int, tiles: Counter[str], random: Random) -> Position:
    """An islet of so many cells, each beside another, two terrains at most so that birds come far."""
    cells = [first]
    while len(cells) < count:
        near = random.choice(told.beside(random.choice(cells)))
        cells += [near] if near not in cells else []
    terrains = random.sample(told.TERRAINS, 2)
    kinds = [kind for kind in tiles if kind.split("-")[0] in terrains]
    islet: Position = {}
    for cell in cells:
        kind = random.choice([kind for kind in kinds if tiles[kind]])
        tiles[kind] -= 1
        islet[cell] = [*kind.split("-"), random.choice((1, 1, 2, 3, 3, 4))]
    return islet


def dealt(stock: Counter[str], count: int, alike: int, random: Random, wanted: str | None = None) -> list[str]:
    """Cards or tiles off a stock, no more of them alike than may be; often many of one, which may be wanted."""
    taken: list[str] = []
    favourite = wanted or random.choice(sorted(stock))
    while len(taken) < count:
        name = favourite if random.random() < 0.4 else random.choice(sorted(stock))
        if stock[name] and taken.count(name) < alike:
            taken.append(name)
            stock[name] -= 1
        else:
            favourite = random.choice(sorted(stock))
    return sorted(taken)


def flock(seats: list[str], cells: Position, random: Random, *, alone: bool) -> dict[str, str]:
    """Birds side by side, now and then one in the sea."""
    birds: dict[str, str] = {}
    place = random.choice(sorted(cells))
    for seat in seats:
        near = [cell for cell in told.beside(place) if cell in cells and cell not in birds.values()]
        place = random.choice(near) if near else place
        taken = place in birds.values()
        birds[seat] = "sea" if not alone and (taken or random.random() < 0.1) else place
    return birds


def day_and_night(late: Position, random: Random) -> Position:
    """Up to two cards at each islet, where the bird is such as its cell satisfies before others, and some unseen."""
    left = list(told.WISHES)
    random.shuffle(left)
    shown: dict[str, list[int]] = {}
    bird = late["birds"]["1"]
    for islet in ("day", "night"):
        count = random.choice((0, 0, 1, 2))
        if told.islet_of(bird) == islet:
            left.sort(key=lambda card: not told.satisfies(late, bird, card))
            count = random.choice((1, 2, 2))
        shown[islet] = sorted(left.pop(0) for _ in range(count))
    random.shuffle(left)
    return {"shown": shown, "unseen": sorted(left[: random.choice((0, 1, 9, 9))])}


ISLET = HiddenHands(
    name="islet",
    prefix="IS",
    phases=state.Phase,
    verbs=moves.Verb,
    small={"cells": {"0,0": ["sand", "leaf", 1], "1,0": ["clay", "leaf", 1]}, "hands": {"1": ["water-leaf"]}},
    sorted_list=lambda position: position["hands"]["1"],
    most_moves=state.MOST_MOVES,
    seldom=frozenset(("perch", "reveal")),
    crowded=crowded_islet,
)

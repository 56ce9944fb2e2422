"""The games that are tried, and crowds to try them with."""

from __future__ import annotations

import copy
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from archipel.games.forbidden_island import facts as forbidden
from archipel.games.forbidden_island import moves as forbidden_moves
from archipel.games.forbidden_island import state as forbidden_state
from archipel.games.notation import spelt
from archipel.games.survive_the_island import facts as survive
from archipel.games.survive_the_island import moves as survive_moves
from archipel.games.survive_the_island import state as survive_state
from archipel.games.the_island import facts, moves, state

from .hidden_tiles import HiddenTiles, take_tiles
from .islet_tried import ISLET
from .playing import Position, Tried

TREASURES = [spelt(treasure) for treasure in forbidden.Treasure]
TREASURE_TILES = {
    spelt(treasure): (spelt(one), spelt(other)) for treasure, (one, other) in forbidden.TREASURE_TILES.items()
}
CARDS = {spelt(card): forbidden.CARDS_OF_KIND[card] for card in forbidden.Card}


def crowded_island(position: Position, random: Random) -> Position:
    """A position with many explorers in few cells, most of the island gone, full hands and boats still to come."""
    crowd = copy.deepcopy(position)
    seats = crowd["options"]["seats"]
    for cell, terrain, back in take_tiles(crowd, random, ("boat", "volcano")):
        if back in THE_ISLAND.kept:
            crowd["hands"][str(random.randint(1, seats))].append(f"{terrain}/{back}")
        elif back in ("shark", "whale"):
            crowd[f"{back}s"].append(cell)
    hubs = random.sample(sorted(crowd["terrain"]), 2) + random.sample(facts.BOARD.names, 2)
    for explorer, place in crowd["explorers"].items():
        if place not in ("lost", *facts.LANDING_CELLS) and random.random() < 0.8:
            hub = random.choice(hubs + crowd["boats"])
            crew = sum(where == f"{hub}*" for where in crowd["explorers"].values())
            crowd["explorers"][explorer] = f"{hub}*" if hub in crowd["boats"] and crew < 3 else hub
    return crowd


def crowded_survive(position: Position, random: Random) -> Position:
    """Many adventurers in few cells, most of the island gone, full hands, and creatures all about."""
    crowd = copy.deepcopy(position)
    seats = crowd["options"]["seats"]
    for cell, terrain, back in take_tiles(crowd, random, ("volcano",)):
        if back in SURVIVE.kept:
            crowd["hands"][str(random.randint(1, seats))].append(f"{terrain}/{back}")
        elif back == "raft" and len(crowd["rafts"]) < survive.RAFTS:
            crowd["rafts"].append(cell)
    names = survive.BOARD.names
    water = [cell for cell in names if cell not in [*crowd["terrain"], *crowd["serpents"], *crowd["rafts"]]]
    hubs = random.sample(sorted(crowd["terrain"]), 2) + random.sample(water, 2)
    where = crowd["adventurers"]
    for adventurer in where:
        if random.random() < 0.8:
            where[adventurer] = random.choice(hubs + crowd["rafts"])
        crew = sum(place == f"{where[adventurer]}*" for place in where.values())
        if where[adventurer] in crowd["rafts"] and crew < survive.SEATS_ON_A_RAFT:
            where[adventurer] += "*"
    afoot = set(where.values())
    around = survive.BOARD.neighbours
    near = [names[n] for hub in [*hubs, *crowd["rafts"]] for n in around[names.index(hub)]]
    for _ in range(random.choice((1, 4, 6))):
        cell = random.choice(near)
        if cell not in afoot and cell not in crowd["terrain"]:
            crowd["sharks"].append(cell)
    for _ in range(random.choice((1, 2, 2))):
        cell = random.choice(near)
        taken = [*crowd["rafts"], *crowd["serpents"], *crowd["sharks"], *crowd["kaijus"]]
        if cell not in afoot and cell not in taken:
            crowd["kaijus"].append(cell)
    return crowd


def crowded_forbidden_island(position: Position, random: Random) -> Position:
    """An evening's end: much of the island gone, the rest in water, hands full, treasures taken, the skull near."""
    crowd = copy.deepcopy(position)
    seats = [str(seat) for seat in range(1, crowd["options"]["seats"] + 1)]
    taken = random.sample(TREASURES, random.choice((0, 1, 2, 3, 4, 4)))
    hands, discards, deck = deal_cards(seats, random)
    tiles = dict(crowd["tiles"])
    for cell in random.sample(sorted(tiles), random.randint(0, 21)):
        gone = tiles[cell]
        twins = [(one, other) for name, (one, other) in TREASURE_TILES.items() if name not in taken]
        needed = [one if gone == other else other for one, other in twins if gone in (one, other)]
        if gone != "fools-landing" and all(tile in tiles.values() for tile in needed):
            del tiles[cell]
    landing = next(cell for cell, tile in tiles.items() if tile == "fools-landing")
    meeting = landing if len(taken) == 4 else random.choice(sorted(tiles))
    apart = random.choice((0.0, 0.5))
    pawns = {seat: random.choice(sorted(tiles)) if random.random() < apart else meeting for seat in seats}
    for seat, hand in hands.items():
        wanted = TREASURE_TILES.get(four_of(hand), ())
        treasury = [cell for cell, tile in sorted(tiles.items()) if tile in wanted and four_of(hand) not in taken]
        if treasury and random.random() < 0.5:
            pawns[seat] = random.choice(treasury)
    left = sorted(tiles.values())
    random.shuffle(left)
    cuts = sorted(random.choices(range(1, len(left)), k=random.randint(0, 3))) if len(left) > 1 else []
    layers = [left[i:j] for i, j in pairwise([0, *cuts, len(left)]) if i < j]
    discarded = layers.pop() if len(layers) > 1 else []
    return crowd | {
        "tiles": tiles,
        "flooded": random.sample(sorted(tiles), random.randint(0, len(tiles))),
        "pawns": pawns,
        "hands": hands,
        "treasures": taken,
        "water": random.randint(1, 9),
        "deck": dict(Counter(deck)),
        "discards": dict(Counter(discards)),
        "flood_layers": layers,
        "flood_discards": discarded,
    }


def four_of(hand: list[str]) -> str:
    """The treasure that a hand can claim, an empty text for none."""
    return next((treasure for treasure in TREASURES if hand.count(treasure) >= 4), "")


def deal_cards(seats: list[str], random: Random) -> tuple[dict[str, list[str]], list[str], list[str]]:
    """Hands of up to five, often with four cards of one treasure, discards, and a deck that is not empty."""
    cards = [name for name, count in CARDS.items() for _ in range(count)]
    random.shuffle(cards)
    hands: dict[str, list[str]] = {}
    for seat in seats:
        wanted = random.choice(TREASURES)
        held = [wanted] * 4 if cards.count(wanted) >= 4 and random.random() < 0.5 else []
        for card in held:
            cards.remove(card)
        more = [card for card in cards if card != "waters-rise"][: random.randint(0, 5 - len(held))]
        for card in more:
            cards.remove(card)
        hands[seat] = held + more
    left = random.randint(1, len(cards))
    return hands, cards[left:], cards[:left]


def chances_of_cards(position: Position) -> dict[str, Fraction]:
    """FI-7.1, FI-7.4: the deck's cards by their counts, the top layer's as likely each."""
    if position["phase"] == "treasure":
        deck = position["deck"]
        return {f"treasure {card}": Fraction(count, sum(deck.values())) for card, count in deck.items()}
    top = position["flood_layers"][0]
    return {f"flood {tile}": Fraction(1, len(top)) for tile in top}


def mover_of_cards(move: str, actor: str | None) -> str | None:
    """FI-4.2: a special card is played by the seat it names."""
    words = move.split(" ")
    return words[1] if words[0] in ("sandbag", "lift", "escape") else actor


THE_ISLAND = HiddenTiles(
    name="the-island",
    prefix="TI",
    board=facts.BOARD,
    phases=state.Phase,
    verbs=moves.Verb,
    small={"explorers": {"r1": "a1"}},
    sorted_list=lambda position: position["boats"],
    colours=facts.COLOURS,
    playing=lambda options: 4 if options["two_colours"] else int(options["seats"]),
    back_counts=facts.BACK_COUNTS,
    first_kept=facts.FIRST_KEPT,
    most_moves=state.MOST_MOVES,
    seldom=frozenset(("aboard", "defend", "tile")),
    crowded=crowded_island,
    repelled_with=lambda position: f"repel-{position['die']}",
)
SURVIVE = HiddenTiles(
    name="survive-the-island",
    prefix="SI",
    board=survive.BOARD,
    phases=survive_state.Phase,
    verbs=survive_moves.Verb,
    small={"adventurers": {"r1": "a1"}},
    sorted_list=lambda position: position["rafts"],
    colours=survive.COLOURS,
    playing=lambda options: 4 if options["seats"] == 2 else int(options["seats"]),
    back_counts=survive.BACK_COUNTS,
    first_kept=survive.FIRST_KEPT,
    most_moves=survive_state.MOST_MOVES,
    seldom=frozenset(("aboard", "bring", "push", "repel")),
    crowded=crowded_survive,
    repelled_with=lambda _: "repellent",
)
FORBIDDEN = Tried(
    name="forbidden-island",
    prefix="FI",
    phases=forbidden_state.Phase,
    verbs=forbidden_moves.Verb,
    small={},
    sorted_list=lambda position: position["flooded"],
    most_moves=forbidden_state.MOST_MOVES,
    seldom=frozenset(("swim", "before-flood")),
    crowded=crowded_forbidden_island,
    chances=chances_of_cards,
    mover=mover_of_cards,
)
TRIED: tuple[Tried, ...] = (THE_ISLAND, SURVIVE, FORBIDDEN, ISLET)
every_game = pytest.mark.parametrize("tried", TRIED, ids=repr)
every_game_with_secrets = pytest.mark.parametrize("tried", [tried for tried in TRIED if tried.secrets], ids=repr)
every_game_with_hidden_tiles = pytest.mark.parametrize(
    "tried", [tried for tried in TRIED if isinstance(tried, HiddenTiles)], ids=repr
)

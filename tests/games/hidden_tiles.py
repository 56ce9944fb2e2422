"""What the tests of the games with hidden tiles share: islands of tiles with backs, pools of them, hands and values."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from archipel.boards import Board
from archipel.games.notation import spelt

from .playing import Position, Tried

Backs = Counter[tuple[str, str]]
"""How many tiles there are of a terrain with a back, as positions spell them."""
TERRAIN_NAMES = ("beach", "forest", "mountain")


def backs_of(position: Position) -> tuple[Backs, Backs]:
    """The backs in the pool, and those in hands."""
    pool: Backs = Counter()
    for terrain, backs in position["pool"].items():
        pool.update({(terrain, back): count for back, count in backs.items()})
    hands: Backs = Counter()
    for hand in position["hands"].values():
        hands.update(kind_of(tile) for tile in hand)
    return pool, hands


def kind_of(tile: str) -> tuple[str, str]:
    """The terrain and the back of a tile in a hand."""
    terrain, back = tile.split("/")
    return terrain, back


def unseen_by_terrain(position: Position) -> Counter[str]:
    """How many backs are in the pool."""
    return Counter({terrain: sum(backs.values()) for terrain, backs in position["pool"].items()})


def terrain_drawn(position: Position) -> str:
    """The terrain of a tile that is being turned."""
    tiles = Counter(position["terrain"].values())
    [terrain] = [name for name, unseen in unseen_by_terrain(position).items() if unseen > tiles[name]]
    return terrain


def chances_of_the_unseen(position: Position) -> dict[str, Fraction]:
    """A die with three sides, or a tile that is turned: each back by how many are unseen."""
    if position["phase"] == "roll":
        creatures = [key[:-1] for key in ("kaijus", "serpents", "sharks", "whales") if key in position]
        return {f"roll {creature}": Fraction(1, 3) for creature in creatures}
    backs = position["pool"][terrain_drawn(position)]
    return {f"reveal {back}": Fraction(count, sum(backs.values())) for back, count in backs.items()}


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HiddenTiles(Tried):
    """A game in which what is under tiles, in hands and under pawns is hidden."""

    board: Board
    placing: int = 2
    secrets: tuple[str, ...] = ("hands", "pool", "values")
    chances: Callable[[Position], dict[str, Fraction]] = chances_of_the_unseen
    colours: Sequence[str]
    playing: Callable[[dict[str, Any]], int]
    """With some options, how many of the colours play."""
    back_counts: Mapping[Any, tuple[int, int, int]]
    first_kept: int
    repelled_with: Callable[[Position], str]
    """The back that `repel` discards."""

    @property
    def table(self) -> Backs:
        """How many tiles the box has, by terrain and back."""
        return Counter(
            {
                (terrain, spelt(back)): counts[i]
                for back, counts in self.back_counts.items()
                for i, terrain in enumerate(TERRAIN_NAMES)
                if counts[i]
            }
        )

    @property
    def kept(self) -> set[str]:
        """Backs that go to the hand."""
        return {spelt(back) for back, counts in self.back_counts.items() if back >= self.first_kept and any(counts)}

    @property
    def island(self) -> set[str]:
        """The cells that begin as tiles."""
        return set(self.game.start(seats=2, seed=1).position()["terrain"])

    def colours_of(self, position: Position, seat: str) -> list[str]:
        """The colours a seat plays."""
        playing = self.colours[: self.playing(position["options"])]
        return [c for i, c in enumerate(playing) if str(i % position["options"]["seats"] + 1) == seat]

    def view(self, position: Position, seat: str | None) -> Position:
        """Section 9 told again: the hands of others by their terrains, and no values but one's own while placing."""
        view = super().view(position, seat)
        if position["phase"] == "over":
            return view
        for other, hand in view["hands"].items():
            if other != seat:
                for tile in hand:
                    terrain, back = kind_of(tile)
                    view["pool"][terrain][back] = view["pool"][terrain].get(back, 0) + 1
                view["hands"][other] = sorted(tile.split("/")[0] + "/?" for tile in hand)
            if self.values_hidden(position, other, seat):
                view["values"].update({colour: ["?"] * 10 for colour in self.colours_of(position, other)})
        return view

    def values_hidden(self, position: Position, watched: str, seat: str | None) -> bool:
        """Whether a seat may not look under another's pawns, or no longer under its own."""
        return watched != seat or not (self.setting_up(position) or position["options"]["open_values"])

    def seen(self, move: str, turn: int, seat: str | None) -> str:
        """A tile that goes to the hand is seen by who draws it."""
        verb, *words = move.split(" ")
        return "reveal ?" if verb == "reveal" and words[0] in self.kept and str(turn) != seat else move

    def other_secrets(self, position: Position, seat: str | None, random: Random) -> Position:
        """The same to a seat's eyes, with what it may not know dealt anew."""
        other = copy.deepcopy(position)
        for watched in position["hands"]:
            if self.values_hidden(position, watched, seat):
                for colour in self.colours_of(position, watched):
                    random.shuffle(other["values"][colour])
        hidden = [watched for watched in position["hands"] if watched != seat]
        for terrain, pool in other["pool"].items():
            unseen = [back for back, count in pool.items() for _ in range(count) if back in self.kept]
            unseen += [t.split("/")[1] for w in hidden for t in position["hands"][w] if t.startswith(f"{terrain}/")]
            random.shuffle(unseen)
            for watched in hidden:
                hand = other["hands"][watched]
                here = [tile for tile in hand if tile.startswith(f"{terrain}/")]
                other["hands"][watched] = [tile for tile in hand if tile not in here]
                other["hands"][watched] += [f"{terrain}/{unseen.pop()}" for _ in here]
            shown = {back: count for back, count in pool.items() if back not in self.kept}
            other["pool"][terrain] = shown | dict(Counter(unseen))
        return other


def take(counts: dict[str, int], name: str) -> None:
    """One less of something."""
    counts[name] -= 1
    if not counts[name]:
        del counts[name]


def take_tiles(crowd: Position, random: Random, spared: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Take most of the island away, volcanoes and such `spared` backs excepted: each cell, its terrain, its back."""
    tiles = sorted(crowd["terrain"])
    random.shuffle(tiles)
    for cell in tiles[random.randint(3, 12) :]:
        terrain = crowd["terrain"][cell]
        pool = crowd["pool"][terrain]
        backs = [back for back, count in pool.items() for _ in range(count) if back not in spared]
        if backs:
            back = random.choice(backs)
            take(pool, back)
            del crowd["terrain"][cell]
            yield cell, terrain, back

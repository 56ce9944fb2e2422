"""Nothing is leaked: what a seat is sent is the same, byte for byte, when what it may not know is another."""

from __future__ import annotations

import asyncio
import json
import random
import re

import pytest
from conftest import SOAK
from games.playing import Position, Tried
from games.tried import every_game_with_secrets
from written import written

from archipel.match import Match
from archipel.server.bots.asking import Question, packed
from archipel.server.bots.worker import advised

from .people import Place, Visitor
from .running import ServerProcess

WORLDS = 60 if SOAK else 3
MOVES = 60 if SOAK else 25
NUMBER = "5" * 64


def some_moment(tried: Tried, luck: random.Random) -> Match:
    """A match of two or three, somewhere before its end."""
    while True:
        match = tried.game.start(seats=luck.choice([2, 3]), seed=luck.randrange(2**32))
        for _ in range(luck.randrange(150)):
            match.roll() if match.actor == "chance" else match.play(tried.choose(match.legal(), luck))
            if match.over:
                break
        while match.actor == "chance":
            match.roll()
        if not match.over:
            return match


class World:
    """A table that begins in a position: one watched seat, or nobody's; and somebody who plays all others."""

    def __init__(self, address: str, seat: str | None) -> None:
        self.watcher, self.rest = Visitor(address, name="Ada"), Visitor(address, name="Bob")
        self.seat = seat

    async def open(self, tried: Tried, position: Position) -> None:
        """Sit down, and begin."""
        record = tried.game.match(position, seed=3).record()
        own = [str(n) for n in range(1, position["options"]["seats"] + 1)]
        seats = [{"kind": "me" if seat != self.seat else "friend"} for seat in own]
        self.table = await self.rest.post("tables/upload", {"match": record, "seats": seats})
        join, watch = (self.table["links"][kind].rpartition("=")[2] for kind in ("join", "watch"))
        others = [seat for seat in own if seat != self.seat]
        await self._sit(self.rest, others, None)
        if self.seat is not None:
            await self._sit(self.watcher, [self.seat], join)
        await self.rest.start(self.table)
        self.place = await self.watcher.at(self.table, code=watch)
        await self.place.until("state")
        self.others = await self.rest.at(self.table)
        await self.others.until("state")
        await self.place.until("table")

    async def _sit(self, visitor: Visitor, seats: list[str], code: str | None) -> None:
        body = {"seats": seats, "names": [visitor.name] * len(seats), "number": NUMBER, "code": code}
        await visitor.post(f"tables/{self.table['id']}/sit", body)

    def mover(self, actor: str) -> Place:
        """Who makes a seat's moves."""
        return self.place if actor == self.seat else self.others

    async def close(self) -> None:
        """Everybody goes."""
        for place in (self.place, self.others):
            await place.close()
        for visitor in (self.watcher, self.rest):
            await visitor.http.aclose()

    def heard(self) -> list[str]:
        """What the watcher was sent, without the names and moments that every table has of its own."""
        return [_anonymous(text, self.table["id"]) for text in self.place.heard]


def _anonymous(text: str, table: str) -> str:
    text = re.sub(r'"(at|opened)":[\d.]+', r'"\1":0', text.replace(table, "ID"))
    text = re.sub(r"#(join|watch)=[\w-]+", r"#\1=CODE", text)
    return re.sub(r'"commitment":"\w+"', '"commitment":"HASH"', text)


def first_difference(one: list[str], other: list[str]) -> tuple[str, str] | None:
    return next(((a, b) for a, b in zip(one, other, strict=True) if a != b), None)


def may_differ(one: str, other: str) -> bool:
    """Whether the difference is what everybody saw come up, from where on these are two matches; or all is shown."""
    a, b = json.loads(one), json.loads(other)
    if all(told["type"] == "event" and told["now"] and told["now"]["result"] for told in (a, b)):
        return True
    draws = all(told["type"] == "event" and told["kind"] == "move" and told["seat"] is None for told in (a, b))
    return draws and a["move"] != b["move"]


def check_draws(tried: Tried, world: World) -> None:
    """C-4.3: what was drawn unseen by the watcher is not named to him, while the match goes on."""
    turn = 0
    for message in map(json.loads, world.place.heard):
        if message["type"] == "state":
            turn = message["view"]["turn"]
        if message["type"] == "event":
            if message["now"] and message["now"]["result"]:
                return
            if message["kind"] == "move" and message["seat"] is None:
                assert tried.seen(message["move"], turn, world.seat) == message["move"]
            turn = message["changes"].get("turn", turn)


@every_game_with_secrets
@pytest.mark.parametrize("watched", [True, False], ids=["seat", "spectator"])
def test_the_wire_is_the_same_when_what_one_may_not_know_differs(
    server: ServerProcess, tried: Tried, watched: bool
) -> None:
    luck = random.Random(f"{tried} {watched}")

    async def compare() -> int:
        position = some_moment(tried, luck).position()
        seat = luck.choice([str(n) for n in range(1, position["options"]["seats"] + 1)]) if watched else None
        twin = tried.other_secrets(position, seat, luck)
        worlds = [World(server.address, seat), World(server.address, seat)]
        for world, start in zip(worlds, (position, twin), strict=True):
            await world.open(tried, start)
        moves = 0
        for _ in range(MOVES):
            difference = first_difference(*(world.heard() for world in worlds))
            if difference is not None:
                assert may_differ(*difference), difference
                break
            if not await _move(tried, worlds, luck):
                break
            moves += 1
        for world in worlds:
            check_draws(tried, world)
            await world.close()
        return moves if position != twin else 0

    async def compare_all() -> None:
        assert sum([await compare() for _ in range(WORLDS)]) > 0

    asyncio.run(compare_all())


@every_game_with_secrets
def test_a_hint_is_the_same_when_what_one_may_not_know_differs(tried: Tried) -> None:
    luck = random.Random(f"hints of {tried}")
    differed = 0
    for _ in range(WORLDS):
        match = some_moment(tried, luck)
        assert match.actor is not None
        position = match.position()
        twin = tried.other_secrets(position, match.actor, luck)
        hints = [packed(advised(_asked(tried, world, match.actor))) for world in (position, twin)]
        assert hints[0] == hints[1]
        differed += position != twin
    assert differed > 0


def _asked(tried: Tried, position: Position, seat: str) -> Question:
    """What a worker is asked for a hint, with all the time it likes."""
    legal = tried.game.match(position).legal()
    return Question("somebody", "table", tried.game.name, position, [], int(seat), "", legal, 7, seconds=600.0)


async def _move(tried: Tried, worlds: list[World], luck: random.Random) -> bool:
    """The same in both worlds: an attempt of the watcher's that is refused, and a move; whether there was one."""
    one = worlds[0]
    actor = one.place.state["actor"]
    if one.seat is not None:
        attempt = _some_text(tried, luck)
        for world in worlds:
            legal = [told["move"] for told in world.place.state["legal"].get(one.seat, [])]
            if attempt not in legal:
                assert (await world.place.move(one.seat, attempt, move_id=f"attempt {len(world.place.heard)}"))[
                    "type"
                ] == "refused"
    if actor is None:
        return False
    able = [{told["move"] for told in world.mover(actor).state["legal"][actor]} for world in worlds]
    if actor == one.seat:
        assert able[0] == able[1]
    both = sorted(able[0] & able[1])
    if not both:
        return False
    move = luck.choice(both)
    for world in worlds:
        answer = await world.mover(actor).move(actor, move, move_id=f"move {len(world.others.heard)}")
        assert answer["type"] == "accepted", answer
        await world.place.settled()
        await world.others.settled()
    return True


def _some_text(tried: Tried, luck: random.Random) -> str:
    """A move that can be written down."""
    moves = written(tried.game)
    return tried.game.definition.text_of(moves.any_code(luck))

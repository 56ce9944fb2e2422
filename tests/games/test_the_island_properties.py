"""What is true in every position of every match of The Island, whatever its options and whoever plays."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from twin import EVERY_OPTION, any_code, choose, refusal

import archipel
from archipel.errors import IllegalMove, PositionError
from archipel.games.notation import spelt
from archipel.games.the_island.facts import (
    BACK_COUNTS,
    BOARD,
    BOATS,
    CELLS,
    COLOURS,
    FIRST_KEPT,
    ISLAND_CELLS,
    LANDING_CELLS,
    SUPPLY,
    TERRAINS,
    Back,
)
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.state import MOST_MOVES, Phase
from archipel.match import Match
from archipel.rules import snapshot
from archipel.seeds import canonical

Position = dict[str, Any]
GAME = archipel.game("the-island")
ISLAND_NAMES = {BOARD.names[cell] for cell in ISLAND_CELLS}
TABLE: Counter[tuple[str, str]] = Counter(
    {
        (terrain, spelt(back)): counts[i]
        for back, counts in BACK_COUNTS.items()
        for i, terrain in enumerate(("beach", "forest", "mountain"))
        if counts[i]
    }
)
"""TI-1.5, as the position spells it."""
KEPT = {spelt(back) for back in Back if FIRST_KEPT <= back < Back.UNKNOWN}
WATCHERS: list[str | None] = [None, "1", "2", "3", "4"]
BROKEN_LINES = ("end\n", "end\r", "walk\x85r3 e6", "walk r3\u2028e6", "\x0b\x0c\x1c")
"""Texts with every kind of line break; an error message stays on one line."""
RULE_NUMBER = re.compile(r"TI-\d+\.\d+")


@dataclass(frozen=True)
class Plan:
    """A game to be played: how, with what luck, and whether it starts from a crowd (see `crowded`)."""

    options: int
    seed: int
    eager: bool
    crowd: bool

    def start(self) -> Match:
        return GAME.start(seed=self.seed, **EVERY_OPTION[self.options])

    def random(self) -> Random:
        """Luck of a test's own, for what it looks at."""
        return Random(-self.seed - 1)


plans = st.builds(Plan, st.integers(0, len(EVERY_OPTION) - 1), st.integers(0, 2**32 - 1), st.booleans(), st.booleans())


def play_through(plan: Plan) -> Iterator[Match]:
    """The match of a plan at the moment before each move, and at its end."""
    random = Random(plan.seed)
    match = plan.start()
    setup = True
    yield match
    while not match.over:
        legal = match.legal()
        match.play(choose(legal, random) if plan.eager else random.choice(legal))
        if setup and plan.crowd and match.position()["phase"] in ("move", "sink"):
            match = GAME.match(crowded(match.position(), random), seed=plan.seed)
            setup = False
        yield match


def moments(plan: Plan, random: Random, share: float) -> Iterator[Match]:
    """Some of them, all the seldom ones among them."""
    for match in play_through(plan):
        seldom = match.over or snapshot(match._states).phase in (Phase.ABOARD, Phase.DEFEND, Phase.TILE)
        if seldom or random.random() < share:
            yield match


def crowded(position: Position, random: Random) -> Position:
    """A position with many explorers in few cells, most of the island gone, full hands and boats still to come."""
    crowd = copy.deepcopy(position)
    seats = crowd["options"]["seats"]
    tiles = sorted(crowd["terrain"])
    random.shuffle(tiles)
    for cell in tiles[random.randint(3, 12) :]:
        terrain = crowd["terrain"][cell]
        pool = crowd["pool"][terrain]
        backs = [back for back, count in pool.items() for _ in range(count) if back not in ("boat", "volcano")]
        if not backs:
            continue
        back = random.choice(backs)
        _take(pool, back)
        del crowd["terrain"][cell]
        if back in KEPT:
            crowd["hands"][str(random.randint(1, seats))].append(f"{terrain}/{back}")
        elif back in ("shark", "whale"):
            crowd[f"{back}s"].append(cell)
    hubs = random.sample(sorted(crowd["terrain"]), 2) + random.sample(BOARD.names, 2)
    for explorer, place in crowd["explorers"].items():
        if place not in ("lost", *LANDING_CELLS) and random.random() < 0.8:
            hub = random.choice(hubs + crowd["boats"])
            crew = sum(where == f"{hub}*" for where in crowd["explorers"].values())
            crowd["explorers"][explorer] = f"{hub}*" if hub in crowd["boats"] and crew < 3 else hub
    return crowd


def _take(counts: dict[str, int], name: str) -> None:
    counts[name] -= 1
    if not counts[name]:
        del counts[name]


def colours_of(position: Position, seat: str) -> list[str]:
    """The colours a seat plays."""
    seats = position["options"]["seats"]
    playing = COLOURS if position["options"]["two_colours"] else COLOURS[:seats]
    return [colour for i, colour in enumerate(playing) if str(i % seats + 1) == seat]


def backs_of(position: Position) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """The backs in the pool, and those in hands."""
    pool: Counter[tuple[str, str]] = Counter()
    for terrain, backs in position["pool"].items():
        pool.update({(terrain, back): count for back, count in backs.items()})
    hands = Counter(tuple(tile.split("/")) for hand in position["hands"].values() for tile in hand)
    return pool, hands


# ---- pieces --------------------------------------------------------------------------------------------------


@given(plans)
def test_pieces_are_neither_made_nor_doubled(plan: Plan) -> None:
    gone: dict[str, str] = {}
    for match in play_through(plan):
        position = match.position()
        check_explorers(position, gone)
        check_boats_and_creatures(position)
        check_backs(position)


def check_explorers(position: Position, gone: dict[str, str]) -> None:
    """Each is somewhere; who has left play stays where it is (`gone` remembers)."""
    explorers = position["explorers"]
    playing = 4 if position["options"]["two_colours"] else position["options"]["seats"]
    assert list(explorers) == [f"{colour}{i}" for colour in COLOURS[:playing] for i in range(1, 11)]
    aboard = Counter(place[:-1] for place in explorers.values() if place.endswith("*"))
    assert set(aboard) <= set(position["boats"])
    assert all(crew <= 3 for crew in aboard.values())
    for explorer, place in explorers.items():
        assert gone.get(explorer, place) == place
        if place in LANDING_CELLS or place == "lost":
            gone[explorer] = place
        elif place == "hand":
            assert position["phase"] == "place-explorers"
        else:
            assert place.removesuffix("*") in BOARD.names
            assert position["phase"] != "over"
    if position["phase"] in ("place-explorers", "place-boats"):
        assert not gone


def check_boats_and_creatures(position: Position) -> None:
    """None on a tile, no two boats in a cell, and no more than the box has, those to come counted (TI-1.6)."""
    coming: Counter[str] = Counter()
    for backs in position["pool"].values():
        coming.update(backs)
    boats = position["boats"]
    assert len(set(boats)) == len(boats)
    assert len(boats) + sum(position["boats_in_hand"].values()) + coming["boat"] <= BOATS
    for creature, most in SUPPLY.items():
        there = position[f"{spelt(creature)}s"]
        assert len(there) + coming[spelt(creature)] <= most
        assert not set(there) & set(position["terrain"])
    assert not set(boats) & set(position["terrain"])


def check_backs(position: Position) -> None:
    """No more of a back than TI-1.5 has; as many unseen as tiles, one more while one is turned (TI-6.1, TI-8.6)."""
    pool, hands = backs_of(position)
    assert pool + hands <= TABLE
    assert all(back in KEPT for _, back in hands)
    tiles = Counter(position["terrain"].values())
    unseen: Counter[str] = Counter()
    for (terrain, _), count in pool.items():
        unseen[terrain] += count
    drowned = position["phase"] == "over" and 4 in position["options"]["challenges"] and not tiles
    extra = (unseen - tiles).total()
    assert unseen >= tiles
    assert extra == (position["phase"] == "reveal") or (drowned and extra == 1)


@given(plans)
def test_every_back_is_where_the_moves_have_put_it(plan: Plan) -> None:
    """A ledger kept from the moves alone: what was turned up has left the pool, what was kept lies in its hand."""
    before: Position = {}
    pool: Counter[tuple[str, str]] = Counter()
    hands: dict[str, Counter[tuple[str, str]]] = {}
    for match in play_through(plan):
        position = match.position()
        if not match.moves:
            pool, _ = backs_of(position)
            hands = {seat: Counter(tuple(t.split("/")) for t in hand) for seat, hand in position["hands"].items()}
        else:
            verb, *words = match.moves[-1].split(" ")
            if verb == "reveal":
                drawn = (_terrain_drawn(before), words[0])
                pool[drawn] -= 1
                if words[0] in KEPT:
                    hands[str(before["turn"])][drawn] += 1
            if verb in ("play", "repel"):
                back = words[0] if verb == "play" else f"repel-{before['die']}"
                lowest = min(tile for tile in +hands[before["actor"]] if tile[1] == back)  # terrains are in order
                hands[before["actor"]][lowest] -= 1
        assert +pool == backs_of(position)[0]
        for seat, hand in hands.items():
            assert sorted("/".join(tile) for tile in hand.elements()) == position["hands"][seat]
        before = position


def _terrain_drawn(position: Position) -> str:
    tiles = Counter(position["terrain"].values())
    [terrain] = [name for name, backs in position["pool"].items() if sum(backs.values()) > tiles[name]]
    return str(terrain)


@given(plans)
def test_tallies_are_what_a_recount_gives(plan: Plan) -> None:
    for match in play_through(plan):
        s = snapshot(match._states)
        crew = [[0] * CELLS for _ in range(4)]
        afoot = [[0] * CELLS for _ in range(4)]
        in_play = [0] * 4
        for explorer, place in enumerate(s.place):
            seat = explorer // 10 % s.seats
            if place < CELLS:
                in_play[seat] += 1
                (crew if s.aboard[explorer] else afoot)[seat][place] += 1
        assert s.crew == crew
        assert s.afoot == afoot
        assert s.in_play == in_play
        assert s.tiles_left == [list(s.terrain).count(terrain) for terrain in range(TERRAINS)]


# ---- moves ---------------------------------------------------------------------------------------------------


@given(plans)
def test_there_is_a_move_until_the_end_and_each_listed_once(plan: Plan) -> None:
    for match in play_through(plan):
        legal = match.legal()
        assert (not legal) == match.over == (match.actor is None)
        assert legal == sorted(set(legal))
        assert len(legal) <= MOST_MOVES


@given(plans)
def test_every_listed_move_is_accepted_and_told_in_plain_parts(plan: Plan) -> None:
    random = plan.random()
    for match in moments(plan, random, 0.1):
        legal = match.legal()
        for move in legal:
            assert match.mover(move) == match.actor
        for move in random.sample(legal, min(30, len(legal))):
            parts = match.describe(move)
            assert type(parts) is dict
            assert all(type(name) is str and type(part) is str and part for name, part in parts.items())
            assert parts["verb"] == move.split(" ")[0]
        for move in random.sample(legal, min(3, len(legal))):
            twin = match.copy()
            twin.play(move)
            assert twin.moves == [*match.moves, move]


@given(plans, st.text())
def test_any_other_text_is_refused_by_a_rule_and_does_nothing(plan: Plan, garbage: str) -> None:
    random = plan.random()
    for match in moments(plan, random, 0.1):
        legal = match.legal()
        before, moves = snapshot(match._states), match.moves
        for move in unlisted(match, legal, random):
            with pytest.raises(IllegalMove) as refused:
                match.play(move)
            assert refused.value.rule is not None and RULE_NUMBER.fullmatch(refused.value.rule)
            assert refused.value.reason
            assert len(str(refused.value).splitlines()) == 1
            with pytest.raises(IllegalMove):
                match.mover(move)
        verb = random.choice(legal) if legal else "end"
        for text in (
            garbage,
            "",
            " ",
            f"{verb} ",
            f" {verb}",
            verb.upper(),
            f"{verb} e5",
            "walk r3  e6",
            *BROKEN_LINES,
        ):
            with pytest.raises(IllegalMove) as nonsense:
                match.play(text)
            assert nonsense.value.rule is None
            assert len(str(nonsense.value).splitlines()) == 1
        assert snapshot(match._states) == before
        assert match.moves == moves


def unlisted(match: Match, legal: list[str], random: Random) -> list[str]:
    """Moves that can be written down but are not legal: any at all, and such as have a listed verb."""
    listed = set(legal)
    any_at_all = [match.game.definition.text_of(any_code(match.game, random)) for _ in range(5)]
    codes = [match.game.definition.move_of(move) for move in random.sample(legal, min(5, len(legal)))]
    for code in codes:
        assert code is not None
        for subject, target in ((random.randrange(40), code & 255), (code >> 8 & 255, random.randrange(CELLS))):
            try:
                any_at_all.append(match.game.definition.text_of(code >> 16 << 16 | subject << 8 | target))
            except KeyError:
                continue
    return [move for move in any_at_all if move not in listed]


def _every_code() -> list[int]:
    """Every move that can be written down."""
    found = []
    for verb, subject, target in product(Verb, range(CELLS), range(CELLS + 5)):
        code = verb << 16 | subject << 8 | target
        try:
            text = GAME.definition.text_of(code)
        except KeyError:
            continue
        if GAME.definition.move_of(text) == code:
            found.append(code)
    return found


def test_of_all_moves_there_are_the_listed_ones_alone_are_accepted() -> None:
    """At one moment of each phase, over the whole space of moves."""
    everything = _every_code()
    assert len(everything) > 100_000
    seen: set[int] = set()
    for number in range(40):
        for match in play_through(Plan(options=number * 3, seed=number, eager=True, crowd=number % 2 == 1)):
            phase = snapshot(match._states).phase
            if phase in seen or (len(match.moves) < 12 and number == 0):
                continue
            seen.add(phase)
            accepted = {GAME.definition.text_of(code) for code in everything if refusal(match, code) == 0}
            assert sorted(accepted) == match.legal()
    assert seen == set(Phase)


@given(plans)
def test_chances_are_those_of_what_is_unseen(plan: Plan) -> None:
    for match in play_through(plan):
        if match.actor != "chance":
            with pytest.raises(ValueError):
                match.chances()
            continue
        chances = match.chances()
        assert list(chances) == match.legal()
        assert sum(chances.values()) == 1
        assert all(type(chance) is Fraction and chance > 0 for chance in chances.values())
        position = match.position()
        if position["phase"] == "roll":
            assert set(chances.values()) == {Fraction(1, 3)}
        else:
            backs = position["pool"][_terrain_drawn(position)]
            assert chances == {f"reveal {b}": Fraction(n, sum(backs.values())) for b, n in backs.items()}


@pytest.mark.parametrize("options", range(len(EVERY_OPTION)))
def test_games_end_in_time(options: int) -> None:
    """TI-8.3 bounds every game: forty tiles, then at most 8 × seats turns for each explorer saved or lost."""
    *_, match = play_through(Plan(options=options, seed=options, eager=options % 3 > 0, crowd=False))
    seats = match.options["seats"]
    explorers = len(match.position()["explorers"])
    turns = len(ISLAND_NAMES) + (explorers + 1) * 8 * seats
    most_a_turn = 1 + 3 + 2 + 3 + 2 + (seats - 1)  # a tile, moves, sink and reveal, aboard, roll and creature, defend
    assert len(match.moves) <= explorers + 8 + turns * most_a_turn
    assert match.over and match.actor is None and match.legal() == []
    assert list(match.scores()) == match.seats
    assert match.winners() == [int(s) for s, points in match.scores().items() if points == max(match.scores().values())]
    assert match.position()["options"] == EVERY_OPTION[options]


# ---- positions -----------------------------------------------------------------------------------------------


@given(plans)
def test_a_position_read_back_is_the_same_state(plan: Plan) -> None:
    random = plan.random()
    for match in moments(plan, random, 0.3):
        position = match.position()
        text = canonical(position)
        read = GAME.match(json.loads(text))
        assert canonical(read.position()) == text
        assert snapshot(read._states) == snapshot(match._states)
        assert read.legal() == match.legal()
        assert read.actor == match.actor


@given(plans)
def test_undo_takes_back_every_byte(plan: Plan) -> None:
    random = plan.random()
    before = None
    for match in play_through(plan):
        if before is not None and match.moves and random.random() < 0.1:
            after, position = snapshot(match._states), match.position()
            move = match.undo()
            assert snapshot(match._states) == before
            match.play(move)
            assert snapshot(match._states) == after
            assert match.position() == position
        before = snapshot(match._states)


@given(plans)
def test_undone_to_the_start_it_is_the_start(plan: Plan) -> None:
    for match in play_through(plan):
        if len(match.moves) >= 70 or match.over:
            break
    moves = match.moves
    assert [match.undo() for _ in moves] == moves[::-1]
    assert match.position() == match.start_position()
    assert match.moves == []
    with pytest.raises(ValueError):
        match.undo()


@given(plans)
def test_nobody_changes_the_past(plan: Plan) -> None:
    """What was handed out stays as it was, whatever is played; and the match, whatever is done to what it hands out."""
    kept: list[tuple[Position, str]] = []
    twins: list[tuple[Match, str]] = []
    for match in play_through(plan):
        handed_out = (match.position(), match.view(1), match.start_position(), match.options)
        kept += [(given_out, canonical(given_out)) for given_out in handed_out]
        if len(match.moves) % 40 == 0:
            twins.append((match.copy(), canonical(match.position())))
        spoilt = match.position()
        for part in (
            spoilt,
            match.legal(),
            match.moves,
            match.options,
            match.record(),
            match.scores(),
            match.winners(),
        ):
            part.clear()
        spoilt.update(match.position())
        spoilt["explorers"]["r1"] = "NW"
        spoilt["hands"]["1"].append("beach/wind")
        assert canonical(match.position()) == kept[-4][1]
    for given_out, text in kept:
        assert canonical(given_out) == text
    for twin, text in twins:
        assert canonical(twin.position()) == text


def test_arguments_are_never_changed() -> None:
    for options in (5, 60, 100):
        match = next(m for m in play_through(Plan(options, 3, True, False)) if len(m.moves) == 90 or m.over)
        position = match.position()
        position["boats"].reverse()  # a reader puts lists in order, but not ours
        text = json.dumps(position)
        played = GAME.match(position)
        if not played.over:
            played.play(played.legal()[-1])
        assert json.dumps(position) == text


# ---- views ---------------------------------------------------------------------------------------------------


def expected_view(position: Position, seat: str | None) -> Position:
    """Section 9 told again: what a seat may know of a position."""
    view = copy.deepcopy(position)
    if position["phase"] == "over":
        return view
    setting_up = position["phase"] in ("place-explorers", "place-boats")
    for other, hand in view["hands"].items():
        if other != seat:
            for tile in hand:
                terrain, back = tile.split("/")
                view["pool"][terrain][back] = view["pool"][terrain].get(back, 0) + 1
            view["hands"][other] = sorted(tile.split("/")[0] + "/?" for tile in hand)
        if other != seat or not (setting_up or position["options"]["open_values"]):
            view["values"].update({colour: ["?"] * 10 for colour in colours_of(position, other)})
    return view


def other_secrets(position: Position, seat: str | None, random: Random) -> Position:
    """The same to a seat's eyes, with what it may not know dealt anew."""
    other = copy.deepcopy(position)
    setting_up = position["phase"] in ("place-explorers", "place-boats")
    for watched in position["hands"]:
        if watched != seat or not (setting_up or position["options"]["open_values"]):
            for colour in colours_of(position, watched):
                random.shuffle(other["values"][colour])
    hidden = [watched for watched in position["hands"] if watched != seat]
    for terrain, pool in other["pool"].items():
        unseen = [back for back, count in pool.items() for _ in range(count) if back in KEPT]
        unseen += [t.split("/")[1] for w in hidden for t in position["hands"][w] if t.startswith(f"{terrain}/")]
        random.shuffle(unseen)
        for watched in hidden:
            hand = other["hands"][watched]
            here = [tile for tile in hand if tile.startswith(f"{terrain}/")]
            other["hands"][watched] = [tile for tile in hand if tile not in here]
            other["hands"][watched] += [f"{terrain}/{unseen.pop()}" for _ in here]
        shown = {back: count for back, count in pool.items() if back not in KEPT}
        other["pool"][terrain] = shown | dict(Counter(unseen))
    return other


@given(plans)
def test_a_view_shows_what_it_may_and_nothing_else(plan: Plan) -> None:
    random = plan.random()
    for match in moments(plan, random, 0.1):
        position = match.position()
        for seat in (None, *match.seats):
            assert canonical(match.view(seat)) == canonical(expected_view(position, seat))
            assert match.view(seat) == match.view(int(seat) if seat else None)
        assert match.position() == position


@given(plans)
def test_what_a_seat_may_not_know_does_not_change_its_view(plan: Plan) -> None:
    random = plan.random()
    for match in moments(plan, random, 0.1):
        if match.over:
            continue
        position = match.position()
        for seat in (None, *match.seats):
            twin = GAME.match(other_secrets(position, seat, random))
            assert canonical(twin.view(seat)) == canonical(match.view(seat))
            assert twin.actor == match.actor
            check_nothing_is_given_away(match, twin, seat, random)


def check_nothing_is_given_away(match: Match, twin: Match, seat: str | None, random: Random) -> None:
    """C-4.2: a move that can be made in both leads to the same decision, and the same view, unless it shows a tile."""
    both = sorted(set(match.legal()) & set(twin.legal()))
    if match.actor != seat:
        both = [move for move in both if move.split(" ")[0] not in ("play", "repel")]
    for move in random.sample(both, min(2, len(both))):
        one, other = match.copy(), twin.copy()
        one.play(move)
        other.play(move)
        assert one.actor == other.actor
        if not one.over:
            assert canonical(one.view(seat)) == canonical(other.view(seat))


def test_there_are_secrets_to_hide() -> None:
    """The tests above would say nothing if dealing anew never changed a hand, the pool and values."""
    changed: Counter[str] = Counter()
    random = Random(1)
    for number in range(6):
        for match in moments(Plan(number * 20, number, True, False), random, 0.1):
            if not match.over:
                position = match.position()
                twin = other_secrets(position, "1", random)
                changed.update(key for key in ("hands", "pool", "values") if twin[key] != position[key])
    assert set(changed) == {"hands", "pool", "values"}


@given(plans)
def test_draws_into_another_hand_are_not_seen(plan: Plan) -> None:
    turns: list[int] = []
    for match in play_through(plan):
        turns.append(match.position()["turn"])
        if len(match.moves) > 150:
            break
    made = list(zip(match.moves, turns[-len(match.moves) - 1 :], strict=False))
    for seat in (None, *match.seats):
        hidden = [
            "reveal ?" if move.startswith("reveal ") and move.split(" ")[1] in KEPT and str(turn) != seat else move
            for move, turn in made
        ]
        assert match.moves_seen(seat) == (match.moves if match.over else hidden)


@pytest.mark.parametrize("seat", ["0", "3", "", "x", 0, 3, -1, True, 1.0, [], "01", " 1"])
def test_there_is_no_other_seat_to_see_with(seat: Any) -> None:
    match = GAME.start(seats=2, seed=1)
    with pytest.raises(ValueError):
        match.view(seat)
    with pytest.raises(ValueError):
        match.moves_seen(seat)


# ---- the longest list ----------------------------------------------------------------------------------------


def within(steps: int) -> int:
    """How many cells are at most so many steps from some cell, itself not counted: the most of all cells."""
    return max(sum(0 < d <= steps for d in BOARD.distances(cell)) for cell in range(CELLS))


def test_the_bound_on_moves_follows_from_the_box() -> None:
    assert (sum(SUPPLY.values()), BOATS, CELLS, len(ISLAND_NAMES)) == (16, 12, 133, 40)
    assert [within(steps) for steps in (1, 2, 3)] == [6, 18, 36]
    ours = 20  # two colours
    longest = {
        "place-explorers": ours * 40,
        "place-boats": CELLS,
        "tile": 1 + 16 * (CELLS - 1) + ours * within(3) + BOATS * within(3),
        "move": 1 + ours * (2 * within(1) + 3) + BOATS * within(1),
        "sink": 40,
        "creature": 1 + max(SUPPLY[creature] * within(creature + 1) for creature in SUPPLY),
    }
    assert max(longest.values()) <= MOST_MOVES
    assert len(Back) <= 13


def longest_tile_list(random: Random) -> Position:
    """Every tile that can be played in one hand, and as many creatures, swimmers and boats as can be had."""
    cells = list(BOARD.names)
    random.shuffle(cells)
    lairs = cells[:6]  # all three kinds in one cell leave the most cells empty
    boats = cells[6 : 6 + random.randint(0, 12)]
    swimmers = cells[18 : 18 + random.randint(1, 3)]
    crews = {f"r{i + 1}" if i < 10 else f"g{i - 9}": f"{boat}*" for i, boat in enumerate(boats)}
    others = [f"{colour}{i}" for colour in "rg" for i in range(1, 11) if f"{colour}{i}" not in crews]
    return {
        "game": "the-island",
        "phase": "tile",
        "options": {"seats": 2, "two_colours": True},
        "hands": {
            "1": ["beach/dolphin", "beach/wind", "beach/move-serpent", "beach/move-shark", "beach/move-whale"],
        },
        "boats": boats,
        "serpents": lairs[:5],
        "sharks": lairs,
        "whales": lairs[:5],
        "explorers": crews | {explorer: random.choice(swimmers) for explorer in others},
    }


@given(st.integers(0, 2**32 - 1))
def test_the_longest_lists_stay_below_the_bound(seed: int) -> None:
    match = GAME.match(longest_tile_list(Random(seed)))
    legal = match.legal()
    kinds = Counter(" ".join(move.split(" ")[:2]) for move in legal)
    assert len(legal) <= MOST_MOVES
    assert kinds["play dolphin"] <= 20 * within(3)
    assert kinds["play wind"] <= BOATS * within(3)
    for creature, count in SUPPLY.items():
        assert 0 < kinds[f"play move-{spelt(creature)}"] <= count * (CELLS - 1)


def test_the_longest_lists_are_long() -> None:
    """So that the bound is tried near its end: more than two thirds of it."""
    random = Random(5)
    longest = max(len(GAME.match(longest_tile_list(random)).legal()) for _ in range(200))
    assert longest > MOST_MOVES * 2 // 3


def test_a_list_as_long_as_the_placing_bound_is_had_at_the_start() -> None:
    assert len(GAME.start(seats=2, two_colours=True, seed=1).legal()) == 20 * 40


def test_crowds_are_positions() -> None:
    """`crowded` makes what a reader accepts, or half of the games above would not be played."""
    for number in range(30):
        plan = Plan(number * 4, number, True, True)
        try:
            assert any(match.position()["phase"] == "over" for match in play_through(plan))
        except PositionError as error:
            pytest.fail(f"{plan}: {error}")

"""What is true in every position of every match, whichever the game, whatever its options and whoever plays."""

from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from twin import refusal
from written import written

from archipel.errors import IllegalMove, PositionError
from archipel.match import Match
from archipel.rules import snapshot
from archipel.seeds import canonical

from .hidden_tiles import Backs, HiddenTiles, backs_of, kind_of, terrain_drawn
from .playing import Plan, Position, Tried, moments, plans, play_through
from .tried import every_game, every_game_with_hidden_tiles, every_game_with_secrets

BROKEN_LINES = ("end\n", "end\r", "walk\x85r3 e6", "walk r3\u2028e6", "\x0b\x0c\x1c")
"""Texts with every kind of line break; an error message stays on one line."""


# ---- pieces ---------------------------------------------------------------------------------------------------


@every_game_with_hidden_tiles
@given(plans)
def test_every_back_is_where_the_moves_have_put_it(tried: HiddenTiles, plan: Plan) -> None:
    """A ledger kept from the moves alone: what was turned up has left the pool, what was kept lies in its hand."""
    before: Position = {}
    pool: Backs = Counter()
    hands: dict[str, Backs] = {}
    for match in play_through(tried, plan):
        position = match.position()
        if not match.moves:
            pool, _ = backs_of(position)
            hands = {seat: Counter(kind_of(t) for t in hand) for seat, hand in position["hands"].items()}
        else:
            verb, *words = match.moves[-1].split(" ")
            if verb == "reveal":
                drawn = (terrain_drawn(before), words[0])
                pool[drawn] -= 1
                if words[0] in tried.kept:
                    hands[str(before["turn"])][drawn] += 1
            if verb in ("play", "repel"):
                back = words[0] if verb == "play" else tried.repelled_with(before)
                lowest = min(tile for tile in +hands[before["actor"]] if tile[1] == back)  # terrains are in order
                hands[before["actor"]][lowest] -= 1
        assert +pool == backs_of(position)[0]
        for seat, hand in hands.items():
            assert sorted("/".join(tile) for tile in hand.elements()) == position["hands"][seat]
        before = position


# ---- moves ----------------------------------------------------------------------------------------------------


@every_game
@given(plans)
def test_there_is_a_move_until_the_end_and_each_listed_once(tried: Tried, plan: Plan) -> None:
    for match in play_through(tried, plan):
        legal = match.legal()
        assert (not legal) == match.over == (match.actor is None)
        assert legal == sorted(set(legal))
        assert len(legal) <= tried.most_moves


@every_game
@given(plans)
def test_every_listed_move_is_accepted_and_told_in_plain_parts(tried: Tried, plan: Plan) -> None:
    random = plan.random()
    for match in moments(tried, plan, random, 0.1):
        legal = match.legal()
        for move in legal:
            assert match.mover(move) == tried.mover(move, match.actor)
        for move in random.sample(legal, min(30, len(legal))):
            parts = match.describe(move)
            assert type(parts) is dict
            assert all(type(name) is str and type(part) is str and part for name, part in parts.items())
            assert parts["verb"] == move.split(" ")[0]
        for move in random.sample(legal, min(3, len(legal))):
            twin = match.copy()
            twin.play(move)
            assert twin.moves == [*match.moves, move]


@every_game
@given(plans, st.text())
def test_any_other_text_is_refused_by_a_rule_and_does_nothing(tried: Tried, plan: Plan, garbage: str) -> None:
    rule_number = re.compile(rf"{tried.prefix}-\d+\.\d+")
    random = plan.random()
    for match in moments(tried, plan, random, 0.1):
        legal = match.legal()
        before, moves = snapshot(match._states), match.moves
        for move in unlisted(match, legal, random):
            with pytest.raises(IllegalMove) as refused:
                match.play(move)
            assert refused.value.rule is not None and rule_number.fullmatch(refused.value.rule)
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
            f"{verb} zz",
            verb.replace(" ", "  ") + " ",
            *BROKEN_LINES,
        ):
            with pytest.raises(IllegalMove) as nonsense:
                match.play(text)
            assert nonsense.value.rule is None
            assert len(str(nonsense.value).splitlines()) == 1
        assert snapshot(match._states) == before
        assert match.moves == moves


def unlisted(match: Match, legal: list[str], random: Random) -> list[str]:
    """Moves that can be written down but are not legal: any at all, and listed ones with one thing changed."""
    moves = written(match.game)
    codes = [moves.any_code(random) for _ in range(5)]
    for move in random.sample(legal, min(5, len(legal))):
        code = match.game.definition.move_of(move)
        assert code is not None
        codes += [moves.altered(code, random) for _ in range(2)]
    return [move for move in map(match.game.definition.text_of, codes) if move not in set(legal)]


@every_game
def test_of_all_moves_there_are_the_listed_ones_alone_are_accepted(tried: Tried) -> None:
    """At one moment of each phase, over the whole space of moves, or all of it that comes near."""
    moves = written(tried.game)
    seen: set[int] = set()
    for number in range(40):
        for match in play_through(tried, Plan(options=number * 3, seed=number, eager=True, crowd=number % 2 == 1)):
            phase = snapshot(match._states).phase
            if phase in seen or (len(match.moves) < 12 and number == 0):
                continue
            seen.add(phase)
            everything = moves.every_code(match)
            assert {moves.verb_of(code) for code in everything} == set(tried.verbs)
            accepted = {tried.game.definition.text_of(code) for code in everything if refusal(match, code) == 0}
            assert sorted(accepted) == match.legal()
    assert seen == set(tried.phases)


@every_game
@given(plans)
def test_chances_are_those_of_what_is_unseen(tried: Tried, plan: Plan) -> None:
    for match in play_through(tried, plan):
        if match.actor != "chance":
            with pytest.raises(ValueError):
                match.chances()
            continue
        chances = match.chances()
        assert list(chances) == match.legal()
        assert sum(chances.values()) == 1
        assert all(type(chance) is Fraction and chance > 0 for chance in chances.values())
        assert chances == tried.chances(match.position())


# ---- positions ------------------------------------------------------------------------------------------------


@every_game
@given(plans)
def test_a_position_read_back_is_the_same_state(tried: Tried, plan: Plan) -> None:
    random = plan.random()
    for match in moments(tried, plan, random, 0.3):
        position = match.position()
        text = canonical(position)
        read = tried.game.match(json.loads(text))
        assert canonical(read.position()) == text
        assert snapshot(read._states) == snapshot(match._states)
        assert read.legal() == match.legal()
        assert read.actor == match.actor


@every_game
@given(plans)
def test_undo_takes_back_every_byte(tried: Tried, plan: Plan) -> None:
    random = plan.random()
    before = None
    for match in play_through(tried, plan):
        if before is not None and match.moves and random.random() < 0.1:
            after, position = snapshot(match._states), match.position()
            move = match.undo()
            assert snapshot(match._states) == before
            match.play(move)
            assert snapshot(match._states) == after
            assert match.position() == position
        before = snapshot(match._states)


@every_game
@given(plans)
def test_undone_to_the_start_it_is_the_start(tried: Tried, plan: Plan) -> None:
    for match in play_through(tried, plan):
        if len(match.moves) >= 70 or match.over:
            break
    moves = match.moves
    assert [match.undo() for _ in moves] == moves[::-1]
    assert match.position() == match.start_position()
    assert match.moves == []
    with pytest.raises(ValueError):
        match.undo()


@every_game
@given(plans)
def test_nobody_changes_the_past(tried: Tried, plan: Plan) -> None:
    """What was handed out stays as it was, whatever is played; and the match, whatever is done to what it hands out."""
    kept: list[tuple[Position, str]] = []
    twins: list[tuple[Match, str]] = []
    for match in play_through(tried, plan):
        handed_out = (match.position(), match.view(1), match.start_position(), match.options)
        kept += [(given_out, canonical(given_out)) for given_out in handed_out]
        if len(match.moves) % 40 == 0:
            twins.append((match.copy(), canonical(match.position())))
        for part in (
            match.position(),
            match.legal(),
            match.moves,
            match.options,
            match.record(),
            match.scores(),
            match.winners(),
        ):
            empty(part)
        assert canonical(match.position()) == kept[-4][1]
    for given_out, text in kept:
        assert canonical(given_out) == text
    for twin, text in twins:
        assert canonical(twin.position()) == text


def empty(part: Any) -> None:
    """Take everything out of a value, from the inside."""
    for inside in part.values() if isinstance(part, dict) else part:
        if isinstance(inside, (dict, list)):
            empty(inside)
    part.clear()


@every_game
def test_arguments_are_never_changed(tried: Tried) -> None:
    for options in (5, 60, 100):
        match = next(m for m in play_through(tried, Plan(options, 3, True, False)) if len(m.moves) == 90 or m.over)
        position = match.position()
        tried.sorted_list(position).reverse()  # a reader puts lists in order, but not ours
        text = json.dumps(position)
        played = tried.game.match(position)
        if not played.over:
            played.play(played.legal()[-1])
        assert json.dumps(position) == text


# ---- views ----------------------------------------------------------------------------------------------------


@every_game
@given(plans)
def test_a_view_shows_what_it_may_and_nothing_else(tried: Tried, plan: Plan) -> None:
    random = plan.random()
    for match in moments(tried, plan, random, 0.1):
        position = match.position()
        for seat in (None, *match.seats):
            assert canonical(match.view(seat)) == canonical(tried.view(position, seat))
            assert match.view(seat) == match.view(int(seat) if seat else None)
        eyes = [None, *map(int, match.seats)]
        assert match.views(eyes) == {eye: match.view(eye) for eye in eyes}
        assert match.position() == position


@every_game_with_secrets
@given(plans)
def test_what_a_seat_may_not_know_does_not_change_its_view(tried: Tried, plan: Plan) -> None:
    random = plan.random()
    for match in moments(tried, plan, random, 0.1):
        if match.over:
            continue
        position = match.position()
        for seat in (None, *match.seats):
            twin = tried.game.match(tried.other_secrets(position, seat, random))
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


@every_game_with_secrets
def test_there_are_secrets_to_hide(tried: Tried) -> None:
    """The tests above would say nothing if dealing anew never changed what is secret, all of it."""
    changed: Counter[str] = Counter()
    random = Random(1)
    for number in range(6):
        for match in moments(tried, Plan(number * 21, number, True, False), random, 0.1):
            if not match.over:
                position = match.position()
                twin = tried.other_secrets(position, "1", random)
                changed.update(key for key in tried.secrets if twin[key] != position[key])
    assert set(changed) == set(tried.secrets)


@every_game
@given(plans)
def test_draws_into_another_hand_are_not_seen(tried: Tried, plan: Plan) -> None:
    turns: list[int] = []
    for match in play_through(tried, plan):
        turns.append(match.position()["turn"])
        if len(match.moves) > 150:
            break
    made = list(zip(match.moves, turns[-len(match.moves) - 1 :], strict=False))
    for seat in (None, *match.seats):
        hidden = [tried.seen(move, turn, seat) for move, turn in made]
        assert match.moves_seen(seat) == (match.moves if match.over else hidden)


@every_game
@pytest.mark.parametrize("seat", ["0", "3", "", "x", 0, 3, -1, True, 1.0, [], "01", " 1"])
def test_there_is_no_other_seat_to_see_with(tried: Tried, seat: Any) -> None:
    match = tried.game.start(seats=2, seed=1)
    with pytest.raises(ValueError):
        match.view(seat)
    with pytest.raises(ValueError):
        match.moves_seen(seat)


# ---- crowds ---------------------------------------------------------------------------------------------------


@every_game
def test_crowds_are_positions(tried: Tried) -> None:
    """`crowded` makes what a reader accepts, or half of the games above would not be played."""
    for number in range(30):
        plan = Plan(number * 4, number, True, True)
        try:
            assert any(match.position()["phase"] == "over" for match in play_through(tried, plan))
        except PositionError as error:
            pytest.fail(f"{plan}: {error}")

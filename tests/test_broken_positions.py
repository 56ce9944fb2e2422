"""Broken positions and options: each is refused in one line that names what is wrong, or is sound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from breaking import EXAMPLES, ODD, deep, keys_of, one_line, positions_of, read_position, spoil
from games.playing import Tried
from games.tried import TRIED, every_game
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.errors import ArchipelError

SIMPLE = [odd for odd in ODD if isinstance(odd, (str, int, float, type(None)))]
every_key = pytest.mark.parametrize(
    ("tried", "key"), [pytest.param(tried, key, id=f"{tried}-{key}") for tried in TRIED for key in keys_of(tried)]
)

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from([odd for odd in ODD if isinstance(odd, str)]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@every_game
def test_there_is_a_position_of_each_phase(tried: Tried) -> None:
    positions = positions_of(tried)
    assert {position["phase"] for position in positions} == set(tried.phase_names)
    for position in positions:
        assert set(position) == set(keys_of(tried, position))
        assert read_position(position, tried) is None


@every_key
def test_anything_at_all_for_a_key(tried: Tried, key: str) -> None:
    refused, positions = 0, positions_of(tried)
    for position in positions:
        for odd in ODD:
            refused += read_position({**position, key: odd}, tried) is not None
    assert refused > len(positions) * len(ODD) // 2


@every_key
def test_a_key_left_out(tried: Tried, key: str) -> None:
    for position in positions_of(tried):
        error = read_position({name: value for name, value in position.items() if name != key}, tried)
        if key in ("game", "phase"):
            assert error is not None and error.key == key


@every_game
@pytest.mark.parametrize("key", ["zzz", "", " ", "Phase", "a\nb", "a\u2028b", "x" * 10_000, 1, None, ("a",), True])
def test_an_unknown_key_is_named(tried: Tried, key: Any) -> None:
    error = read_position({**positions_of(tried)[0], key: 1}, tried)
    assert error is not None
    assert error.key not in keys_of(tried)
    if isinstance(key, str) and key.isprintable() and 0 < len(key) < 10:
        assert error.key == key


@every_game
def test_a_position_of_another_game_is_none(tried: Tried) -> None:
    for other in TRIED:
        if other is not tried:
            error = read_position(positions_of(other)[0], tried)
            assert error is not None and (error.key == "game" or error.key not in keys_of(tried))


@every_game
@pytest.mark.parametrize("position", ODD, ids=lambda odd: type(odd).__name__)
def test_anything_at_all_for_a_position(tried: Tried, position: Any) -> None:
    assert read_position(position, tried) is not None


@settings(max_examples=20 * EXAMPLES)
@every_game
@given(st.integers(0, 2**32 - 1), st.integers(1, 3))
def test_something_inside_a_position_spoilt(tried: Tried, seed: int, times: int) -> None:
    random = Random(seed)
    spoilt = random.choice(positions_of(tried))
    for _ in range(times):
        spoilt = spoil(spoilt, random, [*SIMPLE, [], {}, [1], ["a1"], {"1": 1}, ["sand", "leaf", 2]])
    read_position(spoilt, tried)


@settings(max_examples=20 * EXAMPLES)
@every_game
@given(st.data())
def test_any_json_as_a_position(tried: Tried, data: st.DataObject) -> None:
    keys = st.sampled_from([*keys_of(tried), "zzz"])
    assert read_position(data.draw(st.dictionaries(keys, anything) | anything), tried) is not None


@settings(max_examples=20 * EXAMPLES)
@every_game
@given(st.data())
def test_any_json_in_a_small_position(tried: Tried, data: st.DataObject) -> None:
    phase = data.draw(st.sampled_from(tried.phase_names))
    keys = data.draw(st.dictionaries(st.sampled_from(keys_of(tried)), anything, max_size=2))
    read_position({"game": tried.name, "phase": phase, **tried.small, **keys}, tried)


@every_game
@pytest.mark.parametrize("depth", [10, 300, 900, 940, 960, 980, 990, 1000, 2000])
def test_deep_nesting_at_any_depth(tried: Tried, depth: int) -> None:
    """Python gives up somewhere near a thousand; an error has to come whole out of either side of it."""
    for key in keys_of(tried):
        assert read_position({**positions_of(tried)[0], key: deep(depth)}, tried) is not None


@every_game
def test_options_that_do_not_fit_are_named(tried: Tried) -> None:
    for option in (*tried.game.options, "colour", "a\nb"):
        refused = 0
        for odd in ODD:
            try:
                tried.game.start(**{"seats": 2, option: odd}, seed=1)
            except ArchipelError as error:
                assert option.split("\n")[0] in one_line(error)
                refused += 1
        assert refused > len(ODD) // 2
    with pytest.raises(ArchipelError):
        tried.game.start(seed=1)

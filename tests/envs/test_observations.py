"""What a learner sees: all that its seat may know, and nothing else."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import archipel
from archipel.envs import layout, parts
from archipel.games.catalogue import NAMES
from archipel.match import Game, Match
from archipel.rules import Rng, batch, plain, seed_rng, snapshot
from envs.tried import Options, desk_of, every, moments, rivals

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def twin(match: Match, seat: int, seed: int) -> Match:
    """Another match that the seat cannot tell from this one: what it may not know is dealt anew."""
    game = match.game.definition
    kernel = import_module(f"archipel.games.{game.name.replace('-', '_')}.kernel")
    veiled = batch(game.state)
    game.doors.veil_at(match._states, 0, veiled, 0, seat)
    state, rng = snapshot(veiled), Rng()
    plain(seed_rng)(rng, seed)
    plain(kernel.redeal)(state, rng)
    return Match(match.game, state, None)


@rivals
def test_what_a_seat_may_not_know_makes_no_difference(game: str, options: Options) -> None:
    desk = desk_of(game)
    different = 0
    for i, match in enumerate(moments(game, options, matches=1, every=5)):
        if match.actor == "chance":
            continue
        for seat in range(options["seats"]):
            other = twin(match, seat, i)
            different += other.position() != match.position()
            assert np.array_equal(desk.observation(match, seat), desk.observation(other, seat))
            if match.actor == str(seat + 1):
                assert np.array_equal(desk.mask(match), desk.mask(other))
    assert different > 3


@every
def test_an_observation_follows_from_the_position_alone(game: str, options: Options) -> None:
    desk = desk_of(game)
    for match in moments(game, options, matches=1, every=9):
        again = Game(game).match(match.position())
        for seat in range(options["seats"]):
            assert np.array_equal(desk.observation(match, seat), desk.observation(again, seat))


@every
def test_every_seat_sees_itself_first(game: str, options: Options) -> None:
    desk = desk_of(game)
    if desk.game.team:
        return
    for match in moments(game, options, matches=1, every=5):
        for seat in range(options["seats"]):
            seen = parts(game, desk.observation(match, seat))
            assert seen["seat"] == seat
            if match.actor not in ("chance", None):
                assert (seen["mover"] == 0) == (match.actor == str(seat + 1))
            else:
                assert seen["mover"] == -1


def test_own_pawns_come_first() -> None:
    match = archipel.game("the-island").start(seats=3, seed=1)
    match.play("place r4 e5")
    at = match.game.definition.move_of("sink e5")
    assert at is not None
    for seat, i in ((0, 3), (1, 23), (2, 13)):
        seen = parts("the-island", desk_of("the-island").observation(match, seat))
        assert [j for j in range(40) if seen["place"][j] == at & 255] == [i]
        assert bool(seen["value"][i]) == (seat == 0)
        assert (seen["place"][30:] == -1).all()


def test_islet_shows_its_cells_and_shore_in_order() -> None:
    match = archipel.game("islet").start(seats=2, seed=1)
    seen = parts("islet", desk_of("islet").observation(match, 0))
    cells = list(zip(seen["row"].tolist(), seen["column"].tolist(), strict=True))[:6]
    assert cells == [(0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1)]
    assert seen["shore_length"] == 6
    shore = list(zip(seen["shore_row"].tolist(), seen["shore_column"].tolist(), strict=True))[:6]
    assert shore == sorted(shore)
    assert {f"{column},{row}" for row, column in shore} == {
        move.split(" ")[2] for move in match.legal() if "put" in move
    }


@pytest.mark.parametrize("game", NAMES)
def test_the_document_has_every_part(game: str) -> None:
    section = DOCUMENT.read_text(encoding="utf-8").split(f"### Seen in `{game}`")[1].split("\n\n")[1]
    length, told = " ".join(section.split()).removesuffix(".").split(" numbers, in this order: ")
    assert int(length) == desk_of(game).length
    assert told.split(", ") == [
        f"`{name}` {'×'.join(map(str, shape))}".strip() for name, (_, shape) in layout(game).items()
    ]


@pytest.mark.parametrize("game", NAMES)
def test_parts_make_up_the_whole(game: str) -> None:
    desk = desk_of(game)
    many = np.arange(2 * desk.length, dtype=np.int16).reshape(2, -1)
    taken = parts(game, many)
    assert list(taken) == list(layout(game))
    assert np.array_equal(np.concatenate([part.reshape(2, -1) for part in taken.values()], axis=1), many)

"""Golden matches: what a match file of this version means never changes (C-7.1).  `golden/make.py` has made them."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import pairwise
from math import lcm
from pathlib import Path
from typing import Any

import pytest

import archipel
from archipel.games.forbidden_island.facts import LAYOUT_NAMES
from archipel.games.forbidden_island.moves import Verb as ForbiddenVerb
from archipel.games.forbidden_island.options import DIFFICULTY_NAMES, ROLE_NAMES
from archipel.games.forbidden_island.state import Phase as ForbiddenPhase
from archipel.games.islet.facts import EGGS
from archipel.games.islet.moves import Verb as IsletVerb
from archipel.games.islet.state import Phase as IsletPhase
from archipel.games.notation import spelt
from archipel.games.survive_the_island.moves import Verb as SurviveVerb
from archipel.games.survive_the_island.state import Phase as SurvivePhase
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.state import Phase
from archipel.match import Match
from archipel.seeds import canonical

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.json"))
DIGESTS = {
    name: digest for digest, name in (line.split() for line in (FOLDER / "digests.txt").read_text().splitlines())
}
LONGEST = 60_000
"""Bytes: a golden match is kept for ever, so it is kept small."""
SELDOM = {"aboard", "play-dive-shark", "push-shark"}
"""Phases and verbs that no golden match of Survive the Island has."""
WON_ALONE = "won"
"""How no golden match of Islet ends: greedy bots hardly ever win alone; stories have it."""
POSITIONS = ("calm", "crowd", "islet-example")
"""Matches that begin with a position, not with a deal."""

golden = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


def _record(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def _replayed(path: Path) -> list[Match]:
    """The match at the moment before each move, and at its end, played again from the start the file has."""
    record = _record(path)
    match = archipel.game(record["game"]).match(record["start"], seed=record["seed"])
    moments = [match.copy()]
    for move in record["moves"]:
        match.play(move)
        moments.append(match.copy())
    return moments


@golden
def test_it_replays_to_the_same_end(path: Path) -> None:
    record = _record(path)
    match = archipel.load(path)
    assert match.over
    assert match.moves == record["moves"]
    assert {"scores": match.scores(), "winners": match.winners()} == record["result"]
    assert hashlib.sha256(canonical(match.position()).encode()).hexdigest() == DIGESTS[path.name]


@golden
def test_saved_again_it_is_the_same_file(path: Path, tmp_path: Path) -> None:
    archipel.load(path).save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == path.read_bytes()
    assert path.stat().st_size < LONGEST


def _drawn(seed: str, moves: list[str], match: Match) -> str:
    """C-5.2, told again: the outcome that follows from a seed and the moves so far."""
    chances = match.chances()
    scale = lcm(*(chance.denominator for chance in chances.values()))
    weights = [int(chance * scale) for chance in chances.values()]
    total, words = sum(weights), list(moves)
    while True:
        text = json.dumps(words, separators=(",", ":"), ensure_ascii=False)
        number = int.from_bytes(hmac.digest(seed.encode(), text.encode(), "sha256"), "big")
        if number < 2**256 // total * total:
            break
        words.append("")
    stack = [move for move, weight in zip(chances, weights, strict=True) for _ in range(weight)]
    return stack[number % total]


@golden
def test_every_draw_follows_from_the_seed(path: Path) -> None:
    moments = _replayed(path)
    draws = 0
    for before, after in pairwise(moments):
        if before.actor == "chance":
            assert before.seed is not None
            assert after.moves[-1] == _drawn(before.seed, before.moves, before)
            draws += 1
    assert draws > 20


@golden
def test_the_deal_follows_from_the_seed(path: Path) -> None:
    record = _record(path)
    if path.stem not in POSITIONS:
        dealt = archipel.game(record["game"]).start(seed=record["seed"], **record["options"])
        assert dealt.position() == record["start"]


def _of(game: str) -> list[Path]:
    """The matches of a game."""
    return [path for path in FILES if _record(path)["game"] == game]


def _end(path: Path) -> str:
    """How a match ended, told from its last two positions."""
    match = archipel.load(path)
    position = match.position()
    challenges = position["options"]["challenges"]
    if match.moves[-1] == "reveal volcano" and not {2, 4} & set(challenges):
        return "volcano"
    if match.moves[-1].startswith("sink ") and 4 in challenges and not position["terrain"]:
        return "Atlantis drowned"
    if position["calm"] == 8 * position["options"]["seats"]:
        return "calm"
    before = match.copy()
    before.undo()
    in_play = [e for e, place in before.position()["explorers"].items() if place[0].islower() and place != "lost"]
    if 2 in challenges and in_play and not position["calm"]:
        return "to the last"
    return "unknown"


def test_there_is_a_match_for_every_end() -> None:
    ends = Counter(map(_end, _of("the-island")))
    assert set(ends) == {"volcano", "Atlantis drowned", "calm", "to the last"}


def test_there_is_a_match_for_every_value_of_every_option() -> None:
    game = archipel.game("the-island")
    played = [_record(path)["options"] for path in _of("the-island")]
    missing = [f"seats {seats}" for seats in game.seats if seats not in [options["seats"] for options in played]]
    for option, default in game.options.items():
        if isinstance(default, bool):
            found = {options[option] for options in played}
            missing += [f"{option} {value}" for value in (False, True) if value not in found]
    challenges = [options["challenges"] for options in played]
    missing += [f"challenges {some}" for some in ([], [1], [2], [3], [4], [1, 2, 3, 4]) if some not in challenges]
    assert missing == []
    assert set(game.options) == {"seats", "two_colours", "open_values", "challenges"}, "a new option needs a match"


def test_there_is_a_match_of_survive_for_every_value_of_every_option() -> None:
    game = archipel.game("survive-the-island")
    played = [_record(path)["options"] for path in _of(game.name)]
    assert {options["seats"] for options in played} == set(game.seats)
    assert {options["open_values"] for options in played} == {False, True}
    assert set(game.options) == {"seats", "open_values"}, "a new option needs a match"


def test_there_is_a_match_of_forbidden_island_for_every_option_role_and_ending() -> None:
    game = archipel.game("forbidden-island")
    played = [_record(path)["options"] for path in _of(game.name)]
    ends = [archipel.load(path).position() for path in _of(game.name)]
    assert {options["seats"] for options in played} == set(game.seats)
    assert {options["difficulty"] for options in played} == set(DIFFICULTY_NAMES)
    assert {options["layout"] for options in played} == set(LAYOUT_NAMES)
    assert {isinstance(options["roles"], list) for options in played} == {False, True}
    assert {role for position in ends for role in position["roles"]} == set(ROLE_NAMES)
    assert {position["ending"] for position in ends} == {"escaped", "landing", "treasure", "drowned", "skull"}
    assert set(game.options) == {"seats", "difficulty", "layout", "roles"}, "a new option needs a match"


def test_there_is_a_match_of_forbidden_island_for_every_phase_and_every_verb() -> None:
    phases, verbs = _phases_and_verbs("forbidden-island")
    assert sorted({spelt(phase) for phase in ForbiddenPhase} - phases) == []
    assert sorted({spelt(verb) for verb in ForbiddenVerb if verb != ForbiddenVerb.SHORE_TWO} - verbs) == []
    two_tiles = re.compile(r"shore \w+ \w+")
    assert any(two_tiles.fullmatch(move) for path in _of("forbidden-island") for move in _record(path)["moves"])


def test_there_is_a_match_of_islet_for_every_option_and_most_endings() -> None:
    game = archipel.game("islet")
    played = [_record(path)["options"] for path in _of(game.name)]
    ends = [archipel.load(path) for path in _of(game.name)]
    assert {options["seats"] for options in played} == set(game.seats)
    assert {options.get("eggs") for options in played} == {None, 6, 10}
    assert set(game.options) == {"seats", "eggs"}, "a new option needs a match"
    positions = [match.position() for match in ends]
    assert {position.get("ending") for position in positions} | {WON_ALONE} == {None, "lost", "won"}
    assert all(len(position["eggs"]) >= 3 for position in positions)
    together = [match for match in ends if match.options["seats"] > 1]
    assert any(EGGS[match.options["seats"]] in match.scores().values() for match in together), "a last egg"
    assert any(not match.position()["bag"] for match in together), "a last tile"


def test_there_is_a_match_of_islet_for_every_phase_and_every_verb() -> None:
    phases, verbs = _phases_and_verbs("islet")
    assert sorted({spelt(phase) for phase in IsletPhase} - phases) == []
    lays = {IsletVerb.LAY_KEEP, IsletVerb.LAY_LOSE}
    assert sorted({spelt(verb) for verb in IsletVerb if verb not in lays} - verbs) == []
    laid = {move.split(" ")[2] for path in _of("islet") for move in _record(path)["moves"] if move.startswith("lay ")}
    assert laid == {"keep", "lose"}
    islets = re.compile(r"(day|night):")
    crossings = [
        after.moves[-1]
        for path in _of("islet")
        for before, after in pairwise(_replayed(path))
        if after.moves[-1].startswith("go ") and after.options["seats"] == 1
        if islets.findall(before.position()["birds"]["1"]) != islets.findall(after.moves[-1])
    ]
    assert crossings


def test_the_example_begins_as_the_booklet_tells_it() -> None:
    record = _record(FOLDER / "islet-example.json")
    assert record["moves"][:4] == ["go 1,0 clay", "go 1,1 water", "lay clay+flower+flower+sand keep leaf", "go 0,1 -"]


def _phases_and_verbs(game: str) -> tuple[set[str], set[str]]:
    """The phases that come in the matches of a game, and the verbs, `play` and `push` with what they name."""
    phases: set[str] = set()
    verbs: set[str] = set()
    for path in _of(game):
        phases |= {moment.position()["phase"] for moment in _replayed(path)}
        for move in _record(path)["moves"]:
            words = move.split(" ")
            verbs |= {"-".join(words[:count]) for count in (1, 2, 3)}
    return phases, verbs


def test_there_is_a_match_for_every_phase_and_every_verb() -> None:
    phases, verbs = _phases_and_verbs("the-island")
    assert sorted({spelt(phase) for phase in Phase} - phases) == []
    assert sorted({spelt(verb) for verb in Verb} - verbs) == []


def test_there_is_a_match_of_survive_for_most_phases_and_verbs() -> None:
    """What is missing is seldom; scenarios and chains have it."""
    phases, verbs = _phases_and_verbs("survive-the-island")
    assert {spelt(phase) for phase in SurvivePhase} - phases <= SELDOM
    assert {spelt(verb) for verb in SurviveVerb} - verbs <= SELDOM


def test_every_match_has_its_digest_and_every_digest_its_match() -> None:
    assert sorted(DIGESTS) == [path.name for path in FILES]

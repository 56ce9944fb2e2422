"""Words: both languages say the same things, nothing the program says is missing, and every sentence can be made."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import archipel
from archipel.games.notation import spelt
from archipel.match import Match
from archipel.words import LANGUAGES, choose_language, words

PACKAGE = Path(archipel.__file__).parent
FILES = sorted(PACKAGE.glob("words/*/*.ftl"))
Position = dict[str, Any]
Game = SimpleNamespace

FOLDERS = ("the_island", "survive_the_island", "forbidden_island", "islet")


def in_folder(folder: str) -> Game:
    """A game's modules, and its cases, positions to talk about in `words_….py` beside this file."""
    parts = ("facts", "moves", "notation", "options", "refusals", "state")
    modules = {part: import_module(f"archipel.games.{folder}.{part}") for part in parts}
    return Game(name=folder.replace("_", "-"), cases=import_module(f"words_{folder}"), **modules)


GAMES = [in_folder(folder) for folder in FOLDERS]


WITH_BACKS = [game for game in GAMES if hasattr(game.facts, "Back")]
"""Games of tiles with hidden backs."""


@pytest.fixture(params=GAMES, ids=FOLDERS)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    found: Game = request.param
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each language in turn, chosen for the length of a test."""
    monkeypatch.setattr("archipel.words._chosen", None)  # so that it is put back
    choose_language(request.param)
    return str(request.param)


# ---- the files -----------------------------------------------------------------------------------------------


class Variables(Visitor):
    """The variables in a piece of Fluent."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


class Texts(Visitor):
    """The plain text in a piece of Fluent."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - the visitor's own name
        self.found.append(node.value)


def entries(file: Path) -> list[Any]:
    """What a file holds, comments left out."""
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry for entry in body if not isinstance(entry, comments)]


def variables_of(message: Any) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def messages_of(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    return {
        entry.id.name: variables_of(entry) for file in FILES if file.parent.name == language for entry in entries(file)
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_holds_messages_and_no_junk(file: Path) -> None:
    found = entries(file)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    assert found
    assert all(isinstance(entry, ftl.Message) and entry.value is not None for entry in found)


def test_each_language_has_the_same_files_and_no_message_twice() -> None:
    for language in LANGUAGES:
        files = [file for file in FILES if file.parent.name == language]
        assert [file.name for file in files] == sorted({file.name for file in FILES})
        ids = [entry.id.name for file in files for entry in entries(file)]
        assert sorted(ids) == sorted(set(ids))


def test_each_language_has_the_same_messages_with_the_same_variables() -> None:
    english = messages_of("en")
    for language in LANGUAGES:
        assert messages_of(language) == english


def test_french_marks_stand_off_by_spaces_that_do_not_break() -> None:
    for file in FILES:
        if file.parent.name == "fr":
            texts = Texts()
            for entry in entries(file):
                texts.visit(entry)
            assert [text for text in texts.found if re.search(r" [:;?!»]|« ", text)] == []


# ---- what the program says -----------------------------------------------------------------------------------

# which argument of a call is the message: of errors, and of whatever speaks
SPEAKERS = {"ArchipelError": 0, "FileError": 0, "OptionError": 1, "PositionError": 1, "Reason": 0, "say": 0}
FAMILY = re.compile(r"(file|option|position|scenario)-[a-z]+(-[a-z]+)*")


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """The calls that name a message, and the message."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            place = SPEAKERS.get(node.func.id if isinstance(node.func, ast.Name) else node.func.attr)
            if place is not None and place < len(node.args):
                for message in literals(node.args[place]):
                    yield message, node


def literals(node: ast.expr) -> list[str]:
    """A text, or both of `one if … else other`."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def sources() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        yield str(file.relative_to(PACKAGE)), ast.parse(file.read_text(encoding="utf-8"))


def test_every_message_the_sources_name_exists() -> None:
    named = {message for _, tree in sources() for message, _ in calls(tree)}
    for _, tree in sources():
        texts = (
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
        named |= {text for text in texts if FAMILY.fullmatch(text)}
    assert {"illegal-move", "nothing-to-undo", "position-attack-unsound", "unknown-game"} <= named
    assert sorted(named - messages_of("en").keys()) == []


def test_every_message_gets_its_arguments() -> None:
    messages = messages_of("en")
    short = []
    for file, tree in sources():
        for message, call in calls(tree):
            given = {keyword.arg for keyword in call.keywords}
            if None not in given and not messages.get(message, set()) <= given:
                short.append(f"{file}:{call.lineno}: {message} lacks {messages[message] - given}")
    assert short == []


def verbs_of(game: Game) -> set[str]:
    """The verbs as messages have them: `walk`, `play-dolphin`."""
    if not hasattr(game.notation, "NOTATION"):
        return {spelt(verb).split("-")[0] for verb in game.moves.Verb}
    bits = sum(getattr(game.moves, "WIDTHS", (8, 8)))
    texts = [game.notation.NOTATION.words_of(verb << bits).split(" ") for verb in game.moves.Verb]
    return {"-".join(text[: 2 if text[0] == "play" else 1]) for text in texts}


def time_of(game: Game, position: Position) -> str:
    """When it is, as a game's cases name times: the phase, unless they say more."""
    told: str = getattr(game.cases, "time_of", lambda position: position["phase"])(position)
    return told


def expected_of(game: Game) -> Iterable[str]:
    """The messages of a game that are named by its facts."""
    refusals = game.refusals
    yield from ("title", "summary")
    yield from (spelt(refusal) for refusal in refusals.Refusal if refusal != refusals.Refusal.ALLOWED)
    yield from (f"phase-{spelt(phase)}" for phase in game.state.Phase)
    yield from (f"{kind}-{verb}" for kind in ("move", "help") for verb in verbs_of(game))
    yield from (f"option-{option}" for option in game.options.DEFAULTS)
    yield from game.cases.OTHER_WORDS
    if game in WITH_BACKS:
        yield from expected_of_tiles(game.facts)


def expected_of_tiles(facts: Any) -> Iterable[str]:
    """The messages of a game of tiles with hidden backs."""
    yield from ("place-lost", "place-hand")
    yield from (f"back-{spelt(back)}{suffix}" for back in facts.Back for suffix in ("", "-help"))
    yield from (spelt(terrain) for terrain in facts.Terrain if terrain < facts.Terrain.SEA)
    yield from map(spelt, facts.Creature)
    yield from (f"colour-{colour}" for colour in facts.COLOURS)
    yield from (f"place-{island}" for island in facts.LANDING_CELLS)


def test_a_game_has_words_for_everything_and_for_nothing_else(game: Game) -> None:
    expected = {f"{game.name}-{name}" for name in expected_of(game)}
    assert {message for message in messages_of("en") if message.startswith(f"{game.name}-")} == expected


def test_names_and_explanations_stand_by_themselves(game: Game) -> None:
    told_of = {f"{game.name}-{spelt(refusal)}" for refusal in game.refusals.Refusal}
    for message, variables in messages_of("en").items():
        if re.match(rf"{game.name}-(?!phase-|move-|now-|ending-)", message) and message not in told_of:
            assert variables == set(), message


# ---- games: every verb, every phase and every refusal, met in positions ------------------------------------------


def match_at(game: Game, position: Any) -> Match:
    return archipel.game(game.name).match(position)


def verb_of(parts: dict[str, str]) -> str:
    """The verb as messages have it: `walk`, `play-dolphin`."""
    return f"play-{parts['tile']}" if parts["verb"] == "play" else parts["verb"]


def told(match: Match, move: str, language: str | None = None) -> str:
    """A move in a sentence, as whoever shows moves makes it."""
    parts = match.describe(move)
    bare = {name: parts[part].rstrip("*") for name, part in (("origin", "from"), ("cell", "to")) if part in parts}
    return words(language).say(f"{match.game.name}-move-{verb_of(parts)}", **parts, **bare)


def check_sentence(text: str) -> None:
    assert text == text.strip()
    assert not re.search(r"[{}\n\t*]|  |None", text), text


def check_refusal(game: Game, match: Match, move: str, refusal: IntEnum) -> None:
    """The move is refused for that reason, with its rule, in a sentence."""
    rule = game.refusals.RULE[refusal]
    with pytest.raises(archipel.IllegalMove) as caught:
        match.play(move)
    error = caught.value
    assert (error.reason, error.rule) == (f"{game.name}-{spelt(refusal)}", rule)
    assert re.fullmatch(rf"{re.escape(move)}\s?: .+ \({rule}\)", str(error))
    check_sentence(str(error))


@pytest.mark.parametrize(
    ("game", "refusal", "position", "moves"),
    [
        pytest.param(game, refusal, position, moves, id=f"{game.name}-{spelt(refusal)}")
        for game in GAMES
        for refusal, position, moves in game.cases.REFUSED
    ],
)
def test_a_refusal_is_put_into_words(
    game: Game, refusal: IntEnum, position: Position, moves: list[str], language: str
) -> None:
    match = match_at(game, position)
    assert match.moves == []
    for move in moves:
        check_refusal(game, match, move, refusal)
    assert words().language == language


@pytest.mark.parametrize(
    ("game", "position"),
    [
        pytest.param(game, position, id=f"{game.name}-{position['phase']}")
        for game in GAMES
        for position in game.cases.POSITIONS
    ],
)
def test_a_move_at_the_wrong_time_is_told_so(game: Game, position: Position, language: str) -> None:
    match = match_at(game, position)
    for phases, (untimely, moves) in game.cases.TIMES.items():
        if time_of(game, position) not in phases.split(" "):
            for move in moves:
                check_refusal(game, match, move, game.refusals.Refusal.GAME_OVER if match.over else untimely)
    assert words().language == language


def test_every_refusal_and_every_verb_is_among_these(game: Game) -> None:
    cases, every = game.cases, game.refusals.Refusal
    met = {refusal for refusal, _, _ in cases.REFUSED} | {untimely for untimely, _ in cases.TIMES.values()}
    assert met | {every.ALLOWED, every.GAME_OVER} == set(every)
    over = match_at(game, cases.OVER)
    timed = [move for _, moves in cases.TIMES.values() for move in moves]
    assert {verb_of(over.describe(move)) for move in timed} == verbs_of(game)


@pytest.mark.parametrize(
    "wrong", ["", "walk", "walk r1", "Walk r1 e5", "walk  r1 e5", "walk r11 e5", "reveal ?", "fly r1 e5"]
)
def test_a_text_that_is_no_move_is_told_so_without_a_rule(game: Game, wrong: str, language: str) -> None:
    with pytest.raises(archipel.IllegalMove) as caught:
        match_at(game, game.cases.SINKING).play(wrong)
    assert caught.value.rule is None
    assert str(caught.value).startswith(f'"{wrong}"')
    assert str(caught.value).endswith(words(language).say("not-a-move"))


def test_every_legal_move_can_be_told(game: Game, language: str) -> None:
    verbs = set()
    for position in game.cases.POSITIONS:
        match = match_at(game, position)
        for move in match.legal():
            verbs.add(verb_of(match.describe(move)))
            check_sentence(told(match, move))
    assert verbs == verbs_of(game)
    assert words().language == language


def test_moves_read_well(game: Game) -> None:
    for position, move, english, french in game.cases.SENTENCES:
        match = match_at(game, position)
        assert told(match, move, "en") == english
        assert told(match, move, "fr") == french


@pytest.mark.parametrize("game", WITH_BACKS, ids=[game.name for game in WITH_BACKS])
def test_a_tile_that_went_unseen_into_a_hand_is_told_without_its_back(game: Game, language: str) -> None:
    backs = [spelt(back) for back in game.facts.Back if back != game.facts.Back.UNKNOWN]
    sentences = {words(language).say(f"{game.name}-move-reveal", back=back) for back in ["?", *backs]}
    assert len(sentences) == len(backs) + 1


def test_every_phase_says_what_is_to_be_decided(game: Game, language: str) -> None:
    for position in game.cases.POSITIONS:
        match = match_at(game, position)
        now = match.position()
        message = f"{game.name}-phase-{now['phase']}"
        counts = {key: value for key, value in now.items() if type(value) is int}
        text = words(language).say(message, actor=str(match.actor), **counts)
        check_sentence(text)
        assert ("actor" in messages_of(language)[message]) == (match.actor in match.seats)


@pytest.mark.parametrize("message", ["the-island-phase-move", "survive-the-island-phase-act"])
def test_moves_left_are_counted(message: str) -> None:
    def left(language: str, count: int) -> str:
        return words(language).say(message, actor="1", moves_left=count)

    assert [re.findall(r"\d moves? left", left("en", count)) for count in (1, 2, 3)] == [
        ["1 move left"],
        ["2 moves left"],
        ["3 moves left"],
    ]
    assert [left("fr", count).split(" reste ")[1] for count in (1, 2, 3)] == [
        "1 déplacement",
        "2 déplacements",
        "3 déplacements",
    ]


# ---- other errors --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "key", "position"),
    [
        pytest.param(game, key, position, id=f"{game.name}-{key}")
        for game in GAMES
        for key, position in game.cases.BAD_POSITIONS
    ],
)
def test_a_position_that_cannot_be_is_told_why(game: Game, key: str, position: Any, language: str) -> None:
    with pytest.raises(archipel.PositionError) as caught:
        match_at(game, position)
    assert str(caught.value).startswith(f"{key}: ")
    assert words().has(caught.value.reason)
    assert "\n" not in str(caught.value)
    assert words().language == language


def test_errors_of_matches_are_put_into_words(language: str) -> None:
    game = archipel.game("the-island")
    cases = GAMES[0].cases
    match, over = game.match(cases.SINKING), game.match(cases.OVER)
    errors = []
    for wrong in (
        lambda: archipel.game("atlantis"),
        lambda: game.start(),
        lambda: game.start(seats=5),
        lambda: game.start(seats=3, two_colours=True),
        lambda: game.start(seats=3, challenges=[5]),
        lambda: game.start(seats=2, seed=-1),
        lambda: match.undo(),
        lambda: match.view(3),
        lambda: match.roll(),
        lambda: over.chances(),
        lambda: archipel.load("no such file"),
        lambda: archipel.load(__file__),
    ):
        with pytest.raises(archipel.ArchipelError) as caught:
            wrong()
        check_sentence(str(caught.value))
        errors.append(str(caught.value.reason))
    assert len(set(errors)) == len(errors) - 1  # the two that are not up to chance
    assert words().language == language

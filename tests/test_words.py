"""Words: both languages say the same things, nothing the program says is missing, and every sentence can be made."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import archipel
from archipel.games.the_island.facts import COLOURS, LANDING_CELLS, Back, Creature, Terrain
from archipel.games.the_island.moves import Verb
from archipel.games.the_island.notation import spelt
from archipel.games.the_island.options import CHALLENGES, DEFAULTS
from archipel.games.the_island.refusals import RULE, Refusal
from archipel.games.the_island.state import Phase
from archipel.match import Match
from archipel.words import LANGUAGES, choose_language, words

PACKAGE = Path(archipel.__file__).parent
FILES = sorted(PACKAGE.glob("words/*/*.ftl"))
Position = dict[str, Any]


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


def expected_of_the_island() -> Iterable[str]:
    """The messages of The Island that are named by its facts."""
    yield from ("title", "summary", "boat", "place-lost", "place-hand")
    yield from (spelt(refusal) for refusal in Refusal if refusal != Refusal.ALLOWED)
    yield from (f"phase-{spelt(phase)}" for phase in Phase)
    yield from (f"{kind}-{spelt(verb)}" for kind in ("move", "help") for verb in Verb)
    yield from (f"back-{spelt(back)}{suffix}" for back in Back for suffix in ("", "-help"))
    yield from (spelt(terrain) for terrain in Terrain if terrain < Terrain.SEA)
    yield from map(spelt, Creature)
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from (f"place-{island}" for island in LANDING_CELLS)
    yield from (f"option-{option}" for option in DEFAULTS)
    yield from (f"challenge-{number}" for number in range(1, len(CHALLENGES) + 1))


def test_the_island_has_words_for_everything_and_for_nothing_else() -> None:
    expected = {f"the-island-{name}" for name in expected_of_the_island()}
    assert {message for message in messages_of("en") if message.startswith("the-island-")} == expected


def test_names_and_explanations_stand_by_themselves() -> None:
    told_of = {f"the-island-{spelt(refusal)}" for refusal in Refusal}
    for message, variables in messages_of("en").items():
        if re.match(r"the-island-(?!phase-|move-)", message) and message not in told_of:
            assert variables == set(), message


# ---- The Island: positions in which every verb can be legal, and every refusal can be met ---------------------


def at(phase: str, **keys: Any) -> Position:
    return {"game": "the-island", "phase": phase, **keys}


LAND: Position = {
    "terrain": {"d5": "beach", "e5": "beach", "e6": "forest", "e7": "forest", "f6": "mountain"},
    "pool": {"beach": {"shark": 1, "dolphin": 1}, "forest": {"boat": 1, "whale": 1}, "mountain": {"volcano": 1}},
}
RING: Position = {
    "terrain": dict.fromkeys(("d4", "d5", "e4", "e5", "e6", "f5", "f6"), "beach") | {"h5": "forest", "i5": "mountain"},
    "pool": {"beach": {"shark": 3, "whale": 3, "boat": 1}, "forest": {"shark": 1}, "mountain": {"volcano": 1}},
}
CREATURES: Position = {"serpents": ["b1"], "sharks": ["c2"], "whales": ["a4"]}

PLACING = at("place-explorers", **LAND, explorers={"r1": "hand", "r2": "e5", "b1": "hand"})
CROWDED = at(
    "place-explorers", **RING, options={"challenges": [1]}, explorers={"r1": "hand", "r2": "d4", "r3": "e5", "b1": "e5"}
)
BOATS = at(
    "place-boats",
    **LAND,
    boats=["d4"],
    serpents=["e4"],
    boats_in_hand={"1": 1, "2": 1},
    explorers={"r1": "e5", "b1": "d5"},
)
TILE = at(
    "tile",
    **LAND,
    **CREATURES,
    boats=["d3", "b5", "b7"],
    explorers={"r1": "c5", "r2": "d3*", "r3": "e5", "b1": "c6", "b2": "b5*"},
    hands={"1": ["beach/dolphin", "beach/move-serpent", "beach/move-shark", "beach/move-whale", "beach/wind"]},
)
EMPTY_HANDED = TILE | {"hands": {"1": ["beach/repel-shark"]}}
MOVING = at(
    "move",
    **LAND,
    boats=["c5", "c6", "d3", "k1"],
    explorers={"r1": "e5", "r2": "c5*", "r3": "a1", "r4": "NW", "r5": "d3*", "r6": "d3", "r7": "k1*"}
    | {"b1": "c6*", "b2": "c6*", "b3": "c6*", "b4": "e6"},
    swum=["r3", "r5"],
)
SINKING = at("sink", **RING, explorers={"r1": "e5"})
REVEALING = at("reveal", sunk="d4", terrain=LAND["terrain"], pool=LAND["pool"] | {"beach": {"shark": 1, "dolphin": 2}})
FILLING = at(
    "aboard", sunk="d4", boats=["d4"], **LAND, explorers={"r1": "d4", "r2": "d4", "r3": "c5", "b1": "d4", "b2": "d4"}
)
ROLLING = at("roll", **LAND)
SERPENT, SHARK, WHALE = (
    at("creature", **LAND, serpents=["c5"], sharks=["c5"], whales=["c5"], die=die)
    for die in ("serpent", "shark", "whale")
)
BITTEN = at(
    "defend",
    **LAND,
    sharks=["c5"],
    explorers={"b1": "c6"},
    die="shark",
    attack={"from": "c5", "to": "c6", "asked": [2]},
)
STRUCK = BITTEN | {"sharks": [], "whales": ["c5"], "boats": ["c6"], "explorers": {"b1": "c6*"}, "die": "whale"}
BITTEN_ARMED = BITTEN | {"hands": {"2": ["beach/repel-shark"]}}
BITTEN_UNARMED = BITTEN | {"hands": {"2": ["beach/dolphin"]}}
STRUCK_ARMED = STRUCK | {"hands": {"2": ["forest/repel-whale"]}}
STRUCK_UNARMED = STRUCK | {"hands": {"2": ["beach/dolphin"]}}
OVER = at("over")

POSITIONS = [
    *(PLACING, CROWDED, BOATS, TILE, EMPTY_HANDED, MOVING, SINKING, REVEALING, FILLING, ROLLING),
    *(SERPENT, SHARK, WHALE, BITTEN_ARMED, BITTEN_UNARMED, STRUCK_ARMED, STRUCK_UNARMED, OVER),
]

# moves of every verb by the phase they belong to, and what they are told in every other
TIMES: dict[str, tuple[Refusal, list[str]]] = {
    "place-explorers": (Refusal.NOT_PLACING_EXPLORERS, ["place r1 e5"]),
    "place-boats": (Refusal.NOT_PLACING_BOATS, ["boat c5"]),
    "tile": (
        Refusal.NOT_PLAYING_TILES,
        [
            "skip",
            "play dolphin r1 c8",
            "play wind c5 c8",
            *(f"play move-{name} b1 h2" for name in map(spelt, Creature)),
        ],
    ),
    "move": (
        Refusal.NOT_MOVING,
        ["end", "walk r1 e6", "board r1 c5", "swim r1 c6", "dive r1", "land r1 NW", "sail c5 c6"],
    ),
    "sink": (Refusal.NOT_SINKING, ["sink e5", "sink a1"]),
    "reveal": (Refusal.NOT_REVEALING, ["reveal shark"]),
    "aboard": (Refusal.NOT_FILLING_A_BOAT, ["aboard r1", "aboard y10"]),
    "roll": (Refusal.NOT_ROLLING, ["roll shark"]),
    "creature": (Refusal.NOT_MOVING_CREATURES, ["serpent b1 b2", "shark b1 b2", "whale b1 b2", "stay"]),
    "defend": (Refusal.NOT_DEFENDING, ["repel", "allow"]),
}

# the other refusals: where they are met, and by which moves
REFUSED: list[tuple[Refusal, Position, list[str]]] = [
    (Refusal.PLACE_NOT_YOURS, PLACING, ["place b1 d5"]),
    (Refusal.PLACE_NOT_IN_HAND, PLACING, ["place r2 d5", "place r3 d5", "place g1 d5"]),
    (Refusal.PLACE_NO_TILE, PLACING, ["place r1 a1"]),
    (Refusal.PLACE_TILE_TAKEN, PLACING, ["place r1 e5"]),
    (Refusal.PLACE_TILE_FULL, CROWDED, ["place r1 d4", "place r1 e5"]),
    (Refusal.BOAT_NOT_SEA, BOATS, ["boat e5"]),
    (Refusal.BOAT_NO_TILE_NEAR, BOATS, ["boat a1"]),
    (Refusal.BOAT_CELL_TAKEN, BOATS, ["boat d4", "boat e4"]),
    (Refusal.NOT_YOURS, MOVING, ["walk b4 e7", "board b4 c5", "swim b4 d6", "dive b1", "land b1 NW"]),
    (Refusal.NOT_YOURS, TILE, ["play dolphin b1 c7"]),
    (Refusal.OUT_OF_PLAY, MOVING, ["walk r4 e5", "board r8 c5", "swim g1 a1", "dive r4", "land r4 NW"]),
    (Refusal.WALK_LEFT_THE_ISLAND, MOVING, ["walk r2 d5", "walk r6 d5"]),
    (Refusal.WALK_NO_TILE, MOVING, ["walk r1 e4"]),
    (Refusal.WALK_TOO_FAR, MOVING, ["walk r1 e7", "walk r1 e5"]),
    (Refusal.BOARD_NO_BOAT, MOVING, ["board r1 d4"]),
    (Refusal.BOARD_FULL, MOVING, ["board r2 c6"]),
    (Refusal.BOARD_ALREADY_ABOARD, MOVING, ["board r2 c5"]),
    (Refusal.BOARD_SWIMMER_ELSEWHERE, MOVING, ["board r6 c5"]),
    (Refusal.BOARD_TOO_FAR, MOVING, ["board r1 c5", "board r2 d3"]),
    (Refusal.SWIM_ABOARD, MOVING, ["swim r2 c4"]),
    (Refusal.SWIM_NOT_SEA, MOVING, ["swim r1 e6"]),
    (Refusal.SWIM_TOO_FAR, MOVING, ["swim r1 a1", "swim r6 a1"]),
    (Refusal.SWIM_TWICE, MOVING, ["swim r3 a2", "dive r5"]),
    (Refusal.DIVE_NOT_ABOARD, MOVING, ["dive r1", "dive r6"]),
    (Refusal.LAND_FROM_TILE, MOVING, ["land r1 NW"]),
    (Refusal.LAND_NOT_THERE, MOVING, ["land r2 NW", "land r2 NE", "land r6 SW", "land r7 SE"]),
    (Refusal.SAIL_NO_BOAT, MOVING, ["sail a1 a2"]),
    (Refusal.SAIL_NOT_CONTROLLED, MOVING, ["sail c6 c7"]),
    (Refusal.SAIL_NOT_SEA, MOVING, ["sail c5 d5"]),
    (Refusal.SAIL_TOO_FAR, MOVING, ["sail c5 a1"]),
    (Refusal.SAIL_BOAT_THERE, MOVING, ["sail c5 c6"]),
    (Refusal.SINK_NO_TILE, SINKING, ["sink a1"]),
    (Refusal.SINK_LOWER_FIRST, SINKING, ["sink h5", "sink i5"]),
    (Refusal.SINK_INLAND, SINKING, ["sink e5"]),
    (Refusal.REVEAL_NONE_LEFT, REVEALING, ["reveal whirlpool", "reveal move-shark"]),
    (Refusal.ABOARD_NOT_A_SWIMMER_THERE, FILLING, ["aboard r3", "aboard r4", "aboard g1"]),
    (Refusal.CREATURE_NOT_ROLLED, SHARK, ["serpent c5 c6", "whale c5 c6"]),
    (Refusal.CREATURE_NOT_ROLLED, WHALE, ["shark c5 c6"]),
    (Refusal.REPEL_NO_TILE, BITTEN_UNARMED, ["repel"]),
    (Refusal.REPEL_NO_TILE, STRUCK_UNARMED, ["repel"]),
    (Refusal.DOLPHIN_NOT_IN_HAND, EMPTY_HANDED, ["play dolphin r1 c6"]),
    (Refusal.DOLPHIN_NOT_A_SWIMMER, TILE, ["play dolphin r2 d2", "play dolphin r3 e4", "play dolphin r9 a1"]),
    (Refusal.DOLPHIN_OUT_OF_REACH, TILE, ["play dolphin r1 m1", "play dolphin r1 d5"]),
    (Refusal.WIND_NOT_IN_HAND, EMPTY_HANDED, ["play wind d3 d2"]),
    (Refusal.WIND_NO_BOAT, TILE, ["play wind c5 c6"]),
    (Refusal.WIND_NOT_CONTROLLED, TILE, ["play wind b5 b6", "play wind b7 b8"]),
    (Refusal.WIND_OUT_OF_REACH, TILE, ["play wind d3 m1", "play wind d3 d5"]),
    (Refusal.TILE_SAME_CELL, TILE, ["play dolphin r1 c5", "play wind d3 d3"]),
]
for _name, _rolled in (("serpent", SERPENT), ("shark", SHARK), ("whale", WHALE)):
    REFUSED += [
        (Refusal.CREATURE_NONE_THERE, _rolled, [f"{_name} a1 a2"]),
        (Refusal.CREATURE_NOT_SEA, _rolled, [f"{_name} c5 d5"]),
        (Refusal.CREATURE_SAME_CELL, _rolled, [f"{_name} c5 c5"]),
        (Refusal.CREATURE_OUT_OF_REACH, _rolled, [f"{_name} c5 m1"]),
        (Refusal.MOVE_CREATURE_NOT_IN_HAND, EMPTY_HANDED, [f"play move-{_name} b1 h2"]),
        (Refusal.MOVE_CREATURE_NONE_THERE, TILE, [f"play move-{_name} m1 h2"]),
    ]
    _there = f"play move-{_name} {TILE[f'{_name}s'][0]}"
    REFUSED.append((Refusal.MOVE_CREATURE_NOT_EMPTY, TILE, [f"{_there} {to}" for to in ("b5", "c5", "e5", "c2")]))


def match_at(position: Position) -> Match:
    return archipel.game("the-island").match(position)


def verb_of(parts: dict[str, str]) -> str:
    """The verb as messages have it: `walk`, `play-dolphin`."""
    return f"play-{parts['tile']}" if parts["verb"] == "play" else parts["verb"]


def told(match: Match, move: str) -> str:
    """A move in a sentence, as whoever shows moves makes it."""
    parts = match.describe(move)
    bare = {name: parts[part].rstrip("*") for name, part in (("origin", "from"), ("cell", "to")) if part in parts}
    return words().say(f"the-island-move-{verb_of(parts)}", **parts, **bare)


def check_sentence(text: str) -> None:
    assert text == text.strip()
    assert not re.search(r"[{}\n\t*]|  |None", text), text


def check_refusal(match: Match, move: str, refusal: Refusal) -> None:
    """The move is refused for that reason, with its rule, in a sentence."""
    with pytest.raises(archipel.IllegalMove) as caught:
        match.play(move)
    error = caught.value
    assert (error.reason, error.rule) == (f"the-island-{spelt(refusal)}", RULE[refusal])
    assert re.fullmatch(rf"{move}\s?: .+ \({RULE[refusal]}\)", str(error))
    check_sentence(str(error))


@pytest.mark.parametrize(
    ("refusal", "position", "moves"), REFUSED, ids=lambda value: spelt(value) if isinstance(value, Refusal) else ""
)
def test_a_refusal_is_put_into_words(refusal: Refusal, position: Position, moves: list[str], language: str) -> None:
    match = match_at(position)
    assert match.moves == []
    for move in moves:
        check_refusal(match, move, refusal)
    assert words().language == language


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["phase"])
def test_a_move_at_the_wrong_time_is_told_so(position: Position, language: str) -> None:
    match = match_at(position)
    for phase, (untimely, moves) in TIMES.items():
        if phase != position["phase"]:
            for move in moves:
                check_refusal(match, move, Refusal.GAME_OVER if match.over else untimely)
    assert words().language == language


def test_every_refusal_and_every_verb_is_among_these() -> None:
    met = {refusal for refusal, _, _ in REFUSED} | {untimely for untimely, _ in TIMES.values()}
    assert met | {Refusal.ALLOWED, Refusal.GAME_OVER} == set(Refusal)
    over = match_at(OVER)
    assert {verb_of(over.describe(move)) for _, moves in TIMES.values() for move in moves} == set(map(spelt, Verb))


@pytest.mark.parametrize(
    "wrong", ["", "walk", "walk r1", "Walk r1 e5", "walk  r1 e5", "walk r11 e5", "reveal ?", "fly r1 e5"]
)
def test_a_text_that_is_no_move_is_told_so_without_a_rule(wrong: str, language: str) -> None:
    with pytest.raises(archipel.IllegalMove) as caught:
        match_at(MOVING).play(wrong)
    assert caught.value.rule is None
    assert str(caught.value).startswith(f"\"{wrong}\"")
    assert str(caught.value).endswith(words(language).say("not-a-move"))


def test_every_legal_move_can_be_told(language: str) -> None:
    verbs = set()
    for position in POSITIONS:
        match = match_at(position)
        for move in match.legal():
            verbs.add(verb_of(match.describe(move)))
            check_sentence(told(match, move))
    assert verbs == set(map(spelt, Verb))
    assert words().language == language


def test_moves_read_well() -> None:
    sentences = {
        "walk r1 e6": ("r1 walks from e5 to e6", "r1 marche de e5 à e6"),
        "dive r2": ("r2 jumps off the boat at c5", "r2 saute à l’eau depuis le bateau en c5"),
        "land r7 SW": ("r7 lands on the south-western safe island", "r7 débarque sur l’île sûre du sud-ouest"),
    }
    match = match_at(MOVING)
    for move, (english, french) in sentences.items():
        parts = match.describe(move)
        bare = {"origin": parts["from"].rstrip("*"), "cell": parts["to"].rstrip("*")}
        assert words("en").say(f"the-island-move-{parts['verb']}", **parts, **bare) == english
        assert words("fr").say(f"the-island-move-{parts['verb']}", **parts, **bare) == french


def test_a_tile_that_went_unseen_into_a_hand_is_told_without_its_back(language: str) -> None:
    unseen = words(language).say("the-island-move-reveal", back="?")
    seen = [words(language).say("the-island-move-reveal", back=spelt(back)) for back in Back if back != Back.UNKNOWN]
    assert len({unseen, *seen}) == len(Back)


def test_every_phase_says_what_is_to_be_decided(language: str) -> None:
    for position in POSITIONS:
        match = match_at(position)
        now = match.position()
        message = f"the-island-phase-{now['phase']}"
        text = words(language).say(message, actor=str(match.actor), moves_left=now["moves_left"])
        check_sentence(text)
        assert ("actor" in messages_of(language)[message]) == (match.actor in match.seats)


def test_moves_left_are_counted() -> None:
    def left(language: str, count: int) -> str:
        return words(language).say("the-island-phase-move", actor="1", moves_left=count)

    assert [left("en", count).split(", ")[1] for count in (1, 2, 3)] == ["1 move left", "2 moves left", "3 moves left"]
    assert [left("fr", count).split(" reste ")[1] for count in (1, 2, 3)] == [
        "1 déplacement",
        "2 déplacements",
        "3 déplacements",
    ]


# ---- other errors --------------------------------------------------------------------------------------------

BAD_POSITIONS: list[tuple[str, object]] = [
    ("position", []),
    ("game", {}),
    ("kraken", at("roll", kraken=1)),
    ("phase", at("night")),
    ("phase", {"game": "the-island"}),
    ("phase", at("tile")),
    ("turn", at("roll", turn=3)),
    ("turn", at("roll", turn=True)),
    ("moves_left", at("roll", moves_left=1)),
    ("calm", at("roll", calm=-1)),
    ("actor", at("roll", actor="1")),
    ("actor", at("over", actor="1")),
    ("actor", at("move", explorers={"r1": "a1"}, actor="2")),
    ("options", at("roll", options={"seats": 7})),
    ("options", at("roll", options={"tide": True})),
    ("terrain", at("roll", terrain={"a1": "beach"})),
    ("boats", at("roll", boats=["z9"])),
    ("boats", at("roll", boats=["a1", "a1"])),
    ("boats", at("roll", boats={})),
    ("sharks", at("roll", sharks=["a1"] * 7)),
    ("sharks", at("roll", **LAND, sharks=["a1"] * 6)),
    ("serpents", at("roll", **LAND, serpents=["e5"])),
    ("explorers", at("roll", explorers={"g1": "a1"})),
    ("explorers", at("roll", explorers={"r1": "a1*"})),
    ("explorers", at("roll", boats=["a1"], explorers=dict.fromkeys(("r1", "r2", "r3", "r4"), "a1*"))),
    ("explorers", at("roll", explorers={"r1": "hand"})),
    ("explorers", at("over", explorers={"r1": "a1"})),
    ("explorers", at("roll", options={"challenges": [2]})),
    ("values", at("roll", values={"r": [1]})),
    ("hands", at("roll", hands={"1": ["beach/kraken"]})),
    ("hands", at("roll", hands={"1": ["beach/shark"]})),
    ("hands", at("roll", hands={"1": ["mountain/wind"]})),
    ("hands", at("roll", hands={"1": ["mountain/repel-shark"] * 2})),
    ("hands", at("roll", hands={"1": ["beach/wind"] * 3})),
    ("pool", at("roll", terrain={"e5": "beach"})),
    ("pool", at("roll", pool={"beach": {"shark": 1}})),
    ("swum", at("roll", swum=["r1"])),
    ("swum", at("move", explorers={"r1": "a1"}, swum=["r1", "r1"])),
    ("sunk", at("reveal")),
    ("sunk", at("reveal", sunk="a1")),
    ("die", at("roll", die="shark")),
    ("boats", REVEALING | {"boats": ["d4"]}),
    ("boats_in_hand", at("place-boats", boats_in_hand={"1": 1})),
    ("attack", BITTEN_ARMED | {"attack": {"from": "c5"}}),
    ("attack", BITTEN_ARMED | {"attack": {"from": "c5", "to": "m1", "asked": [2]}}),
]


@pytest.mark.parametrize(("key", "position"), BAD_POSITIONS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_position_that_cannot_be_is_told_why(key: str, position: Any, language: str) -> None:
    with pytest.raises(archipel.PositionError) as caught:
        match_at(position)
    assert str(caught.value).startswith(f"{key}: ")
    assert words().has(caught.value.reason)
    assert "\n" not in str(caught.value)
    assert words().language == language


def test_errors_of_matches_are_put_into_words(language: str) -> None:
    game = archipel.game("the-island")
    match = match_at(MOVING)
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
        lambda: match_at(OVER).chances(),
        lambda: archipel.load("no such file"),
        lambda: archipel.load(__file__),
    ):
        with pytest.raises(archipel.ArchipelError) as caught:
            wrong()
        check_sentence(str(caught.value))
        errors.append(str(caught.value.reason))
    assert len(set(errors)) == len(errors) - 1  # the two that are not up to chance
    assert words().language == language

"""The rules of the games stay fit for a GPU: nothing in them that allocates, raises or handles texts."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

import archipel

GAMES = Path(archipel.__file__).parent / "games"
FILES = sorted(GAMES.glob("*/*.py"))

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.List: "a list",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Yield: "a generator",
    ast.JoinedStr: "a text",
    ast.Try: "try",
    ast.Raise: "raise",
    ast.With: "with",
    ast.Lambda: "a closure",
    ast.FunctionDef: "a closure",
    ast.ClassDef: "a class",
    ast.NamedExpr: "a walrus",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Global: "a global",
    ast.Starred: "a star",
    ast.Delete: "del",
}
ALLOWED = {"range", "abs", "min", "max", "bool", "float"}
"""The functions besides rules that a rule may call."""


def is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(decorator, ast.Name) and decorator.id == "rule" for decorator in node.decorator_list
    )


def rules_in(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and is_rule(node)]


def is_scalar(node: ast.expr) -> bool:
    """A number written down, a constant (`NONE`) or a member's value (`Terrain.SEA.value`)."""
    while isinstance(node, ast.Attribute):
        node = node.value
    if isinstance(node, ast.Name):
        return node.id[0].isupper()
    return isinstance(node, (ast.Constant, ast.UnaryOp))


def fillings(function: ast.FunctionDef) -> list[ast.Slice]:
    """The slices in `row[:] = scalar`, the one use of a slice that allocates nothing."""
    return [
        target.slice
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and is_scalar(node.value)
        for target in node.targets
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice)
        if (target.slice.lower, target.slice.upper, target.slice.step) == (None, None, None)
    ]


def calls_a_rule(call: ast.Call, foreign: set[str]) -> bool:
    """Whether what is called is a name of our own, or one of the few builtins."""
    if not isinstance(call.func, ast.Name):
        return False
    name = call.func.id
    return name in ALLOWED or (name not in foreign and not hasattr(builtins, name))


def unclean(function: ast.FunctionDef, foreign: set[str]) -> Iterator[str]:
    """What in a rule does not belong there, each with its line; `foreign` are names from outside the package."""
    filled = fillings(function)
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for node in (inner for statement in body for inner in ast.walk(statement)):
        found = FORBIDDEN.get(type(node))
        if isinstance(node, ast.Slice) and node not in filled:
            found = "a slice"
        elif isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
            found = "a text"
        elif isinstance(node, ast.Call) and not calls_a_rule(node, foreign):
            found = f"a call of {ast.unparse(node.func)}"
        elif isinstance(node, ast.Call) and node.keywords:
            found = "a call with keywords"
        if found:
            yield f"{function.name}, line {getattr(node, 'lineno', function.lineno)}: {found}"


def foreign_names(tree: ast.AST) -> set[str]:
    """What a module imports from outside the package; none of it is a rule."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("archipel")
        for alias in node.names
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_rules_are_clean(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [fault for function in rules_in(tree) for fault in unclean(function, foreign_names(tree))] == []


def test_there_are_rules_to_look_at() -> None:
    count = sum(len(rules_in(ast.parse(path.read_text(encoding="utf-8")))) for path in FILES)
    assert count > 100


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("cells = [1, 2]", "a list"),
        ("near = {cell: 1}", "a dictionary"),
        ("seen = {1, 2}", "a set"),
        ("cells = list(range(3))", "a call of list"),
        ("cells = zeros(3)", "a call of zeros"),
        ("cells = np.zeros(3)", "a call of np.zeros"),
        ("row = s.row.copy()", "a call of s.row.copy"),
        ("total = sum(n for n in s.row)", "a generator"),
        ("cells = [n for n in s.row]", "a comprehension"),
        ("name = 'shark'", "a text"),
        ("name = b'shark'", "a text"),
        ("name = f'{cell}'", "a text"),
        ("raise ValueError", "raise"),
        ("try:\n  pass\nfinally:\n  pass", "try"),
        ("key = lambda n: n", "a closure"),
        ("def inner():\n  pass", "a closure"),
        ("if (n := cell) > 1:\n  pass", "a walrus"),
        ("first = s.row[1:]", "a slice"),
        ("s.row[1:] = 0", "a slice"),
        ("s.row[:] = s.other", "a slice"),
        ("s.row[:] = other[:]", "a slice"),
        ("from math import sqrt", "an import"),
        ("helper(s, cell=3)", "a call with keywords"),
        ("print(cell)", "a call of print"),
    ],
)
def test_what_does_not_belong_is_found(statement: str, found: str) -> None:
    assert any(fault.endswith(f": {found}") for fault in faults_of(statement))


@pytest.mark.parametrize(
    "statement",
    [
        "s.row[:] = 0",
        "s.row[:] = NONE",
        "s.row[:] = -1",
        "s.row[:] = Terrain.SEA.value",
        "a, b = s.row[1], s.grid[2, 3]",
        "for near in NEIGHBOURS[cell]:\n  helper(s, near)",
        "match cell:\n  case Kind.SHARK | Kind.WHALE:\n    pass",
        "assert cell > abs(s.row[0])",
    ],
)
def test_what_belongs_is_left_alone(statement: str) -> None:
    assert faults_of(statement) == []


def faults_of(statement: str) -> list[str]:
    body = "\n".join(f"    {line}" for line in statement.splitlines())
    tree = ast.parse(f'@rule\ndef tried(s, cell):\n    """A docstring is no text."""\n{body}\n')
    (function,) = rules_in(tree)
    return list(unclean(function, {"zeros"}))

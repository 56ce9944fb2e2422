"""Change the rules a little, many times, and see that the scenarios notice.

    python tests/mutants.py --sample 300 --seed 1

Each mutant is the package with one small change in a rule of The Island.  It is killed if a scenario fails, a rule
breaks, or nothing comes of it in time; one that survives shows what no scenario tells apart, or a change that makes no
difference.  Rules that scenarios cannot reach are left out: the deal, and what only bots use.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random

ROOT = Path(__file__).parent.parent
FOLDERS = (Path("archipel/games/the_island"), Path("archipel/games/shared"))
"""Where the rules of the game are: its own, and those it shares."""
UNREACHED = {
    *("deal", "clear", "deal_tiles", "deal_values", "boats_to_place", "draw_all", "deal_at_random"),
    *("forget", "memorise", "recall", "redeal", "redeal_tile", "draw_value", "is_left"),
}
"""Rules no scenario runs: scenarios start from positions, and no bot plays in them."""
ENUMS = ("Phase", "Place", "Terrain", "Creature", "Back", "Verb", "Traveller", "Refusal", "Fault")
WORKERS = 2
PATIENCE = 15
"""Seconds: all scenarios take one or two."""

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

CHECK = """
import json, sys
from archipel import IllegalMove, game, scenarios
with open(sys.argv[1], encoding="utf-8") as file:
    told = json.load(file)
for line, scenario in told:
    difference = scenarios.check(scenario)
    if difference is not None:
        sys.exit(f"line {line}: {difference}")
    if "illegal" in scenario:
        match = game("the-island").match(scenario["position"])
        for move in scenario["illegal"]:
            try:
                match.mover(move)
            except IllegalMove:
                continue
            sys.exit(f"line {line}: {move} is not listed, but accepted")
"""
"""What is illegal must be refused, besides not being listed."""


@dataclass(frozen=True)
class Place:
    """Where a mutant differs: the function's place in its file, and which of its changes it is."""

    file: Path
    function: int
    change: int


@dataclass(frozen=True)
class Mutant:
    """A file of the package as it reads after one change."""

    file: Path
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before}  →  {self.after}"


def places(root: Path, file: Path, members: dict[str, list[str]]) -> Iterator[Place]:
    """Where the rules in a file can be changed."""
    for i, function in enumerate(_parsed(root / file).body):
        if isinstance(function, ast.FunctionDef) and _is_rule(function) and function.name not in UNREACHED:
            for change, _ in enumerate(_changes(function, members)):
                yield Place(file, i, change)


def _is_rule(function: ast.FunctionDef) -> bool:
    return any(isinstance(decorator, ast.Name) and decorator.id == "rule" for decorator in function.decorator_list)


def mutant_at(root: Path, place: Place, members: dict[str, list[str]]) -> Mutant:
    """The mutant with the change at a place."""
    tree = _parsed(root / place.file)
    function = tree.body[place.function]
    assert isinstance(function, ast.FunctionDef)
    line, before, after = _apply(function, members, place.change)
    return Mutant(place.file, line, before, after, ast.unparse(tree))


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


Change = tuple[ast.AST, str, object]
"""A node, its field and what is put there; an int before a colon in the field is an index into it."""


def _apply(function: ast.FunctionDef, members: dict[str, list[str]], i: int) -> tuple[int, str, str]:
    """Make the i-th change; its line, and the code before and after it."""
    node, field, value = list(_changes(function, members))[i]
    name, _, index = field.partition(":")
    if isinstance(value, ast.Pass):
        removed = getattr(node, name)[int(index)]
        getattr(node, name)[int(index)] = value
        return removed.lineno, _text(removed), "(removed)"
    statement = _statement_of(function, node)
    before = _text(statement)
    if index:
        getattr(node, name)[int(index)] = value
    else:
        setattr(node, name, value)
    ast.fix_missing_locations(function)
    return getattr(node, "lineno", function.lineno), before, _text(statement)


def _statement_of(function: ast.FunctionDef, wanted: ast.AST) -> ast.AST:
    """The innermost statement a node belongs to."""
    found: ast.AST = function
    for statement in ast.walk(function):
        if isinstance(statement, ast.stmt | ast.match_case) and any(node is wanted for node in ast.walk(statement)):
            found = statement  # ast.walk goes outside in, so the last is the innermost
    return found


def _text(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0].strip()


def _changes(function: ast.FunctionDef, members: dict[str, list[str]]) -> Iterator[Change]:
    """Every change of a function, in a fixed order."""
    for node in ast.walk(function):
        if node in (function.returns, *function.decorator_list):
            continue
        yield from _removals(node)
        match node:
            case ast.Compare():
                for i, op in enumerate(node.ops):
                    if type(op) in SWAPPED:
                        yield node, f"ops:{i}", SWAPPED[type(op)]()
            case ast.BinOp(op=ast.Add() | ast.Sub()) | ast.AugAssign(op=ast.Add() | ast.Sub()) | ast.BoolOp():
                yield node, "op", SWAPPED[type(node.op)]()
            case ast.UnaryOp(op=ast.Not()):
                yield node, "op", ast.UAdd()  # +x has the truth of x
            case ast.If() | ast.While() | ast.IfExp():
                yield node, "test", ast.UnaryOp(ast.Not(), node.test)
            case ast.Constant(value=bool(flag)):
                yield node, "value", not flag
            case ast.Constant(value=int(number)):
                yield node, "value", number + 1
                yield node, "value", number - 1
            case ast.Attribute(value=ast.Name(id=enum)) if enum in members and node.attr in members[enum]:
                other = _other_member(enum, node.attr, members)
                if other is not None:
                    yield node, "attr", other


def _removals(node: ast.AST) -> Iterator[Change]:
    """Each statement in a block that does something, left out."""
    for block in ("body", "orelse"):
        statements = getattr(node, block, None)
        for i, statement in enumerate(statements if isinstance(statements, list) else []):
            documents = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            does = isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign | ast.Return | ast.Continue | ast.Break)
            falls_through = (
                isinstance(statement, ast.Return) and ast.unparse(statement) == "return False"
            )  # None is as good
            if does and not documents and not falls_through:
                yield node, f"{block}:{i}", ast.Pass()


def _other_member(enum: str, member: str, members: dict[str, list[str]]) -> str | None:
    """The next member; of refusals only whether there is one matters, since scenarios do not see reasons."""
    if enum == "Refusal":
        return "NOT_YOURS" if member == "ALLOWED" else "ALLOWED"
    names = members[enum]
    return names[(names.index(member) + 1) % len(names)] if len(names) > 1 else None


def enum_members(root: Path) -> dict[str, list[str]]:
    """The members of the game's enumerations, read from the sources."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / FOLDERS[0]).glob("*.py")):
        for node in _parsed(path).body:
            if isinstance(node, ast.ClassDef) and node.name in ENUMS:
                targets = [line.targets[0] for line in node.body if isinstance(line, ast.Assign)]
                found[node.name] = [target.id for target in targets if isinstance(target, ast.Name)]
    return found


def survives(mutant: Mutant | None, desk: Path, told: Path) -> bool:
    """Whether every scenario holds in a copy of the package with the change made."""
    environment = {**os.environ, "ARCHIPEL_RULES": "python", "PYTHONPATH": str(desk), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", CHECK, str(told)]
    changed = desk / mutant.file if mutant else None
    original = changed.read_text(encoding="utf-8") if changed else ""
    try:
        if changed and mutant:
            changed.write_text(mutant.source, encoding="utf-8")
        done = subprocess.run(command, cwd=desk, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return False
    finally:
        if changed:
            changed.write_text(original, encoding="utf-8")
    if mutant is None and done.returncode:
        print(done.stderr.decode().strip())
    return done.returncode == 0


def tell_scenarios(path: Path) -> None:
    """The scenarios as JSON, so that no mutant has to read YAML."""
    os.environ["ARCHIPEL_RULES"] = "python"
    from archipel import scenarios

    told = scenarios.read(ROOT / "tests" / "rules" / "the-island.yaml")
    path.write_text(json.dumps(told), encoding="utf-8")


def try_all(sample: int, seed: int, only: str | None) -> tuple[list[Mutant], int, int]:
    """The mutants that survive, how many were tried, and how many there are."""
    with tempfile.TemporaryDirectory(prefix="archipel-mutants-") as folder:
        told = Path(folder) / "scenarios.json"
        tell_scenarios(told)
        desks: Queue[Path] = Queue()
        for i in range(WORKERS):
            desk = Path(folder) / str(i)
            shutil.copytree(ROOT / "archipel", desk / "archipel")
            desks.put(desk)
        root = desk  # from here on the checkout may change
        members = enum_members(root)
        files = [path.relative_to(root) for folder in FOLDERS for path in sorted((root / folder).glob("*.py"))]
        every = [p for file in files if only in (None, file.name) for p in places(root, file, members)]
        chosen = Random(seed).sample(every, min(sample or len(every), len(every)))
        mutants = [mutant_at(root, place, members) for place in chosen]

        def tried(mutant: Mutant | None) -> bool:
            desk = desks.get()
            try:
                return survives(mutant, desk, told)
            finally:
                desks.put(desk)

        if not tried(None):
            sys.exit("the scenarios fail without any change")
        with ThreadPoolExecutor(WORKERS) as pool:
            alive = list(pool.map(tried, mutants))
    survivors = [mutant for mutant, lives in zip(mutants, alive, strict=True) if lives]
    return sorted(survivors, key=lambda mutant: (mutant.file, mutant.line)), len(mutants), len(every)


def main() -> None:
    """Make mutants, try them, and tell which survive."""
    parser = argparse.ArgumentParser(description="Change the rules a little and see that the scenarios notice.")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants to try; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--file", help="only mutants of the file of this name")
    arguments = parser.parse_args()
    survivors, tried, every = try_all(arguments.sample, arguments.seed, arguments.file)
    for mutant in survivors:
        print(mutant)
    killed = tried - len(survivors)
    print(f"{killed} of {tried} killed ({100 * killed / max(1, tried):.1f} %), out of {every} mutants")


if __name__ == "__main__":
    main()

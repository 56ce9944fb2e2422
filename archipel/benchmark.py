"""How fast it all is: `archipel bench`."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from archipel.bots import make_bot
from archipel.bots.binding import bound
from archipel.compiling import prepare, prepare_doors
from archipel.games.catalogue import definition
from archipel.games.definition import Definition
from archipel.match import Game, Match
from archipel.rules import INTERPRETED, batch, numbers, snapshot, store
from archipel.simulation import Contest

Report = Callable[[str, float], None]
_SAMPLE = 64  # states of each phase that are timed
_BEST_OF = 3
_DECISIONS = 12  # moments of a match the search is timed at
_EXPERT_EVERY = 4  # of them an expert, who takes about a second each, is timed at the first and every so many on
_TO_THE_END = 100_000  # moves, more than any match has


def measure(game: str, seconds: float, report: Report) -> dict[str, float]:
    """Measure each thing for about so many seconds, reporting it as it is known."""
    found: dict[str, float] = {}

    def note(name: str, value: float) -> None:
        found[name] = value
        report(name, value)

    chosen = definition(game)
    prepare(chosen)
    for measurement in (_playouts, _greedy, _searches, _batched, _records, _texts, _phases):
        measurement(chosen, seconds, note)
    _processes(chosen, note)
    return found


def _rate(work: Callable[[], int], seconds: float) -> float:
    """How much work a second, at best: others may use the machine too."""
    work()
    best = 0.0
    for _ in range(_BEST_OF):
        done, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds / _BEST_OF:
            done += work()
        best = max(best, done / spent)
    return best


def _playouts(game: Definition, seconds: float, note: Report) -> None:
    """Random games inside compiled code."""
    seats = max(game.seats)
    contest = Contest(game, {}, ["random"] * seats)
    games = 2 if INTERPRETED else 200

    def play(first_seed: int) -> int:
        results = contest.play(games, first_seed)
        return sum(snapshot(results, i).moves for i in range(games))

    moves_a_game = play(0) / games
    one = _rate(lambda: play(0), seconds)
    note("random_moves_per_second_one_thread", one)
    note("random_games_per_second_one_thread", one / moves_a_game)
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        every = _rate(lambda: sum(pool.map(play, range(0, cores * games, games))), seconds)
    note("random_moves_per_second_all_cores", every)
    note("random_games_per_second_all_cores", every / moves_a_game)
    note("moves_per_random_game", moves_a_game)


def _greedy(game: Definition, seconds: float, note: Report) -> None:
    """Games between greedy bots."""
    contest = Contest(game, {}, ["greedy"] * max(game.seats))

    def play() -> int:
        return int(snapshot(contest.play(1, 0)).moves)

    note("greedy_moves_per_second_one_thread", _rate(play, seconds))


def _searches(game: Definition, seconds: float, note: Report) -> None:
    """Looking ahead from moments all through a match: judged where it stops, and played to the end."""
    from archipel.bots.thinking import Budget, Thinker

    moments = _decisions(game)
    often = 10 if INTERPRETED else 1000
    for name, plies in (("cut_short", 0), ("to_the_end", _TO_THE_END)):
        thinkers = [Thinker(game, 1, plies=plies) for _ in moments]
        for thinker, (view, _) in zip(thinkers, moments, strict=True):
            thinker.look_at(view)

        def think(thinkers: list[Thinker] = thinkers) -> int:
            return sum(thinker.think(Budget(often)) for thinker in thinkers)

        note(f"search_{name}_iterations_per_second_one_thread", _rate(think, seconds))
    note("search_percent_of_time_in_compiled_code", _inside(game, moments[::_EXPERT_EVERY]))


def _inside(game: Definition, moments: list[tuple[dict[str, Any], list[str]]]) -> float:
    """Of the time an expert takes to choose from a view, how much it looks ahead, in percent."""
    from archipel.bots.levels import LEVELS, Level
    from archipel.bots.searching import SearchBot

    bots = [SearchBot(Level(10) if INTERPRETED else LEVELS["expert"]) for _ in moments]
    for bot in bots:
        bot.start(game.name, {}, 1, 1)
    bots[0].choose(*moments[0], None)  # what comes into memory with the first choice does not count
    before, began = sum(bot.seconds for bot in bots), time.perf_counter()
    for bot, (view, legal) in zip(bots, moments, strict=True):
        bot.choose(view, legal, None)
    return 100 * (sum(bot.seconds for bot in bots) - before) / (time.perf_counter() - began)


def _decisions(game: Definition) -> list[tuple[dict[str, Any], list[str]]]:
    """Some moments of a match between greedy bots where there was something to choose: the view and the moves."""
    found = []
    match = Game(game.name).start(seats=max(game.seats), seed=1)
    bots = {seat: make_bot("greedy") for seat in match.seats}
    for seat, bot in bots.items():
        bot.start(game.name, match.options, int(seat), 1)
    while not match.over:
        if match.actor == "chance":
            match.roll()
            continue
        assert match.actor is not None
        moment = match.view(match.actor), match.legal()
        if len(moment[1]) > 1:
            found.append(moment)
        match.play(bots[match.actor].choose(*moment, None))
    return found[:: len(found) // _DECISIONS]


def _batched(game: Definition, seconds: float, note: Report) -> None:
    """Environments stepped together, by moves at random; choosing them counts too."""
    from archipel.envs import Batch

    together = Batch(game.name, 4 if INTERPRETED else 1024, 1, seats=max(game.seats))
    together.reset()

    def step() -> int:
        together.step(together.sample())
        return together.n

    note("batched_steps_per_second_one_thread", _rate(step, seconds))


def _records(game: Definition, seconds: float, note: Report) -> None:
    """`legal` and `play` called from Python, with records."""
    start = Game(game.name).start(seats=max(game.seats), seed=1)
    doors = game.doors
    states, moves = batch(game.state), batch(game.moves)
    luck = random.Random(1)

    def play() -> int:
        store(states, 0, start._start)
        played = 0
        while count := doors.legal_at(states, moves, 0):
            doors.play_at(states, 0, numbers(moves, 0, "code", count)[luck.randrange(count)])
            played += 1
        return played

    note("record_pairs_per_second", _rate(play, seconds))


def _texts(game: Definition, seconds: float, note: Report) -> None:
    """Matches as people use them: texts, views, undo."""
    started = Game(game.name).start(seats=max(game.seats), seed=1)
    luck = random.Random(1)

    def play() -> int:
        match = started.copy()
        while not match.over:
            match.roll() if match.actor == "chance" else match.play(luck.choice(match.legal()))
        return len(match.moves)

    note("match_moves_per_second", _rate(play, seconds))
    note("views_per_second", _rate(lambda: _views(started), seconds))


def _views(match: Match, times: int = 50) -> int:
    for _ in range(times):
        match.view(1)
    return times


def _phases(game: Definition, seconds: float, note: Report) -> None:
    """What the time of a random game goes into, phase by phase."""
    prepare_doors(game.name, bound("measuring", game).DOORS)
    played = _moments_by_phase(game)
    total = sum(map(len, played.values()))
    note("copies_per_second", 1e9 / _Timing(game, next(iter(played.values()))).copying(seconds))
    for phase, moments in sorted(played.items()):
        timing = _Timing(game, moments)
        name = f"phase_{phase.replace('-', '_')}"
        note(f"{name}_percent_of_moves", 100 * len(moments) / total)
        note(f"{name}_legal_nanoseconds", timing.listing(seconds / 10))
        note(f"{name}_play_nanoseconds", max(0.0, timing.playing(seconds / 10) - timing.copying(seconds / 10)))


class _Timing:
    """Nanoseconds that the rules take for each of some moments, a state and a move played in it."""

    def __init__(self, game: Definition, moments: list[tuple[Any, int]]) -> None:
        sample = random.Random(1).sample(moments, min(_SAMPLE, len(moments)))
        self.measuring = bound("measuring", game)
        self.states, self.moves = batch(game.state, len(sample)), batch(game.moves, len(sample))
        self.scratch, self.lists = batch(game.state), batch(game.moves)
        for i, (state, move) in enumerate(sample):
            chosen = game.moves()
            chosen.code[0] = move
            store(self.states, i, state)
            store(self.moves, i, chosen)

    def copying(self, seconds: float) -> float:
        return self._each(lambda n: self.measuring.copy_often(self.states, self.scratch, n), seconds)

    def playing(self, seconds: float) -> float:
        return self._each(lambda n: self.measuring.play_often(self.states, self.moves, self.scratch, n), seconds)

    def listing(self, seconds: float) -> float:
        return self._each(lambda n: self.measuring.list_often(self.states, self.lists, n), seconds)

    def _each(self, work: Callable[[int], object], seconds: float) -> float:
        times = 1 if INTERPRETED else 100

        def all_of_them() -> int:
            work(times)
            return times * len(self.states)

        return 1e9 / _rate(all_of_them, seconds)


def _moments_by_phase(game: Definition, games: int = 8) -> dict[str, list[tuple[Any, int]]]:
    """States of random games by their phase, each with the move played in it."""
    played: dict[str, list[tuple[Any, int]]] = defaultdict(list)
    luck = random.Random(1)
    for seed in range(games):
        match = Game(game.name).start(seats=max(game.seats), seed=seed)
        while not match.over:
            state, phase = snapshot(match._states), match.position()["phase"]
            if match.actor == "chance":
                match.roll()
            else:
                match.play(luck.choice(match.legal()))
            played[phase].append((state, match._moves[-1]))
    return played


def _processes(game: Definition, note: Report) -> None:
    """Whole processes: the first compile, a match from the cache, its memory, and the help."""
    start = f"import archipel; archipel.game({game.name!r}).start(seats={max(game.seats)}, seed=1).legal()"
    peak = "; import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"ARCHIPEL_CACHE": folder}
        note("first_compile_seconds", _seconds(["-m", "archipel", "compile", game.name], environment))
        note("cached_match_start_seconds", min(_seconds(["-c", start], environment) for _ in range(_BEST_OF)))
        kilobytes = subprocess.run(
            [sys.executable, "-c", start + peak], env=environment, check=True, capture_output=True, text=True
        ).stdout
        note("cached_match_peak_megabytes", int(kilobytes) / 1024)
    note("help_seconds", min(_seconds(["-m", "archipel", "--help"], os.environ) for _ in range(_BEST_OF)))


def _seconds(arguments: list[str], environment: Mapping[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
    return time.perf_counter() - began

"""A match played in the terminal, from where it stands to its end, or until someone leaves."""

from __future__ import annotations

from dataclasses import asdict

from archipel.arena.asking import interjection
from archipel.cli.drawing import drawing_of, show
from archipel.cli.faults import tell_faults
from archipel.cli.screen import Screen
from archipel.cli.terminal.choosing import Chooser
from archipel.cli.terminal.ending import tell_ending
from archipel.cli.terminal.explaining import explain
from archipel.cli.terminal.keeping import Keeper
from archipel.cli.terminal.listing import list_choices
from archipel.cli.terminal.log import Log
from archipel.cli.terminal.prompting import PROMPT, ask
from archipel.cli.terminal.table import Player, brief, inform
from archipel.cli.terminal.telling import Teller
from archipel.errors import ArchipelError, IllegalMove
from archipel.match import Match
from archipel.words import words

LEFT, INTERRUPTED = 0, 130
CHANCE = "chance"


class _Leaving(Exception):
    """A person leaves the table."""


class Session:
    """People and bots at one keyboard."""

    def __init__(self, match: Match, players: dict[str, Player], keeper: Keeper) -> None:
        self.match = match
        self.players = players
        self.keeper = keeper
        self.screen = Screen()
        self.log = Log(match)
        self.people = [seat for seat, player in players.items() if not player.bot]
        self.bots = {seat: player.bot for seat, player in players.items() if player.bot}
        self.teller = Teller(match, self.log, self.screen)
        self.at_keyboard: str | None = None
        self.told = {seat: self.log.last_by(seat) or 0 for seat in self.people}
        """How many moves each person has been told of."""
        self.watched = len(match.moves)
        """The same for whoever watches bots."""

    def play(self) -> int:
        """Play; the exit status."""
        try:
            brief(self.players, self.match)
            while not self.match.over:
                self._advance()
        except (_Leaving, EOFError):
            return self._leave(LEFT)
        except KeyboardInterrupt:
            self.screen.say()
            return self._leave(INTERRUPTED)
        except BaseException:
            self._leave(LEFT)
            raise
        finally:
            for bot in self.bots.values():
                bot.close()
        self.keeper.finish()
        self._end()
        return LEFT

    # ---- one step ------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        actor = self.match.actor
        assert actor is not None
        move = self.match.drawn() if actor == CHANCE else interjection(self.match, self.bots)
        if move is None and actor in self.people:
            self._decide(actor)
            return
        self._make(move or self.bots[actor].choose(self.match.view(actor), self._moves_of(actor)))
        if not self.people and self.match.actor not in (CHANCE, self.teller.whose(len(self.match.moves) - 1)):
            self._watch()

    def _moves_of(self, seat: str) -> list[str]:
        """What a seat may do, and its like for it.

        People make people's moves at one keyboard, bots those of bots that do not want to be asked themselves.
        """
        if seat in self.people:
            own = self.people
        else:
            own = [seat, *(other for other, bot in self.bots.items() if not bot.acts_out_of_turn)]
        return [move for move in self.match.legal() if self.match.mover(move) in own]

    def _watch(self) -> None:
        """With nobody to ask, a player's moves are told when the next one's begin."""
        self.teller.tell_from(self.watched, None)
        self.watched = len(self.match.moves)

    def _make(self, move: str) -> None:
        seen = {seat: self.match.move_seen(move, seat) for seat in self.players}
        self.log.add(self.match, move)
        self.match.play(move)
        inform(self.players, self.match, seen)

    # ---- a person's decision -------------------------------------------------------------------------------

    def _decide(self, seat: str) -> None:
        """Show a person the match and ask until there is a move."""
        self.keeper.keep()
        self._hand_over(seat)
        self._show(seat)
        chooser = Chooser(self._moves_of(seat))
        list_choices(self.screen, self.match, chooser)
        while True:
            line = ask(PROMPT, lambda line: [*chooser.completions(line), *_commands(line)])
            word, _, rest = line.partition(" ")
            if word in ("quit", "exit", "q"):
                raise _Leaving
            if word in ("?", "help"):
                explain(self.screen, self.match, seat)
            elif word == "undo":
                if self._undo(seat):
                    return
                self.screen.say(words().say("terminal-nothing-to-undo"))
            elif word == "save":
                self._save(rest.strip())
            elif chooser.understands(line):
                move = chooser.take(line)
                if move:
                    self.told[seat] = len(self.match.moves)
                    self._make(move)
                    return
                list_choices(self.screen, self.match, chooser)
            else:
                self._refuse(chooser.attempts(line))

    def _hand_over(self, seat: str) -> None:
        """With several people and secrets, nobody sees another's view: the screen is wiped, and waits for the next."""
        if self.match.game.definition.secrets and len(self.people) > 1 and self.at_keyboard != seat:
            self.screen.clear()
            style, name = drawing_of(self.match.game.name).seat_name(self.match.view(seat), seat, words())
            self.screen.say()
            self.screen.paint([[(style, words().say("terminal-curtain", name=name, seat=seat))]], self._styles())
            ask(words().say("terminal-curtain-enter"))
        self.at_keyboard = seat

    def _show(self, seat: str) -> None:
        self.screen.clear()
        since = self.told[seat]
        names = {other: player.name for other, player in self.players.items() if player.bot}
        show(
            self.screen,
            self.match.view(seat),
            {**names, seat: words().say("terminal-you")},
            self.teller.cells_from(since),
        )
        self.screen.say()
        self.teller.tell_from(since, seat)

    def _undo(self, seat: str) -> bool:
        """Take back to the person's previous decision."""
        index = self.log.last_by(seat)
        if index is None:
            return False
        while len(self.match.moves) > index:
            self.match.undo()
        self.log.back_to(index)
        self.told = {other: min(told, index) for other, told in self.told.items()}
        brief(self.players, self.match)
        return True

    def _save(self, path: str) -> None:
        try:
            self.match.save(path or self.keeper.path)
            self.screen.say(words().say("terminal-saved-in", file=path or str(self.keeper.path)))
        except ArchipelError as error:
            self.screen.say(str(error), "red")

    def _refuse(self, attempts: list[str]) -> None:
        """Say why what was typed is no move, by its rule if it names one."""
        told = ""
        for attempt in attempts:
            try:
                mover = self.match.mover(attempt)
                told = words().say("terminal-anothers-move", seat=mover)
            except IllegalMove as error:
                told = told or str(error)
                if error.rule:
                    told = str(error)
                    break
        self.screen.say_wrapped(told, "red")
        self.screen.say_wrapped(words().say("terminal-hint"), "dim")

    # ---- the end -------------------------------------------------------------------------------------------

    def _end(self) -> None:
        if self.people:
            self.screen.clear()
        show(
            self.screen,
            self.match.position(),
            {seat: player.name for seat, player in self.players.items() if player.bot},
        )
        self.screen.say()
        if self.people:
            self.teller.tell_from(min(self.told.values()), None)
        tell_ending(self.screen, self.match, {seat: player.name for seat, player in self.players.items() if player.bot})
        for bot in self.bots.values():
            tell_faults(self.screen, bot.spec, map(asdict, bot.record.told()))
        if self.keeper.asked:
            self.screen.say(words().say("terminal-saved-in", file=str(self.keeper.path)))

    def _leave(self, status: int) -> int:
        """Keep the match and say how to go on."""
        if not self.match.moves and not self.keeper.asked:
            self.keeper.discard()
            return status
        self.keeper.keep()
        self.screen.say(words().say("terminal-saved-in", file=str(self.keeper.path)))
        command = self.keeper.resume_command([player.name for player in self.players.values()])
        self.screen.say(words().say("terminal-resume-with", command=command))
        return status

    def _styles(self) -> dict[str, str]:
        return dict(drawing_of(self.match.game.name).STYLES)


def _commands(line: str) -> list[str]:
    return [word for word in ("undo", "save", "quit") if word.startswith(line)] if line else []

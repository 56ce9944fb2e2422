"""Survive the Island: adventurers flee volcanoes and kaijus.  The law is `docs/spec/survive-the-island.md`."""

from __future__ import annotations

from archipel.games.definition import Definition
from archipel.games.notation import spelt
from archipel.games.survive_the_island.doors import DOORS
from archipel.games.survive_the_island.facts import FIRST_KEPT
from archipel.games.survive_the_island.island import Draws, colours_in_play, draw_totals
from archipel.games.survive_the_island.moves import Verb
from archipel.games.survive_the_island.notation import NOTATION, circumstances, parts_of
from archipel.games.survive_the_island.options import CHOICES, DEFAULTS, SEATS, read_options, write_options
from archipel.games.survive_the_island.position import NAME, OPEN, SECRET, read, read_view, write
from archipel.games.survive_the_island.refusals import RULE, Refusal
from archipel.games.survive_the_island.state import Moves, State
from archipel.rules import plain


def _refusal_of(refusal: int) -> tuple[str, str]:
    return RULE[Refusal(refusal)], f"{NAME}-{spelt(Refusal(refusal))}"


def _text_seen(s: State, move: int, seat: int) -> str:
    """C-4.3: a tile that went unseen into another's hand reads `reveal ?`."""
    kept_unseen = move >> 16 == Verb.REVEAL and move >> 8 & 255 >= FIRST_KEPT and s.turn != seat
    return "reveal ?" if kept_unseen else NOTATION.text_of(move)


GAME = Definition(
    name=NAME,
    seats=SEATS,
    options=DEFAULTS,
    state=State,
    moves=Moves,
    draws=Draws,
    doors=DOORS,
    draw_totals=lambda s: draw_totals(plain(colours_in_play)(s)),
    read_options=read_options,
    write_options=write_options,
    read=read,
    read_view=read_view,
    write=write,
    open_keys=lambda _: OPEN,
    move_of=NOTATION.move_of,
    text_of=NOTATION.text_of,
    parts_of=parts_of,
    refusal_of=_refusal_of,
    text_seen=_text_seen,
    choices=CHOICES,
    secret_keys=SECRET,
    circumstances=circumstances,
)

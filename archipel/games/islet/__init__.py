"""Islet: birds build an islet of stacked tiles and lay eggs on it.  The law is `docs/spec/islet.md`."""

from __future__ import annotations

from archipel.games.definition import Definition
from archipel.games.islet.doors import DOORS
from archipel.games.islet.moves import Verb, verb_of
from archipel.games.islet.notation import move_of, text_of
from archipel.games.islet.options import CHOICES, DEFAULTS, SEATS, read_options, write_options
from archipel.games.islet.parts import parts_of
from archipel.games.islet.position import read, read_view
from archipel.games.islet.refusals import RULE, Refusal
from archipel.games.islet.setup import Draws, draw_totals, tiles_dealt
from archipel.games.islet.state import Moves, State
from archipel.games.islet.writing import NAME, SECRET, open_keys, write
from archipel.games.notation import spelt
from archipel.rules import plain


def _refusal_of(refusal: int) -> tuple[str, str]:
    return RULE[Refusal(refusal)], f"{NAME}-{spelt(Refusal(refusal))}"


def _text_seen(s: State, move: int, seat: int) -> str:
    """C-4.3: a tile that went unseen into another's hand reads `draw ?`."""
    drawn_unseen = plain(verb_of)(move) == Verb.DRAW and s.turn != seat
    return "draw ?" if drawn_unseen else text_of(move)


GAME = Definition(
    name=NAME,
    seats=SEATS,
    options=DEFAULTS,
    state=State,
    moves=Moves,
    draws=Draws,
    doors=DOORS,
    draw_totals=lambda s: draw_totals(plain(tiles_dealt)(s), s.seats),
    read_options=read_options,
    write_options=write_options,
    read=read,
    read_view=read_view,
    write=write,
    open_keys=open_keys,
    move_of=move_of,
    text_of=text_of,
    parts_of=parts_of,
    refusal_of=_refusal_of,
    text_seen=_text_seen,
    choices=CHOICES,
    secret_keys=SECRET,
)

"""L'Île Interdite (Forbidden Island): a team against a sinking island.  The law is `docs/spec/forbidden-island.md`."""

from __future__ import annotations

from archipel.games.definition import Definition
from archipel.games.forbidden_island.doors import DOORS
from archipel.games.forbidden_island.notation import NOTATION, named_seat, parts_of
from archipel.games.forbidden_island.options import CHOICES, DEFAULTS, SEATS, read_options, write_options
from archipel.games.forbidden_island.position import NAME, OPEN, read, write
from archipel.games.forbidden_island.refusals import RULE, Refusal
from archipel.games.forbidden_island.setup import Draws, draw_totals
from archipel.games.forbidden_island.state import Moves, State
from archipel.games.notation import spelt


def _refusal_of(refusal: int) -> tuple[str, str]:
    return RULE[Refusal(refusal)], f"{NAME}-{spelt(Refusal(refusal))}"


def _text_seen(_s: State, move: int, _seat: int) -> str:
    """Everything is open."""
    return NOTATION.text_of(move)


GAME = Definition(
    name=NAME,
    seats=SEATS,
    options=DEFAULTS,
    state=State,
    moves=Moves,
    draws=Draws,
    doors=DOORS,
    draw_totals=draw_totals,
    read_options=read_options,
    write_options=write_options,
    read=read,
    read_view=read,
    write=write,
    open_keys=lambda _: OPEN,
    move_of=NOTATION.move_of,
    text_of=NOTATION.text_of,
    parts_of=parts_of,
    refusal_of=_refusal_of,
    text_seen=_text_seen,
    named_seat=named_seat,
    team=True,
    choices=CHOICES,
)

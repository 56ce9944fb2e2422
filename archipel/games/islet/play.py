"""Playing a legal move: what it does, and what comes next."""

from __future__ import annotations

from archipel.games.islet.exploring import draw, drop, put
from archipel.games.islet.facts import TILES_TRIMMED
from archipel.games.islet.laying import lay_and_keep, lay_and_lose
from archipel.games.islet.moves import Verb, card_of, place_of, resource_of, verb_of, what_of
from archipel.games.islet.moving import begin_move, go
from archipel.games.islet.solo import discard_card, lose_tile, perch, reveal, trim_hand
from archipel.games.islet.state import Phase, State
from archipel.games.islet.turn import (
    begin_drawing,
    begin_turn,
    end_turn,
    go_on_after_lay,
    go_on_drawing,
    go_on_dropping,
    go_on_placing,
    go_on_revealing,
    note_last_tile,
    note_turn,
)
from archipel.rules import rule


@rule
def play(s: State, move: int) -> None:
    """Play a legal move of the actor."""
    what = what_of(move)
    match s.phase:
        case Phase.PERCH:
            perch(s, place_of(move))
            begin_turn(s)
        case Phase.TURN:
            note_turn(s)
            play_turn(s, move)
        case Phase.EXPLORE:
            play_exploring(s, move)
        case Phase.DRAW:
            draw(s, what)
            note_last_tile(s)
            go_on_drawing(s)
        case Phase.DROP:
            drop(s, what)
            go_on_dropping(s)
        case Phase.TRIM:
            lose_tile(s, what)
            if s.trims_left == 0:
                begin_move(s)
        case Phase.MOVE:
            play_moving(s, move)
        case Phase.REVEAL:
            reveal(s, what)
            go_on_revealing(s)


@rule
def play_turn(s: State, move: int) -> None:
    """IS-4.1: the first move says whether the turn explores or moves."""
    match verb_of(move):
        case Verb.PUT:
            play_exploring(s, move)
        case Verb.TRIM_HAND:
            trim_hand(s, what_of(move))
            begin_move(s)
        case Verb.TRIM_BAG:
            s.trims_left = TILES_TRIMMED
            s.phase = Phase.TRIM
        case _:
            begin_move(s)
            play_moving(s, move)


@rule
def play_exploring(s: State, move: int) -> None:
    """IS-5.4: a tile, or the end of the placing."""
    if verb_of(move) == Verb.DONE:
        begin_drawing(s)
    else:
        put(s, what_of(move), place_of(move))
        go_on_placing(s)


@rule
def play_moving(s: State, move: int) -> None:
    """IS-4.1: a step, a lay, or the end of the turn."""
    match verb_of(move):
        case Verb.GO:
            go(s, place_of(move), what_of(move))
        case Verb.DONE:
            end_turn(s)
        case Verb.LAY_KEEP:
            lay_and_keep(s, resource_of(move), what_of(move))
            finish_lay(s, card_of(move))
        case Verb.LAY_LOSE:
            lay_and_lose(s, resource_of(move), what_of(move))
            finish_lay(s, card_of(move))


@rule
def finish_lay(s: State, card: int) -> None:
    """IS-8.5: the card it was for is discarded; and what a lay leads to."""
    if card > 0:
        discard_card(s, card)
    go_on_after_lay(s)

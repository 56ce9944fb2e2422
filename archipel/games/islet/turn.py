"""Sections 4, 7 and 8: which decision comes next, and when the game is over.

A step for which no decision exists is passed over, so each rule here either stops at its decision or hands on.
"""

from __future__ import annotations

from archipel.games.actors import CHANCE, NOBODY
from archipel.games.islet.exploring import may_put_on
from archipel.games.islet.facts import MOST_CARDS, NONE, QUIET_ROUNDS, TILES_IN_HAND, TILES_TRIMMED
from archipel.games.islet.holdings import cards_of, eggs_laid, tiles_in_bag, tiles_in_hand
from archipel.games.islet.moving import begin_move, forget_trail
from archipel.games.islet.paying import refresh
from archipel.games.islet.solo import must_reveal
from archipel.games.islet.state import NO_ROUND, Ending, Phase, State
from archipel.rules import rule


@rule
def begin_turn(s: State) -> None:
    """IS-4.1; alone, who has neither a tile to place nor three in the bag to lose has lost."""
    s.phase = Phase.TURN
    if s.seats == 1 and tiles_in_hand(s, s.turn) == 0 and tiles_in_bag(s) < TILES_TRIMMED:
        finish(s, Ending.LOST)


@rule
def note_turn(s: State) -> None:
    """IS-7.3: the first move of a turn; IS-8.8: not alone."""
    if s.seats > 1:
        s.quiet += 1


@rule
def go_on_placing(s: State) -> None:
    """IS-5.4: another tile if there can be one, else the drawing."""
    if may_put_on(s):
        s.phase = Phase.EXPLORE
    else:
        begin_drawing(s)


@rule
def begin_drawing(s: State) -> None:
    """IS-5.4: the placing is over."""
    s.last_put = NONE
    go_on_drawing(s)


@rule
def go_on_drawing(s: State) -> None:
    """IS-5.4: tiles up to four, as far as there are; IS-8.7: alone there have to be; then the cards."""
    if tiles_in_hand(s, s.turn) >= TILES_IN_HAND:
        go_on_dropping(s)
    elif tiles_in_bag(s) > 0:
        s.phase = Phase.DRAW
    elif s.seats == 1:
        finish(s, Ending.LOST)
    else:
        go_on_dropping(s)


@rule
def note_last_tile(s: State) -> None:
    """IS-7.2: with the last tile of the bag the next round is the final one; IS-8.8: not alone."""
    if s.seats > 1 and tiles_in_bag(s) == 0:
        end_with(s, s.round + 1)


@rule
def go_on_dropping(s: State) -> None:
    """IS-5.5: cards down to eight."""
    if cards_of(s, s.turn) > MOST_CARDS:
        s.phase = Phase.DROP
    else:
        end_turn(s)


@rule
def go_on_after_lay(s: State) -> None:
    """IS-7.1: the last egg makes this round the final one; IS-8.7: alone it wins; IS-8.5: else cards may be shown."""
    last_egg = eggs_laid(s, s.turn) == s.eggs
    if s.seats > 1:
        if last_egg:
            end_with(s, s.round)
    elif last_egg:
        finish(s, Ending.WON)
    else:
        go_on_revealing(s)


@rule
def go_on_revealing(s: State) -> None:
    """IS-8.5: cards up to two at the other islet, then on with the move."""
    if must_reveal(s):
        forget_trail(s)
        s.phase = Phase.REVEAL
    else:
        begin_move(s)


@rule
def end_with(s: State, final: int) -> None:
    """IS-7.2: the game ends with a round; if it would end earlier, that counts."""
    if s.final_round == NO_ROUND or final < s.final_round:
        s.final_round = final


@rule
def end_turn(s: State) -> None:
    """IS-4.2, and the next seat; IS-8.8: alone every turn is a round."""
    refresh(s)
    forget_trail(s)
    s.puts = 0
    if s.turn + 1 < s.seats:
        s.turn += 1
        begin_turn(s)
    elif is_last_round(s):
        s.phase = Phase.OVER
    else:
        s.round += 1
        s.turn = 0
        begin_turn(s)


@rule
def is_last_round(s: State) -> bool:
    """IS-7.1 to IS-7.3; IS-8.8: alone none is."""
    if s.seats == 1:
        return False
    return s.final_round == s.round or s.quiet >= QUIET_ROUNDS * s.seats


@rule
def finish(s: State, ending: int) -> None:
    """IS-8.7: a game alone is over; IS-7.5: what was going on is forgotten."""
    forget_trail(s)
    s.ending = ending
    s.phase = Phase.OVER


@rule
def actor(s: State) -> int:
    """Who moves now: a seat, chance, or nobody when it is over."""
    if s.phase == Phase.OVER:
        return NOBODY
    if s.phase == Phase.DRAW or s.phase == Phase.TRIM or s.phase == Phase.REVEAL:
        return CHANCE
    return s.turn

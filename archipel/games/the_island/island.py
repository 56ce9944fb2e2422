"""What the game shares with Survive the Island, bound to its own records and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.the_island import facts
from archipel.games.the_island.facts import COLOURS
from archipel.games.the_island.state import Phase, State
from archipel.rules import rule

if TYPE_CHECKING:
    from archipel.games.shared.dealing import *
    from archipel.games.shared.moving import *
    from archipel.games.shared.pawns import *
    from archipel.games.shared.sea import *
    from archipel.games.shared.tiles import *
    from archipel.games.shared.veil import *
else:
    from archipel.games.shared.sharing import share
    from archipel.games.the_island.state import Moves

ALL_COLOURS = len(COLOURS)


@rule
def colours_in_play(s: State) -> int:
    """How many colours the match is played with."""
    return ALL_COLOURS if s.two_colours else s.seats


if not TYPE_CHECKING:
    _NAMES = vars(facts) | {
        "State": State,
        "Moves": Moves,
        "PAWNS": facts.EXPLORERS,
        "PAWNS_A_COLOUR": facts.EXPLORERS_A_COLOUR,
        "SEATS_ABOARD": facts.SEATS_IN_A_BOAT,
        "LAST_OF_SET_UP": Phase.PLACE_BOATS.value,
        "OVER": Phase.OVER.value,
        "colours_in_play": colours_in_play,
    }
    share(globals(), "the_island", _NAMES, "moving", "sea", "pawns", "tiles", "veil", "dealing")

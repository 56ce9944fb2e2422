"""What the game shares with The Island, bound to its own records and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.survive_the_island import facts
from archipel.games.survive_the_island.facts import COLOURS_FOR_TWO
from archipel.games.survive_the_island.state import Phase, State
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
    from archipel.games.survive_the_island.state import Moves


@rule
def colours_in_play(s: State) -> int:
    """SI-2.1: how many colours the match is played with."""
    return COLOURS_FOR_TWO if s.seats == 2 else s.seats


if not TYPE_CHECKING:
    _NAMES = vars(facts) | {
        "State": State,
        "Moves": Moves,
        "PAWNS": facts.ADVENTURERS,
        "PAWNS_A_COLOUR": facts.ADVENTURERS_A_COLOUR,
        "SEATS_ABOARD": facts.SEATS_ON_A_RAFT,
        "LAST_OF_SET_UP": Phase.PLACE_RAFTS.value,
        "OVER": Phase.OVER.value,
        "colours_in_play": colours_in_play,
    }
    share(globals(), "survive_the_island", _NAMES, "moving", "sea", "pawns", "tiles", "veil", "dealing")

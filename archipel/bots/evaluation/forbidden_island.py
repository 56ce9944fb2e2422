"""How good a state of L'Île Interdite looks to the team.

What has been reached (treasures, cards towards them, special cards) less what is at stake: tiles that are gone or may
sink, weighed by how much the team needs them, and the steps that pawns still have to go.
"""

from __future__ import annotations

from archipel.bots.prospects import Prospects, Style, likelihood
from archipel.games.forbidden_island.cells import around, beside, has, only, sunk
from archipel.games.forbidden_island.facts import (
    CARD_KINDS,
    CARDS_TO_CLAIM,
    FLOODS,
    HAND_LIMIT,
    HELICOPTER,
    LANDING,
    NONE,
    SANDBAGS,
    TILES,
    TILES_OF,
    TREASURE_DRAWS,
    TREASURES,
    WATERS_RISE,
    Ending,
    Role,
)
from archipel.games.forbidden_island.state import DISCARDED, Phase, State
from archipel.rules import f64, record, rule

FAR = 8
"""Steps to where there is no way."""


@record
class Weights:
    """What each thing counts; the numbers are in `archipel/bots/weights/forbidden-island.json`."""

    # a treasure taken; one, two, three, four or more of its cards in one hand; each further one in other hands
    taken = f64()
    cards = f64(CARDS_TO_CLAIM + 1)
    spare_card = f64()
    # each step of who has four cards, or three, to the treasure's tile; of two who have four between them to each other
    step_to_treasure = f64()
    step_with_three = f64()
    step_to_partner = f64()
    # each card that is of use and that its holder will have to discard, drawing two more
    too_many = f64()
    # the first helicopter held, by the treasures taken; a further one, sandbags
    helicopter = f64(TREASURES + 1)
    more_helicopters = f64()
    sandbags = f64()
    # how much a tile is needed: any, one of two of a treasure, its last one, the landing
    tile = f64()
    treasure_tile = f64()
    last_treasure_tile = f64()
    landing = f64()
    # both tiles of a treasure flooded, as likely as either sinks
    both_flooded = f64()
    # of that need, what a flooded tile loses: for good measure, and as likely as it sinks next turn
    flooded = f64()
    sinking = f64()
    # each step of the nearest pawn to shore up a tile, by its risk
    step_to_shore = f64()
    # each step of a pawn to the landing, once the treasures are taken, and before that for each taken
    step_home = f64()
    step_home_early = f64()
    # a pawn on a flooded tile with nowhere to go should it sink
    stranded = f64()
    # what is left of the turn: an action, a treasure draw, a flood draw, which is a loss
    action = f64()
    draw = f64()
    flood = f64()


WON = 1000.0


@rule
def evaluate(s: State, seat: int, w: Weights) -> float:  # noqa: ARG001 - the team's
    """The team's prospects."""
    if s.phase == Phase.OVER:
        return WON if s.ending == Ending.ESCAPED else -WON
    reached = treasures_in_sight(s, w) + cards_in_store(s, w)
    return reached + rest_of_turn(s, w) - island_at_stake(s, w) - pawns_at_stake(s, w)


@rule
def foresee(s: State, ahead: Prospects, style: Style, w: Weights) -> None:
    """The team's chance to escape, the same for every seat."""
    chance = likelihood(evaluate(s, 0, w), style.even, style.decisiveness)
    for seat in range(s.seats):
        ahead.value[seat] = chance


@rule
def rest_of_turn(s: State, w: Weights) -> float:
    """What the turn still has in store, so that moments before and after a draw can be compared."""
    floods = s.floods_left
    if s.actions_left > 0 or s.draws_left > 0 or s.phase == Phase.DISCARD:
        floods = FLOODS[s.water]
    return w.action * s.actions_left + w.draw * s.draws_left - w.flood * floods


@rule
def treasures_in_sight(s: State, w: Weights) -> float:
    """Treasures taken, and how far the team is with the others."""
    worth = 0.0
    for treasure in range(TREASURES):
        if s.taken[treasure]:
            worth += w.taken
        else:
            worth += progress(s, treasure, w)
    return worth


@rule
def progress(s: State, treasure: int, w: Weights) -> float:
    """Cards towards a treasure, and the steps to where they are of use."""
    holder, held = 0, 0
    for seat in range(s.seats):
        held += s.hands[seat, treasure]
        if s.hands[seat, treasure] > s.hands[holder, treasure]:
            holder = seat
    most = min(CARDS_TO_CLAIM, s.hands[holder, treasure])
    worth = w.cards[most] + w.spare_card * (min(CARDS_TO_CLAIM, held) - most)
    if most == CARDS_TO_CLAIM:
        return worth - w.step_to_treasure * steps(s, holder, tiles_of(s, treasure))
    if held >= CARDS_TO_CLAIM:
        worth -= w.step_to_partner * steps_to_partner(s, holder, treasure)
    if most == CARDS_TO_CLAIM - 1:
        worth -= w.step_with_three * steps(s, holder, tiles_of(s, treasure))
    return worth


@rule
def tiles_of(s: State, treasure: int) -> int:
    """The cells of a treasure's tiles."""
    cells = 0
    for i in range(2):
        cell = s.where[TILES_OF[treasure, i]]
        if cell != NONE:
            cells |= only(cell)
    return cells


@rule
def steps_to_partner(s: State, holder: int, treasure: int) -> int:
    """From the one with most of a treasure's cards to the nearest other who has one; none for a Messenger's."""
    nearest = FAR
    for seat in range(s.seats):
        if seat != holder and s.hands[seat, treasure] > 0:
            if s.role[seat] == Role.MESSENGER:
                return 0
            nearest = min(nearest, steps(s, holder, only(s.pawn[seat])))
    return nearest


@rule
def steps(s: State, seat: int, targets: int) -> int:
    """A pawn's actions to the nearest of some cells, about: the Diver goes through water, the Pilot flies."""
    reached = only(s.pawn[seat])
    if reached & targets != 0:
        return 0
    if s.role[seat] == Role.PILOT and not (s.flown and s.turn == seat):
        return 1
    ground = s.land | sunk(s) if s.role[seat] == Role.DIVER else s.land
    for step in range(1, FAR):
        grown = around(reached) if s.role[seat] == Role.EXPLORER else beside(reached)
        reached |= grown & ground
        if reached & targets != 0:
            return step
    return FAR


@rule
def cards_in_store(s: State, w: Weights) -> float:
    """Special cards, to be used when they are worth more than kept, and hands that are full."""
    helicopters, sandbags, too_many = 0, 0, 0
    for seat in range(s.seats):
        helicopters += s.hands[seat, HELICOPTER]
        sandbags += s.hands[seat, SANDBAGS]
        too_many += max(0, cards_of_use(s, seat) + TREASURE_DRAWS - HAND_LIMIT)
    worth = w.sandbags * sandbags - w.too_many * too_many
    if helicopters > 0:
        worth += w.helicopter[taken(s)] + w.more_helicopters * (helicopters - 1)
    return worth


@rule
def cards_of_use(s: State, seat: int) -> int:
    """The cards in a hand but for those of treasures that are taken."""
    cards = s.hands[seat, HELICOPTER] + s.hands[seat, SANDBAGS]
    for treasure in range(TREASURES):
        if not s.taken[treasure]:
            cards += s.hands[seat, treasure]
    return cards


@rule
def taken(s: State) -> int:
    """How many treasures the team has taken."""
    count = 0
    for treasure in range(TREASURES):
        count += s.taken[treasure]
    return count


@rule
def island_at_stake(s: State, w: Weights) -> float:
    """What the team has lost of the island, or may lose."""
    top, below, again = chance_on_top(s), chance_below(s), chance_again(s)
    stake = 0.0
    for tile in range(TILES):
        cell = s.where[tile]
        if cell == NONE:
            stake += w.tile
        elif has(s.flooded, cell):
            risk = w.flooded + w.sinking * chance_of(s, tile, top, below, again)
            stake += risk * need(s, tile, w) * (1.0 + w.step_to_shore * steps_to_shore(s, cell))
    for treasure in range(TREASURES):
        first, second = TILES_OF[treasure, 0], TILES_OF[treasure, 1]
        if not s.taken[treasure] and is_flooded(s, first) and is_flooded(s, second):
            drawn = chance_of(s, first, top, below, again) + chance_of(s, second, top, below, again)
            stake += w.both_flooded * drawn
    return stake


@rule
def is_flooded(s: State, tile: int) -> bool:
    """Not yet sunk, but flooded."""
    return s.where[tile] != NONE and has(s.flooded, s.where[tile])


@rule
def chance_of(s: State, tile: int, top: float, below: float, again: float) -> float:
    """How likely a tile's flood card is drawn next turn, given that for one on top, one below that, a discarded one."""
    if s.flood_card[tile] == s.layers:
        return top
    return again if s.flood_card[tile] == DISCARDED else below


@rule
def chance_on_top(s: State) -> float:
    """How likely a card of the top layer is drawn next turn."""
    return share_drawn(FLOODS[s.water], flood_cards(s, s.layers))


@rule
def chance_below(s: State) -> float:
    """How likely a card of the layer below the top one is drawn next turn; for those further down the same will do."""
    return share_drawn(FLOODS[s.water] - flood_cards(s, s.layers), flood_cards(s, s.layers - 1))


@rule
def chance_again(s: State) -> float:
    """How likely a discarded flood card is drawn next turn: if the waters rise, or the deck runs out."""
    discarded, deck = flood_cards(s, DISCARDED), 0
    for layer in range(1, s.layers + 1):
        deck += flood_cards(s, layer)
    rising = chance_of_rising(s) * share_drawn(FLOODS[s.water], discarded)
    return max(rising, share_drawn(FLOODS[s.water] - deck, discarded))


@rule
def chance_of_rising(s: State) -> float:
    """How likely the waters rise next turn."""
    deck = 0
    for kind in range(CARD_KINDS):
        deck += s.deck[kind]
    return share_drawn(TREASURE_DRAWS * s.deck[WATERS_RISE], deck)


@rule
def share_drawn(draws: int, cards: int) -> float:
    """The part of some cards that so many draws take."""
    return min(1.0, draws / cards) if cards > 0 and draws > 0 else 0.0


@rule
def flood_cards(s: State, layer: int) -> int:
    """How many flood cards lie in a layer, or are discarded."""
    cards = 0
    for tile in range(TILES):
        if s.flood_card[tile] == layer:
            cards += 1
    return cards


@rule
def need(s: State, tile: int, w: Weights) -> float:
    """How much the team needs a tile."""
    if tile == LANDING:
        return w.landing
    for treasure in range(TREASURES):
        if not s.taken[treasure]:
            first, second = TILES_OF[treasure, 0], TILES_OF[treasure, 1]
            if tile == first:
                return w.last_treasure_tile if s.where[second] == NONE else w.treasure_tile
            if tile == second:
                return w.last_treasure_tile if s.where[first] == NONE else w.treasure_tile
    return w.tile


@rule
def steps_to_shore(s: State, cell: int) -> int:
    """From the nearest pawn to where it can shore up a tile."""
    places = only(cell) | beside(only(cell)) & s.land
    nearest = FAR
    for seat in range(s.seats):
        nearest = min(nearest, steps(s, seat, places))
    return nearest


@rule
def pawns_at_stake(s: State, w: Weights) -> float:
    """The way home, and pawns that may drown."""
    found = taken(s)
    a_step = w.step_home if found == TREASURES else w.step_home_early * found
    stake = 0.0
    landing = only(s.where[LANDING])
    for seat in range(s.seats):
        stake += a_step * steps(s, seat, landing)
        if is_stranded(s, seat):
            stake += w.stranded
    return stake


@rule
def is_stranded(s: State, seat: int) -> bool:
    """On a flooded tile, and no other to swim to."""
    here = only(s.pawn[seat])
    if s.flooded & here == 0 or s.role[seat] == Role.PILOT or s.role[seat] == Role.DIVER:
        return False
    near = around(here) if s.role[seat] == Role.EXPLORER else beside(here)
    return near & s.land == 0

"""What each thing costs a player of Islet alone, in tiles."""

from __future__ import annotations

from archipel.rules import f64, record


@record
class AloneWeights:
    """What each thing costs, in tiles; the numbers are in `archipel/bots/weights/islet.json`, under `alone`."""

    # an egg that is not planned yet, but for the move; a move; a second egg in it; what comes between a plan and an egg
    egg = f64()
    move = f64()
    another = f64()
    surprise = f64()
    # to raise a cell by one, two, three levels to what a card asks; to put right one, two, three cells around another
    raising = f64(3)
    surrounding = f64(3)
    # a tile into the sea that satisfies a card at once
    placing = f64()
    # more, if the cell is not beside the sea, or cannot be come to at all; less, if the exploration going on comes to
    # it with its next tile or the one after; more, if the bird sits on it, or has to cross to the other islet, which it
    # may not be able to yet; less, if the hand has the tile that is asked for
    inland = f64()
    walled = f64()
    next_tile = f64()
    next_but_one = f64()
    underfoot = f64()
    crossing = f64()
    cut_off = f64()
    fitting = f64()
    # a card that is missing for the nest, or for a step; a step paid for, and many of them; how much of the cards comes
    # with building, a part of its price
    missing = f64()
    stranded = f64()
    step = f64()
    far = f64()
    windfall = f64()
    # what is left: a card, a nest card, a guarantee
    card = f64()
    nest_card = f64()
    guarantee = f64()

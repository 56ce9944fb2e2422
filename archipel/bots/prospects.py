"""What a state promises each seat, as the search reckons with it: shares of the victory, from 0 to 1."""

from __future__ import annotations

from math import exp

from archipel.rules import f64, i32, record, rule

MOST_SEATS = 5
"""Of any game."""


@record
class Style:
    """How a search goes about a game; the numbers are in `archipel/bots/weights/NAME.json`, under `search`."""

    # how sharply moves are told apart before they are looked at, by the worth of the states they lead to
    sharpness = f64()
    # how sharply worth makes winners; in a team or alone, the worth of a state that is won as often as lost
    decisiveness = f64()
    even = f64()
    # how much it explores: in shares of the victory, where a move that nobody tried is taken for so much worse than
    # what it has come to so far; by 0 for as bad as the worst tried, and then in parts of how far those tried lie apart
    exploring = f64()
    reluctance = f64()
    # how often it comes to a draw before it looks at what the draw may bring
    patience = i32()
    # how often it comes to a draw for each of its outcomes it looks at; 0 for all there are
    narrowness = i32()
    # how many moves it plays on before it judges a state: in games that players know by instinct those that appeal
    # most, give or take a whim, in points; in others the best of so many taken at random
    plies = i32()
    whim = f64()
    tries = i32()
    # how much it thinks of what a state promises before it plays on: there, what is done today counts no more than what
    # may be done tomorrow
    glance = f64()
    # how many moves, those that promise most at first, stand against each other to find the one to play; by 0 it plays
    # the one it looked at most
    finalists = i32()


@record
class Prospects:
    """A number for each seat."""

    value = f64(MOST_SEATS)


@rule
def share_out(prospects: Prospects, seats: int, sharpness: float) -> None:
    """Make shares of points: the more a seat has ahead of the others, the likelier it wins."""
    most = prospects.value[0]
    for seat in range(1, seats):
        most = max(most, prospects.value[seat])
    total = 0.0
    for seat in range(seats):
        prospects.value[seat] = exp(sharpness * (prospects.value[seat] - most))
        total += prospects.value[seat]
    for seat in range(seats):
        prospects.value[seat] /= total


@rule
def likelihood(worth: float, even: float, sharpness: float) -> float:
    """The chance of success that a worth stands for: one in two where it is `even`."""
    return 1.0 / (1.0 + exp(sharpness * (even - worth)))

"""Where programs that play Forbidden Island have gone wrong before: what each role may do."""

from __future__ import annotations

from .forbidden_stories import TILES, only, piles, play, refused, story, verbs
from .tried import TREASURES


def test_the_engineers_two_tiles_are_one_action() -> None:
    flooded = ["b3", "c2", "c3", "c4", "d3"]
    match = story("act", roles=["engineer", "diver"], pawns={"1": "c3", "2": "d6"}, flooded=flooded)
    pairs = [f"shore {one} {other}" for i, one in enumerate(flooded) for other in flooded[i + 1 :]]
    shores = [move for move in match.legal() if move.startswith("shore ")]
    assert shores == sorted([f"shore {cell}" for cell in flooded] + pairs)
    position = play(match, "shore b3 d3")
    assert (position["flooded"], position["actions_left"]) == (["c2", "c3", "c4"], 2)
    position = play(match, "shore c2 c4")
    assert (position["flooded"], position["actions_left"]) == (["c3"], 1)
    assert refused(match, "shore c3 c4") == "FI-5.4"
    position = play(match, "shore c3")
    assert (position["flooded"], position["phase"]) == ([], "treasure")


def test_nobody_else_shores_up_two() -> None:
    for role in ("diver", "explorer", "messenger", "navigator", "pilot"):
        match = story("act", roles=[role, "engineer"], pawns={"1": "c3"}, flooded=["c2", "c3"])
        assert refused(match, "shore c2 c3") == "FI-5.4"
        position = play(match, "shore c2", "shore c3")
        assert (position["flooded"], position["actions_left"]) == ([], 1)


def test_the_pilot_flies_once_a_turn_but_may_swim_anywhere() -> None:
    match = story(
        "act",
        roles=["pilot", "engineer"],
        hands={"2": ["helicopter"]},
        flooded=["d6"],
        **piles(["watchtower"], []),
    )
    position = play(match, "fly f4")
    assert (position["flown"], position["pawns"]["1"], position["actions_left"]) == (True, "f4", 2)
    assert refused(match, "fly d6") == "FI-5.2"
    assert "fly" not in verbs(match)
    position = play(match, "lift 2 f4 c6 1", "move d6")
    assert (position["flown"], position["actions_left"]) == (True, 1)
    assert refused(match, "fly a3") == "FI-5.2"

    play(match, "end", "treasure crystal", "treasure crystal")
    position = play(match, "flood watchtower")
    assert (position["phase"], position["actor"]) == ("swim", "1")
    assert match.legal() == sorted(f"swim {cell}" for cell in TILES if cell != "d6")
    position = play(match, "swim a3")
    assert (position["pawns"]["1"], position["phase"], position["floods_left"]) == ("a3", "flood", 1)

    play(match, "flood lost-lagoon", "end", "treasure stone", "treasure stone", "flood misty-marsh")
    position = play(match, "flood phantom-rock")
    assert (position["turn"], position["flown"]) == (1, False)
    assert "fly d5" in match.legal()


def test_the_diver_goes_round_a_corner_through_sunk_cells() -> None:
    """From d2 by the missing c2 and b2 to the dry b3, and by the flooded c3 to c4; d3 is dry and ends the way."""
    gone = ("c2", "b2")
    tiles = {cell: tile for cell, tile in TILES.items() if cell not in gone}
    match = story("act", roles=["diver", "engineer"], pawns={"1": "d2", "2": "d6"}, tiles=tiles, flooded=["c3", "f3"])
    moves = [move.removeprefix("move ") for move in match.legal() if move.startswith("move ")]
    assert moves == ["b3", "c1", "c3", "c4", "d1", "d3", "e2"]
    assert refused(match, "move c2") == "FI-5.1"
    assert refused(match, "move d4") == "FI-5.1"
    assert refused(match, "move a3") == "FI-5.1"
    position = play(match, "move b3")
    assert (position["pawns"]["1"], position["actions_left"]) == ("b3", 2)
    position = play(match, "move d2")
    assert (position["pawns"]["1"], position["actions_left"]) == ("d2", 1)

    other = story("act", roles=["messenger", "engineer"], pawns={"1": "d2", "2": "d6"}, tiles=tiles, flooded=["c3"])
    assert [move for move in other.legal() if move.startswith("move ")] == ["move d1", "move d3", "move e2"]


def test_the_diver_does_not_dive_outside_the_layout() -> None:
    """The volcano's crater is no cell: on its left and right the way is long."""
    match = story(
        "act",
        options={"layout": "volcano"},
        roles=["diver", "engineer"],
        pawns={"1": "b3"},
    )
    assert [move for move in match.legal() if move.startswith("move ")] == ["move a3", "move b2", "move b4"]
    assert refused(match, "move c3") == "FI-5.1"
    assert refused(match, "move d3") == "FI-5.1"


def test_the_diver_in_the_water_swims_to_the_nearest_tiles_round_the_corner() -> None:
    """From c3, with nothing beside it: two steps by c2 to b2 and c1; a4, d5 and e4 are three away."""
    near = {
        "roles": ["diver", "engineer"],
        "treasures": TREASURES,
        "pawns": {"1": "c3", "2": "d6"},
        "flooded": ["c3", "c1"],
        "floods_left": 2,
    }
    tiles = only("b2", "c1", "a4", "d5", "d6", "e4")
    match = story(
        "flood",
        tiles=tiles | only("c3"),
        flood_layers=[["whispering-garden"], sorted(tiles.values())],
        **near,
    )
    position = play(match, "flood whispering-garden")
    assert (position["phase"], position["actor"]) == ("swim", "1")
    assert match.legal() == ["swim b2", "swim c1"]
    assert refused(match, "swim a4") == "FI-7.6"
    position = play(match, "swim b2")
    assert (position["pawns"]["1"], position["phase"], position["floods_left"]) == ("b2", "flood", 1)

    tiles = only("c1", "a4", "d5", "d6", "e4")
    match = story(
        "flood",
        tiles=tiles | only("c3"),
        flood_layers=[["whispering-garden"], sorted(tiles.values())],
        **near,
    )
    position = play(match, "flood whispering-garden")
    assert (position["pawns"]["1"], position["phase"]) == ("c1", "flood"), "one nearest: nobody is asked"


def test_the_explorers_diagonal_rescue() -> None:
    """The four sides are gone: she has a corner to go to, and where she has two she is asked; an Engineer drowns."""
    corners = {
        "options": {"seats": 2},
        "treasures": TREASURES,
        "tiles": only("c1", "c3", "d4", "d5"),
        "flooded": ["c3"],
        "floods_left": 2,
        "flood_layers": [["whispering-garden"], ["cliffs-of-abandon", "fools-landing", "observatory"]],
        "pawns": {"1": "c1", "2": "c3"},
    }
    match = story("flood", roles=["pilot", "explorer"], **corners)
    position = play(match, "flood whispering-garden")
    assert (position["pawns"]["2"], position["phase"], position["floods_left"]) == ("d4", "flood", 1)

    two = corners | {"tiles": only("c1", "b4", "c3", "d4", "d5")}
    two |= {
        "flood_layers": [["whispering-garden"], ["cliffs-of-abandon", "fools-landing", "observatory", "tidal-palace"]]
    }
    match = story("flood", roles=["pilot", "explorer"], **two)
    play(match, "flood whispering-garden")
    assert (match.actor, match.legal()) == ("2", ["swim b4", "swim d4"])

    match = story("flood", roles=["pilot", "engineer"], **corners)
    position = play(match, "flood whispering-garden")
    assert (position["ending"], position["phase"], match.actor) == ("drowned", "over", None)
    assert position["pawns"]["2"] == "c3" and "c3" not in position["tiles"]
    assert (position["swimming"], position["floods_left"]) == ([], 1)

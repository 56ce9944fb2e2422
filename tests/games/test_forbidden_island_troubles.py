"""Where programs that play Forbidden Island have gone wrong before: small stories, told move by move.

The island is the standard one with its tiles in the order of the page, unless a story says otherwise: the landing on
c1, the watchtower on d6, the temples on a3 and b3.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from archipel import IllegalMove
from archipel.match import Match

from .playing import Position
from .tried import CARDS, FORBIDDEN, TREASURES

TILES: dict[str, str] = FORBIDDEN.game.match({"game": FORBIDDEN.name, "phase": "act"}).position()["tiles"]
SPECIAL_VERBS = ("sandbag", "lift", "escape")


def story(phase: str, **keys: Any) -> Match:
    """A match from a position."""
    return FORBIDDEN.game.match({"game": FORBIDDEN.name, "phase": phase, **keys}, seed=1)


def play(match: Match, *moves: str) -> Position:
    """Play moves, and look at where they lead."""
    for move in moves:
        match.play(move)
    return match.position()


def refused(match: Match, move: str) -> str | None:
    """The rule by which a move is refused; nothing has changed then."""
    before = match.position()
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    assert match.position() == before
    assert move not in match.legal()
    return error.value.rule


def verbs(match: Match) -> set[str]:
    """What can be done."""
    return {move.split(" ")[0] for move in match.legal()}


def piles(top: list[str], discards: list[str]) -> Position:
    """Flood cards: a layer on top of all the others, and what is discarded."""
    rest = sorted(set(TILES.values()) - set(top) - set(discards))
    return {"flood_layers": [top, rest] if rest else [top], "flood_discards": discards}


def only(*tiles: str) -> dict[str, str]:
    """An island of some of the tiles, each where it always is."""
    return {cell: tile for cell, tile in TILES.items() if cell in tiles}


# ---- flood draws ---------------------------------------------------------------------------------------------


def test_a_pawn_is_rescued_in_the_middle_of_the_flood_draws_and_the_draws_go_on() -> None:
    match = story(
        "flood",
        roles=["messenger", "engineer", "navigator"],
        options={"seats": 3},
        pawns={"1": "c3", "2": "d6", "3": "d6"},
        flooded=["d6", "e3"],
        water=4,
        floods_left=3,
        **piles(["watchtower", "cave-of-embers", "observatory"], ["lost-lagoon"]),
    )
    position = play(match, "flood watchtower")
    assert (position["phase"], position["actor"], position["turn"]) == ("swim", "2", 1)
    assert (position["swimming"], position["floods_left"]) == ([2, 3], 2)
    assert position["pawns"] == {"1": "c3", "2": "d6", "3": "d6"}
    assert "d6" not in position["tiles"] and "watchtower" not in position["flood_discards"]
    assert match.legal() == ["swim c6", "swim d5"]

    position = play(match, "swim c6")
    assert (position["actor"], position["swimming"], position["pawns"]["2"]) == ("3", [3], "c6")
    position = play(match, "swim d5")
    assert (position["phase"], position["actor"], position["floods_left"]) == ("flood", "chance", 2)
    assert match.legal() == ["flood cave-of-embers", "flood observatory"]

    position = play(match, "flood observatory")
    assert "d5" in position["flooded"] and position["pawns"]["3"] == "d5"
    assert position["floods_left"] == 1
    position = play(match, "flood cave-of-embers")
    assert (position["phase"], position["turn"], position["actor"]) == ("act", 2, "2")
    assert (position["actions_left"], position["draws_left"], position["floods_left"]) == (3, 2, 0)
    assert "e3" not in position["tiles"]
    assert match.moves.count("swim c6") == 1


def test_pawns_swim_in_order_from_the_turn_and_who_has_no_choice_is_not_asked() -> None:
    """Seat 3 has the turn: it goes first, then 1, then 2; the Engineer on his little peninsula has one way to go."""
    match = story(
        "flood",
        options={"seats": 3},
        turn=3,
        roles=["explorer", "engineer", "pilot"],
        treasures=TREASURES,
        tiles=only("c1", "c2", "d2", "d1", "b3", "c4"),
        pawns={"1": "c2", "2": "c2", "3": "c2"},
        flooded=["c2", "d1"],
        floods_left=1,
        flood_layers=[["gold-gate"], ["fools-landing", "iron-gate", "bronze-gate", "temple-of-the-sun"]],
        flood_discards=["breakers-bridge"],
    )
    position = play(match, "flood gold-gate")
    assert (position["actor"], position["swimming"]) == ("3", [3, 1, 2])
    assert match.legal() == [f"swim {cell}" for cell in ("b3", "c1", "c4", "d1", "d2")]
    position = play(match, "swim c4")
    assert (position["actor"], position["swimming"]) == ("1", [1, 2])
    assert match.legal() == ["swim b3", "swim c1", "swim d1", "swim d2"]
    play(match, "swim b3")
    assert match.legal() == ["swim c1", "swim d2"]
    position = play(match, "swim d2")
    assert position["pawns"] == {"1": "b3", "2": "d2", "3": "c4"}
    assert (position["phase"], position["turn"], position["swimming"]) == ("act", 1, [])


def test_the_last_flood_card_is_followed_by_a_new_deck_before_anybody_swims() -> None:
    discards = sorted(set(TILES.values()) - {"watchtower", "observatory"})
    match = story(
        "flood",
        roles=["messenger", "engineer"],
        pawns={"1": "d6", "2": "c3"},
        flooded=["d6"],
        water=3,
        floods_left=3,
        flood_layers=[["watchtower"], ["observatory"]],
        flood_discards=discards,
    )
    position = play(match, "flood watchtower")
    assert position["flood_layers"] == [["observatory"]]
    position = play(match, "swim d5", "flood observatory")
    assert position["flood_layers"] == [sorted({*discards, "observatory"})]
    assert position["flood_discards"] == []
    assert len(position["flood_layers"][0]) == len(position["tiles"]) == 23
    assert "d5" in position["flooded"]
    position = play(match, "flood observatory")
    assert (position["phase"], position["actor"]) == ("swim", "1")
    assert len(position["flood_layers"][0]) == len(position["tiles"]) == 22


def test_the_last_flood_card_sinks_its_tile_and_the_swimmer_finds_a_new_deck() -> None:
    match = story(
        "flood",
        roles=["messenger", "engineer"],
        pawns={"1": "d6", "2": "c3"},
        flooded=["d6"],
        floods_left=2,
        flood_layers=[["watchtower"]],
        flood_discards=sorted(set(TILES.values()) - {"watchtower"}),
    )
    position = play(match, "flood watchtower")
    assert position["phase"] == "swim"
    assert position["flood_discards"] == []
    assert position["flood_layers"] == [sorted(set(TILES.values()) - {"watchtower"})]
    play(match, "swim c6")
    assert len(match.legal()) == 23
    assert set(match.chances().values()) == {Fraction(1, 23)}


# ---- treasure draws ------------------------------------------------------------------------------------------


def test_a_special_card_is_played_to_get_down_to_five() -> None:
    match = story(
        "before-treasure",
        draws_left=2,
        hands={"1": ["crystal", "crystal", "sandbags", "statue", "statue"], "2": ["helicopter"]},
        flooded=["a4", "c3"],
    )
    position = play(match, "draw", "treasure stone")
    assert (position["phase"], position["actor"], position["draws_left"]) == ("discard", "1", 1)
    assert len(position["hands"]["1"]) == 6
    own = ["discard crystal", "discard sandbags", "discard statue", "discard stone", "sandbag 1 a4", "sandbag 1 c3"]
    assert match.legal() == own
    assert refused(match, "lift 2 d1 c3 2") == "FI-4.2"

    position = play(match, "sandbag 1 c3")
    assert position["hands"]["1"] == ["crystal", "crystal", "statue", "statue", "stone"]
    assert (position["flooded"], position["discards"]) == (["a4"], {"sandbags": 1})
    assert (position["phase"], position["draws_left"]) == ("before-treasure", 1)
    assert "lift" in verbs(match)

    position = play(match, "draw", "treasure stone")
    assert (position["phase"], position["draws_left"]) == ("discard", 0)
    assert match.legal() == ["discard crystal", "discard statue", "discard stone"]
    position = play(match, "discard crystal")
    assert position["hands"]["1"] == ["crystal", "statue", "statue", "stone", "stone"]
    assert (position["phase"], position["floods_left"]) == ("before-flood", 2)


def test_a_helicopter_played_to_get_down_to_five_may_win() -> None:
    match = story(
        "treasure",
        draws_left=2,
        treasures=TREASURES,
        pawns={"1": "c1", "2": "c1"},
        hands={"1": ["crystal", "crystal", "statue", "statue", "stone"]},
    )
    play(match, "treasure helicopter")
    assert match.mover("escape 1") == "1"
    position = play(match, "escape 1")
    assert (position["ending"], match.winners()) == ("escaped", [1, 2])
    assert len(position["hands"]["1"]) == 5


def test_a_card_is_given_to_a_full_hand() -> None:
    match = story(
        "act",
        roles=["messenger", "diver"],
        hands={"1": ["crystal", "sandbags"], "2": ["crystal", "crystal", "crystal", "helicopter", "stone"]},
        flooded=["c3"],
    )
    position = play(match, "give 2 crystal")
    assert (position["phase"], position["actor"], position["turn"]) == ("discard", "2", 1)
    assert (position["actions_left"], position["draws_left"]) == (2, 2)
    assert len(position["hands"]["2"]) == 6
    assert refused(match, "sandbag 1 c3") == "FI-4.2"
    assert refused(match, "discard sandbags") == "FI-7.3"
    assert {match.mover(move) for move in match.legal()} == {"2"}

    position = play(match, "discard stone")
    assert (position["phase"], position["actor"], position["actions_left"]) == ("act", "1", 2)
    assert position["hands"] == {"1": ["sandbags"], "2": ["crystal", "crystal", "crystal", "crystal", "helicopter"]}
    assert position["discards"] == {"stone": 1}


def test_a_card_given_with_the_last_action_is_followed_by_the_draws() -> None:
    match = story(
        "act",
        roles=["messenger", "diver"],
        actions_left=1,
        hands={"1": ["crystal"], "2": ["chalice", "crystal", "crystal", "crystal", "stone"]},
    )
    play(match, "give 2 crystal")
    assert match.actor == "2"
    position = play(match, "discard stone")
    assert (position["phase"], position["actions_left"], position["draws_left"]) == ("treasure", 0, 2)


@pytest.mark.parametrize("role", ["messenger", "diver"])
def test_special_cards_cannot_be_given(role: str) -> None:
    match = story(
        "act",
        roles=[role, "engineer"],
        treasures=["stone"],
        pawns={"1": "c3", "2": "c3"},
        hands={"1": ["crystal", "helicopter", "sandbags", "stone"]},
    )
    assert [move for move in match.legal() if move.startswith("give ")] == ["give 2 crystal", "give 2 stone"]
    assert refused(match, "give 2 helicopter") == "FI-5.5"
    assert refused(match, "give 2 sandbags") == "FI-5.5"
    position = play(match, "give 2 stone", "give 2 crystal")
    assert position["hands"] == {"1": ["helicopter", "sandbags"], "2": ["crystal", "stone"]}
    assert refused(match, "give 2 helicopter") == "FI-5.5"


def test_two_waters_rise_in_one_turn() -> None:
    """The second finds no flood discards to lay on top; the floods are counted once both have come."""
    match = story(
        "treasure",
        draws_left=2,
        water=2,
        flooded=["c3", "d3"],
        flood_discards=["howling-garden", "whispering-garden"],
    )
    deck = sorted(set(TILES.values()) - {"howling-garden", "whispering-garden"})
    position = play(match, "treasure waters-rise")
    assert (position["water"], position["draws_left"], position["discards"]) == (3, 1, {"waters-rise": 1})
    assert position["flood_layers"] == [["howling-garden", "whispering-garden"], deck]
    position = play(match, "treasure waters-rise")
    assert (position["water"], position["discards"]) == (4, {"waters-rise": 2})
    assert position["flood_layers"] == [["howling-garden", "whispering-garden"], deck]
    assert (position["phase"], position["floods_left"], position["hands"]["1"]) == ("flood", 3, [])
    assert match.legal() == ["flood howling-garden", "flood whispering-garden"]
    position = play(match, "flood howling-garden")
    assert "d3" not in position["tiles"]
    assert match.legal() == ["flood whispering-garden"]
    position = play(match, "flood whispering-garden")
    assert position["ending"] == "treasure"
    assert (match.scores(), match.winners()) == ({"1": 0, "2": 0}, [])


def test_waters_rise_twice_lays_a_layer_on_a_layer() -> None:
    """A flood card comes between them, in another turn: two layers of discards, never merged."""
    match = story(
        "treasure",
        draws_left=1,
        flooded=["d6", "e5"],
        flood_discards=["phantom-rock", "watchtower"],
    )
    play(match, "treasure waters-rise", "flood watchtower", "flood phantom-rock")
    rest = sorted(set(TILES.values()) - {"phantom-rock", "watchtower"})
    assert match.position()["flood_layers"] == [rest]
    play(match, "end", "treasure crystal", "treasure crystal", "flood observatory", "flood lost-lagoon")
    position = play(match, "end", "treasure waters-rise")
    assert position["flood_layers"][0] == ["lost-lagoon", "observatory"]
    assert len(position["flood_layers"]) == 2
    assert position["water"] == 3


def test_the_last_treasure_card_is_followed_by_a_new_deck_before_the_hand_is_brought_down() -> None:
    held = ["chalice", "chalice", "crystal", "crystal", "statue"]
    rest = {card: count - held.count(card) for card, count in CARDS.items()}
    discards = rest | {"stone": rest["stone"] - 1}
    match = story("treasure", draws_left=2, hands={"1": held}, discards=discards, deck={"stone": 1})
    assert match.legal() == ["treasure stone"]
    position = play(match, "treasure stone")
    assert (position["phase"], position["actor"]) == ("discard", "1")
    assert (position["deck"], position["discards"]) == (discards, {})
    position = play(match, "discard statue")
    assert position["discards"] == {"statue": 1}
    assert (position["phase"], position["draws_left"]) == ("treasure", 1)
    assert match.chances()["treasure stone"] == Fraction(4, 22)


def test_the_last_treasure_card_is_waters_rise() -> None:
    """It is carried out and discarded, and so it is in the new deck."""
    rest = dict(CARDS) | {"waters-rise": 2}
    match = story(
        "treasure",
        draws_left=1,
        discards=rest,
        deck={"waters-rise": 1},
        flooded=["d6"],
        flood_discards=["watchtower"],
    )
    position = play(match, "treasure waters-rise")
    assert (position["deck"], position["discards"]) == (CARDS, {})
    assert position["flood_layers"][0] == ["watchtower"]
    assert (position["water"], position["phase"], position["floods_left"]) == (2, "flood", 2)


# ---- roles ---------------------------------------------------------------------------------------------------


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


# ---- helicopters ---------------------------------------------------------------------------------------------


def test_the_helicopter_is_used_during_another_seats_turn() -> None:
    match = story(
        "act",
        options={"seats": 3},
        roles=["diver", "engineer", "pilot"],
        pawns={"1": "c3", "2": "c3", "3": "f4"},
        hands={"2": ["helicopter", "helicopter"], "3": ["helicopter"]},
    )
    assert (match.actor, match.mover("lift 2 c3 d6 1 2"), match.mover("lift 3 f4 a3 3")) == ("1", "2", "3")
    assert refused(match, "lift 1 c3 d6 1") == "FI-6.2"
    position = play(match, "lift 2 c3 d6 1 2")
    assert position["pawns"] == {"1": "d6", "2": "d6", "3": "f4"}
    assert (position["actor"], position["actions_left"], position["hands"]["2"]) == ("1", 3, ["helicopter"])

    position = play(match, "end")
    assert (position["phase"], position["actor"]) == ("before-treasure", "1")
    position = play(match, "lift 3 d6 c1 2")
    assert position["pawns"] == {"1": "d6", "2": "c1", "3": "f4"}
    assert (position["phase"], position["draws_left"]) == ("before-treasure", 2)

    play(match, "draw", "treasure crystal", "draw", "treasure crystal")
    assert match.position()["phase"] == "before-flood"
    position = play(match, "lift 2 c1 d6 2")
    assert (position["phase"], position["floods_left"]) == ("flood", 2), "no special card is left, so nobody is asked"
    assert position["discards"] == {"helicopter": 3}
    assert not verbs(match) & set(SPECIAL_VERBS)


def test_a_helicopter_saves_a_pawn_between_two_flood_cards() -> None:
    match = story(
        "before-flood",
        roles=["messenger", "engineer"],
        pawns={"1": "d6", "2": "c3"},
        hands={"2": ["helicopter", "sandbags"]},
        flooded=["d6", "d5"],
        floods_left=2,
        **piles(["observatory", "watchtower"], []),
    )
    position = play(match, "draw", "flood observatory")
    assert (position["phase"], position["actor"], position["floods_left"]) == ("before-flood", "1", 1)
    assert match.mover("lift 2 d6 c1 1") == "2"
    play(match, "lift 2 d6 c1 1")
    assert match.position()["phase"] == "before-flood"
    position = play(match, "draw", "flood watchtower")
    assert (position["phase"], position["turn"]) == ("act", 2)
    assert position["pawns"]["1"] == "c1"
    assert len(position["tiles"]) == 22


# ---- the end -------------------------------------------------------------------------------------------------


def test_winning_with_the_landing_flooded() -> None:
    match = story(
        "act",
        options={"seats": 3},
        roles=["diver", "engineer", "pilot"],
        treasures=["chalice", "crystal", "statue"],
        pawns={"1": "a3", "2": "c1", "3": "c1"},
        hands={"1": ["stone"] * 4, "2": ["helicopter"], "3": ["helicopter"]},
        flooded=["c1", "a3"],
    )
    assert refused(match, "escape 2") == "FI-6.3"
    position = play(match, "claim stone")
    assert (position["treasures"], position["hands"]["1"]) == (["chalice", "crystal", "statue", "stone"], [])
    assert (position["discards"], position["actions_left"]) == ({"stone": 4}, 2)
    assert refused(match, "escape 2") == "FI-6.3"
    play(match, "lift 3 a3 c1 1")
    assert refused(match, "escape 3") == "FI-6.2"
    assert match.mover("escape 2") == "2"
    position = play(match, "escape 2")
    assert (position["ending"], position["phase"], position["actor"]) == ("escaped", "over", None)
    assert position["discards"] == {"helicopter": 2, "stone": 4}
    assert "c1" in position["flooded"]
    assert (match.scores(), match.winners()) == ({"1": 1, "2": 1, "3": 1}, [1, 2, 3])
    assert match.legal() == []
    assert refused(match, "end") == "FI-8.3"


def test_losing_on_the_tenth_tick() -> None:
    """There and then: the second card is not drawn, the flood discards stay, and no new deck is made."""
    discards = dict(CARDS) | {"waters-rise": 2}
    match = story(
        "treasure",
        draws_left=2,
        water=9,
        discards=discards,
        deck={"waters-rise": 1},
        flooded=["d6"],
        flood_discards=["watchtower"],
    )
    before = match.position()
    position = play(match, "treasure waters-rise")
    assert (position["ending"], position["phase"], position["actor"]) == ("skull", "over", None)
    assert (position["water"], position["draws_left"], position["floods_left"]) == (10, 1, 0)
    assert (position["deck"], position["discards"]) == ({}, CARDS)
    assert (position["flood_discards"], position["flood_layers"]) == (["watchtower"], before["flood_layers"])
    assert (match.scores(), match.winners(), match.legal()) == ({"1": 0, "2": 0}, [], [])
    assert match.undo() == "treasure waters-rise"
    assert match.position() == before


def test_the_ninth_tick_is_not_the_end() -> None:
    match = story("treasure", draws_left=1, water=8)
    position = play(match, "treasure waters-rise")
    assert (position["water"], position["ending"], position["floods_left"]) == (9, None, 5)

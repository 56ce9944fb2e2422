"""Where programs that play Forbidden Island have gone wrong before: flood draws, and the end they may bring."""

from __future__ import annotations

from fractions import Fraction

from .forbidden_stories import TILES, only, piles, play, refused, story
from .tried import CARDS, TREASURES


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

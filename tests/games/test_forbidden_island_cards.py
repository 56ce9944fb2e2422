"""Where programs that play Forbidden Island have gone wrong before: treasure draws, hands, and helicopters."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .forbidden_stories import SPECIAL_VERBS, TILES, piles, play, refused, story, verbs
from .tried import CARDS, TREASURES


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

"""What the tables of a tournament are played with: all games and presets, house rules included."""

from __future__ import annotations

import pytest

from engine.core.errors import UnknownChoice
from engine.core.game import Adding
from engine.core.options import Impossible, ImpossibleOptions
from engine.core.registry import GAMES
from tests.about import in_one_test

PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets]


@in_one_test(("game", "preset"), PRESETS)
def test_every_preset_of_every_game_is_played_over_a_fixed_length(game, preset) -> None:  # type: ignore[no-untyped-def]
    # Four deals are possible wherever deals are counted, and a best of five wherever parties are.
    length = {"deals": 4, "parties": 5}[game.length]
    options = game.for_tournament(preset, length)
    values = dict(options.values())
    assert (options.preset, values[game.length]) == (preset, str(length))
    assert values.get("seats_by", "lobby") == "lobby"
    with pytest.raises(ImpossibleOptions) as endless:
        game.for_tournament(preset, 0)
    assert endless.value.reason is Impossible.NO_END


def test_house_rules_are_kept_and_only_what_they_leave_open_is_the_tournaments() -> None:
    couillon = GAMES["couillon"]
    house = {"royes": "7", "tie": "none", "deals": "12", "seats_by": "jacks"}
    values = dict(couillon.for_tournament("malmedy", 8, house).values())
    assert [values[name] for name in ("royes", "tie", "deals", "seats_by")] == ["7", "none", "8", "lobby"]
    assert dict(couillon.for_tournament("malmedy", 8).values())["tie"] == "both-score"
    # A preset with a rule of its own keeps it.
    assert dict(couillon.for_tournament("st-vith", 8).values())["tie"] == "non-makers"


def test_a_chouine_is_one_manche_unless_the_rules_say_more() -> None:
    chouine = GAMES["chouine"]
    one, three = chouine.for_tournament("chouine", 5), chouine.for_tournament("chouine", 5, {"manches": "3"})
    assert [dict(options.values())["manches"] for options in (one, three)] == ["1", "3"]
    assert [chouine.adding(options) for options in (one, three)] == [Adding.UP, Adding.NOT]


@pytest.mark.parametrize(("game", "deals"), [("kleurenwiezen", 6), ("chouine", 8)])
def test_a_length_that_the_game_does_not_know_is_refused(game: str, deals: int) -> None:
    with pytest.raises(UnknownChoice):
        GAMES[game].for_tournament(next(iter(GAMES[game].presets)), deals)


def test_only_scores_that_say_by_how_much_a_side_won_are_added() -> None:
    couillon = GAMES["couillon"]
    adding = {preset: couillon.adding(couillon.for_tournament(preset, 8)) for preset in couillon.presets}
    assert {preset for preset, kind in adding.items() if kind is Adding.DOWN} == {
        "malmedy",
        "dame-de-make",
        "st-vith",
        "six",
        "six-32",
        "eight",
    }
    assert {preset for preset, kind in adding.items() if kind is Adding.UP} == {"points"}
    assert GAMES["kleurenwiezen"].adding(GAMES["kleurenwiezen"].for_tournament("pagat", 16)) is Adding.UP

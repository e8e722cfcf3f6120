"""The end of a match as shown to others: who finished where, for every way of scoring."""

from __future__ import annotations

import random
from datetime import date
from pathlib import Path
from typing import Any

from cogs.games.plain import PlainGame, texts_of_game
from cogs.table.table_message import match_result, result_drawing
from engine.core.registry import GAMES
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.cogs.apart import apart

TEXTS = {name: texts_of_game(name) for name in GAMES if texts_of_game(name) is not PlainGame.texts}
"""Of the games with columns of their own; elsewhere places go by the standing."""
SHORT = {"kleurenwiezen": {"deals": "4"}}
MATCHES = [(name, preset) for name in TEXTS for preset in GAMES[name].presets]


def over(name: str, preset: str) -> tuple[Any, Any]:
    """A match played at random: everybody's view of its end, and the standing."""
    game, rng = GAMES[name], random.Random(3)
    match = game.begin(game.configure(preset, SHORT.get(name, {})))
    while True:
        pack = list(game.pack(match.options))
        rng.shuffle(pack)
        state = game.deal(match, game.gathered(match) or pack).state
        while state.outcome is None:
            seat = rng.choice(game.due(state))
            state = game.apply(state, seat, rng.choice(game.legal_actions(game.view(state, seat)))).state
        match = state.outcome.match
        if match.winners:
            return game.view(state, 0), match


@in_one_test(("name", "preset"), MATCHES)
def test_those_who_win_stand_best_by_the_first_column_that_differs(name: str, preset: str) -> None:
    view, match = over(name, preset)
    columns = TEXTS[name].final_columns(view)
    side_of = GAMES[name].sides(match.options)
    sides = sorted(set(side_of))
    assert all(len(column.figures) == len(sides) for column in columns)
    worth = {
        side: [column.figures[side] * (1 if column.more_is_better else -1) for column in columns] for side in sides
    }
    winning = {side_of[seat - 1] for seat in match.winners}
    assert winning == {side for side in sides if worth[side] == max(worth.values())}


@in_one_test(("name", "preset"), MATCHES)
def test_every_column_has_a_heading_in_every_language(name: str, preset: str) -> None:
    view, _ = over(name, preset)
    for column in TEXTS[name].final_columns(view):
        assert all(say_in(language)(f"picture-result-head-{column.head}") for language in LANGUAGES)
    assert all(say_in(language)(f"picture-result-{TEXTS[name].DEALS}", deals=3) for language in LANGUAGES)


async def test_a_match_that_is_over_is_told_with_its_rules_places_day_and_server(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table = await here.playing("Anna", variant="troeven-3", player="easy")
        rng = random.Random(4)
        while not table.winners:
            await table.act(here.id_of("Anna"), str(rng.choice(table.game.legal_actions(table.view(1)))), None)
        say = say_in("en")
        found = match_result(table, date(2026, 11, 21), "The Club", say)
        assert (found.game, found.rules) == ("Couillon", say("rules-name-troeven-3"))
        assert (found.length, found.unit, found.heads) == (table.deal, "deals", ("branches left",))
        assert [place.won for place in found.places] == [True, False, False]
        assert found.places[0].figures == ("0",)
        assert found.places[0].side == table.winners[0] - 1
        ranks = [place.rank for place in found.places]
        left = [int(place.figures[0]) for place in found.places]
        assert ranks == [1, 2, 2 if left[1] == left[2] else 3]
        assert left == sorted(left)
        levels = {one.level for place in found.places for one in place.people if one.computer}
        assert [one.computer for place in found.places for one in place.people].count(True) == 2
        assert levels == {"easy"}
        alt = result_drawing(table, date(2026, 11, 21), "The Club", say).alt
        for part in ("The Club", "21 November 2026", "Anna", "1. "):
            assert part in alt

"""The score of real cards is that of the same deals played at a table, after every deal."""

from __future__ import annotations

import random
from typing import Any

from engine.clubs.score_keeper.kept import by_hand_of, can_be_kept
from engine.core.by_hand import count, fits, unanswered
from engine.core.errors import EngineError
from engine.core.registry import GAMES
from engine.games.couillon.options import COMPOSED_BY
from tests.engine.clubs.score_keeper.telling import told
from tests.engine.games.every import every_table_of_every_game
from tests.engine.games.playing import Table, play_deal

DEALS = 6


def keep_along(table: Table, seed: int, deals: int = DEALS) -> int:
    """Play a match by chance and tell each deal; returns how many there were."""
    rng, game, by_hand = random.Random(seed), table.game, by_hand_of(table.game.name)
    played: Any = game.begin(table.options)
    kept: Any = played
    for number in range(1, deals + 1):
        deal = play_deal(table, played, rng)
        state = deal.moments[-1].state
        answers = told(game.name, state, deal.drawn_dealer)
        assert unanswered(by_hand, kept, answers) == (), (str(table), answers)
        found = count(by_hand, kept, answers)
        played, kept = state.outcome.match, found.outcome.match
        facts = game.deal_facts(state)
        assert (kept.score, kept.winners, kept.dealer, kept.deal) == (
            *(played.score, played.winners, played.dealer, played.deal),
        ), (str(table), answers)
        assert found.outcome.result.delta == state.outcome.result.delta
        assert (found.facts.contract, found.facts.declarers, found.facts.made, found.facts.points) == (
            *(facts.contract, facts.declarers, facts.made, facts.points),
        ), (str(table), answers)
        assert sheet_of(kept) == sheet_of(played), (str(table), answers)
        if played.winners:
            return number
    return deals


def sheet_of(match: Any) -> object:
    """All that is written down of a match; of Kleurenwiezen without the tricks of single seats."""
    if hasattr(match, "parties"):
        return match
    if isinstance(match.sheet, tuple):
        return [(*line[:2], line.result._replace(tricks=()), line.multiple) for line in match.sheet]
    return match.sheet


def test_every_game_can_be_kept() -> None:
    assert [game for game in GAMES if not can_be_kept(game)] == []


@every_table_of_every_game
def test_every_preset_and_option(table: Table) -> None:
    keep_along(table, seed=len(str(table)))


def test_whole_matches_of_every_game() -> None:
    for preset in ("couillon", "malmedy", "st-vith", "kujong", "kwajongen", "troeven-3", "troeven-3-dummy"):
        game = GAMES["couillon"]
        assert keep_along(Table(game, game.for_tables(preset)), seed=7, deals=300) < 300
    for preset in ("chouine", "chouine-3", "chouine-4", "mondoubleau"):
        game = GAMES["chouine"]
        assert keep_along(Table(game, game.for_tables(preset)), seed=7, deals=100) < 100
    game = GAMES["kleurenwiezen"]
    for preset in game.presets:
        assert keep_along(Table(game, game.for_tables(preset)), seed=7, deals=60) < 60


def test_composed_variants() -> None:
    game, rng, kept = GAMES["couillon"], random.Random(5), 0
    specs = {spec.name: spec for spec in game.options}
    while kept < 150:
        changes = {name: rng.choice(specs[name].values) for name in (*COMPOSED_BY, "pack", "mit", "ottant", "tie")}
        try:
            options = game.configure(rng.choice([*game.presets]), changes)
        except EngineError:
            continue
        keep_along(Table(game, options), seed=kept, deals=3)
        kept += 1


def test_ladders_of_ones_own() -> None:
    game = GAMES["kleurenwiezen"]
    for rows in (
        "solo 5=3 +1 +1 +1 -1; & accept 8=8 +3 +3 +3 +3 +10 -3 / 5 +1 -1; troel=2 +1 -1 x2 13x2; small-misere=6",
        "accept 8=2 +1 -1; solo 6=4; piccolo=7 / 3; grand-misere=10; abondance 9=12 lost 6 -1; slam=30 13:50",
    ):
        for seed in range(6):
            options = game.for_tables("flemish", {"ladder": rows, "deals": "8"})
            keep_along(Table(game, options), seed=seed, deals=40)


def test_trumps_need_not_be_told() -> None:
    game = GAMES["kleurenwiezen"]
    by_hand, match = by_hand_of(game.name), game.begin(game.configure("pagat"))
    answers = {"contract": ("accept 9",), "declarers": ("3", "1"), "tricks": ("10",)}
    plain = count(by_hand, match, answers).outcome.result
    suited = count(by_hand, match, {**answers, "trumps": ("H",)}).outcome.result
    assert (plain.contract, suited.contract) == ("accept 9", "accept 9 H")
    assert plain._replace(contract="") == suited._replace(contract="")
    assert plain.declarers == (1, 3)
    assert all(fits(one, answers) for one in by_hand.questions(match, answers))

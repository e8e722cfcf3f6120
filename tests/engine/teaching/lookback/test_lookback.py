"""What choices cost: the same every time, nothing that a seat could not know, and hindsight that says so."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.actions import Action
from engine.core.chance.packs import next_pack, shuffled
from engine.core.options import EDITION
from engine.core.registry import GAMES
from engine.games.couillon.player.reasons import why
from engine.games.couillon.sheets.numbers import Royes
from engine.players.turns import Question, questions
from engine.records.record import Line, Record
from engine.records.replay import positions
from engine.teaching.hints.hint import ON_AVERAGE, REASONS
from engine.teaching.hints.reasons import HintReason, reason
from engine.teaching.lookback.choices import Care, choices_of
from engine.teaching.lookback.hindsight import MOST_CARDS, hindsight_of, makeable_of
from engine.teaching.lookback.lookback import DealBack, Lookback, reckon_deal, states_of
from tests.engine.games.kleurenwiezen.player.test_score import match_with
from tests.engine.games.playing import any_of

RECORDS = Path(__file__).parents[3] / "records"
CARE = Care(2, 3)


def played(preset: str, seed: int, pack: Any = None, **options: str) -> tuple[Any, Any, list[Line]]:
    """A deal by random actions: the game, its first position and its lines."""
    game = next(game for game in GAMES.values() if preset in game.presets)
    chosen, rng = game.configure(preset, options), random.Random(seed)
    begin = state = game.deal(game.begin(chosen), pack or shuffled(game, chosen, rng)).state
    lines = []
    while state.outcome is None:
        seat = rng.choice(game.actors(state))
        action = any_of(game.legal_actions(game.view(state, seat)), rng)
        state = game.apply(state, seat, action).state
        lines.append(Line(0, seat, action))
    return game, begin, lines


def test_a_deal_is_reckoned_the_same_every_time_and_is_kept_as_text() -> None:
    text = (RECORDS / "six.txt").read_text(encoding="utf-8")
    made = reckon_deal(text, EDITION, 2, care=CARE)
    assert made == reckon_deal(text, EDITION, 2, care=CARE)
    assert any(choice.cost for choice in made.choices)
    kept = Lookback((DealBack(), made))
    assert Lookback.parse(str(kept)) == kept
    assert kept.choice(2, made.choices[0].step) == made.choices[0]
    assert (kept.choice(3, 1), kept.hindsight(1)) == (None, None)


def _why(asked: Question, action: Action) -> list[HintReason]:
    view: Any = asked.view
    return list(why(view, action))


def test_only_choices_are_priced_and_a_cost_within_its_own_error_is_none_and_has_no_reasons() -> None:
    game, begin, lines = played("six", 3)
    states = states_of(game, begin, lines)
    found = list(choices_of(game, begin, lines, care=CARE))
    assert found
    for choice in found:
        assert choice.chosen == str(lines[choice.step - 1].action)
        assert choice.cost == 0 or choice.cost > max(choice.error, 0.05)
        assert choice.cost == 0 or choice.best != choice.chosen
        asked = next(one for one in questions(game, states[choice.step - 1]) if one.seat == choice.seat)
        best, chosen = (_why(asked, game.parse_action(one)) for one in (choice.best, choice.chosen))
        # What speaks for the one and not for the other.
        only = tuple(one for one in best if one not in chosen)[:REASONS] or (ON_AVERAGE,)
        assert choice.reasons == (only if choice.cost else ())
    assert any(choice.reasons not in ((), (ON_AVERAGE,)) for choice in found)
    assert [one for one in found if one.step > 10] == list(choices_of(game, begin, lines, given=10, care=CARE))


def test_costs_near_the_end_of_a_match_are_of_the_chance_to_win_it() -> None:
    game = GAMES["couillon"]
    match: Any = game.begin(game.configure("malmedy", {"deals": "8"}))
    for deal, is_near in ((2, False), (8, True)):
        now = match._replace(deal=deal, sheet=Royes((5, 4)))
        begin: Any = game.deal(now, shuffled(game, now.options, random.Random(1))).state
        asked = next(questions(game, begin))
        found = list(choices_of(game, begin, [Line(0, asked.seat, asked.choices[0])], care=CARE))
        assert found
        assert all((one.unit is not None) is is_near for one in found)
        kept = Lookback((DealBack(tuple(found)),))
        assert Lookback.parse(str(kept)) == kept


@pytest.mark.parametrize(("number", "best", "is_told"), [(20, "grand-misere", True), (39, "abondance 9 D", False)])
def test_how_the_match_stands_is_told_only_where_points_would_choose_otherwise(
    number: int, best: str, *, is_told: bool
) -> None:
    game, match = GAMES["kleurenwiezen"], match_with((-24, 8, 8, 8), 1)
    begin: Any = game.deal(match, next_pack(game, match, random.Random(f"score {number}")).cards).state
    (found,) = choices_of(game, begin, [Line(0, 1, game.parse_action("pass"))], care=Care(4, 10))
    assert found.best == best
    assert (reason("last-deal-behind", count=32) in found.reasons) is is_told


def test_what_is_given_is_nobodys_choice_and_the_dearest_are_ones_own() -> None:
    text = (RECORDS / "six.txt").read_text(encoding="utf-8")
    deal = reckon_deal(text, EDITION, 1, care=CARE)
    back = Lookback((deal,))
    for seat in range(1, 7):
        dearest = back.dearest({(1, seat)}, most=2)
        assert len(dearest) <= 2
        assert {one.choice.seat for one in dearest} <= {seat}
        costs = [one.choice.cost for one in dearest]
        assert costs == sorted(costs, reverse=True)
        assert all(costs)
    assert back.dearest({(2, 1)}) == []


@pytest.mark.parametrize(("preset", "seed"), [("denexa", 11), ("pagat", 16)])
def test_a_cost_stays_the_same_when_cards_change_places_that_the_seat_cannot_see(preset: str, seed: int) -> None:
    """Two others have each other's cards: whatever the seat chooses first costs what it did."""
    game, begin, lines = played(preset, seed)
    states = states_of(game, begin, lines)
    step = next(number for number, at in enumerate(states) if at.phase == "play")
    at, seat = states[step], lines[step].seat
    two = [one for one in range(1, 5) if one != seat][:2]
    hands = list(at.hands)
    first, second = (one - 1 for one in two)
    # The view of the seat is the same; only cards that fit both hands by what was said may change.
    hands[first], hands[second] = hands[second], hands[first]
    swapped = at._replace(hands=tuple(hands))
    assert game.view(swapped, seat) == game.view(at, seat)
    care = Care(2, 4)
    one, other = (list(choices_of(game, state, lines[step : step + 1], care=care)) for state in (at, swapped))
    assert one == other
    assert one


def test_hindsight_ends_with_what_was_made_and_no_choice_of_a_side_does_better_than_it_could() -> None:
    for preset in ("denexa", "six"):
        game, begin, lines = played(preset, 5)
        states = states_of(game, begin, lines)
        known = hindsight_of(game, states)
        assert known is not None
        end = game.view(states[-1], 0)
        sides = [sum(p for p, side in zip(end.card_points, known.sides, strict=True) if side == own) for own in (0, 1)]
        assert list(known.totals[-1]) == sides
        assert len({sum(total) for total in known.totals}) == 1
        hands = [game.view(states[known.step], seat).hand for seat in range(1, end.seats + 1)]
        assert sum(map(len, hands)) <= MOST_CARDS
        for step in range(known.step, len(lines)):
            before, after = known.at(step), known.at(step + 1)
            assert before is not None
            assert after is not None
            own = known.sides[lines[step].seat - 1]
            assert after[own] <= before[own]
        assert known.at(known.step - 1) is None


def test_contracts_for_few_tricks_are_made_or_not_and_no_play_of_a_side_does_better_than_it_could(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    several = False
    for preset, seed in (("pagat", 12), ("whisthub", 10)):
        game, begin, lines = played(preset, seed)
        states = states_of(game, begin, lines)
        end, declarers = game.view(states[-1], 0), game.view(states[-2], 0).declarers
        found = list(makeable_of(game, states))
        assert [one.seats for one in found] == [(seat,) for seat in declarers]
        several |= len(found) > 1
        for one in found:
            assert one.made[-1] is (end.tricks[one.seats[0] - 1] == game.view(states[-2], 0).contract.goal)
            assert one.at(one.step - 1) is None
            for step in range(one.step, len(lines)):
                before, after = one.at(step), one.at(step + 1)
                # Whoever undertook it can only lose it by a card of theirs, and get it by one of another's.
                assert before == after or before is (lines[step].seat in one.seats)
        kept = Lookback((DealBack((), None, tuple(found)),))
        assert Lookback.parse(str(kept)).makeable(1) == tuple(found)
    assert several
    # Where that takes too long, it is said from a later trick on.
    whole = found[-1]
    monkeypatch.setattr("engine.teaching.lookback.hindsight.MOST", 3)
    *_, late = makeable_of(game, states)
    assert late.step > whole.step
    assert late.made == whole.made[late.step - whole.step :]
    assert late.trick > whole.trick == 1


def test_nothing_is_said_in_hindsight_of_three_sides_of_contracts_without_tricks_nor_of_an_unfinished_deal() -> None:
    game, begin, lines = played("pagat", 12)
    assert game.view(states_of(game, begin, lines)[-2], 0).contract.is_negative
    assert hindsight_of(game, states_of(game, begin, lines)) is None
    game, begin, lines = played("troeven-3", 2)
    assert hindsight_of(game, states_of(game, begin, lines)) is None
    assert list(makeable_of(game, states_of(game, begin, lines))) == []
    game, begin, lines = played("denexa", 2)
    assert hindsight_of(game, states_of(game, begin, lines[:-1])) is None


def test_records_of_an_older_edition_are_reckoned_by_it() -> None:
    text = (RECORDS / "denexa.txt").read_text(encoding="utf-8")
    record = Record.parse(text)
    assert len(list(positions(record))) > 1
    assert reckon_deal(text, 1, 1, care=Care(2, 1)).choices is not None

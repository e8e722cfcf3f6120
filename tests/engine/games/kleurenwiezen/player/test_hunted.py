"""The last cards of a misère or piccolo: computers look at all that may follow, and say what they find."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from itertools import islice

import pytest

from engine.core.actions import Play
from engine.core.cards import Card
from engine.games.kleurenwiezen.lessons import MISERE
from engine.games.kleurenwiezen.player import imagined
from engine.games.kleurenwiezen.player.imagined import AT_ONCE, drawing_of, hunted_by, rules_of, weigh_last
from engine.games.kleurenwiezen.state import KleurenwiezenState, KleurenwiezenView
from engine.players.levels import EFFORT, choose_by_search, weigh_by_simulation
from engine.players.players import PLAYERS
from engine.players.search import hunts
from engine.players.search.position import Position
from engine.players.search.search import Effort
from engine.players.turns import questions
from engine.records.record import Line
from engine.teaching.hints.hint import hint
from engine.teaching.lessons.course import Reached, reached
from engine.teaching.lookback.choices import Care, choices_of
from tests.engine.games.kleurenwiezen.deals import GAME, contracted, go
from tests.engine.games.kleurenwiezen.player.test_score import in_last

HANDS = (
    "AS QS 7S 6S KD QD 9D 8D 7D 5D 4D TC 3C",
    "KS 8S 4S AH QH JH 7H 6H 2D AC 5C 4C 2C",
    "JS TS 9S 5S 2S 5H 4H 3H JD 6D 3D 7C 6C",
    "3S KH TH 9H 8H 2H AD TD KC QC JC 9C 8C",
)
PLAYED = (
    "TD 9D 2D 6D", "3S QS KS 9S", "2C 6C 9C 3C", "2H KD QH 3H", "4C 7C KC TC", "AD QD AC 3D", "8C AS 5C TS",
    "8H 8D AH 4H", "4S 2S KH 7S",
)  # fmt: skip
FEW = Effort(40)


def piccolo(*more: str) -> KleurenwiezenState:
    """Four cards a hand are left, and seat 3 wants its one trick: `5S JS 5H JD`."""
    return go(contracted("3 piccolo", hands=HANDS, dealer=3, troel="off"), *PLAYED, *more)


def played(card: str) -> Play:
    return Play(Card.parse(card))


def lesson(*cards: str) -> Reached:
    """Where these cards lead in the lesson on misère."""
    here = reached("kleurenwiezen", MISERE.guided)
    for card in cards:
        here = reached("kleurenwiezen", MISERE.guided, here.path + here.letter(played(card)))
    return here


def last(view: KleurenwiezenView, effort: Effort) -> dict[str, float]:
    """What the cards are worth in deals drawn at random."""
    plays = [action for action in GAME.legal_actions(view) if isinstance(action, Play)]
    rules = rules_of(view)
    deals = drawing_of(view, rules)(random.Random(1))

    def some(count: int) -> Sequence[Position]:
        return list(islice(deals, count))

    return {str(play): worth for play, worth in weigh_last(hunted_by(view), rules, plays, some, effort).items()}


def test_a_declarer_takes_the_one_trick_where_the_rules_of_thumb_duck_and_never_get_it() -> None:
    state = piccolo("6S 8S")
    view, rng = GAME.view(state, 3), random.Random(1)
    assert str(PLAYERS["normal"](view, GAME.legal_actions(view), rng)) == "play 5S"
    assert str(choose_by_search(view, GAME.legal_actions(view), rng, 0, FEW)) == "play JS"
    assert last(view, FEW) == {"play 5S": 0.0, "play JS": hunted_by(view).stake}


def test_hint_and_looking_back_say_the_same() -> None:
    state = piccolo("6S 8S")
    (asked,) = questions(GAME, state)
    told = hint(asked, weigh_by_simulation(asked.view, asked.choices, random.Random(1), 0, effort=FEW))
    (found,) = choices_of(GAME, state, [Line(0, 3, played("5S"))], care=Care(8, 3))
    assert (str(told.action), found.best) == ("play JS", "play JS")
    assert round(found.cost) == round(told.costs[played("5S")]) == hunted_by(GAME.view(state, 3)).stake > 0


def test_opponents_play_the_card_after_which_the_declarer_is_caught_in_most_deals() -> None:
    view = GAME.view(piccolo(), 1)
    worths = last(view, FEW)
    best = max(worths, key=worths.__getitem__)
    assert min(worths.values()) < max(worths.values()) <= 0 <= hunted_by(view).stake
    assert str(choose_by_search(view, GAME.legal_actions(view), random.Random(1), 0, FEW)) == best


TWO = (
    "4S 8S KS 6D 7D TD JD QD KD 3C 4C 7C TC",
    "3S TS QS 2H 4H 9H JH 2D 4D 5D 2C 8C AC",
    "5S 6S 7S 9S 6H 7H 8H 3D AD 5C 6C JC KC",
    "2S JS AS 3H 5H TH QH KH AH 8D 9D 9C QC",
)
PLAYED_BY_TWO = (
    "3C 2C KC QC", "3D 9D 6D 2D", "2S 4S 3S 9S", "5S JS 8S TS", "3H KS 2H 8H", "5C 9C 7C 8C", "8D 7D 4D AD",
    "6S AS TD QS", "5H JD 4H 7H",
)  # fmt: skip


def test_in_the_last_deal_it_matters_which_of_two_declarers_is_caught() -> None:
    state = go(contracted("1 grand-misere", "2 grand-misere", hands=TWO, troel="off"), *PLAYED_BY_TWO)
    usual = hunted_by(GAME.view(state, 3))
    assert usual.worth((True, False)) == usual.worth((False, True)) == usual.worth((True, True)) / 2 == -usual.stake
    found = []
    for score, made in (((40, -60, 38, -18), (True, False)), ((-60, 40, 38, -18), (False, True))):
        view = GAME.view(in_last(state, score), 3)
        quarry = hunted_by(view)
        # Whoever leads wins with a misère that is made; the other one pays nothing but points.
        assert quarry.worth(made) < 20 * quarry.worth((not made[0], not made[1])) < 0
        worths = last(view, FEW)
        found.append(max(worths, key=worths.__getitem__))
    assert found == ["play JC", "play 7S"]


def test_the_lesson_on_misere_gives_the_certain_card_its_price_and_every_other_one_a_worse() -> None:
    here = lesson("9S")
    *_, asked = questions(here.game, here.state)
    worths = weigh_by_simulation(asked.view, asked.choices, random.Random(1), 0, effort=EFFORT)
    assert worths is not None
    told = hint(asked, worths)
    assert {str(told.action)} == here.wanted == {"play TH"}
    assert len(told.costs) == len(here.legal) - 1 == 3
    assert min(told.costs.values()) > 0.05
    assert told.action == choose_by_search(asked.view, asked.choices, random.Random(1))


def test_the_same_is_found_without_the_compiled_core(monkeypatch: pytest.MonkeyPatch) -> None:
    for state in (piccolo(), piccolo("6S 8S"), lesson().state):
        view = GAME.view(state, state.public.turn)
        fast = last(view, FEW)
        with monkeypatch.context() as without:
            without.setattr(hunts, "core", lambda: None)
            assert last(view, FEW) == fast


def test_no_more_deals_are_supposed_once_many_positions_were_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(piccolo(), 1)
    every = partial(last, view, Effort(4 * AT_ONCE))
    once = last(view, Effort(AT_ONCE))
    assert every() != once
    monkeypatch.setattr(imagined, "MOST", 0)
    assert every() == once

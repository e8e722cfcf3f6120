"""The engine and the naive reference give the same positions, legal actions, results and scores over many deals."""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import zip_longest
from typing import Any

import pytest

from engine.core.events import Event
from engine.core.options import ImpossibleOptions
from engine.games.couillon.sheets.slate import Slate
from engine.games.couillon.state import CouillonMatch, CouillonView
from engine.records import jsonlines
from engine.records.replay import Position
from tests.engine.games.couillon.reference.reference import Reference
from tests.engine.games.couillon.reference.rules import PRESETS, rules_of, values_of
from tests.engine.games.couillon.reference.scores import Slate as NaiveSlate
from tests.engine.games.couillon.reference.table import Line
from tests.engine.games.couillon.written import GAME

Setting = tuple[str, dict[str, str]]
"""A preset, and the options that differ from it."""

QUEENS = ({"dame_de_make": "yes"}, {"red_queens": "yes"})
CHANGED: list[Setting] = [
    *((preset, queens) for preset in PRESETS for queens in QUEENS),
    ("couillon", {"lines": "5"}),
    ("couillon", {"pack": "32", "dame_de_make": "yes"}),
    ("denexa", {"pack": "32", "lines": "7"}),
    ("tongres", {"lines": "5", "deals": "6"}),
    ("couillon", {"lines": "1", "deals": "20"}),
    ("force", {"lines": "20", "show": "none"}),
    ("force", {"show": "highest", "dame_de_make": "yes"}),
    ("points", {"target": "2", "pack": "32"}),
    ("points", {"target": "1", "deals": "3"}),
    ("malmedy", {"mit": "none"}),
    ("malmedy", {"pack": "32", "tie": "non-makers", "ottant": "yes"}),
    ("malmedy", {"show": "chosen", "red_queens": "yes"}),
    ("malmedy", {"mit": "plain", "ottant": "yes"}),
    ("malmedy", {"royes": "3", "tie": "both-score", "ottant": "yes"}),
    ("malmedy", {"royes": "1", "deals": "4", "tie": "both-score"}),
    ("dame-de-make", {"dame_de_make": "no"}),
    ("dame-de-make", {"red_queens": "yes", "royes": "1", "tie": "both-score"}),
    ("st-vith", {"ottant": "yes", "royes": "99"}),
    ("st-vith", {"tie": "none", "mit": "plain", "deals": "7"}),
    ("six", {"deals": "2", "ottant": "yes", "show": "highest"}),
    ("six-32", {"red_queens": "yes", "mit": "plain"}),
    ("eight", {"royes": "2", "tie": "both-score", "red_queens": "yes"}),
    ("kujong", {"mit": "none"}),
    ("kujong", {"mit": "kontra", "ottant": "yes"}),
    ("kujong", {"ottant": "yes", "red_queens": "yes"}),
    ("kujong", {"cows": "9-5"}),
    ("kujong", {"cows": "9", "mit": "kontra"}),
    ("kujong", {"cows": "5", "deals": "25"}),
    ("kujong", {"cows": "9-9-5", "deals": "60"}),
    ("kujong", {"cows": "9-5", "deals": "60", "ottant": "yes"}),
    ("kwajongen", {"branches": "2", "deals": "15"}),
    ("kwajongen", {"branches": "20"}),
    ("troeven", {"branches": "1", "deals": "12"}),
    ("troeven-3", {"branches": "2", "deals": "25"}),
    ("troeven-3-dummy", {"branches": "20"}),
    ("troeven-2-stock", {"branches": "3", "deals": "9"}),
]
EVERY_OPTION = {name for preset in PRESETS for name in rules_of(preset).options}
DEALS_OF_ANY_OPTIONS = int(os.environ.get("DEALS", "60"))
"""How many deals for each preset; `DEALS` asks for more."""
DEALS_IN_A_ROW = 12
LIKELY = {"accept": 0.3, "turn": 1.5, "mit": 2.0, "kontra": 1.5, "re": 2.0}
"""How likely each word is, compared with a pass, a suit or a card: all four pass often, and the Mit' comes up."""
EVENTS = {"turned-up", "shown", "trump", "face-up", "exposed", "trick", "bourgumesse", "cow", "thrown-in"}


def name_of(setting: Setting) -> str:
    preset, changes = setting
    return " ".join([preset, *(f"{name}={value}" for name, value in changes.items())])


class Both:
    """One match that the engine and the reference both play."""

    def __init__(self, setting: Setting, dealer: int, rng: random.Random) -> None:
        preset, changes = setting
        self.match = GAME.begin(GAME.configure(preset, changes), dealer)
        self.reference = Reference(preset, dealer, **changes)
        self.rng = rng
        self.seen: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        return bool(self.match.winners)

    def play_deal(self) -> None:
        """Play a random deal on both sides; compare every line and what every seat sees."""
        pack = list(GAME.pack(self.match.options))
        self.rng.shuffle(pack)
        state, events = GAME.deal(self.match, pack)
        self.compare(state, events, self.reference.deal([str(card) for card in pack]))
        while state.outcome is None:
            seat = self.rng.choice(self.reference.actors())
            texts = self.reference.legal(seat)
            (text,) = self.rng.choices(texts, [LIKELY.get(text, 1.0) for text in texts])
            state, events = GAME.apply(state, seat, GAME.parse_action(text))
            self.compare(state, events, self.reference.act(text, seat), seat, text)
        result, match = state.outcome
        assert jsonlines.result(self.reference.number, result)["done"] == self.reference.result
        assert isinstance(match, CouillonMatch)
        self.match = match
        assert match.dealer == self.reference.dealer
        if isinstance(match.sheet, Slate):
            # The figures do not show which line a boucle hangs on.
            assert isinstance(self.reference.sheet, NaiveSlate)
            assert [list(reversed(lines)) for lines in match.sheet.sides] == self.reference.sheet.sides
        assert jsonlines.match_over(match)["match"] == {
            "winners": self.reference.winners(),
            "score": self.reference.score(),
        }

    def compare(
        self,
        state: Any,
        events: tuple[Event, ...],
        expected: list[Line],
        seat: int | None = None,
        text: str | None = None,
    ) -> None:
        action = None if text is None else GAME.parse_action(text)
        at = Position(self.reference.step, self.reference.number, state, seat, action, events)
        assert jsonlines.position(GAME, at) == self.reference.position(seat, text, expected)
        self.seen.update(str(event["type"]) for event in expected)
        for viewer in (0, *self.reference.seats):
            self.compare_view(GAME.view(state, viewer))

    def compare_view(self, view: CouillonView) -> None:
        """What a seat sees: its own hand, and the layouts that everybody sees."""
        naive = self.reference
        # The player who names trumps for the dummy has not yet looked at their own hand.
        unseen = naive.phase == "trumps" and naive.turn == naive.rules.dummy and view.seat == 1
        if view.seat and not naive.rules.face_down(view.seat):
            assert sorted(map(str, view.hand)) == ([] if unseen else sorted(naive.hands[view.seat]))
        piles = [
            [(card and str(card), covers) for card, covers in view.layouts[seat - 1]] if view.layouts else []
            for seat in naive.seats
        ]
        assert piles == [
            [(up, down is not None) for up, down in zip_longest(naive.up[seat], naive.down[seat])]
            for seat in naive.seats
        ]


@pytest.mark.parametrize("setting", [*((preset, {}) for preset in PRESETS), *CHANGED], ids=name_of)
def test_deals_go_as_in_the_reference(setting: Setting) -> None:
    rng = random.Random(name_of(setting))
    both = Both(setting, 1, rng)
    for _ in range(25):
        if both.over:
            both = Both(setting, rng.choice(both.reference.seats), rng)
        both.play_deal()


def any_setting(preset: str, rng: random.Random) -> Setting:
    """The preset with some of its options changed at random."""
    values = values_of(preset) | {"deals": ["0", "0", *map(str, range(1, 31)), "999"]}
    changes = {name: rng.choice(may) for name, may in values.items() if rng.random() < 0.5}
    if dict(rules_of(preset, **changes).options)["mit"] == "none":
        changes.pop("ottant", None)
    return preset, changes


@pytest.mark.parametrize("preset", PRESETS)
def test_deals_go_as_in_the_reference_under_any_options(preset: str) -> None:
    rng = random.Random(f"any {preset}")
    for _ in range(DEALS_OF_ANY_OPTIONS // DEALS_IN_A_ROW):
        both = Both(any_setting(preset, rng), rng.choice(Reference(preset).seats), rng)
        for _ in range(DEALS_IN_A_ROW):
            if not both.over:
                both.play_deal()


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches_go_as_in_the_reference(preset: str) -> None:
    rng = random.Random(preset)
    for dealer in (1, 2, 1, 2, 1, 2):
        both = Both((preset, {}), dealer, rng)
        while not both.over:
            both.play_deal()


def test_the_presets_and_options_are_those_of_the_engine() -> None:
    assert list(GAME.presets) == PRESETS
    assert {name for _, changes in CHANGED for name in changes} == EVERY_OPTION - {"seats_by"}
    assert {spec.name for spec in GAME.options} == EVERY_OPTION


@pytest.mark.parametrize("preset", PRESETS)
def test_the_options_of_a_preset_are_those_of_the_reference(preset: str) -> None:
    options = dict(GAME.configure(preset).values())
    assert options == Reference(preset).options
    assert sorted(map(str, GAME.pack(GAME.configure(preset)))) == sorted(Reference(preset).rules.pack)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_option_without_meaning_may_be_stated_with_the_value_it_has_anyway_and_no_other(preset: str) -> None:
    own, meant = rules_of(preset).options, values_of(preset)
    assert GAME.configure(preset, own) == GAME.configure(preset)
    for spec in GAME.options:
        if spec.name == "seats_by":
            continue
        values = {*spec.values, *map(str, (spec.numbers or ())[:100])}
        for value in values - {own[spec.name]}:
            changes = {spec.name: value} | ({"mit": "plain"} if spec.name == "ottant" and "mit" in meant else {})
            if value in meant.get(spec.name, ()):
                assert dict(GAME.configure(preset, changes).values())[spec.name] in (value, "yes")
            else:
                with pytest.raises(ImpossibleOptions, match=spec.name):
                    GAME.configure(preset, changes)


def test_the_deals_compared_show_every_event() -> None:
    seen: Counter[str] = Counter()
    for preset in ("tongres", "force", "malmedy", "six", "kujong", "troeven-3-dummy"):
        rng = random.Random(preset)
        both = Both((preset, {}), 1, rng)
        while not both.over:
            both.play_deal()
        seen += both.seen
    assert set(seen) == EVENTS

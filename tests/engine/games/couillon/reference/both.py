"""One match that the engine and the naive reference both play, compared line by line."""

from __future__ import annotations

import random
from collections import Counter
from itertools import zip_longest
from typing import Any

from engine.core.actions import Event
from engine.games.couillon.sheets.chalked import Slate
from engine.games.couillon.state import CouillonMatch, CouillonView
from engine.records import jsonlines
from engine.records.record import Line, Record, RecordedDeal
from engine.records.replay import ReplayPosition
from tests.engine.games.couillon.compositions import Setting
from tests.engine.games.couillon.reference import table as naive
from tests.engine.games.couillon.reference.reference import Reference
from tests.engine.games.couillon.reference.scores import Slate as NaiveSlate
from tests.engine.games.couillon.written import GAME

LIKELY = {"accept": 0.3, "turn": 1.5, "mit": 2.0, "kontra": 1.5, "re": 2.0}
"""How likely each word is, compared with a pass, a suit or a card: all four pass often, and the Mit' comes up."""


class Both:
    """One match that the engine and the reference both play."""

    def __init__(self, setting: Setting, dealer: int, rng: random.Random) -> None:
        preset, changes = setting
        self.match = GAME.begin(GAME.configure(preset, changes), dealer)
        self.reference = Reference(preset, dealer, **changes)
        self.rng, self.dealer = rng, dealer
        self.seen: Counter[str] = Counter()
        self.recorded: list[RecordedDeal] = []

    @property
    def record(self) -> Record:
        """The match so far."""
        return Record(GAME, self.match.options, (), self.dealer, tuple(self.recorded))

    @property
    def over(self) -> bool:
        return bool(self.match.winners)

    def play_deal(self) -> None:
        """Play a random deal on both sides; compare every line and what every seat sees."""
        pack = list(GAME.pack(self.match.options))
        self.rng.shuffle(pack)
        said: list[Line] = []
        state, events = GAME.deal(self.match, pack)
        self.compare(state, events, self.reference.deal([str(card) for card in pack]))
        while state.outcome is None:
            seat = self.rng.choice(self.reference.actors())
            texts = self.reference.legal(seat)
            (text,) = self.rng.choices(texts, [LIKELY.get(text, 1.0) for text in texts])
            said.append(Line(0, seat, GAME.parse_action(text)))
            state, events = GAME.apply(state, seat, said[-1].action)
            self.compare(state, events, self.reference.act(text, seat), seat, text)
        self.recorded.append(RecordedDeal(0, tuple(pack), tuple(said)))
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
        expected: list[naive.Line],
        seat: int | None = None,
        text: str | None = None,
    ) -> None:
        action = None if text is None else GAME.parse_action(text)
        at = ReplayPosition(self.reference.step, self.reference.number, state, seat, action, events)
        assert jsonlines.position(GAME, at) == self.reference.position(seat, text, expected)
        self.seen.update(str(event["type"]) for event in expected)
        for viewer in (0, *self.reference.seats):
            self.compare_view(GAME.view(state, viewer))

    def compare_view(self, view: CouillonView) -> None:
        """What a seat sees: its own hand, and the layouts that everybody sees."""
        other = self.reference
        # The player who names trumps for the dummy has not yet looked at their own hand.
        unseen = other.phase == "trumps" and other.turn == other.rules.dummy and view.seat == 1
        if view.seat and not other.rules.face_down(view.seat):
            assert sorted(map(str, view.hand)) == ([] if unseen else sorted(other.hands[view.seat]))
        piles = [
            [(card and str(card), covers) for card, covers in view.layouts[seat - 1]] if view.layouts else []
            for seat in other.seats
        ]
        assert piles == [
            [(up, down is not None) for up, down in zip_longest(other.up[seat], other.down[seat])]
            for seat in other.seats
        ]

"""What Chouine's messages read from a view, over many parties."""

from __future__ import annotations

from enum import StrEnum

from cogs.games.chouine.texts import ChouineTexts, reminds
from engine.core.actions import EventType
from engine.core.view import SPECTATOR
from engine.games.chouine.actions import ChouineEvent
from engine.games.chouine.options import PRESETS
from engine.games.chouine.state import ChouineView
from tests.about import in_one_test
from tests.engine.games.every import some_deals
from tests.engine.games.playing import Moment, Table, deals

TEXTS = ChouineTexts()

TABLES = {preset: Table.named(f"chouine {preset}") for preset in PRESETS}
every_variant = in_one_test("preset", PRESETS)


def seen(table: Table, moment: Moment, seat: int = SPECTATOR) -> ChouineView:
    view = table.game.view(moment.state, seat)
    assert isinstance(view, ChouineView)
    return view


def said(moment: Moment, kind: StrEnum) -> bool:
    return any(event.type is kind for event in moment.events)


@every_variant
def test_the_reminder_stands_on_the_table_exactly_when_the_rules_give_it(preset: str) -> None:
    table, reminded = TABLES[preset], 0
    for deal in deals(table, 60, seed=1):
        for moment in deal.moments:
            assert reminds(seen(table, moment)) is said(moment, ChouineEvent.AU_SEPT)
            reminded += said(moment, ChouineEvent.AU_SEPT)
    assert bool(reminded) is (preset != "mondoubleau")


@every_variant
def test_the_last_trick_is_the_one_taken_last_and_own_tricks_are_all_of_them(preset: str) -> None:
    table = TABLES[preset]
    for deal in some_deals(table):
        last, taken = None, dict.fromkeys(table.seats, 0)
        for moment in deal.moments:
            for event in moment.events:
                if event.type is EventType.TRICK:
                    seat = event.facts["seat"]
                    assert isinstance(seat, int)
                    last = seat, event.facts["cards"]
                    taken[seat] += 1
            found = TEXTS.last_trick(seen(table, moment))
            assert (found and (found[0], [one.card.text for one in found[1]])) == last
            for seat in table.seats:
                assert len(TEXTS.own_tricks(seen(table, moment, seat))) == taken[seat]

"""Playing on from a position of a finished match: its deals are given up to there, and count for nothing. Pure.

Everybody may know the cards, since the match is over and its hands are open to all who look at it again.
"""

from __future__ import annotations

from dataclasses import replace

from engine.chance.seating import DealerDraw
from engine.core.cards import parse_cards
from engine.tables.model.change import Change
from engine.tables.model.entries import DealText, Entry, Kind, Pack
from engine.tables.model.news import By, Dealt
from engine.tables.model.setup import Origin
from engine.tables.model.snapshot import Snapshot


def given(table: Snapshot, origin: Origin) -> Change:
    """The table in the position it plays on from, with all that led to it written down as its own."""
    now, entries, packs = table, list[Entry](), list[Pack]()
    dealt = Dealt(0, ())
    for kind, seat, text in origin.entries:
        if kind == Kind.DEAL:
            deal, draws, _ = DealText.parse(text)
            match = now.game.dealt_by(now.next_match, seat)
            packs.append(Pack(deal, origin.packs[deal - 1]))
            step = now.game.deal(match, parse_cards(packs[-1].cards))
            now = replace(now.dealt(step.state), cut=None, dealer_draw=DealerDraw(draws, seat) if draws else None)
            dealt = Dealt(deal, step.events)
        else:
            action = now.game.parse_action(text)
            now = now.after_action(seat, action, now.game.apply(now.state, seat, action), By.GIVEN)
        entries.append(Entry(now.number, Kind(kind), seat, text, By.GIVEN))
    return Change(replace(now, is_cutting=False), (dealt,), tuple(entries), given=tuple(packs))

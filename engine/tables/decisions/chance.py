"""What chance decides at a table: draws, dealers, who may cut, packs. Pure.

All of it follows from the key of the match (`engine.chance.fairness`); before there were secrets, a generator decided.
"""

from __future__ import annotations

import json
import random
from typing import Any

from engine.chance import fairness, packs
from engine.chance.packs import NextPack
from engine.chance.seating import DealerDraw, draw_dealer
from engine.core.cards import Card
from engine.core.seats import previous_seat
from engine.players.turns import Question
from engine.records import jsonlines
from engine.tables.model.commitment import Commitment
from engine.tables.model.entries import Cut
from engine.tables.model.snapshot import Snapshot


def pack_to_draw(table: Snapshot, label: str, rng: random.Random | None = None) -> tuple[Card, ...]:
    """A shuffled pack to draw from."""
    game, options = table.game, table.setup.options
    if table.key is not None:
        return fairness.shuffled(table.key, label, game.pack(options))
    assert rng is not None
    return packs.shuffled(game, options, rng)


def dealer_draw(table: Snapshot, deal: int, rng: random.Random | None = None) -> DealerDraw:
    """Let everybody draw a card for the dealer of this deal."""
    pack = pack_to_draw(table, fairness.dealer_label(deal), rng)
    return draw_dealer(pack, len(table.seats), table.game.dealer_drawn_by)


def next_draw(table: Snapshot) -> DealerDraw | None:
    """The draw for the dealer of the next deal, made as soon as it is due; None if there is none, or not yet.

    Matches that began under the first edition, or without a secret, draw only when they deal.
    """
    if not table.is_between_deals or table.commitment is None or table.commitment.edition == 1 or table.is_given:
        return None
    match = table.next_match
    is_first = table.state is None and bool(table.game.dealer_drawn_by) and table.drawn is None
    return dealer_draw(table, match.deal) if is_first or table.game.draw_is_due(match) else None


def may_cut(table: Snapshot) -> int | None:
    """Between deals: the seat of the person who may cut for the next one; None: only chance does.

    It is the seat to the right of the next dealer (kleurenwiezen.txt, "The Deal"), and nobody's if that dealer has yet
    to be drawn.
    """
    if not table.is_between_deals or table.is_given or table.setup.same_deals is not None:
        return None
    match, draw = table.next_match, next_draw(table)
    if table.commitment is None and not table.game.gathered(match):
        return None
    if draw is None and table.game.draw_is_due(match):
        return None
    seat = previous_seat(draw.dealer if draw else match.dealer, len(table.seats))
    occupant = table.seats[seat - 1]
    return seat if occupant and not occupant.is_automatic else None


def cutter(table: Snapshot) -> int | None:
    """The seat that the others wait for to cut, because the pack was gathered; None: nobody waits."""
    return may_cut(table) if table.is_between_deals and table.game.gathered(table.next_match) else None


def next_pack(table: Snapshot, match: Any, cards: int | None, rng: random.Random) -> NextPack:
    """The pack for the deal due in `match`, with this many cards cut off, or None for chance; raises BadDeal."""
    if table.key is not None:
        return packs.derived_pack(table.game, match, table.key, cards)
    return packs.next_pack(table.game, match, rng, cards)


def for_choice(table: Snapshot, question: Question, rng: random.Random) -> random.Random:
    """The chance of a computer that is asked this; where other tables play the same deals, the same for equal views.

    So the same play meets with the same answers there. At other tables it is the program's own.
    """
    if table.setup.same_deals is None or table.key is None:
        return rng
    seen = f"{question.seat} {json.dumps(jsonlines.view(table.game, question.view))}"
    return random.Random(fairness.choice_seed(table.key, seen))


def key_after(key: bytes | None, commitment: Commitment | None, deal: int, cut: Cut | None) -> bytes | None:
    """The key for the next deal, once this deal has been cut like this: whatever a person chose goes into it."""
    if key is None or commitment is None or commitment.edition == 1 or cut is None or cut.seat is None:
        return key
    return fairness.next_key(key, deal, cut.seat, cut.cards, cut.words)

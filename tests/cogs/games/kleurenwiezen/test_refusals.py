"""What people read when a bid of Kleurenwiezen is refused."""

from __future__ import annotations

import pytest

from cogs.app.answers import explain
from engine.core.cards import Suit
from engine.core.errors import IllegalAction, Reason
from engine.games.kleurenwiezen.actions import Word
from engine.games.kleurenwiezen.contracts.contracts import Contract, Kind
from locales import LANGUAGES, say_in
from locales.bids import contract_text

NINE = Contract(Kind.ACCEPT, 9, Suit.H)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reason", "facts"),
    [
        (Reason.TOO_LOW, {"highest": NINE}),
        (Reason.NOT_THE_LEAST, {"least": NINE}),
        (Reason.NO_PARTNERSHIP_HIGHER, {"suit": Suit.D, "highest": NINE}),
        (Reason.PAROLE_FROM_ELEVEN, {"least": NINE}),
        (Reason.TROEL_TRICKS, {"due": NINE}),
    ],
)
def test_the_contract_in_the_way_is_named_as_players_call_it(
    language: str, reason: Reason, facts: dict[str, object]
) -> None:
    say = say_in(language)
    sentence = explain(IllegalAction(reason, 1, Word.PASS, **facts), say)
    assert sentence is not None
    assert contract_text(NINE, say) in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [Reason.BOUND_TO_SOLO, Reason.PARTNER_FIRST, Reason.SUIT_NOT_HELD])
def test_the_suit_it_is_about_is_named(language: str, reason: Reason) -> None:
    say = say_in(language)
    assert say("play-suit-d") in str(explain(IllegalAction(reason, 1, Word.PASS, suit=Suit.D), say))

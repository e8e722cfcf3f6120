"""What people read when a bid of Kleurenwiezen is refused."""

from __future__ import annotations

from cogs.app.answers import explain
from engine.core.cards import Suit
from engine.core.errors import IllegalAction, ReasonBase
from engine.games.kleurenwiezen.actions import KleurenwiezenReason, Word
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from locales import LANGUAGES, say_in
from rendering.games.kleurenwiezen.wording import contract_text
from tests.about import in_one_test

NINE = Contract(ContractKind.ACCEPT, 9, Suit.H)


@in_one_test("language", LANGUAGES)
@in_one_test(
    ("reason", "facts"),
    [
        (KleurenwiezenReason.TOO_LOW, {"highest": NINE}),
        (KleurenwiezenReason.NOT_THE_LEAST, {"least": NINE}),
        (KleurenwiezenReason.NO_PARTNERSHIP_HIGHER, {"suit": Suit.D, "highest": NINE}),
        (KleurenwiezenReason.PAROLE_FROM_ELEVEN, {"least": NINE}),
        (KleurenwiezenReason.TROEL_TRICKS, {"due": NINE}),
    ],
)
def test_the_contract_in_the_way_is_named_as_players_call_it(
    language: str, reason: ReasonBase, facts: dict[str, object]
) -> None:
    say = say_in(language)
    sentence = explain(IllegalAction(reason, 1, Word.PASS, **facts), say)
    assert sentence is not None
    assert contract_text(NINE, say) in sentence


@in_one_test("language", LANGUAGES)
@in_one_test(
    "reason", [KleurenwiezenReason.BOUND_TO_SOLO, KleurenwiezenReason.PARTNER_FIRST, KleurenwiezenReason.SUIT_NOT_HELD]
)
def test_the_suit_it_is_about_is_named(language: str, reason: ReasonBase) -> None:
    say = say_in(language)
    assert say("play-suit-d") in str(explain(IllegalAction(reason, 1, Word.PASS, suit=Suit.D), say))

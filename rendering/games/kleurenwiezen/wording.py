"""The calls and contracts of Kleurenwiezen in words."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.cards import Card, Suit
from engine.games.kleurenwiezen.actions import Bid, Discard, KleurenwiezenAction, Propose
from engine.games.kleurenwiezen.contracts.contracts import Contract, Kind
from locales import Say
from locales.cards import card_text

SuitName = Callable[[Suit], str]
"""How a suit is written; its plain name by default."""


def contract_text(contract: Contract, say: Say, suit_name: SuitName | None = None) -> str:
    """A contract as players call it: `9 diamonds together`, `Small misère`; for a Troel still undecided, its name."""
    is_named_apart = contract.kind is Kind.ACCEPT or (contract.kind is Kind.TROEL and contract.suit is None)
    return _text(f"kleurenwiezen-bid-{'contract-' if is_named_apart else ''}{contract.kind}", contract, say, suit_name)


def call_text_of(action: KleurenwiezenAction, say: Say, suit_name: SuitName | None = None) -> str:
    """What an action that plays no card says or does: `Propose hearts`, `Accept 9 diamonds`."""
    match action:
        case Propose():
            return say("kleurenwiezen-bid-propose", suit=(suit_name or _plain(say))(action.suit))
        case Bid():
            return _text(f"kleurenwiezen-bid-{action.contract.kind}", action.contract, say, suit_name)
        case Discard():
            return say("kleurenwiezen-bid-discard", card=_card(action.card, say))
    return say(f"kleurenwiezen-bid-{action}")


def short_call(action: KleurenwiezenAction, say: Say) -> str:
    """A call for a narrow column, without its suit, whose sign stands beside it: `pass`, `propose`, `with 9`."""
    match action:
        case Propose():
            return say("kleurenwiezen-bid-short-propose")
        case Bid():
            return say(f"kleurenwiezen-bid-short-{action.contract.kind}", goal=action.contract.goal)
    return say(f"kleurenwiezen-bid-short-{action}")


def short_contract(contract: Contract, say: Say) -> str:
    """A contract for a narrow column, without its suit: `together 9`, `solo 6`, `open misère`."""
    part = "contract-" if contract.kind is Kind.ACCEPT else ""
    return say(f"kleurenwiezen-bid-short-{part}{contract.kind}", goal=contract.goal)


def _text(key: str, contract: Contract, say: Say, suit_name: SuitName | None) -> str:
    suit = "" if contract.suit is None else (suit_name or _plain(say))(contract.suit)
    return say(key, goal=contract.goal, suit=suit)


def _plain(say: Say) -> SuitName:
    return lambda suit: say(f"play-suit-{suit.name.lower()}")


def _card(card: Card, say: Say) -> str:
    return card_text(card, say.index_set)

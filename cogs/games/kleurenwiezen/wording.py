"""How the actions of Kleurenwiezen read."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from cogs.messages.wording import Facts, PlainWording, Way, Words
from engine.core.actions import Action
from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import Bid, Discard, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind, Family
from locales import Say
from rendering.games.kleurenwiezen.wording import call_text_of, contract_text, short_call

_PLAIN = PlainWording()
_LONGEST: Final = 24
"""Letters on a button: more make it wider than half a phone."""


def way(action: Action) -> Way:
    return Way.ASIDE if isinstance(action, Discard) else _PLAIN.way(action)


def said(action: Action, words: Words, say: Say) -> str:
    match action:
        case Discard():
            return say("kleurenwiezen-bid-discard", card=words.card(action.card))
        case Word() | Propose() | Bid():
            return call_text_of(action, say, words.suit)
    return _PLAIN.said(action, words, say)


def shown(action: Action) -> Suit | None:
    match action:
        case Propose(suit=suit) | Bid(contract=Contract(suit=suit)):
            return suit
    return None


def button(action: Action, say: Say) -> str | None:
    """Without the suit, whose sign it shows: `With 9`, `Abondance 10`."""
    if isinstance(action, Bid) and action.contract.kind is not ContractKind.ACCEPT:
        whole = " ".join(call_text_of(action, say, lambda suit: "").split())
        return whole if len(whole) <= _LONGEST else short_call(action, say)
    return short_call(action, say) if isinstance(action, Bid | Propose) else None


def style(action: Action) -> ButtonStyle:
    """Highlight going along; subdue what undertakes nothing."""
    if isinstance(action, Word):
        return ButtonStyle.secondary
    goes_along = isinstance(action, Bid) and action.contract.family is Family.PARTNERSHIP
    return ButtonStyle.success if goes_along else ButtonStyle.primary


def told(action: Action, words: Words, say: Say, *, seen: bool) -> tuple[str, Facts]:
    match action:
        case Propose():
            return "propose", {"suit": words.suit(action.suit)}
        case Discard():
            return ("discard", {"card": words.card(action.card)}) if seen else ("aside", {})
        case Bid(contract=contract) if contract.kind is ContractKind.ACCEPT and contract.suit is not None:
            return "joins", {"goal": contract.goal, "suit": words.suit(contract.suit)}
        case Bid():
            return "bid", {"contract": contract_text(action.contract, say, words.suit)}
    return _PLAIN.told(action, words, say, seen=seen)


def undertaken(action: Action, say: Say) -> str | None:
    return contract_text(action.contract, say) if isinstance(action, Bid) else None


def value(value: object, say: Say) -> str:
    return contract_text(value, say) if isinstance(value, Contract) else str(value)

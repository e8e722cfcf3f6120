"""What somebody said or did, told to others as a sentence without a full stop: `Anna plays K♥`, `Ben passes`."""

from __future__ import annotations

from cogs.words import CardWords, combination_name
from engine.cards import Card
from engine.chouine.actions import Declare
from engine.couillon.actions import NameTrump
from engine.game import Action, Play
from engine.kleurenwiezen.actions import Bid, Discard, Propose
from engine.kleurenwiezen.contracts import Kind
from locales import Say
from locales.bids import contract_text


def told(name: str, action: Action, words: CardWords, say: Say, *, seen: bool = False) -> str:
    """The sentence about `name`, safe within markdown; `seen`: to somebody who saw a card laid aside."""
    match action:
        case Play():
            return say("told-play", name=name, card=words.card(action.card))
        case NameTrump(suit=suit, card=None):
            return say("told-trump", name=name, suit=words.suit(suit))
        case NameTrump(suit=suit, card=Card() as card):
            return say("told-shows", name=name, suit=words.suit(suit), card=words.card(card))
        case Declare():
            combination = combination_name(action.combination, say)
            return say("told-declare", name=name, card=words.card(action.card), combination=combination)
        case Propose():
            return say("told-propose", name=name, suit=words.suit(action.suit))
        case Discard():
            return (
                say("told-discard", name=name, card=words.card(action.card)) if seen else say("told-aside", name=name)
            )
        case Bid(contract=contract) if contract.kind is Kind.ACCEPT and contract.suit is not None:
            return say("told-joins", name=name, goal=contract.goal, suit=words.suit(contract.suit))
        case Bid():
            return say("told-bid", name=name, contract=contract_text(action.contract, say, words.suit))
    return say(f"told-{action}", name=name)

"""What somebody said or did, told as a sentence and never by the label of the button.

To others without a full stop, `Anna plays K♥`; to themselves with one, `You play K♥.`.
"""

from __future__ import annotations

from cogs.messages.words import CardWords, combination_name
from engine.core.actions import Action, Play
from engine.core.cards import Card
from engine.games.chouine.actions import Declare
from engine.games.couillon.actions import NameTrump
from engine.games.kleurenwiezen.actions import Bid, Discard, Propose
from engine.games.kleurenwiezen.contracts.contracts import Kind
from locales import Say
from locales.bids import contract_text

Facts = dict[str, str | int]


def told(name: str, action: Action, words: CardWords, say: Say, *, seen: bool = False) -> str:
    """The sentence about `name`, safe within markdown; `seen`: to somebody who saw a card laid aside."""
    if isinstance(action, Discard) and not seen:
        return say("told-aside", name=name)
    kind, facts = _sentence(action, words, say)
    return say(f"told-{kind}", name=name, **facts)


def told_you(action: Action, words: CardWords, say: Say) -> str:
    """The same to whoever did it."""
    kind, facts = _sentence(action, words, say)
    return say(f"told-you-{kind}", **facts)


def _sentence(action: Action, words: CardWords, say: Say) -> tuple[str, Facts]:
    """The end of its key, and what is filled in beside the name."""
    match action:
        case Play():
            return "play", {"card": words.card(action.card)}
        case NameTrump(suit=suit, card=None):
            return "trump", {"suit": words.suit(suit)}
        case NameTrump(suit=suit, card=Card() as card):
            return "shows", {"suit": words.suit(suit), "card": words.card(card)}
        case Declare():
            combination = combination_name(action.combination, say)
            return "declare", {"card": words.card(action.card), "combination": combination}
        case Propose():
            return "propose", {"suit": words.suit(action.suit)}
        case Discard():
            return "discard", {"card": words.card(action.card)}
        case Bid(contract=contract) if contract.kind is Kind.ACCEPT and contract.suit is not None:
            return "joins", {"goal": contract.goal, "suit": words.suit(contract.suit)}
        case Bid():
            return "bid", {"contract": contract_text(action.contract, say, words.suit)}
    return str(action), {}

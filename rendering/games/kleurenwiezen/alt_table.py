"""What only Kleurenwiezen's table shows, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core.cards import Card
from locales import Say
from locales.cards import index_of
from rendering.canvas.handwriting import figures, signed
from rendering.canvas.wording import together
from rendering.cards.spread import as_held
from rendering.games.kleurenwiezen.alt_auction import contract_words, suit_words, target_words, troel_words
from rendering.games.kleurenwiezen.facts import Whist
from rendering.games.kleurenwiezen.wording import call_text_of


def whist_words(whist: Whist, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    """The contract, tricks won and needed, what is said, what is laid aside and what lies open."""
    yield from contract_words(whist.settled, whist.contract, whist.declarers, names, say)
    if whist.contract is not None and whist.contract.is_negative:
        yield say("picture-alt-without-trumps")
    yield from troel_words(whist.troel, names, say, index_set)
    for name, actions in zip(names, whist.said, strict=True):
        for action in actions:
            yield say("picture-alt-said", name=name, call=call_text_of(action, say, suit_words(say))) + "."
    if whist.multiple > 1:
        yield say("picture-alt-times", multiple=whist.multiple)
    for target in whist.targets:
        yield target_words(target, names, say)
    if whist.discarded:
        people = together([names[seat - 1] for seat in whist.discarded], say)
        yield say("picture-alt-laid-aside", names=people)
    for name, cards in zip(names, whist.open_cards, strict=True):
        if cards:
            yield say("picture-alt-open-hand", name=name, cards=suits_words(cards, say, index_set))


def suits_words(cards: Sequence[Card], say: Say, index_set: str) -> str:
    """Cards suit by suit: `spades A, 5; hearts 10`, with the ranks as printed."""
    groups = []
    for suit, of_suit in groupby(as_held(cards), key=lambda card: card.suit):
        ranks = ", ".join(index_of(card.rank, index_set) for card in of_suit)
        groups.append(f"{suit_words(say)(suit)} {ranks}")
    return "; ".join(groups)


def result_words(whist: Whist, seat: int, say: Say) -> Iterator[str]:
    """What the deal brought to a seat."""
    if whist.result:
        change, score = whist.result[seat - 1]
        yield say("picture-alt-result", change=signed(change), count=abs(change), score=figures(score))

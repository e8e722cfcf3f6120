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
from rendering.games.kleurenwiezen.facts import TableFacts
from rendering.games.kleurenwiezen.wording import call_text_of


def table_words(shown: TableFacts, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    """The contract, tricks won and needed, what is said, what is laid aside and what lies open."""
    yield from contract_words(shown.settled, shown.contract, shown.declarers, names, say)
    if shown.contract is not None and shown.contract.is_negative:
        yield say("picture-alt-without-trumps")
    yield from troel_words(shown.troel, names, say, index_set)
    for name, actions in zip(names, shown.said, strict=True):
        for action in actions:
            yield say("picture-alt-said", name=name, call=call_text_of(action, say, suit_words(say))) + "."
    if shown.multiple > 1:
        yield say("picture-alt-times", multiple=shown.multiple)
    for target in shown.targets:
        yield target_words(target, names, say)
    if shown.discarded:
        people = together([names[seat - 1] for seat in shown.discarded], say)
        yield say("picture-alt-laid-aside", names=people)
    for name, cards in zip(names, shown.open_cards, strict=True):
        if cards:
            yield say("picture-alt-open-hand", name=name, cards=suits_words(cards, say, index_set))


def suits_words(cards: Sequence[Card], say: Say, index_set: str) -> str:
    """Cards suit by suit: `spades A, 5; hearts 10`, with the ranks as printed."""
    groups = []
    for suit, of_suit in groupby(as_held(cards), key=lambda card: card.suit):
        ranks = ", ".join(index_of(card.rank, index_set) for card in of_suit)
        groups.append(f"{suit_words(say)(suit)} {ranks}")
    return say("picture-alt-next").join(groups)


def result_words(shown: TableFacts, seat: int, say: Say) -> Iterator[str]:
    """What the deal brought to a seat."""
    if shown.result:
        change, score = shown.result[seat - 1]
        yield say("picture-alt-result", change=signed(change), count=abs(change), score=figures(score))

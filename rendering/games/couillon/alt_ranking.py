"""The ranking in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.cards import Card
from engine.games.couillon.order import Order
from engine.games.couillon.play import POINTS
from locales import Say
from rendering.canvas.wording import card_words
from rendering.games.couillon.ranking import ranking_of


def alt_ranking(order: Order, pack: Sequence[Card], say: Say, index_set: str) -> str:
    """What `draw_ranking` shows."""
    ranking = ranking_of(order, pack)

    def described(cards: Iterable[Card]) -> str:
        return ", ".join(f"{card_words(card, say, index_set)} {POINTS[card]}" for card in cards)

    trump, plain = (say("picture-suit", suit=str(suit)) for suit in (order.trump, ranking.plain[0].suit))
    sentences = [
        say("rules-alt-trumps", suit=trump, cards=described(ranking.trumps)),
        *([say("rules-alt-mit")] if ranking.mit else []),
        say("rules-alt-plain", suit=plain, cards=described(ranking.plain)),
    ]
    return " ".join(sentences)

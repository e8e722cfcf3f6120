"""The values of cards and combinations in Chouine, in words."""

from __future__ import annotations

from engine.core.cards import Card
from engine.games.chouine.combinations import RANKING
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.play import CARD_POINTS
from locales import Say
from rendering.canvas.wording import card_words, cards_words
from rendering.games.chouine.card_values import SUIT, cards_of, points_of


def alt_values(options: ChouineOptions, say: Say, index_set: str) -> str:
    """What `draw_values` shows."""
    cards = [Card.parse(f"{rank}{SUIT}") for rank in RANKING]
    ranking = ", ".join(f"{card_words(card, say, index_set)} {CARD_POINTS.get(card.rank, 0)}" for card in cards)
    sentences = [say("picture-alt-worth-ranking", cards=ranking)]
    for shape in options.variant.shapes:
        points = points_of(shape, options)
        key = ("wins", "same", "doubled")[len(points)]
        facts = dict(zip(("points", "doubled"), points, strict=False))
        name = say(f"picture-combination-{shape.combination}")
        known = cards_words(cards_of(shape), say, index_set)
        sentences.append(say(f"picture-alt-worth-{key}", combination=name, cards=known, **facts))
    return " ".join(sentences)

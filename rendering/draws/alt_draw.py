"""The draw for partners or for a dealer, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.chance.seating import DealerDraw, Draw, DrawnBy
from engine.core.cards import Card
from locales import Say
from locales.cards import card_text
from rendering.canvas.wording import cards_words, fitting, short, together


def alt_draw(draw: Draw | DealerDraw, names: Sequence[str], say: Say, index_set: str) -> str:
    """What `draw_draw` shows."""
    if isinstance(draw, DealerDraw):
        return _alt_dealer(draw, names, say, index_set)
    drawn = _jacks if draw.by is DrawnBy.JACKS else _high_cards

    def describe(longest_name: int, *, brief: bool) -> list[str]:
        known = [short(name, longest_name) for name in names]
        seated = [known[person] for person in draw.seats]
        return [
            say("picture-alt-draw"),
            *drawn(draw, known, say, index_set, brief=brief),
            *(say("picture-alt-partners", names=together(seated[side::2], say)) for side in (0, 1)),
            say("picture-alt-first", name=seated[0]),
        ]

    return fitting(partial(describe, brief=False), partial(describe, brief=True))


def _alt_dealer(draw: DealerDraw, names: Sequence[str], say: Say, index_set: str) -> str:
    def describe(longest_name: int) -> list[str]:
        known = [short(name, longest_name) for name in names]
        drew = (
            say("picture-alt-drew", name=name, cards=cards_words(cards, say, index_set))
            for name, cards in zip(known, draw.draws, strict=True)
        )
        return [say("picture-alt-draw-dealer"), *drew, say("picture-alt-deals", name=known[draw.dealer - 1])]

    return fitting(describe)


def _cards(cards: Sequence[Card], say: Say, index_set: str, *, brief: bool) -> str:
    """Cards by name, or by index and suit where there are too many."""
    return ", ".join(card_text(card, index_set) for card in cards) if brief else cards_words(cards, say, index_set)


def _high_cards(draw: Draw, names: Sequence[str], say: Say, index_set: str, *, brief: bool) -> Iterator[str]:
    for name, cards in zip(names, draw.draws, strict=True):
        yield say("picture-alt-drew", name=name, cards=_cards(cards, say, index_set, brief=brief))


def _jacks(draw: Draw, names: Sequence[str], say: Say, index_set: str, *, brief: bool) -> Iterator[str]:
    yield say("sheet-alt-jacks")
    for name, cards in zip(names, draw.draws, strict=True):
        if cards:
            yield say("sheet-alt-dealt", name=name, cards=_cards(cards, say, index_set, brief=brief))
        else:
            yield say("sheet-alt-dealt-none", name=name)
    yield say("sheet-alt-seated", names=together([names[person] for person in draw.seats], say))

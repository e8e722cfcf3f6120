"""The deal of a variant in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.couillon.options import CouillonOptions, pack_for
from engine.games.couillon.order import order_of
from locales import Say
from rendering.canvas.wording import LONGEST, card_words
from rendering.games.couillon.preview.deal import TRUMPS
from rendering.games.couillon.preview.dealing import dealt_by
from rendering.games.couillon.ranking import ranking_of


def alt_deal(options: CouillonOptions, say: Say, index_set: str) -> str:
    """What `draw_deal` shows."""
    return " ".join(_sentences(options, say, index_set))[:LONGEST]


def _sentences(options: CouillonOptions, say: Say, index_set: str) -> Iterator[str]:
    variant, dealt = options.variant, dealt_by(options)
    yield say("build-alt-deal", players=variant.seats - (variant.dummy is not None), pack=options.pack)
    for late in (False, True):
        rounds = [one for one in dealt.rounds if one.late is late and one.cards]
        if rounds:
            told = ", ".join(say("build-alt-round", cards=one.cards, to=_TO[one.to]) for one in rounds)
            yield say("build-alt-late" if late else "build-alt-first", rounds=told)
    if variant.layouts:
        yield say("build-alt-layouts", layouts=len(variant.layouts))
    if dealt.left:
        yield say("build-alt-stock" if variant.draws else "build-alt-left", cards=dealt.left)
    making = say("lobby-option-making", value=variant.making.value)
    yield f"{making[:1].upper()}{making[1:]}."
    ranking = ranking_of(order_of(TRUMPS, options.queens, options.mit != "none"), pack_for(options))
    cards = ", ".join(card_words(card, say, index_set) for card in ranking.trumps)
    yield say("rules-alt-trumps", suit=say("picture-suit", suit=str(TRUMPS)), cards=cards)
    if ranking.mit:
        yield say("rules-alt-mit")


_TO = {"e": "eldest", "o": "others", "n": "not-dealer", "d": "dealer", "*": "all"}
"""Who gets cards, as the catalogue's `build-alt-round` has it."""

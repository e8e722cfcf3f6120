"""Advice for players of Chouine.

Source: chouine.txt, the section before "Three or Four Players".
"""

from __future__ import annotations

from typing import Final

from cogs.games.chouine.wording import combination_name
from cogs.learn.tips import Tip, lines
from engine.core.cards import Rank
from engine.games.chouine.options import PACK, ChouineOptions
from engine.games.chouine.play import CARD_POINTS, DIX_DE_DER
from locales import Say

_BRISQUES: Final = (Rank.ACE, Rank.TEN)

_CHOUINE: Final = (
    Tip("chouine-brisques"),
    Tip("chouine-last", goes_on=True),
    Tip("chouine-early"),
    Tip("chouine-choose"),
    Tip("chouine-hide"),
    Tip("chouine-remember"),
    Tip("chouine-seven", lambda options: options.variant.turns_up),
    Tip("chouine-count"),
)


def chouine_tips(options: ChouineOptions, say: Say) -> str:
    high = DIX_DE_DER + sum(CARD_POINTS.get(card.rank, 0) for card in PACK if card.rank in _BRISQUES)
    low = sum(CARD_POINTS.get(card.rank, 0) for card in PACK if card.rank not in _BRISQUES)
    (brisques,) = (shape.combination for shape in options.variant.shapes if shape.brisques)
    facts: dict[str, str | int] = {
        "der": DIX_DE_DER,
        "high": high,
        "low": low,
        "lead": options.variant.draws,
        "brisques": combination_name(brisques, say),
    }
    return "\n".join(lines(_CHOUINE, options, say, **facts))

"""The last chapter of /rules: advice for players, each piece told where the variant gives a reason for it.

Source: couillon-family.txt, "Couillon Forcé", "Play with Mit', Kontra and Re", "Other Variants"; chouine.txt, the
section before "Three or Four Players"; kleurenwiezen.txt, "The Scoring", "Examples of Bidding", "Variations".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from cogs.messages.words import combination_name
from engine.core.cards import Rank
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.play import CARD_POINTS, DIX_DE_DER
from engine.games.chouine.variants import PACK
from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.variants import Following, Making, Scoring
from engine.games.kleurenwiezen.auction.raising import PAROLE_FROM
from engine.games.kleurenwiezen.contracts.contracts import Kind
from engine.games.kleurenwiezen.options import KleurenOptions
from locales import Say

TIPS: Final = "tips"
"""The name of the chapter."""


class Tip(NamedTuple):
    """A piece of advice."""

    key: str
    holds: Callable[[Any], bool] = lambda options: True
    """With these options."""
    goes_on: bool = False
    """With the line before, which is there whenever this one is."""


_PROPOSED: Final = (Making.UPCARD, Making.TONGRES, Making.DEALER_CARD)
_DOUBLED_BY_TIES: Final = (Scoring.SLATE, Scoring.POINTS, Scoring.TREE)
_BRISQUES: Final = (Rank.ACE, Rank.TEN)

_COUILLON: Final = (
    Tip("couillon-accept", lambda options: options.variant.making in _PROPOSED),
    Tip("couillon-accept-tie", lambda options: options.variant.scoring is Scoring.NUMBERS, goes_on=True),
    Tip("couillon-forced", lambda options: options.variant.making in (Making.FORCED, Making.HELD)),
    Tip("couillon-turn", lambda options: options.variant.making is Making.FORCED, goes_on=True),
    Tip("couillon-named", lambda options: options.variant.making is Making.NAMED),
    Tip("couillon-worth"),
    Tip("couillon-trump", lambda options: options.variant.following is not Following.STRICT),
    Tip("couillon-strict", lambda options: options.variant.following is Following.STRICT),
    Tip("couillon-stock", lambda options: options.variant.following is Following.FREE),
    Tip("couillon-layout", lambda options: bool(options.variant.layouts)),
    Tip("couillon-mit", lambda options: options.mit != "none"),
    Tip("couillon-mit-later", lambda options: options.mit != "none"),
    Tip("couillon-kontra", lambda options: options.mit == "kontra" and options.variant.scoring is Scoring.ROYES),
    Tip("couillon-ottant", lambda options: options.ottant),
    Tip("couillon-queens", lambda options: bool(options.queens)),
    Tip("couillon-tie", lambda options: options.variant.scoring in _DOUBLED_BY_TIES),
    Tip("couillon-passed", lambda options: options.variant.scoring is Scoring.NUMBERS),
)

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

_KLEUREN: Final = (
    Tip("kleuren-nine", lambda options: _has(options, Kind.ACCEPT)),
    Tip(
        "kleuren-solo5",
        lambda options: _has(options, Kind.ACCEPT) and 5 in options.contracts.goals(Kind.SOLO),
        goes_on=True,
    ),
    Tip("kleuren-alone", lambda options: not options.ladder),
    Tip("kleuren-high", lambda options: _has(options, Kind.ABONDANCE)),
    Tip("kleuren-solo-most", lambda options: _is_basic(options), goes_on=True),
    Tip("kleuren-abondance", lambda options: _is_basic(options) and not options.abondance_overtricks),
    Tip("kleuren-overtricks", lambda options: _is_basic(options)),
    Tip("kleuren-failed", lambda options: not options.ladder),
    Tip("kleuren-listen", lambda options: _has(options, Kind.ACCEPT)),
    Tip("kleuren-parole", lambda options: options.parole and _has(options, Kind.ACCEPT)),
    Tip("kleuren-troel", lambda options: _has_troel(options)),
    Tip("kleuren-royal", lambda options: _has_troel(options) and options.troel != "exactly-3", goes_on=True),
    Tip("kleuren-pack", lambda options: not options.shuffle),
)


def couillon_tips(options: CouillonOptions, say: Say) -> str:
    return "\n".join(_lines(_COUILLON, options, say))


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
    return "\n".join(_lines(_CHOUINE, options, say, **facts))


def kleuren_tips(options: KleurenOptions, say: Say) -> Iterator[str]:
    """Line by line, as its other chapters."""
    return _lines(_KLEUREN, options, say, tricks=PAROLE_FROM)


def _lines(tips: Sequence[Tip], options: object, say: Say, **facts: str | int) -> Iterator[str]:
    lines: list[list[str]] = []
    for tip in tips:
        if tip.holds(options):
            written = say(f"tips-{tip.key}", **facts)
            if tip.goes_on:
                lines[-1].append(written)
            else:
                lines.append([written])
    return (" ".join(line) for line in lines)


def _has(options: KleurenOptions, kind: Kind) -> bool:
    return bool(options.contracts.goals(kind))


def _is_basic(options: KleurenOptions) -> bool:
    """The figures are those of the basic table."""
    return options.scoring == "basic" and not options.ladder


def _has_troel(options: KleurenOptions) -> bool:
    return options.troel != "off" and _has(options, Kind.TROEL)

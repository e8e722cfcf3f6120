"""Advice for players of Kleurenwiezen.

Source: kleurenwiezen.txt, "The Scoring", "Examples of Bidding", "Variations".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.learn.tips import Tip, lines
from engine.games.kleurenwiezen.auction.raising import PAROLE_FROM
from engine.games.kleurenwiezen.contracts.contracts import Kind
from engine.games.kleurenwiezen.options import KleurenOptions
from locales import Say

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


def kleuren_tips(options: KleurenOptions, say: Say) -> Iterator[str]:
    """The advice as text, line by line like the other chapters."""
    return lines(_KLEUREN, options, say, tricks=PAROLE_FROM)


def _has(options: KleurenOptions, kind: Kind) -> bool:
    return bool(options.contracts.goals(kind))


def _is_basic(options: KleurenOptions) -> bool:
    """Whether the figures are those of the basic table."""
    return options.scoring == "basic" and not options.ladder


def _has_troel(options: KleurenOptions) -> bool:
    return options.troel != "off" and _has(options, Kind.TROEL)

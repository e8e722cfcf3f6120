"""Advice for players of Kleurenwiezen.

Source: kleurenwiezen.txt, "The Scoring", "Examples of Bidding", "Variations".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.learn.tips import Tip, lines
from engine.games.kleurenwiezen.auction.bids import PAROLE_FROM
from engine.games.kleurenwiezen.contracts.contracts import ContractKind
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from locales import Say

_KLEUREN: Final = (
    Tip("kleurenwiezen-nine", lambda options: _has(options, ContractKind.ACCEPT)),
    Tip(
        "kleurenwiezen-solo5",
        lambda options: _has(options, ContractKind.ACCEPT) and 5 in options.contracts.goals(ContractKind.SOLO),
        goes_on=True,
    ),
    Tip("kleurenwiezen-alone", lambda options: not options.ladder),
    Tip("kleurenwiezen-high", lambda options: _has(options, ContractKind.ABONDANCE)),
    Tip("kleurenwiezen-solo-most", lambda options: _is_basic(options), goes_on=True),
    Tip("kleurenwiezen-abondance", lambda options: _is_basic(options) and not options.abondance_overtricks),
    Tip("kleurenwiezen-overtricks", lambda options: _is_basic(options)),
    Tip("kleurenwiezen-failed", lambda options: not options.ladder),
    Tip("kleurenwiezen-listen", lambda options: _has(options, ContractKind.ACCEPT)),
    Tip("kleurenwiezen-parole", lambda options: options.parole and _has(options, ContractKind.ACCEPT)),
    Tip("kleurenwiezen-troel", lambda options: _has_troel(options)),
    Tip("kleurenwiezen-royal", lambda options: _has_troel(options) and options.troel != "exactly-3", goes_on=True),
    Tip("kleurenwiezen-pack", lambda options: not options.shuffle),
)


def kleurenwiezen_tips(options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    """The advice as text, line by line like the other chapters."""
    return lines(_KLEUREN, options, say, tricks=PAROLE_FROM)


def _has(options: KleurenwiezenOptions, kind: ContractKind) -> bool:
    return bool(options.contracts.goals(kind))


def _is_basic(options: KleurenwiezenOptions) -> bool:
    """Whether the figures are those of the basic table."""
    return options.scoring == "basic" and not options.ladder


def _has_troel(options: KleurenwiezenOptions) -> bool:
    return options.troel != "off" and _has(options, ContractKind.TROEL)

"""A variant composed by options: how trumps are made, how suit is followed, what is scored on, how many cards each.

- A number of cards, or a way of making trumps, that is not the preset's own brings batches of its own, as the preset
  does that makes trumps in this way with so many cards. What is over stays undealt.
- What makes no sense together is refused, with the first reason of a list.

Source: docs/rules/couillon.md, "Composing a variant".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.errors import ReasonBase
from engine.games.couillon.variants import VARIANTS, Following, Making, Scoring, Variant
from engine.games.couillon.words import CouillonImpossible

COMPOSED_BY: Final = ("making", "following", "scoring", "cards")
"""The options that compose a variant."""
PROPOSED_LATER: Final = 4
"""Where the dealer's last card is proposed too, after so many cards comes the first proposal."""
EVERYBODY_AT_ONCE: Final = 3
"""Where eldest names trumps on half of the cards, everybody gets so many before, but larger halves go to eldest alone:
as the descriptions of Kujong and Troeven have it."""


@cache
def own_values(row: Variant) -> Mapping[str, str]:
    """The values with which these options are what the row says."""
    values = row.making.value, row.following.value, row.scoring.value, str(row.cards)
    return MappingProxyType(dict(zip(COMPOSED_BY, values, strict=True)))


@cache
def composed(preset: str, making: str, following: str, scoring: str, cards: int) -> Variant:
    """The row of a preset with these options."""
    row = VARIANTS[preset]
    found = row._replace(making=Making(making), following=Following(following), scoring=Scoring(scoring))
    if (found.making, cards) == (row.making, row.cards):
        return found
    return found._replace(dealing=batches_for(found.making, cards), larger_pack=True)


def batches_for(making: Making, cards: int) -> str:
    """The batches that a way of making trumps asks for with so many cards each, four at least."""
    match making:
        case Making.UPCARD:
            return f"{_in_twos(cards)} r |"
        case Making.TONGRES:
            return f"{_in_twos(PROPOSED_LATER)} | {_in_twos(cards - PROPOSED_LATER)} r"
        case Making.DEALER_CARD:
            return f"2n 1d {cards - 2}n {cards - 1}d r |"
        case Making.FORCED if cards % 2 == 0:
            return f"{_in_twos(cards - 2)} | 2* r"
        case Making.FORCED:
            return f"{cards - 2}e | {cards - 2}o r 2*"
    half = (cards + 1) // 2
    if cards % 2:
        return f"{half}e | {half}o r {cards - half}*"
    return f"{half}* | {half}* r" if half <= EVERYBODY_AT_ONCE else f"{half}e | {half}o {half}* r"


def _in_twos(cards: int) -> str:
    return " ".join(["2*"] * (cards // 2) + ["1*"] * (cards % 2))


class Composition(NamedTuple):
    """What has been chosen, as the reasons below judge it."""

    row: Variant
    """Of the preset."""
    variant: Variant
    """As composed."""
    chosen: Mapping[str, str]

    @property
    def left(self) -> int:
        """How many cards of the pack stay undealt; below 0 where it has not enough."""
        pack = int(self.chosen["pack"])
        return pack - self.variant.seats * self.variant.cards

    @property
    def lies_open(self) -> bool:
        """Whether somebody's cards lie on the table."""
        return bool(self.variant.layouts)

    @property
    def has_mit(self) -> bool:
        return self.chosen["mit"] != "none"


class Against(NamedTuple):
    """A reason why a composition cannot be played."""

    why: ReasonBase
    options: tuple[str, ...]
    """Those it is about: it is told of the first of them that is not as the preset has it."""
    holds: Callable[[Composition], bool]


CONTRADICTIONS: Final = (
    Against(
        CouillonImpossible.LIES_ON_TABLE,
        ("making", "cards"),
        lambda one: one.lies_open and one.variant.dealing != one.row.dealing,
    ),
    Against(
        CouillonImpossible.TREES_FOR_THREE,
        ("scoring",),
        lambda one: max(one.variant.sides) > 1 and one.variant.scoring is not Scoring.TREE,
    ),
    Against(
        CouillonImpossible.NO_MIT,
        ("mit", "scoring"),
        lambda one: one.has_mit and one.variant.scoring not in (Scoring.ROYES, Scoring.COWS),
    ),
    Against(
        CouillonImpossible.MIT_IN_SIGHT,
        ("mit",),
        lambda one: one.has_mit and one.lies_open,
    ),
    Against(
        CouillonImpossible.NEEDS_MIT,
        ("ottant", "mit"),
        lambda one: one.chosen["ottant"] == "yes" and not one.has_mit,
    ),
    Against(
        CouillonImpossible.UPCARD_IN_STOCK,
        ("making",),
        lambda one: one.variant.draws and one.variant.making is Making.UPCARD,
    ),
    Against(
        CouillonImpossible.NO_LAST_CARD,
        ("making", "cards"),
        lambda one: one.variant.making is Making.TONGRES and one.variant.cards <= PROPOSED_LATER,
    ),
    Against(
        CouillonImpossible.TOO_FEW_CARDS,
        ("cards", "pack", "making"),
        lambda one: one.left < 0,
    ),
    Against(
        CouillonImpossible.NO_STUB,
        ("making", "cards", "pack"),
        lambda one: one.variant.making is Making.UPCARD and not one.left,
    ),
    Against(
        CouillonImpossible.NO_STOCK,
        ("cards", "pack"),
        lambda one: one.variant.draws and not one.left,
    ),
)
"""The first that holds is told."""


def against(one: Composition) -> Iterator[Against]:
    """Everything against a composition, the reason to be told first."""
    return (each for each in CONTRADICTIONS if each.holds(one))

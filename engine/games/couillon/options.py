"""Presets and options of the Couillon family, and variants composed by them.

Options say how trumps are made, how suit is followed, what is scored on, how many cards each.

- A number of cards, or a way of making trumps, that is not the preset's own brings batches of its own, as the preset
  does that makes trumps in this way with so many cards. What is over stays undealt.
- What makes no sense together is refused, with the first reason of a list.

Source: docs/rules/couillon.md, "Composing a variant".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.cards import Card, mask_of, pack_of
from engine.core.errors import ReasonBase
from engine.core.options import Impossible, ImpossibleOptions, Options, OptionSpec, changed, preset_named, values_of
from engine.games.couillon.actions import CouillonImpossible
from engine.games.couillon.variants import VARIANTS, Following, Making, Scoring, Variant

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


OPTIONS: Final = (
    OptionSpec(
        "lines", ("7", "5"), "lines on each side of the slate: wins needed for the match", range(1, 21), is_length=True
    ),
    OptionSpec(
        "branches",
        ("7", "5", "10"),
        "branches of each side's tree, or where its numbers begin",
        range(1, 21),
        is_length=True,
    ),
    OptionSpec("cows", ("9-9-5", "9-5", "9", "5"), "strokes of the cows: two won, one of each kind, or a single cow"),
    OptionSpec("royes", ("13", "7"), "rôyes each side begins with", range(1, 100), is_length=True),
    OptionSpec(
        "target", ("7", "5"), "points that win the match, where points are counted up", range(1, 100), is_length=True
    ),
    OptionSpec("pack", ("24", "32", "30"), "cards in the pack: 24 (A K Q J T 9), 32 (with 8 and 7), 30 (no black 7)"),
    OptionSpec(
        "show", ("none", "chosen", "highest"), "the card shown by naming trumps: none, any one of them, the highest"
    ),
    OptionSpec(
        "mit", ("none", "plain", "kontra"), "the queen of spades may be declared, without or with Kontra and Re"
    ),
    OptionSpec("dame_de_make", ("no", "yes"), "the queen of clubs is always a trump, above the king"),
    OptionSpec("red_queens", ("no", "yes"), "the red queens are always trumps too"),
    OptionSpec("ottant", ("no", "yes"), "a side that made trumps, declared the Mit' and lost adds two"),
    OptionSpec(
        "tie",
        ("none", "both-score", "non-makers"),
        "a tied deal counts for nobody, one rôye for both sides, or is won by the side that did not make trumps",
    ),
    OptionSpec("deals", ("0", "4", "8", "12"), "deals in the match; 0: until it is won", range(1000), is_length=True),
    OptionSpec("seats_by", ("lobby", "high-cards", "jacks"), "partners as people sit down, or drawn by cards"),
    OptionSpec("making", tuple(Making), "how trumps are made"),
    OptionSpec("following", tuple(Following), "what may be played to a trick"),
    OptionSpec("scoring", tuple(Scoring), "the kind of score sheet"),
    OptionSpec(
        "cards", ("4", "5", "6", "8"), "cards dealt to each, in the batches that making trumps asks for", range(4, 17)
    ),
)

_MIT: Final = {"mit": "kontra"}
_DAME: Final = _MIT | {"dame_de_make": "yes"}
PRESETS: Final[dict[str, dict[str, str]]] = {name: {} for name in VARIANTS} | {
    "denexa": {"lines": "5"},
    "force": {"show": "chosen"},
    "malmedy": _MIT,
    "dame-de-make": _DAME,
    "st-vith": _DAME | {"tie": "non-makers"},
    "six": _MIT,
    "six-32": _MIT | {"pack": "32"},
    "eight": _MIT | {"pack": "32"},
    "kwajongen": {"branches": "10"},
    "kujong": {"mit": "plain"},
    "troeven": {"pack": "32"},
    "troeven-3-dummy": {"pack": "32"},
    "troeven-3": {"pack": "30", "branches": "5"},
    "troeven-2-layout": {"pack": "32"},
    "troeven-2-stock": {"pack": "32"},
}

_WHERE: Final[dict[str, tuple[Callable[[Variant], bool], ReasonBase]]] = {
    "lines": (lambda variant: variant.scoring is Scoring.SLATE, CouillonImpossible.NO_SLATE),
    "branches": (lambda variant: variant.scoring in (Scoring.TREE, Scoring.NUMBERS), CouillonImpossible.NO_TREE),
    "cows": (lambda variant: variant.scoring is Scoring.COWS, CouillonImpossible.NO_COWS),
    "royes": (lambda variant: variant.scoring is Scoring.ROYES, CouillonImpossible.NO_ROYES),
    "target": (lambda variant: variant.scoring is Scoring.POINTS, CouillonImpossible.NO_POINTS),
    "pack": (lambda variant: variant.larger_pack, CouillonImpossible.OWN_PACK),
    "show": (lambda variant: variant.making is Making.FORCED, CouillonImpossible.NOT_FORCED),
    "tie": (lambda variant: variant.scoring is Scoring.ROYES, CouillonImpossible.NO_ROYES),
    "seats_by": (lambda variant: variant.has_partners, Impossible.NO_PARTNERS),
}
"""Where an option applies and may be changed, and why not elsewhere, where it keeps the preset's value."""
_NEUTRAL: Final = {"show": "none", "tie": "none"}
"""Options whose value would be heeded where they mean nothing, so that they have this value there."""

_USUAL: Final = {spec.name: spec.default for spec in OPTIONS}

QUEEN_OF_SPADES: Final = Card.parse("QS")
_DAME_DE_MAKE: Final = Card.parse("QC").bit
_RED_QUEENS: Final = mask_of((Card.parse("QH"), Card.parse("QD")))


@dataclass(frozen=True, slots=True)
class CouillonOptions(Options):
    """The options of one match."""

    game = "couillon"

    lines: int
    branches: int
    cows: str
    royes: int
    target: int
    pack: int
    show: str
    mit: str
    dame_de_make: bool
    red_queens: bool
    ottant: bool
    tie: str
    deals: int
    seats_by: str
    making: str
    following: str
    scoring: str
    cards: int

    @property
    def variant(self) -> Variant:
        return composed(self.preset, self.making, self.following, self.scoring, self.cards)

    @property
    def queens(self) -> int:
        """The queens that are always trumps, as a mask."""
        return (_DAME_DE_MAKE if self.dame_de_make else 0) | (_RED_QUEENS if self.red_queens else 0)


def configure(preset: str | None = None, changes: Mapping[str, str] | None = None) -> CouillonOptions:
    """Options of a preset with changes, as text; raises UnknownChoice, ImpossibleOptions."""
    name = preset_named(PRESETS, preset)
    own = {**_USUAL, **own_values(VARIANTS[name]), **PRESETS[name]}
    chosen = changed(OPTIONS, own, changes)
    _settle(name, own, chosen)
    values = values_of(OPTIONS, chosen)
    values["dame_de_make"] = values["dame_de_make"] or values["red_queens"]
    return CouillonOptions(preset=name, **values)


def _settle(name: str, own: Mapping[str, str], chosen: dict[str, str]) -> None:
    """Give options that mean nothing beside the others the value they have there; raises ImpossibleOptions.

    `own`: the values of the preset.
    """
    variant = composed(name, *(chosen[option] for option in COMPOSED_BY[:3]), int(chosen["cards"]))
    for option, (possible, why) in _WHERE.items():
        if possible(variant):
            continue
        if chosen[option] not in (own[option], _NEUTRAL.get(option)):
            raise ImpossibleOptions(why, name, option, chosen[option])
        chosen[option] = _NEUTRAL.get(option, own[option])
    if chosen["pack"] == "30" != own["pack"]:
        raise ImpossibleOptions(CouillonImpossible.PACK_OF_THREE, name, "pack", "30")
    for found in against(Composition(VARIANTS[name], variant, chosen)):
        told = next(option for option in found.options if chosen[option] != own[option])
        raise ImpossibleOptions(found.why, name, told, chosen[told])


_BLACK_SEVENS: Final = (Card.parse("7S"), Card.parse("7C"))


_PACKS: Final = {
    24: pack_of("AKQJT9"),
    32: pack_of("AKQJT987"),
    30: tuple(card for card in pack_of("AKQJT987") if card not in _BLACK_SEVENS),
}


def pack_for(options: CouillonOptions) -> tuple[Card, ...]:
    """The cards of the match, sorted."""
    return _PACKS[options.pack]

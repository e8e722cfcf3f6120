"""The rules of one variant in words, assembled from the parts its data calls for.

A part is a text of the catalogue (`locales/*/rules.ftl`); a line is a sequence of parts. The options and the variant
decide which parts are used, so a house rule changes the page as it changes the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cogs.games.couillon.texts import drawn_sheet
from cogs.games.plain import TIPS, GameSteps, PlainRules, Tip, tip_lines
from cogs.messages.layout import Drawing
from engine.core.chance.fairness import LEAST_CUT
from engine.core.registry import game_named
from engine.games.couillon.options import CouillonOptions, pack_for
from engine.games.couillon.play import CARD_POINTS
from engine.games.couillon.sheets.chalked import Cows
from engine.games.couillon.variants import REST, Batch, Following, Making, Scoring, Variant, dealing_of
from locales import Say
from locales.cards import index_of
from rendering import look_of
from rendering.games.couillon.deal import alt_deal, draw_deal
from rendering.games.couillon.ranking import alt_ranking, draw_ranking, example_order
from rendering.games.couillon.sheets import example_sheet

LAST_TRICKS: Final = 8
"""So many tricks without a stock the tip about it speaks of, as many as each is dealt cards."""
THROWN_IN: Final = (Making.TONGRES, Making.DEALER_CARD)
"""Ways of making trumps in which everybody may pass for good."""

_DOUBLED_BY_TIES: Final = (Scoring.SLATE, Scoring.POINTS, Scoring.TREE)

_COUILLON: Final = (
    Tip("couillon-accept", lambda options: options.variant.making.proposes),
    Tip(
        "couillon-accept-tie",
        lambda options: options.variant.making.proposes and options.variant.scoring is Scoring.NUMBERS,
        goes_on=True,
    ),
    Tip("couillon-forced", lambda options: options.variant.making in (Making.FORCED, Making.HELD)),
    Tip("couillon-turn", lambda options: options.variant.making is Making.FORCED, goes_on=True),
    Tip("couillon-named", lambda options: options.variant.making is Making.NAMED),
    Tip("couillon-worth"),
    Tip("couillon-trump", lambda options: options.variant.following is not Following.STRICT),
    Tip("couillon-strict", lambda options: options.variant.following is Following.STRICT),
    Tip(
        "couillon-stock",
        lambda options: (
            options.variant.draws
            and options.variant.cards == LAST_TRICKS
            and options.variant.following is Following.OR_TRUMP
        ),
    ),
    Tip("couillon-layout", lambda options: bool(options.variant.layouts)),
    Tip("couillon-mit", lambda options: options.mit != "none"),
    Tip("couillon-mit-later", lambda options: options.mit != "none"),
    Tip("couillon-kontra", lambda options: options.mit == "kontra" and options.variant.scoring is Scoring.ROYES),
    Tip("couillon-ottant", lambda options: options.ottant),
    Tip("couillon-queens", lambda options: bool(options.queens)),
    Tip("couillon-tie", lambda options: options.variant.scoring in _DOUBLED_BY_TIES),
    Tip(
        "couillon-passed",
        lambda options: options.variant.making in THROWN_IN and options.variant.scoring is Scoring.NUMBERS,
    ),
)


def couillon_tips(options: CouillonOptions, say: Say) -> str:
    return "\n".join(tip_lines(_COUILLON, options, say))


Facts = dict[str, str | int]

Line = list[str]
"""The keys of the parts that make it up."""

_ELDEST: Final = 0
"""The place of the player at dealer's left in a deal."""

_FOLLOWING: Final = {
    Following.OR_TRUMP: "rules-follow-or-trump",
    Following.STRICT: "rules-follow-strict",
}
_FOLLOWING_AFTER_DRAWING: Final = {
    Following.OR_TRUMP: "rules-follow-free",
    Following.STRICT: "rules-follow-free-strict",
}

_DEALS: Final = {Making.UPCARD: "stub", Making.TONGRES: "tongres", Making.DEALER_CARD: "dealer-card"}
"""Ways of making trumps that come with a deal of their own."""
_TELL_THE_REST: Final = ("stub", "dealer-card", "stock", "eldest-talon")
"""Deals whose text says what becomes of the cards left."""

_HERDS_OF_TWO_KINDS: Final = ("9-9-5", "9-5")


def rules_text(options: CouillonOptions, say: Say) -> str:
    """The rules with these options: one line per point, in a few paragraphs."""
    facts = _facts(options, say.index_set)
    paragraphs = (_before_play(options), _play(options.variant), _queens(options), _ending(options))
    written = ("\n".join(" ".join(say(key, **facts) for key in line) for line in lines) for lines in paragraphs)
    return "\n\n".join(filter(None, written))


def _facts(options: CouillonOptions, index_set: str) -> Facts:
    """Every figure that a part may name."""
    variant = options.variant
    before, after = dealing_of(variant, options.pack)
    seen = before[-1:] if variant.layouts and variant.dummy is None else before
    ranks = sorted({card.rank for card in pack_for(options)}, reverse=True)
    return {
        "seats": variant.seats,
        "each": variant.sides.count(0),
        "pack": options.pack,
        "ranks": "\N{NO-BREAK SPACE}".join(index_of(rank, index_set) for rank in ranks),
        "values": ", ".join(f"{index_of(rank, index_set)}={points}" for rank, points in CARD_POINTS.items()),
        "batch": before[0].cards,
        "first": _cards(seen, _ELDEST),
        "more": _cards(after, _ELDEST),
        "second": max(variant.cards - 2, 0),
        "last": variant.cards - 1,
        "rest": _cards((*before, *after), REST),
        "branches": options.branches,
        "show": options.show,
        "least": LEAST_CUT,
        "lines": options.lines,
        "target": options.target,
        "royes": options.royes,
        "deals": options.deals,
        "strokes": Cows.first(options.cows).strokes,
    }


def _cards(batches: Iterable[Batch], place: int) -> int:
    return sum(batch.cards for batch in batches if batch.place == place)


def _before_play(options: CouillonOptions) -> Iterator[Line]:
    variant = options.variant
    dummy, making = variant.dummy is not None, f"rules-trumps-{variant.making}"
    named_by_one_of_two = variant.seats == 2 and variant.making is Making.NAMED
    counts_more = variant.scoring is Scoring.NUMBERS and variant.making in THROWN_IN
    yield [f"rules-players-{_people(variant)}"]
    yield ["rules-cards", *_where(options.pack == 30, "rules-cards-no-black-sevens")]
    yield [*_deal(options), *_where(dummy, "rules-deal-dummy")]
    yield [f"rules-dealer-{options.seats_by}"]
    yield ["rules-cut"]
    yield [
        f"{making}-two" if named_by_one_of_two else making,
        *_where(dummy, "rules-trumps-dummy"),
        *_where(counts_more, "rules-trumps-passed"),
    ]


def _play(variant: Variant) -> Iterator[Line]:
    following = _FOLLOWING_AFTER_DRAWING if variant.draws else _FOLLOWING
    yield ["rules-lead-two" if variant.seats == 2 else "rules-lead", following[variant.following]]
    face_up = "rules-play-layout" if variant.dummy is None else "rules-play-dummy"
    yield ["rules-take", *_where(bool(variant.layouts), face_up)]


def _queens(options: CouillonOptions) -> Iterator[Line]:
    if options.mit != "none":
        yield ["rules-mit", *_where(options.mit == "kontra", "rules-mit-kontra")]
    if options.dame_de_make:
        yield ["rules-dame-de-make"]
    if options.red_queens:
        yield ["rules-red-queens"]


def _ending(options: CouillonOptions) -> Iterator[Line]:
    scoring = options.variant.scoring
    yield list(_score(options))
    cows = scoring is Scoring.COWS
    if options.deals:
        different = cows and options.cows in _HERDS_OF_TWO_KINDS
        yield [f"rules-end-deals-{scoring}", *_where(different, f"rules-cows-{options.cows}")]
    else:
        yield [f"rules-end-{scoring}-{options.cows}" if cows else f"rules-end-{scoring}"]


def _people(variant: Variant) -> str:
    if variant.dummy is not None:
        return "dummy"
    if len(set(variant.sides)) == variant.seats:
        return "alone"
    return "pairs" if variant.has_partners else "teams"


def _deal(options: CouillonOptions) -> Iterator[str]:
    """How the cards are dealt, and what becomes of those left over."""
    variant = options.variant
    before, after = dealing_of(variant, options.pack)
    way = _way_of_dealing(variant, before, after)
    yield f"rules-deal-{way}"
    if way not in _TELL_THE_REST and _cards((*before, *after), REST):
        yield "rules-deal-left-stock" if variant.draws else "rules-deal-left"


def _way_of_dealing(variant: Variant, before: Sequence[Batch], after: Sequence[Batch]) -> str:
    if variant.making in _DEALS:
        return _DEALS[variant.making]
    if variant.layouts and variant.dummy is None:
        return "layout"
    if {batch.place for batch in before} != {_ELDEST}:
        return "all"
    if variant.draws:
        return "stock"
    return "eldest-talon" if REST in [batch.place for batch in after[:-1]] else "eldest"


def _score(options: CouillonOptions) -> Iterator[str]:
    scoring = options.variant.scoring
    yield "rules-score-trees" if len(set(options.variant.sides)) > 2 else f"rules-score-{scoring}"
    if options.ottant:
        yield "rules-score-ottant"
    if scoring is Scoring.ROYES:
        yield f"rules-tie-{options.tie}"
        yield "rules-bourgumesse"


def _where(given: bool, key: str) -> list[str]:
    """A part used only if `given`."""
    return [key] if given else []


TERMS: Final = (
    "couillon kwajongen kujong troeven make-trumps stub card-points slate line boucle couille craie royes dobe mit"
    " kontra ottant dame-de-make bourgumesse tree branch cow"
)
"""The terms that only this game has, as `learn-term-...` names them."""


class CouillonRules(PlainRules):
    """The chapters of `/rules` about the Couillon family."""

    CHAPTERS = ("rules", TIPS)

    def in_words(self, options: CouillonOptions, chapter: str, say: Say) -> str:
        """A chapter of the rules with these options."""
        return couillon_tips(options, say) if chapter == TIPS else rules_text(options, say)

    def pictures(self, options: CouillonOptions, chapter: str, say: Say) -> list[Drawing]:
        """The ranking of the cards."""
        if chapter == TIPS:
            return []
        index_set = say.index_set
        order, pack = example_order(options), pack_for(options)
        return [Drawing(lambda: draw_ranking(order, pack, look_of(say), say), alt_ranking(order, pack, say, index_set))]


class CouillonSteps(GameSteps):
    """The steps in which somebody composes a variant of the Couillon family."""

    STEPS: Mapping[str, Sequence[str]] = MappingProxyType(
        {
            "trumps": ("making", "show"),
            "cards": ("cards", "pack"),
            "play": ("following", "dame_de_make", "red_queens"),
            # The sheet comes before the Mit', which counts on some sheets only.
            "sheet": ("scoring", "lines", "branches", "cows", "royes", "target", "tie"),
            "mit": ("mit", "ottant"),
            "match": ("deals", "seats_by"),
        }
    )
    ROWS_AT = ""

    def pictures(self, options: CouillonOptions, say: Say) -> list[Drawing]:
        """The deal with the order of trumps, and the score sheet after some deals."""
        look, match = look_of(say), game_named(options.game).begin(options)
        return [
            Drawing(lambda: draw_deal(options, look, say), alt_deal(options, say, look.index_set)),
            drawn_sheet(example_sheet(match, say), say),
        ]

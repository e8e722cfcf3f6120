"""The rules of Chouine in words, assembled from the parts that the options call for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cogs.games.chouine.texts import drawn_match
from cogs.games.plain import TIPS, GameSteps, PlainRules, Tip, tip_lines
from cogs.messages.layout import Drawing
from engine.core.cards import Rank
from engine.core.chance.fairness import LEAST_CUT
from engine.games.chouine.combinations import RANKING, Shape
from engine.games.chouine.options import PACK, ChouineOptions, ChouineVariant
from engine.games.chouine.play import CARD_POINTS, DIX_DE_DER, POINTS
from engine.games.chouine.state import ChouineMatch
from locales import Say
from locales.cards import index_of
from rendering import look_of
from rendering.canvas.wording import EXAMPLE_NAMES, example_title
from rendering.games.chouine.card_values import alt_values, draw_values
from rendering.games.chouine.table import combination_name

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
    high = DIX_DE_DER + sum(POINTS[card] for card in PACK if card.rank in _BRISQUES)
    low = sum(POINTS[card] for card in PACK if card.rank not in _BRISQUES)
    (brisques,) = (shape.combination for shape in options.variant.shapes if shape.brisques)
    facts: dict[str, str | int] = {
        "der": DIX_DE_DER,
        "high": high,
        "low": low,
        "lead": options.variant.draws,
        "brisques": combination_name(brisques, say),
    }
    return "\n".join(tip_lines(_CHOUINE, options, say, **facts))


_SPACE: Final = "\N{NO-BREAK SPACE}"
_DRAWS: Final = {2: "two", 3: "left-over", 4: "all"}
"""What is left at the end of the talon, by number of seats."""


def chouine_rules(options: ChouineOptions, say: Say) -> str:
    """The rules with these options, in a few paragraphs."""
    return "\n\n".join(
        "\n".join(lines) for lines in (_before_play(options, say), _play(options, say), _end(options, say))
    )


def _before_play(options: ChouineOptions, say: Say) -> Iterator[str]:
    variant, index_set = options.variant, say.index_set
    ranks = _ranks(RANKING, say)
    values = ", ".join(f"{index_of(rank, index_set)}={points}" for rank, points in CARD_POINTS.items())
    yield say("rules-players-alone", seats=variant.seats)
    yield say("rules-chouine-cards", ranks=ranks, values=values, der=DIX_DE_DER)
    facts = {"each": variant.hand, "talon": variant.talon}
    yield say("rules-chouine-deal" if variant.turns_up else "rules-chouine-deal-no-trump", **facts)
    yield say("rules-chouine-dealer")
    yield say("rules-cut", least=LEAST_CUT)


def _play(options: ChouineOptions, say: Say) -> Iterator[str]:
    variant = options.variant
    left = _DRAWS[variant.seats]
    last = say(f"rules-chouine-talon-{left}") if variant.turns_up else ""
    yield say("rules-chouine-play", end=last).rstrip()
    yield say("rules-chouine-end" if variant.seats == 2 else "rules-chouine-end-more")
    shapes = ", ".join(_shape(shape, options, say) for shape in variant.shapes)
    yield say("rules-chouine-combinations", combinations=shapes)
    (brisques,) = (shape.combination for shape in variant.shapes if shape.brisques)
    declare = say("rules-chouine-declare", each=combination_name(brisques, say))
    twice = say("rules-chouine-twice") if _may_serve_twice(variant) else ""
    yield f"{declare} {twice}".rstrip()
    if variant.turns_up:
        yield say("rules-chouine-exchange", lead=variant.draws)
    else:
        yield say("rules-chouine-makes", doubled="yes" if options.mondoubleau_doubled else "no")


def _may_serve_twice(variant: ChouineVariant) -> bool:
    """Whether a card of a brisque may also serve in another combination."""
    (brisques,) = (shape for shape in variant.shapes if shape.brisques)
    return any(set(shape.ranks) & set(brisques.ranks) for shape in variant.shapes if shape != brisques)


def _shape(shape: Shape, options: ChouineOptions, say: Say) -> str:
    """`mariage (K Q) 20`, and twice that in trumps."""
    name, points = combination_name(shape.combination, say), options.points_of(shape.combination)
    if shape.brisques:
        return say("rules-chouine-brisques", name=name, cards=shape.brisques, points=points or 0)
    ranks = _ranks(shape.ranks, say)
    if points is None:
        return say("rules-chouine-wins", name=name, ranks=ranks)
    return say("rules-chouine-counts", name=name, ranks=ranks, points=points, trumps=2 * points)


def _ranks(letters: Iterable[str], say: Say) -> str:
    """Ranks by their indices on the cards."""
    by_letter, index_set = {str(rank): rank for rank in Rank}, say.index_set
    return _SPACE.join(index_of(by_letter[letter], index_set) for letter in letters)


def _end(options: ChouineOptions, say: Say) -> Iterator[str]:
    yield say("rules-chouine-partie")
    yield say("rules-chouine-manche", parties=options.parties_to_win)
    if options.manches_to_win > 1:
        yield say("rules-chouine-match", manches=options.manches_to_win)


TERMS: Final = (
    "game-chouine mondoubleau brisque combination demonter mariage tierce quateron quinte trente chouine dix-de-der"
    " exchange au-sept partie manche belle"
)
"""The terms that only this game has, as `learn-term-...` names them."""
_WINNERS: Final = (1, 2, 1, 1, 2)
"""Of the parties of the example."""


def _some_parties(options: ChouineOptions) -> tuple[ChouineMatch, ChouineMatch]:
    """The standing before and after the last of some parties; it stops before somebody would have won the match."""
    before = standing = ChouineMatch.before(options, 1)
    for seat in _WINNERS:
        after = standing.at_deal().won_by(seat)
        if after.winners:
            break
        before, standing = standing, after
    return before, standing


def _values(options: ChouineOptions, say: Say) -> Drawing:
    """What cards and combinations are worth."""
    look = look_of(say)
    return Drawing(lambda: draw_values(options, look, say), alt_values(options, say, look.index_set))


class ChouineRules(PlainRules):
    """The chapters of `/rules` about Chouine."""

    CHAPTERS = ("rules", TIPS)

    def in_words(self, options: ChouineOptions, chapter: str, say: Say) -> str:
        """A chapter of the rules with these options."""
        return chouine_tips(options, say) if chapter == TIPS else chouine_rules(options, say)

    def pictures(self, options: ChouineOptions, chapter: str, say: Say) -> list[Drawing]:
        """The ranking of the cards, and what each is worth."""
        if chapter == TIPS:
            return []
        return [_values(options, say)]


class ChouineSteps(GameSteps):
    """The steps in which somebody composes a variant of Chouine."""

    STEPS: Mapping[str, Sequence[str]] = MappingProxyType(
        {"worth": ("quinte", "mondoubleau_doubled"), "match": ("parties", "manches")}
    )
    ROWS_AT = ""

    def pictures(self, options: ChouineOptions, say: Say) -> list[Drawing]:
        """What cards and combinations are worth, and the slate after a few parties."""
        names = EXAMPLE_NAMES[: options.variant.seats]
        before, standing = _some_parties(options)
        title = example_title(standing.deal - 1, say)
        return [_values(options, say), drawn_match(standing, names, title, say, before)]

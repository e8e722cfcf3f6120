"""Somebody's statistics in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from cogs.messages.words import in_text, level_name, preset_name
from engine.standings.personal import (
    PEOPLE,
    Between,
    Companion,
    ContractStats,
    Faced,
    Feats,
    GameStats,
    MarkedDeal,
    Results,
    Role,
    Statistics,
    summed,
)
from engine.standings.rating import Rating
from locales import Say
from locales.own_words import title
from rendering.canvas.chalk import signed
from rendering.people.player import day_text, rating_texts
from rendering.people.rows import Rating as Point

_LATELY: Final = 10
"""Matches."""


def results_line(results: Results, say: Say) -> str:
    """`12 matches, 7 won (58%) · 96 deals`."""
    share = round(100 * results.won / results.matches) if results.matches else 0
    return say("stats-results", matches=results.matches, won=results.won, share=share, deals=results.deals)


def rating_line(rating: Rating | None, say: Say) -> str:
    """The rating and how sure it is."""
    if rating is None:
        return say("stats-unrated")
    figures = {"rating": str(rating.figure).replace("-", "−"), "within": str(rating.uncertainty)}
    return say("stats-rating", matches=rating.matches, sure="no" if rating.is_provisional else "yes", **figures)


def curve_lines(curve: Sequence[Point], say: Say) -> Iterator[str]:
    """Where the curve of a rating was highest and lowest, and where it has gone lately; nothing of a single match."""
    if len(curve) < 2:
        return
    high, low = (choose(curve, key=lambda one: one.value) for choose in (max, min))
    matches = min(_LATELY, len(curve) - 1)
    yield say(
        "stats-curve",
        high=rating_texts(high)[0],
        high_on=day_text(high, say),
        low=rating_texts(low)[0],
        low_on=day_text(low, say),
        change=signed(round(curve[-1].value - curve[-1 - matches].value)),
        matches=matches,
    )


def sections(stats: Statistics, of_game: GameStats, say: Say) -> Iterator[str]:
    """The statistics of one game, one text per section; `stats` are of this game alone."""
    if len(of_game.presets) > 1:
        lines = (
            say("stats-of", what=preset_name(one, say), results=results_line(sums, say))
            for one, sums in of_game.presets
        )
        yield "\n".join([say("stats-by-preset"), *lines])
    if of_game.contracts:
        heading = say.or_else(f"stats-by-contract-{of_game.game}", say("stats-by-contract"))
        yield "\n".join([heading, *_contracts(of_game.contracts, say)])
    if of_game.feats:
        feats = ", ".join(feat_text(feat, say) for feat in of_game.feats)
        yield say("stats-feats", feats=feats)
    marked = [("best", of_game.best), ("worst", of_game.worst)]
    deals = [say(f"stats-{name}-deal", deal=_marked(deal, say)) for name, deal in marked if deal is not None]
    people = [*_faced(stats.faced, say), *_companions(stats.favourite, stats.nemesis, say), *_streaks(stats, say)]
    for block in (deals, people):
        if block:
            yield "\n".join(block)


def _contracts(contracts: Sequence[ContractStats], say: Say) -> Iterator[str]:
    """One line per contract, with its roles."""
    by_contract = sorted(contracts, key=lambda one: one.contract or "")
    groups = [tuple(group) for _, group in groupby(by_contract, key=lambda one: one.contract)]
    for group in sorted(groups, key=lambda group: -sum(one.deals for one in group)):
        roles = (_role(one, say) for one in sorted(group, key=lambda one: tuple(Role).index(one.role)))
        name = contract_name(group[0].contract, say)
        yield say("stats-contract", contract=name, roles=" · ".join(roles))


def _role(one: ContractStats, say: Say) -> str:
    return say(f"stats-role-{one.role}", made=one.successes, deals=one.deals)


def contract_name(contract: str | None, say: Say) -> str:
    """The name of a kind of contract; for a game without any, that trumps were made."""
    kind = contract or "trumps"
    return say.or_else(f"stats-contract-{kind}", title(kind))


def feat_text(feat: Feats, say: Say) -> str:
    """`3 × Tierce`."""
    combination = say.or_else(f"picture-combination-{feat.what}", title(feat.what))
    known = say.or_else(f"stats-feat-{feat.what}", combination)
    return f"{feat.times} × {known}"


def _marked(deal: MarkedDeal, say: Say) -> str:
    contract = f" ({contract_name(deal.contract, say)})" if deal.contract else ""
    facts = {"deal": str(deal.deal), "table": str(deal.table_id)}
    return say("stats-deal", points=signed(deal.points), contract=contract, **facts)


def _faced(faced: Sequence[Faced], say: Say) -> Iterator[str]:
    """Against whom they played; nothing if it was only people."""
    computers = [one for one in faced if one.whom != PEOPLE]
    if computers:
        yield from (say("stats-faced-people", matches=one.matches, won=one.won) for one in faced if one.whom == PEOPLE)
        levels = (
            say("stats-faced-level", level=level_name(one.whom, say), matches=one.matches, won=one.won)
            for one in computers
        )
        yield say("stats-faced-computers", levels=" · ".join(levels))


def _companions(favourite: Companion | None, nemesis: Companion | None, say: Say) -> Iterator[str]:
    if favourite is not None:
        yield say("stats-favourite", name=in_text(favourite.name), matches=favourite.matches, won=favourite.won)
    if nemesis is not None:
        yield say("stats-nemesis", name=in_text(nemesis.name), lost=nemesis.lost, matches=nemesis.matches)


def _streaks(stats: Statistics, say: Say) -> Iterator[str]:
    now, won, lost = stats.streaks
    if now:
        yield say("stats-streak-won" if now > 0 else "stats-streak-lost", matches=abs(now))
    yield say("stats-streaks", won=won, lost=lost)


def games_line(games: Sequence[GameStats], besides: str, say: Say) -> list[str]:
    """The other games somebody plays."""
    others = [
        say(
            "stats-of",
            what=say(f"rules-game-{one.game}"),
            results=results_line(summed(sums for _, sums in one.presets), say),
        )
        for one in games
        if one.game != besides
    ]
    return ["\n".join([say("stats-other-games"), *others])] if others else []


def between_lines(between: Between, first: str, second: str, say: Say) -> Iterator[str]:
    """Two people, with and against each other; names are safe within markdown."""
    if between.against.matches:
        equal = between.against.matches - between.ahead - between.behind
        names = {"first": first, "second": second}
        figures = {"matches": between.against.matches, "ahead": between.ahead, "behind": between.behind, "equal": equal}
        yield say("stats-against", **names, **figures)
    else:
        yield say("stats-never-against")
    if between.together.matches:
        yield say("stats-together", results=results_line(between.together, say))
    else:
        yield say("stats-never-together")

"""The result of a finished deal of the Couillon family in sentences: who won, how the score changes, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from cogs.messages.finished_deal import FinishedDeal
from cogs.messages.words import seat_name, side_names, sides_of
from engine.core.options import Options
from engine.core.registry import GAMES
from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.sheets.cows import Cows
from engine.games.couillon.sheets.numbers import Numbers
from engine.games.couillon.sheets.points import Points
from engine.games.couillon.sheets.royes import Royes
from engine.games.couillon.sheets.slate import Slate
from engine.games.couillon.sheets.tree import Tree
from engine.games.couillon.state import counted
from engine.games.couillon.variants import Scoring
from engine.tables.live.table import Table
from locales import Say


def sheets(finished: FinishedDeal) -> tuple[Any, Any]:
    """The score sheets before and after a deal."""
    return finished.view.public.match.sheet, finished.view.sheet


def full(options: Options) -> int:
    """The score a side begins with, or the points that win; 0 for rôyes or points over a fixed number of deals."""
    assert isinstance(options, CouillonOptions)
    if options.deals and options.variant.scoring in (Scoring.ROYES, Scoring.POINTS):
        return 0
    return max(GAMES[options.game].begin(options).score) or options.target


class _Told(NamedTuple):
    """A deal that was played out, by side."""

    finished: FinishedDeal
    names: tuple[str, ...]
    people: tuple[int, ...]
    tricks: tuple[int, ...]
    won: int | None
    """The side that wins the deal, if one does."""
    maker: int | None
    """The side that made trumps."""
    say: Say

    @property
    def lost(self) -> int | None:
        """The side that made trumps while another won."""
        return None if self.won is None or self.won == self.maker else self.maker

    def of(self, key: str, side: int, **facts: str | int) -> str:
        """A sentence about a side."""
        return self.say(key, side=self.names[side], people=self.people[side], **facts)

    def why(self) -> str:
        """What a win counted for, if for more than the deal."""
        view, (before, after) = self.finished.view, sheets(self.finished)
        # Taking all the tricks has a name of its own when rôyes are counted.
        sweep = "dobe" if isinstance(after, Royes) else "sweep"
        reasons = {
            "win": True,
            sweep: len(view.played) in self.tricks,
            "mit": view.mit is not None,
            "kontra": view.kontra is not None,
            "re": view.re is not None,
            "pass": isinstance(before, Numbers) and before.bonus,
        }
        what = [self.say(f"play-for-{reason}") for reason, counts in reasons.items() if counts]
        return self.say("play-why", what=", ".join(what)) if len(what) > 1 else ""


def result_sentences(table: Table, finished: FinishedDeal, say: Say) -> list[str]:
    """Who won and with how many points, and what changes on the score sheet."""
    result, view = finished.result, finished.view
    before, after = sheets(finished)
    if result.thrown_in:
        thrown_in = say("play-deal-thrown-in", deal=str(view.deal))
        return [thrown_in, say("play-passed-numbers")] if isinstance(after, Numbers) else [thrown_in]
    sides = sides_of(table)
    points, tricks = (
        tuple(sum(per_seat[seat - 1] for seat in side) for side in sides)
        for per_seat in (view.card_points, view.tricks)
    )
    told = _Told(
        finished=finished,
        names=side_names(table, say),
        people=tuple(map(len, sides)),
        tricks=tricks,
        won=counted(view.public).winner,
        maker=view.sides[result.declarers[0] - 1] if result.declarers else None,
        say=say,
    )
    lines = [_headline(told, points), *_SHEETS[type(after)](told, before, after)]
    if isinstance(after, Royes) and told.maker is not None and not tricks[told.maker]:
        lines.append(say("play-bourgumesse", name=seat_name(table, result.declarers[0], say)))
    return lines


def _headline(told: _Told, points: tuple[int, ...]) -> str:
    say, deal = told.say, str(told.finished.view.deal)
    others = ", ".join(
        say("play-deal-points", points=number, side=name)
        for side, (number, name) in enumerate(zip(points, told.names, strict=True))
        if side != told.won
    )
    if told.won is not None:
        if points.count(points[told.won]) > 1:
            return told.of("play-deal-tie-won", told.won, deal=deal, points=points[told.won])
        return told.of("play-deal-won", told.won, deal=deal, points=points[told.won], others=others)
    if len(set(points)) == 1:
        return say("play-deal-tied", deal=deal, points=points[0])
    return say("play-deal-shared", deal=deal, others=others)


def _taken_off(key: str, told: _Told, amount: int, **facts: str) -> str:
    """What the winners take off; in a match of a fixed number of deals there may be nothing left."""
    assert told.won is not None
    return told.of(key, told.won, amount=amount, **facts) if amount else told.of("play-won-nothing", told.won)


def _slate(told: _Told, before: Slate, after: Slate) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-slate")
    elif before.craie or not before.score[told.won]:
        yield _taken_off("play-won-slate", told, before.score[told.won] - after.score[told.won])
    if told.lost is not None:
        yield told.of("play-lost-slate" if before.sides[told.lost] else "play-lost-slate-line", told.lost)


def _points(told: _Told, before: Points, after: Points) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-points")
    else:
        yield told.of("play-won-points", told.won, amount=after.totals[told.won] - before.totals[told.won])
    if told.lost is not None:
        yield told.of("play-lost-points", told.lost)


def _royes(told: _Told, before: Royes, after: Royes) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-royes" if before == after else "play-tied-both")
    else:
        yield told.of("play-won-royes", told.won, amount=before.left[told.won] - after.left[told.won], why=told.why())
    if told.lost is not None:
        added = after.left[told.lost] - before.left[told.lost]
        yield told.of("play-lost-royes" if added == 1 else "play-lost-ottant", told.lost)


def _numbers(told: _Told, before: Numbers, after: Numbers) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-numbers")
    else:
        amount = before.left[told.won] - after.left[told.won]
        yield _taken_off("play-won-numbers", told, amount, why=told.why())
    if told.maker is not None and told.maker != told.won:
        yield told.of("play-lost-numbers", told.maker)


def _cows(told: _Told, before: Cows, after: Cows) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-cows")
    else:
        crossed = after.crossed[told.won] - before.crossed[told.won]
        yield told.of("play-won-cows", told.won, amount=crossed, why=told.why())
    if told.lost is not None:
        added = after.added[told.lost] - before.added[told.lost]
        yield told.of("play-lost-cows" if added == 1 else "play-lost-ottant", told.lost)
    if after.cow_winner is not None:
        yield told.of("play-cow", after.cow_winner)


def _tree(told: _Told, before: Tree, after: Tree) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-tree")
    else:
        yield _taken_off("play-won-tree", told, after.balls[told.won] - before.balls[told.won])
    if told.lost is not None:
        yield told.of("play-lost-tree", told.lost)


_SHEETS: Final[dict[type, Callable[[_Told, Any, Any], Iterator[str]]]] = {
    Slate: _slate,
    Points: _points,
    Royes: _royes,
    Numbers: _numbers,
    Cows: _cows,
    Tree: _tree,
}

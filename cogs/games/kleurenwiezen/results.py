"""The result of a finished deal of Kleurenwiezen: made or failed, by how much, and what everybody gets or pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.games.kleurenwiezen.rules import row_name
from cogs.messages.finished_deal import FinishedDeal
from cogs.messages.layout import Drawing
from cogs.messages.words import labels, seat_name, together
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract
from engine.games.kleurenwiezen.contracts.scoring import is_made, sides, won_by
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.tables.live.table import Table
from locales import Say
from rendering import look_of
from rendering.games.kleurenwiezen.alt_scores import alt_score_sheet
from rendering.games.kleurenwiezen.scores import draw_score_sheet
from rendering.games.kleurenwiezen.wording import contract_text

_MINUS: Final = "−"


def result_sentences(table: Table, finished: FinishedDeal, say: Say) -> list[str]:
    """A sentence per side with a contract, what multiplied its figures, and everybody's points."""
    view: KleurenwiezenView = finished.view
    if view.contract is None:
        return list(_thrown_in(table, view, say))
    return [
        *(_side(table, view, view.contract, side, say) for side in sides(view.contract, view.declarers)),
        *_multiplied(table, view, say),
        *([say("kleurenwiezen-early")] if _ended_early(view, view.contract) else []),
        say("kleurenwiezen-gains", sides=_gains(table, finished.result.delta, say)),
    ]


def _thrown_in(table: Table, view: KleurenwiezenView, say: Say) -> Iterator[str]:
    key = "kleurenwiezen-thrown-in-counts" if view.options.passed_counts else "kleurenwiezen-thrown-in"
    yield say(key, deal=str(view.deal), name=seat_name(table, view.dealer, say))
    if view.options.pass_doubles and not (table.is_cut_short and view.deal == table.deal):
        yield say("kleurenwiezen-next-doubles")


def _side(table: Table, view: KleurenwiezenView, contract: Contract, side: tuple[int, ...], say: Say) -> str:
    tricks, goal = won_by(side, view.tricks), contract.goal
    facts: dict[str, str | int] = {
        "deal": str(view.deal),
        "side": together(seat_name(table, seat, say) for seat in side),
        "contract": contract_text(contract, say),
        "tricks": tricks,
    }
    made = is_made(contract, tricks)
    if contract.is_negative:
        return say("kleurenwiezen-negative-made" if made else "kleurenwiezen-negative-failed", **facts)
    facts["people"] = len(side)
    if made:
        return (
            say("kleurenwiezen-made-all", **facts)
            if tricks == HAND
            else say("kleurenwiezen-made", over=tricks - goal, **facts)
        )
    if _ended_early(view, contract):
        return say("kleurenwiezen-failed-early", against=len(view.played) - tricks, **facts)
    return say("kleurenwiezen-failed", goal=goal, under=goal - tricks, **facts)


def _ended_early(view: KleurenwiezenView, contract: Contract) -> bool:
    """Whether play ended with cards left that could no longer change the score."""
    return len(view.played) < HAND - contract.nature.discards


def _multiplied(table: Table, view: KleurenwiezenView, say: Say) -> Iterator[str]:
    if view.multiple == 1 or view.contract is None:
        return
    reasons = []
    if view.doubled_by is not None:
        reasons.append(say("kleurenwiezen-why-doubled", name=seat_name(table, view.doubled_by, say)))
    if view.public.match.passed_out:
        reasons.append(say("kleurenwiezen-why-passed"))
    row, tricks = view.public.match.ladder.row(view.contract), won_by(view.declarers, view.tricks)
    if row.doubles:
        reasons.append(row_name(row, say))
    if tricks in row.doubled_at:
        reasons.append(say("kleurenwiezen-why-tricks", tricks=tricks))
    yield say("kleurenwiezen-multiplied", times=view.multiple, why=say("play-why", what=", ".join(reasons)))


def _gains(table: Table, delta: tuple[int, ...], say: Say) -> str:
    """`Anna **+11** · Ben **−11**`."""
    signs = {True: "+", False: _MINUS}
    return " · ".join(
        f"{seat_name(table, seat, say)} **{signs[points > 0] if points else ''}{abs(points)}**"
        for seat, points in enumerate(delta, 1)
    )


def result_pictures(table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
    """The score sheet, ending with this deal."""
    view: KleurenwiezenView = finished.view
    look, seats = look_of(say), labels(table)
    # Nobody may see the pack, and no sheet shows it.
    match = view.public.match.after(finished.result, view.multiple, ())
    alt = alt_score_sheet(match, seats, say, look.index_set)
    return [Drawing(lambda: draw_score_sheet(match, seats, look, say), alt)]

"""The result of a finished partie of Chouine: the count, the manche, what comes next."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.chouine.wording import combination_name
from cogs.messages.finished_deal import FinishedDeal
from cogs.messages.layout import Drawing
from cogs.messages.words import labels, per_side, plain_game_name, seat_name
from engine.games.chouine.combinations import Combination
from engine.games.chouine.match import ChouineMatch
from engine.games.chouine.state import ChouineView
from engine.tables.live.table import Table
from locales import Say
from rendering import look_of
from rendering.canvas.wording import slate_title
from rendering.games.chouine.alt_count import alt_count
from rendering.games.chouine.alt_match import alt_match
from rendering.games.chouine.count import draw_count
from rendering.games.chouine.facts import totals
from rendering.games.chouine.match import draw_match, is_belle


def result_sentences(table: Table, finished: FinishedDeal, say: Say) -> list[str]:
    """Who won the partie and how, what makes up each side's total, and how manche and match stand now."""
    return [*_partie(table, finished, say), *_manche(table, finished.view, say)]


def _partie(table: Table, finished: FinishedDeal, say: Say) -> Iterator[str]:
    view: ChouineView = finished.view
    deal, counts = str(view.deal), totals(view)
    gained = finished.result.delta
    chouine = next((one for one in view.shown if one.combination is Combination.CHOUINE), None)
    if chouine is not None:
        winner = gained.index(1) + 1
        yield say("play-partie-chouine", deal=deal, name=seat_name(table, winner, say))
        return
    if 1 in gained:
        winner = gained.index(1) + 1
        others = ", ".join(str(points) for seat, points in enumerate(counts, 1) if seat != winner)
        name = seat_name(table, winner, say)
        yield say("play-partie-won", deal=deal, name=name, points=counts[winner - 1], others=others)
    else:
        dealer = seat_name(table, view.dealer, say)
        yield say("play-partie-annulled", deal=deal, points=max(counts), name=dealer)
    yield from (_count(table, view, seat, say) for seat in range(1, view.seats + 1))


def _count(table: Table, view: ChouineView, seat: int, say: Say) -> str:
    """`Anna: 62 in cards, 10 dix de der, 40 in combinations = 112`."""
    der = 10 if view.dix_de_der == seat else 0
    cards, combined = view.card_points[seat - 1] - der, view.combination_points[seat - 1]
    parts = [say("play-count-cards", points=cards)]
    if der:
        parts.append(say("play-count-der", points=der))
    if combined:
        names = ", ".join(combination_name(one.combination, say) for one in view.shown if one.seat == seat)
        parts.append(say("play-count-combinations", points=combined, names=names))
    total = say("play-count-total", points=cards + der + combined)
    return say("play-count", name=seat_name(table, seat, say), parts=" + ".join(parts), total=total)


def _manche(table: Table, view: ChouineView, say: Say) -> Iterator[str]:
    standing: ChouineMatch = view.standing
    winner = standing.manche_winner
    if winner is None or view.options.manches_to_win == 1:
        return
    parties, won = per_side(table, standing.parties, say), per_side(table, standing.manches, say)
    yield say("play-manche-won", name=seat_name(table, winner, say), parties=parties)
    if standing.winners or (table.is_cut_short and view.deal == table.deal):
        return
    yield say("play-manche-belle" if is_belle(standing) else "play-manche-next", manches=won)


def result_pictures(table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
    """The count, and the score of the match as cafés keep it."""
    view, look = finished.view, look_of(say)
    seats, title = labels(table), slate_title(plain_game_name(table, say), view.deal, say)
    names, views = [label.name for label in seats], finished.seats
    standing, before = view.standing, view.public.match
    return [
        Drawing(lambda: draw_count(views, seats, look, say), alt_count(views, seats, say, look.index_set)),
        Drawing(
            lambda: draw_match(standing, names, title, say, before), alt_match(standing, names, title, say, before)
        ),
    ]

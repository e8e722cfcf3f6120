"""The result of a finished deal or match in sentences."""

from __future__ import annotations

from cogs.games.texts import texts_of
from cogs.messages.display_names import in_text
from cogs.messages.finished_deal import FinishedDeal
from cogs.messages.words import seat_name, sides_of, together
from engine.tables.live.table import Table
from locales import Say

__all__ = ["FinishedDeal", "result_sentences", "winners_sentence"]


def result_sentences(table: Table, finished: FinishedDeal, say: Say) -> list[str]:
    """Who won a deal and with how many points, and how the score changes."""
    return texts_of(table).result_sentences(table, finished, say)


def winners_sentence(table: Table, winners: tuple[int, ...], say: Say) -> str:
    """Which side won the match, or which sides share it, by the seats of all winners: everybody with a result."""
    sides = [
        [name for seat in side for name in _names(table, seat, say)] for side in sides_of(table) if side[0] in winners
    ]
    names, people = " · ".join(map(together, sides)), len(sides[0])
    key = texts_of(table).MATCH_WON if len(sides) == 1 else "play-match-shared"
    return say(key, side=names, people=people, deals=texts_of(table).deals_counted(table))


def _names(table: Table, seat: int, say: Say) -> list[str]:
    """The names of those who get the result of a seat."""
    shared = [in_text(one.name) for one in table.shares.get(seat, ()) if one.share]
    return shared or [seat_name(table, seat, say)]

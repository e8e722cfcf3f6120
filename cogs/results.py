"""What a finished deal or match came to, in sentences."""

from __future__ import annotations

from cogs.finished import Finished
from cogs.games import texts_of
from cogs.words import side_names, sides_of
from engine.tables.table import Table
from locales import Say

__all__ = ["Finished", "result_sentences", "winners_sentence"]


def result_sentences(table: Table, finished: Finished, say: Say) -> list[str]:
    """Who won a deal and with how much, and what changes in the score."""
    return texts_of(table).result_sentences(table, finished, say)


def winners_sentence(table: Table, winners: tuple[int, ...], say: Say) -> str:
    """Which side won the match, or which sides share it, by the seats of all winners."""
    sides = [
        (name, side) for name, side in zip(side_names(table, say), sides_of(table), strict=True) if side[0] in winners
    ]
    names, people = " · ".join(name for name, _ in sides), len(sides[0][1])
    key = texts_of(table).MATCH_WON if len(sides) == 1 else "play-match-shared"
    return say(key, side=names, people=people, deals=texts_of(table).deals_counted(table))

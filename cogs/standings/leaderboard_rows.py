"""The rows of a leaderboard, as a picture shows them and as a list tells them: people, and computers between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.delivery.avatars import WithFaces
from cogs.messages.display_names import in_text
from cogs.messages.words import level_name
from engine.standings.ranking import Leaderboard, Level, Measure, Row
from engine.standings.rating import Sure
from locales import Say
from rendering import SeatLabel
from rendering.canvas.letters.graphemes import shortened
from rendering.people.rows import NO_WORD, Ranked

_PAIR: Final = 28
"""Letters for the names of both of a pair."""


def in_order(board: Leaderboard, say: Say) -> Iterator[Row]:
    """The people of the page with the computers between them, who have no place and no user id."""
    for above, row in enumerate((*board.rows, None)):
        yield from (_computer(one.level, say) for one in board.computers if one.above == above)
        if row is not None:
            yield row


def _computer(one: Level, say: Say) -> Row:
    figure = float(one.rating.figure)
    return Row(
        place=0,
        people=(),
        names=(say("ranks-computer", level=level_name(one.level, say)),),
        figure=figure,
        standing=figure,
        sure=Sure.PROVISIONAL if one.rating.is_provisional else None,
        of=one.matches,
        matches=one.matches,
        provisional=one.rating.is_provisional,
        opponents=0,
    )


def ranked(row: Row, measure: Measure, say: Say, own: bool, with_faces: WithFaces) -> Ranked:
    """The row in a picture."""
    figure = figure_text(row, measure, say)
    people: tuple[SeatLabel, ...] = (SeatLabel(row.names[0], computer=True),)
    if row.people:
        named = zip(row.names, row.people, strict=True)
        people = with_faces([SeatLabel(name, person=max(one, 0)) for name, one in named])
    return Ranked(row.place, _name(row.names), figure, row.matches, own, row.sure, people)


def _name(names: Sequence[str]) -> str:
    """The name in a row; both names of a pair stay readable, however long one of them is."""
    if len(names) == 1:
        return names[0]
    one, other = names
    half = _PAIR // 2
    rooms = max(half, _PAIR - len(other)), max(half, _PAIR - len(one))
    return " & ".join(shortened(name, room) for name, room in zip(names, rooms, strict=True))


def figure_text(row: Row, measure: Measure, say: Say) -> str:
    """The figure that decides the row's place."""
    if measure is Measure.MADE:
        return f"{row.figure:.0f}/{row.of}"
    if measure is Measure.POINTS:
        return say(
            "ranks-decimal",
            whole=f"{row.figure:.1f}".partition(".")[0].replace("-", "−"),
            tenth=f"{row.figure:.1f}"[-1],
        )
    return f"{row.figure:.0f}"


def lines(board: Leaderboard, measure: Measure, say: Say) -> Iterator[str]:
    """The rows as a list, followed by the reader's own if it is on another page."""
    for row in in_order(board, say):
        line = _line(row, measure, say)
        yield say("ranks-row-own", row=line) if row == board.own else line
    if board.own is not None and board.own.place and board.own not in board.rows:
        yield "…"
        yield say("ranks-row-own", row=_line(board.own, measure, say))


def _line(row: Row, measure: Measure, say: Say) -> str:
    return say(
        "ranks-row",
        place=row.place,
        name=" & ".join(map(in_text, row.names)),
        result=result_text(row, measure, say),
        sure=row.sure or NO_WORD,
    )


def result_text(row: Row, measure: Measure, say: Say) -> str:
    """The figure and what it is based on: `1034, 12 matches`, `7 won, 12 matches`."""
    figure = figure_text(row, measure, say)
    share = round(100 * row.figure / row.of) if measure is Measure.MADE else 0
    counted = say(f"ranks-figure-{measure}", figure=figure, count=int(row.figure), share=share)
    return say("ranks-result", figure=counted, matches=row.matches)

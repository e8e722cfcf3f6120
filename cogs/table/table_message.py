"""What everybody sees of a match: the table during a deal, the slate after it, the end with a picture to show.

Made from a spectator's view and the public facts of the table, never from a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from cogs.app.i18n import say_at
from cogs.app.presses import Button, Style
from cogs.delivery.avatars import WithFaces
from cogs.games.plain import texts_of
from cogs.lobby.rematch import rematch_buttons
from cogs.messages.buttons import table_button
from cogs.messages.emojis import CardEmojis
from cogs.messages.game_rooms import Column, FinishedDeal
from cogs.messages.layout import Drawing, Page, attached, drawn, fitting, page
from cogs.messages.words import CardWords, labels, name_of, seat_name, side_names, sides_of, which_table
from cogs.proposals import ending, substitutes
from cogs.proposals.substitutes import can_be_taken, holders, substitute_lines
from cogs.replay.finished import ReplayPlace
from cogs.replay.lookback import note_lines
from cogs.replay.verify import check_button, match_files, secret_line
from cogs.table.cut import cut_lines, next_deal_parts
from cogs.table_texts.results import EndedMatch, EndedSide, drawing_of
from cogs.table_texts.table_text import (
    absent_lines,
    hints_taken,
    last_lines,
    reserve_lines,
    status_text,
    turn_line,
    winners_sentence,
    won_lines,
)
from engine.core.chance.seating import DealerDraw, Draw
from engine.core.view import View
from engine.running.table import Table
from engine.table.model.news import Acted, TookBack
from engine.table.model.status import Pause, Status
from locales import Say
from rendering import SeatLabel, draw_draw, look_of
from rendering.draws.draw import alt_draw
from rendering.people.rows import MatchResult


def result_drawing(table: Table, day: date, server: str, say: Say, with_faces: WithFaces = tuple) -> Drawing:
    """The finished match of this table; `server`: its name, empty if there is none to show."""
    return drawing_of(match_result(table, day, server, say), with_faces, say)


def match_result(table: Table, day: date, server: str, say: Say) -> MatchResult:
    """Place and figures of everybody with a result."""
    texts, sides = texts_of(table), list[EndedSide]()
    for members in sides_of(table):
        of_seats = [
            (seat, SeatLabel(one.name, one.computer, level=one.level))
            for seat in members
            for one in holders(table, seat)
        ]
        seats, people = zip(*of_seats, strict=True)
        sides.append(EndedSide(people, seats, members[0] in table.winners))
    columns = texts.final_columns(table.view(0)) or _by_standing(table)
    setup, deals = table.setup, texts.deals_counted(table)
    return EndedMatch(setup.options, setup.house, sides, columns, deals, texts.DEALS).result(day, server, say)


def _by_standing(table: Table) -> tuple[Column, ...]:
    """The figures by which the rules rank a match."""
    fewer = table.setup.options.fewer_wins
    of_sides = (table.standing[side[0] - 1] for side in sides_of(table))
    columns = [tuple(-one if fewer else one for one in figures) for figures in zip(*of_sides, strict=True)]
    heads = ("points", *("next" for _ in columns[1:]))
    return tuple(Column(head, figures, not fewer) for head, figures in zip(heads, columns, strict=True))


_FOR_SHARES: Final = 1200
"""Letters for who played which deals, under the end of a match."""


def table_picture_key(table: Table, view: View) -> object:
    """All that the pictures of a table show: equal ones look the same.

    Faces are not among it: nothing is edited because one has arrived.
    """
    say = say_at(table.setup)
    return view, tuple(labels(table)), look_of(say), say.language


async def table_page(
    table: Table,
    view: View,
    last: Acted | TookBack | None,
    emojis: CardEmojis,
    urls: Sequence[str] = (),
    with_faces: WithFaces = tuple,
) -> Page:
    """The table of one deal; `last` is what was said or played last, if the bot knows.

    `urls`: of the same pictures, on the message to be edited; `with_faces`: puts faces on labels.
    """
    say, texts = say_at(table.setup), texts_of(table)
    drawings = texts.pictures(view, with_faces(labels(table)), look_of(say), say)
    pictures, files = await drawn(drawings, urls)
    words = CardWords(emojis, say)
    lines = [
        *texts.table_lines(table, view, words, say),
        *(f"-# {line}" for line in note_lines(table, say)),
        *([say("fair-unproved-here")] if table.is_unproved and view.deal == 1 else ()),
        *cut_lines(table, view, say),
        texts_of(table).score_line(table, view, say),
        *last_lines(table, view, last, words, say),
        *won_lines(table, view, words, say),
        *(ending.last_deal_lines(table, say) if view.deal == table.deal else ()),
        *substitute_lines(table, say),
        *(absent_lines(table, say) if table.status is Status.PLAYING else ()),
        *reserve_lines(table, say),
    ]
    return page(
        say("play-title", **which_table(table, say), deal=str(view.deal)),
        "\n".join(lines),
        *pictures,
        turn_line(table, view, say),
        _buttons(table, say),
        files=files,
    )._replace(keeps_files=not files)


def _buttons(table: Table, say: Say) -> list[Button]:
    if table.status is not Status.PLAYING:
        return []
    buttons = [
        table_button("hand", table.id, label=say("play-my-hand"), style=Style.primary),
        table_button("last", table.id, label=say("play-last-trick")),
        table_button("seat", table.id, label=say("play-my-seat")),
    ]
    if texts_of(table).own_tricks(table.view(0)) is not None:
        buttons.insert(2, table_button("tricks", table.id, label=say("play-my-tricks")))
    if table.paused is Pause.AGREED:
        buttons.append(table_button("resume", table.id, label=say("stay-here"), style=Style.success))
    if any(one and one.away for one in table.seats):
        buttons.append(table_button("back", table.id, label=say("play-back"), style=Style.success))
    if can_be_taken(table):
        buttons.append(table_button("take", table.id, label=say("stay-take")))
    return buttons


async def slate_page(table: Table, finished: FinishedDeal, *, more: bool, urls: Sequence[str] = ()) -> Page:
    """The result of a deal and the score after it.

    `more`: with the button for what comes next; `urls`: of the pictures the message to be edited already shows.
    """
    say = say_at(table.setup)
    drawings = texts_of(table).result_pictures(table, finished, say)
    told = "\n".join(texts_of(table).result_sentences(table, finished, say))
    pictures, files = await drawn(drawings, urls)
    ways_on = next_deal_parts(table, say) if more else []
    return page(told, *pictures, *ways_on, files=files)._replace(keeps_files=bool(urls) and not files)


async def match_over_page(table: Table, drawing: Drawing, ratings: Sequence[str]) -> Page:
    """Who won the match and the final standing, for showing to others, with its record and its secret.

    `ratings`: lines on rating changes. One row of buttons: play again, replay, check.
    """
    say = say_at(table.setup)
    kept = await match_files(table)
    proof = await table.proof()
    standing = texts_of(table).score_line(table, table.view(0), say)
    pictures, files = await drawn([drawing])
    won = winners_sentence(table, table.winners, say)
    look_again = table_button("replayopen", table.id, str(ReplayPlace()), label=say("stats-replay-match"))
    look_back = table_button("lookback", table.id, label=say("lookback-button"))
    buttons = [*rematch_buttons(table, say), look_again, look_back, *check_button(table, proof, say)]
    shared = fitting((f"-# {line}" for line in substitutes.table_lines(table, say, over=True)), _FOR_SHARES).rstrip()
    cut_short = ending.cut_short_lines(table, say)
    notes = [f"-# {line}" for line in note_lines(table, say)]
    said = [
        standing,
        *cut_short,
        *([shared] if shared else []),
        *hints_taken(table, say),
        *ratings,
        *notes,
        *secret_line(proof, say),
    ]
    return page(won, *pictures, *said, *map(attached, kept), buttons, files=[*kept, *files])


async def stopped_page(table: Table) -> Page | None:
    """The end of a match that was stopped: by whom, how it stood, its record, and its secret with the check.

    None if nothing had been dealt: the existing messages say enough.
    """
    if not table.deal:
        return None
    say, proof, kept = say_at(table.setup), await table.proof(), await match_files(table)
    unfinished = [say("stopped-unfinished")] if proof and table.result is None else []
    standing = texts_of(table).score_line(table, table.view(0), say)
    said = [standing, say("stopped-counts-not"), *secret_line(proof, say), *unfinished]
    return page(
        f"**{status_text(table, say)}**",
        "\n".join(said),
        *map(attached, kept),
        check_button(table, proof, say),
        files=kept,
    )


async def draw_page(table: Table) -> Page | None:
    """The draw for partners and first dealer; None if nothing was drawn."""
    if table.drawn is None:
        return None
    say = say_at(table.setup)
    pictures, files = await drawn([_draw_drawing(table.drawn, table.drawn_names, say)])
    sides = side_names(table, say)
    dealer = name_of(table.seats[0], say)
    return page(say("play-drawn", first=sides[0], second=sides[1], dealer=dealer), *pictures, files=files)


async def dealer_page(table: Table, draw: DealerDraw) -> Page:
    """The cards everybody drew, and who deals."""
    say = say_at(table.setup)
    pictures, files = await drawn([_draw_drawing(draw, [label.name for label in labels(table)], say)])
    return page(say("play-dealer-drawn", name=seat_name(table, draw.dealer, say)), *pictures, files=files)


def _draw_drawing(draw: Draw | DealerDraw, names: Sequence[str], say: Say) -> Drawing:
    look = look_of(say)
    return Drawing(lambda: draw_draw(draw, names, look, say), alt_draw(draw, names, say, look.index_set))

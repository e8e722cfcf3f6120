"""What everybody sees of a match: the table during a deal, the slate after it, the end.

Made from a spectator's view and the public facts of the table, never from a hand.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord

from cogs.buttons import TableButton
from cogs.emojis import SuitEmojis
from cogs.layout import Page, Part, page, shown, shown_already, upload
from cogs.results import Finished, result_sentences, winners_sentence
from cogs.table_text import absent_lines, last_lines, score_line, seen, trump_lines, turn_line
from cogs.words import CardWords, drawn_side_names, game_name, labels, name_of, side_names, sides_of
from engine.couillon.state import CouillonView
from engine.tables.announcer import Acted
from engine.tables.people import Status
from engine.tables.table import Table
from locales import Say, say_in
from locales.cards import SET_OF_LANGUAGE
from rendering import Look, draw_draw, draw_sheet, draw_table
from rendering.alt import alt_table
from rendering.alt_draw import alt_draw
from rendering.alt_sheets import alt_sheet

Style = discord.ButtonStyle


async def table_page(table: Table, view: CouillonView, last: Acted | None, emojis: SuitEmojis) -> Page:
    """The table of one deal; `last` is what was said or played last, if the bot knows."""
    say = say_in(table.setup.language)
    index_set = SET_OF_LANGUAGE[table.setup.language]
    seats = labels(table)
    picture = await asyncio.to_thread(draw_table, view, seats, Look(index_set), say)
    alt = alt_table(view, seats, say, index_set)
    words = CardWords(emojis, say)
    lines = [
        *trump_lines(table, view, words, say),
        score_line(table, view, say),
        *last_lines(table, view, last, words, say),
        *absent_lines(table, say),
    ]
    return page(
        say("play-title", game=game_name(table, say), table=str(table.id), deal=str(view.deal)),
        "\n".join(lines),
        shown(picture.filename, alt),
        turn_line(table, view, say),
        _buttons(table, say),
        files=[upload(picture, alt)],
    )


def _buttons(table: Table, say: Say) -> list[TableButton]:
    if table.status is not Status.PLAYING:
        return []
    buttons = [
        TableButton("hand", table.id, label=say("play-my-hand"), style=Style.primary),
        TableButton("last", table.id, label=say("play-last-trick")),
        TableButton("seat", table.id, label=say("play-my-seat")),
    ]
    if any(one and one.away for one in table.seats):
        buttons.append(TableButton("back", table.id, label=say("play-back"), style=Style.success))
    buttons += [
        TableButton("take", table.id, str(seat), label=say("play-take", seat=str(seat)), style=Style.success)
        for seat, one in enumerate(table.seats, 1)
        if one and one.offered
    ]
    return buttons


async def slate_page(table: Table, finished: Finished, *, more: bool, url: str | None = None) -> Page:
    """The score sheet after a deal and what the deal came to.

    `more`: with the button for the next deal; `url`: where the message to be edited shows the picture already.
    """
    say, deal = say_in(table.setup.language), str(finished.view.deal)
    parts: list[Part] = ["\n".join(result_sentences(table, finished, say))]
    files = []
    names, title = drawn_side_names(table), say("play-slate-title", deal=deal)
    sheet: dict[str, Any] = {"full": _full(table), "winners": _winning_sides(table, finished)}
    alt = alt_sheet(finished.after, names, title, say, finished.before, **sheet)
    if url is None:
        picture = await asyncio.to_thread(draw_sheet, finished.after, names, title, say, finished.before, **sheet)
        files.append(upload(picture, alt))
        parts.append(shown(picture.filename, alt))
    else:
        parts.append(shown_already(url, alt))
    if more:
        button = TableButton("next", table.id, deal, label=say("play-next-deal"), style=Style.success)
        parts += [say("play-next-deal-when", when=f"<t:{int(table.deadline)}:R>")] if table.deadline else []
        parts.append([button])
    return page(*parts, files=files)


def _full(table: Table) -> int:
    """What a side begins with, or the points that win; 0 where a number of deals is played."""
    options = table.setup.options
    if getattr(options, "deals", 0):
        return 0
    return int(max(table.game.begin(options).score)) or getattr(options, "target", 0)


def _winning_sides(table: Table, finished: Finished) -> tuple[int, ...]:
    """The sides that have won the match, if it ended with this deal."""
    winners = finished.match_winners
    return tuple(number for number, side in enumerate(sides_of(table)) if side[0] in winners)


async def match_over_page(table: Table) -> Page:
    """Who won the match and the final standing, with the record of it."""
    say = say_in(table.setup.language)
    filename = f"{table.game.name}-{table.id}.txt"
    record = discord.File(io.BytesIO((await table.record()).encode()), filename)
    link: discord.ui.File[Any] = discord.ui.File(f"attachment://{filename}")
    standing = score_line(table, seen(table, 0), say)
    return page(winners_sentence(table, table.winners, say), standing, link, files=[record])


async def draw_page(table: Table) -> Page | None:
    """The draw for partners and first dealer, None where nothing was drawn."""
    drawn = table.drawn
    if drawn is None:
        return None
    say = say_in(table.setup.language)
    index_set = SET_OF_LANGUAGE[table.setup.language]
    names = table.drawn_names
    picture = await asyncio.to_thread(draw_draw, drawn, names, Look(index_set), say)
    alt = alt_draw(drawn, names, say, index_set)
    sides = side_names(table, say)
    dealer = name_of(table.seats[0], say)
    text = say("play-drawn", first=sides[0], second=sides[1], dealer=dealer)
    return page(text, shown(picture.filename, alt), files=[upload(picture, alt)])

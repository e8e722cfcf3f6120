"""What everybody sees of a match: the table during a deal, the slate after it, the end.

Made from a spectator's view and the public facts of the table, never from a hand.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any, NamedTuple

import discord

from cogs.buttons import TableButton
from cogs.emojis import SuitEmojis
from cogs.layout import Page, Part, page, shown, shown_already, upload
from cogs.words import CardWords, addressed, drawn_side_names, game_name, labels, name_of, side_names, sides_of
from engine.game import DealResult, View
from engine.tables.announcer import Acted, By
from engine.tables.people import Status
from engine.tables.table import Table
from locales import Say, say_in
from locales.cards import SET_OF_LANGUAGE
from rendering import Look, draw_draw, draw_slate, draw_table
from rendering.alt import alt_table
from rendering.alt_draw import alt_draw
from rendering.alt_sheets import alt_slate

Style = discord.ButtonStyle


async def table_page(table: Table, view: View, last: Acted | None, emojis: SuitEmojis) -> Page:
    """The table of one deal; `last` is what was said or played last, if the bot knows."""
    say = say_in(table.setup.language)
    index_set = SET_OF_LANGUAGE[table.setup.language]
    seats = labels(table)
    picture = await asyncio.to_thread(draw_table, view, seats, Look(index_set), say)
    alt = alt_table(view, seats, say, index_set)
    lines = [
        *trump_lines(table, view, CardWords(emojis, say), say),
        score_line(table, view, say),
        *_last_line(table, last, CardWords(emojis, say), say),
        *_absent_lines(table, say),
    ]
    return page(
        say("play-title", game=game_name(table), table=str(table.id), deal=str(view.deal)),
        "\n".join(lines),
        shown(picture.filename, alt),
        turn_line(table, view, say),
        _buttons(table, say),
        files=[upload(picture, alt)],
    )


def trump_lines(table: Table, view: View, words: CardWords, say: Say) -> list[str]:
    """Trumps and who made them, or the card proposed."""
    if view.trump is None:
        return [say("play-proposed", card=words.card(view.turned_up[-1]))] if view.turned_up else []
    if view.declarers:
        name = name_of(table.seats[view.declarers[0] - 1], say)
        return [say("play-trump-accepted", suit=words.suit(view.trump), name=name)]
    return [say("play-trump-turned", suit=words.suit(view.trump), card=words.card(view.turned_up[-1]))]


def score_line(table: Table, view: View, say: Say) -> str:
    """The standing of the match."""
    names = side_names(table, say)
    score = " · ".join(
        f"{name} **{view.score[side[0] - 1]}**" for name, side in zip(names, sides_of(table), strict=True)
    )
    return say(f"play-score-{table.game.name}", sides=score)


def turn_line(table: Table, view: View, say: Say) -> str:
    """Whose turn it is and until when."""
    if table.status is not Status.PLAYING:
        return say(f"lobby-{table.status}")
    if table.deal != view.deal or not table.actors:
        return say("play-deal-over")
    people = [one for seat in table.actors if (one := table.seats[seat - 1]) is not None]
    names = ", ".join(map(addressed, people))
    if table.deadline is not None and any(not one.is_automatic for one in people):
        return say("play-turn-until", name=names, when=f"<t:{int(table.deadline)}:R>")
    return say("play-turn", name=names)


def _last_line(table: Table, last: Acted | None, words: CardWords, say: Say) -> list[str]:
    if last is None:
        return []
    name = name_of(table.seats[last.seat - 1], say)
    key = "play-last-clock" if last.by is By.CLOCK else "play-last"
    return [say(key, name=name, action=words.action(last.action))]


def _absent_lines(table: Table, say: Say) -> list[str]:
    away = [say("play-away", name=name_of(one, say)) for one in table.seats if one and one.away]
    offered = [
        say("play-offered", name=name_of(one, say), seat=str(seat))
        for seat, one in enumerate(table.seats, 1)
        if one and one.offered
    ]
    return away + offered


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


class Slated(NamedTuple):
    """A finished deal, and the slate before and after it, None where the game has none."""

    deal: int
    result: DealResult
    before: Any
    after: Any


async def slate_page(table: Table, slated: Slated, *, more: bool, url: str | None = None) -> Page:
    """The slate after a deal and who won it.

    `more`: with the button for the next deal; `url`: where the message to be edited shows the picture already.
    """
    say = say_in(table.setup.language)
    parts: list[Part] = ["\n".join(_result_sentences(table, slated.deal, slated.result, say))]
    files = []
    if slated.after is not None:
        names = drawn_side_names(table)
        title = say("play-slate-title", deal=str(slated.deal))
        lines = getattr(table.setup.options, "lines", 0)
        alt = alt_slate(slated.after, names, title, say)
        if url is None:
            picture = await asyncio.to_thread(draw_slate, slated.after, names, title, say, slated.before, lines=lines)
            files.append(upload(picture, alt))
            parts.append(shown(picture.filename, alt))
        else:
            parts.append(shown_already(url, alt))
    if more:
        button = TableButton("next", table.id, str(slated.deal), label=say("play-next-deal"), style=Style.success)
        parts += [say("play-next-deal-when", when=f"<t:{int(table.deadline)}:R>")] if table.deadline else []
        parts.append([button])
    return page(*parts, files=files)


def _result_sentences(table: Table, deal: int, result: DealResult, say: Say) -> list[str]:
    names = side_names(table, say)
    sides = sides_of(table)
    points = [sum(result.card_points[seat - 1] for seat in side) if result.card_points else 0 for side in sides]
    if len(set(points)) == 1:
        return [say("play-deal-tied", deal=str(deal), points=points[0])]
    won = points.index(max(points))
    lost = 1 - won
    lines = [
        say("play-deal-won", deal=str(deal), side=names[won], points=points[won], other=names[lost], less=points[lost])
    ]
    if result.declarers and result.declarers[0] in sides[lost]:
        lines.append(say("play-boucle", side=names[lost]))
    return lines


async def match_over_page(table: Table) -> Page:
    """Who won the match, with the record of it."""
    say = say_in(table.setup.language)
    winners = " & ".join(name_of(table.seats[seat - 1], say) for seat in table.winners)
    filename = f"{table.game.name}-{table.id}.txt"
    record = discord.File(io.BytesIO((await table.record()).encode()), filename)
    link: discord.ui.File[Any] = discord.ui.File(f"attachment://{filename}")
    return page(say("play-match-won", side=winners, deals=str(table.deal)), link, files=[record])


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

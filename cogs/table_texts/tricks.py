"""Looking at the last trick, and at those one has taken: in words, and as a picture if there is one."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.app.answers import Denied, tell
from cogs.app.client import Act
from cogs.games.plain import texts_of
from cogs.messages.buttons import at_table
from cogs.messages.layout import drawn, page
from cogs.messages.words import CardWords, seat_name
from engine.core.cards import Played
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from locales import Say
from rendering import look_of


def trick_text(table: Table, trick: Iterable[Played], words: CardWords, say: Say) -> str:
    """Who played what."""
    return " · ".join(f"{seat_name(table, one.seat, say)} {words.card(one.card)}" for one in trick)


@at_table("tricks")
async def show_tricks(act: Act, table: Table, _: str = "") -> None:
    """Show the tricks one has taken, privately, in games where one may look at them."""
    view, say, texts = table.view(table.own_seat(act.user_id)), act.say_at(table), texts_of(table)
    tricks = texts.own_tricks(view)
    if tricks is None:
        raise Denied("refusal-only-last-trick")
    if not tricks:
        raise Denied("refusal-no-tricks")
    words = CardWords(act.bot.tiles, say)
    lines = [f"`{number:2}` {words.cards(one.card for one in trick)}" for number, trick in enumerate(tricks, 1)]
    pictures, files = await drawn(texts.trick_pictures(view, look_of(say), say))
    await tell(act, page(say("play-your-tricks", tricks=len(tricks)), "\n".join(lines), *pictures, files=files))


def has_last_trick(table: Table) -> bool:
    """Whether the deal on the table has a complete trick."""
    return bool(table.deal) and texts_of(table).last_trick(table.view(0)) is not None


@at_table("last")
async def last_trick(act: Act, table: Table, _: str = "") -> None:
    """Show the last complete trick, which everybody has seen."""
    say = act.say_at(table)
    if table.setup.channel_id != act.channel_id and table.seat_of(act.user_id) is None:
        raise Refused(Refusal.NO_SUCH_TABLE, table=table.id)
    last = texts_of(table).last_trick(table.view(0))
    if last is None:
        raise Denied("refusal-no-last-trick")
    seat, trick = last
    cards = trick_text(table, trick, CardWords(act.bot.tiles, say), say)
    told = say("play-trick-taken", name=seat_name(table, seat, say), cards=cards)
    await tell(act, told if table.status.is_live else say("company-last-over", table=str(table.id), trick=told))

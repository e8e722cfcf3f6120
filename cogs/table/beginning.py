"""What a table shows between the start of a match and its first cards: the digest, the draws, a pause to cut in.

The message with the digest is sent once and never edited; nothing is drawn or dealt before Discord has confirmed it.
"""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.delivery.faults import SERVER_ERROR, TOO_MANY
from cogs.messages.layout import Page, page
from cogs.messages.posts import Posts
from cogs.messages.screen import NoPage, goes, posted, table_of
from cogs.messages.words import which_table
from cogs.replay.verify import digest_line
from cogs.table.cut import next_deal_parts
from cogs.table.table_message import dealer_page, draw_page
from cogs.table_texts import table_text
from engine.core.chance.seating import DealerDraw
from engine.running.table import Table
from engine.store.posted import Post

FIRST_CUT: Final = "first-cut"
PARTNERS: Final = "draw-partners"
"""Kinds of messages, as the table remembers where they are."""
DRAW: Final = "draw"
"""The same of the draw for a dealer; the number of the deal follows."""
posted(FIRST_CUT)(goes)


class Beginning:
    """The messages of one table that come before the first deal."""

    def __init__(self, bot: Client, table: Table, posts: Posts) -> None:
        self._bot, self._table, self._posts = bot, table, posts

    async def post_digest(self) -> None:
        """Post the digest, unless it has been. Passing failures are left to the table, which asks again."""
        table = self._table
        if not table.awaits_digest:
            return
        try:
            # So Discord drops a duplicate after a kill, or if only its answer was lost.
            message = await self._posts.send(None, digest_page(table), nonce=f"{table.id}.{(table.digest or '')[:12]}")
        except discord.HTTPException as error:
            if error.status < SERVER_ERROR and error.status != TOO_MANY:
                await table.digest_refused()
            raise
        await table.digest_posted(message.channel.id, message.id)

    async def show_partners(self) -> None:
        """Show the draw for partners and first dealer, if there was one."""
        made = await draw_page(self._table)
        if made is not None:
            await self._posts.send(PARTNERS, made)

    async def show_dealer(self, deal: int, draw: DealerDraw) -> None:
        """Show the draw for the dealer of a deal, unless it is shown already."""
        if draw_kind(deal) not in self._table.message_ids:
            await self._posts.send(draw_kind(deal), await dealer_page(self._table, draw))

    async def show_cut(self) -> None:
        """Show who may cut before the first deal, with buttons; edits the message if there is one."""
        if not self._table.deal and self._table.may_cut is not None:
            await self._posts.show(FIRST_CUT, first_cut_page(self._table))

    async def close_cut(self) -> None:
        """Remove the cut, as the first cards are dealt."""
        await self._posts.remove(FIRST_CUT)

    async def restore(self) -> None:
        """After a restart, show what has not been shown yet, except the digest, which the table itself asks for."""
        table = self._table
        if not table.deal and table.drawn is not None and PARTNERS not in table.message_ids:
            await self.show_partners()
        if (draw := table.next_draw) is not None:
            await self.show_dealer(table.deal + 1, draw)
        await self.show_cut()


def draw_kind(deal: int) -> str:
    """The kind of the message with the draw for the dealer of a deal."""
    return f"{DRAW}-{deal}"


@posted(PARTNERS)
async def _partners(bot: Client, post: Post) -> Page | None:
    return await draw_page(await table_of(bot, post, 0))


@posted(DRAW)
async def _dealer(bot: Client, post: Post) -> Page:
    """With those seated there when it was drawn."""
    deal, table = post.number, await table_of(bot, post)
    if table.deal < deal:
        draw = table.next_draw
    else:
        draw = (await table_of(bot, post, deal)).dealer_draw
        table = await table_of(bot, post, deal - 1)
    if draw is None:
        raise NoPage
    return await dealer_page(table, draw)


def digest_page(table: Table) -> Page:
    """The digest and what it is for, in the language of the table."""
    say = say_at(table.setup)
    title = say("lobby-title", **which_table(table, say))
    terms = [] if table.drawn_as is None else [say("fair-terms", draw=table.drawn_as)]
    shared = [] if table.setup.same_deals is None else [say("fair-shared-here")]
    # What hardly anybody reads comes last, and small.
    proof = "\n".join((digest_line(table, say), *terms, *shared))
    return page(title, say("fair-committed"), *table_text.hints_at_beginning(table, say), proof)


def first_cut_page(table: Table) -> Page:
    """What leads to the first deal."""
    say = say_at(table.setup)
    title = say("lobby-title", **which_table(table, say))
    return page(title, *next_deal_parts(table, say))

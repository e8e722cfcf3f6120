"""/history: somebody's finished matches, newest first, with a menu to replay one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ext import commands

from cogs.app.access import channels_seen
from cogs.app.answers import Denied, command
from cogs.app.client import Act
from cogs.app.custom_ids import number_in
from cogs.app.i18n import key_here
from cogs.app.places import anywhere
from cogs.app.presses import one_picked
from cogs.messages.layout import Page, Part, page
from cogs.replay.commands import open_replay
from cogs.replay.finished import ReplayPlace
from cogs.standings.finished_matches import (
    ALL_GAMES,
    AskedMatches,
    mention,
    must_be_seen,
    of_past,
    past_button,
    past_menu,
    where_of,
)
from cogs.standings.match_text import match_lines, plain_match_line
from cogs.typed.choosing import GAME, WhichGame
from engine.standings.history import History, Reader
from engine.store.saving import Rated
from locales import Say


class HistoryCommands(commands.Cog):
    """Works in direct messages too, for one's own matches."""

    @anywhere
    @command("stats-history", person="stats-person", game=(GAME, "stats-game-hint"), everywhere="stats-everywhere")
    async def history(
        self,
        act: Act,
        person: discord.User | None = None,
        game: WhichGame = None,
        everywhere: bool = False,
    ) -> None:
        """Show the first page."""
        await act.response.defer(ephemeral=True, thinking=True)
        user = person or act.user
        asked = AskedMatches(user.id, game=game or ALL_GAMES, everywhere=int(everywhere))
        await _show(act, asked)


async def _show(act: Act, asked: AskedMatches) -> None:
    """Show it in the deferred answer; raises Denied if these matches are not to be seen."""
    asked = asked._replace(against=0)
    await must_be_seen(act, asked)
    say = act.say
    where, reader = where_of(act, asked), await _reader(act, asked)
    found = await act.bot.standings.history(asked.user_id, asked.page, where, reader)
    await act.answer(_page(asked, found, act, say))


async def _reader(act: Act, asked: AskedMatches) -> Reader | None:
    """Which of somebody else's matches this person may see; None: they are their own, so all."""
    if asked.user_id == act.user_id:
        return None
    played = await act.bot.standings.channels(asked.user_id, where_of(act, asked))
    return Reader(act.user_id, await channels_seen(act, played))


def _page(asked: AskedMatches, found: History, act: Act, say: Say) -> Page:
    own, name = asked.user_id == act.user_id, mention(asked.user_id)
    title = say("stats-history-title", name=name)
    if not found.total:
        key = key_here("stats-none-own" if own else "stats-none", say, private=act.guild_id is None)
        return page(title, say(key, name=name))
    blocks: list[Part] = ["\n".join(match_lines(match, asked.user_id, say)) for match in found.matches]
    asked = asked._replace(page=found.page)
    where = say("stats-history-pages", page=str(found.page), pages=str(found.pages), matches=found.total)
    # Of real cards there is nothing to look at.
    seen = [match for match in found.matches if match.rated is not Rated.CARDS]
    options = [(str(match.table_id), plain_match_line(match, say)) for match in seen]
    menu = past_menu("replay", asked, options, placeholder=say("stats-history-replay"))
    return page(title, *blocks, f"-# {where}", *_turning(asked, found.pages, say), *([[menu]] if options else []))


def _turning(asked: AskedMatches, pages: int, say: Say) -> Sequence[Part]:
    if pages == 1:
        return []
    turns = {"newest": 1, "newer": asked.page - 1, "older": asked.page + 1, "oldest": pages}
    buttons = [
        past_button(
            "history",
            asked._replace(page=number),
            say(f"stats-history-{name}"),
            name=name,
            disabled=not 1 <= number <= pages or number == asked.page,
        )
        for name, number in turns.items()
    ]
    return [buttons]


@of_past("history")
async def _turn(act: Act, asked: AskedMatches) -> None:
    await act.response.defer()
    await _show(act, asked)


@of_past("opened")
async def _open(act: Act, asked: AskedMatches) -> None:
    """Show the history in a message of its own, as from /stats."""
    await act.response.defer(ephemeral=True, thinking=True)
    await _show(act, asked)


@of_past("replay")
async def _replay(act: Act, _: AskedMatches) -> None:
    picked = one_picked(act)
    if not picked.isdecimal():
        raise Denied("stats-replay-none")
    await open_replay(act, number_in(picked), ReplayPlace())

"""/daily: the deal of the day, and what a server chose for it; /send-deal: a finished deal for a friend.

In a replay a button does the same as /send-deal: it asks to whom.
"""

from __future__ import annotations

from typing import Annotated

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, command, fill_answer, tell
from cogs.app.client import Act
from cogs.app.custom_ids import is_of_server, number_in
from cogs.app.i18n import text
from cogs.app.permissions import must_manage
from cogs.app.places import in_servers, offered_anywhere
from cogs.messages.buttons import at_table
from cogs.messages.layout import page
from cogs.messages.words import level_name, preset_name
from cogs.replay.finished import FinishedMatch, match_meant
from cogs.shared_deals.deals import SharedDeals
from cogs.shared_deals.page import friend_menu, results_page
from cogs.typed.choosing import (
    LEVEL,
    Preset,
    WhichGame,
    game_meant,
)
from engine.clubs.shared_deals.day import DayChoice
from engine.running.table import Table
from engine.table.decisions.lobby import COMPUTER


@at_table("senddeal")
async def choose_friend(act: Act, table: Table, fact: str) -> None:
    """Ask to whom this deal is to be sent."""
    if not is_of_server(table, act):
        raise Denied("stats-not-here")
    deal = number_in(fact)
    # Whatever prevents it is said now.
    await table.origin(deal, 0)
    say = act.say_at(table)
    menu = friend_menu(table.id, deal, placeholder=say("deals-friend"))
    await tell(act, page(say("deals-send-ask", deal=str(deal), table=str(table.id)), [menu]))


def _deals(act: Act) -> SharedDeals:
    return act.bot.part(SharedDeals)


@offered_anywhere
class DailyCommands(commands.GroupCog, group_name=text("deals-daily"), group_description=text("deals-daily-hint")):
    """The deal of the day; in direct messages one that is the same for all who play it there."""

    @command("deals-play")
    async def play(self, act: Act) -> None:
        """Begin today's in direct messages."""
        await _deals(act).play(act)

    @command("deals-results")
    async def results(self, act: Act) -> None:
        """Show how the newest one that is over was played."""
        await act.response.defer(ephemeral=True, thinking=True)
        days = _deals(act).days
        day = await days.newest_told(act.guild_id or 0)
        if day is None:
            raise Denied("deals-none-yet")
        results = await days.results(day)
        if act.guild_id is None:
            # People there do not know each other.
            results = results.told_to(act.user_id, act.say("deals-somebody"))
        await fill_answer(act, await results_page(results, act.say))

    @command("deals-channel", channel="deals-where")
    async def channel(self, act: Act, channel: discord.TextChannel | None = None) -> None:
        """Managers: post it in this channel every day; the first one now."""
        guild_id, say = must_manage(act), act.say
        await act.response.defer(ephemeral=True, thinking=True)
        where = channel.id if channel is not None else act.channel_id or 0
        choice = (await _deals(act).days.choice(guild_id))._replace(channel_id=where)
        await _deals(act).days.choose(choice)
        if not await _deals(act).post(choice, anew=True):
            await _deals(act).days.choose(choice._replace(channel_id=None))
            raise Denied("deals-channel-closed", channel=f"<#{where}>")
        await tell(act, say("deals-channel-chosen", channel=f"<#{where}>"))

    @command("deals-stop")
    async def stop(self, act: Act) -> None:
        """Managers: post it nowhere any more."""
        guild_id, days = must_manage(act), _deals(act).days
        await days.choose((await days.choice(guild_id))._replace(channel_id=None))
        await tell(act, act.say("deals-stopped"))

    @command("deals-game")
    async def game(
        self, act: Act, game: WhichGame = None, preset: Preset = None, level: Annotated[str, LEVEL] = COMPUTER
    ) -> None:
        """Managers: which game is played from tomorrow on, and with which computers; without one, they take turns."""
        guild_id, say = must_manage(act), act.say
        chosen = DayChoice(guild_id, None, None, None, level)
        if game is not None or preset is not None:
            rules = game_meant(game, preset)
            options = rules.for_same_deals(rules.for_tables(preset))
            chosen = chosen._replace(game=rules.name, preset=options.preset)
        before = await _deals(act).days.choice(guild_id)
        await _deals(act).days.choose(chosen._replace(channel_id=before.channel_id))
        what = preset_name(chosen.preset, say) if chosen.preset else say("deals-in-turn")
        await tell(act, say("deals-game-chosen", game=what, level=level_name(level, say)))


class SendDealCommands(commands.Cog):
    """One command."""

    @in_servers
    @command("deals-send", person="deals-person", deal="deals-which")
    async def send_deal(
        self,
        act: Act,
        person: discord.Member,
        table: FinishedMatch = None,
        deal: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        """Send a deal of a finished match; if nothing is typed, the last one of the person's last match."""
        await act.response.defer(ephemeral=True, thinking=True)
        await _deals(act).send(act, await match_meant(act, table), deal, person.id)

"""/evening, and what the buttons do: make evenings, list them, sign up, come, change them, call them off, end them."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act, name_of_user
from cogs.app.i18n import language_here, text
from cogs.app.parameters import MEANT, Kind, Language, picks
from cogs.app.permissions import may_call, may_manage, missing_in, most_open, must_be_permitted, permission_names
from cogs.app.places import in_servers
from cogs.evenings.events import without_event
from cogs.evenings.page import at_evening, list_line
from cogs.evenings.wishes import MeantEvening, Wishes, some_evenings, uncounted
from cogs.lobby.opening import must_be_an_opener, must_be_where_tables_are, rules_meant
from cogs.messages.layout import PAGE_LIMIT, fitting, page
from cogs.messages.words import in_text, moment
from engine.clubs.evenings.evening import Calling, EveningSetup, Stage
from engine.clubs.evenings.running import Evening
from engine.core.names import clean_name
from engine.table.model.preferences import EVENINGS
from locales import Say

_LEFT: Final = "evening-told-left"


@at_evening("signup")
async def sign_up(act: Act, evening: Evening) -> None:
    """Sign up for the present date."""
    await act.defer()
    was_played = evening.stage.is_played
    await evening.sign_up(act.user_id, act.name)
    key = "evening-told-wait" if was_played else "evening-told-signed-up"
    await _told(act, evening, key)


@at_evening("leave")
async def leave(act: Act, evening: Evening) -> None:
    """Sign off, or wait for a seat no more."""
    await act.defer()
    await evening.leave(act.user_id)
    await _told(act, evening, _LEFT)


@at_evening("here")
async def be_here(act: Act, evening: Evening) -> None:
    """Say that one is there."""
    await act.defer()
    was_played = evening.stage.is_played
    await evening.come(act.user_id, act.name)
    if not was_played:
        await _told(act, evening, "evening-told-here")
        return
    guest = evening.state.guest(act.user_id)
    waits = guest is not None and guest.waits is not None
    await _told(act, evening, "evening-told-wait" if waits else "evening-told-seat")


async def _told(act: Act, evening: Evening, key: str) -> None:
    say: Say = act.say
    later = "" if key == _LEFT else await act.bot.greetings.ahead(act)
    facts = {"name": in_text(evening.setup.name), "when": moment(evening.starts_at)}
    await tell(act, say(key, drawn=moment(evening.state.draws_at, "t"), **facts) + later)


_LONGEST_REASON: Final = 200
_RULES: Final = {"name": "evening-name", "minutes": "evening-minutes"}
_Whole = Annotated[bool, Kind("evening-what", picks("evening-what", {"date": 0, "all": 1}), reads=bool)]


@in_servers
class EveningCommands(
    commands.GroupCog, group_name=text("evening-command"), group_description=text("evening-command-hint")
):
    """The commands about evenings."""

    @command("evening-new", when="evening-when", **_RULES)
    async def new(self, act: Act, when: str, wishes: Wishes, language: Language = None) -> None:
        """Make an evening that takes place in this channel."""
        must_be_where_tables_are(act)
        must_be_an_opener(act)
        must_be_permitted(act)
        say = act.say
        usual = await rules_meant(act, changes={})
        clock = usual.clock_on(act.server)
        setup = EveningSetup(
            name=say("evening-usual-name"),
            guild_id=act.guild_id or 0,
            channel_id=act.channel_id or 0,
            director_id=act.user_id,
            director_name=act.name,
            language=language or language_here(act),
            when=wishes.when_of(act, when, None),
            options=usual.options,
            house=usual.house,
            turn_seconds=clock.turn,
            reserve_seconds=clock.reserve,
            theme=act.server.theme,
            calling=Calling.COUNTS if may_call(act) else Calling.ALONE,
        )
        setup = await wishes.applied(act, setup)
        await act.response.defer(ephemeral=True, thinking=True)
        evening = await act.bot.tables.clubs.evenings.open(setup, most_open(act, EVENINGS))
        told = say("evening-made", name=in_text(evening.setup.name), when=moment(evening.starts_at))
        told += await uncounted(act, evening.setup, say)
        await tell(act, told + without_event(act.guild, evening.setup.channel_id, say))

    @command("evening-list")
    async def list(self, act: Act) -> None:
        """List the evenings of this server, the next one first."""
        lines = [list_line(one, act.user_id, act.say) for one in await some_evenings(act)]
        await tell(act, page(fitting(lines, PAGE_LIMIT - 100)))

    @command("evening-sign-up")
    async def sign_up(self, act: Act, evening: MeantEvening = MEANT) -> None:
        """Sign up for the next date."""
        await sign_up(act, evening)

    @command("evening-leave")
    async def leave(self, act: Act, evening: MeantEvening = MEANT) -> None:
        """Sign off."""
        await leave(act, evening)

    @command("evening-be-here")
    async def here(self, act: Act, evening: MeantEvening = MEANT) -> None:
        """Say that one is there."""
        await be_here(act, evening)

    @command("evening-change", when="evening-when", channel="evening-channel", director="evening-director", **_RULES)
    async def change(
        self,
        act: Act,
        evening: MeantEvening = MEANT,
        when: str | None = None,
        wishes: Wishes = MEANT,
        channel: discord.TextChannel | None = None,
        director: discord.Member | None = None,
    ) -> None:
        """Change an evening one directs; what is not named stays."""
        evening.state.must_be_directed_by(act.user_id, may_manage(act))
        say = act.say
        if channel is not None and (missing := missing_in(channel)):
            raise Denied("refusal-missing-permissions", permissions=permission_names(missing, say))
        if director is not None and director.bot:
            raise Denied("refusal-evening-director-bot")
        before = evening.setup
        setup = replace(before, when=wishes.when_of(act, when, before.when))
        setup = await wishes.applied(act, setup)
        if channel is not None:
            setup = replace(setup, channel_id=channel.id)
        if director is not None:
            setup = replace(setup, director_id=director.id, director_name=name_of_user(director))
        if may_call(act) and setup.calling is Calling.ALONE:
            # Whoever may call it makes it theirs.
            setup = replace(setup, calling=Calling.COUNTS)
        await act.response.defer(ephemeral=True, thinking=True)

        def changed(now: EveningSetup) -> EveningSetup:
            # All of it is written, so what another director has changed since would be lost.
            if now != before:
                raise Denied("evening-changed-meanwhile", name=in_text(now.name))
            return setup

        await evening.change(act.user_id, changed, may_manage(act))
        key = "evening-changed" if evening.stage is Stage.SIGN_UP else "evening-changed-later"
        told = say(key, name=in_text(evening.setup.name), when=moment(evening.starts_at))
        await tell(act, told + without_event(act.guild, evening.setup.channel_id, say))

    @command("evening-cancel", reason="agree-reason")
    async def cancel(
        self,
        act: Act,
        what: _Whole = False,
        reason: app_commands.Range[str, 0, _LONGEST_REASON] = "",
        evening: MeantEvening = MEANT,
    ) -> None:
        """Call off the next date of an evening one directs, or all."""
        number = evening.number
        await act.response.defer(ephemeral=True, thinking=True)
        why = clean_name(reason) if reason.strip() else ""
        await evening.cancel(act.user_id, why, whole=what, force=may_manage(act), number=number)
        say, over = act.say, evening.stage is Stage.OVER
        key = "evening-called-off-all" if over or what else "evening-called-off"
        await tell(act, say(key, name=in_text(evening.setup.name), when=moment(evening.starts_at)))

    @command("evening-end")
    async def end(self, act: Act, evening: MeantEvening = MEANT) -> None:
        """Draw no more tables."""
        await act.response.defer(ephemeral=True, thinking=True)
        await evening.end(act.user_id, may_manage(act))
        await tell(act, act.say("evening-ended", name=in_text(evening.setup.name)))

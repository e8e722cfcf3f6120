"""/evening, and what the buttons do: make evenings, list them, sign up, come, change them, call them off, end them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.access import evenings_here
from cogs.app.answers import Denied, answered, completed, tell
from cogs.app.client import Act, Client, Interaction
from cogs.app.i18n import asks, in_servers, language_here, text
from cogs.app.permissions import may_call, missing_in, most_open, must_be_permitted, permission_names
from cogs.evenings.events import without_event
from cogs.evenings.page import at_evening, list_line, moment
from cogs.evenings.wishes import (
    KIND_CHOICES,
    LANGUAGE_CHOICES,
    METHOD_CHOICES,
    OFTEN_CHOICES,
    PRESENCE_CHOICES,
    REST_CHOICES,
    WHOLE_CHOICES,
    Wishes,
    evening_choices,
    evening_meant,
    forces,
    uncounted,
    zone_choices,
)
from cogs.lobby.opening import must_be_an_opener, must_be_where_tables_are, rules_meant
from cogs.messages.layout import PAGE_LIMIT, fitting, page
from cogs.messages.words import in_text, name_of_user
from cogs.tournament.opening import ENTRY_CHOICES, TOTAL_CHOICES, YES_NO_CHOICES
from cogs.typed.choosing import Choices, house_choices, preset_choices, preset_named, presets_of
from engine.clubs.evenings.evening import Calling, EveningSetup, Stage
from engine.clubs.evenings.running import Evening
from engine.core.names import clean_name
from engine.tables.model.preferences import EVENINGS
from engine.tournaments.setup import MOST_MINUTES, MOST_ROUNDS
from engine.tournaments.tournament import MOST_DEALS
from locales import Say

_LEFT: Final = "evening-told-left"


@at_evening("signup")
async def sign_up(act: Act, evening: Evening) -> None:
    """Sign up for the present date."""
    await _defer(act)
    was_played = evening.stage.is_played
    await evening.sign_up(act.user_id, name_of_user(act.user))
    key = "evening-told-wait" if was_played else "evening-told-signed-up"
    await _told(act, evening, key)


@at_evening("leave")
async def leave(act: Act, evening: Evening) -> None:
    """Sign off, or wait for a seat no more."""
    await _defer(act)
    await evening.leave(act.user_id)
    await _told(act, evening, _LEFT)


@at_evening("here")
async def be_here(act: Act, evening: Evening) -> None:
    """Say that one is there."""
    await _defer(act)
    was_played = evening.stage.is_played
    await evening.come(act.user_id, name_of_user(act.user))
    if not was_played:
        await _told(act, evening, "evening-told-here")
        return
    guest = evening.state.guest(act.user_id)
    waits = guest is not None and guest.waits is not None
    await _told(act, evening, "evening-told-wait" if waits else "evening-told-seat")


async def _defer(act: Act) -> None:
    if not act.response.is_done():
        is_command = act.interaction.command is not None
        await act.response.defer(ephemeral=True, thinking=is_command)


async def _told(act: Act, evening: Evening, key: str) -> None:
    say: Say = act.say
    later = "" if key == _LEFT else await act.bot.greetings.ahead(act)
    facts = {"name": in_text(evening.setup.name), "when": moment(evening.starts_at)}
    await tell(act, say(key, drawn=moment(evening.state.draws_at, "t"), **facts) + later)


_LONGEST_REASON: Final = 200
Rounds = app_commands.Range[int, 1, MOST_ROUNDS]
Minutes = app_commands.Range[int, 0, MOST_MINUTES]
Deals = app_commands.Range[int, 1, MOST_DEALS]

_RULES: Final = {
    "often": "evening-often",
    "zone": "evening-zone",
    "name": "evening-name",
    "kind": "evening-kind",
    "preset": "command-preset",
    "house": "house-which",
    "rest": "evening-rest-option",
    "presence": "evening-presence",
    "rounds": "evening-rounds",
    "deals": "evening-deals",
    "method": "evening-method",
    "minutes": "evening-minutes",
    "entry": "board-entry",
    "total": "board-total",
    "same_deals": "board-same-deals",
    "bonus": "board-bonus",
}


@in_servers
class EveningCommands(
    commands.GroupCog, group_name=text("evening-command"), group_description=text("evening-command-hint")
):
    """The commands about evenings."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("evening-new"), description=text("evening-new-hint"))
    @asks(when="evening-when", language="command-speech", **_RULES)
    @app_commands.choices(often=OFTEN_CHOICES, kind=KIND_CHOICES, rest=REST_CHOICES)
    @app_commands.choices(language=LANGUAGE_CHOICES)
    @app_commands.choices(presence=PRESENCE_CHOICES)
    @app_commands.choices(method=METHOD_CHOICES, entry=ENTRY_CHOICES, total=TOTAL_CHOICES, same_deals=YES_NO_CHOICES)
    @answered
    async def new(
        self,
        act: Act,
        when: str,
        often: str | None = None,
        zone: str | None = None,
        name: str | None = None,
        kind: str | None = None,
        preset: str | None = None,
        house: str | None = None,
        rest: str | None = None,
        presence: int | None = None,
        rounds: Rounds | None = None,
        deals: Deals | None = None,
        method: str | None = None,
        minutes: Minutes | None = None,
        entry: str | None = None,
        total: str | None = None,
        same_deals: str | None = None,
        bonus: str | None = None,
        language: str | None = None,
    ) -> None:
        """Make an evening that takes place in this channel."""
        must_be_where_tables_are(act)
        must_be_an_opener(act)
        must_be_permitted(act)
        say = act.say
        preset = preset_named(presets_of(None), preset, say)
        rules = (kind, preset, house, rest, presence, rounds, deals)
        played = (method, minutes, entry, total, same_deals, bonus)
        wishes = Wishes(when, often, zone, name, *rules, *played)
        begins = wishes.when_of(act, None)
        server = await self._bot.tables.server(act.guild_id or 0)
        usual = await rules_meant(act, changes={})
        spoken = language or server.language or language_here(act)
        setup = EveningSetup(
            name=say("evening-usual-name"),
            guild_id=act.guild_id or 0,
            channel_id=act.channel_id or 0,
            director_id=act.user_id,
            director_name=name_of_user(act.user),
            language=spoken,
            when=begins,
            options=usual.options,
            house=usual.house,
            turn_seconds=server.turn_seconds,
            theme=server.theme,
            calling=Calling.COUNTS if may_call(act) else Calling.ALONE,
        )
        setup = replace(await wishes._replace(when=None, often=None, zone=None).applied(act, setup), when=begins)
        await act.response.defer(ephemeral=True, thinking=True)
        evening = await self._bot.tables.clubs.evenings.open(setup, most_open(act, EVENINGS))
        told = say("evening-made", name=in_text(evening.setup.name), when=moment(evening.starts_at))
        told += await uncounted(act, evening.setup, say)
        await tell(act, told + without_event(act.guild, say))

    @app_commands.command(name=text("evening-list"), description=text("evening-list-hint"))
    @answered
    async def list(self, act: Act) -> None:
        """List the evenings of this server, the next one first."""
        evenings = await evenings_here(act)
        if not evenings:
            raise Denied("refusal-no-evening-here")
        say = act.say
        lines = [list_line(one, act.user_id, say) for one in evenings]
        await tell(act, page(fitting(lines, PAGE_LIMIT - 100)).view)

    @app_commands.command(name=text("evening-sign-up"), description=text("evening-sign-up-hint"))
    @asks(evening="evening-which")
    @answered
    async def sign_up(self, act: Act, evening: str | None = None) -> None:
        """Sign up for the next date."""
        await sign_up(act, await evening_meant(act, evening))

    @app_commands.command(name=text("evening-leave"), description=text("evening-leave-hint"))
    @asks(evening="evening-which")
    @answered
    async def leave(self, act: Act, evening: str | None = None) -> None:
        """Sign off."""
        await leave(act, await evening_meant(act, evening))

    @app_commands.command(name=text("evening-be-here"), description=text("evening-be-here-hint"))
    @asks(evening="evening-which")
    @answered
    async def here(self, act: Act, evening: str | None = None) -> None:
        """Say that one is there."""
        await be_here(act, await evening_meant(act, evening))

    @app_commands.command(name=text("evening-change"), description=text("evening-change-hint"))
    @asks(
        evening="evening-which", when="evening-when", channel="evening-channel", director="evening-director", **_RULES
    )
    @app_commands.choices(often=OFTEN_CHOICES, kind=KIND_CHOICES, rest=REST_CHOICES)
    @app_commands.choices(presence=PRESENCE_CHOICES)
    @app_commands.choices(method=METHOD_CHOICES, entry=ENTRY_CHOICES, total=TOTAL_CHOICES, same_deals=YES_NO_CHOICES)
    @answered
    async def change(
        self,
        act: Act,
        evening: str | None = None,
        when: str | None = None,
        often: str | None = None,
        zone: str | None = None,
        name: str | None = None,
        kind: str | None = None,
        preset: str | None = None,
        house: str | None = None,
        rest: str | None = None,
        presence: int | None = None,
        rounds: Rounds | None = None,
        deals: Deals | None = None,
        method: str | None = None,
        minutes: Minutes | None = None,
        entry: str | None = None,
        total: str | None = None,
        same_deals: str | None = None,
        bonus: str | None = None,
        channel: discord.TextChannel | None = None,
        director: discord.Member | None = None,
    ) -> None:
        """Change an evening one directs; what is not named stays."""
        meant = await evening_meant(act, evening)
        meant.state.must_be_directed_by(act.user_id, forces(act))
        say = act.say
        if channel is not None and (missing := missing_in(channel)):
            raise Denied("refusal-missing-permissions", permissions=permission_names(missing, say))
        if director is not None and director.bot:
            raise Denied("refusal-evening-director-bot")
        preset = preset_named(presets_of(None), preset, say)
        rules = (kind, preset, house, rest, presence, rounds, deals)
        played = (method, minutes, entry, total, same_deals, bonus)
        wishes = Wishes(when, often, zone, name, *rules, *played)
        setup = await wishes.applied(act, meant.setup)
        if channel is not None:
            setup = replace(setup, channel_id=channel.id)
        if director is not None:
            setup = replace(setup, director_id=director.id, director_name=name_of_user(director))
        if may_call(act) and setup.calling is Calling.ALONE:
            # Whoever may call it makes it theirs.
            setup = replace(setup, calling=Calling.COUNTS)
        await act.response.defer(ephemeral=True, thinking=True)
        await meant.change(act.user_id, lambda _: setup, forces(act))
        key = "evening-changed" if meant.stage is Stage.SIGN_UP else "evening-changed-later"
        told = say(key, name=in_text(meant.setup.name), when=moment(meant.starts_at))
        await tell(act, told + without_event(act.guild, say))

    @app_commands.command(name=text("evening-cancel"), description=text("evening-cancel-hint"))
    @asks(what="evening-what", reason="agree-reason", evening="evening-which")
    @app_commands.choices(what=WHOLE_CHOICES)
    @answered
    async def cancel(
        self,
        act: Act,
        what: int = 0,
        reason: app_commands.Range[str, 0, _LONGEST_REASON] = "",
        evening: str | None = None,
    ) -> None:
        """Call off the next date of an evening one directs, or all."""
        meant = await evening_meant(act, evening)
        await act.response.defer(ephemeral=True, thinking=True)
        why = clean_name(reason) if reason.strip() else ""
        await meant.cancel(act.user_id, why, whole=bool(what), force=forces(act))
        say, over = act.say, meant.stage is Stage.OVER
        key = "evening-called-off-all" if over or what else "evening-called-off"
        await tell(act, say(key, name=in_text(meant.setup.name), when=moment(meant.starts_at)))

    @app_commands.command(name=text("evening-end"), description=text("evening-end-hint"))
    @asks(evening="evening-which")
    @answered
    async def end(self, act: Act, evening: str | None = None) -> None:
        """Draw no more tables."""
        meant = await evening_meant(act, evening)
        await act.response.defer(ephemeral=True, thinking=True)
        await meant.end(act.user_id, forces(act))
        await tell(act, act.say("evening-ended", name=in_text(meant.setup.name)))

    @new.autocomplete("zone")
    @change.autocomplete("zone")
    async def _complete_zone(self, _: Interaction, typed: str) -> Choices:
        return zone_choices(typed)

    @new.autocomplete("preset")
    @change.autocomplete("preset")
    @completed
    async def _complete_preset(self, act: Act, typed: str) -> Choices:
        return preset_choices(presets_of(None), typed, act.say)

    @new.autocomplete("house")
    @change.autocomplete("house")
    @completed
    async def _complete_house(self, act: Act, typed: str) -> Choices:
        return await house_choices(act, typed)

    @sign_up.autocomplete("evening")
    @leave.autocomplete("evening")
    @here.autocomplete("evening")
    @change.autocomplete("evening")
    @cancel.autocomplete("evening")
    @end.autocomplete("evening")
    @completed
    async def _complete_evening(self, act: Act, typed: str) -> Choices:
        return await evening_choices(act, typed)

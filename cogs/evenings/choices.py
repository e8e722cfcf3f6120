"""Which evening, time zone or way to play somebody means, and the lists to choose from."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from cogs.app.access import evenings_here
from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.app.i18n import LANGUAGE_NAMES, text
from cogs.app.rights import may_manage, role_there
from cogs.messages.display_names import in_label, in_text
from cogs.typed.choosing import LONGEST_CHOICE, MOST_CHOICES, Choices, numbers_of
from cogs.typed.figures import as_number
from engine.clubs.evenings.calendar import Rhythm, zone_names
from engine.clubs.evenings.evening import Calling, EveningSetup, Kind, Rest
from engine.clubs.evenings.running import Evening
from engine.tournaments.setup import Method
from locales import Say
from rendering.canvas.letters.graphemes import shortened

USUAL_ZONE: Final = "Europe/Brussels"
_NEAR: Final = (
    *(USUAL_ZONE, "Europe/Amsterdam", "Europe/Paris", "Europe/Berlin", "Europe/Luxembourg", "Europe/London"),
    *("America/Montreal", "America/New_York", "Africa/Kinshasa"),
)
"""Offered before anything is typed."""

OFTEN_CHOICES: Final = [app_commands.Choice(name=text(f"evening-often-{one}"), value=one.value) for one in Rhythm]
KIND_CHOICES: Final = [app_commands.Choice(name=text(f"evening-kind-{one}"), value=one.value) for one in Kind]
REST_CHOICES: Final = [app_commands.Choice(name=text(f"evening-rest-choice-{one}"), value=one.value) for one in Rest]
METHOD_CHOICES: Final = [
    app_commands.Choice(name=text(f"evening-method-{one}"), value=one.value)
    for one in (Method.ROUNDS, Method.SWISS, Method.DANISH, Method.KNOCKOUT)
]
PRESENCE_CHOICES: Final = [
    app_commands.Choice(name=text(f"evening-presence-{name}"), value=value) for name, value in (("yes", 1), ("no", 0))
]
WHOLE_CHOICES: Final = [
    app_commands.Choice(name=text(f"evening-what-{name}"), value=value) for name, value in (("date", 0), ("all", 1))
]
LANGUAGE_CHOICES: Final = [app_commands.Choice(name=name, value=key) for key, name in LANGUAGE_NAMES.items()]


async def evening_meant(interaction: Interaction, typed: str | None) -> Evening:
    """The evening typed, else the only one in this channel, else the one that is next; raises Denied."""
    evenings = await evenings_here(interaction)
    if not evenings:
        raise Denied("refusal-no-evening-here")
    if typed is None:
        here = [one for one in evenings if one.setup.channel_id == interaction.channel_id]
        return (here or evenings)[0]
    wanted = typed.strip().casefold()
    for one in evenings:
        if as_number(wanted) == str(one.id) or wanted == one.setup.name.casefold():
            return one
    raise Denied("refusal-which-evening", given=typed, possible=numbers_of(one.id for one in evenings))


def forces(interaction: Interaction) -> bool:
    """Whether this person may direct any evening of the server."""
    return may_manage(interaction)


async def evening_choices(interaction: Interaction, typed: str) -> Choices:
    """The evenings of this server."""
    evenings = await evenings_here(interaction)
    named = [(f"{one.id} · {in_label(one.setup.name)}", str(one.id)) for one in evenings]
    return [
        app_commands.Choice(name=shortened(name, LONGEST_CHOICE), value=value)
        for name, value in named
        if typed.casefold().strip() in name.casefold()
    ][:MOST_CHOICES]


def zone_choices(typed: str) -> Choices:
    """Time zones in which a word occurs; those that begin with it first."""
    wanted = typed.strip().replace(" ", "_").casefold()
    if not wanted:
        return [app_commands.Choice(name=one, value=one) for one in _NEAR]
    found = [one for one in zone_names() if wanted in one.casefold()]
    found.sort(key=lambda one: not one.rpartition("/")[2].casefold().startswith(wanted))
    return [app_commands.Choice(name=one, value=one) for one in found[:MOST_CHOICES]]


async def uncounted(interaction: Interaction, setup: EveningSetup, say: Say) -> str:
    """That the season that runs does not count an evening because of who called it; empty if it does."""
    season = await interaction.client.tables.clubs.seasons.running(setup.guild_id)
    if season is None or setup.calling is not Calling.ALONE:
        return ""
    server = interaction.client.tables.known_server(setup.guild_id)
    role = role_there(interaction.guild, server.season_role)
    name = in_text(season.name)
    told = say("evening-uncounted-role", name=name, role=role.mention) if role else say("evening-uncounted", name=name)
    return f"\n{told}"

"""What people do about an evening, by button or command: sign up, leave, say that they are there."""

from __future__ import annotations

from typing import Final

from cogs.app.answers import tell
from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.evenings.buttons import EveningHandler
from cogs.evenings.page import moment
from cogs.messages.display_names import in_text, name_of_user
from engine.clubs.evenings.running import Evening
from locales import Say

_LEFT: Final = "evening-told-left"


async def sign_up(interaction: Interaction, evening: Evening) -> None:
    """Sign up for the present date."""
    await _defer(interaction)
    was_played = evening.stage.is_played
    await evening.sign_up(interaction.user.id, name_of_user(interaction.user))
    key = "evening-told-wait" if was_played else "evening-told-signed-up"
    await _told(interaction, evening, key)


async def leave(interaction: Interaction, evening: Evening) -> None:
    """Sign off, or wait for a seat no more."""
    await _defer(interaction)
    await evening.leave(interaction.user.id)
    await _told(interaction, evening, _LEFT)


async def be_here(interaction: Interaction, evening: Evening) -> None:
    """Say that one is there."""
    await _defer(interaction)
    was_played = evening.stage.is_played
    await evening.come(interaction.user.id, name_of_user(interaction.user))
    if not was_played:
        await _told(interaction, evening, "evening-told-here")
        return
    guest = evening.state.guest(interaction.user.id)
    waits = guest is not None and guest.waits is not None
    await _told(interaction, evening, "evening-told-wait" if waits else "evening-told-seat")


async def _defer(interaction: Interaction) -> None:
    if not interaction.response.is_done():
        is_command = interaction.command is not None
        await interaction.response.defer(ephemeral=True, thinking=is_command)


async def _told(interaction: Interaction, evening: Evening, key: str) -> None:
    say: Say = say_to(interaction)
    later = "" if key == _LEFT else await interaction.client.greetings.ahead(interaction)
    facts = {"name": in_text(evening.setup.name), "when": moment(evening.starts_at)}
    await tell(interaction, say(key, drawn=moment(evening.state.draws_at, "t"), **facts) + later)


EVENING_HANDLERS: dict[str, EveningHandler] = {"signup": sign_up, "leave": leave, "here": be_here}

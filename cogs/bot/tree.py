"""The commands as Discord is told of them, and what is answered where something goes wrong before one begins."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands

from cogs.app.answers import refuse
from cogs.app.client import Client, Interaction
from cogs.members.named import named_wrongly
from engine.tables.model.errors import JournalError

_ENTRY_POINT: Final = 4
"""The kind of command that Discord's portal makes for an application with an activity."""
_OF_A_COMMAND: Final = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations", "handler"),
    *("default_member_permissions", "integration_types", "contexts", "nsfw"),
)
"""What Discord takes of what it tells about a command."""


class _Elsewhere(NamedTuple):
    """A command that Discord has, and that was not made here."""

    body: dict[str, Any]

    async def get_translated_payload(self, *_: object) -> dict[str, Any]:
        return self.body

    def to_dict(self, _: object) -> dict[str, Any]:
        return self.body


class Tree(app_commands.CommandTree[Client]):
    """Commands answer their own errors; what goes wrong before they begin is answered here."""

    _elsewhere: Sequence[_Elsewhere] = ()

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        """Tell Discord the commands. An Entry Point that its portal has made stays: a list without it is refused."""
        found: list[Any] = await self.client.http.get_global_commands(self.client.application_id or 0)
        self._elsewhere = [
            _Elsewhere({key: value for key, value in one.items() if key in _OF_A_COMMAND})
            for one in found
            if one["type"] == _ENTRY_POINT
        ]
        return await super().sync(guild=guild)

    def _get_all_commands(self, *, guild: discord.abc.Snowflake | None = None) -> list[Any]:
        # The library sends what this returns, and there is no other way to send more.
        return [*super()._get_all_commands(guild=guild), *self._elsewhere]

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Load the settings of the person and the server, for autocomplete as well."""
        with suppress(JournalError):
            await interaction.client.meet(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        if isinstance(error, app_commands.TransformerError):
            # It has no `original`, and often no cause either.
            await refuse(interaction, named_wrongly(error))
        else:
            await refuse(interaction, getattr(error, "original", error))

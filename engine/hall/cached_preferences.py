"""What is remembered of people and servers, without reading the journal anew."""

from __future__ import annotations

from collections.abc import Callable

from engine.tables.model.preferences import Person, Server
from engine.tables.store.journal import Journal
from engine.tables.store.preferences import Preferences


class CachedPreferences:
    """Holds what has been asked for since the process began."""

    def __init__(self, journal: Journal) -> None:
        self._people = Preferences(journal.person, journal.set_person, Person)
        self._servers = Preferences(journal.server, journal.set_server, Server)

    async def person(self, user_id: int) -> Person:
        """What is remembered of this person, or the defaults."""
        return await self._people.get(user_id)

    def known_person(self, user_id: int) -> Person:
        """The same without waiting: the defaults until it has been asked for once."""
        return self._people.known(user_id)

    async def set_person(self, person: Person) -> None:
        await self._people.set(person.user_id, person)

    async def change_person(self, user_id: int, change: Callable[[Person], Person]) -> None:
        """Apply `change` to what is remembered of this person now, even if somebody else changes it meanwhile."""
        await self._people.change(user_id, change)

    async def server(self, guild_id: int) -> Server:
        """What is remembered of this server, or the defaults."""
        return await self._servers.get(guild_id)

    def known_server(self, guild_id: int) -> Server:
        """The same without waiting: the defaults until it has been asked for once."""
        return self._servers.known(guild_id)

    async def set_server(self, server: Server) -> None:
        await self._servers.set(server.guild_id, server)

    async def change_server(self, guild_id: int, change: Callable[[Server], Server]) -> None:
        """Apply `change` to what is remembered of this server now, even if somebody else changes it meanwhile."""
        await self._servers.change(guild_id, change)

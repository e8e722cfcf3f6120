"""Somebody who has installed the bot for themselves and shares no server with it, and places where the bot is not.

SimCord knows of neither: what Discord says of such an interaction is put into its payload. Any request there that is no
answer is refused and noted, and no more than five follow-ups are taken.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import discord
import pytest
import simcord.interactions
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.cogs.world import World

GROUP: Final = 3
"""The kind of channel in which several people write to each other."""
_IN_CHANNEL: Final = re.compile(r"/channels/(\d+)(?:/messages.*)?")
_FOLLOW_UP: Final = re.compile(r"/webhooks/\d+/([^/]+)")
FOLLOW_UPS: Final = 5
_ALL: Final = discord.Permissions.all()


class Elsewhere:
    """What Discord says of where people are, and what it refuses of the bot there."""

    def __init__(self, here: World) -> None:
        self._here = here
        self.refused: list[str] = []
        """Requests that were no answers."""
        self._places: dict[int, int] = {}
        """By channel, the kind of place: 0 a server, 1 direct messages with the bot, 2 other people's."""
        self._answers: Counter[str] = Counter()

    def stranger(self, name: str, context: int = 1) -> Any:
        """Somebody without a common server; `context` 2: they write where the bot is not, in a group."""
        user = self._here.env.create_user(name.lower(), global_name=name)
        self._here.people[name] = user
        self._places[user.dm_channel.id] = context
        return user

    def server(self, name: str) -> tuple[Any, Any]:
        """A server without the bot: its channel, and a manager of it who brings the bot along."""
        guild = self._here.env.create_guild()
        state = self._here.bot._connection
        known = state._get_guild(guild.id)
        assert known is not None
        state._remove_guild(known)
        channel = guild.create_text_channel("elders")
        self._places[channel.id] = 0
        role = guild.create_role("boss", permissions=_ALL)
        manager = guild.add_member(self._here.env.create_user(name.lower(), global_name=name), roles=[role])
        self._places[manager.user.dm_channel.id] = 1
        return channel, manager

    def told(self, payload: dict[str, Any]) -> dict[str, Any]:
        """The payload of an interaction as Discord sends it from such a place."""
        context = self._places.get(int(payload["channel_id"]))
        if context is not None:
            who = payload.get("user") or payload["member"]["user"]
            payload |= {"context": context, "authorizing_integration_owners": {"1": who["id"]}}
        if context == 2:
            one = {"id": payload["channel_id"], "type": GROUP, "recipients": [], "owner_id": who["id"], "name": "us"}
            payload |= {"channel": one}
        return payload

    def must_take(self, method: str, path: str) -> None:
        """Raises what Discord answers to a request that it does not take."""
        in_channel, follow_up = _IN_CHANNEL.fullmatch(path), _FOLLOW_UP.fullmatch(path)
        if in_channel is not None and int(in_channel[1]) in self._places:
            self.refused.append(f"{method} {path}")
            if self._places[int(in_channel[1])] == 1:
                raise BackendError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
            raise BackendError(403, 50001, "Missing Access")
        if follow_up is not None and method == "POST":
            self._answers[follow_up[1]] += 1
            if self._answers[follow_up[1]] > FOLLOW_UPS:
                raise BackendError(400, 40094, "Too many follow-ups")


@contextmanager
def elsewhere(here: World) -> Iterator[Elsewhere]:
    """Places without the bot, beside the world's server."""
    made, plain, dispatch = Elsewhere(here), simcord.interactions.base_payload, router.dispatch

    def payload(backend: Any, **facts: Any) -> Any:
        record, sent = plain(backend, **facts)
        return record, made.told(sent)

    def judged(backend: Any, method: str, path: str, **request: Any) -> Any:
        made.must_take(method, path)
        return dispatch(backend, method, path, **request)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simcord.interactions, "base_payload", payload)
        patch.setattr(router, "dispatch", judged)
        yield made

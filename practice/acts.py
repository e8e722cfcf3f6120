"""What people do at the page, told to the bot as Discord would tell it.

SimCord's own actors wait after each press until the bot is idle, and refuse any other press meanwhile. Here nobody
waits for anybody, as in Discord; only whether there is an answer within three seconds is looked after.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from simcord import BackendError, Env, MemberActor, SetupError
from simcord import interactions as wire
from simcord._modal import _modal_submit_nodes
from simcord.backend import serializers
from simcord.backend.access import message_accessible
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, InteractionType

from practice.changes import Changes
from practice.commands import command_named
from practice.kept import Kept
from practice.world import LOCALES

SECONDS_TO_ANSWER: Final = 5.0
"""Discord gives a bot three; a busy machine simulates Discord as well."""

_OF_PEOPLE: Final = (ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT)


class Unheard(Exception):
    """Somebody did what cannot be done (any more), or the bot did not answer."""


class Acts:
    """Presses, choices, forms and commands."""

    def __init__(self, env: Env, kept: Kept, changes: Changes) -> None:
        self._env, self._kept, self._changes = env, kept, changes
        self._backend = env.backend

    async def press(self, person: MemberActor, message: Message, custom_id: str) -> Interaction:
        """Press a button."""
        button = self._part(person, message, custom_id)
        data = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON), "id": button.get("id")}
        return await self._tell(person, InteractionType.MESSAGE_COMPONENT, message.channel_id, data, message)

    async def choose(
        self,
        person: MemberActor,
        message: Message,
        custom_id: str,
        values: list[str],
        people: Mapping[str, MemberActor],
    ) -> Interaction:
        """Choose from a menu: options, or people by their ids."""
        menu = self._part(person, message, custom_id)
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        offered = {one["value"] for one in menu.get("options") or ()} or people.keys()
        if not least <= len(values) <= most or not offered >= set(values):
            raise Unheard
        data = {"custom_id": custom_id, "component_type": menu["type"], "id": menu.get("id"), "values": values}
        if menu["type"] != ComponentType.STRING_SELECT:
            resolved: dict[str, dict[str, Any]] = {}
            for value in values:
                wire.resolve_handle(person, people[value], resolved, channel_id=message.channel_id)
            data["resolved"] = resolved
        return await self._tell(person, InteractionType.MESSAGE_COMPONENT, message.channel_id, data, message)

    async def submit(
        self, person: MemberActor, shown: Interaction, values: Mapping[str, Any], people: Mapping[str, MemberActor]
    ) -> Interaction:
        """Send a form that the bot has shown; people are picked by their ids."""
        form = shown.modal
        if form is None or shown.modal_consumed or shown.user_id != person.id:
            raise Unheard
        resolved: dict[str, dict[str, Any]] = {}
        menus = {one["custom_id"] for one in walk_components(form["components"]) if one["type"] in _OF_PEOPLE}
        meant = {name: [people[one] for one in given] if name in menus else given for name, given in values.items()}
        parts = _modal_submit_nodes(form["components"], person, meant, resolved, shown.channel_id, [])
        shown.modal_consumed = True
        source = self._backend.messages[shown.channel_id].get(shown.source_message_id or 0)
        data = {"custom_id": form["custom_id"], "components": parts} | ({"resolved": resolved} if resolved else {})
        return await self._tell(person, InteractionType.MODAL_SUBMIT, shown.channel_id, data, source)

    async def command(
        self, person: MemberActor, channel_id: int, words: list[str], options: dict[str, Any], *, focused: str = ""
    ) -> Interaction:
        """Send a slash command; with `focused`, ask what could stand at that option instead."""
        root, leaf, nesting = command_named(self._env, person, channel_id, words)
        typed = str(options.pop(focused, "")) if focused else ""
        chosen, resolved = wire.build_options(
            person, " ".join(words), leaf, options, partial=bool(focused), channel_id=channel_id
        )
        if focused:
            kinds = {one["name"]: one["type"] for one in leaf.get("options") or ()}
            chosen.append({"name": focused, "type": kinds[focused], "value": typed, "focused": True})
        data: dict[str, Any] = {
            "id": root["id"],
            "name": root["name"],
            "type": int(AppCommandType.CHAT_INPUT),
            "options": wire.nest_options(root, nesting, chosen),
        }
        if resolved:
            data["resolved"] = resolved
        kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE if focused else InteractionType.APPLICATION_COMMAND
        return await self._tell(person, kind, channel_id, data, name=" ".join(words))

    def _part(self, person: MemberActor, message: Message, custom_id: str) -> dict[str, Any]:
        """The button or menu of a message, if this person can use it."""
        if message_accessible(self._backend, message.channel_id, message, person.id):
            for part in walk_components(message.components):
                if part.get("custom_id") == custom_id and not part.get("disabled"):
                    return part
        raise Unheard

    async def _tell(
        self,
        person: MemberActor,
        kind: int,
        channel_id: int,
        data: dict[str, Any],
        source: Message | None = None,
        name: str = "",
    ) -> Interaction:
        """`name`: all words of a command, as Discord tells it with the answer; SimCord knows the first alone."""
        guild_id = self._backend.get_channel(channel_id).guild_id
        told, payload = wire.base_payload(
            self._backend, type=int(kind), channel_id=channel_id, guild_id=guild_id, user_id=person.id, data=data
        )
        told.command_name = name or told.command_name
        payload["locale"] = LOCALES[self._kept.language]
        if guild_id is not None:
            payload["guild_locale"] = payload["locale"]
        if source is not None:
            told.source_message_id = source.id
            payload["message"] = dict(serializers.message_payload(self._backend, source))
        self._backend.emit("INTERACTION_CREATE", payload)
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self._answered(told)
        except TimeoutError:
            raise Unheard from None
        return told

    async def _answered(self, told: Interaction) -> None:
        count = self._changes.count
        while not told.responded:
            count = await self._changes.after(count)


REFUSALS: Final = (Unheard, BackendError, SetupError, KeyError, ValueError, RecursionError)
"""What goes wrong when a page asks for what there is not."""

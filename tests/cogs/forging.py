"""Forges presses that no message of the bot offers: any custom id, sent as Discord would send it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simcord import actors
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType

from tests.cogs.conftest import newest
from tests.cogs.world import BUTTON, World, said

STRINGS = 3
"""The kind of menu whose values are texts."""


async def press(
    here: World, name: str, custom_id: str, values: Sequence[str] = (), *, kind: int = BUTTON, private: bool = False
) -> Any:
    """Somebody presses this, or picks these values from it, under the newest page that they see.

    Discord would not send a press that no message offers, so the message is changed to show it. `private`: the message
    is one of their direct messages.
    """
    actor = here[name].user if private else here[name]
    shown = actors._visible_message(actor, _newest(actor.dm_channel if private else here.channel))
    item: dict[str, Any] = {"type": kind, "id": 2, "custom_id": custom_id}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": 2}
    if kind == BUTTON:
        item |= {"style": 2, "label": "-"}
    else:
        # Other menus send the objects that somebody picks; here nobody picks any.
        data |= {"values": list(values)}
        data |= {} if kind == STRINGS else {"resolved": {}}
        item |= {"min_values": 0, "max_values": 25}
        item |= {"options": [{"label": one, "value": one} for one in values]} if kind == STRINGS else {}
    message = dict(serializers.message_payload(here.env.backend, shown))
    message |= {"components": [{"type": 1, "id": 1, "components": [item]}], "flags": 0}
    return await actors._dispatch_actor_interaction(
        actor,
        InteractionType.MESSAGE_COMPONENT,
        ChannelHandle(here.env, getattr(actor, "guild", None), here.env.backend.get_channel(shown.channel_id)),
        data,
        extra={"message": message},
        source_message_id=shown.id,
    )


def _newest(channel: ChannelHandle) -> Any:
    """The last message that can show a page: one of words alone cannot."""
    return newest(channel, lambda one: not one.content) or channel.last_message


async def pressed(here: World, name: str, custom_id: str, values: Sequence[str] = (), **where: Any) -> str:
    """What they read after a press."""
    return said(await press(here, name, custom_id, values, **where)).strip()


async def submitted(here: World, name: str, custom_id: str, words: str) -> str:
    """What somebody reads who sends a form of any custom id with these words in its one field."""
    field = {"type": 4, "id": 2, "custom_id": "words", "value": words}
    return await submitted_parts(here, name, custom_id, [{"type": 18, "id": 1, "component": field}])


async def submitted_parts(here: World, name: str, custom_id: str, parts: Sequence[dict[str, Any]]) -> str:
    """What somebody reads who sends a form of any custom id with any parts."""
    return said(await submit(here, name, custom_id, parts)).strip()


async def submit(
    here: World, name: str, custom_id: str, parts: Sequence[dict[str, Any]], *, opened_on: Any = None
) -> Any:
    """Somebody sends a form of any custom id with any parts; `opened_on`: the message whose button had opened it."""
    shown = actors._visible_message(here[name], here.channel.last_message)
    source = None if opened_on is None else here.env.backend.get_message(shown.channel_id, opened_on.id)
    where = (
        {}
        if source is None
        else {
            "extra": {"message": dict(serializers.message_payload(here.env.backend, source))},
            "source_message_id": source.id,
        }
    )
    return await actors._dispatch_actor_interaction(
        here[name],
        InteractionType.MODAL_SUBMIT,
        ChannelHandle(here.env, here[name].guild, here.env.backend.get_channel(shown.channel_id)),
        {"custom_id": custom_id, "components": [*parts]},
        **where,
    )


def text_fields(**typed: str) -> list[dict[str, Any]]:
    """The parts of a form that was sent with these texts, by their custom ids."""
    return [{"type": 18, "component": {"type": 4, "custom_id": name, "value": text}} for name, text in typed.items()]

"""People at Discord: they see what their screens show, and press only what is on them.

Each thing somebody does is an interaction that reaches the bot over the gateway, with the message as it is at that
moment. What comes of it is at `Interaction`, and on the screens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from tests.wire import payloads
from tests.wire.gateway import Gateway
from tests.wire.judging.limits import BUTTON, SELECTS, STRING_SELECT, walk
from tests.wire.payloads import CHANNEL_ID
from tests.wire.world.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from tests.wire.world.messages import Message
from tests.wire.world.routes import Routes
from tests.wire.world.screens import Screens

_SUBCOMMAND, _GROUP, _STRING, _USER, _CHANNEL, _ROLE = 1, 2, 3, 6, 7, 8
_ABOUT: Final = {_USER: "users", _CHANNEL: "channels", _ROLE: "roles"}


class NotThere(AssertionError):
    """Somebody wants to press or use what they do not have before them."""


class People:
    """All who may do something; everybody is known by their id."""

    def __init__(self, gateway: Gateway, screens: Screens, interactions: Interactions, routes: Routes) -> None:
        self._gateway, self._screens = gateway, screens
        self._interactions, self._routes = interactions, routes

    def sees(self, user: int, channel: int = CHANNEL_ID) -> list[Message]:
        """The channel as this person sees it, oldest first."""
        return self._screens.seen_by(user, channel)

    def mail(self, user: int) -> list[Message]:
        """This person's direct messages with the bot, oldest first."""
        channel = self._screens.direct(user)
        return [] if channel is None else self._screens.seen_by(user, channel.id)

    def screens_of(self, user: int) -> Iterator[Message]:
        """Everything this person can look at, wherever it is, newest first."""
        shown = [one for channel in self._screens.channels for one in self._screens.seen_by(user, channel)]
        return iter(sorted(shown, key=lambda one: one.id, reverse=True))

    def finds(self, user: int, custom_id: str) -> Message:
        """The newest message on which this person can press that; raises NotThere."""
        for message in self.screens_of(user):
            if custom_id in message.pressable:
                return message
        raise NotThere(f"{custom_id} is on no message that {user} sees")

    async def press(self, user: int, message: Message, custom_id: str, *, token: str | None = None) -> Interaction:
        """Press a button; raises NotThere if it is not on the message now, or cannot be pressed."""
        self._check(user, message, custom_id, frozenset({BUTTON}))
        data = {"component_type": BUTTON, "custom_id": custom_id}
        return await self._do(COMPONENT, user, message.channel, data, message, token)

    async def pick(self, user: int, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        """Pick from a menu; raises NotThere if it does not offer that now."""
        menu = self._check(user, message, custom_id, SELECTS)
        offered = {option["value"] for option in menu.get("options") or []}
        if menu["type"] == STRING_SELECT and not set(values) <= offered:
            raise NotThere(f"{custom_id} offers {sorted(offered)}, not {sorted(values)}")
        data: dict[str, Any] = {"component_type": menu["type"], "custom_id": custom_id, "values": list(values)}
        if menu["type"] != STRING_SELECT:
            data["resolved"] = _resolved([(_USER, int(value)) for value in values])
        return await self._do(COMPONENT, user, message.channel, data, message)

    async def command(
        self, user: int, name: str, options: Mapping[str, Any] | None = None, *, channel: int = CHANNEL_ID
    ) -> Interaction:
        """Use a slash command, as `table open`; raises NotThere if the bot has no such command or option."""
        return await self._do(COMMAND, user, channel, self._asked(name, options or {}))

    async def type_into(
        self, user: int, name: str, options: Mapping[str, Any], focused: str, *, channel: int = CHANNEL_ID
    ) -> Interaction:
        """Type into an option of a command, so that the bot may offer what could be meant."""
        return await self._do(AUTOCOMPLETE, user, channel, self._asked(name, options, focused))

    async def fill(self, before: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Send the form that was shown as the answer to something; raises NotThere if there was none."""
        if before.form is None:
            raise NotThere("there is no form to be filled")
        fields = {part["custom_id"]: part for part in walk(before.form["components"]) if part.get("custom_id")}
        if unknown := set(values) - set(fields):
            raise NotThere(f"the form has no {sorted(unknown)}")
        components = [_filled(one, values) for one in before.form["components"]]
        data = {"custom_id": before.form["custom_id"], "components": components}
        return await self._do(MODAL, before.user, before.channel, data, before.pressed)

    async def _do(
        self,
        kind: int,
        user: int,
        channel: int,
        data: Mapping[str, Any],
        message: Message | None = None,
        token: str | None = None,
    ) -> Interaction:
        place = self._screens.channel(channel).payload()
        done = self._interactions.begin(kind, user, channel, message, token)
        payload = payloads.interaction(kind, done.id, done.token, user, data, place)
        if message is not None:
            payload["message"] = message.payload()
        await self._gateway.dispatch("INTERACTION_CREATE", payload)
        return done

    def _check(self, user: int, message: Message, custom_id: str, kinds: frozenset[int]) -> dict[str, Any]:
        if message not in self._screens.seen_by(user, message.channel):
            raise NotThere(f"{user} does not see message {message.id}")
        part = message.pressable.get(custom_id)
        if part is None or part["type"] not in kinds:
            raise NotThere(f"{custom_id} cannot be used: message {message.id} has {sorted(message.pressable)}")
        return part

    def _asked(self, name: str, values: Mapping[str, Any], focused: str | None = None) -> dict[str, Any]:
        first, *rest = name.split()
        command = next((one for one in self._routes.commands if one["name"] == first and one.get("type", 1) == 1), None)
        if command is None:
            raise NotThere(f"there is no command {first}")
        inner, path = command, []
        for part in rest:
            inner = next((one for one in inner.get("options") or [] if one["name"] == part), {})
            if inner.get("type") not in (_SUBCOMMAND, _GROUP):
                raise NotThere(f"there is no command {name}")
            path.append(inner)
        known = {one["name"]: one for one in inner.get("options") or []}
        if unknown := set(values) - set(known):
            raise NotThere(f"{name} has no {sorted(unknown)}, only {sorted(known)}")
        given = [_option(known[key], value, focused) for key, value in values.items()]
        for step in reversed(path):
            given = [{"name": step["name"], "type": step["type"], "options": given}]
        about = [(known[key]["type"], int(value)) for key, value in values.items() if known[key]["type"] in _ABOUT]
        data = {"id": command["id"], "name": first, "type": 1, "options": given}
        return data | {"resolved": _resolved(about)} if about else data


def _option(known: Mapping[str, Any], value: Any, focused: str | None) -> dict[str, Any]:
    """A value as Discord sends it: ids as text."""
    sent = str(value) if known["type"] in (*_ABOUT, _STRING) else value
    made = {"name": known["name"], "type": known["type"], "value": sent}
    return made | {"focused": True} if known["name"] == focused else made


def _resolved(about: Sequence[tuple[int, int]]) -> dict[str, dict[str, Any]]:
    """What Discord tells about the people and channels that were picked."""
    found: dict[str, dict[str, Any]] = {}
    for kind, number in about:
        if kind == _USER:
            member = payloads.member(number)
            found.setdefault("users", {})[str(number)] = member.pop("user")
            found.setdefault("members", {})[str(number)] = member
        elif kind == _CHANNEL:
            channel = {"id": str(number), "type": 0, "name": "cards", "permissions": "0"}
            found.setdefault("channels", {})[str(number)] = channel
    return found


def _filled(part: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """A part of a form as it comes back."""
    made = {key: part[key] for key in ("type", "id", "custom_id") if key in part}
    if part.get("component"):
        made["component"] = _filled(part["component"], values)
    if part.get("components"):
        made["components"] = [_filled(one, values) for one in part["components"]]
    if "custom_id" in part:
        value = values.get(part["custom_id"], part.get("value"))
        made |= {"values": value or []} if part["type"] in SELECTS else {"value": value or ""}
    return made

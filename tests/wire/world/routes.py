"""What Discord does with a request, and what it answers: one row for each route the bot uses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.wire import payloads
from tests.wire.clock import new_id
from tests.wire.gateway import Gateway
from tests.wire.payloads import BOT_ID
from tests.wire.world.interactions import Interactions
from tests.wire.world.messages import Upload
from tests.wire.world.rates import Rates
from tests.wire.world.refused import Refused
from tests.wire.world.screens import Screens


class Answer(NamedTuple):
    """JSON and a status; a body of None is no body."""

    body: Any = None
    status: int = 200


DONE = Answer(status=204)
ENTRY_POINT = 4
"""The kind of command that the portal makes for an application with an activity."""


@dataclass
class Routes:
    """The REST API."""

    gateway: Gateway
    screens: Screens
    interactions: Interactions
    rates: Rates
    user: dict[str, Any]
    commands: list[dict[str, Any]] = field(default_factory=list)
    """The commands the bot has told Discord about."""
    emojis: dict[str, dict[str, Any]] = field(default_factory=dict)
    events: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What servers announce, by id; all are of the bot's own making."""

    def answer(self, method: str, path: str, body: Any, uploads: Sequence[Upload]) -> Answer:
        """Do what is asked; raises Refused."""
        parts = path.strip("/").split("/")
        match parts[0]:
            case "channels":
                return self._channel(method, parts[1:], body, uploads)
            case "webhooks":
                return self._webhook(method, parts[1:], body, uploads)
            case "interactions":
                return Answer(self.interactions.callback(parts[2], body, uploads))
            case "guilds" if parts[2:3] == ["scheduled-events"]:
                return self._event(method, parts[1], parts[3:], body)
            case "applications" if parts[1] != "@me":
                return self._application(method, parts[2:], body)
        return self._about(method, parts, body)

    def _channel(self, method: str, parts: list[str], body: Any, uploads: Sequence[Upload]) -> Answer:
        screens, channel = self.screens, int(parts[0])
        match [method, *parts[1:]]:
            case ["GET"]:
                return Answer(screens.channel(channel).payload())
            case ["PATCH"]:
                screens.channel(channel).settings.update(body)
                return Answer(screens.channel(channel).payload())
            case ["DELETE"]:
                return Answer(screens.remove_channel(channel).payload())
            case ["POST", "typing"]:
                return DONE
            case ["GET", "messages"]:
                public = [one for one in screens.channel(channel).messages.values() if one.ephemeral_to is None]
                return Answer([one.payload() for one in reversed(public[-50:])])
            case ["POST", "messages"]:
                return Answer(screens.post(channel, body, uploads).payload())
            case ["GET", "messages", message]:
                return Answer(screens.public(channel, int(message)).payload())
            case ["PATCH", "messages", message]:
                return Answer(screens.edit(channel, int(message), body, uploads).payload())
            case ["DELETE", "messages", message]:
                screens.delete(screens.public(channel, int(message)))
                return DONE
            case ["POST", "threads"]:
                return Answer(screens.open_thread(channel, body).payload(), 201)
            case ["POST", "messages", message, "threads"]:
                screens.public(channel, int(message))
                return Answer(screens.open_thread(channel, body, int(message)).payload(), 201)
        raise no_route()

    def _webhook(self, method: str, parts: list[str], body: Any, uploads: Sequence[Upload]) -> Answer:
        token, interactions = parts[1], self.interactions
        match [method, *parts[2:]]:
            case ["POST"]:
                return Answer(interactions.follow_up(token, body, uploads).payload())
            case ["GET", "messages", which]:
                return Answer(interactions.message(token, which).payload())
            case ["PATCH", "messages", which]:
                return Answer(interactions.edit(token, which, body, uploads).payload())
            case ["DELETE", "messages", which]:
                interactions.delete(token, which)
                return DONE
        raise no_route()

    def _application(self, method: str, parts: list[str], body: Any) -> Answer:
        match [method, *parts]:
            case ["GET", "commands"]:
                return Answer(self.commands)
            case ["PUT", *_, "commands"]:
                kept = {one["id"] for one in body if "id" in one}
                if any(one["type"] == ENTRY_POINT and one["id"] not in kept for one in self.commands):
                    raise Refused(400, 50240, "You cannot remove this app's Entry Point command in a bulk update.")
                # An entry in a menu has no description of its own, but Discord answers with an empty one.
                made = {"application_id": str(BOT_ID), "version": "1", "description": ""}
                self.commands = [{"id": new_id(), "type": 1, **made, **command} for command in body]
                return Answer(self.commands)
            case ["GET", "emojis"]:
                return Answer({"items": list(self.emojis.values())})
            case ["POST", "emojis"]:
                emoji = {"id": new_id(), "name": body["name"], "roles": [], "available": True}
                self.emojis[str(emoji["id"])] = emoji
                return Answer(emoji, 201)
            case ["DELETE", "emojis", number]:
                self.emojis.pop(number, None)
                return DONE
        raise no_route()

    def _event(self, method: str, guild: str, parts: list[str], body: Any) -> Answer:
        match [method, *parts]:
            case ["GET"]:
                return Answer([one for one in self.events.values() if one["guild_id"] == guild])
            case ["POST"]:
                made = {"id": new_id(), "guild_id": guild, "creator_id": str(BOT_ID), "status": 1, "channel_id": None}
                event = {"entity_id": None, "entity_metadata": None, "image": None, **made, **body}
                self.events[str(event["id"])] = event
                return Answer(event)
            case [_, number] if number not in self.events:
                raise Refused(404, 10070, "Unknown Guild Scheduled Event")
            case ["GET", number]:
                return Answer(self.events[number])
            case ["PATCH", number]:
                self.events[number] |= body
                return Answer(self.events[number])
            case ["DELETE", number]:
                del self.events[number]
                return DONE
        raise no_route()

    def _about(self, method: str, parts: list[str], body: Any) -> Answer:
        match [method, *parts]:
            case ["GET", "users", "@me"]:
                return Answer(self.user)
            case ["GET", "oauth2", "applications", "@me"] | ["GET", "applications", "@me"]:
                return Answer(payloads.application())
            case ["GET", "gateway", "bot"]:
                return Answer(self._gateway())
            case ["POST", "users", "@me", "channels"]:
                return self._open_direct(int(body["recipient_id"]))
            case ["GET", "users", number]:
                return Answer(payloads.user(int(number), f"user{number}"))
            case ["GET", "guilds", number]:
                of = [one.id for one in self.screens.channels.values() if one.guild == int(number)]
                return Answer(payloads.guild(of, int(number)))
            case ["GET", "guilds", _, "members", number] if int(number) in self.gateway.left:
                return Answer({"code": 10007, "message": "Unknown Member"}, 404)
            case ["GET", "guilds", _, "members", number]:
                return Answer(payloads.member(int(number)))
            case ["DELETE", *_]:
                return DONE
        raise no_route()

    def _gateway(self) -> dict[str, Any]:
        gateway, a_day = self.gateway, 1000
        left = max(0, a_day - len(gateway.identifies))
        limit = {"total": a_day, "remaining": left, "reset_after": 0, "max_concurrency": gateway.buckets}
        return {"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit}

    def _open_direct(self, person: int) -> Answer:
        if self.screens.direct(person) is None and not self.rates.may_open():
            raise Refused(400, 40003, "You are opening direct messages too fast.")
        return Answer(self.screens.open_direct(person).payload())


def no_route() -> Refused:
    """A request nobody has thought of."""
    return Refused(404, 0, "404: Not Found")

"""The server of the practice page: static files, one stream of what is new, pictures, and what people do.

It listens to this machine only, and every address begins with a secret. Whoever has the address is any of the people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from simcord import MemberActor
from simcord.backend.models import Interaction, Message

from hosting.serving import LONGEST_BODY, in_time
from locales import language_of
from practice.acts import REFUSALS, Acts, Unheard
from practice.commands import commands_for, typed_options
from practice.desk import Desk
from practice.view import View
from practice.words import all_words

STATIC: Final = Path(__file__).parent / "static"
TOGETHER: Final = 0.03
"""Seconds within which changes are told together."""
ALIVE: Final = 15.0
"""Seconds without a change after which the stream says that it is still there."""
MOST_FORMS: Final = 20
"""Forms that are shown and not sent; of more the oldest are forgotten, as Discord forgets them after a while."""
LONGEST_NAME: Final = 32
"""The most characters Discord lets a name have."""
FONTS: Final = {"regular": "SourceSansPro-Regular", "semibold": "SourceSansPro-Semibold", "bold": "SourceSansPro-Bold"}

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOREVER: Final = "private, max-age=31536000, immutable"

Body = Mapping[str, Any]
Handler = Callable[[MemberActor, Body], Awaitable[Interaction | None]]


class Server:
    """Everything behind the secret."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._acts = desk, Acts(desk.env, desk.kept, desk.changes)
        self._forms: dict[str, Interaction] = {}
        """Forms that the bot has shown, by the id of what it answered with them."""
        self._doing: Mapping[str, Handler] = {
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "command": self._command,
            "dismiss": self._dismiss,
            "close": self._close,
            "language": self._language,
            "name": self._name,
        }

    def application(self) -> web.Application:
        """What aiohttp serves."""
        app = web.Application(client_max_size=LONGEST_BODY, middlewares=[in_time, self._wait_for_the_bot])
        app.on_response_prepare.append(_add_headers)
        base = f"/{self._desk.kept.secret}"
        app.router.add_get(f"{base}/", self._index)
        app.router.add_get(f"{base}/events", self._events)
        app.router.add_get(f"{base}/words", self._words)
        app.router.add_get(f"{base}/commands", self._commands)
        app.router.add_get(f"{base}/picture/{{name}}", self._picture)
        app.router.add_get(f"{base}/font/{{name}}.ttf", self._font)
        app.router.add_get(f"{base}/{{name}}", self._static)
        app.router.add_post(f"{base}/do/{{what}}", self._do)
        app.router.add_post(f"{base}/complete", self._complete)
        return app

    @web.middleware
    async def _wait_for_the_bot(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """A page that was left open may be here earlier than the bot."""
        await self._desk.ready.wait()
        return await handler(request)

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})

    async def _static(self, request: web.Request) -> web.FileResponse:
        name = request.match_info["name"]
        if name not in {path.name for path in STATIC.iterdir()}:
            raise web.HTTPNotFound
        kind = {"Content-Type": "text/javascript"} if name.endswith(".js") else {}
        return web.FileResponse(STATIC / name, headers={"Cache-Control": "no-cache"} | kind)

    async def _font(self, request: web.Request) -> web.FileResponse:
        name = FONTS.get(request.match_info["name"])
        if name is None:
            raise web.HTTPNotFound
        with as_file(files("font_source_sans_pro") / "files" / f"{name}.ttf") as path:
            return web.FileResponse(path, headers={"Cache-Control": FOREVER})

    async def _picture(self, request: web.Request) -> web.FileResponse:
        path = self._desk.pictures.path(request.match_info["name"])
        if path is None:
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Cache-Control": FOREVER})

    async def _words(self, request: web.Request) -> web.Response:
        return web.json_response(all_words())

    async def _commands(self, request: web.Request) -> web.Response:
        person = self._person(request.query)
        channel_id = self._desk.place(person, request.query.get("place", ""))
        return web.json_response(commands_for(self._desk.env, person, channel_id, self._desk.kept.language))

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """What somebody sees, and from then on what is new."""
        desk = self._desk
        desk.visit(language_of(request.query.get("language")))
        view = View(desk.world, desk.tables, desk.kept, self._person(request.query))
        stream = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await stream.prepare(request)
        # Until the page is closed.
        with suppress(ConnectionError):
            while True:
                count = desk.changes.count
                if (news := view.news()) is not None:
                    await stream.write(f"data: {news}\n\n".encode())
                try:
                    async with asyncio.timeout(ALIVE):
                        await desk.changes.after(count)
                except TimeoutError:
                    await stream.write(b": still here\n\n")
                await asyncio.sleep(TOGETHER)
        return stream

    async def _do(self, request: web.Request) -> web.Response:
        doing = self._doing.get(request.match_info["what"])
        if doing is None:
            raise web.HTTPNotFound
        body = await _body(request)
        person = self._person(body)
        try:
            told = await doing(person, body)
        except REFUSALS:
            return web.json_response({"unheard": True}, status=409)
        self._desk.changes.note()
        if told is None or told.modal is None:
            return web.json_response({})
        self._forms[str(told.id)] = told
        for oldest in [*self._forms][:-MOST_FORMS]:
            del self._forms[oldest]
        return web.json_response({"form": told.modal | {"id": str(told.id)}})

    async def _complete(self, request: web.Request) -> web.Response:
        """What could stand at an option that the bot completes."""
        body = await _body(request)
        person, desk = self._person(body), self._desk
        try:
            channel_id, words = desk.place(person, body["place"]), _texts(body["words"])
            typed, focused = _named_texts(body["options"]), str(body["focused"])
            asked = typed.pop(focused, "")
            options = typed_options(desk.env, person, channel_id, words, typed, desk.by_id)
            told = await self._acts.command(person, channel_id, words, options | {focused: asked}, focused=focused)
        except REFUSALS:
            return web.json_response([])
        choices = told.autocomplete_choices or []
        locale = desk.locale
        return web.json_response(
            [
                {"label": (one.get("name_localizations") or {}).get(locale) or one["name"], "value": str(one["value"])}
                for one in choices
            ]
        )

    async def _press(self, person: MemberActor, body: Body) -> Interaction:
        return await self._acts.press(person, self._message(person, body), str(body["part"]))

    async def _choose(self, person: MemberActor, body: Body) -> Interaction:
        message, values = self._message(person, body), _texts(body["values"])
        return await self._acts.choose(person, message, str(body["part"]), values, self._desk.by_id)

    async def _submit(self, person: MemberActor, body: Body) -> Interaction:
        form = self._forms[str(body["form"])]
        if not isinstance(values := body["values"], dict):
            raise Unheard
        told = await self._acts.submit(person, form, values, self._desk.by_id)
        del self._forms[str(body["form"])]
        return told

    async def _command(self, person: MemberActor, body: Body) -> Interaction:
        channel_id, words = self._desk.place(person, body["place"]), _texts(body["words"])
        typed = _named_texts(body["options"])
        options = typed_options(self._desk.env, person, channel_id, words, typed, self._desk.by_id)
        return await self._acts.command(person, channel_id, words, options)

    async def _dismiss(self, person: MemberActor, body: Body) -> None:
        message = self._message(person, body)
        if not message.is_ephemeral:
            raise Unheard
        self._desk.world.dismiss(message)

    async def _close(self, person: MemberActor, body: Body) -> None:
        self._desk.world.close(person, closed=bool(body["closed"]))

    async def _language(self, person: MemberActor, body: Body) -> None:
        await self._desk.speak(language_of(str(body["language"])))

    async def _name(self, person: MemberActor, body: Body) -> None:
        self._desk.rename(person, " ".join(str(body["name"]).split())[:LONGEST_NAME])

    def _person(self, asked: Body) -> MemberActor:
        """Who asks; you, if they do not say."""
        person = self._desk.by_id.get(str(asked.get("person", "")), self._desk.world.you)
        assert isinstance(person, MemberActor)
        return person

    def _message(self, person: MemberActor, body: Body) -> Message:
        found = self._desk.world.message(person, int(str(body["message"])))
        if found is None or not found.visible_to(person.id):
            raise Unheard
        return found


async def _body(request: web.Request) -> Body:
    # A form of another page could not send this type without asking first.
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        body = await request.json()
    except (ValueError, LookupError, RecursionError):
        # No JSON, or a number too long for Python; an unknown charset; nested too deep.
        raise web.HTTPBadRequest from None
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return body


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list):
        raise Unheard
    return [str(one) for one in value]


def _named_texts(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise Unheard
    return {name: str(one) for name, one in value.items()}


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)

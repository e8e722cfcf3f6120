"""How requests come in and answers go out, whole, in part or not at all."""

from __future__ import annotations

import json
import re
import socket
import struct
from collections.abc import Mapping
from typing import Any, Final

from aiohttp import web

from tests.wire.world.messages import Upload
from tests.wire.world.rates import Reply

_FILE: Final = re.compile(r"files\[(\d+)\]")
_AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Close without the usual farewell: the other side is told that the connection was reset."""


async def read(request: web.Request) -> tuple[Any, list[Upload], int]:
    """The JSON of a request, its files and its size, from JSON or multipart."""
    size = request.content_length or 0
    if not request.content_type.startswith("multipart/"):
        if not request.can_read_body:
            return None, [], size
        text = await request.text()
        return (json.loads(text) if text else None), [], size
    body: Any = None
    uploads: list[Upload] = []
    for name, part in (await request.post()).items():
        if isinstance(part, web.FileField):
            found = _FILE.fullmatch(name)
            uploads.append(Upload(int(found[1]) if found else len(uploads), part.filename, part.file.read()))
        elif name == "payload_json":
            body = json.loads(str(part))
        else:
            body = {**(body or {}), name: part}
    return body, uploads, size


def answered(reply: Reply, headers: Mapping[str, str]) -> web.Response:
    """A whole answer."""
    return web.Response(body=_body(reply), status=reply.status, headers={**headers, **reply.headers, **_type(reply)})


async def cut_off(request: web.Request, reply: Reply) -> web.StreamResponse:
    """Half an answer; then the connection is gone."""
    body = _body(reply) or b"{}"
    response = web.StreamResponse(status=reply.status, headers={**reply.headers, **_type(reply)})
    response.content_length = len(body)
    await response.prepare(request)
    await response.write(body[: len(body) // 2])
    if request.transport is not None:
        request.transport.close()
    return response


def broken_off(request: web.Request, *, hard: bool) -> web.Response:
    """No answer: the connection is reset, or just closed."""
    transport = request.transport
    if transport is not None and hard:
        connection = transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        transport.abort()
    elif transport is not None:
        transport.close()
    return web.Response()


def _body(reply: Reply) -> bytes | None:
    if reply.body is None:
        return None
    return reply.body.encode() if isinstance(reply.body, str) else json.dumps(reply.body).encode()


def _type(reply: Reply) -> dict[str, str]:
    # discord.py reads JSON only where the type is exactly this, without a charset.
    if reply.body is None:
        return {}
    return {"Content-Type": "text/html" if isinstance(reply.body, str) else "application/json"}

"""What every simulated bot would do again and again is done once, or left out where no test looks at it.

Time is virtual. Most pictures are not drawn: hardly any test looks at their pixels or counts their bytes, and
tests/rendering proves what they show. What a picture would be drawn from and its text alternative are made in any case.
"""

from __future__ import annotations

import asyncio
import io
import zlib
from collections.abc import Awaitable, Callable, Hashable, Iterator
from copy import deepcopy
from functools import cache
from hashlib import blake2b
from types import FunctionType, SimpleNamespace
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
import pytest
from discord import app_commands
from PIL import Image
from PIL.PngImagePlugin import PngInfo
from simcord import _dpy_internals, _runtime, components, gateway, results
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.http import router

from cogs.messages import layout
from cogs.messages.screen import PAGES, kind_of
from engine.store.posted import Post, Posted
from rendering.canvas import encode
from rendering.canvas.kept import Kept, kept
from rendering.canvas.values import Picture
from tests.wire.loop import VirtualLoop, simcord_counted

AS_SENT = encode._png
KEPT = Kept.take
DRAWS = 10
"""One test in so many draws its pictures, whatever it looks at."""
_PLAIN: Final = frozenset({str, int, bool, float, type(None)})
_PAYLOADS: Final[dict[tuple[type, str], dict[str, Any]]] = {}
"""Commands in all languages, as Discord is told them."""
_NAMES: WeakKeyDictionary[Kept, str] = WeakKeyDictionary()
"""What the files of each kind of picture are called, learnt from its first one."""


def pytest_asyncio_loop_factories() -> dict[str, type[VirtualLoop]]:
    """A busy machine is slow, and no test may fail by it: time passes only where nothing is left to be done."""
    return {"virtual": VirtualLoop}


@pytest.fixture(autouse=True, scope="module")
def virtual_time() -> Iterator[None]:
    """Time stands still while the journal works, and SimCord goes by it too."""
    with simcord_counted():
        yield


@pytest.fixture(autouse=True, scope="module")
def quick_copies() -> Iterator[None]:
    """SimCord copies whatever is sent several times; looking for what is no JSON would take an eighth of a match."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (components, results, serializers):
            patch.setattr(module, "deepcopy", _copied)
        for with_copy in (gateway, router):
            patch.setattr(with_copy, "copy", SimpleNamespace(deepcopy=_copied))
        yield


@pytest.fixture(autouse=True, scope="module")
def quick_callbacks() -> Iterator[None]:
    """SimCord takes each callback off its list: comparing all that stand before it, field by field, takes long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
        yield


def newest(channel: ChannelHandle, is_wanted: Callable[[Any], bool] = lambda _: True) -> discord.Message | None:
    """The last message of a channel that everybody sees and that is wanted, if any."""
    newest_first = reversed(channel._env.backend.messages.get(channel.id, {}).values())
    found = next((one for one in newest_first if one.visible_to(None) and is_wanted(one)), None)
    return None if found is None else results.to_discord_message(channel._env, found)


@pytest.fixture(autouse=True, scope="module")
def quick_last_message() -> Iterator[None]:
    """SimCord makes all messages of a channel to tell the last one."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ChannelHandle, "last_message", property(newest))
        yield


@pytest.fixture(autouse=True, scope="module")
def quick_waits() -> Iterator[None]:
    """SimCord looks through all pages sent for what each task waits for; nothing of the bot waits for a page.

    If something did, SimCord would say that the bot does not settle, and on what it waits.
    """
    with pytest.MonkeyPatch.context() as patch:
        for waits in ("is_view_wait_future", "view_expiry_task"):
            patch.setattr(_dpy_internals, waits, lambda *_: False)
        yield


@pytest.fixture(autouse=True, scope="module")
def commands_translated_once() -> Iterator[None]:
    """Of bots that tell Discord their commands, all of a process tell the same: four languages took most of a start."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
            patch.setattr(kind, "get_translated_payload", _kept_payload(kind.get_translated_payload))
        yield


def _kept_payload(translate: Callable[..., Awaitable[dict[str, Any]]]) -> Callable[..., Awaitable[dict[str, Any]]]:
    async def translated(command: Any, *arguments: Any) -> dict[str, Any]:
        key = type(command), getattr(command, "qualified_name", command.name)
        if key not in _PAYLOADS:
            _PAYLOADS[key] = await translate(command, *arguments)
        return _copied(_PAYLOADS[key])  # type: ignore[no-any-return]

    return translated


@pytest.fixture(autouse=True, scope="module")
def pages_declared() -> Iterator[None]:
    """Whatever message is noted, its kind is declared: else nobody could make its page without a name."""
    with pytest.MonkeyPatch.context() as patch:
        noted: set[str] = set()
        note = Posted.note

        async def declared(self: Posted, post: Post) -> None:
            noted.update({kind_of(post)} - PAGES.keys())
            await note(self, post)

        patch.setattr(Posted, "note", declared)
        yield
    assert not noted


@pytest.fixture(autouse=True)
def quick_pictures(request: pytest.FixtureRequest) -> Iterator[None]:
    """No picture is compressed, and hardly any is drawn but where a test asks for it."""
    asked = "pictures_drawn" in request.fixturenames or "pictures_as_sent" in request.fixturenames
    draws = asked or zlib.crc32(request.node.nodeid.encode()) % DRAWS == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encode, "_png", _fingerprint)
        patch.setattr(Kept, "take", _kept_apart if draws else _not_drawn)
        # Handing it to a thread would take longer than drawing takes here.
        to_thread = _at_once if draws else _at_once_not_drawn
        patch.setattr(layout, "asyncio", SimpleNamespace(gather=asyncio.gather, to_thread=to_thread))
        yield


@pytest.fixture
def pictures_drawn(quick_pictures: None) -> None:
    """Pictures that differ where anything in them does, for tests that compare them."""


@pytest.fixture
def pictures_as_sent(quick_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures as the bot sends them, for tests that look at them or count their bytes."""
    monkeypatch.setattr(encode, "_png", AS_SENT)


def _copied(value: Any) -> Any:
    kind = type(value)
    if kind is dict:
        return {key: _copied(inner) for key, inner in value.items()}
    if kind is list:
        return [_copied(inner) for inner in value]
    return value if kind in _PLAIN else deepcopy(value)


async def _at_once(work: Callable[..., Any], *arguments: Any) -> Any:
    await asyncio.sleep(0)
    return work(*arguments)


async def _at_once_not_drawn(work: Callable[..., Any], draw: Callable[[], Picture]) -> Any:
    return await _at_once(work, _keeping(draw))


def _keeping(draw: Callable[[], Picture]) -> Callable[[], Picture]:
    """The same, but sheets, results and all else that it draws are taken for pictures that the bot keeps."""
    if not isinstance(draw, FunctionType):
        return draw
    called = {name: draw.__globals__.get(name) for name in draw.__code__.co_names if name.startswith("draw_")}
    instead = {name: _as_kept(one) for name, one in called.items() if isinstance(one, FunctionType)}
    return FunctionType(draw.__code__, draw.__globals__ | instead, argdefs=draw.__defaults__, closure=draw.__closure__)


@cache
def _as_kept(draw: Callable[..., Picture]) -> Callable[..., Picture]:
    return draw if hasattr(draw, "__wrapped__") else kept(draw)


def _fingerprint(flat: Image.Image, palette: bytes, level: int) -> bytes:
    """An empty picture of the same size, which says what was drawn: it is the same only if every pixel is."""
    return _saying(blake2b(flat.tobytes() + palette).hexdigest(), flat.size)


def _saying(what: str, size: tuple[int, int] = (1, 1)) -> bytes:
    drawn, out = PngInfo(), io.BytesIO()
    drawn.add_text("drawn", what)
    Image.new("1", size).save(out, "PNG", pnginfo=drawn, compress_level=1)
    return out.getvalue()


def _kept_apart(self: Kept, key: Hashable, draw: Callable[[], Picture]) -> Picture:
    """What is kept of a picture as sent is never shown where it is not compressed, nor the other way round."""
    return KEPT(self, (encode._png, key), draw)


def _not_drawn(self: Kept, key: Hashable, draw: Callable[[], Picture]) -> Picture:
    """A picture of one pixel, which is the same only if it would be drawn from the same."""
    if self not in _NAMES:
        _NAMES[self] = draw().filename
    return Picture(_saying(str(hash(key))), _NAMES[self])

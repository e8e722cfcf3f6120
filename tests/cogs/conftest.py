"""What every simulated bot would do again and again is done once, or left out where no test looks at it.

Pictures are drawn, but not compressed: hardly any test looks at their pixels or counts their bytes. The commands are
translated for the first bot of a process, which saves a quarter of what each later bot's start costs.
"""

from __future__ import annotations

import asyncio
import io
import pickle
from collections.abc import Callable, Hashable, Iterator
from hashlib import blake2b
from typing import Any

import pytest
from discord import app_commands
from PIL import Image
from PIL.PngImagePlugin import PngInfo
from simcord import _dpy_internals

from rendering.canvas import encode
from rendering.canvas.kept import Kept
from rendering.canvas.values import Picture
from tests.wire.loop import VirtualLoop, databases_counted

AS_SENT = encode._png
KEPT = Kept.picture
_TRANSLATED: dict[tuple[str, bytes], bytes] = {}
"""Commands as Discord gets them, by their names and what they are in English."""


def pytest_asyncio_loop_factories() -> dict[str, type[VirtualLoop]]:
    """A busy machine is slow, and no test may fail by it: time passes only where nothing is left to be done."""
    return {"virtual": VirtualLoop}


@pytest.fixture(autouse=True, scope="module")
def virtual_time() -> Iterator[None]:
    """Time stands still while the journal works, and SimCord goes by it too."""
    with databases_counted(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(_dpy_internals, "real_monotonic", lambda: asyncio.get_running_loop().time())
        yield


@pytest.fixture(autouse=True, scope="module")
def quick_pictures() -> Iterator[None]:
    """Only tests that use Discord need this; tests/rendering proves how large tables are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encode, "_png", _fingerprint)
        patch.setattr(Kept, "picture", _kept_apart)
        yield


@pytest.fixture(autouse=True, scope="module")
def translated_once() -> Iterator[None]:
    """Equal commands have equal translations, whichever bot has them."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group):
            patch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))
        yield


@pytest.fixture
def pictures_as_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures as the bot sends them, for tests that look at them or count their bytes."""
    monkeypatch.setattr(encode, "_png", AS_SENT)


def _fingerprint(flat: Image.Image, level: int) -> bytes:
    """An empty picture of the same size, which says what was drawn: it is the same only if every pixel is."""
    drawn, out = PngInfo(), io.BytesIO()
    drawn.add_text("drawn", blake2b(flat.tobytes() + bytes(flat.getpalette() or ())).hexdigest())
    Image.new("1", flat.size).save(out, "PNG", pnginfo=drawn, compress_level=1)
    return out.getvalue()


def _kept_apart(self: Kept, key: Hashable, draw: Callable[[], Picture]) -> Picture:
    """What is kept of a picture as sent is never shown where it is not compressed, nor the other way round."""
    return KEPT(self, (encode._png, key), draw)


def _once(translate: Any) -> Any:
    async def translated(command: Any, tree: Any, translator: Any) -> Any:
        key = command.qualified_name, pickle.dumps(command.to_dict(tree))
        if key not in _TRANSLATED:
            _TRANSLATED[key] = pickle.dumps(await translate(command, tree, translator))
        return pickle.loads(_TRANSLATED[key])

    return translated

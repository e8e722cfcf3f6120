"""Pages: the content of one message, built anew for every send."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import discord

from engine.store.durations import Durations
from rendering import Picture
from rendering.canvas.letters.graphemes import shortened

FELT: Final = discord.Colour(0x1E6B45)
_ROW: Final = 5
"""Buttons that fit in a row."""
_ALT_LIMIT: Final = 1024
_CONTENT_LIMIT: Final = 2000
PAGE_LIMIT: Final = 4000
"""Characters of all texts of a page together."""

DRAWING: Final = Durations()
"""How long threads of this process took for pictures, since it started."""

Item = discord.ui.Item[Any]
Part = str | Item | Sequence[Item]


class Page(NamedTuple):
    """A message: its components and the files they show. To be sent once."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    mentions: tuple[int, ...] = ()
    """Ids of the people it pings when it is sent."""
    role: int | None = None
    """The role it pings then."""
    keeps_files: bool = False
    """It shows the pictures of the message to be edited, so those stay."""

    @property
    def attachments(self) -> Any:
        """What an edit names as the message's files; nothing, if those there are stay."""
        return discord.utils.MISSING if self.keeps_files else self.files

    def rewind(self) -> None:
        """Make the files ready to be sent again."""
        for file in self.files:
            file.reset()


def attached(file: discord.File) -> discord.ui.File[Any]:
    """A file of a page, as a component to place in it."""
    return discord.ui.File(f"attachment://{file.filename}")


class Drawing(NamedTuple):
    """A picture yet to be drawn, which is done in a thread, and its text alternative."""

    draw: Callable[[], Picture]
    alt: str


def page(*parts: Part, files: Iterable[discord.File] = (), mentions: tuple[int, ...] = ()) -> Page:
    """A page of texts (markdown), pictures and rows of buttons or menus, in the order given.

    A sequence is buttons, in as many rows as they need; an empty one is omitted.
    """
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=FELT)
    for part in parts:
        if isinstance(part, str):
            box.add_item(discord.ui.TextDisplay(part))
        elif isinstance(part, Sequence):
            for first in range(0, len(part), _ROW):
                box.add_item(discord.ui.ActionRow(*part[first : first + _ROW]))
        else:
            box.add_item(part)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    # The library need not remember it: `cogs.app.presses` answers by the custom ids alone.
    view.stop()
    return Page(view, list(files), mentions)


def fitting(lines: Iterable[str], room: int = _CONTENT_LIMIT) -> str:
    """As many of these lines as fit into `room`, by default a message; an ellipsis stands for the rest."""
    text = ""
    for line in lines:
        if len(text) + len(line) > room - 3:
            return text + "…"
        text += f"{line}\n"
    return text


def in_words(made: Page) -> Page:
    """The same page without files, its pictures told in words: for an edit that may bring none."""
    children = [part for box in made.view.children for part in getattr(box, "children", ())]
    room = PAGE_LIMIT - sum(len(part.content) for part in children if isinstance(part, discord.ui.TextDisplay))
    parts: list[Part] = []
    for part in children:
        if isinstance(part, discord.ui.MediaGallery):
            told = fitting((item.description for item in part.items if item.description), room).rstrip()
            room -= len(told)
            parts += [told] if told else []
        elif not isinstance(part, discord.ui.File):
            parts.append(part)
    return page(*parts, mentions=made.mentions)._replace(role=made.role)


def upload(picture: Picture, alt: str) -> discord.File:
    """A picture as a file of a message, with its text alternative."""
    return discord.File(io.BytesIO(picture.data), picture.filename, description=shortened(alt, _ALT_LIMIT))


def shown(filename: str, alt: str) -> discord.ui.MediaGallery[Any]:
    """A gallery with a picture that is uploaded with the page under this name."""
    return shown_already(f"attachment://{filename}", alt)


def shown_already(url: str, alt: str) -> discord.ui.MediaGallery[Any]:
    """A gallery with a picture that the message to be edited already shows at this address."""
    return discord.ui.MediaGallery(discord.MediaGalleryItem(url, description=shortened(alt, _ALT_LIMIT)))


async def in_thread(draw: Callable[[], Picture]) -> Picture:
    """Draw in a thread, and note how long that took."""
    picture, seconds = await asyncio.to_thread(_timed, draw)
    DRAWING.add(seconds)
    return picture


def _timed(draw: Callable[[], Picture]) -> tuple[Picture, float]:
    begun = time.perf_counter()
    return draw(), time.perf_counter() - begun


async def drawn(drawings: Sequence[Drawing], urls: Sequence[str] = ()) -> tuple[list[Item], list[discord.File]]:
    """Pictures as parts of a page, and the files they show; none if the message to be edited has them, at `urls`."""
    if drawings and len(urls) == len(drawings):
        return [shown_already(url, one.alt) for url, one in zip(urls, drawings, strict=True)], []
    pictures = await asyncio.gather(*(in_thread(one.draw) for one in drawings))
    both = [(picture, one.alt) for picture, one in zip(pictures, drawings, strict=True)]
    return [shown(picture.filename, alt) for picture, alt in both], [upload(picture, alt) for picture, alt in both]


def is_on(message: discord.Message, made: Page) -> bool:
    """Whether a message shows this page and not an earlier one: by its buttons, and what its pictures are said to show.

    Texts do not count, since Discord may write them in another way.
    """
    return _marks([one.to_dict() for one in message.components]) == _marks(made.view.to_components())  # type: ignore[no-untyped-call]


def _marks(components: Iterable[Any]) -> list[object]:
    found: list[object] = []
    for part in components:
        found += [(part["custom_id"], bool(part.get("disabled")))] if part.get("custom_id") else []
        found += [item.get("description") for item in part.get("items") or ()]
        found += _marks(part.get("components") or ())
    return found


def pictures_of(message: discord.Message) -> list[str]:
    """The addresses of the pictures a message shows.

    Discord omits files shown by components from a message's attachments: they are found in the components.
    """
    parts = (part for box in message.components for part in getattr(box, "children", ()))
    return [item.media.url for part in parts if isinstance(part, discord.MediaGalleryComponent) for item in part.items]


def alt_on(message: discord.Message) -> str | None:
    """The text alternative of the first picture a message shows."""
    parts = (part for box in message.components for part in getattr(box, "children", ()))
    galleries = (part.items for part in parts if isinstance(part, discord.MediaGalleryComponent))
    return next((item.description for items in galleries for item in items), None)


def picture_of(message: discord.Message) -> str | None:
    """The address of the first picture a message shows."""
    return next(iter(pictures_of(message)), None)

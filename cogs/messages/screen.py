"""Messages that the bot posts: what each kind of them shows is declared once, where that page is made.

`@posted("slate") async def slate(bot, post) -> Page` makes the page of a message from what is noted of it. It is the
same at first, after a restart, further down, and without the name of somebody who was forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from cogs.app.client import Client
from cogs.messages.layout import Page
from engine.tables.live.table import Table
from engine.tables.store.posted import Post

PostedPage = Page | str | None
"""A page, the words of a message without one, or nothing: then the message is to be deleted."""
PageMaker = Callable[[Client, Post], Awaitable[PostedPage]]
"""Makes the page of a message; raises NoPage, JournalError, and Discord's refusals."""
M = TypeVar("M", bound=PageMaker)

PAGES: Final[dict[str, PageMaker]] = {}
"""By the kind of the message, or by what stands before the number in it."""


class NoPage(Exception):
    """The same page can no longer be made."""


def posted(*kinds: str) -> Callable[[M], M]:
    """Declare what makes the pages of messages of these kinds, or of `kind-number`."""

    def declare(make: M) -> M:
        for kind in kinds:
            assert kind not in PAGES, f"{kind} is declared twice"
            PAGES[kind] = make
        return make

    return declare


def kind_of(post: Post) -> str:
    """The kind of a message as it is declared, so mostly without its number."""
    return post.kind if post.kind in PAGES else post.kind.partition("-")[0]


async def page_of(bot: Client, post: Post) -> PostedPage:
    """What a message shows; raises what its maker raises."""
    if (make := PAGES.get(kind_of(post))) is None:
        raise NoPage
    return await make(bot, post)


async def goes(bot: Client, post: Post) -> None:
    """Of messages that ask for something: once it is over they are deleted."""


async def is_not_made_again(bot: Client, post: Post) -> PostedPage:
    """Of messages that show what is kept nowhere else."""
    raise NoPage


async def table_of(bot: Client, post: Post, deal: int | None = None) -> Table:
    """The table of a message as it is, or as it was at the end of a deal; never asked for the deal still in play."""
    if post.table_id is None:
        raise NoPage
    return await bot.tables.find(post.table_id) if deal is None else await bot.tables.as_of(post.table_id, deal)

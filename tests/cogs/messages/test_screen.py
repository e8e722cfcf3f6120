"""What becomes of a posted message that cannot be edited, or is gone, is the same for all that is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.delivery.faults import ARCHIVED, TOO_OLD_TO_EDIT, UNKNOWN_MESSAGE
from cogs.messages.layout import page
from cogs.messages.screen import NoPage, Screen, left_as_it_is
from engine.store.posted import Post
from tests.cogs.renewing.test_erased_messages import kinds
from tests.cogs.world import World, texts, world


def said(here: World) -> list[str]:
    """What the messages of the channel say, the newest last."""
    return [texts(one).strip() for one in here.channel.history()]


async def sent(here: World, remembered: list[Post], words: str = "Hello") -> tuple[Screen, Post]:
    async def remember(post: Post) -> None:
        remembered.append(post)

    screen = Screen(here.bot, remember)
    nobody = Post(0, here.channel.id, here.guild.id, "said", people=frozenset({here["Anna"].id}))
    await screen.show(nobody, page(words))
    return screen, remembered[-1]


async def test_a_message_is_sent_noted_and_remembered_and_then_edited(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        remembered: list[Post] = []
        screen, post = await sent(here, remembered)
        assert kinds(here) == {"said"}
        await screen.show(post, page("Good evening"))
        assert said(here)[-1] == "Good evening"
        assert remembered == [post]
        await screen.delete(post.where)
        assert "Good evening" not in said(here)
        assert kinds(here) == set()


@pytest.mark.parametrize("code", [ARCHIVED, TOO_OLD_TO_EDIT])
async def test_one_that_cannot_be_edited_is_replaced_and_pings_nobody(tmp_path: Path, code: int) -> None:
    async with world(tmp_path) as here:
        remembered: list[Post] = []
        screen, post = await sent(here, remembered)
        where = f"/channels/{post.channel_id}/messages/{post.message_id}"
        here.env.inject_error("PATCH", where, status=400, code=code, times=1)
        await screen.show(post, page("<@1> Good evening", mentions=(here["Ben"].id,)), stays_gone=True)
        assert said(here)[-1] == "<@1> Good evening"
        assert "Hello" not in said(here)
        assert remembered[-1].message_id != post.message_id
        assert not _newest(here).mentions


async def test_one_that_somebody_deleted_comes_back_only_where_it_is_wanted(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        remembered: list[Post] = []
        screen, post = await sent(here, remembered)
        where = f"/channels/{post.channel_id}/messages/{post.message_id}"
        before = len(said(here))
        here.env.inject_error("PATCH", where, status=404, code=UNKNOWN_MESSAGE, times=3)
        assert await screen.show(post, page("Good evening"), stays_gone=True) is None
        with left_as_it_is():
            await screen.edit(post, page("Good evening"))
        assert len(said(here)) == before
        assert await screen.show(post, page("Good evening")) is not None
        assert said(here)[-1] == "Good evening"


async def test_what_has_no_page_is_not_sent(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with pytest.raises(NoPage):
            await Screen(here.bot).send(Post(0, here.channel.id, here.guild.id, "full"))


def _newest(here: World) -> Any:
    return here.channel.history()[-1]

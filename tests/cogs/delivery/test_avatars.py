"""People's avatars: fetched once, in the background, held in memory only, and never in the way of a picture."""

from __future__ import annotations

import asyncio
import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from cogs.delivery import avatars as avatars_module
from cogs.delivery.avatars import AGAIN, AT_ONCE, Avatars
from rendering import SeatLabel
from rendering.canvas.values import FACE

ANNA, BRAM = 101, 102


def picture(colour: tuple[int, int, int] = (200, 40, 90), size: int = 128) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (size, size), colour).save(out, "PNG")
    return out.getvalue()


class Cdn:
    """What Discord has under each avatar's key, and what was asked for, as the library's own `Asset` asks."""

    def __init__(self, **files: bytes | Exception) -> None:
        self.files: dict[str, bytes | Exception] = dict(files)
        self.asked: list[str] = []
        self.answering = asyncio.Event()
        self.answering.set()
        self.at_once = self.most_at_once = 0

    async def get_from_cdn(self, url: str) -> bytes:
        self.asked.append(url)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            # As any answer, it lets others go on meanwhile.
            await asyncio.sleep(0)
            await self.answering.wait()
        finally:
            self.at_once -= 1
        file = self.files.get(url.rpartition("/")[2].partition(".")[0], picture())
        if isinstance(file, Exception):
            raise file
        return file

    def user(self, user_id: int, key: str | None) -> Any:
        """Somebody with this avatar."""
        state: Any = SimpleNamespace(http=self)
        asset = None if key is None else discord.Asset._from_avatar(state, user_id, key)
        return SimpleNamespace(id=user_id, avatar=asset)


def label(user_id: int = ANNA) -> SeatLabel:
    return SeatLabel("Anna", person=user_id)


async def shown(avatars: Avatars, *people: int) -> list[bytes | None]:
    """The faces of these people once everything that was asked for has come."""
    avatars.on([label(one) for one in people])
    await avatars.settled()
    return [one.face for one in avatars.on([label(one) for one in people])]


async def test_a_face_is_not_waited_for_and_is_there_for_the_next_picture() -> None:
    cdn, avatars = Cdn(a=picture((200, 40, 90))), Avatars()
    avatars.meet(cdn.user(ANNA, "a"))
    (first,) = avatars.on([label()])
    assert first == label()
    await avatars.settled()
    (second,) = avatars.on([label()])
    assert second.face == bytes((200, 40, 90)) * FACE**2
    assert second.name == "Anna"


async def test_an_avatar_is_fetched_once_however_many_pictures_show_it() -> None:
    cdn, avatars = Cdn(), Avatars()
    avatars.meet(cdn.user(ANNA, "a"))
    for _ in range(5):
        avatars.meet(cdn.user(ANNA, "a"))
        await shown(avatars, ANNA)
    assert len(cdn.asked) == 1


async def test_a_small_still_picture_is_asked_for() -> None:
    cdn, avatars = Cdn(), Avatars()
    avatars.meet(cdn.user(ANNA, "a_moving"))
    await shown(avatars, ANNA)
    assert cdn.asked == [f"https://cdn.discordapp.com/avatars/{ANNA}/a_moving.png?size=128"]


async def test_nobody_is_asked_for_who_is_in_no_picture_has_no_avatar_or_is_unknown() -> None:
    cdn, avatars = Cdn(), Avatars()
    avatars.meet(cdn.user(ANNA, "a"))
    avatars.meet(cdn.user(BRAM, None))
    others = [label(BRAM), SeatLabel("Chloé", person=103), SeatLabel("Daan", computer=True), SeatLabel("")]
    assert list(avatars.on(others)) == others
    await avatars.settled()
    assert cdn.asked == []


async def test_a_changed_avatar_is_fetched_anew_and_the_old_one_shown_until_then() -> None:
    cdn, avatars = Cdn(a=picture((255, 0, 0)), b=picture((0, 0, 255))), Avatars()
    avatars.meet(cdn.user(ANNA, "a"))
    await shown(avatars, ANNA)
    avatars.meet(cdn.user(ANNA, "b"))
    assert avatars.on([label()])[0].face == bytes((255, 0, 0)) * FACE**2
    assert await shown(avatars, ANNA) == [bytes((0, 0, 255)) * FACE**2]
    assert len(cdn.asked) == 2


async def test_who_takes_the_avatar_away_has_initials_at_once() -> None:
    cdn, avatars = Cdn(), Avatars()
    avatars.meet(cdn.user(ANNA, "a"))
    await shown(avatars, ANNA)
    avatars.meet(cdn.user(ANNA, None))
    assert avatars.on([label()]) == (label(),)


async def test_a_forgotten_person_has_no_face_even_if_it_was_on_its_way() -> None:
    cdn, avatars = Cdn(), Avatars()
    for one in (ANNA, BRAM):
        avatars.meet(cdn.user(one, "a"))
    await shown(avatars, ANNA)
    cdn.answering.clear()
    avatars.on([label(BRAM)])
    for one in (ANNA, BRAM):
        avatars.forget(one)
    cdn.answering.set()
    assert await shown(avatars, ANNA, BRAM) == [None, None]
    held = {name: value for name, value in vars(avatars).items() if isinstance(value, dict | set)}
    assert not any(held.values())


@pytest.mark.parametrize(
    "answer",
    [
        OSError("the connection broke"),
        TimeoutError(),
        discord.NotFound(SimpleNamespace(status=404, reason="gone"), "asset not found"),
        b"",
        b"<html>no picture</html>",
        picture()[:60],
        picture(size=1025),
        b"\0" * (avatars_module.LARGEST + 1),
    ],
    ids=["broken", "late", "gone", "empty", "html", "cut", "huge", "heavy"],
)
async def test_what_does_not_come_or_is_no_picture_is_left_alone_for_a_while(answer: bytes | Exception) -> None:
    now, cdn = 0.0, Cdn(a=answer)
    avatars = Avatars(lambda: now)
    avatars.meet(cdn.user(ANNA, "a"))
    assert await shown(avatars, ANNA) == [None]
    now = AGAIN - 1
    assert await shown(avatars, ANNA) == [None]
    assert len(cdn.asked) == 1
    now, cdn.files["a"] = AGAIN, picture()
    assert await shown(avatars, ANNA) != [None]
    assert len(cdn.asked) == 2


async def test_only_a_few_are_fetched_at_the_same_time() -> None:
    cdn, avatars = Cdn(), Avatars()
    people = range(1, 4 * AT_ONCE)
    for one in people:
        avatars.meet(cdn.user(one, "a"))
    assert None not in await shown(avatars, *people)
    assert cdn.most_at_once == AT_ONCE


async def test_faces_not_shown_for_long_make_room_and_are_not_fetched_at_once_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(avatars_module, "FACES", 2)
    cdn, avatars = Cdn(), Avatars()
    for one in (1, 2, 3):
        avatars.meet(cdn.user(one, "a"))
    await shown(avatars, 1)
    await shown(avatars, 2)
    avatars.on([label(1)])
    await shown(avatars, 3)
    faces = await shown(avatars, 1, 2, 3)
    assert [face is not None for face in faces] == [True, False, True]
    assert len(cdn.asked) == 3


async def test_few_people_are_remembered_who_never_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(avatars_module, "ADDRESSES", 2)
    cdn, avatars = Cdn(), Avatars()
    for one in (1, 2, 3):
        avatars.meet(cdn.user(one, "a"))
    assert [face is not None for face in await shown(avatars, 1, 2, 3)] == [False, True, True]


async def test_a_bot_that_stops_fetches_no_more() -> None:
    cdn, avatars = Cdn(), Avatars()
    cdn.answering.clear()
    avatars.meet(cdn.user(ANNA, "a"))
    avatars.on([label()])
    avatars.close()
    await avatars.settled()
    assert avatars.on([label()]) == (label(),)

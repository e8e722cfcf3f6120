"""Readers of Dutch are asked which letters their cards have: once, with the greeting, and nobody else is."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.app.preferences import CHANNEL
from engine.table.model.preferences import Theme
from locales.cards import INDEX_SETS
from locales.language import SPOKEN
from rendering import Look
from rendering.cards.letters import draw_letters
from tests.cogs.app.test_commands import speaking
from tests.cogs.messages.test_private_hands import close_messages, sent_to
from tests.cogs.world import World, components, texts, world

QUESTION = "Welke letters"


def asked(message: Any) -> list[str]:
    """The sets that a message asks about."""
    ids = [one.get("custom_id", "") for one in components(message)]
    return [one.partition(":")[2] for one in ids if one.startswith("letters:")]


def direct(here: World, name: str) -> list[Any]:
    return list(here[name].user.dm_channel.history())


async def test_a_reader_of_dutch_is_asked_with_the_greeting_and_with_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        await here.playing("Anna", "Ben")
        greeting, hand = direct(here, "Ben")
        assert asked(greeting) == ["1RDV", "AHVB", "AKQJ"]
        assert QUESTION in texts(greeting)
        assert [one.filename for one in greeting.attachments] == ["letters.png"]
        assert asked(hand) == []
        assert len(sent_to(here, "Ben")) == 2
        assert asked(direct(here, "Anna")[0]) == []


async def test_the_letters_chosen_are_those_of_the_hand_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        await here.playing("Anna", "Ben")
        await here["Ben"].user.click(direct(here, "Ben")[0], custom_id="letters:1RDV")
        person = await here.tables.person(here["Ben"].id)
        assert person.theme == Theme(index_set="1RDV")
        answer = direct(here, "Ben")[0]
        assert asked(answer) == []
        assert "1 R D V" in texts(answer)
        assert not answer.attachments


async def test_who_leaves_it_alone_is_not_asked_again_even_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        await here.table("Anna", "Ben")
        await here.restart()
        await here.table("Anna", "Ben")
        assert [bool(asked(one)) for one in direct(here, "Ben")] == [True, False]


@pytest.mark.parametrize("whose", ["their own", "the server's"])
async def test_nobody_is_asked_where_the_letters_are_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        theme = Theme(index_set="AKQJ")
        if whose == "their own":
            await here.tables.change_person(here["Ben"].id, lambda person: replace(person, theme=theme))
        else:
            await here.tables.change_server(here.guild.id, lambda server: replace(server, theme=theme))
        await here.table("Anna", "Ben")
        assert [asked(one) for one in direct(here, "Ben")] == [[]]
        assert not (await here.tables.person(here["Ben"].id)).letters_asked


@pytest.mark.parametrize("closed", [True, False])
async def test_who_gets_no_direct_messages_is_asked_where_they_sit_down_for_their_eyes_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        if closed:
            close_messages(here, "Ben")
        else:
            await here.tables.change_person(here["Ben"].id, lambda person: replace(person, hand_in=CHANNEL))
        table = await here.table("Anna", "Ben")
        shown = [one for one in here.channel.history(viewer=here["Ben"]) if asked(one)]
        assert [one.flags.ephemeral for one in shown] == [True]
        await here["Ben"].click(here.lobby(table), custom_id=f"leave:{table.id}:")
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert len([one for one in here.channel.history(viewer=here["Ben"]) if asked(one)]) == 1


async def test_a_button_of_a_set_that_there_is_not_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        await here.table("Anna", "Ben")
        message = direct(here, "Ben")[0]
        monkeypatch.delitem(INDEX_SETS, "1RDV")
        await here["Ben"].user.click(message, custom_id="letters:1RDV")
        assert (await here.tables.person(here["Ben"].id)).theme == Theme()


@pytest.mark.usefixtures("pictures_drawn")
def test_sets_that_are_asked_about_exist_and_look_different() -> None:
    for sets in filter(None, (one.asked_index_sets for one in SPOKEN.values())):
        assert set(sets) <= set(INDEX_SETS)
        assert len(sets) > 1
    rows = {draw_letters((one,), Look()).data for one in INDEX_SETS}
    assert len(rows) == len(INDEX_SETS)
    with Image.open(io.BytesIO(draw_letters(SPOKEN["nl"].asked_index_sets, Look()).data)) as image:
        assert image.width == 800

"""/learn: from the command to a lesson won and played alone, with what is done wrong, taken back, or interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.lessons.page import LessonPlace
from engine.teaching.lessons.course import STRAYS, NoSuchWay, lessons_of, reached
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import World, alternatives, buttons, private, said, texts, world

LESSON = "lesson:"


def places(message: Any) -> dict[str, str]:
    """What can be pressed in a lesson: the custom id of each choice, by the action; and of what else there is."""
    found = {}
    for custom_id in buttons(message, LESSON):
        place = LessonPlace.parse(custom_id.removeprefix(LESSON))
        name = str(place.reached().chosen(place.choice)) if len(place.choice) == 1 else f"to {place.part}{place.choice}"
        found[name] = custom_id
    return found


def wanted(message: Any) -> str:
    """The button of what is wanted, or the first there is where nothing is told."""
    ids = [one for one in buttons(message, LESSON) if LessonPlace.parse(one.removeprefix(LESSON)).choice]
    here = LessonPlace.parse(ids[0].removeprefix(LESSON)).reached()
    return next((one for name, one in places(message).items() if name in here.wanted), ids[0])


async def opened(here: World, name: str = "Anna", **options: str) -> Any:
    """The direct message with somebody's lessons."""
    answer = await here[name].slash(here.channel, "learn", **options)
    assert "direct messages" in said(answer)
    return here[name].user.dm_channel.history()[-1]


async def played(here: World, message: Any, name: str = "Anna") -> Any:
    """The message at the end of a part, once what is wanted has been pressed throughout."""
    for _ in range(20):
        shown = here.message(message.channel.id, message.id)
        if not any(LessonPlace.parse(one.removeprefix(LESSON)).choice for one in buttons(shown, LESSON)):
            return shown
        await here[name].user.click(shown, custom_id=wanted(shown))
    raise AssertionError("it never ends")


async def test_somebody_learns_by_direct_message_and_what_they_finished_is_known_after_a_restart(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        listed = await opened(here, game="couillon")
        assert "✓" not in str(listed.components)
        await anna.user.click(listed, custom_id=str(buttons(listed, LESSON)[0]))
        begun = here.message(listed.channel.id, listed.id)
        assert "lesson 1/5: What beats what" in texts(begun)
        assert "You begin: play" in texts(begun)
        assert "Learner passes." in alternatives(begun)
        await here.restart()
        end = await played(here, begun)
        assert "**You have won!**" in texts(end)
        assert "You & Odette **27**" in texts(end)
        await anna.user.click(end, custom_id=places(end)["to alone"])
        assert "Now without help" in texts(here.message(end.channel.id, end.id))
        over = await played(here, end)
        assert "**You have won!**" in texts(over)
        assert "Next lesson" in str(over.components)
        await anna.user.click(over, custom_id="lessons:couillon")
        assert str(here.message(over.channel.id, over.id).components).count("✓") == 1
        assert (await here.tables.export(anna.id))["person"]["lessons"] == "couillon.beats"


async def test_what_is_not_wanted_is_explained_and_taken_back_or_gone_on_with(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ben = here["Ben"]
        message = await opened(here, "Ben", game="kleurenwiezen", lesson="2")

        def shown() -> Any:
            return here.message(message.channel.id, message.id)

        assert "lesson 2/5" in texts(shown())
        assert set(places(shown())) == {"play KC", "play 3C"}
        await ben.user.click(shown(), custom_id=places(shown())["play 3C"])
        assert "does not beat the queen" in texts(shown())
        assert len(buttons(shown())) == 2
        await ben.user.click(shown(), custom_id=buttons(shown())[0])
        assert set(places(shown())) == {"play KC", "play 3C"}
        await ben.user.click(shown(), custom_id=places(shown())["play 3C"])
        await ben.user.click(shown(), custom_id=next(one for one in buttons(shown()) if f":{STRAYS}" in one))
        assert "you play as you like" in texts(shown())
        assert "Trick of" in texts(shown())
        end = await played(here, shown(), "Ben")
        assert "won" in texts(end)
        assert not (await here.tables.person(ben.id)).lessons


async def test_with_direct_messages_closed_the_lesson_is_shown_here_to_its_learner_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        await here.tables.change_person(anna.id, lambda person: person.__class__(anna.id, dm_closed=True))
        shown = private(await anna.slash(here.channel, "learn", game="chouine", lesson="declaring"))
        assert "lesson 3/5: Declaring" in texts(shown)
        after = await anna.click(shown, custom_id=places(shown)["play QS mariage"])
        assert "declare that mariage for 40" in said(after)


async def test_a_lesson_that_there_is_not_is_refused_with_those_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        answer = await here["Anna"].slash(here.channel, "learn", game="chouine", lesson="nonsense")
        assert "There is no lesson “nonsense”. There are: 1. What beats what" in said(answer)
        choices = await here["Ben"].autocomplete(here.channel, "learn", "lesson", "mel", game="chouine")
        assert [one["value"] for one in choices] == ["declaring"]


def test_a_button_of_a_program_that_played_differently_leads_nowhere() -> None:
    here = reached("chouine", lessons_of("chouine")[0].alone, "0")
    place = LessonPlace("chouine", lessons_of("chouine")[0].name, "alone").at(here)
    assert LessonPlace.parse(str(place)).reached() == here
    with pytest.raises(NoSuchWay):
        place._replace(mark="000000").reached()
    for text in ("chouine:beats", str(place._replace(part="other")), str(place._replace(path="?"))):
        with pytest.raises(ValueError, match=r".*"):
            LessonPlace.parse(text)

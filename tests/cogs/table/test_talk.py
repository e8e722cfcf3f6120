"""Preset phrases instead of chat: in whose language, how often, and whose the bot does not pass on."""

from __future__ import annotations

import random
from pathlib import Path

from cogs.table.talk import PHRASES
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.cogs.acting import act_until
from tests.cogs.forging import press, pressed
from tests.cogs.games.kleurenwiezen.deals import FOUR
from tests.cogs.world import WAITING, from_panel, posted, said, world
from tests.locales.typography import spaced


async def test_phrases_are_posted_in_the_tables_language_a_few_at_a_time(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*FOUR, language="fr")
        menu = (await from_panel(here, table, "Anna", "phrases")).response
        await here["Anna"].select(menu, custom_id=f"pick.say:{table.id}:", values=["luck"])
        assert posted(here)[-1] == spaced("🍀 **Anna** : Bonne chance !")
        assert "another" in said(await here["Anna"].slash(here.channel, "say", phrase="hello"))
        for _ in range(2):
            await here.env.advance_time(6)
            assert "Said at table" in said(await here["Anna"].slash(here.channel, "say", phrase="hello"))
        await here.env.advance_time(6)
        assert "three things in a row" in said(await here["Anna"].slash(here.channel, "say", phrase="hello"))
        assert "Said" in said(await here["Ben"].slash(here.channel, "say", phrase="cheers"))
        assert "Said" in said(await here["Anna"].slash(here.channel, "say", phrase="thanks"))
        # While people play, no phrase is about the play.
        assert "when the deal is over" in said(await here["Chloé"].slash(here.channel, "say", phrase="played"))
        await act_until(here, table, lambda: table.result is not None)
        assert "Said" in said(await here["Chloé"].slash(here.channel, "say", phrase="played"))
        assert posted(here)[-1] == spaced("👍 **Chloé** : Bien joué !")


async def test_who_is_muted_by_the_host_is_told_so_alone(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing(*FOUR)
        shown = await from_panel(here, table, "Anna", "host")
        before = len(here.channel.history())
        await here["Anna"].select(shown.response, custom_id=f"pick.mute:{table.id}:", values=[f"{here['Ben'].id} yes"])
        assert table.setup.muted == {here["Ben"].id}
        assert "The host has muted you" in said(await here["Ben"].slash(here.channel, "say", phrase="hello"))
        shown = await here["Ben"].slash(here.channel, "table mute", person=here["Anna"])
        assert "not the host of any table" in said(shown)
        await here.restart()
        table = here.tables.get(table.id)
        assert table.setup.muted == {here["Ben"].id}
        assert len(here.channel.history()) == before
        answer = await here["Anna"].slash(here.channel, "table mute", person=here["Ben"], again="yes")
        assert "passed on again" in said(answer)
        assert "Said" in said(await here["Ben"].slash(here.channel, "say", phrase="hello"))
        assert "cannot mute yourself" in said(await here["Anna"].slash(here.channel, "table mute", person=here["Anna"]))


async def test_after_the_match_people_say_well_played_for_some_minutes_and_the_muted_do_not(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add("Eva")
        table = await here.playing(*FOUR, variant="malmedy", rules="royes=1")
        await here["Anna"].slash(here.channel, "table mute", person=here["Ben"])
        while table.status is Status.PLAYING:
            await here.play_on(table, random.Random(3))
        menu = await press(here, "Anna", f"phrases:{table.id}:")
        await here["Anna"].select(menu.response, custom_id=f"pick.say:{table.id}:", values=["played"])
        assert "**Anna**" in posted(here)[-1]
        assert posted(here)[-1].startswith("👍")
        await here.restart()
        table = await here.tables.find(table.id)
        assert "Said at table" in said(await here["Chloé"].slash(here.channel, "say", phrase="played"))
        assert "Said at table" in said(await here["Dirk"].user.slash("say", phrase="bravo"))
        assert "The host has muted you" in said(await here["Ben"].slash(here.channel, "say", phrase="played"))
        assert "are not at any table" in said(await here["Eva"].slash(here.channel, "say", phrase="played"))
        assert "You do not have a seat at this table" in await pressed(here, "Eva", f"phrases:{table.id}:")
        before = posted(here)
        await here.env.advance_time(601)
        late = "has been over for more than 10 minutes"
        assert late in await pressed(here, "Anna", f"phrases:{table.id}:")
        assert late in said(
            await here["Anna"].select(menu.response, custom_id=f"pick.say:{table.id}:", values=["thanks"])
        )
        assert "are not at any table" in said(await here["Chloé"].slash(here.channel, "say", phrase="played"))
        assert posted(here) == before


def test_phrases_fit_into_one_list_and_have_words_in_every_language() -> None:
    assert len(PHRASES) <= 25
    for language in LANGUAGES:
        said_so = [say_in(language)(f"company-phrase-{name}") for name in PHRASES]
        assert all(0 < len(phrase) <= 100 for phrase in said_so)
        assert len(set(said_so)) == len(PHRASES)

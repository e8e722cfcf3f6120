"""Presses that come late, from strangers, after a restart; corrections, what is taken back, and hours in between."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.clubs.score_keeper.changes import Who
from engine.clubs.score_keeper.keeper import ScoreKeeper
from tests.cogs.score_keeper.keeping import ids, now, opened, pick, press, sheet, sheets, tell
from tests.cogs.score_keeper.test_evening import four
from tests.cogs.world import alternatives, said, texts, world
from tests.engine.clubs.score_keeper.support import tell_to

SOLO: Final = {"contract": ("solo 6",), "declarers": ("2",), "tricks": ("7",)}
LOST: Final = {"contract": ("solo 6",), "declarers": ("1",), "tricks": ("5",)}
TOGETHER: Final = {"contract": ("accept 9",), "declarers": ("1", "3"), "tricks": ("9",)}


async def test_only_who_is_at_the_table_presses_and_only_what_they_see_is_kept(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players=four(here))
        stranger = await here["Dirk"].click(await sheet(here, state), custom_id=f"score.deal:{state.id}:0:")
        assert "Only those at the table" in said(stranger)
        listed = await here["Dirk"].click(await sheet(here, state), custom_id=f"score.all:{state.id}:0:")
        assert "No deal has been entered yet." in said(listed)

        bens = await press(here, "Ben", await sheet(here, state), "deal")
        for key, given in SOLO.items():
            bens = await pick(here, "Ben", bens, key, *given)
        chloes = await press(here, "Chloé", await sheet(here, state), "deal")
        annas = await press(here, "Anna", await sheet(here, state), "deal")
        assert "Somebody has begun to enter this" in texts(annas)
        annas = await pick(here, "Anna", annas, "tricks", "8")
        late = await press(here, "Ben", bens, "keep")
        assert "was quicker" in texts(late)
        assert not (await now(here, state)).deals
        await press(here, "Anna", annas, "keep")
        assert (await now(here, state)).deals[0].answers["tricks"] == ("8",)

        # Ben's page, and Chloé's, show the first deal still.
        late = await pick(here, "Chloé", chloes, "tricks", "3")
        assert "was quicker" in texts(late)
        assert "Deal 2" in texts(late)
        late = await press(here, "Ben", bens, "keep")
        assert "Deal 2" in texts(late)
        assert (await now(here, state)).draft == {}
        assert len((await now(here, state)).deals) == 1


async def test_a_draft_outlives_a_restart_and_hours(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players=four(here))
        await tell(here, "Anna", state, TOGETHER)
        page = await press(here, "Ben", await sheet(here, state), "deal")
        page = await pick(here, "Ben", page, "contract", "solo 6")
        page = await pick(here, "Ben", page, "declarers", "2")
        await here.restart()
        page = await pick(here, "Ben", page, "tricks", "7")
        assert "Would count: Anna **−5**" in texts(page)
        first = await sheet(here, state)
        await here.env.advance_time(7200)
        again = await press(here, "Chloé", first, "deal")
        assert "Played by" in texts(again)
        await press(here, "Chloé", again, "keep")
        second = await sheet(here, state)
        assert len((await now(here, state)).deals) == 2
        assert "`2` Solo 6 · Ben · Tricks: 7" in texts(second)
        assert len(sheets(here)) == 1

        # Saved, and killed before it was shown.
        before = await now(here, state)
        anna = Who(here["Anna"].id, "Anna")
        await tell_to(ScoreKeeper(here.tables.journal, here.tables.now), state.id, anna, before.number, TOGETHER)
        assert "`3`" not in texts(await sheet(here, state))
        await here.restart()
        assert "`3`" in texts(await sheet(here, state))

        await here["Dirk"].send(here.channel, "Wat een avond!")
        await tell(here, "Anna", state, LOST)
        third = await sheet(here, state)
        assert third.id != second.id, "below what others wrote"
        assert len(sheets(here)) == 1
        shown = await here["Ben"].slash(here.channel, "score show")
        assert "at the bottom" in said(shown)
        assert (await sheet(here, state)).id != third.id


async def test_corrections_show_what_changes_and_all_can_be_taken_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players=four(here))
        for deal in (SOLO, TOGETHER, LOST):
            await tell(here, "Ben", state, deal)
        before = (await now(here, state)).match.score
        page = await press(here, "Chloé", await sheet(here, state), "correct")
        page = await pick(here, "Chloé", page, "", "1")
        assert "### Deal 1: correct it" in texts(page)
        assert "Later sums stay as they are." in texts(page)
        page = await pick(here, "Chloé", page, "tricks", "5")
        shown = texts(page)
        assert "Counts now: Anna **−5** (−5) · Ben **+15** (15)" in shown
        assert "Sums after later deals:" in shown
        assert "`3`" in shown
        page = await press(here, "Chloé", page, "keep")
        corrected = (await now(here, state)).match.score
        assert corrected != before
        assert "Tricks: 5" in texts(page)

        asked = await press(here, "Ben", await sheet(here, state), "undo")
        assert "take back the correction" in texts(asked)
        assert "Tricks: 7" in texts(asked)
        annas = await press(here, "Anna", await sheet(here, state), "undo")
        await press(here, "Ben", asked, "undoyes")
        assert (await now(here, state)).match.score == before
        stale = await here["Anna"].click(annas, custom_id=next(one for one in ids(annas) if "undoyes" in one))
        assert "in the meantime" in said(stale)
        asked = await press(here, "Ben", await sheet(here, state), "undo")
        assert "**Deal 3**: take it back?" in texts(asked)
        left = await press(here, "Ben", asked, "leave")
        assert "Everything stays" in texts(left)
        await press(here, "Ben", await press(here, "Ben", await sheet(here, state), "undo"), "undoyes")
        assert len((await now(here, state)).deals) == 2

        page = await press(here, "Anna", await sheet(here, state), "deal")
        page = await pick(here, "Anna", page, "contract", "slam")
        await press(here, "Anna", page, "drop")
        assert (await now(here, state)).draft == {}


async def test_what_cannot_be_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players=four(here))
        page = await press(here, "Anna", await sheet(here, state), "deal")
        page = await pick(here, "Anna", page, "contract", "small-misere")
        page = await pick(here, "Anna", page, "declarers", "1", "2")
        page = await pick(here, "Anna", page, "tricks-1", "7")
        page = await pick(here, "Anna", page, "tricks-2", "7")
        assert "together that is 14. It can be 12 at most." in texts(page)
        assert not any("keep" in one for one in ids(page))
        page = await pick(here, "Anna", page, "tricks-2", "0")
        assert any("keep" in one for one in ids(page))
        await press(here, "Anna", page, "keep")
        assert "Small misère" in alternatives(await sheet(here, state))

        mine = await press(here, "Chloé", await sheet(here, state), "deal")
        mine = await pick(here, "Chloé", mine, "contract", "slam")
        for command, told in (("deal", "Deal 2"), ("correct", "Which deal"), ("undo", "take it back")):
            assert told in said(await here["Ben"].slash(here.channel, f"score {command}"))
        assert "Small misère" in said(await here["Dirk"].slash(here.channel, "score deals"))
        asked = (await here["Ben"].slash(here.channel, "score end", sheet=str(state.id))).response
        await press(here, "Ben", asked, "endyes")
        late = await here["Chloé"].click(mine, custom_id=next(one for one in ids(mine) if "drop" in one))
        assert "ended" in said(late)
        on = await here["Anna"].click(await sheet(here, state), custom_id=f"score.reopen:{state.id}:2:")
        assert "goes on" in said(on)
        assert "Deal 2" in texts(await sheet(here, state))


async def test_where_nothing_is_entered_there_is_nothing_to_correct_even_once_somebody_takes_over(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players=four(here))
        for takes_over in (False, True):
            if takes_over:
                await here["Anna"].slash(here.channel, "score relieve", **{"from": "Ben", "guest": "Oma"})
                assert "Oma" in alternatives(await sheet(here, state))
            assert not any("correct" in one for one in ids(await sheet(here, state)))
            assert said(await here["Anna"].slash(here.channel, "score correct")) == "No deal has been entered yet."

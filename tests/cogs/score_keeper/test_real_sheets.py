"""Five round one table, a pot, rows that are no deal and somebody relieved, in the simulated Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.clubs.score_keeper.kept import KeptState
from engine.standings.standings import Standings
from tests.cogs.score_keeper.keeping import ids, now, opened, page_of, pick, press, sheet, tell
from tests.cogs.score_keeper.test_evening import four
from tests.cogs.world import World, alternatives, said, texts, world

PASSED = {"contract": ("passed",)}


async def five(here: World, **options: Any) -> KeptState:
    """A sheet for Kleurenwiezen with a guest besides the four."""
    members = " ".join(f"<@{here[name].id}>" for name in ("Anna", "Ben", "Chloé", "Dirk"))
    return await opened(here, "Anna", variant="pagat", players=f"{members}, Oma", stake="0.10 €", **options)


async def typed(here: World, name: str, message: Any, fields: dict[str, str], verb: str) -> Any:
    """Press a button that opens a form, and send it."""
    custom_id = next(one for one in ids(message) if one.startswith(f"score.{verb}:"))
    form = await here[name].click(message, custom_id=custom_id)
    assert form.modal is not None
    return await here[name].submit_modal(form, fields)


async def test_five_round_one_table_sit_out_in_turn_and_have_a_column_each(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await five(here)
        assert "Anna deals and sits out" in texts(await sheet(here, state))
        page = await press(here, "Ben", await sheet(here, state), "deal")
        page = await pick(here, "Ben", page, "contract", "solo 6")
        page = await pick(here, "Ben", page, "declarers", "5")
        page = await pick(here, "Ben", page, "tricks", "5")
        assert "Oma **−15**" in texts(page)
        assert "Anna **" not in texts(page)
        await press(here, "Ben", page, "keep")
        shown = await sheet(here, state)
        assert "Ben deals and sits out" in texts(shown)
        assert "Anna **0** · Ben **5** · Chloé **5** · Dirk **5** · Oma **−15**" in texts(shown)
        assert "Anna sat out." in alternatives(shown)
        assert "Sits out: Anna" in texts(shown)
        # Somebody else may sit out.
        page = await press(here, "Ben", shown, "deal")
        page = await pick(here, "Ben", page, "out", "5")
        await pick(here, "Ben", page, "contract", "solo 6")
        await here.restart()
        page = await press(here, "Chloé", await sheet(here, state), "deal")
        page = await pick(here, "Chloé", page, "declarers", "1")
        page = await pick(here, "Chloé", page, "tricks", "6")
        await press(here, "Chloé", page, "keep")
        assert (await now(here, state)).match.lines[-1].out == (5,)
        assert "Chloé deals and sits out" in texts(await sheet(here, state))


async def test_more_than_can_sit_round_a_table_are_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        many = f"{four(here)}, Jef, Fons, Gust"
        anna = here["Anna"]
        assert "Seats at the table: 6" in said(
            await anna.slash(here.channel, "score open", variant="pagat", players=many)
        )
        assert "Seats at the table: 4" in said(
            await anna.slash(here.channel, "score open", variant="malmedy", players=many)
        )
        assert "only in a game in which everybody plays for themselves" in said(
            await anna.slash(here.channel, "score open", variant="malmedy", pot=1)
        )
        page = (await anna.slash(here.channel, "score open", variant="pagat", pot=1)).response
        assert "Pot: 1 for each queen" in texts(page)
        form = await anna.click(page, custom_id=next(one for one in ids(page) if "newnames" in one))
        page = page_of(await anna.submit_modal(form, {"names": "Anna\nJef\nOma\nFons\nMia\nGust"}), page)
        assert "`6` Gust" in texts(page)
        form = await anna.click(page, custom_id=next(one for one in ids(page) if "newnames" in one))
        page = page_of(await anna.submit_modal(form, {"names": "Anna\nJef\nOma\nFons"}), page)
        assert "Gust" not in texts(page)


async def test_the_queens_fill_the_pot_and_somebody_takes_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="pagat", players=four(here), stake="1 €", pot=2)
        await tell(here, "Ben", state, {**PASSED, "queens-1": ("3",), "queens-4": ("1",)})
        shown = await sheet(here, state)
        assert "pot **8**" in texts(shown)
        assert "Pot: 8." in alternatives(shown)
        assert "queens: −6 0 0 −2." in alternatives(shown)
        page = await press(here, "Anna", shown, "deal")
        page = await pick(here, "Anna", page, "contract", "passed")
        page = await pick(here, "Anna", page, "queens-1", "3")
        assert "It has to be 4" in texts(page)
        await press(here, "Anna", page, "drop")
        solo = {"contract": ("solo 6",), "declarers": ("2",), "tricks": ("6",)}
        await tell(here, "Ben", state, {**solo, "pot": ("2",)})
        shown = await sheet(here, state)
        assert "pot **0**" in texts(shown)
        assert "Takes the pot: Ben" in texts(shown)


async def test_a_row_by_name_and_a_relief_by_buttons_and_commands(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await five(here)
        await tell(here, "Ben", state, {"contract": ("solo 6",), "declarers": ("5",), "tricks": ("5",)})
        page = await press(here, "Ben", await sheet(here, state), "more")
        refused = await typed(here, "Ben", page, {"name": "Revoke", "points": "0\n-5"}, "row")
        assert "Sides: 5" in said(refused)
        lines = "Anna (0): 0\nBen (5): −5\nChloé (5): 0\nDirk (5): 0\nOma: 0"
        kept = await typed(here, "Ben", page, {"name": "Revoke", "points": lines}, "row")
        assert "**Revoke** · Ben **−5**" in said(kept)
        shown = await sheet(here, state)
        assert "Ben **0**" in texts(shown)
        assert "Revoke: 0 −5 0 0 0." in alternatives(shown)

        # It is corrected from the menu, and the correction is taken back.
        page = await press(here, "Ben", shown, "correct")
        menu = next(one for one in ids(page) if one.startswith("scorepick.pick:"))
        row = (await now(here, state)).rows[0].number
        form = await here["Ben"].select(page, [f"row-{row}"], custom_id=menu)
        assert form.modal is not None
        changed = await here["Ben"].submit_modal(form, {"name": "Revoke", "points": "0, -6, 2, 2, 2"})
        assert "Ben **−6**" in said(changed)
        page = await press(here, "Ben", await sheet(here, state), "undo")
        assert "Then again: `·` Revoke · Ben **−5**" in texts(page)
        await press(here, "Ben", page, "undoyes")
        assert (await now(here, state)).match.score[1] == 0

        # Mia takes over from the guest, and whoever sat there pays for their own deal alone.
        here.add("Mia")
        told = await here["Anna"].slash(here.channel, "score relieve", **{"from": "oma"}, member=here["Mia"])
        assert "**Mia** takes over from Oma" in said(told)
        await here.env.settle()
        shown = await sheet(here, state)
        assert "Mia takes over from Oma" in texts(shown)
        assert "Mia **−15**" in texts(shown)
        page = await press(here, "Mia", shown, "more")
        menu = next(one for one in ids(page) if one.startswith("scorepick.relieve:"))
        form = await here["Mia"].select(page, ["1"], custom_id=menu)
        assert form.modal is not None
        twice = await here["Mia"].submit_modal(form, {"name": "Mia"})
        assert "is named twice" in said(twice)
        told = await here["Ben"].slash(here.channel, "score row", points="1, 1, 1, 1, 1", name="Round for all")
        assert "**Round for all**" in said(told)
        page = await press(here, "Ben", await sheet(here, state), "end")
        assert "Oma pays" in texts(page)
        assert "Mia pays" not in texts(page)

        # Whoever is forgotten is nowhere on the sheet, and the score stays.
        await here.restart()
        score = (await now(here, state)).match.score
        for name in ("Mia", "Ben"):
            await Standings(here.tables.journal).anonymise(here[name].id)
        after = await now(here, state)
        assert after.match.score == score
        assert [one.name for one in after.match.people if one] == ["Anna", "N.N.", "Chloé", "Dirk", "N.N."]
        assert {one.name for one in after.rows} == {""}
        assert (await here.tables.clubs.export(here["Mia"].id))["kept_scores"] == []

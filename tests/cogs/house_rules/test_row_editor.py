"""A score table is changed by menus and buttons alone, and every change is seen before it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.house_rules.drafts import Drafts
from cogs.messages.layout import PAGE_LIMIT
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.ladders import parse_rows, print_rows
from engine.games.kleurenwiezen.options import configure
from locales import LANGUAGES, say_in
from tests.cogs.app.test_commands import speaking
from tests.cogs.house_rules.test_edit import KROON, fields, options_now, saved
from tests.cogs.world import World, buttons, components, said, texts, world

FORGOTTEN = "nothing to save here any more"
SELECT = 3
MOST_COMPONENTS, MOST_OPTIONS, LONGEST_OPTION = 40, 25, 100
"""Of Discord."""


class Menu:
    """The menu as somebody has it before them."""

    def __init__(self, here: World, who: str, shown: Any) -> None:
        self.here, self.who, self.shown = here, who, shown

    @property
    def text(self) -> str:
        return texts(self.shown)

    def id_of(self, verb: str) -> str:
        return next(one for one in buttons(self.shown, enabled=False) if one.startswith(f"house.{verb}:"))

    def names(self, verb: str) -> list[str]:
        """What a menu offers."""
        found = [one for one in components(self.shown) if one.get("custom_id", "").startswith(f"house.pick.{verb}:")]
        return [option["value"] for one in found for option in one["options"]]

    def can(self, verb: str) -> bool:
        return bool(buttons(self.shown, f"house.{verb}:"))

    async def press(self, verb: str) -> Any:
        result = await self.here[self.who].click(self.shown, custom_id=self.id_of(verb))
        await self._look_again(result)
        return result

    async def pick(self, verb: str, name: str) -> Any:
        found = next(
            one["custom_id"]
            for one in components(self.shown)
            if one.get("custom_id", "").startswith(f"house.pick.{verb}:")
            and name in [option["value"] for option in one["options"]]
        )
        result = await self.here[self.who].select(self.shown, [name], custom_id=found)
        await self._look_again(result)
        return result

    async def fill(self, verb: str, **typed: str) -> Any:
        """Open a form, and send it with these fields changed."""
        form = await self.here[self.who].click(self.shown, custom_id=self.id_of(verb))
        result = await self.here[self.who].submit_modal(form, fields(form) | typed)
        await self._look_again(result)
        return result

    async def form(self, verb: str) -> dict[str, str]:
        return fields(await self.here[self.who].click(self.shown, custom_id=self.id_of(verb)))

    async def _look_again(self, result: Any) -> None:
        self.shown = result.response if result.response is not None else self.shown


async def opened(here: World, who: str = "Anna") -> Menu:
    """The menu, by the button of the page."""
    page = (await here[who].slash(here.channel, "house show", house=KROON)).response
    return Menu(here, who, (await here[who].click(page, custom_id=buttons(page, "house.scores:")[0])).response)


async def test_a_flemish_café_changes_three_rows_by_menu_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here, variant="flemish")
        menu = await opened(here)
        assert "This table balances" in menu.text
        assert not menu.can("rowundo")
        assert "rowfigures" not in str(components(menu.shown))
        await menu.pick("rowpick", "abondance 9")
        assert "made with 9 tricks: Ann +9, the others −3 each" in menu.text
        await menu.fill("rowfigures", points="5", missing="1")
        for line in (
            "made with 9 tricks: Ann +15, the others −5 each",
            "made with 13 tricks: Ann +15, the others −5 each",
            "lost with 8 tricks: Ann −18, the others +6 each",
        ):
            assert line in menu.text
        assert "Abondance 10 pays less than Abondance 9, which asks for fewer tricks" in menu.text
        await menu.pick("rowpick", "accept 8")
        assert (await menu.form("rowfigures")) == {"points": "2", "more": "1", "missing": "1", "loss": ""}
        await menu.fill("rowfigures", points="3")
        assert "made with 13 tricks: Ann and Bert +16 each, the others −16 each" in menu.text
        await menu.pick("rowpick", "piccolo")
        await menu.press("rowremove")
        await menu.press("rowkeep")
        # What was changed is told with its results; nothing is saved yet.
        assert f"Save **{KROON}** like this?" in menu.text
        assert "**Abondance 9** pays `3` → `5 -1` (9 tricks: 3 → 5)\n-# made with 9 tricks: Ann +15" in menu.text
        assert "**Piccolo** is gone" in menu.text
        assert "Abondance 10 pays less" in menu.text
        assert (await options_now(here))["ladder"] == ""
        await menu.press("rowback")
        await menu.press("rowkeep")
        await menu.press("save")
        rows = parse_rows((await options_now(here))["ladder"])
        assert {row.name: print_rows([row]) for row in rows if row.name in ("abondance 9", "piccolo")} == {
            "abondance 9": "abondance 9=5 -1"
        }
        before = {row.name: row for row in configure("flemish", None).contracts}
        assert {row.name for row in rows if row != before[row.name]} == {"abondance 9", "accept 8"}
        table = await here.table("Ben", house=KROON)
        assert dict(table.setup.options.values())["ladder"] == print_rows(rows)


async def test_contracts_are_put_in_ranked_and_taken_back_step_by_step(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        kept = await anna.slash(here.channel, "house save", name=KROON, variant="pagat")
        assert buttons(kept.response, "house.scores:")
        menu = Menu(here, "Anna", (await anna.click(kept.response, custom_id=buttons(kept.response)[0])).response)
        usual = menu.names("rowpick")
        assert "open-slam" in menu.names("rowadd")
        await menu.pick("rowadd", "open-slam")
        assert menu.names("rowpick") == [*usual, "open-slam"]
        assert not menu.can("rowup")
        await menu.press("rowbeside")
        assert "=>90  Open slam" in menu.text
        await menu.press("rowbeside")
        assert " >90  Open slam" in menu.text
        await menu.press("rowdown")
        assert menu.names("rowpick")[-2:] == ["open-slam", "slam"]
        await menu.pick("rowpick", "piccolo")
        # Neither it nor the small misère has trumps, so they share no rank.
        await menu.press("rowdown")
        await menu.press("rowdown")
        assert menu.names("rowpick")[7:9] == ["small-misere", "piccolo"]
        assert not menu.can("rowbeside")
        await menu.press("rowremove")
        assert "piccolo" in menu.names("rowadd")
        for _ in range(7):
            await menu.press("rowundo")
        assert menu.names("rowpick") == usual
        assert not menu.can("rowundo")
        await menu.press("rowkeep")
        assert "have been changed" in menu.text
        assert (await options_now(here))["ladder"] == ""


async def test_what_cannot_be_read_or_kept_is_told_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        menu = await opened(here)
        await menu.pick("rowpick", "solo 6")
        await menu.fill("rowfigures", points="four", more="+1 +x", missing="-2", loss="minus")
        for sentence in ("Points: “four” is no figure", "Each further trick: “+1 +x”", "Loss: “minus” is no figure"):
            assert sentence in menu.text
        assert not menu.can("rowundo")
        assert (await menu.form("rowfigures"))["more"] == "+1 +x"
        await menu.fill("rowfigures", points="4", more="+1+1", missing="−2", loss="")
        assert "**Solo 6** `4 +1 +1 -2`" in menu.text
        await menu.fill("rowspecial", tricks="x2", doubles="13:30", against="5 x2")
        for sentence in ("Certain numbers of tricks: “x2”", "Doubles: “13:30”", "own figures: “5 x2”"):
            assert sentence in menu.text
        await menu.fill("rowspecial", tricks="13:30", doubles="x2 13x2", against="5 +1 lost 9 -1")
        assert "**Solo 6** `4 +1 +1 -2 13:30 x2 13x2 / 5 +1 lost 9 -1`" in menu.text
        assert "made with 6 tricks: Ann +24, the others −10 each (sum −6)" in menu.text
        assert "This table does not balance" in menu.text
        # A contradiction is told before anything is asked.
        await menu.fill("rowfigures", more="+1 +1 +1 +1 +1 +1 +1 +1 +1")
        await menu.press("rowkeep")
        assert "only 7 further tricks can be won" in menu.text
        await menu.press("rowundo")
        await menu.press("rowkeep")
        assert "does not balance" in menu.text
        # As text it is the same, in the form of the steps.
        await menu.press("rowback")
        form = await here["Anna"].click(menu.shown, custom_id=buttons(menu.shown, "build.table:")[0])
        assert "Solo 6: 4 +1 +1 -2 13:30 x2 13x2 / 5 +1 lost 9 -1" in fields(form)["scores"]
        # From the steps the menu opens with what was typed.
        steps = (await here["Anna"].submit_modal(form, fields(form) | {"scores": "8 together: 0\nSolo 6: 1"})).response
        rows = await here["Anna"].click(steps, custom_id=buttons(steps, "build.rows:")[0])
        other = Menu(here, "Anna", rows.response)
        assert other.names("rowpick") == ["accept 8", "solo 6"]
        await other.pick("rowpick", "solo 6")
        await other.fill("rowfigures", points="0")
        await other.press("rowkeep")
        assert "No contract of the scores ever brings or costs a point" in other.text
        await other.press("rowremove")
        assert not other.can("rowremove")
        await other.press("rowdrop")
        assert "Nothing is saved" in other.text
        assert (await options_now(here))["ladder"] == ""


async def test_an_old_menu_a_strangers_and_one_of_before_a_restart_change_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here)
        menu, other = await opened(here), await opened(here)
        await menu.pick("rowpick", "slam")
        await menu.fill("rowfigures", points="75")
        # The same set, kept from elsewhere meanwhile.
        await other.pick("rowpick", "slam")
        await other.fill("rowfigures", points="80")
        await other.press("rowkeep")
        await other.press("save")
        await menu.press("rowkeep")
        assert "Somebody has changed" in menu.text
        await menu.press("save")
        assert (await options_now(here))["ladder"].endswith("slam=75")
        # A set is changed by whoever may.
        page = (await here["Ben"].slash(here.channel, "house show", house=KROON)).response
        assert not buttons(page, "house.scores")
        assert "Only whoever made" in said(await here["Ben"].slash(here.channel, "house edit", house=KROON))
        menu = await opened(here)
        await menu.pick("rowpick", "slam")
        number = int(menu.id_of("rowup").rpartition(":")[2])
        here.bot.part(Drafts)._kept[number].user_id = here["Ben"].id
        assert FORGOTTEN in said(await here["Anna"].click(menu.shown, custom_id=menu.id_of("rowdown")))
        menu = await opened(here)
        await menu.pick("rowpick", "slam")
        form = await here["Anna"].click(menu.shown, custom_id=menu.id_of("rowfigures"))
        await here.restart()
        gone = await here["Anna"].submit_modal(form, fields(form) | {"points": "99"})
        assert FORGOTTEN in said(gone)
        assert FORGOTTEN in said(await here["Anna"].click(menu.shown, custom_id=menu.id_of("rowkeep")))
        assert (await options_now(here))["ladder"].endswith("slam=75")
        await here.tables.house_rules.delete(house)


async def test_rules_without_rows_have_no_menu(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here, variant="malmedy")
        page = (await here["Anna"].slash(here.channel, "house show", house=KROON)).response
        assert not buttons(page, "house.scores")
        page = (await here["Anna"].slash(here.channel, "house edit", house=KROON)).response
        assert not buttons(page, "build.rows:")
        assert buttons(page, "build.table:")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_table_stays_within_the_limits_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    speaking(monkeypatch, anna=language)
    say = say_in(language)
    every = ("solo5", "piccolo", "piccolissimo", "slams", "open_slam", "abondance_table", "slam_table")
    full = tuple(configure("pagat", dict.fromkeys(every, "yes")).contracts)
    exact = " 7:-9999 8:-9999 9:-9999 10:9999 / 9999 lost 9999 3:-999 4:-999"
    ladder = "; ".join(f"{print_rows([row._replace(beside=False)])}{exact}" for row in full)
    async with world(tmp_path) as here:
        options = GAMES["kleurenwiezen"].configure("pagat", {"ladder": ladder})
        await here.tables.house_rules.save(here.guild.id, KROON, "kleurenwiezen", options, here["Anna"].id)
        menu = await opened(here)
        assert say("house-rows-title", name=KROON) in menu.text
        assert len(menu.names("rowpick")) == len(full) > MOST_OPTIONS
        await menu.pick("rowpick", "open-slam")
        await menu.fill("rowfigures", points="x" * 200, more="x" * 200, missing="x" * 200, loss="x" * 200)
        parts = components(menu.shown)
        assert len(parts) <= MOST_COMPONENTS
        assert len(menu.text) <= PAGE_LIMIT
        for part in parts:
            options_shown = part.get("options", [])
            assert len(options_shown) <= MOST_OPTIONS
            assert all(len(one["label"]) <= LONGEST_OPTION for one in options_shown)
        await menu.fill("rowfigures", points="61", more="", missing="", loss="")
        await menu.fill("rowspecial", tricks="", doubles="")
        # More changes than fit are shown one page after another.
        await menu.press("rowkeep")
        first = menu.text
        names, pages = set(), 0
        while menu.text != first or not pages:
            names |= {line.split("**")[1] for line in menu.text.split("\n") if line.startswith("• **")}
            assert len(menu.text) <= PAGE_LIMIT
            pages += 1
            await menu.press("more")
        assert pages > 1
        # Small slams have taken the place of abondance 12.
        assert len(names) == len(full) + 1
        await menu.press("save")
        assert say("house-changed", name=KROON) in menu.text

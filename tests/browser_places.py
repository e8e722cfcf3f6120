"""Looks at where things stand on the practice page in a real browser: answers, what is offered, what is refused.

    make browser                       # after the turns by keyboard

Not a test: it needs a browser. It fails with what is not as it should be.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Page, async_playwright

from tests.browser import FLAGS, LOOK, MINUTES, SCREENS, SETTINGS, UNSEEN
from tests.host.practice.page import address_of
from tests.host.program import running

WHOLE: Final = """() => {
  const list = document.querySelector('#channel .messages'), place = list.getBoundingClientRect();
  const box = list.lastElementChild.getBoundingClientRect();
  return box.top >= place.top && box.bottom <= place.bottom;
}"""
"""Whether the newest message of the channel is in view from its beginning to its end."""
FULL: Final = {"width": 1280, "height": 860}


class Places:
    """Somebody who looks about on the page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def look(self) -> None:
        """All of it, in one evening at one table."""
        await self._page.get_by_role("button", name="Start", exact=True).wait_for()
        await self._what_is_offered()
        await self._what_is_missing()
        await self._a_page_that_grows()
        await self._columns()
        await self._a_name()
        await self._page.get_by_role("button", name="Start", exact=True).click()
        await self._answers_at_a_turn()

    async def _what_is_offered(self) -> None:
        """Every command, the usual ones first, in a list above the line; by arrow, by typing and by touch."""
        page = self._page
        await page.locator("#typed").fill("/")
        offers = page.locator("#offers li")
        await offers.nth(90).wait_for(state="attached")
        assert (await page.locator("#offers").bounding_box() or {})["height"] > 200
        assert "/learn" in " ".join(await offers.all_inner_texts())
        for _ in range(15):
            await page.keyboard.press("ArrowDown")
        chosen = page.locator("#offers li[aria-selected=true]")
        box, place = await chosen.bounding_box(), await page.locator("#offers").bounding_box()
        assert box
        assert place
        assert place["y"] <= box["y"] <= place["y"] + place["height"] - box["height"] + 1
        await page.locator("#typed").fill("/standings")
        await page.locator("#offers li", has_text="/tournament standings").click()
        assert await page.locator("#typed").input_value() == "/tournament standings "
        await page.locator("#typed").fill("")

    async def _what_is_missing(self) -> None:
        """What was typed stays, and what is missing is said."""
        await self._type("/send-deal deal: 1")
        assert "person" in await self._page.locator("#toast").inner_text()
        assert (await self._page.locator("#typed").input_value()).startswith("/send-deal deal: 1 person:")
        await self._type("/table open computers: many")
        assert "many" in await self._page.locator("#toast").inner_text()
        assert await self._page.locator("#typed").input_value() == "/table open computers: many"

    async def _a_page_that_grows(self) -> None:
        """It is scrolled to where it goes on, and whoever sits is ticked."""
        await self._type("/score open variant: wallonia")
        people = self._page.locator("#channel .answers fieldset")
        await people.wait_for()
        assert "bot" not in (await people.inner_text()).lower()
        for name in await self._page.locator("#people .name").all_inner_texts():
            await people.get_by_label(name).check()
        await people.get_by_role("button").click()
        asked = self._page.locator("#channel .answers", has_text="Who deals first?")
        await asked.wait_for()
        assert await people.locator("input:checked").count() == 4
        begin = asked.get_by_role("button", name="Begin", exact=True)
        box, place = await begin.bounding_box(), await asked.bounding_box()
        assert box
        assert place
        assert box["y"] + box["height"] <= place["y"] + place["height"]
        await asked.get_by_role("button", name="Drop", exact=True).click()
        await self._page.locator("#channel .answers", has_text="Begin").wait_for(state="detached")

    async def _columns(self) -> None:
        """The first row of a table in letters of one width stands under the same columns as the others."""
        await self._type("/house save name: Columns variant: pagat")
        saved = self._page.locator("#channel .answers", has_text="Columns")
        await saved.get_by_role("button", name="Score table…", exact=True).click()
        rows = self._page.locator("#channel .answers pre")
        await rows.wait_for()
        first, second = (await rows.text_content() or "").splitlines()[:2]
        assert first.index("8 together") == second.index("Solo 5")
        await self._page.locator("#channel .answers").get_by_role("button", name="Drop", exact=True).click()

    async def _a_name(self) -> None:
        """The settings are about whoever one is."""
        page = self._page
        await page.locator("#people").get_by_role("button", name="Anneke").click()
        await page.locator("#as", has_text="Anneke").wait_for()
        await page.locator("#settings").click()
        field = page.locator("dialog input").first
        assert await field.input_value() == "Anneke"
        await field.fill("Odile")
        await page.keyboard.press("Enter")
        await page.locator("#people").get_by_role("button", name="Odile").wait_for()
        await page.locator("#people").get_by_role("button").first.click()
        await page.locator("#as", has_text="Odile").wait_for(state="hidden")

    async def _answers_at_a_turn(self) -> None:
        """The newest stands alone, beside cards and table, and goes with its turn."""
        page = self._page
        answers = page.locator("#channel .answers .message")
        await self._turn()
        for screen in (FULL, SCREENS["phone"]):
            await page.set_viewport_size(screen)
            for command in ("/look", "/hint"):
                await self._type(f"{command} ")
                await page.locator("#channel .answers .used", has_text=command).wait_for()
                await answers.nth(1).wait_for(state="detached")
            await page.wait_for_timeout(2 * LOOK)
            assert await page.evaluate(UNSEEN) == []
        await page.set_viewport_size(FULL)
        await page.locator("#private button.press[data-part^=act]:enabled").first.click()
        await page.locator("#channel .answers").wait_for(state="hidden")
        await self._turn()
        await page.wait_for_timeout(2 * LOOK)
        assert await page.evaluate(WHOLE), "the table is higher than its place"
        assert not await page.get_by_role("button", name="Take a seat…").count()

    async def _turn(self) -> None:
        await self._page.locator("#people [aria-pressed=true] .turn").wait_for()
        await self._page.locator("#private button.press[data-part^=act]:enabled").first.wait_for()

    async def _type(self, command: str) -> None:
        await self._page.locator("#typed").fill(command)
        await self._page.wait_for_timeout(LOOK)
        await self._page.locator("#send").click()
        await self._page.wait_for_timeout(LOOK)


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser_places", description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), "--no-browser", environment=SETTINGS) as process, async_playwright() as tools:
            browser = await tools.chromium.launch(executable_path=chosen.chromium, args=FLAGS)
            page = await browser.new_page(viewport=FULL)
            await page.goto(await address_of(process))
            try:
                await asyncio.wait_for(Places(page).look(), MINUTES * 60)
            except Exception:
                await page.screenshot(path=Path(tempfile.gettempdir()) / "places.png")
                raise
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())

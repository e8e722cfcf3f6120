"""Keeps the score of real cards on the practice page in a real browser and takes the pictures of docs/real-cards.md.

    make pictures                      # after those of tests/browser_evening.py

Not a test: it needs a browser. It fails if something it waits for does not come.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Locator, async_playwright

from tests.browser import FLAGS, LOOK, MINUTES, PICTURES, SETTINGS
from tests.browser_evening import HEIGHT, WIDTH, Evening
from tests.host.practice.page import address_of
from tests.host.program import running

COMMAND: Final = {"variant": "wallonia", "players": "Robin, Anneke, Oma, Nonkel Jef", "stake": "0.10 €"}
DEALS: Final = (("accept 9", "13", "10"), ("solo 6", "2", "5"), ("small-misere", "4", "0"), ("abondance 9", "1", "9"))
"""Contract, seats that play it, and their tricks."""


class Scores(Evening):
    """Four people with real cards, and one phone."""

    async def spend(self) -> None:
        """From the sheet to who pays whom."""
        await self._type("score open", {"variant": COMMAND["variant"]})
        await self._take("score-open", self._message("A sheet for").last)
        await self._type("score open", COMMAND)
        for number, deal in enumerate(DEALS):
            await self._tell(*deal, picture="score-deal" if number == 1 else "")
        await self._take("score-sheet", self._sheet())
        await self._press(self._sheet(), "Correct…")
        await self._message("Which deal").last.locator("select").select_option("2")
        await self._page.wait_for_timeout(4 * LOOK)
        page = self._message("correct it").last
        await self._pick(page, "tricks", "7")
        await self._take("score-correct", page)
        await self._press(page, "Drop")
        await self._press(self._sheet(), "End…")
        await self._press(self._message("End the match after").last, "End it")
        end = self._page.locator("#channel .message").filter(has=self._button("Go on after all")).last
        await self._take("score-end", end)

    async def _tell(self, contract: str, seats: str, tricks: str, picture: str) -> None:
        await self._press(self._sheet(), "Deal played")
        page = self._page.locator("#channel .message").filter(has=self._page.locator("[data-part*='contract']")).last
        await self._pick(page, "contract", contract)
        several = page.locator("fieldset")
        if await several.count():
            for seat in seats:
                await several.locator(f"input[value='{seat}']").check()
            await several.get_by_role("button").click()
            await self._page.wait_for_timeout(4 * LOOK)
        else:
            await self._pick(page, "declarers", seats)
        await self._pick(page, "tricks", tricks)
        if picture:
            await self._take(picture, page)
        await self._press(page, "Keep")
        await self._page.wait_for_timeout(4 * LOOK)

    async def _pick(self, page: Locator, key: str, value: str) -> None:
        await page.locator(f"select[data-part*='{key}']").select_option(value)
        await self._page.wait_for_timeout(4 * LOOK)

    def _sheet(self) -> Locator:
        return self._page.locator("#channel .message").filter(has=self._button("Deal played")).last


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser_score", description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), "--no-browser", environment=SETTINGS) as process, async_playwright() as tools:
            browser = await tools.chromium.launch(executable_path=chosen.chromium, args=FLAGS)
            page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
            await page.goto(await address_of(process))
            await asyncio.wait_for(Scores(page, chosen.folder).spend(), MINUTES * 60)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())

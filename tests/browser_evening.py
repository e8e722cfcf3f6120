"""Spends an evening on the practice page in a real browser and takes the pictures of docs/walk.md.

    make pictures                      # after those of tests/browser.py

Not a test: it needs a browser and minutes. It fails if something it waits for does not come.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Locator, Page, TimeoutError, async_playwright

from tests.browser import DESK, FLAGS, LOOK, MINUTES, PATIENCE, PICTURES, SCREENS, SETTINGS, save
from tests.host.practice.page import address_of
from tests.host.program import running

WIDTH, HEIGHT = 1280, 1400
YOU, ANNEKE, BASTIEN, CATO = "Robin", "Anneke", "Bastien", "Cato"
TABLE: Final = "table 2"
"""Table 1 is open from the start."""
COMMAND: Final = {"variant": "malmedy", "rules": "deals=1", "clock": "20", "take-back": "5"}
"""How it opens that table: a short match, and turns that end while it waits."""
WAIT: Final = 90_000
"""How many milliseconds it waits until a turn or two have run out."""


class Evening:
    """The people at the page, and the pictures of what they see."""

    def __init__(self, page: Page, folder: Path) -> None:
        self._page, self._folder = page, folder
        self._who = YOU

    async def spend(self) -> None:
        """Play from opening a table to the rematch."""
        await self._open_and_fill()
        await self._away_and_back()
        await self._substitute()
        await self._claim()
        await self._rematch()
        await self._settings()

    async def _open_and_fill(self) -> None:
        await self._type("table open", COMMAND)
        lobby = self._message(f"· {TABLE}").filter(has=self._button("Host…")).last
        await self._be(ANNEKE)
        await self._take("walk-open", lobby)
        await self._press(lobby, "Take seat 3")
        await self._be(YOU)
        await self._press(lobby, "Add a computer")
        await self._be(BASTIEN)
        await self._press(lobby, "Take seat 4")
        await self._be(YOU)
        full = self._message("is full").last
        await self._take("walk-full", full)
        await self._press(full, "Start")

    async def _away_and_back(self) -> None:
        """After the first trick Bastien lets two turns run out; the others play on."""
        taken = False
        while "Bastien is away" not in await self._said():
            name = await self._due()
            if name == BASTIEN and not await self._table().locator("img[alt*='trick 1 of']").count():
                await self._page.wait_for_timeout(LOOK)
                continue
            hand = await self._hand(name)
            if not taken and "Your turn" in await hand.inner_text():
                taken = True
                await self._take("walk-hand", hand)
            await self._play(hand)
        await self._take("walk-away", self._table())
        await self._be(BASTIEN)
        await self._press(self._table(), "My seat…")
        panel = self._message("You have seat 4").last
        await self._take("walk-seat", panel)
        await self._press(panel, "I’m back")

    async def _substitute(self) -> None:
        """Anneke offers her seat, and Cato takes it."""
        await self._be(ANNEKE)
        await self._press(self._table(), "My seat…")
        await self._press(self._message("You have seat 3").last, "Offer my seat")
        await self._be(CATO)
        await self._press(self._table(), "Take a seat…")
        seats = self._message("which seat").last
        await self._take("walk-seats", seats)
        await self._press(seats, "Seat 3 · Anneke")
        await self._until("Cato plays on")
        await self._take("walk-substitute", self._table())

    async def _claim(self) -> None:
        """Whoever may claim does, and reads that it is not certain; if it is, the old picture stays."""
        while True:
            name = await self._due()
            await self._be(name)
            await self._press(self._table(), "My seat…")
            panel = self._message("You have seat").last
            claim = panel.get_by_role("button", name="The rest is mine")
            if await claim.count():
                await claim.click()
                break
            await self._play(await self._hand(name))
        doubt = self._message("This is not certain").last
        with suppress(TimeoutError):
            await doubt.wait_for(timeout=2 * PATIENCE * LOOK)
            await self._take("walk-claim", doubt)
            await self._press(doubt, "Play on")

    async def _rematch(self) -> None:
        end = self._page.locator("#channel .message").filter(has=self._button("Rematch"))
        while not await end.count():
            with suppress(TimeoutError):
                await self._play(await self._hand(await self._due()))
        await self._be(CATO)
        await self._take("walk-end", end.last)
        await self._press(end.last, "Rematch")
        lobby = self._message("Rematch!").last
        await self._be(YOU)
        await self._take("walk-rematch", lobby)
        await self._press(lobby, "I’m in")
        await self._be(BASTIEN)
        await self._press(lobby, "I’m in")
        await self._message("table 3 · deal 1").last.wait_for()

    async def _settings(self) -> None:
        await self._type("settings mine", {})
        panel = self._page.locator("#channel .message").last
        await self._take("walk-settings", panel)

    async def _type(self, command: str, options: dict[str, str]) -> None:
        """Type a slash command with its options."""
        typed = " ".join(f"{option}: {value}" for option, value in options.items())
        await self._page.locator("#typed").fill(f"/{command} {typed}")
        await self._page.wait_for_timeout(4 * LOOK)
        await self._page.locator("#send").click()
        await self._page.wait_for_timeout(3 * LOOK)

    async def _be(self, name: str) -> None:
        """Become this person."""
        if name != self._who:
            await self._page.locator("#people").get_by_role("button", name=name).click()
            await self._page.wait_for_timeout(3 * LOOK)
            self._who = name

    async def _due(self) -> str:
        """The person on turn, once it is a person's turn."""
        for _ in range(3 * PATIENCE):
            found = re.search(r"►[^\n]*?@(\w+)", await self._said())
            if found:
                return found[1]
            await self._page.wait_for_timeout(LOOK)
        raise TimeoutError(f"nobody's turn: {await self._said()}")

    async def _hand(self, name: str) -> Locator:
        """The direct message with this person's hand."""
        await self._be(name)
        hand = self._page.locator("#private .message", has_text=f"{TABLE} · deal").last
        await hand.wait_for()
        return hand

    async def _play(self, hand: Locator) -> None:
        """Play or say the first thing possible."""
        possible = hand.locator("button.press[data-part]:enabled")
        before = await self._said()
        with suppress(TimeoutError):
            await possible.first.click(timeout=5 * LOOK)
        for _ in range(PATIENCE):
            if await self._said() != before:
                return
            await self._page.wait_for_timeout(LOOK)

    async def _said(self) -> str:
        said: str = await self._table().inner_text()
        return said

    async def _until(self, text: str) -> None:
        await self._message(text).last.wait_for(timeout=WAIT)

    async def _press(self, message: Locator, label: str) -> None:
        await message.get_by_role("button", name=label, exact=True).click(timeout=WAIT)
        await self._page.wait_for_timeout(2 * LOOK)

    async def _take(self, name: str, message: Locator) -> None:
        """Take a picture of a message, once its own pictures are there."""
        await message.wait_for()
        loaded = "e => [...e.querySelectorAll('img')].every(i => i.complete && i.naturalWidth)"
        for _ in range(PATIENCE):
            if await message.evaluate(loaded):
                break
            await self._page.wait_for_timeout(LOOK)
        box = message.locator(".box").first
        await self._page.mouse.move(0, 0)
        await box.evaluate("e => e.scrollIntoView()")
        await self._page.wait_for_timeout(LOOK)
        save(await box.screenshot(), self._folder / f"{name}.png")

    def _table(self) -> Locator:
        """What everybody sees of the deal; who sits already is offered no seat."""
        its_own = self._page.get_by_role("button", name=re.compile("^(My hand|Take a seat…)$"))
        return self._message(re.compile(rf"{TABLE} · deal \d")).filter(has=its_own).last

    def _button(self, label: str) -> Locator:
        return self._page.get_by_role("button", name=label, exact=True)

    def _message(self, text: str | re.Pattern[str]) -> Locator:
        return self._page.locator("#channel .message", has_text=text)


async def lesson(browser: Browser, address: str, folder: Path) -> None:
    """The third step of the first lesson, as sharp as a phone shows it."""
    page = await browser.new_page(viewport=DESK, device_scale_factor=2)
    await page.goto(address)
    await page.locator("#typed").fill("/learn game: couillon")
    await page.wait_for_timeout(4 * LOOK)
    await page.locator("#send").click()
    shown = page.locator("#private .message").last
    await shown.get_by_role("button", name="What beats what").click()
    await shown.get_by_text("lesson 1/5").wait_for()
    # The first of its two aces is no trump.
    await shown.locator("button.press[data-part]:enabled").nth(1).click()
    await shown.get_by_text("Nobody could beat it").wait_for()
    await shown.locator("button.press[data-part]:enabled").first.click()
    await shown.get_by_text("is your partner").wait_for()
    await page.get_by_text("Dismiss", exact=True).last.click()
    await page.set_viewport_size(SCREENS["phone"])
    await page.get_by_role("tab", name="My cards").click()
    await page.wait_for_timeout(5 * LOOK)
    save(await shown.locator(".box").first.screenshot(), folder / "lesson.png")
    await page.close()


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser_evening", description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), "--no-browser", environment=SETTINGS) as process, async_playwright() as tools:
            browser = await tools.chromium.launch(executable_path=chosen.chromium, args=FLAGS)
            page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
            address = await address_of(process)
            await lesson(browser, address, chosen.folder)
            await page.goto(address)
            try:
                await asyncio.wait_for(Evening(page, chosen.folder).spend(), MINUTES * 60)
            except Exception:
                await page.screenshot(path=Path(tempfile.gettempdir()) / "evening.png")
                raise
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())

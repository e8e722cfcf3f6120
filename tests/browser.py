"""Plays a whole match on the practice page in a real browser and takes the pictures for the documentation.

    make pictures                      # needs Chromium; CHROMIUM=/path/to/it where it is somewhere else

Not a test: it needs a browser and minutes. It ends with an error where the match does not come to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Locator, Page, TimeoutError, async_playwright

from tests.host.program import ROOT, running
from tests.host.test_practice import address_of

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
PICTURES: Final = ROOT / "docs" / "pictures"
SETTINGS: Final = {"THINKING_SECONDS": "0.6", "AFTER_DEAL_SECONDS": "3"}
MINUTES: Final = 15
LOOK: Final = 300
"""Milliseconds between two looks at the page."""


class Player:
    """A person at the page who presses the first button that can be pressed."""

    def __init__(self, page: Page, folder: Path) -> None:
        self._page, self._folder = page, folder
        self._wanted = {"practice": 1, "hand": 1, "table": 1, "slate": 1, "over": 1}
        """Picture -> how often its moment has to come first."""
        self._patience = 0
        self.presses = 0

    async def play(self) -> None:
        """From Start to the end of the match."""
        await self._button("Start").click()
        while not await self._message("The match is over.").count():
            if not await self._press_a_card():
                await self._look_at_hand()
            await self._take_slate()
            await self._page.wait_for_timeout(LOOK)
        await self._page.wait_for_timeout(10 * LOOK)
        await self._take("over", self._page.locator("article.channel-message").last)

    async def _press_a_card(self) -> bool:
        """A card or a word of the hand, if it is our turn."""
        hand = self._page.locator("article.channel-message:has(.message-ephemeral-note)").last
        playable = hand.locator("button.component-button:not([disabled], [aria-disabled='true'])")
        if not await playable.count() or not await self._message("Your turn").count():
            return False
        if await hand.locator("button[disabled]").count() > 1 and await hand.locator("text=Choose a card").count():
            await self._take("hand", hand)
        if (await hand.inner_text()).partition("On the table")[2].partition("\n")[0].count(",") == 2:
            # Three cards on the table, and everything waits for us: a picture does not move meanwhile.
            await self._take("practice", None)
            await self._take("table", self._page.locator("article.channel-message:has(img[alt^='Table'])").last)
        with suppress(TimeoutError):  # a computer moved, and the button is another one now
            await playable.first.click(timeout=3 * LOOK)
            self.presses += 1
            self._patience = 0
        return True

    async def _look_at_hand(self) -> None:
        """The hand of a new deal, where the old one does not show it."""
        self._patience += 1
        if self._patience % 12 == 0 and await self._button("My hand").count():
            with suppress(TimeoutError):
                await self._button("My hand").last.click(timeout=3 * LOOK)

    async def _take_slate(self) -> None:
        slate = self._page.locator("article.channel-message:has(img[alt^='Slate'])")
        if await slate.count():
            await self._take("slate", slate.last)

    async def _take(self, name: str, what: Locator | None) -> None:
        subject = what or self._page.locator("body")
        loaded = "e => [...e.querySelectorAll('img.gallery-image')].every(i => i.complete && i.naturalWidth)"
        if self._wanted.get(name, 0) == 0 or not await subject.evaluate(loaded):
            return
        self._wanted[name] -= 1
        if self._wanted[name] == 0:
            box = subject.locator(".component-container") if what else None
            if box:
                await box.scroll_into_view_if_needed()
                await self._page.wait_for_timeout(LOOK)
            data = await (box.screenshot() if box else self._page.screenshot())
            _save(data, self._folder / f"{name}.png")

    def _button(self, label: str) -> Locator:
        return self._page.get_by_role("button", name=label, exact=True)

    def _message(self, text: str) -> Locator:
        return self._page.locator("article.channel-message", has_text=text)


def _save(data: bytes, file: Path) -> None:
    """Screenshots in 256 colours are a third of the size and look the same."""
    Image.open(io.BytesIO(data)).convert("RGB").quantize(256).save(file, optimize=True)


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser", description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), "--no-browser", environment=SETTINGS) as process, async_playwright() as tools:
            browser = await tools.chromium.launch(executable_path=chosen.chromium, args=FLAGS)
            page = await browser.new_page(viewport={"width": 1180, "height": 1240})
            await page.goto(await address_of(process))
            player = Player(page, chosen.folder)
            await asyncio.wait_for(player.play(), MINUTES * 60)
            print(f"a match played to its end with {player.presses} presses")
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())

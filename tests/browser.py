"""Plays a whole match on the practice page in a real browser and takes the pictures for the documentation.

    make pictures                      # needs Chromium; CHROMIUM=/path/to/it where it is somewhere else

Not a test: it needs a browser and minutes. It fails if the match does not reach its end.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Locator, Page, TimeoutError, async_playwright

from practice.page import COMPUTERS
from rendering.gallery.emojis import emoji_sheet
from rendering.gallery.everything import exhibits
from tests.host.program import ROOT, running
from tests.host.test_practice import address_of

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
PICTURES: Final = ROOT / "docs" / "pictures"
SETTINGS: Final = {"THINKING_SECONDS": "0.6", "AFTER_DEAL_SECONDS": "3"}
AUCTION: Final = "pagat"
"""The variant of which bids are shown."""
MINUTES: Final = 15
LOOK: Final = 300
"""Milliseconds between two looks at the page."""
PATIENCE: Final = 20
"""Looks at the page for which something is waited for: a picture, the hand of a new deal."""

FROM_THE_GALLERY: Final = {
    "table-six-full-trick": "six",
    "table-dummy-on-turn": "dummy",
    "table-layouts-middle": "layouts",
    "draw-jacks-usual": "jacks",
    "slate-craie": "slate",
    "royes-middle": "royes",
    "numbers-middle": "numbers",
    "cows-tail": "cows",
    "tree-middle": "tree",
    "trees-middle": "trees",
    "standings-eight-over": "standings",
    "leaderboard-own-below": "leaderboard",
    "player-long": "player",
    "table-chouine-2-shown": "combinations",
    "count-usual": "count",
    "match-belle": "belle",
    "bidding-raised": "bidding",
    "table-kleuren-open-misere": "misere",
    "scores-middle": "scores",
}
"""Name in the gallery -> name in the documentation."""


class Player:
    """A person at the page who presses the first button that can be pressed."""

    def __init__(self, page: Page, folder: Path) -> None:
        self._page, self._folder = page, folder
        self.wanted = {"practice", "hand", "bids"}
        """Pictures whose moment has not come yet."""
        self._waited = 0
        self.presses = 0

    async def choose(self, variant: str) -> None:
        """Have the table that is open play this variant."""
        await self._button("Host…").click()
        await self._page.get_by_role("combobox", name="Another variant…").click()
        await self._page.locator(f".select-option[data-value='{variant}']").click()
        await self._page.wait_for_timeout(5 * LOOK)

    async def play(self) -> None:
        """From Start to the end of the match."""
        await self._button("Start").click()
        while not await self._message("The match is over.").count():
            if not await self._press():
                await self._look_at_hand()
            await self._page.wait_for_timeout(LOOK)

    async def bid(self, variant: str) -> None:
        """Open a table for a game with an auction by typing, as in Discord, and look at the bids of the first turn."""
        await self._page.get_by_placeholder("Message #").click()
        await self._page.keyboard.type("/table open")
        await self._page.wait_for_timeout(3 * LOOK)
        await self._page.keyboard.press("Enter")
        await self._page.get_by_text("variant", exact=True).last.click()
        await self._page.keyboard.type(variant)
        await self._page.get_by_text("4 players").locator("visible=true").last.click()
        await self._page.get_by_role("button", name="Send").last.click()
        lobby = self._message("· table 2").last
        for _ in range(COMPUTERS):
            await lobby.get_by_role("button", name="Add a computer").click()
            await self._page.wait_for_timeout(3 * LOOK)
        await lobby.get_by_role("button", name="Start").click()
        await self._message("· table 2 · deal 1").get_by_role("button", name="My hand").click()
        hand = self._message("Your bid.").last
        await hand.wait_for()
        await self._take("bids", hand)

    async def _press(self) -> bool:
        """A card or a word of the hand, if there is one."""
        hand = self._message("table 1 · deal").filter(has=self._page.locator(".message-ephemeral-note")).last
        possible = hand.locator("button.component-button:not([disabled], [aria-disabled='true'])")
        if not await possible.count():
            return False
        if await hand.get_by_role("button", name="Mit’", exact=True).count():
            await self._take("hand", hand)
        if (await hand.inner_text()).partition("On the table")[2].partition("\n")[0].count(",") == 2:
            # Three cards on the table, and everything waits for us: a picture does not move meanwhile.
            await self._take("practice", None)
        with suppress(TimeoutError):  # a computer moved, and the button is another one now
            await possible.first.click(timeout=3 * LOOK)
            self.presses += 1
            self._waited = 0
        return True

    async def _look_at_hand(self) -> None:
        """The hand of a new deal, where the old one does not show it."""
        self._waited += 1
        if self._waited % PATIENCE == 0 and await self._button("My hand").count():
            with suppress(TimeoutError):
                await self._button("My hand").last.click(timeout=3 * LOOK)

    async def _take(self, name: str, message: Locator | None) -> None:
        """A picture of a message, or of the whole page, once its own pictures are there."""
        if name not in self.wanted:
            return
        subject = message or self._page.locator("body")
        # The page loads the signs of suits far away from what is looked at late or never.
        pictures = "img" if message else "img.gallery-image"
        loaded = f"e => [...e.querySelectorAll('{pictures}')].every(i => i.complete && i.naturalWidth)"
        for _ in range(PATIENCE):
            if await subject.evaluate(loaded):
                break
            await self._page.wait_for_timeout(LOOK)
        else:
            return
        self.wanted.remove(name)
        top = message or self._message("table 1 · deal").filter(has_text="Last trick").last
        box = top.locator(".component-container")
        await box.evaluate("e => e.scrollIntoView()")
        await self._page.wait_for_timeout(LOOK)
        data = await (box.screenshot() if message else self._page.screenshot())
        save(data, self._folder / f"{name}.png")

    def _button(self, label: str) -> Locator:
        return self._page.get_by_role("button", name=label, exact=True)

    def _message(self, text: str) -> Locator:
        return self._page.locator("article.channel-message", has_text=text)


def save(data: bytes, file: Path) -> None:
    """Screenshots in 256 colours are a third of the size and look the same; fewer leave rings on the felt."""
    Image.open(io.BytesIO(data)).convert("RGB").quantize(256, Image.Quantize.MEDIANCUT).save(file, optimize=True)


def _from_the_gallery(folder: Path) -> None:
    for shown in exhibits("en"):
        if shown.name in FROM_THE_GALLERY:
            (folder / FROM_THE_GALLERY[shown.name]).with_suffix(".png").write_bytes(shown.draw().data)
    (folder / "emojis.png").write_bytes(emoji_sheet())


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser", description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    parser.add_argument("--variant", default="malmedy", help="what is played")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    _from_the_gallery(chosen.folder)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), "--no-browser", environment=SETTINGS) as process, async_playwright() as tools:
            browser = await tools.chromium.launch(executable_path=chosen.chromium, args=FLAGS)
            page = await browser.new_page(viewport={"width": 1000, "height": 960})
            await page.goto(await address_of(process))
            player = Player(page, chosen.folder)
            await player.choose(chosen.variant)
            await asyncio.wait_for(player.play(), MINUTES * 60)
            print(f"a match played to its end with {player.presses} presses")
            await player.bid(AUCTION)
            await browser.close()
    if player.wanted:
        sys.exit(f"no moment came for: {', '.join(sorted(player.wanted))}")


if __name__ == "__main__":
    asyncio.run(main())

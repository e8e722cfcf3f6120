"""Plays a whole match on the practice page in a real browser and takes the pictures for the documentation.

    make pictures                      # needs Chromium; CHROMIUM=/path/to/it where it is somewhere else
    make browser                       # a match of each game on a desk and on a phone, others on smaller screens, and
                                       # turns by keyboard

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

from tests.browser_keyboard import Keyboard
from tests.exhibition.gallery.everything import exhibits
from tests.exhibition.gallery.sheets import emoji_sheet, names_sheet
from tests.host.practice.page import address_of
from tests.host.program import ROOT, running

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
PICTURES: Final = ROOT / "docs" / "pictures"
SETTINGS: Final = {"THINKING_SECONDS": "0.6", "AFTER_DEAL_SECONDS": "3"}
AUCTION: Final = "pagat"
"""The variant whose bids it shows."""
MINUTES: Final = 15
TURNS: Final = 12
"""How many turns are played by keyboard: more than a deal of Couillon has."""
LOOK: Final = 300
"""Milliseconds between two looks at the page."""
PATIENCE: Final = 20
"""How many looks at the page it waits for something."""
SETTLED: Final = 6
"""After so many presses the page looks as it does in the middle of a match."""
DESK: Final = {"width": 1280, "height": 800}
TALL: Final = {"width": 1280, "height": 1200}
SCREENS: Final = {
    "desk": DESK,
    "phone": {"width": 390, "height": 844},
    "side": {"width": 844, "height": 390},
    "small": {"width": 320, "height": 640},
    # 1280 × 860, enlarged to twice its size.
    "zoom": {"width": 640, "height": 430},
}
UNSEEN: Final = """() => {
  const list = document.querySelector('#private .messages'), place = list.getBoundingClientRect();
  const seen = (box, share) => box.height > 0 && box.bottom > place.top && box.top < place.bottom &&
    Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top) >= share * box.height;
  const due = '[data-part^=act]:enabled';
  const hand = [...list.querySelectorAll('.message')].filter(one => one.querySelector(due)).at(-1);
  if (!hand) return [];
  const first = hand.querySelector(due).getBoundingClientRect();
  const picture = hand.querySelector('.gallery img')?.getBoundingClientRect();
  // The cards are the lower quarter of the picture.
  const cards = picture && new DOMRect(picture.x, picture.y + picture.height * 0.75, picture.width, picture.height / 4);
  return [seen(first, 1) ? '' : 'button', cards && !seen(cards, 0.5) ? 'cards' : ''].filter(Boolean);
}"""
"""What of a turn is not in view: the first thing to press, or the cards."""

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
    "table-kleurenwiezen-open-misere": "misere",
    "scores-middle": "scores",
    "season-over": "clubs-season",
    "standings-club-2": "clubs-page",
    "standings-club-1": "clubs-podium",
    "knockout-club": "clubs-tree",
}
"""The name in the gallery -> the name in the documentation."""


class Player:
    """A person at the page who presses the first button that works."""

    def __init__(self, page: Page, folder: Path) -> None:
        self._page, self._folder = page, folder
        self.wanted = {"practice", "hand", "bids"}
        """Pictures whose moment has not come yet."""
        self._table = 1
        self.presses = self.looks = 0
        self.missing: list[str] = []
        """Pictures that were not there when it looked."""
        self.unseen: list[str] = []
        """What was out of view at a turn."""

    async def choose(self, variant: str) -> None:
        """Set the open table to this variant."""
        await self._button("Host…").click()
        await self._page.get_by_label("Another variant…").select_option(variant)
        await self._page.wait_for_timeout(5 * LOOK)

    async def open(self, command: str) -> None:
        """Open a table by typing, as in Discord."""
        await self._page.locator("#typed").fill(command)
        await self._page.wait_for_timeout(3 * LOOK)
        await self._page.locator("#send").click()
        await self._page.wait_for_timeout(5 * LOOK)

    async def play(self, table: int = 1, turns: int | None = None) -> None:
        """Play from Start to the end of the match, or so many turns."""
        self._table = table
        start = self._message(f"· table {table}").get_by_role("button", name="Start", exact=True)
        if await start.count():
            await start.last.click()
        while self.presses != turns and not await self._message("The match is over.").count():
            await self._look()
            await self._press()
            await self._page.wait_for_timeout(LOOK)

    async def bid(self, variant: str) -> None:
        """Open a table for a game with an auction by typing, as in Discord, and look at the bids of the first turn."""
        await self.open(f"/table open variant: {variant} computers: 3")
        await self._message("· table 2").last.get_by_role("button", name="Start").click()
        hand = self._page.locator("#private .message", has_text="Your bid,").last
        await hand.wait_for()
        await self._take("bids", hand)

    async def _look(self) -> None:
        """Every picture has to be there at every look."""
        self.looks += 1
        gone = "all => all.filter(i => !i.complete || !i.naturalWidth).map(i => i.src)"
        self.missing += await self._page.locator(".message img").evaluate_all(gone)

    async def _press(self) -> None:
        """Press a card or a word of the hand, if there is one."""
        hand = self._page.locator("#private .message", has_text=f"table {self._table} · deal").last
        # A bid may have to be confirmed, in an answer of its own.
        asked = self._page.locator("#private .message.private:has(button.press[data-part]:enabled)").last
        possible = (asked if await asked.count() else hand).locator("button.press[data-part]:enabled")
        if not await self._page.locator("#private .badge").count() or not await possible.count():
            return
        if await hand.get_by_role("button", name="Mit’", exact=True).count():
            await self._take("hand", hand)
        unseen = await self._page.evaluate(UNSEEN)
        if unseen and not self.unseen:
            await self._page.screenshot(path=Path(tempfile.gettempdir()) / "unseen.png")
        self.unseen += unseen
        if self.presses > SETTLED:
            # Everything waits for us: the picture does not change meanwhile.
            await self._take("practice", None)
        with suppress(TimeoutError):  # a computer moved, and the button is another one now
            await possible.first.click(timeout=3 * LOOK)
            self.presses += 1

    async def _take(self, name: str, message: Locator | None) -> None:
        """Take a picture of a message or of the whole page."""
        if name not in self.wanted:
            return
        self.wanted.remove(name)
        if message is not None:
            # All of it has to fit, and a message scrolls within its place.
            await self._page.set_viewport_size(TALL)
            await self._page.wait_for_timeout(LOOK)
        data = await (message.locator(".box").screenshot() if message else self._page.screenshot())
        await self._page.set_viewport_size(DESK)
        save(data, self._folder / f"{name}.png")

    def _button(self, label: str) -> Locator:
        return self._page.get_by_role("button", name=label, exact=True)

    def _message(self, text: str) -> Locator:
        return self._page.locator("#channel .message", has_text=text)


def save(data: bytes, file: Path) -> None:
    """Save with 256 colours: a third of the size, and it looks the same; fewer colours leave rings on the felt."""
    Image.open(io.BytesIO(data)).convert("RGB").quantize(256, Image.Quantize.MEDIANCUT).save(file, optimize=True)


def _from_the_gallery(folder: Path) -> None:
    for shown in exhibits("en"):
        if shown.name in FROM_THE_GALLERY:
            (folder / FROM_THE_GALLERY[shown.name]).with_suffix(".png").write_bytes(shown.draw().data)
    (folder / "emojis.png").write_bytes(emoji_sheet())
    (folder / "names.png").write_bytes(names_sheet())


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser", description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    parser.add_argument("--turns", type=int, help="play only so many turns")
    parser.add_argument("--screen", choices=SCREENS, default="desk", help="how large the page is")
    parser.add_argument("--variant", default="malmedy", help="what is played")
    parser.add_argument("--command", help="play only the table that this opens, and take no pictures")
    parser.add_argument("--keyboard", action="store_true", help="play some turns by keyboard alone, without pictures")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if not chosen.command and not chosen.keyboard:
        _from_the_gallery(chosen.folder)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), "--no-browser", environment=SETTINGS) as process, async_playwright() as tools:
            browser = await tools.chromium.launch(executable_path=chosen.chromium, args=FLAGS)
            page = await browser.new_page(viewport=SCREENS[chosen.screen])
            await page.goto(await address_of(process))
            if chosen.keyboard:
                keyboard = Keyboard(page)
                try:
                    await asyncio.wait_for(keyboard.play(TURNS), MINUTES * 60)
                    await keyboard.use_the_rest()
                except Exception:
                    await page.screenshot(path=Path(tempfile.gettempdir()) / "keyboard.png")
                    raise
                print(f"{keyboard.presses} turns by keyboard, with {keyboard.looks} looks and {keyboard.names} names")
                return
            player = Player(page, chosen.folder)
            if chosen.command:
                player.wanted.clear()
                await player.open(chosen.command)
            else:
                await player.choose(chosen.variant)
            await asyncio.wait_for(player.play(2 if chosen.command else 1, chosen.turns), MINUTES * 60)
            end = "on" if chosen.turns else "to its end"
            print(f"a match played {end} with {player.presses} presses and {player.looks} looks")
            if not chosen.command:
                await player.bid(AUCTION)
            await browser.close()
    if player.missing:
        sys.exit(f"{len(player.missing)} pictures were not there, the first {player.missing[0]}")
    if player.unseen:
        sys.exit(f"out of view at {len(player.unseen)} turns: {', '.join(sorted({*player.unseen}))}")
    if player.wanted:
        sys.exit(f"no moment came for: {', '.join(sorted(player.wanted))}")


if __name__ == "__main__":
    asyncio.run(main())

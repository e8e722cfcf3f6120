"""Plays on the practice page by keyboard alone, and reads the page as a screen reader does.

    make browser                       # after the matches; or: python -m tests.browser --keyboard [--screen phone]

It fails if the keyboard is lost, if one does not see where it is, or if anything that can be used has no name.
"""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.async_api import Page

USED: Final = {"button", "link", "combobox", "textbox", "listbox", "option", "tab", "checkbox", "dialog", "image"}
"""The roles that need a name."""
TO_START: Final = 40
"""Tabs within which Start is reached from the top of the page."""
LOOK: Final = 100
PATIENCE: Final = 150
"""How many looks it waits for its turn."""
FOCUS: Final = """() => {
  const e = document.activeElement, style = getComputedStyle(e);
  return { lost: e === document.body, name: (e.getAttribute('aria-label') ?? e.innerText ?? '').trim(),
    place: e.closest('section')?.id ?? '', part: e.dataset.old ? '' : e.dataset.part ?? '',
    dialog: Boolean(e.closest('dialog')), id: e.id,
    ring: e.id === 'typed' || style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 };
}"""


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.presses = self.looks = self.names = 0

    async def play(self, turns: int) -> None:
        """Start the table that is open, and play so many turns."""
        await self._page.get_by_role("button", name="Start", exact=True).wait_for()
        await self._read()
        await self._until_tabbed_to("Start")
        await self._key("Enter")
        for turn in range(turns):
            await self._until_my_turn()
            if turn % 3 == 0:
                await self._read()
            if turn % 2:
                # From one card to the next and back.
                before = await self._focus()
                await self._key("ArrowRight")
                await self._key("ArrowLeft")
                assert (await self._focus())["part"] == before["part"]
            # The bot replaces what has been pressed.
            await self._page.evaluate("document.activeElement.dataset.old = 'yes'")
            await self._page.keyboard.press("Enter")
            self.presses += 1

    async def use_the_rest(self) -> None:
        """Complete a command, open and leave the dialogs, choose from a menu."""
        page = self._page
        # From here on everything waits.
        await self._until_my_turn()
        await self._key("/")
        await page.keyboard.type("tab")
        first = await page.locator("#typed").get_attribute("aria-activedescendant")
        await self._key("ArrowDown")
        second = await page.locator("#typed").get_attribute("aria-activedescendant")
        assert first
        assert second not in (None, first)
        assert await page.locator(f"#{second}").get_attribute("aria-selected") == "true"
        await self._read()
        await self._key("Escape")
        assert await page.locator("#offers").is_hidden()
        await page.locator("#typed").fill("")
        for opener in (page.locator("#settings"), page.locator(".message .gallery button").last):
            await opener.focus()
            await self._key("Enter")
            for _ in range(12):
                await self._key("Tab", lost=True)
                # Between the last and the first, browsers pass by their own buttons.
                focus = await self._focus()
                assert focus["dialog"] or focus["lost"], focus
            await self._read()
            await self._key("Escape")
            assert await opener.evaluate("e => e === document.activeElement"), await self._focus()
        await self._choose_from_a_menu()

    async def _choose_from_a_menu(self) -> None:
        """An arrow on a closed menu opens it, and sends nothing yet."""
        page = self._page
        sent: list[str] = []
        page.on("request", lambda request: sent.append(request.url) if request.url.endswith("do/choose") else None)
        await page.locator("#typed").fill("/settings mine ")
        await page.locator("#typed").press("Enter")
        menu = page.locator("#channel .message.private select").first
        await menu.wait_for()
        await menu.focus()
        await self._key("ArrowDown")
        await page.wait_for_timeout(3 * LOOK)
        assert not sent
        await self._key("Escape")

    async def _until_tabbed_to(self, name: str) -> None:
        for _ in range(TO_START):
            await self._key("Tab")
            if (await self._focus())["name"] == name:
                return
        raise AssertionError(f"{TO_START} tabs do not lead to {name}")

    async def _until_my_turn(self) -> None:
        """Wait; the keyboard must come to something to play by itself."""
        for _ in range(PATIENCE):
            focus = await self._focus()
            self.looks += 1
            assert not focus["lost"], "the keyboard is lost"
            on_turn = await self._page.locator("#people [aria-pressed=true] .turn").count()
            if on_turn and focus["place"] == "private" and focus["part"].startswith("act"):
                return
            await self._page.wait_for_timeout(LOOK)
        raise AssertionError(f"the keyboard is not led to the cards, but at {focus}")

    async def _key(self, key: str, *, lost: bool = False) -> None:
        await self._page.keyboard.press(key)
        focus = await self._focus()
        assert lost or focus["ring"], f"one does not see that the keyboard is at {focus}"

    async def _focus(self) -> dict[str, Any]:
        found: dict[str, Any] = await self._page.evaluate(FOCUS)
        return found

    async def _read(self) -> None:
        """Each thing that can be used has a name in words."""
        session = await self._page.context.new_cdp_session(self._page)
        tree = await session.send("Accessibility.getFullAXTree")
        await session.detach()
        for node in tree["nodes"]:
            role = node.get("role", {}).get("value")
            name = node.get("name", {}).get("value", "").strip()
            if node["ignored"] or role not in USED:
                continue
            self.names += 1
            assert name, f"a {role} without a name: {node}"
            assert not re.search(r"(spades|hearts|diamonds|clubs)_\w+", name), f"not in words: {name}"

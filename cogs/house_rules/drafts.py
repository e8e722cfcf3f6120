"""House rules awaiting confirmation: whatever their game wants confirmed is shown before they are saved.

One figure of a score table can be mistyped or left out, and nobody would notice before it is paid. So a score table
that differs from the variant's is first compared with it, and only the person who sent it can save it.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final, NamedTuple

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act
from cogs.app.permissions import most_open
from cogs.app.presses import Button
from cogs.house_rules.building.page import build_button
from cogs.house_rules.of_game import house_of, rows_of
from cogs.house_rules.page import house_button, house_page, must_be_changed_by, of_number, rules_parts
from cogs.messages.layout import PAGE_LIMIT, Item, Page, Part, fitting, page
from cogs.messages.words import changed_options, house_text, preset_name
from engine.core.options import Options
from engine.tables.model.preferences import HOUSES
from engine.tables.store.house_rules import HouseRules
from locales import Say
from rendering.canvas.letters.graphemes import shortened

_KEPT: Final = 100
_ROOM: Final = PAGE_LIMIT - 800
"""Characters for the changes, besides title and options."""


class Draft(NamedTuple):
    """House rules that somebody wants to save."""

    user_id: int
    name: str
    game: str
    options: Options
    house: HouseRules | None = None
    """Those to be changed; None: they are new."""
    in_form: bool = False
    """They were typed in the form, which can be shown again."""
    is_import: bool = False
    """They were read from a line, so nobody here has seen them yet."""
    steps: str = ""
    """What was chosen step by step, as the buttons of the steps have it, to which one can go back."""
    menu: int | None = None
    """The number of the menu in which they were changed, and to which their maker can go back."""
    page: int = 0
    """Which part of the changes is shown, if they are too many for one page."""


class HouseDrafts:
    """Saves at once what needs no confirmation, and asks about the rest."""

    def __init__(self) -> None:
        self._drafts: dict[int, Draft] = {}
        self._random = random.SystemRandom()

    async def offer(self, act: Act, draft: Draft) -> None:
        """Save a draft, or show what changes and ask; raises Refused if the name cannot be used."""
        say = act.say
        changes = house_of(draft.game).changes(draft.options, say)
        if not draft.is_import and (not changes or _is_kept_already(draft)):
            await _show(act, draft, await _kept(act, draft, say))
            return
        number = self._random.getrandbits(48)
        self._drafts[number] = draft
        while len(self._drafts) > _KEPT:
            del self._drafts[next(iter(self._drafts))]
        asked = _preview(draft, number, say) if draft.is_import else _question(draft, number, changes, say)
        await _show(act, draft, asked)

    @of_number("more")
    async def _more(self, act: Act, number: int) -> None:
        """Show the next part of the changes; after the last one the first."""
        draft, say = self.own(act, number), act.say
        changes = house_of(draft.game).changes(draft.options, say)
        self._drafts[number] = draft = draft._replace(page=(draft.page + 1) % len(_pages(changes)))
        await act.answer(_question(draft, number, changes, say))

    @of_number("save")
    async def _save(self, act: Act, number: int) -> None:
        draft = self.own(act, number)
        made = await _kept(act, draft, act.say)
        self._drafts.pop(number, None)
        await act.answer(made)

    @of_number("drop")
    async def _drop(self, act: Act, number: int) -> None:
        self.own(act, number)
        del self._drafts[number]
        await act.answer(page(act.say("house-dropped")))

    def own(self, act: Act, number: int) -> Draft:
        """The draft of this number; raises Denied if it is not this person's, or was lost in a restart."""
        draft = self._drafts.get(number)
        if draft is None or draft.user_id != act.user_id:
            raise Denied("house-forgotten")
        return draft


def _is_kept_already(draft: Draft) -> bool:
    """Whether saving it would change nothing."""
    return draft.house is not None and house_of(draft.game).same(draft.house.options, draft.options)


async def _kept(act: Act, draft: Draft, say: Say) -> Page:
    """Save a draft, and say so."""
    houses = act.bot.tables.house_rules
    if draft.house is None:
        guild_id, user_id, most = act.guild_id or 0, act.user_id, most_open(act, HOUSES)
        house = await houses.save(guild_id, draft.name, draft.game, draft.options, user_id, most)
        variant = preset_name(house.options.preset, say)
        scores = house_button("scores", house.id, label=say("house-button-scores"))
        saved = say("house-saved", name=house_text(house.name), variant=variant)
        return page(saved, [scores] if rows_of(house.game) else [])
    # They may have changed hands meanwhile.
    house = await houses.find(act.guild_id or 0, draft.house.id)
    must_be_changed_by(act, house)
    await houses.change(house, draft.options)
    news = say("house-changed", name=house_text(house.name))
    return house_page(replace(house, options=draft.options), say, own=True, news=news)


def _question(draft: Draft, number: int, changes: list[str], say: Say) -> Page:
    """What changes, and the question whether that is intended."""
    parts_of_it = _pages(changes)
    shown = parts_of_it[draft.page]
    more = len(changes) - len(shown)
    compared = say("house-ask-compared", variant=preset_name(draft.options.preset, say))
    parts: list[Part] = [
        say("house-ask-title", name=house_text(draft.name)),
        "\n".join([compared, *shown, *([say("house-change-more", count=more)] if more else [])]),
    ]
    notes = fitting(house_of(draft.game).notes(draft.options, say), PAGE_LIMIT - _ROOM - 300).rstrip()
    others = "\n".join(changed_options(draft.options, say))
    parts += filter(None, [notes])
    if others and len(others) < PAGE_LIMIT - _ROOM - 300 - len(notes):
        parts.append(others)
    looks = [house_button("more", number, label=say("house-button-more"))] if more else []
    return page(*parts, [_save_button(number, say), *looks, *_ways_back(draft, number, say), _drop_button(number, say)])


def _pages(changes: list[str]) -> list[list[str]]:
    """The changes, as many at a time as there is room for."""
    found: list[list[str]] = [[]]
    room = _ROOM
    for line in changes:
        if found[-1] and len(line) + 1 > room:
            found.append([])
            room = _ROOM
        found[-1].append(shortened(line, _ROOM))
        room -= len(line) + 1
    return found


def _ways_back(draft: Draft, number: int, say: Say) -> list[Item]:
    """To the form as it was sent, to the menu as it was left, to the steps, or with this draft to a menu."""
    if draft.menu is not None:
        return [house_button("rowback", draft.menu, label=say("house-button-again"))]
    found: list[Item] = []
    if draft.steps:
        found.append(build_button("back", draft.steps, label=say("build-button-back")))
    if draft.in_form and draft.house is not None:
        found.append(house_button("again", draft.house.id, label=say("house-button-again")))
    if rows_of(draft.game) is not None:
        found.append(house_button("rowdraft", number, label=say("house-button-scores")))
    return found


def _preview(draft: Draft, number: int, say: Say) -> Page:
    """The rules in full, and the question whether to keep them."""
    title = say("house-ask-title", name=house_text(draft.name))
    head = f"{title}\n-# {preset_name(draft.options.preset, say)}"
    return page(*rules_parts(head, draft.options, say), [_save_button(number, say), _drop_button(number, say)])


def _save_button(number: int, say: Say) -> Button:
    return house_button("save", number, label=say("house-button-save"), style=discord.ButtonStyle.success)


def _drop_button(number: int, say: Say) -> Button:
    return house_button("drop", number, label=say("house-button-drop"))


async def _show(act: Act, draft: Draft, made: Page) -> None:
    """Show a page about a draft; in place of the menu where it was made, if that is where this comes from."""
    if draft.menu is not None or act.response.is_done():
        await act.answer(made)
    else:
        await act.response.send_message(view=made.view, ephemeral=True)

"""House rules that somebody has begun and not saved: the one memory of them, and the question before they are saved.

One figure of a score table can be mistyped or left out, and nobody would notice before it is paid. So a score table
that differs from the variant's is first compared with it, and only the person who made the draft can save it. If others
have saved the same house rules since, the draft waits, beside what they say now. A restart forgets drafts; whatever a
custom id can say, it says itself (`cogs.house_rules.building.state`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from cogs.app.answers import Denied
from cogs.app.client import Act
from cogs.app.newest import Newest
from cogs.app.permissions import most_open
from cogs.app.presses import Button, Style
from cogs.house_rules.building.page import build_button, last_step
from cogs.house_rules.building.state import Built, mark_of, print_built
from cogs.house_rules.of_game import house_of, rows_of
from cogs.house_rules.page import house_button, house_page, must_be_changed_by, of_number, rules_parts
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import changed_options, in_text, option_text, preset_name
from engine.core.options import Options
from engine.store.house_rules import HouseRules
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import HOUSES
from locales import Say
from rendering.canvas.letters.graphemes import shortened

_MOST_KEPT: Final = 300
_LARGEST: Final = 10**8
"""Numbers of drafts are below: the custom ids of the steps have room for so many digits."""
_ROOM: Final = PAGE_LIMIT - 800
"""Characters for the changes, besides title and options."""
_ROOM_OF_NEWS: Final = 900
"""The same for what others have changed."""
_STEPS: Final = 200
"""Changes that can be undone."""

Typed = Mapping[str, str]
"""What was typed, by the fields of a form."""


@dataclass
class Draft:
    """House rules that somebody has begun."""

    user_id: int
    name: str
    options: Options
    house: HouseRules | None = None
    """Those to be changed; None: they are new."""
    base: str = ""
    """The mark of their options at the beginning; empty: unknown (`Built.base`)."""
    is_import: bool = False
    """They were read from a line, so nobody here has seen them yet."""
    number: int = 0
    """By which the memory knows it; 0: it does not."""
    page: int = 0
    """Which part of the changes is asked about, if they are too many for one page."""
    picked: str = ""
    """The name of the row to be changed."""
    undone_to: list[Options] = field(default_factory=list)
    """The options before each change of a row, the first change first."""
    typed: dict[tuple[str, str], Typed] = field(default_factory=dict)
    """What could not be read, by form and row: shown again in that form."""

    @property
    def game(self) -> str:
        return self.options.game

    @property
    def as_built(self) -> str:
        """The last page of the steps with this draft, as custom ids have it."""
        return print_built(Built(self.options, last_step(self.game), self.name, self.number, self.house, self.base))

    def change(self, options: Options) -> None:
        """Change it, unless this changes nothing."""
        if options != self.options:
            self.undone_to = [*self.undone_to, self.options][-_STEPS:]
            self.options = options


class Drafts:
    """Remembers drafts; saves at once what needs no confirmation, and asks about the rest."""

    def __init__(self) -> None:
        self._kept: Newest[int, Draft] = Newest(_MOST_KEPT)
        self._random = random.SystemRandom()

    def keep(self, draft: Draft) -> Draft:
        """Remember it under a number; the oldest gives way."""
        while not draft.number or self._kept.get(draft.number, draft) is not draft:
            draft.number = self._random.randrange(1, _LARGEST)
        self._kept[draft.number] = draft
        return draft

    def find(self, act: Act, number: int) -> Draft | None:
        """The one of this number; None if it is not this person's, or is gone."""
        draft = self._kept.get(number)
        return draft if draft is not None and draft.user_id == act.user_id else None

    def own(self, act: Act, number: int) -> Draft:
        """The one of this number; raises Denied if it is not this person's, was saved, or was lost in a restart."""
        if draft := self.find(act, number):
            return draft
        raise Denied("house-forgotten")

    async def offer(self, act: Act, draft: Draft) -> None:
        """Save a draft, or show what changes and ask, as the answer; raises Refused if the name cannot be used."""
        say = act.say
        changes = house_of(draft.game).changes(draft.options, say)
        if overtaken := await self._overtaken(act, draft):
            made = overtaken
        elif not draft.is_import and (not changes or _is_kept_already(draft)):
            made = await self._saved(act, draft)
        elif draft.is_import:
            made = _preview(self.keep(draft), say)
        else:
            made = _question(self.keep(draft), changes, say)
        await act.answer(made)

    @of_number("more")
    async def _more(self, act: Act, number: int) -> None:
        """Show the next part of the changes; after the last one the first."""
        draft, say = self.own(act, number), act.say
        changes = house_of(draft.game).changes(draft.options, say)
        draft.page = (draft.page + 1) % len(_pages(changes))
        await act.answer(_question(draft, changes, say))

    @of_number("save")
    async def _save(self, act: Act, number: int) -> None:
        draft = self.own(act, number)
        await act.answer(await self._overtaken(act, draft) or await self._saved(act, draft))

    @of_number("drop", "rowdrop")
    async def _drop(self, act: Act, number: int) -> None:
        del self._kept[self.own(act, number).number]
        await act.answer(act.say("house-dropped"))

    async def _overtaken(self, act: Act, draft: Draft) -> Page | None:
        """If others have changed or deleted the house rules since: how it is now, and whether to save; else None."""
        if draft.house is None:
            return None
        try:
            draft.house = house = await act.bot.tables.house_rules.find(act.guild_id or 0, draft.house.id)
        except Refused as error:
            if error.reason is not Refusal.HOUSE_GONE:
                raise
            draft.house, draft.base = None, ""
            return _preview(self.keep(draft), act.say, act.say("house-deleted-meanwhile", name=in_text(draft.name)))
        before, draft.base = draft.base, mark_of(house.options)
        if before in ("", draft.base) or house.options == draft.options:
            return None
        return _preview(self.keep(draft), act.say, _meanwhile(house, draft.options, act.say))

    async def _saved(self, act: Act, draft: Draft) -> Page:
        """Save a draft and forget it; the page that says so."""
        houses, say = act.bot.tables.house_rules, act.say
        if draft.house is None:
            guild_id, user_id, most = act.guild_id or 0, act.user_id, most_open(act, HOUSES)
            house = await houses.save(guild_id, draft.name, draft.game, draft.options, user_id, most)
            variant = preset_name(house.options.preset, say)
            scores = house_button("scores", house.id, label=say("house-button-scores"))
            saved = say("house-saved", name=in_text(house.name), variant=variant)
            changed = fitting(changed_options(house.options, say), _ROOM).rstrip()
            made = page("\n".join(filter(None, [saved, changed])), [scores] if rows_of(house.game) else [])
        else:
            # They may have changed hands meanwhile.
            house = draft.house
            must_be_changed_by(act, house)
            try:
                await houses.change(house, draft.options)
            except Refused as error:
                # Somebody was faster by less than it takes to look.
                is_late = error.reason in (Refusal.STALE, Refusal.NO_SUCH_HOUSE)
                if not is_late or not (overtaken := await self._overtaken(act, draft)):
                    raise
                return overtaken
            news = say("house-changed", name=in_text(house.name))
            made = house_page(replace(house, options=draft.options), say, own=True, news=news)
        self._kept.pop(draft.number, None)
        return made


def _is_kept_already(draft: Draft) -> bool:
    """Whether saving it would change nothing."""
    return draft.house is not None and house_of(draft.game).same(draft.house.options, draft.options)


def _question(draft: Draft, changes: list[str], say: Say) -> Page:
    """What changes, and the question whether that is intended."""
    parts_of_it = _pages(changes)
    shown = parts_of_it[draft.page]
    more = len(changes) - len(shown)
    compared = say("house-ask-compared", variant=preset_name(draft.options.preset, say))
    parts: list[Part] = [
        say("house-ask-title", name=in_text(draft.name)),
        "\n".join([compared, *shown, *([say("house-change-more", count=more)] if more else [])]),
    ]
    notes = fitting(house_of(draft.game).notes(draft.options, say), PAGE_LIMIT - _ROOM - 300).rstrip()
    others = "\n".join(changed_options(draft.options, say))
    parts += filter(None, [notes])
    if others and len(others) < PAGE_LIMIT - _ROOM - 300 - len(notes):
        parts.append(others)
    return page(*parts, _buttons(draft, say, more=bool(more)))


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


def _meanwhile(house: HouseRules, ours: Options, say: Say) -> str:
    """That others have changed these house rules, and what they say now where ours say something else."""
    theirs, mine, own = house.options, dict(ours.values()), house_of(house.game)
    lines = [] if theirs.preset == ours.preset else [f"• {preset_name(theirs.preset, say)}"]
    for name, value in theirs.values():
        if mine[name] != value:
            told = own.changes(theirs, say) if name in own.FIELDS else []
            lines += told or [f"• {option_text(house.game, name, value, say)}"]
    return fitting([say("house-meanwhile", name=in_text(house.name)), *lines], _ROOM_OF_NEWS).rstrip()


def _preview(draft: Draft, say: Say, news: str = "") -> Page:
    """The rules in full, and the question whether to keep them; `news`: what to say first."""
    title = say("house-ask-title", name=in_text(draft.name))
    head = "\n".join([*filter(None, [news]), title, f"-# {preset_name(draft.options.preset, say)}"])
    return page(*rules_parts(head, draft.options, say), _buttons(draft, say))


def _buttons(draft: Draft, say: Say, *, more: bool = False) -> list[Button]:
    """Save, look at the rest, go back to the steps or to the score table with this draft, drop it."""
    number = draft.number
    buttons = [house_button("save", number, label=say("house-button-save"), style=Style.success)]
    if more:
        buttons.append(house_button("more", number, label=say("house-button-more")))
    buttons.append(build_button("back", draft.as_built, label=say("house-button-again")))
    if rows_of(draft.game) is not None:
        buttons.append(house_button("rowback", number, label=say("house-button-scores")))
    return [*buttons, house_button("drop", number, label=say("house-button-drop"))]

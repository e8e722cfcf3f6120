"""Changes an option that is a list of rows, such as a score table, by menu, one row at a time; and the page for it.

The page has the table, the row picked, and what it would pay. Nothing is saved here. What somebody changes is a draft
of their own, with every step to undo, until they keep it; then it is compared with the variant and confirmed like one
that was typed (`drafts`). A restart forgets drafts.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, typed_in
from cogs.app.presses import Button, picked, sent
from cogs.games.plain import GameRows
from cogs.house_rules.drafts import Draft, HouseDrafts
from cogs.house_rules.edit import HouseEditor, text_box
from cogs.house_rules.of_game import rows_of
from cogs.house_rules.page import (
    contradiction_lines,
    house_button,
    house_menu,
    must_be_changed_by,
    of_house,
    of_number,
)
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import house_text, preset_name
from engine.core.options import Options
from engine.tables.model.errors import Refusal, Refused
from engine.tables.store.house_rules import HouseRules
from locales import Say
from rendering.canvas.letters.graphemes import shortened

MOST_OPTIONS: Final = 25
"""In a menu; Discord allows no more."""
_ROOM: Final = 900
"""Characters for the news and for the notes, each."""

_END: Final = "\n…\n```"


def row_page(draft: Draft, rows: GameRows, number: int, picked: str, say: Say, *, news: str = "", undo: bool) -> Page:
    """The rows of a draft, and what can be done with them.

    `picked`: the name of the row to be changed; empty: none yet. `news`: what to say first. `undo`: a change was made.
    """
    options = draft.options
    head = [
        say("house-rows-title", name=house_text(draft.name)),
        say("house-rows-head", variant=preset_name(options.preset, say)),
    ]
    first = fitting(news.split("\n"), _ROOM).rstrip() if news else ""
    top = "\n".join(filter(None, (first, *head)))
    about = "\n".join(rows.about(options, picked, say)) if picked else ""
    table = _cut(rows.table(options, picked, say), PAGE_LIMIT - len(top) - len(about) - _ROOM)
    parts: list[Part] = [top, table, *filter(None, (about,))]
    parts.append(fitting(rows.notes(options, say), _ROOM).rstrip())
    parts += _menus("rowpick", number, rows.names(options, say), say("house-rows-pick"), picked)
    if picked:
        parts += _changes(draft, rows, number, picked, say)
    parts += _menus("rowadd", number, rows.lacking(options, say), say("house-rows-add"))
    parts.append(_ends(draft, number, say, undo=undo))
    return page(*parts)


def _cut(table: str, room: int) -> str:
    """The table, or its first lines if it is too long for the page: a menu has them all."""
    if len(table) <= room:
        return table
    lines = table[: room - len(_END)].rpartition("\n")[0]
    return lines + _END


def _changes(draft: Draft, rows: GameRows, number: int, picked: str, say: Say) -> list[Part]:
    """What can be done with the row picked, in two rows for a phone."""
    can = rows.possible(draft.options, picked)
    together = say("house-rows-apart") if rows.is_beside(draft.options, picked) else say("house-rows-beside")
    return [
        [
            house_button("rowfigures", number, label=say("house-rows-figures"), style=discord.ButtonStyle.primary),
            house_button("rowspecial", number, label=say("house-rows-special")),
            house_button("rowremove", number, label=say("house-rows-remove"), disabled="remove" not in can),
        ],
        [
            house_button("rowdown", number, label=say("house-rows-down"), disabled="down" not in can),
            house_button("rowup", number, label=say("house-rows-up"), disabled="up" not in can),
            house_button("rowbeside", number, label=together, disabled="beside" not in can),
        ],
    ]


def _ends(draft: Draft, number: int, say: Say, *, undo: bool) -> list[Button]:
    """The last row: undo, keep, drop and, for house rules that exist already, the form."""
    buttons = [
        house_button("rowkeep", number, label=say("house-rows-keep"), style=discord.ButtonStyle.success),
        house_button("rowundo", number, label=say("house-rows-undo"), disabled=not undo),
    ]
    if draft.house is not None:
        buttons.append(house_button("rowtext", number, label=say("house-rows-text")))
    return [*buttons, house_button("rowdrop", number, label=say("house-rows-drop"))]


def _menus(
    verb: str, number: int, choices: Sequence[tuple[str, str]], placeholder: str, picked: str = ""
) -> list[Part]:
    """As many menus as these choices need, each in a row of its own."""
    found: list[Part] = []
    for first in range(0, len(choices), MOST_OPTIONS):
        some = choices[first : first + MOST_OPTIONS]
        found.append([house_menu(verb, number, some, placeholder=placeholder, shown=picked, place=first)])
    return found


FORM: Final = "house.rows."
"""How the custom id of a form for a row begins; the form's name, the menu's number and the row's name follow."""
_KEPT: Final = 100
_FORM_MINUTES: Final = 15
_STEPS: Final = 200
"""Changes that can be undone."""
_LONGEST_FIELD: Final = 300
_ADD: Final = "add"
_REMOVE: Final = "remove"


@dataclass
class _Menu:
    """A draft that somebody is changing."""

    draft: Draft
    rows: GameRows
    before: Options | None
    """What the house rules were when this began; None: they are new."""
    picked: str = ""
    """The name of the row to be changed."""
    undone_to: list[Options] = field(default_factory=list)
    """The options before each change, the first change first."""
    typed: dict[tuple[str, str], dict[str, str]] = field(default_factory=dict)
    """What could not be read, by form and row: shown again in that form."""

    def has(self, name: str) -> bool:
        return self.rows.has(self.draft.options, name)

    def change(self, options: Options) -> None:
        """Change the draft, unless this changes nothing."""
        if options != self.draft.options:
            self.undone_to = [*self.undone_to, self.draft.options][-_STEPS:]
            self.draft = self.draft._replace(options=options)


def _chosen(act: Act) -> str:
    """What was picked; empty if a button was pressed."""
    return next(iter(picked(act)), "")


class RowEditor:
    """Shows the menus and does what is picked and pressed there."""

    def __init__(self, drafts: HouseDrafts, form: HouseEditor) -> None:
        self._drafts, self._form = drafts, form
        self._open: dict[int, _Menu] = {}
        self._random = random.SystemRandom()

    @of_house("scores")
    async def show(self, act: Act, house: HouseRules) -> None:
        """Change house rules by menu; raises Denied if their game has no such rows."""
        must_be_changed_by(act, house)
        draft = Draft(act.user_id, house.name, house.game, house.options, house)
        await self.open(act, draft)

    async def open(self, act: Act, draft: Draft) -> None:
        """Change a draft by menu, on a page of its own; raises Denied if its game has no such rows."""
        number = self._begun(draft)
        made = self._page(number, act.say)
        await act.response.send_message(view=made.view, ephemeral=True)

    def _begun(self, draft: Draft) -> int:
        rows = rows_of(draft.game)
        if rows is None:
            raise Denied("house-no-rows", name=house_text(draft.name))
        number = self._random.getrandbits(48)
        before = None if draft.house is None else draft.house.options
        self._open[number] = _Menu(draft._replace(menu=number, page=0), rows, before)
        while len(self._open) > _KEPT:
            del self._open[next(iter(self._open))]
        return number

    @sent(rf"{re.escape(FORM)}(.*)")
    async def read(self, act: Act, facts: str) -> None:
        """Read a form with a row's figures that has been sent."""
        form, number, name = (*facts.split(":"), "", "")[:3]
        menu = self._own(act, number_in(number))
        if not menu.has(name) or form not in menu.rows.FORMS:
            raise Refused(Refusal.STALE)
        say, typed = act.say, typed_in(act.data)
        known = {key: text for key, text in typed.items() if key in menu.rows.FORMS[form]}
        options, errors = menu.rows.read(menu.draft.options, name, known, say)
        if errors:
            menu.typed[form, name] = known
        else:
            menu.typed.pop((form, name), None)
            menu.change(options)
        menu.picked = name
        news = "\n".join([say("house-rows-not-read"), *errors]) if errors else ""
        await self._edit(act, number_in(number), news)

    @of_number.with_verb("rowup", "rowdown", "rowbeside", "rowremove", "rowadd")
    async def _change_row(self, act: Act, verb: str, number: int) -> None:
        _change(verb.removeprefix("row"), self._own(act, number), _chosen(act))
        await self._edit(act, number)

    @of_number("rowpick")
    async def _pick_row(self, act: Act, number: int) -> None:
        _pick(self._own(act, number), _chosen(act))
        await self._edit(act, number)

    @of_number("rowundo")
    async def _undo_change(self, act: Act, number: int) -> None:
        _undo(self._own(act, number))
        await self._edit(act, number)

    @of_number.with_verb("rowfigures", "rowspecial")
    async def _ask_figures(self, act: Act, verb: str, number: int) -> None:
        await self._ask(verb.removeprefix("row"), act, number)

    async def _ask(self, form: str, act: Act, number: int) -> None:
        """Open a form for figures of the row picked."""
        menu, say = self._own(act, number), act.say
        name = _picked(menu)
        row = menu.rows.title(menu.draft.options, name, say)
        title = shortened(say("house-rows-form", row=row), 45)
        modal = discord.ui.Modal(title=title, custom_id=f"{FORM}{form}:{number}:{name}", timeout=_FORM_MINUTES * 60)
        written = menu.rows.written(menu.draft.options, name, form, say)
        for key, text in (written | menu.typed.get((form, name), {})).items():
            label, hint = say(f"house-rows-field-{key}"), say(f"house-rows-field-{key}-hint")
            modal.add_item(text_box(key, text, label, hint, _LONGEST_FIELD, is_long=False))
        await act.response.send_modal(modal)

    @of_number("rowkeep")
    async def _keep(self, act: Act, number: int) -> None:
        """Ask whether to keep it, as of any draft; first say what contradicts itself or has changed meanwhile."""
        menu, say = self._own(act, number), act.say
        if told := contradiction_lines(menu.draft.game, menu.draft.options, say):
            await self._edit(act, number, "\n".join(told))
            return
        if menu.draft.house is not None:
            house = await act.bot.tables.house_rules.find(act.guild_id or 0, menu.draft.house.id)
            if house.options != menu.before:
                menu.before = house.options
                await self._edit(act, number, say("house-rows-meanwhile", name=house_text(house.name)))
                return
        await self._drafts.offer(act, menu.draft)

    @of_number("rowdrop")
    async def _drop(self, act: Act, number: int) -> None:
        self._own(act, number)
        del self._open[number]
        await act.answer(page(act.say("house-dropped")))

    @of_number("rowtext")
    async def _as_text(self, act: Act, number: int) -> None:
        """Open the form with everything as it is here."""
        draft = self._own(act, number).draft
        if draft.house is None:
            raise Refused(Refusal.STALE)
        await self._form.show(act, replace(draft.house, options=draft.options))

    @of_number("rowback")
    async def _back(self, act: Act, number: int) -> None:
        await self._edit(act, number)

    @of_number("rowdraft")
    async def _from_draft(self, act: Act, number: int) -> None:
        """Go on by menu with a draft that waits for a yes."""
        await self._edit(act, self._begun(self._drafts.own(act, number)))

    async def _edit(self, act: Act, number: int, news: str = "") -> None:
        self._own(act, number)
        await act.answer(self._page(number, act.say, news))

    def _page(self, number: int, say: Say, news: str = "") -> Any:
        menu = self._open[number]
        return row_page(menu.draft, menu.rows, number, menu.picked, say, news=news, undo=bool(menu.undone_to))

    def _own(self, act: Act, number: int) -> _Menu:
        """The menu of this number; raises Denied if it is not this person's, or was lost in a restart."""
        menu = self._open.get(number)
        if menu is None or menu.draft.user_id != act.user_id:
            raise Denied("house-rows-forgotten")
        return menu


def _pick(menu: _Menu, name: str) -> None:
    if not menu.has(name):
        raise Refused(Refusal.STALE)
    menu.picked = name


def _change(verb: str, menu: _Menu, added: str) -> None:
    """Change the row picked, or add one; raises Refused(stale) if that cannot be done (any more)."""
    name = added if verb == _ADD else _picked(menu)
    if verb not in menu.rows.possible(menu.draft.options, name):
        raise Refused(Refusal.STALE)
    menu.change(menu.rows.changed(menu.draft.options, verb, name))
    menu.picked = "" if verb == _REMOVE else name


def _undo(menu: _Menu) -> None:
    if not menu.undone_to:
        raise Refused(Refusal.STALE)
    menu.draft = menu.draft._replace(options=menu.undone_to.pop())
    if not menu.has(menu.picked):
        menu.picked = ""


def _picked(menu: _Menu) -> str:
    """The row picked; raises Refused(stale) if there is none."""
    if not menu.picked:
        raise Refused(Refusal.STALE)
    return menu.picked

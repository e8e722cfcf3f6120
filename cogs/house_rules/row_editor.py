"""Changes an option that is a list of rows, such as a score table, by menu, one row at a time; and the page for it.

The page has the table, the row picked, and what it would pay. Nothing is saved here. What somebody changes is a draft
of their own, with every step to undo, until they keep it; then it is compared with the variant and confirmed like any
other (`drafts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord.utils import as_chunks

from cogs.app.answers import Denied, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, typed_in
from cogs.app.fields import form, text_field
from cogs.app.presses import MOST_OPTIONS, Button, Style, first_picked, sent
from cogs.games.plain import GameRows
from cogs.house_rules.building.page import build_button
from cogs.house_rules.building.state import mark_of
from cogs.house_rules.drafts import Draft, Drafts
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
from cogs.messages.words import in_text, preset_name
from engine.store.house_rules import HouseRules
from engine.table.model.errors import Refusal, Refused
from locales import Say

_ROOM: Final = 900
"""Characters for the news and for the notes, each."""

_END: Final = "\n…\n```"


def row_page(draft: Draft, say: Say, news: str = "") -> Page:
    """The rows of a draft in memory, and what can be done with them; `news`: what to say first.

    Raises Denied if its game has no rows.
    """
    options, rows, number, row = draft.options, _rows(draft), draft.number, draft.picked
    head = [
        say("house-rows-title", name=in_text(draft.name)) if draft.name else f"### {say('build-title-unnamed')}",
        say("house-rows-head", variant=preset_name(options.preset, say)),
    ]
    first = fitting(news.split("\n"), _ROOM).rstrip() if news else ""
    top = "\n".join(filter(None, (first, *head)))
    about = "\n".join(rows.about(options, row, say)) if row else ""
    table = _cut(rows.table(options, row, say), PAGE_LIMIT - len(top) - len(about) - _ROOM)
    parts: list[Part] = [top, table, *filter(None, (about,))]
    parts.append(fitting(rows.notes(options, say), _ROOM).rstrip())
    parts += _menus("rowpick", number, rows.names(options, say), say("house-rows-pick"), row)
    if row:
        parts += _changes(draft, rows, number, row, say)
    parts += _menus("rowadd", number, rows.lacking(options, say), say("house-rows-add"))
    parts.append(_ends(draft, say))
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
            house_button("rowfigures", number, label=say("house-rows-figures"), style=Style.primary),
            house_button("rowspecial", number, label=say("house-rows-special")),
            house_button("rowremove", number, label=say("house-rows-remove"), disabled="remove" not in can),
        ],
        [
            house_button("rowdown", number, label=say("house-rows-down"), disabled="down" not in can),
            house_button("rowup", number, label=say("house-rows-up"), disabled="up" not in can),
            house_button("rowbeside", number, label=together, disabled="beside" not in can),
        ],
    ]


def _ends(draft: Draft, say: Say) -> list[Button]:
    """The last row; rules without a name are kept where it is asked for, in the steps."""
    number, built, style = draft.number, draft.as_built, Style.success
    keep = (
        house_button("rowkeep", number, label=say("house-rows-keep"), style=style)
        if draft.name
        else build_button("keep", built, label=say("house-rows-keep"), style=style)
    )
    return [
        keep,
        house_button("rowundo", number, label=say("house-rows-undo"), disabled=not draft.undone_to),
        build_button("table", built, label=say("house-rows-text")),
        build_button("back", built, label=say("build-button-back")),
        house_button("rowdrop", number, label=say("house-rows-drop")),
    ]


def _menus(
    verb: str, number: int, choices: Sequence[tuple[str, str]], placeholder: str, picked: str = ""
) -> list[Part]:
    """As many menus as these choices need, each in a row of its own."""
    return [
        [house_menu(verb, number, some, placeholder=placeholder, shown=picked, place=place * MOST_OPTIONS)]
        for place, some in enumerate(as_chunks(choices, MOST_OPTIONS))
    ]


FORM: Final = "house.rows."
"""How the custom id of a form for a row begins; the form's name, the menu's number and the row's name follow."""
_LONGEST_FIELD: Final = 300
_ADD: Final = "add"
_REMOVE: Final = "remove"


def _rows(draft: Draft) -> GameRows:
    """How the rows of a draft are changed; raises Denied if its game has none."""
    rows = rows_of(draft.game)
    if rows is None:
        raise Denied("house-no-rows", name=in_text(draft.name))
    return rows


class RowEditor:
    """Shows the menus and does what is picked and pressed there."""

    def __init__(self, drafts: Drafts) -> None:
        self._drafts = drafts

    @of_house("scores")
    async def show(self, act: Act, house: HouseRules) -> None:
        """Change house rules by menu, on a page of its own; raises Denied if their game has no such rows."""
        must_be_changed_by(act, house)
        draft = Draft(act.user_id, house.name, house.options, house, mark_of(house.options))
        await tell(act, row_page(self._drafts.keep(draft), act.say))

    @sent(FORM)
    async def read(self, act: Act, facts: str) -> None:
        """Read a form with a row's figures that has been sent."""
        kind, number, name = (*facts.split(":"), "", "")[:3]
        draft = self._drafts.own(act, number_in(number))
        rows = _rows(draft)
        if not rows.has(draft.options, name) or kind not in rows.FORMS:
            raise Refused(Refusal.STALE)
        say, typed = act.say, typed_in(act.data)
        known = {key: text for key, text in typed.items() if key in rows.FORMS[kind]}
        options, errors = rows.read(draft.options, name, known, say)
        if errors:
            draft.typed[kind, name] = known
        else:
            draft.typed.pop((kind, name), None)
            draft.change(options)
        draft.picked = name
        news = "\n".join([say("house-rows-not-read"), *errors]) if errors else ""
        await self._edit(act, draft, news)

    @of_number.with_verb("rowup", "rowdown", "rowbeside", "rowremove", "rowadd")
    async def _change_row(self, act: Act, verb: str, number: int) -> None:
        draft = self._drafts.own(act, number)
        _change(verb.removeprefix("row"), draft, first_picked(act))
        await self._edit(act, draft)

    @of_number("rowpick")
    async def _pick_row(self, act: Act, number: int) -> None:
        draft, name = self._drafts.own(act, number), first_picked(act)
        if not _rows(draft).has(draft.options, name):
            raise Refused(Refusal.STALE)
        draft.picked = name
        await self._edit(act, draft)

    @of_number("rowundo")
    async def _undo_change(self, act: Act, number: int) -> None:
        draft = self._drafts.own(act, number)
        if not draft.undone_to:
            raise Refused(Refusal.STALE)
        draft.options = draft.undone_to.pop()
        await self._edit(act, draft)

    @of_number.with_verb("rowfigures", "rowspecial")
    async def _ask_figures(self, act: Act, verb: str, number: int) -> None:
        """Open a form for figures of the row picked."""
        draft, say, kind = self._drafts.own(act, number), act.say, verb.removeprefix("row")
        name, rows = _picked(draft), _rows(draft)
        title = say("house-rows-form", row=rows.title(draft.options, name, say))
        written = rows.written(draft.options, name, kind, say) | dict(draft.typed.get((kind, name), {}))
        fields = [
            text_field(
                key,
                say(f"house-rows-field-{key}"),
                say(f"house-rows-field-{key}-hint"),
                default=text,
                most=_LONGEST_FIELD,
                required=False,
            )
            for key, text in written.items()
        ]
        await act.response.send_modal(form(title, f"{FORM}{kind}:{number}:{name}", *fields))

    @of_number("rowkeep")
    async def _keep(self, act: Act, number: int) -> None:
        """Ask whether to keep it, as of any draft; first say what contradicts itself."""
        draft, say = self._drafts.own(act, number), act.say
        if told := contradiction_lines(draft.game, draft.options, say):
            await self._edit(act, draft, "\n".join(told))
            return
        await self._drafts.offer(act, draft)

    @of_number("rowback", "rowdraft", "rowtext")
    async def _back(self, act: Act, number: int) -> None:
        """Go on by menu with a draft that waits for a yes."""
        await self._edit(act, self._drafts.own(act, number))

    async def _edit(self, act: Act, draft: Draft, news: str = "") -> None:
        draft.page = 0
        if not _rows(draft).has(draft.options, draft.picked):
            draft.picked = ""
        await act.answer(row_page(draft, act.say, news))


def _change(verb: str, draft: Draft, added: str) -> None:
    """Change the row picked, or add one; raises Refused(stale) if that cannot be done (any more)."""
    name, rows = added if verb == _ADD else _picked(draft), _rows(draft)
    if verb not in rows.possible(draft.options, name):
        raise Refused(Refusal.STALE)
    draft.change(rows.changed(draft.options, verb, name))
    draft.picked = "" if verb == _REMOVE else name


def _picked(draft: Draft) -> str:
    """The row picked; raises Refused(stale) if there is none."""
    if not draft.picked:
        raise Refused(Refusal.STALE)
    return draft.picked

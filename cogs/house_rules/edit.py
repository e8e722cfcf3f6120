"""The form for changing house rules: one option per line, and any fields the game has of its own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Final

import discord

from cogs.app.answers import explain
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, typed_in
from cogs.app.presses import sent
from cogs.house_rules.drafts import Draft, HouseDrafts
from cogs.house_rules.of_game import house_of
from cogs.house_rules.options import example, names_text, read_options_of, written_option
from cogs.house_rules.page import contradiction_lines, house_button, must_be_changed_by, of_house
from cogs.messages.layout import PAGE_LIMIT, fitting, page
from cogs.typed.choosing import MOST_TOLD, possible_changes
from engine.core.game import AnyGame
from engine.core.options import ImpossibleOptions, Options
from engine.core.registry import GAMES
from engine.tables.store.house_rules import HouseRules
from locales import Say
from rendering.canvas.letters.graphemes import shortened

FORM: Final = "house.form:"
"""How the custom id of the form begins; the number of the house rules follows, so it can be sent after a restart."""
OPTIONS: Final = "options"
_DRAFTS_KEPT: Final = 100
_FORM_MINUTES: Final = 15
_LONGEST_FIELD: Final = 4000
_ROOM: Final = PAGE_LIMIT - 200
"""Characters for what is wrong; the button needs the rest."""

Typed = Mapping[str, str]


class HouseEditor:
    """Opens the form and reads it. What was typed is kept so that its writer can correct it."""

    def __init__(self, drafts: HouseDrafts) -> None:
        self._offered = drafts
        self._drafts: dict[tuple[int, int], Typed] = {}
        """By person and house rules."""

    @of_house("edit")
    async def show(self, act: Act, house: HouseRules) -> None:
        """Show the form with the rules as they are."""
        await self._show(act, house, None)

    @of_house("again")
    async def show_again(self, act: Act, house: HouseRules) -> None:
        """Show the form with what the person had typed."""
        await self._show(act, house, self._drafts.get((act.user_id, house.id)))

    async def _show(self, act: Act, house: HouseRules, typed: Typed | None) -> None:
        must_be_changed_by(act, house)
        say = act.say
        await act.response.send_modal(_form(house, typed or _written(house, say), say))

    @sent(rf"{re.escape(FORM)}(.*)")
    async def read(self, act: Act, number: str) -> None:
        """Read a form that has been sent."""
        house = await act.bot.tables.house_rules.find(act.guild_id or 0, number_in(number))
        must_be_changed_by(act, house)
        say, typed = act.say, typed_in(act.data)
        # Thousands of signs may be thousands of mistakes.
        options, errors = await asyncio.to_thread(_read, house, typed, say)
        self._keep((act.user_id, house.id), typed)
        if options is None or errors:
            again = [house_button("again", house.id, label=say("house-button-again"))]
            await act.response.send_message(view=page(fitting(errors, _ROOM), again).view, ephemeral=True)
            return
        draft = Draft(act.user_id, house.name, house.game, options, house, in_form=True)
        await self._offered.offer(act, draft)

    def _keep(self, key: tuple[int, int], typed: Typed) -> None:
        self._drafts.pop(key, None)
        self._drafts[key] = typed
        if len(self._drafts) > _DRAFTS_KEPT:
            del self._drafts[next(iter(self._drafts))]


def _form(house: HouseRules, typed: Typed, say: Say) -> discord.ui.Modal:
    title = say("house-form-title", name=house.name)
    return form_of(house.game, title, f"{FORM}{house.id}", typed, say)


def form_of(game: str, title: str, custom_id: str, typed: Typed, say: Say) -> discord.ui.Modal:
    """A form with these fields, and what they hold so far."""
    form = discord.ui.Modal(title=shortened(title, 45), custom_id=custom_id, timeout=_FORM_MINUTES * 60)
    facts = {"example": example(GAMES[game], say)}
    for field, text in typed.items():
        label, hint = say(f"house-form-{field}"), say(f"house-form-{field}-hint", **facts)
        form.add_item(text_box(field, text, label, hint, _LONGEST_FIELD))
    for words in filter(None, (say.or_else(f"house-form-{field}-words", "") for field in typed)):
        form.add_item(discord.ui.TextDisplay(words))
    return form


def text_box(
    name: str, text: str, label: str, hint: str, longest: int, *, is_long: bool = True
) -> discord.ui.Label[Any]:
    """A field of a form that may stay empty, filled with a text."""
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph if is_long else discord.TextStyle.short,
        default=text[:longest],
        required=False,
        max_length=longest,
    )
    return discord.ui.Label(text=label, description=hint, component=box)


def _written(house: HouseRules, say: Say) -> dict[str, str]:
    """The fields of the form for the rules as they are."""
    changed, own = GAMES[house.game].chosen_at_table(house.options), house_of(house.game)
    lines = (written_option(house.game, name, value, say) for name, value in changed.items() if name not in own.FIELDS)
    return {OPTIONS: "\n".join(lines), **own.written(house.options, say)}


def _read(house: HouseRules, typed: Typed, say: Say) -> tuple[Options | None, list[str]]:
    """The options typed, None if something cannot be read; and everything that prevents saving them."""
    game, own = GAMES[house.game], house_of(house.game)
    read, errors = _read_options(game, house.options.preset, typed[OPTIONS], say)
    options, others = own.read(typed, read, house.options, say)
    # If an option could not be read, only errors within the other fields are certain.
    against = contradiction_lines(house.game, options, say, only=own.FIELDS if errors else None)
    if errors or others:
        return None, [say("house-not-read"), *errors, *others, *against]
    return options, against


def _read_options(game: AnyGame, preset: str, typed: str, say: Say) -> tuple[Options, list[str]]:
    """The options typed, without those that are unreadable or impossible; and a line about each of these."""
    changes, bad = read_options_of(game, typed)
    errors = [one.sentence(game, say) for one in bad[:MOST_TOLD]]
    if any(one.key in ("unknown", "no-value") for one in bad):
        possible = (spec.name for spec, _ in possible_changes(game, game.configure(preset)))
        names = dict.fromkeys(name for name in possible if name not in house_of(game.name).FIELDS)
        errors.append(names_text(game, iter(names), say))
    while True:
        try:
            return game.for_tables(preset, changes), errors
        except ImpossibleOptions as error:
            errors.append(f"• {explain(error, say)}")
            del changes[error.option]

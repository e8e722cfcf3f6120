"""Composing and changing house rules step by step: what the menus and buttons of a page lead to, and its forms.

Everything chosen so far is in the custom ids of the page (`cogs.house_rules.building.state`), so the steps go on after
a restart; nothing is saved before *Keep*. Only texts, as of a score table, are in memory; where they are lost, the
page says so and goes on without them. The forms ask for a name, a number that no menu offers, and the rules as text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, Final

import discord

from cogs.app.answers import Denied, change_pressed, explain, fill_answer, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, typed_in
from cogs.app.fields import MOST_TYPED, form, text_field
from cogs.app.presses import sent
from cogs.house_rules.building.page import (
    GAME,
    OTHER,
    PRESET,
    STEP,
    YES,
    Press,
    build_button,
    build_page,
    changes_text,
    gone_text,
    in_step,
    last_step,
    on_step,
    reason_text,
    step_name,
)
from cogs.house_rules.building.settling import Unfit, choose, offered, rebase
from cogs.house_rules.building.state import (
    LOST,
    NONE,
    Built,
    begun,
    house_in,
    parse_built,
    print_built,
    texts_of,
)
from cogs.house_rules.drafts import Draft, Drafts, Typed
from cogs.house_rules.of_game import house_of, spec_of, steps_of
from cogs.house_rules.options import example, names_text, option_name, read_options_of, written_option
from cogs.house_rules.page import contradiction_lines, must_be_changed_by, name_field, of_house, of_number
from cogs.house_rules.row_editor import row_page
from cogs.messages.layout import PAGE_LIMIT, fitting, page
from cogs.messages.words import option_text, range_facts
from cogs.typed.choosing import MOST_TOLD, possible_changes
from cogs.typed.writing import as_number
from engine.core.errors import EngineError
from engine.core.game import AnyGame
from engine.core.options import ImpossibleOptions, Options
from engine.core.registry import GAMES
from engine.store.house_rules import HouseRules
from engine.table.model.errors import Refusal, Refused
from locales import Say


def chosen(built: Built, what: str, values: Sequence[str], say: Say) -> tuple[Built, list[str]]:
    """What is chosen now, and what has given way or why it is impossible; raises Denied for no menu of ours."""
    options = built.options
    game = GAMES[options.game]
    if not values and what != YES:
        raise Denied("build-stale")
    if what == STEP:
        return built._replace(step=int(_one_of([*map(str, range(last_step(game.name) + 1))], values[0]))), []
    if what == GAME and built.house is None:
        return _other_game(built, values[0], say)
    if what.startswith(PRESET) and not what.removeprefix(PRESET).strip("0123456789"):
        settled = rebase(game, options, _one_of(game.presets, values[0]))
        lost = [option_text(game.name, one.name, one.before, say) for one in settled.changes]
        return _with(built, settled.options), gone_text(lost, say)
    if what == YES:
        return _ticked(built, values, say)
    _one_of([spec.name for spec in game.options], what)
    return _set(built, what, values[0], say)


def _other_game(built: Built, name: str, say: Say) -> tuple[Built, list[str]]:
    """Begin with another game; what was chosen for this one is given up."""
    _one_of(GAMES, name)
    if name == built.options.game:
        return built, []
    lost = GAMES[built.options.game].chosen_at_table(built.options).items()
    told = [option_text(built.options.game, *one, say) for one in lost]
    return built._replace(options=GAMES[name].for_tables(), text=NONE), gone_text(told, say)


def _ticked(built: Built, values: Sequence[str], say: Say) -> tuple[Built, list[str]]:
    """Set every option of this step that is yes or no, as marked."""
    game, news = GAMES[built.options.game], list[str]()
    asked = [
        name
        for name in steps_of(game.name).STEPS.get(step_name(built), ())
        if spec_of(game, name).kind == "yes-no" and offered(game, built.options, name)
    ]
    before = dict(built.options.values())
    # What is taken away first makes room for what is added.
    for value in ("no", "yes"):
        for name in asked:
            if (name in values) == (value == "yes") and before[name] != value:
                built, told = _set(built, name, value, say)
                news += told
    return built, news


def _set(built: Built, name: str, value: str, say: Say) -> tuple[Built, list[str]]:
    """Set an option; what cannot be leaves everything as it is, with the reason."""
    game = GAMES[built.options.game]
    try:
        settled = choose(game, built.options, name, value)
    except (ImpossibleOptions, Unfit) as reason:
        rule = option_text(game.name, name, value, say)
        return built, [say("build-refused", rule=rule), reason_text(game.name, reason, rule, say)]
    except EngineError as error:
        return built, [explain(error, say) or str(error)]
    return _with(built, settled.options), changes_text(settled, say)


def _with(built: Built, options: Options) -> Built:
    """The same with other options, in which texts may have given way."""
    return built._replace(options=options, text=built.text if texts_of(options) else NONE)


def _one_of(known: Collection[str], name: str) -> str:
    if name not in known:
        raise Denied("build-stale")
    return name


FORM: Final = "build-form."
"""How the custom ids of forms begin; what is asked and what was chosen so far follow."""
_HOUSE_FORM: Final = "house.form:"
"""The same of the form with the text of house rules before 2026-12; their number follows."""
NAME, TABLE = "name-", "table-"
"""What forms ask besides the number of an option: hyphens keep them apart from any option."""
_LONGEST_NUMBER: Final = 4
"""Figures."""


def name_form(built: Built, why: str, say: Say) -> discord.ui.Modal:
    """The form for the name; `why`: what is wrong with the one typed before."""
    first = [discord.ui.TextDisplay[Any](why)] if why else []
    return _form(say("build-name-title"), NAME, built, *first, name_field(built.name, say))


def number_form(built: Built, name: str, say: Say) -> discord.ui.Modal:
    """The form for the number of an option; raises Denied if it has none."""
    game = GAMES[built.options.game]
    spec = next((spec for spec in game.options if spec.name == name), None)
    if spec is None or spec.numbers is None:
        raise Denied("build-stale")
    label, hint = option_name(game.name, name, say), say("build-number-hint", **range_facts(spec.numbers))
    number = text_field("number", label, hint, default=dict(built.options.values())[name], most=_LONGEST_NUMBER)
    return _form(say("build-other-number"), name, built, number)


def built_form(built: Built, known: Draft | None, say: Say) -> discord.ui.Modal:
    """The form with the rules as text; `known`: what was typed before, if it could not be read."""
    typed = None if known is None else known.typed.get((TABLE, ""))
    title = say("house-form-title", name=built.name) if built.name else say("build-title-unnamed")
    return text_form(built.options, title, f"{FORM}{TABLE}:{print_built(built)}", typed, say)


def _form(title: str, what: str, built: Built, *fields: discord.ui.Item[Any]) -> discord.ui.Modal:
    return form(title, f"{FORM}{what}:{print_built(built)}", *fields)


OPTIONS: Final = "options"


def text_form(options: Options, title: str, custom_id: str, typed: Typed | None, say: Say) -> discord.ui.Modal:
    """The form for these options; `typed`: what its fields hold instead."""
    facts = {"example": example(GAMES[options.game], say)}
    fields = typed or _written(options, say)
    boxes = [
        text_field(
            field,
            say(f"house-form-{field}"),
            say(f"house-form-{field}-hint", **facts),
            default=text,
            most=MOST_TYPED,
            required=False,
            is_long=True,
        )
        for field, text in fields.items()
    ]
    words = filter(None, (say.or_else(f"house-form-{field}-words", "") for field in fields))
    return form(title, custom_id, *boxes, *map(discord.ui.TextDisplay, words))


def _written(options: Options, say: Say) -> dict[str, str]:
    """The fields of the form for the rules as they are."""
    own, changed = house_of(options.game), GAMES[options.game].chosen_at_table(options).items()
    lines = (written_option(options.game, *one, say) for one in changed if one[0] not in own.FIELDS)
    return {OPTIONS: "\n".join(lines), **own.written(options, say)}


def read_text(before: Options, typed: Typed, say: Say) -> tuple[Options | None, list[str]]:
    """The options typed, None if something cannot be read; and everything that prevents saving them.

    `before`: what they were when the form was shown. A form of before 2026-12 may have the game's own fields alone.
    """
    game, own = GAMES[before.game], house_of(before.game)
    if OPTIONS in typed:
        read, errors = _read_options(game, before.preset, typed[OPTIONS], say)
    else:
        read, errors = game.configure(before.preset, {**dict(before.values()), **dict.fromkeys(own.FIELDS, "")}), []
    options, others = own.read(typed, read, before, say)
    # If an option could not be read, only errors within the other fields are certain.
    against = contradiction_lines(game.name, options, say, only=own.FIELDS if errors else None)
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


_ROOM: Final = PAGE_LIMIT - 200
"""Characters for what is wrong; the button needs the rest."""


class HouseBuilder:
    """Reads what is pressed and typed, and shows the next page."""

    def __init__(self, drafts: Drafts) -> None:
        self._drafts = drafts

    async def begin(self, act: Act, game: AnyGame, name: str = "") -> None:
        """Show the first page; raises Refused if the name cannot be used."""
        await act.response.defer(ephemeral=True, thinking=True)
        if name:
            await act.bot.tables.house_rules.must_be_free(act.guild_id or 0, name)
        made = await build_page(Built(game.for_tables(), name=_in_line(name)), act.say)
        await fill_answer(act, made)

    @of_number("new")
    async def _begin_by_button(self, act: Act, _: int) -> None:
        await self.begin(act, next(iter(GAMES.values())))

    @of_house("edit", "again")
    async def edit(self, act: Act, house: HouseRules) -> None:
        """Show house rules in full, from where every step can be gone to; raises Refused(not-house-maker)."""
        must_be_changed_by(act, house)
        await act.response.defer(ephemeral=True, thinking=True)
        await fill_answer(act, await build_page(begun(house, last_step(house.game)), act.say))

    @on_step("back", "next")
    async def _turn(self, act: Act, press: Press) -> None:
        await self._show(act, *await self._read(act, press.chosen))

    @in_step("pick")
    async def _pick(self, act: Act, press: Press) -> None:
        built, news = await self._read(act, press.chosen)
        say = act.say
        if press.values == (OTHER,):
            await act.response.send_modal(number_form(built, press.what, say))
            return
        built, told = await asyncio.to_thread(chosen, built, press.what, press.values, say)
        await self._show(act, built, [*news, *told])

    @on_step("keep")
    async def _keep(self, act: Act, press: Press) -> None:
        built, news = await self._read(act, press.chosen)
        if news:
            # Something is lost, which its owner should know before it is kept.
            await self._show(act, built, news)
            return
        why = "" if built.house is not None else await _why_not(act, built.name)
        if built.name and not why:
            await self._save(act, built)
            return
        await act.response.send_modal(name_form(built, why, act.say))

    async def _save(self, act: Act, built: Built) -> None:
        options, say = built.options, act.say
        if told := contradiction_lines(options.game, options, say):
            await self._show(act, built, told)
            return
        await act.response.defer()
        await self._drafts.offer(act, _draft(act, built))

    @on_step("drop")
    async def _drop(self, act: Act, _: Press) -> None:
        await change_pressed(act, page(act.say("house-dropped")))

    @on_step("rows")
    async def _open_rows(self, act: Act, press: Press) -> None:
        """Go on with the game's list of rows, on a page of its own in place of this one."""
        built, news = await self._read(act, press.chosen)
        draft = self._drafts.keep(_draft(act, built))
        await change_pressed(act, row_page(draft, act.say, "\n".join(news)))

    @on_step("table", "again")
    async def _open_text(self, act: Act, press: Press) -> None:
        """Open the form with the rules as text, or with what the person had typed as far as it is still there."""
        built, _ = await self._read(act, press.chosen)
        known = self._drafts.find(act, built.text)
        await act.response.send_modal(built_form(built, known, act.say))

    @sent(FORM)
    async def read(self, act: Act, facts: str) -> None:
        """Read a form that has been sent."""
        what, _, before = facts.partition(":")
        built, news = await self._read(act, before)
        typed = typed_in(act.data)
        if what == NAME:
            await self._named(act, built, _in_line(typed["name"]))
        elif what == TABLE:
            is_gone = built.house is None and house_in(before)
            await self._read_text(act, built, typed, [act.say("build-deleted")] if is_gone else [])
        else:
            number = (as_number(typed["number"]),)
            built, told = await asyncio.to_thread(chosen, built, what, number, act.say)
            await self._show(act, built, [*news, *told])

    @sent(_HOUSE_FORM)
    async def _read_house(self, act: Act, number: str) -> None:
        house = await self._house(act, number_in(number))
        await act.response.defer(ephemeral=True, thinking=True)
        await self._read_text(act, begun(house, last_step(house.game)), typed_in(act.data))

    async def _named(self, act: Act, built: Built, name: str) -> None:
        """Save under this name, or say why not; the name stays to be corrected."""
        built = built._replace(name=name)
        if why := await _why_not(act, name):
            await self._show(act, built, [why])
        else:
            await self._save(act, built)

    async def _read_text(self, act: Act, built: Built, typed: dict[str, str], news: Sequence[str] = ()) -> None:
        """Take over what the text says, or list what is wrong with it."""
        say, draft = act.say, _draft(act, built)
        # Thousands of signs may be thousands of mistakes.
        options, errors = await asyncio.to_thread(read_text, built.options, typed, say)
        if options is None or errors:
            draft.typed[TABLE, ""] = typed
            built = built._replace(text=self._drafts.keep(draft).number)
            again = [build_button("again", print_built(built), label=say("house-button-again"))]
            await tell(act, page(fitting(errors, _ROOM), again))
            return
        draft.options = options
        text = self._drafts.keep(draft).number if texts_of(options) else NONE
        await self._show(act, built._replace(options=options, text=text), news)

    async def _house(self, act: Act, number: int) -> HouseRules:
        """The house rules of this number; raises Refused if they are gone, or who asks may not change them."""
        house = await act.bot.tables.house_rules.find(act.guild_id or 0, number)
        must_be_changed_by(act, house)
        return house

    async def _read(self, act: Act, before: str) -> tuple[Built, list[str]]:
        """What was chosen so far, and whether something of it is lost; raises Denied if it is of another version."""
        number, house, news = house_in(before), None, list[str]()
        try:
            house = await self._house(act, number) if number else None
        except Refused as error:
            if error.reason is not Refusal.HOUSE_GONE:
                raise
            news.append(act.say("build-deleted"))

        def texts(number: int) -> dict[str, str] | None:
            known = self._drafts.find(act, number)
            return None if known is None else texts_of(known.options)

        built = parse_built(before, texts, house)
        if built.text == LOST:
            lost = act.say("build-deleted-scores" if news else "build-text-lost")
            return built._replace(text=NONE), [*news, lost]
        return built, news

    async def _show(self, act: Act, built: Built, news: Sequence[str] = ()) -> None:
        await change_pressed(act, await build_page(built, act.say, news))


def _draft(act: Act, built: Built) -> Draft:
    """What the steps have come to."""
    return Draft(act.user_id, built.name, built.options, built.house, built.base)


async def _why_not(act: Act, name: str) -> str:
    """Why the name cannot be used; empty if it can, or is none."""
    try:
        if name:
            await act.bot.tables.house_rules.must_be_free(act.guild_id or 0, name)
    except Refused as error:
        return explain(error, act.say) or ""
    return ""


def _in_line(text: str) -> str:
    """Text for a custom id: on one line."""
    return " ".join(text.split())

"""Composing house rules step by step: /house new, what its menus and buttons lead to, and its forms.

Everything chosen so far is in the custom ids of the page (`cogs.house_rules.building.state`), so the steps go on after
a restart; nothing is saved before *Keep*. Only texts, as of a score table, are in memory; where they are lost, the
page says so and goes on without them. The forms ask for a name, a number that no menu offers, and the fields of the
game's own.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import discord

from cogs.app.answers import Denied, change_pressed, explain, fill_answer
from cogs.app.client import Act
from cogs.app.custom_ids import typed_in
from cogs.app.presses import sent
from cogs.house_rules.building.page import (
    GAME,
    OTHER,
    PRESET,
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
from cogs.house_rules.building.state import Built, parse_built, print_built, texts_of
from cogs.house_rules.drafts import Draft, HouseDrafts
from cogs.house_rules.edit import Typed, form_of
from cogs.house_rules.of_game import house_of, spec_of, steps_of
from cogs.house_rules.options import option_name
from cogs.house_rules.page import contradiction_lines, of_number
from cogs.messages.layout import PAGE_LIMIT, fitting, page
from cogs.messages.words import option_text, range_facts
from cogs.typed.writing import as_number
from engine.core.errors import EngineError
from engine.core.game import AnyGame
from engine.core.options import ImpossibleOptions, Options
from engine.core.registry import GAMES
from engine.tables.model.errors import Refused
from engine.tables.store.house_rules import LONGEST_NAME
from locales import Say
from rendering.canvas.letters.graphemes import shortened


def chosen(built: Built, what: str, values: Sequence[str], say: Say) -> tuple[Built, list[str]]:
    """What is chosen now, and what has given way or why it is impossible; raises Denied for no menu of ours."""
    options = built.options
    game = GAMES[options.game]
    if not values and what != YES:
        raise Denied("build-stale")
    if what == GAME:
        return _other_game(built, values[0], say)
    if what.startswith(PRESET) and not what.removeprefix(PRESET).strip("0123456789"):
        settled = rebase(game, options, _one_of(game.presets, values[0]))
        lost = [option_text(game.name, one.name, one.before, say) for one in settled.changes]
        return built._replace(options=settled.options), gone_text(lost, say)
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
    return built._replace(options=GAMES[name].for_tables(), text=0), gone_text(told, say)


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
    text = built.text if texts_of(settled.options) else 0
    return built._replace(options=settled.options, text=text), changes_text(settled, say)


def _one_of(known: Collection[str], name: str) -> str:
    if name not in known:
        raise Denied("build-stale")
    return name


FORM: Final = "build-form."
"""How the custom ids of forms begin; what is asked and what was chosen so far follow."""
NAME, TABLE = "name-", "table-"
"""What forms ask besides the number of an option: hyphens keep them apart from any option."""
_FORM_MINUTES: Final = 15


def name_form(built: Built, why: str, say: Say) -> discord.ui.Modal:
    """The form for the name; `why`: what is wrong with the one typed before."""
    form = _form(say("build-name-title"), NAME, built)
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="name", default=built.name[:LONGEST_NAME] or None, min_length=1, max_length=LONGEST_NAME
    )
    if why:
        form.add_item(discord.ui.TextDisplay(why))
    form.add_item(discord.ui.Label(text=say("house-form-name"), description=say("house-name-hint"), component=box))
    return form


def number_form(built: Built, name: str, say: Say) -> discord.ui.Modal:
    """The form for the number of an option; raises Denied if it has none."""
    game = GAMES[built.options.game]
    spec = next((spec for spec in game.options if spec.name == name), None)
    if spec is None or spec.numbers is None:
        raise Denied("build-stale")
    form = _form(say("build-other-number"), name, built)
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="number", default=dict(built.options.values())[name], min_length=1, max_length=4
    )
    label = option_name(game.name, name, say)
    hint = say("build-number-hint", **range_facts(spec.numbers))
    form.add_item(discord.ui.Label(text=shortened(label, 45), description=hint, component=box))
    return form


def table_form(built: Built, typed: Typed, say: Say) -> discord.ui.Modal:
    """The form with the fields of the game's own."""
    title = say("build-table-title")
    return form_of(built.options.game, title, f"{FORM}{TABLE}:{print_built(built)}", typed, say)


def _form(title: str, what: str, built: Built) -> discord.ui.Modal:
    custom_id = f"{FORM}{what}:{print_built(built)}"
    return discord.ui.Modal(title=shortened(title, 45), custom_id=custom_id, timeout=_FORM_MINUTES * 60)


_TEXTS_KEPT: Final = 200
_LARGEST: Final = 10**8
"""Numbers of texts are below."""
_ROOM: Final = PAGE_LIMIT - 200


class HouseBuilder:
    """Reads what is pressed and typed, and shows the next page."""

    def __init__(self, drafts: HouseDrafts) -> None:
        self._drafts = drafts
        self._texts: dict[int, Mapping[str, str]] = {}
        """Values of options that are texts, by number."""
        self._typed: dict[int, Typed] = {}
        """What people filled in last in the fields of a game, by person."""
        self._random = random.SystemRandom()

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

    @on_step("back", "next")
    async def _turn(self, act: Act, press: Press) -> None:
        await self._show(act, *self._read(act, press.chosen))

    @in_step("pick")
    async def _pick(self, act: Act, press: Press) -> None:
        built, news = self._read(act, press.chosen)
        say = act.say
        if press.values == (OTHER,):
            await act.response.send_modal(number_form(built, press.what, say))
            return
        built, told = await asyncio.to_thread(chosen, built, press.what, press.values, say)
        await self._show(act, built, [*news, *told])

    @on_step("keep")
    async def _keep(self, act: Act, press: Press) -> None:
        built, news = self._read(act, press.chosen)
        if news:
            # Something is lost, which its owner should know before it is kept.
            await self._show(act, built, news)
            return
        why = ""
        if built.name:
            try:
                await act.bot.tables.house_rules.must_be_free(act.guild_id or 0, built.name)
            except Refused as error:
                why = explain(error, act.say) or ""
            else:
                await self._save(act, built)
                return
        await act.response.send_modal(name_form(built, why, act.say))

    async def _save(self, act: Act, built: Built) -> None:
        options, say = built.options, act.say
        if told := contradiction_lines(options.game, options, say):
            await self._show(act, built, told)
            return
        await act.response.defer()
        steps = print_built(built._replace(step=last_step(options.game)))
        draft = Draft(act.user_id, built.name, options.game, options, steps=steps)
        await self._drafts.offer(act, draft)

    @on_step("drop")
    async def _drop(self, act: Act, _: Press) -> None:
        await change_pressed(act, page(act.say("house-dropped")))

    @on_step("table")
    async def _open_table(self, act: Act, press: Press) -> None:
        built, _ = self._read(act, press.chosen)
        say = act.say
        await act.response.send_modal(table_form(built, house_of(built.options.game).written(built.options, say), say))

    @on_step("again")
    async def _open_table_again(self, act: Act, press: Press) -> None:
        """Open the form with what the person had typed, as far as it is still there."""
        built, _ = self._read(act, press.chosen)
        say = act.say
        typed = self._typed.get(act.user_id) or house_of(built.options.game).written(built.options, say)
        await act.response.send_modal(table_form(built, typed, say))

    @sent(rf"{re.escape(FORM)}(.*)")
    async def read(self, act: Act, facts: str) -> None:
        """Read a form that has been sent."""
        what, _, before = facts.partition(":")
        built, news = self._read(act, before)
        typed = typed_in(act.data)
        if what == NAME:
            await self._named(act, built, _in_line(typed["name"]))
        elif what == TABLE:
            await self._tabled(act, built, typed)
        else:
            number = (as_number(typed["number"]),)
            built, told = await asyncio.to_thread(chosen, built, what, number, act.say)
            await self._show(act, built, [*news, *told])

    async def _named(self, act: Act, built: Built, name: str) -> None:
        """Save under this name, or say why not; the name stays to be corrected."""
        built = built._replace(name=name)
        try:
            await act.bot.tables.house_rules.must_be_free(act.guild_id or 0, name)
        except Refused as error:
            await self._show(act, built, [explain(error, act.say) or ""])
            return
        await self._save(act, built)

    async def _tabled(self, act: Act, built: Built, typed: Typed) -> None:
        """Take over what the game's own fields say, or list what is wrong with it."""
        options, say = built.options, act.say
        self._typed.pop(act.user_id, None)
        self._typed[act.user_id] = typed
        _forget_oldest(self._typed)
        # Thousands of signs may be thousands of mistakes.
        found, errors = await asyncio.to_thread(_read, built, typed, say)
        against = contradiction_lines(options.game, found, say)
        if errors or against:
            told = fitting([*([say("house-not-read")] if errors else []), *errors, *against], _ROOM)
            again = [build_button("again", print_built(built), label=say("house-button-again"))]
            await act.response.send_message(view=page(told, again).view, ephemeral=True)
            return
        await self._show(act, built._replace(options=found, text=self._keep_texts(texts_of(found))))

    def _keep_texts(self, texts: Mapping[str, str]) -> int:
        if not texts:
            return 0
        number = self._random.randrange(1, _LARGEST)
        self._texts[number] = texts
        _forget_oldest(self._texts)
        return number

    def _read(self, act: Act, before: str) -> tuple[Built, list[str]]:
        """What was chosen so far, and whether something of it is lost; raises Denied if it is of another version."""
        built = parse_built(before, self._texts)
        if built.text < 0:
            return built._replace(text=0), [act.say("build-text-lost")]
        return built, []

    async def _show(self, act: Act, built: Built, news: Sequence[str] = ()) -> None:
        await change_pressed(act, await build_page(built, act.say, news))


def _read(built: Built, typed: Typed, say: Say) -> tuple[Options, list[str]]:
    """The options with what the game's own fields say, and a line for each thing that cannot be read."""
    options = built.options
    empty = dict.fromkeys(texts_of(options), "")
    plain = GAMES[options.game].configure(options.preset, dict(options.values()) | empty)
    return house_of(options.game).read(typed, plain, options, say)


def _in_line(text: str) -> str:
    """Text for a custom id: on one line."""
    return " ".join(text.split())


def _forget_oldest(kept: dict[int, Any]) -> None:
    while len(kept) > _TEXTS_KEPT:
        del kept[next(iter(kept))]

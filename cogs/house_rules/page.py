"""House rules as people see them: a server's list, one set in full with its buttons, and the contradictions in them.

The custom id of a button is `house.verb:number`, of a menu `house.pick.verb:number:place`; a verb names a handler in
the bot's table of handlers, and decides whether the number is that of house rules, of a draft or of a menu.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Act
from cogs.app.custom_ids import one_of
from cogs.house_rules.of_game import house_of, rows_of
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import changed_options, house_text, option_text, preset_name
from engine.core.options import Contradiction, Options
from engine.core.registry import GAMES
from engine.tables.store.house_rules import HouseRules
from locales import Say
from locales.own_words import readable
from rendering.canvas.letters.graphemes import shortened

HouseHandler = Callable[[Act, HouseRules], Awaitable[None]]
"""Handles a press by the interaction's user."""
NumberHandler = Callable[[Act, int], Awaitable[None]]
"""The same, of whatever has this number."""


def of_houses(handlers: Mapping[str, HouseHandler]) -> dict[str, NumberHandler]:
    """Adapt handlers of house rules to take a number, by which the house rules are looked up."""

    def finding(handler: HouseHandler) -> NumberHandler:
        async def handle(act: Act, number: int) -> None:
            await handler(act, await act.bot.tables.house_rules.find(act.guild_id or 0, number))

        return handle

    return {verb: finding(handler) for verb, handler in handlers.items()}


def must_be_changed_by(act: Act, house: HouseRules) -> None:
    """Raises Refused(not-house-maker) for anyone who may not change these house rules."""
    house.must_be_changed_by(act.user_id, act.interaction.permissions.manage_guild)


class _HousePress(NamedTuple):
    verb: str
    number: int

    @answered
    async def handle(self, act: Act) -> None:
        handler = one_of(act.bot.house_handlers, self.verb)
        await handler(act, self.number)


class HouseButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"house\.(?P<verb>[a-z]+):(?P<number>\d{1,15})"
):
    """A button of house rules."""

    def __init__(
        self,
        verb: str,
        number: int,
        *,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.verb, self.number = verb, number
        custom_id = f"house.{verb}:{number}"
        super().__init__(
            discord.ui.Button(custom_id=custom_id, label=shortened(label, 80), style=style, disabled=disabled)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["number"]), label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _HousePress(self.verb, self.number).handle(interaction)


class HouseMenu(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=r"house\.pick\.(?P<verb>[a-z]+):(?P<number>\d{1,15}):\d{1,3}",
):
    """A menu of house rules, of which one thing is picked; its handler finds it by `picked_in`."""

    def __init__(
        self,
        verb: str,
        number: int,
        choices: Sequence[tuple[str, str]] = (("-", "-"),),
        *,
        placeholder: str | None = None,
        picked: str = "",
        place: int = 0,
    ) -> None:
        """`choices`: value and label of each; `place`: distinguishes several menus of one verb in a message."""
        self.verb, self.number = verb, number
        options = [
            discord.SelectOption(value=value, label=shortened(label, 100), default=value == picked)
            for value, label in choices
        ]
        custom_id = f"house.pick.{verb}:{number}:{place}"
        super().__init__(discord.ui.Select(custom_id=custom_id, options=options, placeholder=placeholder))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _HousePress(self.verb, self.number).handle(interaction)


def picked_in(act: Act) -> str:
    """What was picked in a menu; empty if a button was pressed."""
    data: Any = act.data
    return next(iter(data.get("values", ())), "")


Style = discord.ButtonStyle


def houses_page(houses: Sequence[HouseRules], say: Say) -> Page:
    """All house rules of a server, one line each, and how to make more."""
    if not houses:
        return page(say("house-none"), [new_button(say)])
    lines = (say("house-list", name=house_text(one.name), **_origin(one, say)) for one in houses)
    return page(say("house-list-title"), fitting(lines), [new_button(say)])


def new_button(say: Say) -> HouseButton:
    """The button that begins to compose a set."""
    return HouseButton("new", 0, label=say("build-button-new"))


def house_page(house: HouseRules, say: Say, *, own: bool, news: str = "") -> Page:
    """One set in full, to be copied and shared; `news`: what to say first.

    `own`: with the buttons for people who may change it too.
    """
    title, origin = say("house-title", name=house_text(house.name)), say("house-made-by", **_origin(house, say))
    parts = rules_parts("\n".join(filter(None, (news, title, origin))), house.options, say)
    buttons = [
        HouseButton("copy", house.id, label=say("house-button-copy")),
        HouseButton("share", house.id, label=say("house-button-share")),
    ]
    if own:
        edit = HouseButton("edit", house.id, label=say("house-button-edit"))
        rename = HouseButton("rename", house.id, label=say("house-button-rename"))
        delete = HouseButton("ask", house.id, label=say("house-button-delete"), style=Style.danger)
        scores = HouseButton("scores", house.id, label=say("house-button-scores"))
        buttons = [edit, *([scores] if rows_of(house.game) else []), rename, *buttons, delete]
    return page(*parts, buttons)


def rules_parts(head: str, options: Options, say: Say) -> list[Part]:
    """Rules in full below a heading: what differs from the variant, and what the game shows of its own."""
    more = house_of(options.game).page(options, say)
    room = PAGE_LIMIT - len(head) - len(more)
    changed = fitting(changed_options(options, say), room) or say("house-as-usual")
    return [head, changed, *filter(None, (more,))]


def confirm_page(house: HouseRules, say: Say) -> Page:
    """The question whether to delete them."""
    buttons = [
        HouseButton("delete", house.id, label=say("house-confirm-yes"), style=Style.danger),
        HouseButton("keep", house.id, label=say("house-confirm-no")),
    ]
    return page(say("house-confirm", name=house_text(house.name)), buttons)


def contradiction_lines(game: str, options: Options, say: Say, *, only: Collection[str] | None = None) -> list[str]:
    """A sentence for each contradiction, under a heading; empty if there is none. `only`: those of these options.

    What no form could show, so that nobody could change it there, is told like one.
    """
    found = [one for one in GAMES[game].contradictions(options) if only is None or one.option in only]
    lines = [*(contradiction_sentence(game, one, say) for one in found), *house_of(game).too_long(options, say)]
    return [say("house-contradictory"), *lines] if lines else []


def contradiction_sentence(game: str, found: Contradiction, say: Say) -> str:
    """What contradicts what, and what to do about it."""
    rule, facts = option_text(game, found.option, found.value, say), house_of(game).facts(found, say)
    return say.or_else(f"house-contradiction-{found.why}", f"• {rule}: {readable(found.why)}", rule=rule, **facts)


def _origin(house: HouseRules, say: Say) -> dict[str, str]:
    return {"variant": preset_name(house.options.preset, say), "maker": _maker(house, say)}


def _maker(house: HouseRules, say: Say) -> str:
    """Who made them, by their current name in Discord; unknown if that person asked to be forgotten."""
    return f"<@{house.maker_id}>" if house.maker_id > 0 else say("forget-somebody-gone")

"""House rules as people see them: a server's list, one set in full with its buttons, and the contradictions in them.

The custom id of a button is `house.verb:number`, of a menu `house.pick.verb:number:place`; a verb names a handler in
the bot's table of handlers, and decides whether the number is that of house rules, of a draft or of a menu.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, Final

import discord

from cogs.app import presses
from cogs.app.client import Act
from cogs.app.fields import text_field
from cogs.app.presses import Button, Family, Menu, Style
from cogs.house_rules.of_game import house_of, rows_of
from cogs.lobby.clocks import pace_text
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import changed_options, in_text, option_text, preset_name
from engine.core.options import Contradiction, Options
from engine.core.registry import GAMES
from engine.store.house_rules import LONGEST_NAME, HouseRules
from engine.table.model.times import TurnClock
from locales import Say
from locales.own_words import readable


async def _house(act: Act, match: re.Match[str]) -> tuple[HouseRules]:
    return (await act.bot.tables.house_rules.find(act.guild_id or 0, int(match["number"])),)


_IDS: Final = r"house\.(?:pick\.)?{verb}:(?P<number>\d{1,15})(?::\d{1,3})?"
of_house: Final = Family("house", _IDS, _house)
"""Handlers of presses about house rules: they get these."""
of_number: Final = Family("house", _IDS, presses.numbered)
"""The same about a draft, or a menu: they get its number."""


def house_button(
    verb: str, number: int, *, label: str, style: Style = Style.secondary, disabled: bool = False
) -> Button:
    """A button of house rules, of a draft or of a menu."""
    return presses.button(f"house.{verb}:{number}", label, style=style, disabled=disabled)


def house_menu(
    verb: str, number: int, choices: Sequence[tuple[str, str]], *, placeholder: str | None, shown: str, place: int
) -> Menu:
    """A menu of house rules, of which one thing is picked. `choices`: value and label of each.

    `place`: distinguishes several menus of one verb in a message.
    """
    return presses.menu(f"house.pick.{verb}:{number}:{place}", choices, placeholder=placeholder, chosen=(shown,))


def name_field(name: str, say: Say) -> discord.ui.Label[Any]:
    """The field of a form for the name of house rules; `name`: what stands there."""
    return text_field("name", say("house-form-name"), say("house-name-hint"), default=name, most=LONGEST_NAME)


def must_be_changed_by(act: Act, house: HouseRules) -> None:
    """Raises Refused(not-house-maker) for anyone who may not change these house rules."""
    house.must_be_changed_by(act.user_id, act.interaction.permissions.manage_guild)


def houses_page(houses: Sequence[HouseRules], say: Say) -> Page:
    """All house rules of a server, one line each, and how to make more."""
    if not houses:
        return page(say("house-none"), [new_button(say)])
    lines = (say("house-list", name=in_text(one.name), **_origin(one, say)) for one in houses)
    return page(say("house-list-title"), fitting(lines), [new_button(say)])


def new_button(say: Say) -> Button:
    """The button that begins to compose a set."""
    return house_button("new", 0, label=say("build-button-new"))


def house_page(house: HouseRules, say: Say, *, own: bool, news: str = "") -> Page:
    """One set in full, to be copied and shared; `news`: what to say first.

    `own`: with the buttons for people who may change it too.
    """
    title, origin = say("house-title", name=in_text(house.name)), say("house-made-by", **_origin(house, say))
    head = "\n".join([*filter(None, (news, title, origin)), *clock_lines(house.clock, say)])
    parts = rules_parts(head, house.options, say)
    buttons = [
        house_button("copy", house.id, label=say("house-button-copy")),
        house_button("share", house.id, label=say("house-button-share")),
    ]
    if own:
        edit = house_button("edit", house.id, label=say("house-button-edit"))
        rename = house_button("rename", house.id, label=say("house-button-rename"))
        delete = house_button("ask", house.id, label=say("house-button-delete"), style=Style.danger)
        scores = house_button("scores", house.id, label=say("house-button-scores"))
        buttons = [edit, *([scores] if rows_of(house.game) else []), rename, *buttons, delete]
    return page(*parts, buttons)


def clock_lines(clock: TurnClock | None, say: Say) -> list[str]:
    """How long turns take by these rules, if they say so."""
    return [] if clock is None else ["-# " + say("stay-clock-line", clock=pace_text(clock.turn, say, clock.reserve))]


def rules_parts(head: str, options: Options, say: Say) -> list[Part]:
    """Rules in full below a heading: what differs from the variant, and what the game shows of its own."""
    more = house_of(options.game).page(options, say)
    room = PAGE_LIMIT - len(head) - len(more)
    changed = fitting(changed_options(options, say), room) or say("house-as-usual")
    return [head, changed, *filter(None, (more,))]


def confirm_page(house: HouseRules, say: Say) -> Page:
    """The question whether to delete them."""
    buttons = [
        house_button("delete", house.id, label=say("house-confirm-yes"), style=Style.danger),
        house_button("keep", house.id, label=say("house-confirm-no")),
    ]
    return page(say("house-confirm", name=in_text(house.name)), buttons)


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

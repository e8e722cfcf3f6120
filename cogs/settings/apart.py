"""The people whom somebody does not want to be seated with: a page of /settings mine, and an entry in a person's menu.

Nobody else sees the list, nor what is done here.
"""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from cogs.app import presses
from cogs.app.answers import Denied, WithPersonMenu, answered, change_pressed, tell
from cogs.app.client import Act, Client, name_of_user
from cogs.app.i18n import text
from cogs.app.presses import person_picked
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import in_label
from cogs.settings.setting_buttons import Whose, in_settings, page_buttons
from engine.store.blocks import MOST, Blocked
from engine.table.model.errors import Refusal, Refused

PEOPLE: Final = "people"
"""The page."""


class ApartCommands(WithPersonMenu):
    """The entry in the menu of a person; it works in direct messages too."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot, app_commands.ContextMenu(name=text("apart-menu"), callback=self.keep_away))

    @answered
    async def keep_away(self, act: Act, person: discord.User) -> None:
        """Put somebody on one's list from their menu, and show the list."""
        await tell(act, apart_page(act, await put_on_list(act, person)))


async def put_on_list(act: Act, person: discord.abc.User) -> str:
    """Keep somebody away from now on; says so. Raises Denied, and Refused(blocks-enough)."""
    if person.id == act.user_id:
        raise Denied("apart-yourself")
    if person.bot:
        raise Denied("apart-bot")
    tables, say = act.bot.tables, act.say
    await tables.blocks.add(act.user_id, person.id, name_of_user(person))
    told = [say("apart-added", name=person.mention)]
    # What they play together already goes on.
    together = [one for one in tables.of_user(act.user_id) if one.seat_of(person.id) is not None]
    told += [say("apart-together", table=str(one.id)) for one in together]
    return "\n".join(told)


def apart_page(act: Act, told: str = "") -> Page:
    """The list, with menus to add somebody and to take somebody off it; `told`: what was just done."""
    say, own = act.say, act.bot.tables.blocks.of(act.user_id)
    names = [f"<@{one.user_id}>" if one.user_id else say("apart-forgotten") for one in own]
    lines = [f"{number}. {name}" for number, name in enumerate(names, 1)] or [say("apart-nobody")]
    parts: list[Part] = [told] if told else []
    parts += [say("apart-title"), "\n".join(lines)]
    # Discord offers no members where there are none.
    if act.guild_id is not None and len(own) < MOST:
        parts.append([presses.people_menu(f"apart.{Whose.ME}:{PEOPLE}", say("apart-add"))])
    if own:
        labels = [in_label(one.name) if one.user_id else say("apart-forgotten") for one in own]
        options = [
            (_value(one), f"{number} · {name}") for number, (one, name) in enumerate(zip(own, labels, strict=True), 1)
        ]
        menu = presses.menu(f"together.{Whose.ME}:{PEOPLE}", options, placeholder=say("apart-take-back"))
        parts.append([menu])
    return page(*parts, page_buttons(Whose.ME, PEOPLE, say))


def apart_line(act: Act) -> list[str]:
    """The list on one line; nothing if nobody is on it."""
    own, say = act.bot.tables.blocks.of(act.user_id), act.say
    names = ", ".join(f"<@{one.user_id}>" if one.user_id else say("apart-forgotten") for one in own)
    return [say("theme-option", part=say("apart-line"), choice=names)] if own else []


def _value(one: Blocked) -> str:
    return one.mark or str(one.user_id)


@in_settings("apart")
async def _add(act: Act, whose: Whose, part: str, _: list[str]) -> None:
    """Keep away whoever was picked."""
    made = apart_page(act, await put_on_list(act, person_picked(act)))
    await change_pressed(act, made)


@in_settings("together")
async def _take_back(act: Act, whose: Whose, part: str, picked: list[str]) -> None:
    """Take whoever was picked off the list."""
    blocks, say = act.bot.tables.blocks, act.say
    found = next((one for one in blocks.of(act.user_id) if _value(one) in picked), None)
    if found is None:
        raise Refused(Refusal.STALE)
    await blocks.remove(act.user_id, found)
    name = f"<@{found.user_id}>" if found.user_id else say("apart-forgotten")
    await change_pressed(act, apart_page(act, say("apart-taken-back", name=name)))

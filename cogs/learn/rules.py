"""/rules: short rules of a variant or of the table here, with a picture of the ranking, shown privately.

The rules have chapters, each with a button, whose custom id says what it is about, like that of a table's buttons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from discord.ext import commands

from cogs.app import presses
from cogs.app.access import find_table
from cogs.app.answers import Denied, change_pressed, command, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in
from cogs.app.places import anywhere
from cogs.app.presses import Button, Style, pressed
from cogs.games.plain import TIPS, spoken
from cogs.messages.buttons import at_table
from cogs.messages.layout import Page, Part, drawn, page
from cogs.messages.words import by_house, changed_options, preset_name
from cogs.typed.choosing import PRESET, House, Preset, WhichGame, game_meant
from engine.core.options import Options
from engine.core.registry import GAMES, game_of_preset
from engine.running.table import Table
from engine.store.house_rules import HouseRules
from engine.table.model.errors import Refusal, Refused
from locales import Say
from locales.own_words import title

_HOUSE: Final = "house-"
"""How buttons of chapters name house rules; their number follows."""


class RulesCommands(commands.Cog):
    """Works in direct messages too."""

    @anywhere
    @command("rules-command", preset=(PRESET, "rules-preset-hint"))
    async def rules(self, act: Act, game: WhichGame = None, preset: Preset = None, house: House = None) -> None:
        """Show the rules of the house rules or variant named, else of the table here, else of the first variant."""
        say = act.say
        if house is not None:
            if game or preset:
                raise Denied("house-has-variant")
            chosen = await act.bot.tables.house_rules.named(act.guild_id or 0, house)
            await _show(act, chosen.options, say, house=chosen)
            return
        table = self._table_here(act) if game is None and preset is None else None
        options = table.setup.options if table else game_meant(game, preset).for_tables(preset)
        await _show(act, options, say, table)

    def _table_here(self, act: Act) -> Table | None:
        """The newest table of this channel, preferably one where the person sits; in direct messages their own."""
        own = act.bot.tables.of_user(act.user_id)
        if act.guild_id is None:
            return own[-1] if own else None
        here = act.bot.tables.in_channel(act.channel_id or 0)
        mine = tuple(table for table in here if table in own)
        return next(iter(reversed(mine or here)), None)


@at_table("rules")
async def show_rules(act: Act, table: Table, _: str) -> None:
    """Answer the rules button of a table."""
    await _show(act, table.setup.options, act.say_at(table), table)


async def _show(
    act: Act, options: Options, say: Say, table: Table | None = None, house: HouseRules | None = None
) -> None:
    await tell(act, await rules_page(options, say, table, house=house))


async def rules_page(
    options: Options, say: Say, table: Table | None = None, chapter: str = "", house: HouseRules | None = None
) -> Page:
    """The rules with these options, or a chapter of them; what the options change gets lines of its own.

    `table` or `house`: whose options they are. Raises Refused(stale) for a chapter that there is not.
    """
    rules = spoken(options.game).rules
    chapters = tuple(rules.CHAPTERS)
    chapter = chapter or chapters[0]
    if chapter not in chapters:
        # Another version had it.
        raise Refused(Refusal.STALE)
    changed = changed_options(options, say) if chapter == chapters[0] else ()
    pictures, files = await drawn(rules.pictures(options, chapter, say))
    parts: list[Part] = [
        _title(options, say, table, house),
        *(["\n".join((say("rules-house"), *changed))] if changed else []),
        rules.in_words(options, chapter, say),
        *(_last_trick(options, say, table) if chapter == chapters[0] else ()),
        *pictures,
        [*_chapter_buttons(chapters, chapter, _subject(options, table, house), say)],
    ]
    return page(*parts, files=files)


def _last_trick(options: Options, say: Say, table: Table | None) -> list[str]:
    """That the last trick plays itself, where it does."""
    if not GAMES[options.game].tells_only_plays or not (table is None or table.setup.plays_last):
        return []
    return ["-# " + say("rules-last-trick-usual" if table is None else "rules-last-trick")]


def rules_in_words(options: Options, say: Say) -> list[str]:
    """The rules with these options, line by line, without the advice."""
    rules = spoken(options.game).rules
    chapters = (rules.in_words(options, chapter, say) for chapter in rules.CHAPTERS if chapter != TIPS)
    return "\n\n".join(chapters).splitlines()


def _title(options: Options, say: Say, table: Table | None, house: HouseRules | None) -> str:
    """Whose rules these are, and of which table; for house rules also the variant they start from."""
    variant, game = preset_name(options.preset, say), game_of_preset(options.preset).name
    by = house.name if house else table.setup.house if table else None
    name = variant if by is None else by_house(game, by, say)
    title = say("rules-title-table", name=name, table=str(table.id)) if table else say("rules-title", name=name)
    return title if by is None else f"{title}\n-# {variant}"


def _subject(options: Options, table: Table | None, house: HouseRules | None) -> str:
    """What the chapter buttons are about, as their custom ids say it."""
    return str(table.id) if table else f"{_HOUSE}{house.id}" if house else options.preset


def chapter_button(chapter: str, of: str, label: str, *, is_shown: bool) -> Button:
    """Turns to a chapter of the rules of a table, given by its number, of house rules, or of a preset."""
    style = Style.primary if is_shown else Style.secondary
    return presses.button(f"rules.{chapter}:{of}", label, style=style, disabled=is_shown)


def _chapter_buttons(chapters: Iterable[str], shown: str, of: str, say: Say) -> Iterator[Button]:
    for chapter in chapters:
        label = say.or_else(f"rules-chapter-{chapter}", title(chapter))
        yield chapter_button(chapter, of, label, is_shown=chapter == shown)


@pressed("rules", "chapter", r"rules\.([a-z]+):([a-z0-9-]+)")
async def _turn(act: Act, chapter: str, of: str) -> None:
    tables, table, house = act.bot.tables, None, None
    if of.isdecimal():
        table = await find_table(act, number_in(of))
        options = table.setup.options
    elif of.startswith(_HOUSE):
        house = await tables.house_rules.find(act.guild_id or 0, number_in(of.removeprefix(_HOUSE)))
        options = house.options
    else:
        options = game_of_preset(of).for_tables(of)
    made = await rules_page(options, act.say_at(table), table, chapter, house)
    await change_pressed(act, made)

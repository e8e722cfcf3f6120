"""Which language somebody reads, and what Discord's own menus show of commands: names, options, hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import discord
from discord import app_commands

from cogs.app.client import Act, Client
from engine.clubs.evenings.evening import EveningSetup
from engine.clubs.tournaments.setup import TournamentSetup
from engine.table.model.preferences import Person
from engine.table.model.setup import Setup
from locales import LANGUAGES, Say, language_of, say_in
from locales.language import SPOKEN

LANGUAGE_NAMES: Final = {code: language.name for code, language in SPOKEN.items()}

_DEFAULT_GUILD_LOCALE: Final = "en-US"


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions made by `text` in every language of the catalogue."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = locale.value.partition("-")[0]
        key = string.extras.get("key")
        return say_in(language)(key) if key and language in LANGUAGES else None


def text(key: str) -> app_commands.locale_str:
    """A catalogue text for a command: English, translated when the commands are sent to Discord."""
    return app_commands.locale_str(say_in("en")(key), key=key)


def key_here(key: str, say: Say, *, private: bool) -> str:
    """The key of a text, depending on where it is said.

    `private`: in direct messages, where server commands do not work: a text that recommends one has a variant
    `<key>-by-message`.
    """
    other = f"{key}-by-message"
    return other if private and other in say else key


def say_for(person: Person, at: Setup | TournamentSetup | EveningSetup) -> Say:
    """The texts for a person at a table, in a tournament or of an evening, if no interaction tells their language."""
    return say_in(person.reads or at.language, person.theme.over(at.theme))


def say_at(setup: Setup | TournamentSetup | EveningSetup) -> Say:
    """The texts for what everybody sees of a table, a tournament or an evening."""
    return say_in(setup.language, setup.theme)


async def say_on(client: Client, guild_id: int | None, language: str | None = None) -> Say:
    """The texts for what everybody sees on a server, in this language, or in that of the server."""
    server = await client.tables.server(guild_id or 0)
    return say_in(language or server.language or "en", server.theme)


def language_here(act: Act) -> str:
    """The language that this server has chosen, or else that of the place.

    Every server that is not a Community has the locale en-US, so there it means nothing and the language of the
    person asking is used.
    """
    if act.server.language:
        return act.server.language
    guild = act.guild
    locale = str(guild.preferred_locale) if guild else _DEFAULT_GUILD_LOCALE
    chosen = guild is not None and (locale != _DEFAULT_GUILD_LOCALE or "COMMUNITY" in guild.features)
    return language_of(locale if chosen else act.interaction.locale.value)


C = TypeVar("C")
"""A command, or the function that becomes one."""
Key = str | tuple[str, str]
"""The key of a command's or an option's name; its hint has the key `NAME-hint`, unless a second one is given."""


def name_and_hint(key: Key) -> tuple[str, str]:
    """The keys of both."""
    return (key, f"{key}-hint") if isinstance(key, str) else key


def asks(**keys: Key) -> Callable[[C], C]:
    """Name and describe options of a command, by the parameters they fill."""
    pairs = {option: name_and_hint(key) for option, key in keys.items()}
    named = app_commands.rename(**{option: text(name) for option, (name, _) in pairs.items()})
    described = app_commands.describe(**{option: text(hint) for option, (_, hint) in pairs.items()})
    return lambda command: named(described(command))

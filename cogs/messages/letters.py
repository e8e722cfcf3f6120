"""Which letters somebody's cards have at home: asked once, where one language has several usual sets.

In Flanders cards with 1 R D V, A H V B and A K Q J lie in the same drawer. Readers of the other languages know the
letters they get. The question comes with the greeting, above the first hand, so it costs no message of its own; whoever
leaves it alone is not asked again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import one_of
from cogs.app.i18n import say_to
from cogs.messages.layout import Part, in_thread, page, shown, upload
from engine.tables.live.table import Table
from engine.tables.model.preferences import Person
from locales import Say
from locales.cards import INDEX_SETS
from rendering import look_of
from rendering.cards.letters import draw_letters

ASKED: Final[Mapping[str, tuple[str, ...]]] = {"nl": ("1RDV", "AHVB", "AKQJ")}
"""By language, the sets that its readers may be used to; missing: only one."""


class Question(NamedTuple):
    """What to add to a page."""

    parts: list[Part]
    files: list[discord.File]


def to_ask(person: Person, table: Table, say: Say) -> tuple[str, ...]:
    """The sets to ask somebody about who sits down at a table; none if they, or the table's server, have chosen."""
    if person.letters_asked or person.theme.index_set or table.setup.theme.index_set:
        return ()
    return ASKED.get(say.language, ())


async def question(index_sets: tuple[str, ...], say: Say) -> Question:
    """The question with a picture of each set and a button for it; nothing if there are no sets."""
    if not index_sets:
        return Question([], [])
    look = look_of(say)
    picture = await in_thread(lambda: draw_letters(index_sets, look))
    alt = say("theme-ask-alt", sets=say("picture-alt-next").join(_letters(one, say) for one in index_sets))
    buttons = [LettersButton(one, _letters(one, say)) for one in index_sets]
    return Question([say("theme-ask"), shown(picture.filename, alt), buttons], [upload(picture, alt)])


def _letters(index_set: str, say: Say) -> str:
    return say(f"theme-cards-{index_set.lower()}")


class LettersButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"letters:(?P<index_set>[0-9A-Z]{4})"):
    """Chooses a set; it survives a restart."""

    def __init__(self, index_set: str, label: str = "-") -> None:
        self.index_set = index_set
        super().__init__(discord.ui.Button(custom_id=f"letters:{index_set}", label=label))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["index_set"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.index_set).handle(interaction)


class _Press(NamedTuple):
    index_set: str

    @answered
    async def handle(self, interaction: Interaction) -> None:
        one_of(INDEX_SETS, self.index_set)
        bot, user_id = interaction.client, interaction.user.id

        def chosen(person: Person) -> Person:
            return replace(person, theme=replace(person.theme, index_set=self.index_set), letters_asked=True)

        await bot.tables.change_person(user_id, chosen)
        say = say_to(interaction)
        told = page(say("theme-asked", letters=_letters(self.index_set, say)))
        await interaction.client.delivery.answer(interaction, told)
        bot.hands.refresh_all(user_id)

"""House rules as one line of text: given to whoever asks, and read on another server."""

from __future__ import annotations

from typing import Final

from cogs.app.answers import Denied, tell
from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.house_rules.drafts import Draft, HouseDrafts
from cogs.house_rules.page import contradiction_lines
from cogs.messages.layout import PAGE_LIMIT, fitting, page
from cogs.messages.words import house_text
from engine.core.errors import UnknownChoice, Unreadable
from engine.core.options import Options, UnknownValue
from engine.records.sharing import LINE, parse_rules, print_rules
from engine.tables.store.house_rules import HouseRules

_LONGEST: Final = PAGE_LIMIT - 500
"""Characters of a line; the sentence around it needs the rest."""


async def share(interaction: Interaction, house: HouseRules) -> None:
    """Give the line for house rules to the person alone."""
    say, line = say_to(interaction), print_rules(house.options)
    name = house_text(house.name)
    if len(line) > _LONGEST:
        raise Denied("house-share-long", name=name)
    made = page(say("house-shared", name=name), f"```\n{line}\n```")
    await interaction.response.send_message(view=made.view, ephemeral=True)


async def take(interaction: Interaction, drafts: HouseDrafts, name: str, line: str) -> None:
    """Show the rules of a line, and ask whether to keep them under this name."""
    options, say = _read(line), say_to(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    if told := contradiction_lines(options.game, options, say):
        await tell(interaction, fitting(told))
        return
    await interaction.client.tables.house_rules.must_be_free(interaction.guild_id or 0, name)
    await drafts.offer(interaction, Draft(interaction.user.id, name, options.game, options, is_import=True))


def _read(line: str) -> Options:
    """Raises Denied, ImpossibleOptions, and UnknownValue where a number is not possible."""
    try:
        return parse_rules(line)
    except Unreadable as error:
        key = "house-import-unreadable" if error.what == LINE else "house-import-part"
        raise Denied(key, typed=error.text, form=error.expected) from None
    except UnknownValue as error:
        if error.spec.numbers is not None:
            raise
        raise _unknown(error) from None
    except UnknownChoice as error:
        raise _unknown(error) from None


def _unknown(error: UnknownChoice) -> Denied:
    """Lines of a newer version may name what this one does not have."""
    return Denied("house-import-unknown", typed=error.given, possible=", ".join(error.possible))

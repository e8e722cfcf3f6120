"""Options of commands get their names and hints by keys of the catalogue."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.app.i18n import asks, text


def asking(**keys: Any) -> app_commands.Command[Any, ..., Any]:
    @asks(**keys)
    async def play(interaction: Any, card: str, table: str | None = None) -> None:
        """A command with two options."""

    return app_commands.Command(name="play", description="-", callback=play)


def test_an_option_has_the_name_of_its_key_and_the_hint_that_belongs_to_it() -> None:
    card, table = asking(card="command-card", table=("command-which-table", "fair-which-hint")).parameters
    assert (card.name, card.display_name, card.description) == (
        *("card", str(text("command-card"))),
        str(text("command-card-hint")),
    )
    assert (table.display_name, table.description) == (str(text("command-which-table")), str(text("fair-which-hint")))


def test_several_decorators_ask_for_more_each() -> None:
    async def play(interaction: Any, card: str, table: str | None = None) -> None:
        """A command with two options."""

    both = asks(card="command-card")(asks(table="command-which-table")(play))
    command: Any = app_commands.Command(name="play", description="-", callback=both)
    assert [one.display_name for one in command.parameters] == [
        *(str(text("command-card")), str(text("command-which-table"))),
    ]
    made: Any = asks(card="command-call")(asking(card="command-card"))
    assert made.parameters[0].display_name == str(text("command-call"))

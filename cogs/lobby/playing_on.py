"""The button "Play on from here" of a replay: a table in that position, alone or with others, that counts for nothing.

Whoever presses it chooses a seat first; that opens the table, in the channel of the interaction.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cogs.app.access import must_be_for_all
from cogs.app.client import Interaction
from cogs.app.custom_ids import number_in, read
from cogs.app.i18n import say_to
from cogs.lobby.opening import Rules, must_be_able_to_open, open_table, setup_here, tell_opened
from cogs.lookback.words import origin_facts
from cogs.messages.buttons import Handler, TableMenu
from cogs.messages.display_names import in_label
from cogs.messages.layout import page
from cogs.messages.words import labels
from cogs.replay.positions import Place
from engine.tables.live.table import Table
from engine.tables.live.table_at_deal import TableAtDeal
from locales import Say

_ALONE: Final = "alone"
_FRIENDS: Final = "friends"
_WAYS: Final = {_ALONE: "1", _FRIENDS: "2"}
"""With whom to play on, and the number that tells the menus apart."""


async def ask(interaction: Interaction, table: Table, fact: str) -> None:
    """Ask which seat, and with whom."""
    await must_be_for_all(interaction, table)
    place = read(Place.parse, fact)
    origin = await table.origin(place.deal, place.step)
    must_be_able_to_open(interaction)
    say = say_to(interaction, table)
    menus = [[_menu(table, place, way, say)] for way in _WAYS]
    made = page(say("lookback-on-ask", **origin_facts(table, origin)), *menus)
    await interaction.response.send_message(view=made.view, ephemeral=True)


async def play_on(interaction: Interaction, table: Table, fact: str) -> None:
    """Open the table in this position."""
    await must_be_for_all(interaction, table)
    way, _, rest = fact.partition(".")
    seat, _, where = rest.partition(".")
    place = read(Place.parse, where)
    origin = await table.origin(place.deal, place.step)
    must_be_able_to_open(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    rules = Rules(table.game, table.setup.options, table.setup.house)
    is_alone = way == _ALONE
    # Alone there is nobody to wait for.
    setup = replace(setup_here(interaction, rules), origin=origin, starts_when_full=is_alone)
    opened = await open_table(interaction, setup, rules.room if is_alone else 0, seat=number_in(seat))
    await tell_opened(interaction, opened)


def _menu(table: Table, place: Place, way: str, say: Say) -> TableMenu:
    then = TableAtDeal(table, place.deal)
    seats = [(seat, one.name) for seat, one in enumerate(labels(then), 1) if seat != then.dummy]
    options = [
        (f"{way}.{seat}.{place}", say("lookback-on-seat", seat=str(seat), name=in_label(name))) for seat, name in seats
    ]
    return TableMenu("playonas", table.id, options, placeholder=say(f"lookback-on-{way}"), place=_WAYS[way])


HANDLERS: dict[str, Handler] = {"playon": ask, "playonas": play_on}

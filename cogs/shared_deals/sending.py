"""The button of a replay that sends a deal to a friend: it asks to whom."""

from __future__ import annotations

from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.app.custom_ids import is_of_server, number_in
from cogs.app.i18n import say_to
from cogs.messages.buttons import Handler
from cogs.messages.layout import page
from cogs.shared_deals.buttons import FriendMenu
from engine.tables.live.table import Table


async def choose_friend(interaction: Interaction, table: Table, fact: str) -> None:
    """Ask to whom this deal is to be sent."""
    if not is_of_server(table, interaction):
        raise Denied("stats-not-here")
    deal = number_in(fact)
    # Whatever prevents it is said now.
    await table.origin(deal, 0)
    say = say_to(interaction, table)
    menu = FriendMenu(table.id, deal, placeholder=say("deals-friend"))
    made = page(say("deals-send-ask", deal=str(deal), table=str(table.id)), [menu])
    await interaction.response.send_message(view=made.view, ephemeral=True)


HANDLERS: dict[str, Handler] = {"senddeal": choose_friend}

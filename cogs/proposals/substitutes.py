"""Seats that change hands during a match: which can be taken over, and who plays on in a seat."""

from __future__ import annotations

import discord

from cogs.app.access import must_see_channel
from cogs.app.answers import Denied, tell
from cogs.app.client import Interaction
from cogs.app.custom_ids import number_in
from cogs.app.i18n import say_to
from cogs.games.texts import texts_of
from cogs.messages.buttons import Handler, TableButton
from cogs.messages.display_names import in_label, in_text, name_of_user
from cogs.messages.layout import Page, page
from cogs.messages.words import name_of
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.people import Stint
from engine.tables.model.status import Status
from locales import Say


def can_be_taken(table: Table) -> bool:
    """Whether somebody might take over a seat during the match."""
    in_tournament = table.setup.tournament is not None
    return any(one and (one.offered or (not one.is_person and not in_tournament)) for one in table.seats)


def seats_page(table: Table, user_id: int, say: Say) -> Page:
    """The seats somebody may take over, each with its button; raises Denied or Refused if there are none."""
    own, seats = table.seat_of(user_id), table.seats_to_take(user_id)
    if own is not None:
        raise Refused(Refusal.ALREADY_SEATED, seat=own)
    if user_id in table.setup.barred:
        raise Refused(Refusal.BARRED)
    if not seats:
        raise Denied("stay-no-seat", table=str(table.id))
    buttons = [
        TableButton("take", table.id, str(seat), label=_seat_text(table, seat, say), style=discord.ButtonStyle.success)
        for seat in seats
    ]
    return page(say("stay-which-seat", table=str(table.id)), _rule(table, say), buttons)


def _rule(table: Table, say: Say) -> str:
    """What counts for whom when a seat changes hands."""
    return "-# " + say("shared-rule", unit=texts_of(table).DEALS)


def _seat_text(table: Table, seat: int, say: Say) -> str:
    occupant = table.seats[seat - 1]
    assert occupant is not None
    key = "stay-seat-of-person" if occupant.is_person else "stay-seat-of-computer"
    return say(key, seat=str(seat), name=in_label(occupant.name))


def substitute_lines(table: Table, say: Say) -> list[str]:
    """Who has taken over from whom since this deal began, and whether an earlier person there has seen these cards."""
    first: dict[int, tuple[Stint, bool]] = {}
    now: dict[int, Stint] = {}
    for stint in table.stints:
        if stint.deal == table.deal and stint.seat in now:
            first.setdefault(stint.seat, (now[stint.seat], stint.had_cards))
        now[stint.seat] = stint
    return [
        say(
            _plays_for(before, had_cards),
            name=name_of(table.seats[seat - 1], say),
            other=in_text(before.name),
        )
        for seat, (before, had_cards) in first.items()
        if before.name != now[seat].name
    ]


def _plays_for(before: Stint, had_cards: bool) -> str:
    """The key of the sentence on who sat there first in this deal."""
    if before.user_id is None:
        return "stay-plays-for"
    return "stay-plays-for-person" if had_cards else "stay-plays-for-without"


async def take_seat(interaction: Interaction, table: Table, seat: str) -> None:
    """Take over the seat named, or else show the private page of those available."""
    user, say = interaction.user, say_to(interaction)
    if not seat:
        if table.status is not Status.PLAYING:
            raise Refused(Refusal.NOT_STARTED if table.status.is_live else Refusal.TABLE_OVER, table=table.id)
        await interaction.response.send_message(view=seats_page(table, user.id, say).view, ephemeral=True)
        return
    await must_see_channel(interaction, table)
    await interaction.response.defer()
    await table.take_over(user.id, name_of_user(user), number_in(seat))
    await tell(interaction, "\n".join([say("play-taken", seat=seat), _rule(table, say)]))
    await interaction.client.greetings.greet(interaction, table)


HANDLERS: dict[str, Handler] = {"take": take_seat}

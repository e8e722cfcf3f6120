"""The panel of one's own seat, opened by a button under the table picture."""

from __future__ import annotations

from cogs.app.answers import tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in
from cogs.app.presses import Style
from cogs.messages.buttons import at_table, is_meant, said_by, table_button
from cogs.messages.layout import Page, Part, page
from cogs.proposals import claims, ending, overrule, pausing
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Pause
from locales import Say


def seat_panel(table: Table, seat: int, say: Say) -> Page:
    """What somebody can do with their seat, shown privately."""
    occupant = table.occupant(seat)
    offered = occupant is not None and occupant.offered
    buttons = [table_button("leave", table.id, label=say("play-leave"), style=Style.danger)]
    alone = table.setup.tournament is None
    if alone:
        label = say("play-keep" if offered else "play-offer")
        buttons.insert(0, table_button("offer", table.id, said_by(not offered), label=label))
        if table.paused is Pause.AGREED:
            buttons.insert(0, table_button("resume", table.id, label=say("stay-here"), style=Style.success))
        else:
            buttons.insert(0, table_button("pause", table.id, label=say("stay-pause-button")))
    if occupant is not None and occupant.away:
        buttons.insert(0, table_button("back", table.id, label=say("play-back"), style=Style.success))
    if alone and occupant is not None:
        is_host = occupant.user_id == table.setup.host_id
        label = say("lobby-host-panel" if is_host else "agree-panel-button")
        buttons.append(table_button("host", table.id, label=label))
    parts: list[Part] = [say("play-seat-offered" if offered else "play-seat-yours", seat=str(seat)), buttons]
    parts.append([*ending.buttons_of(table, say), *pausing.buttons_of(table, seat, say)])
    if occupant is not None and occupant.user_id is not None:
        parts.append(claims.buttons_of(table, seat, occupant.user_id, say))
    return page(*parts)


@at_table("seat")
async def show_seat(act: Act, table: Table, _: str) -> None:
    if table.seat_of(act.user_id) is None and table.status.is_live and await overrule.allowed(act, table):
        await overrule.show_manager_panel(act, table)
    else:
        await tell(act, seat_panel(table, table.own_seat(act.user_id), act.say))


@at_table("offer")
async def offer(act: Act, table: Table, fact: str) -> None:
    await table.offer(act.user_id, offered=is_meant(fact))
    seat = table.seat_of(act.user_id)
    if seat is not None:
        await act.answer(seat_panel(table, seat, act.say))


@at_table("back")
async def come_back(act: Act, table: Table, _: str) -> None:
    await table.back(act.user_id)
    await tell(act, act.say("play-welcome-back"))


@at_table("next")
async def next_deal(act: Act, table: Table, deal: str) -> None:
    if number_in(deal) != table.deal:
        raise Refused(Refusal.STALE)
    await act.response.defer()
    await table.next_deal(act.user_id)

"""Tables opened from a finished match: a rematch, and "Play on from here" in a replay.

A rematch is opened by the first to ask, and joined by those who ask after that. Whoever plays on chooses a seat first,
alone or with others; that opens a table in that position, in the channel of the interaction, which counts for nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cogs.app.access import must_be_for_all, must_see_channel
from cogs.app.answers import Denied, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, read
from cogs.app.permissions import most_open, must_be_permitted
from cogs.app.presses import Button, Menu, Style
from cogs.lobby.opening import (
    Rules,
    must_be_able_to_open,
    must_be_where_tables_are,
    open_table,
    setup_here,
    tell_opened,
)
from cogs.members.company import end_question, must_know_company
from cogs.members.membership import must_all_be_there
from cogs.messages.buttons import at_table, at_table_with_fact, table_button, table_menu
from cogs.messages.layout import page
from cogs.messages.words import in_label, labels, name_of
from cogs.replay.finished import ReplayPlace
from cogs.replay.lookback import origin_facts
from engine.running.table import Table, TableAtDeal
from engine.table.model.preferences import TABLES
from engine.table.model.setup import seats_beside_host
from engine.table.model.status import Status
from locales import Say

OTHERS: Final = "others"
"""What a button for other partners carries."""


def rematch_buttons(table: Table, say: Say) -> list[Button]:
    """The buttons under the end of a match; none in a tournament, which itself decides who plays next."""
    if table.setup.tournament is not None:
        return []
    buttons = [table_button("rematch", table.id, label=say("find-again"), style=Style.success)]
    if table.has_partners:
        buttons.append(table_button("rematch", table.id, OTHERS, label=say("find-again-others")))
    return buttons


async def play_again(act: Act, ended: Table, fact: str) -> Table:
    """Sit down at the rematch of a match, opening it in the channel of the interaction if need be.

    `fact`: as the button carries it, with other partners or not.
    """
    if ended.setup.tournament is None and act.user_id not in ended.seats_again():
        raise Denied("find-not-of-match", table=str(ended.id))
    must_be_permitted(act)
    found = await act.bot.tables.rematch_of(ended)
    if found is None:
        # Those who were at the match need no role for it, but it must be where tables are still allowed.
        must_be_where_tables_are(act)
    await must_see_channel(act, found or ended)
    if found is not None:
        fact = must_know_company(act, found, "rematch", fact, under=ended)
    others = fact == OTHERS
    await act.response.defer(ephemeral=True)
    if found is not None:
        await must_all_be_there(act, found)
    most = most_open(act, TABLES)
    table = await act.bot.tables.rematch(ended, act.user_id, act.name, others=others, most=most)
    if table.seat_of(act.user_id) is None or not table.status.is_live:
        raise Denied(f"find-rematch-{table.status}", table=str(table.id))
    await end_question(act)
    await act.bot.greetings.greet(act, table)
    if table.status is Status.LOBBY and ended.has_partners and others is table.setup.starts_when_full:
        # Somebody else has opened it, and chose the other way to find partners.
        say = act.say
        key = "find-rematch-same-partners" if others else "find-rematch-other-partners"
        told = say(key, table=str(table.id), host=name_of(table.host, say))
        await act.followup.send(told, ephemeral=True)
    return table


@at_table("rematch")
async def rematch(act: Act, ended: Table, fact: str) -> None:
    await play_again(act, ended, fact)


_ALONE: Final = "alone"
_FRIENDS: Final = "friends"
_WAYS: Final = {_ALONE: "1", _FRIENDS: "2"}
"""With whom to play on, and the number that tells the menus apart."""


@at_table_with_fact("playon")
async def ask(act: Act, table: Table, fact: str) -> None:
    """Ask which seat, and with whom."""
    await must_be_for_all(act, table)
    place = read(ReplayPlace.parse, fact)
    origin = await table.origin(place.deal, place.step)
    must_be_able_to_open(act)
    say = act.say_at(table)
    menus = [[_menu(table, place, way, say)] for way in _WAYS]
    await tell(act, page(say("lookback-on-ask", **origin_facts(table, origin)), *menus))


@at_table("playonas")
async def play_on(act: Act, table: Table, fact: str) -> None:
    """Open the table in this position."""
    await must_be_for_all(act, table)
    way, _, rest = fact.partition(".")
    seat, _, where = rest.partition(".")
    place = read(ReplayPlace.parse, where)
    origin = await table.origin(place.deal, place.step)
    must_be_able_to_open(act)
    await act.response.defer(ephemeral=True, thinking=True)
    rules = Rules(table.game, table.setup.options, table.setup.house)
    is_alone = way == _ALONE
    # Alone there is nobody to wait for.
    setup = replace(setup_here(act, rules), origin=origin, starts_when_full=is_alone)
    opened = await open_table(act, setup, seats_beside_host(rules.options) if is_alone else 0, seat=number_in(seat))
    await tell_opened(act, opened)


def _menu(table: Table, place: ReplayPlace, way: str, say: Say) -> Menu:
    then = TableAtDeal(table, place.deal)
    seats = [(seat, one.name) for seat, one in enumerate(labels(then), 1) if seat != then.dummy]
    options = [
        (f"{way}.{seat}.{place}", say("lookback-on-seat", seat=str(seat), name=in_label(name))) for seat, name in seats
    ]
    return table_menu("playonas", table.id, options, placeholder=say(f"lookback-on-{way}"), place=_WAYS[way])

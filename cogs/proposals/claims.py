"""Claiming or conceding the rest of a deal, undoing a misclick, the last trick: by button and by command.

Of conceding the words say what it would mean, and the outcome.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

from discord.ext import commands

from cogs.app.access import find_table
from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in
from cogs.app.parameters import MEANT, YES_CHOICE, Kind, Sure, is_yes
from cogs.app.presses import Button, Family, Style
from cogs.games.plain import texts_of
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, page
from cogs.messages.wording import wording_of
from cogs.messages.words import CardWords, seat_name, together
from cogs.replay.finished import last_match
from cogs.table_texts.tricks import has_last_trick, last_trick
from cogs.typed.choosing import (
    OnTurn,
    TableKind,
    near,
    own,
    own_tables,
    table_named,
    table_number,
)
from engine.core.view import SPECTATOR
from engine.running.table import Table
from engine.table.model.errors import Refused
from engine.table.model.proposal import GivenUp, ProposalKind, Stake
from locales import Say


def what_it_means(table: Table, seat: int, say: Say) -> str:
    """What becomes of the deal if this seat's side concedes it."""
    view = table.view(SPECTATOR)
    own = view.sides[seat - 1]
    givers = frozenset(at for at, side in enumerate(view.sides, 1) if side == own)
    what, contract = table.stake(seat), texts_of(table).contract(view)
    return say(f"company-giving-{what}", **_facts(table, givers, view.declarers, contract, say))


def what_came(table: Table, name: str, given: GivenUp, say: Say) -> str:
    """The outcome; `name`: who conceded."""
    facts = _facts(table, given.givers, given.declarers, given.contract, say)
    kept = "-part" if given.what is Stake.REST and given.kept else ""
    return say(f"company-gave-{given.what}{kept}", name=name, kept=given.kept, **facts)


def _facts(
    table: Table, givers: frozenset[int], declarers: tuple[int, ...], contract: str | None, say: Say
) -> dict[str, str]:
    """The other side, the declarers, and the contract if there is one."""
    others = [seat for seat in range(1, len(table.seats) + 1) if seat not in givers]
    facts = {"others": together(seat_name(table, seat, say) for seat in others)}
    action = None if contract is None else table.game.parse_action(contract)
    undertaken = None if action is None else wording_of(action).undertaken(action, say)
    if undertaken is not None:
        facts["contract"] = undertaken
        facts["side"] = together(seat_name(table, seat, say) for seat in declarers)
    return facts


NO_TRICK: Final = "company-last-none"


def buttons_of(table: Table, seat: int, user_id: int, say: Say) -> list[Button]:
    """What somebody seated can do besides playing: undo, claim or concede the rest on their turn, say something."""
    buttons = []
    if number := own_last(table, seat):
        buttons.append(table_button("undo", table.id, str(number), label=say("company-undo-button")))
    turn = str(table.turn_number(seat))
    for kind in (ProposalKind.CLAIM, ProposalKind.CONCEDE):
        with suppress(Refused):
            table.must_be_proposable(user_id, kind)
            buttons.append(table_button(kind, table.id, turn, label=say(f"company-{kind}-button")))
    return [*buttons, table_button("phrases", table.id, label=say("company-say-button"))]


def own_last(table: Table, seat: int) -> int:
    """The journal entry of the action this seat may undo now; 0: there is none."""
    return table.number if table.may_take_back(seat) else 0


@at_table("claim")
async def claim(act: Act, table: Table, number: str) -> None:
    """Claim the rest; unless it is certain ask first, because the hand would be shown."""
    if table.claim_is_certain(act.user_id):
        await tell(act, await _claimed(act, table, number_in(number)))
    else:
        await tell(act, _doubt(act, table, number_in(number)))


@at_table("concede")
async def concede(act: Act, table: Table, number: str) -> None:
    """Ask whether to really concede the deal."""
    table.must_be_proposable(act.user_id, ProposalKind.CONCEDE)
    await tell(act, _sure(act, table, number_in(number)))


@at_table("showask")
async def show_and_ask(act: Act, table: Table, number: str) -> None:
    """Yes: show the hand and claim."""
    await act.answer(await _claimed(act, table, number_in(number)))


@at_table("giveup")
async def give_up(act: Act, table: Table, number: str) -> None:
    """Yes: concede the deal."""
    await act.answer(await _conceded(act, table, number_in(number)))


_of_older_questions: Final = Family("table", r"playon:(?P<table>\d{1,15}):(?P<fact>)(?P<menu>)", at_table.find)
"""As these buttons were before a verb that says something else got in their way."""


@_of_older_questions("playhere")
@at_table("playhere")
async def play_on(act: Act, _: Table, __: str) -> None:
    """No: play on."""
    await act.answer(act.say("company-plays-on"))


@at_table("undo")
async def undo(act: Act, table: Table, number: str) -> None:
    await act.response.defer()
    await table.take_back(act.user_id, number_in(number))


def _doubt(act: Act, table: Table, number: int) -> Page:
    """The hand that would be shown, and the buttons to decide."""
    table.must_be_proposable(act.user_id, ProposalKind.CLAIM)
    say, seat = act.say_at(table), table.seat_of(act.user_id)
    cards = CardWords(act.bot.tiles, say).cards(table.view(seat or 0).hand)
    return page(
        say("company-claim-doubt", cards=cards),
        [
            table_button("showask", table.id, str(number), label=say("company-claim-show"), style=Style.danger),
            table_button("playhere", table.id, label=say("company-play-on"), style=Style.success),
        ],
    )


def _sure(act: Act, table: Table, number: int) -> Page:
    say, seat = act.say_at(table), table.seat_of(act.user_id) or 0
    return page(
        say("company-concede-doubt", what=what_it_means(table, seat, say)),
        [
            table_button("giveup", table.id, str(number), label=say("company-concede-sure"), style=Style.danger),
            table_button("playhere", table.id, label=say("company-play-on"), style=Style.success),
        ],
    )


async def _claimed(act: Act, table: Table, number: int) -> str:
    """Claim; returns the outcome in words."""
    await act.defer()
    deal = table.deal
    await table.claim(act.user_id, number)
    if table.proposal is not None:
        outcome = "company-claim-asked"
    else:
        # Without a pause between deals the next one has begun by now.
        is_over = table.result is not None or table.deal != deal
        outcome = "company-claim-done" if is_over else "company-claim-in-vain"
    return act.say(outcome)


async def _conceded(act: Act, table: Table, number: int) -> str:
    """Concede the deal; returns the outcome in words."""
    await act.defer()
    await table.concede(act.user_id, number)
    outcome = "company-concede-done" if table.proposal is None else "company-concede-asked"
    return act.say(outcome)


def _watched(act: Act) -> tuple[Table, ...]:
    here = act.bot.tables.in_channel(act.channel_id or 0)
    return tuple(dict.fromkeys(table for table in (*here, *own_tables(act)) if table.deal))


_Undone = Annotated[Table, own(lambda act, table: own_last(table, table.seat_of(act.user_id) or 0) > 0)]
_Watched = Annotated[str | None, TableKind(lambda act, _: _watched(act)).typed]
_Show = Annotated[bool, Kind("company-show", YES_CHOICE, reads=is_yes)]


class ClaimCommands(commands.Cog):
    """What a player may do besides playing; works in direct messages too."""

    @command("company-claim")
    async def claim(self, act: Act, show: _Show = False, table: OnTurn = MEANT) -> None:
        """Claim the rest of the tricks."""
        number = _turn_of(act, table)
        if show or table.claim_is_certain(act.user_id):
            await tell(act, await _claimed(act, table, number))
        else:
            await tell(act, _doubt(act, table, number))

    @command("company-concede")
    async def concede(self, act: Act, sure: Sure = False, table: OnTurn = MEANT) -> None:
        """Concede the deal."""
        number = _turn_of(act, table)
        table.must_be_proposable(act.user_id, ProposalKind.CONCEDE)
        if sure:
            await tell(act, await _conceded(act, table, number))
        else:
            await tell(act, _sure(act, table, number))

    @command("company-undo")
    async def undo(self, act: Act, table: _Undone = MEANT) -> None:
        """Undo one's last action."""
        await act.response.defer(ephemeral=True, thinking=True)
        await table.take_back(act.user_id)
        await tell(act, act.say("company-undone", table=str(table.id)))

    @command("company-last")
    async def last(self, act: Act, table: _Watched = None) -> None:
        """Show the last trick, which everybody has seen, of one's own table or this channel's, even after a match."""
        watched = _watched(act)
        number = table_number(table)
        if watched and (number is None or number in {one.id for one in watched}):
            mine = [one for one in watched if one.seat_of(act.user_id) is not None]
            possible = near(mine, act) if mine and table is None else watched
            chosen = table_named(table, act, possible, NO_TRICK, "company-last-which", fits=has_last_trick)
        else:
            chosen = await self._finished(act, number)
        await last_trick(act, chosen)

    async def _finished(self, act: Act, number: int | None) -> Table:
        """The match with that number, else the last one in this channel, else the person's last one."""
        if number is not None:
            return await find_table(act, number)
        ended = await act.bot.tables.last_ended(act.channel_id or 0)
        if ended is not None:
            return ended
        last = await last_match(act)
        if last is None:
            raise Denied(NO_TRICK)
        return await find_table(act, last)


def _turn_of(act: Act, table: Table) -> int:
    return table.turn_number(table.seat_of(act.user_id) or 0)

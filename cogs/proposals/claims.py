"""Claiming or conceding the rest of a deal, undoing a misclick, the last trick: by button and by command.

Of conceding the words say what it would mean, and the outcome.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.access import find_table
from cogs.app.answers import Denied, answered, tell
from cogs.app.client import Client, Interaction
from cogs.app.custom_ids import number_in
from cogs.app.i18n import asks, say_to, text
from cogs.games.texts import texts_of
from cogs.messages.buttons import Handler, TableButton
from cogs.messages.layout import Page, page
from cogs.messages.wording import wording_of
from cogs.messages.words import CardWords, seat_name, together
from cogs.proposals.confirmation import answer, deferred
from cogs.replay.finished import last_match
from cogs.table_texts.tricks import has_last_trick, last_trick
from cogs.typed.choosing import TABLE, Choices, near, own_table, own_tables, table_choices, table_named, table_number
from engine.core.view import SPECTATOR
from engine.tables.live.table import Table
from engine.tables.model.errors import Refused
from engine.tables.model.proposal import GivenUp, ProposalKind, Stake
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


Style = discord.ButtonStyle

NO_TRICK: Final = "company-last-none"
YES: Final = "yes"
YES_CHOICE: Final = [app_commands.Choice(name=text("company-yes"), value=YES)]


def buttons_of(table: Table, seat: int, user_id: int, say: Say) -> list[TableButton]:
    """What somebody seated can do besides playing: undo, claim or concede the rest on their turn, say something."""
    buttons = []
    if number := own_last(table, seat):
        buttons.append(TableButton("undo", table.id, str(number), label=say("company-undo-button")))
    turn = str(table.turn_number(seat))
    for kind in (ProposalKind.CLAIM, ProposalKind.CONCEDE):
        with suppress(Refused):
            table.must_be_proposable(user_id, kind)
            buttons.append(TableButton(kind, table.id, turn, label=say(f"company-{kind}-button")))
    return [*buttons, TableButton("phrases", table.id, label=say("company-say-button"))]


def own_last(table: Table, seat: int) -> int:
    """The journal entry of the action this seat may undo now; 0: there is none."""
    return table.number if table.may_take_back(seat) else 0


async def claim(interaction: Interaction, table: Table, number: str) -> None:
    """Claim the rest; unless it is certain ask first, because the hand would be shown."""
    if table.claim_is_certain(interaction.user.id):
        await tell(interaction, await _claimed(interaction, table, number_in(number)))
    else:
        await _ask(interaction, _doubt(interaction, table, number_in(number)))


async def concede(interaction: Interaction, table: Table, number: str) -> None:
    """Ask whether to really concede the deal."""
    table.must_be_proposable(interaction.user.id, ProposalKind.CONCEDE)
    await _ask(interaction, _sure(interaction, table, number_in(number)))


async def show_and_ask(interaction: Interaction, table: Table, number: str) -> None:
    """Yes: show the hand and claim."""
    await answer(interaction, await _claimed(interaction, table, number_in(number)))


async def give_up(interaction: Interaction, table: Table, number: str) -> None:
    """Yes: concede the deal."""
    await answer(interaction, await _conceded(interaction, table, number_in(number)))


async def play_on(interaction: Interaction, _: Table, __: str) -> None:
    """No: play on."""
    await interaction.client.delivery.answer(interaction, page(say_to(interaction)("company-plays-on")))


async def undo(interaction: Interaction, table: Table, number: str) -> None:
    await interaction.response.defer()
    await table.take_back(interaction.user.id, number_in(number))


def _doubt(interaction: Interaction, table: Table, number: int) -> Page:
    """The hand that would be shown, and the buttons to decide."""
    table.must_be_proposable(interaction.user.id, ProposalKind.CLAIM)
    say, seat = say_to(interaction, table), table.seat_of(interaction.user.id)
    cards = CardWords(interaction.client.tiles, say).cards(table.view(seat or 0).hand)
    return page(
        say("company-claim-doubt", cards=cards),
        [
            TableButton("showask", table.id, str(number), label=say("company-claim-show"), style=Style.danger),
            TableButton("playon", table.id, label=say("company-play-on"), style=Style.success),
        ],
    )


def _sure(interaction: Interaction, table: Table, number: int) -> Page:
    say, seat = say_to(interaction, table), table.seat_of(interaction.user.id) or 0
    return page(
        say("company-concede-doubt", what=what_it_means(table, seat, say)),
        [
            TableButton("giveup", table.id, str(number), label=say("company-concede-sure"), style=Style.danger),
            TableButton("playon", table.id, label=say("company-play-on"), style=Style.success),
        ],
    )


async def _claimed(interaction: Interaction, table: Table, number: int) -> str:
    """Claim; returns the outcome in words."""
    await deferred(interaction)
    deal = table.deal
    await table.claim(interaction.user.id, number)
    if table.proposal is not None:
        outcome = "company-claim-asked"
    else:
        # Without a pause between deals the next one has begun by now.
        is_over = table.result is not None or table.deal != deal
        outcome = "company-claim-done" if is_over else "company-claim-in-vain"
    return say_to(interaction)(outcome)


async def _conceded(interaction: Interaction, table: Table, number: int) -> str:
    """Concede the deal; returns the outcome in words."""
    await deferred(interaction)
    await table.concede(interaction.user.id, number)
    outcome = "company-concede-done" if table.proposal is None else "company-concede-asked"
    return say_to(interaction)(outcome)


async def _ask(interaction: Interaction, made: Page) -> None:
    await interaction.response.send_message(view=made.view, ephemeral=True)


class ClaimCommands(commands.Cog):
    """What a player may do besides playing; works in direct messages too."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @app_commands.command(name=text("company-claim"), description=text("company-claim-hint"))
    @asks(show="company-show", **TABLE)
    @app_commands.choices(show=YES_CHOICE)
    @answered
    async def claim(self, interaction: Interaction, show: str | None = None, table: str | None = None) -> None:
        """Claim the rest of the tricks."""
        chosen = self._on_turn(interaction, table)
        number = _turn_of(interaction, chosen)
        if show == YES or chosen.claim_is_certain(interaction.user.id):
            await tell(interaction, await _claimed(interaction, chosen, number))
        else:
            await _ask(interaction, _doubt(interaction, chosen, number))

    @app_commands.command(name=text("company-concede"), description=text("company-concede-hint"))
    @asks(sure="company-sure", **TABLE)
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def concede(self, interaction: Interaction, sure: str | None = None, table: str | None = None) -> None:
        """Concede the deal."""
        chosen = self._on_turn(interaction, table)
        number = _turn_of(interaction, chosen)
        chosen.must_be_proposable(interaction.user.id, ProposalKind.CONCEDE)
        if sure == YES:
            await tell(interaction, await _conceded(interaction, chosen, number))
        else:
            await _ask(interaction, _sure(interaction, chosen, number))

    @app_commands.command(name=text("company-undo"), description=text("company-undo-hint"))
    @asks(**TABLE)
    @answered
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Undo one's last action."""
        user_id = interaction.user.id
        chosen = own_table(table, interaction, lambda one: own_last(one, one.seat_of(user_id) or 0) > 0)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await chosen.take_back(user_id)
        await tell(interaction, say_to(interaction)("company-undone", table=str(chosen.id)))

    @app_commands.command(name=text("company-last"), description=text("company-last-hint"))
    @asks(**TABLE)
    @answered
    async def last(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the last trick, which everybody has seen, of one's own table or this channel's, even after a match."""
        watched = self._watched(interaction)
        number = table_number(table)
        if watched and (number is None or number in {one.id for one in watched}):
            mine = [one for one in watched if one.seat_of(interaction.user.id) is not None]
            possible = near(mine, interaction) if mine and table is None else watched
            chosen = table_named(table, interaction, possible, NO_TRICK, "company-last-which", fits=has_last_trick)
        else:
            chosen = await self._finished(interaction, number)
        await last_trick(interaction, chosen)

    @claim.autocomplete("table")
    @concede.autocomplete("table")
    @undo.autocomplete("table")
    async def _complete_table(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(own_tables(interaction), typed, interaction)

    @last.autocomplete("table")
    async def _complete_watched(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(self._watched(interaction), typed, interaction)

    def _on_turn(self, interaction: Interaction, typed: str | None) -> Table:
        user_id = interaction.user.id
        return own_table(typed, interaction, lambda one: one.seat_of(user_id) in one.actors)

    async def _finished(self, interaction: Interaction, number: int | None) -> Table:
        """The match with that number, else the last one in this channel, else the person's last one."""
        if number is not None:
            return await find_table(interaction, number)
        ended = await self._bot.tables.last_ended(interaction.channel_id or 0)
        if ended is not None:
            return ended
        last = await last_match(interaction)
        if last is None:
            raise Denied(NO_TRICK)
        return await find_table(interaction, last)

    def _watched(self, interaction: Interaction) -> tuple[Table, ...]:
        here = self._bot.tables.in_channel(interaction.channel_id or 0)
        return tuple(dict.fromkeys(table for table in (*here, *own_tables(interaction)) if table.deal))


def _turn_of(interaction: Interaction, table: Table) -> int:
    return table.turn_number(table.seat_of(interaction.user.id) or 0)


HANDLERS: dict[str, Handler] = {
    "claim": claim,
    "showask": show_and_ask,
    "concede": concede,
    "giveup": give_up,
    "playon": play_on,
    "undo": undo,
}

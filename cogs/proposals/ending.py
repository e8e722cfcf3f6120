"""Ending a match early, or changing its length, by agreement: buttons in the seat panel, and /table.

Ending takes two presses, because it cannot be undone: the first says what it does, also to ratings. The second button
carries how far the match had come when the question was asked; if that has changed, it is refused.
"""

from __future__ import annotations

from typing import Annotated, Final

from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.parameters import MEANT, Choices, Offering, Sure, beside
from cogs.app.presses import Button, Style
from cogs.messages.buttons import at_table, table_button, table_menu
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import option_text, people_of, which_table
from cogs.proposals.confirmation import asked_text
from cogs.typed.choosing import own
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.proposal import ProposalKind
from locales import Say

_DEALS: Final = "deals"
"""The option that says how many deals a match has, where one does."""


def buttons_of(table: Table, say: Say) -> list[Button]:
    """What somebody seated can propose about the end of the match; empty before the first deal, or if it is fixed."""
    if table.setup.tournament is not None or _is_fixed(table) or not table.deal:
        return []
    length = table_button("length", table.id, label=say("early-length-button"))
    if table.last_deal is not None:
        return [table_button("notend", table.id, label=say("early-play-on-button")), length]
    key = "early-end-button-now" if table.is_between_deals else "early-end-button"
    return [table_button("end", table.id, label=say(key)), length]


def last_deal_lines(table: Table, say: Say) -> list[str]:
    """Lines on the table during the deal: that it is the last one."""
    is_agreed = table.last_deal is not None and not _is_fixed(table)
    return [say("early-last-deal")] if is_agreed and table.actors else []


def _is_fixed(table: Table) -> bool:
    """Whether the match ends where it was to end from the start, so that people's results can be compared."""
    origin = table.setup.origin
    return table.setup.same_deals is not None or (origin is not None and origin.ends)


def cut_short_lines(table: Table, say: Say) -> list[str]:
    """Lines under the end of a match: that it ended early, how much of it was played, or that one side was away."""
    if table.forfeited:
        return [say("early-absent")]
    if not table.is_cut_short or _is_fixed(table):
        return []
    planned = int(dict(table.setup.options.values()).get(_DEALS, "0"))
    return [say("early-result", deals=table.deal, planned=planned)]


def length_text(table: Table, option: str, value: str, say: Say) -> str:
    """`16 deals`."""
    return option_text(table.game.name, option, value, say)


@at_table("end")
async def end(act: Act, table: Table, _: str = "", *, sure: bool = False) -> None:
    """Ask whether the match is to end, or propose it."""
    table.must_be_proposable(act.user_id, ProposalKind.END)
    if sure:
        await act.defer()
        await tell(act, await _proposed(act, table, ProposalKind.END))
        return
    await tell(act, _doubt(act, table))


def _doubt(act: Act, table: Table) -> Page:
    say = act.say
    key = "early-end-doubt-now" if table.is_between_deals else "early-end-doubt"
    others = people_of(table) - {act.user_id}
    here = [one for one in table.seats if one and one.user_id in others and one.is_there]
    parts: list[Part] = [say(key, table=str(table.id), deal=str(table.deal)), say("early-end-rating", deals=table.deal)]
    if here:
        parts.append(say("early-asks", people=", ".join(f"<@{one.user_id}>" for one in here)))
    yes = say("early-end-propose" if here else "early-end-yes")
    return page(
        "\n".join(map(str, parts)),
        [
            table_button("endyes", table.id, _how_far(table), label=yes, style=Style.danger),
            table_button("asitwas", table.id, label=say("company-play-on"), style=Style.success),
        ],
    )


def _how_far(table: Table) -> str:
    return f"{table.deal}.{'over' if table.is_between_deals else 'on'}"


@at_table("endyes")
async def _end_surely(act: Act, table: Table, how_far: str) -> None:
    if table.status.is_live and how_far != _how_far(table):
        raise Refused(Refusal.STALE)
    await act.response.defer()
    await act.answer(await _proposed(act, table, ProposalKind.END))


@at_table("notend")
async def play_out(act: Act, table: Table, _: str = "") -> None:
    await act.defer()
    await tell(act, await _proposed(act, table, ProposalKind.PLAY_ON))


async def _proposed(act: Act, table: Table, kind: ProposalKind) -> str:
    """Propose it; returns the outcome in words."""
    await table.propose(act.user_id, kind)
    return _outcome(table, kind, act.say)


def _outcome(table: Table, kind: ProposalKind, say: Say) -> str:
    if table.proposal is not None:
        return asked_text(table, say)
    facts = {**which_table(table, say), "deal": str(table.deal)}
    if kind is ProposalKind.END:
        return say("early-ends" if table.status.is_live else "early-ended", **facts)
    return say("early-goes-on", **facts)


@at_table("length")
async def show_lengths(act: Act, table: Table, _: str = "") -> None:
    """Show the lengths to choose from, privately."""
    table.own_seat(act.user_id)
    await act.response.defer(ephemeral=True, thinking=True)
    say = act.say
    choices = [(f"{name}={value}", length_text(table, name, value, say)) for name, value in await table.lengths()]
    if not choices:
        raise Denied("early-no-lengths", table=str(table.id))
    now = ", ".join(length_text(table, name, value, say) for name, value in table.lengths_now)
    menu = table_menu("lengthen", table.id, choices, placeholder=say("early-length-menu"))
    await tell(act, page(say("early-length-choose", table=str(table.id), now=now), [menu]))


@at_table("lengthen")
async def _lengthen(act: Act, table: Table, chosen: str) -> None:
    option, _, value = chosen.partition("=")
    await act.response.defer()
    await table.lengthen(act.user_id, option, value)
    await act.answer(_length_outcome(table, option, value, act.say))


def _length_outcome(table: Table, option: str, value: str, say: Say) -> str:
    if table.proposal is not None:
        return asked_text(table, say)
    facts = which_table(table, say)
    return say("early-length-is", length=length_text(table, option, value, say), **facts)


async def _length_choices(act: Act, typed: str) -> Choices:
    table, say = await own().so_far(act), act.say
    if table is None:
        return []
    try:
        found = [(length_text(table, name, value, say), f"{name}={value}") for name, value in await table.lengths()]
    except Refused:
        return []
    wanted = typed.casefold().strip()
    return [(label, value) for label, value in found if wanted in f"{value} {label}".casefold()]


def _ends(act: Act, table: Table) -> bool:
    return (table.last_deal is not None) is bool(beside(act, _PLAY_ON)) and table.deal > 0


_PLAY_ON: Final = "early-play-on"
_Ended = Annotated[Table, own(_ends)]
_Length = Annotated[str | None, Offering("early-length-new", _length_choices)]
_WithDeals = Annotated[Table, own(lambda _, table: table.deal > 0)]


class EndingCommands(commands.Cog):
    """A mixin for the commands of /table."""

    @command("early-end", play_on=_PLAY_ON)
    async def end(self, act: Act, play_on: bool = False, sure: Sure = False, table: _Ended = MEANT) -> None:
        """Propose to end the match after this deal, or to play on after all."""
        if play_on:
            await play_out(act, table)
        else:
            await end(act, table, sure=sure)

    @command("early-length")
    async def length(self, act: Act, new: _Length = None, table: _WithDeals = MEANT) -> None:
        """Propose another length, or list the possible ones."""
        if new is None:
            await show_lengths(act, table)
            return
        await act.response.defer(ephemeral=True, thinking=True)
        say = act.say
        option, value = await _meant(table, new, say)
        await table.lengthen(act.user_id, option, value)
        await tell(act, _length_outcome(table, option, value, say))


async def _meant(table: Table, typed: str, say: Say) -> tuple[str, str]:
    """The option and value typed or chosen from the list; raises Denied if it is none of those possible."""
    option, equals, value = typed.strip().partition("=")
    if equals:
        return option.strip().lower(), value.strip()
    folded = typed.casefold().strip()
    found = [one for one in await table.lengths() if folded in (one[1], length_text(table, *one, say).casefold())]
    if len(found) != 1:
        raise Denied("early-which-length", given=typed)
    return found[0]

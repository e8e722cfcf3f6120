"""A match that stands still: /pause, /resume, /back and /answer, from anywhere, and somebody who does not play on.

Where somebody does not play on and there is no clock, one button in the seat panel, or /table no-answer, does what is
possible: it asks those on turn for a clock after a day, which they are told once, and a day later shows the two ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import answered, completed, tell
from cogs.app.client import Act, Client
from cogs.app.custom_ids import read
from cogs.app.i18n import asks, say_at, text
from cogs.app.preferences import call
from cogs.app.presses import Button
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import page
from cogs.messages.posts import Posts
from cogs.messages.words import addressed, game_name, people_of, seat_name
from cogs.proposals.confirmation import asked_text, deferred
from cogs.typed.choosing import TABLE, Choices, own_table, own_tables, table_choices
from engine.tables.live.table import Table
from engine.tables.model.proposal import WAITS_FOR_PEOPLE, ProposalKind
from engine.tables.model.status import Pause
from engine.tables.model.times import clock_preset_of
from engine.tables.proposals.waiting import CLOCK, PATIENCE
from locales import Say

YES, NO = "yes", "no"
_ANSWERS: Final = [app_commands.Choice(name=text(f"stay-answer-{word}"), value=word) for word in (YES, NO)]


class PauseCommands(commands.Cog):
    """The commands about pauses, absence and proposals; they work in direct messages too."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @app_commands.command(name=text("stay-pause"), description=text("stay-pause-hint"))
    @asks(**TABLE)
    @answered
    async def pause(self, act: Act, table: str | None = None) -> None:
        """Propose a pause, or agree to one."""
        chosen = await self._chosen(
            act, table, lambda one: one.paused is not Pause.AGREED and one.setup.tournament is None
        )
        await chosen.pause(act.user_id)
        await tell(act, standing(chosen, act.say))

    @app_commands.command(name=text("stay-resume"), description=text("stay-resume-hint"))
    @asks(without_others="stay-without", **TABLE)
    @answered
    async def resume(self, act: Act, without_others: bool = False, table: str | None = None) -> None:
        """Say that one is there, so that a paused match goes on; the host may go on without those who do not answer."""
        user_id = act.user_id
        chosen = await self._chosen(act, table, lambda one: one.paused is not None or is_away(one, user_id))
        was_only_away = _is_only_away(chosen, user_id)
        if not without_others or chosen.proposal is None:
            await chosen.resume(user_id)
        if without_others and chosen.paused and (chosen.proposal is None or chosen.proposal.kind in WAITS_FOR_PEOPLE):
            await chosen.go_on_without(user_id)
        await tell(act, _resumed(chosen, act.say, was_only_away))

    @app_commands.command(name=text("stay-back"), description=text("stay-back-hint"))
    @asks(**TABLE)
    @answered
    async def back(self, act: Act, table: str | None = None) -> None:
        """Take one's seat back from the computer."""
        chosen = await self._chosen(act, table, lambda one: is_away(one, act.user_id))
        await chosen.back(act.user_id)
        await tell(act, act.say("play-welcome-back"))

    @app_commands.command(name=text("stay-answer"), description=text("stay-answer-hint"))
    @asks(answer="stay-answer-option", **TABLE)
    @app_commands.choices(answer=_ANSWERS)
    @answered
    async def answer(self, act: Act, answer: str, table: str | None = None) -> None:
        """Agree to a proposal at a table, or refuse it; withdraw one's own."""
        user_id, says_yes = act.user_id, answer == YES
        chosen = await self._chosen(act, table, lambda one: _may_answer(one, user_id, says_yes))
        if answer == YES:
            await chosen.agree(act.user_id)
        else:
            await chosen.decline(act.user_id)
        say = act.say
        await tell(act, say(f"stay-answered-{answer}", game=game_name(chosen, say), table=str(chosen.id)))

    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @back.autocomplete("table")
    @answer.autocomplete("table")
    @completed
    async def _complete_table(self, act: Act, typed: str) -> Choices:
        return table_choices(own_tables(act), typed, act)

    async def _chosen(self, act: Act, typed: str | None, fits: Callable[[Table], bool]) -> Table:
        """The table meant, among those to which the command applies, else among all where they play."""
        chosen = own_table(typed, act, fits)
        await act.response.defer(ephemeral=True, thinking=True)
        return chosen


def _may_answer(table: Table, user_id: int, says_yes: bool) -> bool:
    """Whether this person is asked there, or could withdraw their own proposal."""
    seat, proposal = table.seat_of(user_id), table.proposal
    return seat in table.missing_answers or (proposal is not None and proposal.by == seat and not says_yes)


def is_away(table: Table, user_id: int) -> bool:
    """Whether a computer acts for this person at a table."""
    seat = table.seat_of(user_id)
    occupant = table.occupant(seat) if seat is not None else None
    return occupant is not None and occupant.away


def standing(table: Table, say: Say) -> str:
    """Whether a match is paused, or who has yet to answer, naming the table."""
    facts = {"game": game_name(table, say), "table": str(table.id)}
    if table.proposal is not None and table.proposal.kind is ProposalKind.WITHOUT:
        return asked_text(table, say)
    if table.proposal is not None and table.proposal.kind in (ProposalKind.PAUSE, ProposalKind.RESUME):
        people = ", ".join(seat_name(table, seat, say) for seat in sorted(table.missing_answers))
        return say(f"stay-asked-{table.proposal.kind}", people=people, **facts)
    return say("stay-is-paused" if table.paused else "stay-goes-on", **facts)


def _is_only_away(table: Table, user_id: int) -> bool:
    """Whether resuming only means that this person takes their seat back from the computer."""
    return table.paused is None and is_away(table, user_id)


def _resumed(table: Table, say: Say, was_only_away: bool) -> str:
    """The outcome, in words, of somebody saying that they are there."""
    return say("play-welcome-back") if was_only_away else standing(table, say)


@at_table("pause")
async def pause(act: Act, table: Table, _: str) -> None:
    await act.response.defer()
    await table.pause(act.user_id)
    await tell(act, standing(table, act.say))


@at_table("resume")
async def resume(act: Act, table: Table, _: str) -> None:
    await act.response.defer()
    was_only_away = _is_only_away(table, act.user_id)
    await table.resume(act.user_id)
    await tell(act, _resumed(table, act.say, was_only_away))


Style = discord.ButtonStyle
_ABSENT: Final = "absent"
_END: Final = "unanswered"


def buttons_of(table: Table, seat: int, say: Say) -> list[Button]:
    """What somebody seated can do about those who are waited for; empty where they are on turn or there is a clock."""
    wait = table.wait
    if wait is None or seat in table.actors:
        return []
    key = "stay-clock-ask" if wait.asked is None else "stay-clock-end"
    return [table_button(_ABSENT, table.id, label=say(key))]


async def show_asked(posts: Posts, table: Table, seat: int) -> None:
    """Say at the table that somebody who waits, at this seat, asks those on turn for a clock; pings them, once."""
    wait, say = table.wait, say_at(table.setup)
    if wait is None or wait.asked is None:
        return
    people = [one for on_turn in table.actors if (one := table.seats[on_turn - 1]) is not None and one.is_person]
    told = say(
        "stay-clock-asked",
        name=seat_name(table, seat, say),
        whom=", ".join(map(addressed, people)),
        clock=_clock(CLOCK, say),
        when=_when(wait.asked),
    )
    buttons = [
        table_button("takeclock", table.id, label=say("stay-clock-take"), style=Style.success),
        table_button(_ABSENT, table.id, label=say("stay-clock-end")),
    ]
    await posts.send(None, page(told, buttons, mentions=tuple(sorted(people_of(table, *table.actors)))))


async def show_taken(posts: Posts, table: Table, seat: int) -> None:
    """Say at the table that somebody agrees to a clock."""
    say = say_at(table.setup)
    clock = _clock(table.setup.turn_seconds, say)
    await posts.send(None, page(say("stay-clock-taken", name=seat_name(table, seat, say), clock=clock)))


@at_table(_ABSENT)
async def absent(act: Act, table: Table, _: str = "") -> None:
    """Ask those on turn for a clock; where they were asked and had their time, show how the match can end."""
    say, user_id, wait = act.say, act.user_id, table.wait
    facts = {"table": str(table.id), "game": game_name(table, say)}
    if wait is not None and wait.asked is not None:
        table.must_be_unanswered(user_id)
        ends = [
            table_button(_END, table.id, ProposalKind.FORFEIT, label=say("stay-absent-win"), style=Style.danger),
            table_button(_END, table.id, ProposalKind.STOP, label=say("stay-absent-nothing")),
        ]
        await tell(act, page(say("stay-absent-doubt", **facts), ends).view)
        return
    table.must_be_askable(user_id)
    call(act, people_of(table, *table.actors))
    await deferred(act)
    await table.ask_for_clock(user_id)
    asked = table.wait
    if asked is not None and asked.asked is not None:
        await tell(act, say("stay-you-asked", when=_when(asked.asked), **facts))


@at_table("takeclock")
async def take_clock(act: Act, table: Table, _: str) -> None:
    await act.response.defer()
    await table.take_clock(act.user_id)


@at_table(_END)
async def end(act: Act, table: Table, kind: str) -> None:
    """End the match, as won or without a result, or propose that to the others who are there."""
    meant, say = read(ProposalKind, kind), act.say
    await act.response.defer()
    await table.end_unanswered(act.user_id, meant)
    facts = {"table": str(table.id), "game": game_name(table, say)}
    told = asked_text(table, say) if table.status.is_live else say("stay-absent-ended", **facts)
    await act.answer(page(told))


def _clock(seconds: int, say: Say) -> str:
    """The clock that was asked for, by its name and time."""
    return say(f"prefer-pace-{clock_preset_of(seconds)}")


def _when(asked: float) -> str:
    """When those who were asked have had their time."""
    return f"<t:{int(asked + PATIENCE)}:R>"


class WaitingCommands(commands.Cog):
    """A mixin for the commands of /table."""

    _bot: Client

    @app_commands.command(name=text("stay-absent"), description=text("stay-absent-hint"))
    @asks(**TABLE)
    @answered
    async def absent(self, act: Act, table: str | None = None) -> None:
        """Ask those who do not play on for a clock, or end the match that they have left waiting."""
        await absent(act, own_table(table, act, lambda one: one.wait is not None))

    @absent.autocomplete("table")
    @completed
    async def _complete_table_waiting(self, act: Act, typed: str) -> Choices:
        return table_choices(own_tables(act), typed, act)

"""A match that stands still: /pause, /resume, /back and /answer, from anywhere, and somebody who does not play on.

Where somebody does not play on and there is no clock, one button in the seat panel, or /table no-answer, does what is
possible: it asks those on turn for a clock after a day, which they are told once, and a day later shows the two ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from discord.ext import commands

from cogs.app.answers import command, tell
from cogs.app.client import Act, Client
from cogs.app.custom_ids import read
from cogs.app.i18n import say_at
from cogs.app.parameters import MEANT, YES, Kind, beside, picks
from cogs.app.preferences import call
from cogs.app.presses import Button, Style
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, page
from cogs.messages.posts import Posts
from cogs.messages.screen import posted, table_of
from cogs.messages.words import addressed, moment, people_of, seat_name, which_table
from cogs.proposals.confirmation import asked_text
from cogs.typed.choosing import own
from engine.running.table import Table, TableThen
from engine.store.posted import Post
from engine.table.model.proposal import WAITS_FOR_PEOPLE, ProposalKind
from engine.table.model.status import Pause
from engine.table.model.times import clock_preset_of
from engine.table.proposals.waiting import CLOCK, PATIENCE
from locales import Say

NO: Final = "no"


_ANSWER: Final = "stay-answer-option"
_Paused = Annotated[Table, own(lambda _, table: table.paused is not Pause.AGREED and table.setup.tournament is None)]
_Resumed = Annotated[Table, own(lambda act, table: table.paused is not None or is_away(table, act.user_id))]
_Away = Annotated[Table, own(lambda act, table: is_away(table, act.user_id))]
_Asked = Annotated[Table, own(lambda act, table: _may_answer(table, act.user_id, beside(act, _ANSWER) == YES))]
_Answer = Annotated[str, Kind(_ANSWER, picks("stay-answer", (YES, NO)))]


class PauseCommands(commands.Cog):
    """The commands about pauses, absence and proposals; they work in direct messages too."""

    @command("stay-pause")
    async def pause(self, act: Act, table: _Paused = MEANT) -> None:
        """Propose a pause, or agree to one."""
        await act.response.defer(ephemeral=True, thinking=True)
        await table.pause(act.user_id)
        await tell(act, standing(table, act.say))

    @command("stay-resume", without_others="stay-without")
    async def resume(self, act: Act, without_others: bool = False, table: _Resumed = MEANT) -> None:
        """Say that one is there, so that a paused match goes on; the host may go on without those who do not answer."""
        await act.response.defer(ephemeral=True, thinking=True)
        user_id = act.user_id
        was_only_away = _is_only_away(table, user_id)
        if not without_others or table.proposal is None:
            await table.resume(user_id)
        if without_others and table.paused and (table.proposal is None or table.proposal.kind in WAITS_FOR_PEOPLE):
            await table.go_on_without(user_id)
        await tell(act, _resumed(table, act.say, was_only_away))

    @command("stay-back")
    async def back(self, act: Act, table: _Away = MEANT) -> None:
        """Take one's seat back from the computer."""
        await act.response.defer(ephemeral=True, thinking=True)
        await table.back(act.user_id)
        await tell(act, act.say("play-welcome-back"))

    @command("stay-answer")
    async def answer(self, act: Act, answer: _Answer, table: _Asked = MEANT) -> None:
        """Agree to a proposal at a table, or refuse it; withdraw one's own."""
        await act.response.defer(ephemeral=True, thinking=True)
        if answer == YES:
            await table.agree(act.user_id)
        else:
            await table.decline(act.user_id)
        say = act.say
        await tell(act, say(f"stay-answered-{answer}", **which_table(table, say)))


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
    facts = which_table(table, say)
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


_ABSENT: Final = "absent"
_END: Final = "unanswered"


def buttons_of(table: Table, seat: int, say: Say) -> list[Button]:
    """What somebody seated can do about those who are waited for; empty where they are on turn or there is a clock."""
    wait = table.wait
    if wait is None or seat in table.actors:
        return []
    key = "stay-clock-ask" if wait.asked is None else "stay-clock-end"
    return [table_button(_ABSENT, table.id, label=say(key))]


CLOCK_ASKED: Final = "clockasked"
CLOCK_TAKEN: Final = "clocktaken"
"""What the messages about a clock show: their fact is the deal, how many stints there were, and the seat, then since
when and of which seats one is asked for, or how long a turn may take."""


async def show_asked(posts: Posts, table: Table, seat: int) -> None:
    """Say at the table that somebody who waits, at this seat, asks those on turn for a clock; pings them, once."""
    wait = table.wait
    if wait is None or wait.asked is None:
        return
    made = _asked_page(table, seat, wait.asked, table.actors)
    fact = ".".join(map(str, (table.deal, len(table.stints), seat, int(wait.asked), *table.actors)))
    await posts.send(None, made, noted=CLOCK_ASKED, fact=fact)


def _asked_page(table: Table, seat: int, asked: float, on_turn: Sequence[int]) -> Page:
    say = say_at(table.setup)
    people = [one for at in on_turn if (one := table.seats[at - 1]) is not None and one.is_person]
    told = say(
        "stay-clock-asked",
        name=seat_name(table, seat, say),
        whom=", ".join(map(addressed, people)),
        clock=_clock(CLOCK, say),
        when=_when(asked),
    )
    buttons = [
        table_button("takeclock", table.id, label=say("stay-clock-take"), style=Style.success),
        table_button(_ABSENT, table.id, label=say("stay-clock-end")),
    ]
    return page(told, buttons, mentions=tuple(sorted(people_of(table, *on_turn))))


@posted(CLOCK_ASKED)
async def _asked(bot: Client, post: Post) -> Page:
    deal, stints, seat, asked, *on_turn = map(int, post.fact.split("."))
    return _asked_page(TableThen(await table_of(bot, post, deal), stints), seat, asked, on_turn)


async def show_taken(posts: Posts, table: Table, seat: int) -> None:
    """Say at the table that somebody agrees to a clock."""
    seconds = table.setup.turn_seconds
    fact = f"{table.deal}.{len(table.stints)}.{seat}.{seconds}"
    await posts.send(None, _taken_page(table, seat, seconds), noted=CLOCK_TAKEN, fact=fact)


def _taken_page(table: Table, seat: int, seconds: int) -> Page:
    say = say_at(table.setup)
    return page(say("stay-clock-taken", name=seat_name(table, seat, say), clock=_clock(seconds, say)))


@posted(CLOCK_TAKEN)
async def _taken(bot: Client, post: Post) -> Page:
    deal, stints, seat, seconds = map(int, post.fact.split("."))
    return _taken_page(TableThen(await table_of(bot, post, deal), stints), seat, seconds)


@at_table(_ABSENT)
async def absent(act: Act, table: Table, _: str = "") -> None:
    """Ask those on turn for a clock; where they were asked and had their time, show how the match can end."""
    say, user_id, wait = act.say, act.user_id, table.wait
    facts = which_table(table, say)
    if wait is not None and wait.asked is not None:
        table.must_be_unanswered(user_id)
        ends = [
            table_button(_END, table.id, ProposalKind.FORFEIT, label=say("stay-absent-win"), style=Style.danger),
            table_button(_END, table.id, ProposalKind.STOP, label=say("stay-absent-nothing")),
        ]
        await tell(act, page(say("stay-absent-doubt", **facts), ends))
        return
    table.must_be_askable(user_id)
    call(act, people_of(table, *table.actors))
    await act.defer()
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
    facts = which_table(table, say)
    await act.answer(asked_text(table, say) if table.status.is_live else say("stay-absent-ended", **facts))


def _clock(seconds: int, say: Say) -> str:
    """The clock that was asked for, by its name and time."""
    return say(f"prefer-pace-{clock_preset_of(seconds)}")


def _when(asked: float) -> str:
    """When those who were asked have had their time."""
    return moment(asked + PATIENCE, "R")


_LeftWaiting = Annotated[Table, own(lambda _, table: table.wait is not None)]


class WaitingCommands(commands.Cog):
    """A mixin for the commands of /table."""

    @command("stay-absent")
    async def absent(self, act: Act, table: _LeftWaiting = MEANT) -> None:
        """Ask those who do not play on for a clock, or end the match that they have left waiting."""
        await absent(act, table)

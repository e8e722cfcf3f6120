"""Two presses for what cannot be undone: stopping a table, removing somebody, leaving a match.

The first says what it does, also to ratings; the second does it. During a match stopping and removals are proposed to
all who are present. The second button carries the table's status when the question was asked: if a match has begun or
ended since, it is refused.
"""

from __future__ import annotations

from cogs.app.answers import tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, read
from cogs.app.presses import Button, Style
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import addressed, seat_name, which_table
from cogs.proposals import overrule
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import Occupant
from engine.table.model.proposal import ProposalKind
from engine.table.model.setup import Access
from engine.table.model.status import Status
from locales import Say


@at_table("stop")
async def stop(act: Act, table: Table, _: str = "", *, sure: bool = False, reason: str = "") -> None:
    """Ask whether to stop a table, or propose it to the others; a manager gives a reason. `sure`: without asking.

    A table at which nobody else waits is closed at once, as nothing is lost.
    """
    user_id = act.user_id
    is_own = table.setup.host_id == user_id if table.status is Status.LOBBY else table.seat_of(user_id) is not None
    if reason or (not is_own and await overrule.may(act, table, ProposalKind.STOP)):
        await overrule.begin(act, table, ProposalKind.STOP, "", reason)
        return
    table.must_be_live()
    if table.status is Status.PLAYING:
        table.must_be_proposable(user_id, ProposalKind.STOP)
    else:
        table.must_be_host(user_id)
    if sure or (table.status is Status.LOBBY and not _others(table, user_id)):
        await act.defer()
        await tell(act, await _stopped(act, table))
        return
    say, others = act.say, _others(table, user_id)
    if table.status is Status.LOBBY:
        doubt = say("agree-stop-doubt-lobby", table=str(table.id), people=_listed(others))
    elif here := [one for one in others if one.is_there]:
        doubt = say("agree-stop-doubt", table=str(table.id), people=_listed(here))
    else:
        doubt = say("agree-stop-doubt-alone", table=str(table.id))
    more = [overrule.button(table, ProposalKind.STOP, "", say)] if await _helps(act, table, ProposalKind.STOP) else []
    await tell(act, _question(table, doubt, "stopyes", table.status, say, more))


async def remove(act: Act, table: Table, seat: int, *, sure: bool = False, reason: str = "") -> Occupant | None:
    """The same for removing a person; returns the computer removed, for which one press is enough."""
    user_id = act.user_id
    one = table.occupant(seat)
    if reason and one is not None and one.user_id is not None:
        await overrule.begin(act, table, ProposalKind.REMOVE, str(one.user_id), reason)
        return None
    if one is None or one.user_id is None or (table.status is Status.LOBBY and table.setup.host_id != user_id):
        await table.remove(user_id, seat)
        return one
    if one.user_id == user_id:
        await leave(act, table, sure=sure)
        return None
    about = str(one.user_id)
    if table.status is not Status.LOBBY:
        table.must_be_proposable(user_id, ProposalKind.REMOVE, about)
    if sure:
        await act.defer()
        await tell(act, await _removed(act, table, one.user_id))
        return None
    say, key = act.say, "agree-remove-doubt"
    asked = [other for other in _others(table, user_id) if other.is_there and other is not one] or [one]
    if table.status is Status.LOBBY:
        key += "-lobby"
    elif not one.is_there and table.setup.host_id == user_id:
        key += "-away"
    doubt = say(key, table=str(table.id), whom=addressed(one), people=_listed(asked))
    may_overrule = await _helps(act, table, ProposalKind.REMOVE)
    more = [overrule.button(table, ProposalKind.REMOVE, about, say)] if may_overrule else []
    await tell(act, _question(table, doubt, "removeyes", f"{table.status}.{about}", say, more))
    return None


async def set_access(act: Act, table: Table, access: Access) -> str:
    """Set who may sit down: as the host before the match, by agreement during it. Returns the outcome in words."""
    say, user_id = act.say, act.user_id
    if table.status is not Status.PLAYING:
        await table.set_access(user_id, access)
    else:
        await table.propose(user_id, ProposalKind.ACCESS, access)
    if table.proposal is not None:
        return asked_text(table, say)
    return say("find-access-is", table=str(table.id), access=say(f"lobby-access-{access}"))


@at_table("leave")
async def leave(act: Act, table: Table, _: str = "", *, sure: bool = False) -> None:
    """Get up; during a match ask first."""
    user_id, say = act.user_id, act.say
    seat = table.seat_of(user_id)
    if table.status is Status.PLAYING and seat is not None and not sure:
        key = "agree-leave-doubt"
        if table.setup.tournament is not None:
            key += "-kept"
        elif not _others(table, user_id):
            key += "-last"
        await tell(act, _question(table, say(key, table=str(table.id)), "leaveyes", table.status, say))
        return
    await act.defer()
    await table.leave(user_id)
    if act.message is None or act.message.flags.ephemeral:
        await tell(act, _left(table, say))


@at_table("stopyes")
async def _stop_surely(act: Act, table: Table, status: str) -> None:
    _must_be_as_it_was(table, status)
    await act.response.defer()
    await act.answer(await _stopped(act, table))


@at_table("removeyes")
async def _remove_surely(act: Act, table: Table, fact: str) -> None:
    status, _, user_id = fact.partition(".")
    _must_be_as_it_was(table, status)
    await act.response.defer()
    await act.answer(await _removed(act, table, number_in(user_id)))


@at_table("leaveyes")
async def _leave_surely(act: Act, table: Table, status: str) -> None:
    _must_be_as_it_was(table, status)
    await act.response.defer()
    await table.leave(act.user_id)
    await act.answer(_left(table, act.say))


@at_table("asitwas")
async def _leave_it(act: Act, _: Table, __: str) -> None:
    """No: leave it as it is."""
    await act.answer(act.say("agree-as-it-was"))


def _left(table: Table, say: Say) -> str:
    """That they got up, and what that does to their rating."""
    told, rating = say("lobby-left", table=str(table.id)), "agree-left" if table.status.is_live else "agree-left-last"
    return told if table.status is Status.LOBBY or not table.stints else f"{told} {say(rating)}"


async def _stopped(act: Act, table: Table) -> str:
    """Stop it, or propose that; returns the outcome in words."""
    say = act.say
    if table.status is Status.LOBBY:
        await table.stop(act.user_id)
    else:
        await table.propose(act.user_id, ProposalKind.STOP)
    return asked_text(table, say) if table.status.is_live else say("lobby-you-stopped", table=str(table.id))


async def _removed(act: Act, table: Table, user_id: int) -> str:
    """The same for a removal."""
    say, seat = act.say, table.seat_of(user_id)
    if table.status is not Status.LOBBY:
        await table.propose(act.user_id, ProposalKind.REMOVE, str(user_id))
    elif seat is not None:
        await table.remove(act.user_id, seat)
    if table.seat_of(user_id) is not None:
        return asked_text(table, say)
    return say("agree-removed", whom=f"<@{user_id}>", table=str(table.id))


def asked_text(table: Table, say: Say) -> str:
    """That the proposal waits for answers, and whose."""
    people = ", ".join(seat_name(table, seat, say) for seat in sorted(table.missing_answers))
    return say("agree-asked", **which_table(table, say), people=people)


def _question(table: Table, doubt: str, yes: str, fact: str, say: Say, more: list[Button] | None = None) -> Page:
    """What it does, with the buttons for the second press."""
    parts: list[Part] = [
        doubt,
        [
            table_button(yes, table.id, fact, label=say(f"agree-{yes}"), style=Style.danger),
            table_button("asitwas", table.id, label=say("stay-decline")),
            *(more or ()),
        ],
    ]
    return page(*parts)


def _others(table: Table, user_id: int) -> list[Occupant]:
    """The other people seated there."""
    return [one for one in table.people if one.user_id != user_id]


def _listed(people: list[Occupant]) -> str:
    return ", ".join(map(addressed, people))


async def _helps(act: Act, table: Table, kind: ProposalKind) -> bool:
    """Whether somebody seated here also manages the server, and so could do it without the others' consent."""
    others = any(one.is_there for one in _others(table, act.user_id))
    return table.status is Status.PLAYING and others and await overrule.may(act, table, kind)


def _must_be_as_it_was(table: Table, status: str) -> None:
    """Raises Refused(table-over, stale)."""
    table.must_be_live()
    if read(Status, status) is not table.status:
        raise Refused(Refusal.STALE)

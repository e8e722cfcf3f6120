"""What happens between deals with real cards: rows that are no deal, and somebody who takes over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from cogs.app.answers import Denied, answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import numbers_in, typed_in
from cogs.app.i18n import say_to
from cogs.messages.display_names import in_text, name_of_user
from cogs.messages.layout import page
from cogs.score_keeper.agreeing import ask_members
from cogs.score_keeper.more_page import RELIEF_FORM, ROW_FORM, points_meant
from cogs.score_keeper.presses import at_table, keeper_of, show, who_is
from cogs.score_keeper.words import later_text, refusal_text, row_name, row_text
from engine.core.by_hand import NotCounted
from engine.score_keeper.changes import LaterDeal
from engine.score_keeper.kept import KeptState
from engine.score_keeper.standing import Person


async def add_row(
    interaction: Interaction, state: KeptState, revision: int, name: str, points: str, amended: int | None = None
) -> None:
    """Put a row that is no deal on the sheet, or correct one; says what it changed, or why it cannot be."""
    say, changes = say_to(interaction), points_meant(state, points)
    known = {one.number for one in state.rows}
    try:
        after = await keeper_of(interaction).row(state.id, who_is(interaction), revision, name, changes, amended)
    except NotCounted as error:
        raise Denied("score-refused", why=refusal_text(state, error, None, {}, say)) from error
    except LaterDeal as error:
        raise Denied("score-refused", why=later_text(state, error, say)) from error
    meant = {amended} if amended is not None else {one.number for one in after.rows} - known
    row = next((one for one in after.rows if one.number in meant), None)
    told = say("score-row-struck")
    if row is not None:
        told = say("score-row-kept", name=row_name(row, say), changes=row_text(after, row, say))
    await show(interaction, page(told))


async def take_over(interaction: Interaction, state: KeptState, revision: int, column: int, person: Person) -> None:
    """Somebody takes over a column from the next deal on."""
    before = state.match.people[column - 1] if column in state.match.columns else None
    after = await keeper_of(interaction).relieve(state.id, who_is(interaction), revision, column, person)
    facts = {"name": in_text(person.name), "before": in_text(before.name) if before else ""}
    await show(interaction, page(say_to(interaction)("score-relieved", **facts)))
    if person.user_id is not None and person.user_id not in state.members:
        ask_members(interaction, after, [person.user_id])


def person_named(interaction: Interaction, state: KeptState, typed: str) -> Person:
    """Whoever has this name on the sheet, or sends it; anybody else is a guest."""
    known = {one.name.casefold(): one for one in state.match.persons if one is not None}
    own = Person(name_of_user(interaction.user), interaction.user.id)
    known.setdefault(own.name.casefold(), own)
    return known.get(typed.strip().casefold(), Person(typed.strip()))


def member_named(member: discord.Member) -> Person:
    """A member who takes over; raises Denied for bots."""
    if member.bot:
        raise Denied("score-no-bot")
    return Person(name_of_user(member), member.id)


@answered
async def _read_row(_: None, interaction: Interaction, facts: str) -> None:
    number, revision, amended = numbers_in(facts, 3)
    fields, state = typed_in(interaction.data), await at_table(interaction, number)
    await add_row(interaction, state, revision, fields["name"], fields["points"], amended or None)


@answered
async def _read_relief(_: None, interaction: Interaction, facts: str) -> None:
    number, revision, column = numbers_in(facts, 3)
    fields, state = typed_in(interaction.data), await at_table(interaction, number)
    await take_over(interaction, state, revision, column, person_named(interaction, state, fields["name"]))


_FORMS: Final[Mapping[str, Callable[..., Awaitable[None]]]] = {ROW_FORM: _read_row, RELIEF_FORM: _read_relief}


async def read(interaction: Interaction, custom_id: str) -> bool:
    """Read a form about what happens between deals; whether it is one."""
    for form, reads in _FORMS.items():
        if custom_id.startswith(form):
            await reads(None, interaction, custom_id.removeprefix(form))
            return True
    return False

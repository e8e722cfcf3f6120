"""Taking an action for a person: refusals that say whose turn it is, and a question before what may cost dear.

A bid is confirmed whether it was made by button, menu or command. While the question is open nothing has been bid and
the clock runs. An answer that comes too late is refused.
"""

from __future__ import annotations

from typing import Final

from cogs.app.answers import Denied, explain
from cogs.app.client import Act
from cogs.app.custom_ids import number_in
from cogs.app.i18n import say_at
from cogs.app.presses import Button, Style
from cogs.games.plain import texts_of
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, page
from cogs.messages.wording import own_action_sentence
from cogs.messages.words import CardWords, seat_name
from engine.core.actions import Action
from engine.core.errors import IllegalAction, Reason
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import Person
from locales import Say


async def take(table: Table, user_id: int, action: str, number: int | None) -> None:
    """Take an action for a person; a refusal for being out of turn says whose turn it is."""
    table.own_seat(user_id)
    try:
        await table.act(user_id, action, number)
    except IllegalAction as error:
        if error.reason is Reason.NOT_YOUR_TURN:
            must_be_turn(table, error.seat, action)
        raise
    except Refused as error:
        if error.reason is Refusal.STALE:
            _must_not_be_answered(table, action)
        raise


def must_be_turn(table: Table, seat: int, action: str) -> None:
    """Raises Denied, saying who acts or has answered, if the action needs this seat's turn and it is not."""
    at_any_time = map(str, texts_of(table).at_any_time())
    if table.actors and seat not in table.actors and action not in at_any_time:
        _must_not_be_answered(table, action)
        names = ", ".join(seat_name(table, actor, say_at(table.setup)) for actor in table.actors)
        raise Denied("refusal-whose-turn", name=names, count=len(table.actors))


def _must_not_be_answered(table: Table, action: str) -> None:
    """Raises Denied, saying why, if this answer comes too late."""
    why = texts_of(table).too_late(table, action)
    if why is not None:
        key, seat = why
        raise Denied(key, **({"name": seat_name(table, seat, say_at(table.setup))} if seat else {}))


ASKED_FROM: Final = 20
"""Points from which on somebody is asked."""


def to_confirm(table: Table, seat: int, person: Person, typed: str) -> tuple[Action, int] | None:
    """The contract typed and its points, if the seat may bid it and this person wants to be asked first."""
    if person.confirms_contracts is False:
        return None
    legal = next((one for one in table.legal(seat) if str(one) == typed), None)
    points = 0 if legal is None else texts_of(table).binds_for(table.view(seat), legal)
    return (legal, points) if legal is not None and points >= ASKED_FROM else None


def question(action: Action, points: int, words: CardWords, say: Say) -> str:
    return say("prefer-sure-contract", contract=words.action(action), points=points)


def answers(table: Table, fact: str, yes: str, no: str, say: Say) -> list[Button]:
    """Buttons for yes and no, with these verbs."""
    return [
        table_button(yes, table.id, fact, label=say("prefer-sure-contract-yes"), style=Style.success),
        table_button(no, table.id, label=say("prefer-sure-no")),
    ]


def question_page(act: Act, table: Table, seat: int, asked: tuple[Action, int]) -> Page:
    """The question to the person who typed the contract."""
    say, (action, points) = act.say_at(table), asked
    fact = f"{table.turn_number(seat)}:{action}"
    words = CardWords(act.bot.tiles, say)
    return page(question(action, points, words, say), answers(table, fact, "bind", "unsaid", say))


@at_table("bind")
async def bind(act: Act, table: Table, fact: str) -> None:
    """Yes: make the bid that was typed, and replace the question with the outcome."""
    user_id, say = act.user_id, act.say_at(table)
    number, _, action = fact.partition(":")
    seat = table.own_seat(user_id)
    await act.response.defer()
    try:
        must_be_turn(table, seat, action)
        await take(table, user_id, action, number_in(number))
        told = own_action_sentence(table.game.parse_action(action), CardWords(act.bot.tiles, say), say)
    except (Denied, Refused, IllegalAction) as error:
        told = explain(error, say, private=act.guild_id is None) or ""
    await act.answer(told)


@at_table("unsaid")
async def leave_unsaid(act: Act, _: Table, __: str) -> None:
    """No: bid nothing."""
    await act.answer(act.say("prefer-unsaid"))

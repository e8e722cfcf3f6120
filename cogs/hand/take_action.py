"""Taking an action for a person, with refusals that say whose turn it is."""

from __future__ import annotations

from cogs.app.answers import Denied
from cogs.app.i18n import say_at
from cogs.games.texts import texts_of
from cogs.messages.words import seat_name
from engine.core.errors import IllegalAction, Reason
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused


async def take(table: Table, user_id: int, action: str, number: int | None) -> None:
    """Take an action for a person; a refusal for being out of turn says whose turn it is."""
    own_seat(table, user_id)
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


def own_seat(table: Table, user_id: int) -> int:
    """The seat of this person; raises Refused(not-seated)."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat

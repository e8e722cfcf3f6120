"""Somebody is forgotten, as they asked: at the tables, in the results, in what the process remembers."""

from __future__ import annotations

import logging

from cogs.admin.privacy import HalfForgotten
from cogs.app.client import Client, Forgotten
from cogs.hand.hands import Hands
from engine.standings.erasing import Left

_log = logging.getLogger(__name__)


async def forget_person(bot: Client, hands: Hands, user_id: int) -> Forgotten:
    """As `CardBot.forget_person` says."""
    # First, while those messages can still be found.
    marked = await bot.tables.posted.mark(user_id)
    try:
        return Forgotten(await _forgotten(bot, hands, user_id), marked)
    finally:
        bot.renewing.go_on()


async def _forgotten(bot: Client, hands: Hands, user_id: int) -> Left:
    outcome = await bot.tables.forget_person(user_id)
    try:
        if outcome.trouble is not None:
            raise outcome.trouble
        await hands.withdraw_all(user_id)
        left = await bot.standings.anonymise(user_id)
    except Exception as error:
        if not outcome.given_up:
            raise
        _log.warning("somebody is forgotten at %s tables and not elsewhere: %s", outcome.given_up, error)
        raise HalfForgotten from error
    bot.tables.read_anew(user_id)
    if not await bot.tables.journal.leave_no_trace():
        _log.warning("another program reads the database: what was deleted stays in its bytes until the next time")
    bot.greetings.forget(user_id)
    bot.avatars.forget(user_id)
    bot.direct.forget(user_id)
    bot.leaderboards.person_changed(user_id)
    return left

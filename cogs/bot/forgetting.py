"""Somebody is forgotten, as they asked: at the tables, in the results, in what this process and the others remember."""

from __future__ import annotations

import logging

from cogs.admin.privacy import HalfForgotten
from cogs.app.client import Client, Forgotten
from cogs.bot.heard import Heard
from cogs.hand.hands import Hands
from engine.standings.erasing import Left
from engine.tables.store.notices import PersonForgotten

_log = logging.getLogger(__name__)


async def forget_person(bot: Client, hands: Hands, heard: Heard, user_id: int) -> Forgotten:
    """As `CardBot.forget_person` says."""
    # First, while those messages can still be found.
    marked = await bot.tables.posted.mark(user_id)
    try:
        return Forgotten(await _forgotten(bot, hands, heard, user_id), marked)
    finally:
        bot.renewing.go_on()


async def _forgotten(bot: Client, hands: Hands, heard: Heard, user_id: int) -> Left:
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
    heard.forget_known(user_id)
    heard.tell(PersonForgotten(user_id))
    return left

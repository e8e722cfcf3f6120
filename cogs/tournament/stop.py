"""Stopping a tournament: in two presses, or by a manager giving a reason; its channel is told who did it.

Once it has begun, directors ask the people who play, whoever they are themselves.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import say_at
from cogs.app.permissions import may_manage
from cogs.messages.layout import Page, page
from cogs.messages.screen import Screen, is_not_made_again, posted
from cogs.messages.words import in_text, moment, name_of_user
from cogs.tournament.page import at_tournament, tournament_button, tournament_of
from engine.clubs.tournaments.progress import Tournament
from engine.core.names import clean_name
from engine.store.posted import Post
from engine.table.decisions.stopping import MOST_REASON
from engine.table.model.errors import Refusal, Refused

QUESTION: Final = "question"
"""The message that asks whether to stop."""
NOTICE: Final = "tournament-stopped"
"""What the message about it shows."""
posted(NOTICE)(is_not_made_again)
MOST_CALLED: Final = 80
"""People who are called to answer; a message has no room for more."""


async def stop(act: Act, tournament: Tournament, *, sure: bool, reason: str) -> None:
    """Ask the host, unless they are `sure`; a manager who is not the host needs a reason."""
    say, user_id, asks, is_forced = act.say, act.user_id, False, bool(reason)
    try:
        tournament.must_be_stoppable(user_id)
    except Refused as refused:
        asks = refused.reason is Refusal.STOP_TAKES_AGREEMENT and not is_forced
        is_forced = not asks
        if is_forced and not may_manage(act):
            raise
    if is_forced:
        if not may_manage(act):
            raise Denied("refusal-manage-server")
        reason = clean_name(reason)[:MOST_REASON]
        if not any(char.isalnum() for char in reason):
            raise Denied("agree-reason-needed")
    if sure or is_forced:
        await act.response.defer(ephemeral=True, thinking=True)
        await tell(act, await _stop_or_ask(act, tournament, reason))
        return
    style, sure_key = discord.ButtonStyle, "agree-tournament-askyes" if asks else "agree-stopyes"
    buttons = [
        tournament_button("stopyes", tournament.id, label=say(sure_key), style=style.danger),
        tournament_button("asitwas", tournament.id, label=say("stay-decline")),
    ]
    doubt = say("agree-tournament-ask" if asks else "agree-tournament-doubt", tournament=str(tournament.id))
    await tell(act, page(doubt, buttons))


async def _stop_or_ask(act: Act, tournament: Tournament, reason: str = "") -> str:
    """Stop it, or ask the people whose matches are under way; returns what is told."""
    say, facts = act.say, {"tournament": str(tournament.id)}
    try:
        await _stop(act, tournament, reason)
    except Refused as refused:
        if refused.reason is not Refusal.STOP_TAKES_AGREEMENT:
            raise
        await tournament.ask_to_stop(act.user_id, name_of_user(act.user))
        return say("agree-tournament-asked", **facts)
    return say("tournament-you-stopped", **facts)


@posted(QUESTION)
async def question_page(bot: Client, post: Post) -> Page | None:
    """The question to the people who play whether to stop, or what they decided; None: nobody was asked.

    It names all who are asked, and pings those whom the director may call yet.
    """
    tournament = await tournament_of(bot, post)
    question, say = tournament.state.stopping, say_at(tournament.setup)
    if question is None:
        return None
    facts = {"name": in_text(question.name), "tournament": str(tournament.id)}
    answers = {"agreed": str(len(question.agreed)), "declined": str(len(question.declined))}
    if question.outcome is not None or not tournament.status.is_live:
        return page(say("board-stop-carried" if question.outcome else "board-stop-lost", **answers, **facts))
    called = question.asked[:MOST_CALLED]
    people = " ".join(f"<@{one}>" for one in called)
    asked = say("board-stop-question", until=moment(question.until, "R"), people=people, **facts)
    buttons = [
        tournament_button("stopagree", tournament.id, label=say("board-stop-yes"), style=discord.ButtonStyle.danger),
        tournament_button("stopdecline", tournament.id, label=say("board-stop-no")),
    ]
    return page(
        asked,
        say("board-stop-so-far", **answers),
        buttons,
        mentions=bot.tables.calls.may_be_called(question.by, called),
    )


@at_tournament.with_verb("stopagree", "stopdecline")
async def answer_stop(act: Act, verb: str, tournament: Tournament, _: str = "") -> None:
    """Say whether one agrees that it stops."""
    await act.response.defer(ephemeral=True)
    await tournament.answer_stop(act.user_id, verb == "stopagree")
    await tell(act, act.say("board-stop-told"))


async def _stop(act: Act, tournament: Tournament, reason: str = "") -> None:
    await tournament.stop(act.user_id, force=bool(reason))
    key = "agree-tournament-overruled" if reason else "agree-tournament-stopped"
    facts = {"name": in_text(name_of_user(act.user)), "tournament": str(tournament.id)}
    if reason:
        facts["reason"] = in_text(reason)
    where, by = (0, tournament.setup.channel_id, tournament.setup.guild_id), frozenset({act.user_id})
    with suppress(discord.Forbidden, discord.NotFound):
        told = Post(*where, NOTICE, tournament_id=tournament.id, people=by)
        await Screen(act.bot).send(told, page(say_at(tournament.setup)(key, **facts)))


@at_tournament("stopyes")
async def _stop_surely(act: Act, tournament: Tournament, _: str) -> None:
    await act.response.defer()
    await act.answer(await _stop_or_ask(act, tournament))


@at_tournament("asitwas")
async def _leave_it(act: Act, _: Tournament, __: str) -> None:
    """No: leave it as it is."""
    await act.answer(act.say("agree-as-it-was"))

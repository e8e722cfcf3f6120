"""What is decided about a sheet: for whom it counts, that it ends, stays open, or goes on after all.

A manager of the server can end any sheet, and let any go on, giving a reason that its channel reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from cogs.app.access import find_score
from cogs.app.answers import Denied
from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in, only_typed
from cogs.app.permissions import may_manage
from cogs.app.preferences import to_tell
from cogs.app.presses import Style, sent
from cogs.messages.layout import Page, page
from cogs.messages.posts import address_of
from cogs.proposals.overrule import ask_reason, must_be_reason
from cogs.score_keeper.buttons import Pressed, on_sheet, score_button
from cogs.score_keeper.entry import end_page
from cogs.score_keeper.presses import at_table, keeper_of, must_go_on, must_not_have_left, show, who_is
from cogs.score_keeper.words import game_text, named
from engine.clubs.score_keeper.kept import KeptState
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.preferences import Person
from locales import say_in

FORM: Final = "score.why:"
"""How the custom id of the form for a manager's reason begins; the sheet, its revision and the verb follow."""


@on_sheet("agree")
async def agree(act: Act, pressed: Pressed) -> None:
    """The match counts for whoever pressed."""
    state = await find_score(act, pressed.sheet_id)
    if act.user_id not in state.members:
        raise Denied("score-not-named")
    await must_not_have_left(act, state)
    await keeper_of(act).agree(state.id, who_is(act))
    await show(act, page(act.say("score-agreed", score=str(state.id))))


@on_sheet("stay")
async def stay(act: Act, pressed: Pressed) -> None:
    """It does not end by itself yet."""
    state = await at_table(act, pressed.sheet_id)
    await keeper_of(act).stay(state.id, who_is(act))
    await show(act, page(act.say("score-stays")))


@on_sheet("end")
async def end(act: Act, pressed: Pressed) -> None:
    """Ask whether to end it; a manager who is not at the table is asked why."""
    state = await find_score(act, pressed.sheet_id)
    must_go_on(state)
    if state.knows(act.user_id):
        await show(act, end_page(state, act.say))
        return
    await _ask_why(act, state, "end")


@on_sheet("endyes")
async def end_yes(act: Act, pressed: Pressed) -> None:
    """End it, as confirmed."""
    state = await at_table(act, pressed.sheet_id)
    await keeper_of(act).end(state.id, who_is(act), pressed.revision)
    await show(act, page(act.say("score-ended")))


@on_sheet("reopen")
async def reopen(act: Act, pressed: Pressed) -> None:
    """Go on after all, or say that one wants to; a manager is asked why where others have not said so."""
    state = await find_score(act, pressed.sheet_id)
    await must_not_have_left(act, state)
    user_id, now = act.user_id, act.bot.tables.now()
    wishing = state.wishing(now)
    is_waiting = user_id in wishing and not state.deciding <= {*wishing}
    if not state.knows(user_id) or (is_waiting and may_manage(act)):
        await _ask_why(act, state, "reopen")
        return
    after = await keeper_of(act).reopen(state.id, who_is(act), pressed.revision)
    say = act.say
    told = say("score-reopened")
    if after.is_ended:
        told = say("score-wished", names=named(after, after.deciding - {*after.wishing(now)}, say))
    await show(act, page(told))


async def decide(act: Act, state: KeptState, revision: int, verb: str, reason: str) -> None:
    """End it, or let it go on, as a manager who gives this reason; raises Denied."""
    if not may_manage(act) or act.guild_id != state.setup.guild_id:
        raise Denied("refusal-manage-server")
    must_be_reason(reason)
    keeper, who = keeper_of(act), who_is(act)
    if verb == "end":
        await keeper.end(state.id, who, revision, reason)
    elif verb == "reopen":
        await keeper.reopen(state.id, who, revision, reason)
    else:
        raise Refused(Refusal.STALE)
    say = act.say
    await show(act, page(say("score-ended" if verb == "end" else "score-reopened")))


async def _ask_why(act: Act, state: KeptState, verb: str) -> None:
    """Open the form for a manager's reason; raises Refused(not-at-score) for anybody else."""
    if not may_manage(act):
        raise Refused(Refusal.NOT_AT_SCORE, score=state.id)
    say = act.say
    title, does = say(f"score-form-{verb}", score=str(state.id)), say(f"score-form-does-{verb}")
    await ask_reason(act, title, does, f"{FORM}{state.id}:{state.number}:{verb}")


@sent(FORM)
async def _read(act: Act, facts: str) -> None:
    number, revision, verb = [*facts.split(":"), "", "", ""][:3]
    state = await find_score(act, number_in(number))
    await decide(act, state, number_in(revision), verb, only_typed(act.data))


def ask_members(act: Act, state: KeptState, user_ids: Iterable[int]) -> None:
    """Ask these members by direct message whether it counts for them, where there is a conversation with them.

    The sheet asks everybody: no conversation is begun for it, whoever presses waits for none, and whom they called
    enough gets none. The message names nobody.
    """
    asked = sorted(state.asked & {*user_ids})
    if asked:
        bot = act.bot
        bot.direct.conversations.start(partial(_ask, bot, state, act.user_id, asked))


async def _ask(bot: Client, state: KeptState, by: int, user_ids: Sequence[int]) -> None:
    for user_id in user_ids:
        with suppress(discord.HTTPException, JournalError, OSError):
            if (person := await to_tell(bot, by, user_id)) is not None:
                await bot.direct.send(user_id, await _asked_page(bot, state, person), what=f"score-asked.{state.id}")


async def _asked_page(bot: Client, state: KeptState, person: Person) -> Page:
    """The question, with a link to the sheet once that is shown."""
    say = say_in(person.reads or state.setup.language, person.theme)
    message = (await bot.tables.clubs.scores.find(state.id)).message
    where = address_of(state.setup.guild_id, message) if message else f"<#{state.setup.channel_id}>"
    pressed, label = Pressed.on(state, "agree"), say("score-button-agree")
    button = score_button(pressed, label=label, style=Style.success)
    return page(say("score-asked", score=str(state.id), game=game_text(state, say), where=where), [button])

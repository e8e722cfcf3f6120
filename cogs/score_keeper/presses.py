"""What people at a table with real cards do by buttons, menus and forms: tell deals, correct them, end the match.

It counts for whoever agrees. It ends, stays open, or goes on after all; a manager of the server can end any sheet, and
let any go on, giving a reason that its channel reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import Final

import discord

from cogs.app.access import find_score
from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in, only_typed
from cogs.app.fields import form, sent_in
from cogs.app.permissions import may_manage
from cogs.app.preferences import to_tell
from cogs.app.presses import Style, sent
from cogs.members.members import BEFORE_AN_ANSWER
from cogs.messages.layout import Page, page
from cogs.messages.posts import address_of
from cogs.proposals.overrule import ask_reason, must_be_reason
from cogs.score_keeper.asking import ALSO, NOTHING, RANGE, form_fields
from cogs.score_keeper.buttons import Pressed, on_sheet, score_button
from cogs.score_keeper.entry import (
    ROW,
    ask_relief,
    ask_row,
    correct_page,
    draft_mark,
    end_page,
    entry_page,
    kept_page,
    kinds_asked,
    more_page,
    undo_page,
)
from cogs.score_keeper.page import ScoreSheets, all_page, moved_here
from cogs.score_keeper.words import asking_of, game_text, later_text, named, plain_names, refusal_text
from cogs.typed.writing import as_number
from engine.clubs.score_keeper.changes import LaterDeal, Who
from engine.clubs.score_keeper.keeper import ScoreKeeper
from engine.clubs.score_keeper.kept import KeptState
from engine.core.by_hand import YES, NotCounted, QuestionKind, Untold
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.preferences import Person
from locales import say_in

FORM: Final = "score.form:"
"""How the custom id of the form for numbers begins; the match, its revision and the deal follow."""


def keeper_of(act: Act) -> ScoreKeeper:
    return act.bot.tables.clubs.scores


def who_is(act: Act) -> Who:
    """The person behind an interaction, as changes name them."""
    return Who(act.user_id, act.name)


async def at_table(act: Act, number: int) -> KeptState:
    """The match of this number for somebody at the table; raises Refused(no-such-score, not-at-score)."""
    state = await find_score(act, number)
    if not state.knows(act.user_id):
        raise Refused(Refusal.NOT_AT_SCORE, score=number)
    await must_not_have_left(act, state)
    return state


async def must_not_have_left(act: Act, state: KeptState) -> None:
    """Raises Refused(not-at-score) for who has left the sheet's server: from elsewhere they only see what they played.

    Who presses on the server itself is there.
    """
    guild_id = state.setup.guild_id
    is_elsewhere = guild_id is not None and guild_id != act.guild_id
    if is_elsewhere and await act.bot.members.gone(guild_id, [act.user_id], BEFORE_AN_ANSWER):
        raise Refused(Refusal.NOT_AT_SCORE, score=state.id)


async def _going_on(act: Act, number: int) -> KeptState:
    """The same, if it has not ended; raises Refused(score-ended) too."""
    state = await at_table(act, number)
    must_go_on(state)
    return state


async def show(act: Act, made: Page) -> None:
    """Show a page to the person alone: in place of the one they pressed on, if that was theirs alone too."""
    is_on_theirs = act.message is not None and act.message.flags.ephemeral
    await (act.answer(made) if is_on_theirs and not act.response.is_done() else tell(act, made))


@on_sheet("deal")
async def deal(act: Act, pressed: Pressed) -> None:
    """Tell the next deal, or go on with what somebody has begun."""
    state = await _going_on(act, pressed.sheet_id)
    say = act.say
    if state.draft_deal is None and state.match.winners:
        raise Refused(Refusal.SCORE_ENDED, score=state.id)
    note = say("score-goes-on-with") if state.draft or state.draft_deal is not None else ""
    await show(act, entry_page(state, say, note))


@on_sheet("answer")
async def answer(act: Act, pressed: Pressed) -> None:
    """Answer one question by its menu."""
    key, _, place = pressed.fact.partition(".")
    deal_number, _, _ = place.partition(".")
    if pressed.one.startswith(RANGE):
        state = await at_table(act, pressed.sheet_id)
        if await _is_current(act, state, pressed.revision, deal_number):
            part = key, number_in(pressed.one.removeprefix(RANGE))
            await show(act, entry_page(state, act.say, part=part))
        return
    given = () if pressed.one == NOTHING else pressed.picked
    await _answer(act, pressed, deal_number, {key: given})


@on_sheet("yes")
async def yes(act: Act, pressed: Pressed) -> None:
    """Say yes to a question, or take that back."""
    key, _, rest = pressed.fact.partition(".")
    state = await at_table(act, pressed.sheet_id)
    given = () if state.draft.get(key) == (YES,) else (YES,)
    await _answer(act, pressed, rest.partition(".")[0], {key: given})


async def _answer(act: Act, pressed: Pressed, deal_number: str, answers: Mapping[str, tuple[str, ...]]) -> None:
    """Save answers and show what they would count; what cannot be is said on the page, and nothing else is lost."""
    state = await at_table(act, pressed.sheet_id)
    if not await _is_current(act, state, pressed.revision, deal_number):
        return
    say, notes = act.say, list[str]()
    for key, given in answers.items():
        if given == tuple(state.draft.get(key, ())):
            continue
        try:
            state = await keeper_of(act).answer(state.id, who_is(act), state.number, key, given)
        except NotCounted as error:
            state = await keeper_of(act).find(state.id)
            # What another answer in the same form leaves unasked is no mistake.
            if len(answers) == 1 or error.reason is not Untold.NOT_ASKED:
                notes.append(f"⚠️ {refusal_text(state, error, state.draft_deal, state.draft, say)}")
    await show(act, entry_page(state, say, "\n".join(notes)))


async def _is_current(act: Act, state: KeptState, revision: int, deal_number: str) -> bool:
    """Whether the page that was pressed is about the deal that is being told; else it shows that one."""
    if not state.is_ended and revision == state.number and deal_number == str(state.draft_deal or 0):
        return True
    await _show_newer(act, state)
    return False


async def _shows_draft(act: Act, state: KeptState, pressed: Pressed) -> bool:
    """Whether the page that was pressed shows exactly what is being told now; else it shows that."""
    if pressed.revision == state.number and pressed.fact == draft_mark(state):
        return True
    await _show_newer(act, state)
    return False


async def _show_newer(act: Act, state: KeptState) -> None:
    """Show what is being told, which is something else than on the page that was pressed."""
    must_go_on(state)
    await show(act, entry_page(state, act.say, act.say("score-meanwhile")))


@on_sheet("keep")
async def keep(act: Act, pressed: Pressed) -> None:
    """Keep the deal, or the correction, exactly as the page showed it."""
    state, say = await _going_on(act, pressed.sheet_id), act.say
    if not await _shows_draft(act, state, pressed):
        return
    number = state.draft_deal or len(state.deals) + 1
    try:
        state = await keeper_of(act).keep(state.id, who_is(act), state.number)
    except NotCounted as error:
        note = f"⚠️ {refusal_text(state, error, state.draft_deal, state.draft, say)}"
        await show(act, entry_page(state, say, note))
    except LaterDeal as error:
        await show(act, entry_page(state, say, f"⚠️ {later_text(state, error, say)}"))
    else:
        await show(act, kept_page(state, number, say))


@on_sheet("drop")
async def drop(act: Act, pressed: Pressed) -> None:
    """Forget what was told of the deal so far."""
    state = await at_table(act, pressed.sheet_id)
    if await _shows_draft(act, state, pressed):
        await keeper_of(act).clear(state.id, who_is(act), state.number)
        await show(act, page(act.say("score-dropped")))


@on_sheet("undo")
async def undo(act: Act, pressed: Pressed) -> None:
    """Ask whether to take back what was told or corrected last."""
    state = await _going_on(act, pressed.sheet_id)
    if state.undoable is None:
        raise Refused(Refusal.NOTHING_TO_UNDO, score=state.id)
    await show(act, undo_page(state, act.say))


@on_sheet("undoyes")
async def undo_yes(act: Act, pressed: Pressed) -> None:
    """Take it back, if it is still what the page showed."""
    state = await at_table(act, pressed.sheet_id)
    await keeper_of(act).undo(state.id, who_is(act), pressed.revision)
    await show(act, page(act.say("score-undone")))


@on_sheet("leave")
async def leave(act: Act, pressed: Pressed) -> None:
    """Leave everything as it is."""
    await show(act, page(act.say("score-left")))


@on_sheet("correct")
async def correct(act: Act, pressed: Pressed) -> None:
    """Ask which deal to correct."""
    state = await _going_on(act, pressed.sheet_id)
    if not state.correctable:
        raise Denied("score-none-yet")
    first = number_in(pressed.one or "0")
    await show(act, correct_page(state, min(first, len(state.correctable) - 1), act.say))


@on_sheet("pick")
async def pick(act: Act, pressed: Pressed) -> None:
    """Begin to correct the deal or the row picked."""
    state = await at_table(act, pressed.sheet_id)
    if pressed.one.startswith(ROW):
        await ask_row(act, state, number_in(pressed.one.removeprefix(ROW)))
        return
    deal_number = number_in(pressed.one)
    state = await keeper_of(act).correct(state.id, who_is(act), pressed.revision, deal_number)
    await show(act, entry_page(state, act.say))


@on_sheet("all")
async def show_all(act: Act, pressed: Pressed) -> None:
    """List all deals."""
    state = await find_score(act, pressed.sheet_id)
    first = number_in(pressed.one or "0")
    await show(act, all_page(state, first, act.say))


@on_sheet("show")
async def show_sheet(act: Act, pressed: Pressed) -> None:
    """Post the sheet anew at the bottom of its channel, and say where."""
    state = await at_table(act, pressed.sheet_id)
    if not act.response.is_done():
        await act.response.defer(ephemeral=True, thinking=True)
    state = await moved_here(act, state)
    await act.bot.part(ScoreSheets).show_anew(state)
    await tell(act, act.say("score-there", channel=f"<#{state.setup.channel_id}>"))


@on_sheet("type")
async def fill_in(act: Act, pressed: Pressed) -> None:
    """Open the form with as many questions as it can ask at once, those not answered yet first."""
    state, say = await at_table(act, pressed.sheet_id), act.say
    if not await _is_current(act, state, pressed.revision, pressed.fact):
        return
    who = plain_names(state, say, state.before(state.draft_deal))
    asking = asking_of(state, state.draft, state.draft_deal, who)
    custom_id = f"{FORM}{state.id}:{state.number}:{asking.deal}"
    await act.response.send_modal(form(say("score-form"), custom_id, *form_fields(asking, say)))


@sent(FORM)
async def _read(act: Act, facts: str) -> None:
    number, revision, deal_number = [*facts.split(":"), "", "", ""][:3]
    state = await at_table(act, number_in(number))
    kinds, given = kinds_asked(state), sent_in(act.data)
    ticked = given.pop(ALSO, None)
    answers = {key: _meant(kinds.get(key, QuestionKind.NUMBER), one) for key, one in given.items()}
    if ticked is not None:
        yes = [key for key, kind in kinds.items() if kind is QuestionKind.YES_NO]
        answers |= {key: (YES,) if key in ticked else () for key in yes}
    pressed = Pressed("type", state.id, number_in(revision))
    # What others depend on comes first.
    await _answer(act, pressed, deal_number, {key: answers[key] for key in (*kinds, *answers) if key in answers})


def _meant(kind: QuestionKind, given: tuple[str, ...]) -> tuple[str, ...]:
    """What was chosen or typed; nothing for nobody and nothing."""
    if given == (NOTHING,):
        return ()
    return given if kind is not QuestionKind.NUMBER else tuple(chain.from_iterable(map(_number, given)))


def _number(typed: str) -> tuple[str, ...]:
    """What was typed, without blanks and leading zeros."""
    text = "".join(typed.split())
    return (as_number(text),) if text else ()


def must_go_on(state: KeptState) -> None:
    """Raises Refused(score-ended)."""
    if state.is_ended:
        raise Refused(Refusal.SCORE_ENDED, score=state.id)


@on_sheet("more")
async def more(act: Act, pressed: Pressed) -> None:
    """Offer what is seldom needed: a row that is no deal, and that somebody takes over."""
    state = await _going_on(act, pressed.sheet_id)
    await show(act, more_page(state, act.say))


@on_sheet("row")
async def new_row(act: Act, pressed: Pressed) -> None:
    """Ask for a row that is no deal."""
    state = await _going_on(act, pressed.sheet_id)
    await ask_row(act, state, 0)


@on_sheet("relieve")
async def relieve(act: Act, pressed: Pressed) -> None:
    """Ask who takes over the column picked."""
    state = await _going_on(act, pressed.sheet_id)
    await ask_relief(act, state, number_in(pressed.one))


WHY_FORM: Final = "score.why:"
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
    await ask_reason(act, title, does, f"{WHY_FORM}{state.id}:{state.number}:{verb}")


@sent(WHY_FORM)
async def _read_why(act: Act, facts: str) -> None:
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

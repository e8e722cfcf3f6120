"""What people at a table with real cards do by buttons, menus and forms: tell deals, correct them, end the match."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Final

from cogs.app.access import find_score
from cogs.app.answers import Denied, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in
from cogs.app.fields import form, sent_in
from cogs.app.presses import sent
from cogs.members.members import BEFORE_AN_ANSWER
from cogs.messages.layout import Page, page
from cogs.score_keeper.asking import ALSO, NOTHING, RANGE, form_fields
from cogs.score_keeper.buttons import Pressed, on_sheet
from cogs.score_keeper.entry import (
    ROW,
    ask_relief,
    ask_row,
    correct_page,
    draft_mark,
    entry_page,
    kept_page,
    kinds_asked,
    more_page,
    undo_page,
)
from cogs.score_keeper.page import ScoreSheets, all_page, moved_here
from cogs.score_keeper.words import asking_of, later_text, plain_names, refusal_text
from cogs.typed.writing import as_number
from engine.clubs.score_keeper.changes import LaterDeal, Who
from engine.clubs.score_keeper.keeper import ScoreKeeper
from engine.clubs.score_keeper.kept import KeptState
from engine.core.by_hand import YES, NotCounted, QuestionKind, Untold
from engine.table.model.errors import Refusal, Refused

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

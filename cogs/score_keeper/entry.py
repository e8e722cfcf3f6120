"""The private pages of a sheet: to tell a deal, correct or take one back, end the match, and what is seldom needed.

They are in the reader's language, and answer a press, so however old the sheet is they can be edited. Seldom needed are
a row that is no deal, and somebody who takes over: the page, its forms, what is typed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Final

from cogs.app.answers import Denied
from cogs.app.client import Act
from cogs.app.fields import form, person_field, text_field
from cogs.app.presses import Style
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import in_label, together
from cogs.score_keeper.asking import question_parts, told_line
from cogs.score_keeper.buttons import Pressed, score_button, score_menu
from cogs.score_keeper.page import MOST_IN_MENU
from cogs.score_keeper.words import (
    asking_of,
    changes_text,
    counts_lines,
    deal_text,
    later_text,
    line_texts,
    names,
    nth,
    payment_lines,
    plain_names,
    refusal_text,
    sides_of,
    standing_text,
)
from cogs.typed.writing import whole_number
from engine.clubs.score_keeper.changes import KeptChange, KeptDeal, KeptRow, LaterDeal, What, entries_after, fold
from engine.clubs.score_keeper.kept import LONGEST_NAME, LONGEST_ROW, KeptState
from engine.clubs.score_keeper.telling import row_changes
from engine.core.by_hand import DealQuestion, NotCounted, QuestionKind, ToldDeal, unanswered
from engine.table.model.errors import Refusal, Refused
from locales import Say
from rendering.canvas.chalk import figures, signed
from rendering.canvas.letters.graphemes import shortened

_FEW_NUMBERS: Final = 25
ROW: Final = "row-"
"""How the value begins that is picked for a row between deals; the number of its change follows."""
_BETWEEN: Final = (What.ROW, What.AMENDED, What.RELIEVED)
_ROOM: Final = PAGE_LIMIT - 1200


def draft_mark(state: KeptState) -> str:
    """Stands for the draft as it is: whoever keeps it keeps what they saw."""
    told = json.dumps([state.draft_deal, sorted(state.draft.items())])
    return hashlib.blake2b(told.encode(), digest_size=6).hexdigest()


def entry_page(state: KeptState, say: Say, note: str = "", part: tuple[str, int] | None = None) -> Page:
    """The questions, what the answers would count, and whether to keep that.

    `part`: see `Asking.part`.
    """
    who = plain_names(state, say, state.before(state.draft_deal))
    asking = asking_of(state, state.draft, state.draft_deal, who)._replace(part=part)
    would, countable = _would(state, say)
    keep = Pressed.on(state, "keep", draft_mark(state))
    label = say("score-button-keep")
    buttons = [score_button(keep, label=label, style=Style.success)] if countable else []
    if len(asking.questions) > 1 or any(is_long(one) for one in asking.questions):
        type_it = Pressed.on(state, "type", str(asking.deal))
        buttons.append(score_button(type_it, label=say("score-button-type")))
    if state.draft or state.draft_deal is not None:
        drop = Pressed.on(state, "drop", draft_mark(state))
        buttons.append(score_button(drop, label=say("score-button-drop"), style=Style.danger))
    head = [_entry_title(state, say), *([note] if note else [])]
    parts: list[Part] = ["\n".join(head), *question_parts(asking, say), would]
    return page(*parts, buttons)


def is_long(question: DealQuestion) -> bool:
    """Whether a number is easier typed than picked."""
    return question.kind is QuestionKind.NUMBER and len(question.numbers) > _FEW_NUMBERS


def kinds_asked(state: KeptState) -> dict[str, QuestionKind]:
    """The kind of each question that is asked now, by its key."""
    return {one.key: one.kind for one in asking_of(state, state.draft, state.draft_deal, ()).questions}


def _entry_title(state: KeptState, say: Say) -> str:
    if state.draft_deal is not None:
        return say("score-correcting", nth=nth(state, state.draft_deal, say))
    due = nth(state, len(state.deals) + 1, say)
    if state.draws_dealer:
        return say("score-telling-drawn", nth=due)
    key = "score-telling-out" if state.match.spare else "score-telling"
    return say(key, nth=due, name=names(state, say)[state.match.dealer - 1])


def _would(state: KeptState, say: Say) -> tuple[str, bool]:
    """What the draft would count, or what is missing or wrong; and whether it can be kept."""
    missing = unanswered(state.by_hand, state.before(state.draft_deal), state.draft)
    if missing:
        return "-# " + say("score-go-on"), False
    try:
        told = state.preview()
        if state.draft_deal is None:
            deal = KeptDeal(len(state.deals) + 1, state.draft, state.match, told)
            return say("score-would", changes=changes_text(state, deal, say)), True
        return fitting(_correction(state, state.draft_deal, told, say), _ROOM).rstrip(), True
    except NotCounted as error:
        return f"⚠️ {refusal_text(state, error, state.draft_deal, state.draft, say)}", False
    except LaterDeal as error:
        return f"⚠️ {later_text(state, error, say)}", False


def _correction(state: KeptState, number: int, told: ToldDeal, say: Say) -> Iterator[str]:
    """A deal as it was and as it would be, and every later sum that changes; raises LaterDeal."""
    was = state.deals[number - 1]
    folded = fold(state.first, state.by_hand, state.with_deal(number, state.draft))
    would = tuple(one for one in folded.lines if isinstance(one, KeptDeal))
    yield say("score-was", changes=changes_text(state, was, say))
    yield say("score-would", changes=changes_text(state, KeptDeal(number, state.draft, was.before, told), say))
    later = list(_sums(state, would, number, say))
    yield from [say("score-sums"), *later] if later else [say("score-same-after")]


def _sums(state: KeptState, would: tuple[KeptDeal, ...], number: int, say: Say) -> Iterator[str]:
    """The sums after later deals, where they change: `4` Ann 12 → **8**."""
    who = names(state, say)
    for now, then in zip(state.deals[number:], would[number:], strict=True):
        before, after = now.told.outcome.result.score, then.told.outcome.result.score
        changed = [
            f"{together(who[seat - 1] for seat in side)} {figures(before[first])} → **{figures(after[first])}**"
            for side, first in ((side, side[0] - 1) for side in sides_of(state))
            if before[first] != after[first]
        ]
        if changed:
            yield f"`{now.number}` {' · '.join(changed)}"


def kept_page(state: KeptState, number: int, say: Say) -> Page:
    """What was kept, with the button for the next deal."""
    deal = state.deals[number - 1]
    facts = {"told": deal_text(state, deal, say), "changes": changes_text(state, deal, say)}
    next_deal = Pressed.on(state, "deal")
    buttons = (
        [] if state.match.winners else [score_button(next_deal, label=say("score-button-next"), style=Style.primary)]
    )
    return page(say("score-kept", nth=nth(state, number, say), **facts), standing_text(state, say), buttons)


def undo_page(state: KeptState, say: Say) -> Page:
    """What would be taken back, and the question whether it is to be."""
    change = state.undoable
    assert change is not None
    buttons = [
        score_button(Pressed.on(state, "undoyes"), label=say("score-undo-yes"), style=Style.danger),
        score_button(Pressed.on(state, "leave"), label=say("score-undo-no")),
    ]
    return page(undo_text(state, say), buttons)


def undo_text(state: KeptState, say: Say) -> str:
    """What undoing takes back: the newest deal, or a correction and what stood there before it."""
    change = state.undoable
    assert change is not None
    if change.what in _BETWEEN:
        return _undo_between(state, change, say)
    number = change.deal if change.what is What.CORRECTED and change.deal else len(state.deals)
    deal = state.deals[number - 1]
    now = {"told": deal_text(state, deal, say), "changes": changes_text(state, deal, say)}
    if change.what is not What.CORRECTED:
        return say("score-undo-deal", nth=nth(state, number, say), **now)
    lines = _lines_without(state, change)
    before = [one for one in lines if isinstance(one, KeptDeal)][number - 1]
    was = {"was": deal_text(state, before, say), "wascounted": changes_text(state, before, say)}
    return say("score-undo-correction", nth=nth(state, number, say), **now, **was)


def _lines_without(state: KeptState, change: KeptChange) -> tuple[KeptDeal | KeptRow, ...]:
    """The sheet as it would be if this newest change were taken back."""
    entries = entries_after([*state.changes, change._replace(what=What.UNDONE)])
    return fold(state.first, state.by_hand, entries).lines


def _undo_between(state: KeptState, change: KeptChange, say: Say) -> str:
    """What stands between deals and is taken back; of a row that was corrected, what stood there before."""
    number = change.deal if change.what is What.AMENDED else change.number

    def told(lines: tuple[KeptDeal | KeptRow, ...]) -> str:
        row = next(one for one in lines if isinstance(one, KeptRow) and one.number == number)
        return " · ".join(filter(None, line_texts(state, row, say)))

    now = told(state.folded.lines)
    if change.what is not What.AMENDED:
        return say("score-undo-line", line=now)
    return say("score-undo-row", now=now, was=told(_lines_without(state, change)))


def correct_page(state: KeptState, first: int, say: Say) -> Page:
    """Which deal or row to correct: the newest first, `first` of them left out."""
    newest = state.correctable[::-1]
    options = [_to_correct(state, one, say) for one in newest[first : first + MOST_IN_MENU]]
    parts: list[Part] = [say("score-correct-which")]
    if state.draft and state.draft_deal is None:
        parts.append("-# " + say("score-correct-drops"))
    parts.append([score_menu(Pressed.on(state, "pick"), options, placeholder=say("score-pick"))])
    if len(newest) > MOST_IN_MENU:
        pages = [
            (str(at), f"{_number(newest[at])} – {_number(newest[min(at + MOST_IN_MENU, len(newest)) - 1])}")
            for at in range(0, len(newest), MOST_IN_MENU)
        ]
        parts.append([score_menu(Pressed.on(state, "correct"), pages, chosen=(str(first),))])
    return page(*parts)


def _number(line: KeptDeal | KeptRow) -> int:
    """The number of a deal; of a row that of the deal before it."""
    return line.number if isinstance(line, KeptDeal) else line.after_deal


def _to_correct(state: KeptState, line: KeptDeal | KeptRow, say: Say) -> tuple[str, str]:
    """A line as an option of the menu."""
    if isinstance(line, KeptDeal):
        return str(line.number), shortened(f"{line.number} · {_plain_deal(state, line, say)}", 100)
    changes = row_changes(line.before, line.answers)
    name = line.name or say("sheet-row")
    return f"{ROW}{line.number}", shortened(f"{in_label(name)} · {' '.join(map(signed, changes))}", 100)


def _plain_deal(state: KeptState, deal: KeptDeal, say: Say) -> str:
    asking = asking_of(state, deal.answers, deal.number, plain_names(state, say, deal.before))
    return told_line(asking, say)


def end_page(state: KeptState, say: Say) -> Page:
    """How it would end, and the question whether it is to."""
    buttons = [
        score_button(Pressed.on(state, "endyes"), label=say("score-end-yes"), style=Style.danger),
        score_button(Pressed.on(state, "leave"), label=say("score-end-no")),
    ]
    lines = [say("score-end-ask", deals=len(state.deals)), standing_text(state, say)]
    if state.setup.counts and state.deals:
        lines += counts_lines(state, say)
    return page("\n".join([*lines, *(payment_lines(state, say) if state.deals else [])]), buttons)


ROW_FORM: Final = "score.row:"
RELIEF_FORM: Final = "score.relief:"
"""How the custom ids of the forms begin; the sheet, its revision and the row or the column follow."""
_LONGEST: Final = 600


def more_page(state: KeptState, say: Say) -> Page:
    """A button for a row that is no deal, and a menu of those whom somebody may relieve."""
    row = score_button(Pressed.on(state, "row"), label=say("score-button-row"))
    people = zip(state.match.columns, state.match.people, plain_names(state, say), strict=True)
    options = [(str(column), shortened(name, 100)) for column, one, name in people if one is not None]
    relieve = score_menu(Pressed.on(state, "relieve"), options, placeholder=say("score-relieve-whom"))
    return page(say("score-more-row"), [row], say("score-more-relieve"), [relieve])


async def ask_row(act: Act, state: KeptState, amended: int) -> None:
    """Open the form for a row; `amended`: the number of the one that is corrected, 0: a new one."""
    say = act.say
    known = {one.number: one for one in state.rows}
    if amended and amended not in known:
        raise Refused(Refusal.NO_SUCH_SCORE_ROW)
    standing = known[amended].before if amended else state.match
    changes = row_changes(standing, known[amended].answers) if amended else (0,) * len(standing.columns)
    who = plain_names(state, say, standing)
    lines = [
        f"{' & '.join(who[column - 1] for column in side)} ({figures(standing.score[side[0] - 1])}): "
        f"{signed(changes[side[0] - 1])}"
        for side in sides_of(state)
    ]
    named = known[amended].name if amended else ""
    name = text_field(
        "name", say("score-row-called"), say("score-row-name-hint"), default=named, most=LONGEST_ROW, required=False
    )
    hint = say("score-row-strike" if amended else "score-row-lines")
    changed = text_field(
        "points", say("score-row-changes"), hint, default="\n".join(lines), most=_LONGEST, is_long=True
    )
    custom_id = f"{ROW_FORM}{state.id}:{state.number}:{amended}"
    await act.response.send_modal(form(say("score-button-row"), custom_id, name, changed))


async def ask_relief(act: Act, state: KeptState, column: int) -> None:
    """Open the form for who takes over a column."""
    say, people = act.say, state.match.people
    if column not in state.match.columns or people[column - 1] is None:
        raise Refused(Refusal.NO_SUCH_SEAT, seat=column, seats=len(people))
    text = say("score-relief-who", name=in_label(plain_names(state, say)[column - 1]))
    members = [person_field("member", say("score-relief-member"))] if act.guild is not None else []
    name = text_field("name", text, say("score-relief-hint"), most=LONGEST_NAME, required=not members)
    custom_id = f"{RELIEF_FORM}{state.id}:{state.number}:{column}"
    await act.response.send_modal(form(say("score-relief-title"), custom_id, *members, name))


def points_meant(state: KeptState, typed: str) -> tuple[int, ...]:
    """Per column by how much a row changes its figure: a number a line, or with commas, one for each side.

    What stands before the last colon of a line is the name. Raises Denied.
    """
    sides = sides_of(state)
    lines = [one for one in typed.splitlines() if one.strip()]
    if len(lines) == 1 and len(sides) > 1:
        lines = [one for one in lines[0].replace(";", ",").split(",") if one.strip()]
    if len(lines) != len(sides):
        raise Denied("score-bad-row", typed=shortened(typed, 100), count=len(sides))
    changes = [0] * len(state.match.columns)
    for side, line in zip(sides, lines, strict=True):
        number = whole_number(line.rpartition(":")[2])
        if number is None:
            raise Denied("score-bad-row", typed=shortened(line, 100), count=len(sides))
        for column in side:
            changes[column - 1] = number
    return tuple(changes)

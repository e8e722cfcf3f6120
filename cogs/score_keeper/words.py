"""A match with real cards in words: who sits there, what deals brought, who pays whom, and what cannot be right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from cogs.games.plain import unit_of
from cogs.messages.words import in_label, in_text, plain_rules_name, rules_name, together
from cogs.score_keeper.asking import Asking, ask_text, choice_text, told_line
from engine.clubs.score_keeper.changes import (
    AFTER_AN_END,
    ITSELF,
    KeptChange,
    KeptDeal,
    KeptRow,
    LaterDeal,
    What,
    relief,
)
from engine.clubs.score_keeper.kept import FEWEST_COUNTED, KeptState
from engine.clubs.score_keeper.payments import settlement
from engine.clubs.score_keeper.standing import KeptStanding, SheetPerson
from engine.clubs.score_keeper.telling import row_changes
from engine.core.actions import seats_by_side
from engine.core.by_hand import Answers, DealQuestion, NotCounted
from locales import Say
from rendering import SeatLabel
from rendering.canvas.chalk import figures, signed

_LAST: Final = 3
"""So many corrections after an end stand on the sheet."""
_NUMBERS: Final = ("least", "most")


def plain_names(state: KeptState, say: Say, standing: KeptStanding | None = None) -> tuple[str, ...]:
    """Who has each column, now or at this standing, for places without markdown."""
    people = (standing or state.match).people
    return tuple(in_label(one.name) if one else say("lobby-dummy") for one in people)


def names(state: KeptState, say: Say, standing: KeptStanding | None = None) -> tuple[str, ...]:
    """The same, safe in markdown."""
    return _safe((standing or state.match).people, say)


def _safe(people: Iterable[SheetPerson | None], say: Say) -> tuple[str, ...]:
    return tuple(in_text(one.name) if one else say("lobby-dummy") for one in people)


def labels(state: KeptState, say: Say) -> tuple[SeatLabel, ...]:
    """The same for pictures, without faces."""
    return tuple(
        SeatLabel(one.name, person=max(one.user_id or 0, 0)) if one else SeatLabel(say("lobby-dummy"))
        for one in state.match.people
    )


def nth(state: KeptState, deal: int, say: Say) -> str:
    """A deal by its number, as its game calls deals: `Deal 7`."""
    return say("score-nth", unit=unit_of(state.setup.options.game), deal=str(deal))


def sides_of(state: KeptState) -> tuple[tuple[int, ...], ...]:
    """The columns of each side."""
    return seats_by_side(state.sides)


def game_text(state: KeptState, say: Say) -> str:
    """What is played, safe in markdown."""
    return rules_name(state.setup.options, state.setup.house, say)


def plain_game_text(state: KeptState, say: Say) -> str:
    """The same for pictures."""
    return plain_rules_name(state.setup.options, state.setup.house, say)


def asking_of(state: KeptState, answers: Answers, deal: int | None, who: Sequence[str]) -> Asking:
    """The questions about a deal that was told; None: about the next one."""
    before = state.before(deal)
    questions = state.by_hand.questions(before, answers)
    shown = state.by_hand.settled(before, answers)
    return Asking(state.id, state.number, state.setup.options.game, questions, shown, tuple(who), deal or 0)


def deal_text(state: KeptState, deal: KeptDeal, say: Say) -> str:
    """What was told of a deal, in one line."""
    questions = state.by_hand.questions(deal.before, deal.answers)
    who = names(state, say, deal.before)
    return told_line(Asking(state.id, 0, state.setup.options.game, questions, deal.answers, who), say)


def line_texts(state: KeptState, line: KeptDeal | KeptRow, say: Say) -> tuple[str, str]:
    """What was told of a line of the sheet, and what it brought; empty where somebody took over."""
    if isinstance(line, KeptDeal):
        return f"`{line.number}` {deal_text(state, line, say)}", changes_text(state, line, say, sums=False)
    if line.what is What.RELIEVED:
        return f"`·` {relief_text(state, line, say)}", ""
    return f"`·` {row_name(line, say)}", row_text(state, line, say)


def row_name(row: KeptRow, say: Say) -> str:
    """What a row that is no deal is called, safe in markdown."""
    return in_text(row.name) if row.name else say("sheet-row")


def row_text(state: KeptState, row: KeptRow, say: Say) -> str:
    """What it changed, for those whom it changed anything."""
    who, changes = names(state, say, row.before), row_changes(row.before, row.answers)
    return " · ".join(
        f"{together(who[column - 1] for column in side)} **{signed(changes[side[0] - 1])}**"
        for side in sides_of(state)
        if changes[side[0] - 1]
    )


def relief_text(state: KeptState, row: KeptRow, say: Say) -> str:
    """Who took over from whom."""
    column = relief(row.answers)[0] - 1
    before, after = names(state, say, row.before)[column], names(state, say, row.after)[column]
    return say("score-took-over", name=after, before=before)


def changes_text(state: KeptState, deal: KeptDeal, say: Say, *, sums: bool = True) -> str:
    """What a deal brought each side, and with `sums` how they stand then: `Ann **+16** (23) · Bo **−5** (2)`."""
    result, who, out = deal.told.outcome.result, names(state, say, deal.before), deal.told.outcome.match.lines[-1].out
    brought = []
    for side in sides_of(state):
        if side[0] in out:
            continue
        total = f" ({figures(result.score[side[0] - 1])})" if sums else ""
        brought.append(f"{together(who[seat - 1] for seat in side)} **{signed(result.delta[side[0] - 1])}**{total}")
    return " · ".join(brought)


def told_by(line: KeptDeal | KeptRow, say: Say) -> str:
    """Who told a line of the sheet, and who corrected it; empty if nobody has told it yet."""
    if line.by is None:
        return ""
    name = in_text(line.by.name)
    if line.corrected is None:
        return say("score-told-by", name=name)
    return say("score-corrected-by", name=name, corrected=in_text(line.corrected.name))


def named(state: KeptState, user_ids: Collection[int], say: Say) -> str:
    """The names of these members at the table, in the order of the sheet; a dash for nobody."""
    found = (one for one in state.match.persons if one is not None and one.user_id in user_ids)
    return together([*_safe(found, say)] or ["–"])


def counts_lines(state: KeptState, say: Say) -> Iterator[str]:
    """For whom it counts in the leaderboards, and who can still say so."""
    if not state.setup.asks:
        yield say("score-counts")
    elif state.counted:
        yield say("score-counts-for", names=named(state, state.counted, say))
    else:
        yield say("score-counts-few", count=FEWEST_COUNTED, names=named(state, state.agreed, say))
    if state.asked:
        yield say("score-counts-asked", names=named(state, state.asked, say))


def end_text(state: KeptState, say: Say) -> str:
    """Who ended it."""
    end = state.end
    assert end is not None
    name = in_text(end.by.name)
    if end.by == ITSELF:
        return say("score-ended-itself")
    if end.reason:
        return say("score-ended-manager", name=name, reason=in_text(end.reason))
    return say("score-ended-by", name=name)


def went_on_lines(state: KeptState, say: Say) -> Iterator[str]:
    """Who let it go on after it had ended, and what was corrected since it first did."""
    first = next((at for at, one in enumerate(state.changes) if one.what is What.ENDED), None)
    if first is None:
        return
    after = state.changes[first:]
    opened = next((at for at in range(len(after) - 1, -1, -1) if after[at].what is What.REOPENED), None)
    if opened is not None:
        yield _went_on(after[: opened + 1], say)
    yield from [_corrected(state, one, say) for one in after if one.what in AFTER_AN_END][-_LAST:]


def _went_on(changes: tuple[KeptChange, ...], say: Say) -> str:
    """`changes`: those up to the one by which it went on."""
    *before, last = changes
    if last.reason:
        return say("score-on-manager", name=in_text(last.by.name), reason=in_text(last.reason))
    ended = max(at for at, one in enumerate(before) if one.what is What.ENDED)
    wished = [one.by for one in before[ended:] if one.what is What.WISHED]
    return say("score-on-by", names=together(in_text(one.name) for one in dict.fromkeys((*wished, last.by))))


def _corrected(state: KeptState, change: KeptChange, say: Say) -> str:
    name = in_text(change.by.name)
    if change.what is What.CORRECTED and change.deal is not None:
        return say("score-since-corrected", nth=nth(state, change.deal, say), name=name)
    return say("score-since-undone" if change.what is What.UNDONE else "score-since-row", name=name)


def standing_text(state: KeptState, say: Say) -> str:
    """How all sides stand: `Ann **23** · Bo **2**`."""
    who, score = names(state, say), state.match.score
    stand = [
        f"{together(who[seat - 1] for seat in side)} **{figures(score[side[0] - 1])}**" for side in sides_of(state)
    ]
    if state.match.price:
        stand.append(say("score-pot-now", pot=state.match.pot))
    return " · ".join(stand)


def payment_lines(state: KeptState, say: Say) -> list[str]:
    """Who pays whom for the stake, or that nobody does; empty without a stake."""
    stake = state.setup.stake
    if stake is None:
        return []
    who, a_point = _safe(state.match.persons, say), money(stake.hundredths, stake.currency, say)
    paid = [
        say(
            "score-pays",
            payer=who[one.payer - 1],
            payee=who[one.payee - 1],
            amount=money(one.amount, stake.currency, say),
        )
        for one in settlement(state)
    ]
    return [*(paid or [say("score-even")]), "-# " + say("score-no-money", stake=a_point)]


def money(hundredths: int, currency: str, say: Say) -> str:
    """An amount as people write it: `1.50 €`."""
    whole, part = divmod(hundredths, 100)
    amount = say("score-amount", whole=str(whole), part=f"{part:02}") if part else str(whole)
    return say("score-money", amount=amount, currency=in_text(currency)).strip()


def refusal_text(state: KeptState, error: NotCounted, deal: int | None, answers: Answers, say: Say) -> str:
    """What is wrong with a deal as told, and what would be right."""
    asking = asking_of(state, answers, deal, names(state, say))
    question = _question(asking, error.facts.get("key"))
    facts: dict[str, str | int] = {
        name: int(str(fact)) if name in _NUMBERS else _worded(asking, question, str(fact), say)
        for name, fact in error.facts.items()
        if name != "key"
    }
    if "least" in facts:
        least, most = facts["least"], facts["most"]
        facts["sum"] = f"{most}" if least == most else f"{least} – {most}"
    asked = ask_text(asking, question, say) if question else ""
    return say(f"score-untold-{error.reason}", asked=asked, **facts)


def later_text(state: KeptState, error: LaterDeal, say: Say) -> str:
    """The deal that would make no sense after a correction, and why."""
    if error.row is not None:
        why = refusal_text(state, error.why, None, {}, say)
        return say("score-later", nth=in_text(error.row) if error.row else say("sheet-row"), why=why)
    deal = state.deals[error.deal - 1]
    why = refusal_text(state, error.why, error.deal, deal.answers, say)
    return say("score-later", nth=nth(state, error.deal, say), why=why)


def _question(asking: Asking, key: object) -> DealQuestion | None:
    """The question of this key; numbered ones answer for each other."""
    exact = (one for one in asking.questions if one.key == key)
    named = (one for one in asking.questions if one.name == str(key).partition("-")[0])
    return next(chain(exact, named), None)


def _worded(asking: Asking, question: DealQuestion | None, fact: str, say: Say) -> str:
    """Choices in words."""
    if question is None:
        return in_text(fact)
    choices = set(question.choices)
    return ", ".join(
        choice_text(asking, question, one, say) if one in choices else in_text(one) for one in fact.split(", ")
    )

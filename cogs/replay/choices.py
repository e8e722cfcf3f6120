"""Choices, what they cost, and what the cards allowed in hindsight, in words: of a match, and of one step of it.

Of a step only those are told the cost who may know it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cogs.games.plain import texts_of
from cogs.messages.words import CardWords, seat_name, together
from cogs.table_texts.table_text import cost_text, reasons_text
from engine.core.errors import EngineError
from engine.running.looking_back import SeenLookback, is_open
from engine.running.table import Table, TableAtDeal
from engine.table.model.setup import Origin
from engine.teaching.hints.hint import unit_of
from engine.teaching.lookback.choices import CARE, SeatChoice
from engine.teaching.lookback.hindsight import Hindsight, Makeable
from engine.teaching.lookback.lookback import Dear
from locales import Say

WORLDS = CARE.rounds * CARE.worlds
"""How many deals are imagined for a choice."""


def price_text(table: Table, choice: SeatChoice, say: Say) -> str:
    """What a choice cost, in the words of hints: `about 1.4 points`."""
    unit = choice.unit or unit_of(table.setup.options)
    told = cost_text(unit, unit.times * choice.cost, say)
    return say("lookback-cost", cost=told) if told else say("lookback-cost-other")


def why_line(table: Table, choice: SeatChoice, words: CardWords, say: Say, *, is_own: bool) -> list[str]:
    """Why something else was better, as whoever chose could have been told; `is_own`: that is whoever reads it."""
    reasons = reasons_text(table, choice.reasons, words, say)
    if not reasons:
        return []
    if choice.is_for_dummy:
        return [say("lookback-why-dummy", reasons=reasons)]
    if is_own:
        return [say("lookback-why", reasons=reasons)]
    return [say("lookback-why-of", name=seat_name(table, choice.seat, say), reasons=reasons)]


def action_text(table: Table, notation: str, words: CardWords, say: Say) -> str:
    """An action in words, from its notation."""
    try:
        return words.action(table.game.parse_action(notation))
    except EngineError:
        # Out of turn a seat may as well do nothing.
        return say("lookback-leave")


def dear_lines(table: Table, number: int, dear: Dear, words: CardWords, say: Say, *, is_own: bool) -> Iterator[str]:
    """One of the dearest choices of somebody, and why something else was better; `is_own`: that person reads it."""
    deal, choice = dear
    yield say(
        "lookback-dear",
        number=str(number),
        unit=texts_of(table).DEALS,
        deal=str(deal),
        trick=choice.trick,
        chosen=action_text(table, choice.chosen, words, say),
        best=action_text(table, choice.best, words, say),
        cost=price_text(table, choice, say),
    )
    yield from why_line(TableAtDeal(table, deal), choice, words, say, is_own=is_own)


def step_line(table: Table, choice: SeatChoice, words: CardWords, say: Say) -> str:
    """What one choice cost."""
    if not choice.cost:
        return say("lookback-step-good")
    best = action_text(table, choice.best, words, say)
    return say("lookback-step-cost", cost=price_text(table, choice, say), best=best)


def known_line(table: Table, deal: int, known: Hindsight, say: Say) -> str:
    """What a deal allowed with all hands known, and what came of it."""
    table = TableAtDeal(table, deal)
    return say(
        "lookback-known-deal",
        unit=texts_of(table).DEALS,
        deal=str(deal),
        trick=known.trick,
        best=sides_text(table, known, known.totals[0], say),
        played=" · ".join(map(str, known.totals[-1])),
    )


def made_line(table: Table, deal: int, one: Makeable, say: Say) -> str:
    """Whether a contract for few tricks could be made with all hands known, and whether it was."""
    return say(
        "lookback-made-deal",
        unit=texts_of(table).DEALS,
        deal=str(deal),
        trick=one.trick,
        names=_names(TableAtDeal(table, deal), one.seats, say),
        could=_yes(one.made[0]),
        was=_yes(one.made[-1]),
    )


def step_made_line(table: Table, one: Makeable, could: bool, say: Say) -> str:
    """The same from a position on."""
    return say("lookback-step-made", names=_names(table, one.seats, say), could=_yes(could))


def _names(table: Table, seats: Iterable[int], say: Say) -> str:
    return together(seat_name(table, seat, say) for seat in seats)


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def origin_facts(table: Table, origin: Origin) -> dict[str, str]:
    """The position that a table plays on from, as facts of a text."""
    step, deal = str(origin.step), str(origin.deal)
    return {"table": str(origin.table_id), "unit": texts_of(table).DEALS, "deal": deal, "step": step}


def note_lines(table: Table, say: Say) -> list[str]:
    """The line at a table that plays on from a position of another match: everybody may know its cards."""
    origin = table.setup.origin
    return [] if origin is None else [say("lookback-on-note", **origin_facts(table, origin))]


def sides_text(table: Table, known: Hindsight, totals: tuple[int, int], say: Say) -> str:
    """What each side gets: `Anna & Chloé 18 · Ben & Fons 10`."""
    members = [[seat for seat, one in enumerate(known.sides, 1) if one == side] for side in (0, 1)]
    return " · ".join(
        say("lookback-known-side", names=_names(table, seats, say), figure=str(total))
        for seats, total in zip(members, totals, strict=True)
    )


def step_lines(
    table: Table, seen: SeenLookback | None, step: tuple[int, int, int], reader: int | None, words: CardWords, say: Say
) -> Iterator[str]:
    """The lines under a position: `step` is its deal, how many actions there were, and whose cards are seen.

    `reader`: the user id of whoever reads it; None: everybody does.
    """
    if seen is None:
        return
    deal, done, seat = step
    choice = seen.lookback.choice(deal, done)
    # As a seat saw it, only that seat's choices are weighed: another's tell what it held.
    if choice is not None and seat in (0, choice.seat) and is_open(table, seen, deal, choice.seat, reader):
        then = TableAtDeal(table, deal)
        yield step_line(table, choice, words, say)
        yield from why_line(then, choice, words, say, is_own=reader is not None and then.seat_of(reader) == choice.seat)
    known = seen.lookback.hindsight(deal)
    if seat == 0 and known is not None and (totals := known.at(done)) is not None:
        yield say("lookback-step-known", sides=sides_text(table, known, totals, say))
    for one in seen.lookback.makeable(deal) if seat == 0 else ():
        if (could := one.at(done)) is not None:
            yield step_made_line(TableAtDeal(table, deal), one, could, say)

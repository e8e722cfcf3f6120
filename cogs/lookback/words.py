"""Choices, costs and what the cards allowed, in words."""

from __future__ import annotations

from cogs.games.texts import texts_of
from cogs.messages.words import CardWords, seat_name, together
from cogs.table_texts.units import unit_key
from engine.core.errors import EngineError
from engine.lookback.choices import CARE, Choice
from engine.lookback.hindsight import Hindsight
from engine.lookback.lookback import Dear
from engine.tables.live.table import Table
from engine.tables.live.table_at_deal import TableAtDeal
from engine.tables.model.setup import Origin
from locales import Say

WORLDS = CARE.rounds * CARE.worlds
"""How many deals are imagined for a choice."""


def cost_text(table: Table, cost: float, say: Say) -> str:
    """A cost in the game's unit: `1.4 points`."""
    shown = round(cost, 1) if cost >= 1 else round(cost, 2)
    return say("lookback-cost", unit=unit_key(table.game.unit(table.setup.options)), cost=shown)


def action_text(table: Table, notation: str, words: CardWords, say: Say) -> str:
    """An action in words, from its notation."""
    try:
        return words.action(table.game.parse_action(notation))
    except EngineError:
        # Out of turn a seat may as well do nothing.
        return say("lookback-leave")


def dear_line(table: Table, number: int, dear: Dear, words: CardWords, say: Say) -> str:
    """One of the dearest choices of somebody."""
    deal, choice = dear
    return say(
        "lookback-dear",
        number=str(number),
        unit=texts_of(table).DEALS,
        deal=str(deal),
        trick=choice.trick,
        chosen=action_text(table, choice.chosen, words, say),
        best=action_text(table, choice.best, words, say),
        cost=cost_text(table, choice.cost, say),
    )


def step_line(table: Table, choice: Choice, words: CardWords, say: Say) -> str:
    """What one choice cost."""
    if not choice.cost:
        return say("lookback-step-good")
    best = action_text(table, choice.best, words, say)
    return say("lookback-step-cost", cost=cost_text(table, choice.cost, say), best=best)


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
        say("lookback-known-side", names=together(seat_name(table, seat, say) for seat in seats), figure=str(total))
        for seats, total in zip(members, totals, strict=True)
    )

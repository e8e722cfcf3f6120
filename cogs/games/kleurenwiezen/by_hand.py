"""Deals of Kleurenwiezen played with real cards, on the score sheet of the table."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.game_rooms import Column
from cogs.messages.layout import Drawing
from engine.core.by_hand import DealQuestion
from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import parse_contract
from engine.games.kleurenwiezen.by_hand import PASSED
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch, SheetLine
from engine.score_keeper.standing import KeptStanding
from locales import Say
from rendering import SeatLabel, look_of
from rendering.games.kleurenwiezen.scores import alt_score_sheet, draw_score_sheet
from rendering.games.kleurenwiezen.wording import contract_text


def choice(question: DealQuestion, given: str, say: Say) -> str:
    if question.name == "trumps":
        return say(f"play-suit-{Suit.parse(given).name.lower()}")
    if given == PASSED:
        return say("score-kleurenwiezen-passed")
    return " ".join(contract_text(parse_contract(given), say).split())


def pictures(
    before: KeptStanding | None, after: KeptStanding, people: Sequence[SeatLabel], title: str, say: Say
) -> list[Drawing]:
    """The score sheet with every deal so far."""
    look, match = look_of(say), _as_match(after)
    note = say("sheet-pot", pot=after.pot) if after.price else ""
    alt = alt_score_sheet(match, people, say, look.index_set, note)
    return [Drawing(lambda: draw_score_sheet(match, people, look, say, note), alt)]


def _as_match(standing: KeptStanding) -> KleurenwiezenMatch:
    """The match as its sheet shows it: a column for each person, and rows that are no deals among the deals."""
    match: KleurenwiezenMatch = standing.match
    lines: list[SheetLine] = []
    deals = 0
    for line in standing.lines:
        multiple = match.sheet[line.deal - 1].multiple if line.deal else 1
        deals = max(deals, line.deal)
        told = SheetLine(deals, line.dealer, line.result, multiple)
        lines.append(told._replace(is_deal=bool(line.deal), name=line.name, out=line.out))
    return match._replace(dealer=standing.dealer, score=standing.score, winners=standing.winners, sheet=tuple(lines))


def columns(standing: KeptStanding) -> tuple[Column, ...]:
    return (Column("points", standing.score),)

"""What the messages of Kleurenwiezen say: the auction, the contract, who needs which tricks, the standing, results.

Made from a view; public texts use only what everybody may know: of a Troel, that a card not yet shown makes the
partners; of a small misère, that somebody has laid a card aside. A result says whether the contract was made or failed,
by how much, and what everybody gets or pays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from discord import ButtonStyle

from cogs.games.kleurenwiezen.calls import VOCABULARY, call_choices, call_meant, call_menus, call_rows
from cogs.games.plain import PlainByHand
from cogs.games.plain_texts import PlainTexts
from cogs.messages.game_rooms import Column, FinishedDeal
from cogs.messages.layout import Drawing
from cogs.messages.wording import Facts, PlainWording, Way, Words
from cogs.messages.words import SUIT_ORDER, CardWords, labels, per_side, seat_name, together
from engine.clubs.score_keeper.standing import KeptStanding
from engine.core.actions import Action, Play, from_eldest
from engine.core.by_hand import DealQuestion
from engine.core.cards import Card, Suit
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import (
    Bid,
    Discard,
    KleurenwiezenAction,
    KleurenwiezenPhase,
    Propose,
    Word,
    parse_contract,
    suit_of,
)
from engine.games.kleurenwiezen.by_hand import PASSED
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, ContractKind, Family
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch, SheetLine, is_made, sides, won_by
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.running.table import Table
from locales import Say
from rendering import Look, SeatLabel, look_of
from rendering.canvas.chalk import signed
from rendering.games.kleurenwiezen.bidding import alt_bidding, draw_bidding, troel_stands
from rendering.games.kleurenwiezen.contract import Target, alt_contract, draw_contract, so_far, targets
from rendering.games.kleurenwiezen.scores import alt_score_sheet, draw_score_sheet
from rendering.games.kleurenwiezen.table import last_trick
from rendering.games.kleurenwiezen.wording import call_text_of, contract_text, row_name, short_call


def _thrown_in(table: Table, view: KleurenwiezenView, say: Say) -> Iterator[str]:
    key = "kleurenwiezen-thrown-in-counts" if view.options.passed_counts else "kleurenwiezen-thrown-in"
    yield say(key, deal=str(view.deal), name=seat_name(table, view.dealer, say))
    if view.options.pass_doubles and not (table.is_cut_short and view.deal == table.deal):
        yield say("kleurenwiezen-next-doubles")


def _side_result(table: Table, view: KleurenwiezenView, contract: Contract, side: tuple[int, ...], say: Say) -> str:
    tricks, goal = won_by(side, view.tricks), contract.goal
    facts: dict[str, str | int] = {
        "deal": str(view.deal),
        "side": together(seat_name(table, seat, say) for seat in side),
        "contract": contract_text(contract, say),
        "tricks": tricks,
    }
    made = is_made(contract, tricks)
    if contract.is_negative:
        return say("kleurenwiezen-negative-made" if made else "kleurenwiezen-negative-failed", **facts)
    facts["people"] = len(side)
    if made:
        return (
            say("kleurenwiezen-made-all", **facts)
            if tricks == HAND
            else say("kleurenwiezen-made", over=tricks - goal, **facts)
        )
    if _ended_early(view, contract):
        return say("kleurenwiezen-failed-early", against=len(view.played) - tricks, **facts)
    return say("kleurenwiezen-failed", goal=goal, under=goal - tricks, **facts)


def _ended_early(view: KleurenwiezenView, contract: Contract) -> bool:
    """Whether play ended with cards left that could no longer change the score."""
    return len(view.played) < HAND - contract.nature.discards


def _multiplied(table: Table, view: KleurenwiezenView, say: Say) -> Iterator[str]:
    if view.multiple == 1 or view.contract is None:
        return
    reasons = []
    if view.doubled_by is not None:
        reasons.append(say("kleurenwiezen-why-doubled", name=seat_name(table, view.doubled_by, say)))
    if view.public.match.passed_out:
        reasons.append(say("kleurenwiezen-why-passed"))
    row, tricks = view.public.match.ladder.row(view.contract), won_by(view.declarers, view.tricks)
    if row.doubles:
        reasons.append(row_name(row, say))
    if tricks in row.doubled_at:
        reasons.append(say("kleurenwiezen-why-tricks", tricks=tricks))
    yield say("kleurenwiezen-multiplied", times=view.multiple, why=say("play-why", what=", ".join(reasons)))


def _gains(table: Table, delta: tuple[int, ...], say: Say) -> str:
    """`Anna **+11** · Ben **−11**`."""
    return " · ".join(f"{seat_name(table, seat, say)} **{signed(points)}**" for seat, points in enumerate(delta, 1))


_DUE: Final = {
    KleurenwiezenPhase.AUCTION: "bid",
    KleurenwiezenPhase.TROEL: "troel",
    KleurenwiezenPhase.DOUBLE: "double",
    KleurenwiezenPhase.DISCARD: "discard",
    Phase.PLAY: "play",
}
_TALKING: Final = (KleurenwiezenPhase.AUCTION, KleurenwiezenPhase.TROEL, KleurenwiezenPhase.DOUBLE)
"""Phases with many calls and no cards to press."""
_QUESTIONS: Final = {
    KleurenwiezenPhase.AUCTION: "kleurenwiezen-hand-auction",
    KleurenwiezenPhase.TROEL: "kleurenwiezen-hand-troel",
    KleurenwiezenPhase.DOUBLE: "kleurenwiezen-hand-double",
    KleurenwiezenPhase.DISCARD: "kleurenwiezen-hand-discard",
    Phase.PLAY: "play-hand-your-turn",
}


def _auction(table: Table, view: KleurenwiezenView, words: CardWords, say: Say) -> Iterator[str]:
    if view.troel is not None:
        yield _troel(table, view, words, say)
    calls = view.auction.calls
    for seat in from_eldest(view.dealer, SEATS):
        said = [_brief(call.action, words, say) for call in calls if call.seat == seat]
        if said:
            yield say("kleurenwiezen-calls", name=seat_name(table, seat, say), calls=" · ".join(said))
    live = [
        say("kleurenwiezen-proposal", suit=words.suit(suit), name=seat_name(table, seat, say))
        for suit, seat in view.auction.live_proposals().items()
    ]
    if live and view.phase is KleurenwiezenPhase.AUCTION:
        yield say("kleurenwiezen-live", proposals=" · ".join(live))
    if view.auction.highest is not None and not troel_stands(view):
        yield _undertaken("kleurenwiezen-highest", table, view, words, say)


def _brief(call: KleurenwiezenAction, words: CardWords, say: Say) -> str:
    """A call among many: `9` and the emoji of its suit."""
    suit = suit_of(call)
    return short_call(call, say) if suit is None else f"{short_call(call, say)} {words.mark(suit)}"


def _troel(table: Table, view: KleurenwiezenView, words: CardWords, say: Say) -> str:
    """The Troel announced, as a rule without naming the card that makes the partner."""
    troel = view.troel
    assert troel is not None
    names = {"name": seat_name(table, troel.seat, say), "partner": seat_name(table, troel.partner, say)}
    if troel.called is None:
        return say("kleurenwiezen-troel", **names)
    return say("kleurenwiezen-troel-with", card=words.card(troel.called), **names)


def _undertaken(key: str, table: Table, view: KleurenwiezenView, words: CardWords, say: Say) -> str:
    """The contract, or the highest bid so far, and whose it is."""
    contract, seats = so_far(view)
    assert contract is not None
    return say(key, contract=contract_text(contract, say, words.suit), name=_names(table, seats, say))


def _play(table: Table, view: KleurenwiezenView, words: CardWords, say: Say) -> Iterator[str]:
    parts = [_undertaken("kleurenwiezen-contract", table, view, words, say)]
    if view.doubled_by is not None:
        parts.append(say("kleurenwiezen-doubled", name=seat_name(table, view.doubled_by, say)))
    yield " · ".join(parts)
    if view.auction.forced is not None:
        yield say("kleurenwiezen-forced", name=seat_name(table, view.auction.forced, say))
    if view.phase is KleurenwiezenPhase.DISCARD and view.discarded:
        yield say("kleurenwiezen-aside", name=_names(table, view.discarded, say))
    if view.played or view.phase is Phase.PLAY:
        yield say("kleurenwiezen-tricks", sides=" · ".join(_side(table, one, say) for one in targets(view)))
    for seat, cards in enumerate(view.exposed, 1):
        if cards and seat != view.seat:
            yield say("play-hand-face-up", name=seat_name(table, seat, say), cards=words.by_suit(_sorted(cards)))


def _side(table: Table, target: Target, say: Say) -> str:
    """A side's tricks, and how many it needs."""
    facts: dict[str, str | int] = {"name": _names(table, target.seats, say), "tricks": target.tricks}
    if target.goal is None:
        return say("kleurenwiezen-side-none", **facts)
    return say(
        "kleurenwiezen-side-exactly" if target.exactly else "kleurenwiezen-side-least", goal=target.goal, **facts
    )


def _names(table: Table, seats: Sequence[int], say: Say) -> str:
    return together(seat_name(table, seat, say) for seat in seats)


def _deals(table: Table, deals: int) -> int:
    """How many deals the match has, 0: any number. Where several tables play the same deals it may have fewer."""
    same = table.setup.same_deals
    return deals if same is None or same.deals is None else same.deals


def _sorted(cards: Sequence[Card]) -> list[Card]:
    """By suit, from the highest card down."""
    return sorted(cards, key=lambda card: (SUIT_ORDER.index(card.suit), -card.rank))


_LONGEST: Final = 24
"""Letters on a button: more make it wider than half a phone."""


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


class KleurenwiezenTexts(PlainTexts[KleurenwiezenView]):
    """What messages about Kleurenwiezen say and show."""

    VOCABULARY = VOCABULARY
    call_choices = staticmethod(call_choices)
    call_meant = staticmethod(call_meant)
    call_menus = staticmethod(call_menus)
    call_rows = staticmethod(call_rows)
    last_trick = staticmethod(last_trick)

    def result_sentences(self, table: Table, finished: FinishedDeal, say: Say) -> list[str]:
        """A sentence per side with a contract, what multiplied its figures, and everybody's points."""
        view: KleurenwiezenView = finished.view
        if view.contract is None:
            return list(_thrown_in(table, view, say))
        return [
            *(_side_result(table, view, view.contract, side, say) for side in sides(view.contract, view.declarers)),
            *_multiplied(table, view, say),
            *([say("kleurenwiezen-early")] if _ended_early(view, view.contract) else []),
            say("kleurenwiezen-gains", sides=_gains(table, finished.result.delta, say)),
        ]

    def result_pictures(self, table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
        """The score sheet, ending with this deal."""
        view: KleurenwiezenView = finished.view
        look, seats = look_of(say), labels(table)
        # Nobody may see the pack, and no sheet shows it.
        before = view.public.match
        match = before._replace(options=replace(before.options, deals=_deals(table, before.options.deals)))
        match = match.after(finished.result, view.multiple, ())
        alt = alt_score_sheet(match, seats, say, look.index_set)
        return [Drawing(lambda: draw_score_sheet(match, seats, look, say), alt)]

    def deals_counted(self, table: Table) -> int:
        """The deals played, not those thrown in; the last deal of a match that ended early may be one of those."""
        view = table.view(0)
        assert isinstance(view, KleurenwiezenView)
        return view.deals_played

    def table_lines(self, table: Table, view: KleurenwiezenView, words: CardWords, say: Say) -> list[str]:
        """The calls and what can be accepted; then the contract, and each side's tricks against what it needs."""
        return list(_auction(table, view, words, say) if view.contract is None else _play(table, view, words, say))

    def due(self, view: KleurenwiezenView) -> str:
        return _DUE.get(view.phase, "play")

    def score_line(self, table: Table, view: KleurenwiezenView, say: Say) -> str:
        """The points, the number of deals played without those thrown in, and how many times this one counts."""
        deals = _deals(table, view.options.deals)
        parts = [say("play-score-points", sides=per_side(table, view.score, say))]
        if view.phase is not Phase.OVER and deals > 1:
            parts.append(say("kleurenwiezen-played", played=view.deals_played, deals=deals))
        if view.result is None and view.multiple > 1:
            parts.append(say("kleurenwiezen-times", times=view.multiple))
        return " · ".join(parts)

    def pictures(self, view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> list[Drawing]:
        """The bids until there is a contract, the contract alone until the first card, and from then on the table."""
        if view.contract is None:
            alt = alt_bidding(view, labels, say, look.index_set)
            return [Drawing(lambda: draw_bidding(view, labels, look, say), alt)]
        if not view.trick:
            alt = alt_contract(view, labels, say, look.index_set)
            return [Drawing(lambda: draw_contract(view, labels, look, say), alt)]
        return super().pictures(view, labels, look, say)

    def own_lines(self, view: KleurenwiezenView, words: CardWords, say: Say) -> Iterator[str]:
        """The card of a Troel or the one laid aside, for those who know it."""
        troel = view.troel
        if view.contract is None and view.called is not None and troel is not None and troel.called is None:
            yield say("kleurenwiezen-hand-called", card=words.card(view.called))
        if view.discard is not None:
            yield say("kleurenwiezen-hand-discarded", card=words.card(view.discard))

    def prompt(
        self, table: Table, view: KleurenwiezenView, legal: Sequence[Action], words: CardWords, say: Say
    ) -> Iterator[str]:
        yield say(_QUESTIONS[view.phase])

    def waiting(self, table: Table, view: KleurenwiezenView, say: Say) -> str:
        if view.phase in (KleurenwiezenPhase.DISCARD, KleurenwiezenPhase.DOUBLE):
            return say(f"kleurenwiezen-wait-{view.phase}")
        return say("play-hand-wait")

    def cards_are_due(self, view: KleurenwiezenView) -> bool:
        return view.phase not in _TALKING

    def card_verb(self, view: KleurenwiezenView, legal: Sequence[Action]) -> Callable[[Card], Action] | None:
        """What pressing a card does: it plays the card, or lays it aside before a small misère."""
        if view.phase in _TALKING:
            return None
        return Discard if view.phase is KleurenwiezenPhase.DISCARD else Play

    def too_late(self, table: Table, action: str) -> tuple[str, int] | None:
        """Why doubling comes too late: somebody else has doubled."""
        view = table.view(0)
        assert isinstance(view, KleurenwiezenView)
        if view.doubled_by is None or action not in (Word.DOUBLE, Word.NO_DOUBLE):
            return None
        return "refusal-said-double", view.doubled_by

    def contract(self, view: KleurenwiezenView) -> str | None:
        return None if view.contract is None else str(view.contract)

    def binds_for(self, view: KleurenwiezenView, action: Action) -> int:
        """The points of a contract just made or just lost by the table's ladder, times what this deal counts."""
        if not isinstance(action, Bid) or view.phase is not KleurenwiezenPhase.AUCTION:
            # The partner of a Troel must choose one of four, all worth the same.
            return 0
        row = view.public.match.ladder.row(action.contract)
        return max(row.figures.basic, row.figures.lost or 0) * (view.multiple + row.doubles)

    def final_columns(self, view: KleurenwiezenView) -> tuple[Column, ...]:
        return (Column("points", view.score),)


class KleurenwiezenWording(PlainWording):
    """How the actions of Kleurenwiezen read."""

    def way(self, action: Action) -> Way:
        return Way.ASIDE if isinstance(action, Discard) else super().way(action)

    def said(self, action: Action, words: Words, say: Say) -> str:
        match action:
            case Discard():
                return say("kleurenwiezen-bid-discard", card=words.card(action.card))
            case Word() | Propose() | Bid():
                return call_text_of(action, say, words.suit)
        return super().said(action, words, say)

    def shown(self, action: Action) -> Suit | None:
        return suit_of(action)

    def button(self, action: Action, say: Say) -> str | None:
        """Without the suit, whose sign it shows: `With 9`, `Abondance 10`."""
        if isinstance(action, Bid) and action.contract.kind is not ContractKind.ACCEPT:
            whole = " ".join(call_text_of(action, say, lambda suit: "").split())
            return whole if len(whole) <= _LONGEST else short_call(action, say)
        return short_call(action, say) if isinstance(action, Bid | Propose) else None

    def style(self, action: Action) -> ButtonStyle:
        """Highlight going along; subdue what undertakes nothing."""
        if isinstance(action, Word):
            return ButtonStyle.secondary
        goes_along = isinstance(action, Bid) and action.contract.family is Family.PARTNERSHIP
        return ButtonStyle.success if goes_along else ButtonStyle.primary

    def told(self, action: Action, words: Words, say: Say, *, seen: bool) -> tuple[str, Facts]:
        match action:
            case Propose():
                return "propose", {"suit": words.suit(action.suit)}
            case Discard():
                return ("discard", {"card": words.card(action.card)}) if seen else ("aside", {})
            case Bid(contract=contract) if contract.kind is ContractKind.ACCEPT and contract.suit is not None:
                return "joins", {"goal": contract.goal, "suit": words.suit(contract.suit)}
            case Bid():
                return "bid", {"contract": contract_text(action.contract, say, words.suit)}
        return super().told(action, words, say, seen=seen)

    def undertaken(self, action: Action, say: Say) -> str | None:
        return contract_text(action.contract, say) if isinstance(action, Bid) else None

    def value(self, value: object, say: Say) -> str:
        return contract_text(value, say) if isinstance(value, Contract) else str(value)


class KleurenwiezenByHand(PlainByHand):
    """Deals of Kleurenwiezen played with real cards, on the score sheet of the table."""

    def choice(self, question: DealQuestion, given: str, say: Say) -> str:
        if question.name == "trumps":
            return say(f"play-suit-{Suit.parse(given).name.lower()}")
        if given == PASSED:
            return say("score-kleurenwiezen-passed")
        contract = parse_contract(given)
        # Those for eight tricks and for nine stand beside each other.
        is_troel = contract.kind is ContractKind.TROEL
        told = call_text_of(Bid(contract), say, lambda _: "") if is_troel else contract_text(contract, say)
        return " ".join(told.split())

    def pictures(
        self, before: KeptStanding | None, after: KeptStanding, people: Sequence[SeatLabel], title: str, say: Say
    ) -> list[Drawing]:
        """The score sheet with every deal so far."""
        look, match = look_of(say), _as_match(after)
        note = say("sheet-pot", pot=after.pot) if after.price else ""
        alt = alt_score_sheet(match, people, say, look.index_set, note)
        return [Drawing(lambda: draw_score_sheet(match, people, look, say, note), alt)]

    def columns(self, standing: KeptStanding) -> tuple[Column, ...]:
        return (Column("points", standing.score),)

"""What the messages of the Couillon family say: trumps, the Mit', whose call is due, the standing, results of deals.

Made from a view; public texts use only what everybody may know. A result says who won, how the score changes, and why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from discord import ButtonStyle

from cogs.games.couillon import calls
from cogs.games.couillon.calls import VOCABULARY, call_choices
from cogs.games.plain import PlainByHand
from cogs.games.plain_texts import PlainTexts
from cogs.messages.game_rooms import Column, FinishedDeal
from cogs.messages.layout import Drawing
from cogs.messages.wording import Facts, PlainWording, Words
from cogs.messages.words import CardWords, drawn_side_names, per_side, plain_game_name, seat_name, side_names, sides_of
from cogs.messages.words import in_order as sorted_hand
from cogs.typed import callreading
from engine.clubs.score_keeper.standing import KeptStanding
from engine.core.actions import Action, Play, seats_by_side
from engine.core.by_hand import DealQuestion
from engine.core.cards import Card, Pile, Suit
from engine.core.view import Phase
from engine.games.couillon.actions import Call, CouillonPhase, NameTrump
from engine.games.couillon.options import QUEEN_OF_SPADES, CouillonOptions
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from engine.games.couillon.state import CouillonMatch, CouillonState, CouillonView, counted, partner_of_dummy
from engine.games.couillon.variants import Making, Scoring
from engine.running.table import Table
from locales import Say
from rendering import SeatLabel
from rendering.canvas.wording import slate_title
from rendering.games.couillon.sheets import ShownSheet, alt_sheet, draw_sheet, full_of
from rendering.games.couillon.table import last_trick


def sheets(finished: FinishedDeal) -> tuple[Any, Any]:
    """The score sheets before and after a deal."""
    return finished.view.public.match.sheet, finished.view.sheet


class _Told(NamedTuple):
    """A deal that was played out, by side."""

    finished: FinishedDeal
    names: tuple[str, ...]
    people: tuple[int, ...]
    tricks: tuple[int, ...]
    won: int | None
    """The side that wins the deal, if one does."""
    maker: int | None
    """The side that made trumps."""
    say: Say

    @property
    def lost(self) -> int | None:
        """The side that made trumps while another won."""
        return None if self.won is None or self.won == self.maker else self.maker

    def of(self, key: str, side: int, **facts: str | int) -> str:
        """A sentence about a side."""
        return self.say(key, side=self.names[side], people=self.people[side], **facts)

    def why(self) -> str:
        """What a win counted for, if for more than the deal."""
        view, (before, after) = self.finished.view, sheets(self.finished)
        # Taking all the tricks has a name of its own when rôyes are counted.
        sweep = "dobe" if isinstance(after, Royes) else "sweep"
        reasons = {
            "win": True,
            sweep: len(view.played) in self.tricks,
            "mit": view.mit is not None,
            "kontra": view.kontra is not None,
            "re": view.re is not None,
            "pass": isinstance(before, Numbers) and before.bonus,
        }
        what = [self.say(f"play-for-{reason}") for reason, counts in reasons.items() if counts]
        return self.say("play-why", what=", ".join(what)) if len(what) > 1 else ""


def _headline(told: _Told, points: tuple[int, ...]) -> str:
    say, deal = told.say, str(told.finished.view.deal)
    others = ", ".join(
        say("play-deal-points", points=number, side=name)
        for side, (number, name) in enumerate(zip(points, told.names, strict=True))
        if side != told.won
    )
    if told.won is not None:
        if points.count(points[told.won]) > 1:
            return told.of("play-deal-tie-won", told.won, deal=deal, points=points[told.won])
        return told.of("play-deal-won", told.won, deal=deal, points=points[told.won], others=others)
    if len(set(points)) == 1:
        return say("play-deal-tied", deal=deal, points=points[0])
    return say("play-deal-shared", deal=deal, others=others)


def _taken_off(key: str, told: _Told, amount: int, **facts: str) -> str:
    """What the winners take off; in a match of a fixed number of deals there may be nothing left."""
    assert told.won is not None
    return told.of(key, told.won, amount=amount, **facts) if amount else told.of("play-won-nothing", told.won)


def _slate(told: _Told, before: Slate, after: Slate) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-slate")
    elif before.craie or not before.score[told.won]:
        yield _taken_off("play-won-slate", told, before.score[told.won] - after.score[told.won])
    if told.lost is not None:
        yield told.of("play-lost-slate" if before.sides[told.lost] else "play-lost-slate-line", told.lost)


def _points(told: _Told, before: Points, after: Points) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-points")
    else:
        yield told.of("play-won-points", told.won, amount=after.totals[told.won] - before.totals[told.won])
    if told.lost is not None:
        yield told.of("play-lost-points", told.lost)


def _royes(told: _Told, before: Royes, after: Royes) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-royes" if before == after else "play-tied-both")
    else:
        yield told.of("play-won-royes", told.won, amount=before.left[told.won] - after.left[told.won], why=told.why())
    if told.lost is not None:
        added = after.left[told.lost] - before.left[told.lost]
        yield told.of("play-lost-royes" if added == 1 else "play-lost-ottant", told.lost)


def _numbers(told: _Told, before: Numbers, after: Numbers) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-numbers")
    else:
        amount = before.left[told.won] - after.left[told.won]
        yield _taken_off("play-won-numbers", told, amount, why=told.why())
    if told.maker is not None and told.maker != told.won:
        yield told.of("play-lost-numbers", told.maker)


def _cows(told: _Told, before: Cows, after: Cows) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-cows")
    else:
        crossed = after.crossed[told.won] - before.crossed[told.won]
        yield told.of("play-won-cows", told.won, amount=crossed, why=told.why())
    if told.lost is not None:
        added = after.added[told.lost] - before.added[told.lost]
        yield told.of("play-lost-cows" if added == 1 else "play-lost-ottant", told.lost)
    if after.cow_winner is not None:
        yield told.of("play-cow", after.cow_winner)


def _tree(told: _Told, before: Tree, after: Tree) -> Iterator[str]:
    if told.won is None:
        yield told.say("play-tied-tree")
    else:
        yield _taken_off("play-won-tree", told, after.balls[told.won] - before.balls[told.won])
    if told.lost is not None:
        yield told.of("play-lost-tree", told.lost)


_SHEETS: Final[dict[type, Callable[[_Told, Any, Any], Iterator[str]]]] = {
    Slate: _slate,
    Points: _points,
    Royes: _royes,
    Numbers: _numbers,
    Cows: _cows,
    Tree: _tree,
}


def _proposal(table: Table, view: CouillonView, words: CardWords, say: Say) -> str:
    card = words.card(view.turned_up[-1])
    if view.variant.making is Making.UPCARD:
        return say("play-proposed", card=card)
    if len(view.turned_up) > 1:
        return say("play-proposed-last", card=card)
    return say("play-proposed-dealer", card=card, name=seat_name(table, view.dealer, say))


def _maker(table: Table, view: CouillonView, say: Say) -> str:
    """Who made trumps; a dummy's partner does so for it."""
    maker = view.declarers[0]
    if maker != view.variant.dummy:
        return seat_name(table, maker, say)
    return say("play-trump-for-dummy", name=seat_name(table, partner_of_dummy(maker), say))


def _way(view: CouillonView) -> str:
    """How trumps were made, as the catalogue calls it."""
    if not view.declarers:
        return "turned"
    if view.variant.making.proposes:
        return "accepted"
    if not view.turned_up:
        return "named"
    return "asked" if any(said.call is Call.TURN for said in view.calls) else "shown"


def _notes(table: Table, view: CouillonView, say: Say) -> Iterator[str]:
    """Notes on the standing; after the end of the match only those that do not look ahead."""
    if isinstance(view.sheet, Cows) and any(view.sheet.won):
        yield _cows_won(table, view.sheet, say)
    if view.phase is Phase.OVER:
        return
    options = view.public.match.options
    match view.sheet:
        case Slate(craie=True):
            yield say("play-note-craie")
        case Points(doubled=True) | Tree(doubled=True):
            yield say("play-note-double")
        case Numbers(bonus=True):
            yield say("play-note-one-more")
    if options.deals:
        yield say("play-note-deals", deal=str(view.deal), deals=str(options.deals))
    elif isinstance(view.sheet, Points):
        yield say("play-note-target", target=options.target)


def _cows_won(table: Table, sheet: Cows, say: Say) -> str:
    """The cows each side has won; both kinds if a side needs one of each."""
    if not sheet.needs_both_kinds:
        return say("play-note-cows", sides=per_side(table, sheet.won, say))
    long, short = (per_side(table, figures, say) for figures in (sheet.long, sheet.short))
    return say("play-note-cows-of-two-kinds", long=long, short=short)


def _question(table: Table, view: CouillonView, say: Say) -> str:
    """What is to be done."""
    for_dummy = view.turn == view.variant.dummy
    if view.phase is CouillonPhase.KONTRA:
        word, said_by = ("kontra", view.mit) if view.kontra is None else ("re", view.kontra)
        return say(f"play-hand-{word}", name=seat_name(table, said_by or view.turn, say))
    if view.phase is not CouillonPhase.TRUMPS:
        return say("play-hand-dummy" if for_dummy else "play-hand-your-turn")
    if view.variant.making.proposes:
        return say("play-hand-accept")
    if for_dummy:
        return say("play-hand-dummy-trumps")
    if view.variant.making is Making.FORCED:
        return say("play-hand-first-cards", show=view.options.show)
    return say("play-hand-held" if view.variant.making is Making.HELD else "play-hand-any-suit")


def _refused_by_rules(legal: Sequence[Action]) -> tuple[Action, ...]:
    """Calls that are not legal now, but for which the rules themselves say why."""
    if any(isinstance(action, NameTrump) for action in legal):
        return tuple(map(NameTrump, Suit))
    return (Call.MIT,) if any(isinstance(action, Play) for action in legal) else ()


def _winning_sides(table: Table, finished: FinishedDeal) -> tuple[int, ...]:
    """The sides that have won the match, if it ended with this deal."""
    winners = finished.match_winners
    return tuple(number for number, side in enumerate(sides_of(table)) if side[0] in winners)


def drawn_sheet(shown: ShownSheet, say: Say) -> Drawing:
    """The sheet, with what the last deal changed on it."""
    return Drawing(lambda: draw_sheet(shown, say), alt_sheet(shown, say))


def _columns(scoring: Scoring, sheet: Any) -> tuple[Column, ...]:
    """Cows count before strokes; except for points, fewer are better."""
    cows = [Column("cows-won", sheet.won)] if isinstance(sheet, Cows) else []
    return *cows, Column(scoring.value, sheet.score, isinstance(sheet, Points))


_INSTEAD: Final = {"cards": "score-couillon-cards", "thrown-in": "score-couillon-thrown-in"}
"""What may have made trumps, or not, in place of a player."""


class CouillonTexts(PlainTexts[CouillonView]):
    """What messages about the Couillon family say and show."""

    VOCABULARY = VOCABULARY
    call_choices = staticmethod(call_choices)
    last_trick = staticmethod(last_trick)

    def result_sentences(self, table: Table, finished: FinishedDeal, say: Say) -> list[str]:
        """Who won and with how many points, and what changes on the score sheet."""
        result, view = finished.result, finished.view
        before, after = sheets(finished)
        if result.thrown_in:
            thrown_in = say("play-deal-thrown-in", deal=str(view.deal))
            return [thrown_in, say("play-passed-numbers")] if isinstance(after, Numbers) else [thrown_in]
        sides = sides_of(table)
        points, tricks = (
            tuple(sum(per_seat[seat - 1] for seat in side) for side in sides)
            for per_seat in (view.card_points, view.tricks)
        )
        told = _Told(
            finished=finished,
            names=side_names(table, say),
            people=tuple(map(len, sides)),
            tricks=tricks,
            won=counted(view.public).winner,
            maker=view.sides[result.declarers[0] - 1] if result.declarers else None,
            say=say,
        )
        lines = [_headline(told, points), *_SHEETS[type(after)](told, before, after)]
        if isinstance(after, Royes) and told.maker is not None and not tricks[told.maker]:
            lines.append(say("play-bourgumesse", name=seat_name(table, result.declarers[0], say)))
        return lines

    def table_lines(self, table: Table, view: CouillonView, words: CardWords, say: Say) -> list[str]:
        """Trumps and who made them, or the card proposed; then the Mit' and what was answered."""
        if view.thrown_in:
            return [say("play-no-trumps")]
        if view.trump is None:
            return [_proposal(table, view, words, say)] if view.turned_up else []
        name = _maker(table, view, say) if view.declarers else ""
        card = words.card(view.turned_up[-1]) if view.turned_up else ""
        lines = [say(f"play-trump-{_way(view)}", suit=words.suit(view.trump), name=name, card=card)]
        said = {"mit": view.mit, "kontra": view.kontra, "re": view.re}
        declared = [say(f"play-{word}", name=seat_name(table, seat, say)) for word, seat in said.items() if seat]
        return [*lines, " · ".join(declared)] if declared else lines

    def due(self, view: CouillonView) -> str:
        if view.phase is CouillonPhase.KONTRA:
            return "kontra" if view.kontra is None else "re"
        for_dummy = view.turn == view.variant.dummy
        if view.phase is CouillonPhase.TRUMPS:
            return "accept" if view.variant.making.proposes else "dummy-trumps" if for_dummy else "trumps"
        return "dummy" if for_dummy else "play"

    def owner(self, view: CouillonView, seat: int, action: Action) -> int:
        """The seat an action was taken for: the dummy's if its partner acted for it."""
        match action:
            case Play() if view.trick and view.trick[-1].card is action.card:
                return view.trick[-1].seat
            case NameTrump() if view.declarers:
                return view.declarers[0]
        return seat

    def score_line(self, table: Table, view: CouillonView, say: Say) -> str:
        score = per_side(table, view.sheet.score, say)
        return " · ".join([say(f"play-score-{view.variant.scoring}", sides=score), *_notes(table, view, say)])

    def hand_lines(
        self, table: Table, view: CouillonView, legal: Sequence[Action], words: CardWords, say: Say
    ) -> Iterator[str]:
        """The face-up cards of others, in words, since their picture is in the channel."""
        yield from self.table_lines(table, view, words, say)
        shown = (view.seat, view.turn if view.public.controller == view.seat else view.seat)
        for seat, layout in enumerate(view.layouts, 1):
            cards = [pile.up for pile in layout if pile.up is not None]
            if cards and seat not in shown:
                yield say("play-hand-face-up", name=seat_name(table, seat, say), cards=words.cards(cards))

    def prompt(
        self, table: Table, view: CouillonView, legal: Sequence[Action], words: CardWords, say: Say
    ) -> Iterator[str]:
        yield _question(table, view, say)
        if Call.MIT in legal:
            yield say("play-hand-mit", card=words.card(QUEEN_OF_SPADES))

    def waiting(self, table: Table, view: CouillonView, say: Say) -> str:
        if view.phase is CouillonPhase.KONTRA:
            return say("play-hand-wait-window")
        if view.phase is CouillonPhase.TRUMPS and not view.held:
            return say("play-hand-wait-trumps", name=seat_name(table, view.public.controller, say))
        return say("play-hand-wait")

    def in_order(self, view: CouillonView, sorting: str | None = None) -> tuple[Card, ...]:
        """By suit; queens that are always trumps stand with the trumps."""
        order = view.order
        if order is None:
            return sorted_hand(view.hand, lambda card: (card.suit, card.rank), None, sorting)
        suit_of, strength = order.suit_of, order.strength
        return sorted_hand(view.hand, lambda card: (suit_of[card], strength[card]), view.trump, sorting)

    def piles(self, view: CouillonView, seat: int) -> tuple[Pile, ...]:
        """The piles of a seat; empty if nothing lies face up yet or any more."""
        layout = view.layouts[seat - 1]
        return layout if any(pile.up for pile in layout) else ()

    def face_down(self, state: CouillonState, seat: int) -> tuple[Card, ...]:
        return tuple(card for card in state.under[seat - 1] if card)

    def card_verb(self, view: CouillonView, legal: Sequence[Action]) -> Callable[[Card], Action]:
        """What pressing a card does: it plays the card, or shows it to make its suit trumps."""
        shows = any(isinstance(action, NameTrump) and action.card is not None for action in legal)
        return NameTrump.showing if shows else Play

    def reminders(self, view: CouillonView, cards: Sequence[Card], words: CardWords, say: Say) -> Iterator[str]:
        """Which cards are trumps though their suit is not."""
        order = view.order
        promoted = [card for card in cards if order is not None and order.suit_of[card] is not card.suit]
        if order is not None and promoted:
            suit = words.suit(order.trump)
            yield say("learn-why-trumps", cards=words.cards(promoted), suit=suit, count=len(promoted))

    def cards_are_drawn(self, view: CouillonView) -> bool:
        return view.variant.draws

    def too_late(self, table: Table, action: str) -> tuple[str, int] | None:
        """Why an answer to the Mit' comes too late: somebody else has answered it."""
        view = table.view(0)
        assert isinstance(view, CouillonView)
        if view.mit is None or action not in (Call.KONTRA, Call.RE, Call.PASS):
            return None
        said, seat = ("re", view.re) if view.re else ("kontra", view.kontra)
        if seat is None or (said == "kontra" and action == Call.RE):
            return "refusal-said-all", 0
        return f"refusal-said-{said}", seat

    def call_rows(self, legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
        """All calls; a card that makes trumps is shown by pressing the card itself."""
        return callreading.call_rows(
            [action for action in legal if not (isinstance(action, NameTrump) and action.card)]
        )

    def call_meant(self, legal: Sequence[Action], typed: str, say: Say) -> Action:
        return calls.call_meant(legal, _refused_by_rules(legal), typed, say)

    def result_pictures(self, table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
        """The sheet, with what this deal changed on it."""
        before, after = sheets(finished)
        names, title = drawn_side_names(table), slate_title(plain_game_name(table, say), finished.view.deal, say)
        full, winners = full_of(CouillonOptions.of(table.setup.options)), _winning_sides(table, finished)
        return [drawn_sheet(ShownSheet(after, names, title, before, full, winners), say)]

    def final_columns(self, view: CouillonView) -> tuple[Column, ...]:
        return _columns(view.variant.scoring, view.sheet)


class CouillonWording(PlainWording):
    """How the actions of the Couillon family read."""

    def said(self, action: Action, words: Words, say: Say) -> str:
        if not isinstance(action, NameTrump):
            return super().said(action, words, say)
        suit = words.suit(action.suit)
        return suit if action.card is None else say("play-shows", suit=suit, card=words.card(action.card))

    def shown(self, action: Action) -> Suit | None:
        return action.suit if isinstance(action, NameTrump) else None

    def style(self, action: Action) -> ButtonStyle:
        """Highlight the Mit'."""
        return ButtonStyle.success if action is Call.MIT else ButtonStyle.primary

    def told(self, action: Action, words: Words, say: Say, *, seen: bool) -> tuple[str, Facts]:
        if not isinstance(action, NameTrump):
            return super().told(action, words, say, seen=seen)
        if action.card is None:
            return "trump", {"suit": words.suit(action.suit)}
        return "shows", {"suit": words.suit(action.suit), "card": words.card(action.card)}


class CouillonByHand(PlainByHand):
    """Deals of the Couillon family played with real cards, on the sheets of the table."""

    def choice(self, question: DealQuestion, given: str, say: Say) -> str:
        return say(_INSTEAD[given])

    def pictures(
        self, before: KeptStanding | None, after: KeptStanding, people: Sequence[SeatLabel], title: str, say: Say
    ) -> list[Drawing]:
        """The sheet, with what the last deal changed on it."""
        match: CouillonMatch = after.match
        of = match.variant.sides
        sides = [tuple(people[seat - 1].name for seat in seats) for seats in seats_by_side(of)]
        winners = tuple({of[seat - 1] for seat in match.winners})
        stood = before and before.match.sheet
        return [drawn_sheet(ShownSheet(match.sheet, sides, title, stood, full_of(match.options), winners), say)]

    def columns(self, standing: KeptStanding) -> tuple[Column, ...]:
        match: CouillonMatch = standing.match
        return _columns(match.variant.scoring, match.sheet)

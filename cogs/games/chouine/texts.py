"""What the messages of Chouine say: the talon and the turned-up card, combinations, parties, manches, results.

Made from a view; public texts use only what everybody may know: that somebody could exchange the seven is said
in that person's hand and nowhere else. A result tells the count, the manche, and what comes next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from cogs.games.chouine import calls
from cogs.games.chouine.calls import VOCABULARY, call_choices, card_rows, split_combination
from cogs.games.plain import PlainByHand
from cogs.games.plain_texts import PlainTexts
from cogs.messages.game_rooms import Column, FinishedDeal
from cogs.messages.layout import Drawing
from cogs.messages.wording import Facts, PlainWording, Way, Words
from cogs.messages.words import CardWords, labels, per_side, plain_game_name, seat_name
from cogs.messages.words import in_order as sorted_hand
from cogs.typed.callreading import call_menus, call_rows
from engine.clubs.score_keeper.standing import KeptStanding
from engine.core.actions import Action, Play
from engine.core.by_hand import DealQuestion
from engine.core.cards import Card
from engine.core.view import Phase
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.combinations import RANKING, Combination
from engine.games.chouine.play import last_trick_points
from engine.games.chouine.state import ChouineMatch, ChouineView, Declared, Shown, Trick
from engine.running.table import Table
from locales import Say
from rendering import Look, SeatLabel, draw_tricks, look_of
from rendering.canvas.wording import slate_title
from rendering.cards.tricks import alt_tricks
from rendering.games.chouine.count import alt_count, draw_count
from rendering.games.chouine.match import alt_match, draw_match, is_belle
from rendering.games.chouine.table import combination_name, last_trick, makers, said


def _partie(table: Table, finished: FinishedDeal, say: Say) -> Iterator[str]:
    view: ChouineView = finished.view
    deal, counts = str(view.deal), view.public.totals
    gained = finished.result.delta
    chouine = next((one for one in view.shown if one.combination is Combination.CHOUINE), None)
    if chouine is not None:
        winner = gained.index(1) + 1
        yield say("play-partie-chouine", deal=deal, name=seat_name(table, winner, say))
        return
    if 1 in gained:
        winner = gained.index(1) + 1
        others = ", ".join(str(points) for seat, points in enumerate(counts, 1) if seat != winner)
        name = seat_name(table, winner, say)
        yield say("play-partie-won", deal=deal, name=name, points=counts[winner - 1], others=others)
    else:
        dealer = seat_name(table, view.dealer, say)
        yield say("play-partie-annulled", deal=deal, points=max(counts), name=dealer)
    yield from (_count(table, view, seat, say) for seat in range(1, view.seats + 1))


def _count(table: Table, view: ChouineView, seat: int, say: Say) -> str:
    """`Anna: 62 in cards, 10 dix de der, 40 in combinations = 112`."""
    der = last_trick_points(view, seat)
    cards, combined = view.card_points[seat - 1] - der, view.combination_points[seat - 1]
    parts = [say("play-count-cards", points=cards)]
    if der:
        parts.append(say("play-count-der", points=der))
    if combined:
        names = ", ".join(combination_name(one.combination, say) for one in view.shown if one.seat == seat)
        parts.append(say("play-count-combinations", points=combined, names=names))
    total = say("play-count-total", points=cards + der + combined)
    return say("play-count", name=seat_name(table, seat, say), parts=" + ".join(parts), total=total)


def _manche(table: Table, view: ChouineView, say: Say) -> Iterator[str]:
    standing: ChouineMatch = view.standing
    winner = standing.manche_winner
    if winner is None or view.options.manches_to_win == 1:
        return
    parties, won = per_side(table, standing.parties, say), per_side(table, standing.manches, say)
    yield say("play-manche-won", name=seat_name(table, winner, say), parties=parties)
    if standing.winners or (table.is_cut_short and view.deal == table.deal):
        return
    yield say("play-manche-belle" if is_belle(standing) else "play-manche-next", manches=won)


def reminds(view: ChouineView) -> bool:
    """Whether to remind of the seven: whenever somebody is to lead, whoever may hold it."""
    return any(said(view))


def _trump_line(table: Table, view: ChouineView, words: CardWords, say: Say) -> str:
    parts = []
    if view.trump is None:
        parts.append(say("play-trump-none"))
    elif view.variant.turns_up:
        parts.append(say("play-trump-is", suit=words.suit(view.trump)))
    else:
        maker = seat_name(table, makers(view)[0], say)
        parts.append(say("play-trump-declared", suit=words.suit(view.trump), name=maker))
    if view.phase is Phase.PLAY:
        parts.append(say("play-talon", cards=view.talon) if view.cards_are_drawn else say("play-talon-gone"))
    if view.indicator is not None:
        key = "play-indicator" if len(view.turned_up) == 1 else "play-indicator-exchanged"
        parts.append(say(key, card=words.card(view.indicator), first=words.card(view.turned_up[0])))
    return " · ".join(parts)


def _shown_text(table: Table, shown: Shown, words: CardWords, say: Say) -> str:
    name = combination_name(shown.combination, say)
    what = f"{name} {words.cards(shown.cards)}"
    worth = "" if shown.points is None else f" **{shown.points}**"
    return f"{seat_name(table, shown.seat, say)} {what}{worth}"


def _declared_text(table: Table, declared: Declared, words: CardWords, say: Say) -> str:
    """What was declared with a card of the current trick."""
    what = combination_name(declared.combination, say)
    if declared.suit is not None:
        what = f"{what} {words.suit(declared.suit)}"
    return say("play-declares", name=seat_name(table, declared.seat, say), combination=what)


def drawn_match(
    stands: ChouineMatch, names: Sequence[str], title: str, say: Say, stood: ChouineMatch | None
) -> Drawing:
    """The score of the match as cafés keep it, with what the last partie changed on it."""
    alt = alt_match(stands, names, title, say, stood)
    return Drawing(lambda: draw_match(stands, names, title, say, stood), alt)


def _columns(match: ChouineMatch) -> tuple[Column, ...]:
    """Parties if one manche wins the match; else manches, and until the match is won the current parties too."""
    if match.options.manches_to_win == 1:
        return (Column("parties", match.parties),)
    manches = Column("manches", match.manches)
    return (manches,) if match.winners else (manches, Column("parties", match.at_deal().parties))


class ChouineTexts(PlainTexts[ChouineView]):
    """What messages about Chouine say and show."""

    VOCABULARY = VOCABULARY
    call_choices = staticmethod(call_choices)
    card_and_word = staticmethod(split_combination)
    card_rows = staticmethod(card_rows)
    call_menus = staticmethod(call_menus)
    call_rows = staticmethod(call_rows)
    last_trick = staticmethod(last_trick)
    MATCH_WON = "play-chouine-match-won"
    DEALS = "parties"

    def result_sentences(self, table: Table, finished: FinishedDeal, say: Say) -> list[str]:
        """Who won the partie and how, what makes up each side's total, and how manche and match stand now."""
        return [*_partie(table, finished, say), *_manche(table, finished.view, say)]

    def result_pictures(self, table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
        """The count, and the score of the match as cafés keep it."""
        view, look = finished.view, look_of(say)
        seats, title = labels(table), slate_title(plain_game_name(table, say), view.deal, say)
        names, views = [label.name for label in seats], finished.seats
        standing, before = view.standing, view.public.match
        return [
            Drawing(lambda: draw_count(views, seats, look, say), alt_count(views, seats, say, look.index_set)),
            drawn_match(standing, names, title, say, before),
        ]

    def table_lines(self, table: Table, view: ChouineView, words: CardWords, say: Say) -> list[str]:
        """Trumps and talon, the tricks, the declarations, and the reminder about the seven."""
        lines = [_trump_line(table, view, words, say)]
        if any(view.tricks):
            lines.append(say("play-tricks", sides=per_side(table, view.tricks, say)))
        combinations = [_shown_text(table, one, words, say) for one in view.shown]
        if combinations:
            lines.append(say("play-shown", combinations=" · ".join(combinations)))
        lines += [_declared_text(table, one, words, say) for one in view.declared[len(view.shown) :]]
        if reminds(view):
            lines.append(say("play-au-sept", name=seat_name(table, view.turn, say)))
        return lines

    def due(self, view: ChouineView) -> str:
        return "lead" if view.public.leader_is_due else "play"

    def score_line(self, table: Table, view: ChouineView, say: Say) -> str:
        """Parties won in the manche, and manches if there are several."""
        options = view.options
        parts = [say("play-score-parties", sides=per_side(table, view.score, say), parties=options.parties_to_win)]
        if options.manches_to_win > 1:
            parts.append(say("play-score-manches", sides=per_side(table, view.manches, say)))
            if not view.standing.winners and is_belle(view.standing):
                parts.append(say("play-note-belle"))
        return " · ".join(parts)

    def hand_lines(
        self, table: Table, view: ChouineView, legal: Sequence[Action], words: CardWords, say: Say
    ) -> Iterator[str]:
        yield _trump_line(table, view, words, say)

    def prompt(
        self, table: Table, view: ChouineView, legal: Sequence[Action], words: CardWords, say: Say
    ) -> Iterator[str]:
        if any(isinstance(action, Play) for action in legal):
            yield say("play-hand-your-turn")
        else:
            yield say("play-hand-wait")
        if Swap.EXCHANGE in legal and view.indicator is not None:
            yield say("play-hand-exchange", card=words.card(view.indicator))

    def in_order(self, view: ChouineView, sorting: str | None = None) -> tuple[Card, ...]:
        """By suit, with the ten below the ace."""
        return sorted_hand(view.hand, lambda card: (card.suit, -RANKING.index(str(card.rank))), view.trump, sorting)

    def cards_are_drawn(self, view: ChouineView) -> bool:
        return True

    def own_tricks(self, view: ChouineView) -> tuple[Trick, ...]:
        return view.piles[view.seat - 1] if view.seat else ()

    def trick_pictures(self, view: ChouineView, look: Look, say: Say) -> list[Drawing]:
        tricks = self.own_tricks(view)
        return [Drawing(lambda: draw_tricks(tricks, look), alt_tricks(tricks, say, look.index_set))]

    def at_any_time(self) -> tuple[Action, ...]:
        return (Swap.EXCHANGE,)

    def call_meant(self, legal: Sequence[Action], typed: str, say: Say) -> Action:
        """The call typed; where the seven cannot be exchanged, the rules say why."""
        return calls.call_meant(legal, self.at_any_time(), typed, say)

    def final_columns(self, view: ChouineView) -> tuple[Column, ...]:
        return _columns(view.standing)


class ChouineWording(PlainWording):
    """How the actions of Chouine read."""

    def way(self, action: Action) -> Way:
        return Way.PLAY if isinstance(action, Declare) else super().way(action)

    def said(self, action: Action, words: Words, say: Say) -> str:
        if not isinstance(action, Declare):
            return super().said(action, words, say)
        return say("play-declared", card=words.card(action.card), combination=combination_name(action.combination, say))

    def shown(self, action: Action) -> Card | None:
        return action.card if isinstance(action, Declare) else None

    def style(self, action: Action) -> ButtonStyle:
        """Highlight everything but plain cards."""
        return ButtonStyle.success if isinstance(action, Declare | Swap) else ButtonStyle.primary

    def told(self, action: Action, words: Words, say: Say, *, seen: bool) -> tuple[str, Facts]:
        if not isinstance(action, Declare):
            return super().told(action, words, say, seen=seen)
        return "declare", {"card": words.card(action.card), "combination": combination_name(action.combination, say)}


class ChouineByHand(PlainByHand):
    """Parties of Chouine played with real cards, on the slate of the table."""

    def choice(self, question: DealQuestion, given: str, say: Say) -> str:
        return say(f"score-chouine-{given}")

    def pictures(
        self, before: KeptStanding | None, after: KeptStanding, people: Sequence[SeatLabel], title: str, say: Say
    ) -> list[Drawing]:
        """The score as cafés keep it, with what the last partie changed on it."""
        names = [label.name for label in people]
        return [drawn_match(after.match, names, title, say, before and before.match)]

    def columns(self, standing: KeptStanding) -> tuple[Column, ...]:
        return _columns(standing.match)

"""What messages say and show for one game, and what they say of any: a game's room says what differs.

The default uses only what every view has, and is enough to play a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

from discord.utils import as_chunks

from cogs.app.answers import Denied
from cogs.messages.game_rooms import Column, FinishedDeal
from cogs.messages.layout import Drawing
from cogs.messages.wording import call_text, is_with_card
from cogs.messages.words import CardWords, per_side, seat_name, sides_of, together
from cogs.messages.words import in_order as sorted_hand
from cogs.typed.callreading import Menu, Vocabulary, listed, nothing_like
from cogs.typed.cardtext import plain
from engine.core.actions import Action, Play, parse_play
from engine.core.cards import Card, Played
from engine.core.view import Phase, View
from engine.running.table import Table
from locales import Say
from rendering import Look, SeatLabel, draw_table
from rendering.table.alt import alt_table

_ROW: Final = 5
"""Buttons in a row."""
_BUTTONS: Final = 2 * _ROW
"""More calls than these are picked from menus."""
_OPTIONS: Final = 25
"""Of a menu."""

V = TypeVar("V", bound=View)
"""The game's own view."""


class PlainTexts(Generic[V]):
    """The texts of a game that has none of its own. For public texts the view is a spectator's."""

    MATCH_WON: str = "play-match-won"
    """The text about the one side that won the match."""
    DEALS: str = "deals"
    """What its deals are called, as the catalogue's `picture-result-...` names it."""
    VOCABULARY: Vocabulary = Vocabulary(
        calls=(),
        words={},
        suit_of=lambda call: None,
        number_of=lambda call: None,
        parse=parse_play,
    )
    """What can be said, and what people call it."""

    def deals_counted(self, table: Table) -> int:
        """How many deals a finished match took."""
        return table.deal

    def table_lines(self, table: Table, view: V, words: CardWords, say: Say) -> list[str]:
        """Trumps and whatever else is public, above the picture of the table."""
        return [*_trump_lines(table, view, words, say), *_trick_lines(table, view, say)]

    def due(self, view: V) -> str:
        """What is due, as the end of a catalogue key: `play-turn-…`."""
        return "play" if view.phase is Phase.PLAY else "say"

    def owner(self, view: V, seat: int, action: Action) -> int:
        """The seat for which a seat took an action: its own, unless it acts for a dummy."""
        if isinstance(action, Play) and view.trick and view.trick[-1].card is action.card:
            return view.trick[-1].seat
        return seat

    def score_line(self, table: Table, view: V, say: Say) -> str:
        """The standing of the match."""
        return say("play-score-points", sides=per_side(table, _shared(table, view.score), say))

    def pictures(self, view: V, labels: Sequence[SeatLabel], look: Look, say: Say) -> list[Drawing]:
        """The table, and whatever is shown beside it."""
        alt = alt_table(view, labels, say, look.index_set)
        return [Drawing(lambda: draw_table(view, labels, look, say), alt)]

    def hand_lines(self, table: Table, view: V, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
        """The face-up cards, for a private hand whose owner sees no picture of them."""
        yield from self.table_lines(table, view, words, say)

    def own_lines(self, view: V, words: CardWords, say: Say) -> Iterator[str]:
        """What only the owner of a hand knows besides their cards."""
        yield from ()

    def prompt(self, table: Table, view: V, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
        """What the owner of a hand can do now: what all wait for, then what they may do besides."""
        yield say("play-hand-your-turn" if any(map(is_with_card, legal)) else "play-hand-your-word")

    def waiting(self, table: Table, view: V, say: Say) -> str:
        """Why the owner of a hand has nothing to do while a deal is played."""
        return say("play-hand-wait")

    def in_order(self, view: V, sorting: str | None = None) -> tuple[Card, ...]:
        """The viewer's hand as people usually hold it, or in the order chosen (`cogs.messages.words`)."""
        return sorted_hand(view.hand, lambda card: (card.suit, card.rank), view.trump, sorting)

    def piles(self, view: V, seat: int) -> tuple[Any, ...]:
        """The layout of a seat; empty if nothing lies face up."""
        return ()

    def face_down(self, state: Any, seat: int) -> tuple[Card, ...]:
        """The cards that lie under others before a seat; `state` is a full position, secrets included."""
        return ()

    def cards_are_drawn(self, view: V) -> bool:
        """Whether hands draw from a talon, so that their owners are told what they drew."""
        return False

    def cards_are_due(self, view: V) -> bool:
        """Whether the deal is in card play, or ended in it; otherwise calls come first, whoever is on turn."""
        return view.phase in tuple(Phase)

    def card_verb(self, view: V, legal: Sequence[Action]) -> Callable[[Card], Action] | None:
        """What pressing a card does, or would do on turn; None: there are so many calls that cards are no buttons."""
        return Play

    def card_rows(self, legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
        """The plays of a card with a declaration, by rows of buttons."""
        return ()

    def card_and_word(self, typed: str) -> tuple[str, str | None]:
        """A card as typed, and the declaration to play it with in the notation, if any."""
        return typed, None

    def reminders(self, view: V, cards: Sequence[Card], words: CardWords, say: Say) -> Iterator[str]:
        """What somebody who cannot play a card may have overlooked about the cards in sight, `cards`."""
        yield from ()

    def last_trick(self, view: V) -> tuple[int, Sequence[Played]] | None:
        """Who took the last complete trick, and its cards."""
        return None if view.taker is None else (view.taker, view.trick)

    def own_tricks(self, view: V) -> Sequence[Sequence[Played]] | None:
        """The tricks the view's seat may look at; None in games without that."""
        return None

    def trick_pictures(self, view: V, look: Look, say: Say) -> list[Drawing]:
        """The pictures of these tricks."""
        return []

    def too_late(self, table: Table, action: str) -> tuple[str, int] | None:
        """Why an answer comes too late: the key of a text and the seat it names, 0 for none; None if it does not."""
        return None

    def call_rows(self, legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
        """The calls offered as buttons, cards aside, in rows of at most five."""
        calls = _calls(legal)
        return _in_parts(calls, _ROW) if len(calls) <= _BUTTONS else ()

    def call_menus(self, legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
        """The calls offered in menus."""
        calls = _calls(legal)
        if len(calls) <= _BUTTONS:
            return ()
        return tuple(Menu(f"{call_text(some[0], say)} …", some) for some in _in_parts(calls, _OPTIONS))

    def at_any_time(self) -> tuple[Action, ...]:
        """The calls that may be possible out of turn."""
        return ()

    def call_choices(self, legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
        """Name and text of the calls, cards aside, that are legal now and match what was typed."""
        return [(call_text(one, say), str(one)) for one in _fitting(legal, typed, say)]

    def call_meant(self, legal: Sequence[Action], typed: str, say: Say) -> Action:
        """The call typed, which the rules may refuse; raises Denied, listing what is legal."""
        fits = _fitting(legal, typed, say)
        if len(fits) > 1:
            raise Denied("refusal-which-call", typed=typed, possible=listed(fits, say))
        if not fits:
            raise nothing_like(typed, _calls(legal), say)
        return fits[0]

    def contract(self, view: V) -> str | None:
        """What the declarers have undertaken, in the notation."""
        return None

    def binds_for(self, view: V, action: Action) -> int:
        """The points at stake if the view's seat makes this call; 0: it undertakes nothing."""
        return 0

    def result_sentences(self, table: Table, finished: FinishedDeal, say: Say) -> list[str]:
        """Who won a deal, and how the score changes."""
        result, deal = finished.result, str(finished.view.deal)
        winners = result.winners(finished.view.options)
        sides = [side for side in sides_of(table) if side[0] in winners]
        names = [seat_name(table, seat, say) for side in sides for seat in side]
        if result.thrown_in:
            return [say("plain-thrown-in", deal=deal)]
        won = say("plain-won", deal=deal, side=together(names), people=len(names)) if names else None
        gained = per_side(table, _shared(table, result.delta), say)
        return [
            won or say("plain-drawn", deal=deal),
            say("plain-gained", sides=gained),
            say("play-score-points", sides=per_side(table, _shared(table, result.score), say)),
        ]

    def result_pictures(self, table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
        """The score after a deal."""
        return []

    def final_columns(self, view: V) -> tuple[Column, ...]:
        """What places in the finished match go by, the first column first; empty: `Game.standing`."""
        return ()


def _trump_lines(table: Table, view: View, words: CardWords, say: Say) -> Iterator[str]:
    if view.trump is not None and view.declarers:
        names = together(seat_name(table, seat, say) for seat in view.declarers)
        yield say("play-trump-declared", suit=words.suit(view.trump), name=names)
    elif view.trump is not None:
        yield say("play-trump-is", suit=words.suit(view.trump))
    if view.turned_up:
        yield say("plain-turned-up", cards=words.cards(view.turned_up))


def _trick_lines(table: Table, view: View, say: Say) -> Iterator[str]:
    if any(view.tricks):
        yield say("play-tricks", sides=per_side(table, _summed(table, view.tricks), say))


def _summed(table: Table, figures: Sequence[int]) -> tuple[int, ...]:
    """Per side, the sum over its seats."""
    return tuple(sum(figures[seat - 1] for seat in side) for side in sides_of(table))


def _shared(table: Table, figures: Sequence[int]) -> tuple[int, ...]:
    """Per side, what each of its seats has."""
    return tuple(figures[side[0] - 1] for side in sides_of(table))


def _calls(legal: Sequence[Action]) -> list[Action]:
    return [one for one in legal if not is_with_card(one)]


def _in_parts(calls: Sequence[Action], most: int) -> tuple[tuple[Action, ...], ...]:
    return tuple(map(tuple, as_chunks(calls, most)))


def _fitting(legal: Sequence[Action], typed: str, say: Say) -> list[Action]:
    """The calls whose text or notation this is, or else part of either."""
    wanted = plain(typed)
    names = {one: (plain(call_text(one, say)), plain(str(one))) for one in _calls(legal)}
    exact = [one for one, both in names.items() if wanted in both]
    return exact or [one for one, both in names.items() if any(wanted in name for name in both)]

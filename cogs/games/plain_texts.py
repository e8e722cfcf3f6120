"""Default texts for a game that has none of its own, enough to play it: see `cogs.games.texts.Texts`.

They use only what every view has. For public texts the view is a spectator's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from cogs.app.answers import Denied
from cogs.messages.game_rooms import Column, FinishedDeal
from cogs.messages.layout import Drawing
from cogs.messages.wording import call_text, is_with_card
from cogs.messages.words import CardWords, per_side, seat_name, sides_of, together
from cogs.messages.words import in_order as sorted_hand
from cogs.typed.callreading import Menu, Vocabulary, listed, nothing_like
from cogs.typed.cardtext import plain
from engine.core.actions import Action, Play, parse_play
from engine.core.cards import Card, Pile, Played
from engine.core.view import Phase, View
from engine.tables.live.table import Table
from locales import LANGUAGES, Say
from rendering import Look, SeatLabel, draw_table
from rendering.table.alt import alt_table

MATCH_WON: Final = "play-match-won"
DEALS: Final = "deals"
VOCABULARY: Final = Vocabulary(
    calls=(),
    words={language: {} for language in LANGUAGES},
    suit_of=lambda call: None,
    number_of=lambda call: None,
    parse=parse_play,
)

_ROW: Final = 5
"""Buttons in a row."""
_BUTTONS: Final = 2 * _ROW
"""More calls than these are picked from menus."""
_OPTIONS: Final = 25
"""Of a menu."""


def deals_counted(table: Table) -> int:
    """Every deal."""
    return table.deal


def table_lines(table: Table, view: View, words: CardWords, say: Say) -> list[str]:
    """Trumps and who made them, the turned-up card, and the tricks."""
    return [*_trump_lines(table, view, words, say), *_trick_lines(table, view, say)]


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


def due(view: View) -> str:
    return "play" if view.phase is Phase.PLAY else "say"


def owner(view: View, seat: int, action: Action) -> int:
    """The seat that an action is for: the dummy's, when its partner plays its cards."""
    if isinstance(action, Play) and view.trick and view.trick[-1].card is action.card:
        return view.trick[-1].seat
    return seat


def score_line(table: Table, view: View, say: Say) -> str:
    return say("play-score-points", sides=per_side(table, _shared(table, view.score), say))


def pictures(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> list[Drawing]:
    alt = alt_table(view, labels, say, look.index_set)
    return [Drawing(lambda: draw_table(view, labels, look, say), alt)]


def hand_lines(table: Table, view: View, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
    yield from table_lines(table, view, words, say)


def own_lines(view: View, words: CardWords, say: Say) -> Iterator[str]:
    """Empty: nobody knows more than their cards."""
    yield from ()


def prompt(table: Table, view: View, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
    yield say("play-hand-your-turn" if any(map(is_with_card, legal)) else "play-hand-your-word")


def waiting(table: Table, view: View, say: Say) -> str:
    return say("play-hand-wait")


def in_order(view: View, sorting: str | None = None) -> tuple[Card, ...]:
    """By suit, aces high."""
    return sorted_hand(view.hand, lambda card: (card.suit, card.rank), view.trump, sorting)


def piles(view: View, seat: int) -> tuple[Pile, ...]:
    """Empty: nobody has cards lying face up."""
    return ()


def face_down(state: object, seat: int) -> tuple[Card, ...]:
    """Empty: nobody has cards lying face down."""
    return ()


def cards_are_drawn(view: View) -> bool:
    return False


def cards_are_due(view: View) -> bool:
    return view.phase in tuple(Phase)


def card_verb(view: View, legal: Sequence[Action]) -> Callable[[Card], Action] | None:
    return Play


def card_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Empty: nothing is declared with a card."""
    return ()


def card_and_word(typed: str) -> tuple[str, str | None]:
    return typed, None


def reminders(view: View, cards: Sequence[Card], words: CardWords, say: Say) -> Iterator[str]:
    """Empty: every card is what it looks like."""
    yield from ()


def last_trick(view: View) -> tuple[int, Sequence[Played]] | None:
    """The last trick, while it lies on the table."""
    return None if view.taker is None else (view.taker, view.trick)


def own_tricks(view: View) -> None:
    """None: everybody may look only at the last trick."""


def trick_pictures(view: View, look: Look, say: Say) -> list[Drawing]:
    return []


def too_late(table: Table, action: str) -> None:
    """None: no call answers another."""


def _calls(legal: Sequence[Action]) -> list[Action]:
    return [one for one in legal if not is_with_card(one)]


def _in_parts(calls: Sequence[Action], most: int) -> tuple[tuple[Action, ...], ...]:
    return tuple(tuple(calls[at : at + most]) for at in range(0, len(calls), most))


def call_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Calls as buttons, if they are few."""
    calls = _calls(legal)
    return _in_parts(calls, _ROW) if len(calls) <= _BUTTONS else ()


def call_menus(legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
    """Calls as menus, if they are many."""
    calls = _calls(legal)
    if len(calls) <= _BUTTONS:
        return ()
    return tuple(Menu(f"{call_text(some[0], say)} …", some) for some in _in_parts(calls, _OPTIONS))


def at_any_time() -> tuple[Action, ...]:
    return ()


def call_choices(legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
    return [(call_text(one, say), str(one)) for one in _fitting(legal, typed, say)]


def call_meant(legal: Sequence[Action], typed: str, say: Say) -> Action:
    fits = _fitting(legal, typed, say)
    if len(fits) > 1:
        raise Denied("refusal-which-call", typed=typed, possible=listed(fits, say))
    if not fits:
        raise nothing_like(typed, _calls(legal), say)
    return fits[0]


def _fitting(legal: Sequence[Action], typed: str, say: Say) -> list[Action]:
    """The calls whose text or notation this is, or else part of either."""
    wanted = plain(typed)
    names = {one: (plain(call_text(one, say)), plain(str(one))) for one in _calls(legal)}
    exact = [one for one, both in names.items() if wanted in both]
    return exact or [one for one, both in names.items() if any(wanted in name for name in both)]


def contract(view: View) -> str | None:
    """None: nobody undertakes a contract."""
    return None


def binds_for(view: View, action: Action) -> int:
    return 0


def result_sentences(table: Table, finished: FinishedDeal, say: Say) -> list[str]:
    """Who won the deal, what it brought everybody, and the standing."""
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


def result_pictures(table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
    """Empty: the score is on the picture of the table."""
    return []


def final_columns(view: View) -> tuple[Column, ...]:
    """Empty: places go by `Game.standing`."""
    return ()

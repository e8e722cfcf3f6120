"""What the messages of Chouine say: the talon and the turned-up card, combinations, parties and manches.

Made from a view; public texts use only what everybody may know: that somebody could exchange the seven is said
in that person's hand and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.games.chouine import declaring
from cogs.games.chouine.callwords import VOCABULARY as VOCABULARY
from cogs.games.chouine.declaring import call_choices as call_choices
from cogs.games.chouine.declaring import card_rows as card_rows
from cogs.games.chouine.declaring import split_combination
from cogs.games.chouine.results import result_pictures as result_pictures
from cogs.games.chouine.results import result_sentences as result_sentences
from cogs.games.chouine.wording import combination_name
from cogs.messages.finished_deal import Column
from cogs.messages.layout import Drawing
from cogs.messages.sorting import in_order as sorted_hand
from cogs.messages.words import CardWords, per_side, seat_name
from cogs.typed.calltext import call_menus as call_menus
from cogs.typed.calltext import call_rows as call_rows
from engine.core.actions import Action, Play
from engine.core.cards import Card
from engine.core.view import Phase
from engine.games.chouine.actions import Swap
from engine.games.chouine.combinations import RANKING
from engine.games.chouine.state import ChouineView, Declared, Shown, Trick
from engine.tables.live.table import Table
from locales import Say
from rendering import Look, SeatLabel, draw_table, draw_tricks
from rendering.cards.alt_tricks import alt_tricks
from rendering.games.chouine.facts import last_trick as last_trick
from rendering.games.chouine.facts import makers, said
from rendering.games.chouine.match import is_belle
from rendering.table.alt import alt_table

MATCH_WON: Final = "play-chouine-match-won"
DEALS: Final = "parties"


def table_lines(table: Table, view: ChouineView, words: CardWords, say: Say) -> list[str]:
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


def due(view: ChouineView) -> str:
    return "lead" if view.public.leader_is_due else "play"


def score_line(table: Table, view: ChouineView, say: Say) -> str:
    """Parties won in the manche, and manches if there are several."""
    options = view.options
    parts = [say("play-score-parties", sides=per_side(table, view.score, say), parties=options.parties_to_win)]
    if options.manches_to_win > 1:
        parts.append(say("play-score-manches", sides=per_side(table, view.manches, say)))
        if not view.standing.winners and is_belle(view.standing):
            parts.append(say("play-note-belle"))
    return " · ".join(parts)


def pictures(view: ChouineView, labels: Sequence[SeatLabel], look: Look, say: Say) -> list[Drawing]:
    alt = alt_table(view, labels, say, look.index_set)
    return [Drawing(lambda: draw_table(view, labels, look, say), alt)]


def hand_lines(table: Table, view: ChouineView, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
    yield _trump_line(table, view, words, say)


def prompt(table: Table, view: ChouineView, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
    if any(isinstance(action, Play) for action in legal):
        yield say("play-hand-your-turn")
    else:
        yield say("play-hand-wait")
    if Swap.EXCHANGE in legal and view.indicator is not None:
        yield say("play-hand-exchange", card=words.card(view.indicator))


def in_order(view: ChouineView, sorting: str | None = None) -> tuple[Card, ...]:
    """By suit, with the ten below the ace."""
    return sorted_hand(view.hand, lambda card: (card.suit, -RANKING.index(str(card.rank))), view.trump, sorting)


def card_and_word(typed: str) -> tuple[str, str | None]:
    """Read a card and the combination declared with it."""
    return split_combination(typed)


def cards_are_drawn(view: ChouineView) -> bool:
    return True


def own_tricks(view: ChouineView) -> tuple[Trick, ...]:
    return view.piles[view.seat - 1] if view.seat else ()


def trick_pictures(view: ChouineView, look: Look, say: Say) -> list[Drawing]:
    tricks = own_tricks(view)
    return [Drawing(lambda: draw_tricks(tricks, look), alt_tricks(tricks, say, look.index_set))]


def at_any_time() -> tuple[Action, ...]:
    return (Swap.EXCHANGE,)


def call_meant(legal: Sequence[Action], typed: str, say: Say) -> Action:
    """The call typed; where the seven cannot be exchanged, the rules say why."""
    return declaring.call_meant(legal, at_any_time(), typed, say)


def final_columns(view: ChouineView) -> tuple[Column, ...]:
    """Parties if one manche wins the match; else manches, and until the match is won the current parties too."""
    if view.options.manches_to_win == 1:
        return (Column("parties", view.score),)
    manches = Column("manches", view.manches)
    return (manches,) if view.standing.winners else (manches, Column("parties", view.standing.at_deal().parties))

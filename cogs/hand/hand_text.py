"""What a private hand says besides its cards.

At its owner's turn one line, since the picture shows the rest; between turns how things stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.games.texts import texts_of
from cogs.messages.words import CardWords, game_name, seat_name
from cogs.table_texts.table_text import pause_text, score_line, status_text, won_lines
from engine.core.actions import Action
from engine.core.cards import Card
from engine.core.layouts import Pile
from engine.core.view import View
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from locales import Say


def turn_lines(
    table: Table, view: View, legal: Sequence[Action], drawn: Sequence[Card], words: CardWords, say: Say
) -> Iterator[str]:
    """The text above a picture of a turn: whose it is and where, then what no picture of the table shows.

    How the match stands, and who took the last trick, are for those too who read no picture.
    """
    texts = texts_of(table)
    due = texts.due(view)
    yield say(
        "turn-line-bid" if due == "bid" else "turn-line",
        name=seat_name(table, view.seat, say),
        table=str(table.id),
        deal=str(view.deal),
        there=_there(table, " "),
    )
    yield "-# " + " · ".join((score_line(table, view, say), *won_lines(table, view, words, say)))
    yield from texts.own_lines(view, words, say)
    if drawn:
        yield say("play-hand-drawn", card=words.cards(drawn))
    if table.paused and table.status is Status.PLAYING:
        yield pause_text(table, say)
    question, *besides = texts.prompt(table, view, legal, words, say)
    if not texts.cards_are_due(view) and due != "bid":
        # Which card is wanted, or a bid, the picture says; other questions take a sentence.
        yield question
    yield from besides


def _there(table: Table, before: str) -> str:
    """The table's channel, for those who play elsewhere; Discord knows no name for one's own direct messages."""
    return "" if table.setup.guild_id is None else f"{before}<#{table.setup.channel_id}>"


def hand_lines(
    table: Table, view: View, legal: Sequence[Action], drawn: Sequence[Card], words: CardWords, say: Say
) -> Iterator[str]:
    """The text above a hand between turns; `legal`: what its owner may do all the same, out of turn.

    `drawn`: what last came from the talon.
    """
    texts = texts_of(table)
    yield say(
        "play-hand-title",
        game=game_name(table, say),
        table=str(table.id),
        deal=str(view.deal),
        there=_there(table, " · "),
    )
    yield from texts.hand_lines(table, view, legal, words, say)
    yield from texts.own_lines(view, words, say)
    if drawn:
        yield say("play-hand-drawn", card=words.cards(drawn))
    stands_still = table.paused and table.status is Status.PLAYING
    if stands_still:
        yield pause_text(table, say)
    if legal:
        yield from texts.prompt(table, view, legal, words, say)
    elif table.status is Status.STOPPED:
        yield status_text(table, say)
    elif is_over(table):
        yield say("play-hand-over")
    elif _has_played_out(view, texts.piles(view, view.seat)):
        # True until the end of the deal and after it, so that nothing has to be changed then.
        yield say("play-hand-played-out")
    elif table.plays_itself:
        yield say("play-plays-itself")
    elif not stands_still:
        yield texts.waiting(table, view, say)


def _has_played_out(view: View, piles: Sequence[Pile]) -> bool:
    """Whether the view's seat has no card left, having had some."""
    return any(view.tricks) and not view.hand and not any(pile.up for pile in piles)


def is_over(table: Table) -> bool:
    """Whether the deal is."""
    return table.status is not Status.PLAYING or not table.actors

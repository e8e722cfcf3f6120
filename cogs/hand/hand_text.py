"""What a private hand says besides its cards: the position and what its owner can do now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.games.texts import texts_of
from cogs.messages.words import CardWords, game_name, seat_name
from cogs.telling.table_text import pause_text, status_text
from engine.core.actions import Action
from engine.core.cards import Card
from engine.core.view import View
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from locales import Say


def hand_lines(
    table: Table, view: View, legal: Sequence[Action], drawn: Sequence[Card], words: CardWords, say: Say
) -> Iterator[str]:
    """The text above a hand; `legal` is what its owner may do now, `drawn` what last came from the talon."""
    texts = texts_of(table)
    yield say(
        "play-hand-title",
        game=game_name(table, say),
        table=str(table.id),
        deal=str(view.deal),
        channel=f"<#{table.setup.channel_id}>",
    )
    yield from texts.hand_lines(table, view, legal, words, say)
    if drawn:
        yield say("play-hand-drawn", card=words.cards(drawn))
    if legal and 0 < len(view.trick) < view.seats:
        played = (f"{seat_name(table, one.seat, say)} {words.card(one.card)}" for one in view.trick)
        yield say("play-hand-trick", cards=", ".join(played))
    stands_still = table.paused and table.status is Status.PLAYING
    if stands_still:
        yield pause_text(table, say)
    if legal:
        yield from texts.prompt(table, view, legal, words, say)
    elif table.status is Status.STOPPED:
        yield status_text(table, say)
    elif table.status is not Status.PLAYING or not table.actors:
        yield say("play-hand-over")
    elif not stands_still:
        yield texts.waiting(table, view, say)

"""One seat's hand: for the eyes of its owner only."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import discord

from cogs.buttons import TableButton
from cogs.emojis import SuitEmojis
from cogs.layout import Item, Page, page, shown, shown_already, upload
from cogs.table_message import trump_lines
from cogs.words import CardWords, call_text, game_name, name_of
from engine.cards import Card, Suit
from engine.game import Play
from engine.tables.people import Status
from engine.tables.table import Table
from locales import Say, say_in
from locales.cards import SET_OF_LANGUAGE, index_of
from rendering import Look, draw_hand
from rendering.alt import alt_hand

Style = discord.ButtonStyle

_SUIT_ORDER = (Suit.S, Suit.H, Suit.C, Suit.D)
"""Black and red by turns, so that suits stay apart."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What a hand message shows; two that are equal look the same."""

    lines: tuple[str, ...]
    cards: tuple[Card, ...]
    playable: frozenset[Card] | None
    """None: it is not the moment to play a card."""
    calls: tuple[tuple[str, str], ...]
    """What can be said: notation and text."""
    number: int
    """The turn the buttons are for, 0 where none can be pressed."""


def hand_of(table: Table, seat: int, language: str, emojis: SuitEmojis) -> Hand:
    """The hand of a seat now, for a reader of `language`."""
    say = say_in(language)
    view = table.view(seat)
    legal = table.legal(seat) if table.status is Status.PLAYING else ()
    plays = frozenset(action.card for action in legal if isinstance(action, Play))
    calls = tuple((str(action), call_text(action, say)) for action in legal if not isinstance(action, Play))
    words = CardWords(emojis, say)
    lines = [
        say(
            "play-hand-title",
            game=game_name(table),
            table=str(table.id),
            deal=str(view.deal),
            channel=f"<#{table.setup.channel_id}>",
        ),
        *trump_lines(table, view, words, say),
    ]
    if legal:
        if 0 < len(view.trick) < view.seats:
            trick = ", ".join(f"{name_of(table.seats[one.seat - 1], say)} {words.card(one.card)}" for one in view.trick)
            lines.append(say("play-hand-trick", cards=trick))
        lines.append(say("play-hand-your-call" if calls else "play-hand-your-turn"))
    elif table.status is not Status.PLAYING or not table.actors:
        lines.append(say("play-hand-over"))
    else:
        lines.append(say("play-hand-wait"))
    cards = tuple(sorted(view.hand, key=lambda card: (_SUIT_ORDER.index(card.suit), -card.rank)))
    return Hand(tuple(lines), cards, plays or None, calls, table.number if legal else 0)


async def hand_page(hand: Hand, table: Table, language: str, emojis: SuitEmojis) -> Page:
    """The hand with its picture."""
    if not hand.cards:
        return _page(hand, table, language, emojis)
    say = say_in(language)
    index_set = SET_OF_LANGUAGE[language]
    picture = await asyncio.to_thread(draw_hand, hand.cards, hand.playable, Look(index_set))
    alt = _alt(hand, say, index_set)
    made = _page(hand, table, language, emojis, shown(picture.filename, alt))
    return Page(made.view, [upload(picture, alt)])


def hand_without_picture(hand: Hand, table: Table, language: str, emojis: SuitEmojis, url: str | None) -> Page:
    """The hand at once, under the picture its message shows at `url`; the new picture follows."""
    if url is None or not hand.cards:
        return _page(hand, table, language, emojis)
    alt = _alt(hand, say_in(language), SET_OF_LANGUAGE[language])
    return _page(hand, table, language, emojis, shown_already(url, alt))


def _alt(hand: Hand, say: Say, index_set: str) -> str:
    return alt_hand(hand.cards, hand.playable, say, index_set)


def _page(hand: Hand, table: Table, language: str, emojis: SuitEmojis, *picture: Item) -> Page:
    return page(
        "\n".join(hand.lines),
        *picture,
        _card_buttons(hand, table, language, emojis),
        [
            TableButton("act", table.id, f"{hand.number}:{action}", label=text, style=Style.primary)
            for action, text in hand.calls
        ],
    )


def _card_buttons(hand: Hand, table: Table, language: str, emojis: SuitEmojis) -> list[TableButton]:
    index_set = SET_OF_LANGUAGE[language]
    playable = hand.playable or frozenset()
    return [
        TableButton(
            "act",
            table.id,
            f"{hand.number}:{Play(card)}",
            label=index_of(card.rank, index_set),
            emoji=emojis.on_button(card.suit),
            style=Style.primary if card in playable else Style.secondary,
            disabled=card not in playable,
        )
        for card in hand.cards
    ]

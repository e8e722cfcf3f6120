"""/look: a table and the reader's own hand in words alone, for people who cannot or do not want to see pictures.

Like the pictures it never shows others' hands: it is made from a spectator's view and the reader's own.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Annotated, Final

from discord.ext import commands

from cogs.app.access import tables_here
from cogs.app.answers import command
from cogs.app.client import Act, Client
from cogs.app.parameters import MEANT
from cogs.games.plain import texts_of
from cogs.hand.hand_page import alt_of
from cogs.hand.hands import Hands
from cogs.lobby.lobby import terms_text
from cogs.messages.wording import Way, is_with_card, wording_of
from cogs.messages.words import CardWords, as_held, labels, level_of, seat_name, sides_of, which_table
from cogs.table.cut import cut_lines
from cogs.table.slate import finished_deal
from cogs.table_texts.table_text import absent_lines, reserve_lines, turn_line
from cogs.table_texts.tricks import trick_text
from cogs.typed.choosing import TableKind, own_tables
from engine.core.actions import Action
from engine.core.cards import Card, Suit
from engine.core.view import View
from engine.running.table import Table
from engine.table.model.status import Pause
from locales import Say
from rendering import look_of
from rendering.canvas.wording import card_words

_LONGEST: Final = 2000
"""Characters of a message."""


class ReadWords(CardWords):
    """Cards and suits by name, as they are read aloud."""

    def card(self, card: Card) -> str:
        return card_words(card, self._say, self._say.index_set)

    def cards(self, cards: Iterable[Card]) -> str:
        return ", ".join(map(self.card, cards))

    def suit(self, suit: Suit) -> str:
        return self.mark(suit)

    def mark(self, suit: Suit) -> str:
        return self._say("picture-suit", suit=str(suit))


async def _tables(act: Act, typed: str | None) -> tuple[Table, ...]:
    """Their own tables, and those of the server in channels they can see: these if one is typed, or they have none."""
    own = own_tables(act)
    return own if own and typed is None else tuple(dict.fromkeys((*own, *await tables_here(act))))


class LookCommands(commands.Cog):
    """Works in direct messages too."""

    @command("prefer-command-look")
    async def look(self, act: Act, table: Annotated[Table, TableKind(_tables, "lobby-list-none")] = MEANT) -> None:
        """Say everything the person may know about a table."""
        parts = tuple(in_messages(table_lines(act.bot, table, act.user_id, act.say_at(table))))
        await act.response.send_message(parts[0], ephemeral=True)
        for part in parts[1:]:
            await act.followup.send(part, ephemeral=True)


def table_lines(bot: Client, table: Table, user_id: int, say: Say) -> Iterator[str]:
    """What everybody may know about a table, then what only this person may."""
    yield say("prefer-look-title", **which_table(table, say))
    if not table.deal:
        yield from _lobby_lines(table, say)
        return
    view, words = table.view(0), ReadWords(bot.tiles, say)
    yield from _public_lines(table, view, words, say)
    seat = table.seat_of(user_id)
    if seat is not None and table.result is None:
        yield ""
        yield say("prefer-look-hand")
        yield from _own_lines(bot, table, seat, user_id, words, say)


def _lobby_lines(table: Table, say: Say) -> Iterator[str]:
    """Before the match: the rules, and who sits where."""
    yield terms_text(table, say)
    for number, side in enumerate(sides_of(table), 1):
        seats = (say("prefer-look-seat", seat=str(seat), name=_seated(table, seat, say)) for seat in side)
        people = say("picture-alt-next").join(seats)
        yield people if len(side) == 1 else say("lobby-side", side=str(number), people=people)
    yield say("lobby-hint" if table.free_seats else "lobby-hint-full")


def _seated(table: Table, seat: int, say: Say) -> str:
    name, occupant = seat_name(table, seat, say), table.seats[seat - 1]
    if occupant is None:
        return name
    if occupant.user_id is None:
        return say("prefer-look-computer", name=name, level=level_of(occupant, say))
    return say("prefer-look-host", name=name) if occupant.user_id == table.setup.host_id else name


def _public_lines(table: Table, view: View, words: CardWords, say: Say) -> Iterator[str]:
    texts, look = texts_of(table), look_of(say)
    yield from (one.alt for one in texts.pictures(view, labels(table), look, say))
    last = texts.last_trick(view)
    if last is not None:
        seat, trick = last
        yield say("play-trick-taken", name=seat_name(table, seat, say), cards=trick_text(table, trick, words, say))
    if (finished := finished_deal(table)) is not None:
        yield from texts_of(table).result_sentences(table, finished, say)
        yield from (one.alt for one in texts.result_pictures(table, finished, say))
    yield texts_of(table).score_line(table, view, say)
    yield from cut_lines(table, view, say)
    yield from absent_lines(table, say)
    yield from reserve_lines(table, say)
    yield turn_line(table, view, say)


def _own_lines(bot: Client, table: Table, seat: int, user_id: int, words: CardWords, say: Say) -> Iterator[str]:
    """The hand, sorted, and what can be done now."""
    texts, view = texts_of(table), table.view(seat)
    hand = bot.part(Hands).hand_of(table, user_id, seat, say)
    yield alt_of(replace(hand, turn=None))
    if drawn := [card for card in hand.drawn if card in hand.cards]:
        yield say("play-hand-drawn", card=words.cards(drawn))
    if table.paused is Pause.AGREED:
        return
    legal = as_held(table.legal(seat), hand.cards)
    yield from texts.prompt(table, view, legal, words, say) if legal else [texts.waiting(table, view, say)]
    for way in Way:
        actions = [_listed(one, words) for one in legal if wording_of(one).way(one) is way]
        if actions:
            listed = say("picture-alt-next").join(actions)
            yield say(f"prefer-look-{way}", **{"calls" if way is Way.SAY else "cards": listed})


def _listed(action: Action, words: CardWords) -> str:
    """An action in words; of a discard the card alone."""
    if is_with_card(action) and wording_of(action).way(action) is Way.ASIDE:
        return words.card(action.card)
    return words.action(action)


def in_messages(lines: Iterable[str]) -> Iterator[str]:
    """Lines as messages, split between lines where possible."""
    message = ""
    for part in (part for line in lines for part in _parts(line)):
        if len(message) + len(part) + 1 > _LONGEST:
            yield message
            message = ""
        message = f"{message}\n{part}" if message else part
    if message:
        yield message


def _parts(line: str) -> list[str]:
    return [line] if len(line) <= _LONGEST else textwrap.wrap(line, _LONGEST, replace_whitespace=False)

"""Holds the truth about a table against what every person's screen shows.

The truth is the engine's: the position, who may do what, the results, the digest. What the table's message should say
is made afresh by the bot's own code; addresses of pictures do not matter, what they are said to show does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from cogs import CardBot
from cogs.app.i18n import say_at, say_for
from cogs.games.plain import texts_of
from cogs.hand.hand_page import alt_of
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.layout import Page
from cogs.messages.words import game_name, labels, people_of
from cogs.replay.verify import digest_line
from cogs.table.table_message import slate_page, table_page
from cogs.table_texts.table_text import winners_sentence
from engine.running.table import Table
from engine.table.model.news import Acted, TookBack
from engine.table.model.status import Status
from rendering import look_of
from tests.wire.judging.limits import SELECTS, TEXT, walk
from tests.wire.server import StandIn
from tests.wire.world.messages import Body, Message

GALLERY: Final = 12
_NOWHERE: Final = "https://cdn.discordapp.com/kept.png"
_OF_A_HAND: Final = frozenset({"act", "sure", "ask", "keep"})


class Looks(NamedTuple):
    """What somebody reads, hears read out, and can press."""

    texts: tuple[str, ...]
    pictures: tuple[str, ...]
    """By their text alternatives."""
    buttons: tuple[tuple[str, bool], ...]
    """Custom id, and whether it can be pressed."""


def looks(components: Sequence[Body]) -> Looks:
    """What components look like."""
    parts = [dict(part) for part in walk(components)]
    return Looks(
        tuple(str(part["content"]) for part in parts if part["type"] == TEXT),
        tuple(str(item.get("description")) for part in parts if part["type"] == GALLERY for item in part["items"]),
        tuple((part["custom_id"], not part.get("disabled")) for part in parts if part.get("custom_id")),
    )


async def differences(
    bot: CardBot, stand_in: StandIn, table: Table, last: Acted | TookBack | None, *, times: bool = True
) -> list[str]:
    """A sentence for whatever somebody sees that is not true, or does not see that they should.

    `last`: what was done last, if the bot has been told. `times`: whether the table knows what runs, which is in the
    journal only with the next change after somebody has taken it over.
    """
    checker = _Checker(bot, stand_in, table, last, times=times)
    return [one async for one in _joined(checker)]


async def _joined(checker: _Checker) -> Any:
    for one in checker.unlocked():
        yield one
    async for one in checker.of_deals():
        yield one
    async for one in checker.of_hands():
        yield one


class _Checker:
    """One look at everything."""

    def __init__(
        self, bot: CardBot, stand_in: StandIn, table: Table, last: Acted | TookBack | None, *, times: bool
    ) -> None:
        self._bot, self._table, self._last, self._times = bot, table, last, times
        self._stand_in = stand_in
        self._say = say_at(table.setup)
        place = stand_in.screens.channels.get(table.setup.channel_id)
        everything = place.messages.values() if place is not None else ()
        self._public = [one for one in everything if one.ephemeral_to is None]

    def unlocked(self) -> Iterator[str]:
        """What needs no waiting: the digest, the end, the pictures."""
        if self._table.status is Status.PLAYING and not self._table.deal:
            yield "the cards are not dealt yet"
        yield from self._of_digest()
        yield from self._of_end()
        for message in self._public:
            yield from _of_pictures(message, "everybody")

    def _with(self, text: str) -> list[Message]:
        return [one for one in self._public if text in one.texts]

    def _of_digest(self) -> Iterator[str]:
        """The digest stands once, was there before the first card, and was never touched."""
        table = self._table
        if not table.deal or table.digest is None:
            return
        line = digest_line(table, self._say)
        found = [one for one in self._public if any(line in text.splitlines() for text in one.texts)]
        if table.is_unproved:
            # It is said at the table instead; it may have arrived too late to count.
            if len(found) > 1:
                yield f"the digest stands {len(found)} times"
            return
        if len(found) != 1:
            yield f"the digest stands {len(found)} times, not once"
            return
        if table.digest_message is None or table.digest_message[1] != found[0].id:
            yield f"the digest is message {found[0].id}, and the table holds {table.digest_message} for it"
        if found[0].edits:
            yield "the digest was edited"
        if any(one.id < found[0].id for one in self._of_deal(1)):
            yield "the digest was posted after the first deal"

    def _of_end(self) -> Iterator[str]:
        """The end stands once when the match is over, and not before, with its record and the rematch."""
        table = self._table
        ends = [one for one in self._public if f"rematch:{table.id}:" in one.pressable]
        if len(ends) != (table.status is Status.OVER):
            yield f"the end of the match stands {len(ends)} times while the table is {table.status}"
        for end in ends:
            if end.texts[0] != winners_sentence(table, table.winners, self._say):
                yield f"the end says {end.texts[0]!r}"
            if not any(one.filename.endswith(".txt") for one in end.attachments):
                yield "the end has no record"

    def _of_deal(self, deal: int) -> list[Message]:
        table, say = self._table, self._say
        return self._with(say("play-title", game=game_name(table, say), table=str(table.id), deal=str(deal)))

    async def of_deals(self) -> Any:
        """Every deal has one table, which shows its newest position, and once it is over one slate."""
        table = self._table
        for deal in range(1, table.deal + 1):
            is_newest = deal == table.deal
            past = table if is_newest else await self._bot.tables.as_of(table.id, deal)
            found = self._of_deal(deal)
            if len(found) != 1:
                yield f"deal {deal} has {len(found)} tables"
            for message in found:
                async for one in self._of_table(past, message, is_newest=is_newest):
                    yield f"the table of deal {deal}: {one}"
            if past.result is not None:
                async for one in self._of_slate(past, deal, is_newest=is_newest):
                    yield f"the slate of deal {deal}: {one}"

    async def _of_table(self, past: Table, message: Message, *, is_newest: bool) -> Any:
        view, say = past.view(0), self._say
        drawings = texts_of(past).pictures(view, labels(past), look_of(say), say)
        seen = looks(message.components)
        if not is_newest:
            # It stays as it was at its end; who acted last is not known any more.
            if seen.pictures != tuple(one.alt for one in drawings):
                yield f"shows {seen.pictures}, and ended as {[one.alt for one in drawings]}"
            return
        made = await table_page(past, view, self._last, self._bot.tiles, [_NOWHERE] * len(drawings))
        for one in self._unlike(seen, looks(shown_by(made))):
            yield one

    async def _of_slate(self, past: Table, deal: int, *, is_newest: bool) -> Any:
        assert past.result is not None
        seats = range(1, past.view(0).seats + 1)
        finished = FinishedDeal(past.result, past.view(0), tuple(past.view(seat) for seat in seats))
        more = is_newest and past.status is Status.PLAYING
        pictures = texts_of(past).result_pictures(past, finished, self._say)
        made = looks(shown_by(await slate_page(past, finished, more=more, urls=[_NOWHERE] * len(pictures))))
        found = self._with(made.texts[0])
        if len(found) != 1:
            yield f"stands {len(found)} times"
        for message in found:
            seen = looks(message.components)
            if is_newest or seen.buttons:
                for one in self._unlike(seen, made):
                    yield one

    def _unlike(self, seen: Looks, made: Looks) -> Iterator[str]:
        for name, one, other in zip(Looks._fields, seen, made, strict=True):
            if one != other and (self._times or _without_times(one) != _without_times(other)):
                yield f"{name} are {one}, and should be {other}"

    async def of_hands(self) -> Any:
        """Who can act has exactly what they may do, under their present cards; nobody else can press a card."""
        for user_id in sorted(people_of(self._table)):
            for one in await self._of_hand(user_id):
                yield f"{user_id}: {one}"

    async def _of_hand(self, user_id: int) -> list[str]:
        table, found = self._table, list[str]()
        seat = table.seat_of(user_id)
        assert seat is not None
        person = await self._bot.tables.person(user_id)
        visible = visible_to(self._stand_in, table, user_id)
        holders = {one.id: (one, acts) for one in visible if (acts := actions_on(one, table.id))}
        # Some things may be done out of turn.
        legal = {f"{table.turn_number(seat)}:{action}" for action in table.legal(seat)} if table.deal else set()
        if seat in table.actors and not holders:
            found.append("is to act and has nothing to press")
        for message, acts in holders.values():
            if set(acts) != legal:
                found.append(f"can press {sorted(acts)} on message {message.id}, and may do {sorted(legal)}")
        if not table.deal:
            return found
        say = say_for(person, table.setup)
        hand = self._bot.hands.hand_of(table, user_id, seat, say)
        where = table.message_ids.get(f"hand-{user_id}")
        shown = [one for one in visible if one.id in holders or (where is not None and one.id == where[1])]
        for message in shown:
            alts = looks(message.components).pictures
            if message.id in holders and not alts:
                found.append("is to act and sees no picture of their cards")
            waits = message.id not in holders and say("play-hand-then") in "".join(looks(message.components).texts)
            if alts and alts != (alt_of(hand),) and not waits:
                found.append(f"sees {alts}, and has {alt_of(hand)!r}")
            found += _of_pictures(message, str(user_id))
        return found


def visible_to(stand_in: StandIn, table: Table, user_id: int) -> list[Message]:
    """What somebody can look at because of a table: its channel and their direct messages, newest first."""
    here, direct = stand_in.people.sees(user_id, table.setup.channel_id), stand_in.people.mail(user_id)
    return sorted([*here, *direct], key=lambda one: one.id, reverse=True)


def actions_on(message: Message, table_id: int) -> dict[str, str]:
    """What can be done at a table by pressing or picking on a message, each with the custom id that does it."""
    found = dict[str, str]()
    for custom_id, part in message.pressable.items():
        verb, _, rest = custom_id.removeprefix("pick.").partition(":")
        table, _, fact = rest.partition(":")
        if verb not in _OF_A_HAND or table != str(table_id):
            continue
        facts = [option["value"] for option in part["options"]] if part["type"] in SELECTS else [fact]
        found |= dict.fromkeys(facts, custom_id)
    return found


def shown_by(made: Page) -> list[dict[str, Any]]:
    """A page as it would be sent."""
    components: list[dict[str, Any]] = made.view.to_components()  # type: ignore[no-untyped-call]
    return components


def _of_pictures(message: Message, who: str) -> Iterator[str]:
    """Every picture is there, and shows what it is said to show."""
    alts = looks(message.components).pictures
    for picture, alt in zip(message.pictures, alts, strict=False):
        if picture is None:
            yield f"{who} sees a broken picture on message {message.id}"
        elif picture.description != alt:
            yield f"a picture of message {message.id} shows {picture.description!r}, said to be {alt!r}"


def _without_times(seen: object) -> str:
    return re.sub(r"<t:\d+:R>", "", str(seen))

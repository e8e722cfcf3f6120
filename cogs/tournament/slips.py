"""Round slips: a direct message to everybody at each round, with table, channel, partner, opponents and time.

They never hold up a round: they go out in the background, after the hands of those who are to act, at the pace of all
requests. Whoever's direct messages are closed is called by their table's first message anyway; those who sit out are
called in the tournament's channel.

A kill between two slips makes all of a round go out again. Each has a nonce of its own, so Discord gives back the first
one to whom has it already.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at, say_for
from cogs.app.preferences import Why, wants
from cogs.delivery.message_queue import nonce_of
from cogs.delivery.pacer import Urgency
from cogs.messages.layout import Page, page
from cogs.messages.screen import Screen, goes, posted
from cogs.messages.words import moment
from cogs.tournament.board_text import letter, seated
from cogs.tournament.page import tournament_of
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import Method, Remainder
from engine.clubs.tournaments.state import TournamentState
from engine.core.registry import game_named
from engine.store.posted import Post
from locales import Say

_log = logging.getLogger(__name__)
SLIP: Final = "slip"
CALL: Final = "slipcall"
"""What calls those who sit out and take no direct messages."""
posted(CALL)(goes)


class Slip(NamedTuple):
    """Where somebody has to be in a round."""

    user_id: int
    place: int
    number: int | None
    """Of the table; None: they sit out."""
    seat: int = 0
    """From 0, at that table."""


def slips_of(now: TournamentState) -> Iterator[Slip]:
    """Everybody of the present round, table by table, then those who sit out."""
    if not now.draws:
        return
    draw = now.draws[-1]
    for number, places in enumerate(draw.tables, 1):
        for seat, place in enumerate(places):
            user_id = now.entrants[place - 1].user_id if place else None
            if user_id is not None:
                yield Slip(user_id, place, number, seat)
    for place in draw.byes:
        user_id = now.entrants[place - 1].user_id
        if user_id is not None:
            yield Slip(user_id, place, None)


def slip_text(slip: Slip, now: TournamentState, say: Say) -> str:
    """What it says."""
    lines = [say("slip-title", tournament=str(now.id), round=str(now.round))]
    if slip.number is None:
        is_reserve = now.setup.remainder is Remainder.RESERVE
        key = "through" if now.setup.method is Method.KNOCKOUT else "reserve" if is_reserve else "bye"
        return "\n".join([*lines, say(f"slip-{key}")])
    draw, at = now.draws[-1], slip.number - 1
    channel = now.channels[at] if at < len(now.channels) else now.setup.channel_id
    lines.append(say("slip-table", letter=letter(slip.number), channel=f"<#{channel}>"))
    lines += [say("slip-cup", cup=say(f"cup-{draw.cups[at]}"))] if draw.cups else []
    partners, others = _others(slip, now, draw.tables[at], say)
    lines += [say("slip-partner", name=", ".join(partners))] if partners else []
    lines.append(say("slip-opponents", names=", ".join(f"**{name}**" for name in others)))
    lines += [say("slip-until", when=moment(now.round_ends, "R"))] if now.round_ends else []
    return "\n".join(lines)


def _others(slip: Slip, now: TournamentState, places: Sequence[int], say: Say) -> tuple[list[str], list[str]]:
    """Who sits on one's own side, and who against it."""
    sides = game_named(now.setup.options.game).sides(now.setup.options)
    partners: list[str] = []
    others: list[str] = []
    for seat, name in enumerate(seated(places, now, say)):
        if seat != slip.seat and name is not None:
            (partners if sides[seat] == sides[slip.seat] else others).append(name)
    return partners, others


class Slips:
    """Sends the slips of a round once."""

    def __init__(self, bot: Client, tournament: Tournament) -> None:
        self._bot, self._tournament = bot, tournament

    async def send(self) -> None:
        """Send those of the present round, unless that is done."""
        now = self._tournament.state
        kind = f"{SLIP}-{now.round}"
        if kind in self._tournament.message_ids:
            return
        unreached = [slip for slip in slips_of(now) if not await self._reached(slip, now)]
        if uncalled := tuple(slip.user_id for slip in unreached if slip.number is None):
            await self._call(uncalled, now)
        await self._tournament.set_message(kind, 0, 0)

    async def _reached(self, slip: Slip, now: TournamentState) -> bool:
        person = await self._bot.tables.person(slip.user_id)
        if person.dm_closed:
            return False
        made = page(slip_text(slip, now, say_for(person, now.setup)))
        same = f"{now.id}.{SLIP}.{slip.user_id}.{now.round}"
        nonce = nonce_of(same)
        silent = not wants(person, Why.GAME)
        try:
            async with self._bot.direct.turn(Urgency.SLATE, slip.user_id):
                message = await self._bot.direct.send(slip.user_id, made, what=SLIP, silent=silent, nonce=nonce)
        except discord.Forbidden as error:
            return await self._bot.greetings.refused(slip.user_id, error)
        except discord.HTTPException as error:
            _log.warning("a slip of tournament %s did not arrive: %s", now.id, error)
            return False
        where = message.id, message.channel.id, None
        post = Post(*where, f"{SLIP}-{now.round}", str(slip.place), tournament_id=now.id)
        await self._bot.tables.posted.note(post)
        return True

    async def _call(self, user_ids: Sequence[int], now: TournamentState) -> None:
        """Call those who sit out and cannot be reached in the tournament's channel."""
        say = say_at(now.setup)
        told = say("slip-closed", people=" ".join(f"<@{one}>" for one in user_ids))
        byes = [slip for slip in slips_of(now) if slip.user_id in user_ids]
        made = page("\n".join([told, *{slip_text(slip, now, say) for slip in byes}]), mentions=tuple(user_ids))
        where = 0, now.setup.channel_id, now.setup.guild_id
        post = Post(*where, f"{CALL}-{now.round}", tournament_id=now.id)
        await Screen(self._bot).send(post, made, f"{now.id}{SLIP}{now.round}")


@posted(SLIP)
async def _slip(bot: Client, post: Post) -> Page | None:
    """A slip as it is without somebody who was forgotten; None: its round is over, or it was theirs."""
    now = (await tournament_of(bot, post)).state
    slip = next((one for one in slips_of(now) if str(one.place) == post.fact), None)
    if slip is None or post.kind != f"{SLIP}-{now.round}" or not now.status.is_live:
        return None
    person = await bot.tables.person(slip.user_id)
    return page(slip_text(slip, now, say_for(person, now.setup)))

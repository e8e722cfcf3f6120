"""What messages say about shared deals: the invitation of the day, how everybody played, a deal that was sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from cogs.messages.display_names import in_text
from cogs.messages.layout import Drawing, Page, drawn, fitting, page
from cogs.messages.words import level_name, preset_name
from cogs.shared_deals.buttons import DealButton
from cogs.standings.stats_text import contract_name
from engine.core.cards import parse_cards
from engine.core.registry import GAMES
from engine.shared_deals.day import Day
from engine.shared_deals.days import Results
from engine.shared_deals.played import Played, mean, ranked
from engine.shared_deals.sent import Compared, SentDeal
from engine.tables.model.setup import seats_beside_host
from engine.tables.store.posted import DEAL_SENT
from locales import Say
from rendering import look_of
from rendering.cards.hands import OpenHand, draw_hands

DAY: Final = "day"
"""The kind of the message that tells how a deal of the day was played."""
SENT: Final = DEAL_SENT
"""The kind of the direct messages about a deal that was sent; their fact is its number and a language."""
_ROOM: Final = 2000
_MEDALS: Final = ("🥇", "🥈", "🥉")


def day_page(day: Day, say: Say, *, plays: bool = True) -> Page:
    """What is played today, until when, and the fingerprint of its cards; with the button to play it."""
    title = say("deals-day-title", variant=preset_name(day.options.preset, say))
    how = say(
        "deals-day-how", computers=seats_beside_host(day.options), level=level_name(day.level, say), when=_moment(day)
    )
    button = DealButton("play", day.id, label=say("deals-play-button"), style=discord.ButtonStyle.success)
    return page(title, how, say("deals-digest", digest=day.digest), *([[button]] if plays else []))


def _moment(day: Day) -> str:
    return f"<t:{round(day.ends_at)}:f>"


async def results_page(results: Results, say: Say) -> Page:
    """How everybody played a deal of the day, its hands, and the secret its cards follow from."""
    day = results.day
    date = f"<t:{round(day.ends_at) - 3600}:D>"
    title = say("deals-results-title", variant=preset_name(day.options.preset, say), day=date)
    drawings = [_hands(results.day, results.strong.hands, say)] if results.strong else []
    pictures, files = await drawn(drawings)
    return page(
        title,
        *pictures,
        fitting(_results(results, say), _ROOM),
        say("deals-secret", digest=day.digest, secret=day.secret.hex()),
        files=files,
    )


def _results(results: Results, say: Say) -> Iterator[str]:
    order = ranked(results.entries)
    for place, entry in order:
        if entry.played is not None:
            mark = _MEDALS[place - 1] if place <= len(_MEDALS) else f"{place}."
            yield f"{mark} **{in_text(entry.name)}** · {played_text(entry.played, say)}"
    if not order:
        yield say("deals-nobody")
    average = mean(results.entries)
    if average is not None and len(order) > 1:
        yield say("deals-average", points=_signed(round(average, 1)))
    if results.strong is not None:
        yield say("deals-strong", played=played_text(results.strong.played, say))
    if left := [in_text(entry.name) for entry in results.entries if entry.played is None]:
        yield "-# " + say("deals-unfinished", names=", ".join(left))


def played_text(played: Played, say: Say) -> str:
    """`+5 · solo, made · 7 tricks`: what somebody got for a deal, and how."""
    parts = [_signed(played.points)]
    if played.contract is not None:
        contract = contract_name(played.contract, say)
        if played.declared:
            contract = say("deals-made" if played.made else "deals-lost", contract=contract)
        parts.append(contract)
    if played.cards:
        parts.append(say("deals-cards", cards=played.cards))
    parts.append(say("deals-tricks", tricks=played.tricks))
    return " · ".join(parts)


def _signed(points: float) -> str:
    return f"{points:+g}".replace("-", "−") if points else "0"


def _hands(day: Day, hands: Sequence[str], say: Say) -> Drawing:
    """The cards everybody was dealt."""
    dummy = GAMES[day.game].dummy(day.options)
    names = {day.seat: say("deals-your-seat")} | ({dummy: say("deals-dummy")} if dummy else {})
    shown = [
        OpenHand(names.get(seat, say("deals-seat", seat=str(seat))), parse_cards(cards))
        for seat, cards in enumerate(hands, 1)
    ]
    look = look_of(say)
    return Drawing(lambda: draw_hands(shown, look), say("deals-hands-alt", names=", ".join(one.name for one in shown)))


def sent_page(sent: SentDeal, game: str, say: Say) -> Page:
    """A deal that somebody sent to the reader, with the button to play it."""
    text = say("deals-sent-to-you", name=in_text(sent.from_name), game=say(f"rules-game-{game}"))
    button = DealButton("begin", sent.id, label=say("deals-play-button"), style=discord.ButtonStyle.success)
    return page(text, say("deals-sent-how", level=level_name(sent.level, say)), [button])


def compared_page(compared: Compared, say: Say) -> Page:
    """How the sender and the friend played a deal that was sent, for both of them."""
    sent = compared.sent
    game = say(f"rules-game-{compared.game}")
    title = say("deals-compared", game=game, deal=str(sent.deal), table=str(sent.of_table))
    both = ((sent.from_name, compared.sender), (compared.friend_name, compared.friend))
    lines = [
        " · ".join((f"**{in_text(name)}**", say("deals-not-finished") if played is None else played_text(played, say)))
        for name, played in both
    ]
    return page(title, "\n".join(lines))


def sent_gone_page(say: Say) -> Page:
    """The same messages once one of the two was forgotten: the deal is not kept any more."""
    return page(say("deals-sent-gone"))

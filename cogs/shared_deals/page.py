"""What messages about shared deals say, and their buttons: the deal of the day, how everybody played, a deal sent.

The custom id of a button is `deals.verb:number`, with the number of the deal; for the menu of friends
`deals.to:table:deal`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from cogs.app import presses
from cogs.app.client import Act, Client
from cogs.app.presses import Button, Family, PeopleMenu, Style, people_picked
from cogs.messages.layout import Drawing, Page, drawn, fitting, page
from cogs.messages.screen import posted
from cogs.messages.words import in_text, level_name, moment, preset_name
from cogs.standings.stats_text import contract_name
from engine.clubs.shared_deals.day import Day
from engine.clubs.shared_deals.days import DayResults
from engine.clubs.shared_deals.played import PlayedDeal, mean, ranked
from engine.clubs.shared_deals.sent import Compared, SentDeal
from engine.core.cards import parse_cards
from engine.core.registry import GAMES
from engine.store.posted import DEAL_SENT, Post
from engine.table.model.setup import seats_beside_host
from locales import Say, say_in
from rendering import look_of
from rendering.cards.small_cards import OpenHand, draw_hands


async def _friend(act: Act, match: re.Match[str]) -> tuple[int, int, int]:
    friend = next((one.id for one in people_picked(act)), 0)
    return int(match["table"]), int(match["deal"]), friend


of_deal: Final = Family("deal", r"deals\.{verb}:(?P<number>\d{1,15})", presses.numbered)
"""Handlers of presses about a shared deal: they get its number."""
to_friend: Final = Family("deal", r"deals\.{verb}:(?P<table>\d{1,15}):(?P<deal>\d{1,5})", _friend)
"""The handler that sends a deal: it gets the numbers of the table, of its deal, and of the friend, 0 for nobody."""


def deal_button(verb: str, number: int, label: str, style: Style) -> Button:
    """A button of a deal of the day, or of a deal that was sent."""
    return presses.button(f"deals.{verb}:{number}", label, style=style)


def friend_menu(table_id: int, deal: int, placeholder: str) -> PeopleMenu:
    """A menu of the server's members, to one of whom a deal is sent."""
    return presses.people_menu(f"deals.to:{table_id}:{deal}", placeholder)


DAY: Final = "day"
"""The kind of the message that tells how a deal of the day was played."""
SENT: Final = DEAL_SENT
"""The kind of the direct messages about a deal that was sent; their fact is its number and a language."""
_ROOM: Final = 2000
_MEDALS: Final = ("🥇", "🥈", "🥉")


def day_page(day: Day, say: Say, *, plays: bool = True) -> Page:
    """What is played today, until when, and the fingerprint of its cards; with the button to play it."""
    title = say("deals-day-title", variant=preset_name(day.options.preset, say))
    computers, ends = seats_beside_host(day.options), moment(round(day.ends_at), "f")
    how = say("deals-day-how", computers=computers, level=level_name(day.level, say), when=ends)
    button = deal_button("play", day.id, label=say("deals-play-button"), style=Style.success)
    return page(title, how, say("deals-digest", digest=day.digest), *([[button]] if plays else []))


async def results_page(results: DayResults, say: Say) -> Page:
    """How everybody played a deal of the day, its hands, and the secret its cards follow from."""
    day = results.day
    date = moment(round(day.ends_at) - 3600, "D")
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


def _results(results: DayResults, say: Say) -> Iterator[str]:
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


def played_text(played: PlayedDeal, say: Say) -> str:
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
    button = deal_button("begin", sent.id, label=say("deals-play-button"), style=Style.success)
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


@posted(SENT)
async def sent_gone_page(_: Client, post: Post) -> Page:
    """The same messages once one of the two was forgotten: the deal is not kept any more."""
    return page(say_in(post.fact.partition(".")[2] or "en")("deals-sent-gone"))

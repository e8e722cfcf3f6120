"""What a table's messages say in any game: whose turn it is, what happened, who is away, results, hints, reasons.

Made from a view, using only what everybody may know. Everybody is told whether hints are given, and who took how many.
What an action costs is told in the units of games, everywhere in the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from unicodedata import normalize

from discord import ButtonStyle

from cogs.app.presses import Button
from cogs.games.plain import texts_of
from cogs.messages.buttons import table_button
from cogs.messages.wording import action_sentence
from cogs.messages.words import (
    CardWords,
    addressed,
    in_text,
    little_reserve,
    moment,
    name_of,
    seat_name,
    sides_of,
    together,
)
from engine.core.cards import Card, Suit
from engine.core.view import View
from engine.running.table import Table
from engine.table.model.news import Acted, By, TookBack
from engine.table.model.status import Pause, Status
from engine.teaching.hints.reasons import Fact, HintReason, Unit
from locales import Say


def cost_text(unit: Unit, cost: float, say: Say) -> str:
    """A cost that is told in a unit: `1.4 points`; empty where nobody counts in it."""
    shown = round(cost, 1) if cost < 10 and unit.least < 1 else round(cost)
    return say.or_else(f"hints-cost-{unit_key(unit)}", "", cost=shown)


def unit_key(unit: Unit) -> str:
    """The name of a unit without accents, as keys of texts have it: `royes`."""
    return "".join(letter for letter in normalize("NFKD", unit.name) if letter.isascii())


def reason_text(table: Table, one: HintReason, words: CardWords, say: Say) -> str:
    """A reason as a sentence; empty where a game from outside has no text for it."""
    return say.or_else(f"hints-why-{one.key}", "", **_facts(table, dict(one.facts), words, say))


def reasons_text(table: Table, reasons: Iterable[HintReason], words: CardWords, say: Say) -> str:
    """Reasons as sentences, one after another."""
    return " ".join(filter(None, (reason_text(table, one, words, say) for one in reasons)))


def _facts(table: Table, facts: Mapping[str, Fact], words: CardWords, say: Say) -> dict[str, str | int]:
    written: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, Card):
            written[name] = words.card(fact)
        elif isinstance(fact, Suit):
            written[name] = words.suit(fact)
        elif name == "seat" and isinstance(fact, int):
            written["name"] = seat_name(table, fact, say)
        else:
            written[name] = fact
    return written


def hints_at_beginning(table: Table, say: Say) -> list[str]:
    """What is said as the match begins; nothing where no hints are given."""
    if not table.allows_hints:
        return []
    return ["-# " + say("hints-begin-host" if table.setup.hints else "hints-begin")]


def hints_taken(table: Table, say: Say) -> list[str]:
    """How many hints everybody took, where the host had allowed them; at other tables nobody counts."""
    if not table.setup.hints:
        return []
    people = " · ".join(f"{name_of(one, say)} {one.hints}" for one in table.people)
    return ["-# " + say("hints-taken", people=people)]


def winners_sentence(table: Table, winners: tuple[int, ...], say: Say) -> str:
    """Which side won the match, or which sides share it, by the seats of all winners: everybody with a result."""
    sides = [
        [name for seat in side for name in _names(table, seat, say)] for side in sides_of(table) if side[0] in winners
    ]
    names, people = " · ".join(map(together, sides)), len(sides[0])
    key = texts_of(table).MATCH_WON if len(sides) == 1 else "play-match-shared"
    return say(key, side=names, people=people, deals=texts_of(table).deals_counted(table))


def _names(table: Table, seat: int, say: Say) -> list[str]:
    """The names of those who get the result of a seat."""
    shared = [in_text(one.name) for one in table.shares.get(seat, ()) if one.share]
    return shared or [seat_name(table, seat, say)]


def status_text(table: Table, say: Say) -> str:
    """The status of the table; if it was stopped, by whom and why."""
    stop = table.stopped
    if stop is None:
        return say(f"lobby-{table.status}")
    how = say(f"stopped-{stop.kind}", name=in_text(stop.name))
    return say("stopped-because", how=how, reason=in_text(stop.reason)) if stop.reason else how


def pause_text(table: Table, say: Say) -> str:
    """Why the match stands still, and how it goes on."""
    if table.paused is Pause.AGREED:
        return say("stay-paused-agreed")
    return say("stay-paused-nobody", when=moment(table.expires or 0, "R"))


def pause_button(table: Table, say: Say) -> Button:
    """The button that ends a pause."""
    verb, label = ("back", "play-back") if table.paused is Pause.NOBODY else ("resume", "stay-here")
    return table_button(verb, table.id, label=say(label), style=ButtonStyle.success)


def turn_line(table: Table, view: View, say: Say) -> str:
    """Who is to do what, and until when."""
    if table.status is not Status.PLAYING:
        return status_text(table, say)
    if table.paused is not None:
        return pause_text(table, say)
    if table.deal != view.deal or not table.actors:
        return say("play-deal-over")
    if table.plays_itself:
        return say("play-plays-itself")
    people = [one for seat in table.actors if (one := table.seats[seat - 1]) is not None]
    turn = say(f"play-turn-{texts_of(table).due(view)}", name=", ".join(map(addressed, people)))
    if table.deadline is None or all(one.is_automatic for one in people):
        return say("play-asked", turn=turn) if others_are_asked(table) else turn
    when, ends = moment(table.deadline, "R"), table.turn_ends
    if ends is not None and ends < table.deadline:
        return say("play-until-reserve", turn=turn, ends=moment(ends, "R"), when=when)
    return say("play-asked-until" if others_are_asked(table) else "play-until", turn=turn, when=when)


def reserve_lines(table: Table, say: Say) -> list[str]:
    """Who has little left of their reserve, and how much."""
    little = [
        say("play-reserve-of", name=seat_name(table, seat, say), left=left)
        for seat in range(1, len(table.seats) + 1)
        if (left := little_reserve(table, seat)) is not None
    ]
    return [say("play-reserve-little", people=" · ".join(little))] if little else []


def others_are_asked(table: Table) -> bool:
    """Whether others must answer a proposal to end the deal: meanwhile no computer acts for the seat on turn.

    The deadline is then that of their answer.
    """
    return table.proposal is not None and table.proposal.kind.ends_deal


def last_lines(table: Table, view: View, last: Acted | TookBack | None, words: CardWords, say: Say) -> list[str]:
    """What was said or played last, and by whom; or that it was taken back."""
    if last is None:
        return []
    if isinstance(last, TookBack):
        return [say("company-took-back", name=seat_name(table, last.seat, say))]
    owner = texts_of(table).owner(view, last.seat, last.action)
    sentence = action_sentence(seat_name(table, owner, say), last.action, words, say)
    if last.by is By.CLOCK:
        return [say("play-last-clock", told=sentence)]
    if last.by is By.CLAIM:
        return [say("company-played-out", told=sentence)]
    if last.by is By.RULES:
        return [say("play-last-forced", told=sentence)]
    if owner != last.seat:
        return [say("play-last-for", told=sentence, player=seat_name(table, last.seat, say))]
    return [sentence]


def won_lines(table: Table, view: View, words: CardWords, say: Say) -> list[str]:
    """Who took the last complete trick and with which card, even if others have played since."""
    last = texts_of(table).last_trick(view)
    if last is None:
        return []
    seat, trick = last
    card = next(one.card for one in trick if one.seat == seat)
    return [say("play-trick-won", name=seat_name(table, seat, say), card=words.card(card))]


def absent_lines(table: Table, say: Say) -> list[str]:
    """Who is away, and which seats can be taken over."""
    key = "stay-away" if table.paused else "play-away"
    away = [say(key, name=name_of(one, say)) for one in table.seats if one and one.away]
    offered = [
        say("tournament-kept" if one.kept_for else "play-offered", name=name_of(one, say), seat=str(seat))
        for seat, one in enumerate(table.seats, 1)
        if one and one.offered
    ]
    return away + offered

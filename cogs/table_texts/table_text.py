"""What a table's messages say in any game: whose turn it is, what happened last, who is away.

Made from a view, using only what everybody may know.
"""

from __future__ import annotations

from discord import ButtonStyle

from cogs.games.texts import texts_of
from cogs.messages.action_sentences import action_sentence
from cogs.messages.buttons import TableButton
from cogs.messages.display_names import in_text
from cogs.messages.words import CardWords, addressed, name_of, seat_name
from engine.core.view import View
from engine.tables.live.table import Table
from engine.tables.model.news import Acted, By, TookBack
from engine.tables.model.status import Pause, Status
from locales import Say


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
    return say("stay-paused-nobody", when=f"<t:{int(table.expires or 0)}:R>")


def pause_button(table: Table, say: Say) -> TableButton:
    """The button that ends a pause."""
    verb, label = ("back", "play-back") if table.paused is Pause.NOBODY else ("resume", "stay-here")
    return TableButton(verb, table.id, label=say(label), style=ButtonStyle.success)


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
    key = "play-asked-until" if others_are_asked(table) else "play-until"
    return say(key, turn=turn, when=f"<t:{int(table.deadline)}:R>")


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


def score_line(table: Table, view: View, say: Say) -> str:
    """The standing of the match."""
    return texts_of(table).score_line(table, view, say)

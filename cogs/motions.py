"""What somebody proposes to the table, in words, and the buttons and the command to answer."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import discord

from cogs.answers import Interaction
from cogs.buttons import Handler, TableButton
from cogs.custom_ids import number_in, read
from cogs.i18n import say_at
from cogs.layout import Page, Part, page
from cogs.posts import Posts
from cogs.table_text import others_are_asked
from cogs.words import addressed, people_of, seat_name
from engine.tables.announcer import Answer, MotionChanged
from engine.tables.people import Motion, MotionKind
from engine.tables.table import Table
from locales import Say
from locales.cards import card_text

Style = discord.ButtonStyle

MOTION: Final = "motion"
"""What the table calls the message with what is proposed."""
_OPEN: Final = (Answer.PROPOSED, Answer.AGREED)
"""What leaves a motion open."""


class Words(NamedTuple):
    """Keys of the catalogue for one kind of motion.

    Each text has the `name` of who proposes it, and `cards` where some are shown with it.
    """

    proposed: str
    agree: str
    """On the button."""
    decline: str
    carried: str
    declined: str
    """Has the name of who declines too: `other`."""
    over: str
    """Withdrawn, or lapsed."""


WORDS: Final[Mapping[MotionKind, Words]] = MappingProxyType(
    {
        MotionKind.PAUSE: Words(
            "stay-pause-proposed",
            "stay-agree",
            "stay-decline",
            "stay-pause-carried",
            "stay-pause-declined",
            "stay-pause-over",
        ),
        MotionKind.RESUME: Words(
            "stay-resume-proposed",
            "stay-here",
            "stay-not-yet",
            "stay-resume-carried",
            "stay-resume-declined",
            "stay-resume-over",
        ),
        MotionKind.CLAIM: Words(
            "company-claim-proposed",
            "stay-agree",
            "stay-decline",
            "company-claim-carried",
            "company-claim-declined",
            "company-claim-over",
        ),
        MotionKind.CONCEDE: Words(
            "company-concede-proposed",
            "stay-agree",
            "stay-decline",
            "company-concede-carried",
            "company-concede-declined",
            "company-concede-over",
        ),
    }
)


def motion_page(table: Table, motion: Motion) -> Page:
    """What is proposed, who has yet to answer, and the buttons for that; calls those who are asked."""
    say, words = say_at(table.setup), WORDS[motion.kind]
    asked = sorted(table.missing_answers)
    people = [one for seat in asked if (one := table.seats[seat - 1]) is not None]
    fact = f"{motion.kind}.{motion.by}.{motion.number}"
    buttons = [
        TableButton("consent", table.id, fact, label=say(words.agree), style=Style.success),
        TableButton("refuse", table.id, fact, label=say(words.decline)),
    ]
    parts: list[Part] = [
        say(words.proposed, **_facts(table, motion, say)),
        say("stay-missing", people=", ".join(map(addressed, people))),
    ]
    if motion.kind is MotionKind.RESUME:
        buttons.append(TableButton("goon", table.id, label=say("stay-go-on")))
        if table.deadline is not None:
            parts.append(say("stay-resume-until", when=f"<t:{int(table.deadline)}:R>"))
    elif others_are_asked(table) and table.deadline is not None:
        parts.append(say("company-until", when=f"<t:{int(table.deadline)}:R>"))
    return page(*parts, buttons, mentions=tuple(sorted(people_of(table, *asked))) if asked else ())


def outcome_page(table: Table, change: MotionChanged) -> Page:
    """What has become of it, without buttons."""
    say, words = say_at(table.setup), WORDS[change.motion.kind]
    facts = _facts(table, change.motion, say)
    if change.answer is Answer.DECLINED and change.seat is not None:
        return page(say(words.declined, other=seat_name(table, change.seat, say), **facts))
    return page(say(words.carried if change.answer is Answer.CARRIED else words.over, **facts))


def _facts(table: Table, motion: Motion, say: Say) -> dict[str, str]:
    """Who proposes, and the cards that are shown with it."""
    name = seat_name(table, motion.by, say)
    if not motion.shown:
        return {"name": name}
    return {"name": name, "cards": " ".join(card_text(card, say.index_set) for card in motion.shown)}


async def show_motion(posts: Posts, table: Table, change: MotionChanged) -> None:
    """Show what is proposed now, below all that was said if it is new; or else what has become of it."""
    if change.answer is Answer.PROPOSED and table.motion is not None:
        await posts.send(MOTION, motion_page(table, table.motion))
    elif change.answer in _OPEN:
        await refresh_motion(posts, table)
    elif MOTION in table.message_ids:
        await posts.show(MOTION, outcome_page(table, change))
        await table.set_message(MOTION, 0, None)
    elif change.motion.kind.ends_deal:
        # It took nobody's word, or that of computers alone.
        await posts.send(None, outcome_page(table, change))


async def refresh_motion(posts: Posts, table: Table) -> None:
    """Others are asked now than before, or the bot was restarted."""
    if table.motion is not None:
        await posts.show(MOTION, motion_page(table, table.motion))


async def agree(interaction: Interaction, table: Table, fact: str) -> None:
    await interaction.response.defer()
    await table.agree(interaction.user.id, _wanted(fact))


async def decline(interaction: Interaction, table: Table, fact: str) -> None:
    await interaction.response.defer()
    await table.decline(interaction.user.id, _wanted(fact))


async def go_on(interaction: Interaction, table: Table, _: str) -> None:
    await interaction.response.defer()
    await table.go_on_without(interaction.user.id)


def _wanted(fact: str) -> tuple[MotionKind, int, int]:
    """The motion a button was for."""
    kind, _, rest = fact.partition(".")
    seat, _, number = rest.partition(".")
    return read(MotionKind, kind), number_in(seat), number_in(number)


HANDLERS: dict[str, Handler] = {"consent": agree, "refuse": decline, "goon": go_on}

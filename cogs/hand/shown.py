"""What a message shows of a hand, and what it should show next.

A picture is drawn for somebody who can act, and when cards are dealt. It stays as long as it is true; between turns a
line of text takes its place.
"""

from __future__ import annotations

from typing import NamedTuple

import discord

from cogs.delivery.avatars import WithFaces
from cogs.delivery.pacer import Urgency
from cogs.hand.hand import Hand
from cogs.hand.hand_page import hand_in_words, hand_page, hand_with_kept_picture
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Page, picture_of
from engine.tables.live.table import Table


class Shown(NamedTuple):
    """A hand as a message shows it."""

    hand: Hand
    url: str | None = None
    """Where its picture is; None: it has none, or that is unknown."""

    @classmethod
    def on(cls, message: discord.Message | None, hand: Hand) -> Shown:
        """What a message shows as Discord tells it; None: it has not told."""
        if message is None:
            return cls(hand)
        return cls(hand, picture_of(message))

    def is_enough(self, hand: Hand) -> bool:
        """Whether nothing has to be changed."""
        return hand.is_as_good_as(self.hand)


def urgency_of(hand: Hand) -> Urgency:
    """Who is to act is shown their hand first."""
    return Urgency.ACTING if hand.acts else Urgency.REST


async def next_page(
    hand: Hand,
    before: Shown | None,
    table: Table,
    emojis: CardEmojis,
    with_faces: WithFaces,
    *,
    draws: bool = False,
) -> Page:
    """The page of a hand, on a message that shows `before`, as far as that is known.

    `draws`: its owner is to see a picture, whether or not they can act.
    """
    if before is not None and before.url is not None and before.hand.picture == hand.picture:
        return hand_with_kept_picture(hand, table, emojis, before.url)
    other_looks = before is not None and before.hand.say != hand.say
    if draws or hand.acts or other_looks:
        return await hand_page(hand, table, emojis, with_faces)
    return hand_in_words(hand, table, emojis)


def page_at_once(hand: Hand, url: str | None, before: Shown | None, table: Table, emojis: CardEmojis) -> Page:
    """The page of a hand without waiting for a drawing, on a message with a picture at `url`."""
    is_true = before is not None and before.hand.picture == hand.picture
    if url is not None and (is_true or hand.acts):
        # If its owner acts again, the new picture follows.
        return hand_with_kept_picture(hand, table, emojis, url)
    return hand_in_words(hand, table, emojis)

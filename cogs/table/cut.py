"""Cutting the pack before a deal: a button, a slider, a form for words to go with it, and /cut.

Only the person at the next dealer's right sees where they cut. If the pack was gathered the others wait for the cut; if
it was shuffled the cut is optional. Words said with a cut affect all chance from the next deal on.
"""

from __future__ import annotations

import re
from typing import Annotated, Final

from discord.ext import commands

from cogs.app.access import find_table
from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, only_typed
from cogs.app.fields import form, text_field
from cogs.app.parameters import MEANT
from cogs.app.presses import Style, sent
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import addressed, moment, name_then
from cogs.table_texts.table_text import pause_button, pause_text
from cogs.typed.choosing import own
from engine.core.chance.packs import MOST_WORDS
from engine.core.view import View
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from locales import Say

FORM: Final = "cut.words:"
"""How the custom id of the form begins; the table's number and the place of the cut follow."""
_STEPS: Final = (-10, -1, 1, 10)
_CARDS_A_CELL: Final = 2
"""Cards per cell in the picture of the pack's edge, which must fit on a phone."""
_PLACE: Final = re.compile(r"(\d+)\.(\d+)([+-]\d+)?")
"""What a button of the slider says: the deal before, the cards cut off, how much further."""


def next_deal_parts(table: Table, say: Say) -> list[Part]:
    """The buttons to the next deal, under the score of this one, with the cut if a person may cut.

    While the match is paused there is the button that ends the pause.
    """
    if table.paused:
        return [pause_text(table, say), [pause_button(table, say)]]
    when, deal = moment(table.deadline, "R") if table.deadline else "", str(table.deal)
    is_first = not table.deal
    style, cutter = Style.success, table.cutter
    occupant = table.occupant(table.may_cut) if table.may_cut is not None else None
    name = addressed(occupant) if occupant is not None else ""
    if cutter is not None:
        hints = [say("play-cut-when", name=name, when=when)]
        buttons = [table_button("cut", table.id, deal, label=say("play-cut"), style=style)]
    else:
        hints = [say("fair-first-deal-when" if is_first else "play-next-deal-when", when=when)]
        label = say("fair-first-deal" if is_first else "play-next-deal")
        buttons = [table_button("next", table.id, deal, label=label, style=style)]
        if name:
            hints.append(say("fair-may-cut", name=name))
            buttons.append(table_button("cut", table.id, deal, label=say("play-cut")))
    return [*(["\n".join(hints)] if when else []), buttons]


def cut_lines(table: Table, view: View, say: Say) -> list[str]:
    """Who cut the pack of this deal; once it is over also how many cards, and the words said."""
    seat, cards = table.cut_by, table.cut_cards
    if view.deal != table.deal or (seat is None and cards is None):
        return []
    if seat is None:
        return [say("play-cut-by-chance", cards=cards or 0)]
    name = name_then(table, seat, table.deal, say)
    if cards is None:
        return [say("play-cut-by", name=name)]
    if table.cut_words:
        return [say("fair-cut-with", name=name, cards=cards, words=table.cut_words)]
    return [say("play-cut-by-cards", name=name, cards=cards)]


def cut_page(table: Table, cards: int, say: Say) -> Page:
    """The edge of the pack with the place of the cut, and buttons to move it."""
    cuts, pack = table.cuts, len(table.game.pack(table.setup.options))
    cells, off = pack // _CARDS_A_CELL, cards // _CARDS_A_CELL
    bar = "▓" * off + "░" * (cells - off)
    moves = [
        table_button(
            "slide",
            table.id,
            f"{table.deal}.{cards}{step:+}",
            label=f"{step:+}".replace("-", "\N{MINUS SIGN}"),
            disabled=cards == (cuts[0] if step < 0 else cuts[-1]),
        )
        for step in _STEPS
    ]
    style = Style.success
    here = table_button("cutat", table.id, f"{table.deal}.{cards}", label=say("play-cut-here"), style=style)
    with_words = table_button("cutwords", table.id, f"{table.deal}.{cards}", label=say("fair-cut-words"))
    place = say("play-cut-place", bar=bar, cards=cards, pack=pack)
    return page(f"{say('play-cut-title')}\n{place}", [*moves[:2], here, *moves[2:]], [with_words])


@at_table("cut")
async def show_slider(act: Act, table: Table, deal: str) -> None:
    """Answer the cut button under the score; it deals if the person who was to cut has got up or is away."""
    if number_in(deal) != table.deal:
        raise Refused(Refusal.STALE)
    if table.may_cut is None:
        await act.response.defer()
        await table.next_deal(act.user_id)
        return
    await _show(act, table)


@at_table("slide")
async def slide(act: Act, table: Table, fact: str) -> None:
    cards, step = _read(table, fact)
    table.must_be_cutter(act.user_id)
    cuts = table.cuts
    moved = min(max(cards + step, cuts[0]), cuts[-1])
    await act.answer(cut_page(table, moved, act.say))


@at_table("cutat")
async def cut_here(act: Act, table: Table, fact: str) -> None:
    cards, _ = _read(table, fact)
    await act.response.defer()
    await _cut(act, table, cards)
    await act.answer(act.say("play-cut-done", cards=cards))


@at_table("cutwords")
async def ask_for_words(act: Act, table: Table, fact: str) -> None:
    """Open the form for the words to say with the cut."""
    _read(table, fact)
    table.must_be_cutter(act.user_id)
    say = act.say
    hint = say("fair-words-hint", most=MOST_WORDS)
    words = text_field("words", say("fair-words"), hint, most=MOST_WORDS, required=False)
    await act.response.send_modal(form(say("fair-words-title"), f"{FORM}{table.id}:{fact}", words))


async def _cut(act: Act, table: Table, cards: int, words: str = "") -> None:
    """Cut; raises Refused, and Denied for words by somebody who is muted at this table."""
    if words and act.user_id in table.setup.muted:
        raise Denied("fair-words-muted")
    await table.cut(act.user_id, cards, words)


def _cuts(table: Table, user_id: int) -> bool:
    """Whether this person may cut now."""
    seat = table.seat_of(user_id)
    return seat is not None and seat == table.may_cut


def _read(table: Table, fact: str) -> tuple[int, int]:
    """Cards and step of a button of the slider; raises Refused(stale) where the next deal has been dealt."""
    found = _PLACE.fullmatch(fact)
    if found is None or int(found[1]) != table.deal:
        raise Refused(Refusal.STALE)
    return int(found[2]), int(found[3] or 0)


async def _show(act: Act, table: Table) -> None:
    """The slider, in the middle, for whoever is to cut."""
    table.must_be_cutter(act.user_id)
    await table.begin_cut(act.user_id)
    cuts = table.cuts
    await tell(act, cut_page(table, cuts[len(cuts) // 2], act.say))


_Cut = Annotated[Table, own(lambda act, table: _cuts(table, act.user_id))]
_BetweenDeals = Annotated[Table, own(lambda _, table: table.is_between_deals)]


class CutCommands(commands.Cog):
    """Works in direct messages too."""

    @command("command-cut", cards="command-cards", words="fair-command-words")
    async def cut(self, act: Act, cards: int | None = None, words: str = "", table: _Cut = MEANT) -> None:
        """Cut off so many cards, optionally with words; without a number, show the slider."""
        if cards is None:
            if words:
                raise Denied("fair-words-without-cards")
            await _show(act, table)
            return
        await act.response.defer(ephemeral=True, thinking=True)
        await _cut(act, table, cards, words)
        await tell(act, act.say("play-cut-done", cards=cards))

    @command("play-next")
    async def next(self, act: Act, table: _BetweenDeals = MEANT) -> None:
        """Start the next deal before the pause is over."""
        await act.response.defer(ephemeral=True, thinking=True)
        await table.next_deal(act.user_id)
        await tell(act, act.say("play-next-done", deal=table.deal))


@sent(FORM)
async def _cut_with_words(act: Act, facts: str) -> None:
    number, _, fact = facts.partition(":")
    table = await find_table(act, number_in(number))
    cards, _ = _read(table, fact)
    words = only_typed(act.data)
    await act.response.defer(ephemeral=True, thinking=True)
    await _cut(act, table, cards, words)
    await tell(act, act.say("play-cut-done", cards=cards))

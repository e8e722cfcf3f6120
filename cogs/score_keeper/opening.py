"""Opening a sheet for real cards: who sits round the table, who deals first, a stake, a place in the leaderboards.

It is said on a private page. What somebody is about to open is in memory only, since nothing is kept until they begin.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act, name_of_user
from cogs.app.custom_ids import number_in, only_typed
from cogs.app.fields import form, text_field
from cogs.app.i18n import language_here
from cogs.app.newest import Newest
from cogs.app.permissions import most_open, must_be_permitted
from cogs.app.presses import Button, Style, sent
from cogs.lobby.opening import Rules, must_be_an_opener, must_be_where_tables_are
from cogs.members.membership import member_of
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import in_label, in_text, rules_name
from cogs.score_keeper.buttons import Pressed, on_people, on_sheet, score_button, score_menu, score_people
from cogs.score_keeper.page import ScoreSheets
from cogs.score_keeper.presses import ask_members, keeper_of, show, who_is
from cogs.score_keeper.words import money
from cogs.typed.writing import in_figures
from engine.clubs.score_keeper.deciding import has_columns, most_people
from engine.clubs.score_keeper.kept import DEAREST, DEAREST_QUEEN, KeptSetup, PointStake, can_be_kept
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.names import clean_name
from engine.core.registry import game_named
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.preferences import SCORES
from locales import Say

MOST_KEPT: Final = 100


@dataclass(frozen=True)
class Opening:
    """A sheet that somebody is about to open."""

    number: int
    user_id: int
    setup: KeptSetup
    """With None for seats that nobody has yet, besides a dummy's."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats for people."""
        dummy = game_named(self.setup.options.game).dummy(self.setup.options)
        return tuple(seat for seat in range(1, len(self.setup.people) + 1) if seat != dummy)

    @property
    def of_game(self) -> int:
        """How many seats the game has, a dummy's among them."""
        return game_named(self.setup.options.game).seats(self.setup.options)

    @property
    def most(self) -> int:
        """So many people can be round the table."""
        return most_people(self.setup.options)

    @property
    def is_full(self) -> bool:
        return all(self.setup.people[seat - 1] is not None for seat in self.seats)


class Openings:
    """The sheets that people are about to open."""

    def __init__(self) -> None:
        self._openings: Newest[int, Opening] = Newest(MOST_KEPT)
        self._random = random.SystemRandom()

    def begin(self, user_id: int, setup: KeptSetup) -> Opening:
        """Remember one; the oldest gives way."""
        opening = Opening(self._random.getrandbits(48), user_id, setup)
        self.put(opening)
        return opening

    def put(self, opening: Opening) -> None:
        self._openings[opening.number] = opening

    def drop(self, opening: Opening) -> None:
        self._openings.pop(opening.number, None)

    def own(self, act: Act, number: int) -> Opening:
        """The one of this number; raises Denied if it is not this person's, or was lost in a restart."""
        found = self._openings.get(number)
        if found is None or found.user_id != act.user_id:
            raise Denied("score-opening-forgotten")
        return found


NAMES_FORM: Final = "score.names:"
STAKE_FORM: Final = "score.stake:"
"""How the custom ids of the forms begins; the number of the opening follows."""
_LONGEST: Final = 400


def setup_page(opening: Opening, say: Say, note: str = "") -> Page:
    """Who sits where, who deals first, the stake; `note`: what to say first."""
    setup = opening.setup
    game = rules_name(setup.options, setup.house, say)
    lines = [say("score-open-title", game=game), *([note] if note else []), *_seat_lines(opening, say)]
    if setup.stake is not None:
        lines.append(say("score-open-stake", stake=money(setup.stake.hundredths, setup.stake.currency, say)))
    if setup.pot:
        lines.append(say("score-open-pot", pot=setup.pot))
    if setup.counts:
        lines.append(say("score-counts-once"))
    parts: list[Part] = ["\n".join(lines)]
    if setup.guild_id is not None:
        members = [one.user_id for one in setup.people if one is not None and one.user_id is not None]
        parts.append([score_people(opening.number, opening.most, say("score-open-members"), chosen=members)])
    if opening.is_full:
        dealers = [(str(seat), _name(opening, seat, say)) for seat in opening.seats]
        dealer = Pressed("newdealer", opening.number, 0)
        parts += ["**" + say("score-open-dealer") + "**", [score_menu(dealer, dealers, chosen=(str(setup.dealer),))]]
    return page(*parts, _buttons(opening, say))


def _buttons(opening: Opening, say: Say) -> list[Button]:
    def button(verb: str, label: str, style: Style = Style.secondary) -> Button:
        return score_button(Pressed(verb, opening.number, 0), label=label, style=style)

    setup = opening.setup
    ready = [button("newbegin", say("score-open-begin"), Style.success)] if opening.is_full else []
    buttons = [*ready, button("newnames", say("score-open-names")), button("newstake", say("score-open-set-stake"))]
    if setup.guild_id is not None:
        key = say("score-open-counted") if setup.counts else say("score-open-count")
        buttons.append(button("newcounts", key, Style.success if setup.counts else Style.secondary))
    return [*buttons, button("newdrop", say("score-button-drop"), Style.danger)]


def _seat_lines(opening: Opening, say: Say) -> list[str]:
    game, options = game_named(opening.setup.options.game), opening.setup.options
    sides = game.sides(options)
    marks = [" · " + say("score-open-side", side=str(side + 1)) for side in sides]
    if len(set(sides)) == len(sides):
        marks = [""] * len(opening.setup.people)
    return [f"`{seat}` {_name(opening, seat, say, marked=True)}{mark}" for seat, mark in enumerate(marks, 1)]


def _name(opening: Opening, seat: int, say: Say, *, marked: bool = False) -> str:
    if seat not in opening.seats:
        return say("lobby-dummy")
    one = opening.setup.people[seat - 1]
    if one is None:
        return say("score-open-nobody")
    return in_text(one.name) if marked else in_label(one.name)


def names_form(opening: Opening, say: Say) -> discord.ui.Modal:
    """The form for the names, a line for each seat."""
    people = (opening.setup.people[seat - 1] for seat in opening.seats)
    typed = "\n".join(one.name for one in people if one is not None)
    seats = min(len(opening.seats), opening.of_game)
    more = say("score-open-names-more", count=seats, most=opening.most)
    hint = more if opening.most > seats else say("score-open-names-hint", count=seats)
    names = text_field("names", say("score-open-players"), hint, default=typed, most=_LONGEST, is_long=True)
    return form(say("score-open-names"), f"{NAMES_FORM}{opening.number}", names)


def stake_form(opening: Opening, say: Say) -> discord.ui.Modal:
    """The form for the stake a point."""
    stake = opening.setup.stake
    now = "" if stake is None else money(stake.hundredths, stake.currency, say)
    typed = text_field("stake", say("score-stake"), say("score-stake-hint"), default=now, most=24, required=False)
    return form(say("score-open-set-stake"), f"{STAKE_FORM}{opening.number}", typed)


_MENTION: Final = re.compile(r"<@!?(\d{1,19})>")
_AMOUNT: Final = re.compile(r"(?P<before>\D*?)\s*(?P<whole>\d{1,6})(?:[.,](?P<part>\d{1,2}))?\s*(?P<after>\D*)")
_USUAL: Final = "€"


def must_be_able_to_keep(act: Act, rules: Rules) -> None:
    """Raises Denied if no sheet may be opened here, or of this game."""
    if act.guild_id is not None:
        must_be_where_tables_are(act)
        must_be_an_opener(act)
        must_be_permitted(act)
    if not can_be_kept(rules.game.name):
        raise Refused(Refusal.NO_SCORE_KEEPER)


async def begin(
    act: Act,
    rules: Rules,
    players: str,
    dealer: int,
    stake: PointStake | None,
    pot: int,
    *,
    counts: bool,
) -> None:
    """Open a sheet at once if everybody is named, or ask who plays; the interaction has been deferred."""
    seats = rules.game.seats(rules.options)
    if pot and not has_columns(rules.options):
        raise Refused(Refusal.SCORE_POT, most=DEAREST_QUEEN)
    own = SheetPerson(act.name, act.user_id)
    setup = KeptSetup(
        guild_id=act.guild_id,
        channel_id=act.channel_id or 0,
        opener=who_is(act),
        language=language_here(act),
        options=rules.options,
        people=(None,) * seats,
        house=rules.house,
        dealer=1,
        stake=stake,
        counts=counts and act.guild_id is not None,
        pot=pot,
    )
    openings = act.bot.part(Openings)
    opening = openings.begin(act.user_id, setup)
    named = await _people(act, opening, _split(players))
    opening = _seated(opening, named or [own])
    if dealer in opening.seats:
        opening = replace(opening, setup=replace(opening.setup, dealer=dealer))
    openings.put(opening)
    if named and opening.is_full:
        await _open(act, opening)
    else:
        await show(act, setup_page(opening, act.say))


def _split(typed: str) -> list[str]:
    """Names as typed, separated by commas, semicolons or lines; mentions may stand side by side."""
    apart = _MENTION.sub(r"\n<@\1>\n", typed)
    return [one.strip() for one in re.split(r"[,;\n]", apart) if one.strip()]


async def _people(act: Act, opening: Opening, typed: Sequence[str]) -> list[SheetPerson]:
    """The people named: mentions are members, and so is anybody seated already under that name; others are guests.

    Raises Denied where there are too many.
    """
    if len(typed) > opening.most:
        raise Denied("score-too-many", given=len(typed), seats=opening.most)
    known = {one.name: one for one in opening.setup.people if one is not None}
    own = SheetPerson(act.name, act.user_id)
    known.setdefault(own.name, own)
    found = []
    for one in typed:
        mention = _MENTION.fullmatch(one)
        name = clean_name(one)
        found.append(await _member(act, int(mention[1])) if mention else known.get(name, SheetPerson(name)))
    return found


async def _member(act: Act, user_id: int) -> SheetPerson:
    """A member of this server; raises Denied for anybody else, and for bots."""
    if user_id == act.user_id:
        return SheetPerson(act.name, user_id)
    member = await member_of(act.guild, user_id) if act.guild is not None else None
    if member is None:
        raise Denied("score-no-member")
    return member_named(member)


def member_named(member: discord.abc.User) -> SheetPerson:
    """A member as a sheet names them; raises Denied for bots."""
    if member.bot:
        raise Denied("score-no-bot")
    return SheetPerson(name_of_user(member), member.id)


def _seated(opening: Opening, people: Iterable[SheetPerson]) -> Opening:
    """These people round the table in this order, the rest of the seats free; more than there are seats sit out."""
    given = list(people)
    around: list[SheetPerson | None] = [None] * max(opening.of_game, len(given))
    empty = replace(opening, setup=replace(opening.setup, people=tuple(around)))
    for seat, one in zip(empty.seats, given, strict=False):
        around[seat - 1] = one
    dealer = opening.setup.dealer if opening.setup.dealer <= len(around) else 1
    return replace(opening, setup=replace(opening.setup, people=tuple(around), dealer=dealer))


async def _open(act: Act, opening: Opening) -> None:
    """Keep it from now on; the sheet is posted as with any change.

    It is dropped first, so that a second press at the same moment opens no second sheet; what is refused can be changed
    and tried again.
    """
    openings = act.bot.part(Openings)
    openings.drop(opening)
    try:
        state = await keeper_of(act).open(opening.setup, most_open(act, SCORES))
    except (Refused, JournalError):
        openings.put(opening)
        raise
    await show(act, page(act.say("score-opened", score=str(state.id))))
    await act.bot.part(ScoreSheets).score_changed(state)
    ask_members(act, state, state.asked)


def stake_meant(typed: str) -> PointStake | None:
    """A stake as typed, `0.05 €` or `5 francs`; None for nothing or zero. Raises Denied."""
    text = " ".join(in_figures(typed).split())
    if not text:
        return None
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise Denied("score-bad-stake", typed=text)
    hundredths = int(found["whole"]) * 100 + int((found["part"] or "0").ljust(2, "0"))
    if hundredths > DEAREST:
        raise Denied("score-bad-stake", typed=text)
    currency = (found["before"] + found["after"]).strip() or _USUAL
    return PointStake(hundredths, currency) if hundredths else None


async def _change(act: Act, opening: Opening, **changes: Any) -> None:
    changed = replace(opening, setup=replace(opening.setup, **changes))
    act.bot.part(Openings).put(changed)
    await show(act, setup_page(changed, act.say))


@on_people("newpeople")
async def _pick_people(act: Act, pressed: Pressed) -> None:
    """Seat the members picked; guests keep their seats where there is room."""
    opening = act.bot.part(Openings).own(act, pressed.sheet_id)
    members = await _people(act, opening, pressed.picked)
    guests = [one for one in opening.setup.people if one is not None and one.user_id is None]
    changed = _seated(opening, [*members, *guests][: opening.most]).setup
    await _change(act, opening, people=changed.people, dealer=changed.dealer)


@on_sheet("newdealer")
async def _pick_dealer(act: Act, pressed: Pressed) -> None:
    opening = act.bot.part(Openings).own(act, pressed.sheet_id)
    seat = number_in(pressed.one)
    await _change(act, opening, dealer=seat if seat in opening.seats else opening.setup.dealer)


@on_sheet("newcounts")
async def _switch_counts(act: Act, pressed: Pressed) -> None:
    opening = act.bot.part(Openings).own(act, pressed.sheet_id)
    await _change(act, opening, counts=not opening.setup.counts)


@on_sheet("newnames")
async def _ask_names(act: Act, pressed: Pressed) -> None:
    opening = act.bot.part(Openings).own(act, pressed.sheet_id)
    await act.response.send_modal(names_form(opening, act.say))


@on_sheet("newstake")
async def _ask_stake(act: Act, pressed: Pressed) -> None:
    opening = act.bot.part(Openings).own(act, pressed.sheet_id)
    await act.response.send_modal(stake_form(opening, act.say))


@on_sheet("newbegin")
async def _begin(act: Act, pressed: Pressed) -> None:
    await _open(act, act.bot.part(Openings).own(act, pressed.sheet_id))


@on_sheet("newdrop")
async def _drop(act: Act, pressed: Pressed) -> None:
    openings = act.bot.part(Openings)
    openings.drop(openings.own(act, pressed.sheet_id))
    await show(act, page(act.say("score-open-dropped")))


@sent(NAMES_FORM)
async def _read_names(act: Act, number: str) -> None:
    opening, typed = _form_sent(act, number)
    people = await _people(act, opening, _split(typed))
    changed = _seated(opening, people).setup
    await _change(act, opening, people=changed.people, dealer=changed.dealer)


@sent(STAKE_FORM)
async def _read_stake(act: Act, number: str) -> None:
    opening, typed = _form_sent(act, number)
    await _change(act, opening, stake=stake_meant(typed))


def _form_sent(act: Act, number: str) -> tuple[Opening, str]:
    opening, typed = number_in(number), only_typed(act.data)
    return act.bot.part(Openings).own(act, opening), typed

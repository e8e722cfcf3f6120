"""Opening a sheet for real cards: who sits round the table, who deals first, a stake, a place in the leaderboards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cogs.app.answers import Denied, answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import number_in, only_typed
from cogs.app.i18n import language_here, say_to
from cogs.app.permissions import must_be_permitted
from cogs.app.rights import most_open
from cogs.lobby.opening import Rules, must_be_an_opener, must_be_where_tables_are
from cogs.members.named import member_of
from cogs.messages.display_names import name_of_user
from cogs.messages.layout import page
from cogs.score_keeper.agreeing import ask_members
from cogs.score_keeper.buttons import Pressed, ScoreHandler
from cogs.score_keeper.openings import Opening, Openings
from cogs.score_keeper.presses import keeper_of, show, who_is
from cogs.score_keeper.setup_page import NAMES_FORM, STAKE_FORM, names_form, setup_page, stake_form
from cogs.score_keeper.sheets import ScoreSheets
from cogs.typed.figures import in_figures
from engine.core.names import clean_name
from engine.score_keeper.deciding import has_columns
from engine.score_keeper.kept import DEAREST, DEAREST_QUEEN, KeptSetup, Stake, can_be_kept
from engine.score_keeper.standing import Person
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.preferences import SCORES

_MENTION: Final = re.compile(r"<@!?(\d{1,19})>")
_AMOUNT: Final = re.compile(r"(?P<before>\D*?)\s*(?P<whole>\d{1,6})(?:[.,](?P<part>\d{1,2}))?\s*(?P<after>\D*)")
_USUAL: Final = "€"


def must_be_able_to_keep(interaction: Interaction, rules: Rules) -> None:
    """Raises Denied if no sheet may be opened here, or of this game."""
    if interaction.guild_id is not None:
        must_be_where_tables_are(interaction)
        must_be_an_opener(interaction)
        must_be_permitted(interaction)
    if not can_be_kept(rules.game.name):
        raise Refused(Refusal.NO_SCORE_KEEPER)


async def begin(
    interaction: Interaction, rules: Rules, players: str, dealer: int, stake: Stake | None, pot: int, *, counts: bool
) -> None:
    """Open a sheet at once if everybody is named, or ask who plays; the interaction has been deferred."""
    seats = rules.game.seats(rules.options)
    if pot and not has_columns(rules.options):
        raise Refused(Refusal.SCORE_POT, most=DEAREST_QUEEN)
    server = interaction.client.tables.known_server(interaction.guild_id or 0)
    own = Person(name_of_user(interaction.user), interaction.user.id)
    setup = KeptSetup(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id or 0,
        opener=who_is(interaction),
        language=server.language or language_here(interaction),
        options=rules.options,
        people=(None,) * seats,
        house=rules.house,
        dealer=1,
        stake=stake,
        counts=counts and interaction.guild_id is not None,
        pot=pot,
    )
    openings = interaction.client.part(Openings)
    opening = openings.begin(interaction.user.id, setup)
    named = await _people(interaction, opening, _split(players))
    opening = _seated(opening, named or [own])
    if dealer in opening.seats:
        opening = replace(opening, setup=replace(opening.setup, dealer=dealer))
    openings.put(opening)
    if named and opening.is_full:
        await _open(interaction, opening)
    else:
        await show(interaction, setup_page(opening, say_to(interaction)))


def _split(typed: str) -> list[str]:
    """Names as typed, separated by commas, semicolons or lines; mentions may stand side by side."""
    apart = _MENTION.sub(r"\n<@\1>\n", typed)
    return [one.strip() for one in re.split(r"[,;\n]", apart) if one.strip()]


async def _people(interaction: Interaction, opening: Opening, typed: Sequence[str]) -> list[Person]:
    """The people named: mentions are members, and so is anybody seated already under that name; others are guests.

    Raises Denied where there are too many.
    """
    if len(typed) > opening.most:
        raise Denied("score-too-many", given=len(typed), seats=opening.most)
    known = {one.name: one for one in opening.setup.people if one is not None}
    own = Person(name_of_user(interaction.user), interaction.user.id)
    known.setdefault(own.name, own)
    found = []
    for one in typed:
        mention = _MENTION.fullmatch(one)
        name = clean_name(one)
        found.append(await _member(interaction, int(mention[1])) if mention else known.get(name, Person(name)))
    return found


async def _member(interaction: Interaction, user_id: int) -> Person:
    """A member of this server; raises Denied for anybody else, and for bots."""
    guild = interaction.guild
    if user_id == interaction.user.id:
        return Person(name_of_user(interaction.user), user_id)
    if guild is None:
        raise Denied("score-no-member")
    member = await member_of(guild, user_id)
    if member is None:
        raise Denied("score-no-member")
    if member.bot:
        raise Denied("score-no-bot")
    return Person(name_of_user(member), user_id)


def _seated(opening: Opening, people: Iterable[Person]) -> Opening:
    """These people round the table in this order, the rest of the seats free; more than there are seats sit out."""
    given = list(people)
    around: list[Person | None] = [None] * max(opening.of_game, len(given))
    empty = replace(opening, setup=replace(opening.setup, people=tuple(around)))
    for seat, one in zip(empty.seats, given, strict=False):
        around[seat - 1] = one
    dealer = opening.setup.dealer if opening.setup.dealer <= len(around) else 1
    return replace(opening, setup=replace(opening.setup, people=tuple(around), dealer=dealer))


async def _open(interaction: Interaction, opening: Opening) -> None:
    """Keep it from now on; the sheet is posted as with any change."""
    state = await keeper_of(interaction).open(opening.setup, most_open(interaction, SCORES))
    interaction.client.part(Openings).drop(opening)
    await show(interaction, page(say_to(interaction)("score-opened", score=str(state.id))))
    await interaction.client.part(ScoreSheets).score_changed(state)
    ask_members(interaction, state, state.asked)


def stake_meant(typed: str) -> Stake | None:
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
    return Stake(hundredths, currency) if hundredths else None


async def _change(interaction: Interaction, opening: Opening, **changes: Any) -> None:
    changed = replace(opening, setup=replace(opening.setup, **changes))
    interaction.client.part(Openings).put(changed)
    await show(interaction, setup_page(changed, say_to(interaction)))


async def _pick_people(interaction: Interaction, pressed: Pressed) -> None:
    """Seat the members picked; guests keep their seats where there is room."""
    opening = interaction.client.part(Openings).own(interaction, pressed.sheet_id)
    members = await _people(interaction, opening, pressed.picked)
    guests = [one for one in opening.setup.people if one is not None and one.user_id is None]
    changed = _seated(opening, [*members, *guests][: opening.most]).setup
    await _change(interaction, opening, people=changed.people, dealer=changed.dealer)


async def _pick_dealer(interaction: Interaction, pressed: Pressed) -> None:
    opening = interaction.client.part(Openings).own(interaction, pressed.sheet_id)
    seat = number_in(pressed.picked[0] if pressed.picked else "")
    await _change(interaction, opening, dealer=seat if seat in opening.seats else opening.setup.dealer)


async def _switch_counts(interaction: Interaction, pressed: Pressed) -> None:
    opening = interaction.client.part(Openings).own(interaction, pressed.sheet_id)
    await _change(interaction, opening, counts=not opening.setup.counts)


async def _ask_names(interaction: Interaction, pressed: Pressed) -> None:
    opening = interaction.client.part(Openings).own(interaction, pressed.sheet_id)
    await interaction.response.send_modal(names_form(opening, say_to(interaction)))


async def _ask_stake(interaction: Interaction, pressed: Pressed) -> None:
    opening = interaction.client.part(Openings).own(interaction, pressed.sheet_id)
    await interaction.response.send_modal(stake_form(opening, say_to(interaction)))


async def _begin(interaction: Interaction, pressed: Pressed) -> None:
    await _open(interaction, interaction.client.part(Openings).own(interaction, pressed.sheet_id))


async def _drop(interaction: Interaction, pressed: Pressed) -> None:
    openings = interaction.client.part(Openings)
    openings.drop(openings.own(interaction, pressed.sheet_id))
    await show(interaction, page(say_to(interaction)("score-open-dropped")))


@answered
async def _read_names(_: None, interaction: Interaction) -> None:
    opening, typed = _form_sent(interaction, NAMES_FORM)
    people = await _people(interaction, opening, _split(typed))
    changed = _seated(opening, people).setup
    await _change(interaction, opening, people=changed.people, dealer=changed.dealer)


@answered
async def _read_stake(_: None, interaction: Interaction) -> None:
    opening, typed = _form_sent(interaction, STAKE_FORM)
    await _change(interaction, opening, stake=stake_meant(typed))


def _form_sent(interaction: Interaction, form: str) -> tuple[Opening, str]:
    data: Any = interaction.data
    number = number_in(data["custom_id"].removeprefix(form))
    typed = only_typed(data)
    return interaction.client.part(Openings).own(interaction, number), typed


async def read(interaction: Interaction, custom_id: str) -> bool:
    """Read a form of an opening that has been sent; whether it is one."""
    for form, reads in ((NAMES_FORM, _read_names), (STAKE_FORM, _read_stake)):
        if custom_id.startswith(form):
            await reads(None, interaction)
            return True
    return False


OPENING_HANDLERS: Final[Mapping[str, ScoreHandler]] = {
    "newpeople": _pick_people,
    "newdealer": _pick_dealer,
    "newcounts": _switch_counts,
    "newnames": _ask_names,
    "newstake": _ask_stake,
    "newbegin": _begin,
    "newdrop": _drop,
}

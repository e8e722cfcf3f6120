"""/score: a sheet for evenings with real cards; works in direct messages too, with the phone on the table.

What happens between deals is here: rows that are no deal, and somebody who takes over.
"""

from __future__ import annotations

from typing import Annotated, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.access import find_score, scores_here
from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, numbers_in, typed_in
from cogs.app.i18n import text
from cogs.app.parameters import (
    MEANT,
    MOST_CHOICES,
    YES,
    Choices,
    Kind,
    Meaning,
    Offering,
    Reason,
    fitting_choices,
    is_yes,
    picks,
)
from cogs.app.permissions import may_manage
from cogs.app.places import offered_anywhere
from cogs.app.presses import people_meant, sent
from cogs.lobby.opening import rules_meant
from cogs.messages.layout import page
from cogs.messages.words import in_text
from cogs.score_keeper import opening, presses
from cogs.score_keeper.buttons import Pressed
from cogs.score_keeper.entry import RELIEF_FORM, ROW_FORM, ask_relief, points_meant
from cogs.score_keeper.page import list_page
from cogs.score_keeper.presses import ask_members, at_table, keeper_of, show, who_is
from cogs.score_keeper.words import later_text, plain_game_text, refusal_text, row_name, row_text
from cogs.typed.choosing import HOUSE, RuleOptions, game_kind, house_choices, only_one, preset_kind, read_options
from cogs.typed.writing import as_number, figures_in
from engine.clubs.score_keeper.changes import LaterDeal
from engine.clubs.score_keeper.kept import DEAREST_QUEEN, LONGEST_NAME, LONGEST_ROW, KeptState, can_be_kept
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.by_hand import NotCounted
from engine.core.registry import GAMES
from locales import Say


async def add_row(
    act: Act, state: KeptState, revision: int, name: str, points: str, amended: int | None = None
) -> None:
    """Put a row that is no deal on the sheet, or correct one; says what it changed, or why it cannot be."""
    say, changes = act.say, points_meant(state, points)
    known = {one.number for one in state.rows}
    try:
        after = await keeper_of(act).row(state.id, who_is(act), revision, name, changes, amended)
    except NotCounted as error:
        raise Denied("score-refused", why=refusal_text(state, error, None, {}, say)) from error
    except LaterDeal as error:
        raise Denied("score-refused", why=later_text(state, error, say)) from error
    meant = {amended} if amended is not None else {one.number for one in after.rows} - known
    row = next((one for one in after.rows if one.number in meant), None)
    told = say("score-row-struck")
    if row is not None:
        told = say("score-row-kept", name=row_name(row, say), changes=row_text(after, row, say))
    await show(act, page(told))


async def take_over(act: Act, state: KeptState, revision: int, column: int, person: SheetPerson) -> None:
    """Somebody takes over a column from the next deal on."""
    before = state.match.people[column - 1] if column in state.match.columns else None
    after = await keeper_of(act).relieve(state.id, who_is(act), revision, column, person)
    facts = {"name": in_text(person.name), "before": in_text(before.name) if before else ""}
    await show(act, page(act.say("score-relieved", **facts)))
    if person.user_id is not None and person.user_id not in state.members:
        ask_members(act, after, [person.user_id])


def person_named(act: Act, state: KeptState, typed: str) -> SheetPerson:
    """Whoever has this name on the sheet, or sends it; anybody else is a guest."""
    known = {one.name.casefold(): one for one in state.match.persons if one is not None}
    own = SheetPerson(act.name, act.user_id)
    known.setdefault(own.name.casefold(), own)
    return known.get(typed.strip().casefold(), SheetPerson(typed.strip()))


@sent(ROW_FORM)
async def _read_row(act: Act, facts: str) -> None:
    number, revision, amended = numbers_in(facts, 3)
    fields, state = typed_in(act.data), await at_table(act, number)
    await add_row(act, state, revision, fields["name"], fields["points"], amended or None)


@sent(RELIEF_FORM)
async def _read_relief(act: Act, facts: str) -> None:
    number, revision, column = numbers_in(facts, 3)
    fields, state = typed_in(act.data), await at_table(act, number)
    members = people_meant(act, [fields.get("member", "")])
    if not members and not fields["name"].strip():
        raise Denied("score-relief-nobody")
    person = opening.member_named(members[0]) if members else person_named(act, state, fields["name"])
    await take_over(act, state, revision, column, person)


_MOST_SEATS: Final = max(game.seats(game.configure(preset)) for game in GAMES.values() for preset in game.presets)
_PLAYERS: Final = 400


async def _known(act: Act) -> list[KeptState]:
    """The matches that go on in this channel, then others of this person, for the choice of one."""
    scores = act.bot.tables.clubs.scores
    here = await scores.in_channel(act.channel_id or 0)
    own = await scores.of_user(act.user_id)
    return list({one.id: one for one in (*here, *own)}.values())


async def _managed(act: Act) -> tuple[KeptState, ...]:
    """All that a manager of the server may see here: they can end any."""
    return await scores_here(act) if may_manage(act) else ()


async def _sheet_choices(act: Act, typed: str) -> Choices:
    known = {one.id: one for one in (*await _known(act), *await _managed(act))}
    return fitting_choices(typed, ((_sheet_text(one, act.say), str(one.id)) for one in known.values()))


def _sheet_text(state: KeptState, say: Say) -> str:
    names = ", ".join(one.name for one in state.match.people if one is not None)
    return f"{state.id} · {plain_game_text(state, say)} · {names}"


async def _sheet_meant(act: Act, typed: str | None) -> Pressed:
    """The match meant, as if its newest sheet had been pressed; raises Denied."""
    if typed is not None:
        digits = figures_in(typed.partition("·")[0])
        state = await find_score(act, int(digits[:15] or 0))
        return Pressed.on(state, "")
    known = await _known(act)
    if (only := only_one(known, act)) is not None:
        return Pressed.on(only, "")
    if not known:
        raise Denied("score-none-open")
    raise Denied("score-say-which", scores=", ".join(str(one.id) for one in known[:MOST_CHOICES]))


async def _house_choices(act: Act, typed: str) -> Choices:
    houses = await house_choices(act, typed)
    kept = {one.name for one in await act.bot.tables.house_rules.of_guild(act.guild_id or 0) if can_be_kept(one.game)}
    return [one for one in houses if one[1] in kept]


_Sheet = Annotated[Pressed, Meaning("score-which", _sheet_choices, _sheet_meant)]
_GameToKeep = Annotated[str | None, game_kind(can_be_kept)]
_PresetToKeep = Annotated[str | None, preset_kind(can_be_kept)]
_HouseToKeep = Annotated[str | None, Offering(HOUSE, _house_choices)]
_Counts = Annotated[bool, Kind("score-count", picks("hints", (YES, "no")), reads=is_yes)]


@offered_anywhere
class ScoreCommands(commands.GroupCog, group_name=text("score-command"), group_description=text("score-command-hint")):
    """What is done by buttons, by commands too."""

    @command("score-open", players="score-players", dealer="score-dealer", stake="score-stake", pot="score-pot")
    async def open(
        self,
        act: Act,
        game: _GameToKeep = None,
        preset: _PresetToKeep = None,
        options: RuleOptions = "",
        house: _HouseToKeep = None,
        players: app_commands.Range[str, 1, _PLAYERS] | None = None,
        dealer: app_commands.Range[int, 1, _MOST_SEATS] = 1,
        stake: app_commands.Range[str, 1, 24] | None = None,
        counts: _Counts = False,
        pot: app_commands.Range[int, 0, DEAREST_QUEEN] = 0,
    ) -> None:
        """Open a sheet, at once if all players are named."""
        rules = await rules_meant(act, game=game, preset=preset, house=house, changes=read_options(options))
        opening.must_be_able_to_keep(act, rules)
        points = opening.stake_meant(stake or "")
        await act.response.defer(ephemeral=True, thinking=True)
        await opening.begin(act, rules, players or "", dealer, points, pot, counts=counts)

    @command("score-list")
    async def mine(self, act: Act) -> None:
        """List the matches with real cards that the person keeps or plays; to a manager all of the server."""
        found = await act.bot.tables.clubs.scores.of_user(act.user_id)
        own = {one.id for one in found}
        others = tuple(one for one in await _managed(act) if one.id not in own)
        if not found and not others:
            raise Denied("score-none-open")
        await tell(act, list_page(found, act.say, others))

    @command("score-show")
    async def show(self, act: Act, score: _Sheet = MEANT) -> None:
        """Post the sheet anew at the bottom of its channel."""
        await presses.show_sheet(act, score)

    @command("score-deal")
    async def deal(self, act: Act, score: _Sheet = MEANT) -> None:
        """Tell the next deal."""
        await presses.deal(act, score)

    @command("score-correct")
    async def correct(self, act: Act, score: _Sheet = MEANT) -> None:
        """Correct a deal."""
        await presses.correct(act, score)

    @command("score-undo")
    async def undo(self, act: Act, score: _Sheet = MEANT) -> None:
        """Take back what was told last."""
        await presses.undo(act, score)

    @command("score-deals")
    async def deals(self, act: Act, score: _Sheet = MEANT) -> None:
        """List all deals."""
        await presses.show_all(act, score)

    @command("score-end")
    async def end(self, act: Act, score: _Sheet = MEANT, reason: Reason = "") -> None:
        """End the match, or as a manager giving a reason any of the server."""
        if reason:
            state = await find_score(act, score.sheet_id)
            await presses.decide(act, state, score.revision, "end", reason)
            return
        await presses.end(act, score)

    @command("score-row", points="score-row-points", name="score-row-name")
    async def row(
        self,
        act: Act,
        points: app_commands.Range[str, 1, _PLAYERS],
        name: app_commands.Range[str, 1, LONGEST_ROW] | None = None,
        score: _Sheet = MEANT,
    ) -> None:
        """Put a row that is no deal on the sheet."""
        state = await presses.at_table(act, score.sheet_id)
        await add_row(act, state, score.revision, name or "", points)

    @command("score-relieve", whom="score-relieve-column", by="score-relieve-by", guest="score-relieve-guest")
    async def relieve(
        self,
        act: Act,
        whom: app_commands.Range[str, 1, LONGEST_NAME],
        by: discord.Member | None = None,
        guest: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        score: _Sheet = MEANT,
    ) -> None:
        """Somebody takes over from somebody at the table."""
        state = await presses.at_table(act, score.sheet_id)
        wanted, people = whom.strip().casefold(), enumerate(state.match.people, 1)
        meant = [column for column, one in people if one is not None and one.name.casefold() == wanted]
        column = meant[0] if meant else number_in(as_number(whom))
        if by is None and guest is None:
            await ask_relief(act, state, column)
            return
        person = opening.member_named(by) if by else person_named(act, state, guest or "")
        await take_over(act, state, score.revision, column, person)

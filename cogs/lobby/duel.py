"""Quick matches for two: /duel, and "Challenge" in the context menu of a person.

A challenge is just a table for two to which one person is invited; nothing else is stored, so it survives a restart.
The person challenged is pinged in the channel, and the match starts when they accept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import discord
from discord import app_commands

from cogs.app.access import must_see_channel
from cogs.app.answers import Denied, WithPersonMenu, answered, command, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import say_at, text
from cogs.app.parameters import Offering
from cogs.app.places import in_servers, offered_anywhere
from cogs.app.preferences import call_to_play
from cogs.app.presses import Style
from cogs.lobby.opening import (
    Hints,
    Rules,
    must_be_able_to_open,
    open_table,
    rules_meant,
    setup_here,
    why_here,
    with_hints,
)
from cogs.members.company import end_question, must_know_company
from cogs.members.membership import must_all_be_there, must_be_member
from cogs.messages.buttons import at_table, begun_page, table_button
from cogs.messages.layout import Page, page
from cogs.messages.words import game_name, in_text, name_of, preset_name, which_table
from cogs.typed.choosing import HOUSE, Level, PresetKind, house_choices
from engine.core.registry import GAMES, game_of_preset
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.setup import Access, Setup
from engine.table.model.status import Status, Stop, StopKind

_TWO: Final = 2
_FOR_TWO: Final = tuple(
    preset for game in GAMES.values() for preset in game.presets if game.seats(game.configure(preset)) == _TWO
)
_OWN: Final = frozenset(next(iter(game.presets)) for game in GAMES.values())
FIRST: Final = min(_FOR_TWO, key=lambda preset: preset not in _OWN)
"""What is played where nothing is named: the first game that is for two as it is usually played."""
PRESETS: Final = tuple(dict.fromkeys((FIRST, *_FOR_TWO)))
"""What two can play."""


_PresetForTwo = Annotated[str | None, PresetKind(lambda _: PRESETS, "command-duel-preset-hint")]
_HouseForTwo = Annotated[
    str | None, Offering((HOUSE, "command-duel-house-hint"), lambda act, typed: house_choices(act, typed, seats=_TWO))
]


class DuelCommands(WithPersonMenu):
    """The command and the entry in the context menu of a person."""

    def __init__(self, bot: Client) -> None:
        entry = app_commands.ContextMenu(name=text("command-challenge"), callback=self.challenge)
        super().__init__(bot, in_servers(entry))

    @offered_anywhere
    @command("command-duel", opponent="command-opponent")
    async def duel(
        self,
        act: Act,
        opponent: discord.User | None = None,
        preset: _PresetForTwo = None,
        house: _HouseForTwo = None,
        level: Level = None,
        hints: Hints = None,
    ) -> None:
        """Challenge somebody, or play the computer at once: in direct messages always that."""
        _must_be_able_to_duel(act, opponent)
        rules = await _rules_for_two(act, preset, house)
        await self._open(act, opponent, rules, level, hints)

    @answered
    async def challenge(self, act: Act, opponent: discord.Member) -> None:
        """Challenge a person from their context menu."""
        _must_be_able_to_duel(act, opponent)
        # The entry names its game.
        rules = await _usual_for_two(act, game_of_preset(FIRST).name)
        await self._open(act, opponent, rules)

    async def _open(
        self,
        act: Act,
        opponent: discord.abc.User | None,
        rules: Rules,
        level: str | None = None,
        hints: bool | None = None,
    ) -> None:
        await act.response.defer(ephemeral=True, thinking=True)
        if act.guild_id is None:
            await _alone(act, rules, level, hints)
            return
        setup = replace(
            with_hints(setup_here(act, rules), hints),
            access=Access.OPEN if opponent is None else Access.INVITED,
            invited=frozenset() if opponent is None else frozenset((opponent.id,)),
            starts_when_full=True,
        )
        if opponent is not None:
            call_to_play(act, [opponent.id])
        table = await open_table(act, setup, computers=1 if opponent is None else 0, level=level)
        say = act.say
        if opponent is None:
            told = say("lobby-started", table=str(table.id))
        else:
            told = say("lobby-challenged", name=f"<@{opponent.id}>", table=str(table.id))
        await tell(act, told + why_here(act))
        await act.bot.greetings.greet(act, table)


async def _alone(act: Act, rules: Rules, level: str | None, hints: bool | None) -> None:
    """Play the computer in direct messages, where nobody else sees it and no clock runs."""
    say = act.say
    setup = Setup.of_one_person(rules.options, act.user_id, act.channel_id or 0, say.language, say.theme)
    setup = with_hints(replace(setup, house=rules.house, starts_when_full=True), hints)
    table = await open_table(act, setup, computers=1, level=level)
    await tell(act, begun_page(table, say))


def _must_be_able_to_duel(act: Act, opponent: discord.abc.User | None) -> None:
    must_be_able_to_open(act)
    if opponent is not None and act.guild_id is None:
        raise Denied("lobby-duel-alone")
    if opponent is not None:
        # The menu of a person can be opened under what somebody wrote before they left.
        must_be_member(opponent)
    if opponent is not None and opponent.id == act.user_id:
        raise Denied("refusal-challenge-yourself")
    if opponent is not None and opponent.bot:
        raise Denied("refusal-challenge-bot")


async def _rules_for_two(act: Act, preset: str | None, house: str | None) -> Rules:
    """The variant or house rules named, else the usual ones; raises Denied, Refused(no-such-house)."""
    if house is None:
        if preset is None:
            return await _usual_for_two(act)
        if preset not in PRESETS:
            possible = ", ".join(preset_name(one, act.say) for one in PRESETS)
            raise Denied("refusal-not-for-two", given=preset, possible=possible)
        return _by_preset(preset)
    rules = await rules_meant(act, preset=preset, house=house, changes={})
    if _people(rules) != _TWO:
        raise Denied("refusal-house-not-for-two", house=in_text(house), people=_people(rules))
    return rules


async def _usual_for_two(act: Act, game: str | None = None) -> Rules:
    """The house rules this server usually plays by, if they are for two and for this game; else the first variant."""
    usual = await rules_meant(act, game=game, changes={})
    return usual if usual.house is not None and _people(usual) == _TWO else _by_preset(FIRST)


def _by_preset(preset: str) -> Rules:
    game = game_of_preset(preset)
    return Rules(game, game.for_tables(preset))


def _people(rules: Rules) -> int:
    """How many seats these rules have."""
    return rules.game.seats(rules.options)


def challenged(table: Table) -> int | None:
    """The id of the person whose answer a table waits for; None if it is not a challenge."""
    setup = table.setup
    if table.status not in (Status.LOBBY, Status.STOPPED) or setup.access is not Access.INVITED:
        return None
    if len(setup.invited) != 1 or len(table.seats) != 2 or table.free_seats != (2,):
        return None
    return next(iter(setup.invited))


def challenge_page(table: Table, user_id: int, rules: str) -> Page:
    """Who challenges whom to what, with buttons until it is answered."""
    say = say_at(table.setup)
    challenger = name_of(table.seats[0], say)
    title = say("lobby-title", **which_table(table, say))
    if table.status is Status.STOPPED:
        return page(title, say("lobby-challenge-off", name=challenger, other=f"<@{user_id}>"))
    called = say("lobby-challenge", name=challenger, other=f"<@{user_id}>", game=game_name(table, say))
    buttons = [
        table_button("accept", table.id, label=say("lobby-accept"), style=Style.success),
        table_button("decline", table.id, label=say("lobby-decline"), style=Style.danger),
        table_button("rules", table.id, label=say("lobby-rules")),
        table_button("host", table.id, label=say("lobby-host-panel")),
    ]
    return page(title, called, f"-# {rules}", buttons, mentions=(user_id,))


@at_table("accept")
async def accept(act: Act, table: Table, fact: str) -> None:
    """Accept: sit down, and the match starts by itself."""
    _must_be_challenged(act, _answer_awaited_of(table))
    await must_see_channel(act, table)
    must_know_company(act, table, "accept", fact)
    await act.response.defer()
    await must_all_be_there(act, table)
    try:
        await table.sit(act.user_id, act.name, 2)
    except Refused:
        # Whoever pressed twice sits there already, and the match starts only once.
        if table.seat_of(act.user_id) is None:
            raise
    await end_question(act)
    await act.bot.greetings.greet(act, table)


@at_table("decline")
async def decline(act: Act, table: Table, _: str) -> None:
    """Decline or withdraw, as either of the two: there is no match."""
    # Once it is accepted there is a match, which nobody ends by one press.
    other, is_own = _answer_awaited_of(table), act.user_id == table.setup.host_id
    if not is_own:
        _must_be_challenged(act, other)
    await act.response.defer()
    await (table.stop(act.user_id) if is_own else declined(act, table))


async def declined(act: Act, table: Table) -> None:
    """Close the challenge, as the person challenged does not want to play."""
    await table.call_off(Stop(StopKind.DECLINED, act.user_id, act.name))


def _answer_awaited_of(table: Table) -> int:
    """The id of the person challenged; raises Refused(stale) where no answer is awaited any more."""
    other = challenged(table)
    if table.status is not Status.LOBBY or other is None:
        raise Refused(Refusal.STALE)
    return other


def _must_be_challenged(act: Act, other: int) -> None:
    if act.user_id != other:
        raise Denied("refusal-not-challenged", name=f"<@{other}>")

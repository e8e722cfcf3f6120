"""Choosing a table, options, a card or a call from what somebody typed, and the lists that help."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from discord import app_commands

from cogs.answers import Denied, Interaction
from cogs.cardtext import read_cards
from cogs.words import call_text, game_name
from engine.cards import CARDS, Card
from engine.errors import EngineError
from engine.game import Action, AnyGame, Play
from engine.tables.table import Table
from locales import Say
from locales.cards import SET_OF_LANGUAGE, card_text

MOST_CHOICES: Final = 25

Choices = list[app_commands.Choice[str]]


def table_named(typed: str | None, interaction: Interaction, candidates: Sequence[Table], none: str) -> Table:
    """The table typed, else the only one in this channel, else the only one; raises Denied (`none`: no table)."""
    if not candidates:
        raise Denied(none)
    numbers = ", ".join(str(table.id) for table in candidates)
    if typed is not None:
        digits = "".join(re.findall(r"\d", typed))
        chosen = [table for table in candidates if str(table.id) == digits]
        if not chosen:
            raise Denied("refusal-no-such-table-text", given=typed, possible=numbers)
        return chosen[0]
    here = [table for table in candidates if table.setup.channel_id == interaction.channel_id]
    for choice in (here, candidates):
        if len(choice) == 1:
            return choice[0]
    raise Denied("refusal-which-table", tables=numbers)


def table_choices(candidates: Sequence[Table], typed: str, interaction: Interaction) -> Choices:
    """The tables somebody may mean."""
    choices = []
    for table in candidates:
        channel = interaction.client.get_channel(table.setup.channel_id)
        place = f" · #{channel}" if channel is not None else ""
        name = f"{table.id} · {game_name(table)}{place}"
        if typed.lower() in name.lower():
            choices.append(app_commands.Choice(name=name[:100], value=str(table.id)))
    return choices[:MOST_CHOICES]


def read_options(typed: str) -> dict[str, str]:
    """`lines=5, pack=32` as a mapping; raises Denied at what is no pair."""
    options = {}
    for word in typed.replace(",", " ").replace(";", " ").split():
        name, sign, value = word.partition("=")
        if not sign:
            raise Denied("refusal-unreadable", text=word)
        options[name] = value
    return options


def option_choices(game: AnyGame, typed: str, say: Say) -> Choices:
    """What may follow the options typed so far."""
    kept, _, last = typed.lstrip().rpartition(" ")
    try:
        done = read_options(kept)
    except Denied:
        return []
    choices = []
    for spec in game.options:
        for value in spec.values[1:]:
            pair = f"{spec.name}={value}"
            # seats_by has an option of the command to itself.
            if spec.name != "seats_by" and spec.name not in done and pair.startswith(last.lower()):
                whole = f"{kept.strip()} {pair}".strip()
                name = f"{whole} · {say(f'lobby-option-{spec.name}', value=value)}"
                choices.append(app_commands.Choice(name=name[:100], value=whole[:100]))
    return choices[:MOST_CHOICES]


def card_choices(legal: Sequence[Action], typed: str, language: str) -> Choices:
    """The legal cards that fit what was typed; all of them where nothing was."""
    cards = [action.card for action in legal if isinstance(action, Play)]
    index_set = SET_OF_LANGUAGE[language]
    return [
        app_commands.Choice(name=card_text(card, index_set), value=str(Play(card)))
        for card in read_cards(typed, cards, language)
    ][:MOST_CHOICES]


def card_action(table: Table, seat: int, typed: str, language: str) -> str:
    """The action of playing the card typed: a legal one if that fits, else one held, else any; raises Denied."""
    try:
        action = table.game.parse_action(typed)
    except EngineError:
        action = None
    if isinstance(action, Play):
        return str(action)
    legal = tuple(action.card for action in table.legal(seat) if isinstance(action, Play))
    hand = table.view(seat).hand
    index_set = SET_OF_LANGUAGE[language]
    for cards in (legal, hand, CARDS):
        fits = read_cards(typed, cards, language)
        if len(fits) == 1:
            return str(Play(fits[0]))
        if fits:
            names = ", ".join(card_text(card, index_set) for card in fits[:6])
            raise Denied("refusal-which-card", typed=typed, cards=names)
    example = card_text((legal or hand or (Card.parse("AS"),))[0], index_set)
    raise Denied("refusal-no-such-card", typed=typed, example=example)


def call_choices(legal: Sequence[Action], typed: str, say: Say) -> Choices:
    """What can be said now and fits what was typed."""
    wanted = typed.casefold().strip()
    calls = [action for action in legal if not isinstance(action, Play)]
    return [
        app_commands.Choice(name=call_text(action, say), value=str(action))
        for action in calls
        if str(action).startswith(wanted) or wanted in call_text(action, say).casefold()
    ][:MOST_CHOICES]


def call_action(table: Table, seat: int, typed: str, say: Say) -> str:
    """The action of saying what was typed; raises Denied with what is possible."""
    legal = table.legal(seat)
    calls = [action for action in legal if not isinstance(action, Play)]
    if legal and not calls:
        raise Denied("refusal-nothing-to-say")
    fits = call_choices(legal, typed, say)
    exact = [choice for choice in fits if typed.casefold().strip() in (choice.value, choice.name.casefold())]
    if len(exact or fits) == 1:
        return (exact or fits)[0].value
    if calls:
        possible = ", ".join(call_text(action, say) for action in calls)
        raise Denied("refusal-no-such-call", typed=typed, possible=possible)
    return typed

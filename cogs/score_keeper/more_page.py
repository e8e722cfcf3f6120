"""What a sheet seldom needs: a row that is no deal, and somebody who takes over; the page, its forms, what is typed."""

from __future__ import annotations

from typing import Any, Final

import discord

from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.messages.display_names import in_label
from cogs.messages.layout import Page, page
from cogs.score_keeper.buttons import Pressed, ScoreButton, ScoreMenu
from cogs.score_keeper.words import figure, plain_names, sides_of, signed
from cogs.typed.figures import whole_number
from engine.score_keeper.kept import LONGEST_NAME, LONGEST_ROW, KeptState
from engine.score_keeper.telling import row_changes
from engine.tables.model.errors import Refusal, Refused
from locales import Say
from rendering.canvas.letters.graphemes import shortened

ROW_FORM: Final = "score.row:"
RELIEF_FORM: Final = "score.relief:"
"""How the custom ids of the forms begin; the sheet, its revision and the row or the column follow."""
_FORM_MINUTES: Final = 15
_LONGEST: Final = 600


def more_page(state: KeptState, say: Say) -> Page:
    """A button for a row that is no deal, and a menu of those whom somebody may relieve."""
    row = ScoreButton(Pressed("row", state.id, state.number, ""), label=say("score-button-row"))
    people = zip(state.match.columns, state.match.people, plain_names(state, say), strict=True)
    options = [(str(column), shortened(name, 100)) for column, one, name in people if one is not None]
    relieve = ScoreMenu(Pressed("relieve", state.id, state.number, ""), options, placeholder=say("score-relieve-whom"))
    return page(say("score-more-row"), [row], say("score-more-relieve"), [relieve])


async def ask_row(interaction: Interaction, state: KeptState, amended: int) -> None:
    """Open the form for a row; `amended`: the number of the one that is corrected, 0: a new one."""
    say = say_to(interaction)
    known = {one.number: one for one in state.rows}
    if amended and amended not in known:
        raise Refused(Refusal.NO_SUCH_SCORE_ROW)
    standing = known[amended].before if amended else state.match
    changes = row_changes(standing, known[amended].answers) if amended else (0,) * len(standing.columns)
    who = plain_names(state, say, standing)
    lines = [
        f"{' & '.join(who[column - 1] for column in side)} ({figure(standing.score[side[0] - 1])}): "
        f"{signed(changes[side[0] - 1])}"
        for side in sides_of(state)
    ]
    form = _form(f"{ROW_FORM}{state.id}:{state.number}:{amended}", say("score-button-row"))
    name: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="name", default=known[amended].name if amended else "", required=False, max_length=LONGEST_ROW
    )
    form.add_item(
        discord.ui.Label(text=say("score-row-called"), description=say("score-row-name-hint"), component=name)
    )
    points: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="points", style=discord.TextStyle.paragraph, default="\n".join(lines), max_length=_LONGEST
    )
    hint = say("score-row-strike" if amended else "score-row-lines")
    form.add_item(discord.ui.Label(text=say("score-row-changes"), description=hint, component=points))
    await interaction.response.send_modal(form)


async def ask_relief(interaction: Interaction, state: KeptState, column: int) -> None:
    """Open the form for who takes over a column."""
    say, people = say_to(interaction), state.match.people
    if column not in state.match.columns or people[column - 1] is None:
        raise Refused(Refusal.NO_SUCH_SEAT, seat=column, seats=len(people))
    form = _form(f"{RELIEF_FORM}{state.id}:{state.number}:{column}", say("score-relief-title"))
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="name", max_length=LONGEST_NAME)
    text = say("score-relief-who", name=in_label(plain_names(state, say)[column - 1]))
    form.add_item(discord.ui.Label(text=shortened(text, 45), description=say("score-relief-hint"), component=box))
    await interaction.response.send_modal(form)


def points_meant(state: KeptState, typed: str) -> tuple[int, ...]:
    """Per column by how much a row changes its figure: a number a line, or with commas, one for each side.

    What stands before the last colon of a line is the name. Raises Denied.
    """
    sides = sides_of(state)
    lines = [one for one in typed.splitlines() if one.strip()]
    if len(lines) == 1 and len(sides) > 1:
        lines = [one for one in lines[0].replace(";", ",").split(",") if one.strip()]
    if len(lines) != len(sides):
        raise Denied("score-bad-row", typed=shortened(typed, 100), count=len(sides))
    changes = [0] * len(state.match.columns)
    for side, line in zip(sides, lines, strict=True):
        number = whole_number(line.rpartition(":")[2])
        if number is None:
            raise Denied("score-bad-row", typed=shortened(line, 100), count=len(sides))
        for column in side:
            changes[column - 1] = number
    return tuple(changes)


def _form(custom_id: str, title: str) -> discord.ui.Modal:
    return discord.ui.Modal(title=shortened(title, 45), custom_id=custom_id, timeout=_FORM_MINUTES * 60)

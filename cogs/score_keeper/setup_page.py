"""The private page on which somebody says who sits round the table, before a sheet is opened."""

from __future__ import annotations

from typing import Any, Final

import discord

from cogs.messages.display_names import in_label, in_text
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import by_house, preset_name
from cogs.score_keeper.buttons import Pressed, ScoreButton, ScoreMenu, ScorePeople
from cogs.score_keeper.openings import Opening
from cogs.score_keeper.words import money
from engine.core.registry import game_named
from locales import Say

Style = discord.ButtonStyle
NAMES_FORM: Final = "score.names:"
STAKE_FORM: Final = "score.stake:"
"""How the custom ids of the forms begins; the number of the opening follows."""
_FORM_MINUTES: Final = 15
_LONGEST: Final = 400


def setup_page(opening: Opening, say: Say, note: str = "") -> Page:
    """Who sits where, who deals first, the stake; `note`: what to say first."""
    setup = opening.setup
    options = setup.options
    game = preset_name(options.preset, say) if setup.house is None else by_house(options.game, setup.house, say)
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
        parts.append([ScorePeople(opening.number, opening.most, chosen=members, placeholder=say("score-open-members"))])
    if opening.is_full:
        dealers = [(str(seat), _name(opening, seat, say)) for seat in opening.seats]
        dealer = Pressed("newdealer", opening.number, 0, "")
        parts += ["**" + say("score-open-dealer") + "**", [ScoreMenu(dealer, dealers, chosen=(str(setup.dealer),))]]
    return page(*parts, _buttons(opening, say))


def _buttons(opening: Opening, say: Say) -> list[ScoreButton]:
    def button(verb: str, label: str, style: Style = Style.secondary) -> ScoreButton:
        return ScoreButton(Pressed(verb, opening.number, 0, ""), label=label, style=style)

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
    form = _form(f"{NAMES_FORM}{opening.number}", say("score-open-names"))
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="names", style=discord.TextStyle.paragraph, default=typed, max_length=_LONGEST
    )
    seats = min(len(opening.seats), opening.of_game)
    more = say("score-open-names-more", count=seats, most=opening.most)
    hint = more if opening.most > seats else say("score-open-names-hint", count=seats)
    form.add_item(discord.ui.Label(text=say("score-open-players"), description=hint, component=box))
    return form


def stake_form(opening: Opening, say: Say) -> discord.ui.Modal:
    """The form for the stake a point."""
    stake = opening.setup.stake
    form = _form(f"{STAKE_FORM}{opening.number}", say("score-open-set-stake"))
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="stake",
        default="" if stake is None else money(stake.hundredths, stake.currency, say),
        required=False,
        max_length=24,
    )
    form.add_item(discord.ui.Label(text=say("score-stake"), description=say("score-stake-hint"), component=box))
    return form


def _form(custom_id: str, title: str) -> discord.ui.Modal:
    return discord.ui.Modal(title=title, custom_id=custom_id, timeout=_FORM_MINUTES * 60)

"""House rules as text in a form: one option per line, and any fields the game has of its own."""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.answers import explain
from cogs.app.fields import form, text_field
from cogs.house_rules.drafts import Typed
from cogs.house_rules.of_game import house_of
from cogs.house_rules.options import example, names_text, read_options_of, written_option
from cogs.house_rules.page import contradiction_lines
from cogs.typed.choosing import MOST_TOLD, possible_changes
from engine.core.game import AnyGame
from engine.core.options import ImpossibleOptions, Options
from engine.core.registry import GAMES
from locales import Say

OPTIONS: Final = "options"
_LONGEST_FIELD: Final = 4000


def text_form(options: Options, title: str, custom_id: str, typed: Typed | None, say: Say) -> discord.ui.Modal:
    """The form for these options; `typed`: what its fields hold instead."""
    facts = {"example": example(GAMES[options.game], say)}
    fields = typed or _written(options, say)
    boxes = [
        text_field(
            field,
            say(f"house-form-{field}"),
            say(f"house-form-{field}-hint", **facts),
            default=text,
            most=_LONGEST_FIELD,
            required=False,
            is_long=True,
        )
        for field, text in fields.items()
    ]
    words = filter(None, (say.or_else(f"house-form-{field}-words", "") for field in fields))
    return form(title, custom_id, *boxes, *map(discord.ui.TextDisplay, words))


def _written(options: Options, say: Say) -> dict[str, str]:
    """The fields of the form for the rules as they are."""
    own, changed = house_of(options.game), GAMES[options.game].chosen_at_table(options).items()
    lines = (written_option(options.game, *one, say) for one in changed if one[0] not in own.FIELDS)
    return {OPTIONS: "\n".join(lines), **own.written(options, say)}


def read_text(before: Options, typed: Typed, say: Say) -> tuple[Options | None, list[str]]:
    """The options typed, None if something cannot be read; and everything that prevents saving them.

    `before`: what they were when the form was shown. A form of before 2026-12 may have the game's own fields alone.
    """
    game, own = GAMES[before.game], house_of(before.game)
    if OPTIONS in typed:
        read, errors = _read_options(game, before.preset, typed[OPTIONS], say)
    else:
        read, errors = game.configure(before.preset, {**dict(before.values()), **dict.fromkeys(own.FIELDS, "")}), []
    options, others = own.read(typed, read, before, say)
    # If an option could not be read, only errors within the other fields are certain.
    against = contradiction_lines(game.name, options, say, only=own.FIELDS if errors else None)
    if errors or others:
        return None, [say("house-not-read"), *errors, *others, *against]
    return options, against


def _read_options(game: AnyGame, preset: str, typed: str, say: Say) -> tuple[Options, list[str]]:
    """The options typed, without those that are unreadable or impossible; and a line about each of these."""
    changes, bad = read_options_of(game, typed)
    errors = [one.sentence(game, say) for one in bad[:MOST_TOLD]]
    if any(one.key in ("unknown", "no-value") for one in bad):
        possible = (spec.name for spec, _ in possible_changes(game, game.configure(preset)))
        names = dict.fromkeys(name for name in possible if name not in house_of(game.name).FIELDS)
        errors.append(names_text(game, iter(names), say))
    while True:
        try:
            return game.for_tables(preset, changes), errors
        except ImpossibleOptions as error:
            errors.append(f"• {explain(error, say)}")
            del changes[error.option]

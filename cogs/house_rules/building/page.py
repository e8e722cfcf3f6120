"""The page of rules that are being composed: what is asked, what the rules look like, its buttons, and where to go.

All that was chosen so far is in the custom ids: that of a button is `build.verb:chosen`, that of a menu
`build.pick.what:chosen` (`cogs.house_rules.building.state`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cogs.app import presses
from cogs.app.answers import explain
from cogs.app.client import Act
from cogs.app.presses import MOST_OPTIONS, Button, Family, Menu, Style, picked
from cogs.house_rules.building.settling import MOST_NUMBERS, Reason, Settled, Unfit, has_more_numbers, offered, why_not
from cogs.house_rules.building.state import Built, print_built
from cogs.house_rules.of_game import rows_of, spec_of, steps_of, title_of
from cogs.house_rules.options import option_name, value_text
from cogs.house_rules.page import contradiction_sentence, rules_parts
from cogs.learn.rules import rules_in_words
from cogs.messages.layout import PAGE_LIMIT, Page, Part, drawn, fitting, page
from cogs.messages.wording import capital
from cogs.messages.words import in_text, option_text, preset_name
from cogs.typed.choosing import preset_text
from engine.core.game import AnyGame
from engine.core.options import OptionSpec
from engine.core.registry import GAMES
from locales import Say


class Choice(NamedTuple):
    """An entry of a menu."""

    value: str
    label: str
    more: str = ""
    """What it means, in a sentence."""
    chosen: bool = False


class Press(NamedTuple):
    """What was pressed or picked."""

    verb: str
    chosen: str
    """What has been chosen so far, as the custom id says it."""
    what: str = ""
    """What a menu is about."""
    values: tuple[str, ...] = ()


async def _pressed(act: Act, match: re.Match[str]) -> tuple[Press]:
    return (Press(match["verb"], match["chosen"]),)


async def _picked(act: Act, match: re.Match[str]) -> tuple[Press]:
    return (Press("pick", match["chosen"], match["what"], tuple(picked(act))),)


on_step: Final = Family("build", r"build\.{verb}:(?P<chosen>.+)", _pressed)
in_step: Final = Family("build", r"build\.pick\.(?P<what>[a-z0-9_]+):(?P<chosen>.+)", _picked)
"""Handlers of what is pressed, and of what is picked: they get a Press."""


def build_button(verb: str, chosen: str, *, label: str, style: Style = Style.secondary) -> Button:
    """A button of a step."""
    return presses.button(f"build.{verb}:{chosen}", label, style=style)


def build_menu(
    what: str, chosen: str, choices: Sequence[Choice], *, placeholder: str | None = None, several: bool = False
) -> Menu:
    """A menu in which what is chosen is marked; `several`: any number of entries, or none, may be."""
    return presses.menu(
        f"build.pick.{what}:{chosen}",
        [(one.value, one.label) for one in choices],
        placeholder=placeholder,
        fewest=0 if several else 1,
        most=len(choices) if several else 1,
        chosen=[one.value for one in choices if one.chosen],
        more={one.value: one.more for one in choices},
    )


OTHER: Final = "other"
"""The entry of a menu that asks for a number."""
YES: Final = "yes"
"""What a menu is about in which every entry is an option that is yes or no."""
GAME, PRESET = "game", "preset"
"""The same for what to start from."""
STEP: Final = "step"
"""The same for where to go."""
_FRAME: Final = ("build-step-start", "build-step-rules")
"""The titles of the first page and of the last."""
_ROOM_OF_NEWS: Final = 900
_ROOM_OF_FRAME: Final = 300
"""Characters of buttons and headings on the last page."""


def last_step(game: str) -> int:
    """The number of the page with the rules in full."""
    return len(steps_of(game).STEPS) + 1


def step_name(built: Built) -> str:
    """The game's step that is asked; empty on the first page and on the last."""
    names = ("", *steps_of(built.options.game).STEPS, "")
    return names[built.step]


async def build_page(built: Built, say: Say, news: Sequence[str] = ()) -> Page:
    """The page for what was chosen so far; `news`: what to say first, one line each."""
    built = built._replace(step=min(built.step, last_step(built.options.game)))
    drawing = drawn(steps_of(built.options.game).pictures(built.options, say))
    parts, (pictures, files) = await asyncio.gather(asyncio.to_thread(_asked, built, say), drawing)
    head = [_title(built, say), *([fitting(news, _ROOM_OF_NEWS).rstrip()] if news else [])]
    return page(*head, *pictures, *parts, _buttons(built, say), files=files)


def changes_text(settled: Settled, say: Say) -> list[str]:
    """What has given way to a choice: what it is now, or what nobody is asked about any more."""
    game, options = GAMES[settled.options.game], settled.options
    now = [one for one in settled.changes if offered(game, options, one.name)]
    gone = [option_text(game.name, one.name, one.before, say) for one in settled.changes if one not in now]
    told = [option_text(game.name, one.name, one.after, say) for one in now]
    return [*([say("build-with-it", rules=" · ".join(told))] if told else []), *gone_text(gone, say)]


def gone_text(rules: Sequence[str], say: Say) -> list[str]:
    """What counts no longer, in a line; empty if there is nothing."""
    return [say("build-given-up", rules=" · ".join(rules))] if rules else []


def reason_text(game: str, reason: Reason, rule: str, say: Say) -> str:
    """Why a choice, the sentence `rule`, is impossible."""
    if not isinstance(reason, Unfit):
        return explain(reason, say) or str(reason)
    if reason.found is None:
        return say("build-untaken", rule=rule)
    return contradiction_sentence(game, reason.found, say)


def _title(built: Built, say: Say) -> str:
    """What is composed, and which of how many steps this is."""
    game, last = built.options.game, last_step(built.options.game)
    title = say("build-title", name=in_text(built.name)) if built.name else say("build-title-unnamed")
    if built.house is not None:
        title = say("house-form-title", name=in_text(built.name))
    about = _step_title(game, built.step, say)
    variant = preset_name(built.options.preset, say)
    place = say("build-place", step=built.step + 1, steps=last + 1, title=about, variant=variant)
    return f"### {title}\n-# {place}"


def _step_title(game: str, step: int, say: Say) -> str:
    """What a step is about, the first and the last too."""
    names = [*steps_of(game).STEPS]
    return title_of(game, names[step - 1], say) if 0 < step <= len(names) else say(_FRAME[bool(step)])


def _asked(built: Built, say: Say) -> list[Part]:
    """The menus of this step, each under what holds now; on the last page the rules instead."""
    if not built.step:
        return _start(built, say)
    if built.step < last_step(built.options.game):
        return _step(built, say)
    head = say("build-check")
    parts = rules_parts(head, built.options, say)
    used = len(parts) + sum(len(one) for one in parts if isinstance(one, str)) + _ROOM_OF_FRAME
    told, more = rules_in_words(built.options, say), say("build-check-more")
    words = fitting(told, max(PAGE_LIMIT - used - len(more), 0)).rstrip()
    if len(words) > 1 and words != "\n".join(told).rstrip():
        words = f"{words}\n{more}"
    steps = [Choice(str(step), _step_title(built.options.game, step, say)) for step in range(built.step)]
    ways = build_menu(STEP, print_built(built), steps, placeholder=say("build-go-to"))
    return [*parts, *([words] if len(words) > 1 else []), [ways]]


def _start(built: Built, say: Say) -> list[Part]:
    options, chosen = built.options, print_built(built)
    games = [Choice(name, say.or_else(f"rules-game-{name}", name), chosen=name == options.game) for name in GAMES]
    presets = [
        Choice(name, preset_text(GAMES[options.game], name, say), chosen=name == options.preset)
        for name in GAMES[options.game].presets
    ]
    parts: list[Part] = [say("build-start-hint")]
    if len(games) > 1 and built.house is None:
        parts.append([build_menu(GAME, chosen, games[:MOST_OPTIONS])])
    for at in range(0, len(presets), MOST_OPTIONS):
        here = presets[at : at + MOST_OPTIONS]
        parts.append([build_menu(f"{PRESET}{at or ''}", chosen, here, placeholder=say("lobby-panel-preset"))])
    return parts


def _step(built: Built, say: Say) -> list[Part]:
    game = GAMES[built.options.game]
    names = steps_of(game.name).STEPS[step_name(built)]
    asked = {name: found for name in names if (found := offered(game, built.options, name))}
    flags = [name for name in asked if spec_of(game, name).kind == "yes-no"]
    parts = [part for name in asked if name not in flags for part in _menu(built, name, asked[name], say)]
    if flags:
        parts += _ticks(built, flags, say)
    return parts or ["\n".join(dict.fromkeys(_reasons(built, names, say))) or say("build-nothing")]


def _menu(built: Built, name: str, values: Sequence[str], say: Say) -> Iterator[Part]:
    """A menu of the values of an option, under what it is now."""
    game, now = GAMES[built.options.game], dict(built.options.values())[name]
    spec = spec_of(game, name)
    yield f"**{capital(option_name(game.name, name, say))}** · {option_text(game.name, name, now, say)}"
    choices = [_choice(game, spec, value, now, say) for value in values[: MOST_NUMBERS + 1]]
    if has_more_numbers(spec):
        choices = [*choices[:MOST_NUMBERS], Choice(OTHER, say("build-other-number"))]
    yield [build_menu(name, print_built(built), choices)]


def _choice(game: AnyGame, spec: OptionSpec, value: str, now: str, say: Say) -> Choice:
    sentence = option_text(game.name, spec.name, value, say)
    if spec.kind == "number":
        return Choice(value, sentence, chosen=value == now)
    return Choice(value, capital(value_text(game.name, value, say)), sentence, value == now)


def _ticks(built: Built, names: Sequence[str], say: Say) -> list[Part]:
    """A menu of options that are yes or no, those that are marked."""
    game, now = built.options.game, dict(built.options.values())
    choices = [Choice(name, option_text(game, name, "yes", say), chosen=now[name] == "yes") for name in names]
    menu = build_menu(YES, print_built(built), choices, placeholder=say("build-none-of-these"), several=True)
    return [say("build-ticks"), [menu]]


def _reasons(built: Built, names: Sequence[str], say: Say) -> Iterator[str]:
    """Why nothing is asked in this step."""
    game = GAMES[built.options.game]
    for name in names:
        now = dict(built.options.values())[name]
        if reason := why_not(game, built.options, name):
            told = reason_text(game.name, reason, option_text(game.name, name, now, say), say)
            yield told if told.startswith("•") else f"• {told}"


def _buttons(built: Built, say: Say) -> list[Button]:
    def to(step: int) -> str:
        return print_built(built._replace(step=step))

    game = built.options.game
    step, last, here = built.step, last_step(game), print_built(built)
    buttons = []
    if step:
        buttons.append(build_button("back", to(step - 1), label=say("build-button-back")))
    if step < last:
        buttons.append(build_button("next", to(step + 1), label=say("build-button-next"), style=Style.primary))
    if rows_of(game) is not None and (step == last or step_name(built) == steps_of(game).ROWS_AT):
        buttons.append(build_button("rows", here, label=say("house-button-scores")))
    if step == last:
        buttons.append(build_button("table", here, label=say("house-rows-text")))
    keep = Style.success if step == last else Style.secondary
    buttons.append(build_button("keep", here, label=say("build-button-keep"), style=keep))
    buttons.append(build_button("drop", here, label=say("build-button-drop")))
    return buttons

"""What a choice in a menu of the steps leads to. Nothing here waits for anything or is shown to anybody."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cogs.app.answers import Denied, explain
from cogs.house_rules.building.page import GAME, PRESET, YES, changes_text, gone_text, reason_text, step_name
from cogs.house_rules.building.settling import Unfit, choose, offered, rebase
from cogs.house_rules.building.state import Built, texts_of
from cogs.house_rules.building.steps import spec_of, steps_of
from cogs.messages.words import option_text
from engine.core.errors import EngineError
from engine.core.options import ImpossibleOptions
from engine.core.registry import GAMES
from locales import Say


def chosen(built: Built, what: str, values: Sequence[str], say: Say) -> tuple[Built, list[str]]:
    """What is chosen now, and what has given way or why it is impossible; raises Denied for no menu of ours."""
    options = built.options
    game = GAMES[options.game]
    if not values and what != YES:
        raise Denied("build-stale")
    if what == GAME:
        return _other_game(built, values[0], say)
    if what.startswith(PRESET) and not what.removeprefix(PRESET).strip("0123456789"):
        settled = rebase(game, options, _one_of(game.presets, values[0]))
        lost = [option_text(game.name, one.name, one.before, say) for one in settled.changes]
        return built._replace(options=settled.options), gone_text(lost, say)
    if what == YES:
        return _ticked(built, values, say)
    _one_of([spec.name for spec in game.options], what)
    return _set(built, what, values[0], say)


def _other_game(built: Built, name: str, say: Say) -> tuple[Built, list[str]]:
    """Begin with another game; what was chosen for this one is given up."""
    _one_of(GAMES, name)
    if name == built.options.game:
        return built, []
    lost = GAMES[built.options.game].chosen_at_table(built.options).items()
    told = [option_text(built.options.game, *one, say) for one in lost]
    return built._replace(options=GAMES[name].for_tables(), text=0), gone_text(told, say)


def _ticked(built: Built, values: Sequence[str], say: Say) -> tuple[Built, list[str]]:
    """Set every option of this step that is yes or no, as marked."""
    game, news = GAMES[built.options.game], list[str]()
    asked = [
        name
        for name in steps_of(game.name).STEPS.get(step_name(built), ())
        if spec_of(game, name).kind == "yes-no" and offered(game, built.options, name)
    ]
    before = dict(built.options.values())
    # What is taken away first makes room for what is added.
    for value in ("no", "yes"):
        for name in asked:
            if (name in values) == (value == "yes") and before[name] != value:
                built, told = _set(built, name, value, say)
                news += told
    return built, news


def _set(built: Built, name: str, value: str, say: Say) -> tuple[Built, list[str]]:
    """Set an option; what cannot be leaves everything as it is, with the reason."""
    game = GAMES[built.options.game]
    try:
        settled = choose(game, built.options, name, value)
    except (ImpossibleOptions, Unfit) as reason:
        rule = option_text(game.name, name, value, say)
        return built, [say("build-refused", rule=rule), reason_text(game.name, reason, rule, say)]
    except EngineError as error:
        return built, [explain(error, say) or str(error)]
    text = built.text if texts_of(settled.options) else 0
    return built._replace(options=settled.options, text=text), changes_text(settled, say)


def _one_of(known: Collection[str], name: str) -> str:
    if name not in known:
        raise Denied("build-stale")
    return name

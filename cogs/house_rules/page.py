"""House rules as people see them: all of a server, one of them in full, and what contradicts itself in them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.games.kleurenwiezen.rules import in_words, row_name
from cogs.house_rules.buttons import HouseButton
from cogs.house_rules.ladder import EXAMPLE, row_line
from cogs.learn.rules_text import house_rules
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import house_text, option_text, preset_name
from engine.core.options import Contradiction, Options
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.ladder import Row
from engine.games.kleurenwiezen.options import KleurenOptions
from engine.tables.store.house_rules import House
from locales import Say

Style = discord.ButtonStyle


def houses_page(houses: Sequence[House], say: Say) -> Page:
    """All of a server, a line each."""
    lines = (say("house-list", name=house_text(one.name), **_origin(one, say)) for one in houses)
    return page(say("house-list-title"), fitting(lines))


def house_page(house: House, say: Say, *, own: bool, news: str = "") -> Page:
    """One set in full; `own`: with the buttons of those who may change it; `news`: what to say first."""
    title, origin = say("house-title", name=house_text(house.name)), say("house-made-by", **_origin(house, say))
    changed = house_rules(house.options, say)
    head = "\n".join(filter(None, (news, title, origin)))
    scores = in_words(house.options, "score", say) if isinstance(house.options, KleurenOptions) else ""
    room = PAGE_LIMIT - len(head) - len(scores)
    parts: list[Part] = [head, fitting(changed, room) or say("house-as-usual"), *filter(None, (scores,))]
    if own:
        edit = HouseButton("edit", house.id, label=say("house-button-edit"))
        parts.append([edit, HouseButton("ask", house.id, label=say("house-button-delete"), style=Style.danger)])
    return page(*parts)


def confirm_page(house: House, say: Say) -> Page:
    """Whether to delete it."""
    buttons = [
        HouseButton("delete", house.id, label=say("house-confirm-yes"), style=Style.danger),
        HouseButton("keep", house.id, label=say("house-confirm-no")),
    ]
    return page(say("house-confirm", name=house_text(house.name)), buttons)


def contradiction_lines(game: str, options: Options, say: Say, *, only: str | None = None) -> list[str]:
    """A sentence for each contradiction, under a heading; none where there is none. `only`: those of this option."""
    found = [one for one in GAMES[game].contradictions(options) if only in (None, one.option)]
    return [say("house-contradictory"), *(_sentence(one, say) for one in found)] if found else []


def _sentence(found: Contradiction, say: Say) -> str:
    facts: dict[str, str | int] = {"row": "", "other": "", "most": 0}
    facts |= {name: _fact(fact, say) for name, fact in found.facts.items()}
    rule, example = option_text(found.option, found.value, say), row_line(EXAMPLE, say)
    return say(f"house-contradiction-{found.why}", rule=rule, example=example, **facts)


def _fact(fact: object, say: Say) -> str | int:
    return fact if isinstance(fact, int) else row_name(fact, say) if isinstance(fact, Row) else str(fact)


def _origin(house: House, say: Say) -> dict[str, str]:
    return {"variant": preset_name(house.options.preset, say), "maker": _maker(house, say)}


def _maker(house: House, say: Say) -> str:
    """Who made it, as Discord calls them now; nobody knows who that was where they wanted to be forgotten."""
    return f"<@{house.maker_id}>" if house.maker_id > 0 else say("forget-somebody-gone")

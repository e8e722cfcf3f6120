"""The slash commands somebody can type, in their language, and what they typed for the options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from simcord import Env, MemberActor
from simcord.enums import OptionType
from simcord.interactions import command_leaves, walk_to_subcommand

from engine.core.registry import GAMES
from practice.world import LOCALES

USUAL: Final = (
    *(*GAMES, "duel", "table open", "learn", "rules"),
    *("hint", "look", "last", "why", "hand", "undo", "table show", "table join", "my-tables"),
    *("stats", "leaderboard", "score open", "tournament open", "evening new", "settings mine", "help"),
)
"""The commands that stand first: those that open a table of a game are called like it."""
_NUMBERS = {OptionType.INTEGER: int, OptionType.NUMBER: float}


def commands_for(env: Env, person: MemberActor, channel_id: int, language: str) -> list[dict[str, Any]]:
    """Each command with its options; `words` is what the bot calls it, `label` what the person reads."""
    locale = LOCALES[language]
    found = []
    for root in env.backend.visible_commands(user_id=person.id, channel_id=channel_id):
        for words, leaf in command_leaves(root):
            labels = [_text(node, "name", locale) for node in _nodes(root, words)]
            # The page has no way to bring a file.
            asked = (one for one in leaf.get("options") or () if one["type"] != OptionType.ATTACHMENT)
            options = [_option(one, locale) for one in asked]
            hint = _text(leaf, "description", locale)
            found.append({"words": words, "label": " ".join(labels), "hint": hint, "options": options})
    return sorted(found, key=lambda one: (_usual(one["words"]), len(one["words"]), one["label"]))


def _usual(words: list[str]) -> int:
    """What somebody is most likely to look for comes first: opening a table, learning, what one does at a table."""
    name = " ".join(words)
    return USUAL.index(name) if name in USUAL else len(USUAL)


def label_of(env: Env, name: str, language: str) -> str:
    """What a command of these words is called in a language."""
    words = name.split(" ")
    root = env.backend.find_command(words[0], None)
    return name if root is None else " ".join(_text(node, "name", LOCALES[language]) for node in _nodes(root, words))


def command_named(
    env: Env, person: MemberActor, channel_id: int, words: list[str]
) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
    """The command of these words: its root, what is sent, and how that nests; KeyError or SetupError: there is none."""
    scope = env.backend.visible_commands(user_id=person.id, channel_id=channel_id)
    roots = {one["name"]: one for one in scope}
    root = roots[" ".join(words[:1])]
    return root, *walk_to_subcommand(root, words[1:])


def typed_options(
    env: Env,
    person: MemberActor,
    channel_id: int,
    words: list[str],
    typed: Mapping[str, str],
    people: Mapping[str, Any],
) -> dict[str, Any]:
    """What was typed, as the types the options have; raises KeyError or ValueError if it cannot be that."""
    _, leaf, _ = command_named(env, person, channel_id, words)
    kinds = {one["name"]: OptionType(one["type"]) for one in leaf.get("options") or ()}
    return {name: _value(kinds[name], text, people) for name, text in typed.items()}


def _value(kind: OptionType, text: str, people: Mapping[str, Any]) -> Any:
    if kind in _NUMBERS:
        return _NUMBERS[kind](text)
    if kind is OptionType.BOOLEAN:
        return text == "true"
    if kind in (OptionType.USER, OptionType.MENTIONABLE):
        return people[text]
    return text


def _nodes(root: Mapping[str, Any], words: list[str]) -> Iterator[Mapping[str, Any]]:
    node = root
    yield node
    for word in words[1:]:
        node = next(one for one in node["options"] if one["name"] == word)
        yield node


def _option(option: Mapping[str, Any], locale: str) -> dict[str, Any]:
    return {
        "name": option["name"],
        "label": _text(option, "name", locale),
        "hint": _text(option, "description", locale),
        "type": int(option["type"]),
        "required": bool(option.get("required")),
        "asks": bool(option.get("autocomplete")),
        "choices": [
            {"label": _text(one, "name", locale), "value": str(one["value"])} for one in option.get("choices") or ()
        ],
    }


def _text(node: Mapping[str, Any], field: str, locale: str) -> str:
    return str((node.get(f"{field}_localizations") or {}).get(locale) or node.get(field) or "")

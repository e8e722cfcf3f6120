"""The documented limits of application commands and application emojis."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

Body = Mapping[str, Any]

_COMMAND_NAME: Final = re.compile(r"[-_'\w]{1,32}")


def emoji_problems(body: Body) -> Iterator[str]:
    if not re.fullmatch(r"\w{2,32}", str(body.get("name", "")), re.ASCII):
        yield f"emoji name {body.get('name')!r} is not 2 to 32 letters, digits and underscores"
    encoded = str(body.get("image", "")).partition(",")[2]
    if len(encoded) * 3 // 4 > 256 * 1024:
        yield f"emoji {body.get('name')} is over 256 KiB"


def command_problems(commands: Sequence[Body]) -> Iterator[str]:
    slash = [command for command in commands if command.get("type", 1) == 1]
    if len(slash) > 100:
        yield f"{len(slash)} commands, 100 are possible"
    for command in slash:
        yield from _command(command, 0)
        if (size := _command_size(command)) > 8000:
            yield f"/{command['name']} has {size} characters of names and descriptions, 8000 are possible"
    for kind, name in ((2, "user"), (3, "message")):
        if (count := sum(command.get("type") == kind for command in commands)) > 15:
            yield f"{count} commands in the menu of a {name}, 15 are possible"
    names = Counter(command["name"] for command in slash)
    yield from (f"/{name} {count} times" for name, count in names.items() if count > 1)


def _command(command: Body, depth: int) -> Iterator[str]:
    name = command["name"]
    for text in (name, *(command.get("name_localizations") or {}).values()):
        if not _COMMAND_NAME.fullmatch(text) or text != text.lower():
            yield f"{text!r} is no name for a command or option"
    for text in (command.get("description", ""), *(command.get("description_localizations") or {}).values()):
        if not 1 <= len(text) <= 100:
            yield f"a description of {name} has {len(text)} characters, 1 to 100 are possible"
    options = command.get("options") or []
    if len(options) > 25:
        yield f"{name} has {len(options)} options, 25 are possible"
    for locale in {locale for option in options for locale in option.get("name_localizations") or {}}:
        local = Counter((option.get("name_localizations") or {}).get(locale, option["name"]) for option in options)
        yield from (f"{name} has {count} options {one!r} in {locale}" for one, count in local.items() if count > 1)
    required = [option.get("required", False) for option in options if option["type"] > 2]
    if required != sorted(required, reverse=True):
        yield f"{name} has a required option after one that is not"
    if len(command.get("choices") or []) > 25:
        yield f"{name} has more than 25 choices"
    if command.get("choices") and command.get("autocomplete"):
        yield f"{name} has choices and autocomplete"
    if depth > 2:
        yield f"{name} is nested too deeply"
    for option in options:
        yield from _command(option, depth + 1)


def _command_size(command: Body) -> int:
    def longest(key: str) -> int:
        return max(len(text) for text in (command.get(key, ""), *(command.get(f"{key}_localizations") or {}).values()))

    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in command.get("choices") or [])
    return longest("name") + longest("description") + choices + sum(map(_command_size, command.get("options") or []))

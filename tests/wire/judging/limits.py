"""The documented limits of Discord that neither discord.py, SimCord nor the OpenAPI document checks.

`problems(method, path, body, files)` lists everything Discord would refuse about one REST request, in
plain sentences; the list is empty for a good request. The checks follow Discord's documentation of July and
August 2026 (Components reference, Message resource, Receiving and responding, Application commands).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from tests.wire.judging.command_limits import command_problems, emoji_problems
from tests.wire.judging.thread_limits import thread_problems

Body = Mapping[str, Any]

V2: Final = 1 << 15
EPHEMERAL: Final = 1 << 6
IN_AN_ANSWER: Final = 1 << 2 | EPHEMERAL | 1 << 12 | 1 << 13 | V2
"""Flags of a message that answers an interaction: beside these no embeds, silent, a voice message."""

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS: Final = frozenset({3, 5, 6, 7, 8})
IN_MESSAGE: Final = (
    frozenset({ACTION_ROW, BUTTON, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}) | SELECTS
)
TOP_LEVEL: Final = frozenset({ACTION_ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
IN_CONTAINER: Final = TOP_LEVEL - {CONTAINER}
IN_MODAL: Final = frozenset({LABEL, TEXT, ACTION_ROW})

WRITING: Final = frozenset({"POST", "PUT", "PATCH"})

MEGABYTE: Final = 1 << 20


def problems(method: str, path: str, body: Any, files: Mapping[str, int] | None = None) -> list[str]:
    """What Discord would refuse. `path` starts after `/api/v10`; `files` maps file names to bytes."""
    files = files or {}
    parts = path.split("?")[0].strip("/").split("/")
    if parts[-1] == "callback" and isinstance(body, Mapping):
        return list(_callback(body, files))
    if "commands" in parts and parts[0] == "applications" and method in WRITING:
        return list(command_problems(body if isinstance(body, list) else [body]))
    if parts[-1] == "emojis" and method == "POST":
        return list(emoji_problems(body))
    if parts[0] == "channels" and parts[-1] == "threads" and method == "POST":
        return list(thread_problems(body, opened=True, at_message="messages" in parts))
    if parts[0] == "channels" and len(parts) == 2 and method == "PATCH":
        return list(thread_problems(body, opened=False))
    is_message = (parts[0] == "channels" and "messages" in parts and parts[-1] != "threads") or parts[0] == "webhooks"
    if is_message and method in ("POST", "PATCH") and isinstance(body, Mapping):
        return list(message_problems(body, files, edit=method == "PATCH"))
    return []


def message_problems(message: Body, files: Mapping[str, int] | None = None, *, edit: bool = False) -> Iterator[str]:
    """Problems in the body of a message that is sent or, with `edit`, patched."""
    files = files or {}
    flags = message.get("flags") or 0
    components = message.get("components") or []
    everything = list(walk(components))
    yield from _too_long(message, "content", 2000)
    yield from _files(message, files, everything, edit=edit)
    if flags & V2:
        yield from _v2(message, components, everything)
    else:
        if any(part["type"] not in {ACTION_ROW, BUTTON} | SELECTS for part in everything):
            yield "components of version 2 need the flag IS_COMPONENTS_V2"
        if len(components) > 5:
            yield f"{len(components)} action rows, 5 are possible"
        has_something = files or any(message.get(key) for key in ("content", "embeds", "components", "sticker_ids"))
        if not edit and not has_something:
            yield "an empty message"
    yield from _components(everything)


def walk(components: Sequence[Body]) -> Iterator[Body]:
    """All components, nested ones and accessories too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def _v2(message: Body, components: Sequence[Body], everything: Sequence[Body]) -> Iterator[str]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if message.get(key):
            yield f"{key} cannot stand beside components of version 2"
    if "components" in message and not components:
        yield "a message of version 2 without components"
    if len(everything) > 40:
        yield f"{len(everything)} components, 40 are possible with the nested ones"
    texts = [str(part.get("content", "")) for part in everything if part["type"] == TEXT]
    if sum(map(len, texts)) > 4000:
        yield f"{sum(map(len, texts))} characters of text, 4000 are possible in all"
    if sum(len(text.encode()) + 12 for text in texts) > 10_000:
        yield "more than about 10,000 bytes of text make Discord fail"
    for component in components:
        if component["type"] not in TOP_LEVEL:
            yield f"component type {component['type']} cannot stand at the top of a message"


def _components(everything: Sequence[Body]) -> Iterator[str]:
    ids = Counter(part["custom_id"] for part in everything if part.get("custom_id"))
    yield from (f"custom_id {custom_id!r} {count} times" for custom_id, count in ids.items() if count > 1)
    numbers = Counter(part["id"] for part in everything if part.get("id"))
    yield from (f"component id {number} {count} times" for number, count in numbers.items() if count > 1)
    for part in everything:
        if len(str(part.get("custom_id", "."))) not in range(1, 101):
            yield f"custom_id {part['custom_id']!r} is not 1 to 100 characters long"
        yield from _CHECKS.get(part["type"], _nothing)(part)


def _nothing(part: Body) -> Iterator[str]:
    yield from ()


def _row(part: Body) -> Iterator[str]:
    kinds = [child["type"] for child in part.get("components") or []]
    if not kinds:
        yield "an empty action row"
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        yield "a select shares its action row"
    if len(kinds) > 5:
        yield f"{len(kinds)} buttons in an action row, 5 are possible"


def _button(part: Body) -> Iterator[str]:
    yield from _too_long(part, "label", 80)
    if not part.get("label") and not part.get("emoji") and part.get("style") != 6:
        yield "a button without label and emoji"
    yield from _too_long(part, "url", 512)
    needed = {5: "url", 6: "sku_id"}.get(part.get("style", 0), "custom_id")
    if not part.get(needed):
        yield f"a button of style {part.get('style')} needs {needed}"
    if needed != "custom_id" and part.get("custom_id"):
        yield f"a button of style {part.get('style')} cannot have a custom_id"


def _select(part: Body) -> Iterator[str]:
    yield from _too_long(part, "placeholder", 150)
    if not 0 <= part.get("min_values", 1) <= part.get("max_values", 1) <= 25:
        yield "a select with impossible min_values and max_values"
    if part["type"] != STRING_SELECT:
        return
    options = part.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"a select with {len(options)} options, 1 to 25 are possible"
    chosen = sum(option.get("default") or False for option in options)
    if chosen and not part.get("min_values", 1) <= chosen <= part.get("max_values", 1):
        yield f"a select with {chosen} options chosen, which nobody could choose"
    values = Counter(option.get("value") for option in options)
    yield from (f"option value {value!r} {count} times" for value, count in values.items() if count > 1)
    for option in options:
        for key in ("label", "value", "description"):
            yield from _too_long(option, key, 100)
        if not option.get("label") or not option.get("value"):
            yield "an option without label or value"


def _section(part: Body) -> Iterator[str]:
    children = part.get("components") or []
    if not 1 <= len(children) <= 3 or any(child["type"] != TEXT for child in children):
        yield "a section needs 1 to 3 text displays"
    if (part.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        yield "a section needs a button or thumbnail as accessory"


def _text(part: Body) -> Iterator[str]:
    if not part.get("content"):
        yield "an empty text display"
    yield from _too_long(part, "content", 4000)


def _gallery(part: Body) -> Iterator[str]:
    items = part.get("items") or []
    if not 1 <= len(items) <= 10:
        yield f"a gallery with {len(items)} pictures, 1 to 10 are possible"
    for item in items:
        yield from _media(item)


def _media(part: Body) -> Iterator[str]:
    yield from _too_long(part, "description", 1024)
    if not (part.get("media") or {}).get("url"):
        yield "a picture without address"


def _container(part: Body) -> Iterator[str]:
    children = part.get("components") or []
    if not children:
        yield "an empty container"
    yield from (f"component type {kind} cannot stand in a container" for kind in _kinds(children) - IN_CONTAINER)


def _label(part: Body) -> Iterator[str]:
    yield from _too_long(part, "label", 45)
    yield from _too_long(part, "description", 100)
    child = part.get("component") or {}
    if not child:
        yield "a label without a component"
    if child.get("label"):
        yield "a field inside a label has a label of its own"
    if child.get("type") in SELECTS and child.get("disabled"):
        yield "a select of a modal is disabled"
    if child.get("type") in SELECTS and child.get("required", True) and child.get("min_values") == 0:
        yield "a select of a modal is required, but nothing need be chosen"


def _text_input(part: Body) -> Iterator[str]:
    yield from _too_long(part, "placeholder", 100)
    yield from _too_long(part, "value", part.get("max_length") or 4000)
    if not 0 <= (part.get("min_length") or 0) <= (part.get("max_length") or 4000) <= 4000:
        yield "a field with impossible min_length and max_length"


def _kinds(components: Sequence[Body]) -> set[int]:
    return {child["type"] for child in components}


_CHECKS: Final[dict[int, Callable[[Body], Iterator[str]]]] = {
    ACTION_ROW: _row,
    BUTTON: _button,
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _media,
    GALLERY: _gallery,
    CONTAINER: _container,
    LABEL: _label,
    **dict.fromkeys(SELECTS, _select),
}


def _files(message: Body, files: Mapping[str, int], everything: Sequence[Body], *, edit: bool) -> Iterator[str]:
    if len(files) > 10:
        yield f"{len(files)} files, 10 are possible"
    yield from (f"file {name} is over 10 MiB" for name, size in files.items() if size > 10 * MEGABYTE)
    if sum(files.values()) > 25 * MEGABYTE:
        yield "a request over 25 MiB"
    attachments = message.get("attachments") or []
    for attachment in attachments:
        yield from _too_long(attachment, "description", 1024)
    referenced = set(_attachment_names(everything))
    if "attachments" in message or not edit:
        there = set(files) | {attachment.get("filename") for attachment in attachments}
        yield from (f"attachment://{name} is not among the files" for name in sorted(referenced - there))
    if message.get("flags", 0) & V2:
        yield from (f"file {name} is shown by no component" for name in sorted(set(files) - referenced))


def _attachment_names(everything: Sequence[Body]) -> Iterator[str]:
    for part in everything:
        holders = [part, *(part.get("items") or [])]
        for media in (holder.get(key) or {} for holder in holders for key in ("media", "file")):
            url = str(media.get("url", ""))
            if url.startswith("attachment://"):
                yield url.removeprefix("attachment://")


def _callback(body: Body, files: Mapping[str, int]) -> Iterator[str]:
    data = body.get("data") or {}
    if body.get("type") == 4 and (data.get("flags") or 0) & ~IN_AN_ANSWER:
        yield f"flags {data['flags']} cannot stand on an answer"
    match body.get("type"):
        case 4:
            yield from message_problems(data, files)
        case 7:
            yield from message_problems(data, files, edit=True)
        case 5 if set(data) - {"flags"} or (data.get("flags") or 0) & ~EPHEMERAL:
            yield "a deferred answer may carry only the flag EPHEMERAL"
        case 8:
            choices = data.get("choices") or []
            if len(choices) > 25:
                yield f"{len(choices)} choices, 25 are possible"
            for choice in choices:
                if len(choice["name"]) not in range(1, 101) or len(str(choice["value"])) > 100:
                    yield f"choice {choice['name']!r} is not 1 to 100 characters long"
        case 9:
            yield from _modal(data)


def _modal(modal: Body) -> Iterator[str]:
    components = modal.get("components") or []
    yield from _too_long(modal, "title", 45)
    if not modal.get("title"):
        yield "a modal without title"
    if len(str(modal.get("custom_id", ""))) not in range(1, 101):
        yield "a modal's custom_id is not 1 to 100 characters long"
    if not 1 <= len(components) <= 5:
        yield f"a modal with {len(components)} components, 1 to 5 are possible"
    yield from (f"component type {kind} cannot stand in a modal" for kind in _kinds(components) - IN_MODAL)
    yield from _components(list(walk(components)))


def _too_long(body: Body, key: str, limit: int) -> Iterator[str]:
    if len(str(body.get(key) or "")) > limit:
        yield f"{key} has {len(str(body[key]))} characters, {limit} are possible"

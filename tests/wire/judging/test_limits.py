"""The checker of Discord's documented limits refuses each thing it should."""

from __future__ import annotations

from typing import Any

import pytest

from tests.about import in_one_test
from tests.wire.judging.limits import V2, problems

SEND = "/channels/1/messages"


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": "play", **changes}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def text(content: str = "text") -> dict[str, Any]:
    return {"type": 10, "content": content}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


def select(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "select", "options": [{"label": "one", "value": "1"}], **changes}


def gallery(*names: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}} for name in names]}


def field(**changes: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "words", "style": 1, **changes}


def modal(child: dict[str, Any]) -> dict[str, Any]:
    label = {"type": 18, "label": "Words", "component": child}
    return {"type": 9, "data": {"title": "x", "custom_id": "m", "components": [label]}}


GOOD = [
    (v2(text(), row(button()), gallery("a.png")), {"a.png": 1}),
    (v2({"type": 17, "components": [text(), row(select())]}), {}),
    ({"content": "hello"}, {}),
    ({"content": "hello", "components": [row(button())]}, {}),
]


@pytest.mark.parametrize(("body", "files"), GOOD)
def test_a_message_within_the_limits_has_no_problems(body: dict[str, Any], files: dict[str, int]) -> None:
    assert problems("POST", SEND, body, files) == []


BAD = [
    (v2(text(), content="hello"), "content cannot stand beside"),
    (v2(*[text() for _ in range(41)]), "41 components"),
    (v2({"type": 17, "components": [text() for _ in range(40)]}), "41 components"),
    (v2(text("x" * 2001), text("x" * 2000)), "4001 characters of text"),
    (v2(text("♠" * 3400)), "10,000 bytes"),
    (v2(text("")), "an empty text display"),
    (v2(), "without components"),
    (v2(button()), "cannot stand at the top"),
    (v2(row(button(), button())), "custom_id 'play' 2 times"),
    (v2(text() | {"id": 3}, text() | {"id": 3}), "component id 3 2 times"),
    (v2(row(button(label="x" * 81))), "81 characters"),
    (v2(row(button(custom_id="x" * 101))), "1 to 100"),
    (v2(row(button(label=None))), "without label and emoji"),
    (v2(row(button(style=5))), "needs url"),
    (v2(row(*[button(custom_id=str(n)) for n in range(6)])), "6 buttons"),
    (v2(row(button(style=5, custom_id=None, url="https://" + "x" * 512))), "520 characters"),
    (v2(row(button(), select())), "a select shares"),
    (v2(row(select(options=[{"label": n, "value": n, "default": True} for n in "ab"]))), "2 options chosen"),
    (v2(row()), "an empty action row"),
    (v2(row(select(options=[{"label": str(n), "value": str(n)} for n in range(26)]))), "26 options"),
    (v2(row(select(options=[{"label": "one", "value": "1"}] * 2))), "option value '1' 2 times"),
    (v2({"type": 17, "components": []}), "an empty container"),
    (v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "cannot stand in a container"),
    (v2({"type": 9, "components": [text()]}), "as accessory"),
    (v2(gallery("missing.png")), "attachment://missing.png"),
    (v2(gallery(*[f"{n}.png" for n in range(11)])), "11 pictures"),
    ({"content": "x" * 2001}, "2001 characters"),
    ({"components": [text()]}, "IS_COMPONENTS_V2"),
    ({}, "an empty message"),
]


@in_one_test(("body", "said"), BAD)
def test_a_message_beyond_a_limit_is_named(body: dict[str, Any], said: str) -> None:
    assert any(said in problem for problem in problems("POST", SEND, body))


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({f"{n}.png": 1 for n in range(11)}, "11 files"),
        ({"a.png": 11 << 20}, "over 10 MiB"),
        ({f"{n}.png": 9 << 20 for n in range(3)}, "over 25 MiB"),
    ],
)
def test_files_beyond_a_limit_are_named(files: dict[str, int], said: str) -> None:
    assert any(said in problem for problem in problems("POST", SEND, {"content": "hello"}, files))


def test_a_file_that_no_component_shows_is_named() -> None:
    assert problems("POST", SEND, v2(text()), {"a.png": 1}) == ["file a.png is shown by no component"]


def test_an_edit_may_refer_to_a_file_it_keeps() -> None:
    edit = "/channels/1/messages/2"
    assert problems("PATCH", edit, v2(gallery("a.png"))) == []
    assert problems("PATCH", edit, v2(gallery("a.png"), attachments=[{"id": "5", "filename": "a.png"}])) == []
    assert problems("PATCH", edit, v2(gallery("a.png"), attachments=[])) != []


@in_one_test(
    ("answer", "said"),
    [
        ({"type": 4, "data": v2(text(""))}, "an empty text display"),
        ({"type": 7, "data": v2(text(), content="hello")}, "content cannot stand beside"),
        ({"type": 4, "data": v2(text()) | {"flags": V2 | 1}}, "cannot stand on an answer"),
        ({"type": 5, "data": {"flags": V2}}, "only the flag EPHEMERAL"),
        ({"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}}, "26 choices"),
        ({"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}}, "1 to 100"),
        ({"type": 9, "data": {"title": "x" * 46, "custom_id": "m", "components": [text()]}}, "46 characters"),
        ({"type": 9, "data": {"title": "x", "custom_id": "m", "components": [button()]}}, "cannot stand in a modal"),
        (modal(field(label="x")), "a label of its own"),
        (modal(field(value="xx", max_length=1)), "2 characters, 1 are possible"),
        (modal(field(min_length=2, max_length=1)), "impossible min_length"),
        (modal(select(disabled=True)), "disabled"),
        (modal(select(min_values=0)), "nothing need be chosen"),
    ],
)
def test_an_answer_beyond_a_limit_is_named(answer: dict[str, Any], said: str) -> None:
    assert any(said in problem for problem in problems("POST", "/interactions/1/token/callback", answer))


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play a card", **changes}


@in_one_test(
    ("commands", "said"),
    [
        ([command(name=f"play{n}") for n in range(101)], "101 commands"),
        ([command(), command()], "/play 2 times"),
        ([command(name="Play")], "no name for a command"),
        ([command(name="play card")], "no name for a command"),
        ([command(name_localizations={"nl": "Speel"})], "no name for a command"),
        ([command(description="")], "0 characters"),
        ([command(description_localizations={"nl": "x" * 101})], "101 characters"),
        ([command(options=[command(type=3, name=f"o{n}") for n in range(26)])], "26 options"),
        ([command(type=2, name=str(n), description="") for n in range(16)], "16 commands in the menu"),
        (
            [command(options=[command(type=3, name_localizations={"nl": "b"}), command(type=3, name="b")])],
            "2 options 'b' in nl",
        ),
        ([command(options=[command(type=3), command(type=3, name="b", required=True)])], "required option after"),
        (
            [command(options=[command(type=3, choices=[{"name": "x", "value": "x"}], autocomplete=True)])],
            "autocomplete",
        ),
    ],
)
def test_commands_beyond_a_limit_are_named(commands: list[dict[str, Any]], said: str) -> None:
    assert any(said in problem for problem in problems("PUT", "/applications/1/commands", commands))


@in_one_test(
    ("thread", "said"),
    [
        ({"type": 11}, "1 to 100"),
        ({"type": 11, "name": "x" * 101}, "1 to 100"),
        ({"type": 11, "name": "x", "auto_archive_duration": 61}, "61 minutes"),
        ({"type": 11, "name": "x", "rate_limit_per_user": 21_601}, "six hours"),
        ({"name": "x"}, "is private"),
    ],
)
def test_a_thread_beyond_a_limit_is_named(thread: dict[str, Any], said: str) -> None:
    assert any(said in problem for problem in problems("POST", "/channels/1/threads", thread))


def test_a_thread_within_the_limits_has_no_problems() -> None:
    assert problems("POST", "/channels/1/threads", {"name": "Table 1", "type": 11, "auto_archive_duration": 60}) == []
    assert problems("POST", "/channels/1/messages/2/threads", {"name": "Table 1"}) == []
    assert problems("PATCH", "/channels/1", {"archived": True}) == []
    assert problems("POST", "/interactions/1/token/callback", modal(select(min_values=0, required=False))) == []


def test_asking_for_commands_or_emojis_and_deleting_them_sends_none() -> None:
    assert problems("GET", "/applications/1/commands", None) == []
    assert problems("GET", "/applications/1/emojis", None) == []
    assert problems("DELETE", "/applications/1/commands/2", None) == []


@pytest.mark.parametrize("emoji", [{"name": "a-b", "image": ""}, {"name": "ok", "image": "data:," + "x" * 400_000}])
def test_an_emoji_beyond_a_limit_is_named(emoji: dict[str, str]) -> None:
    assert problems("POST", "/applications/1/emojis", emoji) != []

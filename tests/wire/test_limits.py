"""The checker of Discord's documented limits refuses each thing it should."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wire.limits import V2, problems

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
    (v2(row(button(), select())), "a select shares"),
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


@pytest.mark.parametrize(("body", "said"), BAD, ids=[said for _, said in BAD])
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


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ({"type": 4, "data": v2(text(""))}, "an empty text display"),
        ({"type": 7, "data": v2(text(), content="hello")}, "content cannot stand beside"),
        ({"type": 5, "data": {"flags": V2}}, "only the flag EPHEMERAL"),
        ({"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}}, "26 choices"),
        ({"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}}, "1 to 100"),
        ({"type": 9, "data": {"title": "x" * 46, "custom_id": "m", "components": [text()]}}, "46 characters"),
        ({"type": 9, "data": {"title": "x", "custom_id": "m", "components": [button()]}}, "cannot stand in a modal"),
    ],
)
def test_an_answer_beyond_a_limit_is_named(answer: dict[str, Any], said: str) -> None:
    assert any(said in problem for problem in problems("POST", "/interactions/1/token/callback", answer))


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play a card", **changes}


@pytest.mark.parametrize(
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
        ([command(options=[command(type=3), command(type=3, name="b", required=True)])], "required option after"),
        (
            [command(options=[command(type=3, choices=[{"name": "x", "value": "x"}], autocomplete=True)])],
            "autocomplete",
        ),
    ],
)
def test_commands_beyond_a_limit_are_named(commands: list[dict[str, Any]], said: str) -> None:
    assert any(said in problem for problem in problems("PUT", "/applications/1/commands", commands))


@pytest.mark.parametrize("emoji", [{"name": "a-b", "image": ""}, {"name": "ok", "image": "data:," + "x" * 400_000}])
def test_an_emoji_beyond_a_limit_is_named(emoji: dict[str, str]) -> None:
    assert problems("POST", "/applications/1/emojis", emoji) != []

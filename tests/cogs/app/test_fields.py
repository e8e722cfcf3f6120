"""Fields of forms: what Discord takes, and what was sent in them, by forms of before too."""

from __future__ import annotations

from typing import Any

from simcord.components import validate_modal

from cogs.app.custom_ids import typed_in
from cogs.app.fields import choice_field, form, person_field, sent_in, several_field, text_field

RADIOS, TICKS, MENU, PEOPLE, TEXT = 21, 22, 3, 5, 4


def some(count: int) -> list[tuple[str, str]]:
    return [(str(one), f"Number {one}") for one in range(count)]


def parts(*fields: Any) -> list[dict[str, Any]]:
    """The fields as Discord gets them, which it would take."""
    made = form("T" * 60, "form:1", *fields).to_dict()
    assert len(made["title"]) <= 45
    validate_modal(made)
    return [one["component"] for one in made["components"]]


def test_a_few_things_are_all_shown_and_more_are_a_menu() -> None:
    made = parts(
        choice_field("one", "One", some(10), chosen=("3",)),
        choice_field("many", "L" * 60, some(11), required=False),
        several_field("ticks", "Ticks", some(10), most=2, chosen=("1", "2")),
        several_field("menu", "Menu", some(25)),
        person_field("member", "Member"),
    )
    assert [one["type"] for one in made] == [RADIOS, MENU, TICKS, MENU, PEOPLE]
    assert [one["value"] for one in made[0]["options"] if one["default"]] == ["3"]
    assert (made[1]["min_values"], made[1]["required"]) == (0, False)
    assert (made[2]["min_values"], made[2]["max_values"], made[2]["required"]) == (0, 2, False)
    assert (made[3]["min_values"], made[3]["max_values"], made[3]["required"]) == (0, 25, False)


def test_what_was_sent_is_read_from_every_kind_of_field() -> None:
    boxes: list[dict[str, Any]] = [
        {"type": TEXT, "custom_id": "text", "value": "twice"},
        {"type": RADIOS, "custom_id": "one", "value": "3"},
        {"type": RADIOS, "custom_id": "none", "value": None},
        {"type": TICKS, "custom_id": "ticks", "values": ["1", "2"]},
        {"type": MENU, "custom_id": "menu", "values": ["7"]},
    ]
    data = {"components": [{"type": 18, "component": one} for one in boxes] + [{"type": 10}]}
    assert sent_in(data) == {"text": ("twice",), "one": ("3",), "none": (), "ticks": ("1", "2"), "menu": ("7",)}
    assert dict(typed_in(data)) == {"text": "twice", "one": "3", "none": "", "ticks": "1", "menu": "7"}
    assert parts(text_field("text", "Text", most=4))[0]["type"] == TEXT

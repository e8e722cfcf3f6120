"""Names keep what belongs to them in any script, and lose whatever affects the text around them."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from engine.core.names import MOST_MARKS, UNNAMED, clean_name, isolated
from tests.about import in_one_test

KEPT = [
    "Anna",
    "Zoé-Noël d’Ûcel",
    "👨‍👩‍👧 Jansen",
    "❤️‍🔥",
    "🏳️‍🌈",
    "👩🏽‍🚀",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "🇧🇪 Jef",
    "1️⃣",
    "محمد",
    "علی‌رضا",
    "שָׁלוֹם",
    "अनुष्‍का",
    "สมชาย",
    "日本 花子",
    "*_~`<@1>",
    "",
]
CLEANED = [
    ("\u202eannA", "annA"),
    ("Anna\u2066\u2069\u200f\u061c", "Anna"),
    ("An\u200bn\ufeffa\u00ad", "Anna"),
    ("A\u200dn\u200cn\u200da\u200d", "Anna"),
    ("👩" + "\u200d" * 20 + "🚀", "👩‍🚀"),
    ("\u200d" * 30, UNNAMED),
    ("\u3164\u2800", UNNAMED),
    ("Z" + "\u0301" * 90, "Z" + "\u0301" * MOST_MARKS),
    ("\u0301\u0301Anna", "Anna"),
    ("Anna\n\n# big\r\n> quoted\u2028-# small", "Anna # big > quoted -# small"),
    ("  Anna\u00a0\u2003 B ", "Anna B"),
    ("Anna\U000e0041\U000e0042", "Anna"),
    ("🏴" + "\U000e0067" * 40, "🏴" + "\U000e0067" * 7),
    ("\x00\x1b[31mred\x7f", "[31mred"),
    ("\ud800x\ufffe\ue000", "x"),
]


@in_one_test("name", KEPT)
def test_a_name_as_people_write_it_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@in_one_test(("name", "cleaned"), CLEANED)
def test_what_acts_on_other_text_or_cannot_be_seen_is_left_out(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


@given(st.text(max_size=60))
def test_of_any_text_nothing_is_left_that_turns_breaks_or_piles_up(name: str) -> None:
    cleaned = clean_name(name)
    assert clean_name(cleaned) == cleaned
    assert bool(cleaned) == bool(name)
    assert cleaned == " ".join(cleaned.split())
    marks = 0
    for char in cleaned:
        category = unicodedata.category(char)
        assert category not in ("Cc", "Zl", "Zp", "Cs", "Co")
        assert category != "Cf" or char in "\u200c\u200d" or 0xE0020 <= ord(char) < 0xE0080
        marks = marks + 1 if category in ("Mn", "Me") else 0
        assert marks <= MOST_MARKS
    assert "\u200d\u200d" not in cleaned


def test_a_name_read_from_right_to_left_stands_apart_and_others_do_not() -> None:
    assert isolated("Anna 🎉") == "Anna 🎉"
    for name in ("محمد", "שלום", "Jo שלום"):
        assert isolated(name) == f"\u2068{name}\u2069"

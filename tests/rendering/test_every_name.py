"""Every drawing that shows people, with names of 2 to 32 letters in all scripts: whole, apart, and on the picture."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from functools import cache
from typing import Final

import pytest

import rendering
from locales import LANGUAGES, say_in
from rendering.canvas.letters.graphemes import ELLIPSIS
from rendering.canvas.values import LEAST_LETTER, Picture
from rendering.canvas.wording import fits
from rendering.table.picture import scene_of
from rendering.table.position import position_of
from tests.about import about
from tests.exhibition.gallery.everything import exhibits
from tests.exhibition.gallery.exhibit import SERVER, Exhibit
from tests.rendering.lettering import watched
from tests.rendering.names import LONG_NAMES, grown
from tests.rendering.renamed import laid_out, outside, overlaps, renamed, shows_people

WIDE: Final = ("W", "漢字書道日本語中国韓国台湾香港", "ШЩЮЖ", "Ｗｉｄｅ", "MMMMMMMM MMMMMMMMMMMM", "한국어이름")
HIGH: Final = ("സുരേഷ് ഹരിപ്രസാദ്", "သီရိလင်္ကာနိုင်ငံ", "சூரியகாந்தி செல்வராஜ்", "অনিরুদ্ধ চট্টোপাধ্যায়", "සිංහල ශ්‍රී")
"""Letters that are as wide as any, and as high."""
SETS: Final = {
    "short": ("Bo", "Al", "李", "Ω9"),
    "usual": tuple(grown(name, 8) for name in LONG_NAMES),
    "longer": tuple(grown(name, 18) for name in (*LONG_NAMES, *HIGH)),
    "long": LONG_NAMES,
    "wide": tuple(grown(name, 32) for name in WIDE),
    "one-letter": (grown("W", 32),),
    "high": tuple(grown(name, 32) for name in HIGH),
    "pictures": (grown("🎉🃏🤡🦄🐼🚀", 24),),
}
FIRST: Final = (
    *("Marie-Christine", "François-Xavier", "Bartholomeus", "Константин"),
    *("Wilhelmina", "Jan-Baptist", "Ελένη", "Noor"),
)
LAST: Final = (
    *("Van den Bossche", "de la Tour", "Vandenbroucke", "Задунайский"),
    *("Vanderstraeten", "Goethals", "Καραγιάννη", "Al-Hassan Ibrahim"),
)
EVERYWHERE: Final = ("wide", "long", "high")
"""With these all pictures are drawn; with each of the others every third, and one by each drawing."""
_AVATARS: Final = 130
"""The greatest width of an avatar, whose signs lie on its initials."""
_NOT_SHOWN: Final = "rendering.cards.small_cards.draw_hands"
"""Hands beside each other, of which the gallery has no picture."""


@cache
def people() -> tuple[Exhibit, ...]:
    """Everything that shows somebody."""
    return tuple(one for one in exhibits("fr") if shows_people(one))


def some_people(which: str) -> list[Exhibit]:
    """Those that a set of names is tried on."""
    others = [name for name in SETS if name not in EVERYWHERE]
    if which not in others:
        return list(people())
    first = {one.draw.func: one for one in reversed(people())}.values()  # type: ignore[attr-defined]
    return list(dict.fromkeys((*first, *people()[others.index(which) % 3 :: 3])))


def test_the_gallery_has_a_picture_by_every_drawing() -> None:
    drawn = {f"{one.draw.func.__module__}.{one.draw.func.__name__}" for one in exhibits("fr")}  # type: ignore[attr-defined]
    found = {
        f"{module.__name__}.{name}"
        for one in pkgutil.walk_packages(rendering.__path__, "rendering.")
        if "__main__" not in one.name
        for module in (importlib.import_module(one.name),)
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and function.__annotations__.get("return") == Picture.__name__
    }
    assert {one for one in found - drawn if not one.rpartition(".")[2].startswith("_")} == {_NOT_SHOWN}
    assert len(people()) > 180


@pytest.mark.parametrize("which", SETS)
def test_names_are_whole_clear_of_each_other_and_large_enough_on_every_picture(which: str) -> None:
    with watched(with_cards=False) as written:
        for one in some_people(which):
            written.clear()
            with about(one.name), laid_out() as pages:
                renamed(one, SETS[which]).draw()
            with about(one.name):
                assert not {text.text for text in written if ELLIPSIS in text.text and SERVER not in text.text}
                assert not {text for text in written if text.size < LEAST_LETTER}
                for page in pages:
                    assert not outside(page)
                    assert page.size[0] < _AVATARS or not overlaps(page)


@pytest.mark.parametrize("which", ["wide", "high", "long"])
def test_plates_keep_clear_of_each_other_and_of_the_edge_whatever_people_are_called(which: str) -> None:
    for one in people():
        if one.draw.func.__name__ != "draw_table":  # type: ignore[attr-defined]
            continue
        view, labels, look, *_ = renamed(one, SETS[which]).draw.keywords.values()  # type: ignore[attr-defined]
        scene = scene_of(position_of(view), labels, look, say_in("fr"))
        plates = [piece.box for piece in scene.pieces if piece.kind in ("plate", "last", "idle", "combination")]
        with about(one.name):
            assert not [box for at, box in enumerate(plates) if any(box.meets(other) for other in plates[:at])]
            assert all(box.left >= 0 and box.right <= 800 and box.bottom <= scene.plan.height for box in plates)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_names_of_eighteen_letters_and_more_without_cutting_them(language: str) -> None:
    for letters in (18, 26, 32):
        names = [grown(f"{first} {last}", letters) for first, last in zip(FIRST, LAST, strict=True)]
        for one in exhibits(language):
            if shows_people(one):
                told = renamed(one, names).words()
                with about(one.name, letters):
                    assert fits(told)
                    assert ELLIPSIS not in told or SERVER in told

"""Names in any script: drawn with the available fonts, as initials if there are none, and never cut in half."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from engine.core.names import isolated
from rendering.canvas.fonts import Lettering, cut, initials, lettered, text_mask, width_of
from rendering.canvas.letters.coverage import coverage
from rendering.canvas.letters.graphemes import ELLIPSIS, graphemes, shortened, tidy
from tests.about import about, in_one_test
from tests.exhibition.gallery.sheets import NAMES

BUNDLED = {
    "Greek": "Ελένη",
    "Cyrillic": "Олег",
    "Hebrew": "שלום",
    "Arabic": "مرحبا",
    "Devanagari": "प्रिया",
    "Thai": "สมชาย",
    "Vietnamese": "Nguyễn Thị",
    "Chinese": "李小龙 陳靜",
    "Japanese": "田中ゆうこ タナカ",
    "Korean": "김민수",
    "Bengali": "নীলা",
    "Tamil": "தமிழ்",
    "Georgian": "გიორგი",
    "Armenian": "Նարեկ",
    "Ethiopic": "ሀበገደ",
    "Khmer": "សុខា",
    "emoji": "Jo \N{PARTY POPPER}",
}
FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
HIEROGLYPHS = "\U00013000\U00013001\U00013002"
"""Which no font in a package has."""
FLAG = "\N{REGIONAL INDICATOR SYMBOL LETTER B}\N{REGIONAL INDICATOR SYMBOL LETTER E}"

ASK = """
import hashlib, json, sys
from PIL import features
assert sys.platform != "linux" or not features.check("fribidi"), "the system's library is not hidden"
from rendering.canvas.fonts import Lettering, lettered, text_mask
for name in json.loads(sys.argv[1]):
    text, letters = lettered(name, Lettering.BOLD, "Seat 1")
    mask, _ = text_mask(text, letters, 40)
    print(json.dumps([text, mask.getbbox() is not None, hashlib.sha256(mask.tobytes()).hexdigest()]))
"""


def drawn_with(folder: Path, *names: str) -> list[tuple[str, bool, str]]:
    """How names come out where the system has no fonts but those of this folder, and nothing that sets letters.

    The text, whether it shows, and how.
    """
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_DATA_DIRS": str(folder)}
    # Pillow loads the first file of this name, which is none.
    hidden = folder / "hidden"
    hidden.mkdir(exist_ok=True)
    (hidden / "libfribidi.so.0").touch()
    home |= {"LD_LIBRARY_PATH": str(hidden)}
    done = subprocess.run(
        [sys.executable, "-c", ASK, json.dumps(names)],
        env=dict(os.environ) | home,
        cwd=Path(__file__).parents[4],
        capture_output=True,
        text=True,
        check=True,
    )
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def font_with(letters: str) -> bytes:
    """A font that has only these letters, and draws them all as an A."""
    data = bytearray((files("font_amatic_sc") / "files" / "AmaticSC-Bold.ttf").read_bytes())
    groups = b"".join(struct.pack(">III", ord(letter), ord(letter), 36) for letter in sorted(letters))
    table = struct.pack(">HHHHI", 0, 1, 3, 10, 12)
    table += struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(letters)) + groups
    for number in range(struct.unpack_from(">H", data, 4)[0]):
        at = 12 + 16 * number
        if data[at : at + 4] == b"cmap":
            struct.pack_into(">II", data, at + 8, len(data), len(table))
    return bytes(data) + table


def test_scripts_of_the_bundled_fonts_need_nothing_of_the_system(tmp_path: Path) -> None:
    for name, (text, shows, _) in zip(BUNDLED.values(), drawn_with(tmp_path, *BUNDLED.values()), strict=True):
        assert (text, shows) == (isolated(tidy(name)), True)


def test_a_machine_with_nothing_but_our_requirements_draws_sixty_names_as_every_other_does(tmp_path: Path) -> None:
    for name, (text, shows, how) in zip(NAMES, drawn_with(tmp_path, *NAMES), strict=True):
        with about(name):
            assert (text, shows) == (isolated(tidy(name)), True)
            mask, _ = text_mask(text, Lettering.BOLD, 40)
            assert sha256(mask.tobytes()).hexdigest() == how


def test_letters_no_font_has_become_initials_and_else_the_seat(tmp_path: Path) -> None:
    names = ("ⵣⵉⵔⵉ ⵎⴰⵢⴰ", "ᏣᎳᎩ", HIEROGLYPHS, f"Jo {HIEROGLYPHS}", "\ue000")
    kept = [text for text, _, _ in drawn_with(tmp_path, *names)]
    assert kept == ["Y. Y.", "T.", "Seat 1", "Jo", "Seat 1"]


def test_what_only_asks_for_an_emoji_in_colours_leaves_no_box() -> None:
    assert tidy("\N{HEAVY BLACK HEART}\ufe0f Jo") == "\N{HEAVY BLACK HEART} Jo"


def test_a_blank_after_an_emoji_is_as_wide_as_any() -> None:
    cat, name = "\N{CAT FACE}", "Jo"
    apart, together = (width_of(text, Lettering.BOLD, 40) for text in (f"{cat} {name}", f"{cat}{name}"))
    blank = width_of("o o", Lettering.BOLD, 40) - width_of("oo", Lettering.BOLD, 40)
    assert abs(apart - together - blank) <= 1


def test_a_font_of_the_system_draws_what_the_bundled_ones_lack(tmp_path: Path) -> None:
    (tmp_path / "fonts" / "deep").mkdir(parents=True)
    (tmp_path / "fonts" / "deep" / "Fake.ttf").write_bytes(font_with(HIEROGLYPHS[:2]))
    (tmp_path / "fonts" / "broken.ttf").write_bytes(b"\0\1\0\0 no font")
    (tmp_path / "fonts" / "empty.otf").touch()
    (whole, shows, how), (part, _, _), (same, _, as_well) = drawn_with(
        tmp_path, HIEROGLYPHS[:2], HIEROGLYPHS, HIEROGLYPHS[0] * 2
    )
    assert (whole, shows, part, same) == (HIEROGLYPHS[:2], True, HIEROGLYPHS[:2], HIEROGLYPHS[0] * 2)
    assert how == as_well


def test_a_font_is_asked_what_it_has(tmp_path: Path) -> None:
    fake = tmp_path / "fake.ttf"
    fake.write_bytes(font_with("日本"))
    assert [coverage(str(fake)).has(letter) for letter in "日本語A"] == [True, True, False, False]
    plain = coverage(str(files("font_source_sans_pro") / "files" / "SourceSansPro-Bold.ttf"))
    assert all(map(plain.has, "AzéŁЯΩ0…"))
    assert not any(map(plain.has, "日\ue000\U0001f389\uffff"))
    assert not coverage(str(tmp_path / "none.ttf")).has("A")


@in_one_test("name", BUNDLED.values())
@in_one_test("lettering", Lettering)
def test_every_script_shows_in_every_lettering(name: str, lettering: Lettering) -> None:
    text, letters = lettered(name, lettering, "-")
    mask, ascent = text_mask(text, letters, 40)
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    assert right - left > 30 * letters.width
    assert top < ascent
    assert bottom < mask.height
    assert width_of(text, letters, 40) <= mask.width - 4


def test_hebrew_runs_from_right_to_left() -> None:
    def ink(text: str, half: int) -> int:
        mask, _ = text_mask(text, Lettering.BOLD, 60)
        box = (0, 0, mask.width // 2, mask.height) if half == 0 else (mask.width // 2, 0, mask.width, mask.height)
        return sum(level > 128 for level in mask.crop(box).tobytes())

    # A broad letter, then a narrow one: the broad one is drawn at the right.
    assert ink("שי", 1) > ink("שי", 0)
    assert ink("WI", 0) > ink("WI", 1)


@in_one_test(
    ("text", "letters"),
    [
        ("Zoé", 3),
        ("Zoe\u0301", 3),
        (FAMILY + "a", 2),
        (FLAG * 2, 2),
        ("\N{WAVING HAND SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-3}!", 2),
        ("\N{HEAVY BLACK HEART}\ufe0f", 1),
        ("क्षत्रि", 2),
        ("น้ำ", 1),
        ("\u1100\u1161\u11a8\u1100", 2),
        ("", 0),
    ],
)
def test_a_letter_is_what_a_reader_takes_for_one(text: str, letters: int) -> None:
    assert len(graphemes(text)) == letters
    assert "".join(graphemes(text)) == text


@in_one_test("name", [FAMILY * 9, "e\u0301" * 40, "प्रिया" * 9, "สมชายน้ำ" * 9, "مرحبا" * 9, "W" * 60])
def test_a_name_is_never_cut_within_a_letter(name: str) -> None:
    for room in range(60, 400, 45):
        short = cut(name, Lettering.BOLD, 30, room)
        whole = graphemes(name)
        assert short.removesuffix(ELLIPSIS) in {"".join(whole[:count]) for count in range(len(whole) + 1)}
        assert width_of(short, Lettering.BOLD, 30) <= room


@pytest.mark.parametrize("name", [FAMILY * 9, "e\u0301" * 40, "W" * 60])
def test_a_text_is_shortened_to_so_many_characters_between_letters(name: str) -> None:
    whole = graphemes(name)
    for most in range(1, len(name)):
        short = shortened(name, most)
        assert len(short) <= most
        assert short.removesuffix(ELLIPSIS) in {"".join(whole[:count]) for count in range(len(whole))}
    assert shortened(name, len(name)) == name


@in_one_test(
    ("name", "expected"),
    [("Նարեկ Հակոբյան", "N. H."), ("ሀ በ ገ ደ", "H. B. G."), ("ひろ", "H."), ("日本", ""), ("🎉 !", ""), ("", "")],
)
def test_initials_are_those_of_the_letters_names(name: str, expected: str) -> None:
    assert initials(name) == expected

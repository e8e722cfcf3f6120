"""Names of two to thirty-two letters in many scripts, of both directions, with joined emojis: whole and in order."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from PIL import Image

from engine.core.names import isolated
from rendering.canvas.fonts import Lettering, cut, first_word, lettered, path_of, text_mask, width_of
from rendering.canvas.letters.bidi import from_left, levels
from rendering.canvas.letters.graphemes import ELLIPSIS, graphemes, tidy
from rendering.canvas.letters.runs import _settled, runs
from rendering.canvas.letters.shaping import Face, shaped
from tests.about import about
from tests.exhibition.gallery.sheets import NAMES

ALPHABETS = {
    "Latin": "abcdefghijklmnopqrstuvwxyzéèçßøłşž",
    "Greek": "αβγδεζηθικλμνξοπρστυφχψωάέ",
    "Cyrillic": "абвгдежзийклмнопрстуфхцчшщъыьэюяђћ",
    "Armenian": "աբգդեզէըթժիլխծկհձղճմ",
    "Georgian": "აბგდევზთიკლმნოპჟრსტუფქღყშ",
    "Ethiopic": "ሀለሐመሠረሰሸቀበተቸኀነኘአከወዘ",
    "Hebrew": "אבגדהוזחטיכלמנסעפצקרשתםןךףץ",
    "Arabic": "ابتثجحخدذرزسشصضطظعغفقكلمنهويپچگ",
    "Thai": "กขคงจฉชซญดตถทธนบปพภมยรลวศสหอะาเแ",
    "Devanagari": "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुू",
    "Bengali": "কখগঘচছজঝটঠডঢণতথদধনপফবভমযরলশষসহািীু",
    "Tamil": "கஙசஞடணதநபமயரலவழளறனாிீு",
    "Khmer": "កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអាិីឹុូ",
    "Chinese": "李小龙陳靜王明华天地人山水火木",
    "Japanese": "田中ゆうこタナカけんじさくら",
    "Korean": "김이박최정민수영희철가나다라마",
}
PICTURES = ("🎉", "😀", "🇧🇪", "🇯🇵", "👨‍👩‍👧‍👦", "👩🏽‍⚕", "🧑‍🚀", "🏳‍🌈", "❤‍🔥", "1⃣", "👋🏿")
BETWEEN = (" ", " ", "-", ".", " (", ") ", " & ", " 12 ", ", ")
PEOPLE = ("👨", "👩", "🧑")
WORK = "⚕⚖✈🌾🍳🍼🎓🎤🎨🏫🏭💻💼🔧🔬🚀🚒🦯🦼🦽"
TONES = ("", *map(chr, range(0x1F3FB, 0x1F400)))
COUNTRIES = (
    "AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW "
    "BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES "
    "ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE "
    "IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC "
    "MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE "
    "PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV "
    "SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS "
    "XK YE YT ZA ZM ZW"
)
"""All that have a flag."""
OWN = str(files("font_source_sans_pro") / "files" / "SourceSansPro-Bold.ttf")
WEIGHT = 700
ISOLATES = "\u2068\u2069"


def flag_of(country: str) -> str:
    """The flag of two letters."""
    return "".join(chr(0x1F1E6 + ord(letter) - ord("A")) for letter in country)


def words_of(alphabet: str, chance: random.Random) -> Iterator[str]:
    """A name of each length from 2 to 32 letters, in one to three words."""
    for length in range(2, 33):
        letters = [chance.choice(alphabet) for _ in range(length)]
        # A word begins with a letter, not with a mark.
        letters[0] = next(letter for letter in alphabet if unicodedata.category(letter)[0] == "L")
        if length > 6:
            letters[length // 2 - 1 : length // 2 + 1] = [" ", letters[0]]
        yield "".join(letters)


def mixed(chance: random.Random) -> str:
    """Words of several scripts, figures, brackets and emojis."""
    parts: list[str] = []
    for _ in range(chance.randint(2, 4)):
        alphabet = ALPHABETS[chance.choice(tuple(ALPHABETS))]
        first = next(letter for letter in alphabet if unicodedata.category(letter)[0] == "L")
        word = first + "".join(chance.choices(alphabet, k=chance.randint(1, 5)))
        parts += [chance.choice(PICTURES) if chance.random() < 0.25 else word, chance.choice(BETWEEN)]
    return "".join(parts[:-1])


def names() -> Iterator[str]:
    """Many names, always the same."""
    chance = random.Random(2)
    for alphabet in ALPHABETS.values():
        yield from words_of(alphabet, chance)
    for _ in range(400):
        yield mixed(chance)
    yield from NAMES


def check_whole(name: str) -> None:
    """Nothing is dropped, no letter is a box, and all ink is on the mask."""
    text, letters = lettered(name, Lettering.BOLD, "-")
    assert text == isolated(tidy(name))
    assert letters is Lettering.BOLD
    assert all(run.shaped(WEIGHT).whole for run in runs(text, OWN))
    mask, ascent = text_mask(text, Lettering.BOLD, 40)
    assert clear_at_the_edges(mask)
    assert 0 < ascent < mask.height


def clear_at_the_edges(mask: Image.Image) -> bool:
    """Whether no ink touches an edge, as it would if any had been cut off."""
    left, top, right, bottom = mask.getbbox() or (1, 1, 1, 1)
    return left > 0 and top > 0 and right < mask.width and bottom < mask.height


def check_order(name: str) -> None:
    """Stretches of one font stand from left to right as the letters of the whole line do."""
    text = isolated(tidy(name))
    whole, at, of_letters = graphemes(text), 0, levels(text)
    starts = []
    for one in whole:
        starts.append(of_letters[at])
        at += len(one)
    expected = "".join(one for one in from_left(whole, starts) if one not in ISOLATES)
    found = ""
    for run in runs(text, OWN):
        found += "".join(reversed(graphemes(run.text))) if run.leftward else run.text
    assert found == expected


def test_every_name_of_two_to_thirty_two_letters_in_sixteen_scripts_is_drawn_whole_and_in_order() -> None:
    for name in names():
        with about(name, ascii(name)):
            check_whole(name)
            check_order(name)


def test_every_flag_family_and_profession_is_one_picture_in_every_tone() -> None:
    flags = list(map(flag_of, COUNTRIES.split()))
    workers = [f"{one}{tone}\u200d{work}" for one, tone, work in product(PEOPLE, TONES, WORK)]
    families = [f"{a}\u200d{b}\u200d{c}" for a, b, c in product("👨👩", "👩", "👦👧")]
    families += [f"{one}\u200d{other}" for one, other in product("👨👩", "👦👧")]
    couples = [f"{PEOPLE[2]}{a}\u200d🤝\u200d{PEOPLE[2]}{b}" for a, b in product(TONES[1:], repeat=2)]
    keycaps = [f"{key}\u20e3" for key in "0123456789#*"]
    for picture in (*flags, *workers, *families, *couples, *keycaps):
        with about(picture, ascii(picture)):
            (run,) = runs(picture, OWN)
            assert lettered(f"Jo {picture}", Lettering.BOLD, "-")[0] == f"Jo {picture}"
            assert (run.shaped(WEIGHT).whole, run.shaped(WEIGHT).pictures) == (True, 1)


def test_flags_of_no_country_and_pictures_no_font_joins_stand_side_by_side() -> None:
    for name in (flag_of("AH"), "🎉\u200d🚀"):
        assert lettered(f"Jo {name}", Lettering.BOLD, "-")[0] == f"Jo {name}"
        (run,) = runs(name, OWN)
        assert (run.shaped(WEIGHT).whole, run.shaped(WEIGHT).pictures) == (True, 2)


@pytest.mark.parametrize("name", ["אבג (Mo) [12]", "محمد (علي)", "(שרה)"])
def test_brackets_are_turned_where_letters_run_from_right_to_left(name: str) -> None:
    for run in runs(isolated(name), OWN):
        for bracket, turned in zip("()[]", ")(][", strict=True):
            if run.leftward and bracket in run.text:
                plain = shaped(turned, Face(run.path, WEIGHT), leftward=False, script="", language="und")
                assert plain.glyphs[0].number in [glyph.number for glyph in run.shaped(WEIGHT).glyphs]
    assert any(run.leftward and set("()") & set(run.text) for run in runs(isolated(name), OWN))


def test_letters_that_differ_between_languages_follow_the_letters_beside_them() -> None:
    def bone(name: str) -> int:
        return next(
            glyph.number for run in runs(name, OWN) if "直" in run.text for glyph in run.shaped(WEIGHT).glyphs[:1]
        )

    assert bone("直") == bone("直 Jo") != bone("直の")
    assert bone("직 直") == bone("直の")


def test_a_mark_that_no_font_has_composed_stands_over_its_letter() -> None:
    with_mark, without = (text_mask(text, Lettering.BOLD, 40)[0] for text in ("x\u030c", "x"))
    (_, top, _, _), (_, bare, _, _) = with_mark.getbbox() or (0,) * 4, without.getbbox() or (0,) * 4
    assert top < bare
    assert abs(with_mark.width - without.width) <= 1


def test_a_cut_name_stays_isolated_and_so_does_its_first_word() -> None:
    name, _ = lettered("محمد علي الحسين بن عبد الله", Lettering.BOLD, "-")
    short = cut(name, Lettering.BOLD, 30, 200)
    assert short.startswith(ISOLATES[0])
    assert short.endswith(ELLIPSIS + ISOLATES[1])
    assert width_of(short, Lettering.BOLD, 30) <= 200
    assert first_word(name) == isolated("محمد")
    # The ellipsis stands where reading ends: at the left.
    assert runs(short, OWN)[0].text.startswith(ELLIPSIS)


def test_latin_letters_and_signs_are_one_stretch_as_if_everything_were_settled() -> None:
    chance = random.Random("plain")
    signs = [chr(number) for number in range(0x20, 0x250)]
    words = ["", " ", "1", "(1) a", "1,5 %", "a-1", *NAMES]
    words += ["".join(chance.choices(signs[:95] + signs, k=chance.randrange(1, 20))) for _ in range(150)]
    for lettering in (Lettering.PLAIN, Lettering.CHALK):
        for word in words:
            with about(repr(word)):
                assert runs(word, path_of(lettering)) == _settled(word, path_of(lettering))

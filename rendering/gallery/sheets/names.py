"""Sixty names as people write them, on one sheet: scripts, both directions in one name, flags and joined emojis."""

from __future__ import annotations

from typing import Final

from PIL import Image

from rendering.canvas import colours
from rendering.canvas.encode import encode_whole
from rendering.canvas.fonts import Lettering, cut, lettered, write
from rendering.canvas.values import LEAST_LETTER

_SCOTLAND: Final = "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbsct") + "\U000e007f"
NAMES: Final = (
    *("Zoé Noël", "Łukasz Świątek", "Nguyễn Thị Hồng", "Şule Yıldız", "Þórdís Ægisdóttir", "x̌əlx̌el J̌on"),
    *("Ελένη Παπαδοπούλου", "Гриша Лисицын", "Јован Ђорђевић", "Նարեկ Հակոբյան", "გიორგი ბერიძე", "ሀበሻ አበበ"),
    *("محمد علي", "فاطمة الزهراء", "پرویز کیانی", "نستعلیق ڈھاکہ", "יוסי כהן", "שָׁלוֹם"),
    *("สมชาย ใจดี", "น้ำฝน กุ้ง", "ສົມໄຊ ວົງ", "សុខា ចាន់", "အောင်ဆန်း", "प्रिया शर्मा"),
    *("क्षत्रिय श्री", "নীলা চৌধুরী", "ਹਰਪ੍ਰੀਤ ਸਿੰਘ", "ગુજરાતી શ્રી", "ଓଡ଼ିଆ ପ୍ରିୟା", "தமிழ் செல்வி"),
    *("తెలుగు శ్రీ", "ಕನ್ನಡ ಶ್ರೀ", "മലയാളം കൃഷ്ണ", "සිංහල ශ්‍රී", "李小龙", "陳靜 (阿靜)"),
    *("田中ゆうこ", "タナカ・ケン", "김민수", "直骨今令角", "直骨今令角の", "Ｗｉｄｅ　Ｍａｎ"),
    *("Mo محمد 12", "محمد (Mo) 12", "משה [Max] 3.5", "Anna (אנה)", "علي & שרה", "+32 محمد, 50%"),
    *(
        "Jan 🇧🇪",
        "🇯🇵🇰🇷 Kim",
        f"{_SCOTLAND} Ewan",
        "Jo 👨‍👩‍👧‍👦",
        "Dr 👩🏽‍⚕️ Ada",
        "👩‍🚀🧑‍🌾👨‍🍳",
    ),
    *("Pride 🏳️‍🌈", "❤️‍🔥 Zoé 🎉", "1️⃣ #️⃣ ace", "👫🏽 👩🏾‍🤝‍👨🏼", "♥♠ Bets", "🃏 Ҝ𝖎𝖓𝖌 𝓑𝓸𝓫"),
)
_ACROSS: Final = 3
_COLUMN, _ROW, _EDGE = 440, 62, 24
_SIZE: Final = LEAST_LETTER + 6
_COLOURS: Final = 64


def names_sheet() -> bytes:
    """PNG bytes: the names in rows of three, each as large as on a table."""
    rows = -(-len(NAMES) // _ACROSS)
    sheet = Image.new("RGB", (_ACROSS * _COLUMN + _EDGE, rows * _ROW + _EDGE), colours.PLATE)
    for number, name in enumerate(NAMES):
        row, column = divmod(number, _ACROSS)
        words, letters = lettered(name, Lettering.BOLD, "–")
        at = _EDGE + column * _COLUMN, _EDGE + row * _ROW + _ROW * 0.6
        write(sheet, at, cut(words, letters, _SIZE, _COLUMN - _EDGE), letters, _SIZE, colours.TEXT)
    return encode_whole(sheet.quantize(_COLOURS))

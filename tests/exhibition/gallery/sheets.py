"""Sheets of the gallery: the pack in every way it is printed, all emojis, and sixty names as people write them."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PIL import Image

from engine.core.cards import Card, Rank, Suit
from locales.cards import INDEX_SETS
from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode_whole
from rendering.canvas.fonts import Lettering, cut, lettered, write
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.cards.faces import HIGH, WIDE
from rendering.cards.sprites import sprite
from rendering.cards.tiles import TILES, Tile, draw_tile

_GROUND: Final = (0x31, 0x33, 0x38)
_CARDS_COLOURS: Final = 64
_WIDTHS: Final = (60, 160, 480)
_COURTS: Final = (Rank.KING, Rank.QUEEN, Rank.JACK)


def card_sheets() -> Iterator[tuple[str, bytes]]:
    """Name and PNG bytes: one with each suit in another index set, then each whole set, then the courts by width."""
    suits = [[Card.of(suit, rank) for rank in sorted(Rank, reverse=True)] for suit in Suit]
    looks = [Look(name, four_colours=number > 1) for number, name in enumerate(INDEX_SETS)]
    yield "cards", _sheet(list(zip(suits, looks, strict=True)), 110)
    for name in INDEX_SETS:
        for four_colours in (False, True):
            rows = [(cards, Look(name, four_colours)) for cards in suits]
            yield f"cards-{name}-{'four' if four_colours else 'two'}", _sheet(rows, 110)
    courts = [Card.of(suit, rank) for suit in Suit for rank in _COURTS]
    for width in _WIDTHS:
        halves = (*courts[:6], None), (*courts[6:], Card.of(Suit.S, Rank.ACE))
        yield f"courts-{width}", _sheet([(cards, looks[0]) for cards in halves], width)


def _sheet(rows: Sequence[tuple[Sequence[Card | None], Look]], width: int) -> bytes:
    gap = width // 12 + 2
    across, down = width + gap, round(width * HIGH / WIDE) + gap
    image = Image.new("RGB", (max(len(cards) for cards, _ in rows) * across + gap, len(rows) * down + gap), _GROUND)
    for row, (cards, look) in enumerate(rows):
        for column, card in enumerate(cards):
            middle = (gap + column * across + width / 2, gap + row * down + (down - gap) / 2)
            sprite(card, look, width).put(image, middle)
    return encode_whole(image.quantize(_CARDS_COLOURS))


_GROUNDS: Final[tuple[RGB, ...]] = ((0x31, 0x33, 0x38), (255, 255, 255))
_CELLS: Final = ((22, 28), (48, 56))
"""Sizes and the room each takes: within a text, and in a message of nothing but emojis."""
_EMOJIS_COLOURS: Final = 128


def emoji_sheet() -> bytes:
    """PNG bytes: a row for each suit and colour; small on dark beside small on white, below that large on either."""
    tiles = {tile: Image.open(io.BytesIO(draw_tile(tile))) for tile in TILES}
    (small_dark, small_white), (large_dark, large_white) = (
        [_block(tiles, *cell, at) for at in _GROUNDS] for cell in _CELLS
    )
    places = [(small_dark, (0, 0)), (small_white, (small_dark.width, 0))]
    places += [(large_dark, (0, small_dark.height)), (large_white, (0, small_dark.height + large_dark.height))]
    sheet = Image.new("RGB", (large_dark.width, small_dark.height + 2 * large_dark.height))
    for block, at in places:
        sheet.paste(block, at)
    return encode_whole(sheet.quantize(_EMOJIS_COLOURS))


def _block(tiles: Mapping[Tile, Image.Image], size: int, cell: int, ground: RGB) -> Image.Image:
    rows = sorted({(tile.suit, tile.four_colours) for tile in TILES})
    columns = list(dict.fromkeys(tile.index for tile in TILES))
    block = Image.new("RGB", (len(columns) * cell, len(rows) * cell), ground)
    edge = (cell - size) // 2
    for tile, drawn in tiles.items():
        small = drawn.resize((size, size), Image.Resampling.LANCZOS)
        row, column = rows.index((tile.suit, tile.four_colours)), columns.index(tile.index)
        block.paste(small, (column * cell + edge, row * cell + edge), small)
    return block


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


def names_sheet() -> bytes:
    """PNG bytes: the names in rows of three, each as large as on a table."""
    rows = -(-len(NAMES) // _ACROSS)
    sheet = Image.new("RGB", (_ACROSS * _COLUMN + _EDGE, rows * _ROW + _EDGE), colours.PLATE)
    for number, name in enumerate(NAMES):
        row, column = divmod(number, _ACROSS)
        words, letters = lettered(name, Lettering.BOLD, "–")
        at = _EDGE + column * _COLUMN, _EDGE + row * _ROW + _ROW * 0.6
        write(sheet, at, cut(words, letters, _SIZE, _COLUMN - _EDGE), letters, _SIZE, colours.TEXT)
    return encode_whole(sheet.quantize(_CARDS_COLOURS))

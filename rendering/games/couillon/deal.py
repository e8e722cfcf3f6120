"""A variant's deal, as a picture and in words: who gets how many cards at a time, what is turned up or left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Pile, Suit
from engine.games.couillon.options import CouillonOptions, pack_for
from engine.games.couillon.variants import REST, Making, batches_in, dealing_of
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture
from rendering.canvas.wording import LONGEST, card_words
from rendering.cards.piles import Array, put_piles
from rendering.cards.sprites import Finish, sprite
from rendering.games.couillon.ranking import (
    CARD_HIGH,
    TRUMPS,
    example_order,
    name_mit,
    put_row,
    put_title,
    ranking_of,
    step_between,
)
from rendering.table.centre import put_number

EXAMPLE: Final = Card.parse("9H")
"""The card turned up in the picture: hearts are trumps there, and every pack has it."""
SHOWN: Final = {"highest": Card.parse("AH"), "chosen": Card.parse("9H")}
"""The card shown by naming trumps, by option."""
_OPEN_LAST: Final = Making.TONGRES
_ELDEST: Final = 0


class Packet(NamedTuple):
    """Cards that somebody gets at a time."""

    cards: int
    late: bool
    """They are dealt when trumps are made already."""
    open: Card | None = None
    """The last of them lies face up."""


class Packets(NamedTuple):
    """Cards that leave the pack for several at a time."""

    cards: int
    to: str
    """`e` eldest, `o` the others, `n` all but the dealer, `d` the dealer, `*` everybody, `r` what stays undealt."""
    late: bool


class Dealt(NamedTuple):
    """A deal. Tuples per place begin with eldest, and end with the dealer."""

    packets: tuple[tuple[Packet, ...], ...]
    rounds: tuple[Packets, ...]
    left: int
    """How many cards nobody gets, or all draw from."""
    turned: Card | None
    """The one turned up among these."""
    asks: bool
    """Whether eldest names a suit; otherwise a card is proposed."""


def dealt_by(options: CouillonOptions) -> Dealt:
    """The deal of a variant."""
    variant = options.variant
    dealer = variant.seats - 1
    packets: list[list[Packet]] = [[] for _ in range(variant.seats)]
    left = 0
    for late, batches in enumerate(dealing_of(variant, options.pack)):
        for batch in batches:
            if batch.place == REST:
                left += batch.cards
            else:
                packets[batch.place].append(Packet(batch.cards, bool(late)))
    making = variant.making
    if making is Making.DEALER_CARD:
        # The dealer's one open card leaves the pack by itself.
        place = next(number for number, one in enumerate(packets[dealer]) if one.cards == 1)
        packets[dealer][place] = packets[dealer][place]._replace(open=EXAMPLE)
    elif making is _OPEN_LAST:
        early = [number for number, one in enumerate(packets[dealer]) if not one.late]
        packets[dealer][early[-1]] = packets[dealer][early[-1]]._replace(open=EXAMPLE)
    elif options.show in SHOWN:
        packets[_ELDEST][0] = packets[_ELDEST][0]._replace(open=SHOWN[options.show])
    turned = EXAMPLE if making is Making.UPCARD else None
    return Dealt(tuple(map(tuple, packets)), _rounds(options), left, turned, not making.proposes)


def _rounds(options: CouillonOptions) -> tuple[Packets, ...]:
    halves = options.variant.dealing.split("|")
    return tuple(Packets(*batch, bool(late)) for late, half in enumerate(halves) for batch in batches_in(half))


_SCENE: Final = 412
_CARD: Final = 62
_LEAST_CARD: Final = 34
_OPEN_CARD: Final = 54
"""The least width of a card that lies face up, so that a phone shows which one it is."""
_PEEK: Final = 0.2
"""How much of each card of a packet shows beside the one on it, in card widths."""
_APART: Final = 10
"""Between two packets."""
_ROOM: Final = {2: 560, 3: 300, 4: 250, 6: 216, 8: 180}
"""For somebody's packets, by number of seats."""
_LEFT, _RIGHT, _MIDDLE = 150, WIDTH - 150, WIDTH // 2
_LOW, _HIGH, _LEVEL = 352, 90, 220
_PLACES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((_MIDDLE, _LOW), (_MIDDLE, _HIGH)),
    3: ((_MIDDLE, _LOW), (_LEFT + 20, 170), (_RIGHT - 20, 170)),
    4: ((_MIDDLE, _LOW), (_LEFT, _LEVEL), (_MIDDLE, _HIGH), (_RIGHT, _LEVEL)),
    6: ((_MIDDLE, _LOW), (136, 320), (136, 140), (_MIDDLE, _HIGH), (664, 140), (664, 320)),
    8: (
        *((_MIDDLE, _LOW), (140, _LOW), (118, _LEVEL), (140, _HIGH)),
        *((_MIDDLE, _HIGH), (660, _HIGH), (682, _LEVEL), (660, _LOW)),
    ),
}
"""The middle of everybody's cards, clockwise from the bottom, by number of seats."""
_SIGN: Final = 32
_CHIP: Final = 40
_STOCK: Final = 74
_TITLE_HIGH: Final = 54
_TAG_HIGH: Final = 34
_GAP: Final = 10
"""The most between two trumps."""
_KEY_HIGH: Final = 48
_KEY_CARD: Final = 26


def draw_deal(options: CouillonOptions, look: Look, say: Say) -> Picture:
    """The deal with these options, and the order of trumps below."""
    dealt = dealt_by(options)
    late = any(packet.late for own in dealt.packets for packet in own)
    ranking = ranking_of(example_order(options), pack_for(options))
    key, tag = _KEY_HIGH * late, _TAG_HIGH * ranking.mit
    image = felt.table(WIDTH, _SCENE + key + _TITLE_HIGH + tag + CARD_HIGH + 2 * felt.RIM + 22)
    _draw_seats(image, options, dealt, look, say)
    _draw_left(image, options, dealt, look, say)
    if late:
        _draw_key(image, look, say)
    top = _SCENE + key + felt.RIM
    put_title(image, top, TRUMPS, say("rules-ranking-trumps"), look)
    step, below = step_between(ranking.trumps, _GAP), top + _TITLE_HIGH + tag
    put_row(image, ranking.trumps, below, step, look, ranking.promoted)
    if ranking.mit:
        name_mit(image, ranking, below - 12, step, say)
    return Picture(encode(image, look.felt), "deal.png")


def _draw_seats(image: Image.Image, options: CouillonOptions, dealt: Dealt, look: Look, say: Say) -> None:
    variant = options.variant
    seats, dealer = variant.seats, variant.seats - 1
    for place, packets in enumerate(dealt.packets):
        x, y = _PLACES[seats][(place + 1) % seats]
        # Seat 1 deals the first deal, so the first place is seat 2.
        seat = (place + 1) % seats + 1
        if seat in variant.layouts:
            wide = _put_layout(image, options.pack // seats // 2, (x, y), look)
        else:
            wide = _put_packets(image, packets, (x, y), _ROOM[seats], look)
        # Towards the middle, where there is room.
        left = x + wide / 2 + 12 if x <= _MIDDLE else x - wide / 2 - 12 - _SIGN
        marks.put_side(image, variant.sides[seat - 1], (left, y - _SIGN / 2), _SIGN)
        if place == dealer:
            at = x - wide / 2 - 12 - _CHIP, y - _CHIP / 2
            marks.put_chip(image, say("picture-dealer-letter"), at, _CHIP)
        if dealt.asks and place == 0:
            _put_question(image, (x, y - 60), look)


def _put_packets(
    image: Image.Image, packets: Sequence[Packet], middle: tuple[int, int], room: int, look: Look
) -> float:
    """Somebody's packets in a row, each with the number of its cards."""
    card = _CARD
    while card > _LEAST_CARD and _wide(packets, card) > room:
        card -= 2
    wide = _wide(packets, card)
    x, y = middle[0] - wide / 2, middle[1]
    for packet in packets:
        for number in range(packet.cards):
            is_open = packet.open is not None and number == packet.cards - 1
            finish = Finish(large=True, dimmed=packet.late, glowing=is_open)
            at = x + card / 2 + number * card * _PEEK, y
            sprite(packet.open if is_open else None, look, max(card, _OPEN_CARD) if is_open else card, finish).put(
                image, at
            )
        span = card + (packet.cards - 1) * card * _PEEK
        if packet.open is None:
            put_number(image, packet.cards, (x + span / 2, y), 44)
        elif packet.cards > 1:
            put_number(image, packet.cards, (x + 6, y + card * 0.6), 44)
        x += span + _APART
    return wide


def _wide(packets: Sequence[Packet], card: int) -> float:
    cards = sum(card * (1 + (packet.cards - 1) * _PEEK) for packet in packets)
    return cards + _APART * (len(packets) - 1)


def _put_layout(image: Image.Image, piles: int, middle: tuple[int, int], look: Look) -> float:
    """Cards on the table: one face up on each that is face down."""
    shown = [Card.parse(f"{'K9AJQ'[number % 5]}{'SHCD'[number % 4]}") for number in range(piles)]
    array = Array(piles, piles, _OPEN_CARD, 6)
    array = array.at(middle[0], middle[1] - array.high / 2)
    put_piles(image, [Pile(card, True) for card in shown], array, look, large=True)
    return array.wide


def _put_question(image: Image.Image, middle: tuple[float, float], look: Look) -> None:
    """The four suits, of which eldest names one."""
    size, gap = 30, 4
    wide = 4 * size + 3 * gap + 40
    left, top = round(middle[0] - wide / 2), round(middle[1] - 21)
    felt.put_panel(image, (left, top, left + wide, top + 42), colours.PLATE)
    for number, suit in enumerate((Suit.S, Suit.H, Suit.C, Suit.D)):
        at = left + 10 + number * (size + gap), top + 6
        marks.put_tile(image, suit, at, size, colours.suit_colour(suit, look.four_colours))
    write(image, (left + wide - 17, top + 34), "?", Lettering.BOLD, 36, colours.GOLD, "m")


def _draw_left(image: Image.Image, options: CouillonOptions, dealt: Dealt, look: Look, say: Say) -> None:
    """What nobody gets, with the card turned up on it, in the middle."""
    if not dealt.left:
        return
    x, y = _MIDDLE, _LEVEL - 18
    down = dealt.left - (dealt.turned is not None)
    for layer in range(min(down, 3)):
        sprite(None, look, _STOCK, Finish(large=True)).put(
            image, (x - 44 * (dealt.turned is not None) + 2 * layer, y - 2 * layer)
        )
    if dealt.turned is not None:
        sprite(dealt.turned, look, _STOCK, Finish(glowing=True, large=True)).put(image, (x + 44, y))
    put_number(image, dealt.left, (x - 44 * (dealt.turned is not None) + 4, y - 4), 48)
    words = say("build-deal-stock" if options.variant.draws else "build-deal-left")
    half = width_of(words, Lettering.PLAIN, LEAST_LETTER) / 2 + 12
    top = round(y + 55)
    felt.put_panel(image, (round(x - half), top, round(x + half), top + 40), colours.PLATE)
    write(image, (x, top + 30), words, Lettering.PLAIN, LEAST_LETTER, colours.TEXT, "m")


def _draw_key(image: Image.Image, look: Look, say: Say) -> None:
    """What dimmed cards mean."""
    words = say("build-deal-late")
    wide = width_of(words, Lettering.PLAIN, LEAST_LETTER) + _KEY_CARD + 14
    left = (WIDTH - wide) / 2
    sprite(None, look, _KEY_CARD, Finish(large=True, dimmed=True)).put(image, (left + _KEY_CARD / 2, _SCENE + 24))
    write(image, (left + _KEY_CARD + 14, _SCENE + 34), words, Lettering.PLAIN, LEAST_LETTER, colours.QUIET)


def alt_deal(options: CouillonOptions, say: Say, index_set: str) -> str:
    """What `draw_deal` shows."""
    return " ".join(_sentences(options, say, index_set))[:LONGEST]


def _sentences(options: CouillonOptions, say: Say, index_set: str) -> Iterator[str]:
    variant, dealt = options.variant, dealt_by(options)
    yield say("build-alt-deal", players=variant.seats - (variant.dummy is not None), pack=options.pack)
    for late in (False, True):
        rounds = [one for one in dealt.rounds if one.late is late and one.cards]
        if rounds:
            told = ", ".join(say("build-alt-round", cards=one.cards, to=_TO[one.to]) for one in rounds)
            yield say("build-alt-late" if late else "build-alt-first", rounds=told)
    if variant.layouts:
        yield say("build-alt-layouts", layouts=len(variant.layouts))
    if dealt.left:
        yield say("build-alt-stock" if variant.draws else "build-alt-left", cards=dealt.left)
    making = say("lobby-option-making", value=variant.making.value)
    yield f"{making[:1].upper()}{making[1:]}."
    ranking = ranking_of(example_order(options), pack_for(options))
    cards = ", ".join(card_words(card, say, index_set) for card in ranking.trumps)
    yield say("rules-alt-trumps", suit=say("picture-suit", suit=str(TRUMPS)), cards=cards)
    if ranking.mit:
        yield say("rules-alt-mit")


_TO = {"e": "eldest", "o": "others", "n": "not-dealer", "d": "dealer", "*": "all"}
"""Who gets cards, as the catalogue's `build-alt-round` has it."""

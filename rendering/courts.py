"""The court cards as data: the upper half of each figure, in a card of 100 x 145.

The lower half is the upper one turned round, below a dividing bar. Kings wear a crown and a beard,
queens a veil and a coronet, jacks a cap with a feather. Layers are painted in order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import Rank, Suit

LINE: Final = 0.8


class Layer(NamedTuple):
    """A shape: `fill` is a key of the suit's colours or empty, `line` the width of its black outline."""

    fill: str
    path: str
    line: float = LINE
    both: bool = False
    """Drawn again mirrored left to right."""


_FACE: Final = (
    Layer("flesh", "M41,21 L59,21 C60.5,30 60,36 57,40.5 C54,45 46,45 43,40.5 C40,36 39.5,30 41,21 Z"),
    Layer("", "M43.2,27 C44.6,25.8 46.4,25.8 47.8,26.6", 0.9, both=True),
    Layer("ink", "E45.7,29.2 1.25,1.1", 0, both=True),
    Layer("", "M50.4,27 L51.2,33.2 C50.6,34 49.6,34 48.8,33.6", 0.7),
    Layer(
        "red", "M47,37.6 C48.6,36.8 49.4,37.3 50,37.4 C50.6,37.3 51.4,36.8 53,37.6 C51.5,39.4 48.5,39.4 47,37.6 Z", 0.3
    ),
)

_KING: Final = (
    # cloak, robe and placket
    Layer("cloak", "M14,100 L22,68 C24,54 32,46 42,43 L58,43 C68,46 76,54 78,68 L86,100 Z"),
    Layer("gold", "M32,100 L31,60 C32,52 36,49 40,47 L44,47 L40,100 Z", both=True),
    Layer("robe", "M36,100 L38,52 L62,52 L64,100 Z"),
    Layer("paper", "M45,100 L45.5,54 L54.5,54 L55,100 Z"),
    Layer("emblem", "M50,57 L52.6,60.6 L50,64.2 L47.4,60.6 Z M50,67 L52.6,70.6 L50,74.2 L47.4,70.6 Z", 0.4),
    # folds of the cloak
    Layer("", "M27,58 L23,86", 0.7, both=True),
    # ermine
    Layer("paper", "M32,53 C35,44 43,41 50,41 C57,41 65,44 68,53 C63,58 56,60 50,60 C44,60 37,58 32,53 Z"),
    Layer(
        "ink", "M37.5,50 L38.8,53.4 L36.6,53 Z M43,53 L44,56.6 L41.9,56 Z M39.5,46.5 L41,49 L39,49.2 Z", 0, both=True
    ),
    Layer("ink", "M50,54 L51,57.8 L49,57.8 Z", 0),
    # hair and head
    Layer("hair", "M41,20 C34,24 36,31 34,36 C32.5,40 34,44.5 38,46 C41,46 43,44 44,41 L44,21 Z", both=True),
    Layer("", "M38.5,27 C38,33 37,38 38.5,43", 0.6, both=True),
    *_FACE,
    Layer(
        "hair",
        "M41.2,33 C43,38 45,36.4 47,35.6 C48.6,34.8 51.4,34.8 53,35.6 C55,36.4 57,38 58.8,33 "
        "C60,42 57,51 50,53 C43,51 40,42 41.2,33 Z",
    ),
    Layer("red", "M47.4,38.8 C49,38 51,38 52.6,38.8 C51.4,40.6 48.6,40.6 47.4,38.8 Z", 0.4),
    Layer("", "M46,43 C46.4,46 47.4,48.4 48.6,50", 0.6, both=True),
    # crown
    Layer("cloak", "M40,20 C41,13 45,11.4 50,11.4 C55,11.4 59,13 60,20 Z"),
    Layer(
        "gold", "M39,22 L35.5,12 L42,17 L44.8,10.8 L50,16.4 L55.2,10.8 L58,17 L64.5,12 L61,22 C54,20.4 46,20.4 39,22 Z"
    ),
    Layer("gold", "E35.5,11.6 1.5,1.5 E44.8,10.6 1.4,1.4", 0.6, both=True),
    Layer("paper", "M38.6,21.6 C46,19.8 54,19.8 61.4,21.6 L61,25 C54,23.4 46,23.4 39,25 Z"),
    Layer("emblem", "E50,22.2 1.5,1.2 E44.6,22.5 0.9,0.9 E55.4,22.5 0.9,0.9", 0),
    # sceptre and the hand that holds it
    Layer("gold", "M73.2,26 L75,26 L75,76 L73.2,76 Z", 0.6),
    Layer(
        "gold",
        "M74.1,13 C77,15 77.8,18 76.4,20 C78,21.4 77.4,24.6 74.1,26.4 C70.8,24.6 70.2,21.4 71.8,20 "
        "C70.4,18 71.2,15 74.1,13 Z",
        0.7,
    ),
    Layer("robe", "M62,78 L62,62 C66,56 71,54 75,57 L78,63 L70,68 Z"),
    Layer("paper", "M69,55.6 L76.6,60.4 L78.4,57.4 L71.4,52.6 Z", 0.7),
    Layer("flesh", "M71,53 C70,49.6 72,47.6 75,48 C78,48.4 78.6,51 77.8,54.4 L76.8,56.6 Z", 0.7),
    Layer("", "M72.4,50.6 L77.8,51.2 M72.2,52.6 L77.4,53.4", 0.5),
)

_QUEEN: Final = (
    # veil behind, dress
    Layer(
        "cloak",
        "M50,11 C36,11 32,23 32,35 C32,48 26,58 20,66 L14,100 L86,100 L80,66 C74,58 68,48 68,35 C68,23 64,11 50,11 Z",
    ),
    Layer("", "M34.6,40 C33,52 29,60 25,68 M36,48 C35,57 32,64 29,74", 0.6, both=True),
    Layer("robe", "M30,100 L33,66 C35,56 40,51 46,49 L54,49 C60,51 65,56 67,66 L70,100 Z"),
    Layer("gold", "M42,50.6 L58,50.6 C58,60 57,70 60,100 L40,100 C43,70 42,60 42,50.6 Z"),
    Layer("", "M43,56 L57,64 M43,64 L57,72 M43,72 L57,80 M57,56 L43,64 M57,64 L43,72 M57,72 L43,80", 0.55),
    Layer("emblem", "E50,60 1.3,1.3 E50,68 1.3,1.3 E50,76 1.3,1.3", 0),
    Layer(
        "paper", "M40,49 C42,53 44,55 50,56 C56,55 58,53 60,49 L62,52 C60,57 56,60 50,60.4 C44,60 40,57 38,52 Z", 0.7
    ),
    # neck, hair, face
    Layer("flesh", "M45.6,40 L54.4,40 L55.4,50 C53,54.4 47,54.4 44.6,50 Z"),
    Layer("emblem", "E50,50.6 1.3,1.5 E46.6,49.4 0.8,0.8 E53.4,49.4 0.8,0.8", 0),
    Layer(
        "hair",
        "M50,16 C40,16 38,24 37.6,31 C37.2,38 38,43 41,46 C44,45 44,42 44,40 L56,40 C56,42 56,45 "
        "59,46 C62,43 62.8,38 62.4,31 C62,24 60,16 50,16 Z",
    ),
    Layer(
        "flesh",
        "M50,20 C45.5,22.6 42,25 42,31 C42,38 45.6,43.6 50,43.6 C54.4,43.6 58,38 58,31 C58,25 54.5,22.6 50,20 Z",
    ),
    Layer("", "M44,27.2 C45.2,26 46.8,26 48,26.8", 0.7, both=True),
    Layer("ink", "E46,29.4 1.15,1", 0, both=True),
    Layer("", "M50.3,27.6 L51,33 C50.5,33.6 49.8,33.6 49.2,33.3", 0.6),
    Layer(
        "red",
        "M47.6,37.4 C48.8,36.4 49.5,36.9 50,37 C50.5,36.9 51.2,36.4 52.4,37.4 C51.4,39.3 48.6,39.3 47.6,37.4 Z",
        0.3,
    ),
    # coronet
    Layer("gold", "M41.6,19 L39.4,11.4 L45,14.6 L50,9.6 L55,14.6 L60.6,11.4 L58.4,19 C53,16.6 47,16.6 41.6,19 Z"),
    Layer("emblem", "E50,15.2 1.3,1.3 E45.2,16.2 0.9,0.9 E54.8,16.2 0.9,0.9", 0),
    # arms folded, one with a flower
    Layer("robe", "M31,66 C26,72 26,80 30,88 L42,86 L44,78 C38,78 36,72 36,66 Z"),
    Layer("paper", "M39,77 L43.6,77.4 L43,86.6 L38.6,86.4 Z", 0.7),
    Layer("", "M74.6,57 C75.6,50 75,44 74.4,40", 0.9),
    Layer(
        "green",
        "M75,50 C77,46.4 79,46 80,46.4 C79.6,49.4 77.6,51.4 75,50 Z M74.8,47 C72.6,44.4 71,44.2 "
        "70.2,44.8 C70.8,47.4 72.6,48.6 74.8,47 Z",
        0.5,
    ),
    Layer(
        "red",
        "M74.2,40.6 C70,40.6 68.6,37 70.2,34.4 C71.2,35 72,35.2 72.4,35 C72.6,33.6 73.4,32.6 "
        "74.2,32.2 C75,32.6 75.8,33.6 76,35 C76.4,35.2 77.2,35 78.2,34.4 C79.8,37 78.4,40.6 "
        "74.2,40.6 Z",
        0.6,
    ),
    Layer("robe", "M66,82 C61,74 64,63 72,60 L77.4,63.4 L72,74 Z"),
    Layer("paper", "M70.6,59.4 L78,63.8 L79.4,60.8 L72.6,56.8 Z", 0.7),
    Layer("flesh", "M72.4,57 C72,54 73.6,52.6 75.6,53 C78,53.4 79,55.4 78.4,58 L77.6,60 Z", 0.7),
)

_JACK: Final = (
    # tunic, open over a shirt
    Layer("cloak", "M14,100 L23,66 C25,55 33,48 42,45 L58,45 C67,48 75,55 77,66 L86,100 Z"),
    Layer("robe", "M30,100 L33,52 C38,48 62,48 67,52 L70,100 Z"),
    Layer("gold", "M37,100 L38.6,50 L43,48.6 L42,100 Z", 0.7, both=True),
    Layer("paper", "M43.6,60 L56.4,60 L57,100 L43,100 Z", 0.7),
    Layer("", "M44,66 L56,66 M44,72 L56,72 M44,78 L56,78 M44,84 L56,84", 0.55),
    Layer("gold", "M26.6,58 C29,60 30.4,63 30.6,66 L24,71 C23.6,66 24.4,61.6 26.6,58 Z", 0.7, both=True),
    Layer("", "M25,76 L22,92 M29,74 L27.6,92", 0.6, both=True),
    # collar
    Layer("paper", "M39,45 L50,48 L61,45 L66,53 L58.6,58 L54.6,53 L50,59.4 L45.4,53 L41.4,58 L34,53 Z"),
    Layer("emblem", "E50,62.6 1.7,1.7", 0.4),
    # hair, head
    Layer("hair", "M42,18 C35,22 36,30 35,36 C34.4,41 33,44 36,46.6 C40,48 44,46 44.6,42 L44.6,20 Z", both=True),
    Layer("", "M39.4,26 C38.6,33 38,39 39,44", 0.6, both=True),
    *_FACE,
    # cap and feather
    Layer(
        "gold",
        "M58,15 C62,9.4 70,9.4 74,14 C78,18.6 77.4,26 74.6,30 C74.6,24 72,20.6 66,20 C63,19.8 60,18 58,15 Z",
        0.7,
    ),
    Layer("", "M61,15.6 C67,13.6 73,17 75,26", 0.5),
    Layer("cloak", "M37,21 C33,13 42,10 51,10.4 C61,10.6 68,14 63,21 Z"),
    Layer("robe", "M36,20 C45,17.6 55,17.6 64,20 L63.4,24.4 C55,22.2 45,22.2 36.6,24.4 Z"),
    Layer("emblem", "E50,20.6 1.3,1.3 E44,21 1,1 E56,21 1,1", 0),
    # halberd and the hand that holds it
    Layer("gold", "M25.4,36 L27.2,36 L27.2,92 L25.4,92 Z", 0.6),
    Layer(
        "paper",
        "M26.3,27 L28.2,37 L27.2,42 C30,41 32,43 33,46 C31,48 29,48.6 27.2,48 L27.2,50 L25.4,50 "
        "L25.4,45.6 L22.4,44 L25.4,42.6 L24.4,37 Z",
        0.6,
    ),
    Layer("robe", "M36,84 L30.6,66.4 L24.4,66 L22.4,72 L28,86 Z"),
    Layer("paper", "M22.6,68.6 L31,69 L31,65.4 L23,65 Z", 0.7),
    Layer("flesh", "M23.6,65.4 C22.4,61 24,58.6 27,58.8 C30,59 31,61.6 30.2,65.6 Z", 0.7),
    Layer("", "M23.8,61.4 L30,62 M23.8,63.4 L29.8,64", 0.5),
)

FIGURES: Final = {Rank.KING: _KING, Rank.QUEEN: _QUEEN, Rank.JACK: _JACK}

ROBES: Final = {
    Suit.S: ("blue", "red", "white"),
    Suit.H: ("red", "blue", "gold"),
    Suit.D: ("red", "gold", "ash"),
    Suit.C: ("blue", "gold", "brown"),
}
"""Per suit the colours of robe, cloak and hair."""

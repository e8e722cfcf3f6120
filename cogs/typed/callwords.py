"""Words in what people type that are the same whatever is said: those that tell nothing, and numbers."""

from __future__ import annotations

from typing import Final

FILLERS: Final = frozenset(
    word
    for words in (
        "i ll the a an it you your of in on to bid say for my tricks trick please are",
        "ik de het een op voor bied zeg slagen slag er aan je jou is",
        "j je l le la les du des un une sur pour en levees plis pli te toi est",
        "ich der die das ein eine auf dem den fur sage stiche stich dir ist",
    )
    for word in words.split()
)
"""Words that mean nothing here."""

NUMBER_WORDS: Final = {
    word: str(number)
    for words in (
        "five six seven eight nine ten eleven twelve thirteen",
        "vijf zes zeven acht negen tien elf twaalf dertien",
        "cinq six sept huit neuf dix onze douze treize",
        "funf sechs sieben acht neun zehn elf zwolf dreizehn",
    )
    for number, word in enumerate(words.split(), 5)
}
"""Numbers in words."""

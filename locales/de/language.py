"""German: its name, letters of cards, and the words in which people type cards, numbers and dates."""

from __future__ import annotations

from typing import Final

from engine.core.cards import Rank, Suit
from locales.language import Language

LANGUAGE: Final = Language(
    name="Deutsch",
    order=4,
    locales=("de",),
    index_set="AKDB",
    suits={Suit.S: "p pik schippen", Suit.H: "h herz", Suit.D: "k karo ecken", Suit.C: "kr kreuz treff"},
    ranks={Rank.ACE: "ass as", Rank.KING: "konig", Rank.QUEEN: "dame", Rank.JACK: "bube bauer"},
    numbers="zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn",
    fillers="ich der die das ein eine auf dem den fur sage stiche stich dir ist",
    either="oder",
    card_fillers="",
    weekdays=("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag sonnabend", "sonntag"),
    nths=(
        "erster ersten erste",
        "zweiter zweiten zweite",
        "dritter dritten dritte",
        "vierter vierten vierte",
        "letzter letzten letzte",
    ),
    today="heute heuteabend",
    tomorrow="morgen",
    date_fillers="jeden jede am um der im",
)

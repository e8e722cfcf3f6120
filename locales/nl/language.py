"""Dutch: its name, letters of cards, and the words in which people type cards, numbers and dates."""

from __future__ import annotations

from typing import Final

from engine.core.cards import Rank, Suit
from locales.language import Language

LANGUAGE: Final = Language(
    name="Nederlands",
    order=2,
    locales=("nl",),
    index_set="AHVB",
    asked_index_sets=("1RDV", "AHVB", "AKQJ"),
    suits={
        Suit.S: "s schoppen schop schuppen pijkens pik",
        Suit.H: "h harten hart",
        Suit.D: "r ruiten ruit koeken koek",
        Suit.C: "k klaveren klaver",
    },
    ranks={Rank.ACE: "aas", Rank.KING: "heer koning", Rank.QUEEN: "vrouw dame", Rank.JACK: "boer zot"},
    numbers="twee drie vier vijf zes zeven acht negen tien elf twaalf dertien",
    fillers="ik de het een op voor bied zeg slagen slag er aan je jou is",
    either="of",
    card_fillers="de het van",
    weekdays=(
        "maandag maa",
        "dinsdag din",
        "woensdag woe",
        "donderdag don",
        "vrijdag vri",
        "zaterdag zat",
        "zondag zon",
    ),
    nths=("eerste 1e", "tweede 2de", "derde 3de", "vierde 4de", "laatste"),
    today="vandaag vanavond",
    tomorrow="morgen",
    date_fillers="elke iedere om op de het den",
)

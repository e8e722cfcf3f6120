"""Walloon: its name, letters of cards, and the words in which people type cards, numbers and dates."""

from __future__ import annotations

from typing import Final

from engine.core.cards import Rank, Suit
from locales.language import Language

LANGUAGE: Final = Language(
    name="Walon",
    order=5,
    index_set="1RDV",
    suits={Suit.S: "pike pikes", Suit.H: "cour cours", Suit.D: "caro caros", Suit.C: "make makes"},
    ranks={Rank.ACE: "as", Rank.KING: "rwe", Rank.QUEEN: "dame", Rank.JACK: "valet"},
    numbers="deus troes cwate cinq shijh set ut nouv dijh onze doze traze",
    fillers="dji li les on ene",
    either="u",
    card_fillers="di do des",
    weekdays=("londi", "mardi", "mierkidi", "djudi", "vinrdi", "semdi", "dimegne"),
    nths=("prumi", "deujhinme", "troejhinme", "cwatrinme", "dierin"),
    today="oudjourdu",
    tomorrow="dimwin",
    date_fillers="tos a",
)

"""French: its name, letters of cards, and the words in which people type cards, numbers and dates."""

from __future__ import annotations

from typing import Final

from engine.core.cards import Rank, Suit
from locales.language import Language

LANGUAGE: Final = Language(
    name="Français",
    order=3,
    locales=("fr",),
    index_set="1RDV",
    suits={
        Suit.S: "p pique piques",
        Suit.H: "c coeur coeurs",
        Suit.D: "k carreau carreaux",
        Suit.C: "t trefle trefles",
    },
    ranks={Rank.ACE: "as a", Rank.KING: "roi", Rank.QUEEN: "dame reine", Rank.JACK: "valet"},
    numbers="deux trois quatre cinq six sept huit neuf dix onze douze treize",
    fillers="j je l le la les du des un une sur pour en levees plis pli te toi est",
    either="ou",
    card_fillers="de du des le la l",
    weekdays=("lundi lun", "mardi mar", "mercredi mer", "jeudi jeu", "vendredi ven", "samedi sam", "dimanche dim"),
    nths=("premier 1er", "deuxieme 2e 2eme", "troisieme 3e 3eme", "quatrieme 4e 4eme", "dernier derniere"),
    today="aujourdhui cesoir",
    tomorrow="demain",
    date_fillers="chaque tous les le a",
)

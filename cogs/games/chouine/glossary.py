"""The terms that Chouine alone has."""

from __future__ import annotations

from typing import Final

TERMS: Final = (
    "game-chouine mondoubleau brisque combination demonter mariage tierce quateron quinte trente chouine dix-de-der"
    " exchange au-sept partie manche belle"
)

"""Figures that say which cards people keep: per number of players, and of draws left, one for each kind of card.

`python -m benchmarks.fit.chouine --kept` finds them by play.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from engine.games.chouine.player.figures import figures_in

TEXTS: Final = {
    2: (
        "cNdpcUdmgSfsgzgUgAjNiziskKjXhPhU",
        "cNdpcUdmgSfsgzgUgAjNiziskKjXhPhU",
        "bXc9bpe7gNfNgmgNifhcgsjDjAiuiKhk",
        "bNbkcmepgNfphAgciXgKhsisjKjFgfiP",
        "azbDcDeIgmgPguhSiaghhch4imi9hNh9",
        "aKaDcFexg4gNhDhaiPgNhIiAiSiuhIiK",
        "apaPaufKg7gpg9hfh2gphDh9iXhUhkiI",
        "ZfaubcfIhIgkhAhahpgfhDh9ihhkhSiP",
        "bIbKcFfNg9gmhIhSh4g9hKhIiSgmhUh7",
        "caascxf2hNg4hAhIhIhUgShFh7gFhAhf",
        "dXc9dagDhagkg4gzgshAgagfhIgDgphP",
        "fUfIePgNgxgPgkgfgpg4f2f7ghfSgcgK",
    ),
    3: (
        "dueFcDg4gpfagmg4gAgXhFh7iPh2guhU",
        "dueFcDg4gpfagmg4gAgXhFh7iPh2guhU",
        "b7b4cugSgAf7gShNhpe9gziIicimiAh2",
        "bUcFcPgkgIgKgxhKg4fcf4hNififiKiF",
        "bkaccfgUgNgfg9hKhAf7g4hDiPhuiDih",
        "cXbkcKgXgNg2gfhUgXgKgxhUh4hzh9iK",
        "cudNdugsgKg4gAgxgKhKgSgzhSiIhfhx",
        "ehe4e2gkf9gzgIgcfNhAfzgXf7hhg9g9",
    ),
    4: (
        "cpdNdDfIfSf4hNg4gAjuhmhujPjPhSip",
        "cpdNdDfIfSf4hNg4gAjuhmhujPjPhSip",
        "bNcmdDfXfpfpgshDhIich4hSixjIiKh7",
        "asc7dffUfugNgahhhhg7hXg4jAiSh9h2",
        "dAd4dhfUgNghgphNgPhAhPghiIiShNgf",
        "e2fNe7fkgSgUgXgPf7gzgsgFiDg9gsgf",
    ),
}
"""In log odds, from the seven to the ace of a plain suit, then of trumps."""


@cache
def rates(seats: int, draws: int, has_trumps: bool) -> tuple[float, ...]:
    """How much likelier than others each card of the numbering is to be in a hand."""
    odds = [exp(figure) for figure in figures_in(TEXTS[seats][draws])]
    plain, trumps = odds[:8], odds[8:]
    return (*plain * 3, *(trumps if has_trumps else plain))

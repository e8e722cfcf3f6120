"""The presets of Chouine as the naive reference reads them, one row of text for each.

`last` is the last trick after which players draw; combinations are written as their ranks, or as a number of brisques
(aces and tens).
"""

from __future__ import annotations

from dataclasses import dataclass

TABLE = """
preset      seats hand last manches turned combinations

chouine     2     5    11   3       yes    mariage=KQ tierce=KQJ quateron=AKQJ quinte=5 chouine=ATKQJ
chouine-3   3     3    7    1       yes    mariage=KQ trente=3 chouine=KQJ
chouine-4   4     3    5    1       yes    mariage=KQ trente=3 chouine=KQJ
mondoubleau 2     5    11   3       no     mariage=KQ tierce=KQJ quateron=AKQJ quinte=5 chouine=ATKQJ
"""
HIGH_TO_LOW = "ATKQJ987"
CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
IN_A_PLAIN_SUIT = {"mariage": 20, "tierce": 30, "quateron": 40}
DIX_DE_DER = 10
PACK = [rank + suit for suit in "SHDC" for rank in HIGH_TO_LOW]


@dataclass(frozen=True)
class ChouineRules:
    """The rules of one match."""

    preset: str
    seats: int
    hand: int
    last: int
    turned: bool
    combinations: dict[str, str]
    options: dict[str, str]


ROWS = {row.split()[0]: row.split(maxsplit=6) for row in TABLE.strip().splitlines()[2:]}
PRESETS = list(ROWS)


def rules_of(preset: str = "chouine", **changes: str) -> ChouineRules:
    """A row of the table, with these options changed."""
    _, seats, hand, last, manches, turned, combinations = ROWS[preset]
    everywhere = {"parties": "5", "manches": manches, "quinte": "100", "mondoubleau_doubled": "yes"}
    assert set(changes) <= set(everywhere)
    made_of = dict(combination.split("=") for combination in combinations.split())
    return ChouineRules(preset, int(seats), int(hand), int(last), turned == "yes", made_of, everywhere | changes)

"""The rules as the naive Kleurenwiezen reference reads them: presets, options, ladders and their figures, as strings.

A contract is its notation: `accept 9 H`, `small-misere`, `troel 8 D`, `slam H`; the row of a ladder is the contract
without its suit: `accept 9`, `small-misere`, `troel`, `slam`. Figures are written as in a record's `[Row]` tag.
"""

from __future__ import annotations

from functools import cache

SEATS = [1, 2, 3, 4]
SUITS_UPWARDS = ["S", "C", "D", "H"]
HIGH_TO_LOW = "AKQJT98765432"
PACK = [rank + suit for suit in "SHDC" for rank in HIGH_TO_LOW]
"""The order in which a hand is sorted."""

OPTIONS = {
    "shuffle": "no yes",
    "packets": "4-5-4 4-4-5 5-4-4",
    "solo5": "yes no",
    "piccolo": "yes no",
    "parole": "yes no",
    "troel": "3-or-4 exactly-3 off",
    "troel_tricks": "8-or-9 9",
    "troel_royal": "heart king",
    "troel_lead": "called partner-any",
    "slams": "no yes",
    "open_slam": "no yes",
    "piccolissimo": "no yes",
    "abondance_table": "no yes",
    "slam_table": "no yes",
    "proposals_per_suit": "2 1 3",
    "solo_after_repeat": "yes no",
    "binding": "full negative-if-broken",
    "abondance_to_misere": "no yes",
    "forced_fourth": "no yes",
    "misere_closes": "no yes",
    "all_tricks": "30 26",
    "abondance_overtricks": "no yes",
    "accept13_undertricks": "no yes",
    "pass_doubles": "no yes",
    "passed_counts": "no yes",
    "doubles": "no yes",
    "scoring": "basic flemish",
    "claim_when_settled": "no yes",
    "deals": "16 4 8 0",
    "gathering": "exact table",
}
"""Each option and its values, the usual one first."""

PRESETS = {
    "pagat": "",
    "whisthub": "abondance_overtricks=yes pass_doubles=yes packets=4-4-5 accept13_undertricks=yes",
    "classic": "solo5=no piccolo=no all_tricks=26",
    "gerver": "piccolissimo=yes abondance_table=yes slams=yes slam_table=yes",
    "flemish": "scoring=flemish doubles=yes pass_doubles=yes",
    "wallonia": "packets=4-4-5 troel_tricks=9",
}

BASIC = """
accept 8: 8 +3 +3 +3 +3 +10 -3
solo 5: 3 +1 +1 +1 -1
accept 9: 11 +3 +3 +3 +10 -3
solo 6: 4 +1 +1 -1
accept 10: 14 +3 +3 +10 -3
solo 7: 5 +1 -1
accept 11: 17 +3 +10 -3
small-misere: 6
accept 12: 20 +10 -3
solo 8: 7 -1
piccolissimo: 7
piccolo: 8
accept 13: 30
abondance 9: 10
abondance-table 9: 12
troel: 16
grand-misere: 12
abondance 10: 15
abondance-table 10: 17
abondance 11: 20
abondance-table 11: 22
open-misere: 24
abondance 12: 30
abondance-table 12: 32
small-slam: 30
small-slam-table: 45
slam: 60
slam-table: 90
open-slam: 90
"""
FLEMISH = """
solo 5, accept 8: 2
solo 6, accept 9: 2
solo 7, accept 10: 2
solo 8, accept 11: 2
accept 12: 2
accept 13: 2
abondance 9: 3
abondance-table 9: 4
abondance 10: 3
abondance-table 10: 4
abondance 11: 3
abondance-table 11: 4
abondance 12: 3
abondance-table 12: 4
small-slam: 15
small-slam-table: 18
small-misere: 5
piccolissimo: 5
piccolo: 5
grand-misere: 5
troel: 2
open-misere: 10
slam: 20
slam-table: 25
open-slam: 30
"""
"""Troel stands here without the double that it counts as."""

WITH_OVERTRICKS = {
    "abondance 9": "10 +5 +5 +10",
    "abondance 10": "15 +5 +10",
    "abondance 11": "20 +10",
    "abondance-table 9": "12 +5 +5 +10",
    "abondance-table 10": "17 +5 +10",
    "abondance-table 11": "22 +10",
}
GOALS = {
    "small-misere": 0,
    "grand-misere": 0,
    "open-misere": 0,
    "piccolo": 1,
    "piccolissimo": 2,
    "small-slam": 12,
    "small-slam-table": 12,
    "slam": 13,
    "slam-table": 13,
    "open-slam": 13,
}
NEGATIVES = ["small-misere", "piccolissimo", "piccolo", "grand-misere", "open-misere"]
ALONE_FROM_THE_OUTSET = ["abondance", "abondance-table", "small-slam", "small-slam-table"]
ALONE_FROM_THE_OUTSET += ["slam", "slam-table", "open-slam"]
EXPOSED = ["open-misere", "abondance-table", "small-slam-table", "slam-table", "open-slam"]


@cache
def kind_of(contract: str) -> str:
    return contract.split()[0]


@cache
def suit_of(contract: str) -> str:
    """The trump suit; empty where there is none."""
    last = contract.split()[-1]
    return last if last in SUITS_UPWARDS else ""


@cache
def row_of(contract: str) -> str:
    if kind_of(contract) == "troel":
        return "troel"
    return " ".join(word for word in contract.split() if word not in SUITS_UPWARDS)


def goal_of(contract: str) -> int:
    """The tricks that make the contract: at least this many, or exactly for a negative one."""
    return GOALS[kind_of(contract)] if kind_of(contract) in GOALS else int(contract.split()[1])


def left_of(seat: int) -> int:
    return seat % 4 + 1


def round_from(seat: int) -> list[int]:
    """All seats clockwise from this one."""
    return SEATS[seat - 1 :] + SEATS[: seat - 1]


def in_order(cards: list[str]) -> list[str]:
    return [card for card in PACK if card in cards]


class KleurenwiezenRules:
    """The options of one match and its ladder; `rows` replaces ladder and figures: contract -> figures.

    A contract with `& ` before it shares the row of the one before.
    """

    def __init__(self, preset: str = "pagat", rows: dict[str, str] | None = None, **changes: str) -> None:
        assert set(changes) <= set(OPTIONS), changes
        self.options = {name: values.split()[0] for name, values in OPTIONS.items()}
        self.options |= dict(change.split("=") for change in PRESETS[preset].split())
        self.options |= changes
        assert not (self.options["shuffle"] == "yes" and self.options["gathering"] == "table")
        self.custom = rows is not None
        self.flemish = self.options["scoring"] == "flemish" and not self.custom
        self.ladder: list[list[str]] = []
        """From the lowest row up; contracts on one row stand together."""
        self.figures: dict[str, str] = {}
        if rows is not None:
            for row, figures in rows.items():
                name = row.removeprefix("& ")
                self.figures[name] = figures
                if name == row:
                    self.ladder.append([name])
                else:
                    self.ladder[-1].append(name)
            return
        for line in (FLEMISH if self.flemish else BASIC).strip().splitlines():
            names, figures = line.split(": ")
            played = [row for row in names.split(", ") if self.is_played(row)]
            if played:
                self.ladder.append(played)
                self.figures |= dict.fromkeys(played, figures)
        if not self.flemish:
            self.change_figures()

    def yes(self, option: str) -> bool:
        return self.options[option] == "yes"

    def is_played(self, row: str) -> bool:
        """Whether the options allow this contract."""
        kind = kind_of(row)
        needed = {
            "piccolo": "piccolo",
            "piccolissimo": "piccolissimo",
            "abondance-table": "abondance_table",
            "small-slam": "slams",
            "small-slam-table": "slams",
            "slam-table": "slam_table",
            "open-slam": "open_slam",
        }
        if kind in needed and not self.yes(needed[kind]):
            return False
        if kind == "small-slam-table" and not self.yes("slam_table"):
            return False
        if row in ("abondance 12", "abondance-table 12") and self.yes("slams"):
            return False
        if row == "solo 5" and not self.yes("solo5"):
            return False
        return row != "troel" or self.options["troel"] != "off"

    def change_figures(self) -> None:
        if self.options["all_tricks"] == "26":
            for level in range(8, 13):
                row = f"accept {level}"
                self.figures[row] = self.figures[row].replace("+10", "+6")
            self.figures["accept 13"] = "26"
        if self.yes("abondance_overtricks"):
            self.figures |= {row: figures for row, figures in WITH_OVERTRICKS.items() if row in self.figures}

    # --- Ranks

    def has(self, contract: str) -> bool:
        return row_of(contract) in self.figures

    def rank(self, contract: str) -> int:
        row = row_of(contract)
        return next(at for at, rows in enumerate(self.ladder) if row in rows)

    def outranks(self, contract: str, highest: str | None) -> bool:
        """Whether the ladder has this contract, above the highest so far."""
        if not self.has(contract):
            return False
        if highest is None:
            return True
        if self.rank(contract) != self.rank(highest):
            return self.rank(contract) > self.rank(highest)
        if not suit_of(contract) or not suit_of(highest):
            return False
        return SUITS_UPWARDS.index(suit_of(contract)) > SUITS_UPWARDS.index(suit_of(highest))

"""Composed variants as the naive reference reads them: which batches are dealt, and what makes no sense together."""

from __future__ import annotations

SHEETS = {
    "lines": "slate",
    "branches": "tree numbers",
    "cows": "cows",
    "royes": "royes",
    "target": "points",
    "tie": "royes",
}
"""On which sheets an option means something."""
SHOWN = ("troeven-3-dummy", "troeven-2-layout")
"""Where cards lie on the table."""


def batches_of(making: str, cards: int) -> str:
    """The batches in which so many cards each are dealt, if the preset's own do not fit."""
    odd = cards % 2 == 1
    pairs = cards // 2
    if making == "upcard":
        return "2* " * pairs + "1* " * odd + "r |"
    if making == "tongres":
        return "2* 2* | " + "2* " * (pairs - 2) + "1* " * odd + "r"
    if making == "dealer-card":
        return f"2n 1d {cards - 2}n {cards - 1}d r |"
    if making == "forced":
        return f"{cards - 2}e | {cards - 2}o r 2*" if odd else "2* " * (pairs - 1) + "| 2* r"
    if odd:
        return f"{pairs + 1}e | {pairs + 1}o r {pairs}*"
    return f"{pairs}* | {pairs}* r" if pairs < 4 else f"{pairs}e | {pairs}o {pairs}* r"


def says_nothing(name: str, options: dict[str, str]) -> bool:
    """Whether an option means nothing beside the others."""
    if name == "show":
        return options["making"] != "forced"
    return name in SHEETS and options["scoring"] not in SHEETS[name].split()


def makes_no_sense(preset: str, seats: int, same_deal: bool, options: dict[str, str]) -> bool:
    """Whether these values, all told, contradict each other."""
    making, scoring, mit = options["making"], options["scoring"], options["mit"]
    left = int(options["pack"]) - seats * int(options["cards"])
    return (
        (preset in SHOWN and (not same_deal or mit != "none"))
        or (seats == 3 and scoring != "tree")
        or (mit != "none" and scoring not in ("royes", "cows"))
        or (mit == "none" and options["ottant"] == "yes")
        or (making == "tongres" and int(options["cards"]) < 5)
        or left < 0
        or (making == "upcard" and (left == 0 or preset == "troeven-2-stock"))
        or (preset == "troeven-2-stock" and left == 0)
    )

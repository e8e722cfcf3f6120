"""An evening as lines of a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from benchmarks.load.evening import Outcome
from benchmarks.load.floor import Floor
from benchmarks.measure import Line

BEFORE = "before: 3.4 to 4.1 requests, 92 to 123 kB, 24 to 51 ms"
"""Measured on the first milestone, for a table of four."""


def lines_of(outcome: Outcome) -> Iterator[Line]:
    """How late things came with so many tables, and what was refused or lost."""
    plan, name = outcome.plan, _name(outcome)
    aim = "p95 ≤ 3 s" if plan.tables >= 1000 else "p95 ≤ 1 s"
    yield Line(f"{name}: from turn to hand", _spread(outcome.to_hand), f"{len(outcome.to_hand)} turns", "-", aim)
    yield Line(f"{name}: tables behind", _spread(outcome.behind), f"{len(outcome.behind)} edits", "-", "≤ 15 s")
    refused = ", ".join(f"{count} {scope}" for scope, count in outcome.refused.items()) or "none"
    yield Line(f"{name}: answers of 429", refused, f"{outcome.requests:,} requests", "-", "≤ 10 in ten minutes")
    yield Line(f"{name}: updates lost", str(len(outcome.lost)), f"{outcome.entries:,} entries", "-", "none")
    yield Line(f"{name}: the bot's main thread", f"{outcome.main_busy:.0%} busy", "-", "-", "under 100%")
    yield Line(f"{name}: after the start", f"all shown in {outcome.catching_up:.0f} s", "-", "-", "-")


def cost_of(outcome: Outcome, floor: Floor) -> Iterator[Line]:
    """What a bid or card costs."""
    name, entries = _name(outcome), max(1, outcome.entries)
    counted, asked = outcome.counted / entries, outcome.requests / entries
    yield Line(f"{name}: an entry", f"{counted:.2f} counted requests of {asked:.1f}", BEFORE, "-", "at most 1.3")
    sent, least = outcome.uploaded / entries / 1000, floor.kilobytes
    figure = f"{sent:.0f} kB sent"
    yield Line(f"{name}: an entry", figure, f"{floor.name}: {least:.0f} kB", _ratio(sent, least), "at most 45 kB")
    cpu, drawn = outcome.cpu / entries * 1e3, outcome.drawing / entries * 1e3
    figure = f"{cpu:.1f} ms CPU, {drawn:.1f} of it for {outcome.drawings / entries:.1f} pictures"
    beside = f"{floor.name}: {floor.milliseconds:.1f} ms CPU"
    yield Line(f"{name}: an entry", figure, beside, _ratio(cpu, floor.milliseconds), "at most 12 ms")


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _name(outcome: Outcome) -> str:
    plan = outcome.plan
    game = f" of {plan.games[0]}" if len(plan.games) == 1 else ""
    hands = ", private answers" if plan.private else ""
    drawn = ", pictures recorded" if plan.recorded else ""
    return f"{plan.tables:,} tables{game}, {plan.minutes:g} min{hands}{drawn}"


def _spread(ordered: Sequence[float]) -> str:
    shown = (percentile(ordered, 0.5), percentile(ordered, 0.95), ordered[-1] if ordered else 0.0)
    return "p50 {:.2f} s, p95 {:.2f} s, max {:.2f} s".format(*shown)


def _ratio(ours: float, floor: float) -> str:
    return f"{ours / floor:.2f}"

"""Why something is to be done, as keys of texts: each is a claim that holds for the position, by the view alone."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.cards import Card, Suit

Fact = Card | Suit | int | str


class Reason(NamedTuple):
    """One sentence about an action; its words are under `hints-why-…` in the catalogues."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


class Unit(NamedTuple):
    """What worths are told in."""

    name: str
    """As an English plural; empty: in nothing that people count."""
    times: float = 1.0
    """How many of these are one in worths."""
    least: float = 0.05
    """Less than this is no difference that anybody could notice."""


def reason(key: str, **facts: Fact) -> Reason:
    """A reason with the facts that its sentence names."""
    return Reason(key, tuple(facts.items()))

"""Why something is to be done, as keys of texts: each is a claim that holds for the position, by the view alone."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.cards import Card, Suit

Fact = Card | Suit | int


class Reason(NamedTuple):
    """One sentence about an action; its words are under `hints-why-…` in the catalogues."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def __str__(self) -> str:
        """As it is kept: `draws-last card=KH`."""
        return " ".join((self.key, *(f"{name}={fact}" for name, fact in self.facts)))

    @classmethod
    def parse(cls, text: str) -> Reason:
        """The reverse of `str`; raises ValueError."""
        key, *facts = text.split(" ")
        return cls(key, tuple((name, _fact(value)) for name, _, value in (one.partition("=") for one in facts)))


def _fact(text: str) -> Fact:
    if text.lstrip("-").isdecimal():
        return int(text)
    return Suit.parse(text) if len(text) == 1 else Card.parse(text)


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

"""How the bids of Kleurenwiezen are offered: the frequent ones as buttons, long series of bids as menus."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from cogs.games.kleurenwiezen.bidtext import short_stem
from cogs.typed.callreading import kind_of
from cogs.typed.calltext import Menu
from engine.core.actions import Action
from engine.games.kleurenwiezen.actions import Bid, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import Family, Kind
from locales import Say

_ROW: Final = 5
"""Buttons in a row; as many abondances and slams need no menu."""
_OPTIONS: Final = 25
"""Options in a menu."""


def call_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Joins and proposals; solos and a Troel's trumps; misères and the calls that undertake nothing."""
    menus = _in_menus(legal)
    of = {family: [one for one in legal if _family(one) is family and one not in menus] for family in (*Family, None)}
    proposals = [one for one in of[None] if isinstance(one, Propose)]
    words = [one for one in of[None] if isinstance(one, Word)]
    rows = (
        *_in_a_row(of[Family.PARTNERSHIP], proposals),
        *(of[Family.SOLO], of[Family.TROEL], of[Family.ABONDANCE]),
        *_in_a_row(of[Family.NEGATIVE], words),
    )
    return tuple(tuple(row) for row in rows if row)


def _in_a_row(one: Sequence[Action], other: Sequence[Action]) -> tuple[Sequence[Action], ...]:
    """Both in one row if they fit."""
    return ([*one, *other],) if len(one) + len(other) <= _ROW else (one, other)


def call_menus(legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
    """Abondances and slams, and before them an open misère, with kinds merged into one menu as far as they fit."""
    menus: list[tuple[Action, ...]] = []
    for _, kind in groupby(_in_menus(legal), kind_of):
        calls = tuple(kind)
        if menus and len(menus[-1]) + len(calls) <= _OPTIONS:
            menus[-1] += calls
        else:
            menus.append(calls)
    return tuple(Menu(_title(calls, say), calls) for calls in menus)


def _title(calls: Sequence[Action], say: Say) -> str:
    """The words of a menu's bids: `Open misère, abondance, slam …`, without those that merely go on an earlier one."""
    words: list[str] = []
    for word in dict.fromkeys(short_stem(one, say) for one in calls if isinstance(one, Bid)):
        if not any(word.startswith(earlier) for earlier in words):
            words.append(word)
    text = ", ".join(words)
    return f"{text[:1].upper()}{text[1:]} …"


def _in_menus(legal: Sequence[Action]) -> list[Bid]:
    """The bids in menus: if there are too many of the highest for a row, all of these, and those nobody bids often."""
    bids = [one for one in legal if isinstance(one, Bid)]
    high = [one for one in bids if one.contract.family is Family.ABONDANCE]
    if len(high) <= _ROW:
        return []
    return [one for one in bids if one.contract.kind is Kind.OPEN_MISERE] + high


def _family(call: Action) -> Family | None:
    return call.contract.family if isinstance(call, Bid) else None

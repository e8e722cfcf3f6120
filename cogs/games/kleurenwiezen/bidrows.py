"""How the bids of Kleurenwiezen are offered: the frequent ones as buttons, long series of bids as menus."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from cogs.games.kleurenwiezen.bidtext import stem
from cogs.typed.callreading import kind_of
from cogs.typed.calltext import Menu
from engine.core.actions import Action
from engine.games.kleurenwiezen.actions import Bid, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import Family
from locales import Say

_ROW: Final = 5
"""Buttons in a row; as many abondances and slams need no menu."""
_OPTIONS: Final = 25
"""Options in a menu."""


def call_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Proposals and answers to them, solos and a Troel's trumps, misères; the calls that need no thought come last."""
    long = _in_menus(legal)
    rows: tuple[Sequence[Action], ...] = (
        [one for one in legal if isinstance(one, Propose)],
        *([one for one in legal if _family(one) is family and one not in long] for family in Family),
        [one for one in legal if isinstance(one, Word)],
    )
    return tuple(tuple(row) for row in rows if row)


def call_menus(legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
    """Abondances and slams, with kinds merged into one menu as far as they fit."""
    menus: list[tuple[Action, ...]] = []
    for _, kind in groupby(_in_menus(legal), kind_of):
        calls = tuple(kind)
        if menus and len(menus[-1]) + len(calls) <= _OPTIONS:
            menus[-1] += calls
        else:
            menus.append(calls)
    return tuple(Menu(" · ".join(dict.fromkeys(stem(one, say) for one in calls)) + " …", calls) for calls in menus)


def _in_menus(legal: Sequence[Action]) -> list[Bid]:
    high = [one for one in legal if isinstance(one, Bid) and one.contract.family is Family.ABONDANCE]
    return high if len(high) > _ROW else []


def _family(call: Action) -> Family | None:
    return call.contract.family if isinstance(call, Bid) else None

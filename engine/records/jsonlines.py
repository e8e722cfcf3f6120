"""Positions, results and views as JSON objects (format: docs/records.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, Final

from engine.core.cards import Card, Suit
from engine.core.game import AnyGame, DealResult, Match
from engine.core.options import Options
from engine.core.view import View
from engine.records.replay import ReplayPosition

Json = dict[str, Any]


def position(game: AnyGame, at: ReplayPosition) -> Json:
    """The line of a position."""
    actors = game.actors(at.state)
    return {
        "step": at.step,
        "deal": at.deal,
        "phase": at.state.phase.value,
        "actors": list(actors),
        "legal": {str(seat): legal(game, game.view(at.state, seat)) for seat in actors},
        "seat": at.seat,
        "action": None if at.action is None else str(at.action),
        "events": [event.as_json() for event in at.events],
    }


def legal(game: AnyGame, view: View) -> list[str]:
    """Every legal action of the view's seat, sorted as text."""
    return sorted(map(str, game.legal_actions(view)))


def result(deal: int, done: DealResult) -> Json:
    """The line of a finished deal."""
    fields: Json = {
        "contract": done.contract,
        "declarers": list(done.declarers),
        "tricks": list(done.tricks),
        "card_points": None if done.card_points is None else list(done.card_points),
        "delta": list(done.delta),
        "score": list(done.score),
    }
    return {"deal": deal, "done": fields | ({"thrown_in": True} if done.thrown_in else {})}


def match_over(match: Match) -> Json:
    """The line that ends a match."""
    return {"match": {"winners": list(match.winners), "score": list(match.score)}}


_FIELDS: Final = (
    *("seat", "options", "seats", "sides", "deal", "dealer", "phase", "actors", "hand", "hand_sizes"),
    *("turned_up", "trump", "declarers", "trick", "taker", "tricks", "card_points", "score"),
)


def view(game: AnyGame, seen: View) -> Json:
    """Everything a view holds, with the seat's legal actions."""
    fields = {name: getattr(seen, name) for name in _FIELDS} | dict(seen.extras())
    return {
        "game": game.name,
        "rules": seen.options.preset,
        **{name: _plain(value) for name, value in fields.items()},
        "legal": legal(game, seen),
    }


def _plain(value: object) -> object:
    """A view's value as JSON; raises TypeError for any unknown type, so that nothing slips out."""
    match value:
        case Options():
            return dict(value.values())
        case StrEnum():
            return value.value
        case Card() | Suit():
            return str(value)
        case None | bool() | int() | str():
            return value
        case _ if is_dataclass(value) and not isinstance(value, type):
            return {item.name: _plain(getattr(value, item.name)) for item in fields(value)}
        case tuple() if hasattr(value, "_asdict"):
            return {name: _plain(item) for name, item in value._asdict().items()}
        case Sequence():
            return [_plain(item) for item in value]
    raise TypeError(f"a view holds {type(value).__name__}, which has no JSON form")

"""Tells a deal that was played at a table as people with real cards would, by its facts alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.by_hand import YES, Answers
from engine.games.couillon.options import pack_for
from engine.games.couillon.play import POINTS
from engine.games.couillon.state import per_side
from engine.games.couillon.variants import Making, Scoring
from engine.games.kleurenwiezen.contracts.contracts import HAND
from engine.games.kleurenwiezen.sheet import sides, won_by


def told(game: str, state: Any, drawn: int | None = None) -> Answers:
    """The answers about a finished deal; `drawn`: the dealer, where one was drawn."""
    answers = _TELLING[game](state)
    if drawn is not None:
        answers["dealer"] = (str(drawn),)
    return {key: answer for key, answer in answers.items() if answer}


def _kleurenwiezen(state: Any) -> dict[str, tuple[str, ...]]:
    public = state.public
    contract = public.contract
    if contract is None:
        return {"contract": ("passed",)}
    tricks = list(public.tricks)
    # A deal may end as soon as nothing can change any more; the rest goes to whoever is asked last.
    opponents = [seat for seat in range(1, 5) if seat not in public.declarers]
    if opponents:
        tricks[opponents[0] - 1] += HAND - contract.nature.discards - sum(tricks)
    parts = sides(contract, public.declarers)
    return {
        "contract": (contract.name,),
        "trumps": (contract.suit.name,) if contract.suit is not None else (),
        "declarers": tuple(map(str, public.declarers)),
        "doubled": (YES,) if public.doubled_by else (),
        **{"tricks" if len(parts) == 1 else f"tricks-{part[0]}": (str(won_by(part, tuple(tricks))),) for part in parts},
    }


def _couillon(state: Any) -> dict[str, tuple[str, ...]]:
    public = state.public
    match, made = public.match, public.made
    variant, options = match.variant, match.options
    asks = variant.making in (Making.UPCARD, Making.TONGRES, Making.DEALER_CARD)
    if state.outcome.result.thrown_in:
        return {"maker": ("thrown-in",)}
    points = per_side(public.card_points, variant.sides)
    pack = pack_for(options)
    is_whole = variant.draws or len(pack) == variant.seats * variant.cards
    assert sum(points) == 40 or not is_whole
    assert sum(POINTS[card] for card in pack) == 40
    swept = len(public.played) in per_side(public.tricks, variant.sides)
    counts = variant.scoring in (Scoring.ROYES, Scoring.NUMBERS, Scoring.COWS)
    maker = "cards" if made.declarer is None else str(made.declarer)
    by_side = {f"points-{side}": (str(own),) for side, own in enumerate(points, 1)}
    return {
        "maker": (maker,) if asks else (),
        **({"points": (str(points[0]),)} if is_whole and len(points) == 2 else by_side),
        "sweep": (YES,) if swept and counts else (),
        **{word: () if (seat := getattr(made, word)) is None else (str(seat),) for word in ("mit", "kontra", "re")},
    }


def _chouine(state: Any) -> dict[str, tuple[str, ...]]:
    public = state.public
    chouine = next((one.seat for one in public.shown if one.points is None), None)
    if chouine is not None and public.match.at_deal().score != state.outcome.match.score:
        best = [one.seat for one in public.shown if one.points is None and one.suit is public.trump]
        winner = best[0] if best else chouine
        return {"winner": (str(winner),), "chouine": (YES,)}
    cards = {f"cards-{seat}": (str(points),) for seat, points in enumerate(public.card_points, 1)}
    declared = {f"declared-{seat}": (str(own),) for seat, own in enumerate(public.combination_points, 1) if own}
    if len(cards) == 2:
        cards = {"cards": cards["cards-1"]}
    return {"winner": ("points",), **cards, **declared}


_TELLING: Final[dict[str, Callable[[Any], dict[str, tuple[str, ...]]]]] = {
    "kleurenwiezen": _kleurenwiezen,
    "couillon": _couillon,
    "chouine": _chouine,
}

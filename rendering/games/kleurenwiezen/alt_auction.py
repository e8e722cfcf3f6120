"""The auction of Kleurenwiezen and its contract in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.games.kleurenwiezen.state import BidderStatus, KleurenwiezenView, Troel
from locales import Say
from locales.cards import SUIT_SYMBOLS
from rendering.canvas.values import SeatLabel
from rendering.canvas.wording import card_words, fitting, short, together
from rendering.games.kleurenwiezen import facts as kleurenwiezen
from rendering.games.kleurenwiezen.contract import goal_text, multiple_text, target_text
from rendering.games.kleurenwiezen.facts import Target
from rendering.games.kleurenwiezen.wording import call_text_of, contract_text, short_call

MOST_ROUNDS: Final = 10
"""The most rounds told; of a longer auction, the last ones."""


def suit_words(say: Say) -> Callable[[Suit], str]:
    """How a suit is read aloud."""
    return lambda suit: say("picture-suit", suit=str(suit))


def brief_call(action: KleurenwiezenAction, say: Say) -> str:
    """A call for a narrow column."""
    suit = action.suit if isinstance(action, Propose) else action.contract.suit if isinstance(action, Bid) else None
    return " ".join(filter(None, (short_call(action, say), SUIT_SYMBOLS[suit] if suit is not None else "")))


def alt_bidding(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_bidding` shows."""

    def describe(longest_name: int, *, brief: bool) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        return [
            say("picture-alt-auction", deal=view.deal),
            *troel_words(view.troel, names, say, index_set),
            *_rounds(view, names, say, brief=brief),
            *contract_words(view.contract is not None, *kleurenwiezen.so_far(view), names, say),
            *_open(view, names, say),
            *(_seat(view, seat, names, labels[seat - 1], say) for seat in kleurenwiezen.columns(view)),
        ]

    return fitting(partial(describe, brief=False), partial(describe, brief=True))


def troel_words(troel: Troel | None, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    """Who has announced a Troel, and with whom."""
    if troel is None:
        return
    name, partner = names[troel.seat - 1], names[troel.partner - 1]
    if troel.called is None:
        yield say("picture-alt-troel", name=name, partner=partner)
    else:
        card = card_words(troel.called, say, index_set)
        yield say("picture-alt-troel-called", name=name, partner=partner, card=card)


def contract_words(
    settled: bool, contract: Contract | None, declarers: Sequence[int], names: Sequence[str], say: Say
) -> Iterator[str]:
    """The contract, or the highest so far, and who plays it."""
    if contract is not None:
        text = contract_text(contract, say, suit_words(say))
        people = together([names[seat - 1] for seat in declarers], say)
        yield say("picture-alt-contract" if settled else "picture-alt-so-far", contract=text, names=people)


def _rounds(view: KleurenwiezenView, names: Sequence[str], say: Say, *, brief: bool) -> Iterator[str]:
    rows = kleurenwiezen.rounds(view)
    first = max(len(rows) - MOST_ROUNDS, 0)
    if first:
        yield say("picture-alt-rounds-before", rounds=first)
    for number, row in enumerate(rows[first:], first + 1):
        calls = []
        for cell in filter(None, row):
            action = cell.call.action
            text = brief_call(action, say) if brief else call_text_of(action, say, suit_words(say))
            calls.append(say("picture-alt-said", name=names[cell.call.seat - 1], call=text))
        yield say("picture-alt-round", round=number, calls=", ".join(calls))


def _open(view: KleurenwiezenView, names: Sequence[str], say: Say) -> Iterator[str]:
    """What can be accepted, or that there is no contract yet."""
    if kleurenwiezen.passed_out(view):
        yield say("picture-alt-thrown-in")
    elif kleurenwiezen.so_far(view)[0] is None:
        yield say("picture-alt-nothing")
    if live := view.auction.live_proposals():
        proposals = [f"{suit_words(say)(suit)} ({names[seat - 1]})" for suit, seat in live.items()]
        yield say("picture-alt-live", proposals=", ".join(proposals))


def _seat(view: KleurenwiezenView, seat: int, names: Sequence[str], label: SeatLabel, say: Say) -> str:
    facts = [standing(view, seat, names, say)]
    signs = {"dealer": seat == view.dealer, "computer": label.computer, "away": label.away}
    facts += [say(f"picture-alt-{sign}") for sign, is_so in signs.items() if is_so]
    told = ", ".join(dict.fromkeys(filter(None, facts)))
    return say("picture-alt-seat", name=names[seat - 1], facts=told) if told else ""


def standing(view: KleurenwiezenView, seat: int, names: Sequence[str], say: Say) -> str:
    """A seat's standing in the auction, in a word or two; empty if there is nothing to say."""
    bidder = view.auction.bidder(seat)
    if seat in view.actors:
        return say(f"picture-turn-{kleurenwiezen.asked(view)}")
    if seat == view.auction.forced:
        return say("picture-bidding-forced")
    if seat in view.auction.holders:
        return say("picture-bidding-holder")
    if bidder.status is BidderStatus.WAITING:
        return say("picture-bidding-waits")
    if bidder.status is BidderStatus.PASSED:
        return say("picture-bidding-passed")
    if bidder.partner is not None:
        return say("picture-bidding-with", name=names[bidder.partner - 1])
    return ""


def alt_contract(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_contract` shows."""
    contract, declarers = kleurenwiezen.so_far(view)
    if contract is None:
        return say("picture-alt-thrown-in" if kleurenwiezen.passed_out(view) else "picture-alt-nothing")

    def describe(longest_name: int) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        multiple = multiple_text(view, [SeatLabel(name) for name in names], say)
        return [
            *contract_words(view.contract is not None, contract, declarers, names, say),
            say("picture-alt-goal", goal=goal_text(view, say)),
            *([say("picture-alt-without-trumps")] if contract.is_negative else []),
            *(
                target_words(one, names, say)
                for one in kleurenwiezen.targets(view)
                if one.declares and any(view.tricks)
            ),
            *([say("picture-alt-multiple", multiple=multiple)] if multiple else []),
        ]

    return fitting(describe)


def target_words(target: Target, names: Sequence[str], say: Say) -> str:
    """How many tricks a side has, and how many it needs."""
    people = together([names[seat - 1] for seat in target.seats], say)
    if target.goal is not None and not target.exactly:
        return say("picture-alt-target", names=people, tricks=target.tricks, goal=target.goal)
    return say("picture-alt-taken-by", names=people, standing=target_text(target, say))

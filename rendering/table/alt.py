"""The table and the hand in words: what a screen reader says, with the whole position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.cards import Card, Pile, Played
from engine.core.view import Phase, View
from locales import Say
from rendering.canvas.values import SeatLabel
from rendering.canvas.wording import card_words, cards_words, fitting, short, together
from rendering.table.position import Position, position_of


def alt_hand(cards: Sequence[Card], playable: frozenset[Card] | None, say: Say, index_set: str) -> str:
    """What `draw_hand` shows."""
    if not cards:
        return say("picture-alt-hand-empty")
    sentences = [say("picture-alt-hand", count=len(cards), cards=cards_words(cards, say, index_set))]
    if playable is not None:
        sentences.append(_playable(cards, playable, say, index_set))
    return " ".join(sentences)


def alt_layout(
    piles: Sequence[Pile],
    playable: frozenset[Card] | None,
    say: Say,
    index_set: str,
    hand: Sequence[Card] | None = None,
) -> str:
    """What `draw_layout` shows."""
    key = "picture-alt-layout" if hand is None else "picture-alt-layout-dummy"
    sentences = [say(key, cards=_piles(piles, say, index_set))]
    if playable is not None:
        cards = [pile.up for pile in piles if pile.up is not None]
        sentences.append(_playable(cards, playable, say, index_set))
    if hand:
        sentences.append(alt_hand(hand, None, say, index_set))
    return " ".join(sentences)


def _playable(cards: Sequence[Card], playable: frozenset[Card], say: Say, index_set: str) -> str:
    now = cards_words((card for card in cards if card in playable), say, index_set)
    return say("picture-alt-playable", cards=now or "–")


def _piles(piles: Sequence[Pile], say: Say, index_set: str) -> str:
    """The face-up cards of a layout, those lying on another card first, and how many lone cards lie face down."""
    covering = cards_words((pile.up for pile in piles if pile.up is not None and pile.covers), say, index_set)
    alone = cards_words((pile.up for pile in piles if pile.up is not None and not pile.covers), say, index_set)
    down = sum(pile.up is None and pile.covers for pile in piles)
    parts = [
        *([say("picture-alt-open-covering", cards=covering)] if covering else []),
        *([say("picture-alt-open-alone", cards=alone)] if alone else []),
        *([say("picture-alt-open-down", cards=down)] if down else []),
    ]
    return ". ".join(parts) or "–"


def alt_table(view: View, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_table` shows."""
    position = position_of(view)
    known = [say("picture-dummy") if seat == position.dummy else label.name for seat, label in enumerate(labels, 1)]

    def describe(longest_name: int, with_last: bool = True) -> list[str]:
        names = [short(name, longest_name) for name in known]
        return [
            *position_words(position, names, say, index_set, last=with_last),
            *seats_words(position, position.order, names, labels, say),
        ]

    return fitting(describe, lambda longest_name: describe(longest_name, with_last=False))


def position_words(
    position: Position, names: Sequence[str], say: Say, index_set: str, *, last: bool = True
) -> Iterator[str]:
    """What lies on the table, what was said, and the score; `names` per seat. `last`: with the last trick."""
    yield from _deal(position, say)
    yield from _trumps(position, names, say, index_set)
    yield from _calls(position, names, say)
    yield from position.extras.words(names, say, index_set)
    yield from _trick(position, names, say, index_set)
    if last:
        yield from _last(position, names, say, index_set)
    yield from _layouts(position, names, say, index_set)
    yield from _sides(position, names, say)


def seats_words(
    position: Position, seats: Sequence[int], names: Sequence[str], labels: Sequence[SeatLabel], say: Say
) -> Iterator[str]:
    """Who sits on these seats, and how they are doing; `names` and `labels` per seat."""
    return (_seat(position, seat, names, labels[seat - 1], say) for seat in seats)


def _deal(position: Position, say: Say) -> Iterator[str]:
    if position.phase is Phase.OVER:
        yield say(f"picture-{position.called.alt_match_over}", deal=position.deal)
    elif position.phase is Phase.DONE:
        yield say("picture-alt-deal-over", deal=position.deal)
    elif not position.tells_trick:
        yield say("picture-alt-deal", deal=position.deal)
    else:
        trick, tricks = position.trick_number, position.trick_count
        yield say("picture-alt-deal-trick", deal=position.deal, trick=trick, tricks=tricks)
    if position.thrown_in:
        yield say("picture-alt-thrown-in")
    elif position.tied:
        yield say(f"picture-{position.called.alt_tied}")


def _trumps(position: Position, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    if position.trump is not None:
        yield say("picture-alt-trump", suit=say("picture-suit", suit=str(position.trump)))
    if position.queens:
        yield say("picture-alt-queens", cards=cards_words(position.queens, say, index_set))
    if position.makers:
        yield say("picture-alt-maker", name=together([names[seat - 1] for seat in position.makers], say))
    if position.proposal is not None:
        yield say("picture-alt-proposed", card=card_words(position.proposal, say, index_set))
    elif position.stub:
        yield say("picture-alt-turned-up", cards=cards_words(position.stub, say, index_set))
    for name, cards in zip(names, position.shown, strict=True):
        if cards:
            yield say("picture-alt-shown", name=name, cards=cards_words(cards, say, index_set))
    if position.packet:
        yield say("picture-alt-packet", cards=position.packet)
    yield from position.extras.trump_words(position, say, index_set)


def _calls(position: Position, names: Sequence[str], say: Say) -> Iterator[str]:
    for name, said in zip(names, position.said, strict=True):
        for call in said:
            yield say(f"picture-alt-call-{call}", name=name)
    if position.worth > 1 and not position.over:
        yield say("picture-alt-worth", worth=position.worth)


def _trick(position: Position, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    if position.trick:
        yield say("picture-alt-trick", cards=_played(position.trick, names, say, index_set))
    elif position.phase is Phase.PLAY:
        yield say("picture-alt-no-trick")
    if position.taker is not None:
        yield say("picture-alt-takes", name=names[position.taker - 1])
    if position.turn:
        yield say(f"picture-alt-turn-{position.asked}", name=together([names[seat - 1] for seat in position.turn], say))


def _last(position: Position, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    if position.last is not None:
        taker, cards = position.last
        yield say("picture-alt-last", name=names[taker - 1], cards=_played(cards, names, say, index_set))


def _played(trick: Sequence[Played], names: Sequence[str], say: Say, index_set: str) -> str:
    """Who played which card, in order."""
    return ", ".join(
        say("picture-alt-played", name=names[seat - 1], card=card_words(card, say, index_set)) for seat, card in trick
    )


def _layouts(position: Position, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    for name, piles in zip(names, position.layouts, strict=True):
        if piles:
            yield say("picture-alt-open", name=name, cards=_piles(piles, say, index_set))


def _sides(position: Position, names: Sequence[str], say: Say) -> Iterator[str]:
    for standing in position.standings:
        people = together([names[seat - 1] for seat in standing.seats], say)
        score = say("picture-alt-score", unit=position.unit, score=standing.score)
        if standing.announced is not None:
            text = say("picture-alt-announced", names=people, points=standing.announced, score=score)
        elif standing.points is None:
            text = say("picture-alt-scored", names=people, score=score)
        else:
            text = say("picture-alt-side", names=people, points=standing.points, score=score)
        if standing.won:
            text += ", " + say(_won(position))
        yield text + "."
    for what, won in position.tallies:
        yield say(f"picture-alt-{what}", won="–".join(map(str, won)))


def _won(position: Position) -> str:
    """What the winners have won, as a catalogue key."""
    called = position.called
    return f"picture-{called.alt_won_match if position.phase is Phase.OVER else called.alt_won}"


def _seat(position: Position, seat: int, names: Sequence[str], label: SeatLabel, say: Say) -> str:
    cards, tricks = position.hand_sizes[seat - 1], position.tricks[seat - 1]
    facts = [] if position.over else [say("picture-alt-cards", cards=cards)]
    if tricks or position.over:
        facts.append(say("picture-alt-tricks", tricks=tricks))
    if seat == position.dealer:
        facts.append(say("picture-alt-dealer"))
    facts += position.extras.seat_words(seat, say)
    facts += [say(_won(position))] if seat in position.extras.winners else []
    if seat == position.dummy and position.partner is not None:
        facts.append(say("picture-alt-played-by", name=names[position.partner - 1]))
    else:
        signs = {"computer": label.computer, "away": label.away}
        facts += [say(f"picture-alt-{sign}") for sign, is_so in signs.items() if is_so]
        facts += [say(f"picture-level-{label.level}")] if label.level else []
        facts += [say("picture-alt-reserve", left=label.reserve)] if label.reserve is not None else []
    return say("picture-alt-seat", name=names[seat - 1], facts=", ".join(facts))

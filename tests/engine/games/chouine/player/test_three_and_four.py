"""What `strong` looks at with three and four players: ends as each plays best, tricks completed, and no more deals."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.games.chouine.player.ends import shares
from engine.games.chouine.player.outlook import best_last, standing
from engine.games.chouine.player.partie import SEVEN, CardChoice, Partie, PartieWords
from engine.games.chouine.player.simulated import Search
from engine.games.chouine.player.worlds import Seen, seen_from
from engine.players.search.search import Effort
from tests.engine.games.chouine.written import GAME, dealt, to_trick

KING_OF_TRUMPS = 1 << 29
SEATS = pytest.mark.parametrize("seats", [3, 4])


def words_for(seats: int) -> PartieWords:
    return PartieWords(GAME.configure(f"chouine-{seats}"))


def ends(seats: int, many: int) -> Iterator[Partie]:
    """Positions with nothing left to draw, at the lead or with a card on the table; often somebody can declare."""
    rng = random.Random(seats)
    for _ in range(many):
        cards = rng.sample([number for number in range(32) if number % 8 > 1], 3 * seats)
        hands = [sum(1 << number for number in cards[seat::seats]) for seat in range(seats)]
        totals = [rng.randrange(0, 60) for _ in range(seats)]
        at = Partie(hands, [0] * seats, totals, [0] * seats, 0, 0, 0, rng.randrange(seats), [])
        if rng.random() < 0.5:
            card = 1 << rng.choice([number for number in range(32) if at.hands[at.turn] >> number & 1])
            at.put(CardChoice(card, None))
        yield at


def by_trying(at: Partie, words: PartieWords) -> list[float]:
    """The shares if each tries every card, declares what it can, and takes what is best for itself."""
    if at.won >= 0:
        return [float(seat == at.won) for seat in range(len(at.hands))]
    turn = at.turn
    if not at.hands[turn]:
        return shares(at, words)
    best: list[float] = []
    for choice in words.choices(at.hands[turn], at.playable(), at.done[turn], waits=False):
        after = at.copy()
        after.put(choice)
        found = by_trying(after, words)
        if not best or found[turn] > best[turn]:
            best = found
    return best


@SEATS
def test_an_end_comes_out_as_if_each_tried_every_card(seats: int) -> None:
    words, said = words_for(seats), 0
    for at in ends(seats, 300 if seats == 3 else 40):
        assert shares(at, words) == by_trying(at, words)
        said += any(map(words.of, at.hands, at.done))
    assert said


def test_of_two_chouines_the_one_whose_turn_comes_first_wins() -> None:
    hands = [0b0111 << 3, 0b0111 << 11, 7]
    at = Partie(hands, [0] * 3, [0] * 3, [0] * 3, 0, 0, 0, 1, [])
    assert shares(at, words_for(3)) == [0.0, 1.0, 0.0] == by_trying(at, words_for(3))


@SEATS
def test_whoever_plays_last_takes_what_leaves_it_standing_best(seats: int) -> None:
    words, rng, swapped = words_for(seats), random.Random(seats), 0
    for number in range(200):
        state = dealt(*hands_for(seats, rng), talon="QS", preset=f"chouine-{seats}")
        state = to_trick(state, rng.randrange(1, state.public.variant.draws + 1))
        if state.outcome is not None:
            continue
        view = GAME.view(state, state.public.turn)
        at, _ = next(seen_from(view, 0).worlds(random.Random(number)))
        while len(at.trick) < seats - 1:
            at.put(rng.choice(words.choices(at.hands[at.turn], at.playable(), 31, waits=True)))
        seat, worths = at.turn, {}
        if not number % 4:
            at.hands[seat] = SEVEN | KING_OF_TRUMPS | 1
        for choice in words.choices(at.hands[at.turn], at.playable(), at.done[at.turn], waits=True):
            after = at.copy()
            after.put(choice)
            worths[choice] = standing(after, seat, words)
        assert worths[best_last(at, words)] == pytest.approx(max(worths.values()))
        swapped += at.virtual(at.hands[seat]) != at.hands[seat]
    assert swapped


def hands_for(seats: int, rng: random.Random) -> list[str]:
    """Three cards each, none of them the queen of spades."""
    cards = [str(card) for card in GAME.pack(GAME.configure()) if str(card) != "QS"]
    drawn = rng.sample(cards, 3 * seats)
    return [" ".join(drawn[seat::seats]) for seat in range(seats)]


class Counted(Seen):
    """Counts the deals that are imagined."""

    def worlds(self, rng: random.Random) -> Iterator[tuple[Partie, list[int]]]:
        for deal in super().worlds(rng):
            imagined.append(deal)
            yield deal


imagined: list[object] = []


@pytest.mark.parametrize(("seats", "trick", "most"), [(4, 1, 40), (4, 5, 30), (3, 7, 85), (3, 1, 100)])
def test_it_imagines_fewer_deals_where_each_takes_long(seats: int, trick: int, most: int) -> None:
    state = to_trick(dealt(*hands_for(seats, random.Random(1)), talon="QS", preset=f"chouine-{seats}"), trick)
    view = GAME.view(state, state.public.turn)
    search = Search(view, Counted(*seen_from(view, 0)))
    for worlds, least, limit in ((100, most // 2, most), (4, 4, 4)):
        imagined.clear()
        search.weigh(random.Random(1), Effort(worlds))
        assert least <= len(imagined) <= limit

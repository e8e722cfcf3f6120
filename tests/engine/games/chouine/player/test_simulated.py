"""The `strong` player at Chouine: its imagined deals keep the rules, its ends are exact, and it decides sensibly."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from engine.core.actions import Action
from engine.core.cards import Suit, mask_of, parse_cards
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.player import simulated
from engine.games.chouine.player.ends import Duel
from engine.games.chouine.player.outlook import chance
from engine.games.chouine.player.partie import CardChoice, Partie, PartieWords, numbered, swapped
from engine.games.chouine.player.simulated import weigh
from engine.games.chouine.player.worlds import seen_from
from engine.games.chouine.state import ChouineState
from engine.players.players import PLAYERS
from engine.players.search.search import Effort
from engine.players.turns import OutOfTurn, questions
from engine.teaching.lessons.course import lessons_of, reached
from tests.engine.games.chouine.ends import at_end, gain_of
from tests.engine.games.chouine.written import GAME, dealt, go, match_of, to_trick

STRONG = PLAYERS["strong"]
THREE_AND_FOUR = ("chouine-3", "chouine-4")
PRESETS = ("chouine", *THREE_AND_FOUR, "mondoubleau")


def choice(state: ChouineState, seat: int | None = None) -> str:
    """What `strong` does on this seat, or on the seat on turn, as short text."""
    asked = {question.seat: question for question in questions(GAME, state)}[seat or state.public.turn]
    return str(STRONG(asked.view, asked.choices, random.Random(1), asked.remembered)).removeprefix("play ")


def worths(state: ChouineState, worlds: int = 4) -> Mapping[Action, float] | None:
    """What the seat on turn may do is worth."""
    turn = state.public.turn
    view = GAME.view(state, turn)
    legal = GAME.legal_actions(view)
    return weigh(view, legal, GAME.remembered(state, turn), random.Random(1), Effort(worlds))


def shuffled(preset: str, rng: random.Random) -> ChouineState:
    pack = list(GAME.pack(GAME.configure()))
    rng.shuffle(pack)
    return GAME.deal(match_of(preset), pack).state


def opened(state: ChouineState) -> Partie:
    """A position of the rules as plain numbers, with all hands."""
    start = seen_from(GAME.view(state, state.public.turn), 0).start
    start.hands[:] = map(numbered(state.public.trump or Suit.S).bits, state.hands)
    return start


# --- Imagined deals


@pytest.mark.parametrize("preset", PRESETS)
def test_an_imagined_deal_goes_on_as_the_rules_say(preset: str) -> None:
    rng = random.Random(preset)
    made = 0
    for _ in range(4):
        state = shuffled(preset, rng)
        numbering, trump = numbered(state.public.trump or Suit.S), 3
        at, words = opened(state), PartieWords(GAME.configure(preset))
        while state.outcome is None:
            turn = state.public.turn
            plays = [one for one in GAME.legal_actions(GAME.view(state, turn)) if one is not Swap.EXCHANGE]
            assert at.turn == turn - 1
            assert at.playable() == swapped(numbering.bits(mask_of(one.card for one in plays)), trump)
            choices = words.choices(at.hands[turn - 1], at.playable(), at.done[turn - 1], True, at.makes > 0)
            card, word = max(choices, key=lambda choice: (choice.word is not None, rng.random()))
            played = numbering.cards[swapped(card, trump).bit_length() - 1]
            said = word.combination if word else None
            action = next(one for one in plays if (one.card, getattr(one, "combination", None)) == (played, said))
            had = state.public.trump
            talon = [numbering.bits(drawn.bit) for drawn in state.talon]
            at.put(CardChoice(card, word))
            state = GAME.apply(state, turn, action).state
            if state.public.trump is not had:
                trump, made = numbering.place(state.public.trump), made + 1
            if at.won >= 0:
                break
            if not at.trick and at.draws:
                at.draw([swapped(drawn, trump) for drawn in talon])
            assert at.hands == [swapped(numbering.bits(hand), trump) for hand in state.hands]
            assert at.makes == (2 if state.public.trump is None else 0)
            public = state.public
            if not at.trick:
                assert at.totals == list(map(sum, zip(public.card_points, public.combination_points, strict=True)))
    assert bool(made) is (preset == "mondoubleau")


@pytest.mark.parametrize("preset", PRESETS)
def test_imagined_hands_are_as_large_as_they_are_and_hold_what_has_been_shown(preset: str) -> None:
    rng = random.Random(preset)
    shown = 0
    for _ in range(6):
        state = shuffled(preset, rng)
        while state.outcome is None:
            turn = state.public.turn
            view = GAME.view(state, turn)
            seen = seen_from(view, GAME.remembered(state, turn))
            world, left = seen.world(rng)
            assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
            assert sum(world.hands).bit_count() == sum(view.hand_sizes)
            assert not sum(world.hands) & sum(left)
            assert len(left) == max(0, view.talon - bool(view.indicator))
            numbering = numbered(state.public.trump or Suit.S)
            for seat, known in enumerate(world.known):
                assert not known & ~world.hands[seat]
                if seat != turn - 1:
                    shown += known.bit_count()
                    assert not known & ~numbering.bits(state.hands[seat])
            words = [action for action in GAME.legal_actions(view) if isinstance(action, Declare)]
            state = GAME.apply(state, turn, words[0] if words else rng.choice(GAME.legal_actions(view))).state
    assert shown


def test_whoever_is_ahead_and_whoever_holds_the_higher_trumps_is_likelier_to_win() -> None:
    state = to_trick(shuffled("chouine", random.Random(5)), 6)
    at = opened(state)
    even = chance(at, 0)
    at.totals[0] += 30
    assert chance(at, 0) > even
    assert chance(at, 1) < 0.5


# --- The end


def test_the_last_three_tricks_are_won_exactly_when_they_can_be() -> None:
    rng = random.Random(11)
    cards = [str(card) for card in GAME.pack(GAME.configure())]
    outcomes = set()
    for _ in range(40):
        six = rng.sample([card for card in cards if card[0] in "AKQJ9"], 6)
        state = at_end(" ".join(six[:3]), " ".join(six[3:]), "S")
        numbering = numbered(Suit.S)
        one, two = (numbering.bits(mask_of(parse_cards(" ".join(part)))) for part in (six[:3], six[3:]))
        start = sum(state.public.card_points)
        behind = rng.randrange(-30, 31)
        gain = gain_of(state, 2) - start + behind
        found = Duel(PartieWords(GAME.configure())).outcome(one, two, behind, 0, 0)
        assert found == (gain > 0) - (gain < 0)
        outcomes.add(found)
    assert len(outcomes) > 1


def test_before_the_last_draw_it_finds_the_card_that_wins() -> None:
    """Whatever is drawn: every deal there may be is played to its end."""
    rng = random.Random(8)
    sure = 0
    for _ in range(6):
        state = to_trick(shuffled("chouine", rng), 11)
        found = worths(state)
        assert found
        assert all(0 <= worth <= 1 for worth in found.values())
        sure += max(found.values()) == 1 and min(found.values()) < 1
    assert sure


def test_ends_looked_at_one_after_another_are_as_if_looked_at_alone() -> None:
    """What it keeps of one lead in points holds for every other."""
    rng = random.Random(3)
    words, kept = PartieWords(GAME.configure()), Duel(PartieWords(GAME.configure()))
    ties = 0
    for _ in range(3):
        ten = rng.sample(range(32), 10)
        one, two = (sum(1 << card for card in part) for part in (ten[:5], ten[5:]))
        for ahead in rng.sample(range(-80, 81), 161):
            found = kept.outcome(one, two, ahead, 0, 0)
            assert found == Duel(words).outcome(one, two, ahead, 0, 0)
            ties += not found
    assert ties


def test_two_draws_before_the_end_it_looks_at_so_many_positions_and_begins_no_further_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    duels: list[Duel] = []

    class Counted(Duel):
        def __init__(self, words: PartieWords) -> None:
            super().__init__(words)
            duels.append(self)

    monkeypatch.setattr(simulated, "Duel", Counted)
    monkeypatch.setattr(simulated, "POSITIONS", 1_000)
    rng = random.Random(8)
    for _ in range(3):
        state = to_trick(shuffled("chouine", rng), 10)
        duels.clear()
        assert worths(state, 200)
        *looked, last = [duel.positions for duel in duels]
        assert 1 < len(duels) < 200
        assert sum(looked) <= 1_000 < sum(looked) + last


# --- Choices


def test_a_chouine_is_declared_at_once() -> None:
    assert choice(dealt("8C 9C TC KC QC", "AD TD KD QD JD", talon="9S")).endswith(" chouine")
    for preset in THREE_AND_FOUR:
        hands = ["8C 9C TC", "KD QD JD", "7H 8H 9H", "7S 8S AS"][: 3 if preset == "chouine-3" else 4]
        assert choice(dealt(*hands, talon="9S", preset=preset)).endswith(" chouine")


def test_early_it_keeps_king_and_queen_together() -> None:
    assert choice(dealt("8C 9C TC KC QC", "KD QD 7C AH KH", talon="9S")) == "7C"


def test_it_declares_a_mariage_whose_jack_is_gone_in_the_end() -> None:
    assert choice(at_end("KD QD", "7H 8H", "S")) in {"KD mariage", "QD mariage"}


def test_it_takes_an_ace_with_a_small_trump() -> None:
    assert choice(go(dealt("8S 7C 9H KD QD", "AC TC 8C 9C JC", talon="9S"), "AC")) == "8S"


def test_it_keeps_the_seven_to_itself_until_it_needs_the_card_turned_up() -> None:
    assert choice(dealt("8C 9C TC KC QC", "7S 8D KD QD KH", talon="JS")) != "exchange"
    assert choice(dealt("7S 9C TC KC QC", "8C 8D KD QD KH", talon="JS"), 1) == OutOfTurn.LEAVE_IT
    assert choice(go(dealt("7S KS QS JS AS", "AC TC 8C 9C JC", talon="TS"), "AC")) == "exchange"


def test_it_swaps_the_seven_at_the_last_moment() -> None:
    state = dealt("8C 9C TC KC QC", "7S 8D KD QD KH", talon="JS")
    state = to_trick(state, 11, "7S")
    assert choice(state, 2) == "exchange"


# --- Weighing


def test_mondoubleau_is_weighed_by_the_chance_to_win_and_trumps_are_made_with_the_lead() -> None:
    state = to_trick(dealt("KD QD AH 7C 8C", "KS 9S 9C TC JC", preset="mondoubleau", dealer=2), 10, "KD QD AH")
    found = worths(state)
    assert found
    assert all(0 < worth < 1 for worth in found.values())
    assert choice(state) in {"KD mariage", "QD mariage"}


def test_a_combination_kept_is_worth_about_what_it_brings_with_the_next_card() -> None:
    found = worths(dealt("9C JD QD KD AD", "8C 8D TC QH KH", talon="9D", dealer=2), 20)
    assert found
    declared = max(worth for action, worth in found.items() if isinstance(action, Declare))
    kept = max(worth for action, worth in found.items() if str(action) == "play 9C")
    assert abs(declared - kept) < 0.03


@pytest.mark.parametrize(("trick", "part"), [(5, simulated.TRUE), (10, 1.0)])
def test_what_figures_tell_apart_counts_as_far_as_it_comes_true(
    trick: int, part: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = to_trick(shuffled("chouine", random.Random(12)), trick)
    found = worths(state)
    monkeypatch.setattr(simulated, "TRUE", 1.0)
    told = worths(state)
    assert found
    assert told
    best, most = max(found.values()), max(told.values())
    assert best == pytest.approx(most)
    assert min(told.values()) < most
    assert all(best - found[one] == pytest.approx(part * (most - told[one]), abs=1e-6) for one in found)


def test_the_lesson_about_declaring_says_what_strong_would_do() -> None:
    lesson = next(one for one in lessons_of("chouine") if one.name == "declaring")
    here = reached("chouine", lesson.guided)
    for _ in lesson.guided.steps:
        found = worths(here.state, 30)
        assert found
        right = {action for action in found if str(action) in here.wanted}
        assert max(found.values()) - min(found[action] for action in right) < 0.005
        assert all(found[action] < max(found.values()) - 0.005 for action in found if action not in right)
        taken = next(action for action in right if str(action) not in lesson.guided.steps[here.decisions].also)
        here = reached("chouine", lesson.guided, here.path + here.letter(taken))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_view_and_numbers_give_the_same_and_only_legal_actions(preset: str) -> None:
    state = shuffled(preset, random.Random(4))
    while state.outcome is None:
        found, turn = worths(state, 2), state.public.turn
        assert found == worths(state, 2)
        assert found
        legal = GAME.legal_actions(GAME.view(state, turn))
        assert set(found) <= set(legal)
        state = GAME.apply(state, turn, max(found, key=lambda action: found[action])).state

"""The player `easy` makes a beginner's mistakes, and no others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from engine.core.actions import Play
from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES, in_room
from engine.core.view import Phase
from engine.games.couillon.actions import Call
from engine.games.couillon.player import easy as at_couillon
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase, Word
from engine.games.kleurenwiezen.player import easy as at_kleurenwiezen
from engine.games.kleurenwiezen.player.strength import chance_to_duck
from engine.players import levels
from engine.players.players import PLAYERS, WEIGHERS
from engine.players.selfplay import act
from engine.players.turns import Question, questions

ROOMS: dict[str, ModuleType] = {name: room for name in GAMES if (room := in_room("engine", name, "player.easy"))}
"""What the games say of their beginners; tests/engine/games/test_every_game.py is about those too that say nothing."""
EVERY_PRESET = [(name, preset) for name in ROOMS for preset in GAMES[name].presets]
ANY = random.Random(0)
"""For players whose choice hangs on nothing but the view."""


def asked(name: str, preset: str, deals: int = 1) -> Iterator[Question]:
    """What seats are asked in deals that `normal` plays, where they have a choice."""
    game, rng = GAMES[name], random.Random(preset)
    match = game.begin(game.configure(preset))
    for _ in range(deals):
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            yield from (one for one in questions(game, state) if len(one.choices) > 1)
            state = game.apply(state, *act(game, state, PLAYERS["normal"], rng)).state


def before(one: Question) -> int:
    """How many cards are on the table."""
    return len(one.view.trick) % one.view.seats


@pytest.mark.parametrize(("name", "preset"), EVERY_PRESET)
def test_whoever_plays_last_to_a_trick_does_what_normal_would_with_as_bad_a_memory(name: str, preset: str) -> None:
    last = [one for one in asked(name, preset, 3) if one.view.phase == Phase.PLAY and before(one) == one.view.seats - 1]
    assert last
    for seat, view, choices, _ in last:
        seen = ROOMS[name].forgetting(view)
        chosen = {PLAYERS["easy"](view, choices, random.Random(seed), ANY.getrandbits(52)) for seed in range(5)}
        assert chosen == {PLAYERS["normal"](seen, choices, ANY)}, seat


@pytest.mark.parametrize(("name", "preset"), EVERY_PRESET)
def test_other_cards_are_worth_about_as_much_as_the_best_as_far_as_it_remembers(name: str, preset: str) -> None:
    room, slips = ROOMS[name], 0
    for one in asked(name, preset, 2):
        worths = WEIGHERS["normal"](room.forgetting(one.view), one.choices, ANY)
        said = PLAYERS["normal"](room.forgetting(one.view), one.choices, ANY)
        if one.view.phase != Phase.PLAY or said not in worths:
            continue
        for seed in range(5):
            chosen = PLAYERS["easy"](one.view, one.choices, random.Random(seed))
            assert chosen == PLAYERS["easy"](one.view, one.choices, random.Random(seed))
            assert worths[chosen] >= worths[said] - room.ABOUT * (1 if before(one) else levels.LEADS)
            slips += chosen != said
    assert slips


def test_it_leads_from_its_longest_suit_more_often_than_normal() -> None:
    longest = Counter[str]()
    for preset in ("pagat", "flemish", "gerver"):
        for one in asked("kleurenwiezen", preset, 4):
            if one.view.phase == Phase.PLAY and not before(one):
                lengths = Counter(card.suit for card in one.view.hand)
                for level in ("easy", "normal"):
                    for seed in range(4):
                        chosen = PLAYERS[level](one.view, one.choices, random.Random(seed))
                        assert isinstance(chosen, Play)
                        longest[level] += lengths[chosen.card.suit] == max(lengths.values())
    assert longest["easy"] > 1.5 * longest["normal"]


@pytest.mark.parametrize("name", ROOMS)
def test_it_forgets_what_was_played_before_the_last_trick_and_all_it_may_no_longer_look_at(name: str) -> None:
    forgot = 0
    for one in asked(name, next(iter(GAMES[name].presets))):
        seen = ROOMS[name].forgetting(one.view)
        assert (seen.hand, seen.trick, seen.tricks) == (one.view.hand, one.view.trick, one.view.tricks)
        assert seen.hand_sizes == one.view.hand_sizes
        assert ROOMS[name].forgetting(seen) == seen
        forgot += seen != one.view
        chosen = {PLAYERS["easy"](one.view, one.choices, random.Random(1), cards) for cards in (0, one.remembered)}
        assert chosen == {PLAYERS["easy"](seen, one.choices, random.Random(1))}
    assert forgot


def test_it_bids_half_a_step_too_much_or_too_little() -> None:
    passes: dict[str, Counter[float]] = {"couillon": Counter(), "kleurenwiezen": Counter()}
    rooms = {"couillon": at_couillon.says, "kleurenwiezen": at_kleurenwiezen.says}
    for name, preset in (("couillon", "couillon"), ("couillon", "tongres"), ("kleurenwiezen", "flemish")):
        for one in asked(name, preset, 30):
            refusal = next((word for word in (Call.PASS, Word.PASS) if word in one.choices), None)
            if refusal is not None and one.view.phase != Phase.PLAY:
                for bolder in (-levels.HALF, 0.0, levels.HALF):
                    said: Any = rooms[name](one.view, one.choices, bolder)  # type: ignore[operator]
                    passes[name][bolder] += said == refusal
    for counts in passes.values():
        assert counts[-levels.HALF] > counts[0.0] > counts[levels.HALF]


def test_neither_easy_nor_strong_undertakes_a_misere_that_good_opponents_would_mostly_make_fail() -> None:
    undertaken, left = 0, 0
    for preset in GAMES["kleurenwiezen"].presets:
        for one in asked("kleurenwiezen", preset, 10):
            if one.view.phase != KleurenwiezenPhase.AUCTION:
                continue
            for level in ("easy", "normal"):
                said = PLAYERS[level](one.view, one.choices, random.Random(1))
                if isinstance(said, Bid) and said.contract.is_negative:
                    poor = chance_to_duck(one.view.held, said.contract.kind) < at_kleurenwiezen.LEAST_CHANCE  # type: ignore[attr-defined]
                    assert not (poor and level == "easy")
                    assert not poor or PLAYERS["strong"](one.view, one.choices, random.Random(1)) != said
                    undertaken += level == "easy"
                    left += poor
    assert undertaken
    assert left


def test_a_game_that_says_nothing_of_beginners_has_cards_that_seem_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "in_room", lambda *at: None if at[-1] == "player.easy" else in_room(*at))
    slips = 0
    for one in asked("couillon", "couillon", 4):
        worths = WEIGHERS["normal"](one.view, one.choices, ANY)
        chosen = PLAYERS["easy"](one.view, one.choices, random.Random(1))
        if one.view.phase != Phase.PLAY:
            assert chosen == PLAYERS["normal"](one.view, one.choices, ANY)
        elif chosen in worths:
            apart = levels.ABOUT * (max(worths.values()) - min(worths.values()))
            assert worths[chosen] >= max(worths.values()) - apart * (1 if before(one) else levels.LEADS)
            slips += worths[chosen] < max(worths.values())
    assert slips

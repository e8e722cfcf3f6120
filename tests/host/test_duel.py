"""Duels: worlds are those a seat may be in, results do not depend on processes, and the table says what was played."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from benchmarks.duel import players
from benchmarks.duel.__main__ import main
from benchmarks.duel.dealing import Place, spread
from benchmarks.duel.declaring import declaring
from benchmarks.duel.duel import BUILDING, SHOWING, Duel, fight
from benchmarks.duel.players import COMPARED
from benchmarks.duel.worlds import worlds
from engine.core.cards import cards_in, mask_of, parse_cards
from engine.core.registry import GAMES, in_room
from engine.core.view import Phase
from engine.players.turns import questions
from tests.about import in_one_test
from tests.engine.games.playing import Table, deals, presets_as_they_are

WITH_A_PLAYER = [name for name in GAMES if in_room("engine", name, "player") is not None]
PRESETS = [table for table in presets_as_they_are() if table.options.game in WITH_A_PLAYER]
CHOUINE = Duel("frozen", "random", "chouine", "chouine-3")
PAGAT = Duel("frozen", "random", "kleurenwiezen", "pagat")


# --- Worlds


@in_one_test("table", PRESETS)
def test_a_world_looks_like_the_deal_from_the_seat_that_imagines_it(table: Table) -> None:
    """And it is a whole one: the rules play it to its end."""
    rng, looked_at = random.Random(3), 0
    for deal in deals(table, 2, seed=8):
        for moment in deal.moments[:-1:3]:
            if moment.state.phase != Phase.PLAY:
                continue
            for one in questions(table.game, moment.state):
                for world in islice(worlds(one.view, one.remembered, rng), 2):
                    looked_at += 1
                    assert table.game.view(world, one.seat) == one.view
                    assert sum(mask.bit_count() for mask in world.hands) == sum(
                        mask.bit_count() for mask in moment.state.hands
                    )
                    players._played_out(table.game, world, one.view, rng)
    assert looked_at > 10


def test_cards_are_spread_only_where_they_may_be() -> None:
    cards = parse_cards("AS KS QS JS AH KH")
    spades, hearts = mask_of(cards[:4]), mask_of(cards[4:])
    places = [Place(2, spades | hearts), Place(2, spades), Place(2, spades)]
    for seed in range(50):
        first, *others = spread(spades | hearts, places, random.Random(seed))
        assert mask_of(first) == hearts
        assert mask_of(sum(others, first)) == spades | hearts


def test_what_is_possible_in_one_way_alone_is_found() -> None:
    cards = mask_of(parse_cards("AS KS QS JS TS 9S 8S 7S"))
    each = [Place(1, mask_of(cards_in(cards)[:number])) for number in range(8, 0, -1)]
    assert [part[0] for part in spread(cards, each, random.Random(1))] == list(cards_in(cards))[::-1]


def test_every_spread_that_is_possible_comes_up_as_often() -> None:
    cards, rng = mask_of(parse_cards("AS KS QS")), random.Random(1)
    found = [mask_of(spread(cards, [Place(1, cards), Place(2, cards)], rng)[0]) for _ in range(600)]
    assert all(150 < found.count(card.bit) < 250 for card in cards_in(cards))


# --- Players


@pytest.mark.parametrize("name", ["high", "sampling"])
def test_the_other_players_play_legally_by_every_preset(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "WORLDS", 1)
    for table in PRESETS:
        contest, *_ = Duel(name, "frozen", table.game.name, table.options.preset).contest()
        assert sum(brought.seats for brought in contest.play(1, 1))


def test_after_the_same_auction_both_say_what_a_third_says() -> None:
    """So a player at random undertakes nothing foolish."""
    alone = fight(Duel("random", "frozen", "kleurenwiezen", "pagat"), BUILDING, 20, 1)
    bid_for = fight(Duel("random", "frozen", "kleurenwiezen", "pagat", auction="frozen"), BUILDING, 20, 1)
    assert alone.gain.mean < bid_for.gain.mean < 0


# --- Results


def test_the_same_packs_give_the_same_in_one_process_and_in_two() -> None:
    alone = fight(CHOUINE, BUILDING, 12, 1)
    assert fight(CHOUINE, BUILDING, 12, 2).played.packs == alone.played.packs
    assert fight(CHOUINE, SHOWING, 12, 1).played.packs != alone.played.packs


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        ("couillon", "frozen random frozen random"),
        ("six", "frozen random frozen random frozen random"),
        ("troeven-3", "frozen random random"),
    ],
)
def test_a_player_has_one_side(preset: str, seats: str) -> None:
    assert Duel("frozen", "random", "couillon", preset).names == tuple(seats.split())


def test_partners_found_in_the_auction_sit_two_against_two_and_others_one_against_all() -> None:
    assert PAGAT.names == ("frozen", "random") * 2
    assert Duel("frozen", "random", "chouine", "chouine-4").names == ("frozen", "random", "random", "random")


def test_a_row_says_what_was_played_and_by_how_much_one_is_better() -> None:
    result = fight(CHOUINE, BUILDING, 40, 1)
    cells = result.row()
    assert cells[0] == "`chouine-3`"
    assert cells[1] == f"{result.gain} parties a deal"
    assert float(cells[2]) > 3
    assert "an equal 33%" in cells[4]
    assert cells[5] == "40, frozen-random-random"
    assert len(cells) == 7


def test_play_is_compared_by_contract_after_the_same_auction() -> None:
    table = declaring(PAGAT, BUILDING, 20, 1)
    head, _, trumps, without, *kinds = (row.strip("| ").split(" | ") for row in table.splitlines())
    assert head[0] == "`pagat`"
    assert int(trumps[1]) + int(without[1]) == sum(int(row[1]) for row in kinds) <= 20
    assert float(trumps[2].split()[0]) > 0 > float(trumps[3].split()[0])


# --- The command


def test_the_command_prints_a_row_for_each_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["frozen", "random", "--game", "chouine", "--deals", "2"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split("`")[1] for row in rows[2:]] == ["chouine", "chouine-3", "chouine-4", "mondoubleau"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nobody", "frozen"], ", ".join(COMPARED)),
        (["high", "frozen", "--rules", "nothing"], "unknown preset 'nothing'"),
        (["high", "frozen", "--game", "bridge"], "unknown game"),
        (["high", "frozen", "--auction", "nobody"], "unknown player 'nobody'"),
        (["high", "high"], "two different players"),
        (["high", "frozen", "--deals", "1"], "at least 2 deals"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    refused = capsys.readouterr()
    assert refused.out == ""
    assert said in refused.err
    assert len(refused.err.splitlines()) == 1

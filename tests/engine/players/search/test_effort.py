"""How long a player thinks: a number of worlds, fewer when time is up, never none."""

from __future__ import annotations

from engine.players.search.search import BATCH, MORE, Effort


def test_worlds_come_in_batches_until_there_are_enough() -> None:
    assert list(Effort(2 * BATCH + 3).batches()) == [BATCH, BATCH, 3]
    assert list(Effort(3).batches()) == [3]
    assert list(Effort(5).batches(2)) == [2, 2, 1]


def test_when_time_is_up_it_has_thought_of_one_batch_at_least() -> None:
    assert list(Effort(5 * BATCH, is_late=lambda: True).batches()) == [BATCH]
    assert list(Effort(2 * BATCH, is_late=lambda: False).batches()) == [BATCH, BATCH]


def test_there_are_more_worlds_where_each_takes_few_card_plays() -> None:
    assert Effort(100).within(600, 200).worlds == 300
    assert Effort(100).within(600, 2000).worlds == 100
    assert Effort(100).within(600, 1).worlds == 100 * MORE

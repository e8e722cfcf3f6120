"""A ladder stays one, whatever is changed in it, and what was not changed stays as it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.games.kleurenwiezen.contracts import own_ladder as changing
from engine.games.kleurenwiezen.contracts.contracts import NATURES
from engine.games.kleurenwiezen.contracts.ladders import Figures, LadderRow, is_numbered, parse_rows, print_rows
from engine.games.kleurenwiezen.contracts.own_ladder import Rows
from engine.games.kleurenwiezen.options import PRESETS, KleurenwiezenOptions, configure
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.contracts.ladders import ladders
from tests.examples import examples

EVERY = sum(len(nature.goals) if is_numbered(kind) else 1 for kind, nature in NATURES.items())
"""How many rows a ladder can have."""


def options_of(ladder: str, preset: str = "pagat", **others: str) -> KleurenwiezenOptions:
    return configure(preset, others | {"ladder": ladder})


def pay(rows: Rows) -> dict[str, LadderRow]:
    return {row.name: row._replace(beside=False) for row in rows}


@examples(6)
@given(ladders(least=2), st.data())
def test_every_change_leaves_a_ladder_and_the_figures_of_all_other_contracts(
    start: list[LadderRow], data: st.DataObject
) -> None:
    # As it is printed, all that the first row shares begins with itself.
    rows = parse_rows(print_rows(start))
    for _ in range(8):
        name = data.draw(st.sampled_from([row.name for row in rows]))
        verb = data.draw(st.sampled_from(["up", "down", "beside", "remove"]))
        before = rows
        if verb in ("up", "down"):
            rows = changing.moved(rows, name, up=verb == "up")
        elif verb == "beside" and (changing.named(rows, name).beside or changing.can_stand_beside(rows, name)):
            rows = changing.beside(rows, name)
        elif verb == "remove" and len(rows) > 1:
            rows = changing.without(rows, name)
            assert name not in pay(rows)
        assert parse_rows(print_rows(rows)) == rows
        assert all(pay(before)[one] == figures for one, figures in pay(rows).items())
        assert len(rows) in (len(before), len(before) - 1)


def test_a_contract_moves_rank_by_rank_and_one_that_shares_a_rank_leaves_it_first() -> None:
    rows = parse_rows("solo 5=2; & accept 8=2; accept 9=2; slam=20")
    assert print_rows(changing.moved(rows, "accept 8", up=True)) == "solo 5=2; accept 8=2; accept 9=2; slam=20"
    assert print_rows(changing.moved(rows, "solo 5", up=True)) == "accept 8=2; solo 5=2; accept 9=2; slam=20"
    assert print_rows(changing.moved(rows, "accept 9", up=False)) == "accept 9=2; solo 5=2; & accept 8=2; slam=20"
    assert changing.moved(rows, "slam", up=True) == rows
    assert print_rows(changing.beside(rows, "accept 9")) == "solo 5=2; & accept 8=2; & accept 9=2; slam=20"
    assert print_rows(changing.beside(rows, "accept 8")) == "solo 5=2; accept 8=2; accept 9=2; slam=20"
    negative = parse_rows("small-misere=6; & solo 5=2; piccolo=8")
    assert not changing.can_stand_beside(negative, "piccolo")
    assert not changing.can_stand_beside(negative, "small-misere")


def test_a_new_figure_keeps_the_rank() -> None:
    rows = parse_rows("solo 5=2; & accept 8=2; slam=20")
    dearer = LadderRow(rows[1].kind, 8, Figures(7))
    assert print_rows(changing.replaced(rows, dearer)) == "solo 5=2; & accept 8=7; slam=20"


@in_one_test("preset", PRESETS)
def test_every_contract_can_be_put_in_where_it_usually_ranks(preset: str) -> None:
    options = configure(preset, None)
    while missing := changing.lacking(options):
        options = changing.with_rows(options, changing.added(options, missing[len(missing) // 2].name))
        assert configure(preset, dict(options.values())) == options
    assert len(tuple(options.contracts)) == EVERY
    order = [row.name for row in options.contracts]
    for less, more in (("abondance 12", "small-slam"), ("slam", "slam-table"), ("small-misere", "grand-misere")):
        assert order.index(less) < order.index(more)
    # Those that were there before rank among themselves as they did.
    before = [[row.name for row in rank] for rank in configure(preset, None).contracts.rows]
    now = [[row.name for row in rank if any(row.name in one for one in before)] for rank in options.contracts.rows]
    assert [rank for rank in now if rank] == before


@in_one_test("preset", PRESETS)
def test_what_is_taken_out_and_put_in_again_leaves_the_preset(preset: str) -> None:
    options = configure(preset, None)
    for row in options.contracts:
        less = changing.with_rows(options, changing.without(options.contracts, row.name))
        assert less.ladder
        assert row.name in [one.name for one in changing.lacking(less)]
        again = changing.with_rows(less, changing.added(less, row.name))
        assert {one.name for one in again.contracts} == {one.name for one in options.contracts}
        assert pay(tuple(again.contracts)) == pay(tuple(options.contracts))


def test_no_troel_is_put_in_where_none_is_played() -> None:
    assert "troel" not in {row.name for row in changing.lacking(options_of("accept 8=8", troel="off"))}
    assert "troel" in {row.name for row in changing.lacking(options_of("accept 8=8"))}


def test_options_that_a_ladder_of_ones_own_decides_are_as_the_preset_has_them() -> None:
    options = configure("pagat", {"piccolo": "no", "scoring": "flemish", "deals": "8", "all_tricks": "26"})
    rows = tuple(options.contracts)
    less = changing.without(rows, "slam")
    changed = changing.with_rows(options, less)
    assert tuple(changed.contracts) == less
    assert (changed.piccolo, changed.scoring, changed.deals, changed.all_tricks) == (True, "basic", 8, 30)
    assert changing.with_rows(options, rows) == options

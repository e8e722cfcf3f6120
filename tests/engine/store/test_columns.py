"""A row follows from the fields of a dataclass, and the dataclass from its row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from typing import NamedTuple

import pytest
from sqlalchemy import Column, Float, Integer, MetaData, Table, Text

from engine.core.options import Options
from engine.core.registry import GAMES
from engine.store.columns import columns_of, from_json, of_row, to_json


class Suit(StrEnum):
    OAK = "oak"
    BEECH = "beech"


class Leaf(NamedTuple):
    number: int
    of: Suit = Suit.OAK
    veins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Branch:
    name: str
    leaves: tuple[Leaf, ...] = ()
    bird: str | None = None


@dataclass(frozen=True)
class Place:
    zone: str
    since: date


@dataclass(frozen=True)
class Tree:
    id: int
    place: Place
    options: Options
    kind: Suit
    branches: tuple[Branch, ...]
    nests: Mapping[str, tuple[int, int]]
    key: bytes
    rings: frozenset[int]
    high: float
    felled: Leaf | None = None
    pruned: date | None = None
    owner: tuple[Branch | None, ...] = ()
    hidden: Leaf = field(default=Leaf(0))


_TEXTS = ("zone", "since", "game", "preset", "options", "kind", "branches", "nests", "key", "rings", "felled", "pruned")
TREES = Table(
    "trees",
    MetaData(),
    Column("id", Integer, primary_key=True),
    *(Column(name, Text) for name in (*_TEXTS, "owner")),
    Column("rules_edition", Integer),
    Column("high", Float),
)
OAK = Tree(
    7,
    Place("Europe/Brussels", date(2026, 3, 1)),
    next(iter(GAMES.values())).configure(None, None).of_edition(1),
    Suit.BEECH,
    (Branch("low", (Leaf(1, Suit.BEECH, (1, 2)), Leaf(2)), "tit"), Branch("é")),
    {"north": (1, 2)},
    b"\x00\xff",
    frozenset({3, 1}),
    12.5,
    felled=Leaf(9),
    pruned=date(2026, 4, 2),
    owner=(None, Branch("own")),
)


@pytest.mark.parametrize("tree", [OAK, replace(OAK, key=b"", felled=None, pruned=None, nests={}, rings=frozenset())])
def test_every_field_comes_back_from_its_column(tree: Tree) -> None:
    columns = columns_of(TREES, tree, "hidden")
    assert columns.keys() == set(TREES.c.keys()) - {"id"}
    assert all(value is None or isinstance(value, int | float | str) for value in columns.values())
    assert of_row(Tree, columns | {"id": 7}, hidden=Leaf(0)) == tree


def test_columns_are_written_in_one_way() -> None:
    columns = columns_of(TREES, OAK, "hidden")
    assert columns["branches"] == (
        '[{"name":"low","leaves":[[1,"beech",[1,2]],[2,"oak",[]]],"bird":"tit"},{"name":"é","leaves":[],"bird":null}]'
    )
    assert (columns["key"], columns["rings"], columns["since"], columns["kind"]) == (
        "00ff",
        "[1,3]",
        "2026-03-01",
        "beech",
    )
    assert columns_of(TREES, replace(OAK, key=b""), "hidden")["key"] is None


def test_what_is_stored_apart_is_named_and_nothing_else_is_left_out() -> None:
    """Else the fields of what is secret could be written into columns of the same names."""
    with pytest.raises(KeyError, match="hidden"):
        columns_of(TREES, OAK)
    row = columns_of(TREES, OAK, "hidden") | {"id": 7}
    with pytest.raises(KeyError, match="hidden"):
        of_row(Tree, row)


def test_what_an_older_version_left_out_has_its_default() -> None:
    assert from_json(tuple[Branch, ...], '[{"name":"low","leaves":[[1]]}]') == (Branch("low", (Leaf(1),)),)
    assert from_json(Leaf, to_json(Leaf(3, Suit.BEECH))) == Leaf(3, Suit.BEECH)
    with pytest.raises(ValueError, match="ash"):
        from_json(Leaf, '[1,"ash"]')

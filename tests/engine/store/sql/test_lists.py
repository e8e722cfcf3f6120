"""Lists in columns of text, and the row in which something is highest, as a database reads them."""

from __future__ import annotations

from sqlalchemy import Column, Integer, MetaData, Table, Text, create_engine, func, select

from engine.store.sql.lists import (
    length_of,
    lists_in,
    numbers_in,
    the_number_at,
    the_text_at,
    where_highest,
    where_lowest,
)
from tests.engine.store.databases import EACH_KIND

KEPT = Table("kept", MetaData(), Column("who", Text), Column("points", Integer), Column("a_list", Text))
ROWS = [
    {"who": "Anna", "points": 3, "a_list": "[4,-5,6]"},
    {"who": "Bram", "points": 7, "a_list": "[]"},
    {"who": "Chloé", "points": -1, "a_list": None},
]
FEATS = '[[2,"capot"],[10,"“100%”"]]'


@EACH_KIND
def test_lists_are_read() -> None:
    of, each, feats = KEPT.c, numbers_in(KEPT.c.a_list), lists_in(KEPT.c.who)
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        KEPT.create(connection)
        connection.execute(KEPT.insert(), ROWS)
        assert connection.execute(select(length_of(of.a_list)).order_by(of.who)).scalars().all() == [3, 0, None]
        numbers = select(of.who, each.number).select_from(KEPT.join(each.rows, of.who == of.who))
        assert connection.execute(numbers.order_by(each.number)).all() == [("Anna", -5), ("Anna", 4), ("Anna", 6)]
        at = select(the_number_at(of.points - 2, of.a_list)).where(of.who == "Anna")
        assert connection.execute(at).scalar() == -5
        best = select(where_highest(of.who, of.points), func.max(of.points))
        worst = select(where_lowest(of.who, of.points), func.min(of.points))
        assert connection.execute(best).all() == [("Bram", 7)]
        assert connection.execute(worst).all() == [("Chloé", -1)]
        connection.execute(KEPT.update().where(of.points == 7).values(who=FEATS))
        facts = select(the_text_at(1, feats.text), the_number_at(of.points - 7, feats.text))
        found = connection.execute(facts.select_from(KEPT.join(feats.rows, of.who == of.who)).where(of.points == 7))
        assert sorted(found.all()) == [("capot", 2), ("“100%”", 10)]
    engine.dispose()

"""The end of a match of any game as a picture for showing to others: who came where."""

from __future__ import annotations

from datetime import date

from cogs.delivery.avatars import WithFaces
from cogs.games.texts import texts_of
from cogs.messages.finished_deal import Column
from cogs.messages.layout import Drawing
from cogs.messages.words import preset_name, sides_of
from cogs.proposals.shared_seats import holders
from engine.tables.live.table import Table
from locales import Say
from rendering import draw_result, look_of
from rendering.canvas.values import SeatLabel
from rendering.people.alt_rows import alt_result
from rendering.people.rows import MatchResult, Place


def result_drawing(table: Table, day: date, server: str, say: Say, with_faces: WithFaces = tuple) -> Drawing:
    """The finished match of this table; `server`: its name, empty if there is none to show."""
    result = match_result(table, day, server, say)
    result = result._replace(places=tuple(one._replace(people=with_faces(one.people)) for one in result.places))
    return Drawing(lambda: draw_result(result, look_of(say), say), alt_result(result, say))


def match_result(table: Table, day: date, server: str, say: Say) -> MatchResult:
    """Place and figures of everybody with a result; the winners come first, whatever the figures."""
    texts = texts_of(table)
    columns = texts.final_columns(table.view(0)) or _by_standing(table)
    found = []
    for side, members in enumerate(sides_of(table)):
        figures = [column.figures[side] for column in columns]
        signed = [figure if column.more_is_better else -figure for figure, column in zip(figures, columns, strict=True)]
        won = members[0] in table.winners
        of_seats = [
            (seat, SeatLabel(one.name, one.computer, level=one.level))
            for seat in members
            for one in holders(table, seat)
        ]
        seats, people = zip(*of_seats, strict=True)
        found.append(((won, *signed), Place(1, people, side, tuple(map(_written, figures)), won, seats)))
    found.sort(key=lambda one: one[0], reverse=True)
    standings = [standing for standing, _ in found]
    game, rules = _named(table, say)
    return MatchResult(
        game=game,
        rules=rules,
        length=texts.deals_counted(table),
        unit=texts.DEALS,
        heads=tuple(say(f"picture-result-head-{column.head}") for column in columns),
        places=tuple(place._replace(rank=standings.index(standing) + 1) for standing, place in found),
        day=day,
        server=server,
    )


def _by_standing(table: Table) -> tuple[Column, ...]:
    """The figures by which the rules rank a match."""
    fewer = table.setup.options.fewer_wins
    of_sides = (table.standing[side[0] - 1] for side in sides_of(table))
    columns = [tuple(-one if fewer else one for one in figures) for figures in zip(*of_sides, strict=True)]
    heads = ("points", *("next" for _ in columns[1:]))
    return tuple(Column(head, figures, not fewer) for head, figures in zip(heads, columns, strict=True))


def _named(table: Table, say: Say) -> tuple[str, str]:
    """The game and, unless its name says it already, the variant or house rules it was played by."""
    game, variant = say(f"rules-game-{table.game.name}"), preset_name(table.setup.options.preset, say)
    if table.setup.house is not None:
        return game, table.setup.house
    return (variant, "") if variant.startswith(game) else (game, variant)


def _written(figure: int) -> str:
    return str(figure).replace("-", "−")

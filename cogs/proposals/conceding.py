"""Conceding a deal, in words: what it would mean, and the outcome."""

from __future__ import annotations

from cogs.games.texts import texts_of
from cogs.messages.wording import wording_of
from cogs.messages.words import seat_name, together
from engine.core.view import SPECTATOR
from engine.tables.live.table import Table
from engine.tables.model.proposal import GivenUp, Stake
from locales import Say


def what_it_means(table: Table, seat: int, say: Say) -> str:
    """What becomes of the deal if this seat's side concedes it."""
    view = table.view(SPECTATOR)
    own = view.sides[seat - 1]
    givers = frozenset(at for at, side in enumerate(view.sides, 1) if side == own)
    what, contract = table.stake(seat), texts_of(table).contract(view)
    return say(f"company-giving-{what}", **_facts(table, givers, view.declarers, contract, say))


def what_came(table: Table, name: str, given: GivenUp, say: Say) -> str:
    """The outcome; `name`: who conceded."""
    facts = _facts(table, given.givers, given.declarers, given.contract, say)
    kept = "-part" if given.what is Stake.REST and given.kept else ""
    return say(f"company-gave-{given.what}{kept}", name=name, kept=given.kept, **facts)


def _facts(
    table: Table, givers: frozenset[int], declarers: tuple[int, ...], contract: str | None, say: Say
) -> dict[str, str]:
    """The other side, the declarers, and the contract if there is one."""
    others = [seat for seat in range(1, len(table.seats) + 1) if seat not in givers]
    facts = {"others": together(seat_name(table, seat, say) for seat in others)}
    action = None if contract is None else table.game.parse_action(contract)
    undertaken = None if action is None else wording_of(action).undertaken(action, say)
    if undertaken is not None:
        facts["contract"] = undertaken
        facts["side"] = together(seat_name(table, seat, say) for seat in declarers)
    return facts

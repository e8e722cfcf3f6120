"""The command line's output for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.cards import Card
from engine.core.game import AnyGame, DealResult
from engine.records.record import Record
from engine.records.replay import ReplayPosition, positions


def game(rules: AnyGame) -> str:
    """A game with its presets and options."""
    lines = [rules.name, f"  presets: {', '.join(rules.presets)}"]
    if rules.options:
        lines.append("  options:")
    width = max((len(spec.name) for spec in rules.options), default=0)
    for spec in rules.options:
        values = "|".join(spec.values) + (f" ({spec.possible[0]})" if spec.numbers else "")
        default = spec.default or "none"
        lines.append(f"    {spec.name:<{width}} {spec.kind:<7} {values:<18} default {default}: {spec.meaning}")
    return "\n".join(lines)


def match(record: Record) -> Iterator[str]:
    """A record as it was played: deals, actions, results."""
    changed = [f"{name}={value}" for name, value in record.options.values()]
    yield f"{record.game.name} {record.options.preset} ({', '.join(changed)})"
    for at in positions(record):
        if at.action is None:
            state = at.state
            dealt = [_cards(record.game.view(state, seat).hand) for seat in _seats(record)]
            cut = record.deals[at.deal - 1].cut
            after = "" if cut is None else f" after a cut of {cut} cards"
            yield f"\nDeal {at.deal}, dealt by {_name(record, state.match.dealer)}{after}"
            yield from (f"  {_name(record, seat):<14} {hand}" for seat, hand in zip(_seats(record), dealt, strict=True))
        yield from _happened(record, at)
        if at.state.outcome is not None:
            result, standing = at.state.outcome
            yield from _result(result)
            if standing.winners:
                yield f"\nThe match is won by {' and '.join(_name(record, seat) for seat in standing.winners)}."


def _happened(record: Record, at: ReplayPosition) -> Iterator[str]:
    if at.seat is not None:
        yield f"{at.step:>5}  {_name(record, at.seat)}: {at.action}"
    for event in at.events:
        facts = ", ".join(f"{name} {_plain(value)}" for name, value in event.facts.items() if value is not None)
        yield f"       * {event.type.value}: {facts}"


def _result(result: DealResult) -> Iterator[str]:
    for name in ("contract", "declarers", "tricks", "card_points", "delta", "score"):
        value = getattr(result, name)
        if value:
            yield f"  {name.replace('_', ' ')}: {_plain(value)}"
    if result.thrown_in:
        yield "  thrown in"


def view(seen: Mapping[str, object]) -> str:
    """A view's fields, one per line."""
    return "\n".join(f"{name.replace('_', ' ')}: {_plain(value)}" for name, value in seen.items())


def _seats(record: Record) -> range:
    return range(1, record.game.seats(record.options) + 1)


def _name(record: Record, seat: int) -> str:
    if record.names and 0 < seat <= len(record.names):
        return f"{seat} {record.names[seat - 1]}"
    return f"seat {seat}"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in reversed(cards))


def _plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_plain, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name}={_plain(item)}" for name, item in value.items())
    return "-" if value is None else str(value)

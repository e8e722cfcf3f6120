"""The match itself: start, deal, action; and what follows from them for clock and result. Pure.

The only randomness is the injected generator, and the secret that a match starts with.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine import fairness
from engine.cards import Card, print_cards
from engine.errors import IllegalAction
from engine.game import Action
from engine.packs import next_pack, shuffled
from engine.players import player_named
from engine.players.turns import OutOfTurn, questions
from engine.seating import DealerDraw, DrawnBy, draw_dealer
from engine.tables.announcer import Acted, By, DealOver, Dealt, MatchOver, News, Reminder, Started, WentAway
from engine.tables.clock import Pauses
from engine.tables.errors import Refusal, Refused
from engine.tables.pausing import RESUMED_WITHIN
from engine.tables.people import MotionKind, Status, Stint
from engine.tables.snapshot import Change, Cut, DealText, Drawn, Entry, Finished, Kind, Pack, SeatResult, Snapshot

MISSES_TO_BE_AWAY: Final = 2
_TO_CUT: Final = 2
"""How many pauses after a deal there are where a person cuts, who looks at the score before that."""
_SLOW_TURN: Final = 3600
_SLOWER: Final = 75
"""How many times longer all that is where a turn takes `_SLOW_TURN` seconds or more: ten minutes for eight seconds."""


def start(table: Snapshot, by: int, rng: random.Random, secret: bytes | None = None) -> Change:
    """Host: start the match, with a draw of partners where the options ask for it, and deal.

    Packs and draws follow from `secret`; without one chance makes them.
    """
    table.must_be(Status.LOBBY)
    table.must_be_host(by)
    if empty := len(table.free_seats):
        raise Refused(Refusal.SEATS_EMPTY, empty=empty, seats=table.places)
    table = replace(table, secret=secret)
    names = tuple(one.name for one in table.seats if one)
    seats_by = dict(table.setup.options.values()).get("seats_by")
    if seats_by in set(DrawnBy):
        drawn = Drawn(_pack(table, fairness.PARTNERS, rng), names, DrawnBy(seats_by))
        seats = tuple(table.seats[person] for person in drawn.draw.seats)
        table = replace(table, drawn=drawn, seats=seats, dealer=1)
    elif table.game.dealer_drawn_by:
        draw = _draw(table, 1, rng)
        table = replace(table, dealer=draw.dealer, dealer_draw=draw)
    elif secret is not None:
        table = replace(table, dealer=1 + fairness.Stream(secret, fairness.DEALER).below(len(table.seats)))
    else:
        table = replace(table, dealer=rng.randint(1, len(table.seats)))
    stints = tuple(Stint(0, seat, one.name, one.user_id) for seat, one in enumerate(table.seats, 1) if one)
    change = deal(replace(table, status=Status.PLAYING, stints=stints), rng)
    started = Started(table.drawn.draw if table.drawn else None)
    return change._replace(news=(started, *change.news))


def _draw(table: Snapshot, deal: int, rng: random.Random) -> DealerDraw:
    """Everybody draws a card for the dealer of this deal."""
    pack = _pack(table, fairness.dealer_label(deal), rng)
    return draw_dealer(pack, len(table.seats), table.game.dealer_drawn_by)


def _pack(table: Snapshot, label: str, rng: random.Random) -> tuple[Card, ...]:
    """A shuffled pack to draw from."""
    game, options = table.game, table.setup.options
    if table.secret is None:
        return shuffled(game, options, rng)
    return fairness.shuffled(table.secret, label, game.pack(options))


def deal(table: Snapshot, rng: random.Random, cut: Cut | None = None) -> Change:
    """The next deal, by whoever is due or was drawn; where the pack is cut and `cut` does not say how, by chance."""
    match, draw = next_match(table), table.dealer_draw
    if draw is not None:
        match = table.game.dealt_by(match, draw.dealer)
    pack = next_pack(table.game, match, rng, cut.cards if cut else None, table.secret)
    if pack.cut is not None:
        cut = Cut(pack.cut, cut.seat if cut else None, shuffled=not table.game.gathered(match))
    step = table.game.deal(match, pack.cards)
    after = replace(table.at(step.state), cut=cut)
    text = DealText(match.deal, draw.draws if draw else (), cut)
    by = By.PERSON if cut and cut.seat else By.CLOCK
    entry = Entry(after.number, Kind.DEAL, match.dealer, str(text), by)
    return Change(after, (Dealt(match.deal, step.events, draw),), (entry,), Pack(match.deal, print_cards(pack.cards)))


def next_match(table: Snapshot) -> Any:
    """The standing before the next deal."""
    if table.state is None:
        return table.game.begin(table.setup.options, table.dealer or 1)
    return table.state.outcome.match


def next_deal(table: Snapshot, user_id: int, rng: random.Random) -> Change:
    """Anyone seated, or who is to cut where the others wait for that: deal before the pause is over."""
    _must_be_free_to_deal(table, user_id)
    return deal_next(table, rng)


def cut(table: Snapshot, user_id: int, cards: int, rng: random.Random) -> Change:
    """Who may cut takes so many cards off the pack, and the next deal is dealt."""
    seat = must_be_cutter(table, user_id)
    cuts = table.cuts
    if cards not in cuts:
        raise Refused(Refusal.CUT_OUT_OF_RANGE, least=cuts[0], most=cuts[-1])
    return deal_next(table, rng, Cut(cards, seat))


def must_be_cutter(table: Snapshot, user_id: int) -> int:
    """The seat of this person, who may cut; raises Refused(nobody-cuts, other-cuts) and what keeps from dealing."""
    seat, cutter = _must_be_free_to_deal(table, user_id), table.may_cut
    if cutter is None:
        raise Refused(Refusal.NOBODY_CUTS)
    if cutter != seat:
        raise Refused(Refusal.OTHER_CUTS, name=table.seated(cutter).name)
    return seat


def _must_be_free_to_deal(table: Snapshot, user_id: int) -> int:
    """The seat of this person; raises Refused(table-over, not-started, not-seated, deal-goes-on, other-cuts)."""
    table.must_be(Status.PLAYING)
    table.must_not_be_paused()
    seat, cutter = table.own_seat(user_id), table.cutter
    if not table.is_between_deals:
        raise Refused(Refusal.DEAL_GOES_ON, deal=table.state.match.deal)
    if cutter is not None and cutter != seat:
        raise Refused(Refusal.OTHER_CUTS, name=table.seated(cutter).name)
    return seat


def deal_next(table: Snapshot, rng: random.Random, cut: Cut | None = None) -> Change:
    """The pause after a deal is over, or the pack has been cut."""
    match = next_match(table)
    draw = _draw(table, match.deal, rng) if table.game.draw_is_due(match) else None
    return deal(replace(table, dealer_draw=draw), rng, cut)


def act(table: Snapshot, seat: int, action: Action, by: By) -> Change:
    """A seat acts; raises IllegalAction."""
    step = table.game.apply(table.state, seat, action)
    after = table.after_action(seat, action, step, by)
    entries = (Entry(after.number, Kind.ACTION, seat, str(action), by),)
    news: tuple[News, ...] = (Acted(seat, action, step.events, by),)
    outcome = step.state.outcome
    if outcome is None:
        return Change(after, news, entries)
    number = table.state.match.deal
    news = (*news, DealOver(outcome.result, number))
    finished = Finished(number, table.game.deal_facts(step.state))
    winners = outcome.match.winners
    if not winners:
        return Change(after, news, entries, finished=finished)
    after = replace(after, status=Status.OVER)
    return Change(after, (*news, MatchOver(winners)), entries, finished=finished, results=_results(after))


def _results(table: Snapshot) -> tuple[SeatResult, ...]:
    """What a match that is over gave the seats that are taken."""
    match, sides = table.state.outcome.match, table.game.sides(table.setup.options)
    places = table.game.placing(match)
    answerable = answerable_for(table)
    return tuple(
        SeatResult(
            seat=seat,
            side=sides[seat - 1],
            user_id=answerable[seat].user_id,
            name=answerable[seat].name,
            score=match.score[seat - 1],
            won=seat in match.winners,
            place=places[seat - 1],
            finished_by=one.user_id,
            finished_name=one.name,
        )
        for seat, one in enumerate(table.seats, 1)
        if one
    )


def answerable_for(table: Snapshot) -> Mapping[int, Stint]:
    """Per seat who sat there at the start: its result is theirs, whoever took over.

    Of matches that began when that was not written down: who came onto it first, or sits there.
    """
    now = (Stint(0, seat, one.name, one.user_id) for seat, one in enumerate(table.seats, 1) if one)
    first: dict[int, Stint] = {}
    for stint in (*table.stints, *now):
        first.setdefault(stint.seat, stint)
    return first


def act_on(table: Snapshot, moves: Iterable[tuple[int, Action]], by: By) -> Change:
    """One action after the other, saved and told together; raises IllegalAction."""
    change = Change(table)
    for seat, action in moves:
        more = act(change.after, seat, action, by)
        change = more._replace(news=change.news + more.news, entries=change.entries + more.entries)
    return change


def why_not(table: Snapshot, seat: int, action: Action) -> IllegalAction | None:
    """Why the rules forbid a seat this action now, None where it is legal; what would come of it is forgotten."""
    try:
        table.game.apply(table.state, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


def act_as_person(table: Snapshot, user_id: int, text: str, number: int | None) -> Change:
    """A person acts, knowing the table since the entry `number`; raises Refused, IllegalAction, Unreadable."""
    table.must_be(Status.PLAYING)
    seat = table.own_seat(user_id)
    table.must_not_be_paused()
    if number is not None and not table.turn_number(seat) <= number <= table.number:
        raise Refused(Refusal.STALE)
    occupant = table.seated(seat)
    if occupant.missed:
        table = replace(table, seats=table.with_occupant(seat, replace(occupant, missed=0)))
    return act(table, seat, table.game.parse_action(text), By.PERSON)


def act_as_computer(table: Snapshot, rng: random.Random) -> Change:
    """The first of the computers that may act does so; those out of turn are asked first, and once an entry."""
    thinking = table.thinking
    for seat, view, choices, remembered in questions(table.game, table.state):
        if seat in thinking:
            action = player_named(table.seated(seat).player)(view, choices, rng, remembered)
            if action is not OutOfTurn.LEAVE_IT:
                return act(table, seat, action, By.COMPUTER)
    return Change(replace(table, asked=table.number))


def act_as_clock(table: Snapshot, rng: random.Random) -> Change:
    """Time is up: the computer acts for the first of the people to move, for whom it counts as missed."""
    seat = min(seat for seat, _ in table.waiting)
    view = table.game.view(table.state, seat)
    remembered = table.game.remembered(table.state, seat)
    action = player_named(table.seated(seat).player)(view, table.game.legal_actions(view), rng, remembered)
    occupant = table.seated(seat)
    missed = occupant.missed + 1
    away = missed >= MISSES_TO_BE_AWAY
    seats = table.with_occupant(seat, replace(occupant, missed=missed, away=away))
    change = act(replace(table, seats=seats), seat, action, By.CLOCK)
    return change._replace(news=(*change.news, WentAway(seat))) if away else change


def act_as_rules(table: Snapshot) -> Change:
    """A seat does the only thing it can do, as everybody can see; nobody has missed anything."""
    forced = table.forced
    return Change(table) if forced is None else act(table, *forced, By.RULES)


def remind(table: Snapshot) -> Change:
    """Remind everyone whose turn it is."""
    deadline = table.deadline or 0.0
    news = tuple(Reminder(seat, deadline) for seat, _ in sorted(table.waiting))
    return Change(replace(table, reminder=None), news)


def _pauses_due(table: Snapshot) -> int:
    """How many pauses after a deal there are before the next one."""
    slower = _SLOWER if table.setup.turn_seconds >= _SLOW_TURN else 1
    return slower if table.cutter is None else _TO_CUT * slower


def with_deadline(before: Snapshot, change: Change, now: float, pauses: Pauses) -> Change:
    """The change with the clock set: who waits on goes on with the time they have, who begins gets all of it.

    Where several may act there is one time for all of them.
    """
    after = change.after
    if not after.status.is_live and before.status.is_live:
        after = replace(after, ended_at=now)
    deadline, reminder = after.deadline, after.reminder
    waiting = after.waiting
    if after.paused:
        reminder = None
        if after.motion is None or after.motion.kind is not MotionKind.RESUME:
            deadline = None
        elif before.motion is None:
            deadline = now + RESUMED_WITHIN
    elif after.is_between_deals:
        if before.paused or not before.is_between_deals:
            deadline, reminder = now + _pauses_due(after) * pauses.after_deal, None
    elif not waiting or not after.setup.turn_seconds:
        deadline, reminder = None, None
    else:
        acting = any(after.turn_number(seat) > before.number for seat, _ in waiting)
        answering = before.motion is not after.motion and any(
            motion and motion.kind.ends_deal for motion in (before.motion, after.motion)
        )
        if acting or answering or not waiting <= before.waiting:
            turn = after.setup.turn_seconds
            deadline = now + turn
            # While others are asked, who is on turn need do nothing.
            is_asked = after.motion is not None and after.motion.kind.ends_deal
            reminder = now + turn * pauses.reminder if pauses.reminder < 1 and not is_asked else None
    return change._replace(after=replace(after, deadline=deadline, reminder=reminder))

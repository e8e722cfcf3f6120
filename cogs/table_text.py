"""What a table's messages say of a deal in words: trumps, the Mit', whose turn it is, the standing.

Made from a view, and of that only what everybody may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.words import CardWords, addressed, name_of, seat_name, side_names
from engine.couillon.actions import Call, NameTrump
from engine.couillon.cows import Cows
from engine.couillon.numbers import Numbers
from engine.couillon.points import Points
from engine.couillon.slate import Slate
from engine.couillon.state import CouillonView, partner_of_dummy
from engine.couillon.tree import Tree
from engine.couillon.variants import Making
from engine.game import Action, Phase, Play
from engine.tables.announcer import Acted, By
from engine.tables.people import Status
from engine.tables.table import Table
from locales import Say

PROPOSED: Final = (Making.UPCARD, Making.TONGRES, Making.DEALER_CARD)
"""Where a card is proposed, and one accepts or passes."""


def seen(table: Table, seat: int) -> CouillonView:
    """What a seat sees, 0 for a spectator."""
    view = table.view(seat)
    assert isinstance(view, CouillonView)
    return view


def trump_lines(table: Table, view: CouillonView, words: CardWords, say: Say) -> list[str]:
    """Trumps and who made them, or the card proposed; then the Mit' and what was answered."""
    if view.thrown_in:
        return [say("play-no-trumps")]
    if view.trump is None:
        return [_proposal(table, view, words, say)] if view.turned_up else []
    name = _maker(table, view, say) if view.declarers else ""
    card = words.card(view.turned_up[-1]) if view.turned_up else ""
    lines = [say(f"play-trump-{_way(view)}", suit=words.suit(view.trump), name=name, card=card)]
    said = {"mit": view.mit, "kontra": view.kontra, "re": view.re}
    declared = [say(f"play-{word}", name=seat_name(table, seat, say)) for word, seat in said.items() if seat]
    return [*lines, " · ".join(declared)] if declared else lines


def _proposal(table: Table, view: CouillonView, words: CardWords, say: Say) -> str:
    card = words.card(view.turned_up[-1])
    if view.variant.making is Making.UPCARD:
        return say("play-proposed", card=card)
    if len(view.turned_up) > 1:
        return say("play-proposed-last", card=card)
    return say("play-proposed-dealer", card=card, name=seat_name(table, view.dealer, say))


def _maker(table: Table, view: CouillonView, say: Say) -> str:
    """Who made trumps; for a dummy its partner did."""
    maker = view.declarers[0]
    if maker != view.variant.dummy:
        return seat_name(table, maker, say)
    return say("play-trump-for-dummy", name=seat_name(table, partner_of_dummy(maker), say))


def _way(view: CouillonView) -> str:
    """How trumps were made, as the catalogue calls it."""
    if not view.declarers:
        return "turned"
    if view.variant.making in PROPOSED:
        return "accepted"
    if view.variant.making is Making.NAMED:
        return "named"
    return "asked" if any(said.call is Call.TURN for said in view.calls) else "shown"


def turn_line(table: Table, view: CouillonView, say: Say) -> str:
    """Who is to do what, and until when."""
    if table.status is not Status.PLAYING:
        return say(f"lobby-{table.status}")
    if table.deal != view.deal or not table.actors:
        return say("play-deal-over")
    people = [one for seat in table.actors if (one := table.seats[seat - 1]) is not None]
    turn = say(f"play-turn-{_due(view)}", name=", ".join(map(addressed, people)))
    if table.deadline is not None and any(not one.is_automatic for one in people):
        return say("play-until", turn=turn, when=f"<t:{int(table.deadline)}:R>")
    return turn


def _due(view: CouillonView) -> str:
    """What is due, as the catalogue calls it."""
    if view.phase is Phase.KONTRA:
        return "kontra" if view.kontra is None else "re"
    for_dummy = view.turn == view.variant.dummy
    if view.phase is Phase.TRUMPS:
        return "accept" if view.variant.making in PROPOSED else "dummy-trumps" if for_dummy else "trumps"
    return "dummy" if for_dummy else "play"


def last_lines(table: Table, view: CouillonView, last: Acted | None, words: CardWords, say: Say) -> list[str]:
    """What was said or played last, and by whom."""
    if last is None:
        return []
    owner = _owner(view, last.seat, last.action)
    name, action = seat_name(table, owner, say), words.action(last.action)
    if last.by is By.CLOCK:
        return [say("play-last-clock", name=name, action=action)]
    if owner != last.seat:
        return [say("play-last-for", name=name, action=action, player=seat_name(table, last.seat, say))]
    return [say("play-last", name=name, action=action)]


def _owner(view: CouillonView, seat: int, action: Action) -> int:
    """The seat an action was taken for: a dummy's, where its partner acted."""
    match action:
        case Play() if view.trick and view.trick[-1].card is action.card:
            return view.trick[-1].seat
        case NameTrump() if view.declarers:
            return view.declarers[0]
    return seat


def absent_lines(table: Table, say: Say) -> list[str]:
    """Who is away, and which seats are free for the taking."""
    away = [say("play-away", name=name_of(one, say)) for one in table.seats if one and one.away]
    offered = [
        say("tournament-kept" if one.kept_for else "play-offered", name=name_of(one, say), seat=str(seat))
        for seat, one in enumerate(table.seats, 1)
        if one and one.offered
    ]
    return away + offered


def score_line(table: Table, view: CouillonView, say: Say) -> str:
    """The standing of the match."""
    score = _per_side(table, view.sheet.score, say)
    return " · ".join([say(f"play-score-{view.variant.scoring}", sides=score), *_notes(table, view, say)])


def _per_side(table: Table, figures: tuple[int, ...], say: Say) -> str:
    names = zip(side_names(table, say), figures, strict=True)
    return " · ".join(f"{name} **{'−' if figure < 0 else ''}{abs(figure)}**" for name, figure in names)


def _notes(table: Table, view: CouillonView, say: Say) -> Iterator[str]:
    """What else there is to know of the standing; once the match is over nothing is ahead any more."""
    if isinstance(view.sheet, Cows) and any(view.sheet.won):
        yield say("play-note-cows", sides=_per_side(table, view.sheet.won, say))
    if view.phase is Phase.OVER:
        return
    options = view.public.match.options
    match view.sheet:
        case Slate(craie=True):
            yield say("play-note-craie")
        case Points(doubled=True) | Tree(doubled=True):
            yield say("play-note-double")
        case Numbers(bonus=True):
            yield say("play-note-one-more")
    if options.deals:
        yield say("play-note-deals", deal=str(view.deal), deals=str(options.deals))
    elif isinstance(view.sheet, Points):
        yield say("play-note-target", target=str(options.target))

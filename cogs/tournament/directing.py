"""What directors of a tournament do: begin, the next round now, corrections, people in and out, the office, stop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import chain
from typing import Any, Final

import discord

from cogs.app.access import find_tournament
from cogs.app.answers import Denied, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, typed_in
from cogs.app.fields import choice_field, form, text_field
from cogs.app.i18n import say_at, say_for
from cogs.app.permissions import may_manage, must_be_permitted
from cogs.app.preferences import must_be_free_to_call, to_tell
from cogs.app.presses import MOST_OPTIONS, Style, person_picked, sent
from cogs.lobby.opening import must_be_where_tables_are
from cogs.members.members import BEFORE_AN_ANSWER
from cogs.members.membership import must_be_player
from cogs.messages.layout import page
from cogs.messages.posts import address_of
from cogs.messages.words import in_label, in_text, name_of_user
from cogs.tournament.page import at_tournament, board_of, tournament_button, tournament_people_menu
from cogs.tournament.stop import stop
from cogs.typed.writing import whole_number
from engine.clubs.tournaments.directing import MOST_CORRECTED, MOST_REASON
from engine.clubs.tournaments.progress import Tournament
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from locales import Say
from rendering.canvas.letters.graphemes import shortened
from rendering.people.standings import with_sign

FORM: Final = "tournament.form:"
OUT: Final = "out."
"""Stands before the user id in the form that takes somebody out."""
_LONGEST_AMOUNT: Final = 4
_REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    OUT: ("absent", "left", "wish", "conduct"),
    "": ("count", "revoke", "late", "conduct"),
}
"""The usual reasons to take somebody out, and to correct a score."""
OF_THEM: Final[Mapping[Refusal, str]] = {
    Refusal.ALREADY_ENTERED: "refusal-they-entered",
    Refusal.NOT_ENTERED: "refusal-plays-not-here",
    Refusal.IN_THE_ROUND: "refusal-they-play",
}
"""Refusals that speak to whoever asks for themselves, as a director reads them of somebody else."""


async def must_direct(act: Act, tournament: Tournament) -> None:
    """Raises Refused(not-host).

    The bot is not told when somebody leaves a server, so this is when it looks whether the host is still there.
    """
    if tournament.directs(act.user_id):
        return
    await lose_gone_host(act, tournament)
    if not tournament.directs(act.user_id):
        raise Refused(Refusal.NOT_HOST, host=tournament.setup.host_name)


async def must_decide(act: Act, tournament: Tournament) -> None:
    """Raises Refused(not-host) for who neither directs it nor manages the server."""
    if not may_manage(act):
        await must_direct(act, tournament)


async def lose_gone_host(act: Act, tournament: Tournament) -> None:
    """If the host has left the server, the next director follows."""
    host, members = tournament.setup.host_id, act.bot.members
    if not tournament.state.is_classic and await members.gone(act.guild_id, [host], BEFORE_AN_ANSWER):
        await tournament.lose_director(host)


async def move_here(act: Act, tournament: Tournament) -> None:
    """Go on in this channel, as the tournament's own is gone."""
    await must_direct(act, tournament)
    must_be_where_tables_are(act)
    must_be_permitted(act)
    await act.response.defer(ephemeral=True, thinking=True)
    await tournament.move(act.user_id, act.channel_id or 0)
    await tell(act, act.say("board-moved-here", tournament=str(tournament.id)))


@at_tournament("direct")
async def show_panel(act: Act, tournament: Tournament, _: str = "") -> None:
    """Show privately what a director can do now, or who manages the server and decides where no director may."""
    await must_decide(act, tournament)
    say, number = act.say, tournament.id
    is_open, directs = tournament.status is Status.LOBBY, tournament.directs(act.user_id)
    buttons = []
    if is_open and directs:
        buttons.append(tournament_button("start", number, label=say("board-panel-begin"), style=Style.primary))
    if tournament.state.is_between_rounds and directs:
        buttons.append(tournament_button("next", number, label=say("board-panel-next"), style=Style.primary))
    if tournament.round:
        buttons.append(tournament_button("askcorrect", number, label=say("board-panel-correct")))
    if directs:
        buttons.append(tournament_button("askin", number, label=say("board-panel-enter")))
    buttons.append(tournament_button("askout", number, label=say("board-panel-out")))
    if directs:
        buttons.append(tournament_button("askadd", number, label=say("board-panel-add")))
        buttons.append(tournament_button("askhand", number, label=say("board-panel-hand")))
        buttons.append(tournament_button("askstop", number, label=say("board-panel-stop"), style=Style.danger))
    await tell(act, page(say("board-panel", tournament=str(number)), buttons))


_QUESTIONS: Final = {
    "correct": "board-panel-correct",
    "in": "board-panel-enter",
    "out": "board-panel-out",
    "add": "board-panel-add",
    "hand": "board-panel-hand",
}
"""What the panel asks whom it is about, and the sentence for it."""


@at_tournament.with_verb(*(f"ask{verb}" for verb in _QUESTIONS))
async def ask_whom(act: Act, asked: str, tournament: Tournament, _: str = "") -> None:
    """Ask whom it is about."""
    verb = asked.removeprefix("ask")
    await (must_decide if verb in ("correct", "out") else must_direct)(act, tournament)
    say = act.say
    menu = tournament_people_menu(verb, tournament.id, placeholder=say("board-choose-person"))
    await tell(act, page(f"**{say(_QUESTIONS[verb])}**", [menu]))


@at_tournament("next")
async def begin_next(act: Act, tournament: Tournament, _: str = "") -> None:
    """Begin the next round without waiting any longer."""
    await act.response.defer(ephemeral=True)
    await tournament.next_now(act.user_id)
    await tell(act, act.say("board-next-begun", round=str(tournament.round)))


@contextmanager
def about(name: str) -> Iterator[None]:
    """What is refused is told of somebody else, of this name; raises Denied for what is about them."""
    try:
        yield
    except Refused as refused:
        if refused.reason not in OF_THEM:
            raise
        facts = {name: str(fact) for name, fact in refused.facts.items()}
        raise Denied(OF_THEM[refused.reason], name=in_text(name), **facts) from None


@at_tournament("in")
async def enter_picked(act: Act, tournament: Tournament, _: str = "") -> None:
    """Ask somebody to enter, who has a place once they say yes; directors enter themselves at once."""
    await must_direct(act, tournament)
    await act.response.defer(ephemeral=True)
    user = person_picked(act)
    must_be_player(user)
    say, name = act.say, in_text(name_of_user(user))
    with about(name_of_user(user)):
        if user.id == act.user_id:
            await tournament.enter(user.id, name_of_user(user))
            place = await tournament.place_now(user.id)
            await tell(act, say("tournament-entered", place=str(place)))
            return
        if not may_manage(act):
            must_be_free_to_call(act, [user.id])
        is_asked = tournament.state.is_asked(user.id)
        await tournament.ask(act.user_id, user.id, name_of_user(user))
    await tell(act, say("board-asked-by-you", name=name))
    if not is_asked:
        await _call(act, tournament, user)


async def _call(act: Act, tournament: Tournament, user: discord.abc.User) -> None:
    """Tell somebody by direct message that they are asked, where a conversation exists and they want to be called."""
    bot = act.bot
    if (person := await to_tell(bot, act.user_id, user.id)) is None:
        # They are asked on the board all the same.
        return
    facts = {"name": in_text(name_of_user(act.user)), "tournament": str(tournament.id)}
    board = tournament.message_ids.get(board_of(tournament), (tournament.setup.channel_id, 0))
    told = say_for(person, tournament.setup)(
        "board-told-asked", link=address_of(tournament.setup.guild_id, board), **facts
    )
    with suppress(discord.HTTPException):
        await bot.direct.send(user.id, page(told), what="asked", people=frozenset({act.user_id}))


@at_tournament("out")
async def take_out_picked(act: Act, tournament: Tournament, _: str = "") -> None:
    """Ask why somebody is taken out, who does not come, or not again: everybody reads it."""
    await must_decide(act, tournament)
    user, say = person_picked(act), act.say
    if tournament.place_of(user.id) is None and not tournament.state.is_asked(user.id):
        raise Denied(OF_THEM[Refusal.NOT_ENTERED], name=in_text(name_of_user(user)))
    with about(name_of_user(user)):
        await tournament.must_not_sit(user.id)
    title = f"{say('board-panel-out')} {in_label(name_of_user(user))}"
    await act.response.send_modal(form(title, f"{FORM}{tournament.id}:{OUT}{user.id}", *_reason_fields(OUT, say)))


async def take_out(act: Act, tournament: Tournament, user_id: int, reason: str) -> None:
    """Take somebody out for a reason that everybody reads; raises Refused(own-matter) for a director who met them."""
    await must_decide(act, tournament)
    await act.response.defer(ephemeral=True, thinking=True)
    state = tournament.state
    place = state.place_of(user_id)
    name = state.entrants[place - 1].name if place else next((a.name for a in state.asked if a.user_id == user_id), "")
    by, force = act.user, may_manage(act)
    with about(name):
        await tournament.take_out(by.id, name_of_user(by), user_id, reason, force)
    await tell(act, act.say("board-taken-out", name=in_text(name)))


@at_tournament("add")
async def add_picked(act: Act, tournament: Tournament, _: str = "") -> None:
    await share_office(act, tournament, person_picked(act), hand_over=False)


@at_tournament("hand")
async def hand_picked(act: Act, tournament: Tournament, _: str = "") -> None:
    await share_office(act, tournament, person_picked(act), hand_over=True)


async def share_office(act: Act, tournament: Tournament, user: discord.abc.User, *, hand_over: bool) -> None:
    """Have somebody direct it as well, or instead."""
    must_be_player(user)
    await act.response.defer(ephemeral=True)
    name = name_of_user(user)
    if hand_over:
        await tournament.hand_over(act.user_id, user.id, name)
    else:
        await tournament.add_director(act.user_id, user.id, name)
    key = "board-handed-over" if hand_over else "board-directs-too"
    await tell(act, act.say(key, name=in_text(name)))


@at_tournament("correct")
async def ask_amount(act: Act, tournament: Tournament, _: str = "") -> None:
    """Ask by how much, and why, somebody's score is corrected."""
    await must_decide(act, tournament)
    user, say = person_picked(act), act.say
    if tournament.place_of(user.id) is None:
        raise Denied(OF_THEM[Refusal.NOT_ENTERED], name=in_text(name_of_user(user)))
    fields = [text_field("amount", say("board-form-amount"), most=_LONGEST_AMOUNT)]
    if (last := tournament.round) > 1:
        rounds = [str(one) for one in range(last, max(last - MOST_OPTIONS, 0), -1)]
        options = [(one, f"{say('board-form-round')} {one}") for one in rounds]
        fields.append(choice_field("round", say("board-form-round"), options, chosen=rounds[:1]))
    title = say("board-form-title", name=in_label(name_of_user(user)))
    made = form(title, f"{FORM}{tournament.id}:{user.id}", *fields, *_reason_fields("", say))
    await act.response.send_modal(made)


def _reason_fields(about: str, say: Say) -> list[discord.ui.Label[Any]]:
    """The usual reasons to choose from, and own words."""
    reasons = [(one, say(f"board-why-{one}")) for one in _REASONS[about]]
    return [
        choice_field("why", say("board-form-why"), reasons, required=False),
        text_field("reason", say("board-form-own"), say("board-form-own-hint"), most=MOST_REASON, required=False),
    ]


def _reason_in(fields: Mapping[str, str], tournament: Tournament) -> str:
    """The reason chosen, as the tournament's language says it, and the words typed; raises Refused(stale)."""
    typed, why = fields["reason"].strip(), fields.get("why", "")
    if why and why not in chain.from_iterable(_REASONS.values()):
        raise Refused(Refusal.STALE)
    chosen = say_at(tournament.setup)(f"board-why-{why}") if why else ""
    return shortened(": ".join(filter(None, (chosen, typed))), MOST_REASON)


@sent(FORM)
async def _read(act: Act, facts: str) -> None:
    number, _, user_id = facts.partition(":")
    tournament = await find_tournament(act, number_in(number))
    fields = typed_in(act.data)
    if user_id.startswith(OUT):
        await take_out(act, tournament, number_in(user_id.removeprefix(OUT)), _reason_in(fields, tournament))
        return
    place = tournament.place_of(number_in(user_id))
    if place is None:
        raise Denied(OF_THEM[Refusal.NOT_ENTERED], name=f"<@{int(user_id)}>")
    amount = whole_number(fields["amount"])
    if amount is None or abs(amount) > MOST_CORRECTED:
        raise Denied("refusal-amount-unread", typed=fields["amount"])
    # A form of before has no round: it is the last one.
    played = number_in(fields.get("round") or "0")
    if played > tournament.round:
        raise Refused(Refusal.STALE)
    await correct(act, tournament, place, amount, _reason_in(fields, tournament), played or None)


async def correct(
    act: Act, tournament: Tournament, place: int, amount: int, reason: str, played: int | None = None
) -> None:
    """Correct the score of a place in a round, by default the last one that was begun."""
    await must_decide(act, tournament)
    await act.response.defer(ephemeral=True, thinking=True)
    name, by = name_of_user(act.user), act.user_id
    played = played or tournament.round
    await tournament.correct(by, name, played, place, amount, reason, force=may_manage(act))
    facts = {"name": in_text(tournament.entrants[place - 1].name), "amount": with_sign(amount), "round": str(played)}
    await tell(act, act.say("board-corrected", **facts))


@at_tournament("askstop")
async def ask_stop(act: Act, tournament: Tournament, _: str = "") -> None:
    """Stop it, in two presses."""
    await stop(act, tournament, sure=False, reason="")

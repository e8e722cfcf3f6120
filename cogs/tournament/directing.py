"""What directors of a tournament do: begin, the next round now, corrections, people in and out, the office, stop.

It is stopped in two presses, or by a manager giving a reason; its channel is told who did it. Once it has begun,
directors ask the people who play, whoever they are themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import chain
from typing import Any, Final

import discord

from cogs.app.access import find_tournament
from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client, name_of_user
from cogs.app.custom_ids import number_in, typed_in
from cogs.app.fields import choice_field, form, text_field
from cogs.app.i18n import say_at, say_for
from cogs.app.permissions import may_manage, must_be_permitted
from cogs.app.preferences import must_be_free_to_call, to_tell
from cogs.app.presses import MOST_OPTIONS, Style, person_picked, sent
from cogs.lobby.opening import must_be_where_tables_are
from cogs.members.members import BEFORE_AN_ANSWER
from cogs.members.membership import must_be_player
from cogs.messages.layout import Page, page
from cogs.messages.posts import address_of
from cogs.messages.screen import Screen, is_not_made_again, posted
from cogs.messages.words import in_label, in_text, moment
from cogs.tournament.page import at_tournament, board_of, tournament_button, tournament_of, tournament_people_menu
from cogs.typed.writing import whole_number
from engine.clubs.tournaments.directing import MOST_CORRECTED, MOST_REASON
from engine.clubs.tournaments.progress import Tournament
from engine.core.names import clean_name
from engine.store.posted import Post
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
    if tournament.state.directs(act.user_id):
        return
    await lose_gone_host(act, tournament)
    tournament.state.must_be_host(act.user_id)


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
    is_open, directs = tournament.status is Status.LOBBY, tournament.state.directs(act.user_id)
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
    facts = {"name": in_text(act.name), "tournament": str(tournament.id)}
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
    if tournament.state.place_of(user.id) is None and not tournament.state.is_asked(user.id):
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
    with about(name):
        await tournament.take_out(act.user_id, act.name, user_id, reason, may_manage(act))
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
    if tournament.state.place_of(user.id) is None:
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
    place = tournament.state.place_of(number_in(user_id))
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
    played = played or tournament.round
    await tournament.correct(act.user_id, act.name, played, place, amount, reason, force=may_manage(act))
    facts = {"name": in_text(tournament.entrants[place - 1].name), "amount": with_sign(amount), "round": str(played)}
    await tell(act, act.say("board-corrected", **facts))


@at_tournament("askstop")
async def ask_stop(act: Act, tournament: Tournament, _: str = "") -> None:
    """Stop it, in two presses."""
    await stop(act, tournament, sure=False, reason="")


QUESTION: Final = "question"
"""The message that asks whether to stop."""
NOTICE: Final = "tournament-stopped"
"""What the message about it shows."""
posted(NOTICE)(is_not_made_again)
MOST_CALLED: Final = 80
"""People who are called to answer; a message has no room for more."""


async def stop(act: Act, tournament: Tournament, *, sure: bool, reason: str) -> None:
    """Ask the host, unless they are `sure`; a manager who is not the host needs a reason."""
    say, user_id, asks, is_forced = act.say, act.user_id, False, bool(reason)
    try:
        tournament.must_be_stoppable(user_id)
    except Refused as refused:
        asks = refused.reason is Refusal.STOP_TAKES_AGREEMENT and not is_forced
        is_forced = not asks
        if is_forced and not may_manage(act):
            raise
    if is_forced:
        if not may_manage(act):
            raise Denied("refusal-manage-server")
        reason = clean_name(reason)[:MOST_REASON]
        if not any(char.isalnum() for char in reason):
            raise Denied("agree-reason-needed")
    if sure or is_forced:
        await act.response.defer(ephemeral=True, thinking=True)
        await tell(act, await _stop_or_ask(act, tournament, reason))
        return
    label = say("agree-tournament-askyes" if asks else "agree-stopyes")
    buttons = [
        tournament_button("stopyes", tournament.id, label=label, style=Style.danger),
        tournament_button("asitwas", tournament.id, label=say("stay-decline")),
    ]
    doubt = say("agree-tournament-ask" if asks else "agree-tournament-doubt", tournament=str(tournament.id))
    await tell(act, page(doubt, buttons))


async def _stop_or_ask(act: Act, tournament: Tournament, reason: str = "") -> str:
    """Stop it, or ask the people whose matches are under way; returns what is told."""
    say, facts = act.say, {"tournament": str(tournament.id)}
    try:
        await _stop(act, tournament, reason)
    except Refused as refused:
        if refused.reason is not Refusal.STOP_TAKES_AGREEMENT:
            raise
        await tournament.ask_to_stop(act.user_id, act.name)
        return say("agree-tournament-asked", **facts)
    return say("tournament-you-stopped", **facts)


@posted(QUESTION)
async def question_page(bot: Client, post: Post) -> Page | None:
    """The question to the people who play whether to stop, or what they decided; None: nobody was asked.

    It names all who are asked, and pings those whom the director may call yet.
    """
    tournament = await tournament_of(bot, post)
    question, say = tournament.state.stopping, say_at(tournament.setup)
    if question is None:
        return None
    facts = {"name": in_text(question.name), "tournament": str(tournament.id)}
    answers = {"agreed": str(len(question.agreed)), "declined": str(len(question.declined))}
    if question.outcome is not None or not tournament.status.is_live:
        return page(say("board-stop-carried" if question.outcome else "board-stop-lost", **answers, **facts))
    called = question.asked[:MOST_CALLED]
    people = " ".join(f"<@{one}>" for one in called)
    asked = say("board-stop-question", until=moment(question.until, "R"), people=people, **facts)
    buttons = [
        tournament_button("stopagree", tournament.id, label=say("board-stop-yes"), style=Style.danger),
        tournament_button("stopdecline", tournament.id, label=say("board-stop-no")),
    ]
    return page(
        asked,
        say("board-stop-so-far", **answers),
        buttons,
        mentions=bot.tables.calls.may_be_called(question.by, called),
    )


@at_tournament.with_verb("stopagree", "stopdecline")
async def answer_stop(act: Act, verb: str, tournament: Tournament, _: str = "") -> None:
    """Say whether one agrees that it stops."""
    await act.response.defer(ephemeral=True)
    await tournament.answer_stop(act.user_id, verb == "stopagree")
    await tell(act, act.say("board-stop-told"))


async def _stop(act: Act, tournament: Tournament, reason: str) -> None:
    await tournament.stop(act.user_id, force=bool(reason))
    key = "agree-tournament-overruled" if reason else "agree-tournament-stopped"
    facts = {"name": in_text(act.name), "tournament": str(tournament.id)}
    if reason:
        facts["reason"] = in_text(reason)
    where, by = (0, tournament.setup.channel_id, tournament.setup.guild_id), frozenset({act.user_id})
    with suppress(discord.Forbidden, discord.NotFound):
        told = Post(*where, NOTICE, tournament_id=tournament.id, people=by)
        await Screen(act.bot).send(told, page(say_at(tournament.setup)(key, **facts)))


@at_tournament("stopyes")
async def _stop_surely(act: Act, tournament: Tournament, _: str) -> None:
    await act.response.defer()
    await act.answer(await _stop_or_ask(act, tournament))


@at_tournament("asitwas")
async def _leave_it(act: Act, _: Tournament, __: str) -> None:
    """No: leave it as it is."""
    await act.answer(act.say("agree-as-it-was"))

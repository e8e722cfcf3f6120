"""Proposals to a table, in words, and the buttons and the command to answer them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in, read
from cogs.app.i18n import say_at
from cogs.app.presses import Style
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, Part, page
from cogs.messages.posts import Posts
from cogs.messages.screen import goes, is_not_made_again, posted, table_of
from cogs.messages.words import addressed, moment, option_text, people_of, seat_name
from cogs.proposals.claims import what_came, what_it_means
from cogs.table_texts.table_text import others_are_asked
from engine.core.cards import parse_cards, print_cards
from engine.running.table import Table, TableThen
from engine.store.posted import Post
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.news import Answer, ProposalChanged
from engine.table.model.proposal import GivenUp, Meant, Proposal, ProposalKind, Stake
from engine.table.proposals.match_length import Length
from locales import Say
from locales.cards import card_text

PROPOSAL: Final = "motion"
"""What the table calls the message with what is proposed; a word of old that databases keep."""
OUTCOME: Final = "outcome"
"""What that message shows when it has been answered."""
REMOVAL: Final = "removal"
"""The same for a removal, carried or not: it names somebody by an id that is kept nowhere else."""
posted(PROPOSAL)(goes)
posted(REMOVAL)(is_not_made_again)
_OPEN: Final = (Answer.PROPOSED, Answer.AGREED)
"""The answers that leave a proposal open."""


def _nothing(_: Table, __: Proposal, ___: Say) -> Mapping[str, str]:
    """No facts: the kind of the proposal says it all."""
    return {}


def _length(table: Table, proposal: Proposal, say: Say) -> Mapping[str, str]:
    """The length proposed, and the current one."""
    length = Length.parse(proposal.about)
    now = dict(table.setup.options.values())[length.option]
    told = [option_text(table.game.name, length.option, value, say) for value in (length.value, now)]
    return dict(zip(("length", "now"), told, strict=True))


def _seats(table: Table, proposal: Proposal, say: Say) -> str:
    """Those without whom it is proposed to go on."""
    return ", ".join(seat_name(table, int(seat), say) for seat in filter(None, proposal.about.split(",")))


def whom(table: Table, about: str) -> str:
    """Who is to get up; nobody's name once they have asked to be forgotten, which is one way of getting up."""
    return f"<@{about}>" if table.is_known(int(about)) else NOBODY


class ProposalWords(NamedTuple):
    """What is said of one kind of proposal, by keys of the catalogue.

    Each text gets the `name` of the proposer, any `cards` shown with it, and the facts from `about`. The first gets
    `what` conceding a deal means; `cogs.proposals.claims` words the outcome of that.
    """

    start: str
    """How the keys begin: `-proposed` follows, or `-declined`, which also gets the name of who does: `other`."""
    agree: str = "stay-agree"
    decline: str = "stay-decline"
    """On the buttons."""
    outcome: str = ""
    """How those begin that end with `-carried`, or where it is withdrawn or lapses with `-over`; empty: the same."""
    alone: str = ""
    """How that ends which is said if nobody had to be asked; empty: not worth a message of its own."""
    about: Callable[[Table, Proposal, Say], Mapping[str, str]] = _nothing
    """The facts about the proposal, in words, for all of the texts."""

    def of_outcome(self, end: str) -> str:
        return f"{self.outcome or self.start}-{end}"


WORDS: Final[Mapping[ProposalKind, ProposalWords]] = MappingProxyType(
    {
        ProposalKind.PAUSE: ProposalWords("stay-pause"),
        ProposalKind.RESUME: ProposalWords("stay-resume", "stay-here", "stay-not-yet"),
        ProposalKind.WITHOUT: ProposalWords(
            "stay-without",
            outcome="stay-resume",
            alone="carried",
            about=lambda table, proposal, say: {"whom": _seats(table, proposal, say)},
        ),
        ProposalKind.CLAIM: ProposalWords("company-claim", alone="carried"),
        ProposalKind.CONCEDE: ProposalWords("company-concede", alone="carried"),
        ProposalKind.STOP: ProposalWords("agree-stop"),
        ProposalKind.REMOVE: ProposalWords(
            "agree-remove", alone="alone", about=lambda table, proposal, _: {"whom": whom(table, proposal.about)}
        ),
        ProposalKind.END: ProposalWords(
            "early-end", alone="alone", about=lambda table, _, __: {"deal": str(table.deal)}
        ),
        ProposalKind.PLAY_ON: ProposalWords("early-play-on", alone="carried"),
        ProposalKind.FORFEIT: ProposalWords("stay-forfeit", alone="alone"),
        ProposalKind.LENGTH: ProposalWords("early-length", alone="alone", about=_length),
        ProposalKind.ACCESS: ProposalWords(
            "agree-access",
            alone="alone",
            about=lambda _, proposal, say: {"access": say(f"lobby-access-{proposal.about}")},
        ),
    }
)


def proposal_page(table: Table, proposal: Proposal) -> Page:
    """What is proposed, who has yet to answer, and the buttons for that; pings those who are asked."""
    say, words = say_at(table.setup), WORDS[proposal.kind]
    asked = sorted(table.missing_answers)
    people = [one for seat in asked if (one := table.seats[seat - 1]) is not None]
    fact = fact_of(proposal.meant)
    buttons = [
        table_button("consent", table.id, fact, label=say(words.agree), style=Style.success),
        table_button("refuse", table.id, fact, label=say(words.decline)),
    ]
    facts = _facts(table, proposal, say)
    if proposal.kind is ProposalKind.CONCEDE:
        facts["what"] = what_it_means(table, proposal.by, say)
    parts: list[Part] = [
        say(f"{words.start}-proposed", **facts),
        say("stay-missing", people=", ".join(map(addressed, people))),
    ]
    if proposal.kind is ProposalKind.RESUME:
        buttons.append(table_button("goon", table.id, label=say("stay-go-on")))
        if table.deadline is not None:
            parts.append(say("stay-resume-until", when=moment(table.deadline, "R")))
    elif proposal.kind is ProposalKind.WITHOUT:
        buttons.append(table_button("resume", table.id, label=say("stay-here")))
    elif others_are_asked(table) and table.deadline is not None:
        parts.append(say("company-until", when=moment(table.deadline, "R")))
    called = people_of(table, *asked) if asked else frozenset()
    if proposal.kind is ProposalKind.REMOVE:
        called |= {int(proposal.about)}
    return page(*parts, buttons, mentions=tuple(sorted(called)))


def outcome_page(table: Table, change: ProposalChanged) -> Page:
    """The outcome of a proposal, without buttons."""
    say, words = say_at(table.setup), WORDS[change.proposal.kind]
    facts = _facts(table, change.proposal, say)
    if change.answer is Answer.DECLINED and change.seat is not None:
        return page(say(f"{words.start}-declined", other=seat_name(table, change.seat, say), **facts))
    if change.answer is not Answer.CARRIED:
        return page(say(words.of_outcome("over"), **facts))
    if change.given is not None:
        return page(what_came(table, facts["name"], change.given, say))
    was_alone = change.proposal.agreed == {change.proposal.by}
    return page(say(words.of_outcome(words.alone if words.alone and was_alone else "carried"), **facts))


def _facts(table: Table, proposal: Proposal, say: Say) -> dict[str, str]:
    """Who proposes it, what it is about, and the cards shown with it."""
    facts = {"name": seat_name(table, proposal.by, say), **WORDS[proposal.kind].about(table, proposal, say)}
    if proposal.shown:
        facts["cards"] = " ".join(card_text(card, say.index_set) for card in proposal.shown)
    return facts


async def show_proposal(posts: Posts, table: Table, change: ProposalChanged) -> None:
    """Show the current proposal, at the bottom of the channel if it is new; or else the outcome."""
    if change.answer in _OPEN:
        if change.answer is Answer.PROPOSED and table.proposal is not None:
            await posts.send(PROPOSAL, proposal_page(table, table.proposal))
        else:
            await refresh_proposal(posts, table)
        return
    then = TableThen(table, _stints(table, change))
    if PROPOSAL in table.message_ids:
        await posts.show(PROPOSAL, outcome_page(then, change))
        await posts.note(PROPOSAL, *_noted(table, change))
        await table.set_message(PROPOSAL, 0, None)
    elif WORDS[change.proposal.kind].alone:
        # It needed nobody's consent, or only that of computers.
        noted, fact, people = _noted(table, change)
        await posts.send(None, outcome_page(then, change), noted=noted, fact=fact, people=people)


def _noted(table: Table, change: ProposalChanged) -> tuple[str, str, frozenset[int]]:
    """How the outcome is noted for re-rendering: the kind, its fact, and the people it names beyond the table."""
    proposal = change.proposal
    if proposal.kind is ProposalKind.REMOVE:
        about = int(proposal.about)
        return REMOVAL, "", frozenset({about} if table.is_known(about) else ())
    was_alone = proposal.agreed == {proposal.by}
    given = None
    if (deal := change.given) is not None:
        given = [deal.what, sorted(deal.givers), deal.contract, deal.declarers, deal.kept]
    facts = (table.deal, proposal.kind, change.answer, proposal.by, change.seat or 0, print_cards(proposal.shown))
    return OUTCOME, json.dumps([*facts, proposal.about, was_alone, given, _stints(table, change)]), frozenset()


def _stints(table: Table, change: ProposalChanged) -> int:
    """How many stints the table had when this happened: later others may have the seats of those who are named."""
    return len(table.stints) if change.stints is None else change.stints


@posted(OUTCOME)
async def _outcome(bot: Client, post: Post) -> Page:
    deal, change = outcome_of(post.fact)
    table = await table_of(bot, post, deal)
    return outcome_page(table if change.stints is None else TableThen(table, change.stints), change)


def outcome_of(text: str) -> tuple[int, ProposalChanged]:
    """The deal of an outcome as it was noted, and the outcome; raises ValueError. Older ones have no stints."""
    deal, kind, answer, by, seat, shown, about, was_alone, given, *stints = json.loads(text)
    agreed = frozenset({by}) if was_alone else frozenset()
    proposal = Proposal(ProposalKind(kind), by, agreed, 0, parse_cards(shown), about)
    what = None
    if given is not None:
        stake, givers, contract, declarers, kept = given
        what = GivenUp(Stake(stake), frozenset(givers), contract, tuple(declarers), kept)
    return deal, ProposalChanged(proposal, Answer(answer), seat or None, what, *stints)


async def refresh_proposal(posts: Posts, table: Table) -> None:
    """Refresh the proposal after a restart, or when other people are asked than before."""
    if table.proposal is not None:
        await posts.show(PROPOSAL, proposal_page(table, table.proposal))


@at_table("consent")
async def agree(act: Act, table: Table, fact: str) -> None:
    await act.response.defer()
    await table.agree(act.user_id, meant_by(fact))


@at_table("refuse")
async def decline(act: Act, table: Table, fact: str) -> None:
    await act.response.defer()
    await table.decline(act.user_id, meant_by(fact))


@at_table("goon")
async def go_on(act: Act, table: Table, _: str) -> None:
    await act.response.defer()
    await table.go_on_without(act.user_id)


def fact_of(proposal: Meant) -> str:
    """What a button for this proposal carries; older buttons lack what it is about, as do all those that are about
    nothing."""
    return ".".join((proposal.kind, str(proposal.by), str(proposal.number), *filter(None, [proposal.about])))


def meant_by(fact: str) -> Meant:
    """The proposal a button was for."""
    kind, seat, number, about, *_ = (*fact.split(".", 3), "", "", "")
    return Meant(read(ProposalKind, kind), number_in(seat), number_in(number), about)

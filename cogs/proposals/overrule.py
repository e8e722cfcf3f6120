"""What server managers may do at tables without asking the people there, giving a reason that all are told.

A form asks for the reason; it is also the second press. People with the server's role for stopping tables may stop
them and do nothing else; the bot's owner acts from direct messages.
"""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.access import find_table_to_manage
from cogs.app.answers import Denied, tell
from cogs.app.client import Act
from cogs.app.custom_ids import is_of_server, number_in, only_typed, read
from cogs.app.fields import form, text_field
from cogs.app.i18n import say_at
from cogs.app.permissions import may_manage, may_stop
from cogs.app.presses import Button, Style, sent
from cogs.messages.buttons import at_table, table_button, table_menu
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import in_label, in_text
from cogs.proposals.proposals import whom
from engine.running.table import Table
from engine.table.decisions.stopping import MOST_REASON
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Overruled
from engine.table.model.proposal import WAITS_FOR_PEOPLE, Manager, ProposalKind
from engine.table.model.setup import Access
from engine.table.model.status import Status
from locales import Say

FORM: Final = "manage.why:"
"""How the custom id of the form begins; table, kind and what it is about follow, so it can be sent after a restart."""
KINDS: Final = (ProposalKind.STOP, ProposalKind.REMOVE, ProposalKind.ACCESS, ProposalKind.WITHOUT)


async def may(act: Act, table: Table, kind: ProposalKind) -> bool:
    """Whether the person asking may do this at a table without the consent of the people there."""
    if table.setup.tournament is not None:
        return False
    if act.guild_id is None:
        return kind is ProposalKind.STOP and await act.bot.is_owner(act.user)
    if not is_of_server(table, act):
        return False
    return may_stop(act) if kind is ProposalKind.STOP else may_manage(act)


async def allowed(act: Act, table: Table) -> list[ProposalKind]:
    """Everything the person asking may do at a table in this way."""
    return [kind for kind in KINDS if await may(act, table, kind)]


def button(table: Table, kind: ProposalKind, about: str, say: Say) -> Button:
    """A button for a manager of the server who sits at the table."""
    return table_button("manage", table.id, f"{kind}.{about}", label=say("agree-manage"))


def manager_page(table: Table, kinds: list[ProposalKind], say: Say) -> Page:
    """The private page with all of these kinds."""
    parts: list[Part] = [say("agree-manager-panel", table=str(table.id))]
    people = [(str(one.user_id), in_label(one.name)) for one in table.people]
    if ProposalKind.REMOVE in kinds and people:
        parts.append([table_menu("manageremove", table.id, people, placeholder=say("lobby-remove"))])
    buttons = []
    if ProposalKind.ACCESS in kinds:
        other = Access.OPEN if table.setup.access is Access.INVITED else Access.INVITED
        fact = f"{ProposalKind.ACCESS}.{other}"
        buttons.append(table_button("manage", table.id, fact, label=say(f"lobby-make-{other}")))
    if ProposalKind.WITHOUT in kinds and table.proposal and table.proposal.kind in WAITS_FOR_PEOPLE:
        buttons.append(table_button("manage", table.id, f"{ProposalKind.WITHOUT}.", label=say("stay-go-on")))
    if ProposalKind.STOP in kinds:
        fact = f"{ProposalKind.STOP}."
        buttons.append(table_button("manage", table.id, fact, label=say("lobby-stop"), style=Style.danger))
    return page(*parts, buttons)


@at_table("manager")
async def show_manager_panel(act: Act, table: Table, _: str = "") -> None:
    """Show what managers may do; raises Denied for anyone who may do none of it."""
    kinds = await allowed(act, table)
    if not kinds:
        raise Denied("refusal-manage-server")
    await tell(act, manager_page(table, kinds, act.say))


async def begin(act: Act, table: Table, kind: ProposalKind, about: str, reason: str = "") -> None:
    """Ask for the reason, or act if it is given; raises Denied and Refused if they may not, or the table is over."""
    await _must_be_allowed(act, table, kind)
    if reason:
        await act.response.defer(ephemeral=True, thinking=True)
        await _do(act, table, kind, about, reason)
        return
    say = act.say
    title, does = say(f"agree-form-{kind}", table=str(table.id)), say(f"agree-form-does-{kind}")
    await ask_reason(act, title, does, f"{FORM}{table.id}:{kind}.{about}")


async def ask_reason(act: Act, title: str, does: str, custom_id: str) -> None:
    """Open the form for a manager's reason; `does`: what will be done."""
    say = act.say
    reason = text_field("reason", say("agree-form-reason"), say("agree-form-hint"), most=MOST_REASON)
    await act.response.send_modal(form(title, custom_id, discord.ui.TextDisplay(does), reason))


async def _do(act: Act, table: Table, kind: ProposalKind, about: str, reason: str) -> None:
    must_be_reason(reason)
    await table.overrule(kind, about, Manager(act.user_id, act.name, reason))
    await tell(act, act.say("agree-managed", table=str(table.id)))


def must_be_reason(reason: str) -> None:
    """Raises Denied for one without a letter or a figure."""
    if not any(char.isalnum() for char in reason):
        raise Denied("agree-no-reason")


async def _must_be_allowed(act: Act, table: Table, kind: ProposalKind) -> None:
    """Raises Refused(table-over, of-tournament), and Denied for anyone who may not."""
    table.must_be_live()
    if table.setup.tournament is not None:
        raise Refused(Refusal.OF_TOURNAMENT, tournament=table.setup.tournament.tournament_id)
    if not await may(act, table, kind):
        raise Denied("refusal-manage-server")


def overruled_page(table: Table, news: Overruled) -> Page:
    """Who did what at this table and why, for its channel; pings anybody removed."""
    say = say_at(table.setup)
    key = f"agree-overruled-{news.kind}"
    facts = {"name": in_text(news.by.name), "reason": in_text(news.by.reason), "table": str(table.id)}
    called: tuple[int, ...] = ()
    if news.kind is ProposalKind.REMOVE:
        facts["whom"] = whom(table, news.about)
        called = (int(news.about),) if table.is_known(int(news.about)) else ()
        key += "-lobby" if table.status is Status.LOBBY else ""
    elif news.kind is ProposalKind.ACCESS:
        facts["access"] = say(f"lobby-access-{news.about}")
    return page(say(key, **facts), mentions=called)


@at_table("manage")
async def _manage(act: Act, table: Table, fact: str) -> None:
    kind, _, about = fact.partition(".")
    await begin(act, table, _kind(kind), about)


@at_table("manageremove")
async def _manage_removal(act: Act, table: Table, user_id: str) -> None:
    await begin(act, table, ProposalKind.REMOVE, str(number_in(user_id)))


def _kind(name: str) -> ProposalKind:
    """The kind of this name; raises Refused(stale)."""
    kind = read(ProposalKind, name)
    if kind not in KINDS:
        raise Refused(Refusal.STALE)
    return kind


@sent(FORM)
async def _overrule(act: Act, facts: str) -> None:
    number, _, fact = facts.partition(":")
    name, _, about = fact.partition(".")
    kind = _kind(name)
    table = await find_table_to_manage(act, number_in(number))
    await _must_be_allowed(act, table, kind)
    reason = only_typed(act.data)
    await act.response.defer(ephemeral=True, thinking=True)
    await _do(act, table, kind, about, reason)

"""Answers every interaction, and explains every refusal in one clear sentence to the person who asked.

`answered` wraps each command and each button. The library itself shows people nothing when something
goes wrong, and buttons made from a custom id bypass the views' own error handling.

Where a page takes a while, the interaction is put off, and the page fills the answer.
"""

from __future__ import annotations

import functools
import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from json import JSONDecodeError
from types import MappingProxyType
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Act, Client, Interaction
from cogs.app.i18n import Key, asks, key_here, name_and_hint, text
from cogs.app.parameters import Meaning, gathered, in_place, kinds_of
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import ALREADY_ANSWERED, SENTENCES, UNKNOWN_INTERACTION
from cogs.messages.layout import Page, in_words
from cogs.messages.wording import PlainWords, wording_of
from cogs.messages.words import in_text, option_text, preset_name, range_facts
from engine.core.cards import Card, Suit
from engine.core.errors import IllegalAction, ReasonBase, UnknownChoice, Unreadable
from engine.core.options import ImpossibleOptions, UnknownValue
from engine.core.registry import game_of, game_of_preset
from engine.running.table import Table
from engine.table.model.errors import JournalBusy, JournalError, Refused
from locales import Say
from locales.cards import card_text
from rendering.canvas.letters.graphemes import shortened

_log = logging.getLogger(__name__)

_LATER: Final = discord.InteractionResponseType.deferred_channel_message
_TOLD: Final = "told"
"""Marks an interaction whose deferred answer has been given."""
_COUNTED: Final = frozenset({"missing", "empty", "minutes"})
"""Facts of refusals that decide a sentence's plural."""
_TYPED: Final = ("typed", "given", "text")
"""Facts that people typed."""
_CUT: Final = (aiohttp.ClientError, ConnectionError, TimeoutError, JSONDecodeError)
"""What is raised where the connection to Discord ends in the middle of an answer, which is no fault of ours."""
_QUOTE_LIMIT: Final = 80

Owner = TypeVar("Owner")
P = ParamSpec("P")


class Denied(Exception):
    """The bot cannot or will not do it; `key` names the sentence in the catalogue that says why."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


class WhichTable(Denied):
    """Any of these tables may be meant; `cogs.messages.table_choice` offers them."""

    def __init__(self, key: str, tables: Sequence[Table], numbers: str) -> None:
        super().__init__(key, tables=numbers)
        self.tables = tuple(tables)


class Doubt(Denied):
    """It takes a second press; `made` asks, and has the button."""

    def __init__(self, key: str, made: Page) -> None:
        super().__init__(key)
        self.made = made


def answered(
    handler: Callable[Concatenate[Owner, Act, P], Awaitable[None]],
) -> Callable[Concatenate[Owner, Interaction, P], Any]:
    """Decorate a method that handles what somebody does, so that whatever it raises becomes an answer.

    The library calls it with an interaction. The options of a command are named and read as their kinds say.
    """
    # The library reads a command's options from its signature, and looks up names in it in this module's globals.
    signature, groups = in_place(inspect.signature(handler, eval_str=True))
    kinds = kinds_of(signature)
    usual = {name: one.default for name, one in signature.parameters.items()}
    things = {name: kind for name, kind in kinds.items() if isinstance(kind, Meaning)}
    readers = {name: kind.reads for name, kind in kinds.items() if kind.reads is not None}

    @functools.wraps(handler)
    async def handle(self: Owner, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        act = Act(interaction)
        typed: Any = kwargs
        with act.bot.delivery.answering():
            try:
                await act.bot.meet(interaction)
                said = {name for name, value in typed.items() if name in readers and value is not usual[name]}
                read = {name: readers[name](typed[name]) for name in said}
                read |= {name: await kind.meant(act, typed.get(name)) for name, kind in things.items()}
                given: Any = gathered({**kwargs, **read}, groups)
                await handler(self, act, *args, **given)
            except Exception as error:
                await refuse(act, error, kwargs)
            finally:
                act.bot.delivery.follow_ups.ends(interaction)

    vars(handle)["__signature__"] = signature
    return asks(**{name: kind.key for name, kind in kinds.items()})(handle) if kinds else handle


def command(key: Key, /, **options: Key) -> Callable[[Callable[..., Awaitable[None]]], Any]:
    """Make a method a command with this name and hint.

    `options`: those whose kind says no name and hint, or another one; as for `asks`.
    """
    name, hint = map(text, name_and_hint(key))
    made = app_commands.command(name=name, description=hint)
    return lambda handler: made(asks(**options)(answered(handler)))


class WithPersonMenu(commands.Cog):
    """A cog with an entry in the context menu of a person."""

    def __init__(self, bot: Client, entry: app_commands.ContextMenu) -> None:
        self._tree, self._entry = bot.tree, entry

    async def cog_load(self) -> None:
        self._tree.add_command(self._entry)

    async def cog_unload(self) -> None:
        self._tree.remove_command(self._entry.name, type=self._entry.type)


async def tell(act: Act, made: str | Page) -> None:
    """Show the person alone a sentence or a page, whether or not the interaction has been answered yet."""
    response = act.response
    content: dict[str, Any] = {"content": made} if isinstance(made, str) else {"view": made.view}
    files: dict[str, Any] = {} if isinstance(made, str) else {"files": made.files}
    if not response.is_done():
        await response.send_message(**content, **files, ephemeral=True)
    elif response.type is _LATER and _TOLD not in act.interaction.extras:
        # A deferred response is edited in place; following up with a new message is deprecated.
        act.interaction.extras[_TOLD] = True
        await act.interaction.edit_original_response(**content, attachments=files.get("files", discord.utils.MISSING))
    else:
        await act.followup.send(**content, **files, ephemeral=True)


async def refuse(act: Act, error: Exception, typed: Mapping[str, Any] = MappingProxyType({})) -> None:
    """Answer with one sentence about `error`; unforeseen errors are logged.

    `typed`: the command's options, by their names in the code.
    """
    if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
        # Nobody can be told any more: it is too late, or another process has answered, which has taken over what this
        # one does not know yet that it has lost.
        if error.code == UNKNOWN_INTERACTION:
            _log.warning("the answer in %s came too late", _kind(act))
        return
    try:
        if isinstance(error, WhichTable):
            await act.bot.offer_tables(act, error, typed)
            return
        await tell(act, error.made if isinstance(error, Doubt) else _sentence(act, error))
    except discord.HTTPException as failure:
        if failure.code not in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            _log.warning("a refusal in %s did not arrive: %s", _kind(act), failure)
    except (aiohttp.ClientError, OSError, TimeoutError) as failure:
        _log.warning("a refusal in %s did not arrive: %s", _kind(act), type(failure).__name__)


def _sentence(act: Act, error: Exception) -> str:
    sentence = explain(error, act.say, private=act.guild_id is None)
    if sentence is None and isinstance(error, _CUT):
        _log.warning("Discord's answer in %s did not come whole: %s", _kind(act), type(error).__name__)
        sentence = act.say("refusal-unexpected")
    elif sentence is None:
        # The command's or button's name and the error, never its arguments: they may hold a card.
        _log.error("unexpected error in %s", _kind(act), exc_info=error)
        sentence = act.say("refusal-unexpected")
    return sentence


def explain(error: Exception, say: Say, *, private: bool = False) -> str | None:
    """One sentence on what is wrong and what to do; None if the error is unforeseen.

    `private`: the sentence is for direct messages.
    """
    match error:
        case Denied():
            facts = {name: _quoted(fact) if name in _TYPED else fact for name, fact in error.facts.items()}
            return say(key_here(error.key, say, private=private), **facts)
        case IllegalAction() if is_untold(error.reason, f"refusal-{error.reason}", say):
            return _as_sentence(error)
        case ImpossibleOptions() if is_untold(error.reason, f"refusal-impossible-{error.reason}", say):
            return _as_sentence(error)
        case Refused() | IllegalAction():
            key = key_here(f"refusal-{error.reason}", say, private=private)
            return say(key, **_readable(error.facts, say))
        case UnknownValue():
            return _no_such_value(error, say)
        case UnknownChoice():
            # Presets and options have sentences of their own.
            kind = error.what if error.what in ("preset", "option") else "choice"
            return say(f"refusal-unknown-{kind}", given=_quoted(error.given), possible=", ".join(error.possible))
        case Unreadable():
            return say("refusal-unreadable", text=_quoted(error.text))
        case ImpossibleOptions():
            rule = option_text(game_of_preset(error.preset).name, error.option, error.value, say)
            return say(f"refusal-impossible-{error.reason}", game=preset_name(error.preset, say), rule=rule)
        case JournalBusy():
            return say("refusal-journal-busy")
        case JournalError():
            return say("refusal-not-saved")
        case discord.HTTPException(code=code) if code in SENTENCES:
            return say(SENTENCES[code])
    return None


def is_untold(reason: ReasonBase, key: str, say: Say) -> bool:
    """Whether no language says this reason of a game; another game may have the same word for something else."""
    game = game_of(reason)
    return key not in say or bool(game and not say.knows(game))


def _as_sentence(error: Exception) -> str:
    """The rules' own words, in English."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."


def _no_such_value(error: UnknownValue, say: Say) -> str:
    given, spec = _quoted(error.given), error.spec
    if spec.numbers is not None:
        return say("refusal-unknown-number", given=given, option=spec.name, **range_facts(spec.numbers))
    return say("refusal-unknown-value", given=given, option=spec.name, possible=", ".join(spec.values))


def _quoted(typed: object) -> str:
    """What somebody typed, on one line and short enough for the sentence about it to fit into a message."""
    text = " ".join("".join(char if char.isprintable() else " " for char in str(typed)).split())
    return in_text(shortened(text, _QUOTE_LIMIT))


def _readable(facts: Mapping[str, object], say: Say) -> dict[str, str | int]:
    """Facts in words; those that decide a plural ("one person has", "two have") stay numbers."""
    return {
        name: value if name in _COUNTED and isinstance(value, int) else _fact(value, say)
        for name, value in facts.items()
    }


def _fact(value: object, say: Say) -> str:
    match value:
        case Suit():
            return PlainWords(say).suit(value)
        case Card():
            return card_text(value, say.index_set)
        case str() if value:
            return in_text(value)
    return wording_of(value).value(value, say)


def _kind(act: Act) -> str:
    if act.interaction.command is not None:
        return f"/{act.interaction.command.qualified_name}"
    data: Mapping[str, Any] = act.data or {}
    return str(data.get("custom_id", "?")).partition(":")[0]


async def fill_answer(act: Act, made: Page) -> discord.Message:
    """Show a page as the answer that was put off, or on the message whose button was pressed.

    Where Discord takes no new pictures in edits, the answer tells them in words until another message has them.
    """
    try:
        shown = await act.answer(made)
        assert shown is not None
        return shown
    except CannotEdit:
        pass
    said = await act.answer(in_words(made))
    assert said is not None
    private = said.flags.ephemeral
    sent = await act.followup.send(view=made.view, files=made.files, ephemeral=private, wait=True)
    with suppress(discord.HTTPException):
        await act.interaction.delete_original_response()
    return sent


async def change_pressed(act: Act, made: Page) -> None:
    """Show a page on the message whose button was pressed, as the answer to that."""
    try:
        await act.answer(made)
    except CannotEdit:
        if not act.response.is_done():
            await act.response.defer()
        await fill_answer(act, made)

"""Tables in every possible state, and every act that anyone can try there: data for the table of refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final

from cogs.app.answers import explain
from engine.core.errors import IllegalAction
from engine.running.table import Table
from engine.table.model.errors import Refused
from engine.table.model.proposal import Meant, ProposalKind
from engine.table.model.setup import Access
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import ANNA, BRAM, CHLOE, EVA, NAMES, Process, act_somehow, user_to_move

HOST, GUESTS, STRANGER = ANNA, (BRAM, CHLOE), EVA
"""Three people sit with a computer; somebody else looks on."""
COMPUTERS_SEAT: Final = 4
SECONDS: Final = 8
"""States in which somebody can take back an action."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table, and who is who at it."""

    process: Process
    table: Table
    actor: int = HOST
    """The person on turn."""
    last: int = HOST
    """The person who acted last."""
    number: int = 0
    """The number of the turn; in the state `stale` that of an earlier turn."""

    @property
    def seat(self) -> int:
        """The seat of the person on turn."""
        return self.table.seat_of(self.actor) or 0

    @property
    def legal(self) -> str:
        """Something the person on turn may do."""
        return str(next(iter(self.table.legal(self.seat)), "pass")) if self.table.deal else "pass"


async def _lobby(process: Process) -> Scene:
    table = await process.open(preset="malmedy", takes_back=SECONDS, deals=1)
    await table.sit(BRAM, NAMES[BRAM])
    await table.add_computer(HOST, COMPUTERS_SEAT)
    return Scene(process, table)


async def _playing(process: Process) -> Scene:
    table = await process.started((HOST, *GUESTS), preset="malmedy", takes_back=SECONDS, deals=1, turn_seconds=0)
    return await in_the_midst_of_a_trick(process, table)


async def in_the_midst_of_a_trick(process: Process, table: Table) -> Scene:
    """A person has played to the second trick or a later one, and another person follows."""
    last = HOST
    for _ in range(200):
        here, view = user_to_move(table), table.view(0)
        if here is None:
            # Computers wait for as long as an action can be taken back.
            await process.passes(SECONDS + 1)
            continue
        by_person = table.own_action(table.seat_of(last) or 0) is not None
        if by_person and sum(view.tricks) > 0 and 0 < len(view.trick) < len(table.seats):
            return Scene(process, table, here, last, table.turn_number(table.seat_of(here) or 0))
        await act_somehow(table)
        last = here
    raise AssertionError("it does not come to this")


async def _paused(process: Process) -> Scene:
    scene = await _playing(process)
    for person in (HOST, *GUESTS):
        await scene.table.pause(person)
    assert scene.table.paused
    return scene


async def _over(process: Process) -> Scene:
    scene = await _playing(process)
    while scene.table.status is Status.PLAYING:
        if user_to_move(scene.table) is None:
            await process.passes(SECONDS + 1)
        else:
            await act_somehow(scene.table)
    assert scene.table.status is Status.OVER
    return scene


async def _stopped(process: Process) -> Scene:
    scene = await _playing(process)
    await scene.table.stop(HOST, force=True)
    return scene


async def _tournament(process: Process) -> Scene:
    tournament = await opened(process, tournament_setup(), GUESTS)
    await tournament.start(HOST)
    table = await process.tables.find(tournament.tables_of(1)[0].table_id)
    return await in_the_midst_of_a_trick(process, table)


async def _stale(process: Process) -> Scene:
    """What somebody presses now was for an earlier turn: their own last one."""
    scene = await _playing(process)
    return Scene(process, scene.table, scene.actor, scene.last, scene.number - 1)


STATES: Final[Mapping[str, Callable[[Process], Awaitable[Scene]]]] = MappingProxyType(
    {
        "lobby": _lobby,
        "playing": _playing,
        "paused": _paused,
        "over": _over,
        "stopped": _stopped,
        "tournament": _tournament,
        "stale": _stale,
    }
)

Act = Callable[[Scene, int], Awaitable[object]]
"""What a person tries, given by their id."""


async def _look(scene: Scene, _: int) -> None:
    scene.table.view(0)


async def _swap(scene: Scene, by: int) -> None:
    await scene.table.swap(by, 1, 2)


async def _rules(scene: Scene, by: int) -> None:
    await scene.table.configure(by, {"deals": "2"})


async def _rematch(scene: Scene, by: int) -> None:
    await scene.process.tables.rematch(scene.table, by, NAMES[by])


def _old(kind: ProposalKind, scene: Scene) -> Meant:
    """A button about a proposal that nobody makes now."""
    return Meant(kind, 1, scene.number)


def _asks(question: Callable[[Table, int], object]) -> Act:
    """What a button or command looks at before it asks somebody whether they are sure."""

    async def ask(scene: Scene, by: int) -> None:
        question(scene.table, by)

    return ask


def _propose(kind: ProposalKind, about: str = "") -> Act:
    return lambda scene, by: scene.table.propose(by, kind, about)


ACTS: Final[Mapping[str, Act]] = MappingProxyType(
    {
        "sit": lambda scene, by: scene.table.sit(by, NAMES[by]),
        "get up": lambda scene, by: scene.table.leave(by),
        "computer": lambda scene, by: scene.table.add_computer(by),
        "fill": lambda scene, by: scene.table.fill(by),
        "remove": lambda scene, by: scene.table.remove(by, 2),
        "swap": _swap,
        "partners": lambda scene, by: scene.table.part_partners(by),
        "invite": lambda scene, by: scene.table.invite(by, [STRANGER]),
        "rules": _rules,
        "access": lambda scene, by: scene.table.set_access(by, Access.INVITED),
        "clock": lambda scene, by: scene.table.set_clock(by, 30),
        "start": lambda scene, by: scene.table.start(by),
        "stop": lambda scene, by: scene.table.stop(by),
        "mute": lambda scene, by: scene.table.mute(by, BRAM, muted=True),
        "unmute": lambda scene, by: scene.table.mute(by, BRAM, muted=False),
        "offer": lambda scene, by: scene.table.offer(by),
        "take over": lambda scene, by: scene.table.take_over(by, NAMES[by], COMPUTERS_SEAT),
        "pause": _propose(ProposalKind.PAUSE),
        "propose removal": _propose(ProposalKind.REMOVE, str(BRAM)),
        "propose access": _propose(ProposalKind.ACCESS, Access.INVITED),
        "propose stop": _propose(ProposalKind.STOP),
        "propose end": _propose(ProposalKind.END),
        "propose to play on": _propose(ProposalKind.PLAY_ON),
        "propose length": lambda scene, by: scene.table.lengthen(by, "deals", "2"),
        "resume": lambda scene, by: scene.table.resume(by),
        "go on without": lambda scene, by: scene.table.go_on_without(by),
        "agree": lambda scene, by: scene.table.agree(by),
        "agree to old": lambda scene, by: scene.table.agree(by, _old(ProposalKind.PAUSE, scene)),
        "decline": lambda scene, by: scene.table.decline(by),
        "back": lambda scene, by: scene.table.back(by),
        "act": lambda scene, by: scene.table.act(by, scene.legal, scene.number),
        "act against rules": lambda scene, by: scene.table.act(by, "pass", scene.number),
        "claim": lambda scene, by: scene.table.claim(by, scene.number),
        "concede": lambda scene, by: scene.table.concede(by, scene.number),
        "ask to claim": _asks(lambda table, by: table.claim_is_certain(by)),
        "ask to concede": _asks(lambda table, by: table.must_be_proposable(by, ProposalKind.CONCEDE)),
        "ask to cut": _asks(lambda table, by: table.must_be_cutter(by)),
        "take back": lambda scene, by: scene.table.take_back(by, scene.number),
        "next deal": lambda scene, by: scene.table.next_deal(by),
        "cut": lambda scene, by: scene.table.cut(by, 10),
        "look": _look,
        "record": lambda scene, by: scene.table.record(),
        "proof": lambda scene, by: scene.table.proof(),
        "rematch": _rematch,
    }
)

OF_HOST: Final = frozenset(
    {"computer", "fill", "remove", "swap", "partners", "invite", "rules", "access", "clock", "start", "stop", "mute"}
    | {"unmute", "go on without"}
)
"""What only the host may do."""
OF_ANYBODY: Final = frozenset({"look", "record", "proof"})
"""What needs no seat."""


def doer(act: str, scene: Scene) -> int:
    """Who could do it, if anybody could."""
    if act in ("sit", "take over"):
        return STRANGER
    if act in ("act", "act against rules", "claim", "concede", "ask to claim", "ask to concede"):
        return scene.actor
    return scene.last if act == "take back" else HOST


async def answer(attempt: Callable[[], Awaitable[object]]) -> str:
    """Why the table or the rules refuse it, with a sentence in every language; `ok` if they do not."""
    try:
        await attempt()
    except (Refused, IllegalAction) as error:
        must_be_sayable(error)
        return str(error.reason)
    return "ok"


def must_be_sayable(error: Refused | IllegalAction) -> None:
    """Check that a sentence in every language tells it, with all the facts it needs."""
    for language in LANGUAGES:
        sentence = explain(error, say_in(language))
        assert sentence
        # "None" means that a fact is missing, except in English, where a sentence may begin with it.
        assert language == "en" or "None" not in sentence, sentence


async def tried(scene: Scene, act: str, by: int | None = None) -> str:
    """The answer to an act, done by the person who could do it or by somebody else."""
    return await answer(partial(ACTS[act], scene, doer(act, scene) if by is None else by))

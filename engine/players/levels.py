"""The levels of computer players: `easy`, `normal` and `strong`.

- `normal`, once `simple`, is the game's own, from `player` in its room, with what it thinks of actions.
- `easy` plays as `normal` does, and often makes a beginner's mistake. It forgets what it may no longer look at. And
  often it does not take what it thinks best, but another of the better things that `normal` weighs: a card that is
  worth less, or a bid one step too bold or too timid. It never does what seems to be among the worst there is.
- `strong` weighs what it may do over imagined deals, and takes what does best. A game says in its room
  `player.simulated` what bids, trumps and words are worth by simulation, and in `player.imagined` what can be imagined
  while cards are played. Where it does not, `strong` does as `normal` does.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from engine.core.actions import Action, Play
from engine.core.registry import in_room
from engine.core.view import Phase, View
from engine.players.search.search import Effort, Imagined, weigh


class Chooser(Protocol):
    """A game's own player; the same view, actions and memory always give the same action."""

    def __call__(self, view: Any, legal: Sequence[Action], remembered: int, /) -> Action: ...


def choose_sensibly(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """A sensible action; a game without a player of its own is played at random."""
    player = in_room("engine", view.options.game, "player")
    if player is None:
        return rng.choice(legal)
    choose: Chooser = player.choose
    return choose(view, legal, remembered)


class OwnWeigher(Protocol):
    """What a game's own player thinks the actions are worth that it weighs; `weigh` beside its `choose`."""

    def __call__(self, view: Any, legal: Sequence[Action], remembered: int, /) -> Mapping[Action, float]: ...


def weigh_sensibly(
    view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /
) -> Mapping[Action, float]:
    """What the game's own player thinks these actions are worth; nothing where it does not say."""
    weigh: OwnWeigher | None = getattr(in_room("engine", view.options.game, "player"), "weigh", None)
    return {} if weigh is None else weigh(view, legal, remembered)


SLIPS: Final = 0.6
"""How often it does not look for the best card."""
MISJUDGES: Final = 0.15
"""How often it says the second best thing: bids are few, and each of them is dear."""


def choose_softly(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """What `normal` does, or when it slips something that seems nearly as good."""
    said = choose_sensibly(view, legal, rng)
    plays = view.phase == Phase.PLAY
    if len(legal) < 2 or rng.random() >= (SLIPS if plays else MISJUDGES):
        return said
    worths = weigh_sensibly(view, legal, rng)
    if said not in worths:
        return said
    others = sorted((one for one in worths if one != said), key=lambda one: (-worths[one], str(one)))
    # The better half of all it weighs; of two, the other one.
    return rng.choice(others[: len(worths) // 2] if plays else others[:1]) if others else said


EFFORT: Final = Effort(100)
"""How many deals it imagines for a choice. More is better, and slower."""


class Simulator(Protocol):
    """`weigh` of a game's room `player.simulated`: what actions are worth by simulation, None where it has none.

    It weighs every action of `legal` that `strong` may choose, in one measure; more is better.
    """

    def __call__(
        self, view: Any, legal: Sequence[Action], remembered: int, rng: random.Random, effort: Effort, /
    ) -> Mapping[Action, float] | None: ...


def choose_by_search(
    view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /, effort: Effort | None = None
) -> Action:
    """The action that does best on average over imagined deals; else what `normal` does."""
    said = choose_sensibly(view, legal, rng, remembered)
    worths = None if len(legal) < 2 else weigh_by_simulation(view, legal, rng, remembered, effort=effort)
    if not worths:
        return said
    # Of actions that do as well, the one `normal` would take.
    return max(worths, key=lambda action: (worths[action], action == said))


def weigh_by_search(
    view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /, effort: Effort | None = None
) -> Mapping[Action, float]:
    """What actions are worth on average over imagined deals, as the game counts; else what `normal` thinks."""
    worths = weigh_by_simulation(view, legal, rng, remembered, effort=effort)
    return worths if worths is not None else weigh_sensibly(view, legal, rng, remembered)


def weigh_by_simulation(
    view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /, effort: Effort | None = None
) -> Mapping[Action, float] | None:
    """What actions are worth on average over imagined deals, as the game counts; None where it is not known."""
    effort = effort or EFFORT
    game = view.options.game
    simulated = getattr(in_room("engine", game, "player.simulated"), "weigh", None)
    if simulated is not None:
        weigh_all: Simulator = simulated
        if (worths := weigh_all(view, legal, remembered, rng, effort)) is not None:
            return worths
    plays = [action for action in legal if isinstance(action, Play)]
    room = in_room("engine", game, "player.imagined")
    if view.phase != Phase.PLAY or len(plays) < len(legal) or len(plays) < 2 or room is None:
        return None
    seen: Imagined | None = room.imagine(view, plays)
    if seen is None:
        return None
    return {Play(card): worth for card, worth in weigh(seen, effort, rng).items()}

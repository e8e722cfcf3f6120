"""The levels of computer players: `easy`, `normal` and `strong`.

- `normal`, once `simple`, is the game's own, from `player` in its room, with what it thinks of actions.
- `easy` plays as `normal` would if it made a beginner's mistakes: it forgets most of what was played, leads from its
  longest suit, does not tell cards apart that are worth about the same, and bids half a step too much or too little. It
  makes them where beginners do: whoever plays last to a trick sees what it comes to. What of that is the game's own
  is in `player.easy` of its room (`Beginner`); without it a game gets the sensible part of it.
- `strong` weighs what it may do over imagined deals, and takes what does best. A game says in its room
  `player.simulated` what bids, trumps and words are worth by simulation, and in `player.imagined` what can be imagined
  while cards are played. Where it does not, `strong` does as `normal` does.
"""

from __future__ import annotations

import random
from collections import Counter
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


LONGEST: Final = 0.7
"""How often `easy` leads from its longest suit, whatever speaks for another."""
SLIPS: Final = 0.9
"""How often it else takes any card that seems worth about as much as the best, unless it plays last to the trick."""
LEADS: Final = 3.0
"""With nothing on the table cards seem the same to it that lie so many times as far apart."""
MISJUDGES: Final = 0.8
"""How often it bids half a step too much or, as often, too little."""
HALF: Final = 0.5
ABOUT: Final = 0.25
"""What it does not tell apart, where the game does not say: this part of all that lies between its cards."""


class Beginner(Protocol):
    """What a beginner at this game does, in its room `player.easy`."""

    ABOUT: float
    """Cards whose worths are no further apart seem the same to it, in the measure of the game's own `weigh`."""

    def forgetting(self, view: Any, /) -> Any:
        """The view without what a beginner does not remember."""

    def says(self, view: Any, legal: Sequence[Action], bolder: float, /) -> Action:
        """What it says, if it thinks its hand so many steps of bidding better than it is, or below 0 worse."""


def choose_softly(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """What `normal` does, with the mistakes of a beginner."""
    room: Any = in_room("engine", view.options.game, "player.easy")
    beginner: Beginner | None = room
    seen = view if beginner is None else beginner.forgetting(view)
    if view.phase != Phase.PLAY and len(legal) > 1 and beginner is not None:
        return beginner.says(seen, legal, rng.choice((-HALF, HALF)) if rng.random() < MISJUDGES else 0.0)
    said = choose_sensibly(seen, legal, rng)
    worths = weigh_sensibly(seen, legal, rng) if len(legal) > 1 else {}
    before = len(view.trick) % view.seats
    if said not in worths or before == view.seats - 1:
        # Whoever plays last sees what the trick comes to.
        return said
    about = (max(worths.values()) - min(worths.values())) * ABOUT if beginner is None else beginner.ABOUT
    least = worths[said] - (about if before else LEADS * about)
    same = sorted((one for one in worths if worths[one] >= least), key=str)
    longest = [] if before else _of_longest_suit([one for one in worths if isinstance(one, Play)])
    if longest and rng.random() < LONGEST:
        return max((one for one in longest if one in same), key=lambda one: (worths[one], str(one)), default=said)
    return rng.choice(same) if rng.random() < SLIPS else said


def _of_longest_suit(plays: Sequence[Play]) -> list[Play]:
    """The cards of the suits of which there are most."""
    lengths = Counter(play.card.suit for play in plays)
    most = max(lengths.values(), default=0)
    return [play for play in plays if lengths[play.card.suit] == most]


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

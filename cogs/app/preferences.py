"""How people and servers play: the settings other than looks.

The first value of a part is the default.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cogs.app.mentions import WANTED
from cogs.messages.sorting import SORTINGS
from engine.tables.model.preferences import LIMITS, Person, Server

CHANNEL: Final = "channel"
"""The place for the cards of people who do not want them by direct message."""
BY_MESSAGE: Final = "message"


class Part(NamedTuple):
    """A setting."""

    field: str
    """Of `Person` or `Server`."""
    values: Mapping[str, Any]
    """The stored value, by the choice's name."""

    def now(self, of: Person | Server) -> str | None:
        """The choice in effect; None: a value that has no name."""
        value = getattr(of, self.field)
        if value is None:
            return next(iter(self.values))
        return next((name for name, one in self.values.items() if one == value), None)


PERSONAL: Final[Mapping[str, Part]] = MappingProxyType(
    {
        "hand": Part("hand_in", {BY_MESSAGE: BY_MESSAGE, CHANNEL: CHANNEL}),
        "sorting": Part("sorting", {name: name for name in SORTINGS}),
        "confirm": Part("confirms", {"no": False, "yes": True}),
        "contract": Part("confirms_contracts", {"yes": True, "no": False}),
        "pings": Part("pings", {name: name for name in WANTED}),
        "globally": Part("rated_globally", {"no": False, "yes": True}),
        "figures": Part("hides_statistics", {"shown": False, "hidden": True}),
    }
)
"""How somebody plays and where they are seen, by the name of what is chosen."""
SEEN: Final = frozenset(["globally", "figures"])
"""Those on which leaderboards depend."""
SERVERS: Final[Mapping[str, Part]] = MappingProxyType(
    {
        "threads": Part("threads", {"no": False, "yes": True}),
        "takeback": Part("takes_back", {"no": 0, "5": 5, "15": 15}),
        "lasttrick": Part("plays_last", {"yes": True, "no": False}),
        "computers": Part("counts_computers", {"no": False, "yes": True}),
    }
)
"""The same for a server's new tables. Clock, house rules, channels and roles are no fixed choices."""
BOUNDS: Final[Mapping[str, Part]] = MappingProxyType(
    {one.name: Part(one.field, {str(most): most for most in one.choices}) for one in LIMITS}
)
"""How much of each kind a member of a server may have open."""

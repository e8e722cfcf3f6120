"""What somebody said or did, as a sentence and never by the label of the button.

For others it has no full stop, `Anna plays K♥`; for the person it has one, `You play K♥.`.
"""

from __future__ import annotations

from cogs.messages.wording import Words, wording_of
from engine.core.actions import Action
from locales import Say


def action_sentence(name: str, action: Action, words: Words, say: Say, *, seen: bool = False) -> str:
    """The sentence about `name`, which is safe in markdown; `seen`: for somebody who saw the card laid aside."""
    kind, facts = wording_of(action).told(action, words, say, seen=seen)
    return say(f"told-{kind}", name=name, **facts)


def own_action_sentence(action: Action, words: Words, say: Say) -> str:
    """The same, for the person who did it."""
    kind, facts = wording_of(action).told(action, words, say, seen=True)
    return say(f"told-you-{kind}", **facts)

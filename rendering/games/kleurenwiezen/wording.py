"""The calls and contracts of Kleurenwiezen in words, and as lines of text with suits as signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.cards import Card, Suit
from engine.games.kleurenwiezen.actions import Bid, Discard, KleurenwiezenAction, Propose, suit_of
from engine.games.kleurenwiezen.contracts.contracts import TROEL, Contract, ContractKind
from engine.games.kleurenwiezen.contracts.ladders import LadderRow
from locales import Say
from locales.cards import SUIT_SYMBOLS, card_text
from rendering.canvas.fonts import Lettering
from rendering.canvas.lines import Line, fitting, line_of, line_width

SuitName = Callable[[Suit], str]
"""How a suit is written; its plain name by default."""


def contract_text(contract: Contract, say: Say, suit_name: SuitName | None = None) -> str:
    """A contract as players call it: `9 diamonds together`, `Small misère`; for a Troel still undecided, its name."""
    is_named_apart = contract.kind is ContractKind.ACCEPT or (
        contract.kind is ContractKind.TROEL and contract.suit is None
    )
    return _text(f"kleurenwiezen-bid-{'contract-' if is_named_apart else ''}{contract.kind}", contract, say, suit_name)


def row_name(row: LadderRow, say: Say) -> str:
    """A row's contract as players call it, without trumps; a Troel's row stands for both its numbers of tricks."""
    contract = TROEL if row.kind is ContractKind.TROEL else Contract(row.kind, row.goal)
    return " ".join(contract_text(contract, say).split())


def call_text_of(action: KleurenwiezenAction, say: Say, suit_name: SuitName | None = None) -> str:
    """What an action that plays no card says or does: `Propose hearts`, `Accept 9 diamonds`."""
    match action:
        case Propose():
            return say("kleurenwiezen-bid-propose", suit=(suit_name or _plain(say))(action.suit))
        case Bid():
            return _text(f"kleurenwiezen-bid-{action.contract.kind}", action.contract, say, suit_name)
        case Discard():
            return say("kleurenwiezen-bid-discard", card=_card(action.card, say))
    return say(f"kleurenwiezen-bid-{action}")


def short_call(action: KleurenwiezenAction, say: Say) -> str:
    """A call for a narrow column, without its suit, whose sign stands beside it: `pass`, `propose`, `with 9`."""
    match action:
        case Propose():
            return say("kleurenwiezen-bid-short-propose")
        case Bid():
            return say(f"kleurenwiezen-bid-short-{action.contract.kind}", goal=action.contract.goal)
    return say(f"kleurenwiezen-bid-short-{action}")


def short_contract(contract: Contract, say: Say) -> str:
    """A contract for a narrow column, without its suit: `together 9`, `solo 6`, `open misère`."""
    part = "contract-" if contract.kind is ContractKind.ACCEPT else ""
    return say(f"kleurenwiezen-bid-short-{part}{contract.kind}", goal=contract.goal)


def _text(key: str, contract: Contract, say: Say, suit_name: SuitName | None) -> str:
    suit = "" if contract.suit is None else (suit_name or _plain(say))(contract.suit)
    return say(key, goal=contract.goal, suit=suit)


def _plain(say: Say) -> SuitName:
    return lambda suit: say(f"play-suit-{suit.name.lower()}")


def _card(card: Card, say: Say) -> str:
    return card_text(card, say.index_set)


def contract_line(contract: Contract, say: Say) -> Line:
    """A contract as players call it."""
    return line_of(contract_text(contract, say, lambda suit: SUIT_SYMBOLS[suit]))


def short_contract_line(contract: Contract, say: Say) -> Line:
    """A contract for a narrow column."""
    return (short_contract(contract, say), *(() if contract.suit is None else (contract.suit,)))


def call_line(action: KleurenwiezenAction, say: Say) -> Line:
    """A call for a narrow column."""
    suit = suit_of(action)
    return (short_call(action, say), *(() if suit is None else (suit,)))


def troel_line(called: Card | None, index_set: str, say: Say) -> Line:
    """An announced Troel, with the card that makes the partner if everyone knows it."""
    return (*contract_line(TROEL, say), *(() if called is None else line_of(card_text(called, index_set))))


def in_lines(line: Line, letters: Lettering, room: int, sizes: Sequence[int]) -> tuple[tuple[Line, ...], int]:
    """The line in the first of `sizes` in which it fits `room` pixels, else in the last on two lines; and that size.

    It parts between words, and a suit stays with the word before it.
    """
    for size in sizes:
        if line_width(line, letters, size) <= room:
            return (line,), size
    words = [word for part in line for word in (part.split() if isinstance(part, str) else (part,))]
    ends = [end for end in range(1, len(words)) if not isinstance(words[end], Suit)]
    ways: list[tuple[Line, ...]] = [(tuple(words[:end]), tuple(words[end:])) for end in ends]
    least = min(ways, key=lambda way: max(line_width(one, letters, size) for one in way), default=(line,))
    return tuple(fitting(one, letters, (size,), room)[0] for one in least), size


def suit_words(say: Say) -> Callable[[Suit], str]:
    """How a suit is read aloud."""
    return lambda suit: say("picture-suit", suit=str(suit))


def brief_call(action: KleurenwiezenAction, say: Say) -> str:
    """A call for a narrow column."""
    suit = suit_of(action)
    return " ".join(filter(None, (short_call(action, say), SUIT_SYMBOLS[suit] if suit is not None else "")))

"""The strip below a table that persons share, as values: pads, the curtain, end sheets."""

from typing import Final, Literal, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import RuleId
from fort_desktop.ui.table.play_summary import Count

Answer = Literal["follow", "look", "no"]

ANSWERS: Final[tuple[Answer, ...]] = ("follow", "look", "no")


class Player(NamedTuple):
    """Somebody at the table.

    Attributes:
        player: the kind of computer player, "" for a person; cards: how many are held.
        kid: whose face a person has chosen, "" for none.
    """

    seat: int
    name: str
    colour: str
    player: str
    cards: int
    kid: str = ""


class PadAnswer(NamedTuple):
    """One of the three answers of a pad.

    Attributes:
        live: it can be given now; else its place is only outlined.
        key: what is printed on its key, "" for none; button: of the person's gamepad instead.
    """

    answer: Answer
    live: bool
    key: str = ""
    button: str = ""


class Pad(NamedTuple):
    """The text and signs on a pad.

    Attributes:
        asked: an answer is awaited, now, from this seat; question: how it is asked.
        told: what became of the question, or when it is this seat's turn to answer.
        sign: stands before that, "" for none; faint: nothing has been answered yet.
        offer: what one symbol brings; sum: what the seat has then, as "0 + 1 = 1".
        answers: none on the pad of a computer player.
    """

    player: Player
    asked: bool = False
    question: str = ""
    told: str = ""
    sign: str = ""
    faint: bool = False
    offer: Count | None = None
    sum: str = ""
    answers: tuple[PadAnswer, ...] = ()


class LeadersPlace(NamedTuple):
    """The hand of whoever leads, and a word about what becomes of it.

    Attributes:
        opened: the kids in a hand that is open to everyone; () where it is covered.
    """

    player: Player
    words: str
    opened: tuple[Kid, ...] = ()


class CurtainVM(NamedTuple):
    """The text and signs on the curtain.

    Attributes:
        name, colour, player: for whom it is; kid: whose face they have chosen, "" for none.
        title: the same as a heading, with the reason.
        words: what that person is to do, and what has happened to them; aside: to the others.
        lifts: on the button; keys: which keys do the same; button: of the person's gamepad.
        typed: so many digits of a PIN, which is typed instead of all these; which ones is never
            shown. None where none is typed.
    """

    name: str
    colour: str
    player: str
    kid: str
    title: str
    words: str
    aside: str
    lifts: str
    keys: tuple[str, ...]
    button: str = ""
    typed: int | None = None


RuleLies = Literal["down", "turn", "up", "none"]
"""The made-up rule: face down; to be turned over now by its person; face up; there is none."""


class EndSheet(NamedTuple):
    """The points counted for a player.

    Attributes:
        parts: the sign of each sort of points, and how many; total: of all that is open.
        lies, rule: the made-up rule, None while nobody sees it; gained: its points.
        asked: it is to be turned over now; key, button: what its person turns it over with.
        won: the player has won, which is known as soon as all is open.
        leads: no other sum is larger so far; level: of the fort, which is seen beside the rule.
    """

    player: Player
    parts: tuple[tuple[str, int], ...]
    total: int
    lies: RuleLies
    rule: RuleId | None = None
    gained: int = 0
    asked: bool = False
    key: str = ""
    button: str = ""
    won: bool = False
    leads: bool = False
    level: int = 0


class PadsVM(NamedTuple):
    """The pads of all but the leader, in turn order, and the leader's place."""

    pads: tuple[Pad, ...]
    leader: LeadersPlace


class EndVM(NamedTuple):
    """A sheet for each player, in the order in which they sit."""

    sheets: tuple[EndSheet, ...]


class StripVM(NamedTuple):
    """The strip as it is drawn: what lies there in place of the hand."""

    lies: PadsVM | CurtainVM | EndVM

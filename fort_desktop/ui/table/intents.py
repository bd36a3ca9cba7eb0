"""From what a person touches to the moves it can mean."""

from collections.abc import Iterator

import msgspec

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Kind, Move


class Intent(msgspec.Struct, frozen=True):
    """A move by hand: what is touched, and where it can be dragged."""

    move: Move
    source: str
    targets: tuple[str, ...] = ()


def intents(decision: Decision, seat: int) -> list[Intent]:
    """How each move of a decision is made on the table of `seat`.

    Names: ``hand:KID``, ``park:KID``, ``parkdeck``, ``yard:SEAT:KID``, ``lookout:KID``,
    ``discard:KID``, ``stuff:RESOURCE``, ``pack:RESOURCE``, ``perk:ID``, ``box:NAME``; targets
    ``play``, ``lookout``, ``discard``, ``bin``, ``bag``. Moves without a thing have buttons only.
    """
    return [intent for move in decision.moves for intent in _of(move, seat)]


def _of(move: Move, seat: int) -> Iterator[Intent]:
    if isinstance(move, mv.PlayKid | mv.Add):
        yield Intent(move, f"hand:{move.kid}", ("play",))
    elif isinstance(move, mv.Pick):
        yield Intent(move, f"hand:{move.kid}", ("discard",))
    elif isinstance(move, mv.Follow):
        for kid in move.kids:
            yield Intent(move, f"hand:{kid}", ("discard", "play"))
    elif isinstance(move, mv.Count):
        yield Intent(move, f"lookout:{move.kid}", ("play",))
    elif isinstance(move, mv.Use):
        yield Intent(move, f"box:{move.box}")
    elif isinstance(move, mv.Pack):
        yield Intent(move, f"{'supply' if move.supply else 'stuff'}:{move.resource}", ("bag",))
    elif isinstance(move, mv.Spend | mv.Convert):
        yield Intent(move, f"{move.place}:{move.resource}", ("bin",))
    elif isinstance(move, mv.TakePerk):
        yield Intent(move, f"perk:{move.perk}", ("discard",))
    elif isinstance(move, mv.Recycle):
        yield Intent(move, f"discard:{move.kid}", ("hand",))
    elif isinstance(move, mv.Trash | mv.ToLookout | mv.Recruit):
        target = {mv.Trash: "bin", mv.ToLookout: "lookout", mv.Recruit: "discard"}[type(move)]
        yield Intent(move, _source(move), (target,))


def _source(move: mv.Trash | mv.ToLookout | mv.Recruit) -> str:
    if move.source == "deck":
        return "parkdeck"
    if move.source == "yard":
        return f"yard:{move.rival}:{move.kid}"
    return f"{move.source}:{move.kid}"


def needs_button(move: Move) -> bool:
    """Whether a move has a button of its own, because no thing on the table stands for it."""
    return next(_of(move, 0), None) is None or isinstance(
        move, mv.Use | mv.Spend | mv.Convert | mv.Pack
    )


def attempt(kind: Kind, source: str) -> Move | None:
    """The move that a person seems to mean by touching something, to tell why it is refused."""
    place, _, rest = source.partition(":")
    if place == "hand":
        return _hand_attempt(kind, rest)
    if place == "park":
        return mv.Recruit(rest, "park")
    if place == "parkdeck":
        return mv.Recruit("", "deck")
    if place == "yard":
        rival, _, kid = rest.partition(":")
        return mv.Recruit(kid, "yard", int(rival))
    if place == "lookout":
        return mv.Count(rest)
    if place == "perk":
        return mv.TakePerk(rest)
    return None


def _hand_attempt(kind: Kind, kid: str) -> Move:
    if kind in ("prepare", "use"):
        return mv.Add(kid)
    if kind == "follow":
        return mv.Follow((kid,))
    if kind == "trash":
        return mv.Trash(kid, "hand")
    if kind == "lookout":
        return mv.ToLookout(kid)
    return mv.PlayKid(kid)

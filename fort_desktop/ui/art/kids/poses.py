"""Poses: where the prop is held, and what the free arm does."""

from typing import Final, NamedTuple

from fort_desktop.ui.art.kids.aids import closed_hand, forearm, plaster_cast
from fort_desktop.ui.art.kids.body import arm, hand
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.props import prop
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot

_WIDE: Final = {"squirt_gun": 22, "skateboard": 4, "book": 6, "wrench": 6, "robot": 4.0}
"""Props that stick out sideways are held nearer."""
_LONG_SLEEVES: Final = frozenset({"coat", "hood", "tie", "plaid", "ribs"})
_LEAST: Final = 88.0
"""A raised hand is at least this far from the middle, free of the head."""


class Pose(NamedTuple):
    """A way to hold a prop, as if in the hand on the right.

    Attributes:
        reach: how far the hand is from the shoulder; rise: how far above it.
        elbow: where the elbow is, from the shoulder.
        turn: how much the prop leans outwards, in degrees.
        side: 1 for the right of the picture, -1 for the left.
        behind: the prop goes behind the head.
    """

    reach: float
    rise: float
    elbow: tuple[float, float]
    turn: float = 8
    side: int = 1
    behind: bool = False


POSES: Final = {
    "side": Pose(44, 32, (30, 28)),
    "up": Pose(52, 66, (36, 10)),
    "left": Pose(44, 32, (30, 28), 8, -1),
    "left_up": Pose(48, 58, (36, 10), 8, -1),
    "shoulder": Pose(22, 6, (26, 40), 30, 1, True),
    "front": Pose(0, 0, (0, 0)),
    "hug": Pose(0, 0, (0, 0)),
}
"""In `front` both hands hold the prop before the chest, in `hug` against the cheek."""
_BOTH: Final = {"front": ((4, 42), -4, 32), "hug": ((70, 12), -14, 23)}
"""Where both hands hold it from the middle of the shoulders, its turn, and half their distance."""


class Frame(NamedTuple):
    """The place of a kid's arms: the middle, half the shoulders' width, and the height."""

    middle: float
    shoulder: float
    top: float


def sleeve(k: Figure) -> str:
    """Return the length of the sleeves, "long" or "half"."""
    return "long" if k.text("clothes") in _LONG_SLEEVES else "half"


def side_of(k: Figure) -> int:
    """The side of the hand with the prop: 1 for the right of the picture, -1 for the left."""
    return POSES[k.text("pose")].side


def nearer(k: Figure) -> float:
    """By how much a prop that sticks out sideways is held closer."""
    return _WIDE.get(k.text("prop"), 0)


def arm_behind(a: Sketch, k: Figure, at: Frame) -> None:
    """Draw, before the torso, the arm on the hip and a prop over the shoulder."""
    pose = POSES[k.text("pose")]
    if k.text("left") == "hip" and k.text("pose") not in _BOTH:
        x = at.middle - pose.side * at.shoulder
        out = -pose.side * 40
        arm(a, k, [(x, at.top + 32), (x + out, at.top + 58), (x + out * 0.1, at.top + 88)],
            sleeve(k))  # fmt: skip
    if pose.behind and k.text("prop"):
        x, y = _held(k, at, pose)
        prop(a, k.text("prop"), x, y + 10, pose.turn, pose.side)


def arms_before(a: Sketch, k: Figure, at: Frame) -> None:
    """Draw, over the head, the arm with the prop, and the free arm if it is raised."""
    _free(a, k, at, -side_of(k))
    if not k.text("prop"):
        return
    if k.text("pose") in _BOTH:
        _in_both_hands(a, k, at)
        return
    pose = POSES[k.text("pose")]
    x, y = _held(k, at, pose)
    from_x, from_y = at.middle + pose.side * at.shoulder, at.top + 34
    elbow = (from_x + pose.side * pose.elbow[0], from_y + pose.elbow[1])
    if not pose.behind:
        prop(a, k.text("prop"), x, y + 4, pose.side * pose.turn, pose.side)
    forearm(a, k, [(from_x, from_y), elbow, (x, y + 6)], sleeve(k))
    closed_hand(a, k, x, y, pose.side * 6, pose.side)


def _held(k: Figure, at: Frame, pose: Pose) -> tuple[float, float]:
    """Return the place of the hand with the prop."""
    far = at.shoulder + pose.reach
    if not pose.behind:
        far = max(far, _LEAST + (6 if pose.rise > 50 else 0)) - nearer(k)
    return at.middle + pose.side * far, at.top + 34 - pose.rise


def _in_both_hands(a: Sketch, k: Figure, at: Frame) -> None:
    """Draw both arms and what they hold."""
    (dx, dy), turn, apart = _BOTH[k.text("pose")]
    x, y = at.middle + dx, at.top + dy
    prop(a, k.text("prop"), x, y, turn)
    for s in (-1, 1):
        shoulder = at.middle + s * at.shoulder
        wrist: Knot = (x + s * apart, y + 6)
        arm(a, k, [(shoulder, at.top + 36), (shoulder + s * 14, at.top + 70), wrist], sleeve(k))
        closed_hand(a, k, x + s * apart, y, s * 10, s)


def _free(a: Sketch, k: Figure, at: Frame, side: int) -> None:
    """Draw the raised free arm: a wave, a fist, a salute, a hand on the cheek, a thumb."""
    kind = k.text("left")
    places: dict[str, tuple[tuple[float, float], tuple[float, float]]] = {
        "wave": ((_LEAST, -26), (at.shoulder + 34, 40)),
        "fist": ((_LEAST + 2, -20), (at.shoulder + 34, 38)),
        "thumb": ((_LEAST - 4, 2), (at.shoulder + 32, 52)),
        "salute": ((64, -92), (at.shoulder + 60, -6)),
        "cheek": ((50, -22), (at.shoulder + 14, 50)),
    }
    if kind not in places:
        return
    (hx, hy), (ex, ey) = places[kind]
    x, y = at.middle + side * hx, at.top + hy
    elbow: Knot = (at.middle + side * ex, at.top + ey)
    knots: list[Knot] = [(at.middle + side * at.shoulder, at.top + 36), elbow, (x, y + 6)]
    arm(a, k, knots, sleeve(k))
    if k.text("aid") == "cast":
        plaster_cast(a, knots)
    if kind in ("wave", "salute"):
        hand(a, k, "open", x, y, side * (14 if kind == "wave" else -38), side)
    elif kind == "thumb":
        hand(a, k, "thumb", x, y, 0, side)
    else:
        closed_hand(a, k, x, y, side * 6, -side)

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

_RAISED: Final = {
    "wave": ("open", (_LEAST, -26), (34, 40), 14),
    "fist": ("fist", (_LEAST + 2, -20), (34, 38), 6),
    "thumb": ("thumb", (_LEAST - 4, 2), (32, 52), 0),
    "salute": ("flat", (60, -94), (58, 2), -40),
    "cheek": ("fist", (50, -22), (14, 50), 6),
    "peer": ("fist", (70, -60), (50, 26), -16),
    "wheel": ("fist", (_LEAST + 8, 44), (44, 14), 20),
}
"""The hand of the free arm, its place from the middle, its elbow from the shoulder, its turn."""


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
}


class Grip(NamedTuple):
    """A way to hold a prop in both hands.

    Attributes:
        place: where it is, from the middle of the shoulders; turn: how much it leans.
        hands: where the left and the right hand of the picture are, from there.
        size: how large it is drawn.
    """

    place: tuple[float, float]
    turn: float
    hands: tuple[tuple[float, float], tuple[float, float]]
    size: float = 1.0


GRIPS: Final = {
    "front": Grip((2, 48), -4, ((-46, -6), (46, -8))),
    "hug": Grip((70, 12), -14, ((-23, 0), (23, 0))),
    "across": Grip((-6, 52), 56, ((-38, 20), (26, -22)), 1.1),
    "aim": Grip((56, 50), -16, ((-12, 8), (26, -22)), 1.2),
    "high": Grip((0, 22), 0, ((-76, 4), (70, 2))),
    "stir": Grip((-10, 48), 0, ((-48, 14), (50, -36)), 0.94),
}
"""Before the chest, against the cheek, from hip to shoulder, forwards, in the air, in a bowl."""


class Frame(NamedTuple):
    """The place of a kid's arms: the middle, half the shoulders' width, and the height."""

    middle: float
    shoulder: float
    top: float

    def joint(self, side: int) -> Knot:
        """Return where the arm of a side begins."""
        return self.middle + side * (self.shoulder + 8) * 0.76, self.top + 26


def sleeve(k: Figure) -> str:
    """Return the length of the sleeves, "long" or "half"."""
    return "long" if k.text("clothes") in _LONG_SLEEVES else "half"


def nearer(k: Figure) -> float:
    """By how much a prop that sticks out sideways is held closer."""
    return _WIDE.get(k.text("prop"), 0)


def arm_behind(a: Sketch, k: Figure, at: Frame) -> None:
    """Draw, before the torso, the arm on the hip and a prop over the shoulder."""
    pose = POSES.get(k.text("pose"))
    if pose is None:
        return
    if k.text("left") == "hip":
        x = at.middle - pose.side * at.shoulder
        out = -pose.side * 40
        arm(a, k, [(x, at.top + 32), (x + out, at.top + 58), (x + out * 0.1, at.top + 88)],
            sleeve(k))  # fmt: skip
    if pose.behind and k.text("prop"):
        x, y = _held(k, at, pose)
        prop(a, k.text("prop"), x, y + 10, pose.turn, pose.side)


def arms_before(a: Sketch, k: Figure, at: Frame) -> None:
    """Draw, over the head, the arm with the prop, and the free arm if it is raised."""
    pose = POSES.get(k.text("pose"))
    if pose is None:
        _in_both_hands(a, k, at, GRIPS[k.text("pose")])
        return
    _free(a, k, at, -pose.side)
    if not k.text("prop"):
        return
    x, y = _held(k, at, pose)
    elbow = (at.middle + pose.side * (at.shoulder + pose.elbow[0]), at.top + 34 + pose.elbow[1])
    if not pose.behind:
        prop(a, k.text("prop"), x, y + 4, pose.side * pose.turn, pose.side)
    forearm(a, k, [at.joint(pose.side), elbow, (x, y + 6)], sleeve(k), pose.side)
    closed_hand(a, k, x, y, pose.side * 6, pose.side)


def _held(k: Figure, at: Frame, pose: Pose) -> tuple[float, float]:
    """Return the place of the hand with the prop."""
    far = at.shoulder + pose.reach
    if not pose.behind:
        far = max(far, _LEAST + (6 if pose.rise > 50 else 0)) - nearer(k)
    return at.middle + pose.side * far, at.top + 34 - pose.rise


def _in_both_hands(a: Sketch, k: Figure, at: Frame, grip: Grip) -> None:
    """Draw both arms and what they hold."""
    x, y = at.middle + grip.place[0], at.top + grip.place[1]
    prop(a, k.text("prop"), x, y, grip.turn, 1, grip.size)
    for s, (dx, dy) in zip((-1, 1), grip.hands, strict=True):
        hx, hy = x + dx, y + dy
        jx, jy = at.joint(s)[:2]
        low = 18 + 0.3 * abs(hx - jx)
        elbow: Knot = ((jx + hx) / 2 + s * 26, (jy + hy) / 2 + low)
        arm(a, k, [at.joint(s), elbow, (hx, hy + 6)], sleeve(k), "", s)
        closed_hand(a, k, hx, hy, s * 8, s)


def _free(a: Sketch, k: Figure, at: Frame, side: int) -> None:
    """Draw the raised free arm, if it is raised."""
    kind = k.text("left")
    if kind not in _RAISED:
        return
    name, (hx, hy), (ex, ey), turn = _RAISED[kind]
    x, y = at.middle + side * hx, at.top + hy
    elbow: Knot = (at.middle + side * (at.shoulder + ex), at.top + ey)
    knots: list[Knot] = [at.joint(side), elbow, (x, y + 6)]
    arm(a, k, knots, sleeve(k), "", side)
    if k.text("aid") == "cast":
        plaster_cast(a, knots)
    hand(a, k, name, x, y, side * turn, -side if name == "fist" else side)

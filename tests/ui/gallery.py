"""Every posed screen, and the first presses of games of all kinds, written down as they are met.

    .venv/bin/python -m tests.ui.gallery [NAME ...]    store them, after a change that is wanted
    .venv/bin/python -m tests.ui.gallery show NAME     all lines of one, to compare with another day

A line of tests/golden/gallery.txt is a digest of one aspect: where things are, what takes the
pointer and the keys, what is said, what is heard, which way things move. "colours" are no digest:
the mean colours of the fields of a screen, since systems smooth edges another way.
"""

import argparse
import base64
import os
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
import pytest

from fort_desktop import clock
from fort_desktop.content.portraits import WORDS
from fort_desktop.rules.knowledge.view import redact
from fort_desktop.rules.model.rng import Rng
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input
from fort_desktop.scene.node import Node
from fort_desktop.scene.outline import Outliner
from fort_desktop.scene.pilot import Pilot, spot_of
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.portrait import portrait, recipe_of
from fort_desktop.ui.audio.player import Player
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.explaining import explain
from fort_desktop.ui.text.questions import awaited, question, remark, suits_words
from fort_desktop.ui.text.sentences import Labels, Teller
from tests.fixtures.screens import SCREENS
from tests.still import language_kept, still_clocks
from tests.ui.knowing import CATALOG, boards, games, seated
from tests.ui.test_drawings import draw_everything
from tests.ui.test_explain import all_things
from tests.ui.transcript import KINDS, answers

GOLDEN: Final = Path(__file__).resolve().parents[1] / "golden" / "gallery.txt"
SIZE: Final = (1280, 720)
SMALL: Final = (640, 400)
FIELDS: Final = (32, 18)
"""The mean colours of so many fields across, and of as many down."""
NEAR: Final = 2
"""By so many levels of 255 the mean of a field may differ."""
_NOON: Final = 1_760_000_000.0
_KID: Final = "zip"
ELSEWHERE: Final = "imports"
"""It shows the path of a folder, which has another name each time."""
_PRESSES: Final = 6
_EACH: Final = 4
"""Every so many frames what is in motion is written down."""
_SPEED: Final = 2.0
_LONGEST: Final = 60
"""Frames until the next press, if it never comes to rest."""
Found = dict[str, list[str]]


class Heard:
    """An audio output that writes down what it is told."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._music = ("", 0.0)

    def open(self) -> bool:
        """There is one."""
        return True

    def load(self, path: Path) -> bool:
        """All files are there."""
        return True

    def start(self, path: Path, loud: float, side: float = 0.0) -> None:
        """Write down an effect."""
        self.lines.append(f"{path.stem} {loud:.3f} {side:.2f}")

    def call(self, path: Path, loud: float) -> None:
        """Write down a call from the yard."""
        self.lines.append(f"call {path.stem} {loud:.3f}")

    def music(self, path: Path, loud: float) -> None:
        """Write down the music where it changes."""
        if self._music != (path.stem, loud):
            self._music = path.stem, loud
            self.lines.append(f"music {path.stem} {loud:.3f}")

    def close(self) -> None:
        """Nothing is kept."""


class Reel:
    """A program of which some frames are kept: what has another place or look than before."""

    def __init__(self, app: App) -> None:
        self._app, self._frames, self._last = app, 0, set[str]()
        self.lines: list[str] = []

    @property
    def busy(self) -> bool:
        """True if something moves."""
        return self._app.busy

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """Pass a frame on."""
        scene = self._app.frame(inputs, seconds)
        self._frames += 1
        if scene is not None and self._frames % _EACH == 0:
            now = list(places(scene))
            self.lines += [f"{self._frames} {line}" for line in now if line not in self._last]
            self._last = set(now)
        return scene


def _seen(node: Node) -> Iterator[Node]:
    if node.visible and node.opacity > 0:
        yield node
        for child in node.children:
            yield from _seen(child)


def _pixels(sides: tuple[float, ...]) -> str:
    """Whole pixels; halves, which are frequent, lie on no edge."""
    return " ".join(str(round(side + 0.013)) for side in sides)


def places(scene: Scene) -> Iterator[str]:
    """Where everything is that is seen, in the order in which it is drawn, and how."""
    for node in _seen(scene.root):
        image = node.image.get_size() if node.image is not None else ()
        look = f"{node.angle:.1f} {node.scale:.2f} {node.opacity:.2f}"
        yield f"{node.name}: {_pixels(tuple(node.area))} {_pixels(image)} {look}"


_TAKES: Final = ("clicked", "asked", "hovered", "grabbed", "wheeled", "keyed", "typed", "payload",
                 "accepts", "look_first", "solid", "covers", "modal")  # fmt: skip


def takes(scene: Scene) -> Iterator[str]:
    """What takes the pointer, the keys and what is dropped, and how far beyond its edges."""
    for node in _seen(scene.root):
        if own := [name for name in _TAKES if getattr(node, name)]:
            yield f"{node.name}: {' '.join(own)} {_pixels(node.reach)} {node.order} {node.z:g}"


def words(scene: Scene) -> Iterator[str]:
    """What is said to those who hear it, and all words of pictures, in their order."""
    for said in Outliner().outline(scene, scene.tells).said.values():
        yield f"{said.role} {said.key}: {said.name} | {said.about} | {said.meaning}"
    for node in _seen(scene.root):
        yield from node.written


def colours(surface: pygame.Surface) -> bytes:
    """The mean colours of the fields."""
    return pygame.image.tobytes(pygame.transform.smoothscale(surface, FIELDS), "RGB")


def _shown(app: App, driver: HeadlessDriver) -> Scene:
    """Draw the second frame too: some things are laid out only when the first was seen."""
    for _ in range(2):
        scene = app.frame(driver.inputs(), 0.0)
        if scene is not None:
            driver.show(scene)
    assert scene is not None
    return scene


def still(screen: str) -> Found:
    """A posed screen, as the command `screenshot` comes to it, and in the smallest window."""
    with tempfile.TemporaryDirectory() as folder:
        driver = HeadlessDriver(SIZE)
        app = App(SIZE, speed=0, data=Path(folder), store=SettingsFile(None))
        asked = argparse.Namespace(
            screen=screen, scenario=None, record=None, to=None, kid=_KID, page=None
        )
        SCREENS[screen](app, asked)
        found: Found = {"screen": [type(app.screen).__name__]}
        for size, name in ((SIZE, ""), (SMALL, "small ")):
            if driver.size != size:
                driver.resize(size)
            scene = _shown(app, driver)
            for aspect in (places, takes, words):
                lines = (line.replace(folder, "") for line in aspect(scene))
                found[f"{name}{aspect.__name__}"] = list(lines)
            if size == SIZE:
                found["colours"] = [base64.b64encode(colours(driver.surface)).decode()]
        app.close()
        return found


def film(number: int) -> Found:
    """The first presses, by chance, of a game of this kind."""
    kind, chance, output = KINDS[number], Rng(number + 20), Heard()
    app = App(SIZE, speed=_SPEED, audio=Player(output, chance=lambda: 0.5))
    try:
        kind.opens(app, 1 if kind.aside else number + 20)
        reel, said = Reel(app), list[str]()
        driver = HeadlessDriver(SIZE)
        pilot = Pilot(reel, driver)
        for _ in range(_PRESSES):
            said += words(pilot.scene)
            there = answers(pilot)
            point = spot_of(pilot.scene, node := there[chance.below(len(there))])
            assert point is not None
            output.lines.append(f"> {node.name}")
            pilot.down(point)
            pilot.up(point)
            frames = 0
            while frames < _LONGEST and (frames < 3 * _EACH or app.busy):
                pilot.wait(1 / 30)
                frames += 1
        return {"moves": reel.lines, "words": said, "sounds": output.lines}
    finally:
        app.close()


def told() -> Found:
    """What is said of two games: their events, questions and answers, and all that lies there."""
    found: Found = {"events": [], "questions": [], "explained": []}
    for game in games(2):
        if (decision := game.decision) is None:
            for seat, reader in ((0, None), (1, 1), (2, 2)):
                teller = Teller(CATALOG, seated(3), reader)
                seen = (redact(event, seat) for event in game.events)
                found["events"] += [f"{reader} {teller.tell(event)}" for event in seen]
            continue
        view, teller = game.view(decision.seat), Teller(CATALOG, seated(3))
        labels = Labels(teller)
        found["questions"] += [
            question(decision, view, teller),
            question(decision, view, teller, before_all=True),
            remark(view, teller),
            suits_words(view, teller),
            awaited(decision, view, teller),
            *(labels.among(move, decision.moves) for move in decision.moves),
        ]
    for known in boards(2, every=41):
        found["explained"] += [f"{thing}: {explain(thing, known)}" for thing in all_things(known)]
    return found


def art() -> Found:
    """What is drawn from files, with its colours and sizes, and every kid as it is drawn."""
    read, found = pygame.image.load_sized_svg, list[str]()

    def noted(file: BytesIO, size: tuple[float, float]) -> pygame.Surface:
        found.append(f"{sha256(file.getvalue()).hexdigest()} {size}")
        return read(file, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", noted)
        draw_everything()
        for kid in CATALOG.kids.values():
            portrait(kid, 90, 120)
            portrait(kid, 200, 80, shut=True)
    kids = [kid_svg(recipe_of(kid)) for kid in CATALOG.kids.values()]
    held = ("prop", "book")
    kids += [kid_svg((held, (field, word))) for field in WORDS for word in WORDS[field]]
    return {"drawings": sorted(found), "kids": kids}


ALL: Final[dict[str, Callable[[], Found]]] = {
    **{one: lambda one=one: still(one) for one in SCREENS if one != ELSEWHERE},  # type: ignore[misc]
    **{f"game of kind {one.name}": lambda n=n: film(n) for n, one in enumerate(KINDS)},  # type: ignore[misc]
    "words of games": told,
    "art": art,
}
"""What is written down, by name."""


def written(name: str) -> Found:
    """Write one down, at the same moment of the same day, with the same chance.

    Nothing is kept of what was drawn before: a large picture may be made of a kept one.
    """
    drawn = Rng(len(name))
    forget_all()
    with language_kept(), pytest.MonkeyPatch.context() as patch:
        still_clocks(patch)
        patch.setattr(clock, "now", lambda: _NOON)
        patch.setattr(clock, "local", lambda at: datetime(1970, 1, 1) + timedelta(seconds=at))
        patch.setattr(
            secrets, "token_hex", lambda n=16: "".join(f"{drawn.below(256):02x}" for _ in range(n))
        )
        return ALL[name]()


def short(found: Found) -> dict[str, str]:
    """The digest of each aspect; the class of the screen and the colours as they are."""
    return {
        aspect: lines[0] if aspect in ("screen", "colours") else _digest(lines)
        for aspect, lines in found.items()
    }


def _digest(lines: list[str]) -> str:
    return f"{len(lines)}-{sha256('|'.join(lines).encode()).hexdigest()[:16]}"


def stored() -> dict[str, dict[str, str]]:
    """How they were when they were stored: by name and aspect."""
    found: dict[str, dict[str, str]] = {}
    for line in GOLDEN.read_text("utf-8").splitlines():
        name, aspect, kept = line.split(": ")
        found.setdefault(name, {})[aspect] = kept
    return found


def differing(name: str) -> list[str]:
    """The aspects in which one is not as it was stored."""
    now, before = short(written(name)), stored()[name]
    return [one for one in {**before, **now} if not _alike(one, before.get(one), now.get(one))]


def _alike(aspect: str, before: str | None, now: str | None) -> bool:
    if aspect != "colours" or before is None or now is None:
        return before == now
    pair = zip(base64.b64decode(before), base64.b64decode(now), strict=True)
    return all(abs(one - other) <= NEAR for one, other in pair)


def main(arguments: list[str]) -> None:
    """Store how they are now, those that are named or all, or show one."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", LC_ALL="C.UTF-8")
    if arguments[:1] == ["show"]:
        for aspect, lines in written(arguments[1]).items():
            print(*(f"{aspect}: {line}" for line in lines), sep="\n")
        return
    kept = stored() if arguments else {}
    found = {
        name: kept[name] if name in kept and name not in arguments else short(written(name))
        for name in ALL
    }
    rows = ((name, *row) for name, aspects in found.items() for row in aspects.items())
    GOLDEN.write_text("".join(": ".join(row) + "\n" for row in rows), "utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])

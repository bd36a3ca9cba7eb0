"""A big moment is seen, can be passed by any press, and changes nothing of the game."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
import pygame
import pytest

from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.events import Input, Key, Pad, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.ui.table.panels.moment import AGAIN, LASTS, STILL, MomentPicture
from fort_desktop.ui.table.panels.site import BUILT
from fort_desktop.ui.table.state import BigMoment
from fort_desktop.ui.table.things import HandCard, Spot
from fort_desktop.ui.table.viewmodels.moment import moment_vm
from fort_desktop.ui.text.names import kid_name
from tests.record.games import play
from tests.ui.sitting import Sitting
from tests.ui.table.positions import seated

BUILDS = """
rule: LEVEL-2
title: The next fort has level {level}
seats:
  - {{hand: [prince, bug], level: {before}, stuff: {{pizza: 2, toys: 1}}}}
  - {{hand: [lefty]}}
perks: [copy_cat, bribe]
park: [worm, blitz, crash]
moves:
  - play prince
"""
PRESSES: Sequence[Input] = (
    Key("a"), Key("escape"), Pad("a"), Pointer("down", Point(640, 400), 1),
)  # fmt: skip


def building(folder: Path, level: int = 2, speed: float = 1.0) -> Sitting:
    """A person who has just built a level, of which nothing has been seen yet."""
    text = BUILDS.format(level=level, before=level - 1)
    sitting = seated(text, folder, speed=speed)
    sitting.table.model.make(parse_move("use private"))
    return sitting


def celebrated(sitting: Sitting) -> BigMoment:
    """The moment, once it is seen."""
    for _ in range(200):
        found = sitting.table.model.state.moment
        if found is not None and sitting.sees("moment"):
            return found
        sitting.frames(0.05)
    raise AssertionError("nothing is celebrated")


def asked(sitting: Sitting) -> list[object]:
    """All that is to be seen once the perk is asked for."""
    for _ in range(400):
        if sitting.asked == "perk":
            model = sitting.table.model
            return [model.shown, [line.words for line in model.lines], model.moves]
        sitting.frames(0.05)
    raise AssertionError("no perk is asked for")


def test_a_new_level_is_celebrated_before_the_perk_is_asked_for(tmp_path: Path) -> None:
    """LEVEL-2: nothing is asked, and nothing told, until it is over; it ends by itself."""
    sitting = building(tmp_path)
    assert celebrated(sitting) == BigMoment("level", 0)
    assert sitting.pilot.node("moment").label == "Fort level 2!"
    lines = sitting.table.model.lines
    sitting.frames(AGAIN - 0.4)
    assert sitting.asked == ""
    assert sitting.table.model.lines == lines
    sitting.frames(0.6)
    asked(sitting)
    assert not sitting.sees("moment")


@pytest.mark.parametrize("press", PRESSES)
def test_any_press_ends_it_and_nothing_is_lost(tmp_path: Path, press: Input) -> None:
    at_length = building(tmp_path)
    celebrated(at_length)
    passed = building(tmp_path)
    celebrated(passed)
    passed.frames(0.05, press)
    assert passed.table.model.state.moment is None
    assert asked(passed) == asked(at_length) == asked(building(tmp_path, speed=0.0))


def test_the_first_fort_takes_its_time(tmp_path: Path) -> None:
    sitting = building(tmp_path, level=1)
    celebrated(sitting)
    sitting.frames(LASTS - 0.5)
    assert sitting.table.model.state.moment is not None


def test_at_once_there_is_a_tape_that_nobody_waits_for(tmp_path: Path) -> None:
    sitting = building(tmp_path, speed=0.0)
    asked(sitting)
    assert sitting.pilot.node("moment tape").label == "Fort level 2!"
    assert not sitting.sees("moment")
    sitting.frames(1.2)
    assert not sitting.sees("moment tape")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (640, 400)])
@pytest.mark.parametrize("hand", ["prince, bug", "prince, bug, spike, chef, dash, penny"])
def test_the_tape_lies_on_bare_cloth_or_on_the_fort(
    tmp_path: Path, hand: str, size: tuple[int, int]
) -> None:
    """It covers no words: neither cards in the hand nor panels with any."""
    text = BUILDS.format(level=2, before=1).replace("prince, bug", hand)
    sitting = seated(text, tmp_path, size=size, speed=0.0)
    sitting.table.model.make(parse_move("use private"))
    asked(sitting)
    nodes, tape = sitting.table.nodes, sitting.pilot.node("moment tape").area
    cards = [node.area for node in nodes.walk() if isinstance(node.key, HandCard)]
    panels = nodes.frame.panels
    crossed = [box for box in (*cards, panels.park, panels.perks) if not clear_of(tape, box)]
    assert cards
    assert not crossed
    fort = nodes.place(Spot("fort"))
    assert tape.y > panels.board.bottom or (fort is not None and fort.center == tape.center)


def clear_of(one: Box, other: Box) -> bool:
    """True if two boxes share no pixel."""
    beside = one.right <= other.x or other.right <= one.x
    return beside or one.bottom <= other.y or other.bottom <= one.y


def test_with_less_movement_it_is_a_still_picture(tmp_path: Path) -> None:
    text = BUILDS.format(level=2, before=1)
    sitting = seated(text, tmp_path, speed=1.0)
    sitting.app.change(reduced_motion=True)
    sitting.table.resize(sitting.app.size)
    sitting.table.model.make(parse_move("use private"))
    celebrated(sitting)
    sitting.frames(0.3)
    before = sitting.pilot.node("moment").image
    assert sitting.pilot.node("moment").opacity == 1.0
    sitting.frames(0.3)
    assert sitting.pilot.node("moment").image is before
    asked(sitting)


def test_it_shows_nobody_whom_not_all_can_see(tmp_path: Path) -> None:
    """INFO-1: at a shared screen a hand is secret, so its kids do not cheer."""
    sitting = seated(BUILDS.format(level=2, before=1), tmp_path)
    model = sitting.table.model
    found = moment_vm(BigMoment("level", 0), model.shown, model.teller, model.faces).kids
    assert [kid_name(kid) for kid in found] == ["Prince", "Worm"]


def test_what_a_level_brings_is_told(tmp_path: Path) -> None:
    """COMP-8, COMP-9, COMP-10 and LEVEL-1 to LEVEL-3."""
    words = []
    for level in range(1, 6):
        text = BUILDS.format(level=level + 1, before=level).replace("  - play prince\n", "")
        model = seated(text.replace("moves:", ""), tmp_path).table.model
        vm = moment_vm(BigMoment("level", 0), model.shown, model.teller, model.faces)
        words.append((vm.title, vm.below, *(tag.words for tag in vm.tags)))
    assert words == [
        ("Fort level 1!", "", "0 » 1 point", "1 » 2 kids", "1 » 2 resources", "A made-up rule"),
        ("Fort level 2!", "", "1 » 3 points", "2 » 3 kids", "2 » 3 resources", "Choose a perk"),
        ("Fort level 3!", "", "3 » 9 points", "3 » 4 kids", "3 » 4 resources", words[2][-1]),
        ("Fort level 4!", "", "9 » 16 points", "4 » 5 kids", "4 » 5 resources", words[3][-1]),
        (
            "Fort level 5!",
            "This is the last round.",
            "16 » 23 points",
            "5 » 6 kids",
            "5 » 6 resources",
            "Macaroni sculpture",
        ),
    ]
    assert ["pizza" in one[-1] for one in words[2:4]] == [True, True]


@pytest.mark.clause("END-4")
def test_at_the_end_the_fort_of_a_winner_stands_in_the_middle() -> None:
    sitting = Sitting(("human", "easy", "easy"))
    play(sitting.session, 5000)
    view, teller = sitting.session.public, sitting.table.model.teller
    assert view.winners
    best = max(score.total for score in view.scores)
    for eyes in range(3):
        vm = moment_vm(BigMoment("ended", eyes), view, teller, sitting.table.model.faces)
        level, colour = vm.fort
        assert vm.said == f"{vm.title}\n{best} points", "with the winner's points"
        assert (level, colour) in [
            (view.seats[w].level, view.seats[w].colour) for w in view.winners
        ]


def test_the_fort_of_a_moment_is_built_piece_by_piece(tmp_path: Path) -> None:
    """At first only its walls have come; built, it is the fort of the still picture."""
    sitting = building(tmp_path)
    moment, table = celebrated(sitting), sitting.table
    vm = moment_vm(moment, table.model.shown, table.model.teller, table.model.faces)
    picture = MomentPicture(pygame.Surface((640, 360)), Point(100, 100), vm, "", 0.5)
    sky = pygame.Surface((256, 256), pygame.SRCALPHA, 32)
    picture.at(0.5)
    looks = list[bytes]()
    for n in range(40):
        view = sky.copy()
        picture._fort(view, 0.35 + n * BUILT / 30)
        looks.append(pygame.image.tobytes(view, "RGBA"))
    assert len(set(looks[:30])) > 20
    assert len(set(looks[31:])) == 1
    # Only the ground is there at first.
    assert looks[0].count(0) > 1.2 * looks[-1].count(0)


def test_each_frame_of_a_moment_puts_the_table_back(tmp_path: Path) -> None:
    """Drawn frame by frame it looks as if it were drawn once, and at the end it is the table."""
    sitting = building(tmp_path)
    moment, table = celebrated(sitting), sitting.table
    vm = moment_vm(moment, table.model.shown, table.model.teller, table.model.faces)
    ground = table.scene.below(table.scene.root, 100.0)

    def made() -> MomentPicture:
        return MomentPicture(ground.copy(), Point(100, 400), vm, "Go on", 1.0)

    def looks(picture: pygame.Surface) -> bytes:
        return pygame.image.tobytes(picture, "RGB")

    moving = made()
    seen = [looks(moving.at(n * LASTS / 60)) for n in range(61)]
    for n in (2, 30, 45, 52, 57):
        assert looks(made().at(n * LASTS / 60)) == seen[n]
    assert seen[0] == seen[60] == looks(ground)


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_all_who_share_a_win_have_room_before_the_fort(many: int, tmp_path: Path) -> None:
    sitting = building(tmp_path)
    moment, model = celebrated(sitting), sitting.table.model
    vm = moment_vm(moment, model.shown, model.teller, model.faces)
    winners = tuple(("human", colour, "scout") for colour in COLOURS[:many])
    vm = msgspec.structs.replace(vm, winners=winners)
    picture = MomentPicture(pygame.Surface((1280, 720)), Point(100, 100), vm, "", 1.0)
    picture.at(STILL, moves=False)
    places = [figure.get_bounding_rect().move(at) for figure, at in picture._won]
    assert len(places) == many
    window = picture._view.get_rect()
    assert all(window.contains(place) for place in places)
    wide = [place.w for place in places]
    apart = [b.centerx - a.centerx for a, b in pairwise(places)]
    assert all(far > 0.4 * max(wide) for far in apart), "no face is hidden"

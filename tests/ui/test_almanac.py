"""All the kids side by side, and one of them large, by pointer and by keyboard."""

from itertools import pairwise

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.book.screen import RulesScreen
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import LANGUAGES, Language
from fort_desktop.ui.screens.almanac import AlmanacScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.text.names import LETTERS, kid_facts, kid_name
from fort_desktop.ui.text.rules.book import spot_of
from fort_desktop.ui.text.sorting import sort_key
from fort_desktop.ui.text.steps import box_sentences

KIDS = load_catalog().kids


def opened(size: tuple[int, int] = (1280, 720)) -> tuple[Pilot, App]:
    app = App(size, speed=0)
    app.push(routes.Almanac())
    return Pilot(app, HeadlessDriver(size)), app


def cards(pilot: Pilot) -> list[Node]:
    return pilot.nodes(lambda node: node.name.startswith("kid:"))


def seek(pilot: Pilot, group: str, name: str) -> None:
    pilot.click(f"group {group}")
    while not pilot.nodes(lambda node: node.name == name):
        pilot.click("page later")
    pilot.click(name)


def shown(app: App) -> str | None:
    assert isinstance(app.screen, AlmanacScreen)
    return app.screen.shown


@pytest.mark.parametrize(
    "size", [(640, 360), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (800, 1200)]
)
def test_all_kids_are_there_and_none_hides_another(size: tuple[int, int]) -> None:
    pilot, _ = opened(size)
    there = list[str]()
    for _ in range(2):
        found = cards(pilot)
        there += [node.name for node in found]
        for node in found:
            assert node.box.x >= 0
            assert node.box.y >= 0
            assert node.box.right <= size[0]
            assert node.box.y + node.box.h <= pilot.node("back").box.y + 1
        for one, two in pairwise(found):
            assert two.box.x >= one.box.right or two.box.y >= one.box.y + one.box.h
        pilot.click("page later")
    assert sorted(there) == sorted(f"kid:{kid}" for kid in KIDS)


@pytest.mark.parametrize("size", [(640, 360), (1024, 768), (1280, 720)])
def test_all_kids_stand_in_an_album_beside_the_names_of_their_groups(size: tuple[int, int]) -> None:
    pilot, _ = opened(size)
    for _ in range(2):
        for node in cards(pilot):
            kid = KIDS[node.name.removeprefix("kid:")]
            name = pilot.node("name heart" if kid.best_friend else f"name {kid.suits[0]}").box
            assert node.box.x >= name.right, kid.id
            assert node.box.y >= name.y - 1, kid.id
            assert node.box.bottom <= name.bottom + 1, kid.id
        pilot.click("page later")
    seek(pilot, "suits", "suit:glue")
    assert not pilot.nodes(lambda node: node.name.startswith("name "))


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_kids_of_a_group_stand_by_their_names(tongue: Language) -> None:
    _, app = opened()
    app.change(language=tongue)
    screen = app.screen
    assert isinstance(screen, AlmanacScreen)
    kids = [kid for kid in screen.kids if not kid.best_friend]
    suits = [kid.suits[0] for kid in kids]
    assert suits == sorted(suits, key=suits.index), "one group after the other"
    for suit in dict.fromkeys(suits):
        names = [kid_name(kid) for kid in kids if kid.suits[0] == suit]
        assert names == sorted(names, key=sort_key)


def test_a_click_enlarges_a_kid_and_the_keys_turn_over() -> None:
    pilot, app = opened()
    pilot.click("kid:einstein")
    assert shown(app) == "einstein"
    assert "Trash this card: it leaves the game" in pilot.node("enlarged:einstein").label
    pilot.click("later")
    assert shown(app) == "noodle_twins"
    pilot.click("earlier")
    assert shown(app) == "einstein"
    pilot.press("escape")
    assert shown(app) is None
    focus = pilot.scene.focus.node
    assert focus is not None
    assert focus.name == "kid:einstein"
    pilot.press("right")
    pilot.press("enter")
    assert shown(app) == "noodle_twins"
    pilot.click("close")
    pilot.press("escape")
    assert isinstance(app.screen, TitleScreen)


def test_every_box_is_told_in_sentences() -> None:
    for kid in KIDS.values():
        assert kid_facts(kid)
        for box in (kid.public, kid.private):
            if box is not None:
                sentences = box_sentences(box)
                assert all(words.endswith((".", "!")) for words in sentences), kid.id
                assert len(sentences) == len(box.steps) + (box.count is not None)


def test_a_kid_that_is_not_in_the_deck() -> None:
    app = App((1280, 720), speed=0)
    app.push(routes.Almanac("nobody"))
    assert shown(app) is None


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_the_letters_on_the_badges_are_told(size: tuple[int, int]) -> None:
    pilot, _ = opened(size)
    pilot.click("group suits")
    for suit, letter in LETTERS.items():
        assert f"the letter {letter} in every language" in pilot.node(f"suit:{suit}").label


def test_a_kid_of_another_page_is_there_once_it_is_no_longer_enlarged() -> None:
    pilot, app = opened()
    app.push(routes.Almanac("zip"))
    pilot.click("close")
    focus = pilot.scene.focus.node
    assert focus is not None
    assert focus.name == "kid:zip"


def test_kids_are_looked_for_by_suit_sign_and_best_friends() -> None:
    pilot, _ = opened()

    def found() -> set[str]:
        return {node.name.removeprefix("kid:") for node in cards(pilot)}

    all_of_a_page = found()
    seek(pilot, "suits", "suit:glue")
    assert found() == {kid.id for kid in KIDS.values() if "glue" in kid.suits}
    seek(pilot, "suits", "suit:heart")
    assert found() == {"bitsy", "penny"}
    pilot.click("friends")
    pilot.click("suit glue")
    assert found() == all_of_a_page
    seek(pilot, "signs", "sign:copy_pack")
    assert found() == {"puddin", "skids"}
    seek(pilot, "suits", "suit:book")
    assert not found()
    assert pilot.node("nobody").label


def test_perks_rules_and_suits_have_their_sheets_and_lead_on() -> None:
    pilot, app = opened()
    pilot.click("group perks")
    assert len(pilot.nodes(lambda node: node.name.startswith("perk:"))) == len(PERKS)
    assert "It works once." in pilot.node("perk:diy").label
    pilot.click("perk:diy")
    assert isinstance(app.screen, RulesScreen)
    assert app.screen.spot == spot_of("PERK-4")
    pilot.press("escape")
    pilot.click("group rules")
    assert len(pilot.nodes(lambda node: node.name.startswith("rule:"))) == len(RULES)
    pilot.click("group suits")
    pilot.click("suit:crown")
    assert {"crown"} <= {suit for node in cards(pilot) for suit in KIDS[node.name[4:]].suits}
    assert len(cards(pilot)) < len(KIDS)

"""The book of rules on the screen: turned over, searched, followed, closed; the game waits."""

from pathlib import Path

import pygame
import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Resize
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.access.speaking import whole
from fort_desktop.ui.app.app import App
from fort_desktop.ui.book import blocks
from fort_desktop.ui.book.film import Film
from fort_desktop.ui.book.screen import RulesScreen
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.almanac import AlmanacScreen
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.note import NOTE
from fort_desktop.ui.table.rule_links import explained
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.rules.book import BOOK, Spot, spot_of, spot_of_sign
from tests.thorough import some
from tests.ui.sitting import Sitting


@pytest.fixture(autouse=True)
def no_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are painted in tests of their own."""
    monkeypatch.setattr(blocks, "picture", lambda *_: pygame.Surface((8, 8)))


def opened(spot: Spot | None = None) -> tuple[Pilot, App]:
    app = App((1280, 720), speed=0)
    app.push(routes.Title())
    app.push(routes.Rules(spot))
    return Pilot(app, HeadlessDriver((1280, 720))), app


def book(app: App) -> RulesScreen:
    assert isinstance(app.screen, RulesScreen)
    return app.screen


def press(pilot: Pilot, name: str) -> None:
    """Use a button without waiting for what then plays by itself."""
    act = pilot.node(name).clicked
    assert act is not None
    act()


def test_leaves_are_turned_over_by_keys_wheel_and_buttons_through_the_whole_book() -> None:
    pilot, app = opened()
    seen = [(book(app).spot.page, book(app).leaf)]
    for _ in range(80):
        pilot.press("page down")
        now = (book(app).spot.page, book(app).leaf)
        if now == seen[0]:
            break
        seen.append(now)
    assert list(dict.fromkeys(page for page, _ in seen)) == list(BOOK)
    assert len(seen) == len(set(seen)) > len(BOOK)
    pilot.press("page up")
    assert (book(app).spot.page, book(app).leaf) == seen[-1]
    pilot.wheel(f"sheet {seen[-1][0]}", -1)
    assert (book(app).spot.page, book(app).leaf) == seen[0]
    several = next(page for page, leaf in seen if leaf)
    pilot.click(f"page {several}")
    for name, leaf in (("later", 1), ("earlier", 0)):
        pilot.click(name)
        assert (book(app).spot.page, book(app).leaf) == (several, leaf)


def test_the_focus_stays_on_a_button_that_turns_leaves_or_on_the_page_where_one_is_all() -> None:
    pilot, app = opened()
    focus = pilot.scene.focus
    met = set[bool]()
    for page in BOOK:
        pilot.click(f"page {page}")
        turns = pilot.nodes(lambda node: node.name == "later")
        assert bool(turns) == (book(app).leaves > 1)
        focus.at_key("later")
        while turns and focus.node is not None and focus.node.name == "later":
            before = (book(app).spot.page, book(app).leaf)
            pilot.press("enter")
            assert (book(app).spot.page, book(app).leaf) != before
        if turns:
            assert focus.node is not None
            assert focus.node.name == f"page {book(app).spot.page}"
        met.add(bool(turns))
    assert met == {True, False}


def test_what_is_typed_opens_the_first_that_is_called_so() -> None:
    pilot, app = opened()
    pilot.type("Bribe")
    assert book(app).spot == spot_of("PERK-2")
    assert pilot.nodes(lambda node: node.name == "hit 0")
    pilot.press("escape")
    assert book(app).hits is None
    pilot.type("bug")
    pilot.click("hit 0")
    assert isinstance(app.screen, AlmanacScreen)
    assert app.screen.shown == "bug"
    pilot.press("escape")
    pilot.press("escape")
    assert isinstance(app.screen, RulesScreen)
    pilot.press("escape")
    pilot.type("zzzz")
    assert pilot.node("nothing").label


def test_links_lead_to_pages_and_back() -> None:
    pilot, app = opened(Spot("phases"))
    pilot.click("also playing")
    assert book(app).spot.page == "playing"
    app.screen.scene.focus.hide()
    app.screen.do("undo")
    assert book(app).spot.page == "phases"
    pilot.click("page kids")
    assert book(app).spot.page == "kids"
    pilot.click("page key")
    pilot.click("sign:crown")
    assert book(app).spot == spot_of("COMP-2")


def test_a_clause_opens_the_leaf_on_which_it_is_told() -> None:
    for clause in ("RULE-11", "R-10", "INFO-3", "ACT-8"):
        _, app = opened(spot_of(clause))
        found = book(app)
        assert found.scene.root.walk()
        key = f"block {found.spot.block}"
        assert [node for node in found.scene.root.walk() if node.key == key], clause


def test_from_the_title_the_pause_and_any_other_screen_and_back_there(tmp_path: Path) -> None:
    app = App((1280, 720), speed=0, data=tmp_path)
    pilot = Pilot(app, HeadlessDriver((1280, 720)))
    app.push(routes.Title())
    pilot.click("how")
    pilot.click("rules")
    assert isinstance(app.screen, RulesScreen)
    pilot.click("back")
    pilot.click("back")
    assert isinstance(app.screen, TitleScreen)
    app.push(routes.NewGame())
    before = app.screen
    pilot.press("f1")
    assert isinstance(app.screen, RulesScreen)
    pilot.press("f1")
    assert app.screen is before
    sitting = Sitting()
    sitting.pilot.settle()
    sitting.pilot.press("p")
    pause = sitting.app.screen
    assert isinstance(pause, PauseScreen)
    sitting.pilot.click("rules")
    assert isinstance(sitting.app.screen, RulesScreen)
    sitting.pilot.press("escape")
    assert sitting.app.screen is pause
    sitting.pilot.press("escape")
    assert isinstance(sitting.app.screen, TableScreen)


def test_the_table_waits_as_it_is_and_nothing_goes_on_meanwhile() -> None:
    sitting = Sitting(("human", "easy"), speed=1.0)
    for _ in range(30):
        sitting.app.frame([], 0.05)
    table, at = sitting.table, sitting.session.at
    told = len(table.model.state.coming)
    table.model.show("log")
    sitting.app.do("rules")
    for _ in range(200):
        sitting.app.frame([], 0.05)
    assert (sitting.session.at, len(table.model.state.coming)) == (at, told)
    sitting.pilot.press("escape")
    assert sitting.app.screen is table
    assert table.model.overlay == "log"
    assert not table.gone
    sitting.app.do("rules")
    sitting.app.frame([Resize(1024, 768)], 0.0)
    sitting.pilot.press("escape")
    assert sitting.app.screen is table
    assert table.scene.size == (1024, 768)


def test_f1_opens_the_rule_of_what_is_pointed_at() -> None:
    sitting = Sitting()
    sitting.pilot.settle()
    nodes = {node.key: node for node in sitting.table.scene.root.walk()}
    hand = next(key for key in nodes if isinstance(key, th.HandCard))
    for thing, clause in ((th.ParkDeck(), "RECRUIT-1"), (th.BAG, "COMP-8"), (hand, "")):
        told = explained(sitting.table, thing)
        assert told is not None
        sitting.pilot.hover(nodes[thing])
        sitting.pilot.press("f1")
        assert book(sitting.app).spot == spot_of(clause or told.clause)
        sitting.pilot.press("escape")
    assert sitting.table.tooltips.thing == hand


def test_f1_on_a_sign_opens_the_key() -> None:
    sitting = Sitting()
    sitting.pilot.settle()
    table = sitting.table
    sign = table.scene.root.add(Node(Box(0, 0, 40, 40), None, th.Sign("crown")))
    table.scene.focus.at(sign)
    table.do("rules")
    assert book(sitting.app).spot == spot_of_sign("crown")


def test_a_panel_that_stays_has_a_link_to_its_rule() -> None:
    sitting = Sitting()
    sitting.pilot.settle()
    table = sitting.table
    card = table.nodes.hand.cards[0]
    assert table.tooltips.keep(card)
    told = table.tooltips.told
    assert told is not None
    sitting.pilot.click("rule of it")
    assert book(sitting.app).spot == spot_of(told.clause)
    sitting.pilot.press("escape")
    assert sitting.app.screen is table
    assert table.tooltips.kept


def test_a_refusal_leads_to_its_reason() -> None:
    sitting = Sitting()
    sitting.pilot.settle()
    table = sitting.table
    card = next(n for n in table.scene.root.walk() if isinstance(n.key, th.ParkCard))
    assert isinstance(card.key, th.ParkCard)
    table.scene.focus.at(card)
    table.touch(card.key)
    clause = table.model.state.refused
    assert clause
    sitting.app.frame([], 0.0)
    table.do("rules")
    assert book(sitting.app).spot == spot_of(clause)
    sitting.pilot.press("escape")
    assert sitting.pilot.node("why").label == "Why?"


def test_everything_is_two_actions_away_from_the_table() -> None:
    """One opens the book or the almanac, one chooses in its contents, types, or turns over."""
    sitting = Sitting()
    sitting.pilot.settle()
    sitting.pilot.press("f1")
    for page in BOOK:
        sitting.pilot.click(f"page {page}")
        assert book(sitting.app).spot.page == page
    found = book(sitting.app)
    clauses = {clause for page in BOOK.values() for p in page.passages for clause in p.clauses}
    for clause in some(sorted(clauses), 4):
        found._search(clause)
        block = BOOK[found.spot.page].blocks[found.spot.block]
        assert clause in getattr(block, "clauses", ()), clause
    sitting.pilot.press("escape")
    sitting.pilot.press("escape")
    sitting.pilot.press("k")
    shown = set[str]()
    for _ in range(2):
        kids = sitting.pilot.nodes(lambda n: n.name.startswith("kid:"))
        shown |= {node.name for node in kids}
        sitting.pilot.click("page later")
    assert shown == {f"kid:{kid}" for kid in sitting.app.catalog.kids}


def test_an_example_plays_itself_and_leads_back() -> None:
    pilot, app = opened(spot_of("PLAY-7"))
    below = book(app)
    press(pilot, f"film block {below.spot.block}")
    film = app.screen
    assert isinstance(film, TableScreen)
    app.push(Film(("play_07_the_whole_example",)))
    film = app.screen
    assert isinstance(film, TableScreen)
    for _ in range(60):
        app.frame([], 1.0)
    assert not film.busy
    assert not any(panel.pale for panel in film.nodes.panels.holders()), "nothing is asked there"
    assert film.session.view().own.points == 1
    assert film.session.view().own.pizza == 4
    assert film.decision is None
    at = film.session.at
    pilot.press("ctrl z")
    for _ in range(5):
        app.frame([], 1.0)
    assert film.session.at == at
    press(pilot, "film again")
    again = app.screen
    assert isinstance(again, TableScreen)
    assert again is not film
    assert again.busy
    pilot.press("escape")
    assert app.screen is below


def test_an_example_that_ends_the_game_asks_nothing() -> None:
    pilot, app = opened()
    app.push(Film(("end_04_forty_eight_each",)))
    film = app.screen
    assert isinstance(film, TableScreen)
    for _ in range(80):
        app.frame([], 1.0)
    assert app.screen is film
    assert film.session.ended
    pilot.press("ctrl z")
    assert not film.model.state.aside
    film.do("undo")
    assert not film.model.state.aside
    assert {node.name for node in pilot.nodes(lambda n: n.name.startswith("film "))} == {
        "film again",
        "film back",
    }


def test_an_example_shows_why_a_move_is_refused() -> None:
    pilot, app = opened(spot_of("PLAY-11"))
    press(pilot, f"film block {book(app).spot.block}")
    film = app.screen
    assert isinstance(film, TableScreen)
    app.push(Film(("play_11_bud_public_first",)))
    said = set()
    for _ in range(40):
        app.frame([], 0.5)
        said |= {node.label for node in pilot.nodes(lambda n: n.name == NOTE)}
    assert any("in full" in words for words in said)


def test_the_past_of_an_example_can_be_seen_though_its_game_begins_in_the_middle() -> None:
    pilot, app = opened()
    app.push(Film(("act_01_gain",)))
    film = app.screen
    assert isinstance(film, TableScreen)
    for _ in range(40):
        app.frame([], 1.0)
    begun = film.session.view_at(0)
    for line in film.model.lines:
        film.model.go_to(line.at)
        assert film.model.shown == film.session.view_at(line.at)
    assert len(film.model.lines) > 1
    assert begun.own != film.session.view().own
    film.model.to_now()
    pilot.settle()
    assert film.model.shown == film.session.view()


def test_an_example_whose_past_is_looked_at_rests_and_goes_on_later() -> None:
    _, app = opened()
    app.push(Film(("act_01_gain",)))
    film = app.screen
    assert isinstance(film, TableScreen)
    assert film.busy
    film.model.go_to(0)
    for _ in range(40):
        app.frame([], 0.5)
    assert not film.busy
    film.model.to_now()
    assert film.busy


def test_the_page_about_access_is_opened_from_the_settings_found_by_search_and_read_out() -> None:
    app = App((1280, 720), speed=0)
    app.push(routes.Title())
    app.push(routes.Settings())
    pilot = Pilot(app, HeadlessDriver((1280, 720)))
    pilot.click("access")
    assert book(app).spot == Spot("access")
    told = [node.label for node in pilot.nodes(lambda node: node.name.startswith("block "))]
    assert all(one.words in words for one, words in zip(BOOK["access"].passages, told, strict=True))
    for number, one in enumerate(BOOK["access"].passages):
        pilot.click(f"block {number}")
        assert any(one.words in node.name for node in whole(app.screen.scene))
        pilot.press("escape")
    pilot.click("back")
    assert isinstance(app.screen, SettingsScreen)
    app.push(routes.Rules())
    pilot.type("NVDA")
    assert book(app).spot.page == "access"

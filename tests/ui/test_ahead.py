"""Before a commitment the effect is shown on the board; what is shown is what then happens."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.knowledge.preview import Foreseen, foresee
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.scenario.check import play_lines
from fort_desktop.scenario.position import seat_infos
from fort_desktop.scenario.spec import read_scenario
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import preview as ahead
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.amounts import Amount

SIZE = (1280, 720)
TARGET = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "target.yaml"
PUBLIC, PRIVATE = mv.Use("public"), mv.Use("private")


class Table:
    """A position with a person at the screen."""

    def __init__(self, path: Path, persons: int = 1, size: tuple[int, int] = SIZE) -> None:
        catalog = load_catalog()
        scenario = read_scenario(path)
        game = play_lines(scenario, catalog)
        asked = game.decision.seat if game.decision is not None else 0
        infos = seat_infos(len(scenario.seats))
        kinds = ["human" if i == asked or persons > 1 else "" for i in range(len(infos))]
        seats = [SeatInfo(s.name, s.colour, kind) for s, kind in zip(infos, kinds, strict=True)]
        self.app = App(size, speed=0)
        self.app.games.play(Session(game, seats, {}))
        self.pilot = Pilot(self.app, HeadlessDriver(size))

    @property
    def screen(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    def pale(self) -> Iterator[Node]:
        """All that the preview has laid on the table."""
        for layer in self.pilot.nodes(lambda node: node.name == "pale"):
            yield from layer.children

    def shows(self) -> Counter[str]:
        """The pale tokens and badges, with what the badges say."""
        return Counter(
            f"{node.name} {node.label}".rstrip()
            for node in self.pale()
            if node.name != "count words"
        )

    def count(self) -> str:
        """The words beside the played card."""
        return self.pilot.node("count words").label

    def amounts(self, move: str) -> list[Amount]:
        return self.screen.preview.amounts(self.screen.model, parse_move(move))


def position(folder: Path, body: str, persons: int = 1) -> Table:
    path = folder / "position.yaml"
    path.write_text(f"rule: ACT-1\ntitle: a position\n{body}\nthen: {{}}\n", "utf-8")
    return Table(path, persons)


def test_the_position_of_the_target_picture() -> None:
    table = Table(TARGET)
    assert table.amounts("use public") == [Amount(3, "pizza")]
    assert table.amounts("use private") == [Amount(1, "vp")]
    assert table.shows() == {"pale:pizza": 3}
    assert table.count() == "3 shovels\n3 pizza (room for 3)\nPizza: 1 + 3 = 4, no more room"
    (badge,) = table.pilot.nodes(lambda node: node.name == "brings")
    assert badge.label == "+1"
    assert badge.parent is table.pilot.node("lookout:wart")
    note = table.screen.preview.note(table.screen.model)
    assert (note.words, note.signs) == ("To count: 1 in Lookout", ("shovel",))


def test_pale_tokens_lie_in_the_free_places() -> None:
    table = Table(TARGET)
    free = [node.area for node in table.pilot.nodes(lambda node: node.name == "spot:pizza")]
    held = [node.area for node in table.pilot.nodes(lambda node: node.name == "stuff:pizza")]
    tokens = [node.area for node in table.pale() if node.name == "pale:pizza"]
    assert len(free) == len(tokens) == 3
    for place, token in zip(free, tokens, strict=True):
        assert abs(place.x - token.x) < 1
        assert abs(place.y - token.y) < 1
        assert all(place.x > other.x for other in held)
    assert not any(node.solid for node in table.pale())


@pytest.mark.parametrize("by", ["pointer", "keyboard"])
def test_what_one_is_at_is_shown_instead(by: str) -> None:
    table = Table(TARGET)
    if by == "pointer":
        table.pilot.hover("button:use private")
    else:
        focus = table.screen.scene.focus
        while focus.node is None or focus.node.name != "button:use private":
            table.pilot.press("tab")
    assert table.shows() == {"badge:vp +1": 1}
    assert table.count() == "1 level\n1 point\nPoints: 8 + 1 = 9"
    if by == "pointer":
        table.pilot.hover("log")
        assert table.shows() == {"pale:pizza": 3}


def test_a_card_that_could_be_added_shows_the_count_with_it() -> None:
    table = Table(TARGET)
    table.pilot.hover("lookout:wart")
    assert table.count().startswith("4 shovels\n3 pizza (room for 3)")
    assert table.screen.model.shown.play is not None
    assert not table.screen.model.shown.play.counted


def test_what_was_shown_comes() -> None:
    table = Table(TARGET)
    own = table.screen.model.shown.own
    assert (own.pizza, own.points) == (1, 8)
    session = table.screen.session
    table.pilot.click("button:use public")
    assert session.view().own.pizza == own.pizza + 3
    assert table.shows() == {"badge:vp +1": 1}, "the action that is left"
    table.pilot.click("button:use private")
    assert session.view().own.points == own.points + 1


def test_take_back_in_the_prompt() -> None:
    table = Table(TARGET)
    words = tr("Undo")
    (in_words,) = table.pilot.nodes(lambda node: node.name == "undo")
    assert (in_words.label, in_words.clicked is not None) == (words, True)
    table.pilot.click("undo")
    assert table.screen.model.shown.play is not None
    assert not table.screen.model.shown.play.added
    table.pilot.click("undo")
    assert table.screen.model.shown.play is None
    assert table.pilot.node("undo").clicked is None, "it is there, but there is nothing left"
    assert not list(table.pale())


YARDS = """seats: [{hand: [blitz, punky]}, {yard: [bug]}, {yard: [ant]}]
moves: [play blitz, add punky]"""
FORT = """seats: [{hand: [prince], stuff: {pizza: 1}, pack: {toys: 1}}, {}]
moves: [play prince]"""
WHITE = """seats: [{hand: [blades, prince, tiny]}, {}]
moves: [play blades, declare crown, add prince]"""
FULL = """seats: [{hand: [blades, prince, tiny], stuff: {pizza: 3}}, {}]
moves: [play blades, declare crown, add prince]"""
FOLLOW = """seats: [{hand: [bug]}, {hand: [moles, wart]}]
moves: [play bug, use public]"""
PACK = """seats: [{hand: [sarge, bug], level: 1, stuff: {pizza: 1, toys: 1}}, {}]
moves: [play sarge, add bug, use private]"""
LOOKOUT = """seats: [{hand: [doc, kitty, ant], level: 1, lookout: [wart]}, {}]
moves: [play doc, use public]"""


def test_what_depends_on_choices_has_no_amount(tmp_path: Path) -> None:
    table = position(tmp_path, YARDS)
    assert table.amounts("use public") == []
    assert table.shows() == {}
    assert table.count() == "2 squirt guns\nup to 2\u00a0× trash from a Yard"  # noqa: RUF001
    assert table.amounts("use private") == [Amount(2, "vp")]


def test_a_white_token_is_white_until_it_is_chosen(tmp_path: Path) -> None:
    table = position(tmp_path, WHITE)
    assert table.amounts("use public") == [Amount(2, "any")]
    assert table.shows() == {"badge:any +2": 1}
    table.pilot.click("button:use public")
    assert table.shows() == {}
    assert table.amounts("take toys") == [Amount(2, "toys")]
    table.pilot.hover("button:take toys")
    assert table.shows() == {"pale:toys": 2}


def test_with_no_room_for_one_kind_the_other_is_sure(tmp_path: Path) -> None:
    assert position(tmp_path, FULL).amounts("use public") == [Amount(2, "toys")]


def test_a_fort_shows_what_it_costs_and_where_it_leads(tmp_path: Path) -> None:
    table = position(tmp_path, FORT)
    assert table.amounts("use private") == [Amount(1, "fort")]
    table.pilot.hover("box:private")
    # A badge has a minus sign, not a hyphen.
    assert {words.replace("\N{MINUS SIGN}", "-") for words in table.shows()} == {
        "badge:pizza -1",
        "badge:pack -1",
        "badge:fort +1",
    }
    (badge,) = (node for node in table.pale() if node.name == "badge:fort")
    fort = table.pilot.node("spot:fort").area
    assert fort.x <= badge.area.x < badge.area.right <= fort.right
    assert fort.y <= badge.area.y < badge.area.bottom <= fort.bottom


def test_who_may_follow_sees_what_it_brings(tmp_path: Path) -> None:
    table = position(tmp_path, FOLLOW)
    assert table.shows() == {}
    table.pilot.hover("hand:moles")
    assert table.shows() == {"pale:pizza": 2}
    assert table.count() == "2 shovels\n2 pizza (room for 4)\nPizza: 0 + 2 = 2"
    table.pilot.hover("hand:wart")
    assert table.shows() == {"pale:pizza": 1}


def test_a_step_shows_where_its_thing_goes(tmp_path: Path) -> None:
    table = position(tmp_path, PACK)
    table.pilot.hover("button:pack toys")
    assert set(table.shows()) == {"pale:pack", "badge:toys \N{MINUS SIGN}1"}
    table = position(tmp_path, LOOKOUT)
    table.pilot.hover("hand:kitty")
    assert table.shows() == {"pale:lookout": 1}


def test_only_who_is_asked_looks_ahead(tmp_path: Path) -> None:
    table = position(tmp_path, FOLLOW.replace(", use public", ""), persons=2)
    assert not table.pilot.nodes(lambda node: node.name == "pale"), "the curtain before the first"
    table.pilot.click("take_over")
    assert list(table.pale())
    table.pilot.click("button:use public")
    assert not table.pilot.nodes(lambda node: node.name.startswith(("pale:", "badge:")))
    assert table.pilot.nodes(lambda node: node.name.startswith("pad:")), "the public table"
    assert not table.pilot.nodes(lambda node: node.name == "pale")


def test_the_past_is_not_ahead() -> None:
    app = App(SIZE, speed=0)
    app.games.start([SeatInfo("Maja", "red", "human"), SeatInfo("Zoe", "blue", "easy")], "basic", 5)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    assert isinstance(app.screen, TableScreen)
    while app.screen.model.shown.pending.stage != "prepare":
        decision = app.screen.decision
        assert decision is not None
        app.screen.model.make(decision.moves[0])
        pilot.settle()
    assert pilot.node("pale").children
    app.screen.model.go_to(app.screen.model.lines[-1].at)
    assert not pilot.nodes(lambda node: node.name == "pale")
    app.screen.model.to_now()
    assert pilot.node("pale").children


def test_a_position_is_looked_into_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[mv.Move] = []

    def counted(view: View, catalog: Catalog, move: mv.Move) -> Foreseen:
        tried.append(move)
        return foresee(view, catalog, move)

    monkeypatch.setattr(ahead, "foresee", counted)
    table = Table(TARGET)
    for name in ("button:use private", "log", "button:use public", "box:private"):
        table.pilot.hover(name)
        table.pilot.wait(1.0)
    assert Counter(tried) == {PUBLIC: 1, PRIVATE: 1}

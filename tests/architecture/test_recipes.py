"""docs/recipes.md is right: a recipe is done here, or its list compared with who knows the like."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from fort_desktop.bots.levels import LEVELS
from fort_desktop.cli import _parser
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import CardPlayed, SeatInfo
from fort_desktop.rules.model.types import PERKS
from fort_desktop.scene.animate import Tween
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import drawings
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.audio import cues
from fort_desktop.ui.design.scale import TEXT, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import GameScreen, Host, Screen
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.persons import settings as settings_file
from fort_desktop.ui.persons.settings import Remembered, Settings, SettingsFile
from fort_desktop.ui.screens import settings as settings_screen
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.screens.front import FrontScreen
from fort_desktop.ui.screens.listing import ListScreen
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.table import panel_transition, transition
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.variants import Desk, Variant
from fort_desktop.ui.table.viewmodels.bar import Answer, BarVM
from fort_desktop.ui.text.names import kid_facts
from fort_desktop.ui.text.steps import box_sentences
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.menu import Button, buttons
from fort_desktop.ui.toolkit.page import Words, write
from sounds import effects, make
from tests.fixtures.screens import SCREENS
from tests.ui.gallery import ELSEWHERE, stored
from tests.ui.sitting import Sitting
from translating.catalogue import Messages, forms
from translating.extract import extracted

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "recipes.md").read_text("utf-8")
SUFFIXES: Final = (".py", ".json", ".yaml", ".md")


def section(title: str) -> str:
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def listed(text: str) -> set[str]:
    """The files at the head of each item."""
    return set(re.findall(r"^- `([^`]+)`", text, re.MULTILINE))


def sources() -> Iterator[Path]:
    """What a recipe can name: the program, its deck, its pages."""
    yield from (p for p in (ROOT / "fort_desktop").rglob("*") if p.suffix in SUFFIXES)
    yield from (ROOT / "docs").glob("*.md")
    yield ROOT / "cards.yaml"


def knowing(*words: str, program: bool = False) -> set[str]:
    """The files in which each of these patterns occurs as a word; `program` leaves out pages."""
    patterns = [re.compile(rf"(?<!\w)(?:{word})(?!\w)") for word in words]
    found = set()
    for path in sources():
        text = path.read_text("utf-8")
        if all(pattern.search(text) for pattern in patterns):
            found.add(str(path.relative_to(ROOT)))
    found.discard("docs/recipes.md")
    return {name for name in found if name.endswith(".py")} if program else found


# A kid.

_NEW = """
  - id: pip
    name: Pip
    suits: [book]
    copies: 1
    public: pizza x book > trash
    private: (spend any > vp) x level
    source: designed
    portrait: {hat: crown, clothes: stripes, prop: book}
"""


def test_a_kid_needs_the_deck_alone(tmp_path: Path) -> None:
    assert listed(section("A kid")) == {"cards.yaml"}
    text = (ROOT / "cards.yaml").read_text("utf-8")
    text = text.replace("copies: 3", "copies: 2", 1).replace("\nperks:", f"{_NEW}\nperks:", 1)
    file = tmp_path / "cards.yaml"
    file.write_text(text, "utf-8")
    deck = load_catalog(file)
    kid = deck.kids["pip"]
    assert kid_picture(kid, "hand", (152, 222), 1.0, "en").get_size() == (152, 222)
    assert kid.public is not None
    assert len(box_sentences(kid.public)) == 3  # pizza, for each book, then trash
    played = 0
    for seed in range(12):
        game, _ = play_match(deck, ("random",) * 4, seed, "basic")
        played += sum(isinstance(e, CardPlayed) and e.card == "pip.1" for e in game.events)
    assert played


def test_no_rule_and_no_player_knows_a_single_kid() -> None:
    ids = "|".join(f'"{kid}"' for kid in load_catalog().kids)
    for room in ("rules", "bots", "record", "session", "lab", "scenario"):
        for path in (ROOT / "fort_desktop" / room).rglob("*.py"):
            code = re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.DOTALL)
            assert not re.search(ids, code), path


# A drawing.

_DRAWN = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<path style="fill:#2034a0;stroke:none" d="m 2,2 h 20 v 20 h -20 z" />
</svg>"""


def test_a_drawing_needs_its_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not listed(section("A drawing"))
    (tmp_path / "signs").mkdir()
    (tmp_path / "signs" / "pizza.svg").write_text(_DRAWN, "utf-8")
    before = icon("pizza", 48).get_at((24, 24))
    monkeypatch.setattr(drawings, "FOLDER", tmp_path)
    forget_all()
    now = icon("pizza", 48).get_at((24, 24))
    forget_all()
    assert before != now
    assert tuple(now) == (0x20, 0x34, 0xA0, 255)


# Lists that follow from who knows such a thing already.

_STEP = '"trash_rival"|TRASH_RIVAL'
_STEP_WITH_MOVE = (
    r'"convert"|\bCONVERT\b|\bmv\.Convert\b|\bConvert[,(]|ResourceConverted|_resource_converted'
)
_PERK_THAT_ASKS = r'"rough"|Rough|ROUGH|_?ask_rough|rough_housing'


def test_a_step() -> None:
    lists = section("A step").split("these besides:")
    always = listed(lists[0])
    assert always - {"NAME.svg"} == knowing(_STEP, program=True)
    assert (ROOT / "assets/art/signs/trash_rival.svg").is_file()
    assert (ROOT / "tests/rules/test_new_step.py").is_file()
    own_file = {"fort_desktop/rules/steps/convert.py", "fort_desktop/rules/steps/trash.py"}
    assert listed(lists[1]) == knowing(_STEP_WITH_MOVE, program=True) - always - own_file


def test_a_perk() -> None:
    lists = section("A perk").split("needs besides:")
    always = listed(lists[0])
    assert always == knowing(*PERKS)
    assert listed(lists[1]) == knowing(_PERK_THAT_ASKS, program=True) - always


def test_a_setting() -> None:
    rows = set(Settings.__struct_fields__) - set(Remembered.__struct_fields__)
    assert listed(section("A setting")) == knowing(*rows, program=True)
    switches = {one.name for one in msgspec.structs.fields(Settings) if one.type is bool}
    assert set(settings_screen.SWITCHES) == switches & rows
    assert {settings_file.EXPECTED[name] for name in switches} == {settings_file.EXPECTED["medals"]}


def test_a_setting_is_a_field_and_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own: Any = msgspec.defstruct("Own", [("confetti", bool, False)], bases=(Settings,), frozen=True)
    monkeypatch.setattr(settings_file, "Settings", own)
    # As the comprehension over the fields gives it to every switch.
    monkeypatch.setitem(settings_file.EXPECTED, "confetti", settings_file.EXPECTED["medals"])
    monkeypatch.setitem(settings_screen.SWITCHES, "confetti", "Confetti at the end")
    path = tmp_path / "settings.json"
    app = App((1280, 720), speed=0, store=SettingsFile(path, own))
    app.push(routes.Settings())
    Pilot(app, HeadlessDriver((1280, 720))).click("confetti")
    assert vars_of(app.settings)["confetti"] is True
    assert vars_of(SettingsFile(path).settings)["confetti"] is True
    path.write_text(path.read_text("utf-8").replace('"confetti": true', '"confetti": 3'), "utf-8")
    again = SettingsFile(path)
    assert vars_of(again.settings)["confetti"] is False, "a wrong value falls back alone"


def vars_of(settings: Settings) -> dict[str, Any]:
    return msgspec.structs.asdict(settings)


def test_a_computer_player() -> None:
    assert listed(section("A computer player")) == knowing(*LEVELS) - {"docs/strength.md"}


# A panel.


def test_a_panel_needs_four_files_and_its_test() -> None:
    lists = section("A panel of the table")
    assert listed(lists) == knowing("MeterVM|meter_vm", program=True)
    assert (ROOT / "tests/ui/table/test_new_panel.py").is_file()


# A kind of table.


def dice(desk: Desk, now: TableReader, usual: BarVM) -> BarVM:
    """Whoever looks on is asked for a number."""
    return BarVM(usual.said, (Answer("six", "Six!"),))


def test_a_kind_of_table() -> None:
    assert listed(section("A kind of table")) == knowing(
        r"class Look[(]Route|review[.]look import Look", program=True
    )
    app = App((1280, 720), speed=0)
    title = app.screen
    kind = Variant(plays=False, bar=dice, presses={"six": lambda desk: desk.app.pop()})
    app.push(Made(lambda: TableScreen(app, session(app), kind)))
    assert isinstance(app.screen, TableScreen)
    assert not app.screen.plays
    Pilot(app, HeadlessDriver((1280, 720))).click("six")
    assert app.screen is title


def test_kinds_of_table_are_values_and_no_subclasses() -> None:
    """Only the lesson's table still has one: it steers focus and pace too.

    `_AtOnce` is no kind: it reads one state in one go.
    """
    base = re.compile(r"class (\w+)\((?:TableScreen|TableModel|TableReader|Presenter|ActionBar)\)")
    found = [base.findall(p.read_text("utf-8")) for p in (ROOT / "fort_desktop/ui").rglob("*.py")]
    assert {name for names in found for name in names} == {"LessonScreen", "TableModel", "_AtOnce"}


def session(app: App) -> Session:
    seats = [SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy")]
    return Session.new(app.catalog, seats, 5, "basic")


# An animation.


def test_an_animation(monkeypatch: pytest.MonkeyPatch) -> None:
    assert listed(section("An animation")) == knowing("dusting", program=True)
    seen: list[float] = []

    def jumping(before: TableNodes, after: TableNodes, event: ev.Event) -> list[Tween]:
        mine = isinstance(event, ev.CardPlayed) and event.seat == after.view.seat
        return [Tween(0.3, seen.append, owner=before.hand.cards[0])] if mine else []

    monkeypatch.setattr(panel_transition, "ANIMATIONS", [*panel_transition.ANIMATIONS, jumping])
    monkeypatch.setattr(transition, "ANIMATIONS", panel_transition.ANIMATIONS)
    sitting = Sitting(("human", "easy"), seed=5, speed=1.0)
    sitting.until(lambda: sitting.asked == "play")
    seen.clear()
    sitting.answer("hand:")
    sitting.until(lambda: sitting.asked not in ("", "play"))
    assert seen == sorted(seen)
    assert (seen[0] < 0.5, seen[-1]) == (True, 1.0)


# A sound.


def test_a_sound(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    scripts = {str(p.relative_to(ROOT)): p for p in (ROOT / "build_scripts").rglob("*.py")}
    names = [f'"{cue}"' for cue in cues.CUES]
    makers = {name for name, p in scripts.items() if all(n in p.read_text("utf-8") for n in names)}
    assert listed(section("A sound")) == {*knowing(*names, program=True), *makers}
    monkeypatch.setitem(effects.EFFECTS, "click", (effects.EFFECTS["hop"][0], -3))
    made = make.make_waves(tmp_path, "click")
    assert [path.name for path in made] == ["click-1.wav", "click-2.wav", "click-3.wav"]
    assert all(path.stat().st_size > 1000 for path in made)
    monkeypatch.setattr(cues, "_RANKS", ("click", *cues._RANKS))
    chosen: Any = cues._CUES
    monkeypatch.setitem(chosen, ev.EndTriggered, lambda event, own: "click")
    sound = cues.heard(ev.EndTriggered(0, "points"), 0)
    assert sound is not None
    assert (sound.cue, sound.rank) == ("click", 0)


# A screen.


def test_a_screen() -> None:
    who = knowing("AlmanacScreen|Almanac[(].*", program=True)
    assert listed(section("A screen")) == who


class Made(Route, frozen=True):
    """A screen that is made just now."""

    make: Callable[[], Screen]


@opens(Made)
def _made(app: Host, route: Made) -> Screen:
    return route.make()


class Lawn(Route, frozen=True):
    """Grass of so many blades, and nothing else."""

    blades: int


class LawnScreen(Screen):
    def __init__(self, app: Host, blades: int) -> None:
        super().__init__(app)
        self.blades = blades
        self.build()

    def build(self) -> None:
        self.garden()
        sheet = dialog(self, "lawn", "Grass", (800, high_for(line(TEXT))))
        write(sheet.canvas, sheet.body, [Words(f"{self.blades} blades")])
        buttons(self, sheet.foot, [None, Button("back", "Back", self.app.pop)])


def test_a_screen_needs_a_route_and_what_opens_it() -> None:
    @opens(Lawn)
    def _open(app: Host, route: Lawn) -> Screen:
        return LawnScreen(app, route.blades)

    app = App((640, 360), speed=0)
    title = app.screen
    app.push(Lawn(7))
    screen = app.screen
    assert isinstance(screen, LawnScreen)
    assert screen.blades == 7
    Pilot(app, HeadlessDriver((640, 360))).click("back")
    assert app.screen is title


def all_of(kind: type[Any]) -> set[type[Any]]:
    """A class and all that are made of it."""
    return {kind}.union(*map(all_of, kind.__subclasses__()))


def test_every_screen_can_be_photographed(tmp_path: Path) -> None:
    """The gallery tells which screen each picture shows; one is not in it."""
    app = App((640, 360), speed=0, data=tmp_path)
    SCREENS[ELSEWHERE](app, _parser().parse_args(["screenshot", ELSEWHERE, "out.png"]))
    seen = {one["screen"] for one in stored().values() if "screen" in one}
    seen.add(type(app.screen).__name__)
    app.close()
    ours = {one for one in all_of(Screen) if one.__module__.startswith("fort_desktop.")}
    bases = {Screen, FrontScreen, ListScreen, GameScreen, Asks, WhoPlays}
    assert seen == {one.__name__ for one in ours - bases}


# A language.


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Ship a catalogue for a language in which every message stands in brackets."""

    def make(language: str) -> None:
        messages = Messages(language)
        messages.update(extracted())
        for message in messages.said():
            one, *more = (f"<{form}>" for form in forms(message.id))
            message.string = (one, *more * (messages.num_plurals - 1)) if more else one
        folder = tmp_path / "locale" / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "fort.mo").write_bytes(messages.compiled())

    monkeypatch.setattr(i18n, "assets_dir", lambda: tmp_path)
    yield make
    i18n.set_language("en")


def test_a_language(speak: Callable[[str], None]) -> None:
    names = "|".join(f'"{name}"' for name in i18n.LANGUAGE_NAMES.values())
    assert listed(section("A language")) == knowing(names, program=True)
    assert i18n.spoken() == ["en"]
    speak("pl")
    assert i18n.spoken() == ["en", "pl"]
    app = App((1280, 720), speed=0, store=SettingsFile(None))
    app.change(language="pl")
    app.push(routes.Settings())
    screen = app.screen
    assert isinstance(screen, SettingsScreen)
    labels = {node.name: node.label for node in screen.scene.root.walk()}
    assert labels["language pl"] == "Polski"
    assert labels["back"] == "<Back>"
    assert kid_facts(app.catalog.kids["bug"]).startswith("<Shows: ")

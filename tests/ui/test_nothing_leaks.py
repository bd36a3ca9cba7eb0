"""Nobody at a shared screen learns what they may not know, by picture, sound, title or time.

Whole games are played, with all that persons press, beside twins in which all is another that
whoever has the screen may not know. Every frame is compared. Here a sample of each game is played;
FORT_WATCHED_HOTSEAT=N plays N whole games of each kind.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Told
from fort_desktop.scene.node import Node
from fort_desktop.session.hotseat import stand as hs
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table import bottom_row, nodes
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.layout import table as table_layout
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.strip import Strip, strip_places
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panel_context import panel_context
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.table.things import ParkDeck, RivalBoard
from fort_desktop.ui.table.viewmodels.strip import Pad
from fort_desktop.ui.table.viewmodels.table import PanelContext
from tests.inside import game_of
from tests.ui.courses import READ_OUT, Persons, key
from tests.ui.twins import foretell
from tests.ui.watching import USUAL, LeakError, Pair, Table, stop_clocks

GAMES = int(os.environ.get("FORT_WATCHED_HOTSEAT", "0"))
SAMPLE = 20
"""Presses of a sample."""
LEFT, MOST = 3, 150
"""Moves before the end, and presses to get there at most."""
ENDS: tuple[tuple[int, SetupKind], ...] = ((3, "draft"),)
WHOLE = 4000
KINDS: tuple[tuple[int, SetupKind], ...] = ((2, "draft"), (3, "basic"), (4, "basic"))
ALL: tuple[tuple[int, SetupKind], ...] = (*KINDS, (2, "basic"), (3, "draft"), (4, "draft"))
TABLES = (Table(computers=1, known=True), Table(known=True, open_turns=True), Table(heard=True))
PINS = Table(known=True, pins=True)
WHOLE_GAMES: tuple[tuple[int, SetupKind, Table], ...] = (
    *((persons, setup, USUAL) for persons, setup in ALL),
    *((2, "basic", table) for table in (*TABLES, PINS)),
    (3, "draft", Table(heard=True)),
)
EVERYTHING = {
    "follow", "look", "no", "another looks", "nobody", "answer", "done", "glance", "back", "lift",
    "lift by key", "lift by pointer", "cover", "space", "blur", "hover", "wheel", "l", "h", "i",
    "page up", "past", "now", "pause", "leave", "go on", "ctrl z", "agree", "since", "results",
    "turn", "digit", "forgotten", "without PIN", "seats", "away", "asked for a seat", *READ_OUT,
}  # fmt: skip
"""All that has to be pressed in whole games."""


@pytest.fixture(scope="module")
def still() -> Iterator[None]:
    """Clocks stand still, and twins meet their fate."""
    with pytest.MonkeyPatch.context() as patch:
        stop_clocks(patch)
        foretell(patch)
        yield


@pytest.mark.clause("INFO-1", "INFO-2", "R-18")
@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("persons", "setup"), KINDS)
def test_a_part_of_a_game_is_the_same_for_whoever_may_not_know(
    persons: int, setup: SetupKind, tmp_path: Path
) -> None:
    pair = Pair(tmp_path, persons, persons, setup)
    people = Persons(pair, persons)
    for _ in range(SAMPLE):
        people.press()
    assert pair.different > 0.9 * pair.dealt > 0.5 * SAMPLE
    assert pair.frames > 3 * SAMPLE
    assert {"answer", "done"} <= people.done


@pytest.mark.clause("INFO-1", "INFO-3", "R-18")
@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("table", TABLES)
def test_a_part_of_a_game_with_others_is_the_same_for_whoever_may_not_know(
    table: Table, tmp_path: Path
) -> None:
    """Computers beside persons, persons with profiles, open hands, and one with a screen reader."""
    persons = 3 - table.computers
    pair = Pair(tmp_path, persons, 5, "basic", table=table)
    people = Persons(pair, 5)
    for _ in range(SAMPLE):
        people.press()
    assert pair.different > 0.8 * pair.dealt > 0.4 * SAMPLE
    known = pair.true.app.profiles.persons.values()
    assert any(one.notes.seen for one in known) is table.known, "notes for beginners lay there too"
    assert bool(pair.true.ears.said) is table.heard


@pytest.mark.clause("INFO-1")
@pytest.mark.usefixtures("still")
def test_a_pin_and_the_sheet_of_seats_are_the_same_for_whoever_may_not_know(tmp_path: Path) -> None:
    pair = Pair(tmp_path, 2, 3, "basic", table=PINS)
    people = Persons(pair, 3)
    people.sit_about()
    for _ in range(8):
        people.press()
    assert {"seats", "away", "asked for a seat", "digit"} <= people.done
    assert pair.different > 8


@pytest.mark.clause("END-2", "INFO-1")
@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("persons", "setup"), ENDS)
def test_the_end_of_a_game_is_the_same_for_whoever_may_not_know(
    persons: int, setup: SetupKind, tmp_path: Path
) -> None:
    pair = Pair(tmp_path, persons, persons, setup, left=LEFT)
    people = Persons(pair, persons)
    for _ in range(MOST):
        people.press()
        if people.over:
            break
    assert people.over
    assert "turn" in people.done
    assert pair.different > 5


@pytest.fixture(scope="module")
def done() -> set[str]:
    """What was pressed in the whole games."""
    return set()


@pytest.mark.skipif(not GAMES, reason="FORT_WATCHED_HOTSEAT=N plays N whole games of each kind")
@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("number", range(GAMES or 1))
@pytest.mark.parametrize(("persons", "setup", "table"), WHOLE_GAMES)
def test_a_whole_game_is_the_same_for_whoever_may_not_know(
    persons: int, setup: SetupKind, table: Table, number: int, done: set[str], tmp_path: Path
) -> None:
    seed = 100 * number + 10 * persons + (setup == "draft") + 2 * table.known + table.pins
    seed += 4 * table.heard
    people = Persons(Pair(tmp_path, persons, seed, setup, table=table), seed)
    for presses in range(WHOLE):
        people.press()
        if people.over:
            sys.stdout.write(f"{persons} persons, {setup}, {table}: {presses} presses\n")
            break
    assert people.over
    done |= people.done


@pytest.mark.skipif(not GAMES, reason="whole games are played with FORT_WATCHED_HOTSEAT=N")
def test_everything_is_pressed_in_whole_games(done: set[str]) -> None:
    assert done >= EVERYTHING


# What is planted is found.


def followers(model: TableModel) -> int:
    """How many kids the person who is asked could follow with, 0 while nobody is: a secret."""
    game = game_of(model.session)
    decision = game.decision if isinstance(model.situation, AnswerPads) else None
    return sum(isinstance(move, mv.Follow) for move in decision.moves) if decision else 0


def plant_a_glow(patch: pytest.MonkeyPatch) -> None:
    """A rim round the table if whoever is asked could follow."""
    build = TableScreen.build

    def glowing(screen: TableScreen) -> None:
        build(screen)
        if followers(screen.model):
            image = pygame.Surface((3, 3))
            image.fill("yellow")
            screen.scene.root.add(Node(Box(2, 2, 3, 3), image, "planted"))

    patch.setattr(TableScreen, "build", glowing)


def plant_a_pause(patch: pytest.MonkeyPatch) -> None:
    """A question that can be answered in several ways waits a moment longer."""

    def waits(shared: HotseatController) -> bool:
        return isinstance(shared._model.situation, AnswerPads) and (
            shared._since or 0.0
        ) < 0.25 + 0.3 * followers(shared._model)

    patch.setattr(HotseatController, "waits", property(waits))


def plant_a_sound(patch: pytest.MonkeyPatch) -> None:
    """The table is heard to be laid out for whoever could follow."""
    build = TableScreen.build

    def loud(screen: TableScreen) -> None:
        build(screen)
        if followers(screen.model):
            screen.app.audio.play("hop")

    patch.setattr(TableScreen, "build", loud)


def tell_more(patch: pytest.MonkeyPatch, more: Callable[[TableModel, Node], str]) -> None:
    """A screen reader could read more of a thing than is to be seen."""
    build = TableScreen.build

    def wordy(screen: TableScreen) -> None:
        build(screen)

        def tells(node: Node) -> Told | None:
            told = screen.tells(node)
            return told._replace(about=told.about + more(screen.model, node)) if told else None

        screen.scene.tells = tells

    patch.setattr(TableScreen, "build", wordy)


def plant_a_word(patch: pytest.MonkeyPatch) -> None:
    """A screen reader could read at the pads whether anything fits."""
    tell_more(patch, lambda model, node: "!" * followers(model))


def plant_a_hand(patch: pytest.MonkeyPatch) -> None:
    """A screen reader could read at a rival's board what that rival holds."""

    def held(model: TableModel, node: Node) -> str:
        seats, key = game_of(model.session).state.seats, node.key
        return " ".join(sorted(seats[key.seat].hand)) if isinstance(key, RivalBoard) else ""

    tell_more(patch, held)


def plant_a_deck(patch: pytest.MonkeyPatch) -> None:
    """A screen reader could read at the deck of the Park who comes next."""

    def drawn(model: TableModel, node: Node) -> str:
        deck = game_of(model.session).state.park_deck
        return "".join(deck[:1]) if isinstance(node.key, ParkDeck) else ""

    tell_more(patch, drawn)


def plant_a_saying(patch: pytest.MonkeyPatch) -> None:
    """A screen reader says by itself whether anything fits."""
    build = TableScreen.build

    def talkative(screen: TableScreen) -> None:
        build(screen)
        screen.scene.says("!" * followers(screen.model), "polite")

    patch.setattr(TableScreen, "build", talkative)


def plant_a_title(patch: pytest.MonkeyPatch) -> None:
    """The hand of whoever is asked stands on the frame of the window."""
    build = TableScreen.build

    def titled(screen: TableScreen) -> None:
        build(screen)
        asked = screen.model.asked
        if asked is not None and isinstance(screen.app, App):
            screen.app.caption(" ".join(screen.session.hand(asked)))

    patch.setattr(TableScreen, "build", titled)


def plant_a_lower_pad(patch: pytest.MonkeyPatch) -> None:
    """Pads are lower where nothing in the hand fits."""
    made = panel_context

    def shown(model: TableModel, *how: Any) -> PanelContext:
        def lower(frame: Frame, count: int) -> Strip:
            found = strip_places(frame, count)
            if followers(model):
                return found
            pads = [pad._replace(y=pad.y + 4, h=pad.h - 4) for pad in found.pads]
            return found._replace(pads=tuple(pads))

        patch.setattr(table_layout, "strip_places", lower)
        return made(model, *how)

    patch.setattr(nodes, "panel_context", shown)


def plant_a_sign(patch: pytest.MonkeyPatch) -> None:
    """The pad of who may be asked tells whether that person has set an answer beforehand."""
    pad_of = bottom_row._pad

    def signed(model: TableModel, view: View, pad: hs.Pad, before: int) -> Pad:
        shown = pad_of(model, view, pad, before)
        laid = model.session.aside.hands
        hand = laid[pad.seat] if pad.seat < len(laid) else ()
        return shown._replace(told=hand[0] if hand else "")

    patch.setattr(bottom_row, "_pad", signed)


PLANTED: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str]] = {
    "glow": (plant_a_glow, "pixels"),
    "pause": (plant_a_pause, "time"),
    "sound": (plant_a_sound, "sounds"),
    "title": (plant_a_title, "titles"),
    "word": (plant_a_word, "told"),
    "hand": (plant_a_hand, "told"),
    "deck": (plant_a_deck, "told"),
    "saying": (plant_a_saying, "said"),
    "lower pad": (plant_a_lower_pad, "pixels"),
    "order of a hand": (plant_a_sign, "pixels"),
}


class Round(NamedTuple):
    """A game that stands in a follow round."""

    pair: Pair
    people: Persons

    def until_asked(self) -> None:
        """Play on until somebody is asked to follow at the pads."""
        for _ in range(200):
            table = self.pair.true.table
            if table is not None and isinstance(table.model.situation, AnswerPads):
                return
            self.people.press()
        raise AssertionError("nobody is ever asked")

    def leak(self, most: int = 40) -> str:
        """What differs in a frame while persons look into the past and back; "" for nothing."""
        try:
            for number in range(most):
                self.pair.press(key("end" if number % 2 else "page up"))
        except LeakError as leak:
            return leak.what
        return ""


@pytest.fixture(scope="module")
def asked(still: None, tmp_path_factory: pytest.TempPathFactory) -> Round:
    """Three persons, of whom one is asked."""
    pair = Pair(tmp_path_factory.mktemp("asked"), 3, 1, "basic")
    return Round(pair, Persons(pair, 1))


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(what: str, asked: Round) -> None:
    plant, shows = PLANTED[what]
    asked.until_asked()
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        assert asked.leak() == shows
    asked.pair.lay_out_anew()
    assert asked.leak(4) == ""

"""What rivals take from the own Yard is told, and stays told until it is seen."""

from functools import reduce
from itertools import product

import pygame
import pytest
from msgspec.structs import replace

from fort_desktop.content import load_catalog
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import watched
from fort_desktop.session.timeline import Step
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.i18n.i18n import LANGUAGES, set_language
from fort_desktop.ui.table import update
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout_diff import pace_of
from fort_desktop.ui.table.panels.notices import loss_notice
from fort_desktop.ui.table.state import YardLoss, losses_after
from fort_desktop.ui.table.things import Taken
from fort_desktop.ui.table.viewmodels.plays import loss_vm
from fort_desktop.ui.text.sentences import Teller
from tests.thorough import some
from tests.ui.sitting import FRAME, Sitting, seats
from tests.ui.states import put_in_state
from tests.ui.table.measuring import NAMES, SIZES, lose


def heard(*events: Event) -> tuple[YardLoss, ...]:
    """Return what the person in seat 0 has lost after these events."""
    return reduce(lambda losses, event: losses_after(losses, event, 0), events, ())


def test_what_rivals_take_from_the_own_yard_is_noted() -> None:
    assert heard(
        ev.KidRecruited(1, "bug", "yard", 0),
        ev.CardToLookout(2, "doc", "yard", 0),
        ev.CardTrashed(2, "ant", "yard", 0),
    ) == (YardLoss("bug", 1, 0), YardLoss("doc", 2, 0), YardLoss("ant", 2, 0, trashed=True))


def test_what_others_lose_and_what_one_does_oneself_is_not() -> None:
    assert not heard(
        ev.KidRecruited(1, "bug", "yard", 2),
        ev.KidRecruited(1, "bug", "park"),
        ev.CardTrashed(0, "ant", "yard", 0),
    )


def test_a_turn_of_ones_own_ends_it() -> None:
    lost = ev.KidRecruited(1, "bug", "yard", 0)
    assert heard(lost, ev.TurnBegan(1, 3))
    assert not heard(lost, ev.TurnBegan(0, 4))


def test_from_another_place_nothing_is_missed() -> None:
    """After a game its table can be seen as a rival, whose Yard is another."""
    table = Sitting(("human", "easy")).table
    lose(table, ev.KidRecruited(1, "bug", "yard", 0))
    assert table.model.losses == [YardLoss("bug", 1, 0)]
    put_in_state(table.model, shown=replace(table.model.shown, seat=1))
    assert table.model.losses == []


def test_a_loss_is_part_of_what_is_told_and_not_of_what_is_told_again() -> None:
    """The value says it, so what is laid out ahead has it, too; what is skipped counts as told."""
    model = Sitting(("human", "easy")).table.model
    view = model.shown
    steps = (Step(ev.KidRecruited(1, "bug", "yard", 0), view, 1),)
    for again, lost in ((False, (YardLoss("bug", 1, 0),)), (True, ())):
        state = replace(model.state, coming=steps, again=again)
        assert update.tell(state, (), 1, view).losses == lost
        assert update.hurry(state, 1, state.log).losses == lost
        assert update.drop(state, state.log).losses == ()


def test_the_notice_stays_until_it_is_clicked() -> None:
    sitting = Sitting()
    sitting.pilot.settle()
    table = sitting.table
    lose(table, ev.KidRecruited(1, "bug.1", "yard", 0))
    table.rebuild()
    assert sitting.sees(str(Taken("bug", 1)))
    sitting.pilot.wait(5)
    sitting.pilot.click(str(Taken("bug", 1)))
    assert not sitting.sees(str(Taken("bug", 1)))


def test_persons_who_share_a_screen_get_no_notice_there() -> None:
    """It would lie on the screen of whoever is called next; the sheet of each tells of it."""
    sitting = Sitting(("human", "human", "easy"))
    table, places = sitting.table, set[str]()
    assert table.model.hotseat.shared
    for _ in range(12):
        own = table.model.shown
        for card in sorted(set(sitting.session.catalog.kid) - set(own.own.yard))[:2]:
            lose(table, ev.KidRecruited((own.seat + 1) % 3, card, "yard", own.seat))
        assert table.model.losses
        table.rebuild()
        assert not sitting.sees("taken:")
        places.add(table.model.stand.where)
        sitting.answer()
    assert {"public", "private"} <= places


def test_a_loss_is_a_moment_of_its_own() -> None:
    """The card lifts, and takes half a second longer; whoever reads alone is spoken to."""
    taken, other = ev.KidRecruited(1, "bug.1", "yard", 0), ev.KidRecruited(1, "bug.1", "yard", 2)
    mine, theirs = pace_of(taken, 0), pace_of(other, 0)
    assert mine.seconds >= theirs.seconds + 0.5
    assert mine.arc > theirs.arc == 0
    catalog, three = load_catalog(), seats(("human", "easy", "easy"))
    alone = Teller(catalog, three, 0)
    assert alone.tell(taken) == "Tomek recruits Bug from your Yard"
    assert alone.tell(other) == "Tomek recruits Bug from Zoe's Yard"
    assert Teller(catalog, three).tell(taken) == "Tomek recruits Bug from Maja's Yard"


def test_the_notice_stays_while_things_move() -> None:
    """It used to go with each answer of the table, and to come back when that was laid out."""
    sitting = Sitting(("human", "easy", "easy"), speed=1.0, seed=3)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.act()
    table = sitting.table
    while not table.model.state.coming:
        sitting.frames(0.1)
    lose(table, ev.KidRecruited(1, "bug.1", "yard", 0))
    table.rebuild()
    moved = 0
    for _ in range(600):
        sitting.frames(FRAME)
        if sitting.asked:
            break
        moved += table.scene.animator.busy
        assert sitting.sees(str(Taken("bug", 1)))
    assert moved > 60


def test_the_notice_tells_about_itself() -> None:
    sitting = Sitting()
    table = sitting.table
    lose(table, ev.KidRecruited(1, "bug.1", "yard", 0))
    table.rebuild()
    notice = sitting.pilot.node(str(Taken("bug", 1)))
    sitting.pilot.hover(notice)
    sitting.pilot.wait(1.0)
    assert table.tooltips.told is not None
    assert table.tooltips.told.title == "Bug was taken"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_who_took_a_kid_and_how_many_others_are_gone_do_not_run_together(scale: float) -> None:
    """They have another ink, each on lines of its own."""
    model = Sitting().table.model
    frame, soft = frame_of((1280, 720), 3, scale=scale), list[int]()
    for found in ([YardLoss("bug.1", 1, 0)], [YardLoss("doc.1", 1, 0), YardLoss("bug.1", 1, 0)]):
        root = Container(Box(0, 0, 1280, 720))
        vm = loss_vm(found, model.teller)
        image = loss_notice(root, frame.panels.board, frame.unit, vm, lambda: None).image
        assert image is not None
        soft.append(pygame.mask.from_threshold(image, pal.INK_SOFT, (2, 2, 2, 255)).count())
    alone, others = soft
    assert others > alone + 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_whom_is_told_whole_in_every_window(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(language)
    model = Sitting().table.model
    places = product(SIZES, (1.0, 1.25, 1.5, 1.75, 2.0), NAMES)
    for size, scale, name in some(places, 4, LANGUAGES.index(language)):
        monkeypatch.setattr(type(model.teller), "name", lambda *_, name=name: name)
        frame, losses = frame_of(size, 3, scale=scale), [YardLoss("bug.1", 1, 0)]
        forget_all()
        for found in (losses, [YardLoss("doc.1", 1, 0), *losses]):
            root = Container(Box(0, 0, *size))
            with watched() as drawn:
                vm = loss_vm(found, model.teller)
                loss_notice(root, frame.panels.board, frame.unit, vm, lambda: None)
            words = " ".join(one.words for one in drawn)
            assert name in words, (size, scale, words)
            assert DOTS not in words, (size, scale, words)
    set_language("en")


def test_a_kid_that_was_trashed_is_not_said_to_be_taken_and_others_not_to_have_gone_with_it() -> (
    None
):
    sitting = Sitting()
    table = sitting.table
    lose(table, ev.KidRecruited(1, "bug.1", "yard", 0))
    lose(table, ev.CardTrashed(1, "doc.1", "yard", 0))
    table.rebuild()
    notice = sitting.pilot.node(str(Taken("doc", 1)))
    assert notice.label == "Trashed: Doc!\nTomek did it\n1 more kid is gone"
    sitting.pilot.hover(notice)
    sitting.pilot.wait(1.0)
    told = table.tooltips.told
    assert told is not None
    assert told.title == "Doc was trashed"
    assert "The card leaves the game." in told.parts[-1].words
    assert told.clause == "ACT-11"

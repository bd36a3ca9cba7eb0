"""What changes its size does so in motion: the mat, the fort, the pile that is shuffled."""

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from fort_desktop.rules.model import events as ev
from fort_desktop.scene.watching import recorded
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table.event_motion import Flight, back_of, flight_of
from fort_desktop.ui.table.panel_transition import PanelTransition, growing, noted, taped
from fort_desktop.ui.table.panels.site import BEAT, BUILT, Fort, Rising
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.sprite_tweens import Flying
from fort_desktop.ui.table.things import BOARD, DECK, OWN_PILE, Number, RivalPile, Thing
from tests.cases import each
from tests.ui.sitting import FRAME, Sitting
from tests.ui.states import in_state
from tests.ui.table.positions import seated
from tests.ui.table.test_band import inside
from tests.ui.table.test_no_double import table

FORT = """rule: ACT-7
title: a fort is built
seats: [{hand: [rusty], deck: [ant, doc], stuff: {toys: 1, pizza: 1}}, {hand: [kitty]}]
moves: [play rusty]
then: {}
"""
FASTEST = 40.0
"""Pixels of a frame; a jump would be 148 or more."""


def edge(screen: TableScreen) -> float:
    """The x of the left edge of the mat as it is seen; without one, that of the window's end."""
    seen = [n for n in screen.scene.root.walk() if n.shown() and n.name in ("stone", "play")]
    foot, end = screen.nodes.areas["park"].bottom, float(screen.scene.size[0])
    return min((node.area.x for node in seen if node.area.y < foot), default=end)


def over_the_edge(screen: TableScreen) -> float:
    """By how many pixels a kid that stays in the Park is seen to lie on the mat."""
    view, landing = screen.nodes.view, screen.model.state.landing
    stays = {*view.park} & {*(landing.park if landing is not None else view.park)}
    nodes = [node for node in screen.scene.root.walk() if node.shown()]
    kids = [n for n in nodes if isinstance(n.key, Flying) and n.key.what in stays]
    return max((node.area.right - edge(screen) for node in kids), default=0.0)


def test_the_mat_never_jumps_though_it_widens_and_narrows() -> None:
    """Nor do the kids of the Park, which glide with their blanket, and off it never."""
    app, screen = table(11)
    chance, edges = random.Random(3), []
    for _ in range(1700):
        app.frame([], FRAME)
        assert app.screen is screen
        edges.append(edge(screen))
        assert over_the_edge(screen) < 2
        decision = screen.model.decision
        if decision is not None and not screen.scene.animator.busy:
            screen.model.make(chance.choice(decision.moves))
    assert max(edges) - min(edges) > 100
    assert max(abs(a - b) for a, b in pairwise(edges)) < FASTEST


def test_after_a_skip_the_mat_lies_where_it_belongs() -> None:
    app, screen = table(11)
    chance = random.Random(3)
    for number in range(900):
        app.frame([], FRAME)
        decision = screen.model.decision
        if number % 40 == 39 and not screen.model.quiet:
            screen.presenter.finish()
            app.frame([], 0.3)
            mat, park = (screen.nodes.areas[name] for name in ("play", "park"))
            beside = "mat" in screen.nodes.places.shown and mat.y == park.y
            assert edge(screen) == (mat.x if beside else screen.scene.size[0])
        elif decision is not None and not screen.scene.animator.busy:
            screen.model.make(chance.choice(decision.moves))


@each("seat", [0, 1])
def test_a_fort_is_built_piece_by_piece(seat: int, tmp_path: Path) -> None:
    """The own one and that of a rival; in the end it looks as the table that comes next."""
    sitting = seated(FORT, tmp_path)
    sitting.look()
    table, view = sitting.table, sitting.table.model.shown
    seats = [replace(one, level=1) if one.seat == seat else one for one in view.seats]
    before = table.nodes
    after = table.plan(in_state(table.model, shown=replace(view, seats=tuple(seats))), None)
    after.panels.build()
    built, dust = growing(before, after, ev.FortAdvanced(seat, 1))
    node = built.owner
    assert node is not None
    built.begin(False)
    looks = set()
    while not built.advance(FRAME):
        assert node.image is not None
        looks.add(pygame.image.tobytes(node.image, "RGBA"))
    assert len(looks) > 20
    assert 4 * BEAT < BUILT < dust.left
    board = next(one for one in after.walk() if one.key == BOARD)
    panel = after.bands.get(seat, board)
    assert panel.image is not None
    assert node.image is not None
    x, y = round(node.area.x - panel.area.x), round(node.area.y - panel.area.y)
    there = panel.image.subsurface((x, y, *node.image.get_size()))
    assert pygame.transform.average_color(there)[:3] == pytest.approx(
        pygame.transform.average_color(node.image)[:3], abs=4
    )


def test_a_rivals_new_level_is_told_on_their_band_alone_for_less_than_a_second(
    tmp_path: Path,
) -> None:
    """Nothing waits for it, and nothing else of the table is covered."""
    sitting = seated(FORT, tmp_path)
    sitting.look()
    table, view = sitting.table, sitting.table.model.shown
    seats = [replace(one, level=2) if one.seat == 1 else one for one in view.seats]
    before = table.nodes
    after = table.plan(in_state(table.model, shown=replace(view, seats=tuple(seats))), None)
    assert taped(before, after, ev.FortAdvanced(0, 2)) == [], "the own one has its big moment"
    with recorded() as drawn:
        (tape,) = taped(before, after, ev.FortAdvanced(1, 2))
    assert [line.words for line in drawn] == [f"{table.model.teller.name(1)}: level 2"]
    assert tape.owner is not None
    assert inside(tape.owner.area, before.bands[1].area)
    tape.begin(False)
    frames = 1
    while not tape.advance(FRAME):
        frames += 1
    assert frames * FRAME == pytest.approx(0.9, abs=2 * FRAME)


def test_a_piece_shakes_as_it_lands_and_comes_to_rest() -> None:
    """The walls of the first level: they fall, shake within their own place, and stay."""
    rising = Rising(Fort(1, "blue", 120, 98, 0.0))
    lefts = list[int]()
    for n in range(101):
        image = pygame.Surface((120, 98), pygame.SRCALPHA, 32)
        rising.lay(image, n / 100)
        # The edge of the walls, in a row above the ground.
        lefts.append(image.subsurface((0, 80, 120, 1)).get_bounding_rect().x)
    landed, settled = lefts[20:41], lefts[41:]
    assert max(landed) - min(landed) >= 2
    assert len(set(settled[-20:])) == 1


def test_dust_rises_where_a_fort_is_built_and_settles(tmp_path: Path) -> None:
    sitting = seated(FORT, tmp_path)
    sitting.app._speed = None
    sitting.look()
    sitting.tap(sitting.pilot.grip(sitting.pilot.node("button:use private")))
    thick = []
    for _ in range(150):
        sitting.app.frame([], FRAME)
        thick.append(sum(n.opacity for n in sitting.pilot.nodes(lambda n: n.name == "dust")))
    assert max(thick) > 2
    assert not sitting.sees("dust")
    assert not sitting.sees("growing")
    assert sitting.session.view().own.level == 1


def test_a_pile_that_is_shuffled_goes_to_the_deck() -> None:
    sitting = Sitting(("human", "easy", "easy"), seed=4)
    ends: set[Thing] = set()
    while len(ends) < 3:
        sitting.answer()
        steps = sitting.session.steps_from(20)
        ends = {flight.end for flight in shuffles(steps, sitting.session.viewer)}
    assert ends == {DECK, Number(1, "deck"), Number(2, "deck")}


def test_nothing_is_seen_to_be_shuffled_at_setup() -> None:
    session = table(11)[1].session
    steps = session.steps_from(15)
    assert any(isinstance(step.event, ev.DeckShuffled) for step in steps)
    assert shuffles(steps[:20], session.viewer) == []


def shuffles(steps: list[Step], viewer: int) -> list[Flight]:
    """The flights of all decks that were shuffled."""
    found = []
    for before, step in pairwise(steps):
        flight = flight_of(step, before.view, [], viewer)
        if isinstance(step.event, ev.DeckShuffled) and flight is not None:
            seat = before.view.seats[step.event.seat]
            mine = seat.seat == viewer
            assert set(flight.what) == {back_of(seat.colour)}
            assert flight.end == (DECK if mine else Number(seat.seat, "deck"))
            assert set(flight.starts) == {OWN_PILE if mine else RivalPile(seat.seat)}
            assert len(flight.what) <= len(seat.discard)
            found.append(flight)
    return found


def test_two_mats_that_slide_away_are_both_gone_in_the_end() -> None:
    """Laid out twice within a quarter of a second: one picture used to stay on the table."""
    nodes = Sitting(("human", "easy")).table.nodes
    now = noted(nodes, widened=True)
    assert now is not None
    wider = now.stone.area.inset(-100, 0, 0, 0)
    before = now._replace(stone=now.stone._replace(area=wider))
    room, pictures = PanelTransition(), []
    for _ in range(2):
        room.traded(before, nodes, reduced=False)
        pictures.append(room.leaving)
        room.go_on(0.1, 1.0)
    for _ in range(2):
        room.go_on(0.3, 1.0)
    assert None not in pictures
    assert [picture.parent for picture in pictures if picture is not None] == [None, None]

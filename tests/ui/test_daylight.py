"""The day goes by as the end of the game comes nearer."""

from itertools import pairwise

import pygame
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.ending import shares
from fort_desktop.rules.knowledge.view import observe
from fort_desktop.ui.art import boards, daylight, outdoors, paper, summer
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.ends import dusk_of
from tests.ui.colours import contrast


def test_from_noon_to_dusk_and_never_back() -> None:
    catalog = load_catalog()
    game, _ = play_match(catalog, ("easy", "easy", "easy"), 5, "draft")
    seen = [
        observe(Game.replay(game.events[:at], catalog).state, 1)
        for at in (*range(20, len(game.events), 60), len(game.events))
    ]
    hours = [dusk_of(view) for view in seen]
    assert hours[0] == 0
    assert hours[-1] == 1
    assert hours == sorted(hours)
    assert len(set(hours)) >= 5
    assert all(hour >= 0.875 for hour, view in zip(hours, seen, strict=True) if view.ending)
    assert all(0 <= share <= 1 for view in seen for share in shares(view))


def test_there_are_few_hours_so_that_few_pictures_are_drawn() -> None:
    assert len({daylight.hour(i / 1000) for i in range(-100, 1100)}) == daylight.STEPS + 1


def test_noon_is_as_painted() -> None:
    image = boards.yard(120, 80, 0.5)
    assert daylight.warmed(image, 0) is image
    assert daylight.warm(pal.CARDBOARD, 0) == pal.CARDBOARD


@pytest.mark.parametrize("draw", [boards.yard, boards.tower, paper.gingham, paper.patio])
def test_evening_is_warmer_and_drawn_once(draw: object) -> None:
    assert callable(draw)
    noon, dusk = (daylight.in_light(draw, 200, 140, 1.0, hour) for hour in (0.0, 1.0))
    one, two = (pygame.transform.average_color(image) for image in (noon, dusk))
    assert one[2] - two[2] > one[0] - two[0] >= 0
    assert daylight.in_light(draw, 200, 140, 1.0, 1.0) is dusk


@pytest.mark.parametrize(
    "ground", [pal.CARDBOARD, pal.CARDBOARD_RIVAL, pal.PATIO, pal.PIZZA_BOX, pal.YARD]
)
def test_ink_can_be_read_at_dusk(ground: pal.Colour) -> None:
    assert contrast(pal.INK, daylight.warm(ground, 1.0)) >= 4.5


def test_lawns() -> None:
    size = (320, 180)
    pictures = {
        pygame.image.tobytes(outdoors.lawn(*size, dusk, lights), "RGB")
        for dusk, lights in ((0.0, False), (0.5, True), (1.0, False), (1.0, True))
    }
    assert len(pictures) == 4
    noon, lit = outdoors.lawn(*size), outdoors.lawn(*size, 0.0, True)
    assert pygame.image.tobytes(noon, "RGB") == pygame.image.tobytes(lit, "RGB")


def test_night_is_darker_and_colder_than_evening() -> None:
    """And it comes gradually: the table's day, which ends with the evening, stays as it was."""
    noon, evening, night = (sum(daylight.tint(hour)) for hour in (0.0, 1.0, 2.0))
    assert noon > evening > night
    assert daylight.tint(2.0)[2] > daylight.tint(2.0)[0]
    skies = [summer.afternoon(96, 54, 0.05, hour) for hour in (0.0, 1.0, 1.5, 2.0)]
    light = [sum(pygame.transform.average_color(sky)[:3]) for sky in skies]
    assert light == sorted(light, reverse=True)


def test_the_light_of_a_lamp_has_no_edge() -> None:
    """It grows less from each point to the next, by little, down to nothing."""
    light = daylight.light(120, 120, (255, 206, 120), 96)
    alphas = [light.get_at((x, 60)).a for x in range(60, 120)]
    falls = [before - after for before, after in pairwise(alphas)]
    assert alphas[0] > 60
    assert alphas[-1] == 0
    assert min(falls) >= 0
    assert max(falls) <= 5
    assert falls[:30].count(0) <= 3


def test_a_rug_has_the_colour_of_the_seat() -> None:
    middles = {seat: paper.rug(200, 100, 1.0, seat).get_at((14, 40)) for seat in pal.SEATS}
    for seat, colour in middles.items():
        apart = {
            other: sum(abs(a - b) for a, b in zip(colour[:3], pal.SEATS[other], strict=True))
            for other in pal.SEATS
        }
        assert min(apart, key=lambda other: apart[other]) == seat

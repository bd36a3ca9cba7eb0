"""What can be chosen, in every language and window: whole, and off the lines around it."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import pytest

from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.watching import Placed, watched
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.table.layout.dialogs import (
    OfferPlaces,
    choice_places,
    offer_places,
    offer_row_places,
)
from fort_desktop.ui.table.layout.frame import Frame, frame_of
from fort_desktop.ui.table.panels import choice
from fort_desktop.ui.table.panels.choice import Offer, choice_sheet
from fort_desktop.ui.table.sheets import _perk, _rule
from fort_desktop.ui.table.things import PerkCard, RuleCard
from tests.ui.sitting import Sitting
from tests.ui.table.measuring import SIZES
from tests.ui.table.test_places import overlap

SCALES: Final = (1.0, 1.5, 2.0)
PLACES: Final = ((SIZES[1], 1.0), (SIZES[0], 1.5), (SIZES[0], 2.0), (SIZES[1], 2.0))
"""Narrow cards, rows, and rows too low for two lines."""
LINE: Final = 2.0
"""Units of the outline of a chip."""


def all_offers() -> list[Sequence[Offer]]:
    model = Sitting().table.model
    perks = [_perk(PerkCard(perk)) for perk in PERKS]
    rules = [_rule(model, RuleCard(rule)) for rule in RULES]
    return [perks[:5], perks[-5:], rules[:3]]


def drawn(
    frame: Frame, offers: Sequence[Offer], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Offer, OfferPlaces, list[Placed]]]:
    """Each offer of a sheet with its places and all that is written on it."""
    found: list[tuple[Offer, OfferPlaces, list[Placed]]] = []
    draw = choice._draw

    def watching(canvas: object, at: OfferPlaces, offer: Offer, row: bool) -> None:
        with watched() as placed:
            draw(canvas, at, offer, row)  # type: ignore[arg-type]
        found.append((offer, at, placed))

    monkeypatch.setattr(choice, "_draw", watching)
    choice_sheet(Container(Box(0, 0, *frame.size)), frame, "", "", offers, lambda: None)
    monkeypatch.undo()
    yield from found


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_what_it_means_now_is_whole_and_off_its_outline(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    i18n.set_language(language)
    offers = all_offers()
    for size, scale in PLACES:
        frame = frame_of(size, 2, scale=scale)
        for offer, at, placed in (
            one for some in offers for one in drawn(frame, some, monkeypatch)
        ):
            where = offer.name, size, scale
            words = " ".join(one.words for one in placed)
            assert offer.now in words, (where, words)
            for one in placed:
                if at.now is None or one.words not in offer.now:
                    continue
                edge = LINE * frame.unit
                chip = Box(*(side * frame.unit for side in at.now)).inset(edge, edge, edge, edge)
                assert one.ink.top >= round(chip.y) - 1, (where, one, chip)
                assert one.ink.bottom <= round(chip.bottom) + 1, (where, one, chip)
    i18n.set_language("en")


def test_what_it_means_now_lies_off_the_outline_of_its_row() -> None:
    for size, scale, count in product(SIZES, SCALES, (3, 4, 5)):
        at = choice_places(frame_of(size, 2, scale=scale), count)
        w, h = at.offers[0].w, at.offers[0].h
        own = offer_row_places(w, h, now=True) if at.rows else offer_places(w, h, True, False, True)
        assert own.now is not None
        assert own.now.y >= 5, at
        assert own.now.bottom <= h - 5, at
        assert own.now.right <= w - 5, at
        assert not overlap(own.now, own.words)

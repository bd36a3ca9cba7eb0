"""A note lies where it covers nothing that is needed."""

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.coach.notes.placing import Room, note_place, overlap


def test_a_note_lies_beside_what_it_points_at() -> None:
    window, hand, bar = Box(0, 0, 1280, 720), Box(260, 480, 760, 240), Box(8, 106, 1264, 52)
    targets = (
        Box(407, 484, 148, 226),  # a card of the hand
        Box(12, 10, 240, 80),  # a rival's board above the bar
        Box(1100, 170, 160, 300),  # the play area
        Box(14, 530, 90, 150),  # the deck
        Box(260, 480, 760, 240),  # the whole hand
    )
    for target in targets:
        place = note_place((384, 170), Room(window, [target], hand, bar), 16)
        assert place.within(window) == place
        for kept in (target, hand, bar):
            assert overlap(place, kept) == 0, target

"""A deal that goes on without one of those who were to play it."""

from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.ui.text.file_faults import fault_words
from tests.session.duplicate.deals import kept, play

CATALOG = load_catalog()


@pytest.fixture
def begun(tmp_path: Path) -> KeptDuplicate:
    """Maja has played, Zoe has begun, Bartholomew waits."""
    deal = kept(CATALOG, tmp_path, persons=3)
    play(deal.play(0)[0]).close()
    play(deal.play(1)[0], decisions=5).close()
    return deal


def test_the_deal_goes_on_with_those_who_are_left(begun: KeptDuplicate) -> None:
    begun.leave_out(1)
    again = Duplicates(begun.folder.parent).all()[0]
    assert again.states == ["played", "left_out", "waits"]
    assert (again.left, again.others(2)) == ([2], [0])
    assert not again.complete
    with pytest.raises(RecordError) as caught:
        again.play(1)
    assert "without this player" in fault_words(caught.value)
    play(again.play(2)[0], 2).close()
    assert again.complete
    assert again.played == [0, 2]
    assert again.record(2).events
    for look in (again.record, again.look_back):
        with pytest.raises(RecordError) as caught:
            look(1)
        assert caught.value.code == "face_down"


def test_who_was_left_out_goes_on_where_the_game_was_unless_all_has_been_seen(
    begun: KeptDuplicate,
) -> None:
    begun.leave_out(1)
    begun.take_in(1)
    assert begun.states == ["played", "begun", "waits"]
    for number in (1, 2):
        begun.leave_out(number)
    assert begun.complete
    begun.take_in(1)
    assert begun.states == ["played", "left_out", "left_out"]


def test_nobody_is_left_out_who_has_played_or_plays_just_now_or_is_the_last(
    begun: KeptDuplicate, tmp_path: Path
) -> None:
    assert [begun.can_leave_out(number) for number in range(3)] == [False, True, True]
    begun.leave_out(0)
    session, _ = begun.play(1)
    with pytest.raises(RecordError) as caught:
        begun.leave_out(1)
    assert caught.value.code == "locked"
    session.close()
    assert begun.states == ["played", "begun", "waits"]
    untouched = kept(CATALOG, tmp_path / "other")
    untouched.leave_out(0)
    untouched.leave_out(1)
    assert untouched.states == ["left_out", "waits"]
    assert not untouched.complete

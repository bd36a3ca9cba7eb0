"""The notation of boxes: what is read, how it is written back, and what is refused."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fort_desktop.rules.model.box_notation import COUNTS, LONGEST, BoxError
from fort_desktop.rules.model.boxes import program
from fort_desktop.rules.steps.table import known_words, read_box

_GAINS = ("pizza", "toy", "any", "vp")
_FORTS = ("fort-1", "fort", "fort+1")
_OTHERS = tuple(
    word for word in known_words() if word not in (*_GAINS, *_FORTS, "toys", "spend", "trash_this")
)
_repeated = st.one_of(
    st.sampled_from((*_GAINS, *_OTHERS)),
    st.builds("{} {}".format, st.integers(2, 9), st.sampled_from(_GAINS)),
    st.builds("spend {}".format, st.sampled_from(("pizza", "toy", "any"))),
)
_once = st.one_of(_repeated, st.sampled_from(_FORTS))

_words = st.lists(
    st.sampled_from([*"()>x2", "pizza", "glue", "fort", "spend", "trash_this", "moon"])
)


class Printed(NamedTuple):
    """A box as a card could show it."""

    before: list[str]
    loop: list[str]
    times: str | None
    after: list[str]

    def text(self) -> str:
        """In the notation, with no bracket too many."""
        loop = " > ".join(self.loop)
        if self.times is not None:
            loop = f"({loop})" if len(self.loop) > 1 else loop
            loop = f"{loop} x {self.times}"
            loop = f"({loop})" if self.after else loop
        return " > ".join([*self.before, loop, *self.after])


@st.composite
def boxes(draw: st.DrawFn) -> Printed:
    last = draw(st.sampled_from(([], ["trash_this"])))
    if draw(st.booleans()):
        steps = draw(st.lists(_once, min_size=1, max_size=4)) + last
        return Printed([], steps, None, [])
    loop = draw(st.lists(_repeated, min_size=1, max_size=2))
    some = st.lists(_once, max_size=1)
    return Printed(draw(some), loop, draw(st.sampled_from(COUNTS)), draw(some) + last)


@pytest.mark.clause("COMP-3", "ACT-15", "ACT-18", "ACT-19")
@given(boxes())
def test_any_box_is_written_as_it_was_read(printed: Printed) -> None:
    box = read_box(printed.text())
    assert box.text == printed.text()
    assert box.count == printed.times
    sizes = len(printed.before), len(printed.loop), len(printed.after)
    assert (len(box.before), len(box.loop), len(box.after)) == sizes
    assert read_box(box.text) is box


@given(boxes(), st.integers(1, 4))
def test_spaces_plurals_and_brackets_change_nothing(printed: Printed, gap: int) -> None:
    text = printed.text().replace(" ", " " * gap).replace("toy", "toys")
    loose = f" ({text})".replace(" > ", ">")
    if len(loose) <= LONGEST:
        assert read_box(loose).text == printed.text()


@pytest.mark.clause("ACT-15")
@given(boxes(), st.integers(1, 5))
def test_only_the_loop_is_done_several_times(printed: Printed, times: int) -> None:
    box = read_box(printed.text())
    done = [slot.step for slot in program(box, times)]
    assert done == [*box.before, *box.loop * times, *box.after]


@given(boxes(), st.data())
def test_a_second_x_is_refused(printed: Printed, data: st.DataObject) -> None:
    if printed.times is None:
        return
    with pytest.raises(BoxError, match="one_count"):
        read_box(f"({printed.text()}) x {data.draw(st.sampled_from(COUNTS))}")


@given(_words.map(" ".join))
def test_anything_else_is_read_or_refused(text: str) -> None:
    fault: BoxError | None = None
    try:
        text = read_box(text).text
    except BoxError as error:
        fault = error
    if fault is None:
        assert read_box(text).text == text
    else:
        assert str(fault)
        assert fault.word in ("", *known_words(), *text.split())


def test_a_refusal_names_the_words_that_may_stand_there() -> None:
    for text, word, known in (
        ("piza x glue", "piza", known_words()),
        ("pizza x gleu", "gleu", COUNTS),
        ("spend vp", "vp", ("pizza", "toy", "toys", "any")),
        ("pizza toy", "toy", ()),
    ):
        with pytest.raises(BoxError) as error:
            read_box(text)
        assert (error.value.word, error.value.known) == (word, known)


@pytest.mark.parametrize(
    ("written", "back"),
    [
        ("toys x glue", "toy x glue"),
        ("(trash > vp) x squirt_gun", "(trash > vp) x squirt_gun"),
        ("trash > vp x book", "trash > vp x book"),
        ("(vp x book) > trash_this", "(vp x book) > trash_this"),
        ("(trash > vp)", "trash > vp"),
        ("fort-1 > trash_this", "fort-1 > trash_this"),
        ("pack x pack", "pack x pack"),
        ("any x any_suit", "any x any_suit"),
        ("fort > (pizza x shovel)", "fort > pizza x shovel"),
        ("(spend any > 2 vp) x crown", "(spend any > 2 vp) x crown"),
        ("spend toys", "spend toy"),
        ("9 toys", "9 toy"),
        ("((trash))", "trash"),
        ("trash>(vp>pizza)", "trash > vp > pizza"),
        ("trash > (pizza x level) > vp", "trash > (pizza x level) > vp"),
        ("(trash > pizza x level) > vp", "trash > (pizza x level) > vp"),
        ("pizza x level > trash_this", "(pizza x level) > trash_this"),
        ("lookout x lookout", "lookout x lookout"),
    ],
)
def test_boxes_read_back(written: str, back: str) -> None:
    box = read_box(written)
    assert box.text == back
    assert read_box(back).text == back


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "step"),
        ("1 pizza", "number"),
        ("0 vp", "number"),
        ("10 pizza", "step"),
        ("٣ pizza", "step"),
        ("2 2 pizza", "number"),
        ("2", "number"),
        ("2 (pizza)", "number"),
        ("2 spend pizza", "number"),
        ("spend 2 pizza", "spend"),
        ("spend", "spend"),
        ("2 trash", "number"),
        ("piza", "step"),
        ("pizza x", "count"),
        ("pizza x moon", "count"),
        ("pizza x coin", "count"),
        ("pizza x 2", "count"),
        ("pizza x shovel x glue", "end"),
        ("(pizza x glue) x glue", "one_count"),
        ("pizza x glue > toy x glue", "one_count"),
        ("pizza x glue > (toy x glue > vp)", "one_count"),
        ("(pizza x glue > vp) x glue", "one_count"),
        ("(pizza", "bracket"),
        ("(pizza x glue", "bracket"),
        ("pizza)", "end"),
        ("()", "step"),
        ("pizza > > toy", "step"),
        ("> pizza", "step"),
        ("pizza >", "step"),
        ("x glue", "step"),
        ("Pizza", "step"),
        ("none", "step"),
        ("fort -1", "end"),
        ("fort-2", "step"),
        ("copy pack", "step"),
        ("pizza toy", "end"),
        ("trash_this > pizza", "trash_this"),
        ("trash_this x glue", "trash_this"),
        ("(pizza > trash_this) x glue", "trash_this"),
        ("pizza x glue > trash_this > vp", "trash_this"),
        ("trash_this > trash_this", "trash_this"),
        ("fort x glue", "fort"),
        ("fort-1 x pack", "fort"),
        ("(pizza > fort) x glue", "fort"),
        ("(" * 200, "long"),
        ("spend vp", "spend"),
    ],
)
def test_boxes_are_refused(written: str, reason: str) -> None:
    with pytest.raises(BoxError) as fault:
        read_box(written)
    assert fault.value.box == reason

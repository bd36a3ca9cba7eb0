"""Readers at a shared screen: the hand is heard by whoever has the screen, and by nobody after."""

import pytest

from fort_desktop.rules.model.rng import Rng
from fort_desktop.scene.events import Key
from fort_desktop.ui.access.speaking import whole
from fort_desktop.ui.table.things import HandCard
from tests.ui.access.ears import CHOICE, Heard, answers_of
from tests.ui.sitting import seats
from tests.ui.test_taking_back import others_have_moved


def read(heard: Heard) -> str:
    """All that can be read now, of things and of what was said by itself."""
    told = (words for one in heard.ears.said.values() for words in (one.name, one.about))
    return "\n".join([*told, *heard.ears.kept.values()])


def place(heard: Heard) -> str:
    """Where the screen stands."""
    return heard.table.model.stand.where


@pytest.mark.clause("INFO-1")
def test_what_one_person_has_heard_the_next_cannot_read() -> None:
    heard = Heard()
    heard.play(("human", "human"))
    model, catalog = heard.table.model, heard.app.catalog
    hand = [catalog.kid[card].name for card in model.session.hand(0)]
    assert not [name for name in hand if name in read(heard)]
    heard.frame(Key("enter"), frames=40)
    assert place(heard) == "private"
    own = [one.name for one in heard.ears.said.values() if isinstance(one.key, HandCard)]
    assert sorted(own) == sorted(hand)
    heard.frame(Key("f6"), frames=4)
    assert all(any(name in words for words in heard.ears.kept.values()) for name in hand)
    heard.ears.messages.clear()
    heard.frame(Key("space"), frames=40)
    assert place(heard) == "curtain"
    for key in ("f6", "f9"):
        heard.frame(Key(key), frames=4)
    assert heard.ears.messages
    told = read(heard) + "\n".join(words for _, words in heard.ears.messages)
    assert not [name for name in hand if name in told]


def test_what_happens_while_the_screen_changes_hands_is_heard_by_whoever_looks_then() -> None:
    """A turn that ends, and what is asked on the pads, come in the frame in which the eyes do."""
    heard, rng = Heard(size=(1280, 720)), Rng(3)
    heard.play(("human", "human"))
    places = {place(heard)}
    while len(places) < 4 or place(heard) != "curtain":
        mine = [one for one in heard.ears.said.values() if one.name.startswith("I am ")]
        found = mine or answers_of(heard)
        if found:
            heard.do("click", rng.choice(found))
        heard.frame(frames=10)
        places.add(place(heard))
    model = heard.table.model
    lines = [line.words for line in model.state.log.lines]
    told = [words for _, words in heard.ears.messages]
    happened = [words for words in told if words in set(lines)]
    assert happened == lines[lines.index(happened[0]) :]
    assert any(words.startswith("Tomek: follow Maja?") for words in told)
    # Whoever comes to the screen is called, and then asked.
    assert told[-1] == "Tomek's turn"


def test_the_answers_on_pads_can_be_chosen_and_are_read_out() -> None:
    heard, rng = Heard(size=(1280, 720)), Rng(3)
    heard.play(("human", "human"))
    while place(heard) != "public":
        mine = [one for one in heard.ears.said.values() if one.name.startswith("I am ")]
        heard.do("click", rng.choice(mine or answers_of(heard)))
    heard.frame(frames=40)
    assert {one.name for one in answers_of(heard)} == {"Follow", "Look", "No"}
    heard.frame(Key("f9"), frames=2)
    told = [words for _, words in heard.ears.messages[-3:]]
    assert [words.splitlines()[:3] for words in told] == [
        [name, CHOICE, "Tomek"] for name in ("Follow", "Look", "No")
    ]


def test_nothing_has_happened_yet_while_the_kids_are_drafted() -> None:
    """In a draft (SETUP-7) no turn has begun that could be told."""
    heard = Heard()
    heard.app.games.start(seats(["human", "random", "random"]), "draft", 3)
    heard.frame(frames=40)
    heard.frame(Key("f5"), frames=2)
    assert heard.ears.messages[-1] == ("assertive", "There is nothing to read out.")


def test_who_has_agreed_is_told_and_is_no_answer_any_more() -> None:
    """All who share the screen agree before a move is taken back."""
    sitting = others_have_moved()
    by = sitting.session.viewer
    sitting.pilot.press("ctrl z")
    told = {one.key: one for one in whole(sitting.table.scene)}
    chosen = {key for key, one in told.items() if CHOICE in one.about}
    assert told[f"agreed {by}"].name == f"{sitting.session.seats[by].name} agrees"
    assert chosen == {f"agree {seat}" for seat in range(3) if seat != by} | {"refuse"}
    first = sitting.table.keys.first()
    assert first is not None
    assert first.key in chosen

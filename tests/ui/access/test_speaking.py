"""Readers get whole windows, the same ids for the same things, and do what keys do."""

import pytest

from fort_desktop.rules.model.rng import Rng
from fort_desktop.scene.events import Key
from fort_desktop.scene.node import Node
from fort_desktop.scene.outline import Outliner
from fort_desktop.ui.access.bridge import WINDOW
from fort_desktop.ui.host.routes import Title
from fort_desktop.ui.table.things import HandCard, ParkCard
from tests.ui.access.ears import CHOICE, FRAME, Heard, answers_of


def test_nothing_is_made_of_a_window_before_somebody_listens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard = Heard()
    heard.ears.active = False
    with monkeypatch.context() as patch:
        patch.setattr(Outliner, "outline", None)
        heard.play()
    assert heard.ears.news == 0
    heard.ears.active = True
    heard.frame(frames=40)
    hand = [one.name for one in heard.ears.said.values() if isinstance(one.key, HandCard)]
    assert len(hand) == 5
    assert all(one.about for one in heard.ears.said.values() if isinstance(one.key, ParkCard))


def test_whoever_comes_back_gets_all_again() -> None:
    heard = Heard()
    heard.frame(frames=10)
    heard.ears.active = False
    heard.frame(frames=2)
    before, heard.ears.said = heard.ears.said, {}
    heard.ears.active = True
    heard.frame(frames=10)
    assert {one.name for one in heard.ears.said.values()} == {one.name for one in before.values()}


def test_a_click_is_enter_on_what_it_means_and_the_focus_is_that_of_the_keys() -> None:
    heard = Heard()
    heard.frame(frames=12)
    heard.do("focus", heard.ears.named("Settings"))
    assert heard.app.screen.scene.focus.node is not None
    assert heard.app.screen.scene.focus.node.label == "Settings"
    heard.frame(Key("tab"), frames=6)
    focused = heard.app.screen.scene.focus.node
    assert focused is not None
    assert heard.ears.said[heard.ears.focus].name == focused.label != "Settings"
    heard.do("click", heard.ears.named("Settings"))
    assert heard.app.screen.kind == "settings"
    switch = heard.ears.named("Show medals")
    assert switch.role == "check"
    before = switch.meaning.on
    heard.do("click", switch)
    # It was laid out anew, and is the same thing in another state.
    assert heard.ears.said[switch.id].meaning.on is (not before)
    music = heard.ears.named("Music")
    assert music.role == "slider"
    assert music.meaning.number is not None
    heard.do("less", music)
    assert heard.ears.said[music.id].meaning.number == music.meaning.number - 5


def test_the_focus_waits_for_what_is_not_ready_yet() -> None:
    """At the pads of a shared screen the first one can be used a moment after it is there."""
    heard = Heard()
    heard.frame(frames=12)
    focus = heard.app.screen.scene.focus
    node = next(one for one in focus.stops() if one.label == "Settings")
    use, node.clicked = node.clicked, None
    focus.first = lambda: node
    focus.at(node)
    heard.frame(frames=6)
    assert heard.ears.focus == WINDOW
    node.clicked = use
    heard.frame(frames=6)
    assert heard.ears.said[heard.ears.focus].name == "Settings"


def test_the_focus_lies_on_nothing_while_a_screen_has_no_beginning() -> None:
    """Before the first note of a lesson is there, a rival's pile would lie open over it."""
    heard = Heard()
    first: list[Node] = []
    focus = heard.app.screen.scene.focus
    focus.first = lambda: first[0] if first else None
    heard.frame(frames=12)
    assert heard.ears.focus == WINDOW
    first += [one for one in focus.stops() if one.label == "Settings"]
    heard.frame(frames=6)
    assert heard.ears.said[heard.ears.focus].name == "Settings"


def test_the_focus_lies_on_nothing_while_rivals_play() -> None:
    """Where it moves from one button to another, Orca stops reading out what the rivals did."""
    heard, played = Heard(speed=1), 0
    heard.play()
    for _ in range(400):
        pauses = any(one.name == "Wait" for one in heard.ears.said.values())
        found = answers_of(heard)
        if pauses:
            played += 1
            assert heard.ears.focus == WINDOW
        elif played and found:
            break
        elif found:
            heard.ears.ask("click", found[0])
        heard.frame(frames=4)
    assert played
    assert heard.ears.focus in {one.id for one in answers_of(heard)}


def test_a_thing_keeps_its_id_as_long_as_it_is_there() -> None:
    heard = Heard()
    heard.play()
    before = heard.ears.said
    park = {one.key: one.id for one in before.values() if isinstance(one.key, ParkCard)}
    assert park
    heard.app.screen.resize((1280, 720))
    heard.frame(frames=40)
    after = {one.key: one.id for one in heard.ears.said.values()}
    assert {key: after[key] for key in park} == park
    # Another screen has other things, whatever they are called.
    heard.frame(Key("k"), frames=12)
    assert heard.app.screen.kind == "almanac"
    assert not {*heard.ears.said} & {*after.values()}


def test_five_keys_read_the_table_out() -> None:
    heard = Heard()
    heard.play()

    def read(key: str) -> str:
        before = len(heard.ears.messages)
        heard.frame(Key(key), frames=2)
        return "\n".join(words for _, words in heard.ears.messages[before:])

    view, catalog = heard.table.model.shown, heard.app.catalog
    hand, park = read("f6"), read("f8")
    assert all(catalog.kid[card].name in hand for card in view.own.hand)
    assert all(catalog.kid[card].name in park for card in view.park)
    rivals = read("f7")
    assert "Tomek has 0 points." in rivals
    assert "Zoe has 0 points." in rivals
    assert "Maja" not in rivals
    answers = read("f9")
    assert answers.startswith("Your turn")
    assert CHOICE in answers
    assert read("f5") == "There is nothing to read out."
    while heard.table.model.shown.round == 1 or heard.table.model.shown.leader != 0:
        heard.do("click", answers_of(heard)[0])
    since = read("f5")
    assert since.index("Tomek: round") < since.index("Zoe: round")
    assert "Maja: round" not in since


def test_suits_and_places_sound_where_the_focus_of_a_reader_comes() -> None:
    heard = Heard()
    heard.play()
    pointed: list[tuple[str, tuple[str, ...]]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(heard.app.audio, "point", lambda at, suits: pointed.append((at, suits)))
        hand = [one for one in heard.ears.said.values() if isinstance(one.key, HandCard)]
        for one in hand:
            heard.do("focus", one)
        cards = [one.key.kid for one in hand if isinstance(one.key, HandCard)]
        assert pointed == [("hand", heard.app.catalog.kids[card].suits) for card in cards]
        heard.frame(Key("tab"), frames=6)
        told = len(pointed)
        # Who does not want them hears none, nor does anybody without a reader.
        heard.app.change(marks=False)
        heard.do("focus", hand[0])
        heard.app.change(marks=True)
        heard.ears.active = False
        heard.frame(Key("tab"), Key("tab"), frames=6)
        assert len(pointed) == told


def test_a_whole_game_is_heard_each_thing_once_and_in_order() -> None:
    heard, rng = Heard(size=(1280, 720)), Rng(5)
    heard.play(("human", "random"))
    asked = 0
    for _ in range(2000):
        if heard.table.session.ended:
            break
        found = answers_of(heard)
        if found:
            asked += 1
            heard.do("click", rng.choice(found))
        heard.frame(frames=4)
    assert heard.table.session.ended
    heard.frame(frames=40)
    lines = [line.words for line in heard.table.model.state.log.lines]
    # The first lines stood there when the reader came to the table.
    told = [words for _, words in heard.ears.messages if words in set(lines)]
    assert told == lines[len(lines) - len(told) :]
    assert len(told) > 100
    questions = [live for live, words in heard.ears.messages if words not in set(lines)]
    assert {"polite", "assertive"} == set(questions)
    assert asked > 20
    # And on to the results.
    [results] = answers_of(heard)
    heard.do("click", results)
    assert any(one.name.endswith(("wins!", "win!")) for one in heard.ears.said.values())


def test_the_menu_that_follows_the_first_question_begins_at_its_first_button() -> None:
    heard = Heard()
    heard.app.push(Title(first_start=True))
    heard.frame(frames=12)
    heard.do("click", heard.ears.named("I know the game"))
    heard.frame(frames=24)
    assert heard.ears.said[heard.ears.focus].name == "Play"


def test_a_choice_says_of_what_it_is() -> None:
    heard = Heard()
    heard.frame(frames=12)
    heard.do("click", heard.ears.named("New game"))
    heard.frame(frames=12)
    heard.do("click", heard.ears.named("House rules"))
    heard.frame(frames=12)
    ways = {one.name: one.about for one in heard.ears.said.values() if one.role == "radio"}
    assert ways["Order: At random"] == "Chance decides"
    assert ways["Cards: As they come"] == "Good for a first evening"
    heard.frame(Key("escape"), frames=12)
    heard.frame(Key("escape"), frames=12)
    heard.do("click", heard.ears.named("Settings"))
    found = {one.name for one in heard.ears.said.values() if one.role == "radio"}
    assert {"Language: Polski", "Animation speed: Instant", "Interface size: 100%"} <= found
    assert all(": " in name for name in found)


def test_a_reader_of_the_park_is_not_asked_to_drag() -> None:
    heard, rng = Heard(), Rng(5)
    heard.play(("human", "random"))
    while heard.table.model.shown.phase != "recruit" or not answers_of(heard):
        if answers_of(heard):
            heard.do("click", rng.choice(answers_of(heard)))
        heard.frame(frames=4)
    assert any(one.name == "Park" for one in heard.ears.said.values())
    assert not [one for one in heard.ears.said.values() if "Drag one" in one.name]


def test_no_rest_is_taken_before_everything_is_in_words() -> None:
    heard = Heard()
    heard.ears.active = False
    heard.play()
    heard.ears.active = True
    busy: list[bool] = []

    def in_words() -> list[bool]:
        cards = (one for one in heard.ears.said.values() if isinstance(one.key, ParkCard))
        return [bool(one.about) for one in cards]

    while not in_words() or not all(in_words()):
        heard.app.frame(heard.speaking.inputs(), FRAME)
        busy.append(heard.speaking.show(heard.app.screen.scene))
    assert len(busy) > 5
    assert all(busy[:-1])

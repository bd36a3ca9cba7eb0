"""The people at one terminal: PIN, votes; the menu of games; and the files that can be opened."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fort_desktop.record.reader import read_record
from fort_desktop.ui.i18n.i18n import set_language
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.terminal.program import Wanted
from tests.ui.terminal.reading import Listener, by_chance, game_in, program

AWAY = "Everyone else, look away now."
FAMILY = Wanted(players=("human", "human", "human"), names=("Maja", "Zoe", "Tom"), seed=4)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


def scripted(*typed: str) -> Callable[[list[str]], str | None]:
    """Type these lines, and then no more."""
    left = iter(typed)
    return lambda new: next(left, None)


def with_pins(folder: Path) -> None:
    """All three are known to the program, each with a PIN."""
    known = program(folder, Listener(scripted())).profiles
    for name in ("Maja", "Zoe", "Tom"):
        known.add(Profile(name, pin=Pin.of("1234")))


class Wrote:
    """What a person types, line by line; and what is told between two of them.

    Attributes:
        told: the lines before each that was typed, and those behind the last one.
    """

    def __init__(self, folder: Path, wanted: Wanted, *typed: str) -> None:
        left, self.told = iter(typed), list[list[str]]()
        self.words = list[bool]()
        console = Listener(lambda new: self._answer(new, next(left, None)))
        self._console = console
        self.opened = program(folder, console, "en").run(wanted)
        self.told.append(console.told[sum(map(len, self.told)) :])

    def _answer(self, new: list[str], line: str | None) -> str | None:
        self.told.append(new)
        self.words.append(bool(self._console.words))
        return line


def kids(lines: list[str]) -> int:
    """The kids of a hand that some lines tell of."""
    return sum(": Public: " in line or "Public action now" in line for line in lines)


def test_a_hand_opens_with_its_pin_alone(tmp_path: Path) -> None:
    with_pins(tmp_path)
    wrote = Wrote(tmp_path, FAMILY, "1", "hand", "9999", "hand", "12", "1234", "hand")
    _, asked, hand, wrong, again, few, opened, last, _ = wrote.told
    assert "Type four digits to see your hand." in asked
    assert wrote.words[:2] == [True, False], "digits are not completed"
    assert "Those digits are not the PIN. Try again: nothing is lost." in wrong
    assert [kids(lines) for lines in (asked, hand, wrong, again, few)] == [0] * 5
    assert kids(opened) >= 4
    assert kids(last) >= 4


def test_who_has_forgotten_the_pin_needs_all_others(tmp_path: Path) -> None:
    with_pins(tmp_path)
    wrote = Wrote(tmp_path, FAMILY, "1", "forgot", "1", "1", "quit")
    assert [kids(lines) for lines in wrote.told[1:4]] == [0, 0, 0]
    assert kids(wrote.told[4]) >= 4


@pytest.mark.parametrize(
    ("answers", "practice"), [(("Maja agrees", "Tom agrees"), True), (("Leave it",), False)]
)
def test_all_are_asked_before_a_move_is_taken_back(
    tmp_path: Path, answers: tuple[str, ...], practice: bool
) -> None:
    chance, left = by_chance(5), iter(answers)
    votes, before = list[list[str]](), list[int]()

    def answer(new: list[str]) -> str | None:
        if any("agree" in line for line in new):
            votes.append(new)
            return next(left)
        if votes:
            return None
        # Zoe has seen what she drew: what she did before it is only taken back if all agree.
        if AWAY not in new or "Zoe: round 2" not in console.told:
            return chance(new)
        before.append(acts())
        return "undo"

    def acts() -> int:
        (path,) = (tmp_path / "games").glob("*.fort")
        return len(read_record(path).acts)

    console = Listener(answer)
    session = game_in(tmp_path, console, FAMILY, "en")
    assert "Zoe wants to take a move back" in votes[0]
    assert len(votes) == len(answers)
    assert not any("Maja agrees" in line for line in (*votes[1:], [])), "each agrees once"
    assert session.practice is practice
    assert (acts() < before[0]) is practice


def test_the_menu_says_what_it_does_not_understand_and_leads_back(tmp_path: Path) -> None:
    first = Wrote(
        tmp_path, Wanted(), "nonsense", "new", "person", "Maja", "random", "1", "1", "basic"
    )
    assert not any(line.endswith("Games") for line in first.told[0]), "there are none"
    assert "Type the number of an answer, or its first letters." in first.told[1]
    assert kids(first.told[-2]) + kids(first.told[-1]) > 0
    again = Wrote(tmp_path, Wanted(), "games", "back", "games", "1", "quit")
    assert any(line.startswith("1. Continue") for line in again.told[0])
    assert any("Maja" in line for line in again.told[1])
    assert again.told[2][1:] == again.told[0][1:], "back in the menu"
    assert any(line.startswith("At the table") for line in again.told[4])


def test_files_go_on_or_say_what_is_wrong_with_them(tmp_path: Path) -> None:
    call = Wanted(players=("human", "random"), names=("Maja", "Zoe"), seed=3)
    left = [6]
    chance = by_chance(2)

    def some(new: list[str]) -> str | None:
        left[0] -= 1
        return chance(new) if left[0] > 0 else None

    session = game_in(tmp_path / "a", Listener(some), call, "en")
    path = session.recording.path
    assert path is not None
    made = len(read_record(path).acts)
    assert Wrote(tmp_path / "a", Wanted(path)).opened
    assert len(read_record(path).acts) == made

    damaged = tmp_path / "damaged.fort"
    lines = path.read_bytes().splitlines(keepends=True)
    damaged.write_bytes(b"".join([*lines[:-6], lines[-6][:9]]))
    wrote = Wrote(tmp_path / "b", Wanted(damaged))
    assert wrote.opened
    assert any("damaged.fort" in line for line in wrote.told[0]), "what is wrong is told"

    garbage = tmp_path / "garbage.fort"
    garbage.write_bytes(b"no record\n")
    wrote = Wrote(tmp_path / "c", Wanted(garbage))
    assert not wrote.opened
    assert wrote.told == [["garbage.fort, line 1: This is not a Fort record."]]

    nothing = Wrote(tmp_path / "c", Wanted(goes_on=True))
    assert not nothing.opened
    assert nothing.told == [["There is no game to continue."]]

    whole = game_in(tmp_path / "d", Listener(by_chance(3)), call, "en")
    assert whole.recording.path is not None
    wrote = Wrote(tmp_path / "d", Wanted(whole.recording.path))
    assert wrote.opened
    assert len(wrote.told) == 1, "nothing is asked of a game that is over"
    assert any(line.endswith("wins!") for line in wrote.told[0])

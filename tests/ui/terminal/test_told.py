"""Turns as they are told: few lines, reasons, how rivals stand, and each thing explained once."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.terminal.program import TextProgram, Wanted
from fort_desktop.ui.text.help import NOTES, note_words
from fort_desktop.ui.text.names import RULE_NAMES
from tests.ui.terminal.reading import Listener, by_chance

GAME: Final = Wanted(players=("human", "random"), names=("Ann", "Robin"), seed=10)
WORDS: Final = {note_words(name) for name in NOTES}
MOST: Final = 8
"""Lines of a rival's turn: its heading, and how the rival stands then, are two of them."""
REASONS: Final = re.compile(
    r"Ann does not follow\. (This kid has no|You hold no card|There is no room"
    r"|You have no kids left|Your (Pack|Lookout|fort)|No rival|For level"
    r"|There is nothing|It would|To follow)"
)


def told(folder: Path, wanted: Wanted = GAME) -> list[str]:
    """All that is told in a game, with settings that are kept in a folder."""
    console = Listener(by_chance(6))
    program = TextProgram(folder, SettingsFile(folder / "settings.json"), console, "en", None)
    program.run(wanted)
    return console.told


def test_a_turn_of_a_rival_is_told_in_few_lines_and_ends_with_what_the_rival_has(
    tmp_path: Path,
) -> None:
    lines, notes, turns = told(tmp_path), WORDS, list[list[str]]()
    again = told(tmp_path, GAME)  # by now everything has been explained
    assert set(lines) & notes
    for line in again:
        if line.startswith(("Robin: round", "Ann: round")):
            turns.append([])
        if turns and line not in WORDS and not line.endswith("this is the last round"):
            turns[-1].append(line)
    rivals = [turn for turn in turns if turn[0].startswith("Robin") and "" not in turn]
    assert len(rivals) > 3, "turns in which nothing was asked"
    assert max(map(len, rivals)) <= MOST
    assert all(turn[-1].startswith(("Robin has", "The game is over")) for turn in rivals)


def test_who_is_not_asked_to_follow_is_told_why(tmp_path: Path) -> None:
    lines = told(tmp_path)
    declined = [at for at, line in enumerate(lines) if line.startswith("Ann does not follow.")]
    asked = [at for at in declined if any("No, thanks" in line for line in lines[at - 2 : at])]
    unasked = [at for at in declined if at not in asked]
    assert unasked
    assert [lines[at] for at in unasked if not REASONS.match(lines[at])] == []


def test_what_is_added_is_told_with_the_action_that_it_is_for(tmp_path: Path) -> None:
    lines = told(tmp_path)
    assert any(
        re.match(r"Robin adds .*\. (Public|Private) action: .*\. Robin ", one) for one in lines
    )


def test_what_a_thing_is_is_told_once_in_all_games_of_a_person(tmp_path: Path) -> None:
    both = [told(tmp_path), told(tmp_path, GAME._replace(seed=7))]
    said = Counter(line for lines in both for line in lines)
    notes = {note: said[note] for note in WORDS if said[note]}
    assert len(notes) > 8
    assert set(notes.values()) == {1}
    things = [f"{thing}: " for thing in ("Pack", "Yard")]
    assert [sum(line.startswith((f"{one}What you pack", f"{one}Kids that"))
                for line in said.elements()) for one in things] == [1, 1]  # fmt: skip


def test_nothing_is_explained_to_whoever_wants_no_notes(tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").change(notes=Notes(on=False))
    assert not set(told(tmp_path)) & WORDS


def test_it_is_told_where_tokens_and_kids_come_from_and_what_lies_apart(tmp_path: Path) -> None:
    words = "\n".join(told(tmp_path))
    assert re.search(
        r"Robin spends \d (pizza|toys?)\. Robin spends \d toys? from the Pack\.", words
    )
    assert re.search(r"Ann trashes \w+ from Robin's Yard\.", words)
    assert re.search(r"\nRobin has .*: \d of 4.*, Pack: \d toys?\b", words)
    trashed, friend = "A trashed card is out of the game", ": a Best Friend never goes to the Yard"
    for once in (trashed, friend):
        assert len(re.findall(rf"{once}.*\n", words)) == 1
    assert "\nLevel 1 costs: 1 toy, 1 pizza. It brings a made-up rule.\n" in words


def test_the_end_tells_what_forts_and_made_up_rules_count(tmp_path: Path) -> None:
    lines = told(tmp_path)
    sums = [line for line in lines if re.match(r"(Ann|Robin): Points: .*, Total: \d+$", line)]
    assert len(sums) == 2
    assert all(re.search(r"Fort at level \d: \d+", line) for line in sums)
    rules = [tr(name) for name in RULE_NAMES.values() if any(tr(name) in line for line in sums)]
    assert rules
    assert all(any(line.startswith(f"{rule}: At the end") for line in lines) for rule in rules)
    assert not any("many secrets" in line for line in lines)

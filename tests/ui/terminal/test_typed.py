"""What a typed line means: one thing, or a question back; never a guess."""

import pytest

from fort_desktop.ui.terminal.typed import Choice, Command, meaning

PLAY_BUG = Choice("Play Bug", ("play bug", "Play Bug", "Bug", "bug"), lambda: None)
PLAY_BUD = Choice("Play Bud", ("play bud", "Play Bud", "Bud", "bud"), lambda: None)
STICKY = Choice("Add Icky & Sticky", ("add icky_sticky", "Icky & Sticky"), lambda: None)
COINED = Choice("Add Ace", ("add ace as shovel", "Add Ace (coin: shovel)", "Ace"), lambda: None)
OTHER = Choice("Add Ace", ("add ace as book", "Add Ace (coin: book)", "Ace"), lambda: None)
SKIP = Choice("Pomiń", ("skip", "Pomiń"), lambda: None)
CHOICES = (PLAY_BUG, PLAY_BUD, STICKY, COINED, OTHER, SKIP)
HELP = Command(("pomoc", "help"), lambda rest: None, "")
PARK = Command(("park",), lambda rest: None, "")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("1", [PLAY_BUG]),
        (" 6 ", [SKIP]),
        ("0", []),
        ("7", []),
        ("-1", []),
        ("²", []),
        ("play bug", [PLAY_BUG]),
        ("PLAY  Bug", [PLAY_BUG]),
        ("pl bug", [PLAY_BUG]),
        ("bu", [PLAY_BUG, PLAY_BUD]),
        ("play", [PLAY_BUG, PLAY_BUD]),
        ("b", []),
        ("s", []),
        ("sk", [SKIP]),
        ("pomin", [SKIP]),
        ("pom", [SKIP, HELP]),
        ("pomoc", [HELP]),
        ("icky & sticky", [STICKY]),
        ("icky sti", [STICKY]),
        ("icky_sticky", [STICKY]),
        ("ace", [COINED, OTHER]),
        ("add ace as bo", [OTHER]),
        ("add ace", [COINED, OTHER]),
        ("play bug now", []),
        ("bugs", []),
        ("ug", []),
        ("he", [HELP]),
        ("park and ride", [PARK]),
        ("", []),
        ("&&&", []),
    ],
)
def test_only_what_begins_like_that_is_meant(line: str, found: list[Choice | Command]) -> None:
    assert list(meaning(line, CHOICES, (HELP, PARK)).found) == found


def test_what_stands_behind_a_command_goes_with_it() -> None:
    why = Command(("why",), lambda rest: None, "")
    meant = meaning("why  play bug", CHOICES, (why,))
    assert (meant.found, meant.rest) == ((why,), "play bug")

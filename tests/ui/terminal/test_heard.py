"""What only the words tell: what was not used, what each thing brought, and what is taken back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.types import Card
from fort_desktop.ui.i18n.i18n import set_language
from fort_desktop.ui.terminal import spoken
from fort_desktop.ui.terminal.looking_up import about_kid, looked_up
from fort_desktop.ui.terminal.narrator import Narrator
from fort_desktop.ui.terminal.program import Wanted
from fort_desktop.ui.terminal.table import TextTable
from tests.ui.terminal.reading import Listener, by_chance, game_in
from tests.ui.terminal.tables import Watched, text_table

GAME = Wanted(players=("human", "random"), names=("Ann", "Robin"), seed=6)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


@pytest.fixture
def table() -> TextTable:
    """A new game of Maja, a person, and Zoe."""
    return text_table(Watched(lambda console, new: None), ("human", "random"), 3)


def lines_of(table: TextTable, *events: Event) -> list[str]:
    """What is told of these events of Zoe's turn."""
    lines: list[str] = []
    told = Narrator(table.model, lines.append)
    for event in (ev.TurnBegan(1, 2), ev.PhaseBegan(1, "play"), *events):
        told.hear(event, table.session.at)
    told.flush()
    return lines


def card_with(table: TextTable, op: str) -> Card:
    """A card whose public action does such a step."""
    kids = table.session.catalog.kid
    return next(card for card, kid in kids.items() if kid.public and kid.public.has(op))


def test_a_public_action_that_was_not_used_is_named_where_others_may_follow(
    table: TextTable,
) -> None:
    card = card_with(table, "copy_pack")
    private = ev.ActionBegan(1, "leader", "private", 1)
    _, *lines = lines_of(table, ev.CardPlayed(1, card), private, ev.FollowDeclined(0))
    own = "Public action, not used: copy their own Pack."
    assert lines[-1] == f"{own} Maja does not follow."
    used = ev.ActionBegan(1, "leader", "public", 1)
    *_, last = lines_of(table, ev.CardPlayed(1, card), used, private, ev.FollowDeclined(0))
    assert last == "Maja does not follow."


def test_each_kid_that_is_trashed_is_told_with_its_place_and_what_it_brought(
    table: TextTable,
) -> None:
    kids = table.session.catalog.kid
    cards = [card for card, kid in kids.items() if kid.best_friend is None][:2]
    one, two = (
        ev.CardTrashed(1, cards[0], "hand", 1),
        ev.CardTrashed(1, cards[1], "discard", 1),
    )
    point = ev.PointsScored(1, 1)
    *_, line = lines_of(table, one, point, two, point)
    first, second = (kids[card].name for card in cards)
    assert line.endswith(
        f"Zoe trashes {first} from their hand. Zoe scores 1 point. "
        f"Zoe trashes {second} from their discard pile. Zoe scores 1 point."
    )


def test_cards_are_drawn_before_and_after_the_shuffle(table: TextTable) -> None:
    drawn, shuffled = ev.CardDrawn(1, "?"), ev.DeckShuffled(1, ())
    *_, line = lines_of(table, drawn, drawn, shuffled, drawn, drawn, drawn)
    assert line.index("Zoe draws 2 cards.") < line.index("shuffled") < line.index("draws 3 cards")


def test_it_is_told_who_comes_into_the_park_and_what_a_level_is_worth(table: TextTable) -> None:
    card = card_with(table, "gain")
    *_, line = lines_of(table, ev.ParkRevealed(card), ev.FortAdvanced(1, 3))
    assert f"New in the Park: {spoken.named(table.session.catalog.kid[card])}." in line
    assert "to level 3. That is worth 9 points at the end." in line
    known = spoken.known_of(table.model)
    assert any("That is 0 points at the end." in one for one in spoken.board_lines(known, 0))


def test_what_ends_an_action_comes_last_in_the_list(table: TextTable) -> None:
    kid = next(iter(table.session.catalog.kids))
    discard, hand = mv.Trash(kid, "discard"), mv.Trash(kid, "hand")
    found = table._sorted(Decision(0, "trash", (mv.Stop(), discard, hand)))
    assert found == [hand, discard, mv.Stop()]


def test_kids_of_one_name_stand_once_with_their_number(table: TextTable) -> None:
    known = spoken.known_of(table.model)
    kids = known.catalog.kids.values()
    several = next(kid for kid in kids if kid.copies > 1)
    cards = tuple(card for card, kid in known.catalog.kid.items() if kid is several)[:2]
    assert spoken._kids(known, cards) == f"2\u00a0× {spoken.named(several)}"  # noqa: RUF001


def test_a_kid_without_an_action_says_so_in_a_list(table: TextTable) -> None:
    known = spoken.known_of(table.model)
    kid = next(kid for kid in known.catalog.kids.values() if not known.catalog.boxes[kid])
    assert spoken.kid_line(known, kid).startswith(f"{spoken.named(kid)}: This kid has no action.")


def test_the_rules_begin_with_what_a_thing_is(table: TextTable) -> None:
    known = spoken.known_of(table.model)
    assert looked_up("yard", known)[1].startswith("Kids that you do not use on your turn wait")
    assert looked_up("perk", known)[1].startswith("Whoever builds level 2 takes one of these.")
    assert len(looked_up("turn", known)) > 5
    assert not any("-1" in line for line in looked_up("turn", known))


def test_the_beginning_of_a_name_is_enough_for_why(table: TextTable) -> None:
    known = spoken.known_of(table.model)
    assert about_kid("noodle", known, (), begun=True)[0].startswith("Noodle Twins")
    assert about_kid("b", known, (), begun=True) == []
    assert about_kid("noodle", known, ()) == [], "elsewhere it may be meant as something else"


def typed(folder: Path, *lines: str, wanted: Wanted = GAME) -> list[list[str]]:
    """What is told before each of these lines, and behind the last one; others answer by chance."""
    chance, left, found = by_chance(6), iter(lines), list[list[str]]()

    def answer(new: list[str]) -> str | None:
        if not found and not any("Your turn" in line for line in new):
            return chance(new)
        found.append(new)
        return next(left, None)

    game_in(folder, Listener(answer), wanted, "en")
    return found


def test_a_word_says_why_it_tells_nothing(tmp_path: Path) -> None:
    _, zero, letters, more, one, hand = typed(
        tmp_path, "log 0", "log abc", "hand rivals", "t", "hand"
    )
    assert zero == letters == ["Type 'log', or 'log 50' for the last 50 lines."]
    assert more[0].startswith("'hand rivals' is not an answer here.")
    assert one == ["One letter is not enough: type at least two."]
    assert hand[0].startswith("You hold ")


def test_undo_names_the_move_and_whose_go_with_it(tmp_path: Path) -> None:
    skipped = typed(tmp_path, "skip", "1", "undo", "why 1", "1")
    asked, why, done = skipped[3:6]
    assert "This takes back: " in "\n".join(asked)
    assert "Take it back." in why
    assert any(line.startswith("This takes back: ") for line in why)
    assert any(line.startswith("Taken back: ") for line in done)


def test_the_log_tells_what_the_game_told(tmp_path: Path) -> None:
    *_, log = typed(tmp_path, "skip", "1", "log 100")
    words = "\n".join(log)
    for part in ("round 1", "From the Yard to the discard pile: ", " draws 5 cards.", " (coin"):
        assert part in words


def test_a_game_that_goes_on_is_told_from_the_beginning_of_turns(tmp_path: Path) -> None:
    typed(tmp_path, "skip", "1")
    console = Listener(lambda new: None)
    game_in(tmp_path, console, Wanted(goes_on=True), "en")
    first = next(
        at for at, line in enumerate(console.told) if line.endswith("the most points wins.")
    )
    recap = console.told[first + 1 : console.told.index("", first)]
    assert ": round " in recap[0]
    assert len([line for line in recap if ": round " in line]) == 2
    assert recap[-1].startswith("Robin has ")


def test_the_end_reads_out_no_digits(tmp_path: Path) -> None:
    console = Listener(by_chance(6))
    game_in(tmp_path, console, GAME._replace(seed=None), "en")
    assert "Fingerprint" not in "\n".join(console.told)
    assert console.told[-1].startswith("To check every shuffle and draw: ")


def test_the_park_says_who_has_the_sculpture_once_somebody_has_it(table: TextTable) -> None:
    known = spoken.known_of(table.model)
    assert not [one for one in spoken.park_lines(known) if "sculpture" in one.casefold()]
    taken = replace(known, view=replace(known.view, macaroni=1))
    assert "Macaroni sculpture: Zoe has it." in spoken.park_lines(taken)

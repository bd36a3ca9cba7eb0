"""A fair deal on the screens: a commitment before the game, the proof after it, nothing between."""

from pathlib import Path

import msgspec
import pygame
import pytest

from fort_desktop.cli import main
from fort_desktop.content import load_catalog
from fort_desktop.record.audit import Limits
from fort_desktop.record.format import Deal
from fort_desktop.record.reader import read_record
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.seed import commitment, secret_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.screens.proof import Proof, ProofScreen
from fort_desktop.ui.text.notices import commitment_words, in_groups, proof_words
from fort_desktop.ui.toolkit import clipboard
from tests.inside import game_of
from tests.record.games import PERSON_AND_TWO, play, saved

SIZE = (1280, 720)
SECRET = "00112233445566778899aabbccddeeff"


def choosing(data: Path | None = None) -> tuple[Pilot, App, NewGameScreen]:
    """A program that asks for a new game."""
    app = App(SIZE, speed=0, data=data)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("new game")
    assert isinstance(app.screen, NewGameScreen)
    assert not there(pilot, "commitment"), "nobody has to see digits who does not want to"
    pilot.click("house rules")
    pilot.click("fair deal")
    return pilot, app, app.screen


def shown(pilot: Pilot) -> str:
    """All words on the screen."""
    return "\n".join(node.label for node in pilot.nodes(lambda node: node.shown()))


def there(pilot: Pilot, name: str) -> bool:
    return bool(pilot.nodes(lambda node: node.name == name and node.shown()))


def test_the_usual_deal_is_secret_and_committed_to(tmp_path: Path) -> None:
    pilot, app, screen = choosing(tmp_path)
    secret, digits = screen.chance.secret, commitment(screen.chance.secret)
    said = pilot.node("secret deal").label
    assert said.startswith(f"{digits[:8]}\nNobody can choose the cards.")
    assert digits[8:16] not in shown(pilot), "the rest is for the curious"
    pilot.click("words")
    pilot.type("Zoë  and **Bo** ")
    pilot.click("commitment")
    assert in_groups(digits) in pilot.node("note").label
    pilot.click("commitment")
    pilot.click("close note")
    assert not there(pilot, "note")
    assert (screen.chance.secret, pilot.node("words").label) == (secret, "Zoë  and Bo ")
    deal = secret_deal(secret, "Zoë and Bo")
    assert all(hidden not in shown(pilot) for hidden in (secret, str(deal.seed)))
    pilot.click("done")
    pilot.click("agreed")
    pilot.click("start")
    session = app.games.session
    assert session is not None
    assert session.proof is None
    assert all(hidden not in shown(pilot) for hidden in (secret, in_groups(secret), str(deal.seed)))
    app.games.leave()
    assert read_record(saved(session)).header.deal == deal


def test_the_commitment_can_be_copied_and_kept(tmp_path: Path) -> None:
    pilot, _, screen = choosing(tmp_path)
    pygame.display.init()
    pilot.click("commitment")
    assert not there(pilot, "copied note")
    pilot.click("copy note")
    assert in_groups(commitment(screen.chance.secret)) in clipboard.paste()
    assert there(pilot, "copied note")
    assert not there(pilot, "copy note")
    pilot.click("close note")
    pilot.click("commitment")
    assert there(pilot, "copy note")


def test_without_a_clipboard_nothing_is_said_to_be_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, _, _ = choosing(tmp_path)
    monkeypatch.setattr(clipboard, "copy", lambda words: False)
    pilot.click("commitment")
    pilot.click("copy note")
    assert pilot.node("copy failed").label == "No clipboard here"
    assert not there(pilot, "copied note")


def test_a_number_is_a_plain_deal_and_another_one_is_secret_again() -> None:
    pilot, _, screen = choosing()
    before = screen.chance.secret
    pilot.click("deal")
    pilot.type("42")
    assert screen.deal == Deal(42)
    assert not there(pilot, "words")
    assert not there(pilot, "commitment")
    assert "same cards" in shown(pilot)
    pilot.press("ctrl backspace")
    assert screen.deal == secret_deal(before)
    assert there(pilot, "words")
    pilot.type("7")
    pilot.resize(1024, 768)
    assert screen.deal == Deal(7)
    assert not there(pilot, "words")
    pilot.click("seed")
    assert pilot.node("deal").label == ""
    assert screen.chance.secret != before
    assert screen.deal == secret_deal(screen.chance.secret)
    assert there(pilot, "commitment")


def test_who_does_not_unfold_it_gets_a_secret_deal_too(tmp_path: Path) -> None:
    pilot, app, screen = choosing(tmp_path)
    pilot.click("done")
    pilot.click("agreed")
    assert not there(pilot, "words")
    pilot.click("start")
    session = app.games.session
    assert session is not None
    app.games.leave()
    assert read_record(saved(session)).header.deal == secret_deal(screen.chance.secret)


def test_a_number_that_was_chosen_is_told_when_it_is_folded_away() -> None:
    pilot, _, screen = choosing()
    pilot.click("deal")
    pilot.type("42")
    pilot.click("done")
    assert pilot.node("fair deal").label.startswith("Deal 42\n")
    assert screen.deal == Deal(42)


def test_every_game_has_a_secret_of_its_own() -> None:
    assert choosing()[2].chance.secret != choosing()[2].chance.secret


def test_the_results_open_the_proof(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pilot, app, _ = choosing()
    deal = secret_deal(SECRET, "Zoë")
    session = Session.new(load_catalog(), PERSON_AND_TWO, deal, "basic", tmp_path)
    play(session, 100_000)
    app.games.play(session)
    pilot.settle()
    app.push(routes.Results())
    assert SECRET[:8] not in shown(pilot)
    pilot.click("more")
    pilot.click("proof")
    said = pilot.node("digits").label
    assert f"\n{deal.commitment[:8]}\nIt checks out: " in said
    assert SECRET[:8] not in shown(pilot)
    pilot.click("curious")
    words = pilot.node("note").label
    assert in_groups(SECRET) in words
    assert in_groups(deal.commitment) in words
    assert f": {deal.seed}\n" in words
    assert "Your own words: Zoë\n" in words
    pilot.click("close note")
    assert not there(pilot, "note")
    path = saved(session)
    app.games.leave()
    assert words.endswith(f"fort-desktop replay {path.name} --audit")
    capsys.readouterr()
    assert main(["replay", str(path), "--audit"]) == 0
    assert deal.commitment in capsys.readouterr().out


def test_words_for_every_kind_of_deal() -> None:
    assert "deal number 5." in proof_words(Deal(5), "a.fort", Limits())
    assert "No words of your own" in proof_words(secret_deal(SECRET), "a.fort", Limits())
    veiled = proof_words(Deal(0, veiled=True), "a.fort", Limits())
    assert "not shown" in veiled
    assert "replay a.fort --audit" in veiled


def test_a_game_that_does_not_know_its_seed_has_no_proof() -> None:
    pilot, app, _ = choosing()
    session = Session.new(load_catalog(), PERSON_AND_TWO, 5, "basic")
    play(session, 100_000)
    app.games.play(Session(game_of(session), session.seats, {}))
    pilot.settle()
    app.push(routes.Results())
    assert not there(pilot, "proof")


def proved(tmp_path: Path, deal: Deal) -> tuple[Pilot, ProofScreen]:
    """The page that shows that nobody chose a deal."""
    app = App(SIZE, speed=0, data=tmp_path)
    app.push(Proof(deal, lambda: "all digits"))
    assert isinstance(app.screen, ProofScreen)
    return Pilot(app, HeadlessDriver(SIZE)), app.screen


def test_the_own_paper_is_compared_typed_or_pasted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = secret_deal(SECRET, "Zo\u00eb")
    pilot, screen = proved(tmp_path, deal)
    digits = deal.commitment
    pilot.click("paper")
    pilot.type(f"{digits[:4]} {digits[4:7]}")
    assert not there(pilot, "compared"), "one is missing still"
    pilot.type(digits[7].upper())
    assert pilot.node("compared").label.startswith("It checks out")
    pilot.type("0" if digits[8] != "0" else "1")
    assert pilot.node("compared").label.startswith("It does not check out")
    for paper, fits in (
        (commitment_words(digits), True),
        (in_groups(digits), True),
        (commitment_words(commitment("another")), False),
    ):
        monkeypatch.setattr(clipboard, "paste", lambda: paper)  # noqa: B023
        pilot.press("ctrl a")
        pilot.press("ctrl v")
        assert pilot.node("compared").label.startswith("It checks out") == fits, paper
        assert screen.paper
    pilot.press("ctrl a")
    pilot.press("delete")
    assert not there(pilot, "compared")


def test_a_deal_that_was_exchanged_gets_no_tick(tmp_path: Path) -> None:
    deal = secret_deal(SECRET)
    for wrong in (
        msgspec.structs.replace(deal, seed=deal.seed + 1),
        msgspec.structs.replace(deal, secret="ff" + SECRET[2:]),
        msgspec.structs.replace(deal, words="other"),
    ):
        said = proved(tmp_path, wrong)[0].node("digits").label
        assert "It does not check out: " in said
        assert "It checks out" not in said
    assert "It checks out" in proved(tmp_path, deal)[0].node("digits").label

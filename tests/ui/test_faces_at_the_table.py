"""Whoever has chosen a face has it wherever the table shows this person."""

from pathlib import Path

import pytest

from fort_desktop.record.format import Deal
from fort_desktop.scene.cache import forget_all
from fort_desktop.ui.art import players
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import Choices
from fort_desktop.ui.table.panels import curtain, pads, rivals, side_dialogs
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.table.state import RivalBand
from tests.ui.sitting import Sitting

THREE = Choices(("human", "human", "human", ""), ("Maja", "Zoe", "Tomek", "Bo"))


class Painted:
    """Notes the chosen faces that each widget paints."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.on: dict[str, set[str]] = {}
        for widget in (pads, rivals, side_dialogs):
            self._watch(patch, widget.__name__)
        self._watch_figure(patch)
        forget_all()  # a picture that another test has left is painted by nobody

    def _watch(self, patch: pytest.MonkeyPatch, widget: str) -> None:
        seen = self.on.setdefault(widget.rpartition(".")[2], set())

        def paint(player: str, size: int, seat: str = "", kid: str = "") -> object:
            seen.add(kid)
            return players.player_face(player, size, seat, kid)

        patch.setattr(f"{widget}.player_face", paint)

    def _watch_figure(self, patch: pytest.MonkeyPatch) -> None:
        """On a curtain the whole figure is seen."""
        self.on["curtain"] = set()

        def paint(player: str, size: int, seat: str, kid: str, glad: bool = False) -> object:
            self.on["curtain"].add(kid)
            return players.player_figure(player, size, seat, kid, glad)

        patch.setattr(curtain, "player_figure", paint)


def test_chosen_faces_are_on_curtain_pads_bands_and_slips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(("human", "human"), data=tmp_path)
    painted = Painted(monkeypatch)
    for profile in (Profile("Maja", "crash"), Profile("Zoe", "punky")):
        sitting.app.profiles.add(profile)
    sitting.app.change(new_game=THREE)
    begin(sitting.app, last_table(sitting.app), Deal(7))
    sitting.pilot.settle()
    known = {one.name: one.face for one in sitting.app.profiles.persons.values()}
    faces = [known.get(seat.name, "") for seat in sitting.session.seats]
    assert {"crash", "punky"} < set(faces)
    first = sitting.table.model.stand.seat
    assert painted.on["curtain"] == {faces[first]}
    assert painted.on["rivals"] == {*faces} - {faces[first]}
    sitting.until(lambda: isinstance(sitting.table.model.situation, AnswerPads))
    assert painted.on["pads"] >= {*faces} - {faces[sitting.table.model.shown.leader]}
    sitting.until(lambda: sitting.sees("since sheet"))
    own, turns = sitting.table.model.shown.seat, sitting.table.model.hotseat.since
    assert painted.on["side_dialogs"] == {faces[turn.leader] for turn in turns}
    painted.on["rivals"].clear()
    sitting.table.popovers.open(RivalBand((own + 1) % 3))
    assert painted.on["rivals"] == {faces[(own + 1) % 3]}
    sitting.app.close()

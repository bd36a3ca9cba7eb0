"""The computers' own chance is the same for all who play a deal, wherever they think."""

from pathlib import Path

from fort_desktop.bots.levels import make_bot
from fort_desktop.content import load_catalog
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.seed import even_luck
from tests.session.duplicate.deals import kept
from tests.waiting import LONGEST, until

CATALOG = load_catalog()


def test_luck_depends_on_deal_seat_and_round_only() -> None:
    found = {
        even_luck(seed, seat, number) for seed in (1, 2) for seat in (0, 1) for number in (1, 2)
    }
    assert len(found) == 8
    assert even_luck(1, 0, 1) == even_luck(1, 0, 1) != even_luck(1, 0, 1, "par")


def test_a_worker_makes_a_player_anew_when_its_luck_changes(tmp_path: Path) -> None:
    session, _ = kept(CATALOG, tmp_path).play(0)
    decision = session.decision
    assert decision is not None
    view = session.view()
    here = {luck: make_bot("random", CATALOG, luck) for luck in (3, 4)}
    thinker = Thinker(LONGEST)
    thinker.seat(CATALOG, {view.seat: ("random", 11)})
    for luck in (3, 3, 4, 4, 4):
        thinker.ask(view, decision, luck=luck)
        answer = until(thinker.answer)
        assert answer.move == here[luck].choose(view, decision)
    thinker.close()
    session.close()

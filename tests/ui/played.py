"""Games that are played on without their table: laying it for every move is what takes time."""

import random

from fort_desktop.rules.model import moves as mv
from fort_desktop.session.session import Session
from tests.ui.sitting import Sitting

MOST = 6000
DOES_NOTHING = ("Skip", "Pass", "Stop")


def play_until(session: Session, kind: str, rounds: int = 0) -> None:
    """All seats play at random until the viewer is asked this, in that round or later."""
    chance = random.Random(4)
    for _ in range(MOST):
        decision = session.decision
        assert decision is not None, f"no question of the kind {kind}"
        asked = decision.seat == session.viewer and decision.kind == kind
        # Against computers nobody is asked to follow without a card for it.
        asked = asked and decision.moves != (mv.PASS,)
        if asked and session.public.round >= rounds:
            return
        acting = [m for m in decision.moves if type(m).__name__ not in DOES_NOTHING]
        session.submit(chance.choice(acting or list(decision.moves)))
    raise AssertionError(f"no question of the kind {kind}")


def to_question(sitting: Sitting, kind: str, rounds: int = 0) -> None:
    """Play the game of a sitting on in that way, and lay its table there."""
    session = sitting.session
    play_until(session, kind, rounds)
    sitting.app.games.play(session)
    sitting.pilot.settle()

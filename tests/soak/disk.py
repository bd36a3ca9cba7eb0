"""Soak test of full disks: games go on, nothing is lost, no partial file is left."""

import random
import resource
from pathlib import Path

from fort_desktop.bots.levels import make_bot
from fort_desktop.content import load_catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session

_SEATS = (SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy"))
_FREE = resource.RLIM_INFINITY


def soak_disk(seed: int, count: int, data: Path) -> list[str]:
    """Play `count` games with a changing limit of the file size.

    Returns:
        The findings; [] if there are none.
    """
    found: list[str] = []
    catalog = load_catalog()
    for number in range(count):
        chance = random.Random(seed + number)
        folder = data / f"games-{number}"
        _limit(chance.choice((_FREE, 0, 100, 30_000)))
        session = Session.new(catalog, _SEATS, seed + number, "basic", folder)
        bot = make_bot("random", catalog, 3)
        for _ in range(chance.randint(20, 200)):
            if chance.random() < 0.1:
                _limit(chance.choice((_FREE, 0, 30_000, 40_000 + chance.randrange(60_000))))
            decision = session.decision
            if decision is None:
                break
            if session.computers_turn:
                session.think()
            else:
                session.submit(bot.choose(session.view(), decision))
            if chance.random() < 0.05:
                session.undo()
            session.recording.settle()
        _limit(_FREE)
        if session.decision is not None:
            session.submit(session.decision.moves[0])
        session.close()
        if session.recording.trouble is not None:
            found.append(
                f"game {number}: not kept, though there is room: {session.recording.trouble}"
            )
        digest = session._game.state.digest()
        files = sorted(folder.iterdir())
        if len(files) != 1:
            found.append(f"game {number}: {[path.name for path in files]}")
        again, notices = open_session(catalog, files[0])
        again.close()
        if notices or again._game.state.digest() != digest:
            found.append(f"game {number}: opened with another state, {notices}")
    return found


def _limit(size: int) -> None:
    """Limit files to `size` bytes; beyond it Python gets an error instead of a signal."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, _FREE))

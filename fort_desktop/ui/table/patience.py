"""At which rivals the person wants to click after each step: at all, or at some of them."""

from collections.abc import Sequence

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.persons.settings import MOST_NAMES


class Patience:
    """What the settings say of the players of one game; single ones are known by their names."""

    def __init__(self, seats: Sequence[SeatInfo], host: Host) -> None:
        self._names = [seat.name for seat in seats]
        self._host = host

    def at(self, seat: int) -> bool:
        """Whether the person wants to wait at this one, whatever holds for the others."""
        return self._names[seat] in self._host.settings.wait_at

    def at_all(self, seat: int) -> bool:
        """Whether the person wants to wait here: at this one, or everywhere."""
        return self._host.settings.wait_for_click or self.at(seat)

    def turn(self, seat: int) -> None:
        """Switch it on or off for this one."""
        name, there = self._names[seat], self._host.settings.wait_at
        left = tuple(one for one in there if one != name)
        self._host.change(wait_at=left if name in there else (*left, name)[-MOST_NAMES:])

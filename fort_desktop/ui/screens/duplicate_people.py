"""The persons who play one deal: names, faces and colours, by number."""

from collections.abc import Sequence

from fort_desktop.record.duplicate import DealSet
from fort_desktop.rules.model.types import COLOURS, Colour
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.persons.faces import FACES


class People:
    """Those who play a deal; all of one table's seat, so each gets a colour of their own.

    Attributes:
        names: as they are now, where a profile was renamed; faces: kids.
    """

    def __init__(self, app: Host, told: DealSet) -> None:
        known = [app.profiles.persons.get(player.holder) for player in told.players]
        self.names = [
            profile.name if profile is not None else player.name
            for profile, player in zip(known, told.players, strict=True)
        ]
        self.faces: list[str] = [
            profile.face if profile is not None else FACES[i] for i, profile in enumerate(known)
        ]
        self.colours: list[Colour] = list(COLOURS[: len(known)])

    def keep(self, numbers: Sequence[int]) -> None:
        """Only these are left, in this order; each keeps their own colour."""
        self.names = [self.names[number] for number in numbers]
        self.faces = [self.faces[number] for number in numbers]
        self.colours = [self.colours[number] for number in numbers]

"""Seats and final scores."""

from typing import Final

import msgspec

from fort_desktop.rules.model.types import Colour, Name, Points, Seat

PERSON: Final = "human"
"""The player of a seat that a person at this screen has."""


class SeatInfo(msgspec.Struct, frozen=True, cache_hash=True):
    """The player at a seat; `player` is "human" or the name of a computer level."""

    name: Name
    colour: Colour
    player: Name


class Score(msgspec.Struct, frozen=True):
    """A final score by source (END-3)."""

    seat: Seat
    track: Points
    fort: Points
    rule: Points
    macaroni: Points
    total: Points

"""News of the files of games: values, which the screens put into words."""

from pathlib import Path

import msgspec

from fort_desktop.record.faults import Damage, RecordError
from fort_desktop.session.loading import Notice


class Unopened(msgspec.Struct, frozen=True):
    """A game could not be opened, read or begun."""

    fault: RecordError


class Refused(msgspec.Struct, frozen=True):
    """A file could not be taken in among the games."""

    fault: RecordError


class TakenIn(msgspec.Struct, frozen=True):
    """A file is among the games now, at this path."""

    path: Path


class Copied(msgspec.Struct, frozen=True):
    """The file at this path lies elsewhere: a copy among the games goes on."""

    path: Path


class Missed(msgspec.Struct, frozen=True):
    """The game that was played last cannot be opened."""

    damage: Damage
    path: Path


class NothingKept(msgspec.Struct, frozen=True):
    """Games are not saved here, so files cannot be imported."""


News = Unopened | Refused | TakenIn | Copied | Missed | NothingKept | Notice

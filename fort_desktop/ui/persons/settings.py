"""The person's settings, saved as JSON; a wrong file never stops the program.

See `kept_file` for how it is read and written; here stands what may be in it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec

from fort_desktop.record.sitting import HouseRules
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.i18n.i18n import N_, Language
from fort_desktop.ui.keys.actions import Keys, Pads
from fort_desktop.ui.keys.keymap import clashes
from fort_desktop.ui.persons.faces import Worn
from fort_desktop.ui.persons.kept_file import KeptFile, Kind, filled, merged
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.text.players import PLAYERS, names_at

VERSION: Final = 1
FORMAT: Final = "fort_settings"
MAX_BYTES: Final = 64 * 1024
LONGEST_NAME: Final = 16
Speed = Literal["calm", "normal", "fast", "instant"]
FACTORS: Final[dict[Speed, float]] = {"calm": 0.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}
"""How fast pictures move; at 0 only the end of a movement is shown."""
Scale = Literal[80, 100, 125, 150, 175, 200]
SCALES: Final[tuple[Scale, ...]] = get_args(Scale)
_Side = Annotated[int, msgspec.Meta(ge=-65536, le=65536)]
CoverAfter = Literal[0, 30, 60, 120]
COVERS_AFTER: Final[tuple[CoverAfter, ...]] = get_args(CoverAfter)
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
_CLEAN: Final = r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*\Z"
"""No control characters, no half ones: as `record.text.is_clean`, which a game demands."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=_CLEAN)]
ChosenName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=_CLEAN)]
"""A name that somebody has typed; "" is the usual one of the language that is spoken."""
Player = Annotated[str, msgspec.Meta(pattern=rf"\A({'|'.join(PLAYERS)})?\Z")]
_S = TypeVar("_S", bound=msgspec.Struct)
MOST_NAMES: Final = 64
HINTED: Final = 10
"""So many tooltips say what else can be done with them; later ones are read in peace."""


class Choices(msgspec.Struct, frozen=True):
    """The setup of the last new game; `players` and `names` by seat, "" is an empty seat."""

    players: tuple[Player, Player, Player, Player] = ("human", "easy", "easy", "")
    names: tuple[ChosenName, ChosenName, ChosenName, ChosenName] = ("", "", "", "")
    setup: SetupKind = "basic"
    practice: bool = False

    @property
    def called(self) -> list[str]:
        """The names by seat, in the language that is spoken where nobody has typed one."""
        return names_at(self.names)

    @property
    def enough(self) -> "Choices":
        """The same, with the usual players if fewer than two play."""
        if sum(map(bool, self.players)) >= 2:
            return self
        return msgspec.structs.replace(self, players=Choices().players)


class Remembered(msgspec.Struct, frozen=True):
    """Values that other screens choose, or that the program notes by itself.

    `wait_at`: only what these rivals do stays until a click.
    `languages`: of persons, by name, as older versions kept them: profiles take them over.
    `house`: what the last table agreed on, see `new_game`.
    `faces`: of computers, by name, as somebody has chosen them.
    `first_game`: the guided first game was played to the end of the lesson.
    `tooltips`: so many were opened by pointing; counted up to `HINTED`.
    `losses`: the numbers of a person tell what their own choices lost, by the review.
    `window` is where it was last, and how large: x, y, width and height in pixels; a width of 0 is
    wherever the system puts it.
    """

    wait_at: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_NAMES)] = ()
    window: tuple[_Side, _Side, _Side, _Side] = (0, 0, 0, 0)
    new_game: Choices = Choices()
    languages: dict[Name, Language] = {}
    house: HouseRules = HouseRules()
    faces: Annotated[dict[Name, Worn], msgspec.Meta(max_length=MOST_NAMES)] = {}
    keys: Keys = Keys()
    pads: Pads = Pads()
    first_game: bool = False
    losses: bool = False
    tooltips: Annotated[int, msgspec.Meta(ge=0, le=HINTED)] = 0


class Settings(Remembered, frozen=True):
    """All settings: what the settings screen has a row for, and what is remembered.

    Volumes and the scale of the interface are percents.

    `contrast`: grounds are plain, and words stand out from them by 7 to 1.
    `wait_for_click`: what a rival has done stays until a click.
    `spacing`: letters stand further apart, which some read more easily.
    `steady`: a press that follows too soon upon another one does not count.
    `cover_after`: so many seconds without a press cover a hand where persons share the screen; 0 is
    never.
    `notes`: for beginners, of who plays without a profile; off, nobody gets any.
    `offer_look_back`: a finished game can be looked back at.
    `medals`: medals are shown; they are kept in any case.
    `worth`: tags at the table tell what each seat would have if the game ended now.
    `marks`: a screen reader's focus is heard: where a card lies, and its suits.
    """

    language: Language = "en"
    speed: Speed = "normal"
    reduced_motion: bool = False
    contrast: bool = False
    spacing: bool = False
    wait_for_click: bool = False
    steady: bool = False
    cover_after: CoverAfter = 60
    full_screen: bool = False
    scale: Scale = 100
    effects_volume: Volume = 60
    music_volume: Volume = 30
    notes: Notes = Notes()
    offer_look_back: bool = True
    medals: bool = True
    worth: bool = True
    marks: bool = True

    @property
    def factor(self) -> float:
        """The speed of animations as a number."""
        return FACTORS[self.speed]


_INNER: Final = (Choices, HouseRules, Keys, Pads, Notes)
"""Settings that are made of others, which fall back one by one."""


_NO_JSON: Final = N_("Line {detail} makes no sense. The defaults are used.")
_TOO_DEEP: Final = N_("This is not a settings file. The defaults are used.")
_NO_FORMAT: Final = N_("This is not a settings file: “{detail}” is missing. The defaults are used.")
_NOT_READ: Final = N_("The settings cannot be read: {why}. The defaults are used.")
_NEWER: Final = N_("These settings are from a newer version ({detail}). The defaults are used.")
_NOT_KEPT: Final = N_("The settings cannot be saved: {why}.")
_REFUSED: Final = {
    "name": N_("No file can have this name, so the settings are not saved."),
    "kind": N_("This is not an ordinary file. The settings are not saved in it."),
    "size": N_("This file is too large to be a settings file. The defaults are used."),
}
_SWITCH: Final = N_("{detail}: it must be true or false.")
_VOLUME: Final = N_("{detail}: it must be a whole number from 0 to 100.")
_ONE_OF: Final[dict[str, str]] = {
    "language": N_("{detail}: it must be en, pl, ru, cs, or pt_BR."),
    "speed": N_("{detail}: it must be calm, normal, fast, or instant."),
    "new_game.setup": N_("{detail}: it must be basic or draft."),
}
_OBJECT: Final = N_("{detail}: it must be an object.")
SEEN: Final = N_("{detail}: it must be a list of at most 64 names of notes.")
FINISHED: Final = N_("{detail}: it must be a list of at most 64 chapters of the first game.")
_KEY: Final = N_("{detail}: it must be a key that no other action has, or none.")
_BUTTON: Final = N_(
    "{detail}: it must be a, b, x, y, start, back, lb, rb, lt, rt, l3, r3, or none."
)
EXPECTED: Final[dict[str, str]] = {
    **_ONE_OF,
    **{one.name: _SWITCH for one in msgspec.structs.fields(Settings) if one.type is bool},
    "wait_at": N_("{detail}: it must be a list of at most 64 names of 1 to 16 characters."),
    "cover_after": N_("{detail}: it must be one of 0, 30, 60, 120."),
    "effects_volume": _VOLUME,
    "music_volume": _VOLUME,
    "scale": N_("{detail}: it must be one of 80, 100, 125, 150, 175, 200."),
    "window": N_("{detail}: it must be four whole numbers."),
    "tooltips": N_("{detail}: it must be a whole number from 0 to 10."),
    "new_game": _OBJECT,
    "languages": N_("{detail}: each name must have a language code: en, pl, ru, cs, or pt_BR."),
    "faces": N_("{detail}: at most 64 names may have a face, and it must be a kid's."),
    "notes": _OBJECT,
    "notes.on": _SWITCH,
    "notes.seen": SEEN,
    "notes.chapters": FINISHED,
    "notes.again": _SWITCH,
    "house": _OBJECT,
    "house.open_on_turn": _SWITCH,
    "house.new_kids": N_("{detail}: it must be own, now, or asked."),
    "house.seats": N_("{detail}: it must be chance or stand."),
    "keys": _OBJECT,
    "pads": _OBJECT,
    **{f"keys.{action}": _KEY for action in Keys.__struct_fields__},
    **{f"pads.{action}": _BUTTON for action in Pads.__struct_fields__},
    "new_game.players": N_("{detail}: it must be four players that this program knows."),
    "new_game.names": N_("{detail}: it must be four names of at most 16 characters."),
    "new_game.practice": _SWITCH,
}
"""What each setting may be, by its place in the file."""


_KIND: Final = Kind(
    FORMAT,
    VERSION,
    MAX_BYTES,
    no_json=_NO_JSON,
    too_deep=_TOO_DEEP,
    no_format=_NO_FORMAT,
    newer=_NEWER,
    not_read=_NOT_READ,
    not_kept=_NOT_KEPT,
    some=N_("{file}: some settings are wrong. Their defaults are used."),
    refused=_REFUSED,
)


class SettingsFile(KeptFile):
    """The settings and the file that keeps them.

    Args:
        path: of the file; None keeps nothing.
        first: makes the settings of who has none yet, or none that can be read.

    Attributes:
        settings: as they are now; new: nobody has had any here before.
    """

    def __init__(self, path: Path | None, first: Callable[[], Settings] = Settings) -> None:
        super().__init__(path, _KIND)
        self._strange: dict[str, Any] = {}
        self._disk: Settings | None = None  # what the file holds, if it can be read
        self._mine: dict[str, Any] = {}  # changed here, not yet on the disk
        self.new = False
        self.read()
        self.settings = self._disk or (first() if path is not None else Settings())

    def read(self) -> None:
        """See what other programs have written; the settings here stay as they are."""
        if self.path is None:
            return
        found, self._disk = self._found(self.path), None
        self.new = found is None
        if found is not None and self.fault is None:
            self._disk, self._strange, self.wrong = filled(
                Settings, found, "", EXPECTED, _INNER, _apart
            )
        self._note_spoilt()

    def change(self, **values: Any) -> bool:
        """Change settings and keep them; False if they could not be kept: see `messages`."""
        before, self.settings = self.settings, msgspec.structs.replace(self.settings, **values)
        self._mine = merged(self._mine, _differences(before, self.settings))
        kept = self._keep(self._values)
        if kept:
            self._mine = {}
        return kept

    def _values(self) -> dict[str, Any]:
        """Return what the file holds, with what was changed here laid over it."""
        whole = _laid_over(self._disk, self._mine) if self._disk is not None else self.settings
        for name in ("keys", "pads"):
            # Another program has given away the key that was chosen here.
            if clashes(getattr(whole, name)):
                whole = msgspec.structs.replace(whole, **{name: getattr(self.settings, name)})
        return merged(self._strange, msgspec.to_builtins(whole))


def own_settings(
    path: Path, system: Callable[[], Language], calm: Callable[[], bool] = lambda: False
) -> SettingsFile:
    """The person's settings; the first ones are as the system is set.

    Args:
        system: its language; calm: True if it shows little movement.
    """
    return SettingsFile(path, lambda: Settings(language=system(), reduced_motion=calm()))


def _differences(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The fields in which a struct differs from an older one, also inside of its structs."""
    found: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        if before != now:
            inner = isinstance(now, msgspec.Struct)
            found[name] = _differences(before, now) if inner else now
    return found


def _laid_over(old: _S, changes: dict[str, Any]) -> _S:
    """The struct with these differences."""
    values = {}
    for name, value in changes.items():
        before = getattr(old, name)
        values[name] = _laid_over(before, value) if isinstance(before, msgspec.Struct) else value
    return msgspec.structs.replace(old, **values)


def _apart(bound: _S) -> tuple[_S, list[str]]:
    """Give actions that have the key of another one their usual keys; also returns which."""
    found: list[str] = []
    while isinstance(bound, Keys | Pads) and (moved := clashes(bound)):
        usual = type(bound)()
        changes = {name: getattr(usual, name) for name in moved}
        bound, found = msgspec.structs.replace(bound, **changes), [*found, *moved]
    return bound, found

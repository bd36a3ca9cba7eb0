"""The person's settings, saved as JSON; a wrong file never stops the program.

The file is read once, within bounds, into the types below. A wrong value falls back alone, and the
old file is kept beside the new one then.
"""

import contextlib
import json
import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, get_args

import msgspec

from fort_desktop.files import (
    FileRefusedError,
    Why,
    move_new,
    read_bounded,
    why_of,
    write_whole,
)
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.keys.actions import Keys, Pads
from fort_desktop.ui.keys.keymap import clashes
from fort_desktop.ui.text.i18n import N_, Language, Saying, tr, trn
from fort_desktop.ui.text.players import PLAYERS, usual_name
from fort_desktop.ui.text.system_faults import why_words
from fort_desktop.ui.text.system_language import system_language

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
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
_CLEAN: Final = r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*\Z"
"""No control characters, no half ones: as `record.text.is_clean`, which a game demands."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=_CLEAN)]
ChosenName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=_CLEAN)]
"""A name that somebody has typed; "" is the usual one of the language that is spoken."""
Player = Annotated[str, msgspec.Meta(pattern=rf"\A({'|'.join(PLAYERS)})?\Z")]
_S = TypeVar("_S", bound=msgspec.Struct)
MOST_NAMES: Final = 64
_DIGITS: Final = 18
"""Of a whole number at most; a longer one stands for no setting, and takes long to read."""
_DEPTH: Final = 8
"""So deep may a value be nested that is kept for a newer version."""
_TOLD: Final = 5
"""So many wrong values are told one by one."""
_LONGEST_KEY: Final = 40


class Choices(msgspec.Struct, frozen=True):
    """How the last new game was set up; `players` and `names` by seat, "" is an empty seat."""

    players: tuple[Player, Player, Player, Player] = ("human", "easy", "easy", "")
    names: tuple[ChosenName, ChosenName, ChosenName, ChosenName] = ("", "", "", "")
    setup: SetupKind = "basic"
    practice: bool = False

    @property
    def called(self) -> list[str]:
        """The names by seat, in the language that is spoken where nobody has typed one."""
        return [name.strip() or usual_name(seat) for seat, name in enumerate(self.names)]

    @property
    def enough(self) -> "Choices":
        """The same, with the usual players if fewer than two play."""
        if sum(map(bool, self.players)) >= 2:
            return self
        return msgspec.structs.replace(self, players=Choices().players)


class Settings(msgspec.Struct, frozen=True):
    """All settings; volumes and the scale of the interface are percents.

    `wait_for_click`: what a rival has done stays until a click; `wait_at`: only what these do.
    `languages`: of persons who share the screen and do not speak as the program, by name.
    `window` is where it was last, and how large: x, y, width and height in pixels; a width of 0 is
    wherever the system puts it.
    """

    language: Language = "en"
    speed: Speed = "normal"
    reduced_motion: bool = False
    wait_for_click: bool = False
    wait_at: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_NAMES)] = ()
    full_screen: bool = False
    scale: Scale = 100
    window: tuple[_Side, _Side, _Side, _Side] = (0, 0, 0, 0)
    effects_volume: Volume = 60
    music_volume: Volume = 30
    new_game: Choices = Choices()
    languages: dict[Name, Language] = {}
    keys: Keys = Keys()
    pads: Pads = Pads()

    @property
    def factor(self) -> float:
        """The speed of animations as a number."""
        return FACTORS[self.speed]


_INNER: Final = (Choices, Keys, Pads)
"""Settings that are made of others, which fall back one by one."""


class Fault(NamedTuple):
    """What is wrong with a file: a sentence in English, and technical words or why to fill it."""

    reason: str
    detail: str = ""
    why: Why | None = None

    def words(self) -> str:
        """The sentence in the language that is spoken now."""
        why = why_words(self.why) if self.why is not None else ""
        return tr(self.reason, detail=self.detail, why=why)


_NO_JSON: Final = N_("Line {detail} makes no sense. The usual settings are used.")
_TOO_DEEP: Final = N_("This is no settings file. The usual settings are used.")
_NO_FORMAT: Final = N_('This is no settings file: "{detail}" is missing. The usual ones are used.')
_NOT_READ: Final = N_("The settings cannot be read: {why}. The usual ones are used.")
_NEWER: Final = N_("These settings are of a newer version ({detail}). The usual ones are used.")
_NOT_KEPT: Final = N_("The settings cannot be kept: {why}.")
_REFUSED: Final = {
    "name": N_("No file can have this name. The settings are not kept."),
    "kind": N_("This is no ordinary file. The settings are not kept in it."),
    "size": N_("This file is too large for settings. The usual ones are used."),
}
_SWITCH: Final = N_("{detail}: it must be true or false.")
_VOLUME: Final = N_("{detail}: it must be a whole number from 0 to 100.")
_ONE_OF: Final[dict[str, str]] = {
    "language": N_("{detail}: it must be one of en, pl, ru, cs, pt_BR."),
    "speed": N_("{detail}: it must be one of calm, normal, fast, instant."),
    "new_game.setup": N_("{detail}: it must be one of basic, draft."),
}
_OBJECT: Final = N_("{detail}: it must be an object.")
_KEY: Final = N_("{detail}: it must be a key that no other action has, or none.")
_BUTTON: Final = N_("{detail}: it must be one of a, b, x, y, start, back, lb, rb, l3, r3, none.")
EXPECTED: Final[dict[str, str]] = {
    **_ONE_OF,
    "reduced_motion": _SWITCH,
    "wait_for_click": _SWITCH,
    "wait_at": N_("{detail}: it must be a list of at most 64 names of 1 to 16 characters."),
    "full_screen": _SWITCH,
    "effects_volume": _VOLUME,
    "music_volume": _VOLUME,
    "scale": N_("{detail}: it must be one of 80, 100, 125, 150, 175, 200."),
    "window": N_("{detail}: it must be four whole numbers."),
    "new_game": _OBJECT,
    "languages": N_("{detail}: each name must have one of en, pl, ru, cs, pt_BR."),
    "keys": _OBJECT,
    "pads": _OBJECT,
    **{f"keys.{action}": _KEY for action in Keys.__struct_fields__},
    **{f"pads.{action}": _BUTTON for action in Pads.__struct_fields__},
    "new_game.players": N_("{detail}: it must be four players that this program knows."),
    "new_game.names": N_("{detail}: it must be four names of at most 16 characters."),
    "new_game.practice": _SWITCH,
}
"""What each setting may be, by its place in the file."""
_STRANGE: Final = N_("{detail}: no version of Fort writes that. It is left out.")


class SettingsFile:
    """The settings and the file that keeps them.

    Args:
        path: of the file; None keeps nothing.
        first: makes the settings of who has none yet, or none that can be read.

    Attributes:
        settings: as they are now.
        fault: why the file could not be read or written as a whole.
        wrong: what is wrong with single values; these fell back.
    """

    def __init__(self, path: Path | None, first: Callable[[], Settings] = Settings) -> None:
        self.path = path
        self._first = first
        self.settings = Settings()
        self.fault: Fault | None = None
        self.wrong: list[Fault] = []
        self._strange: dict[str, Any] = {}
        self._touched = True
        self._spoilt = False
        if path is not None:
            self._read(path)

    @property
    def told(self) -> list[Saying]:
        """What a person should know about the file: one message, or none."""
        if self.path is None or (self.fault is None and not self.wrong):
            return []
        return [partial(_message, self.path, self.fault, self.wrong)]

    @property
    def messages(self) -> list[str]:
        """The same in the language that is spoken now."""
        return [say() for say in self.told]

    def _read(self, path: Path) -> None:
        try:
            found = _object(read_bounded(path, MAX_BYTES))
        except FileNotFoundError:
            self.settings = self._first()
            return
        except OSError as refused:
            self.fault = _refusal(refused, _NOT_READ)
            # What is no file at all is left where it is; somebody has put it there on purpose.
            self._touched = not (isinstance(refused, FileRefusedError) and refused.code == "kind")
            found = {}
        if isinstance(found, Fault):
            self.fault = found
        else:
            self.settings, self._strange, self.wrong = _filled(Settings, found, "")
        if self.fault is not None:
            self.settings = self._first()
        self._spoilt = bool(self.fault or self.wrong)

    def change(self, **values: Any) -> bool:
        """Change settings and keep them; False if they could not be kept: see `messages`."""
        self.settings = msgspec.structs.replace(self.settings, **values)
        if self.path is None:
            return True
        if not self._touched:
            return False
        self.fault, self.wrong = None, []
        try:
            self._write(self.path)
        except OSError as refused:
            self.fault = _refusal(refused, _NOT_KEPT)
        return self.fault is None

    def _write(self, path: Path) -> None:
        if self._spoilt:
            with contextlib.suppress(FileNotFoundError):  # somebody may have mended it so
                move_new(path, path.parent, _names_beside(path.name))
            self._spoilt = False
        now = {FORMAT: VERSION, **msgspec.to_builtins(self.settings)}
        content = json.dumps(_merged(self._strange, now), indent=2, ensure_ascii=False)
        write_whole(path, f"{content}\n".encode())


def own_settings(path: Path) -> SettingsFile:
    """The person's settings; whoever has none yet is spoken to as the system speaks."""
    return SettingsFile(path, lambda: Settings(language=system_language()))


def _message(path: Path, fault: Fault | None, wrong: list[Fault]) -> str:
    """What is wrong with the settings: the file as a whole, or some values of it."""
    if fault is not None:
        return tr("{file}: {why}", file=path, why=fault.words())
    rows = [tr("{file}: some settings are wrong. The usual ones are used.", file=path)]
    rows += [one.words() for one in wrong[:_TOLD]]
    more = len(wrong) - _TOLD
    if more > 0:
        rows.append(trn("{n} more is wrong.", "{n} more are wrong.", more))
    return "\n".join(rows)


def _names_beside(name: str) -> Iterator[str]:
    """Names for a file that is wrong: none of an earlier one is ever used again."""
    yield f"{name}.wrong"
    yield from (f"{name}.wrong-{number}" for number in count(2))


def _refusal(refused: OSError, reason: str) -> Fault:
    if isinstance(refused, FileRefusedError):
        return Fault(_REFUSED[refused.code])
    return Fault(reason, why=why_of(refused))


def _object(data: bytes) -> dict[str, Any] | Fault:
    """What the file holds; nothing in it raises.

    Bytes that are no UTF-8 become halves of characters, numbers that are too large infinite ones:
    no setting may be either, and `_is_sound` knows both.
    """
    try:
        text = data.decode("utf-8-sig", "surrogateescape")
        found = json.loads(text, parse_int=_integer)
    except json.JSONDecodeError as fault:
        return Fault(_NO_JSON, str(fault.lineno))
    except RecursionError:
        return Fault(_TOO_DEEP)
    version = found.get(FORMAT) if isinstance(found, dict) else None
    if not isinstance(found, dict) or type(version) is not int:
        return Fault(_NO_FORMAT, FORMAT)
    if version > VERSION:
        return Fault(_NEWER, str(version))
    del found[FORMAT]
    return found


def _integer(digits: str) -> float:
    """A whole number; one of thousands of digits is not even converted."""
    return int(digits) if len(digits) <= _DIGITS else math.inf


def _filled(
    kind: type[_S], found: dict[str, Any], where: str
) -> tuple[_S, dict[str, Any], list[Fault]]:
    """The values of a struct one by one, what a newer version may have added, and what is wrong."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values: dict[str, Any] = {}
    strange: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, value in found.items():
        place = f"{where}{name}"
        inner = fields.get(name)
        if inner in _INNER and isinstance(value, dict):
            values[name], strange[name], more = _filled(inner, value, f"{place}.")
            faults += more
        elif not _is_sound([name, value], _DEPTH):
            faults.append(Fault(EXPECTED.get(place, _STRANGE), _quoted(place)))
        elif name not in fields:
            strange[name] = value
        else:
            try:
                values[name] = msgspec.convert(value, fields[name])
            except msgspec.ValidationError:
                faults.append(Fault(EXPECTED[place], _quoted(place)))
    filled, doubled = _apart(kind(**values))
    faults += [Fault(EXPECTED[f"{where}{name}"], _quoted(f"{where}{name}")) for name in doubled]
    return filled, strange, faults


def _apart(bound: _S) -> tuple[_S, list[str]]:
    """Give actions that have the key of another one their usual keys; also returns which."""
    found: list[str] = []
    while isinstance(bound, Keys | Pads) and (moved := clashes(bound)):
        usual = type(bound)()
        changes = {name: getattr(usual, name) for name in moved}
        bound, found = msgspec.structs.replace(bound, **changes), [*found, *moved]
    return bound, found


def _quoted(place: str) -> str:
    return f'"{place[:_LONGEST_KEY]}"'


def _is_sound(value: object, depth: int) -> bool:
    """Whether a value can be written as JSON again, and read by everybody."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in value)
    if isinstance(value, list | dict):
        inside = [*value, *value.values()] if isinstance(value, dict) else value
        return depth > 0 and all(_is_sound(one, depth - 1) for one in inside)
    return not isinstance(value, float) or math.isfinite(value)


def _merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The new values over the old ones; keys that only the old ones have are kept."""
    merged = {**old, **new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            merged[key] = _merged(before, value)
    return merged

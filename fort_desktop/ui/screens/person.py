"""The profile of a person: made, changed and forgotten on one sheet."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import LANGUAGE_NAMES, Saying, nothing, spoken, tr, trc
from fort_desktop.ui.persons.arranging import new_face
from fort_desktop.ui.persons.controls import KEY_ROWS
from fort_desktop.ui.persons.pin import DIGITS, Pin, is_pin
from fort_desktop.ui.persons.profile import FACES, Profile, ProfileId
from fort_desktop.ui.persons.profile import Face as KidFace
from fort_desktop.ui.persons.settings import LONGEST_NAME, SCALES
from fort_desktop.ui.screens.options import HIGH, Option, options
from fort_desktop.ui.screens.permission import Permission
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.persons import COLOUR_NAMES, keys_words, pad_words
from fort_desktop.ui.toolkit.entry import Entry, digit
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button, switch, warning

_SIZE: Final = Box(40, 6, 1656, 920)
"""Where the sheet lies on the one below."""
_LEFT, _HALF = 40.0, 740.0
_RIGHT: Final = 820.0
_FACE: Final = 112.0


class PersonSheet:
    """The sheet with a person's choices; kept with Done, discarded with Back.

    Args:
        who: whose profile it is; None for somebody new.
        done: called with the person once they are known.
    """

    def __init__(
        self, screen: WhoPlays, who: ProfileId | None, done: Callable[[ProfileId], None]
    ) -> None:
        self.screen = screen
        self.who = who
        self._done = done
        profiles = screen.app.profiles
        new = Profile("", face=new_face(profiles))
        self.profile = profiles.persons[who] if who is not None else new
        self.digits = ""
        self._sure = False
        self._saying: Saying = nothing

    def open(self) -> None:
        """Lay it over the sheet below."""
        self.screen.ask(self.build)

    # What is shown.

    @property
    def said(self) -> str:
        """The answer to the last press, "" for none."""
        return self._saying()

    def build(self) -> None:
        """All that can be chosen, and the buttons."""
        screen = self.screen
        screen.backdrop(nothing_happens)
        area = screen.at(*_SIZE)
        canvas = cardboard(screen.scene.root, area, screen.unit, "person")
        title = tr("New person") if self.who is None else self.profile.name
        place = screen.at(_SIZE.x + _SIZE.w / 2 - 320, _SIZE.y - 30, 640, 80)
        heading(screen.scene.root, place, screen.unit, title)
        self._name()
        self._faces()
        self._habits()
        self._pin(canvas)
        self._choices(canvas)
        self._foot(canvas)
        screen.scene.focus.keys["enter"] = self.keep

    def _at(self, x: float, y: float, w: float, h: float) -> Box:
        return self.screen.at(_SIZE.x + x, _SIZE.y + y, w, h)

    def _name(self) -> None:
        entry = Entry(
            self._at(_LEFT, 66, _HALF, 66),
            self.screen.unit,
            self.profile.name,
            "person's name",
            lambda text: self._set(name=text),
            # NOTE: in the field for a person's name, while it is empty
            hint=trc("person", "Name"),
            longest=LONGEST_NAME,
        )
        self.screen.scene.root.add(entry)
        self.screen.ready(entry)

    def _faces(self) -> None:
        each = _HALF / 6
        for i, face in enumerate(FACES):
            x, y = _LEFT + i % 6 * each, 146 + i // 6 * (_FACE + 10)
            self._one_face(face, self._at(x, y, _FACE, _FACE))

    def _one_face(self, face: KidFace, area: Box) -> None:
        screen = self.screen
        canvas = Canvas(area.w, area.h, screen.unit)
        if face == self.profile.face:
            canvas.panel(0, 0, _FACE, _FACE, pal.ACTION, 18, pal.OUTLINE, 3)
        canvas.blit(player_face(PERSON, canvas.px(_FACE - 12), kid=face), 6, 6)
        if face == self.profile.face:
            canvas.icon("tick", _FACE - 36, _FACE - 36, 32)
        node = Node(area, canvas.image, f"wears {face}")
        node.clicked = partial(self._choose, face=face)
        kid = screen.app.catalog.kids.get(face)
        node.label = kid_name(kid) if kid is not None else ""
        screen.scene.root.add(node)

    def _habits(self) -> None:
        habits = self.profile.habits
        asked = habits.new_kids == "asked"
        found: list[tuple[str, str, bool, dict[str, Any]]] = [
            (
                "looks_first",
                tr("Follow always looks at the hand first"),
                habits.looks_first,
                {"looks_first": not habits.looks_first},
            ),
            (
                "new_kids",
                tr("Show my new kids only when I am asked"),
                asked,
                {"new_kids": "now" if asked else "asked"},
            ),
            ("advice", tr("The expert may be asked"), habits.advice, {"advice": not habits.advice}),
        ]
        for i, (name, words, on, after) in enumerate(found):
            place = self._at(_LEFT, 404 + i * 66, _HALF, 58)
            act = partial(self._habit, **after)
            self.screen.scene.root.add(
                switch(place, self.screen.unit, words, f"habit {name}", on, act)
            )

    def _pin(self, canvas: Canvas) -> None:
        """A field for four digits, and what they are good for."""
        top, known = 612.0, self.profile.pin is not None
        canvas.title(tr("PIN"), _LEFT, top + 32, 25, 130)
        hint = tr("The PIN") if known else tr("Four digits")
        entry = Entry(
            self._at(_LEFT + 130, top, 240, 64),
            self.screen.unit,
            self.digits,
            "pin digits",
            lambda text: setattr(self, "digits", text),
            hint=hint,
            longest=DIGITS,
            allowed=digit,
            secret=True,
        )
        self.screen.scene.root.add(entry)
        words = tr("Remove the PIN") if known else tr("Set the PIN")
        place = self._at(_LEFT + 384, top, _HALF - 384, 64)
        self.screen.scene.root.add(
            menu_button(place, self.screen.unit, words, "pin", self._change_pin)
        )
        note = tr(
            "It is asked before your hand is seen, somebody else sits in your seat, or you are "
            "forgotten. It protects from curious brothers, not from whoever opens the files: there "
            "hands can be read, and a PIN deleted or tried out."
        )
        canvas.paragraph(note, _LEFT, top + 72, _HALF, 92, 22)

    def _choices(self, canvas: Canvas) -> None:
        one, at = self.profile, Box(_SIZE.x, _SIZE.y, 0, 0)
        tongues = [("", trc("language", "usual")), *LANGUAGE_NAMES.items()]
        heard = ["", *spoken()]
        sizes = [(0, trc("size", "usual")), *((n, tr("{n}%", n=n)) for n in SCALES)]
        rows: list[tuple[str, str, list[tuple[Any, str]]]] = [
            (
                "colour",
                tr("Colour"),
                [("", trc("colour", "any")), *((c, tr(COLOUR_NAMES[c])) for c in COLOURS)],
            ),
            ("language", tr("Language"), [row for row in tongues if row[0] in heard]),
            ("scale", tr("Size of writing"), list(sizes)),
            (
                "keys",
                tr("Keys: follow, look, no"),
                [(row, keys_words(row)) for row in ("", *KEY_ROWS)],
            ),
            ("pad", tr("Gamepad"), [(n, pad_words(n) if not n else str(n)) for n in range(5)]),
        ]
        for i, (field, title, found) in enumerate(rows):
            place = Box(_RIGHT, 56 + i * (HIGH + 24), _SIZE.w - _RIGHT - _LEFT, HIGH)
            shown = [
                Option(
                    f"{field} {value}",
                    words,
                    getattr(one, field) == value,
                    partial(self._wish, field, value),
                )
                for value, words in found
            ]
            options(self.screen, canvas, at, place, title, shown)

    def _foot(self, canvas: Canvas) -> None:
        root, unit, y = self.screen.scene.root, self.screen.unit, _SIZE.h - 100
        if self.said:
            warning(canvas, self.said, Box(_RIGHT, y - 96, _SIZE.w - _RIGHT - _LEFT, 84))
        found: list[tuple[str, Face, Callable[[], None], float, float, bool]] = [
            ("back", Face(tr("Back")), self.close, _LEFT, 260, False),
            ("keep person", Face(tr("Done"), sign="tick"), self.keep, _SIZE.w - 360, 320, True),
        ]
        if self.who is not None:
            words = tr("Really forget?") if self._sure else tr("Forget this person")
            found.insert(1, ("forget", Face(words, sign="cross"), self._forget, 320, 460, False))
            numbers = Face(tr("Games and medals"), sign="vp")
            found.insert(2, ("numbers", numbers, self._numbers, _RIGHT, 440, False))
        for name, face, act, x, wide, first in found:
            root.add(menu_button(self._at(x, y, wide, 78), unit, face, name, act, first))

    # What a person does.

    def close(self) -> None:
        """Leave everything as it was."""
        self.screen.ask(None)

    def keep(self) -> None:
        """Keep what was chosen, unless the name is missing or taken."""
        name, profiles = self.profile.name.strip(), self.screen.app.profiles
        other = profiles.named(name) if name else None
        if not name:
            self._say(lambda: tr("A name is missing."))
        elif other is not None and other != self.who:
            # NOTE: {who} is a name that somebody else has already
            self._say(lambda: tr("There is another person with this name: {who}", who=name))
        elif not self._digits_kept():
            self._say(lambda: tr("A PIN has four digits."))
        else:
            self._keep(msgspec.structs.replace(self.profile, name=name))

    def _keep(self, profile: Profile) -> None:
        screen, profiles = self.screen, self.screen.app.profiles
        screen.over = None
        who = self.who if self.who is not None else profiles.add(profile)
        if who is None:
            return
        screen.put(who, profile)
        self._done(who)

    def _digits_kept(self) -> bool:
        """Take digits that were typed but not yet set; False if they are none."""
        if not self.digits or self.profile.pin is not None:
            return True
        if not is_pin(self.digits):
            return False
        self._set(pin=Pin.of(self.digits))
        return True

    def _change_pin(self) -> None:
        pin, digits = self.profile.pin, self.digits
        if not is_pin(digits):
            self._say(lambda: tr("A PIN has four digits."))
        elif pin is not None and not pin.fits(digits):
            self._say(lambda: tr("This is another PIN."))
        else:
            self.digits = ""
            self._choose(pin=Pin.of(digits) if pin is None else None)

    def _forget(self) -> None:
        if not self._sure:
            self._sure = True
            games = tr("Games that were played stay, but count for nobody.")
            self._say(lambda: games)
        elif self.who is not None:
            self._permitted(partial(self._forgotten, self.who))

    def _permitted(self, act: Callable[[], None]) -> None:
        """Go on once whoever has a PIN has typed it, or all others agree to go without it."""
        persons = self.screen.app.profiles.persons
        known = persons.get(self.who or "")
        if known is None or known.pin is None:
            act()
            return
        others = [one.name for who, one in persons.items() if who != self.who]

        def told() -> str:
            # NOTE: {who} is a person's name, which cannot be declined
            return tr("All that is known of {who} is to be forgotten.", who=known.name)

        Permission(self.screen, known.name, known.pin, told, others, act).ask()

    def _forgotten(self, who: ProfileId) -> None:
        self.screen.over = None
        self.screen.forget(who)

    def _numbers(self) -> None:
        self.screen.app.push(routes.Profile(self.who))

    def _habit(self, **after: Any) -> None:
        self._choose(habits=msgspec.structs.replace(self.profile.habits, **after))

    def _wish(self, field: str, value: Any) -> None:
        """Choose one of a row; two persons at one table never have the same own keys."""
        other = self.screen.table.has_keys(value, self.who) if field == "keys" else ""
        if other:
            # NOTE: {who} is a player's name; own keys of a person at a shared screen, as Q W E
            self._say(lambda: tr("{who} has these keys at this table.", who=other))
        else:
            self._choose(**{field: value})

    def _choose(self, **values: Any) -> None:
        self._set(**values)
        self._say(nothing)

    def _set(self, **values: Any) -> None:
        self.profile = msgspec.structs.replace(self.profile, **values)

    def _say(self, saying: Saying) -> None:
        self._saying = saying
        self.screen.rebuild()


def nothing_happens() -> None:
    """A click beside the sheet does nothing: what was chosen would be lost."""

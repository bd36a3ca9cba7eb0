"""The profile of a person: made, changed and forgotten on one sheet."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.scale import GAP, SMALL, TEXT, TIGHT
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import LANGUAGE_NAMES, Saying, nothing, spoken, tr, trc
from fort_desktop.ui.persons.arranging import new_face
from fort_desktop.ui.persons.controls import KEY_ROWS
from fort_desktop.ui.persons.faces import FACES
from fort_desktop.ui.persons.faces import Face as KidFace
from fort_desktop.ui.persons.pin import DIGITS, Pin, is_pin
from fort_desktop.ui.persons.profile import Profile, ProfileId
from fort_desktop.ui.persons.settings import LONGEST_NAME, SCALES
from fort_desktop.ui.screens.permission import Permission
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.persons import COLOUR_NAMES, keys_words, pad_words
from fort_desktop.ui.toolkit.common import toast
from fort_desktop.ui.toolkit.dialog import backdrop, dialog, high_for
from fort_desktop.ui.toolkit.entry import FIELD, Entry, digit
from fort_desktop.ui.toolkit.form import Option, Part, Row, among, choice, parts, ticked
from fort_desktop.ui.toolkit.layout import Share, column, row, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import panel, picture, plate, whole

_WIDE: Final = 1440.0
_FACE, _HABIT, _WAY = 104.0, 74.0, 96.0
"""The height of a face, of a habit in two lines, and of the button to the other choices."""
PADS: Final = range(5)
"""What a person can choose as gamepad: none, or one by its number."""
_DIGITS: Final = 200.0
"""The width of the field for a PIN."""


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
        self._shared = False
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
        backdrop(screen, nothing_happens)
        title = tr("New person") if self.who is None else self.profile.name
        # Whoever wears the face stands beside the page.
        screen.kid = self.profile.face
        columns = self._known_by() if self._shared else self._usual()
        tall = max(sum(one.high + GAP for one in found) for found in columns)
        size = (_WIDE, high_for(FIELD + GAP + _FACE + tall))
        sheet = dialog(screen, "person", title, size)
        name, faces, choices = column(sheet.body, [FIELD, _FACE, Share()], GAP)
        if self.who is not None:
            # What this person has done stands beside the name.
            medals = Face(tr("Games and medals"), sign="vp")
            name = buttons(screen, name, [None, Button("numbers", medals, self._numbers)])
        self._name(name)
        for face, place in zip(FACES, row(faces, [Share()] * len(FACES), TIGHT), strict=True):
            self._one_face(face, stack(place, _FACE, _FACE))
        parts(screen, choices, columns)
        self._foot(sheet.foot)
        if self.said:
            screen.scene.root.add(toast(self.said, screen.at(*sheet.foot), screen.unit))
        screen.scene.focus.keys["enter"] = self.keep

    def _name(self, area: Box) -> None:
        entry = Entry(
            self.screen.at(*area),
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

    def _one_face(self, face: KidFace, area: Box) -> None:
        screen, chosen = self.screen, face == self.profile.face
        node, canvas = panel(screen, area, f"wears {face}", still=False)
        room = whole(canvas)
        if chosen:
            plate(canvas, pal.ACTION)
        image = player_face(PERSON, canvas.px(_FACE - SMALL), kid=face)
        picture(canvas, image, room)
        node.clicked = partial(self._choose, face=face)
        kid = screen.app.catalog.kids.get(face)
        node.label = kid_name(kid) if kid is not None else ""

    def _usual(self) -> list[list[Part]]:
        """The colour, the language and the size of what a person reads, and habits."""
        colours = [("", trc("colour", "any")), *((c, tr(COLOUR_NAMES[c])) for c in COLOURS)]
        title = tr("Colour")
        tongues = [("", trc("language", "auto")), *LANGUAGE_NAMES.items()]
        heard = ["", *spoken()]
        found = [one for one in tongues if one[0] in heard]
        sizes = [(0, trc("size", "auto")), *((n, tr("{n}%", n=n)) for n in SCALES)]
        seen = [self._one_of("language", tr("Language"), found),
                self._one_of("scale", tr("Text size"), sizes)]  # fmt: skip
        shared: Row = (_WAY, self._share)
        return [
            [Part(title, [self._one_of("colour", title, colours, headed=False)]),
             Part(tr("Seeing"), seen)],
            [Part(tr("At the table"), [*self._habits(), shared])],
        ]  # fmt: skip

    def _share(self, area: Box) -> None:
        """The way to what few need: own keys, a gamepad, a PIN."""
        face = Face(tr("On a shared screen"), tr("Keys, gamepad, PIN"), sign="keyboard", size=TEXT)
        self.screen.button(area, "shared", face, partial(self._turn, True))

    def _turn(self, shared: bool) -> None:
        self._shared, self._sure = shared, False
        self._say(nothing)

    def _known_by(self) -> list[list[Part]]:
        """The keys, the gamepad and the PIN, by which one is known at a shared screen."""
        keys = [(keys, keys_words(keys)) for keys in ("", *KEY_ROWS)]
        pads = [(n, pad_words(n) if not n else str(n)) for n in PADS]
        held = [self._one_of("keys", tr("Keys: follow, look, no"), keys),
                self._one_of("pad", tr("Gamepad"), pads)]  # fmt: skip
        pin: list[Row] = [(FIELD - TIGHT, self._pin)]
        if self.who is not None:
            pin.append((BUTTON, self._removal))
        return [[Part(tr("Keys and gamepad"), held)], [Part(tr("PIN"), pin)]]

    def _one_of(
        self, name: str, title: str, found: Sequence[tuple[Any, str]], headed: bool = True
    ) -> Row:
        """A choice among a few values, with a heading of its own or below that of its part."""
        shown = among(name, found, getattr(self.profile, name), partial(self._wish, name))
        if name == "colour":
            shown = [one._replace(seat=str(c)) for one, (c, _) in zip(shown, found, strict=True)]
        return choice(self.screen, title, shown, headed)

    def _habits(self) -> list[Row]:
        habits = self.profile.habits
        first, asked, advice = habits.looks_first, habits.new_kids == "asked", habits.advice
        found = (
            ("looks_first", tr("Follow: always look at my hand first"), first, not first),
            (
                "new_kids",
                tr("Show my new kids only when I have a decision to make"),
                asked,
                "now" if asked else "asked",
            ),
            ("advice", tr("The expert may help"), advice, not advice),
        )
        return [
            (_HABIT, ticked(self.screen, Option(f"habit {name}", words, on,
                                                partial(self._habit, **{name: after})))[1])
            for name, words, on, after in found
        ]  # fmt: skip

    def _pin(self, area: Box) -> None:
        """A field for four digits, the button that sets or removes the PIN, and what it is for."""
        known = self.profile.pin is not None
        digits, change, why = row(area, [_DIGITS, Share(), area.h])
        entry = Entry(
            self.screen.at(*digits),
            self.screen.unit,
            self.digits,
            "pin digits",
            lambda text: setattr(self, "digits", text),
            hint=tr("The PIN") if known else tr("Four digits"),
            longest=DIGITS,
            allowed=digit,
            secret=True,
        )
        self.screen.scene.root.add(entry)
        words = tr("Remove the PIN") if known else tr("Set the PIN")
        self.screen.button(change, "pin", Face(words, size=TEXT), self._change_pin)
        # NOTE: on pressing a question mark
        asks = self.screen.button(why, "why pin", Face("", sign="help"), self._tell_pin)
        asks.label = tr("Why?")

    def _tell_pin(self) -> None:
        self.screen.tell(lambda: tr(
            "You are asked for the PIN before your hand is shown, before somebody takes your "
            "seat, and before you are removed. It protects against curious siblings, not "
            "against anyone who opens the files."
        ))  # fmt: skip

    def _foot(self, area: Box) -> None:
        leave = partial(self._turn, False) if self._shared else self.close
        back = Button("back", Face(tr("Back")), leave)
        done = Button("keep person", Face(tr("Done"), sign="tick"), self.keep, True)
        buttons(self.screen, area, [back, None, done])
        self.screen.scene.focus.keys["escape"] = leave

    def _removal(self, area: Box) -> None:
        words = tr("Remove for good?") if self._sure else tr("Remove this person")
        self.screen.button(area, "forget", Face(words, sign="cross"), self._forget)

    # What a person does.

    def close(self) -> None:
        """Leave everything as it was."""
        self.screen.ask(None)

    def keep(self) -> None:
        """Keep what was chosen, unless the name is missing or taken."""
        name, profiles = self.profile.name.strip(), self.screen.app.profiles
        other = profiles.named(name) if name else None
        if not name:
            self._say(lambda: tr("Enter a name."))
        elif other is not None and other != self.who:
            # NOTE: {who} is a name that somebody else has already
            self._say(lambda: tr("Somebody else has this name: {who}.", who=name))
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
            self._say(lambda: tr("That is not the right PIN."))
        else:
            self.digits = ""
            self._choose(pin=Pin.of(digits) if pin is None else None)

    def _forget(self) -> None:
        if not self._sure:
            self._sure = True
            games = tr("Games already played stay, but count for nobody.")
            self._say(lambda: games)
        elif self.who is not None:
            self._permitted(partial(self._forgotten, self.who))

    def _permitted(self, act: Callable[[], None]) -> None:
        """Continue once whoever has a PIN has typed it, or all others agree to go without it."""
        persons = self.screen.app.profiles.persons
        known = persons.get(self.who or "")
        if known is None or known.pin is None:
            act()
            return
        others = [one.name for who, one in persons.items() if who != self.who]

        def told() -> str:
            # NOTE: {who} is a person's name, which cannot be declined
            return tr("Everything about {who} will be removed.", who=known.name)

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
            self._say(lambda: tr("{who} uses these keys at this table.", who=other))
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

"""The settings; each is applied and saved as soon as it is changed."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar, Final, TypeVar

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Picture
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.coach.tips.progress import comes, show_all_again, turn
from fort_desktop.ui.design.scale import EDGE, FINE, GAP, HAIR, LEAD, SMALL, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import (
    LANGUAGE_NAMES,
    N_,
    NC_,
    Saying,
    language,
    spoken,
    tr,
    trc,
)
from fort_desktop.ui.persons.settings import COVERS_AFTER, FACTORS, SCALES, Speed
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.hand import CARD, fine_of
from fort_desktop.ui.text.rules.book import Spot, page_title
from fort_desktop.ui.text.rules.summary import ACCESS
from fort_desktop.ui.toolkit.common import toast
from fort_desktop.ui.toolkit.dialog import DOWN, dialog, high_for
from fort_desktop.ui.toolkit.entry import FIELD
from fort_desktop.ui.toolkit.form import (
    SHORT,
    Option,
    Part,
    Row,
    among,
    choice,
    parts,
    ticked,
)
from fort_desktop.ui.toolkit.layout import padding, split, stack
from fort_desktop.ui.toolkit.menu import Button, Face, buttons, cardboard, switch
from fort_desktop.ui.toolkit.page import Words, told
from fort_desktop.ui.toolkit.slider import Slider

_T = TypeVar("_T")
_SPEEDS: Final[dict[Speed, str]] = {
    "calm": NC_("speed", "Calm"),
    "normal": NC_("speed", "Normal"),
    "fast": NC_("speed", "Fast"),
    "instant": NC_("speed", "Instant"),
}
SWITCHES: Final = {
    "contrast": N_("High contrast"),
    "spacing": N_("Wider letter spacing"),
    "full_screen": N_("Full screen (F11)"),
    # NOTE: short sounds for each suit and place, heard together with a screen reader
    "marks": N_("Screen reader: sounds for suits"),
    "reduced_motion": N_("Less movement: nothing flies or hops"),
    "wait_for_click": N_("Rivals wait for my click"),
    "steady": N_("Ignore accidental repeat presses"),
    # NOTE: tags on the table tell what each player would have if the game ended now
    "worth": N_("Show what everything is worth"),
    "offer_look_back": N_("Offer a review after each game"),
    "medals": N_("Show medals"),
}
"""What is turned on or off, by the name of the setting."""
_SEEN, _HEARD = ("contrast", "spacing", "full_screen"), ("marks",)
_PACED: Final = ("reduced_motion", "wait_for_click", "steady")
"""Those that concern seeing, hearing and the pace; all others help."""
_WIDE, _HIGH = 1480.0, 830.0
"""The width of the sheet, and the height of what it has."""
_LEGIBLE: Final = 0.5
"""Pixels of a design unit below which two columns leave words no room."""
_CHIN: Final = 0.7
"""What of the height of whoever looks over the board is above it."""
_NOTES, _AGAIN = 50.0, 250.0
"""The height of the row for notes, and the least width of the button that shows all once more."""


@opens(routes.Settings)
class SettingsScreen(Screen):
    """Language, speed, size, motion, window, sound; `back` returns to the previous screen.

    Keys and pads have a screen of their own.
    """

    kind = "settings"
    kid = "rusty"

    room: ClassVar = (_WIDE + EDGE, high_for(_HIGH) + 2 * DOWN)

    def __init__(self, app: Host, route: routes.Settings) -> None:
        super().__init__(app)
        self._back = route.back
        self._told: list[Saying] = []
        self.build()

    def extent(self, window: tuple[int, int]) -> tuple[float, float]:
        """In a very narrow window all is in one column, where words have room for large letters."""
        wide, _ = self.room
        return wide, high_for(_HIGH * (1 + self._narrow(window))) + 2 * DOWN

    def _narrow(self, window: tuple[int, int]) -> bool:
        return window[0] < _LEGIBLE * self.room[0]

    def build(self) -> None:
        """Build a row for each setting, and the button Back."""
        self.garden()
        narrow = self._narrow(self.window)
        size = _WIDE, high_for(_HIGH * (1 + narrow))
        sheet = dialog(self, "settings", tr("Settings"), size)
        left, right = self._left(), self._right()
        parts(self, sheet.body, [[*left, *right]] if narrow else [left, right])
        keys = Face(tr("Keys and gamepad"), sign="cog")
        back = Button("back", tr("Back"), self._leave)
        access = Button("access", page_title(ACCESS.id), self._access)
        buttons(self, sheet.foot, [Button("keys", keys, self._keys), access, None, back])
        self.scene.focus.keys["escape"] = self._leave
        for say in self._told:
            self.scene.root.add(toast(say(), self.at(*sheet.foot), self.unit))

    def company(self) -> None:
        """Let the kid look over a board with a card of the hand, where there is room."""
        unit, kid = self.unit, self._plan.kid
        high = frame_of(self.window, 2, scale=self.app.settings.scale / 100).panels.hand.h
        beside = Box(0, 0, self.sheet.x, self.scene.size[1] - WIDE * unit)
        wide, tall = high * CARD[0] / CARD[1], high + 2 * WIDE * unit
        board = stack(padding(beside, GAP * unit), wide + 2 * EDGE * unit, tall, down="end")
        top = board.y / unit - _CHIN * kid.h if kid is not None else -1.0
        shown = top >= 0 and wide + 2 * HAIR * unit <= board.w and tall <= board.h + 1
        if shown and kid is not None:
            self._plan = self._plan._replace(kid=kid._replace(y=top))
        super().company()
        if shown:
            cardboard(self.scene.root, board, unit, "board")
            card = stack(board, wide, high)
            example = next(iter(self.app.catalog.kids.values()))
            size = round(card.w), round(card.h)
            image = kid_picture(example, "hand", size, fine_of(card), language())
            self.scene.root.add(Picture(card, image, "example card", static=True))

    def _change(self, **values: object) -> None:
        kept = self.app.change(**values)
        self._told = [] if kept else self.app.store.told
        anew = values.keys() & {"reduced_motion", "scale", "contrast", "spacing"}
        self.resize(self.window) if anew else self.rebuild()

    def _keys(self) -> None:
        self.app.push(routes.Keys(routes.Settings(self._back)))

    def _access(self) -> None:
        self.app.push(routes.Rules(Spot(ACCESS.id)))

    def _leave(self) -> None:
        if self._back is not None:
            self.app.push(self._back)
        else:
            self.app.pop()

    def _set(self, **values: object) -> Callable[[], None]:
        return lambda: self._change(**values)

    def _taker(self, name: str) -> Callable[[object], None]:
        """Return what sets a setting to a value."""
        return lambda value: self._change(**{name: value})

    def _left(self) -> list[Part]:
        """Language, and all that is seen and heard."""
        found = [
            Part(tr("Seeing"), [self._scale(), *self._switches(_SEEN)]),
            Part(tr("Hearing"), [*self._volumes(), *self._switches(_HEARD)]),
        ]
        tongues = [(one, LANGUAGE_NAMES[one]) for one in spoken()]
        if len(tongues) > 1:
            title = tr("Language")
            shown = self._one_of("language", title, tongues, language(), headed=False)
            found.insert(0, Part(title, [shown]))
        return found

    def _right(self) -> list[Part]:
        """The pace, what helps, and what others at the screen must not see."""
        helps = [name for name in SWITCHES if name not in (*_SEEN, *_HEARD, *_PACED)]
        # NOTE: several persons share the screen, and one of them sees the own cards at present;
        # beside it stands when a curtain covers these: "after 60 seconds"
        title = tr("Cover hands on a shared screen")
        return [
            Part(tr("Pace"), [self._speed(), *self._switches(_PACED)]),
            Part(tr("Help"), [(_NOTES, self._notes), *self._switches(helps)]),
            Part(title, [self._cover_after(title)]),
        ]

    def _one_of(
        self, name: str, title: str, found: Iterable[tuple[_T, str]], now: _T, headed: bool = True
    ) -> Row:
        """A choice among a few values, with a heading of its own or below that of its part."""
        return choice(self, title, among(name, found, now, self._taker(name)), headed)

    def _speed(self) -> Row:
        found = [(one, tr(_SPEEDS[one])) for one in FACTORS]
        return self._one_of("speed", tr("Animation speed"), found, self.app.settings.speed)

    def _scale(self) -> Row:
        found = [(one, tr("{n}%", n=one)) for one in SCALES]
        return self._one_of("scale", tr("Interface size"), found, self.app.settings.scale)

    def _switches(self, names: Iterable[str]) -> list[Row]:
        """Checkboxes, one below the other."""
        rows = list[Row]()
        for name in names:
            on = getattr(self.app.settings, name)
            one = Option(name, tr(SWITCHES[name]), on, self._set(**{name: not on}))
            rows.append(ticked(self, one))
        return rows

    def _cover_after(self, title: str) -> Row:
        """The time after which a hand at a shared screen is covered by itself."""
        # NOTE: when a hand is covered: only when its player does so
        words = {0: tr("Manually")}
        # NOTE: {n} seconds, in short
        found = [(n, words.get(n) or tr("{n} s", n=n)) for n in COVERS_AFTER]
        now = self.app.settings.cover_after
        return self._one_of("cover_after", title, found, now, headed=False)

    def _notes(self, area: Box) -> None:
        """Notes for beginners: all persons get them, or not; or all of them once more.

        It shows what is so at the table: a person may have turned their own ones off there.
        """
        now = comes(self.app)
        on = now == {True} if len(now) == 1 else None
        again, place = split(area, "right", max(_AGAIN, area.w / 3))
        words = tr("Notes for beginners")
        act = self._turn_notes(not on)
        self.scene.root.add(switch(self.at(*place), self.unit, words, "notes", on, act))
        # NOTE: a button: each note for beginners comes once more
        face = Face(trc("help", "Show all again"), size=FINE)
        self.button(again, "notes again", face, self._notes_again)

    def _turn_notes(self, on: bool) -> Callable[[], None]:
        return lambda: self._noted(turn(self.app, on))

    def _notes_again(self) -> None:
        self._noted(show_all_again(self.app), lambda: tr("Each note will appear once more."))

    def _noted(self, kept: bool, say: Saying | None = None) -> None:
        failed = [*self.app.store.told, *self.app.profiles.told]
        self._told = failed if not kept else [say] if say is not None else []
        self.rebuild()

    def _volumes(self) -> list[Row]:
        settings = self.app.settings
        found = (
            ("effects_volume", tr("Sounds"), settings.effects_volume),
            ("music_volume", tr("Music"), settings.music_volume),
        )
        return [(FIELD - SMALL, partial(self._knob, *one)) for one in found]

    def _knob(self, name: str, words: str, value: int, area: Box) -> None:
        place, knob = split(area, "left", SHORT)
        told(self, place, "", [Words(words, LEAD, title=True)], centered=False)
        slider = Slider(self.at(*knob), self.unit, name, words, value, self._volume(name))
        slider.moving = self._hearing(name)
        self.scene.root.add(slider)

    def _volume(self, name: str) -> Callable[[int], None]:
        # The slider shows its own value: laying all out again would take the knob from the hand.
        def changed(value: int) -> None:
            if not self.app.change(**{name: value}):
                self._change()
            if name == "effects_volume":
                self.app.audio.play("toys")

        return changed

    def _hearing(self, name: str) -> Callable[[int], None]:
        """Make the handler of a volume knob: the sound follows at once, saving waits."""

        def moving(value: int) -> None:
            settings = self.app.settings
            effects, music = settings.effects_volume, settings.music_volume
            if name == "effects_volume":
                self.app.audio.volumes(value, music)
            else:
                self.app.audio.volumes(effects, value)

        return moving

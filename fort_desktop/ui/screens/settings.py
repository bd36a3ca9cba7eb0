"""The settings; each is applied and saved as soon as it is changed."""

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.coach.tips.progress import comes, show_all_again, turn
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, FINE, GAP, SMALL, TEXT, TIGHT, WIDE, line
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
    trn,
)
from fort_desktop.ui.persons.settings import COVERS_AFTER, FACTORS, SCALES, Speed
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.hand import CARD, fine_of
from fort_desktop.ui.text.rules.book import Spot, page_title
from fort_desktop.ui.text.rules.summary import ACCESS
from fort_desktop.ui.toolkit.common import toast
from fort_desktop.ui.toolkit.dialog import DOWN, dialog, high_for
from fort_desktop.ui.toolkit.entry import FIELD
from fort_desktop.ui.toolkit.form import SHORT, Option, among, choices, field, switches
from fort_desktop.ui.toolkit.layout import column, grid, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, told
from fort_desktop.ui.toolkit.slider import Slider

_SPEEDS: Final[dict[Speed, str]] = {
    "calm": NC_("speed", "Calm"),
    "normal": NC_("speed", "Normal"),
    "fast": NC_("speed", "Fast"),
    "instant": NC_("speed", "Instant"),
}
SWITCHES: Final = {
    "reduced_motion": N_("Less movement: nothing flies or hops"),
    "contrast": N_("High contrast"),
    "spacing": N_("Wider letter spacing"),
    "full_screen": N_("Full screen (F11)"),
    "offer_look_back": N_("Offer a review after each game"),
    "medals": N_("Show medals"),
    # NOTE: tags on the table tell what each player would have if the game ended now
    "worth": N_("Show what everything is worth"),
    "steady": N_("Ignore accidental repeat presses"),
    "wait_for_click": N_("Rivals wait for my click"),
    # NOTE: short sounds for each suit and place, heard together with a screen reader
    "marks": N_("Screen reader: sounds for suits"),
}
"""What is turned on or off, two in a row, by the name of the setting."""
_WIDE: Final = 1440.0
_SWITCH: Final = 52.0
"""The height of a row of switches."""


def _lines() -> int:
    """The rows of switches."""
    return -(-len(SWITCHES) // 2)


def _heights(several: bool, switch: float = _SWITCH) -> list[float]:
    """All rows: languages if there are several, speed, scale, switches, covers, notes, volumes."""
    return [*[BUTTON] * (2 + several), *[switch] * _lines(), FIELD, BUTTON, FIELD]


def _high(several: bool, switch: float = _SWITCH) -> float:
    heights = _heights(several, switch)
    return high_for(sum(heights) + SMALL * (len(heights) - 1))


@opens(routes.Settings)
class SettingsScreen(Screen):
    """Language, speed, size, motion, window, sound; `back` returns to the previous screen.

    Keys and pads have a screen of their own.
    """

    kind = "settings"
    kid = "rusty"

    room: ClassVar = (_WIDE + EDGE, _high(True) + 2 * DOWN)

    def __init__(self, app: Host, route: routes.Settings) -> None:
        super().__init__(app)
        self._back = route.back
        self._told: list[Saying] = []
        self.build()

    def build(self) -> None:
        """Build a row for each setting, and the button Back."""
        self.garden()
        several = len(spoken()) > 1
        spare = self.scene.size[1] / self.unit - _high(several) - 2 * (DOWN + WIDE)
        switch = min(BUTTON, _SWITCH + max(0.0, spare) / _lines())
        sheet = dialog(self, "settings", tr("Settings"), (_WIDE, _high(several, switch)))
        self._example()
        places = iter(column(sheet.body, [*_heights(several, switch)], SMALL))
        if several:
            self._language(sheet.canvas, next(places))
        self._speed(sheet.canvas, next(places))
        self._scale(sheet.canvas, next(places))
        self._switches(places)
        self._cover_after(sheet.canvas, next(places))
        self._notes(sheet.canvas, next(places))
        self._volumes(sheet.canvas, next(places))
        keys = Face(tr("Keys and gamepad"), sign="cog")
        back = Button("back", tr("Back"), self._leave)
        access = Button("access", page_title(ACCESS.id), self._access)
        buttons(self, sheet.foot, [Button("keys", keys, self._keys), access, None, back])
        self.scene.focus.keys["escape"] = self._leave
        for say in self._told:
            self.scene.root.add(toast(say(), self.at(*sheet.foot), self.unit))

    def _example(self) -> None:
        """Show how large a card in the hand is, where there is room beside the sheet."""
        scale, gap = self.app.settings.scale / 100, GAP * self.unit
        high = frame_of(self.window, 2, scale=scale).panels.hand.h
        beside = Box(0, 0, self.sheet.x, self.kid_top)
        card = stack(beside, high * CARD[0] / CARD[1], high)
        if card.w + 2 * gap > beside.w or high + 2 * gap > beside.h:
            return
        unit = fine_of(card)
        kid = next(iter(self.app.catalog.kids.values()))
        size = round(card.w), round(card.h)
        image = kid_picture(kid, "hand", size, unit, language())
        self.scene.root.add(Picture(card, image, "example card", static=True))
        under = card._replace(y=card.bottom + TIGHT * self.unit, h=line(FINE) * self.unit)
        if under.bottom <= self.kid_top:
            x, y = under.x - self.sheet.x, under.y - self.sheet.y
            area = Box(x, y, under.w, under.h).scaled(1 / self.unit)
            told(self, area, "example words", [Words(tr("Interface size"), FINE)], pal.PAPER)

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

    def _language(self, canvas: Canvas, area: Box) -> None:
        found = [(one, LANGUAGE_NAMES[one]) for one in spoken()]
        shown = among("language", found, language(), self._taker("language"))
        choices(self, canvas, area, tr("Language"), shown)

    def _speed(self, canvas: Canvas, area: Box) -> None:
        found = [(one, tr(_SPEEDS[one])) for one in FACTORS]
        now = self.app.settings.speed
        shown = among("speed", found, now, self._taker("speed"))
        choices(self, canvas, area, tr("Animation speed"), shown)

    def _scale(self, canvas: Canvas, area: Box) -> None:
        found = [(one, tr("{n}%", n=one)) for one in SCALES]
        now = self.app.settings.scale
        shown = among("scale", found, now, self._taker("scale"))
        choices(self, canvas, area, tr("Interface size"), shown)

    def _switches(self, places: Iterator[Box]) -> None:
        """Build what is turned on or off, two in a row."""
        found = [self._option(name) for name in SWITCHES]
        lines = [next(places) for _ in range(_lines())]
        areas = [place for line in lines for place in grid(line, 2, 2, gap=EDGE)]
        switches(self, areas[: len(found)], found)

    def _option(self, name: str) -> Option:
        on = getattr(self.app.settings, name)
        return Option(name, tr(SWITCHES[name]), on, self._set(**{name: not on}))

    def _cover_after(self, canvas: Canvas, area: Box) -> None:
        """Lay out the time after which a hand at a shared screen is covered by itself.

        A click takes the next choice.
        """
        # NOTE: several persons share the screen, and one of them sees the own cards at present;
        # beside it stands when a curtain covers these: "after 60 seconds"
        title = tr("Cover hands on a shared screen")
        place = field(canvas, area, title)
        now = self.app.settings.cover_after
        # NOTE: when a hand is covered: only when its player does so
        words = tr("Manually")
        if now:
            # NOTE: when a hand is covered: if nobody presses anything for so long
            words = trn("After {n} second", "After {n} seconds", now)
        after = COVERS_AFTER[(COVERS_AFTER.index(now) + 1) % len(COVERS_AFTER)]
        face = Face(words, size=TEXT, turns=True)
        self.button(place, "cover_after", face, self._set(cover_after=after))

    def _notes(self, canvas: Canvas, area: Box) -> None:
        """Notes for beginners: all persons get them, nobody does, or all of them once more.

        It shows what is so at the table: a person may have turned their own ones off there.
        """
        now = comes(self.app)
        choices(self, canvas, area, tr("Notes for beginners"), [
            # NOTE: notes for beginners are shown
            Option("notes on", trc("help", "On"), now == {True}, self._turn_notes(True)),
            # NOTE: notes for beginners are not shown
            Option("notes off", trc("help", "Off"), now == {False}, self._turn_notes(False)),
            # NOTE: a button: each note for beginners comes once more
            Option("notes again", trc("help", "Show all again"), False, self._notes_again),
        ])  # fmt: skip

    def _turn_notes(self, on: bool) -> Callable[[], None]:
        return lambda: self._noted(turn(self.app, on))

    def _notes_again(self) -> None:
        self._noted(show_all_again(self.app), lambda: tr("Each note will appear once more."))

    def _noted(self, kept: bool, say: Saying | None = None) -> None:
        failed = [*self.app.store.told, *self.app.profiles.told]
        self._told = failed if not kept else [say] if say is not None else []
        self.rebuild()

    def _volumes(self, canvas: Canvas, area: Box) -> None:
        settings = self.app.settings
        found = (
            ("effects_volume", tr("Sounds"), settings.effects_volume),
            ("music_volume", tr("Music"), settings.music_volume),
        )
        places = grid(area, len(found), len(found), gap=EDGE)
        for place, (name, words, value) in zip(places, found, strict=True):
            knob = self.at(*field(canvas, place, words, SHORT))
            slider = Slider(knob, self.unit, name, words, value, self._volume(name))
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

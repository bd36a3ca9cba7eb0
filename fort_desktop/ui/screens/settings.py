"""The settings; each is applied and saved as soon as it is changed."""

from collections.abc import Callable
from typing import ClassVar, Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.coach.tips.keeper import comes, show_all_again, turn
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import LANGUAGE_NAMES, NC_, Saying, language, spoken, tr, trc, trn
from fort_desktop.ui.persons.settings import COVERS_AFTER, FACTORS, SCALES, Speed
from fort_desktop.ui.toolkit.common import label, toast
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button, switch
from fort_desktop.ui.toolkit.slider import Slider

_SPEEDS: Final[dict[Speed, str]] = {
    "calm": NC_("speed", "Calm"),
    "normal": NC_("speed", "Normal"),
    "fast": NC_("speed", "Fast"),
    "instant": NC_("speed", "At once"),
}
_ROW: Final = 92
_WIDE: Final = 1440.0


class SettingsScreen(Screen):
    """Language, speed, size, motion, window, sound; `back` returns to the previous screen.

    Keys and pads have a screen of their own.
    """

    kind = "settings"

    room: ClassVar = (_WIDE + 60, 1064.0)

    def __init__(self, app: Host, back: routes.Route | None) -> None:
        super().__init__(app)
        self._back = back
        self._told: list[Saying] = []
        self.build()

    def build(self) -> None:
        """Build a row for each setting, and the button Back."""
        self.lawn()
        unit = self.unit
        wide, tall = _WIDE, 884.0 + (_ROW if len(spoken()) > 1 else 0)
        self.put_sheet(wide, tall)
        canvas = cardboard(self.scene.root, self.sheet, unit, "settings")
        heading(self.scene.root, self.at(wide / 2 - 260, -30, 520, 84), unit, tr("Settings"))
        y = 96.0
        rows = (
            self._language,
            self._speed,
            self._scale,
            self._switches,
            self._notes,
            self._volumes,
        )
        for row in rows:
            y = row(canvas, y)
        self.button(
            48, tall - 112, 440, "keys", Face(tr("Keys and gamepad"), sign="cog"), self._keys
        )
        back = self.at(wide / 2 - 180, tall - 112, 360, 78)
        self.scene.root.add(menu_button(back, unit, tr("Back"), "back", self._leave, True))
        self.scene.focus.keys["escape"] = self._leave
        for say in self._told:
            self.scene.root.add(toast(say(), back, unit))

    def _change(self, **values: object) -> None:
        kept = self.app.change(**values)
        self._told = [] if kept else self.app.store.told
        anew = values.keys() & {"reduced_motion", "scale"}
        self.resize(self.scene.size) if anew else self.rebuild()

    def _keys(self) -> None:
        self.app.push(routes.Keys(routes.Settings(self._back)))

    def _leave(self) -> None:
        if self._back is not None:
            self.app.push(self._back)
        else:
            self.app.pop()

    def _set(self, **values: object) -> Callable[[], None]:
        return lambda: self._change(**values)

    def _language(self, canvas: Canvas, y: float) -> float:
        """Build a button for each language; none if there is only one."""
        found = spoken()
        if len(found) < 2:
            return y
        label(canvas, tr("Language"), Box(48, y, 330, 78), 29)
        now = language()
        self._choice(
            y, [(f"language {one}", LANGUAGE_NAMES[one], one == now, self._set(language=one))
                for one in found],
        )  # fmt: skip
        return y + _ROW

    def _speed(self, canvas: Canvas, y: float) -> float:
        label(canvas, tr("How fast things move"), Box(48, y, 330, 74), 29)
        now = self.app.settings.speed
        self._choice(
            y, [(f"speed {one}", tr(_SPEEDS[one]), one == now, self._set(speed=one))
                for one in FACTORS],
        )  # fmt: skip
        return y + _ROW + 10

    def _scale(self, canvas: Canvas, y: float) -> float:
        label(canvas, tr("How large everything is"), Box(48, y, 330, 74), 29)
        now = self.app.settings.scale
        self._choice(
            y, [(f"scale {one}", tr("{n}%", n=one), one == now, self._set(scale=one))
                for one in SCALES],
        )  # fmt: skip
        return y + _ROW + 10

    def _choice(self, y: float, found: list[tuple[str, str, bool, Callable[[], None]]]) -> None:
        """Build a row of buttons for a choice; the chosen one is yellow with a tick."""
        gap = 14
        w = (1000 - gap * (len(found) - 1)) / len(found)
        for i, (name, words, chosen, act) in enumerate(found):
            place = self.at(392 + i * (w + gap), y, w, 78)
            face = Face(words, size=27, ticked=chosen)
            self.scene.root.add(menu_button(place, self.unit, face, name, act, chosen))

    def _switches(self, canvas: Canvas, y: float) -> float:
        settings = self.app.settings
        found = (
            ("reduced_motion", tr("Less movement: nothing flies or hops"), settings.reduced_motion),
            ("full_screen", tr("Full screen (F11)"), settings.full_screen),
            ("offer_look_back", tr("Offer a look back after a game"), settings.offer_look_back),
            ("medals", tr("Show medals"), settings.medals),
            ("wait_for_click", tr("Rivals wait for my click"), settings.wait_for_click),
        )
        for i, (name, words, on) in enumerate(found):
            place = self.at(48 + i % 2 * 680, y + i // 2 * _ROW, 660, 72)
            act = self._set(**{name: not on})
            self.scene.root.add(switch(place, self.unit, words, name, on, act))
        self._cover_after(canvas, y + 2 * _ROW)
        return y + 3 * _ROW

    def _cover_after(self, canvas: Canvas, y: float) -> None:
        """Lay out the time after which a hand at a shared screen is covered by itself.

        A click takes the next choice.
        """
        # NOTE: several persons share the screen, and one of them sees the own cards at present;
        # beside it stands when a cloth covers these: "after 60 seconds"
        label(canvas, tr("Cover a hand at a shared screen"), Box(728, y, 330, 72), 27)
        now = self.app.settings.cover_after
        # NOTE: when a hand is covered: only when its player does so
        words = tr("Never by itself")
        if now:
            # NOTE: when a hand is covered: if nobody presses anything for so long
            words = trn("After {n} second", "After {n} seconds", now)
        after = COVERS_AFTER[(COVERS_AFTER.index(now) + 1) % len(COVERS_AFTER)]
        place, act = self.at(1072, y - 3, 320, 78), self._set(cover_after=after)
        face = Face(words, size=25, turns=True)
        self.scene.root.add(menu_button(place, self.unit, face, "cover_after", act))

    def _notes(self, canvas: Canvas, y: float) -> float:
        """Notes for beginners: all persons get them, nobody does, or all of them once more.

        It shows what is so at the table: a person may have turned the own ones off there.
        """
        label(canvas, tr("Notes for beginners"), Box(48, y, 330, 74), 29)
        now = comes(self.app)
        self._choice(y, [
            # NOTE: notes for beginners are shown
            ("notes on", trc("help", "On"), now == {True}, self._turn_notes(True)),
            # NOTE: notes for beginners are not shown
            ("notes off", trc("help", "Off"), now == {False}, self._turn_notes(False)),
            # NOTE: a button: each note for beginners comes once more
            ("notes again", trc("help", "Show all again"), False, self._notes_again),
        ])  # fmt: skip
        return y + _ROW

    def _turn_notes(self, on: bool) -> Callable[[], None]:
        return lambda: self._noted(turn(self.app, on))

    def _notes_again(self) -> None:
        self._noted(show_all_again(self.app), lambda: tr("Each note comes once more."))

    def _noted(self, kept: bool, say: Saying | None = None) -> None:
        failed = [*self.app.store.told, *self.app.profiles.told]
        self._told = failed if not kept else [say] if say is not None else []
        self.rebuild()

    def _volumes(self, canvas: Canvas, y: float) -> float:
        settings = self.app.settings
        found = (
            ("effects_volume", tr("Sounds"), settings.effects_volume),
            ("music_volume", tr("Music"), settings.music_volume),
        )
        for i, (name, words, value) in enumerate(found):
            left = 48 + i * 680
            label(canvas, words, Box(left, y, 180, 72), 29)
            place = self.at(left + 190, y, 450, 72)
            slider = Slider(place, self.unit, name, words, value, self._volume(name))
            slider.moving = self._hearing(name)
            self.scene.root.add(slider)
        return y + _ROW

    def _volume(self, name: str) -> Callable[[int], None]:
        # The slider shows its own value: laying all out anew would take the knob from the hand.
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


@opens(routes.Settings)
def _open(app: Host, route: routes.Settings) -> Screen:
    return SettingsScreen(app, route.back)

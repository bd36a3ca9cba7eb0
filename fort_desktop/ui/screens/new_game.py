"""The setup of a new game: players, setup and deal, initially as the last time."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

from fort_desktop.record.format import Deal
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.seed import commitment, new_secret, secret_deal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.screen import Host, Screen
from fort_desktop.ui.screens.players import KINDS, choose_player
from fort_desktop.ui.settings import LONGEST_NAME, Choices
from fort_desktop.ui.text.i18n import LANGUAGE_NAMES, N_, Language, spoken, tr, trc
from fort_desktop.ui.text.notices import commitment_words, in_groups
from fort_desktop.ui.text.players import player_name, usual_name
from fort_desktop.ui.widgets.common import button, label
from fort_desktop.ui.widgets.entry import Entry, digit
from fort_desktop.ui.widgets.menu import Face, cardboard, heading, switch

_SETUPS: Final[dict[SetupKind, str]] = {
    "basic": N_("Basic: 8 kids dealt"),
    "draft": N_("Draft: choose your kids"),
}
_DIGITS: Final = 9
_LONGEST_WORDS: Final = 60
_SHORT: Final = 16
"""So many digits of the commitment are shown at first."""
_MOST_TONGUES: Final = 40
"""So many persons' languages are remembered, the latest ones."""
_WIDE: Final = 1240.0
_FOLDED, _OPEN = 742.0, 980.0
"""How high the sheet is, without and with what belongs to a fair deal."""
_LEFT, _MIDDLE, _RIGHT = 48.0, 400.0, 1192.0


def _spoken(letter: str) -> bool:
    """Whether a letter may be typed into the players' words; `*` would mean bold in the proof."""
    return letter.isprintable() and letter != "*"


class NewGameScreen(Screen):
    """A click on a seat asks who plays there; at least two must play.

    Attributes:
        fair: the number of the deal, the players' words and the commitment are shown; most people
            do not want to know, and get a secret deal all the same.
        kinds, names: by seat; setup, practice: of the game.
        tongues: by seat, what a person speaks who shares the screen; None is as the program.
        seed: the number of the deal, None for a secret one; secret, words: its sources.
    """

    room: ClassVar = (1600.0, _OPEN + 60)

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.fair = False
        last = app.settings.new_game.enough
        self.kinds = [kind if kind in KINDS else "easy" for kind in last.players]
        self.names = list(last.names)
        self.tongues = [app.settings.languages.get(name) for name in last.called]
        self.setup: SetupKind = last.setup
        self.practice = last.practice
        self.seed: int | None = None
        self.secret = new_secret()
        self.words = ""
        self._asking: int | None = None
        self.build()

    def build(self) -> None:
        """Build the four seats, the choices, and the buttons Back and Start."""
        self.lawn()
        self.scene.focus.keys.update(escape=self._escape, enter=self.start)
        if self._asking is not None:
            choose_player(self, self._called[self._asking], self.kinds[self._asking], self._seated)
            return
        unit, wide = self.unit, _WIDE
        tall = _OPEN if self.fair else _FOLDED
        self.put_sheet(wide, tall)
        canvas = cardboard(self.scene.root, self.sheet, unit, "choices")
        heading(self.scene.root, self.at(wide / 2 - 260, -30, 520, 84), unit, tr("New game"))
        for seat in range(4):
            self._seat(canvas, seat)
        self._setups(canvas)
        if self.fair:
            self._deal_number(canvas)
            self._secret_part, self._number_part = self._secret(), self._numbered()
            self._show_part()
        self._practice(tall - 188)
        foot = tall - 104
        self.button(_LEFT, foot, 260, "back", tr("Back"), self.app.title)
        self.button(_LEFT + 276, foot, 330, "fair deal", self._fold(), self._unfold)
        self.button(_RIGHT - 522, foot, 522, "start", tr("Start the game"), self.start, True)

    def _fold(self) -> Face:
        """The button that shows and hides all about the deal; it tells a number that was chosen."""
        # NOTE: the deal, the order of all cards, has the number {n}
        words = tr("Fair deal") if self.seed is None else trc("number", "Deal {n}", n=self.seed)
        return Face(words, sign="up" if self.fair else "down")

    def _unfold(self) -> None:
        self.fair = not self.fair
        self.notes.clear()
        self.rebuild()

    def _seat(self, canvas: Canvas, seat: int) -> None:
        y = 90 + seat * 90
        canvas.blit(seat_mark(canvas.px(70), COLOURS[seat]), _LEFT, y + 3)
        entry = Entry(
            self.at(_LEFT + 90, y, 470, 76),
            self.unit,
            self.names[seat],
            f"name {seat}",
            lambda text: self.names.__setitem__(seat, text),
            hint=usual_name(seat),
            longest=LONGEST_NAME,
        )
        self.scene.root.add(entry)
        kind = self.kinds[seat]
        face = Face(
            player_name(kind) if kind else tr("Nobody"),
            sign={PERSON: "kid", "": "cross"}.get(kind, f"face:{kind}"),
            size=26,
            turns=True,
        )
        tongue = self._speaks(seat)
        wide = 564 if tongue is None else 352
        self.button(_LEFT + 580, y, wide, f"seat {seat}", face, self._ask(seat))
        if tongue is not None:
            face = Face(LANGUAGE_NAMES[tongue], size=24, turns=True)
            act = partial(self._next_tongue, seat, tongue)
            self.button(_LEFT + 944, y, 200, f"language {seat}", face, act)

    def _speaks(self, seat: int) -> Language | None:
        """What the table speaks to a person; None where nobody else sits at the screen."""
        alone = self.kinds.count(PERSON) < 2 or len(spoken()) < 2
        if alone or self.kinds[seat] != PERSON:
            return None
        return self.tongues[seat] or self.app.settings.language

    def _next_tongue(self, seat: int, now: Language) -> None:
        found = spoken()
        self.tongues[seat] = found[(found.index(now) + 1) % len(found)]
        self.rebuild()

    @property
    def _called(self) -> list[str]:
        """The names by seat, the usual one where none is typed."""
        return self._choices.called

    @property
    def _choices(self) -> Choices:
        first, second, third, fourth = (name.strip() for name in self.names)
        players = (self.kinds[0], self.kinds[1], self.kinds[2], self.kinds[3])
        return Choices(players, (first, second, third, fourth), self.setup, self.practice)

    def _remembered(self, names: Sequence[str]) -> dict[str, Language]:
        """The language of each person; who speaks as the program will go on doing so."""
        found = dict(self.app.settings.languages)
        for seat, name in enumerate(names):
            tongue = self._speaks(seat)
            if tongue is not None and (name in found or tongue != self.app.settings.language):
                found.pop(name, None)
                found[name] = tongue
        return dict(list(found.items())[-_MOST_TONGUES:])

    def _ask(self, seat: int) -> Callable[[], None]:
        def ask() -> None:
            self._asking = seat
            self.rebuild()

        return ask

    def _seated(self, kind: str | None) -> None:
        """Set the chosen player of the seat; None changes nothing."""
        seat, self._asking = self._asking, None
        if seat is not None and kind is not None:
            self.kinds[seat] = kind
            if sum(map(bool, self.kinds)) < 2:
                self.kinds[seat] = PERSON
        self.rebuild()

    def _escape(self) -> None:
        if self._asking is not None:
            self._seated(None)
        else:
            self.app.title()

    def _setups(self, canvas: Canvas) -> None:
        label(canvas, tr("Setup"), Box(_LEFT, 462, _MIDDLE - _LEFT - 20, 74), 29)
        for i, (setup, words) in enumerate(_SETUPS.items()):
            chosen = setup == self.setup
            face = Face(tr(words), ticked=chosen)
            self.button(
                _MIDDLE + i * 402, 462, 390, f"setup {setup}", face, self._choose(setup), chosen
            )

    def _choose(self, setup: SetupKind) -> Callable[[], None]:
        def choose() -> None:
            self.setup = setup
            self.rebuild()

        return choose

    def _deal_number(self, canvas: Canvas) -> None:
        label(canvas, tr("Deal number"), Box(_LEFT, 552, _MIDDLE - _LEFT - 20, 74), 29)
        place = self.at(_MIDDLE, 552, 390, 76)
        self.scene.root.add(
            Entry(
                place,
                self.unit,
                "" if self.seed is None else str(self.seed),
                "deal",
                self._typed,
                # NOTE: in the field for the number of a deal, while it is empty: the deal is secret
                hint=trc("deal number", "secret"),
                longest=_DIGITS,
                allowed=digit,
            )
        )
        self.button(_MIDDLE + 402, 552, 390, "seed", tr("Another deal"), self._other_deal)

    def _part(self, name: str) -> tuple[Node, Canvas]:
        """Make the panel below the deal number, which depends on the kind of deal."""
        area = self.at(_LEFT, 640, _RIGHT - _LEFT, 144)
        canvas = Canvas(area.w, area.h, self.unit)
        return self.scene.root.add(Node(area, canvas.image, name)), canvas

    def _secret(self) -> Node:
        """Build the field for the players' words, and the commitment."""
        part, canvas = self._part("secret deal")
        unit, left = self.unit, _MIDDLE - _LEFT
        label(canvas, tr("Your own words"), Box(0, 0, left - 20, 76), 29)
        words = Entry(
            Box(left * unit, 0, 792 * unit, 76 * unit),
            unit,
            self.words,
            "words",
            lambda text: setattr(self, "words", text),
            hint=tr("They are mixed into the shuffle"),
            longest=_LONGEST_WORDS,
            allowed=_spoken,
        )
        # NOTE: a number that proves afterwards that the secret deal was not exchanged
        label(canvas, tr("Commitment"), Box(0, 86, left - 20, 54), 29)
        shown = in_groups(commitment(self.secret)[:_SHORT]) + " …"
        place = Box(left * unit, 86 * unit, 792 * unit, 56 * unit)
        part.add(words)
        part.add(button(place, unit, shown, "commitment", self._tell_commitment, False))
        return part

    def _numbered(self) -> Node:
        """Build the note about a deal that somebody chose."""
        part, canvas = self._part("numbered deal")
        words = tr(
            "Whoever types this number again gets the same cards. Nothing about it is secret, so "
            "there is nothing to prove."
        )
        canvas.paragraph(words, _MIDDLE - _LEFT, 0, 792, 120, 26)
        part.label = words
        return part

    def _show_part(self) -> None:
        # Changed in place: laying all out anew would take the caret from the hand that types.
        self._secret_part.show(self.seed is None)
        self._number_part.show(self.seed is not None)

    def _tell_commitment(self) -> None:
        if self._commitment not in self.notes:
            self.tell(self._commitment)

    def _commitment(self) -> str:
        return commitment_words(commitment(self.secret))

    def _typed(self, text: str) -> None:
        self.seed = int(text) if text else None
        self._show_part()

    def _other_deal(self) -> None:
        self.seed = None
        self.secret = new_secret()
        self.notes.clear()
        self.rebuild()

    @property
    def deal(self) -> Deal:
        """The source of the game's chance."""
        if self.seed is not None:
            return Deal(self.seed)
        return secret_deal(self.secret, self.words)

    def _practice(self, y: float) -> None:
        words = tr("Practice game: take back anything, the results will say so")
        place = self.at(_LEFT, y, _RIGHT - _LEFT, 72)
        act = self._other_practice
        self.scene.root.add(switch(place, self.unit, words, "practice", self.practice, act))

    def _other_practice(self) -> None:
        self.practice = not self.practice
        self.rebuild()

    def start(self) -> None:
        """Begin the game as chosen, and remember the choices."""
        names = self._called
        self.app.change(new_game=self._choices, languages=self._remembered(names))
        seats = [SeatInfo(names[i], COLOURS[i], kind) for i, kind in enumerate(self.kinds) if kind]
        self.app.games.start(seats, self.setup, self.deal, self.practice)

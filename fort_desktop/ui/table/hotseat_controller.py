"""The screen that several persons share: own keys, PINs, what lifts a curtain, what covers.

On a gamepad of one's own A, Y and B answer Follow, Look and No. Of two who share a pad the second
one has the cross and the stick: down, up and right lie there as A, Y and B lie on the other side.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from fort_desktop.rules.model.moves import PASS, Decision
from fort_desktop.rules.model.types import SUITS, Suit
from fort_desktop.scene.events import Blur, Input, Key, Leave, Pad, Placed, Pointer, Pushed
from fort_desktop.scene.focus import Focus
from fort_desktop.scene.node import Node
from fort_desktop.scene.under import SEEN
from fort_desktop.ui.audio.cues import Cue
from fort_desktop.ui.keys.keymap import name_of
from fort_desktop.ui.persons.seated import Seated
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table.bottom_row import learn, signs_of
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.overlays import aside
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.curtain import DIGIT_KEYS
from fort_desktop.ui.table.panels.side_dialogs import (
    Mode,
    StandingAnswers,
    since_sheet,
    standing_sheet,
)
from fort_desktop.ui.table.panels.strip import Presses
from fort_desktop.ui.table.pin_controller import PinController
from fort_desktop.ui.table.situation import is_vote
from fort_desktop.ui.table.turn_summary import since_of
from fort_desktop.ui.table.viewmodels.strip import ANSWERS, Answer

UNUSED: Final = 60.0
"""Seconds without a press after which a hand that is seen is covered."""


class HotseatController:
    """The actions of persons who share a screen.

    Time is passed in, in seconds.

    Args:
        play: plays a sound.

    Attributes:
        entering: asks for the PIN of whoever has one.
        covers: what lies beside one's own board has no room there, and covers the hand.
        lies_beside: a sheet to be read lies beside one's own board.
    """

    def __init__(self, model: TableModel, play: Callable[[Cue], None] = lambda cue: None) -> None:
        self._model = model
        self._play = play
        self._turned = model.hotseat.turned
        self.pin = PinController(model)
        self._pads = OwnGamepads(model, self._own)
        self._shown: object = None
        self._since: float | None = None
        self._idle = 0.0
        self._looked: object = None
        self._taken, self._place = False, ""
        self.covers = self.lies_beside = self._reads = False

    @property
    def presses(self) -> Presses:
        """The actions of what is pressed on the strip."""
        typed = self.pin
        return Presses(self.give, self.lift, typed.digit, typed.erase, self.turn)

    @property
    def waits(self) -> bool:
        """True if a curtain or a question is too new for a press."""
        for_all = now.Curtain | now.PinEntry | now.AnswerPads | now.RevealRule | now.Vote
        return self._new and isinstance(self._model.situation, for_all)

    @property
    def _new(self) -> bool:
        """Return True if what is asked has not been seen for long enough to be answered."""
        return (
            self._model.situation.subject != self._shown
            or self._since is None
            or self._since < SEEN
        )

    def go_on(self, seconds: float, unused: float = UNUSED) -> None:
        """Let time pass; what is new begins its time again.

        Args:
            unused: without a press for so long a hand that is seen is covered; 0 for never.
        """
        self._note_turned()
        subject = self._model.situation.subject
        if subject != self._shown:
            self._shown, self._since = subject, None
        else:
            # What has changed was drawn in the frame before, and is seen from now on.
            self._since = 0.0 if self._since is None else self._since + seconds
        self._idle += seconds
        if 0 < unused <= self._idle:
            self._hide()

    @property
    def private(self) -> bool:
        """True if a person sees their own hand, and is awaited."""
        return self._model.present and self._model.eyes.holder is not None

    def _hide(self) -> None:
        """Nobody looks at the screen any more."""
        if self._model.eyes.guards:
            self._model.cover()
        elif self.pin.entry is not None:
            self.pin.close()

    def heard(self, event: Input) -> bool:
        """Handle a key of a person's own, before all other keys; return True if it was one."""
        model = self._model
        if not isinstance(event, Leave) and not _moved(event):
            self._idle = 0.0
        if isinstance(event, Blur):
            self._hide()
        if not model.eyes.shared:
            return isinstance(event, Key) and self.pin.heard(name_of(event))
        if isinstance(event, Pad):
            return self._pads.heard(event)
        if isinstance(event, Pushed):
            self._taken = self._pads.heard(event)
            return True
        if isinstance(event, Placed):
            self._taken = model.present and self._by_place(event.name)
            self._place = event.name
            return True
        if not isinstance(event, Key):
            return False
        if self._place:
            learn(self._place, name_of(event))
        taken, self._taken, self._place = self._taken, False, ""
        if taken:
            return True
        if name_of(event) == "space" and self.private:
            self._model.cover()
            return True
        return self.pin.heard(name_of(event))

    def _by_place(self, name: str) -> bool:
        """Return True if the key at a place is somebody's own, and meant something now."""
        for seat, keys in self._model.keys.items():
            if name in keys:
                return self._own(seat, ANSWERS[keys.index(name)])
        return False

    def _own(self, seat: int, answer: Answer) -> bool:
        """Take an own press of a person; return True if it meant something now."""
        entering = self.pin
        match self._model.situation:
            case now.Vote():
                self._agrees(answer, partial(self.agree, seat), self.refuse)
            case now.PinEntry(entry) if entry.agreed is not None:
                self._agrees(answer, partial(entering.agree, seat), entering.remember)
            case now.Curtain() as curtain if seat == curtain.awaited and answer == "look":
                self.lift()
            case now.RevealRule(whose) if seat == whose:
                self.turn(seat)
            case now.AnswerPads():
                self.give(seat, answer)
            case now.Asked(decision) if answer == "no" and self._may_decline(seat, decision):
                if not self._new:
                    self._model.make(PASS)
            case _:
                return False
        return True

    def _may_decline(self, seat: int, decision: Decision) -> bool:
        """Return True for whoever looks at their own hand and may decline there."""
        return self.private and decision.seat == seat and PASS in decision.moves

    def _agrees(
        self, answer: Answer, agree: Callable[[], None], refuse: Callable[[], None]
    ) -> None:
        """Agree by the first own key or refuse by the third, where all are asked together."""
        if self.waits:
            return
        if answer == "follow":
            agree()
        elif answer == "no":
            refuse()

    def agree(self, seat: int) -> None:
        """A person agrees that something is taken back."""
        self._model.hotseat.agree(seat)
        self._model.jump()

    def refuse(self) -> None:
        """Somebody does not agree."""
        self._model.hotseat.refuse()
        self._model.jump()

    def give(self, seat: int, answer: Answer) -> None:
        """Give a person's answer from their pad; one that cannot be given now does nothing."""
        model = self._model
        if self.waits or not isinstance(model.situation, now.AnswerPads):
            return
        pad = next((pad for pad in model.answers if pad.seat == seat), None)
        if answer == "look" and model.hotseat.can_look(seat):
            model.hotseat.look(seat)
            model.jump()
        elif answer == "follow" and pad is not None and pad.follows:
            model.tell_of(model.hotseat.follow(seat))
        elif answer == "no" and pad is not None and pad.declines:
            model.tell_of(model.hotseat.decline(seat))

    def lift(self) -> None:
        """The person whom the curtain is for lifts it, once it has lain there for a moment.

        Who has a PIN is asked for it first.
        """
        model, curtain = self._model, self._model.situation
        if not isinstance(curtain, now.Curtain) or self.waits:
            return
        if self.pin.asks(curtain.awaited):
            self.pin.begin(curtain.awaited)
        else:
            model.hotseat.open()
            model.jump()

    def turn(self, seat: int) -> None:
        """At the end a person turns their own made-up rule over."""
        if not self.waits:
            self._model.hotseat.turn_over(seat)
            self._note_turned()

    def turn_all(self) -> None:
        """Turn over all the rules that are left, since nobody wants to wait."""
        hotseat = self._model.hotseat
        while hotseat.turning is not None:
            hotseat.turn_over(hotseat.turning)
        self._note_turned()

    def _note_turned(self) -> None:
        """Show a rule that has been turned over; computers turn theirs by themselves."""
        model, before = self._model, self._turned
        self._turned = model.hotseat.turned
        if model.present and model.eyes.where == "over" and before != self._turned:
            self._play("won" if model.hotseat.turning is None else "perk")
            model.jump()

    def wire(self, focus: Focus, nodes: Iterable[Node]) -> None:
        """The focus goes to the button of a curtain first, or to Look of whoever is asked.

        Enter and Space lift a curtain.
        """
        model = self._model
        if model.eyes.where == "curtain":
            focus.keys["enter"] = focus.keys["space"] = self.lift
        asked = model.asked if model.asked is not None else model.shown.seat
        wanted = "take_over", DIGIT_KEYS[0], f"turn:{asked}", f"pad:{asked}:look"
        button = next((node for node in nodes if node.name in wanted), None)
        if button is not None:
            focus.first = lambda: button

    def back(self) -> None:
        """Give the screen back to whoever has covered it, or to all: nobody has looked."""
        model, mover = self._model, self._model.hotseat.back_to
        if self.waits:
            return
        if mover is not None and self.pin.asks(mover):
            self.pin.begin(mover, back=True)
        else:
            model.hotseat.back()
            model.jump()

    # What lies beside one's own board.

    def lay_out(self, root: Node, frame: Frame) -> None:
        """Lay out what happened since the person looked last, or the standing answers."""
        model, self.covers = self._model, aside(frame).covers
        self.lies_beside = self._reads = False
        if not self.private:
            return
        if isinstance(model.situation, now.Glance):
            if model.overlay == "answers" or not self.covers:
                self._answers(root, frame)
                self.lies_beside = True
            return
        found = since_of(model) if self._looked != self._turn else None
        if found is not None:
            self.lies_beside = self._reads = True
            since_sheet(root, frame, found, self._step_by_step, self.seen)

    @property
    def _turn(self) -> object:
        """Stands for one's own turn that has begun."""
        return self._model.shown.round, self._model.shown.leader

    def seen(self) -> None:
        """The person has read what happened."""
        self._looked = self._turn
        self._model.changed()

    def puts_away(self) -> bool:
        """Close the sheet of what happened; False if it is not open."""
        lay_open = self._reads
        if lay_open:
            self.seen()
        return lay_open

    def _step_by_step(self) -> None:
        self._looked = self._turn
        self._model.since()

    def _answers(self, root: Node, frame: Frame) -> None:
        kept = self._model.hotseat.standing(self._model.stand.seat)
        mode: Mode = "never" if kept.ask == "away" else kept.ask
        no = frozenset(SUITS) - frozenset(kept.suits)
        standing = StandingAnswers(mode, frozenset(no))
        standing_sheet(root, frame, standing, self._set_mode, self._turn_suit, self.fold)

    def fold(self) -> None:
        """Open the standing answers, or fold them, where they cover the hand."""
        self._model.show("answers")

    def _set_mode(self, mode: Mode) -> None:
        self._model.hotseat.set_standing(mode, SUITS if mode == "some" else ())
        self._model.changed()

    def _turn_suit(self, suit: Suit) -> None:
        kept = self._model.hotseat.standing(self._model.stand.seat)
        asked = frozenset(kept.suits) ^ {suit}
        self._model.hotseat.set_standing("some", tuple(one for one in SUITS if one in asked))
        self._model.changed()

    def nobody(self) -> None:
        """All persons who are still to be asked say aloud that they do not follow."""
        if not self.waits:
            self._model.tell_of(self._model.hotseat.nobody())


def _moved(event: Input) -> bool:
    """Return True if the pointer only moved: whoever shakes the table does so too."""
    return isinstance(event, Pointer) and event.what == "move"


_MENU: Final = "start"
"""The menu is open to everybody at any time."""


def owners(persons: Iterable[Seated], number: int) -> list[Seated]:
    """The persons, two at most, who have the pad of this number."""
    return [one for one in persons if one.controls.pad == number]


def own_press(found: Iterable[Seated], event: Pad | Pushed) -> tuple[int, Answer] | None:
    """The seat and the answer that a press is at the public table; None if it is nobody's own."""
    name = event.button if isinstance(event, Pad) else event.name
    for one in found:
        part = one.controls.part
        signs = signs_of(part)
        if name in signs and isinstance(event, Pushed) == (part == "cross"):
            return one.seat, ANSWERS[signs.index(name)]
    return None


class OwnGamepads:
    """The pads of one table.

    Args:
        own: called with a seat and its answer; whether that meant something now.
    """

    def __init__(self, model: TableModel, own: Callable[[int, Answer], bool]) -> None:
        self._model = model
        self._own = own

    def heard(self, event: Pad | Pushed) -> bool:
        """Handle a press; return True if it was its owner's own, or is kept from what others do.

        All else that a pad can do, it does for its owner only, while they have the screen.
        """
        model = self._model
        found = owners(model.persons.values(), event.number)
        if not found or not model.present or event == Pad(_MENU, event.number):
            return False
        own, acts = own_press(found, event), self._at_the_screen
        if isinstance(event, Pushed) and not self._answers:
            own = None  # it moves the focus of whoever has the screen
        elif own is not None and isinstance(event, Pushed) and event.again:
            return True
        if own is not None and self._answered(*own):
            model.use_own_pad(own[0])
            return True
        if own is not None and self._closed and acts != own[0]:
            return True
        return acts is not None and acts not in [one.seat for one in found]

    def _answered(self, seat: int, answer: Answer) -> bool:
        """Return True if an own press meant something; a curtain is lifted by A as by Y."""
        lifts = self._closed and answer == "follow"
        return self._own(seat, "look" if lifts else answer)

    @property
    def _closed(self) -> bool:
        """True while a curtain waits for somebody to lift it."""
        return isinstance(self._model.situation, now.Curtain)

    @property
    def _answers(self) -> bool:
        """True if own presses answer something now, so that one that is held does no more."""
        match self._model.situation:
            case now.AnswerPads() | now.RevealRule() | now.Curtain():
                return True
            case situation:
                return is_vote(situation)

    @property
    def _at_the_screen(self) -> int | None:
        """For whom pads move the focus and press what is in it; None for all."""
        situation = self._model.situation
        eyes = situation.eyes
        if eyes.typing is not None:
            return eyes.typing
        return eyes.stand.seat if eyes.where == "private" else situation.awaited

"""The loop of a game at the table: what is told next, when a computer thinks, what hastens it."""

from collections.abc import Iterable
from typing import Final, Protocol, TypeGuard, get_args

from fort_desktop import frame_clock
from fort_desktop.scene.events import Input, Key, Pad, Pointer
from fort_desktop.scene.node import Node
from fort_desktop.scene.pointer import climb
from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.art.cardface import draw_ahead
from fort_desktop.ui.art.outdoors import draw_hours_ahead
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import Saying, language
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.note import NOTE, STRIP, NoteKey
from fort_desktop.ui.table.panel_transition import PanelTransition
from fort_desktop.ui.table.presenter import Presenter
from fort_desktop.ui.table.things import Button


class Table(Protocol):
    """The parts of a table that the course of a game needs."""

    scene: Scene
    session: Session
    model: TableModel
    presenter: Presenter
    panel_transition: PanelTransition
    gone: bool

    @property
    def speed(self) -> float:
        """The speed of moving pictures, 0 for none."""


def still(table: Table) -> bool:
    """Return True if nothing moves on the table, though a computer player may think."""
    moves = table.scene.animator.busy or not table.session.recording.settled
    return table.model.quiet and not moves


def awaited(table: Table) -> object:
    """Return a value for what a person is to do; None while the game goes on by itself.

    Pictures that move under the pointer, or what was opened to be read, change nothing.
    """
    model, session = table.model, table.session
    tells = not model.quiet or not session.recording.settled
    if not model.held and (tells or model.thinks is not None):
        return None
    return session.at, model.held


def rests(table: Table) -> bool:
    """Return True if nothing moves at all, and nobody thinks."""
    waits = table.model.thinks is None and table.scene.pointer.drag is None
    return waits and still(table) and not table.panel_transition.busy


def moves(table: Table) -> bool:
    """Return True if pictures may move on the table."""
    return bool(table.speed) and not table.scene.animator.reduced


_MEANT: Final = (Button("wait"), NOTE, STRIP, *get_args(NoteKey))
"""What is pressed while something is told, and does not hasten it."""


def taps(event: Input) -> TypeGuard[Pointer]:
    """Return True if a finger comes down."""
    return isinstance(event, Pointer) and event.touch and event.what == "down"


def ends_moment(event: Input) -> bool:
    """Return True if a press ends a big moment: any does."""
    return isinstance(event, Key | Pad) or (isinstance(event, Pointer) and event.what == "down")


def hastens(event: Input, model: TableModel, front: Node, on_and_on: bool) -> bool:
    """Return True if the person does not want to wait for what is being told.

    Never while they look at something that is held.

    Args:
        front: what gets the input; on_and_on: this press came soon after another one.
    """
    if model.quiet or model.held or not _presses(event):
        return False
    on = front.hit_test(event.at) if isinstance(event, Pointer) else None
    return on is None or on.key not in _MEANT or on_and_on


def goes_on(event: Input, model: TableModel, front: Node) -> bool:
    """Return True if the person has looked for long enough at what is held.

    At a beat that waits for a click any click does, unless it is meant for something.
    """
    if not model.held or not _presses(event):
        return False
    if not isinstance(event, Pointer):
        return True
    return model.state.at_beat and climb(front.hit_test(event.at), _is_used) is None


def _is_used(node: Node) -> bool:
    return node.clicked is not None


_EARLIER: Final = ("left", "up", "page up")
_LATER: Final = ("right", "down", "page down")


def steps_through(event: Input, model: TableModel) -> bool:
    """Take a key that belongs to looking back; False if it is not for it."""
    if not isinstance(event, Key) or not model.quiet:
        return False
    looking = model.past is not None
    if event.name == "page up" or (looking and event.name in _EARLIER):
        model.step(-1)
    elif looking and event.name in _LATER:
        model.step(1)
    elif looking and not model.only_past and event.name in ("escape", "end"):
        model.to_now()
    else:
        return False
    return True


def _presses(event: Input) -> bool:
    if isinstance(event, Key):
        return event.name in ("enter", "space")
    return isinstance(event, Pointer) and event.what == "down"


class Asked:
    """Knows what was asked when the table was laid out last.

    Attributes:
        now: stands for that question; None for none. subject: the same without what was opened.
    """

    def __init__(self) -> None:
        self.now: object = None
        self.subject: object = None

    def anew(self, model: TableModel) -> bool:
        """Take in what is asked now; True if that is something else."""
        situation, state, before = model.situation, model.state, self.now
        now = situation.subject, state.choosing, bool(state.advice)
        self.subject = situation.subject
        self.now = now if situation.awaited is not None else None
        return self.now is not None and self.now != before


_FRAME: Final = 0.012
"""Seconds of a frame that computers may use up where nothing is animated."""
_NAP: Final = 0.0005
"""Seconds between two looks whether the disk is done, in such a frame."""


def go_on(table: Table, seconds: float, speed: float) -> bool:
    """Do what comes by itself once the disk has all that was done; False if that is nothing.

    To be called while nothing moves. `speed`: of pictures, 0 for at once.
    """
    model, session = table.model, table.session
    if model.held or not session.recording.settled:
        return False
    if not model.quiet:
        table.presenter.go_on()
        return True
    if model.past is not None:
        return False
    awaited = model.goes_on
    steps = model.hotseat.go_on(seconds, speed)
    if steps:
        model.put(steps)
    elif awaited and (model.stand != model.hotseat.stand or not model.goes_on):
        # A computer's pick ahead of its turn is told to nobody, but now a person is asked.
        model.jump()
        return True
    return bool(steps)


def hurry(table: Table, seconds: float, speed: float) -> None:
    """Without animations: all that is to come, as far as one frame has time for it."""
    until = frame_clock.now() + _FRAME
    going = True
    while going and not table.gone and frame_clock.now() < until:
        if not table.session.recording.settled:
            frame_clock.nap(_NAP)
        elif table.model.quiet or table.model.held:
            going = go_on(table, seconds, speed)
            seconds = 0.0
        else:
            table.presenter.finish()


def tell_troubles(app: Host, news: Iterable[Saying]) -> None:
    """Files and computer players may be in trouble: tell what is new."""
    for say in (*news, *app.thinker_news()):
        app.tell(say)


def paint_ahead(session: Session) -> bool:
    """Paint one more picture that may be wanted; False if there is none."""
    return draw_ahead(session.catalog.kids.values(), language()) or draw_hours_ahead()

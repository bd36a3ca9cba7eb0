"""The table in a terminal: it tells what happens, asks what is asked, and takes typed answers."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, assert_never

from msgspec.structs import replace

from fort_desktop import frame_clock
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import TurnBegan
from fort_desktop.rules.model.moves import Decision, Move, text
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.coach.tips.progress import Keeper
from fort_desktop.ui.i18n.i18n import language, set_language, tr, trc
from fort_desktop.ui.persons.pin import DIGITS
from fort_desktop.ui.persons.seated import Seating, voice_in
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table.answers import answers
from fort_desktop.ui.table.bottom_row import curtain_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.pin_controller import PinController
from fort_desktop.ui.table.situation import Situation
from fort_desktop.ui.table.things import Button
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE, Answer
from fort_desktop.ui.terminal import spoken
from fort_desktop.ui.terminal.commands import Commands
from fort_desktop.ui.terminal.console import INDENT, Console
from fort_desktop.ui.terminal.narrator import Narrator, narrated
from fort_desktop.ui.terminal.tips import Tips
from fort_desktop.ui.terminal.typed import Choice, Command, meaning
from fort_desktop.ui.text import shared
from fort_desktop.ui.text.lists import labelled, listed
from fort_desktop.ui.text.names import RESOURCE_NAMES
from fort_desktop.ui.text.notices import FileNews
from fort_desktop.ui.text.players import sitter_words
from fort_desktop.ui.text.questions import remark

_SOURCES: Final = ("hand", "park", "yard", "deck", "discard")
"""Where kids lie, in the order in which answers about them are told."""
_LATE: Final[tuple[tuple[type[Move], ...], ...]] = (
    (mv.Recycle,),
    (mv.Skip, mv.Done, mv.Stop, mv.Pass),
)
"""Answers behind all others, last those that end something: they come and go between questions."""
_NAP: Final = 0.01
"""Seconds between two looks whether a computer player has answered."""


class TextTable:
    """A game in a terminal.

    Args:
        seating: what each person gets at the table.
        pace: at which computers answer, as the speed of animations; None where nobody looks on.
        keepers: remember what each person has been told, by seat.

    Attributes:
        gone: the person has left; branched: the game is to continue from before its end.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        seating: Seating,
        pace: float | None,
        keepers: Mapping[int, Keeper] = MappingProxyType({}),
    ) -> None:
        self.session = session
        self.model = TableModel(session, seating=seating, deals=True)
        self.gone = False
        self._console = console
        self._seating = seating
        self._pace = pace
        self._pin = PinController(self.model)
        self._news = FileNews()
        self._seen: int | None = None
        self._asked: object = None
        self._offered: tuple[object, list[Choice]] | None = None
        self._turned = self.model.hotseat.turned
        self._acts = session.acts
        self._commands = Commands(self.model, console, self._quit)
        self._narrator = Narrator(self.model, console.say)
        self._tips = Tips(self.model, keepers)
        self._bannered: object = None

    # The course of the game.

    def run(self) -> bool:
        """Play until the game is over or the person leaves; returns whether it is over.

        A game that another program plays can only be looked at, which is told.
        """
        self._open()
        while not self.gone:
            self._tell()
            situation = self.model.situation
            if isinstance(situation, now.GameOver):
                return True
            if isinstance(situation, now.Watching):
                self._quit()
            elif situation.thinks is None and (choices := self._choices(situation)):
                self._ask(situation, choices)
            else:
                self._go_on()
        return False

    def _open(self) -> None:
        """Tell who plays, in the order of play, and what is on the table."""
        say, view, seats = self._console.say, self.session.public, self.session.seats
        order = (*seats[view.first :], *seats[: view.first])
        say()
        # NOTE: {names} are the players, in the order in which they play
        say(
            tr(
                "At the table: {names}",
                names=listed(sitter_words(one.name, one.player) for one in order),
            )
        )
        say(tr("{who} begins.", who=order[0].name))
        known = replace(spoken.known_of(self.model), view=view)
        if view.round and not view.ended:
            for line in (*spoken.park_lines(known), *spoken.aim_lines(known)):
                say(line)
        for told in self._lately():
            say(told)
        say()
        say(self._commands.hello)

    def _lately(self) -> Iterator[str]:
        """Yield the last turns of a game that goes on, whole, and how all rivals stand."""
        model = self.model
        if not model.lines:
            return
        begun = [at for at, one in enumerate(self.session.events) if isinstance(one, TurnBegan)]
        yield from narrated(model, begun[-len(self.session.seats) :][0] if begun else 0)
        if begun and not model.eyes.shared:
            yield from self._rivals()

    def _rivals(self) -> Iterator[str]:
        """Yield a line for each rival: what everybody may know that they have."""
        known = spoken.known_of(self.model)
        rivals = self.model.shown.order(self.model.shown.seat)[1:]
        yield from (spoken.rival_standing(known, seat) for seat in rivals)

    def _tell(self) -> None:
        """Tell what has happened, once the disk has it."""
        model = self.model
        self.session.recording.settle()
        self._speak()
        self._tell_taken_back()
        for say in self._news.of(self.session):
            self._console.say(say())
        while not model.quiet:
            if model.state.due:
                model.arrive()
            elif model.state.coming:
                (step, *_), before = model.state.coming, model.shown
                model.tell(1)
                model.land()
                self._narrator.hear(step.event, step.at, before)
                for line in [*self._tips.heard(step.event, step.view)]:
                    self._narrator.remark(line)
            else:
                model.ask()
        self._speak()

    def _tell_taken_back(self) -> None:
        """Say which moves are gone, if any have been taken back; of several people's only whose."""
        before, self._acts = self._acts, self.session.acts
        gone = before[len(self._acts) :]
        if gone and not self.model.eyes.shared:
            for line in spoken.taken_back_lines(self.model, gone):
                self._console.say(line)

    def _speak(self) -> None:
        """Clear what the person before has seen, and speak the language of who is there now."""
        model, before = self.model, self._seen
        self._seen = model.eyes.holder
        if (
            before != self._seen
            or model.asked is not None
            or isinstance(model.situation, now.GameOver)
        ):
            self._narrator.flush()
        if before is not None and before != self._seen:
            self._console.clear()
        if before != self._seen:
            self._console.forget()
        voice = voice_in(self.session, self._seating, model.eyes.speaker)
        set_language(voice.language if voice is not None else self._seating.language)

    def _go_on(self) -> None:
        """Let computers answer, and what persons have set before."""
        model, hotseat = self.model, self.model.hotseat
        awaited = model.goes_on
        steps = hotseat.go_on(*((None,) if self._pace is None else (_NAP, self._pace)))
        if steps:
            model.put(steps)
        elif self._turned != hotseat.turned:
            self._turned = hotseat.turned
            model.jump()
        elif awaited and (model.stand != hotseat.stand or not model.goes_on):
            model.jump()
        else:
            frame_clock.nap(_NAP)

    # What is asked.

    def _ask(self, situation: Situation, choices: list[Choice]) -> None:
        """Put a question, unless it has just been put, and do what is typed."""
        self._commands.choices = choices
        asked = situation.subject, [one.words for one in choices]
        if asked != self._asked:
            self._asked = asked
            self._put(situation, choices)
        typed = isinstance(situation, now.PinEntry) and situation.entry.agreed is None
        said = (one for choice in choices for one in choice.says)
        words = dict.fromkeys([*said, *(one.says[0] for one in self._commands.all)])
        line = self._console.secret() if typed else self._console.ask(list(words))
        if line is None:
            self._quit()
        elif not line.strip():
            self._nothing_typed(situation, choices)
        elif typed and line.strip().isdecimal():
            self._digits(line.strip())
        else:
            self._take(line, choices)

    def _take(self, line: str, choices: list[Choice]) -> None:
        """Do what a line means, or say why nothing is done."""
        meant = meaning(line, choices, self._commands.all)
        match meant.found:
            case (Choice() as choice,):
                choice.act()
                self._asked = None
            case (Command(more=False),) if meant.rest:
                self._commands.unknown(line)  # what stands behind a word is not passed over
            case (Command() as command,):
                command.does(meant.rest)
            case ():
                self._commands.not_understood(line)
            case several:
                self._console.say(tr("Which of these do you mean?"))
                for one in several:
                    number = choices.index(one) + 1 if isinstance(one, Choice) else one.says[0]
                    words = one.words if isinstance(one, Choice) else one.about
                    self._console.say(tr("{n}. {answer}", n=number, answer=words))

    def _quit(self) -> None:
        """Leave the game, which is on the disk."""
        self.gone = True

    def _put(self, situation: Situation, choices: list[Choice]) -> None:
        """Tell what is asked, and each answer with its number."""
        model, say = self.model, self._console.say
        told = said(model, NO_NOTE)
        say()
        more = remark(model.shown, model.teller) if isinstance(situation, now.Asked) else ""
        asked = spoken.numbered(told.question, more) if more else told.question
        told_now = told.banner, model.shown.round, model.shown.leader
        banner = [told.banner] if told_now != self._bannered else []
        self._bannered = told_now
        first = [*self._told_first(situation)]
        self._commands.question = [line for line in (*first, asked) if line]
        for line in dict.fromkeys((*banner, *first, asked)):
            if line:
                say(line)
        for number, choice in enumerate(choices, 1):
            # NOTE: an answer in a list: {n} is its number
            say(tr("{n}. {answer}", n=number, answer=choice.words))
            for line in choice.more:
                say(f"{INDENT}{line}")
        for line in self._commands.unable():
            say(line)

    def _told_first(self, situation: Situation) -> Iterator[str]:
        """Yield the facts to know before a question."""
        model = self.model
        if isinstance(situation, now.Asked):
            yield from self._tips.asked(situation.question)
        match situation:
            case now.Curtain():
                curtain = curtain_of(model, model.shown)
                yield from (curtain.title, curtain.words, curtain.aside)
            case now.PinEntry(entry):
                asked = entry.agreed is not None
                yield shared.entry_title(entry.seat, asked, model.teller)
                yield shared.entry_words(entry.wrong, asked)
            case now.Asked(decision) if decision.kind == "play" and self._mine(decision):
                yield from self._since()
                yield from spoken.own_lines(spoken.known_of(model), model.shown.seat)
            case now.Asked(decision) if decision.kind == "follow" and self._mine(decision):
                yield spoken.followed_line(spoken.known_of(model))
                yield spoken.hand_line(spoken.known_of(model), self._hand)
            case now.ConfirmUndo(reason="practice"):
                yield from spoken.going_back_lines(model, self.session.acts_since(model.shown.seat))
            case now.Glance() | now.OwnHand():
                yield from spoken.hand_lines(spoken.known_of(model), self._hand)

    def _since(self) -> Iterator[str]:
        """The others' turns since one's own: whoever comes here has not read them."""
        found = self.model.hotseat.since if self.model.eyes.shared else ()
        if found:
            yield tr("Since your last turn")
            yield from narrated(self.model, found[0].at)
            yield from self._rivals()

    def _mine(self, decision: Decision) -> bool:
        return decision.seat == self.model.shown.seat and not self.model.eyes.in_public

    @property
    def _hand(self) -> tuple[str, ...]:
        return self.model.hotseat.hand_of(self.model.shown.seat)

    def _nothing_typed(self, situation: Situation, choices: list[Choice]) -> None:
        """Enter alone lifts a curtain or covers a hand; elsewhere the question is put again."""
        if isinstance(situation, now.Curtain | now.Glance | now.RevealRule):
            choices[0].act()
        self._asked = None

    # Answers.

    def _choices(self, situation: Situation) -> list[Choice]:
        """Return all that can be answered now; the same as long as the same is asked."""
        asked = situation, language()
        if self._offered is None or self._offered[0] != asked:
            self._offered = asked, self._all_choices(situation)
        return self._offered[1]

    def _all_choices(self, situation: Situation) -> list[Choice]:
        """Return all that can be answered now, in the order of its numbers."""
        match situation:
            case now.Asked(decision):
                return [*self._moves(decision), *self._others()]
            case now.AnswerPads(asked):
                return [*self._pads(asked), *self._others()] if asked is not None else []
            case now.Curtain():
                words = curtain_of(self.model, self.model.shown).lifts
                return [_choice(words, self._lift), *self._others()]
            case now.RevealRule(seat, by_hand):
                found = [_choice(said(self.model, NO_NOTE).question, partial(self._turn, seat))]
                return [*found, *self._others()] if by_hand else []
            case now.AwaitingDone():
                back = _choice(tr("Undo"), self.model.undo)
                return [*self._others(), back]
            case now.ConfirmUndo() | now.Vote() | now.PinEntry() | now.Glance() | now.OwnHand():
                return list(self._others())
            case now.Playback() | now.Thinking() | now.Waiting():
                return []
            case now.GameOver() | now.Watching() | now.LookingBack():
                return []
            case _:
                assert_never(situation)

    def _moves(self, decision: Decision) -> Iterator[Choice]:
        """The legal moves, each by its notation, its label, and the kid that it is about."""
        model, known = self.model, spoken.known_of(self.model)
        for move in self._sorted(decision):
            label = model.labels.among(move, decision.moves)
            told = self._mine(decision) or isinstance(move, mv.Recruit)
            line, *more = spoken.answer_lines(known, move, label) if told else [label]
            says, act = tuple(_says(model, move, label)), partial(model.make, move)
            yield Choice(line, says, act, tuple(filter(None, more)), move)

    def _sorted(self, decision: Decision) -> list[Move]:
        """The moves as the kids lie in the hand; the order of hidden piles must not be seen."""
        kids = self.session.catalog.kid
        hand = [kids[card].id for card in self._hand if card != HIDDEN]

        def place(move: Move) -> tuple[int, int, int, bool, str]:
            late = next((at for at, kinds in enumerate(_LATE, 1) if isinstance(move, kinds)), 0)
            kid, source = getattr(move, "kid", ""), getattr(move, "source", _SOURCES[0])
            at = hand.index(kid) if kid in hand else len(hand)
            return (
                late,
                _SOURCES.index(source),
                at,
                getattr(move, "box", "") == "private",
                text(move),
            )

        return sorted(decision.moves, key=place)

    def _pads(self, asked: int) -> Iterator[Choice]:
        """The answers of whoever is asked to follow at the public table, and Look for all."""
        model, hotseat = self.model, self.model.hotseat
        for pad in model.answers:
            who = model.teller.name(pad.seat)
            follow, look = trc("pad", "Follow"), trc("pad", "Look")
            no = tr("No, thanks")
            if pad.follows:
                act = partial(self._tell_of, partial(hotseat.follow, pad.seat))
                yield Choice(labelled(who, follow), (follow, "follow"), act)
            if pad.declines:
                act = partial(self._tell_of, partial(hotseat.decline, pad.seat))
                yield Choice(labelled(who, no), (no, "pass", "no"), act)
        for seat in self.session.persons:
            if hotseat.can_look(seat):
                look, who = trc("pad", "Look"), model.teller.name(seat)
                says = (look, "look") if seat == asked else (labelled(look, who),)
                yield Choice(labelled(who, look), says, partial(self._look, seat))

    def _others(self) -> Iterator[Choice]:
        """The other buttons of the turn bar."""
        for answer in answers(self.model, ("board", "park", "mat"), lambda table, move: ()):
            act = self._act(answer)
            if act is not None:
                yield _choice(answer.label, act)

    def _act(self, answer: Answer) -> Callable[[], object] | None:
        """Return what a button does that is not a move; None for what is not an answer here."""
        model, pin, key = self.model, self._pin, answer.key
        if answer.why:
            return None
        if key == Button("cover"):
            return model.cover
        typing = isinstance(model.situation, now.PinEntry)
        acts: dict[str, Callable[[], object]] = {
            "done": model.done,
            "back": model.close,
            "practice": model.practise,
            "refuse": pin.remember if typing else self._refuse,
            "nobody": partial(self._tell_of, model.hotseat.nobody),
            "turn all": self._turn_all,
            "back to": self._back,
            "leave pin": pin.close,
            "forgotten": pin.forgotten,
        }
        for seat in self.session.persons:
            acts[f"agree {seat}"] = partial(pin.agree if typing else self._agree, seat)
        return acts.get(key) if isinstance(key, str) else None

    # What persons do who share the screen.

    def _tell_of(self, press: Callable[[], list[Step]]) -> None:
        self.model.tell_of(press())

    def _look(self, seat: int) -> None:
        self.model.hotseat.look(seat)
        self.model.jump()

    def _lift(self) -> None:
        """Open the hand behind a curtain; who has a PIN types it first."""
        seat = self.model.stand.seat
        if self._pin.asks(seat):
            self._pin.begin(seat)
        else:
            self.model.hotseat.open()
            self.model.jump()

    def _back(self) -> None:
        mover = self.model.hotseat.back_to
        if mover is not None and self._pin.asks(mover):
            self._pin.begin(mover, back=True)
        else:
            self.model.hotseat.back()
            self.model.jump()

    def _digits(self, typed: str) -> None:
        """Try a whole PIN: what was typed of one before does not count."""
        while (entry := self._pin.entry) is not None and entry.digits:
            self._pin.erase()
        for digit in typed[:DIGITS]:
            self._pin.digit(digit)
        self._asked = None

    def _agree(self, seat: int) -> None:
        self.model.hotseat.agree(seat)
        self.model.jump()

    def _refuse(self) -> None:
        self.model.hotseat.refuse()
        self.model.jump()

    def _turn(self, seat: int) -> None:
        self.model.hotseat.turn_over(seat)
        self._turned = self.model.hotseat.turned
        self.model.jump()

    def _turn_all(self) -> None:
        while (seat := self.model.hotseat.turning) is not None:
            self._turn(seat)


def _choice(words: str, act: Callable[[], object]) -> Choice:
    """Return a choice that is said as it is offered."""
    return Choice(words, (words,), act)


def _says(model: TableModel, move: Move, label: str) -> Iterator[str]:
    """Yield the words for a move: its notation, its button, the kids or the box alone."""
    yield text(move)
    yield label
    if isinstance(move, mv.Follow):
        yield model.teller.kids(move.kids)
    elif isinstance(move, mv.Use):
        yield move.box
    elif isinstance(move, mv.Spend | mv.Pack | mv.Convert):
        yield tr(RESOURCE_NAMES[move.resource])
    elif kid := getattr(move, "kid", ""):
        yield model.teller.kid(kid)
        yield kid

"""The words that can be typed at any time: they tell something, or take something back."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final

from fort_desktop import frame_clock
from fort_desktop.rules.model.moves import Diy, Move, Use
from fort_desktop.rules.model.types import TOP_LEVEL
from fort_desktop.ui.i18n.i18n import N_, NC_, tr
from fort_desktop.ui.table.answers import answers
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.things import NoAnswer
from fort_desktop.ui.terminal import spoken
from fort_desktop.ui.terminal.console import Console
from fort_desktop.ui.terminal.looking_up import about_kid, looked_up, notation_of, why_words
from fort_desktop.ui.terminal.narrator import narrated
from fort_desktop.ui.terminal.typed import Choice, Command, meaning
from fort_desktop.ui.text.explain.answers import explain_refused
from fort_desktop.ui.text.explain.explanation import Known
from fort_desktop.ui.text.explain.now import fort_now, missing_words
from fort_desktop.ui.text.hints import chance_words, reason_words
from fort_desktop.ui.text.lists import ended, labelled, listed
from fort_desktop.ui.text.rules.book import BOOK

_NAP: Final = 0.01
"""Seconds between two looks whether the expert has answered."""
_MOST: Final = 80
"""Letters of a typed line that are told again."""
_LOG: Final = 20
"""Lines of the log that are told without a number."""
_HELP, _RULES, _LINES = "help", "rules", "log"
_TAKES_MORE: Final = ("log", "why", "rules")
"""Words behind which more can be typed."""
_WORDS: Final = {
    # NOTE: the next ones are typed in the terminal, to be told something: one short word each, all
    # of them different, and none like an answer of the game, as "play" or "pass"
    "help": (NC_("typed", "help"), N_("What you can type")),
    "hand": (NC_("typed", "hand"), N_("Your kids, and what they do")),
    "board": (NC_("typed", "board"), N_("What you have")),
    "rivals": (NC_("typed", "rivals"), N_("What the others have")),
    "park": (NC_("typed", "park"), N_("The Park, the perks, and what triggers the end")),
    "log": (NC_("typed", "log"), N_("What has happened; 'log 50' shows the last 50 lines")),
    "why": (NC_("typed", "why"), N_("What a move or a kid does now, or why it is not allowed")),
    "rules": (NC_("typed", "rules"), N_("What the rules say about a word")),
    "hint": (NC_("typed", "hint"), N_("Ask the expert")),
    "undo": (NC_("typed", "undo"), N_("Take back your last move")),
    "save": (NC_("typed", "save"), N_("Show where the game is saved; it is saved after each move")),
    "quit": (NC_("typed", "quit"), N_("Leave the game; you can continue it later")),
}


class Commands:
    """The deeds of these words at one table; `leave` leaves it.

    Attributes:
        choices: the answers that can be given now; question: the lines of what is asked.
    """

    def __init__(self, model: TableModel, console: Console, leave: Callable[[], None]) -> None:
        self._model = model
        self._console = console
        self.choices: Sequence[Choice] = ()
        self.question: Sequence[str] = ()
        self._does: dict[str, Callable[[str], object]] = {
            "help": self._help,
            "hand": lambda rest: self._say(spoken.hand_lines(self._known, self._hand)),
            "board": lambda rest: self._say(spoken.board_lines(self._known, model.shown.seat)),
            "rivals": lambda rest: self._rivals(),
            "park": lambda rest: self._say(spoken.park_lines(self._known)),
            "log": self._log,
            "why": self._why,
            "rules": self._rules,
            "hint": lambda rest: self._hint(),
            "undo": lambda rest: self._undo(),
            "save": lambda rest: self._save(),
            "quit": lambda rest: leave(),
        }

    @property
    def all(self) -> list[Command]:
        """The commands, in the language that is spoken; the English words work in all."""
        return [
            Command((tr(word), name), self._does[name], tr(about), name in _TAKES_MORE)
            for name, (word, about) in _WORDS.items()
        ]

    @property
    def hello(self) -> str:
        """The first thing to know: how an answer is given, and how the rest is found."""
        word, _ = _WORDS[_HELP]
        # NOTE: {help} is the word that a person may type to be told all others
        return tr(
            "Type the number of an answer, or its first letters. Type '{help}' to see what "
            "else you can type.",
            help=tr(word),
        )

    def unable(self) -> list[str]:
        """The answers that have a place here and cannot be given now, each with the reason.

        Kids of the hand with the same reason stand together.
        """
        bar = answers(self._model, ("board", "park", "mat"), lambda table, move: ())
        found = [
            (self._why_not(one.key.move) or one.why, one.label)
            for one in bar
            if isinstance(one.key, NoAnswer)
        ]
        if self._asks:
            found += spoken.not_now(self._known, self._hand)
        return [
            tr(
                # NOTE: {answer} is what cannot be chosen now, as "Private action"; {why} is a
                # sentence
                "Not now: {answer}. {why}",
                answer=listed(label for words, label in found if words == why),
                why=why,
            )
            for why in dict.fromkeys(why for why, _ in found)
        ]

    def _why_not(self, move: Move) -> str:
        """Return why an action cannot be used; "" for what is none, or was used."""
        play, known = self._model.shown.play, self._known
        if isinstance(move, Diy) and play is None:
            built = known.own.level == TOP_LEVEL
            return fort_now(known, change=1) if built or missing_words(known, change=1) else ""
        used = {result.box for result in play.results} if play is not None else set()
        unused = isinstance(move, Use) and move.box not in used
        return explain_refused(self._known, move).now if unused else ""

    def not_understood(self, line: str) -> None:
        """Say why nothing is done: a move that is not allowed, a kid that cannot be used, or no
        word that is known.
        """
        move, known = self._notation(line), self._known
        if move is not None and known.decision is not None and self._asks:
            self._say(why_words(move, known))
        elif found := about_kid(line, known, self._hand):
            self._say(found)
        else:
            self.unknown(line)

    def unknown(self, line: str) -> None:
        """Say that a line is no answer, and how the words are found that are understood."""
        word, _ = _WORDS[_HELP]
        if len(line.strip()) == 1 and line.strip().isalpha():
            self._console.say(tr("One letter is not enough: type at least two."))
            return
        # NOTE: {help} is the word that a person may type to be told all others
        self._console.say(
            tr(
                "'{line}' is not an answer here. Type '{help}' to see what you can type.",
                line=plain(line),
                help=tr(word),
            )
        )

    def _notation(self, line: str) -> Move | None:
        session = self._model.session
        return notation_of(line, session.catalog, len(session.seats))

    @property
    def _known(self) -> Known:
        return spoken.known_of(self._model)

    @property
    def _hand(self) -> tuple[str, ...]:
        return self._model.hotseat.hand_of(self._model.shown.seat)

    @property
    def _asks(self) -> bool:
        """Return True if the person who sees their own hand is asked."""
        model = self._model
        return model.asked == model.shown.seat and not model.eyes.in_public

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.say(line)

    def _help(self, rest: str) -> None:
        self._say([tr("Type the number of an answer, or its first letters. You can also type:")])
        self._say(labelled(one.says[0], one.about) for one in self.all)

    def _rivals(self) -> None:
        for lines in spoken.rival_lines(self._known):
            self._say(lines)
            self._console.say()

    def _log(self, rest: str) -> None:
        most = int(rest) if rest.isdecimal() and len(rest) < 6 else 0 if rest else _LOG
        if most:
            self._say(narrated(self._model)[-most:] or [tr("Nothing has happened yet.")])
            return
        word, _ = _WORDS[_LINES]
        # NOTE: {log} is the word that a person may type to be told what has happened
        self._console.say(tr("Type '{log}', or '{log} 50' for the last 50 lines.", log=tr(word)))

    def _why(self, rest: str) -> None:
        """Tell of a move, by number, notation or kid; without one, of what cannot be answered."""
        found = meaning(rest, self.choices, ()).found
        moves = [one.move for one in found if isinstance(one, Choice) and one.move is not None]
        known, move = self._known, moves[0] if len(moves) == 1 else self._notation(rest)
        if not rest:
            self._say(self.unable() or [tr("Everything in the list can be chosen.")])
        elif len(found) == 1 and isinstance(found[0], Choice) and not moves:
            self._say([ended(found[0].words), *found[0].more, *self.question])
        elif move is not None:
            self._say(why_words(move, known))
        elif found_kid := about_kid(rest, known, self._hand, begun=True):
            self._say(found_kid)
        else:
            self.unknown(rest)

    def _rules(self, rest: str) -> None:
        if rest:
            self._say(looked_up(plain(rest), self._known))
        else:
            _, about = _WORDS[_RULES]
            # NOTE: {names} is a list of titles in the rules
            pages = tr("See also: {names}", names=listed(tr(one.title) for one in BOOK.values()))
            self._say([tr(about), pages])

    def _hint(self) -> None:
        """Ask the expert, and wait for the answer."""
        model = self._model
        if not self._asks or not model.advised:
            self._console.say(tr("Not now"))
            return
        self._console.say(tr("The expert is thinking"))
        model.hotseat.ask_hint()
        while (found := model.session.hinted) is None:
            frame_clock.nap(_NAP)
        reasons: dict[str, str] = {}
        for hint in found:
            label = model.labels.among(hint.move, model.moves)
            why = reason_words(hint, model.teller, whole=True)
            if why in reasons:
                # NOTE: the expert's advice: {answer} is another one that brings the same
                why = tr("Just as good: {answer}", answer=reasons[why])
            else:
                reasons[why] = label
            self._say([labelled(label, chance_words(hint)), why])
        if not found:
            self._console.say(tr("Not now"))

    def _undo(self) -> None:
        model = self._model
        if not model.can_undo:
            self._console.say(tr("Nothing can be taken back now."))
        model.undo()

    def _save(self) -> None:
        path = self._model.session.recording.path
        self._model.session.recording.settle()
        if path is not None:
            self._console.say(tr("The game is saved in {file}.", file=path))


def plain(line: str) -> str:
    """A typed line as it can be told: without what would move about in the terminal."""
    return "".join(islice(filter(str.isprintable, line), _MOST))

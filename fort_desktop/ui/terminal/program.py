"""The program in a terminal: which game is played, and what comes after it."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from fort_desktop import clock
from fort_desktop.content import load_catalog
from fort_desktop.record.format import Deal
from fort_desktop.record.index import SavedGame
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.library.games import GAMES, GameLibrary
from fort_desktop.session.library.news import News
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.tips.progress import keeper_of
from fort_desktop.ui.i18n.i18n import Language, set_language, tr
from fort_desktop.ui.persons.arranging import SEATS, Arrangement, Place
from fort_desktop.ui.persons.profiles import known_persons
from fort_desktop.ui.persons.seated import seating_of
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.terminal.console import Console, Plain
from fort_desktop.ui.terminal.protocol import Protocol
from fort_desktop.ui.terminal.spoken import result_lines
from fort_desktop.ui.terminal.table import TextTable
from fort_desktop.ui.terminal.typed import Choice, meaning
from fort_desktop.ui.text.games import slot_title, slot_words
from fort_desktop.ui.text.lists import labelled, listed
from fort_desktop.ui.text.names import program_name
from fort_desktop.ui.text.news import news_words
from fort_desktop.ui.text.players import PLAYERS, player_name, sitter_words


class Wanted(NamedTuple):
    """The game that the call asks for.

    Attributes:
        record: a file to open; goes_on: the game that was played last.
        players: by seat; () asks. names: of the players, where given; seed: of the deal.
    """

    record: Path | None = None
    goes_on: bool = False
    players: Sequence[str] = ()
    names: Sequence[str] = ()
    setup: SetupKind | None = None
    seed: int | None = None
    practice: bool = False

    @property
    def anything(self) -> bool:
        """True if the call says what is to be played."""
        return self.record is not None or self.goes_on or bool(self.players) or self.begins

    @property
    def begins(self) -> bool:
        """True if it says something of a new game."""
        return bool(self.players or self.names or self.setup or self.practice) or (
            self.seed is not None
        )


class TextProgram:
    """Games in a terminal, one after the other.

    Args:
        data: the folder of what is kept; store: the settings; language: None for that of these.
        by_program: a program plays the seats of persons.
    """

    def __init__(
        self,
        data: Path,
        store: SettingsFile,
        console: Console,
        language: Language | None,
        thinker: Thinker | None,
        by_program: bool = False,
    ) -> None:
        self.store = store
        self.profiles = known_persons(data, store)
        self._language = language
        self._by_program = by_program
        self._console = console
        self._session: Session | None = None
        self.games = GameLibrary(load_catalog(), data / GAMES, thinker, self._show, self._tell)
        self._gone = False

    def _show(self, session: Session) -> None:
        self._session = session

    def _tell(self, news: News) -> None:
        self._console.say(news_words(news))

    def run(self, wanted: Wanted) -> bool:
        """Play what is wanted, or what is chosen; returns False if that could not be opened."""
        if wanted.record is not None:
            self.games.open(wanted.record)
        elif wanted.goes_on and self.games.latest is None:
            self._console.say(tr("There is no game to continue."))
        elif wanted.goes_on:
            self.games.go_on()
        elif wanted.begins or self._by_program:
            self.begin(self._table(wanted), wanted.seed)
        if wanted.anything or self._by_program:
            if self._session is None:
                return False
            self._play()
        else:
            while not self._gone:
                self._menu()
        self.games.leave()
        return True

    # A game.

    def begin(self, table: Arrangement, seed: int | None = None) -> None:
        """Begin a game, and remember the table."""
        deal = Deal(seed) if seed is not None else secret_deal(new_secret())
        seats, sitting = table.seats(deal.seed)
        self.store.change(new_game=table.choices, house=table.wanted)
        self.games.start(seats, table.setup, deal, table.practice, sitting)

    def _play(self) -> None:
        """Play the game on the table to its end, or until the person leaves it."""
        session, self._session = self._session, None
        if session is None:
            return
        if self._by_program:
            self._gone = not Protocol(session, sys.stdout, sys.stdin).run()
            return
        settings = self.store.settings
        settings = replace(settings, language=self._language or settings.language)
        seating = seating_of(session, self.profiles, settings)
        pace = self.store.settings.factor if isinstance(self._console, Plain) else None
        told = session.persons if self.store.settings.notes.on else ()
        found = {seat: keeper_of(self, session, seat) for seat in told}
        keepers = {seat: one for seat, one in found.items() if one is not None}
        table = TextTable(session, self._console, seating, pace, keepers)
        try:
            self._gone = not table.run()
        except KeyboardInterrupt:  # while computers think; a person who is asked leaves as well
            self._gone = True
        set_language(seating.language)
        if self._gone and not session.looking:
            self._console.say(tr("The game is saved: you can continue it here or in the window."))
        elif not self._gone:
            for line in result_lines(session):
                self._console.say(line)

    # The menu.

    def _menu(self) -> None:
        """Ask what is to be played, and play it."""
        last, table = self.games.latest, self._last_table()
        found = [Choice(tr("New game"), (tr("New game"),), self._new)]
        if last is not None:
            words = tr("Continue")
            found.insert(0, Choice(words, (words,), self.games.go_on))
        sitting = [
            sitter_words(table.name(seat), one.player)
            for seat, one in enumerate(table.places)
            if one.player
        ]
        same = labelled(tr("Same table as last time"), listed(sitting))
        found.append(Choice(same, (same,), partial(self.begin, table)))
        if self._open_games():
            found.append(Choice(tr("Games"), (tr("Games"),), self._saved))
        found.append(Choice(tr("Quit"), (tr("Quit"), "quit"), self._leave))
        self.pick(program_name(), found)
        self._play()

    def _leave(self) -> None:
        self._gone = True

    def _last_table(self) -> Arrangement:
        self.profiles.read()
        settings = self.store.settings
        return Arrangement(self.profiles, settings.new_game, settings.house, settings.faces)

    def _table(self, wanted: Wanted) -> Arrangement:
        """The table that the call asks for."""
        table = self._last_table()
        if wanted.players:
            names = [*wanted.names, *[""] * SEATS]
            players = [*wanted.players, *[""] * SEATS]
            table.places = [Place(players[i], names[i]) for i in range(SEATS)]
        table.setup = wanted.setup or table.setup
        table.practice = wanted.practice
        return table

    def _new(self) -> None:
        """Ask who plays, seat by seat, and how the cards are dealt."""
        table = self._last_table()
        table.practice = False
        for seat in range(SEATS):
            if not self._ask_seat(table, seat):
                return
        self.pick(
            tr("Cards"),
            [
                Choice(words, (words,), partial(setattr, table, "setup", setup))
                for setup, words in (
                    ("basic", tr("Basic: eight kids dealt")),
                    ("draft", tr("Draft: choose your kids")),
                )
            ],
        )
        self.begin(table)

    def _ask_seat(self, table: Arrangement, seat: int) -> bool:
        """Ask who sits in a seat; False if nobody answers."""
        place = table.places[seat]
        place.player, place.name = "", ""

        def sit(player: str) -> None:
            place.player = player

        found = [
            Choice(player_name(one), (player_name(one), one), partial(sit, one)) for one in PLAYERS
        ]
        if seat >= 2:
            found.insert(0, Choice(tr("Nobody"), (tr("Nobody"),), partial(sit, "")))
        if not self.pick(tr("Seat {n}", n=seat + 1), found):
            return False
        if place.player == PERSON:
            self._console.say(tr("What is your name?"))
            place.name = (self._console.ask(()) or "").strip()
        return True

    def _open_games(self) -> list[SavedGame]:
        """The saved games that are not over."""
        return [game for game in self.games.so_far() if game.whole and not game.summary.ended]

    def _saved(self) -> None:
        """Ask which of the saved games is to be opened."""
        found = [
            Choice(
                words := labelled(slot_title(one), slot_words(one, clock.now())),
                (words,),
                partial(self.games.open, one.path),
            )
            for one in self._open_games()
        ]
        self.pick(tr("Games"), [*found, Choice(tr("Back"), (tr("Back"), "back"), lambda: None)])

    def pick(self, title: str, choices: Sequence[Choice]) -> bool:
        """Ask until one of these is chosen, and do it; False if there is none, or at the end."""
        while choices:
            self._console.say()
            self._console.say(title)
            for number, choice in enumerate(choices, 1):
                self._console.say(tr("{n}. {answer}", n=number, answer=choice.words))
            line = self._console.ask([say for choice in choices for say in choice.says])
            if line is None:
                self._gone = True
                return False
            match meaning(line, choices, ()).found:
                case (Choice() as choice,):
                    choice.act()
                    return True
            self._console.say(tr("Type the number of an answer, or its first letters."))
        return False

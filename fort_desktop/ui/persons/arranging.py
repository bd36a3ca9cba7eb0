"""The seats of the next game, as the sheet "Who is playing?" shows and changes them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Final

from fort_desktop.record.sitting import HouseRules, Sitting
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS, Colour, SetupKind
from fort_desktop.session.persons import agreed, may_be_open
from fort_desktop.session.seed import first_seat
from fort_desktop.ui.persons.controls import by_wish
from fort_desktop.ui.persons.faces import FACES, Face, Sitter, Worn, turned, worn
from fort_desktop.ui.persons.profile import Profile, ProfileId, same_name
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.settings import LONGEST_NAME, Choices
from fort_desktop.ui.text.players import PLAYERS, names_at, usual_name

SEATS: Final = 4


@dataclass
class Place:
    """A seat of the table to be: who decides ("" for nobody), the name, and perhaps a colour.

    The colour is that of the game before: wishes of profiles come before it.
    """

    player: str
    name: str
    colour: str = ""


class Arrangement:
    """A table to be. A person with the name of a profile is that person; any other is a guest.

    Args:
        choices, house: of the last table.
        worn: faces that were chosen for computers, by name.

    Attributes:
        places: the four seats, in the order of play.
        setup, practice: of the game.
        wanted: the house rules as they were chosen, see `house`.
        begins: who begins, if that is not drawn by lot; then the seats stand as they are.
    """

    def __init__(
        self,
        profiles: Profiles,
        choices: Choices,
        house: HouseRules,
        worn: Mapping[str, Worn] = {},
    ) -> None:
        last = choices.enough
        self.profiles = profiles
        self.places = [
            Place(player if player in PLAYERS or not player else "easy", name)
            for player, name in zip(last.players, last.names, strict=True)
        ]
        self.setup: SetupKind = last.setup
        self.practice = last.practice
        self.wanted = house
        self.worn = worn
        self.begins: int | None = None

    # Who sits there.

    @property
    def kinds(self) -> list[str]:
        """The kind of player that decides for each seat."""
        return [place.player for place in self.places]

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [i for i, place in enumerate(self.places) if place.player == PERSON]

    @property
    def shared(self) -> bool:
        """True if several persons share the screen."""
        return len(self.persons) > 1

    def name(self, seat: int) -> str:
        """The name of a seat; a usual one of the language if none was typed."""
        return names_at([place.name.strip()[:LONGEST_NAME] for place in self.places])[seat]

    def holder(self, seat: int) -> ProfileId | None:
        """The profile of the person in a seat; None for guests and computers.

        Of two with the same name the first is meant.
        """
        mine = self.name(seat)
        same = [one for one in self.persons if same_name(self.name(one), mine)]
        return self.profiles.named(mine) if same[:1] == [seat] else None

    def profile(self, seat: int) -> Profile | None:
        """The profile of `holder`, if there is one."""
        return self.profiles.persons.get(self.holder(seat) or "")

    @property
    def away(self) -> list[ProfileId]:
        """The profiles that do not sit at this table."""
        here = {self.holder(seat) for seat in self.persons}
        return [who for who in self.profiles.persons if who not in here]

    def has_keys(self, row: str, who: ProfileId | None) -> str:
        """The name of another person at this table who wishes for these own keys; "" for nobody.

        Args:
            who: whose keys they are to be; None for somebody new.
        """
        for seat in self.persons:
            profile = self.profile(seat)
            if row and profile is not None and profile.keys == row and self.holder(seat) != who:
                return profile.name
        return ""

    # Changes.

    def seat(self, seat: int, player: str) -> None:
        """Give a seat to a kind of player."""
        self.places[seat].player = player

    def join(self, seat: int, player: str) -> None:
        """Somebody sits down in an empty seat, by no name yet."""
        self.places[seat] = Place(player, "")

    def may_leave(self, seat: int) -> bool:
        """Return True if a seat may be emptied: two must play, and the last person stays."""
        others = [kind for i, kind in enumerate(self.kinds) if kind and i != seat]
        return len(others) > 1 and (self.places[seat].player != PERSON or PERSON in others)

    def leave(self, seat: int) -> None:
        """Whoever sits there does not play after all."""
        if self.may_leave(seat):
            self.places[seat] = Place("", "")

    @property
    def usual_level(self) -> str:
        """The kind of a computer that joins: as the last one here."""
        kinds = [kind for kind in self.kinds if kind and kind != PERSON]
        return kinds[-1] if kinds else "easy"

    @property
    def watched(self) -> bool:
        """True if computers play among themselves."""
        return not self.persons

    def watch(self) -> None:
        """The only person looks on while a computer plays there, or plays again."""
        if self.watched:
            self.places[0].player = PERSON
        else:
            self.places[self.persons[0]].player = self.usual_level

    def sit(self, who: ProfileId, seat: int | None = None) -> bool:
        """A person sits down: in this seat, or in the first that is empty or a computer's.

        Returns:
            False if all seats are persons'.
        """
        kinds = self.kinds
        free = [i for i in range(SEATS) if not kinds[i]]
        free += [i for i in reversed(range(SEATS)) if kinds[i] and kinds[i] != PERSON]
        place = seat if seat is not None else next(iter(free), None)
        if place is None:
            return False
        self.places[place] = Place(PERSON, self.profiles.persons[who].name)
        return True

    def adopt(self, seat: int) -> ProfileId | None:
        """The profile of a person in a seat, made if it is a guest; None if there are too many."""
        who = self.holder(seat)
        if who is not None or self.profiles.named(self.name(seat)) is not None:
            return who
        who = self.profiles.add(Profile(self.name(seat), face=new_face(self.profiles)))
        if who is not None:
            self.places[seat].name = self.profiles.persons[who].name
        return who

    @property
    def faces(self) -> list[Worn]:
        """The face of each seat at the table, see `worn`."""
        return worn(self._sitters, self.worn)

    def turned_face(self, seat: int, by: int) -> Worn:
        """Return the face after that of a seat, or before it, that nobody else here has."""
        return turned(self._sitters, self.faces, seat, by)

    @property
    def _sitters(self) -> list[Sitter]:
        """All who sit there; who has typed a name gets a face when the game begins."""
        free = _free_faces(self.profiles)
        found = []
        for seat, place in enumerate(self.places):
            person = place.player == PERSON
            profile = self.profile(seat) if person else None
            face: Worn = profile.face if profile is not None else ""
            if person and profile is None and self._becomes_known(seat):
                face = free.pop(0) if free else FACES[0]
            found.append(Sitter(self.name(seat) if place.player else "", place.player, face))
        return found

    def _becomes_known(self, seat: int) -> bool:
        """Return True if a guest will get a profile; of two with the same name the first does."""
        mine = self.name(seat)
        first = next(one for one in self.persons if same_name(self.name(one), mine)) == seat
        return first and self._own_name(seat) and not self.profiles.full

    def known(self, seat: int) -> ProfileId:
        """The profile of whoever sits there, made if a name was typed; "" for all others."""
        if self.places[seat].player != PERSON:
            return ""
        return (self.adopt(seat) if self._own_name(seat) else self.holder(seat)) or ""

    def _own_name(self, seat: int) -> bool:
        return not any(same_name(self.name(seat), usual_name(i)) for i in range(SEATS))

    def renamed(self, before: str, after: str) -> None:
        """A profile has another name now: whoever sits here by the old one goes on sitting here."""
        for seat in self.persons:
            if same_name(self.name(seat), before):
                self.places[seat].name = after

    # House rules.

    @property
    def may_be_open(self) -> bool:
        """True if hands may be open on their owners' turns at this table."""
        return may_be_open(self.kinds)

    @property
    def house(self) -> HouseRules:
        """The house rules, without what is impossible at this table."""
        return agreed(self.wanted, self.kinds)

    # The game.

    @property
    def choices(self) -> Choices:
        """The choices to remember of this table."""
        players = (*self.kinds,)
        names = [self.places[i].name.strip()[:LONGEST_NAME] for i in range(SEATS)]
        return Choices(
            (players[0], players[1], players[2], players[3]),
            (names[0], names[1], names[2], names[3]),
            self.setup,
            self.practice,
        )

    def seats(self, seed: int) -> tuple[list[SeatInfo], Sitting]:
        """All who play, in the order of play, and whose profiles they are.

        Whoever has typed a name becomes known by it, unless it is a usual one. Who begins
        follows from the seed, as all chance does (SETUP-1). With the house rule the order is drawn
        by lot too; where somebody is to begin, the numbers of the seats move round the table.
        """
        taken = [i for i, place in enumerate(self.places) if place.player]
        if self.begins is not None:
            by = taken.index(self.begins) - first_seat(seed, len(taken))
            taken = [taken[(i + by) % len(taken)] for i in range(len(taken))]
        elif self.house.seats == "chance":
            SystemRandom().shuffle(taken)
        # In the order of the seats, since faces are given in that order.
        holders = {seat: self.known(seat) for seat in sorted(taken)}
        colours = self.colours
        infos = [SeatInfo(self.name(i), colours[i], self.places[i].player) for i in taken]
        return infos, Sitting(tuple(holders[seat] for seat in taken), self.house)

    @property
    def colours(self) -> dict[int, Colour]:
        """The colour of each seat that is taken; of two with the same wish the first has it."""
        taken = [i for i, place in enumerate(self.places) if place.player]
        wishes = [[self._wish_of(i), self.places[i].colour, COLOURS[i]] for i in taken]
        return dict(zip(taken, by_wish(wishes, COLOURS), strict=True))

    def _wish_of(self, seat: int) -> str:
        profile = self.profile(seat)
        return profile.colour if profile is not None else ""


def again(
    profiles: Profiles, house: HouseRules, seats: Sequence[SeatInfo], first: int
) -> Arrangement:
    """The table of a game that is over: the next seat begins, and all keep their colours.

    Args:
        first: the seat that began.
    """
    usual = Choices()
    players = [seat.player for seat in seats] + [""] * (SEATS - len(seats))
    names = [seat.name for seat in seats] + list(usual.names[len(seats) :])
    found = Arrangement(profiles, usual, house)
    colours = [seat.colour for seat in seats] + [""] * (SEATS - len(seats))
    found.places = [Place(*one) for one in zip(players, names, colours, strict=True)]
    found.begins = (first + 1) % len(seats)
    return found


def new_face(profiles: Profiles) -> Face:
    """A face that nobody has yet, if there is one."""
    return next(iter(_free_faces(profiles)), FACES[0])


def _free_faces(profiles: Profiles) -> list[Face]:
    """The faces that nobody has yet, in the order in which they are given."""
    taken = {one.face for one in profiles.persons.values()}
    return [face for face in FACES if face not in taken]

"""The table in words that are said aloud: by itself as things happen, and on a key."""

from collections.abc import Iterator, Mapping
from typing import Final, Protocol

from fort_desktop.scene.meaning import Told
from fort_desktop.scene.node import Node
from fort_desktop.scene.outline import Outliner
from fort_desktop.scene.scene import Scene
from fort_desktop.session.hotseat.turn_summary import turn_summaries
from fort_desktop.ui.audio.cues import Whereabouts
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.keys.actions import Action
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.keys import TableKeys
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.text.lists import in_lines

_OF: Final[dict[Action, tuple[type[th.Thing], ...]]] = {
    "tell_hand": (th.HandCard,),
    "tell_rivals": (th.RivalBoard, th.YardCard),
    "tell_park": (th.ParkCard, th.ParkDeck),
}
"""The things that each key tells of, as far as they are to be seen."""
_AT: Final[Mapping[type[object], Whereabouts]] = {
    th.HandCard: "hand", th.ParkCard: "park", th.ParkDeck: "park", th.OwnYardCard: "yard",
    th.YardCard: "yard", th.LookoutCard: "lookout", th.DiscardCard: "discard",
    th.PileCard: "discard", th.RivalPile: "discard", th.PackToken: "pack",
}  # fmt: skip
"""Where things lie that are told by a sound, too."""
TELLING: Final = frozenset(("tell_since", "tell_choices", *_OF))


class Table(Protocol):
    """The parts of a table that speech needs."""

    app: Host
    scene: Scene
    model: TableModel
    nodes: TableNodes
    keys: TableKeys

    def awaited(self) -> object:
        """Return a value for what a person is to do, None for nothing."""

    def tells(self, node: Node) -> Told | None:
        """Return the words for a node."""


class Speech:
    """Says what happens at a table, each thing once and in order, and answers when it is asked.

    Whatever is said comes from the log and from what is laid on the table for whoever looks at it.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._log = table.model.state.log
        self._asked = ""
        self._seen: object = None
        self._awaited: object = None
        self._told = False

    def go_on(self) -> None:
        """Say what has happened since the last frame, then what is asked.

        A question waits until all before it is heard; it comes at once if it is all there is.
        """
        table, state = self._table, self._table.model.state
        awaited = table.awaited()
        if state is self._seen and awaited == self._awaited:
            return
        self._seen, self._awaited = state, awaited
        for line in state.log.since(self._log):
            table.scene.says(line.words, "polite")
            self._told = True
        self._log = state.log
        asked = self._question() if awaited is not None else ""
        if asked and asked != self._asked:
            table.scene.says(asked, "polite" if self._told else "assertive")
            self._told = False
        self._asked = asked

    def answer(self, action: Action) -> None:
        """Say what a key asks for."""
        found = [words for words in self._answers(action) if words]
        for words in found or [tr("There is nothing to read out.")]:
            self._table.scene.says(words, "assertive")

    def point(self, node: Node) -> None:
        """Let somebody hear where the focus has come to, and which suits lie there."""
        at, thing = _AT.get(type(node.key)), node.key
        if at is not None and self._table.app.settings.marks:
            kids = self._table.model.session.catalog.kids
            suits = kids[thing.kid].suits if isinstance(thing, th.Card) else ()
            self._table.app.audio.point(at, suits)

    def _question(self) -> str:
        said = self._table.nodes.bar.said
        return in_lines((said.banner, said.question, said.note.words))

    def _answers(self, action: Action) -> Iterator[str]:
        table = self._table
        if action == "tell_since":
            turns = turn_summaries(table.model.session.events, table.model.shown.seat)
            first, last = (turns[0].at, turns[-1].to) if turns else (0, 0)
            yield from (line.words for line in self._log.lines if first < line.at <= last)
        elif action == "tell_choices":
            yield self._question()
            yield from map(self._said, table.keys.choices())
        else:
            seen = Outliner().outline(table.scene).nodes.values()
            yield from (self._said(node) for node in seen if isinstance(node.key, _OF[action]))

    def _said(self, node: Node) -> str:
        told = self._table.tells(node)
        return node.label if told is None else in_lines((told.name, told.about))

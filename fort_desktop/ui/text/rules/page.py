"""The parts of a page of the rules: paragraphs, positions, kids and signs."""

from typing import Literal, NamedTuple

from fort_desktop.rules.model.types import Phase

Scene = (
    Phase
    | Literal["between", "end", "rewards"]
    | Literal["listen", "type", "press", "see", "rest", "try"]
)
"""What is seen in the picture of a paragraph: a phase, or what helps people with disabilities."""
Region = Literal["table", "board", "goods", "tower", "yard", "park", "play"]
"""What a picture shows: the table, or a part of it; `goods` are Stuff and Pack on one's own board,
`tower` the Lookout and the fort."""


class Passage(NamedTuple):
    """A paragraph: one message of the catalogues.

    Attributes:
        words: some sentences; clauses: of docs/rules.md that they tell.
        title: a message that stands before it, "" for none; a term that the search finds.
        signs: names of signs (`ui/art/icons.py`) that are drawn at its left.
        scene: the picture that stands there instead, None for none.
        see: the page that tells more, "" for none.
    """

    words: str
    clauses: tuple[str, ...]
    title: str = ""
    signs: tuple[str, ...] = ()
    see: str = ""
    scene: Scene | None = None


class Shot(NamedTuple):
    """A position of a scenario after its first `moves` moves, and the region that is shown.

    `seat` is whose eyes see it; of -1 it is the seat that is asked first.
    """

    moves: int
    region: Region = "board"
    seat: int = -1


class Picture(NamedTuple):
    """A position, or the same table before and after, with what is to be seen in it.

    Attributes:
        scenario: the name of a file of tests/scenarios.
    """

    caption: str
    scenario: str
    shots: tuple[Shot, ...]


class Kids(NamedTuple):
    """Some kids side by side, by their ids."""

    caption: str
    kids: tuple[str, ...]


class Signs(NamedTuple):
    """Signs with their meanings, below a heading; the words are those of the explain panel."""

    title: str
    signs: tuple[str, ...]


Block = Passage | Picture | Kids | Signs


class Page(NamedTuple):
    """A page of the rules.

    Attributes:
        id: how links name it; number: as it stands in the contents, "" for none.
        see: ids of the pages that have more on the same.
    """

    id: str
    number: str
    title: str
    blocks: tuple[Block, ...]
    see: tuple[str, ...] = ()

    @property
    def passages(self) -> tuple[Passage, ...]:
        """Its paragraphs, in order."""
        return tuple(block for block in self.blocks if isinstance(block, Passage))


def passage(
    words: str,
    clauses: str,
    title: str = "",
    signs: str = "",
    see: str = "",
    scene: Scene | None = None,
) -> Passage:
    """A paragraph, its clauses and signs written with spaces between them."""
    return Passage(words, _ids(clauses), title, _ids(signs), see, scene)


def _ids(listed: str) -> tuple[str, ...]:
    return tuple(filter(None, listed.split(" ")))

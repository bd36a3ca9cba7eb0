"""The places of everything on the table, for a window and a moment."""

from collections.abc import Set
from typing import NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.board import board_sheet, is_strip
from fort_desktop.ui.table.layout.frame import Frame, Panel
from fort_desktop.ui.table.layout.hand import (
    SPREAD_FROM,
    DraftPlaces,
    Spread,
    SupplyPlaces,
    draft_places,
    lay_open_place,
    spread_places,
    supply_places,
)
from fort_desktop.ui.table.layout.overlays import log_sheet
from fort_desktop.ui.table.layout.strip import Strip, strip_places
from fort_desktop.ui.table.things import PartName


class TablePlaces(NamedTuple):
    """The places of all panels.

    Attributes:
        frame: the regions of the window; shown: which of board, Park and mat are seen.
        draft: the places of a draft, None while there is none or no room for it.
        strip: what lies in place of the hand, None for the hand.
        lay_open: the button that spreads a large hand, None without one; spread: the hand while
            it is open.
        supply: the tray of tokens, None where there is no room for it.
        acts: the x of whoever must act, in pixels, with True if that is above the turn bar.
        board: one's own board; `opened` where it is a strip that is open as a whole.
        log: where the log is laid open, if it has no column.
    """

    frame: Frame
    shown: Set[Panel]
    draft: DraftPlaces | None
    strip: Strip | None
    lay_open: Box | None
    spread: Spread | None
    supply: SupplyPlaces | None
    acts: tuple[float, bool] | None
    board: Box
    opened: bool
    log: Box

    @property
    def plays(self) -> bool:
        """True if the panels of a turn are there, instead of those of a draft."""
        return self.draft is None

    @property
    def own(self) -> bool:
        """True if the piles beside one's own hand are there."""
        return self.draft is None and self.strip is None

    @property
    def areas(self) -> dict[PartName, Box]:
        """The regions in pixels, by the parts of the table that lie there."""
        top, panels = self.frame.top, self.frame.panels
        deck, discard = panels.deck, panels.discard
        if self.draft is not None:
            # Packs come from the one neighbour and go to the other.
            deck, discard = top.bands[-1], top.bands[0]
        return {
            "ends": top.meter,
            "prompt": top.bar,
            "board": self.board,
            "park": panels.park,
            "play": panels.mat,
            "perks": panels.perks,
            "log": panels.log or panels.sheets,
            "hand": panels.hand,
            "deck": deck,
            "discard": discard,
            "supply": self.supply.tray if self.supply is not None else panels.mat,
        }


def table_places(
    frame: Frame,
    shown: Set[Panel],
    hand: int,
    *,
    pack: int | None = None,
    spread: bool = False,
    strip: bool = False,
    acts: tuple[float, bool] | None = None,
    plays: bool = True,
    opened: bool = False,
) -> TablePlaces:
    """Return the places of all panels.

    Args:
        shown: which of board, Park and mat are seen; hand: so many cards are seen in the hand.
        pack: so many cards to choose from in a draft, None in a game.
        spread: a large hand is open; strip: something lies in its place.
        acts: where whoever must act is.
        plays: a kid is played, so that tokens are gained and paid.
        opened: one's own board is open, if it is a strip else.
    """
    draft = draft_places(frame, pack) if pack is not None else None
    rivals = len(frame.top.bands)
    button = lay_open_place(frame) if draft is None and hand >= SPREAD_FROM else None
    laid = button is not None and spread
    opened = opened and is_strip(frame.panels.board, frame.unit)
    return TablePlaces(
        frame,
        shown,
        draft,
        strip_places(frame, rivals) if strip else None,
        button,
        spread_places(frame.panels.sheets, frame.unit, hand) if laid else None,
        supply_places(frame) if plays and draft is None and not strip else None,
        acts,
        board_sheet(frame) if opened else frame.panels.board,
        opened,
        log_sheet(frame),
    )

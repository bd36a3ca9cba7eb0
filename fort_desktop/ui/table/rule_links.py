"""The way from a thing on the table to its words, and from there to its page of the rules."""

from typing import Protocol

import msgspec

from fort_desktop.scene.scene import Scene
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.keys.actions import NONE
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.persons.settings import HINTED
from fort_desktop.ui.table.action_bar import ActionBar
from fort_desktop.ui.table.explaining import explain
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.preview import Preview
from fort_desktop.ui.table.things import Sign, Thing
from fort_desktop.ui.table.tooltips import Tooltips
from fort_desktop.ui.text.explain.explanation import Explanation, Known
from fort_desktop.ui.text.explain.hows import hint_words
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.text.rules.book import Spot, spot_of, spot_of_sign


class Table(Protocol):
    """The parts of a table that the explanation of its things needs."""

    app: Host
    scene: Scene
    action_bar: ActionBar
    preview: Preview
    model: TableModel
    nodes: TableNodes
    tooltips: Tooltips


def facts(table: Table) -> Known:
    """Return all that the things on a table are explained by now."""
    bar = table.action_bar
    off = {tool.name for tool in bar.corner(table.model) if not tool.able}
    off |= {tool.name for tool in table.nodes.bar.tools if not tool.able}
    return table.preview.known(frozenset(off))


def explained(table: Table, thing: Thing, kept: bool = False) -> Explanation | None:
    """Return what the tooltip says of a thing.

    The first ones say how to keep them open and to find the rule, and so does one that is kept.
    """
    found, settings = explain(thing, facts(table)), table.app.settings
    if found is None or (settings.tooltips >= HINTED and not kept):
        return found
    key = settings.keys.rules
    words = hint_words(key_words(key) if found.clause and key != NONE else "")
    return msgspec.structs.replace(found, how=together(found.how, words))


def count_tooltip(table: Table) -> None:
    """Count a tooltip that has opened, as long as that makes a difference."""
    seen = table.app.settings.tooltips
    if seen < HINTED:
        table.app.change(tooltips=seen + 1)


def open_rules(table: Table) -> None:
    """Open the rules at what is pointed at or in the focus, or at why something was refused."""
    if table.scene.pointer.drag is None:
        table.app.push(routes.Rules(spot_at(table)))


def spot_at(table: Table) -> Spot | None:
    """Return the place in the rules that tells of what is pointed at; None where nothing is.

    What the teacher says of it goes before what it is.
    """
    state, told = table.model.state, table.tooltips.told
    if state.remarked and spot_of(state.refused) is not None:
        return spot_of(state.refused)
    node = table.scene.focus.node or table.scene.pointer.over
    thing = node.key if node is not None else None
    if isinstance(thing, Sign) and spot_of_sign(thing.name) is not None:
        return spot_of_sign(thing.name)
    if told is None and isinstance(thing, Thing):
        told = explained(table, thing)
    clause = told.clause if told is not None else ""
    return spot_of(clause or state.refused)

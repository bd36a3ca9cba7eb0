"""The files of assets/art: well made, all of them in use, and they look as they were drawn."""

import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.chronicle.medals import MEDALS
from fort_desktop.content.portraits import WORDS
from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.scene.cache import forget_all
from fort_desktop.ui.art import boards, drawings, paper
from fort_desktop.ui.art.caps import cap
from fort_desktop.ui.art.drawings import Drawing, drawing, drawn, in_folder, parsed, svg_of
from fort_desktop.ui.art.forts import WAVES, fort_picture
from fort_desktop.ui.art.icons import badge, icon
from fort_desktop.ui.art.kids.compose import backdrop_svg, kid_svg
from fort_desktop.ui.art.outdoors import lawn
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.art.palette import SEATS, SUITS
from fort_desktop.ui.art.summer import afternoon, grass, letter_sheet
from fort_desktop.ui.table.panels import home
from fort_desktop.ui.text.lesson.book import chapters
from tests.cases import each
from tests.ui.drawings import files, look, stored

_SVG: Final = "{http://www.w3.org/2000/svg}"
_SHAPES: Final = {"g", "path", "circle", "ellipse", "rect"}
_TAGS: Final = _SHAPES | {"svg", "defs", "linearGradient", "stop", "title", "desc"}
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}|none|url\(#([\w-]+)\)")
_NEAR: Final = 6
"""By so many levels of 255 the mean of a field may differ: systems round edges another way."""


def faults(text: str) -> Iterator[str]:
    """What is wrong with the file of a drawing."""
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        yield str(error)
        return
    if not re.fullmatch(r"-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+", root.get("viewBox", "")):
        yield "viewBox"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    yield from (f"twice: {one}" for one in set(ids) if ids.count(one) > 1)
    own = [element for element in root.iter() if element.tag.startswith(_SVG)]
    for element in own:
        if element.tag.removeprefix(_SVG) not in _TAGS:
            yield element.tag
        for key, value in element.attrib.items():
            if key.startswith("on") or key.endswith("href") or "://" in value:
                yield key
            fine = _COLOUR.fullmatch(value)
            if key in ("fill", "stroke", "stop-color") and (fine is None or _missing(fine, root)):
                yield value
    yield from (f"{one.tag}: text" for one in own if (one.text or "").strip() and not _told(one))


def _told(element: ET.Element) -> bool:
    return element.tag in (f"{_SVG}title", f"{_SVG}desc")


def _missing(colour: re.Match[str], root: ET.Element) -> bool:
    """Return True if a colour with a name is not one: a gradient with one stop."""
    named = {one.get("id"): len(one) for one in root.iter(f"{_SVG}linearGradient")}
    return colour[1] is not None and named.get(colour[1]) != 1


@each("name", files())
def test_a_file_is_well_made(name: str) -> None:
    assert list(faults((drawings.FOLDER / f"{name}.svg").read_text("utf-8"))) == []


_HEAD: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'


@pytest.mark.parametrize(
    "wrong",
    [
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
        f'{_HEAD}<path d="M0 0"></svg>',
        f"{_HEAD}<script>go()</script></svg>",
        f'{_HEAD}<path d="M0 0" onclick="go()"/></svg>',
        f'{_HEAD}<image href="photo.png"/></svg>',
        f'{_HEAD}<g id="https://example.org/a"/></svg>',
        f"{_HEAD}<text>Fort</text></svg>",
        f"{_HEAD}<g>Fort</g></svg>",
        f'{_HEAD}<path d="M0 0" fill="red"/></svg>',
        f'{_HEAD}<path d="M0 0" fill="url(#seat)"/></svg>',
        f'{_HEAD}<g id="a"/><g id="a"/></svg>',
        f'{_HEAD}<path d="M0 0" filter="url(#blur)"/><filter id="blur"/></svg>',
    ],
)
def test_what_is_wrong_is_found(wrong: str) -> None:
    assert list(faults(wrong))


def draw_everything() -> None:
    """Draw with each function that draws from files."""
    for name in in_folder("signs"):
        icon(name, 30)
    for name in (*PERKS, *RULES):
        icon(name, 30)
    for suit in SUITS:
        badge(suit, 40)
        for ground in WORDS["backdrop"]:
            backdrop_svg(suit, ground)
    for name in in_folder("pads"):
        pad_sign(name, 30)
    steps = [step for chapter in chapters() for step in chapter.steps]
    for sign in {one.sign for one in chapters()} | {step.sign for step in steps if step.sign}:
        home.drawing(sign, 30)
    for medal in MEDALS:
        cap(medal, 30, True)
        cap(medal, 30, False)
    for seat in SEATS:
        letter_sheet(82, 96, seat)
        for level in range(6):
            for wave in range(WAVES):
                fort_picture(level, 80, 65, seat, wave=wave)
    for field in WORDS:
        for word in WORDS[field]:
            kid_svg((("plaster", True), ("prop", "book"), (field, word)))
    boards.tower(100, 90, 0.5)
    for draw in (paper.chalkboard, paper.washing_line):
        draw(100, 60, 0.5)
    paper.banner(100, 20, SEATS["red"])
    paper.perk_sheet(80, 60, 0.5, 1)
    boards.macaroni(52, 60)
    for dusk in (0.0, 1.0, 2.0):
        afternoon(192, 108, 0.1, dusk)
    grass(192, 20, 0.1)
    lawn(192, 108)


def test_every_file_is_in_use_and_gets_its_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, set[str]] = defaultdict(set)
    now = Drawing.now

    def noted(own: Drawing, colours: Mapping[str, str]) -> dict[str, str]:
        given[own.name].update(colours)
        return now(own, colours)

    monkeypatch.setattr(Drawing, "now", noted)
    forget_all()
    draw_everything()
    assert sorted(given) == files()
    for name, colours in given.items():
        assert set(drawing(name).colours) <= colours, name


@each("name", files())
def test_it_looks_as_it_was_drawn(name: str) -> None:
    """After a change that is wanted, `python -m tests.ui.drawings` stores the new look."""
    before = stored().get(name)
    assert before is not None, "not stored yet"
    apart = [abs(a - b) for a, b in zip(look(name), before, strict=True)]
    assert max(apart) <= _NEAR


# What other programs write.

_BY_INKSCAPE: Final = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg
   width="24mm"
   viewBox="-12 -12 24 24"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="view" pagecolor="#ffffff"><inkscape:grid id="grid" /></sodipodi:namedview>
  <defs id="defs1">
    <linearGradient id="seat" inkscape:swatch="solid"><stop
       style="stop-color:#2034a0;stop-opacity:1" offset="0" id="stop1" /></linearGradient>
  </defs>
  <title>A &lt;disc&gt;</title>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" style="opacity:0.5">
    <circle style="fill:url(#seat);stroke:none;-inkscape-stroke:none" id="disc" r="10" />
    <g id="part" class="mark"><path d="M 0,0 H 5" style="stroke:#ff0000" id="path1" /></g>
  </g>
</svg>
"""


@pytest.fixture
def disc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a drawing that Inkscape has saved."""
    (tmp_path / "disc.svg").write_text(_BY_INKSCAPE, "utf-8")
    monkeypatch.setattr(drawings, "FOLDER", tmp_path)
    forget_all()
    yield "disc"
    forget_all()


def test_a_file_of_inkscape_is_read(disc: str) -> None:
    assert list(faults(_BY_INKSCAPE)) == []
    found = drawing(disc)
    assert found.view == (-12, -12, 24, 24)
    assert found.colours == {"seat": "#2034a0"}
    text = svg_of(disc)
    assert '<circle r="10" fill="#2034a0" stroke="none" opacity="0.5"/>' in text
    assert "inkscape" not in text
    assert "title" not in text


def test_a_colour_with_a_name_is_that_of_the_moment(disc: str) -> None:
    middle = drawn(disc, 48, 48, {"seat": "#C43D2F"}).get_at((24, 14))
    assert all(abs(a - b) < 4 for a, b in zip(middle[:3], (0xC4, 0x3D, 0x2F), strict=True))
    assert 120 < middle.a < 135


def test_a_part_is_replaced(disc: str) -> None:
    text = svg_of(disc, parts={"mark": '<circle r="1" fill="#00FF00"/>'})
    assert "#00FF00" in text
    assert "#ff0000" not in text


@each("name", files())
def test_the_reader_sees_what_any_other_does(name: str) -> None:
    text = (drawings.FOLDER / f"{name}.svg").read_text("utf-8")
    there = [
        (one.tag.removeprefix(_SVG), {k: v for k, v in one.attrib.items() if "{" not in k})
        for one in ET.fromstring(text).iter()
    ]
    read = [(one.tag, {k: v for k, v in one.own.items() if k != "xmlns"}) for one in _walk(text)]
    assert read == there


def _walk(text: str) -> Iterator[drawings.Element]:
    """All elements of a file, as they come in it."""
    waiting = [parsed(text)]
    while waiting:
        yield (element := waiting.pop())
        waiting += reversed(element.inside)

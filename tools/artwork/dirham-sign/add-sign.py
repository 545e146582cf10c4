"""Adds the UAE dirham sign to two faces of Readex Pro, as a ligature of a word; see README.md."""

from array import array
from pathlib import Path

from fontTools.otlLib.builder import buildLigatureSubstSubtable, buildLookup
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation

SIGN = "dirhamSign"
ADVANCE = 820
REGULAR = 98

# An invisible mark, then the word that is read aloud and copied.
FACES = {
    "latin": {"mark": 0x2063, "word": ["A", "E", "D"], "feature": "liga"},
    "arabic": {
        "mark": 0x061C,
        "word": ["uni062F", "uni0631", "uni0647.init", "uni0645.fina"],
        "feature": "rlig",
    },
}


def contours(stroke):
    """A D of cap height with two bars, with the same number of points in every weight. True: on the curve."""
    left, middle, right = 130, 330, 700
    outer = [
        (left, 0, True), (left, 700, True), (middle, 700, True), (500, 700, False), (600, 600, False),
        (right, 500, False), (right, 350, True), (right, 200, False), (600, 100, False), (500, 0, False), (middle, 0, True),
    ]
    inner_right = right - stroke
    inner_far = 600 - stroke * 0.72
    inner = [
        (left + stroke, stroke * 0.9, True), (middle, stroke * 0.9, True), (480 - stroke * 0.2, stroke * 0.9, False),
        (inner_far, 100 + stroke * 0.72, False), (inner_right, 190 + stroke * 0.4, False), (inner_right, 350, True),
        (inner_right, 510 - stroke * 0.4, False), (inner_far, 600 - stroke * 0.72, False),
        (480 - stroke * 0.2, 700 - stroke * 0.9, False), (middle, 700 - stroke * 0.9, True),
        (left + stroke, 700 - stroke * 0.9, True),
    ]
    half = stroke * 0.36
    return [outer, inner, *(bar(centre, half) for centre in (425, 275))]


def bar(centre, half):
    low, high = centre - half, centre + half
    return [
        (30, low - 45, True), (32, high, False), (105, high, True), (715, high, True), (775, high, False),
        (790, high + 45, True), (788, low, False), (715, low, True), (105, low, True), (45, low, False),
    ]


def points(stroke):
    return [(round(x), round(y)) for contour in contours(stroke) for x, y, _ in contour]


def draw(font):
    glyph = Glyph()
    shapes = contours(REGULAR)
    glyph.numberOfContours = len(shapes)
    glyph.coordinates = GlyphCoordinates(points(REGULAR))
    # 0x40: contours overlap (OVERLAP_SIMPLE), 0x01: on the curve.
    glyph.flags = array("B", [0x40 | (0x01 if on else 0) for shape in shapes for _, _, on in shape])
    ends, last = [], -1
    for shape in shapes:
        last += len(shape)
        ends.append(last)
    glyph.endPtsOfContours = ends
    glyph.program = Program()
    glyph.program.fromBytecode(b"")
    glyph.recalcBounds(font["glyf"])
    font["glyf"][SIGN] = glyph
    font["hmtx"][SIGN] = (ADVANCE, glyph.xMin)
    phantom = [(0, 0)] * 4

    def deltas(stroke):
        return [(x - x0, y - y0) for (x, y), (x0, y0) in zip(points(stroke), points(REGULAR))] + phantom

    font["gvar"].variations[SIGN] = [
        TupleVariation({"wght": (-1.0, -1.0, 0.0)}, deltas(42)),
        TupleVariation({"wght": (0.0, 1.0, 1.0)}, deltas(146)),
    ]


def add_empty(font, name):
    empty = Glyph()
    empty.numberOfContours = 0
    font["glyf"][name] = empty
    font["hmtx"][name] = (0, 0)
    font["gvar"].variations[name] = []


def substitute(font, mark, word, feature):
    table = font["GSUB"].table
    lookup = buildLookup([buildLigatureSubstSubtable({(mark, *word): SIGN})])
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount += 1
    index = len(table.LookupList.Lookup) - 1
    records = table.FeatureList.FeatureRecord
    known = [record for record in records if record.FeatureTag == feature]
    for record in known:
        record.Feature.LookupListIndex.append(index)
        record.Feature.LookupCount += 1
    if not known:
        raise SystemExit(f"The face has no feature {feature}")


def main(kind, source, target):
    face = FACES[kind]
    font = TTFont(source)
    for tag in ("glyf", "gvar", "hmtx", "HVAR", "GSUB", "cmap"):
        _ = font[tag]  # read before the new glyph is added
    font["glyf"].glyphs, len(font["gvar"].variations)
    mark = f"uni{face['mark']:04X}"
    order = font.getGlyphOrder()
    added = [name for name in (mark, SIGN) if name not in order]
    font.setGlyphOrder(order + added)
    add_empty(font, mark)
    draw(font)
    widths = font["HVAR"].table.AdvWidthMap.mapping
    for name in added:
        widths[name] = otTables.NO_VARIATION_INDEX
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format in (4, 12):
            table.cmap[face["mark"]] = mark
            table.cmap[0x20C3] = SIGN
    substitute(font, mark, face["word"], face["feature"])
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    here = Path(__file__).resolve().parents[3]
    source = here / "node_modules/@fontsource-variable/readex-pro/files"
    target = here / "packages/design/fonts"
    for kind in FACES:
        main(kind, source / f"readex-pro-{kind}-wght-normal.woff2", target / f"readex-pro-{kind}-wght-normal.woff2")

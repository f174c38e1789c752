"""Cuts static fonts from variable ones: one weight, the letters of Latin languages, figures as high as capitals."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = [*range(0x20, 0x180), 0x218, 0x219, 0x21A, 0x21B, *range(0x2010, 0x2028), 0x2030, 0x2039, 0x203A, 0x202F]
SIGNS = [0x20AC, 0x2122, 0x2190, 0x2192, 0x2212, 0x2260, 0x2264, 0x2265, 0x2715]
FEATURES = ["kern", "mark", "mkmk", "liga", "ccmp", "locl", "sups", "ordn"]


def cut(source: Path, weight: int, style: str, *, joins: bool = True) -> TTFont:
    """One weight of a variable font, with lining figures and the letters of Latin languages; joined ones if `joins`."""
    font = instantiateVariableFont(TTFont(source), {"wght": weight}, updateFontNames=False)
    stand_figures_up(font)
    name_style(font, style)
    return reduced(font, [*LETTERS, *SIGNS], [each for each in FEATURES if joins or each != "liga"])


def reduced(font: TTFont, letters: Iterable[int], features: list[str]) -> TTFont:
    """The font with just these letters and features."""
    subsetter = subset.Subsetter(
        subset.Options(layout_features=features, name_IDs=["*"], notdef_outline=True, hinting=False)
    )
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def stand_figures_up(font: TTFont) -> None:
    """Each figure of the character map becomes the glyph that `lnum` puts in its place."""
    table = font["GSUB"].table
    lining: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                lining |= mapped(table.LookupList.Lookup[index])
    for encoding in font["cmap"].tables:
        if encoding.isUnicode():
            encoding.cmap |= {
                code: lining.get(encoding.cmap[code], encoding.cmap[code])
                for code in range(0x30, 0x3A)
                if code in encoding.cmap
            }


def mapped(lookup: Any) -> dict[str, str]:
    """What a lookup of single substitutions puts in place of what."""
    found: dict[str, str] = {}
    for part in lookup.SubTable:
        found |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return found


def name_style(font: TTFont, style: str) -> None:
    """The names of a family of four styles, and the bits that say which one this is."""
    names = font["name"]
    family = names.getDebugName(16) or names.getDebugName(1)
    family = family.removesuffix(" Light").removesuffix(" Regular")
    for number in (16, 17, 21, 22, 25):
        names.removeNames(nameID=number)
    written = {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
    for number, text in written.items():
        names.setName(text, number, 3, 1, 0x409)
    bold, italic = style == "Bold", style == "Italic"
    font["OS/2"].usWeightClass = 700 if bold else 400
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if bold else 0x01 if italic else 0x40)
    font["head"].macStyle = 1 if bold else 2 if italic else 0
    if "STAT" in font:
        del font["STAT"]

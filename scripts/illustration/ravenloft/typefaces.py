"""The static fonts of `assets/ravenloft/fonts/`, cut from the variable ones of the fontpkg packages (OFL 1.1).

    pip download --no-deps fontpkg-cormorant==4.0 fontpkg-vollkorn==5.1 fontpkg-cinzel==2.0   # and unpack the wheels
    python scripts/illustration/ravenloft/typefaces.py FOLDER_OF_THE_WHEELS

One weight each, the letters of Latin languages, and figures as high as capitals in place of those that hang. Cormorant
joins T and h to one letter, which titles do not need and no other engine draws alike: it is cut without.
"""

import sys
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parents[3] / "assets" / "ravenloft" / "fonts"
LETTERS = [*range(0x20, 0x180), 0x218, 0x219, 0x21A, 0x21B, *range(0x2010, 0x2028), 0x2030, 0x2039, 0x203A, 0x202F]
SIGNS = [0x20AC, 0x2122, 0x2190, 0x2192, 0x2212, 0x2260, 0x2264, 0x2265, 0x2715]
FEATURES = ["kern", "mark", "mkmk", "liga", "ccmp", "locl", "sups", "ordn"]
CUTS = {  # file → package, file in it, weight, name of the style
    "Cormorant-Bold": ("fontpkg_cormorant", "Cormorant[wght].ttf", 700, "Bold"),
    "Vollkorn-Regular": ("fontpkg_vollkorn", "Vollkorn[wght].ttf", 400, "Regular"),
    "Vollkorn-Bold": ("fontpkg_vollkorn", "Vollkorn[wght].ttf", 700, "Bold"),
    "Vollkorn-Italic": ("fontpkg_vollkorn", "Vollkorn-Italic[wght].ttf", 400, "Italic"),
    "Cinzel-Bold": ("fontpkg_cinzel", "Cinzel[wght].ttf", 700, "Bold"),
}


def cut(source: Path, weight: int, style: str) -> TTFont:
    """One weight of a variable font, with lining figures and the letters of Latin languages."""
    font = instantiateVariableFont(TTFont(source), {"wght": weight}, updateFontNames=False)
    stand_figures_up(font)
    name_style(font, style)
    features = [each for each in FEATURES if each != "liga" or not source.name.startswith("Cormorant")]
    options = subset.Options(layout_features=features, name_IDs=["*"], notdef_outline=True, hinting=False)
    reduced = subset.Subsetter(options)
    reduced.populate(unicodes=[*LETTERS, *SIGNS])
    reduced.subset(font)
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
            encoding.cmap |= {code: lining.get(encoding.cmap[code], encoding.cmap[code]) for code in range(0x30, 0x3A) if code in encoding.cmap}


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


OTHERS = {  # fonts of other writing systems, with just the letters that the overlays and words of their language use
    "NotoSerifJP": ("ja", "package/{weight}{style}/NotoSerifJP_{weight}{style}.ttf"),
    "Amiri": ("ar", "fontpkg_amiri/files/Amiri-{style}.ttf"),
}


def cut_others(folder: Path) -> None:
    """From `npm pack @expo-google-fonts/noto-serif-jp` and fontpkg-amiri, both OFL 1.1."""
    cards = FONTS.parents[2] / "cards" / "ravenloft"
    for family, (lang, path) in OTHERS.items():
        used = (cards / "lang" / f"{lang}.yaml").read_text(encoding="utf-8")
        used += (cards / "game.yaml").read_text(encoding="utf-8")
        letters = {ord(letter) for letter in used if ord(letter) >= 0x600} | set(range(0x20, 0x7F)) | {0xB7, 0xAB, 0xBB, 0x2212}
        for weight, style in ((400, "Regular"), (700, "Bold")):
            font = TTFont(folder / path.format(weight=weight, style=style))
            options = subset.Options(layout_features=["*"] if lang == "ar" else [], name_IDs=["*"], notdef_outline=True, hinting=False)
            reduced = subset.Subsetter(options)
            reduced.populate(unicodes=letters)
            reduced.subset(font)
            font.save(FONTS / f"{family}-{style}.ttf")


def main(wheels: Path) -> None:
    for name, (package, file, weight, style) in CUTS.items():
        font = cut(wheels / package / "files" / file, weight, style)
        font.save(FONTS / f"{name}.ttf")
        family = name.split("-", maxsplit=1)[0]
        licence = (wheels / package / "LICENSE").read_text(encoding="utf-8")
        (FONTS / f"OFL-{family}.txt").write_text(licence, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
    cut_others(Path(sys.argv[1]))

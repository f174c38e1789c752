"""The static fonts of `assets/ravenloft/fonts/`, cut from the variable ones of the fontpkg packages (OFL 1.1).

    pip download --no-deps fontpkg-cormorant==4.0 fontpkg-vollkorn==5.1 fontpkg-cinzel==2.0   # and unpack the wheels
    cd scripts && python -m illustration.ravenloft.typefaces FOLDER_OF_THE_WHEELS

Cormorant joins T and h to one letter, which titles do not need and no other engine draws alike: it is cut without.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from ..typefaces import cut, reduced

FONTS = Path(__file__).resolve().parents[3] / "assets" / "ravenloft" / "fonts"
CUTS = {  # file → package, file in it, weight, name of the style
    "Cormorant-Bold": ("fontpkg_cormorant", "Cormorant[wght].ttf", 700, "Bold"),
    "Vollkorn-Regular": ("fontpkg_vollkorn", "Vollkorn[wght].ttf", 400, "Regular"),
    "Vollkorn-Bold": ("fontpkg_vollkorn", "Vollkorn[wght].ttf", 700, "Bold"),
    "Vollkorn-Italic": ("fontpkg_vollkorn", "Vollkorn-Italic[wght].ttf", 400, "Italic"),
    "Cinzel-Bold": ("fontpkg_cinzel", "Cinzel[wght].ttf", 700, "Bold"),
}


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
            reduced(font, letters, ["*"] if lang == "ar" else []).save(FONTS / f"{family}-{style}.ttf")


def main(wheels: Path) -> None:
    for name, (package, file, weight, style) in CUTS.items():
        font = cut(wheels / package / "files" / file, weight, style, joins=not name.startswith("Cormorant"))
        font.save(FONTS / f"{name}.ttf")
        family = name.split("-", maxsplit=1)[0]
        licence = (wheels / package / "LICENSE").read_text(encoding="utf-8")
        (FONTS / f"OFL-{family}.txt").write_text(licence, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
    cut_others(Path(sys.argv[1]))

"""game.yaml: everything that can be wrong in it, and what it becomes."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.basics.geometry import Size
from deckwright.basics.outlines import ShapeKind
from deckwright.basics.problems import Place
from deckwright.game.kinds import ListField, MapField
from deckwright.game.load import load_game
from tests.kit.tiny import CARDS, GAME, SVG, load, project, sound, standing_at

TABLE = [
    # (old line, new lines, code, what stands at the place, words, hint)
    (
        "languages: [fr, en]",
        "languages: [french]",
        "wrong-value",
        "[french]",
        "'french' is no code of a language",
        None,
    ),
    (
        "title: {fr: Jeu, en: Game}",
        "titel: Jeu",
        "unknown-key",
        "titel:",
        "no key 'titel'",
        "did you mean 'title'?",
    ),
    ("components:\n", "components: 3\nx:\n", "wrong-kind", "3", "`components` is '3'; a mapping", None),
    ("size: 63 x 88 mm", "size: 63", "wrong-value", "63", "'63' is not a size", None),
    ("size: 63 x 88 mm", "size: 63 x 88 ft", "wrong-value", "63 x 88 ft", "unknown unit 'ft'", None),
    (
        "size: 63 x 88 mm",
        "size: 0 x 88 mm",
        "wrong-value",
        "0 x 88 mm",
        "0 mm × 88 mm; allowed is more than 0",
        None,
    ),
    ("size: 63 x 88 mm", "size: 9 x 9 m", "wrong-value", "9 x 9 m", "unknown unit 'm'", None),
    (
        "size: 63 x 88 mm",
        "siez: 63 x 88 mm",
        "unknown-key",
        "siez: 63 x 88 mm",
        "no key 'siez'",
        "did you mean 'size'?",
    ),
    (
        "radius: 3 mm",
        "radius: 40 mm",
        "wrong-value",
        "40 mm",
        "more than half of the shorter side (31.5 mm)",
        None,
    ),
    ("radius: 3 mm", "bleed: -1 mm", "wrong-value", "-1 mm", "-1 mm; allowed is 0 to 2000 mm", None),
    ("radius: 3 mm", "safe: 40 mm", "wrong-value", "40 mm", "leaves nothing of the shorter side", None),
    (
        "radius: 3 mm",
        "shape: sircle",
        "wrong-value",
        "sircle",
        "allowed are rectangle, circle",
        "did you mean 'circle'?",
    ),
    ("radius: 3 mm", "shape: circle", "wrong-value", "63 x 88 mm", "63 mm × 88 mm is an ellipse", None),
    ("radius: 3 mm", "shape: {path: }", "missing-key", "{path:", "needs the key 'path'", None),
    (
        "rarity: {common: 5, rare: 2}",
        "rarity: {common: 5, rarr: 2}",
        "missing-key",
        "hero:",
        "no number for 'rare'",
        "'rarr'?",
    ),
    (
        "rarity: {common: 5, rare: 2}",
        "rarity: {common: 5, rare: many}",
        "wrong-kind",
        "many",
        "'many'; a whole number",
        None,
    ),
    (
        "symbol: coeur, faces: [1, 2, 3]",
        "symbol: ceur, faces: [1]",
        "unknown-symbol",
        "ceur",
        "'ceur'",
        "did you mean 'coeur'?",
    ),
    (
        "symbol: coeur, faces: [1, 2, 3]",
        "symbol: coeur",
        "missing-key",
        "{alias:",
        "needs a deck to draw from",
        None,
    ),
    (
        "symbol: coeur, faces: [1, 2, 3]",
        "symbol: coeur, deck: al, value: life",
        "unknown-name",
        "al",
        "no deck",
        "'all'?",
    ),
    (
        "symbol: coeur, faces: [1, 2, 3]",
        "symbol: coeur, deck: all",
        "missing-key",
        "{alias:",
        "needs the key 'value'",
        None,
    ),
    (
        "types:\n",
        "named:\n  em: {alias: EM, symbol: or, power: BP + XX}\ntypes:\n",
        "power",
        "XX",
        "XX",
        None,
    ),
    (
        "types:\n",
        "named:\n  em: {alias: EM, symbol: or, power: 2 EM}\ntypes:\n",
        "power",
        "2",
        "circle",
        None,
    ),
    ("types:\n", "variables:\n  sf: {alias: BP, symbol: or}\ntypes:\n", "name-clash", "sf:", "'BP'", None),
    (
        "component: card",
        "component: crad",
        "unknown-name",
        "crad",
        "'crad' is no component",
        "did you mean 'card'?",
    ),
    (
        "extends: base\n    front: hero.svg\n    copies_by",
        "extends: bsae\n    front: hero.svg\n    copies_by",
        None,
        "bsae",
        "'bsae' is no type",
        "'base'?",
    ),
    (
        "    abstract: true",
        "    abstract: true\n    extends: hero",
        "type-circle",
        "base",
        "in a circle: ",
        "break the circle",
    ),
    (
        "front: hero.svg\n    copies_by",
        "front: heros.svg\n    copies_by",
        "file-missing",
        "heros.svg",
        "layouts/g/heros.svg",
        "'hero.svg'?",
    ),
    (
        "front: hero.svg\n    copies_by",
        "front: ../hero.svg\n    copies_by",
        "outside-project",
        "../hero.svg",
        "leads out of layouts/g/",
        None,
    ),
    (
        "copies_by: rarity",
        "copies_by: rariyt",
        "unknown-name",
        "rariyt",
        "'rariyt' is no table",
        "did you mean 'rarity'?",
    ),
    (
        "copies_by: rarity",
        "copies_by: rarity\n    copies: 2",
        "wrong-value",
        "hero:",
        "copies and copies_by",
        None,
    ),
    ("copies: 4", "copies: -4", "wrong-value", "-4", "`copies` is -4; 0 to 1000 is allowed", None),
    (
        "life: {kind: integer, min",
        "life: {kind: integr, min",
        "wrong-value",
        "integr",
        "'integr' is no kind of field",
        "'integer'?",
    ),
    (
        "life: {kind: integer, min: 1, max: 12}",
        "life: {kind: integer, min: 5, max: 2}",
        "wrong-value",
        "5",
        "min 5 is more than max 2",
        None,
    ),
    (
        "life: {kind: integer, min: 1, max: 12}",
        "life: {min: 1}",
        "missing-key",
        "{min: 1",
        "needs the key 'kind'",
        "kinds are text, rich, integer",
    ),
    (
        "life: {kind: integer, min: 1",
        "life: {kind: integer, mni: 1",
        "unknown-key",
        "mni: 1",
        "no key 'mni'",
        "did you mean 'min'?",
    ),
    (
        "weight: {kind: number}",
        "weight: {kind: number, choices: [a]}",
        "wrong-value",
        "[a]",
        "'choices' is for choice",
        None,
    ),
    (
        "weight: {kind: number}",
        "weight: {kind: choice}",
        "missing-key",
        "{kind: choice",
        "needs the key 'choices'",
        None,
    ),
    (
        "weight: {kind: number}",
        "weight: {kind: list}",
        "missing-key",
        "{kind: list",
        "needs the key 'of'",
        None,
    ),
    (
        "weight: {kind: number}",
        "weight: {kind: map}",
        "missing-key",
        "{kind: map",
        "needs the key 'fields'",
        None,
    ),
    (
        "weight: {kind: number}",
        "weight: {kind: number, default: much}",
        "wrong-kind",
        "much",
        "'much'; a number",
        None,
    ),
    (
        "weight: {kind: number}",
        "poids-total: {kind: number}",
        "bad-id",
        "poids-total:",
        "cannot be the name of a field",
        "write 'poids_total'",
    ),
    (
        "weight: {kind: number}",
        "copies: {kind: number}",
        "bad-id",
        "copies:",
        "every card has that already",
        None,
    ),
    ("to: [hero]", "to: [heroo]", "unknown-name", "[heroo]", "'heroo' is no type", "did you mean 'hero'?"),
    (
        "from: cards.yaml",
        "from: card.yaml",
        "file-missing",
        "card.yaml",
        "card.yaml is no card file",
        "did you mean 'cards.yaml'?",
    ),
    (
        "back: back.svg",
        "back: bakc.svg",
        "file-missing",
        "bakc.svg",
        "layouts/g/bakc.svg",
        "did you mean 'back.svg'?",
    ),
    (
        "values: {fr: Valeurs, en: Values}",
        "valeurs: {fr: Valeurs}",
        "unknown-name",
        "values",
        "'values' is no group",
        "'valeurs'?",
    ),
    (
        ", meaning: {fr: La vie., en: Life.}",
        "",
        "symbol-meaning",
        "{group: values",
        "the symbol 'coeur' has no meaning",
        "reference sheet",
    ),
    (
        "en: Life.}",
        'en: " "}',
        "symbol-meaning",
        "{fr: La vie., en:",
        "the symbol 'coeur' has no meaning in 'en'",
        "reference sheet",
    ),
    ("  or: {group: values, ", "  gold: {group: values, ", None, "{group: values", "gold", None),
    (
        "fonts: [font-fjallaone]",
        "fonts: [font-no-such]",
        "font-package",
        "font-no-such]",
        "font-no-such is not installed",
        "pip install font-no-such",
    ),
    ("fonts: [font-fjallaone]", "fonts: [pyyaml]", "font-package", "pyyaml]", "holds no font files", None),
    (
        "fonts: [font-fjallaone]",
        "fonts: ['../x']",
        "font-package",
        "'../x']",
        "is not the name of a package",
        None,
    ),
    ("fonts: [font-fjallaone]", "sheets: [a4]", "wrong-kind", "[a4]", "`sheets` is a list; a mapping", None),
    (
        "fonts: [font-fjallaone]",
        "words: {or: {fr: Or, de: Gold}}",
        "unknown-language",
        "de:",
        "'de' is no language",
        None,
    ),
    ("fonts: [font-fjallaone]", "author: [a]", "yaml-unquoted", "[a]", "begins with `[`", None),
]


@pytest.mark.parametrize(("old", "new", "code", "at", "words", "hint"), TABLE)
def test_a_fault_is_told_at_its_place(
    tmp_path: Path, old: str, new: str, code: str | None, at: str | None, words: str, hint: str | None
) -> None:
    assert GAME.count(old) >= 1
    _, problems = load(tmp_path, {"cards/g/game.yaml": GAME.replace(old, new, 1)})
    found = [p for p in problems if words in p.message and (code is None or p.code == code)]
    assert found, [str(p) for p in problems]
    if at:
        assert standing_at(found[0], GAME.replace(old, new, 1)).startswith(at)
    if hint:
        assert hint in (found[0].hint or "")


@pytest.mark.parametrize(
    "text", ["", "# nothing\n", "- a\n", "words\n", "\x00", "[" * 300, "&a [*a]", "a: b: c", "\t", "{}"]
)
def test_a_game_that_is_no_game(tmp_path: Path, text: str) -> None:
    _, problems = load_game(project(tmp_path, {"cards/g/game.yaml": text}), "g")
    assert problems


def test_a_folder_without_game_yaml_is_the_place(tmp_path: Path) -> None:
    root = project(tmp_path)
    (root / "cards/g/game.yaml").unlink()
    _, (found,) = load_game(root, "g")
    assert found.place == Place("cards/g") and "cards/g/game.yaml does not exist" in found.message


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    game, problems = load_game(project(tmp_path), "gg")
    assert game is None
    assert [(p.code, p.hint) for p in problems] == [("file-missing", "did you mean 'g'?")]


def test_every_key_of_the_game_at_once_can_be_wrong(tmp_path: Path) -> None:
    text = "\n".join(
        f"{key}: [[x], {{y: [z]}}]"
        for key in ("title", "languages", "fonts", "sheets", "components", "copies_by")
    )
    text += "\n" + "\n".join(
        f"{key}: [x]" for key in ("pools", "named", "variables", "types", "decks", "symbols", "symbol_groups")
    )
    text += "\n" + "\n".join(f"{key}: {{x: [y]}}" for key in ("words", "data"))
    game, problems = load_game(project(tmp_path, {"cards/g/game.yaml": text}), "g")
    assert game is not None and len(problems) > 12


WHOLE = (
    GAME.replace(
        "copies_by:\n  rarity",
        "  disc: {size: 12 mm, shape: circle, bleed: 1 mm, safe: 0}\n  hex: {size: 2in x 2.5in, shape: hexagon}\n"
        '  odd: {size: 10 x 10 mm, shape: {path: "M0 0H10V10Z"}}\ncopies_by:\n  rarity',
    )
    + """
author: "Anna : Ben"
version: 1.10
licence: CC0
sheets: {paper: a4, margin: 5}   # as written
words:
  or: {fr: Or, en: Gold}
data:
  palettes: {butina: {t1: "#F8D59A", n: 007}, _x: 1}
  list: [a, [b]]
_notes: {anything: [goes, *here]}
"""
).replace("*here", "here")


def test_a_whole_game(tmp_path: Path) -> None:
    game = sound(tmp_path, {"cards/g/game.yaml": WHOLE})
    assert (game.id, game.languages) == ("g", ("fr", "en"))
    assert game.title.by_lang == {"fr": "Jeu", "en": "Game"}
    meta = {key: value.in_lang("fr") for key, value in game.meta.items()}
    assert meta == {"author": "Anna : Ben", "version": "1.10", "licence": "CC0"}
    assert game.sheets == {"paper": "a4", "margin": "5"}
    assert game.words["or"].in_lang("en") == "Gold"
    assert game.data["palettes"]["butina"] == {"t1": "#F8D59A", "n": "007"}
    assert game.data["list"] == ("a", ("b",))
    assert set(game.layouts) == {"hero.svg", "back.svg", "common/frame.svg"}
    assert game.layouts["common/frame.svg"].label == "layouts/common/frame.svg"
    assert [Path(font).name for font in game.fonts] == ["FjallaOne-Regular.ttf"]
    assert all(Path(font).is_absolute() for font in game.fonts)
    assert (game.symbols["coeur"].file, game.symbols["coeur"].svg) == ("assets/g/symbols/coeur.svg", SVG)
    assert game.pools["bp"].faces == (1, 2, 3)
    with pytest.raises(TypeError):
        game.cards["x"] = None  # type: ignore[index]


def test_components(tmp_path: Path) -> None:
    found = sound(tmp_path, {"cards/g/game.yaml": WHOLE}).components
    assert found["card"].size == Size(63, 88)
    assert (found["card"].shape.radius, found["card"].bleed, found["card"].safe) == (3, 3, 3)
    assert (found["disc"].size, found["disc"].shape.kind, found["disc"].safe) == (
        Size(12, 12),
        ShapeKind.CIRCLE,
        0,
    )
    assert found["hex"].size == pytest.approx((50.8, 63.5))
    assert (found["odd"].shape.kind, found["odd"].shape.path) == (ShapeKind.PATH, "M0 0H10V10Z")


def test_types_take_over_what_they_do_not_write(tmp_path: Path) -> None:
    types = sound(tmp_path).types
    assert list(types) == ["hero", "token"]
    hero = types["hero"]
    assert (hero.ancestors, hero.component.id, hero.front, hero.back) == (("base",), "card", "hero.svg", None)
    assert hero.name.in_lang("fr") == "Base"
    assert list(hero.fields)[:3] == ["name", "text", "rarity"]
    assert hero.fields["start"].default is False
    assert hero.is_a("base") and not hero.is_a("token")
    levels = hero.fields["levels"]
    assert isinstance(levels, ListField) and isinstance(levels.of, MapField)
    assert list(levels.of.fields) == ["cost", "gain"]


def test_a_field_of_a_type_replaces_the_inherited_one(tmp_path: Path) -> None:
    text = GAME.replace(
        "    copies: 4", "    copies: 4\n    fields:\n      name: {kind: integer, default: 3}"
    )
    game = sound(tmp_path, {"cards/g/game.yaml": text, "cards/g/cards.yaml": "a: {type: token}\n"})
    assert game.cards["a"].values == {"name": 3}


def test_a_game_without_decks_is_one_deck(tmp_path: Path) -> None:
    text = GAME.replace(GAME[GAME.index("decks:") : GAME.index("symbol_groups:")], "")
    game = sound(tmp_path, {"cards/g/game.yaml": text})
    assert {deck.id: [card.id for card in deck.cards] for deck in game.decks.values()} == {"g": ["alba"]}


def test_fonts_of_the_project_and_by_default(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {
        "cards/g/game.yaml": GAME.replace("fonts: [font-fjallaone]\n", ""),
        "assets/fonts/A.ttf": b"",
        "assets/g/fonts/B.otf": b"",
        "assets/g/fonts/readme.txt": b"",
    }
    names = [Path(font).name for font in sound(tmp_path, files).fonts]
    assert names[-2:] == ["A.ttf", "B.otf"]
    assert {"FjallaOne-Regular.ttf", "SourceSansPro-Regular.ttf", "SourceSerifPro-Regular.ttf"} <= set(names)
    assert not [
        name for name in names if name.startswith("Source") and name.endswith(".otf")
    ]  # one file a style


def test_a_drawing_without_meaning_and_a_meaning_without_drawing(tmp_path: Path) -> None:
    text = GAME.replace("  or: {group", "  ors: {group")
    _, problems = load(tmp_path, {"cards/g/game.yaml": text})
    assert sorted((p.code, str(p.place), p.hint) for p in problems) == [
        (
            "missing-art",
            "cards/g/game.yaml:44:8",
            "did you mean 'or.svg'? Or draw it, or build with --draft to see a placeholder",
        ),
        ("symbol-meaning", "assets/g/symbols/or.svg", "did you mean 'ors'?"),
    ]


def test_a_layout_that_another_hides(tmp_path: Path) -> None:
    game, problems = load(tmp_path, {"layouts/g/common/frame.svg": "<svg/>", "layouts/g/parts/a.svg": SVG})
    assert [(p.code, str(p.place)) for p in problems] == [("stray-file", "layouts/g/common/frame.svg")]
    assert game.layouts["common/frame.svg"].text == SVG
    assert "parts/a.svg" in game.layouts


def test_many_cards_are_read_in_file_order(tmp_path: Path) -> None:
    cards = "".join(f"c{n}: {{type: token, name: C}}\n" for n in (3, 1, 2))
    assert list(sound(tmp_path, {"cards/g/cards.yaml": cards + CARDS}).cards) == ["c3", "c1", "c2", "alba"]

"""Schemas of a game's files: an editor marks what the loader refuses, and never what it takes.

The files are read here as an editor reads them: by the core schema of YAML 1.2, not by the loader.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from deckwright.authoring.schema_state import refresh
from deckwright.authoring.schemas import schemas_of, with_line
from deckwright.authoring.schemas.game import sheet_options
from deckwright.basics.problems import Severity
from deckwright.game.load import load_game
from deckwright.sheets.options import OPTIONS, read_game_options
from tests.game.load import test_cards, test_game_yaml
from tests.kit.places import ROOT
from tests.kit.project import Project, make, run
from tests.kit.sweeps import examples
from tests.kit.tiny import CARDS, GAME, SVG, hero, project


class Core(yaml.SafeLoader):
    """YAML 1.2, core schema: what editors make of a file."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 - PyYAML's own way


for tag, pattern, first in (
    ("bool", "true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", "[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
    ("null", "~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("merge", "<<", "<"),
):
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), list(first))
Core.add_constructor(
    "tag:yaml.org,2002:int",
    lambda _, node: int(node.value, 0) if node.value[:2] in ("0o", "0x") else int(node.value),
)


def as_editors_see(text: str) -> Any:
    def named(value: Any) -> Any:
        match value:
            case dict():
                return {json.dumps(k) if isinstance(k, bool) else str(k): named(v) for k, v in value.items()}
            case list():
                return [named(item) for item in value]
        return value

    return named(yaml.load(text, Core))


def marked(schema: Mapping[str, Any], text: str) -> list[str]:
    """Where an editor marks a fault, and which."""
    Draft7Validator.check_schema(schema)
    found = Draft7Validator(schema).iter_errors(as_editors_see(text))
    return [f"{'/'.join(map(str, each.absolute_path))}: {each.message}" for each in found]


# The games that there are


def described(folder: Path) -> list[Path]:
    """The files of a game that a schema describes."""
    found = sorted([*folder.glob("*.yaml"), *folder.glob("lang/*.yaml")])
    return [file for file in found if not file.name.startswith("_")]


def faults_of(root: Path, game: str) -> dict[str, list[str]]:
    """What an editor marks in each file of a game that names a schema, by the schema that it names."""
    found: dict[str, list[str]] = {}
    for file in described(root / f"cards/{game}"):
        text = file.read_text(encoding="utf-8")
        named = re.match(r"# yaml-language-server: \$schema=(.*)", text)
        assert named, file.name
        found[file.name] = marked(json.loads((file.parent / named[1]).read_text(encoding="utf-8")), text)
    return found


def test_nothing_is_marked_in_caveloot() -> None:
    schemas = schemas_of(ROOT, "caveloot")
    for file in described(ROOT / "cards/caveloot"):
        text = file.read_text(encoding="utf-8")
        named = re.match(r"# yaml-language-server: \$schema=(.*)", text)
        assert named, f"{file.name} names no schema"
        path = (file.parent / named[1]).resolve()
        assert path.parent == ROOT / "build/caveloot/schema"
        assert marked(schemas[path.name], text) == []


@pytest.mark.parametrize("template", ["plain", "illustrated", "tokens"])
def test_nothing_is_marked_in_a_new_game(tmp_path: Path, template: str) -> None:
    assert run("new", "g", "--template", template, "--from", "yaml", folder=tmp_path).code == 0
    found = faults_of(tmp_path / "g", "g")
    assert found == {"cards.yaml": [], "game.yaml": [], "rules.yaml": []}


# What the loader refuses, an editor marks: the loader's own tables of faults

UNSEEN_IN_CARDS = {  # by the fields of the table: what no schema can know
    "life: 2.0": "2.0 and 2 are one number to an editor",
    "rarity: comon": "two keys of one name are the editor's own to mark",
    "power: BP +": "a grammar is no pattern",
    "text: un **deux": "a grammar is no pattern",
    "text: Piège : 2": "not well-formed",
    "text: un # deux": "a comment is not seen",
    "art: albo": "files come and go: they are offered, not demanded",
    "art: art/alba.png": "files come and go",
    "copies: 2.0": "2.0 and 2 are one number to an editor",
    "back: hro.svg": "files come and go",
    "back: ../../x.svg": "files come and go",
}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    root = project(tmp_path_factory.mktemp("tiny"), {"cards/g/cards.yaml": CARDS + hero("")})
    return schemas_of(root, "g")


@pytest.mark.parametrize("fields", [row[0] for row in test_cards.TABLE])
def test_a_fault_of_a_card_is_marked(tiny: dict[str, Any], fields: str) -> None:
    if fields in ("text: Piège : 2", "rarity: comon"):
        return  # what is no YAML, editors mark without a schema
    assert bool(marked(tiny["cards.json"], hero(fields))) is (fields not in UNSEEN_IN_CARDS)


WHOLE_CARDS = next(mark.args for mark in vars(test_cards.test_faults_of_whole_cards)["pytestmark"])[1]


@pytest.mark.parametrize("cards", [row[0] for row in WHOLE_CARDS])
def test_a_fault_of_whole_cards_is_marked(tiny: dict[str, Any], cards: str) -> None:
    if "\na: {type: token, name: B}" not in cards:  # a key that stands twice
        assert marked(tiny["cards.json"], cards)


def test_every_kind_of_value_is_taken(tiny: dict[str, Any]) -> None:
    assert marked(tiny["cards.json"], hero(test_cards.WHOLE)) == []


def test_symbols_are_taken_in_any_capitals(tiny: dict[str, Any]) -> None:
    for fields in ("text: 1 {COEUR}", "text: {Coeur}", "icon: OR", "icon: '{Or}'", "icon: {oR}"):
        assert marked(tiny["cards.json"], hero(fields)) == [], fields
    assert marked(tiny["cards.json"], hero("text: 1 {COEURS}"))


NAMES_IN_GAME = "names are made in this file: they are offered, not demanded"
UNSEEN_IN_GAME = {  # by the new lines of the table
    "size: 63": "sizes are words and measures", "size: 63 x 88 ft": "sizes are words and measures",
    "size: 0 x 88 mm": "sizes are words and measures", "size: 9 x 9 m": "sizes are words and measures",
    "radius: 40 mm": "arithmetic", "safe: 40 mm": "arithmetic", "shape: circle": "arithmetic",
    "min: 5, max: 2": "arithmetic", "2 EM": "a grammar is no pattern", "BP + XX": NAMES_IN_GAME,
    "rarr: 2": NAMES_IN_GAME, "ceur": NAMES_IN_GAME, "deck: al,": NAMES_IN_GAME, "alias: BP, symbol: or": NAMES_IN_GAME,
    "crad": NAMES_IN_GAME, "bsae": NAMES_IN_GAME, "extends: hero": NAMES_IN_GAME, "heros.svg": NAMES_IN_GAME,
    "../hero.svg": NAMES_IN_GAME, "rariyt": NAMES_IN_GAME, "heroo": NAMES_IN_GAME, "card.yaml": NAMES_IN_GAME,
    "bakc.svg": NAMES_IN_GAME, "valeurs": NAMES_IN_GAME, "gold: {group": NAMES_IN_GAME, "font-no-such": NAMES_IN_GAME,
    "pyyaml": NAMES_IN_GAME, "'../x'": NAMES_IN_GAME, "de: Gold": NAMES_IN_GAME,
    "default: much": "read by the kind of its field",
}  # fmt: skip


@pytest.mark.parametrize("row", test_game_yaml.TABLE, ids=lambda row: (row[1].split("\n") or [""])[-1])
def test_a_fault_of_game_yaml_is_marked(tiny: dict[str, Any], row: tuple[str, ...]) -> None:
    old, new = row[0], row[1]
    assert old in GAME
    found = marked(tiny["game.json"], GAME.replace(old, new, 1))
    known = [part for part in UNSEEN_IN_GAME if part in new]
    assert found or known


def test_a_whole_game_yaml_is_taken(tiny: dict[str, Any]) -> None:
    assert marked(tiny["game.json"], GAME) == []


def parts_of_game_yaml() -> Iterable[tuple[str, str]]:
    """The examples of the manual that stand in game.yaml."""
    known = {
        "title",
        "components",
        "types",
        "decks",
        "sheets",
        "variants",
        "balance",
        "pools",
        "symbols",
        "copies_by",
    }
    known |= {
        "checks",
        "accept",
        "colours",
        "pawns",
        "words",
        "sources",
        "signs",
        "redraws",
        "named",
        "fonts",
    }
    for page in sorted((ROOT / "docs").glob("*.md")):
        text = page.read_text("utf-8")
        fence = r"^```yaml(?! \S*/boards/)[^\n]*\n(.*?)^```$"  # a board is a file of its own
        blocks = re.findall(fence, text, re.MULTILINE | re.DOTALL)
        for block in blocks:
            if set(re.findall(r"^(\w+):", block, re.MULTILINE)) & known and not re.search(
                r"^- ", block, re.MULTILINE
            ):
                yield page.name, block


@pytest.mark.parametrize(("page", "block"), list(parts_of_game_yaml()))
def test_the_manual_is_taken(tiny: dict[str, Any], page: str, block: str) -> None:
    assert marked(tiny["game.json"], block) == []


@pytest.mark.parametrize(
    ("rule", "is_marked"),
    [
        ("count: 3..5", False),
        ("count: {hero: 3, token: 1..}", False),
        ("require: life > 3", False),
        ("where: [type, rarity]\n  unique: name", False),
        ("allowed: {rarity: [common]}", False),
        ("allowed: {rariyt: [common]}", True),
        ("exists: [{name: Alba}, {type: hero}]", False),
        ("exists: {nmae: Alba}", True),
        ("require: life > 3\n  unique: name", True),
        ("severity: warn\n  unique: name", True),
        ("unqiue: name", True),
        ("total: {of: life}", True),
        ("contains: {alba: 1}", False),
        ("contains: {alba: many}", True),
        ("share: {of: start, by: copies, is: 1/3..}", False),
        ("share: {of: start, by: weight, is: 1/3..}", True),
        ("partition: {day: start}", True),
        ("shows: {of: rarity, as: {common: coeur}, never: [or]}", False),
        ("shows: {of: name, as: [coeur, or], times: 2, on: back}", False),
        ("shows: {counts: {coeur: life > 3, or: 2}}", False),
        ("shows: {of: rarity}", True),
        ("shows: {of: rarity, as: [common], on: side}", True),
        ("", True),
    ],
)
def test_rules(tiny: dict[str, Any], tmp_path: Path, rule: str, is_marked: bool) -> None:
    text = f"a-rule:\n  {rule or 'message: nothing'}\n"
    assert bool(marked(tiny["rules.json"], text)) is is_marked
    _, problems = load_game(project(tmp_path, {"cards/g/rules.yaml": text}), "g")
    refused = [p for p in problems if p.place and p.place.file.endswith("rules.yaml")]
    assert bool(refused) is is_marked


@pytest.mark.parametrize(
    ("text", "is_marked"),
    [
        ("alba: {name: Alba}", False),
        ("alba: {text: 'Gains {or}.', _note: x}", False),
        ("alba: {text: {or}}", False),
        ("alba: {levels: [{gain: '{coeur}'}]}", False),
        ("alba: {text: 'Gains {ora}.'}", True),
        ("alba: {life: 3}", True),
        ("alba: {nmae: Alba}", True),
        ("albo: {name: Alba}", True),
        ("alba: {name: [x]}", True),
        ("alba: Alba", True),
        ("alba:", False),
    ],
)
def test_translations(tmp_path: Path, text: str, is_marked: bool) -> None:
    files = {
        "cards/g/cards.yaml": "alba: {type: hero, name: A, rarity: rare, text: x, levels: [{cost: 1, gain: y}]}"
    }
    root = project(tmp_path, {**files, "cards/g/lang/en.yaml": text})
    assert bool(marked(schemas_of(root, "g")["en.json"], text)) is is_marked
    _, problems = load_game(root, "g")
    assert bool(problems) is is_marked


# Nothing that the loader takes is marked: any game, any values

WRITTEN = (
    "3", "-3", "+3", "−3", "007", "0x1F", "1.10", "1,5", "1e3", ".5", "99", "true", "TRUE", "yes", "No", "red", "blue",
    "'red'", '"3"', "'007'", "~", "", "{coeur}", "'{coeur}'", "coeur", "{ or }", "'win {or}'", "win {or} and {coeur}",
    "'{rubbish}'", "a \\{ b", "2 BP", "bp-3", "BP × 2", "2 x BP", "BP + BP", "XX", "(BP)", "[red]", "[red, blue]", "[]",
    "[3, '4']", "[~]", "alba", "zoe", "art/alba", "../x", "a:b", "{fr: un, en: one}", "{fr: 3}", "{en: one}", "{xx: a}",
    "{a: 1}", "{a: 1, b: red}", "{b: red, _n: x}", "12:30", "3/10", "2020-01-01", "'**b**'", "un\n      deux",
)  # fmt: skip
DECLARED = (
    "{kind: text}", "{kind: rich}", "{kind: integer, min: -5, max: 50}", "{kind: integer}", "{kind: number, max: 9.5}",
    "{kind: boolean}", "{kind: choice, choices: [red, '3', '1.10', 'true', '007']}", "{kind: symbol}", "{kind: power}",
    "{kind: image, folder: art}", "{kind: reference}", "{kind: reference, to: [token]}", "{kind: integer, default: 2}",
    "{kind: list, of: {kind: choice, choices: [red, '3']}}", "{kind: list, of: {kind: text}}",
    "{kind: list, of: {kind: reference}}",
    "{kind: map, fields: {a: {kind: integer, required: true}, b: {kind: rich}}}",
)  # fmt: skip
SAME_TO_EDITORS = {"0x1F", "1e3", ".5", "+3", "TRUE"}  # other ways to write 31, 1000, 0.5, 3, true
UNSEEN_KINDS = {
    "{kind: image, folder: art}": set(WRITTEN),
    "{kind: power}": {"XX"},
}  # files; x is a sign, too


@pytest.mark.parametrize("declared", DECLARED)
def test_every_value_in_every_kind_of_field(tmp_path: Path, declared: str) -> None:
    """Each value by itself on a card: what is marked is refused, and what is refused is marked, but for a few."""
    game = GAME.replace("    copies: 4\n", f"    copies: 4\n    fields:\n      one: {declared}\n")
    cards = {f"card-{n}": value for n, value in enumerate(WRITTEN)}
    lines = [f"{id}:\n  type: token\n  name: N\n  one: {value}\n" for id, value in cards.items()]
    text = "".join([*lines, "alba: {type: token, name: A}\n", "zoe: {type: hero, name: Z, rarity: rare}\n"])
    root = project(
        tmp_path, {"cards/g/game.yaml": game, "cards/g/cards.yaml": text, "assets/g/art/red.svg": SVG}
    )
    _, problems = load_game(root, "g")
    refused = {cards[p.card] for p in problems if p.card in cards and p.severity is Severity.ERROR}
    schema = schemas_of(root, "g")["cards.json"]
    found = {cards[each.partition(":")[0].split("/")[0]] for each in marked(schema, text)}
    assert found <= refused
    assert refused - found <= SAME_TO_EDITORS | UNSEEN_KINDS.get(declared, set())


FIELDS = ("one", "two", "three")
PAIRS = st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(WRITTEN), max_size=3)


def a_game(declared: Mapping[str, str], needed: Iterable[str]) -> str:
    fields = "".join(
        f"      {name}: {kind[:-1]}{', required: true' if name in needed else ''}}}\n"
        for name, kind in declared.items()
    )
    return GAME.replace("    copies: 4\n", f"    copies: 4\n    fields:\n{fields}")


def a_file(given_by_default: Mapping[str, str], cards: Mapping[str, Mapping[str, str]], typed: bool) -> str:
    lines = [
        "_defaults:",
        "  type: token",
        *(f"  {name}: {value}" for name, value in given_by_default.items()),
    ]
    for id, values in cards.items():
        lines += [f"{id}:", f"  name: {id}", *(["  type: token"] if typed else [])]
        lines += [f"  {name}: {value}" for name, value in values.items()]
    return "\n".join(lines) + "\n"


@settings(max_examples=examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    declared=st.fixed_dictionaries({name: st.sampled_from(DECLARED) for name in FIELDS}),
    needed=st.sets(st.sampled_from(FIELDS), max_size=2),
    by_default=PAIRS,
    cards=st.fixed_dictionaries({"alba": PAIRS, "zoe": PAIRS}),
    typed=st.booleans(),
)
def test_what_is_marked_is_refused(
    tmp_path_factory: pytest.TempPathFactory,
    declared: dict[str, str],
    needed: set[str],
    by_default: dict[str, str],
    cards: dict[str, dict[str, str]],
    typed: bool,
) -> None:
    root = tmp_path_factory.mktemp("any")
    sound = {"cards/g/game.yaml": a_game(declared, ()), "cards/g/cards.yaml": a_file({}, {}, typed)}
    game = a_game(declared, needed)
    text = a_file(by_default, cards, typed)
    project(root, {**sound, "cards/g/game.yaml": game, "cards/g/cards.yaml": text})
    _, problems = load_game(root, "g")
    refused = [p for p in problems if p.severity is Severity.ERROR]
    schemas = schemas_of(root, "g")
    assert not marked(schemas["game.json"], game)
    found = marked(schemas["cards.json"], text)
    if found and not says_nothing(by_default, cards) and not has_idle_defaults(by_default, cards):
        assert refused, (found, text)


def says_nothing(by_default: Mapping[str, str], cards: Mapping[str, Mapping[str, str]]) -> bool:
    """Whether `~` stands where the loader takes it for a text, and an editor for nothing (docs/editors.md)."""
    return any(value == "~" for values in (by_default, *cards.values()) for value in values.values())


def has_idle_defaults(by_default: Mapping[str, str], cards: Mapping[str, Mapping[str, str]]) -> bool:
    """Whether every card has a value of its own for some default: the loader reads a default where a card takes it."""
    return any(all(name in values for values in cards.values()) for name in by_default)


# The tables of the schemas are those of the loader


def test_every_option_of_sheets_is_known() -> None:
    assert set(sheet_options()) == set(OPTIONS)


KEYS = [  # where a key that nobody knows is put, so that the loader names those that it does
    (GAME, "title: {fr: Jeu", "zzzz: 1\ntitle: {fr: Jeu", ()),
    (GAME, "{size: 63 x 88 mm", "{zzzz: 1, size: 63 x 88 mm", ("components", "card")),
    (GAME, "{alias: BP", "{zzzz: 1, alias: BP", ("pools", "bp")),
    (
        GAME,
        "    extends: base\n    front: hero.svg\n    copies_by",
        "    zzzz: 1\n    copies_by",
        ("types", "hero"),
    ),
    (GAME, "{kind: number}", "{kind: number, zzzz: 1}", ("types", "hero", "fields", "weight")),
    (GAME, "{title: {fr: Tout", "{zzzz: 1, title: {fr: Tout", ("decks", "all")),
    (GAME, "{group: values, name: {fr: Or", "{zzzz: 1, group: values, name: {fr: Or", ("symbols", "or")),
    (GAME, "types:\n", "variants:\n  v: {zzzz: 1}\ntypes:\n", ("variants", "v")),
    (GAME, "types:\n", "pawns: {zzzz: 1}\ntypes:\n", ("pawns",)),
    (GAME, "types:\n", "accept:\n- {zzzz: 1}\ntypes:\n", ("accept",)),
    (GAME, "types:\n", "redraws:\n  v: {of: own, zzzz: 1}\ntypes:\n", ("redraws", "v")),
    (GAME, "types:\n", "balance: {zzzz: 1}\ntypes:\n", ("balance",)),
    (GAME, "types:\n", "terms: {well: {name: Well, zzzz: 1}}\ntypes:\n", ("terms", "well")),
]


@pytest.mark.parametrize(("text", "old", "new", "path"), KEYS, ids=[str(key[-1]) for key in KEYS])
def test_the_keys_are_those_of_the_loader(
    tiny: dict[str, Any], tmp_path: Path, text: str, old: str, new: str, path: tuple[str, ...]
) -> None:
    assert old in text
    changed = text.replace(old, new, 1)
    _, problems = load_game(project(tmp_path, {"cards/g/game.yaml": changed}), "g")
    (hint,) = [p.hint or "" for p in problems if p.code == "unknown-key" and "'zzzz'" in p.message]
    known = hint.removeprefix("known are ").split(", ")
    for key in known:  # which the schema has: of each nothing is said but of its value
        found = marked(tiny["game.json"], changed.replace("zzzz", f"{key}"))
        assert not [each for each in found if f"'{key}' was unexpected" in each]
    assert [each for each in marked(tiny["game.json"], changed) if "'zzzz'" in each]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "    copies_by: rarity",
            "    copies_by:\n    back:\n    _note:",
        ),
        ("    abstract: true", "    abstract: true\n    extends:\n    front: ~"),
        ("{kind: number}", "{kind: number, min: , max: null, choices: , of: ~}"),
        ("radius: 3 mm", "radius: , shape: , bleed: ~"),
        (
            "fonts: [font-fjallaone]",
            "fonts:\nauthor:\nwords:\ndata:\nvariants:\nsheets:\nredraws:\nchecks:\naccept:",
        ),
        ("title: {fr: Tout, en: All}, from", "title: , where: , from"),
    ],
)
def test_what_need_not_be_written_may_hold_nothing(
    tiny: dict[str, Any], tmp_path: Path, old: str, new: str
) -> None:
    assert old in GAME
    text = GAME.replace(old, new, 1)
    _, problems = load_game(project(tmp_path, {"cards/g/game.yaml": text}), "g")
    assert [str(p) for p in problems if p.severity is Severity.ERROR] == []
    assert marked(tiny["game.json"], text) == []


SHEETS = (
    "paper: a4", "paper: 12x18in", "margin: 5", "margin: 0.25in", "gutter: bleed", "gutter: BLEED", "marks: Full",
    "marks: none", "backs: long-edge", "sleeve: yes", "sleeve: on", "sleeve: 1", "mark-backs: false", "sets: 3",
    "copies: one", "dpi: 300", "px: 825x1125", "order: stack", "bleed: none", "format: png", "low-ink: TRUE",
)  # fmt: skip
NO_SHEETS = ("papr: a4", "marks: ful", "sets: 0", "sleeve: maybe", "backs: both", "sleeve: 2")


@pytest.mark.parametrize(
    ("option", "is_marked"), [*((o, False) for o in SHEETS), *((o, True) for o in NO_SHEETS)]
)
def test_options_of_sheets(tiny: dict[str, Any], tmp_path: Path, option: str, is_marked: bool) -> None:
    text = GAME + f"sheets: {{{option}}}\n"
    assert bool(marked(tiny["game.json"], text)) is is_marked
    game, _ = load_game(project(tmp_path, {"cards/g/game.yaml": text}), "g")
    assert game is not None
    assert bool(read_game_options(game)[1]) is is_marked


# The line by which a file names its schema

LINE = b"# yaml-language-server: $schema=../../build/g/schema/cards.json"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"", LINE + b"\n"),
        (b"# mine\na: {}\n", LINE + b"\n# mine\na: {}\n"),
        (b"a: 1\r\nb: 2", LINE + b"\r\na: 1\r\nb: 2"),
        (b"\xef\xbb\xbfa: 1\n", b"\xef\xbb\xbf" + LINE + b"\na: 1\n"),
        (LINE + b"\na: 1\n", LINE + b"\na: 1\n"),
        (b"# mine\n" + LINE + b"\na: 1\n", b"# mine\n" + LINE + b"\na: 1\n"),
        (LINE.replace(b"/g/", b"/old/") + b"  \na: 1\n", LINE + b"\na: 1\n"),
        (b"# yaml-language-server: $schema=https://example.org/x.json\na: 1\n", None),
        (
            b"text: '# yaml-language-server: $schema=x'\n",
            LINE + b"\ntext: '# yaml-language-server: $schema=x'\n",
        ),
    ],
)
def test_the_line_changes_nothing_else(before: bytes, after: bytes | None) -> None:
    assert with_line(before, "../../build/g/schema/cards.json") == after


def test_a_schema_is_written_once(tmp_path: Path) -> None:
    small = make(tmp_path)
    first = small.run("schema")
    assert first.code == 0 and "build/petit/schema/cards.json" in first.out
    assert "cards/petit/betes.yaml" in first.out
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    again = small.run("schema")
    assert (again.out, again.code) == ("", 0)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    assert small.run("check").code == 0


def test_the_schema_says_what_a_symbol_means(tmp_path: Path) -> None:
    schema = schemas_of(make(tmp_path).root, "petit")["cards.json"]
    assert "| `{coeur}` | Vie: Points de vie |" in schema["definitions"]["rich"]["markdownDescription"]


def test_a_schema_that_is_no_longer_true_is_told_and_mended(tmp_path: Path) -> None:
    small = make(tmp_path)
    assert small.run("schema", "--check").code == 1
    assert not (tmp_path / "build").exists()
    small.run("schema")
    assert small.run("schema", "--check").code == 0
    small.change("cards/petit/game.yaml", "vie: {kind: integer, min: 1", "pv: {kind: integer, min: 1")
    assert small.run("schema", "--check").code == 1
    refresh(small.root, "petit")
    assert small.run("schema", "--check").code == 0


def test_a_build_refreshes_schemas_and_makes_none_where_none_is_named(tmp_path: Path) -> None:
    small = make(tmp_path)
    small.run("build")
    assert not (tmp_path / "build/petit/schema").exists()
    small.run("schema")
    small.run("build")
    (tmp_path / "build/petit/schema/cards.json").unlink()
    small.run("build")
    assert (tmp_path / "build/petit/schema/cards.json").is_file()


def test_files_that_a_conversion_makes_name_their_schema(tmp_path: Path) -> None:
    assert run("new", "g", "--from", "csv", folder=tmp_path).code == 0
    made = Project(tmp_path / "g")
    assert made.run("convert", "--to", "yaml").code == 0
    assert faults_of(made.root, "g") == {"cards.yaml": [], "game.yaml": [], "rules.yaml": []}


def test_a_game_with_a_fault_in_game_yaml_keeps_its_schemas(tmp_path: Path) -> None:
    small = make(tmp_path)
    small.run("schema")
    before = (tmp_path / "build/petit/schema/cards.json").read_bytes()
    small.change("cards/petit/game.yaml", "kind: integer", "kind: integr")
    done = small.run("schema")
    assert done.code == 1 and "'integr' is no kind of field" in done.err
    assert (tmp_path / "build/petit/schema/cards.json").read_bytes() == before


def test_faults_of_cards_do_not_forbid_schemas(tmp_path: Path) -> None:
    small = make(tmp_path)
    small.change("cards/petit/betes.yaml", "vie: 2", "vie: many")
    assert small.run("schema").code == 0


@pytest.mark.parametrize(
    ("card", "is_marked"),
    [("{name: Fox}", False), ("{type: beast, name: Fox}", False), ("{life: 3}", True), ("{nmae: Fox}", True)],
)
def test_of_one_type_a_card_needs_to_say_nothing(tmp_path: Path, card: str, is_marked: bool) -> None:
    small = Project(tmp_path)
    fields = "{name: {kind: text, required: true}, life: {kind: integer}}"
    small.write("cards/g/game.yaml", f"title: G\nlanguages: [en]\ntypes: {{beast: {{fields: {fields}}}}}\n")
    small.write("cards/g/cards.yaml", f"fox: {card}\n")
    assert bool(marked(schemas_of(tmp_path, "g")["cards.json"], f"fox: {card}\n")) is is_marked
    _, problems = load_game(tmp_path, "g")
    assert any(p.severity is Severity.ERROR for p in problems) is is_marked


def test_types_that_are_inferred_demand_nothing(tmp_path: Path) -> None:
    small = Project(tmp_path)
    small.write("cards/g/game.yaml", "title: G\nlanguages: [en]\n")
    small.write("cards/g/beasts.yaml", "fox: {name: Fox, life: 3}\nowl: {name: Owl, life: 5}\n")
    schemas = schemas_of(tmp_path, "g")
    assert marked(schemas["cards.json"], "elk: {name: Elk, life: many, horns: 2}\n") == []
    assert marked(schemas["cards.json"], "elk: Elk\n")

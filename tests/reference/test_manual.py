"""The manual knows every figure and every key of it, and its examples are built as they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.build.request import Request
from deckwright.reference.blocks import FIGURES, WHOLE_PAGES
from deckwright.reference.build import ReferenceRequest, build_reference
from tests.kit.places import ROOT
from tests.kit.project import make

SOURCE = ROOT / "src/deckwright/reference/figures"
PAGES = {name: (ROOT / f"docs/{name}.md").read_text(encoding="utf-8") for name in ("reference", "figures")}
KINDS = [*FIGURES, *WHOLE_PAGES]
PARTS = {
    "die": ("parts/bands", "parts/results"),
    "setup": ("parts/tabletop",),
}  # more that reads their keys
ASKED = re.compile(
    r'(?:read|node|table|require)\(\s*"([a-z-]+)"|read_\w+\(\w+, "([a-z-]+)"|_(?:pair|ink)\(\w+, "([a-z-]+)"'
)

GAME = """\
title: Small
languages: [en]
fonts: [font-source-sans-pro, font-source-serif-pro, font-fjallaone]
components:
  card: {size: 63 x 88 mm, bleed: 2 mm, safe: 3 mm}
  token: {size: 20 mm, shape: circle, bleed: 1.5 mm, safe: 1.5 mm}
types:
  beast:
    component: card
    front: beast.svg
    fields:
      name: {kind: text}
      rank: {kind: choice, choices: [common, boss]}
      power: {kind: integer}
      hearts: {kind: integer}
      effect: {kind: rich}
      levels: {kind: list, of: {kind: map, fields: {gain: {kind: rich}}}}
  token: {component: token, front: round.svg, fields: {name: {kind: text}, effect: {kind: rich}}}
decks:
  beasts: {where: "type == 'beast'", title: Beasts}
  tokens: {where: "type == 'token'", title: Tokens}
  coast: {where: "type == 'beast'", title: Coast}
  help: {where: "type == 'token'", title: Help}
pools: {die: {alias: D, symbol: heart, faces: [1, 2, 3, 4, 5, 6]}}
symbol_groups: {all: All}
symbols:
  heart: {group: all, name: Heart, meaning: A point of life.}
  vitality: {group: all, name: Vitality, meaning: A point of life.}
terms:
  well: {name: Well, also: puits, meaning: The pile that you draw from.}
  master: {name: The Master, meaning: Who waits at the bottom.}
"""
CARDS = """\
bear: {type: beast, name: Bear, rank: boss, power: 4, hearts: 3, levels: [{gain: "+1 {heart}"}, {gain: a claw}]}
black-crab: {type: beast, name: Black crab, rank: common, power: 2, hearts: 1, effect: It pinches., copies: 3}
torch: {type: token, name: Torch, effect: Lights **one** tile., copies: 4}
"""
ROUND = """\
<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="20mm" viewBox="0 0 20 20">
  <rect x="-5" y="-5" width="30" height="30" fill="#456"/>
</svg>
"""
BEAST = """\
<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88">
  <rect x="-5" y="-5" width="80" height="100" fill="#dde"/>
  <rect id="art" x="12" y="20" width="39" height="30" fill="#456"/>
  <rect data-symbol="vitality" x="6" y="6" width="8" height="8"/>
  <text id="effect" style="font-family:'Source Sans Pro'" x="31" y="65" text-anchor="middle" font-size="5"
    data-if="card.effect" data-text="card.effect">x</text>
</svg>
"""
HEART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></svg>\n'


def section(kind: str) -> str:
    """What the manual says of a figure."""
    for text in PAGES.values():
        for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
            if kind in part.partition("\n")[0].split(", "):
                return re.split(r"^## ", part, flags=re.MULTILINE)[0]
    return ""


def test_each_kind_has_a_file_of_its_name() -> None:
    files = {path.stem for path in SOURCE.glob("*.py")} - {"__init__"}
    assert files == {file_of(kind) for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
def test_every_figure_is_explained(kind: str) -> None:
    assert section(kind)


@pytest.mark.parametrize("kind", sorted({*KINDS} - {"contents"}))  # which has no keys
def test_every_key_of_a_figure_is_explained(kind: str) -> None:
    words = set(re.findall(r"[a-z-]+", section(kind)))
    asked = {key for file in (file_of(kind), *PARTS.get(kind, ())) for key in keys_of(file)}
    assert asked and asked - words == set()


def file_of(kind: str) -> str:
    return kind.replace("-", "_")


def keys_of(file: str) -> Iterator[str]:
    source = (SOURCE / f"{file}.py").read_text(encoding="utf-8")
    for found in ASKED.finditer(source):
        yield next(key for key in found.groups() if key)


def examples() -> list[str]:
    """Every figure of the page, as it is written."""
    return re.findall(rf"^(```(?:{'|'.join(FIGURES)})\n.*?^```)$", PAGES["figures"], re.MULTILINE | re.DOTALL)


def yaml_of(kind: str) -> list[str]:
    """The examples in YAML of a figure."""
    return re.findall(r"^```yaml\n(.*?)^```$", section(kind), re.MULTILINE | re.DOTALL)


def test_the_examples_are_built_as_they_stand(tmp_path: Path) -> None:
    figures = examples()
    shown = {"table", "legend", "die", "targets", "sum", "checks", "terms", "track"}
    assert {each.split("\n")[0][3:] for each in figures} >= shown
    figures += [f"```{kind}\n{text}```" for kind in ("anatomy", "setup") for text in yaml_of(kind)]
    page = "# Examples\n\n" + "\n\n".join(figures) + "\n"
    project = make(
        tmp_path,
        {
            "cards/petit/game.yaml": GAME,
            "cards/petit/betes.yaml": CARDS,
            "cards/petit/sorts.yaml": None,
            "layouts/petit/beast.svg": BEAST,
            "layouts/petit/round.svg": ROUND,
            "assets/petit/symbols/coeur.svg": None,
            "assets/petit/symbols/heart.svg": HEART,
            "assets/petit/symbols/vitality.svg": HEART,
            "cards/petit/reference/10-page.md": page,
        },
    )
    done = build_reference(Request(project.root, "petit"), ReferenceRequest())
    assert [(each.message, each.place) for each in done.problems] == [] and done.written

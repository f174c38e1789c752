"""The page on sheets knows every option, value and paper."""

import re
from enum import EnumType
from textwrap import dedent

from deckwright.basics.sizes import size_by_name
from deckwright.sheets.impose import known_papers, read_template
from deckwright.sheets.options import OPTIONS
from tests.kit.places import ROOT

PAGE = (ROOT / "docs" / "sheets.md").read_text(encoding="utf-8")
TABLE = dict(re.findall(r"^\| `([\w-]+)` \| (.+?) \|", PAGE, re.MULTILINE))


def test_every_option() -> None:
    assert tuple(TABLE) == tuple(OPTIONS)


def test_every_value() -> None:
    kinds = {name: option.kind for name, option in OPTIONS.items() if isinstance(option.kind, EnumType)}
    assert len(kinds) > 6
    for option, kind in kinds.items():
        assert TABLE[option] == ", ".join(kind)
    assert TABLE["paper"].startswith(", ".join([*known_papers(), "card"]))


def test_the_sheet_of_your_own_can_be_read() -> None:
    (example,) = re.findall(r"```yaml\n(paper:.*?)```", PAGE, re.DOTALL)
    own, problems = read_template(dedent(example), "own.yaml")
    assert problems == [] and own is not None
    assert len(own.layout.slots) == 2


def test_the_sizes_named_are_known() -> None:
    names = re.findall(r"`([\w-]+)`", PAGE.split("## Sizes by name")[1].split(" and many more")[0])
    assert len(names) > 5
    for name in names:
        size_by_name(name)

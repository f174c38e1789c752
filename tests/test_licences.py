"""Every package that is needed has a licence on record, which is the one that the package itself states."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import sys
import tomllib

import pytest

from deckwright.svg.typeset.fontfile import terms
from tests.kit.places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = {
    re.split(r"[<>=]", wanted)[0]
    for wanted in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["fast"])
}
LISTED = dict(
    re.findall(r"^\| `([\w-]+)` \| (\w+) \|$", (ROOT / "docs/licences.md").read_text(encoding="utf-8"), re.M)
)
SAYS = {
    "OFL": r"OFL|Open Font",
    "BSD": "BSD",
    "MIT": "MIT",
    "MPL": "MPL|Mozilla",
    "LGPL": "LGPL",
    "PSF": "PSF",
}
NAMED = {"PIL": "pillow", "yaml": "pyyaml", "markdown_it": "markdown-it-py", "_cffi_backend": "cffi"}


def test_every_package_is_listed() -> None:
    assert LISTED.keys() == NEEDED


@pytest.mark.parametrize("name", sorted(NEEDED))
def test_a_package_has_the_licence_that_is_listed(name: str) -> None:
    package = importlib.metadata.distribution(name)
    said = " ".join(
        str(value)
        for key in ("License-Expression", "License", "Classifier")
        for value in package.metadata.get_all(key) or ()
        if key != "Classifier" or value.startswith("License")
    )
    fonts = [package.locate_file(file) for file in package.files or () if file.suffix in (".ttf", ".otf")]
    if not said.strip() and fonts:
        said = terms(type(ROOT)(str(fonts[0]))).license or ""
    wanted: str = LISTED[name]
    assert re.search(SAYS.get(wanted, wanted), said), said


def test_what_is_imported_is_declared() -> None:
    """No package is used that comes only because another needs it."""
    imported = set[str]()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {each.name.partition(".")[0] for each in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                imported.add(node.module.partition(".")[0])
    foreign = imported - sys.stdlib_module_names - {"deckwright"}
    names = {NAMED.get(each, each).lower().replace("_", "-") for each in foreign}
    assert names <= NEEDED, sorted(names - NEEDED)

"""The tables that come with the program, YAML in its folder `data/`."""

from collections.abc import Mapping
from importlib import resources
from typing import Any


def table(name: str) -> Mapping[str, Any]:
    """The content of `data/NAME.yaml`. Not cached: callers keep it."""
    import yaml  # noqa: PLC0415 - most commands begin without a table

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, where PyYAML has it
    text = resources.files("deckwright").joinpath(f"data/{name}.yaml").read_text(encoding="utf-8")
    found: Mapping[str, Any] = yaml.load(text, loader)
    return found

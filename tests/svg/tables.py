"""The tables of docs/svg.md, from the tables in code: `python -m tests.svg.tables` writes them anew."""

from __future__ import annotations

from deckwright.svg.document import style, subset
from tests.kit.places import ROOT

PAGE = ROOT / "docs" / "svg.md"
BEGIN, END = "<!-- tables from svg/subset.py -->", "<!-- end -->"
_HINT = "; otherwise: "


def tables() -> str:
    """Elements, properties and what is refused, as Markdown."""
    parts = ["### Elements and their attributes", "", "| element | attributes |", "|---|---|"]
    for name, attributes in subset.ELEMENTS.items():
        own = ", ".join(f"`{each}` ({kind})" for each, kind in attributes.items())
        parts.append(f"| `{name}` | {own} |")
    parts += ["", "### Properties", "", "| property | inherited | initial | drawn |", "|---|---|---|---|"]
    for name, entry in style.PROPERTIES.items():
        parts.append(
            f"| `{name}` | {'yes' if entry.inherited else 'no'} | {_code(entry.initial)} | {_drawn(name)} |"
        )
    parts += ["", "### Refused elements, attributes and places", "", "| what | do this |", "|---|---|"]
    parts += [f"| `<{name}>` | {remedy} |" for name, remedy in subset.REMEDIES.items()]
    parts += [
        f"| `{name}` on {'any element' if tag == '*' else f'`<{tag}>`'} | {remedy} |"
        for (tag, name), remedy in subset.UNDRAWN_ATTRIBUTES.items()
    ]
    for tag, (names, remedy) in subset.UNDRAWN_ON.items():
        parts.append(f"| {', '.join(f'`{name}`' for name in sorted(names))} on `<{tag}>` | {remedy} |")
    return "\n".join(parts)


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _drawn(name: str) -> str:
    if name in subset.DRAWN_VALUES:
        values, remedy = subset.DRAWN_VALUES[name]
        return ", ".join(f"`{each}`" for each in sorted(values)) + _HINT + remedy
    if name in subset.WITHOUT_EFFECT:
        return "changes nothing on paper"
    return f"`{subset.VALUE_HINTS[name]}`" if name in subset.VALUE_HINTS else "its values"


def page(text: str) -> str:
    """*text* with the tables of today."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

"""The tables of docs/svg.md, from the tables in code: `python -m tests.svg.tables` writes them anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from deckwright.svg.document import leftovers, style, subset
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
    return "\n".join([*parts, "", *_passed_over()])


def _passed_over() -> Iterator[str]:
    """What is passed over in silence."""
    yield from (
        "### Passed over: properties that change nothing",
        "",
        "| properties | values | why |",
        "|---|---|---|",
    )
    for row in leftovers.PROPERTIES:
        yield f"| {_codes(row.names)} | {_codes(row.values) if row.values else 'any'} | {row.reason} |"
    yield from ("", "### Passed over: properties where they cannot act", "")
    yield from ("| properties | act on | with | elsewhere |", "|---|---|---|---|")
    for actor in leftovers.ACTORS:
        where = f"{_codes(actor.names)} | {_codes(actor.elements)} | {actor.needs}".replace(
            "`geometry`", "places and sizes"
        )
        yield f"| {where} | {actor.reason} |"
    yield from (
        "",
        "### Passed over: attributes, elements and rules of style sheets",
        "",
        "| what | why |",
        "|---|---|",
    )
    for row in leftovers.ATTRIBUTES:
        only = f", being {_codes(row.values)}" if row.values else ""
        yield f"| the attributes {_codes(row.names)}{only} | {row.reason} |"
    for table, form in ((leftovers.ELEMENTS, "`<{}>`"), (leftovers.RULES, "`@{}`")):
        reasons = dict.fromkeys(table.values())
        for reason in reasons:
            yield f"| {', '.join(form.format(name) for name in table if table[name] == reason)} | {reason} |"


def _codes(names: Iterable[str]) -> str:
    return " ".join(f"`{name}`" for name in sorted(names))


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _drawn(name: str) -> str:
    if name in subset.REMOVED:
        return f"none, with a warning: SVG 2 has it no more; {subset.REMOVED[name][1]}"
    if name in subset.DRAWN_VALUES:
        values, remedy = subset.DRAWN_VALUES[name]
        return ", ".join(f"`{each}`" for each in sorted(values)) + _HINT + remedy
    return f"`{subset.VALUE_HINTS[name]}`" if name in subset.VALUE_HINTS else "its values"


def page(text: str) -> str:
    """*text* with the tables of today."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

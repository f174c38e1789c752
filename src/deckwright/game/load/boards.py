"""The boards of a game: each file of `cards/<game>/boards/`, its spaces and ways as rows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Any, Final

from ...basics.geometry import Point
from ...basics.problems import Place, did_you_mean
from ...basics.units import mm
from ..boards import Board, BoardSetup, BoardSpace, TokenNeed, Way
from ..kinds import Field
from ..localized import Localized, read_localized
from ..model import Card
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from ..source.keys import Table, boolean, identifier, integer, number, word, words
from ..source.report import Report
from .board_tables import BoardTables, is_table, report_strays
from .cards import read_root
from .components import read_length
from .fields import read_fields
from .project import Project
from .rule_kinds import Reading

FOLDER: Final = "boards"
WAY: Final = 8.0  # mm wide, where nothing is said
WIDTH: Final = 30.0  # of a space, where there are no kinds
MOST: Final = 2000  # spaces, and ways
FAR: Final = 10_000.0  # mm
OWN: Final = ("x", "y", "kind", "width", "not_in")  # of a space


def read_boards(
    project: Project, game: str, cards: Mapping[str, Card], languages: Sequence[str], reading: Reading
) -> dict[str, Board]:
    """The boards by the names of their files; one with a fault in its spaces or ways holds what could be read."""
    folder = f"cards/{game}/{FOLDER}"
    found: dict[str, Board] = {}
    tables = BoardTables(project, folder, languages, reading.report)
    for name in project.files(folder):
        path = PurePosixPath(name)
        if path.suffix not in (".yaml", ".yml") or name.startswith("_"):
            continue
        place = Place(f"{folder}/{name}")
        root = read_root(project, place.file, reading.report)
        key = path.stem
        if root is not None:
            found[key] = _BoardReader(root, place, cards, languages, reading, tables).read(key)
    report_strays(project, folder, tables.named, reading.report)
    return found


class _BoardReader:
    def __init__(
        self,
        root: MappingNode,
        place: Place,
        cards: Mapping[str, Card],
        languages: Sequence[str],
        reading: Reading,
        tables: BoardTables,
    ) -> None:
        self.tables = tables
        self.written: Collection[str] | None = ()  # the ids of all spaces; None where nobody can tell
        self.cards, self.languages, self.reading, self.report = cards, languages, reading, reading.report
        self.place = place
        self.table = Table(root, self.report, "the board")

    def read(self, id: str) -> Board:
        table = self.table
        for key, hint in (
            ("spaces", "write spaces: {cave: {x: 120, y: 80}}, in mm from the corner of the card"),
            ("ways", "write ways: [[cave, tower]]"),
            ("start", "name the space, or the spaces, that one begins on"),
        ):
            table.require(key, hint)
        title = table.read("title", self.localized) or Localized({self.languages[0]: id})
        card = self.known(table, "card", self.cards, "card", "unknown-card")
        shortest = table.read("shortest", integer)
        way, gap = table.read("way", read_length), table.read("gap", read_length)
        kinds = {key.value: self.width_of(key, node) for key, node in table.table("kinds").items()}
        setups = [self.setup(key, node) for key, node in table.table("setups").items()]
        fields = self.fields(table.node("fields"))
        names = [setup.id or "" for setup in setups]
        spaces = self.spaces(self.rows_of_spaces(table, fields), kinds, names, fields)
        ways = self.ways(table.node("ways"), spaces)
        start, goal = (self.named(table, key, spaces) for key in ("start", "goal"))
        tokens = [self.tokens(node, kinds) for node in _items(table.node("tokens"))]
        table.finish()
        return Board(
            id,
            title,
            card,
            start,
            goal,
            WAY if way is None else way,
            gap or 0.0,
            kinds,
            (BoardSetup(None, None, shortest, self.place), *setups),
            MappingProxyType(fields),
            MappingProxyType(spaces),
            tuple(ways),
            tuple(need for need in tokens if need),
            self.place,
            {key: entry.key.place for key, entry in table.entries.items()},
        )

    def localized(self, node: Node, report: Report, what: str) -> Localized[str] | None:
        return read_localized(node, self.languages, report, what)

    def known(self, table: Table, key: str, known: Collection[str], what: str, code: str) -> str | None:
        name = table.read(key, word)
        if name is None or name in known:
            return name
        hint = did_you_mean(name, known) or (f"{what}s are {', '.join(known)}" if len(known) < 20 else None)
        self.report.add(code, f"there is no {what} {name!r}", table.node(key), hint)
        return None

    def named(self, table: Table, key: str, spaces: Collection[str]) -> tuple[str, ...]:
        """The spaces that *key* names, those that there are."""
        names = table.read(key, words) or ()
        self.report_unknown(names, table.node(key))
        return tuple(name for name in names if name in spaces)

    def report_unknown(self, names: Sequence[str], node: Node | None) -> None:
        """Report the names that no space has, not even one with a fault."""
        if (known := self.written) is None:
            return
        for name in names:
            if name not in known:
                hint = did_you_mean(name, known)
                self.report.add("unknown-name", f"there is no space {name!r}", node, hint)

    def rows_of_spaces(self, table: Table, fields: Collection[str]) -> Table:
        """What is written of the spaces, in the file itself or in a table."""
        node = table.node("spaces")
        if node is None or not is_table(node):
            found = table.table("spaces")
            self.written = found.entries if isinstance(node, MappingNode) and node.complete else None
            return found
        rows = self.tables.spaces(node, fields)
        self.written = rows.entries if rows and rows.complete else None
        return Table(rows, self.report, "`spaces`")

    def width_of(self, key: Scalar, node: Node) -> float:
        """`case: 34 mm`, or `case: {width: 34 mm}`."""
        if isinstance(node, Scalar):
            return read_length(node, self.report, f"the width of {key.value!r}") or WIDTH
        table = Table(node, self.report, f"the kind of space {key.value!r}")
        table.require("width", "write width: 34 mm")
        width = table.read("width", read_length)
        table.finish()
        return width or WIDTH

    def setup(self, key: Scalar, node: Node) -> BoardSetup:
        table = Table(node, self.report, f"the set-up {key.value!r}")
        identifier(key, self.report, "a set-up")
        title, shortest = table.read("title", self.localized), table.read("shortest", integer)
        table.finish()
        return BoardSetup(key.value, title, shortest, key.place)

    def fields(self, node: Node | None) -> dict[str, Field]:
        found = read_fields(node, self.report, "`fields` of the board", ())
        for name in (name for name in OWN if name in found):
            message = f"a field cannot be called {name!r}: every space has that already"
            self.report.add("bad-id", message, node, f"{', '.join(OWN)} are taken")
        return {name: field for name, field in found.items() if name not in OWN}

    def spaces(
        self, table: Table, kinds: Mapping[str, float], setups: Sequence[str], fields: Mapping[str, Field]
    ) -> dict[str, BoardSpace]:
        rows = list(table.items())
        if len(rows) > MOST:
            self.report.add("wrong-value", f"{len(rows)} spaces; allowed are {MOST}", rows[MOST][0])
        found: dict[str, BoardSpace] = {}
        for key, node in rows[:MOST]:
            if identifier(key, self.report, "a space") and (
                space := self.space(key, node, kinds, setups, fields)
            ):
                found[key.value] = space
        return found

    def space(
        self,
        key: Scalar,
        node: Node,
        kinds: Mapping[str, float],
        setups: Sequence[str],
        fields: Mapping[str, Field],
    ) -> BoardSpace | None:
        table = Table(node, self.report, f"the space {key.value!r}")
        table.require("x", "write x: 120, in mm from the left of the card")
        table.require("y", "write y: 80, in mm from the top of the card")
        x, y = table.read("x", _coordinate), table.read("y", _coordinate)
        kind = self.known(table, "kind", kinds, "kind", "unknown-name") or next(iter(kinds), "")
        width = table.read("width", read_length) or kinds.get(kind, WIDTH)
        out = table.read("not_in", words) or ()
        for name in out:
            if name not in setups:
                hint = did_you_mean(name, setups) or "name it under `setups:` of the board"
                self.report.add("unknown-name", f"there is no set-up {name!r}", table.node("not_in"), hint)
        values: dict[str, Any] = {}
        for name, field in fields.items():
            value = table.node(name)
            if value is None:
                values[name] = field.default
                if field.required:
                    table.require(name)
            else:
                values[name] = field.read(value, self.report.of_field(name), self.reading.lookup)
        table.finish()
        if x is None or y is None:
            return None
        return BoardSpace(key.value, Point(x, y), width, kind, out, MappingProxyType(values), key.place)

    def ways(self, node: Node | None, spaces: Mapping[str, BoardSpace]) -> list[Way]:
        items = _items(self.tables.ways(node) if node and is_table(node) else node)
        if len(items) > MOST:
            self.report.add("wrong-value", f"{len(items)} ways; allowed are {MOST}", items[MOST])
        found: dict[frozenset[str], Way] = {}
        for item in items[:MOST]:
            way = self.way(item, spaces)
            if way is None:
                continue
            if (other := found.get(way.ends)) is not None and not (way.is_one_way and other.is_one_way):
                where = f"at {other.place}" if other.place.cell else f"in line {other.place.line}"
                message = f"{way.start!r} and {way.end!r} are joined already {where}"
                self.report.add("wrong-value", message, item, "leave one out: a way leads in both directions")
            found.setdefault(way.ends, way)
            if way.is_one_way and other is not None and other.start != way.start:
                found[frozenset((way.start, way.end, "back"))] = way
        return list(found.values())

    def way(self, node: Node, spaces: Mapping[str, BoardSpace]) -> Way | None:
        """`[a, b]`, or `{from: a, to: b, via: [[12, 40]], one_way: yes}`."""
        bends: list[Point] = []
        one_way = False
        if isinstance(node, MappingNode):
            table = Table(node, self.report, "the way")
            table.require("from")
            table.require("to")
            names = tuple(name for key in ("from", "to") if (name := table.read(key, word)) is not None)
            bends = [p for each in _items(table.node("via")) if (p := self.point(each)) is not None]
            one_way = table.read("one_way", boolean) or False
            table.finish()
            if len(names) != 2:  # which was told
                return None
        else:
            names = words(node, self.report, "the way")
        self.report_unknown(names, node)
        if len(names) != 2 or names[0] == names[1]:
            message = f"a way joins two spaces, not {' and '.join(map(repr, names)) or 'none'}"
            self.report.add("wrong-value", message, node, "write [cave, tower]")
        if len(set(names) & spaces.keys()) != 2:
            return None
        start, end = (spaces[name].at for name in names)
        return Way(names[0], names[1], (start, *bends, end), one_way, node.place)

    def point(self, node: Node) -> Point | None:
        both = [_coordinate(item, self.report, "a bend") for item in _items(node)]
        if len(both) == 2 and both[0] is not None and both[1] is not None:
            return Point(both[0], both[1])
        self.report.add("wrong-value", "a bend is two numbers", node, "write via: [[120, 80]], in mm")
        return None

    def tokens(self, node: Node, kinds: Collection[str]) -> TokenNeed | None:
        table = Table(node, self.report, "the tokens")
        table.require("of", "write of: \"type == 'token'\", an expression over the cards")
        of, by = (self.reading.in_table(table, key) for key in ("of", "by"))
        of_kinds, least = table.read("kinds", words) or (), table.read("least", integer)
        for name in of_kinds:
            if name not in kinds:
                hint = did_you_mean(name, kinds)
                self.report.add(
                    "unknown-name", f"there is no kind of space {name!r}", table.node("kinds"), hint
                )
        table.finish()
        return TokenNeed(of, by, of_kinds, least, node.place) if of else None


def _items(node: Node | None) -> Sequence[Node]:
    return node.items if isinstance(node, SequenceNode) else ([node] if node else [])


def _coordinate(node: Node, report: Report, what: str) -> float | None:
    value = number(node, report, what)
    if value is None or abs(value) <= FAR:
        return None if value is None else float(value)
    report.add("wrong-value", f"{what} is {value}; allowed is up to {mm(FAR)}", node)
    return None

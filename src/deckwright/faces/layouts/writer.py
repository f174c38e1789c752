"""The lower half of the dialect: texts and attribute values with Jinja in them, written with their places."""

from __future__ import annotations

from ...basics.problems import Place, Problem, problem
from .code import Blocks, Checker, CodeError
from .jinja_text import Piece, UnclosedError, as_expression, closed_length, literal, pieces
from .library import Sheet
from .output import Output


class Writer:
    """Writes Jinja source for the sheet on top of `sheets`; what is wrong goes to `problems`, and nothing stops it."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.out = Output()
        self.problems: list[Problem] = []
        self.sheets: list[Sheet] = []  # the layout, and the parts that are open

    @property
    def file(self) -> str:
        return self.sheets[-1].file

    def tell(self, code: str, message: str, line: int, hint: str | None = None) -> None:
        self.problems.append(problem(code, message, Place(self.file, line), hint=hint))

    def code(self, code: str, line: int, where: str, *, loop: bool = False) -> str | None:
        try:
            return self.checker.loop(code) if loop else self.checker.expression(code)
        except CodeError as error:
            self.tell("layout-jinja", f"{where}: {error.message}", line, error.hint)
            return None

    def print(self, code: str, line: int, filter_name: str) -> None:
        self.out.at(self.file, line)
        self.out.write(f"{{{{ ({code})|{filter_name} }}}}")

    def write_mixed(self, text: str, line: int, filter_name: str, blocks: Blocks) -> None:
        """Write text with Jinja in it."""
        try:
            parts = list(pieces(text))
        except UnclosedError as error:
            self.tell("layout-jinja", str(error), line + text.count("\n", 0, error.offset))
            return
        for piece in parts:
            at = line + text.count("\n", 0, piece.offset)
            try:
                self.piece(piece, at, filter_name, blocks)
            except CodeError as error:
                self.tell("layout-jinja", error.message, at, error.hint)

    def piece(self, piece: Piece, line: int, filter_name: str, blocks: Blocks) -> None:
        if piece.kind == "text":
            self.out.literal(piece.text)
        elif piece.kind == "expression":
            code = self.checker.expression(piece.text)
            self.out.at(self.file, line)
            right = f" {piece.right}" if piece.right else " "
            self.out.write(f"{{{{{piece.left} ({code})|{filter_name}{right}}}}}")
        elif piece.kind == "statement":
            keyword, code = self.checker.statement(piece.text)
            if fault := blocks.add(keyword, code, line):
                raise CodeError(fault)
            self.out.at(self.file, line)
            self.out.write(f"{{%{piece.left} {code} {piece.right}%}}")

    def attribute(self, name: str, value: str, line: int, *, picture: bool = False) -> None:
        """Write an attribute; *picture*: it is the link of one."""
        self.out.write(f' {name}="')
        blocks = Blocks()
        if picture and value.startswith("{{"):  # what it comes to is a path, or begins one, of this file
            end = closed_length(value) or len(value)
            self.write_mixed(value[:end], line, f"in_link({literal(self.file)})", blocks)
            value = value[end:]
        self.write_mixed(value, line, "in_link" if picture else "in_attribute", blocks)
        for message, at in blocks.find_unclosed():
            self.tell("layout-jinja", message.replace("element", "attribute"), at)
        self.out.write('"')

    def value_code(self, value: str, line: int, where: str) -> str | None:
        try:
            return self.code(as_expression(value), line, where)
        except ValueError as error:
            self.tell("layout-jinja", f"{where}: {error}", line)
            return None

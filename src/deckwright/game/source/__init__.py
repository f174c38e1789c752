"""YAML text → nodes that remember their place; nothing is guessed, and a fault does not hide those behind it."""

from .decode import decode
from .fix import fix, fix_bytes
from .nodes import (
    MapEntry,
    Mapping,
    Node,
    Scalar,
    ScalarStyle,
    Sequence,
    SourceText,
    Span,
    describe,
    relocated,
)
from .quoting import misread, quoted
from .reader import read_yaml
from .texts import is_lone_symbol, place_in, places_in, text_of

__all__ = [
    "MapEntry",
    "Mapping",
    "Node",
    "Scalar",
    "ScalarStyle",
    "Sequence",
    "SourceText",
    "Span",
    "decode",
    "describe",
    "fix",
    "fix_bytes",
    "is_lone_symbol",
    "misread",
    "place_in",
    "places_in",
    "quoted",
    "read_yaml",
    "relocated",
    "text_of",
]

"""Spoiling files: their bytes, their tokens, and what they are made of."""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import yaml
from lxml import etree
from PIL import Image, ImageCms

from .nasty import JINJA, NUMBERS, PROPERTIES, WORDS, XML, YAML
from .seeds import Files

Spoil = Callable[[bytes, Random], bytes]

MOST_COPIES: Final = 400
_NUMBER: Final = re.compile(rb"-?\d+(?:\.\d+)?")
_WORD: Final = re.compile(rb"[A-Za-z_-]{2,}")

_NOT_OF_ITS_KIND: Final = (
    ValueError, KeyError, IndexError, RecursionError, struct.error, zlib.error, zipfile.BadZipFile, yaml.YAMLError,
    etree.LxmlError, NotImplementedError, EOFError, OSError, SyntaxError,
)  # fmt: skip


class Spoilt(NamedTuple):
    files: Files
    how: tuple[str, ...]  # what was done, in words


def spoil(files: Files, random: Random, times: int) -> Spoilt:
    """The files of a project with some *times* something spoilt in it; the same for the same *random*."""
    files = dict(files)
    how: list[str] = []
    for _ in range(times):
        path = random.choice(
            [path for path in sorted(files) if path.startswith(("cards", "layouts", "assets"))]
        )
        act = random.choices(_WAYS[kind(path)] + _OF_ALL, [6] * len(_WAYS[kind(path)]) + [2] * len(_OF_ALL))[
            0
        ]
        try:
            files[path] = act(files[path], random)
        except _NOT_OF_ITS_KIND:
            files[path] = flip(files[path], random)  # it is no longer of the kind that its name says
        how.append(f"{path}: {act.__name__}")
    if random.random() < 0.04:
        path = random.choice(sorted(files))
        other = random.choice(sorted(files))
        if random.random() < 0.5:
            del files[path]
            how.append(f"{path}: taken away")
        else:
            files[path] = files[other]
            how.append(f"{path}: is {other}")
    return Spoilt(files, tuple(how))


def kind(path: str) -> str:
    suffix = path.rpartition(".")[2]
    return {"jpg": "image", "png": "image", "xlsx": "package", "ods": "package", "ttf": "font"}.get(
        suffix, suffix
    )


# Bytes


def flip(data: bytes, random: Random) -> bytes:
    changed = bytearray(data or b"\0")
    for _ in range(random.choice((1, 1, 2, 8))):
        changed[random.randrange(len(changed))] = random.choice(
            (0, 10, 0x22, 0x3A, 0x7B, 0x80, 0xFF, random.randrange(256))
        )
    return bytes(changed)


def cut(data: bytes, random: Random) -> bytes:
    """The end, or a piece in the middle, is gone."""
    start = random.randrange(len(data) + 1)
    end = len(data) if random.random() < 0.3 else min(len(data), start + random.choice((1, 5, 40)))
    return data[:start] + data[end:]


def repeat(data: bytes, random: Random) -> bytes:
    """A piece stands there again, a few times or many."""
    start = random.randrange(len(data) + 1)
    end = min(len(data), start + random.choice((1, 10, 60, 300)))
    return data[:end] + data[start:end] * random.choice((1, 3, 3, MOST_COPIES)) + data[end:]


def swap(data: bytes, random: Random) -> bytes:
    """Two pieces change places."""
    a, b, c = sorted(random.randrange(len(data) + 1) for _ in range(3))
    return data[:a] + data[b:c] + data[a:b] + data[c:]


# Tokens


def _replaced(
    data: bytes, pattern: re.Pattern[bytes], random: Random, text: Callable[[bytes], bytes]
) -> bytes:
    found = list(pattern.finditer(data))
    if not found:
        return flip(data, random)
    match = random.choice(found)
    return data[: match.start()] + text(match[0]) + data[match.end() :]


def number(data: bytes, random: Random) -> bytes:
    return _replaced(data, _NUMBER, random, lambda _: random.choice(NUMBERS).encode())


def near_number(data: bytes, random: Random) -> bytes:
    """A number that could well stand there."""
    return _replaced(
        data, _NUMBER, random, lambda old: f"{float(old) * random.choice((-1, 0.5, 2, 3, 10)):g}".encode()
    )


def word(data: bytes, random: Random) -> bytes:
    words = _WORD.findall(data) or [b"x"]
    return _replaced(data, _WORD, random, lambda _: random.choice(words))


def nasty_word(data: bytes, random: Random) -> bytes:
    return _replaced(data, _WORD, random, lambda _: random.choice(WORDS).encode("utf-8", "surrogatepass"))


def lines(data: bytes, random: Random) -> bytes:
    """A line is gone, doubled, moved, or indented in another way."""
    found = data.split(b"\n")
    at = random.randrange(len(found))
    match random.randrange(4):
        case 0:
            del found[at]
        case 1:
            found[at:at] = [found[at]]
        case 2:
            found.insert(random.randrange(len(found)), found.pop(at))
        case _:
            found[at] = b" " * random.randrange(5) + found[at].lstrip()
    return b"\n".join(found)


# YAML


def yaml_value(data: bytes, random: Random) -> bytes:
    """A value is another."""
    root, nodes = _nodes(data)
    scalars = [node for node in nodes if isinstance(node, yaml.ScalarNode)]
    node = random.choice(scalars)
    node.value = random.choice(random.choice((NUMBERS, WORDS, [other.value for other in scalars])))
    node.style = random.choice(("", "'", '"'))
    return _written(root)


def yaml_raw(data: bytes, random: Random) -> bytes:
    """In place of a value stands what YAML reads in a way of its own."""
    return _replaced(
        data,
        re.compile(rb"(?<=: )[^\n{\[]+"),
        random,
        lambda _: random.choice(YAML).encode("utf-8", "surrogatepass"),
    )


def yaml_shape(data: bytes, random: Random) -> bytes:
    """A node is gone, doubled, wrapped, or stands for another one."""
    root, nodes = _nodes(data)
    holders = [
        node for node in nodes if isinstance(node, (yaml.MappingNode, yaml.SequenceNode)) and node.value
    ]
    node = random.choice(holders)
    at = random.randrange(len(node.value))
    other = random.choice(nodes)
    match random.randrange(4):
        case 0:
            del node.value[at]
        case 1:
            node.value.insert(at, node.value[random.randrange(len(node.value))])
        case 2 if isinstance(node, yaml.MappingNode):
            key, value = node.value[at]
            node.value[at] = (key, _wrapped(value, random))
        case _ if isinstance(node, yaml.MappingNode):
            node.value[at] = (node.value[at][0], other)
        case _:
            node.value[at] = other
    return _written(root)


def _nodes(data: bytes) -> tuple[yaml.Node, list[yaml.Node]]:
    root = yaml.compose(data.decode(), Loader=yaml.SafeLoader)
    if root is None:
        raise ValueError("nothing is written there")
    nodes: list[yaml.Node] = []
    open_nodes = [root]
    while open_nodes and len(nodes) < 20_000:
        node = open_nodes.pop()
        nodes.append(node)
        if isinstance(node, yaml.MappingNode):
            open_nodes += [part for pair in node.value for part in pair]
        elif isinstance(node, yaml.SequenceNode):
            open_nodes += node.value
    return root, nodes


def _wrapped(node: yaml.Node, random: Random) -> yaml.Node:
    for _ in range(random.choice((1, 2, 30, 400))):
        node = yaml.SequenceNode("tag:yaml.org,2002:seq", [node], flow_style=True)
    return node


def _written(root: yaml.Node) -> bytes:
    try:
        return yaml.serialize(root, allow_unicode=True, Dumper=yaml.SafeDumper).encode(
            "utf-8", "surrogatepass"
        )
    except RecursionError as error:
        raise ValueError from error


# SVG and Jinja


def svg_attribute(data: bytes, random: Random) -> bytes:
    """An attribute is gone, has another value, or one of another element."""
    root = etree.fromstring(data)
    elements = _elements(root)
    element = random.choice([each for each in elements if each.attrib] or elements)
    name = random.choice(list(element.attrib) or ["x"])
    others = [value for each in elements for value in each.attrib.values()]
    match random.randrange(4):
        case 0:
            element.attrib.pop(name, None)
        case 1:
            element.set(name, random.choice(NUMBERS))
        case 2:
            element.set(name, random.choice(others or [""]))
        case _:
            name, value = random.choice(PROPERTIES)
            element.set(name, value)
    return bytes(etree.tostring(root))


def svg_element(data: bytes, random: Random) -> bytes:
    """An element is gone, doubled, nested, or stands elsewhere."""
    root = etree.fromstring(data)
    inner = [each for each in _elements(root) if each.getparent() is not None]
    element, other = random.choice(inner), random.choice(inner)
    match random.randrange(5):
        case 0:
            element.getparent().remove(element)
        case 1:
            for _ in range(random.choice((1, 3, 100))):
                element.addnext(etree.fromstring(etree.tostring(element, with_tail=False)))
        case 2:
            _nest(element, random.choice((1, 5, 150, 2_000)))
        case 3:
            element.append(etree.fromstring(etree.tostring(other, with_tail=False)))
        case _:
            element.tag = other.tag
    return bytes(etree.tostring(root))


def svg_insert(data: bytes, random: Random) -> bytes:
    """Something stands between two elements that may break what draws it."""
    return _between(data, random, random.choice(XML).encode())


def svg_number(data: bytes, random: Random) -> bytes:
    """A number in an attribute is another."""
    pattern = re.compile(rb'(?<=[ ="])-?[\d.]+(?=["% ])')
    return _replaced(data, pattern, random, lambda _: random.choice(NUMBERS).encode())


def jinja(data: bytes, random: Random) -> bytes:
    """An expression or statement, in a text, an attribute or between elements."""
    fragment = random.choice(JINJA).encode()
    if random.random() < 0.4 and b"{{" in data:
        return _replaced(data, re.compile(rb"\{\{.*?\}\}"), random, lambda _: fragment)
    if random.random() < 0.3:
        return _replaced(
            data, re.compile(rb'(?<==")[^"]*(?=")'), random, lambda _: fragment.replace(b'"', b"'")
        )
    return _between(data, random, fragment.replace(b"<", b"&lt;") if random.random() < 0.3 else fragment)


def bomb(data: bytes, random: Random) -> bytes:
    """XML that grows: entities in entities, uses of uses, patterns in patterns."""
    match random.randrange(3):
        case 0:
            entities = "".join(f'<!ENTITY e{n} "' + f"&e{n - 1};" * 10 + '">' for n in range(1, 10))
            body = re.sub(rb"^<\?xml[^>]*>", b"", data).replace(b"</svg>", b"<text>&e9;</text></svg>")
            return f"<!DOCTYPE svg [<!ENTITY e0 'boom'>{entities}]>".encode() + body
        case 1:
            uses = "".join(f'<g id="u{n}">' + f'<use href="#u{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))
            inside = f'<defs><rect id="u0" width="1" height="1"/>{uses}</defs><use href="#u8"/>'
        case _:
            patterns = "".join(
                f'<pattern id="q{n}" width=".01" height=".01">'
                f'<rect width="1" height="1" fill="url(#q{n - 1})"/></pattern>'
                for n in range(1, 9)
            )
            inside = f'<pattern id="q0"/>{patterns}<rect width="99" height="99" fill="url(#q8)"/>'
    return _between(data, random, inside.encode())


def _between(data: bytes, random: Random, inserted: bytes) -> bytes:
    seams = [match.end() for match in re.finditer(rb">", data)] or [0]
    at = random.choice(seams)
    return data[:at] + inserted + data[at:]


def _elements(root: Any) -> list[Any]:
    return [each for each in root.iter() if isinstance(each.tag, str)]


def _nest(element: Any, depth: int) -> None:
    parent = element.getparent()
    top = inner = etree.Element("{http://www.w3.org/2000/svg}g")
    for _ in range(depth):
        inner = etree.SubElement(inner, "{http://www.w3.org/2000/svg}g", opacity=".9")
    parent.replace(element, top)
    inner.append(element)


# Pictures and packages


def picture_size(data: bytes, random: Random) -> bytes:
    """The header tells of another size, with the check sum that belongs to it."""
    width, height = (random.choice((0, 1, 60_000, 1_000_000, 2**31 - 1)) for _ in range(2))
    if data[:4] == b"\x89PNG":
        header = b"IHDR" + struct.pack(">II", width, height) + data[24:29]
        return data[:12] + header + struct.pack(">I", zlib.crc32(header)) + data[33:]
    at = max(data.find(b"\xff\xc0"), data.find(b"\xff\xc2"))
    return data[: at + 5] + struct.pack(">HH", height & 0xFFFF, width & 0xFFFF) + data[at + 9 :]


def picture_kind(data: bytes, random: Random) -> bytes:
    """The name says one kind of file, the contents are of another."""
    return random.choice(
        (
            b"",
            b"\x89PNG\r\n\x1a\n",
            b"\xff\xd8\xff\xe0",
            b"GIF89a\xff\xff\xff\xff\0\0\0;",
            b"RIFF\xff\xff\xff\xffWEBPVP8 ",
            b"<svg xmlns='http://www.w3.org/2000/svg'><image href='round.png'/></svg>",
            b"II*\0\x08\0\0\0\0\0",
            b"8BPS\0\1",
            data[: len(data) // 2],
        )
    )


def picture_profile(data: bytes, random: Random) -> bytes:
    """What says which colours the numbers mean is spoilt, in a picture that is sound."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            image.load()
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return data  # it is spoilt already
    whole = image.info.get("icc_profile") or ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    profile = random.choice((flip, flip, cut, repeat, swap))(whole, random)
    out = io.BytesIO()
    image.save(
        out,
        "PNG" if image.mode in ("RGB", "RGBA") and data[:2] != b"\xff\xd8" else "JPEG",
        icc_profile=profile,
    )
    return out.getvalue()


# Fonts


def font_table(data: bytes, random: Random) -> bytes:
    """A table of a font is spoilt, lies elsewhere or has another length."""
    at = 12 + 16 * random.randrange(struct.unpack(">H", data[4:6])[0])
    tag, check, start, length = struct.unpack(">4sIII", data[at : at + 16])
    match random.randrange(4):
        case 0:
            start = random.choice((0, 12, len(data) - 1, 2**31, 2**32 - 1))
        case 1:
            length = random.choice((0, 1, length // 2, 2**32 - 1))
        case 2:
            tag = random.choice((b"COLR", b"SVG ", b"CBDT", b"glyf", b"fvar", b"xxxx"))
        case _:
            spoilt = bytearray(data)
            for _ in range(random.choice((1, 4, 40))):
                spoilt[min(start + random.randrange(max(1, length)), len(data) - 1)] = random.randrange(256)
            return bytes(spoilt)
    return data[:at] + struct.pack(">4sIII", tag, check, start, length) + data[at + 16 :]


def font_size(data: bytes, random: Random) -> bytes:
    """It says that it has more tables than there are."""
    return data[:4] + struct.pack(">H", random.choice((0, 1, 5_000, 0xFFFF))) + data[6:]


def package_part(data: bytes, random: Random) -> bytes:
    """A part of a spreadsheet is spoilt, gone, or huge when unpacked."""
    with zipfile.ZipFile(io.BytesIO(data)) as package:
        parts = {name: package.read(name) for name in package.namelist()}
    name = random.choice([each for each in parts if parts[each]] or sorted(parts))
    match random.randrange(8):
        case 0:
            del parts[name]
        case 1:
            parts[name] = b"<a>" + b" " * 300_000_000
        case 2:
            parts[name] = parts[name].replace(b"<", b"<!DOCTYPE x [<!ENTITY a 'aaaa'>]><", 1)
        case 3:
            parts[name] = re.sub(rb'r="[A-Z]+(\d+)"', rb'r="XFD1048576"', parts[name], count=2)
        case 4:
            parts[name] = number(parts[name], random)
        case 5:
            parts[name] = nasty_word(parts[name], random)
        case _:
            parts[name] = random.choice((flip, cut, repeat, swap))(parts[name], random)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for each, content in parts.items():
            package.writestr(zipfile.ZipInfo(each), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


_OF_ALL: Final[list[Spoil]] = [flip, cut, repeat, swap]
_TEXT: Final[list[Spoil]] = [number, near_number, word, nasty_word, lines]
_WAYS: Final[dict[str, list[Spoil]]] = {
    "yaml": [*_TEXT, near_number, word, yaml_value, yaml_value, yaml_shape, yaml_raw],
    "csv": _TEXT,
    "svg": [
        *_TEXT, near_number, svg_attribute, svg_attribute, svg_attribute, svg_element, svg_element,
        svg_insert, svg_insert, svg_number, jinja, bomb,
    ],
    "md": _TEXT,
    "image": [picture_size, picture_kind, picture_profile, picture_profile],
    "font": [font_table, font_table, font_size],
    "package": [package_part],
}  # fmt: skip

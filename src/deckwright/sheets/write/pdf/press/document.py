"""A finished file for the press: every colour in ink, and what it says of itself as PDF/X asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream

from .....basics.problems import DeckwrightError, Problem, problem
from .....basics.records import dataclass
from ....options import Standard
from . import operators, pictures
from .gradients import UnconvertibleError, convert_function, is_coloured
from .identity import identify
from .inks import Inks
from .profiles import Profile

_STATES: Final = {
    operators.BLACK_TEXT: (False, True),
    operators.BLACK_LINE: (True, False),
    operators.NO_BLACK: (False, False),
}


@dataclass(frozen=True, slots=True)
class Press:
    standard: Standard
    profile: Profile
    limit: int  # percent: the most ink that the paper takes


def prepare(pdf: Pdf, press: Press) -> None:
    """Bring the colours of all that *pdf* shows into the inks of the press, and say so in it.

    Raises DeckwrightError (`press-colour`) for a colour of a kind that no drawing of ours has.
    """
    _Conversion(pdf, Inks(press.profile)).run()
    for page in pdf.pages:  # where what is seen through is mixed
        page.obj.Group = Dictionary(Type=Name.Group, S=Name.Transparency, CS=Name.DeviceCMYK)
    identify(pdf, press.profile)


class _Conversion:
    def __init__(self, pdf: Pdf, inks: Inks) -> None:
        self._pdf, self._inks = pdf, inks
        self._functions: dict[tuple[tuple[int, int], bool], Any] = {}

    def run(self) -> None:
        things = list(things_of(self._pdf))
        masks = {number for thing, _ in things for number in _mask_parts(thing)}
        seen_as_alpha = {
            thing[key].objgen
            for thing, _ in things
            if isinstance(thing, Stream)
            for key in ("/SMask", "/Mask")
            if isinstance(thing.get(key), Stream)
        }
        for thing, number in things:
            if isinstance(thing, Stream) and thing.objgen in seen_as_alpha:
                continue
            try:
                self._convert(thing, is_light=number in masks)
            except UnconvertibleError as error:
                raise DeckwrightError(_not_for_press(self._pdf, error, number)) from error

    def _convert(self, thing: Any, *, is_light: bool) -> None:
        if isinstance(thing, Stream):
            self._convert_stream(thing, is_light)
        elif "/ShadingType" in thing:
            self._convert_gradient(thing, is_light)
        elif thing.get("/Type") == Name.Page:
            self._convert_page(thing)
        elif thing.get("/Subtype") == Name.Type3 and "/CharProcs" in thing:
            for glyph in thing.CharProcs.values():
                glyph.write(operators.Rewriter(self._inks, may_overprint=False).rewrite(glyph.read_bytes()))

    def _convert_stream(self, stream: Any, is_light: bool) -> None:
        if stream.get("/Subtype") == Name.Image:
            if is_light:
                pictures.as_light(stream)
            else:
                pictures.convert_picture(stream, self._inks)
        elif stream.get("/Subtype") == Name.Form or stream.get("/PatternType") == 1:
            group = stream.get("/Group")
            if group is not None and group.get("/CS") == Name.DeviceRGB:
                group.CS = Name.DeviceGray if is_light else Name.DeviceCMYK
            if is_light:
                stream.write(operators.rewrite_as_light(stream.read_bytes()))
            else:
                self._rewrite(stream, stream)
        elif "/ShadingType" in stream and is_coloured(stream):
            raise UnconvertibleError(f"a mesh of colours, a gradient of type {stream.ShadingType}")

    def _convert_page(self, page: Any) -> None:
        self._rewrite(page.Contents, page)

    def _rewrite(self, stream: Any, holder: Any) -> None:
        """Rewrite the operators of *stream*, whose resources *holder* has."""
        rewriter = operators.Rewriter(self._inks)
        stream.write(rewriter.rewrite(stream.read_bytes()))
        if rewriter.over:
            if "/Resources" not in holder:
                holder.Resources = Dictionary()
            states = holder.Resources.get("/ExtGState")
            if states is None:
                holder.Resources.ExtGState = states = Dictionary()
            for name, (line, fill) in _STATES.items():
                states[name.decode()] = Dictionary(Type=Name.ExtGState, OP=line, op=fill, OPM=1)

    def _convert_gradient(self, shading: Any, is_light: bool) -> None:
        if not is_coloured(shading):
            return
        if int(shading.ShadingType) > 3:
            raise UnconvertibleError(f"a gradient of type {shading.ShadingType}")
        function = shading.Function
        key = (function.objgen, is_light)
        made = self._functions.get(key) if function.is_indirect else None
        if made is None:
            made = convert_function(self._pdf, function, _light if is_light else self._ink)
            self._functions[key] = made
        shading.Function = made
        shading.ColorSpace = Name.DeviceGray if is_light else Name.DeviceCMYK

    def _ink(self, colour: Any) -> list[float]:
        return [value / 255 for value in self._inks.ink(*map(operators.level, colour))]


def _light(colour: Any) -> list[float]:
    return [operators.light(*colour)]


def things_of(pdf: Pdf) -> Iterator[tuple[Any, tuple[int, int]]]:
    """All dictionaries and streams of a file, each once, also those within others; with the numbers of the objects
    that they are or lie in."""
    for whole in pdf.objects:
        waiting: list[Any] = [whole]
        while waiting:
            thing = waiting.pop()
            if isinstance(thing, Dictionary | Stream):
                yield thing, whole.objgen
                waiting += [value for _, value in thing.items() if _is_within(value)]
            elif isinstance(thing, Array):
                waiting += [value for value in thing if _is_within(value)]


def _is_within(value: Any) -> bool:
    return isinstance(value, Dictionary | Array) and not value.is_indirect


def _mask_parts(thing: Any) -> set[tuple[int, int]]:
    """The numbers of all that a mask by light shows, where *thing* is one."""
    if isinstance(thing, Stream) or thing.get("/S") != Name.Luminosity or "/G" not in thing:
        return set()
    return _numbers_within(thing.G)


def _not_for_press(pdf: Pdf, error: UnconvertibleError, number: tuple[int, int]) -> Problem:
    """What there is to say of an object of this *number*, with the first page that shows it."""
    pages = (at for at, page in enumerate(pdf.pages, 1) if number in _numbers_within(page.obj))
    at = next(pages, None)
    message = (
        f"{f'sheet {at}' if at else 'a sheet'} shows {error}, which is not brought into the inks of a press"
    )
    hint = "leave --press out, or draw it as a linear or radial gradient or as a picture"
    return problem("press-colour", message, hint=hint)


def _numbers_within(whole: Any) -> set[tuple[int, int]]:
    """The numbers of all the objects that *whole* refers to, directly or through others."""
    found: set[tuple[int, int]] = set()
    waiting: list[Any] = [whole]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Object) and part.is_indirect:
            if part.objgen in found:
                continue
            found.add(part.objgen)
        if isinstance(part, Dictionary | Stream):
            waiting += [value for key, value in part.items() if key not in ("/Parent", "/Group")]
        elif isinstance(part, Array):
            waiting += list(part)
    return found

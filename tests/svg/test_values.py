"""The small languages: numbers, lengths, colours, transforms, view boxes. Expectations by hand and by arithmetic."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.basics.geometry import Matrix, Rect
from deckwright.svg.document import css, filter_values, style, values


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1in", 96),
        ("25.4mm", 96),
        ("2.54cm", 96),
        ("72pt", 96),
        ("6pc", 96),
        (" -1.5 ", -1.5),
        (".5e1px", 5),
    ],
)
def test_lengths_in_user_units(text: str, expected: float) -> None:
    found = values.length(text)
    assert found is not None
    assert found.unit == ""
    assert found.value == pytest.approx(expected)


@pytest.mark.parametrize("text", ["", "x", "1 2", "1furlong", "nan", "inf", "1e99", "0x10", "--1", "1e", "١"])
def test_what_is_no_length(text: str) -> None:
    assert values.length(text) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("red", (1, 0, 0, 1)),
        ("#F80", (1, 0x88 / 255, 0, 1)),
        ("#11223344", (0x11 / 255, 0x22 / 255, 0x33 / 255, 0x44 / 255)),
        ("rgb(300, -5, 0)", (1, 0, 0, 1)),
        ("rgb(0 127.5 255 / 50%)", (0, 0.5, 1, 0.5)),
        ("hsl(120deg 100% 25%)", (0, 0.5, 0, 1)),
        ("hwb(0 20% 20%)", (0.8, 0.2, 0.2, 1)),
        ("transparent", (0, 0, 0, 0)),
        # beyond their bounds, where CSS Color 4 takes the nearest
        ("hsl(120,200%,25%)", (0, 0.5, 0, 1)),
        ("hsl(120 -50% 50%)", (0.5, 0.5, 0.5, 1)),
        ("hsl(120 100% 150%)", (1, 1, 1, 1)),
        ("hwb(120 -20% 0%)", (0, 1, 0, 1)),
        ("lab(150 0 0)", (1, 1, 1, 1)),
        ("lch(50% -30 20)", (0.4663, 0.4663, 0.4663, 1)),
        ("oklch(1.5 -0.2 20)", (1, 1, 1, 1)),
        ("rgb(10,20,30,150%)", (10 / 255, 20 / 255, 30 / 255, 1)),
        # by the sample code of CSS Color 4
        ("lab(100% 0 0)", (1, 1, 1, 1)),
        ("oklab(0% 0 0)", (0, 0, 0, 1)),
        ("oklch(62.8% 0.2577 29.23)", (1, 0, 0, 1)),
        ("lab(54.29% 80.81 69.89)", (1, 0, 0, 1)),
        ("color(srgb-linear 0.5 0.5 0.5)", (0.7354, 0.7354, 0.7354, 1)),
        ("color(display-p3 1 1 1)", (1, 1, 1, 1)),
    ],
)
def test_colours(text: str, expected: tuple[float, ...]) -> None:
    assert values.color(text) == pytest.approx(expected, abs=2e-3)


@pytest.mark.parametrize(
    "text", ["", "reddish", "#12", "#12345", "rgb(1,2)", "hsl(red)", "currentColor", "url(#a)"]
)
def test_what_is_no_colour(text: str) -> None:
    assert values.color(text) is None


def test_paints() -> None:
    assert values.paint("none") == values.Paint("none")
    assert values.paint("currentColor") == values.Paint("current")
    assert values.paint("url( '#a b' ) red") == values.Paint("url", None, "#a b", values.paint("red"))
    assert values.paint("url(#a)") == values.Paint("url", None, "#a", None)
    assert values.paint("url(#a) nonsense") is None


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("translate(10)", (11, 2)),
        ("translate(10,5)scale(2)", (12, 9)),
        ("scale(2),translate(10 5)", (22, 14)),
        ("rotate(90)", (-2, 1)),
        ("rotate(90 10 10)", (18, 1)),
        ("rotate(0.25turn) ", (-2, 1)),
        ("rotate(100grad)", (-2, 1)),
        (f"rotate({math.pi / 2}rad)", (-2, 1)),
        ("skewX(45)", (3, 2)),
        ("skewY(45)", (1, 3)),
        ("matrix(1 2 3 4 5 6)", (12, 16)),
        ("matrix(1,2,3,4,5,6)", (12, 16)),
        ("translate(1in 0)", (97, 2)),
        ("none", (1, 2)),
        ("", (1, 2)),
    ],
)
def test_transforms(text: str, point: tuple[float, float]) -> None:
    matrix = values.transform(text)
    assert matrix is not None
    assert tuple(matrix.apply(1, 2)) == pytest.approx(point)


@pytest.mark.parametrize(
    "text",
    [
        "rotate()",
        "rotate(1 2)",
        "matrix(1 2 3)",
        "spin(3)",
        "translate(1",
        "rotate(1)x",
        "scale(2px)",
        "translate(10%)",
    ],
)
def test_what_is_no_transform(text: str) -> None:
    assert values.transform(text) is None


@given(*[st.floats(-50, 50)] * 6)
def test_an_inverse_leads_back(a: float, b: float, c: float, d: float, e: float, f: float) -> None:
    matrix = Matrix(a, b, c, d, e, f)
    back = values.inverse(matrix)
    if back is None or abs(matrix.determinant) < 1e-3:
        return
    assert tuple(back.apply(*matrix.apply(3, 7))) == pytest.approx((3, 7), abs=1e-4)


@pytest.mark.parametrize(
    ("ratio", "expected"),
    [
        ("xMidYMid", Rect(50, 0, 100, 100)),
        ("xMinYMin meet", Rect(0, 0, 100, 100)),
        ("xMaxYMax slice", Rect(0, -100, 200, 200)),
        ("none", Rect(0, 0, 200, 100)),
    ],
)
def test_a_view_box_is_laid_into_a_frame(ratio: str, expected: Rect) -> None:
    found = values.aspect_ratio(ratio)
    assert found is not None
    assert (
        values.fit_box(Rect(5, 5, 10, 10), Rect(0, 0, 200, 100), found).bounds(Rect(5, 5, 10, 10)) == expected
    )


@pytest.mark.parametrize("text", ["", "0 0 10", "0 0 -1 5", "0 0 0 5", "a b c d", "0 0 1e99 1", "0,,0,1,1"])
def test_what_is_no_view_box(text: str) -> None:
    assert values.view_box(text) is None


# The cascade


def _style(text: str, parent: style.ComputedStyle = style.ROOT) -> style.ComputedStyle:
    return parent.child(css.declare({"style": text}, (), lambda *found: pytest.fail(str(found))))


def test_own_values_are_not_inherited() -> None:
    outer = _style("fill: red; opacity: .5; mix-blend-mode: multiply")
    inner = _style("stroke: blue", outer)
    assert (inner["fill"], inner["opacity"], inner["mix-blend-mode"]) == ("red", "1", "normal")
    assert _style("opacity: inherit", outer)["opacity"] == ".5"
    assert _style("fill: initial", outer)["fill"] == "black"


def test_font_sizes_are_computed_once() -> None:
    outer = _style("font-size: 20px; letter-spacing: .1em; line-height: 150%")
    inner = _style("font-size: 2em; stroke-width: .5em", outer)
    assert inner.font_size == 40
    assert values.length(inner["letter-spacing"]) == values.Length(2.0)
    assert values.length(inner["stroke-width"]) == values.Length(20.0)
    assert inner["line-height"] == "30.0px"


def test_weights_step() -> None:
    assert [
        _style(f"font-weight:{w}", _style("font-weight: 600"))["font-weight"] for w in ("bolder", "lighter")
    ] == [
        "900",
        "400",
    ]


def test_variables() -> None:
    outer = _style("--a: red; --b: var(--a)")
    assert _style("fill: var(--b)", outer)["fill"] == "red"
    assert _style("fill: var(--none, var(--a))", outer)["fill"] == "red"
    assert _style("fill: var(--none)", _style("fill: green", outer))["fill"] == "green"
    assert _style("--c: var(--c); fill: var(--c)", outer)["fill"] == "black"


def test_later_and_more_important_declarations_win() -> None:
    sheet = (css.Declaration("fill", "green", True), css.Declaration("stroke", "blue", False))
    found = css.declare({"fill": "red", "stroke": "red", "style": "fill: gold"}, [sheet], lambda *_: None)
    assert found.inherited == {"fill": "green", "stroke": "blue"}


def test_shorthands() -> None:
    found = css.block("font: italic bold 12px/1.5 'A B', serif; marker: url(#a)").declarations
    assert {name: value for name, value, _ in found if value != "normal" and value != "auto"} == {
        "font-style": "italic",
        "font-weight": "bold",
        "font-size": "12px",
        "line-height": "1.5",
        "font-family": '"A B", serif',
        "marker-start": "url(#a)",
        "marker-mid": "url(#a)",
        "marker-end": "url(#a)",
    }


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("none", []),
        ("url(#a) blur(2px)", ["url", "blur"]),
        ("drop-shadow(1px 2px 3px red)", ["drop-shadow"]),
        ("drop-shadow(red 1px 2px)", ["drop-shadow"]),
        ("sepia() hue-rotate(90deg) opacity(50%)", ["sepia", "hue-rotate", "opacity"]),
    ],
)
def test_filter_lists(text: str, names: list[str]) -> None:
    steps = filter_values.steps(text)
    assert steps is not None
    assert [step.name for step in steps] == names


@pytest.mark.parametrize(
    "text", ["", "blur", "blur(-1px)", "drop-shadow(1px)", "drop-shadow(1px red 2px)", "swirl(1)"]
)
def test_what_is_no_filter_list(text: str) -> None:
    assert filter_values.steps(text) is None

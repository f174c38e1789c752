"""Whatever is asked for, it is set or told of: no crash, no letter lost, no symbol lost."""

import cairocffi
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.svg.typeset import Block, Fit, Inline, Span, TextStyle, Typesetter
from tests.kit.sweeps import examples

LETTERS = st.one_of(
    st.sampled_from("ab 12-–.,!?'’\u00a0\u202f\u2028\u2029\n\t\u00ad\u2060\u200b\ufffc«»{}•"),
    st.characters(),
)
STYLES = st.builds(
    TextStyle,
    families=st.sampled_from([("Source Sans Pro",), ("Fjalla One",), ("Absent",), ()]),
    size=st.sampled_from([0, 0.5, 10, 40]),
    weight=st.sampled_from([400, 700]),
    italic=st.booleans(),
    small_caps=st.booleans(),
    letter_spacing=st.sampled_from([0, 1.0, -1]),
    underline=st.booleans(),
    baseline_shift=st.sampled_from([0, 3]),
)
SPANS = st.builds(Span, st.text(LETTERS, max_size=20), STYLES, st.integers(0, 3))
INLINES = st.builds(Inline, st.just("x"), st.sampled_from([0, 10, 50]), STYLES)
BLOCKS = st.builds(
    Block,
    st.lists(SPANS | INLINES, max_size=6).map(tuple),
    width=st.sampled_from([None, 0.0, 1.0, 30, 200]),
    height=st.sampled_from([None, 0.0, 5, 100]),
    align=st.sampled_from(["start", "center", "end", "justify"]),
    valign=st.sampled_from(["top", "middle", "bottom"]),
    line_height=st.sampled_from([None, 12]),
    paragraph_gap=st.sampled_from([0, 3]),
    hyphenate=st.sampled_from([None, "fr", "xx"]),
    fit=st.sampled_from([Fit(), Fit("shrink", 0.5), Fit("steps", steps=(1.0, 0.5)), Fit("steps")]),
    direction=st.sampled_from(["ltr", "rtl"]),
    wrap=st.booleans(),
)


@settings(max_examples=examples(200), deadline=None)
@given(BLOCKS)
def test_anything_can_be_set(typesetter: Typesetter, block: Block) -> None:
    text = typesetter.set(block)
    context = cairocffi.Context(cairocffi.ImageSurface(cairocffi.FORMAT_A8, 50, 50))
    text.draw(context)
    text.path(context)
    assert text.ink.width >= 0
    seen = [item for item in block.items if item.style.size > 0]
    assert len(text.inlines) == sum(isinstance(item, Inline) for item in seen)
    printed = "".join(line.text for line in text.lines)
    for letter in "ab12«»":
        assert printed.count(letter) == sum(
            item.text.count(letter) for item in seen if isinstance(item, Span)
        )

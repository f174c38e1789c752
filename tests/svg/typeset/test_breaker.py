"""Lines of a paragraph, on bare numbers: what fits, how few, how even."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.svg.typeset.breaker import Break, Measure, Paragraph


def words(*widths: float, space: float = 1.0) -> Paragraph:
    """A paragraph of words of these widths; the n-th word is the characters [2n, 2n+1)."""
    breaks, at = [Break(0, 0, 0.0, 0.0)], 0.0
    for n, width in enumerate(widths):
        at += width
        breaks.append(Break(2 * n + 1, 2 * n + 2, at, at + space, n, n + 1))
        at += space
    return Paragraph(breaks)


def split(paragraph: Paragraph, measure: Measure) -> list[float]:
    """The widths of the lines."""
    ends = [paragraph.breaks[0], *paragraph.lines(measure)]
    return [b.end_at - a.next_at for a, b in pairwise(ends)]


WIDTHS = st.lists(st.integers(1, 9).map(float), min_size=1, max_size=9)


def every_way(widths: list[float], limit: float) -> list[list[float]]:
    """All ways to set words of these widths in lines no wider than *limit*, as the widths of their lines."""
    ways = []
    for count in range(len(widths)):
        for cuts in combinations(range(1, len(widths)), count):
            rows = [widths[a:b] for a, b in pairwise((0, *cuts, len(widths)))]
            lines = [sum(row) + len(row) - 1 for row in rows]
            if all(line <= limit for line in lines):
                ways.append(lines)
    return ways


@given(WIDTHS, st.integers(9, 30))
def test_fewest_lines_is_the_fewest_of_all_ways(widths: list[float], limit: int) -> None:
    least = min(len(way) for way in every_way(widths, limit))
    paragraph = words(*widths)
    assert paragraph.fewest_lines(Measure(limit)) == least
    assert len(split(paragraph, Measure(limit, few_lines=True))) == least


@given(WIDTHS, st.integers(9, 30))
def test_centred_lines_are_as_even_as_any_way(widths: list[float], limit: int) -> None:
    def emptiness(lines: list[float]) -> float:
        lone = 8.0 * (len(lines) > 1 and lines[-1] < limit / 3 and lines[-1] in widths[-1:])
        return sum(100 * ((limit - line) / limit) ** 2 for line in lines) + lone

    got = split(words(*widths), Measure(limit, "even"))
    assert emptiness(got) == pytest.approx(min(map(emptiness, every_way(widths, limit))))


@given(WIDTHS, st.integers(4, 30), st.sampled_from(["ragged", "even", "justified"]))
def test_no_line_is_too_wide_but_for_a_word_that_is(widths: list[float], limit: int, rag: str) -> None:
    paragraph, measure = words(*widths), Measure(limit, rag)  # type: ignore[arg-type]
    too_wide = paragraph.too_wide(measure)
    assert [b.end_at - a.next_at for a, b in too_wide] == [w for w in widths if w > limit]
    for line in split(paragraph, measure):
        squeezed = 0.15 * max(len(widths) - 1, 0) if rag == "justified" else 0
        assert line <= limit + squeezed + 1e-6 or line in widths


def test_a_short_last_word_gets_company() -> None:
    # 6 x 4 and 5 spaces are 29: "1" would stand alone below.
    assert split(words(4, 4, 4, 4, 4, 4, 1), Measure(30)) == [24, 6]


def test_a_last_word_stands_alone_only_where_the_line_above_would_be_left_empty() -> None:
    assert split(words(4, 4, 4, 6), Measure(14)) == [9, 11]
    assert split(words(2, 9, 6), Measure(14)) == [12, 6]


def test_lines_filled_first_are_as_editors_break_them() -> None:
    measure = Measure(14, first_fit=True)
    assert split(words(4, 4, 4, 8, 3, 6, 6), measure) == [14, 12, 13]
    assert split(words(4, 4, 4, 6), measure) == [14, 6]


def test_hanging_lines_are_narrower() -> None:
    assert split(words(4, 4, 4, 4), Measure(10, hang=0)) == [9, 9]
    assert split(words(4, 4, 4, 4), Measure(10, hang=2)) == [9, 4, 4]


def hyphenated() -> Paragraph:
    """Words of width 6, 3+3 (a hyphen of 1 between), 2."""
    return Paragraph(
        [
            Break(0, 0, 0.0, 0.0),
            Break(6, 7, 6.0, 7.0, 0, 1),
            Break(10, 10, 11.0, 10.0, 1, 1, hyphen=True),
            Break(13, 14, 13.0, 14.0, 1, 2),
            Break(16, 16, 16.0, 16.0, 2, 2),
        ]
    )


def test_a_hyphen_is_taken_only_where_lines_are_bad_without() -> None:
    assert split(hyphenated(), Measure(7)) == [6, 6, 2]
    assert split(hyphenated(), Measure(12, few_lines=True)) == [11, 6]


def test_a_hyphen_that_reaches_beyond_the_line_is_not_taken() -> None:
    assert hyphenated().fewest_lines(Measure(10.5)) == 2  # 6 | 6+1+2
    assert split(hyphenated(), Measure(10.5)) == [6, 9]

"""What is written as it would be written again is not read for it."""

from __future__ import annotations

import pytest
from lxml import etree

from deckwright.faces.editions.looks import _line, without_volatile

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:x" width="1"'
AS_WRITTEN = (
    "<g/>",
    "<text a=\"1 &amp; &quot;2&quot; '3'\">a &amp; b &lt; « c » &gt; \"d\" 'e'</text>",
    '<g>\n  <rect x:y="1"/>\n</g>',
    '<g xmlns="urn:y" xmlns:z="urn:z" a="1"> </g>',
)
OTHERWISE = (
    "<g></g>",
    "<g a='1'/>",
    '<g  a="1"/>',
    '<g a="1" />',
    "<g\n a='1'/>",
    '<g a="1" xmlns="urn:y"/>',
    '<g a="1\t2"/>',
    '<g a="a > b"/>',
    "<text>a &#39; b</text>",
    "<text>a &quot; b</text>",
    "<text>a > b</text>",
    "<text>a\r\nb</text>",
    "<text><![CDATA[a]]></text>",
    "<!DOCTYPE svg>",
)


@pytest.mark.parametrize("inside", [*AS_WRITTEN, *OTHERWISE])
def test_only_what_lxml_would_leave_as_it_is_counts_as_written(inside: str) -> None:
    svg = f"{SVG}>{inside}</svg>" if not inside.startswith("<!D") else f"{inside}{SVG}/>"
    again = etree.tostring(etree.fromstring(svg.encode()), encoding="unicode")
    assert again == without_volatile(svg)
    is_as_written = all(_line(line).is_as_written for line in svg.split("\n"))
    assert is_as_written == (again == svg) == (inside in AS_WRITTEN)

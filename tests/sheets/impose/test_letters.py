"""Which card is where, front and back, on full and part-filled sheets: the pages are drawn by hand."""

from textwrap import dedent

from deckwright.basics.geometry import Size
from deckwright.sheets.impose import Piece, impose, sheet_spec

from .letters import letters

MTG = Size(63, 88)


def pages(count: int, without_back: str = "", size: Size = MTG, **options: str) -> list[str]:
    """*count* cards named A, B, C… with backs a, b, c… of their own, but for those *without_back*."""
    spec, problems = sheet_spec({name.replace("_", "-"): value for name, value in options.items()})
    assert not problems
    names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:count]
    pieces = [
        Piece(n, "deck", n, None if n in without_back else n.lower(), size, 3, 1, own_back=True)
        for n in names
    ]
    return [letters(sheet) for sheet in impose(pieces, spec).sheets]


def drawn(text: str) -> str:
    return dedent(text).strip()


# A4 portrait: columns from 10.5 mm, rows from 16.5 mm.


def test_a4_full() -> None:
    front, back = pages(9)
    assert front == drawn("""
        -|=====|===".|.....|-
        .AAA^AABBB^BBBCC^CCC.
        .AAAAAABBBBBBBCCCCCC.
        .AAAAAABBBBBBBCCCCCC.
        .AAAAAABBBBBBBCCCCCC.
        -DDDDDDEEEEEEEFFFFFF-
        .DDD^DDEEE^EEEFF^FFF.
        .DDDDDDEEEEEEEFFFFFF.
        .DDDDDDEEEEEEEFFFFFF.
        -DDDDDDEEEEEEEFFFFFF-
        .GGG^GGHHH^HHHII^III.
        .GGGGGGHHHHHHHIIIIII.
        .GGGGGGHHHHHHHIIIIII.
        .GGGGGGHHHHHHHIIIIII.
        -|_____|_____|_____|-
    """)
    assert back == drawn("""
        .==========".........
        .ccc^ccbbb^bbbaa^aaa.
        .ccccccbbbbbbbaaaaaa.
        .ccccccbbbbbbbaaaaaa.
        .ccccccbbbbbbbaaaaaa.
        .ffffffeeeeeeedddddd.
        .fff^ffeee^eeedd^ddd.
        .ffffffeeeeeeedddddd.
        .ffffffeeeeeeedddddd.
        .ffffffeeeeeeedddddd.
        .iii^iihhh^hhhgg^ggg.
        .iiiiiihhhhhhhgggggg.
        .iiiiiihhhhhhhgggggg.
        .iiiiiihhhhhhhgggggg.
        .___________________.
    """)


A4_FIVE = """
    -|=====|===".|.....|-
    .AAA^AABBB^BBBCC^CCC.
    .AAAAAABBBBBBBCCCCCC.
    .AAAAAABBBBBBBCCCCCC.
    .AAAAAABBBBBBBCCCCCC.
    -DDDDDDEEEEEEE......-
    .DDD^DDEEE^EEE.......
    .DDDDDDEEEEEEE.......
    .DDDDDDEEEEEEE.......
    -DDDDDDEEEEEEE......-
    .....................
    .....................
    .....................
    .....................
    .|_____|_____|_____|.
"""


def test_a4_part_filled_long_edge() -> None:
    front, back = pages(5)
    assert front == drawn(A4_FIVE)
    assert back == drawn("""
        .==========".........
        .ccc^ccbbb^bbbaa^aaa.
        .ccccccbbbbbbbaaaaaa.
        .ccccccbbbbbbbaaaaaa.
        .ccccccbbbbbbbaaaaaa.
        .......eeeeeeedddddd.
        .......eee^eeedd^ddd.
        .......eeeeeeedddddd.
        .......eeeeeeedddddd.
        .......eeeeeeedddddd.
        .....................
        .....................
        .....................
        .....................
        .___________________.
    """)


def test_a4_part_filled_short_edge() -> None:
    front, back = pages(5, backs="short-edge")
    assert front == drawn(A4_FIVE)
    assert back == drawn("""
        .==========".........
        .....................
        .....................
        .....................
        .....................
        .ddddddeeeeeee.......
        .ddddddeeeeeee.......
        .ddddddeeeeeee.......
        .dddvddeeeveee.......
        .ddddddeeeeeee.......
        .aaaaaabbbbbbbcccccc.
        .aaaaaabbbbbbbcccccc.
        .aaavaabbbvbbbccvccc.
        .aaaaaabbbbbbbcccccc.
        .___________________.
    """)


def test_a_card_without_back_leaves_its_place_empty() -> None:
    _, back = pages(5, without_back="B")
    assert back == drawn("""
        .==========".........
        .ccc^cc.......aa^aaa.
        .cccccc.......aaaaaa.
        .cccccc.......aaaaaa.
        .cccccc.......aaaaaa.
        .......eeeeeeedddddd.
        .......eee^eeedd^ddd.
        .......eeeeeeedddddd.
        .......eeeeeeedddddd.
        .......eeeeeeedddddd.
        .....................
        .....................
        .....................
        .....................
        .___________________.
    """)


def test_marks_on_backs_by_option_are_mirrored() -> None:
    _, back = pages(5, mark_backs="yes")
    assert back == drawn("""
        -|=====|===".|.....|-
        .ccc^ccbbb^bbbaa^aaa.
        .ccccccbbbbbbbaaaaaa.
        .ccccccbbbbbbbaaaaaa.
        .ccccccbbbbbbbaaaaaa.
        -......eeeeeeedddddd-
        .......eee^eeedd^ddd.
        .......eeeeeeedddddd.
        .......eeeeeeedddddd.
        -......eeeeeeedddddd-
        .....................
        .....................
        .....................
        .....................
        .|_____|_____|_____|.
    """)


# A4 landscape: four columns from 22.5 mm, two rows from 17 mm.

LANDSCAPE_FIVE = """
    .-|=====|===""|......|.....|-.
    ..AAA^AAABB^BBBCCC^CCDDD^DD...
    ..AAAAAAABBBBBBCCCCCCDDDDDD...
    ..AAAAAAABBBBBBCCCCCCDDDDDD...
    ..AAAAAAABBBBBBCCCCCCDDDDDD...
    .-EEEEEEE...................-.
    ..EEE^EEE.....................
    ..EEEEEEE.....................
    ..EEEEEEE.....................
    .-EEEEEEE.....|......|.....|-.
"""


def test_a4_landscape_long_edge_is_turned_over_about_a_horizontal_line() -> None:
    front, back = pages(5, orientation="landscape")
    assert front == drawn(LANDSCAPE_FIVE)
    assert back == drawn("""
        ..==========""................
        ..eeeeeee.....................
        ..eeeeeee.....................
        ..eeeeeee.....................
        ..eeeveee.....................
        ..aaaaaaabbbbbbccccccdddddd...
        ..aaaaaaabbbbbbccccccdddddd...
        ..aaaaaaabbbbbbccccccdddddd...
        ..aaavaaabbvbbbcccvccdddvdd...
        ..aaaaaaabbbbbbccccccdddddd...
    """)


def test_a4_landscape_short_edge_is_turned_over_about_a_vertical_line() -> None:
    front, back = pages(5, orientation="landscape", backs="short-edge")
    assert front == drawn(LANDSCAPE_FIVE)
    assert back == drawn("""
        ..==========""................
        ..ddd^dddcc^cccbbb^bbaaa^aa...
        ..dddddddccccccbbbbbbaaaaaa...
        ..dddddddccccccbbbbbbaaaaaa...
        ..dddddddccccccbbbbbbaaaaaa...
        .....................eeeeee...
        .....................eee^ee...
        .....................eeeeee...
        .....................eeeeee...
        .....................eeeeee...
    """)


# Letter portrait: columns from 13.45 mm, rows from 7.7 mm; bar and footer stand at the sides.


def test_letter_full() -> None:
    front, back = pages(9, paper="letter")
    assert front == drawn("""
        -AAAAAAABBBBBBCCCCCC-.
        .AAA^AAABB^BBBCCC^CC_.
        .AAAAAAABBBBBBCCCCCC_.
        .AAAAAAABBBBBBCCCCCC_.
        -AAAAAAABBBBBBCCCCCC-.
        .DDD^DDDEE^EEEFFF^FF..
        .DDDDDDDEEEEEEFFFFFF..
        .DDDDDDDEEEEEEFFFFFF..
        .DDDDDDDEEEEEEFFFFFF..
        -GGGGGGGHHHHHHIIIIII-.
        =GGG^GGGHH^HHHIII^II..
        =GGGGGGGHHHHHHIIIIII..
        =GGGGGGGHHHHHHIIIIII..
        -GGGGGGGHHHHHHIIIIII-.
    """)
    assert back == drawn("""
        .cccccccbbbbbbaaaaaa_.
        .ccc^cccbb^bbbaaa^aa_.
        .cccccccbbbbbbaaaaaa_.
        .cccccccbbbbbbaaaaaa_.
        .cccccccbbbbbbaaaaaa_.
        .fff^fffee^eeeddd^dd_.
        .fffffffeeeeeedddddd_.
        .fffffffeeeeeedddddd_.
        "fffffffeeeeeedddddd_.
        =iiiiiiihhhhhhgggggg_.
        =iii^iiihh^hhhggg^gg_.
        =iiiiiiihhhhhhgggggg_.
        =iiiiiiihhhhhhgggggg_.
        =iiiiiiihhhhhhgggggg_.
    """)


def test_letter_part_filled() -> None:
    front, back = pages(5, paper="letter")
    assert front == drawn("""
        -AAAAAAABBBBBBCCCCCC-.
        .AAA^AAABB^BBBCCC^CC_.
        .AAAAAAABBBBBBCCCCCC_.
        .AAAAAAABBBBBBCCCCCC_.
        -AAAAAAABBBBBBCCCCCC-.
        .DDD^DDDEE^EEE........
        .DDDDDDDEEEEEE........
        .DDDDDDDEEEEEE........
        .DDDDDDDEEEEEE........
        -...................-.
        =.....................
        =.....................
        =.....................
        =|.....|.....|......|.
    """)
    assert back == drawn("""
        .cccccccbbbbbbaaaaaa_.
        .ccc^cccbb^bbbaaa^aa_.
        .cccccccbbbbbbaaaaaa_.
        .cccccccbbbbbbaaaaaa_.
        .cccccccbbbbbbaaaaaa_.
        ........ee^eeeddd^dd_.
        ........eeeeeedddddd_.
        ........eeeeeedddddd_.
        ".......eeeeeedddddd_.
        =..................._.
        =..................._.
        =..................._.
        =..................._.
        =..................._.
    """)


def test_no_backs() -> None:
    assert len(pages(9, backs="none")) == 1


# Folded: fronts on one side of a dashed line, backs on the other, 8 mm (bleed and 5 mm) from it.


def test_fold_about_a_horizontal_line() -> None:
    """A4 landscape: fronts from 210 / 2 - 8 - 88 = 9 mm, backs from 113 mm, upside down."""
    first, last = pages(7, backs="fold")
    assert first == drawn("""
        .-AAAAAAABBBBBBCCCCCCDDDDDD|-_
        ..AAA^AAABB^BBBCCC^CCDDD^DD.._
        ..AAAAAAABBBBBBCCCCCCDDDDDD.._
        ..AAAAAAABBBBBBCCCCCCDDDDDD.._
        "-AAAAAAABBBBBBCCCCCCDDDDDD.-_
        =-~~~~~~~~~~~~~~~~~~~~~~~~~~-_
        =.aaaaaaabbbbbbccccccdddddd.._
        =.aaaaaaabbbbbbccccccdddddd.._
        =.aaavaaabbvbbbcccvccdddvdd.._
        =-aaaaaaabbbbbbccccccdddddd|-_
    """)
    assert last == drawn("""
        .-EEEEEEEFFFFFFGGGGGG|......-_
        ..EEE^EEEFF^FFFGGG^GG........_
        ..EEEEEEEFFFFFFGGGGGG........_
        ..EEEEEEEFFFFFFGGGGGG........_
        "-EEEEEEEFFFFFFGGGGGG.......-_
        =-~~~~~~~~~~~~~~~~~~~~~~~~~~-_
        =.eeeeeeeffffffgggggg........_
        =.eeeeeeeffffffgggggg........_
        =.eeeveeeffvfffgggvgg........_
        =-eeeeeeeffffffgggggg|......-_
    """)


def test_fold_about_a_vertical_line() -> None:
    """A4 portrait: one front of 90 × 150 mm from 210 / 2 - 8 - 90 = 7 mm, its back from 113 mm, upright."""
    first, _ = pages(2, backs="fold", size=Size(90, 150))
    assert first == drawn("""
        .=========="........
        .....................
        .....................
        -........|!|........-
        .AAAAAAAAA!aaaaaaaaa.
        .AAAA^AAAA!aaaa^aaaa.
        .AAAAAAAAA!aaaaaaaaa.
        .AAAAAAAAA!aaaaaaaaa.
        .AAAAAAAAA!aaaaaaaaa.
        .AAAAAAAAA!aaaaaaaaa.
        .AAAAAAAAA!aaaaaaaaa.
        -........|!|........-
        .....................
        .....................
        .___________________.
    """).replace('"........', '".........', 1)


def test_a_fold_without_backs_is_none() -> None:
    assert "~" not in pages(2, without_back="AB", backs="fold")[0]


# A stack: what the guillotine leaves, pile on pile, is the deck.


def test_stack() -> None:
    """Eleven cards on two sheets: six piles, A on B, C on D, and so on."""
    first, last = pages(11, order="stack", backs="none", marks="none")
    assert first == drawn("""
        .==========".........
        .AAA^AACCC^CCCEE^EEE.
        .AAAAAACCCCCCCEEEEEE.
        .AAAAAACCCCCCCEEEEEE.
        .AAAAAACCCCCCCEEEEEE.
        .GGGGGGIIIIIIIKKKKKK.
        .GGG^GGIII^IIIKK^KKK.
        .GGGGGGIIIIIIIKKKKKK.
        .GGGGGGIIIIIIIKKKKKK.
        .GGGGGGIIIIIIIKKKKKK.
        .....................
        .....................
        .....................
        .....................
        .___________________.
    """)
    assert last.splitlines()[1] == ".BBB^BBDDD^DDDFF^FFF."
    assert last.splitlines()[6] == ".HHH^HHJJJ^JJJ......."

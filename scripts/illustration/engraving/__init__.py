"""Engravings: a picture in words, one part a line, back to front, in units of a millimetre; y runs downwards.

`verb options: x y, x y | x y, …`; `!` after a point makes a corner, a bar begins the next outline, a line that ends
with a comma or a bar goes on in the next. Before the verb `+` draws also mirrored about the middle of the picture,
`|` makes one symmetric outline of its right half, from the axis to the axis.

| verb | draws |
|---|---|
| `s` | shapes: flat, lines, contour, and a halo that parts them from what is behind |
| `l` | limbs: shapes along a way, `l 3>2>1: x y, x y` with those widths |
| `b` | balls: `x y rx [ry [turn]], …`, shapes too |
| `f` | solids: `f k` ink, `f w` paper, `f r` red, `f t` tint |
| `o` | solid discs, rows as of `b` |
| `c` | cuts, pointed at both ends: `c k .5: x y, x y | …`, or `c k .5>0` with widths along the way |
| `x` | a row of cuts: `x k 7 .4: x y, x y | dx dy`, seven along the way, longest in the middle (`=`: all alike) |
| `t` | teeth along a way, to its right: `t w 5: x y, x y | length` |
| `u` | a picture used in another, drawn about its own 0 0: `u skull: x y scale [turn], …`; `flip` mirrors it |
| `at` | `at: x y scale`, what follows is drawn smaller or larger about that point |
| `front` | what follows stands also before the frame |

Options of shapes: `t.5` tone 0 to 1 · `a30` direction of the lines · `r2` how far the form turns away at its edge ·
`k.5` how strongly · `b1.1` how far the lines bend over it · `h.4` halo · `e.36` contour · `p.58` pitch ·
`o26,20` rings about a point, `o26,20,.4` flat ones, `o26,20,0` a fan of lines from it · `w` bare paper instead of tint,
`red` · `n` no lines at all.

What is behind comes first; it sets the lines of the ground, which grow darker away from (x, y):

| line | what it is |
|---|---|
| `light: x y` | where light comes from; usually from the left above the moon |
| `moon .5: x y r` | a disc of paper and circles round it; the number is the tone far from it |
| `rays 24 .5: x y r [near]` | beams of paper, of length r, or in turn r and another; circles between |
| `arches .5: x y r` | pointed arches about the foot (x, y), bare within r |
| `rings .5: x y r [squash]` | rings on water |
| `rain .5 a70: x y r` | slanting lines, bare round (x, y); `a0` a calm sky, `a90` a wall |
| `fan .5: x y r` | lines that run from a point |
| `vault 8 .5: x y near far` | webs between so many ribs round a boss of radius `near` |

A disc of paper is drawn where r > 0, but for arches, rain and fans. `pictures("# slug: five, words, …\\n lines")`
reads many pictures from one text, each with its row of the catalogue; `engraved(picture, …)` is the whole file.
"""

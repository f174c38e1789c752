"""The illustrator: draws the games' pictures as plain SVG, from code and seeds.

Nothing here is used by the program itself; `scripts/illustrate` runs it and its output is committed below
`assets/<game>/`. `catacombes` draws À la conquête des catacombes; all else is Caveloot's, from the ground up:

- `paths`     outlines to path data: curves with corners, polygons, lenses, wedges, brush strokes
- `inks`      the six tones, the light and the accent of each region and deck
- `document`  path data to SVG elements: fills, strokes, clips, the three flats of one light
- `scenery`   the parts every landscape shares: sky, disc, clouds, ridges, mist, ground, water
- `coast`, `ships`, `houses`, `woods`, `mountains`   what stands in the regions
- `landscapes`  the compositions of the four regions
- `caves`     the cave mouths and the panel corners
- `grounds`, `emblems`, `backs`  vitrines, power decks, card backs
- `symbols`   the one-colour signs on a grid of 24
- `motifs`    the subjects of the cards
- `catalogue` every drawing by the path of its file

Only paths with one flat fill or one constant stroke, even-odd holes, translate/scale/rotate and clip paths
of one path are used, so that every drawing engine shows the same picture.
"""

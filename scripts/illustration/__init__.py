"""The illustrator: draws the games' pictures as plain SVG, from code and seeds. README.md tells how.

Only paths with one flat fill or one constant stroke, even-odd holes, translate/scale/rotate and clip paths
of one path are used, so that every drawing engine shows the same picture.
"""

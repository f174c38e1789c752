"""The second engine: every face is drawn by CairoSVG, too, and what differs is told.

Of the first drawing only the places of letters within their lines are taken over: CairoSVG cannot set text. All else is
read anew from the face: the cascade, the boxes, the fits, the words, the colours.
"""

from .check import CrossCheck, cross_check

__all__ = ["CrossCheck", "cross_check"]

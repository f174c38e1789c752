"""Card and layout → face: one side of one card as SVG text. Pure: the same card and layout give the same text."""

from .face import CardFaces, Face, Side
from .marks import Revising
from .render import FaceRenderer, distinct, is_crossed_out
from .resizing import resized

__all__ = ["CardFaces", "Face", "FaceRenderer", "Revising", "Side", "distinct", "is_crossed_out", "resized"]

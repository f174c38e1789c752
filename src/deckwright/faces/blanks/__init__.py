"""Faces to fill in: what a card's fields would print is taken out, and room is left where the layout has it."""

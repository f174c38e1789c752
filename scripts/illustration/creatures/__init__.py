"""Beasts and what is no beast, each a whole subject in a box of 100."""

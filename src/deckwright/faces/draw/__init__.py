"""Faces drawn, one by one or many to a file, and kept for the next time."""

"""Lengths, shapes, problems, files: what knows nothing of cards."""

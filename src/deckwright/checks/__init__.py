"""Drawn faces → what a print shop, a player or a second engine would object to."""

"""Tabletop Simulator: deck sheets whose cells never move, and the JSON of a saved object."""

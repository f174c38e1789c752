"""Makers who print on demand: pictures of exact pixels, or a page for every card in the order that they ask for."""

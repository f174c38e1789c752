"""Clips, masks and filters."""

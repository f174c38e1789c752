"""Finished pictures on sheets."""
